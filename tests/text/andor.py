"""Andor with a legend that says what the four others do not, and moments that chance games hardly ever reach."""

from __future__ import annotations

import shutil
import tempfile
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path

import tablee
from tablee.core.game import Game

LEGEND = """
legend = "T"
format = 1
face = "village"
title = { fr = "Le conte du hasard", en = "The tale of chance" }
start = 401
rules = { cave_transform = true }
victory = ["watch"]

[merchants]
422 = ["falcon", "gourd", "spyglass"]

[creatures.shade]
figure = "myrk"
sp = 4
wp = 6
dice = [[1, 1, "black"]]
step = "gor"
reward = { wp = 3, sp = 1 }
name = { fr = "Ombre", en = "Shade" }

[[cards]]
id = "A1"
when = "start"
title = { fr = "Le pari", en = "The wager" }
text = { fr = "Rien n'est sûr.", en = "Nothing is certain." }
do = [
    { objective = { id = "home", kind = "defend" } },
    { objective = { id = "watch", kind = "survive", letter = "D" } },
    { snow = { spaces = [406, 410], pool = { gem = 1, snowstorm = 1 } } },
    { ice = { pool = { snowstorm = 2, gem = 1 } } },
    { follower = { id = "takota", at = 403, on_caught = "lose" } },
    { spawn = { creature = "shade", at = 411, tag = "shade" } },
    { spawn = { creature = "gor", at = 406 } },
    { give = { to = "choose", plant = "black" } },
    { give = { to = "lowest_rank", object = "askimar_blade" } },
    { star = { letter = "C", card = "S1" } },
]

[[cards]]
id = "B1"
when = { letter = "B" }
title = { fr = "Deux chemins", en = "Two ways" }
text = { fr = "À vous de choisir.", en = "The choice is yours." }
do = [
    { choose = { by = "group", options = [
        { title = { fr = "Attendre", en = "Wait" }, do = [{ amend = { objective = "watch", letter = "E" } }, { cold = { active = false } }] },
        { title = { fr = "Oser", en = "Dare" }, do = [{ roll = { die = "black", table = { "6-8" = [{ modify = { tag = "shade", sp = 2 } }], "10-12" = [{ defence = { add = 1 } }] } } }] },
    ] } },
]

[[cards]]
id = "S1"
when = "manual"
title = { fr = "Le dé roule", en = "The die rolls" }
text = { fr = "Il roule encore.", en = "It is still rolling." }
do = [
    { roll = { die = "red", table = { "1-3" = [{ rule = { fires = false, barter = false, stone_step_wp = 2 } }], "4-6" = [{ remove = { token = "takota" } }, { link = { a = 402, b = 447 } }] } } },
]
"""


@lru_cache
def game() -> Game:
    """The game with one more legend, read from a folder as anybody can make one."""
    with tempfile.TemporaryDirectory(prefix="tablee-") as name:
        folder = Path(name) / "andor"
        with as_file(files("tablee.games.andor") / "data") as data:
            shutil.copytree(data, folder)
        (folder / "legend_t.toml").write_text(LEGEND, encoding="utf-8")
        return tablee.load("andor", name)
