"""Chapter 21: honour, and the King's Champion."""

import pytest

from tests.rules.defenders.table import BOX, GAME, Table, day, fresh

DEALT = ("amulet_of_the_gods", "boots_of_speed", "helm_of_power", "war_banner_of_valor")
QUESTS = [quest for quest in BOX.quests if quest not in DEALT]


def ending(*honours: tuple[int, int], champion: bool = True) -> tuple[Table, list[str]]:
    """A game lost by a general in the city; completed quests and kills of each seat."""
    heroes = ("rogue", "paladin", "ranger", "wizard")[: len(honours)]
    table = day(*heroes, generals={"balazarg": {"step": 3}}, options={"champion": champion})
    at = 0
    for seat, (quests, kills) in enumerate(honours):
        table.patch(**{f"p{seat}": {"completed": QUESTS[at : at + quests], "unused": [], "kills": kills}})
        at += quests
    return table, table.night("ds11")


@pytest.mark.rule("DOR-21.1", "DOR-21.2", "DOR-21.3")
def test_honour_is_quests_and_generals() -> None:
    table, log = ending((6, 2), (4, 1), (5, 0), (3, 1))
    assert table.ended == "loss_general"
    assert log[-5:] == [
        "honour seat=0 quests=6 generals=2",
        "honour seat=1 quests=4 generals=1",
        "honour seat=2 quests=5 generals=0",
        "honour seat=3 quests=3 generals=1",
        "champion seat=0 honour=8",
    ]
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (8, 5, 5, 4)
    assert outcome.winners == ()  # the common result stays what it is
    assert outcome.cause == "loss_general"
    assert GAME.view(table.state, 2)["champions"] == [0]


@pytest.mark.rule("DOR-21.2")
@pytest.mark.parametrize(
    ("honours", "champions"),
    [
        (((3, 1), (4, 0)), [1]),  # a tie: more quests
        (((4, 0), (3, 1)), [0]),
        (((3, 1), (3, 1)), [0, 1]),  # shared
        (((0, 0), (0, 0)), []),  # nobody without any honour
        (((2, 2), (3, 0)), [0]),
    ],
)
def test_ties(honours: tuple[tuple[int, int], ...], champions: list[int]) -> None:
    table, log = ending(*honours)
    assert GAME.view(table.state, None)["champions"] == champions
    told = [line for line in log if line.startswith("champion")]
    assert [line.split()[1] for line in told] == [f"seat={seat}" for seat in champions]


@pytest.mark.rule("DOR-19.6", "DOR-21.3")
def test_a_table_may_play_without_a_champion() -> None:
    table, log = ending((2, 1), (1, 0), champion=False)
    assert not [line for line in log if line.startswith(("honour", "champion"))]
    assert GAME.view(table.state, None)["champions"] == []
    assert fresh(2).dump["options"]["champion"] is True


@pytest.mark.rule("DOR-21.4")
def test_each_hero_has_a_score_of_its_own() -> None:
    table, _ = ending((1, 0), (2, 1), (0, 1))
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (1, 3, 1)


@pytest.mark.rule("DOR-21.3", "DOR-1.1")
def test_the_champion_of_a_victory_wins_no_more_than_the_others() -> None:
    dead = {name: {"life": 0} for name in ("gorgutt", "sapphire", "varkolak")}
    table = day("dwarf", "rogue", at="raven_forest", generals={"balazarg": {"step": 1, "life": 1}, **dead})
    table.patch(
        p0={"hand": ["orc_valley_gate"], "kills": 1}, p1={"kills": 2, "completed": ["raids"], "unused": []}
    )
    table.play("0: attack", "0: card orc_valley_gate")
    table.dice(6)
    table.play("0: roller 1")
    log = table.dice(4)
    assert log[-1] == "champion seat=1 honour=3"
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.cause) == ((0, 1), (2, 3), "won")
