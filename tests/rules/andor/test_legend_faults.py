"""All faults of legend files at once, as `tablee content check` tells them (AND-26.2)."""

import copy
import re
import shutil
from importlib.resources import as_file
from pathlib import Path
from typing import Any

import pytest
import yaml

from tablee.cli import main
from tablee.content import ContentError
from tablee.core.rng import Rng
from tablee.games import data_folder, faults, load
from tests.rules.andor.stories import FILE, load_text
from tests.rules.andor.test_legend_files import FAULTS, GOOD, HERE

ELSE = ("nobody knows needs a name", "no card is read for the face bone", "1 to 6 options are possible")
"""What the files with one fault have wrong besides, for brevity."""
LINE = re.compile(r"legend_own\.yaml, line (\d+): (.*)")
WRONG = """\
legend: OWN
format: 1
face: village
title: {fr: a, en: b}
start: 401
rules: {sunshine: true}
victory: [goal, road]
merchants: {423: [gourd], 422: [gem]}
creatures: {}
cards:
- id: A
  when: start
  title: {fr: a}
  text: {fr: a, en: b}
  do:
  - objective: {id: goal, kind: visit, space: 13}
  - spawn: {creature: dragon, at: [415, 499, 401]}
  - objective: {id: fangs, kind: defeat, creature: gor, count: 3}
  - spawn: {creature: gor, at: {2: [415], 3: [415], 4: [415, 430, 600]}}
  - choose:
      by: moon
      options:
      - {title: {fr: a, en: b}, do: [{objective: {id: road, kind: visit, space: 404}}]}
      - {title: {fr: a, en: b}, do: [{dance: {}}]}
- id: S
  when: {noon: 1}
  title: {fr: a, en: b}
  text: {fr: a, en: b}
  do:
  - place: {token: fire, at: [402, 403, 404, 405, 406, 407, 408], face: blue}
  - place: {token: fire, at: 409}
  - star: {letter: Z, card: M}
- id: M
  when: manual
  title: {fr: a, en: b}
  text: {fr: a, en: b}
  do: []
- id: N
  when: manual
  title: {fr: a, en: b}
  text: {fr: a, en: b}
  do: []
- id: F
  when: {flag: [pepper]}
  title: {fr: a, en: b}
  text: {fr: a, en: b}
  do: []
"""
WRONG_LINES = [
    (6, "rules.sunshine: unknown rule"),
    (7, "victory.2: this objective is announced in one branch of a choice only"),
    (8, "merchants.422.1: 'gem' is no object"),
    (8, "merchants.423: 423 is not a merchant space"),
    (13, "cards.A.title: 'en' is missing"),
    (16, "cards.A.do.1.objective.space: space 13 is not on the village face"),
    (17, "cards.A.do.2.spawn.at.2: space 499 is not on the village face"),
    (17, "cards.A.do.2.spawn.at: space 401 has no arrow"),
    (17, "cards.A.do.2.spawn.creature: 'dragon' is no creature"),
    (19, "cards.A.do.4.spawn.at.4.3: space 600 is not on the village face"),
    (21, "cards.A.do.5.choose.by: 'moon' is no voice"),
    (24, "cards.A.do.5.choose.options.2.do.1.dance: unknown effect"),
    (26, "cards.S.when.noon: unknown trigger"),
    (30, "cards.S.do.1.place.face: 'blue' is no side of a fire"),
    (30, "cards.S.do.1: there are only 6 fires"),
    (32, "cards.S.do.3.star.letter: 'Z' is no letter"),
    (39, "cards.N.when: no card calls N: N is never read"),
    (44, "cards.F.when.flag.1: 'pepper' is no flag that a card sets"),
]
"""Whether too few gors come cannot be told while the dragon may be one of them."""


def all_faults(tmp_path: Path, **files: str) -> list[str]:
    """What is wrong with a content folder that has these legend files and no others."""
    target = tmp_path / "andor"
    with as_file(data_folder("andor")) as source:
        shutil.copytree(source, target, dirs_exist_ok=True)
    for file in target.glob("legend_*"):
        file.unlink()
    for name, text in files.items():
        (target / f"legend_{name}.yaml").write_text(text, encoding="utf-8")
    return faults("andor", tmp_path)


@pytest.mark.rule("AND-26.2")
def test_every_fault_of_a_file_is_told_with_its_line(tmp_path: Path) -> None:
    told = [LINE.fullmatch(line) for line in all_faults(tmp_path, own=WRONG)]
    lines = [(int(one[1]), one[2]) for one in told if one]
    assert len(lines) == len(told)
    assert [line for line, _ in lines] == [line for line, _ in WRONG_LINES]
    for (_, found), (_, expected) in zip(sorted(lines), WRONG_LINES, strict=True):
        assert found.startswith(expected)


@pytest.mark.rule("AND-26.2")
def test_loading_stops_at_the_first_fault() -> None:
    with pytest.raises(ContentError, match=r"legend_own\.yaml, line \d+: ") as caught:
        load_text(WRONG)
    assert "\n" not in str(caught.value)


@pytest.mark.rule("AND-26.2")
@pytest.mark.parametrize("name", FAULTS)
def test_a_single_fault_brings_no_others_with_it(name: str, tmp_path: Path) -> None:
    text, message = FAULTS[name]
    told = [LINE.fullmatch(line) for line in all_faults(tmp_path, own=text)]
    lines = [number for number, line in enumerate(text.splitlines(), 1) if HERE in line]
    assert any(one and message in one[2] for one in told)
    assert all(one and int(one[1]) in lines for one in told)
    number_free = [re.sub("with [234] heroes", "with 2 heroes", one[2]) for one in told if one]
    message = message.replace("with 4 heroes", "with 2 heroes")
    assert [line for line in number_free if message not in line and not line.endswith(ELSE)] == []


def test_faults_of_several_files_and_of_one_that_is_no_yaml(tmp_path: Path) -> None:
    found = all_faults(
        tmp_path,
        a=GOOD.replace("start: 401", "start: 14"),
        b="legend: [",
        c=GOOD.replace("format: 1", "format: 1\nformat: 2"),
    )
    assert [line.split(": ")[0] for line in found] == [
        "legend_a.yaml, line 5",
        "legend_b.yaml, line 1",
        "legend_c.yaml, line 1",
        "legend_c.yaml, line 3",
    ]
    assert "there are two legends OWN" in found[2]
    assert all_faults(tmp_path, own=GOOD) == []


def test_the_command_tells_them_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    all_faults(tmp_path, own=GOOD.replace("start: 401", "start: 14").replace("space: 402", "space: 13"))
    assert main(["content", "check", str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert [line.split(": ")[1] for line in said.err.splitlines()] == [
        f"{FILE}, line 5",
        f"{FILE}, line 16",
        "andor",
    ]
    assert said.err.endswith("tablee: andor: 2 faults\n")


JUNK = [
    None,
    True,
    -1,
    7,
    401,
    "",
    "x",
    "gor",
    "here",
    "manual",
    [],
    {},
    [1],
    ["x"],
    {"2": 1, "3": 2, "4": 3},
]


def spoil(data: Any, rng: Rng) -> None:
    """Take something out of a legend, or put nonsense or another part in its place."""
    ways: list[tuple[Any, Any]] = []
    open_ends: list[Any] = [data]
    while open_ends:
        node = open_ends.pop()
        for key in list(node) if isinstance(node, dict) else range(len(node)):
            ways.append((node, key))
            if isinstance(node[key], (dict, list)):
                open_ends.append(node[key])
    node, key = ways[rng.below(len(ways))]
    other, at = ways[rng.below(len(ways))]
    act = rng.below(3)
    if act == 0:
        del node[key]
    else:
        node[key] = copy.deepcopy(JUNK[rng.below(len(JUNK))] if act == 1 else other[at])


@pytest.mark.rule("AND-26.2")
@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_wrong_is_found_both_ways(seed: int, tmp_path: Path) -> None:
    """The error of loading is one of the faults that are told, and there are none where loading works."""
    rng = Rng(seed)
    data = yaml.safe_load((Path(__file__).parent / "legend_bell.yaml").read_text(encoding="utf-8"))
    for _ in range(1 + seed % 4):
        spoil(data, rng)
    found = all_faults(tmp_path, own=yaml.safe_dump(data, allow_unicode=True, sort_keys=False))
    if not found:
        assert load("andor", tmp_path).id == "andor"
        return
    with pytest.raises(ContentError) as caught:
        load("andor", tmp_path)
    assert str(caught.value) in found
