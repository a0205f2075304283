"""Chapters 2, 3 and 9: rounds, obtaining tiles, preparing the next round."""

import pytest

from tablee.core.state import CHANCE
from tests.rules.glory.table import BOX, GAME, SLOTS, TILES, Table, last_turn, random_game, selecting

ALL_SEATS = (2, 3, 4, 5)
AGES = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 2, 8: 3, 9: 3, 10: 3}
"""The age of the new tiles of each round (TOG-9.5)."""


def fields(line: str) -> dict[str, str]:
    return dict(pair.split("=") for pair in line.split()[1:])


def kinds(lines: list[str]) -> list[str]:
    return [line.split()[0] for line in lines]


# Selection -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-3.1", "TOG-3.3", "TOG-D2", "TOG-2.2")
def test_selection_is_open_to_all_and_final() -> None:
    table = selecting(3)
    assert table.state.to_act() == [0, 1, 2]
    assert [table.kind(seat) for seat in range(3)] == ["select_card"] * 3
    assert table.play("1: select 6") == ["selected seat=1"]
    assert table.state.to_act() == [0, 2]
    assert table.refused(1, "select 5") == "TOG-2.3"
    assert table.legal(1) == []
    assert table.play("2: select 5") == ["selected seat=2"]
    assert table.play("0: select 6") == [
        "selected seat=0",
        "revealed seat=0 slot=6",
        "revealed seat=1 slot=6",
        "revealed seat=2 slot=5",
        "taken seat=0 tile=squire slot=6",
        "too-late seat=1 slot=6",
        "taken seat=2 tile=will_o_wisp slot=5",
    ]
    assert [table.player(seat)["card"] for seat in range(3)] == [6, 6, 5]


@pytest.mark.rule("TOG-3.1", "TOG-3.3")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_the_order_of_answers_does_not_matter(order: tuple[int, ...]) -> None:
    cards = (3, 3, 4, 3)
    table = selecting(4, first=2)
    table.play(*(f"{seat}: select {cards[seat]}" for seat in order))
    straight = selecting(4, first=2)
    straight.play(*(f"{seat}: select {cards[seat]}" for seat in range(4)))
    assert table.state.key() == straight.state.key()
    assert table.player(3)["taken"] == "were_ram"


@pytest.mark.rule("TOG-3.2", "TOG-D2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_cards_are_slots(seats: int) -> None:
    table = selecting(seats)
    for slot in range(1, 9):
        action = GAME.space.parse(f"select {slot}")
        legal = slot <= SLOTS[seats]
        assert (action in table.state.legal(0)) == legal
        assert table.state.explain(0, action) == ("" if legal else "TOG-3.2")
    for text in ("play", "surcharge potion", "take 1", "end"):
        assert table.refused(0, text) == "TOG-3.1"


@pytest.mark.rule("TOG-3.4", "TOG-2.3", "TOG-12.6")
@pytest.mark.parametrize("first", range(5))
def test_taking_goes_clockwise_from_the_holder(first: int) -> None:
    table = selecting(5, first=first)
    order = [(first + i) % 5 for i in range(5)]
    assert GAME.view(table.state, None)["order"] == order
    told = table.play(*(f"{seat}: select 8" for seat in range(5)))
    assert told[5:] == [
        *(f"revealed seat={seat} slot=8" for seat in order),
        f"taken seat={first} tile=sergeant slot=8",
        *(f"too-late seat={seat} slot=8" for seat in order[1:]),
    ]
    for i, seat in enumerate(order[1:]):
        assert table.state.to_act() == [seat]
        assert table.kind(seat) == "catch_up_take"
        assert table.legal(seat) == [f"take {slot}" for slot in range(i + 1, 8)]
        assert table.refused(seat, "take 8") == "TOG-3.7"
        assert table.refused(order[0], f"take {i + 1}") == "TOG-2.3"
        told = table.play(f"{seat}: take {i + 1}")
        assert told[0] == f"caught-up seat={seat} tile={TILES[i]} slot={i + 1}"
        assert (table.player(seat)["taken"], table.player(seat)["slot"]) == (TILES[i], i + 1)
    assert told[1:] == [f"token-given seat={order[1]}", f"turn-began seat={order[1]}"]


@pytest.mark.rule("TOG-3.4", "TOG-3.6")
def test_nobody_catches_up_when_all_took_a_tile() -> None:
    told = selecting(3).play("0: select 2", "1: select 3", "2: select 1")
    assert kinds(told)[-5:] == ["taken", "taken", "taken", "token-given", "turn-began"]


@pytest.mark.rule("TOG-3.5", "TOG-1.11")
def test_cards_come_back() -> None:
    table = last_turn(3, slots=["ogre", "troll", "ghost", None, None, None])
    assert table.player(0)["card"] == 1
    table.play("2: discard", *(f"chance: draw {t}" for t in ("market", "inn", "scholar", "key_ring", "imp")))
    assert table.state.round == 2
    assert [table.player(seat)["card"] for seat in range(3)] == [None] * 3
    assert [table.player(seat)["slot"] for seat in range(3)] == [None] * 3
    for seat in range(3):
        assert table.legal(seat) == [f"select {slot}" for slot in range(1, 7)]
    table.play("0: select 1", "1: select 2", "2: select 3")
    assert [table.player(seat)["taken"] for seat in range(3)] == ["ghost", "market", "inn"]


# The token -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-3.9", "TOG-3.10", "TOG-2.3", "TOG-4.1")
@pytest.mark.parametrize(
    ("first", "slots", "receiver"),
    [
        (0, (5, 4, 3, 2), 3),  # the smallest
        (0, (1, 4, 3, 2), 3),  # the holder has the smallest: the second smallest
        (3, (5, 4, 3, 2), 2),
        (3, (8, 1, 2, 3), 1),
        (1, (2, 8, 7, 6), 0),
        (2, (8, 7, 1, 6), 3),
    ],
)
def test_first_player_change(first: int, slots: tuple[int, ...], receiver: int) -> None:
    table = selecting(4, first=first)
    told = table.play(*(f"{seat}: select {slots[seat]}" for seat in range(4)))
    assert told[-2:] == [f"token-given seat={receiver}", f"turn-began seat={receiver}"]
    assert kinds(told).count("token-given") == 1
    assert table.state.first == receiver
    assert table.state.to_act() == [receiver]
    assert table.kind(receiver) == "turn_action"
    began = []
    for i in range(4):
        seat = (receiver + i) % 4
        assert table.state.to_act() == [seat]
        told = table.play(f"{seat}: discard", f"{seat}: open 0,0:0")
        assert f"turn-ended seat={seat}" in told
        began.append([line for line in told if line.startswith("turn-began")])
    assert began == [[f"turn-began seat={(receiver + i + 1) % 4}"] for i in range(3)] + [[]]


# Whole games -----------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "TOG-2.1",
    "TOG-2.2",
    "TOG-2.3",
    "TOG-2.4",
    "TOG-3.4",
    "TOG-3.9",
    "TOG-3.10",
    "TOG-3.11",
    "TOG-9.5",
    "TOG-10.1",
)
@pytest.mark.parametrize("options", [{}, {"quests": "yes"}, {"simultaneous_play": "yes"}])
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_ten_rounds_by_the_book(seats: int, options: dict[str, str]) -> None:
    log = random_game(seats, seed=10 * seats, **options).log
    starts = [i for i, line in enumerate(log) if line.startswith("round-began")]
    assert [log[i] for i in starts] == [f"round-began round={n}" for n in range(1, 11)]
    new_tiles = [line for line in log[: starts[0]] if line.startswith("tile-came")]
    assert len(new_tiles) == SLOTS[seats]
    holder = [int(fields(line)["seat"]) for line in log[: starts[0]] if line.startswith("token-given")][-1]
    for n, start in enumerate(starts, 1):
        end = starts[n] if n < 10 else len(log)
        assert {BOX.age[BOX.tiles.index(fields(line)["tile"])] for line in new_tiles} == {AGES[n]}
        holder = check_round(log[start:end], seats, holder, n, "simultaneous_play" in options)
        new_tiles = [line for line in log[start:end] if line.startswith("tile-came")]
        assert len(new_tiles) == (5 if n < 10 else 0)
        if n < 10:
            assert [fields(line)["slot"] for line in new_tiles] == [
                str(slot) for slot in range(SLOTS[seats] - 4, SLOTS[seats] + 1)
            ]


def check_round(log: list[str], seats: int, holder: int, number: int, simultaneous: bool) -> int:
    """Judge a round by its log alone; who holds the token at its end."""
    order = [(holder + i) % seats for i in range(seats)]
    seen = kinds(log)
    first_turn = seen.index("turn-began")
    over = log.index(f"play-ended round={number}")
    cards = {int(fields(line)["seat"]): fields(line)["slot"] for line in log if line.startswith("revealed")}
    assert list(cards) == order
    got: dict[int, int] = {}
    for line in log[:first_turn]:
        if line.startswith(("taken", "caught-up")):
            seat, slot = int(fields(line)["seat"]), int(fields(line)["slot"])
            assert seat not in got
            assert slot not in got.values()
            got[seat] = slot
            assert line.startswith("caught-up") or str(slot) == cards[seat]
    late = [seat for i, seat in enumerate(order) if cards[seat] in [cards[other] for other in order[:i]]]
    assert list(got) == [seat for seat in order if seat not in late] + late
    given = [int(fields(line)["seat"]) for line in log[:first_turn] if line.startswith("token-given")]
    receiver = min((slot, seat) for seat, slot in got.items() if seat != holder)[1]
    assert given == [receiver]
    assert receiver != holder
    assert seats > 2 or receiver == 1 - holder
    began = [int(fields(line)["seat"]) for line in log if line.startswith("turn-began")]
    side_by_side = list(range(seats))
    assert began == (side_by_side if simultaneous else [(receiver + i) % seats for i in range(seats)])
    played = [fields(line)["seat"] for line in log if line.startswith("turn-ended")]
    assert sorted(played) == [str(seat) for seat in range(seats)]
    for kind in ("swept", "slid", "tile-came"):
        assert kind not in seen[:over]
    dealt_with = [line for line in log[first_turn:over] if line.startswith(("discarded", "placed"))]
    assert len([line for line in dealt_with if "tile=q_" not in line]) == seats
    later = [int(fields(line)["seat"]) for line in log[first_turn:] if line.startswith("token-given")]
    return later[-1] if later else receiver


@pytest.mark.rule("TOG-2.1", "TOG-10.1", "TOG-R15", "TOG-R16")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_after_round_9_the_piles_are_empty_and_round_10_is_played(seats: int) -> None:
    table = random_game(seats, seed=3)
    assert table.state.round == 10
    assert table.state.piles == [0, 0, 0]
    last = table.log[table.log.index("round-began round=10") :]
    assert kinds(last).count("turn-ended") == seats
    assert not {"swept", "slid", "tile-came"} & set(kinds(last))
    left = [tile for tile in table.board() if tile is not None]
    assert len(left) == SLOTS[seats] - seats
    assert GAME.view(table.state, None)["ended"] == "scored"


# Preparation -----------------------------------------------------------------------------------------------


def prepare(seats: int, slots: list[str | None], **given: object) -> tuple[Table, list[str]]:
    table = last_turn(seats, slots=slots, **given)
    told = table.play(f"{seats - 1}: discard")
    return table, told[told.index("play-ended round=1") + 1 :]


@pytest.mark.rule("TOG-9.1", "TOG-9.2", "TOG-9.4", "TOG-1.4")
@pytest.mark.parametrize(
    ("seats", "slots", "kept"),
    [
        (2, ["ogre", "troll", "ghost", "giant", None, None], ["giant"]),
        (2, [None, None, "ogre", "troll", "ghost", "giant"], ["giant"]),
        (3, ["ogre", "troll", "ghost", None, None, None], ["ghost"]),
        (3, [None, "ogre", None, "troll", None, "ghost"], ["ghost"]),
        (4, ["ogre", "troll", "ghost", "giant", None, None, None, None], ["troll", "ghost", "giant"]),
        (4, [None, None, None, None, "ogre", "troll", "ghost", "giant"], ["troll", "ghost", "giant"]),
        (5, ["ogre", None, None, "troll", None, None, "ghost", None], ["ogre", "troll", "ghost"]),
        (5, [None, None, None, None, None, "ogre", "troll", "ghost"], ["ogre", "troll", "ghost"]),
    ],
)
def test_sweep_and_slide(seats: int, slots: list[str | None], kept: list[str]) -> None:
    table, told = prepare(seats, slots)
    left = [tile for tile in slots if tile]
    assert table.board() == kept + [None] * (SLOTS[seats] - len(kept))
    gone = [tile for tile in left if tile not in kept]
    assert GAME.dump(table.state)["discard"][1:] == gone
    moved = [tile for i, tile in enumerate(kept) if slots.index(tile) != i]
    assert told == [
        *(f"swept tile={tile} slot={slots.index(tile) + 1}" for tile in gone),
        *(f"slid tile={tile} slot={kept.index(tile) + 1}" for tile in moved),
    ]
    assert table.state.to_act() == [CHANCE]


@pytest.mark.rule("TOG-9.3", "TOG-R28")
def test_a_refill_across_two_piles_changes_age_tile_by_tile() -> None:
    table, _ = prepare(4, ["ogre", "troll", "ghost", "giant", None, None, None, None], piles=[2, 1, 5])
    ages: list[int] = []
    for _ in range(5):
        possible = {BOX.age[BOX.tiles.index(text.split()[1])] for text in table.legal(CHANCE)}
        assert len(possible) == 1
        ages += possible
        table.play(f"chance: {table.legal(CHANCE)[0]}")
    assert ages == [1, 1, 2, 3, 3]
    assert table.state.piles == [0, 0, 3]
    assert table.state.to_act() == [0, 1, 2, 3]


@pytest.mark.rule("TOG-9.3", "TOG-9.6")
def test_any_unseen_tile_of_the_age_may_come_and_no_discarded_one() -> None:
    table, _ = prepare(2, ["market", "inn", "scholar", "key_ring", None, None])
    seen = {"market", "inn", "scholar", "key_ring", "giant_spider"}
    expected = {BOX.tiles[tile] for tile in BOX.age_tiles[0]} - seen
    assert {text.split()[1] for text in table.legal(CHANCE)} == expected
    assert set(table.state.outcomes()[1]) == {1}
    told = table.play("chance: draw goblin")
    assert told == ["tile-came tile=goblin slot=2"]
    assert table.state.piles == [4, 5, 5]
    assert "draw goblin" not in table.legal(CHANCE)


@pytest.mark.rule("TOG-9.4")
@pytest.mark.parametrize(("seats", "left", "swept"), [(2, 4, 3), (3, 3, 2), (4, 4, 1), (5, 3, 0)])
def test_numbers_of_each_preparation(seats: int, left: int, swept: int) -> None:
    log = random_game(seats, seed=21).log
    assert SLOTS[seats] - seats == left
    starts = [i for i, line in enumerate(log) if line.startswith("round-began")]
    for i in range(9):
        seen = kinds(log[starts[i] : starts[i + 1]])
        assert seen.count("swept") == swept
        assert seen.count("tile-came") == 5
