"""What a seat sees as numbers, and the package without its libraries."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.adapters import Seen, TextEncoder, VectorEncoder, pettingzoo_env
from tablee.adapters.encoding import LIMIT, BadEncoder, facts
from tablee.core.rng import Rng

VIEW: dict[str, Any] = {
    "round": 3,
    "frozen": False,
    "open": True,
    "first": None,
    "discard": ["troll", "imp", "troll"],
    "cell": [0, -1],
    "players": [{"seat": 0, "coin": 2}, {"seat": 1, "coin": 7, "hero": "mage"}],
    "text": {"en": "The end", "fr": "La fin"},
}
SEEN = Seen(1, 2, "choose", {"other": "1"}, VIEW)


def test_facts_have_the_names_that_are_documented():
    assert facts(SEEN) == [
        ("seat=1", 1),
        ("seats=2", 1),
        ('kind="choose"', 1),
        ('about.other="1"', 1),
        ("view.round", 3),
        ("view.frozen", 0),
        ("view.open", 1),
        ("view.first=null", 1),
        ('view.discard[0]="troll"', 1),
        ('view.discard[]="troll"', 1),
        ('view.discard[1]="imp"', 1),
        ('view.discard[]="imp"', 1),
        ('view.discard[2]="troll"', 1),
        ('view.discard[]="troll"', 1),
        ("view.cell[0]", 0),
        ("view.cell[1]", -1),
        ("view.players[0].seat", 0),
        ("view.players[0].coin", 2),
        ("view.players[1].seat", 1),
        ("view.players[1].coin", 7),
        ('view.players[1].hero="mage"', 1),
        ("me.seat", 1),
        ("me.coin", 7),
        ('me.hero="mage"', 1),
    ]


def test_chances_of_a_view_are_numbers_too():
    assert ("view.odds", 0.25) in facts(Seen(0, 1, "", {}, {"odds": 0.25}))


def test_a_vector_is_the_sum_of_its_facts_with_signs():
    encoder = VectorEncoder(64)
    expected = np.zeros(64)
    for name, value in facts(SEEN):
        place, sign = encoder._place(name)
        expected[place] += sign * value
    vector = encoder.encode(SEEN)
    assert vector.dtype == np.float32
    assert vector.tolist() == expected.tolist()
    assert encoder.space().contains(vector)


def test_places_are_the_same_on_every_machine():
    encoder = VectorEncoder()
    assert [encoder._place(name) for name in ("view.round", "me.coin")] == [(3378, 1.0), (2915, -1.0)]


def test_numbers_beyond_the_limit_are_cut():
    encoder = VectorEncoder(64)
    vector = encoder.encode(Seen(0, 1, "", {}, {"gold": 10**6}))
    assert np.abs(vector).max() == LIMIT
    assert encoder.space().contains(vector)


@pytest.mark.parametrize("game", tablee.games())
def test_vectors_tell_positions_apart_and_stay_far_below_the_limit(game):
    env = pettingzoo_env(game)
    rng = Rng(1)
    env.reset(seed=1)
    texts: dict[bytes, bytes] = {}
    vectors = set()
    while not any(env.terminations.values()):
        seen = env.playing.seen(env.playing.seat, env.view(env.agent_selection))
        vector = env.playing.encoder.encode(seen)
        assert np.abs(vector).max() < LIMIT / 5
        vectors.add(vector.tobytes())
        texts[TextEncoder().encode(seen).tobytes()] = vector.tobytes()
        env.step(rng.choice(env.infos[env.agent_selection]["legal"]))
    assert len(vectors) > 20
    assert len(vectors) == len(texts), "two things that look different have the same vector"


def test_a_text_reads_back():
    encoder = TextEncoder(1000)
    array = encoder.encode(SEEN)
    assert encoder.space().contains(array)
    assert encoder.decode(array) == {
        "seat": 1,
        "seats": 2,
        "kind": "choose",
        "about": {"other": "1"},
        "view": VIEW,
    }


def test_an_encoder_too_small_says_so():
    with pytest.raises(BadEncoder, match=r"takes \d+ bytes: a text of 100 is too short"):
        TextEncoder(100).encode(SEEN)
    with pytest.raises(BadEncoder, match="at least 2"):
        VectorEncoder(1)


WITHOUT = """
import sys
sys.modules[{library!r}] = None
import tablee
print("tablee")
try:
    import tablee.adapters
except {error} as error:
    print(error)
"""


@pytest.mark.parametrize("library", ["pettingzoo", "gymnasium", "numpy"])
@pytest.mark.parametrize("error", ["ImportError", "tablee.TableeError"])
def test_without_the_extra_one_line_says_what_to_install(library, error):
    code = WITHOUT.format(library=library, error=error)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False)
    assert done.stdout.splitlines() == [
        "tablee",
        f"tablee.adapters needs {library}: install the extra 'research', such as pip install '.[research]'",
    ], done.stderr
