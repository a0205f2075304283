"""Chapter 1: what the number of guardians and the difficulty fix, and the odds of decks nobody shuffled."""

from fractions import Fraction

import pytest

from tablee.core.game import BadOption
from tablee.core.state import CHANCE
from tablee.games.runemasters.setup import recommended_elder
from tests.rules.runemasters.table import FOUR, GAME, PATHS, Table

DIFFICULTIES = {
    "initiation": (3, 1, 1),
    "novice": (2, 2, 1),
    "guardian_level": (1, 3, 1),
    "hero": (0, 4, 1),
    "legend": (0, 5, 0),
}
POSITIVE = ["guardian_angel", "pavise", "transcendence", "mana_healing", "swiftness"]
NEGATIVE = ["mana_drain", "hardened", "poison", "arrow_rain", "hex"]


def choose_and_face(seats: int) -> Table:
    """A game at its first card."""
    table = Table(seats)
    table.play(*(f"{seat}: choose {FOUR[seat]}" for seat in range(seats)))
    table.play(*(f"{seat}: face {PATHS[seats][seat]}" for seat in range(seats)))
    return table


def shares(odds: dict[str, int]) -> dict[str, Fraction]:
    return {outcome: Fraction(weight, sum(odds.values())) for outcome, weight in odds.items()}


def values(data: object) -> list[object]:
    """All values of nested data, without the keys."""
    if isinstance(data, dict):
        return [value for item in data.values() for value in values(item)]
    if isinstance(data, list):
        return [value for item in data for value in values(item)]
    return [data]


@pytest.mark.rule("RUN-1.1", "RUN-1.8", "RUN-1.9", "RUN-1.10", "RUN-1.14", "RUN-1.15", "RUN-1.16")
@pytest.mark.parametrize(
    ("seats", "paths", "temple", "deck"),
    [
        (2, ["red", "blue", "yellow", "green"], 6, 14),
        (3, ["red", "blue", "green"], 4, 20),
        (4, ["red", "blue", "yellow", "green"], 4, 25),
    ],
)
def test_what_the_number_of_guardians_fixes(seats: int, paths: list[str], temple: int, deck: int) -> None:
    table = choose_and_face(seats)
    dump = GAME.dump(table.state)
    assert list(dump["monsters"]) == paths
    assert dump["temple"] == temple
    assert dump["deck"] == deck  # Dawn included
    for card in ("troll_red", "troll_blue", "troll_green"):
        table.play(f"chance: draw {card}")
    assert table.state.deck == deck - 3
    assert len(table.state.guardian) == seats


@pytest.mark.rule("RUN-1.14", "RUN-1.15", "RUN-1.16")
def test_odds_of_the_first_card() -> None:
    four = choose_and_face(4).odds()
    assert len(four) == 32
    assert set(four.values()) == {1}
    three = choose_and_face(3).odds()
    assert len(three) == 25
    assert set(three.values()) == {1}
    assert not [card for card in three if "yellow" in card]
    two = shares(choose_and_face(2).odds())
    assert len(two) == 20
    dragons = [card for card in two if "dragon" in card]
    assert len(dragons) == 4
    assert {two[card] for card in dragons} == {Fraction(1, 4 * 17)}
    assert {two[card] for card in two if "dragon" not in card} == {Fraction(1, 17)}
    kinds = {card.split()[1].split("_")[0] for card in two}
    assert kinds == {"shadow", "archer", "troll", "werewolf", "dragon"}


@pytest.mark.rule("RUN-1.16")
def test_with_two_guardians_one_dragon_of_unknown_colour() -> None:
    table = choose_and_face(2)
    table.play("chance: draw troll_red", "chance: draw shadow_blue")
    left = shares(table.odds())
    assert left["draw dragon_red"] == Fraction(1, 4 * 15)
    assert left["draw troll_blue"] == Fraction(1, 15)
    table.play("chance: draw dragon_green")
    table.play("0: elder kulak", "chance: event hex")
    left = shares(table.odds())
    assert not [card for card in left if "dragon" in card]
    assert set(left.values()) == {Fraction(1, 14)}


@pytest.mark.rule("RUN-1.17", "RUN-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dawn_is_equally_likely_to_be_any_of_the_last_four_cards(seats: int) -> None:
    table = choose_and_face(seats)
    for card in ("troll_red", "troll_blue", "troll_green"):
        table.play(f"chance: draw {card}")
    table.play("0: elder kulak", "chance: event all_calm")
    reached = Fraction(1)
    dawn: list[Fraction] = []
    for cards_left in (22, 11, 5, 4, 3, 2, 1):
        table.state.deck = cards_left
        odds = shares(table.odds())
        monsters = [share for card, share in odds.items() if card != "draw dawn"]
        assert len(set(monsters)) == (0 if cards_left == 1 else 2 if seats == 2 else 1)
        if cards_left > 4:
            assert "draw dawn" not in odds
            continue
        assert odds["draw dawn"] == Fraction(1, cards_left)
        dawn.append(reached * odds["draw dawn"])
        reached *= 1 - odds["draw dawn"]
    assert dawn == [Fraction(1, 4)] * 4


@pytest.mark.rule("RUN-1.17", "RUN-3.10")
@pytest.mark.parametrize(("seats", "first", "last"), [(2, 8, 11), (3, 14, 17), (4, 19, 22)])
def test_turns_in_which_dawn_may_come(seats: int, first: int, last: int) -> None:
    table = choose_and_face(seats)
    for card in ("troll_red", "troll_blue", "troll_green"):
        table.play(f"chance: draw {card}")
    table.play("0: elder kulak")
    s = table.state
    possible: list[int] = []
    while not s.is_over():
        table.clear()
        if s.asked(CHANCE):
            legal = table.legal(CHANCE)
            if "draw dawn" in legal:
                possible.append(s.turn)
            table.play("chance: event hex" if "event hex" in legal else f"chance: {legal[0]}")
        else:
            table.play(f"{s.to_act()[0]}: end")
    assert possible == list(range(first, last + 1))
    assert s.deck == 0


@pytest.mark.rule("RUN-1.22", "RUN-1.24", "RUN-13.1")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_event_deck_of_a_difficulty(difficulty: str) -> None:
    """Five reveals use up exactly the cards of each sign; the odds are those of a shuffled deck."""
    left = dict(zip(["positive", "negative", "neutral"], DIFFICULTIES[difficulty], strict=True))
    signs = {"positive": POSITIVE[:], "negative": NEGATIVE[:], "neutral": ["all_calm"]}
    table = Table(4, difficulty)
    table.set_up()
    s = table.state
    played: list[str] = []
    while len(played) < 5:
        expected = {
            f"event {event}": Fraction(left[sign], sum(left.values()) * len(events))
            for sign, events in signs.items()
            for event in events
            if left[sign]
        }
        assert shares(table.odds()) == expected
        assert sum(s.events_left) == 5 - len(played)
        event = next(iter(expected)).removeprefix("event ")
        sign = next(sign for sign, events in signs.items() if event in events)
        left[sign] -= 1
        signs[sign].remove(event)
        played.append(event)
        table.play(f"chance: event {event}")
        assert s.event_pool.odds[GAME.box.events.index(event)] == 0
        if event == "guardian_angel":
            table.play("0: angel kulak")
        finish_round(table, len(played))
    assert left == {"positive": 0, "negative": 0, "neutral": 0}
    assert s.events_left == [0, 0, 0]
    assert [GAME.box.events[event] for event in s.events_played] == played
    assert s.round == 6
    assert GAME.box.events[s.event] == "all_calm"
    assert table.legal(CHANCE)[0].startswith("draw ")


def finish_round(table: Table, number: int) -> None:
    """Play turns without actions until the next event or, after the last one, the next turn."""
    s = table.state
    while s.round == number:
        table.clear()
        if s.asked(CHANCE):
            table.play(f"chance: {table.legal(CHANCE)[0]}")
        else:
            seat = s.to_act()[0]
            table.play(f"{seat}: end")


@pytest.mark.rule("RUN-1.23")
def test_unselected_events_have_no_identity() -> None:
    """Which events were not selected is nowhere in the state: two games differ only by what was revealed."""
    table = Table(4, "initiation")
    table.set_up()
    dump = GAME.dump(table.state)
    assert dump["events_played"] == []
    told = values(dump) + values(GAME.view(table.state, 0))
    assert "all_calm" in told  # the search finds an event where one is told
    assert not set(told) & set(POSITIVE + NEGATIVE)
    assert GAME.view(table.state, None)["event_deck"] == 5


@pytest.mark.rule("RUN-1.6", "RUN-1.7", "RUN-13.2", "RUN-D1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_start_of_the_ultimates(difficulty: str, seats: int) -> None:
    normal = 2 if difficulty == "initiation" else 1
    for option, space in ((None, normal), ("default", normal), ("1", 1), ("2", 2), (1, 1), (2, 2)):
        options: dict[str, object] = {"difficulty": difficulty}
        if option is not None:
            options["ultimate_start"] = option
        s = GAME.setup(options, seats)
        assert s.ultimate == [space] * seats
        assert s.uses == [0] * seats
        assert GAME.dump(s)["options"] == {"difficulty": difficulty, "ultimate_start": space}


@pytest.mark.rule("RUN-1.4", "RUN-1.5")
def test_life_and_mana_at_the_start() -> None:
    table = Table(4)
    table.set_up()
    assert table.state.life == [4, 4, 4, 4]
    assert table.state.mana == [4, 4, 4, 4]


@pytest.mark.rule("RUN-D1", "RUN-1.1", "RUN-13.5")
def test_options_of_a_game() -> None:
    assert [(option.id, option.values, option.default) for option in GAME.options] == [
        ("difficulty", ("initiation", "novice", "guardian_level", "hero", "legend"), "initiation"),
        ("ultimate_start", ("default", "1", "2"), "default"),
    ]
    assert list(GAME.seats) == [2, 3, 4]
    assert GAME.cooperative


@pytest.mark.rule("RUN-D1", "RUN-13.1", "RUN-13.5")
@pytest.mark.parametrize(
    ("options", "seats", "message"),
    [
        ({}, 1, "runemasters cannot be played with 1 seat: choose 2 to 4"),
        ({}, 5, "runemasters cannot be played with 5 seats: choose 2 to 4"),
        ({}, 0, "runemasters cannot be played with 0 seats: choose 2 to 4"),
        (
            {"difficulty": "easy"},
            4,
            "option difficulty of runemasters cannot be 'easy': "
            "choose initiation, novice, guardian_level, hero, legend",
        ),
        (
            {"ultimate_start": 3},
            4,
            "option ultimate_start of runemasters cannot be '3': choose default, 1, 2",
        ),
        ({"colour": "red"}, 4, "runemasters has no option 'colour'; known: difficulty, ultimate_start"),
    ],
)
def test_impossible_options(options: dict[str, object], seats: int, message: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.setup(options, seats)
    assert str(error.value) == message


@pytest.mark.rule("RUN-1.21", "RUN-D4")
@pytest.mark.parametrize(
    ("seats", "first", "elder"),
    [
        (4, "troll_red", "kulak"),
        (4, "troll_yellow", "ismoros"),
        (4, "troll_green", "neltai"),
        (3, "troll_green", "ismoros"),
        (2, "troll_blue", "kyreas"),
        (2, "troll_green", "kulak"),  # nobody faces it: the first seat
    ],
)
def test_recommended_elder(seats: int, first: str, elder: str) -> None:
    table = choose_and_face(seats)
    table.play(f"chance: draw {first}", "chance: draw werewolf_blue", "chance: draw werewolf_red")
    assert table.state.guardian[recommended_elder(table.state)] == GAME.domains["guardian"].index[elder]
    decision = GAME.decision(table.state, 0)
    assert decision is not None
    assert decision.suggested == GAME.space.parse(f"elder {elder}")
    assert (decision.kind, decision.rule, decision.about) == ("choose_elder", "RUN-D4", {"guardian": "kulak"})
    assert len(decision.choices) == seats  # a recommendation, not a rule: anybody may be named


@pytest.mark.rule("RUN-D2", "RUN-D3", "RUN-D6")
def test_questions_of_the_set_up() -> None:
    table = Table(2)
    first = GAME.decision(table.state, 0)
    assert first is not None
    assert (first.kind, first.rule, first.about, first.suggested) == ("choose_guardian", "RUN-D2", {}, None)
    assert first.choices[2].targets == (("guardian", "kulak"),)
    assert GAME.decision(table.state, 1) is None
    table.play("0: choose kulak", "1: choose neltai")
    second = GAME.decision(table.state, 0)
    assert second is not None
    assert (second.kind, second.rule, second.about) == ("choose_path", "RUN-D3", {"guardian": "kulak"})
    table.play("0: face red", "1: face green")
    table.play(*(f"chance: draw {card}" for card in ("troll_red", "troll_blue", "troll_green")))
    table.play("0: elder neltai", "chance: event hex", "chance: draw shadow_red", *["chance: roll red"] * 4)
    third = GAME.decision(table.state, 1)
    assert third is not None
    assert (third.kind, third.rule, third.about) == ("actions", "RUN-D6", {"guardian": "neltai"})
    assert third.suggested is None


@pytest.mark.rule("RUN-1.2", "RUN-1.3", "RUN-1.11")
def test_each_guardian_at_most_once_and_in_seat_order() -> None:
    """Every order of guardians is possible; the seats are asked one after the other, twice round."""
    table = Table(4)
    asked: list[int] = []
    for _ in range(8):
        seat = table.state.to_act()[0]
        assert table.state.to_act() == [seat]
        asked.append(seat)
        table.play(f"{seat}: {table.legal(seat)[-1]}")
    assert asked == [0, 1, 2, 3, 0, 1, 2, 3]
    assert table.state.guardian == [3, 2, 1, 0]
    assert table.state.place == [3, 2, 1, 0]
    assert table.state.at == [3, 2, 1, 0]
    assert table.state.to_act() == [CHANCE]


@pytest.mark.rule("RUN-1.2")
@pytest.mark.parametrize("guardian", FOUR)
def test_a_second_one_is_refused(guardian: str) -> None:
    """Each of the four, the first and the last of the list too, is refused by the rule that says why."""
    table = Table(2)
    taken = GAME.space.parse(f"choose {guardian}")
    assert table.state.explain(0, taken) == ""
    table.play(f"0: choose {guardian}")
    assert table.state.explain(1, taken) == "RUN-1.2"
    assert f"choose {guardian}" not in table.legal(1)


@pytest.mark.rule("RUN-1.4")
def test_nothing_is_shown_before_a_guardian_is_chosen() -> None:
    """A seat has no life and no mana, and nobody alive, until it takes its guardian: then both are full."""
    table = Table(2)

    def shown() -> list[tuple[str | None, int, int, bool]]:
        seats = GAME.view(table.state, 0)["guardians"]
        return [(seat["id"], seat["life"], seat["mana"], seat["alive"]) for seat in seats]

    assert shown() == [(None, 0, 0, False)] * 2
    table.play("0: choose ismoros")
    assert shown() == [("ismoros", 4, 4, True), (None, 0, 0, False)]


@pytest.mark.rule("RUN-R22", "RUN-R24")
def test_guardians_count_and_their_number_changes_nothing_else() -> None:
    """The same difficulty gives the same events and the same guardians, be they 2, 3 or 4."""
    for difficulty in DIFFICULTIES:
        starts = [GAME.setup({"difficulty": difficulty}, seats) for seats in (2, 3, 4)]
        assert [s.events_left for s in starts] == [list(DIFFICULTIES[difficulty])] * 3
        assert [set(s.ultimate) for s in starts] == [{starts[0].ultimate_start}] * 3
        assert [GAME.box.events[s.event] for s in starts] == ["all_calm"] * 3
        for s in starts:
            for seat in range(s.seats):
                s.apply(seat, GAME.space.parse(f"choose {FOUR[seat]}"))
            assert set(s.life) == set(s.mana) == {4}
