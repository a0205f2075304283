"""The guide for authors of legends: its example is a legend, and it names the whole vocabulary."""

import re
from pathlib import Path

import pytest

from tablee.games.andor import legend_words
from tests.rules.andor.table import begun, own_legend

GUIDE = Path(__file__).parents[3] / "docs" / "legends.md"


def example() -> str:
    """The YAML of the worked example."""
    found = re.search(r"```yaml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.rule("AND-26.1", "AND-28.3")
def test_the_example_of_the_guide_can_be_played(tmp_path: Path) -> None:
    game = own_legend(tmp_path, example(), "legend_beacon.yaml")
    assert "BEACON" in game.box.legends
    table = begun("warrior", "mage", game=game, legend="BEACON")
    assert [objective["id"] for objective in game.view(table.state, 0)["objectives"]] == [
        "BEACON.home",
        "BEACON.beacon",
    ]
    assert game.names["fr"]["legend"]["BEACON"] == "Le Feu de garde"


def test_the_guide_names_the_whole_vocabulary() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    named = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"`([^`]*)`", text))))
    for words in (
        legend_words.TRIGGERS,
        legend_words.CONDITIONS,
        legend_words.EFFECTS,
        legend_words.OBJECTIVE_KINDS,
        legend_words.RULE_SWITCHES,
    ):
        spelled = {"defeat" if word == "loss" else word.removesuffix("_tranuk") for word in words}
        assert spelled - {"ally_bonus_great_warrior"} <= named


def test_the_choice_and_the_roll_of_the_guide_are_understood(tmp_path: Path) -> None:
    _, effects = re.findall(r"```yaml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    game = own_legend(tmp_path, example() + effects, "legend_beacon.yaml")
    table = begun("warrior", "mage", game=game, legend="BEACON").patch(letter="E")
    table.sunrise()
    table.play("0: option 1")
    assert table.objective("toll") == "open"
    table.dice(5)
    assert table.dump["letter"] == "G"
