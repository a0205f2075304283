"""What a seat can know: views, logs and guesses hide selection cards, quests and what lies in piles."""

import json
from typing import Any

import pytest

from tablee.core.rng import Rng
from tests.rules.glory.table import BOX, GAME, Table, fresh, random_game, selecting, turn

QUESTS = [BOX.tiles[quest] for quest in BOX.quests]


def quests_in(value: Any) -> list[str]:
    """The quests that are named anywhere in a view, a log or a decision."""
    text = json.dumps(value)
    return [quest for quest in QUESTS if f'{quest}"' in text or f"={quest} " in text]


def dealt(seats: int = 3) -> Table:
    """Three quests in every hand, nobody has returned one yet."""
    table = selecting(seats, quests="yes")
    table.play(*(f"chance: deal {quest}" for quest in QUESTS[: 3 * seats]))
    return table


@pytest.mark.rule("TOG-3.3", "TOG-3.1")
def test_cards_are_secret_until_all_are_in() -> None:
    """Views and logs of others are the same whichever card a player has chosen."""
    seen = set()
    for slot in range(1, 7):
        table = selecting(3)
        table.play(f"1: select {slot}")
        mine = GAME.view(table.state, 1)["players"][1]
        assert (mine["card"], mine["chosen"]) == (slot, True)
        assert table.log_of(1)[-1] == f"selected seat=1 slot={slot}"
        others = [GAME.view(table.state, seat) for seat in (0, 2, None)]
        assert [view["players"][1]["card"] for view in others] == [None] * 3
        assert [view["players"][1]["chosen"] for view in others] == [True] * 3
        assert [view["players"][0]["chosen"] for view in others] == [False] * 3
        logs = [table.log_of(seat) for seat in (0, 2, None)]
        asked = [str(GAME.decision(table.state, seat)) for seat in (0, 2)]
        seen.add(json.dumps([others, logs, asked]))
    assert len(seen) == 1


@pytest.mark.rule("TOG-3.3")
def test_cards_lie_open_after_the_reveal() -> None:
    table = selecting(3)
    table.play("1: select 4", "0: select 2", "2: select 3")
    for seat in (0, 1, 2, None):
        players = GAME.view(table.state, seat)["players"]
        assert [player["card"] for player in players] == [2, 4, 3]
        assert table.log_of(seat)[-8:-5] == [
            "revealed seat=0 slot=2",
            "revealed seat=1 slot=4",
            "revealed seat=2 slot=3",
        ]


@pytest.mark.rule("TOG-11.3", "TOG-11.1", "TOG-11.2")
def test_quests_dealt_are_seen_by_their_owner_alone() -> None:
    table = dealt()
    for seat in (0, 1, 2, None):
        own = QUESTS[3 * seat : 3 * seat + 3] if seat is not None else []
        view = GAME.view(table.state, seat)
        assert quests_in(view) == own
        assert [player["quests_in_hand"] for player in view["players"]] == [3, 3, 3]
        assert [player["returned_one"] for player in view["players"]] == [False] * 3
        assert view["unused_heroes"] == ["paladin", "mage"]
        log = table.log_of(seat)
        assert sum(line.startswith("quest-dealt") for line in log) == 9
        assert [line for line in log if line.startswith("quest-dealt") and "tile" in line] == [
            f"quest-dealt seat={seat} tile={quest}" for quest in own
        ]
    for seat in range(3):
        decision = GAME.decision(table.state, seat)
        assert decision is not None
        assert [choice.text for choice in decision.choices] == [
            f"return {q}" for q in QUESTS[3 * seat : 3 * seat + 3]
        ]


@pytest.mark.rule("TOG-11.2", "TOG-11.3", "TOG-11.9")
def test_the_quest_returned_is_seen_by_its_owner_alone_even_at_the_end() -> None:
    table = dealt()
    table.play(f"1: return {QUESTS[4]}")
    for seat in (0, 1, 2, None):
        player = GAME.view(table.state, seat)["players"][1]
        assert player["returned"] == (QUESTS[4] if seat == 1 else None)
        assert player["hand"] == ([QUESTS[3], QUESTS[5]] if seat == 1 else None)
        assert (player["quests_in_hand"], player["returned_one"]) == (2, True)
        told = f"quest-returned seat=1 tile={QUESTS[4]}" if seat == 1 else "quest-returned seat=1"
        assert table.log_of(seat)[-1] == told
    over = random_game(3, seed=6, quests="yes")
    assert over.state.is_over()
    for seat in (0, 1, 2, None):
        players = GAME.view(over.state, seat)["players"]
        assert [player["returned"] is not None for player in players] == [other == seat for other in range(3)]
        # What is still in hand is shown when the game is over.
        assert [player["hand"] for player in players] == [over.player(other)["hand"] for other in range(3)]


@pytest.mark.rule("TOG-11.3", "TOG-12.7")
def test_nobody_learns_from_a_turn_what_a_hidden_quest_is() -> None:
    """Two hands, one playable and one not: what the others see and hear is the same all along."""
    seen: list[list[str]] = []
    for hand in (("q_crossroads", "q_collector"), ("q_demigod", "q_secrets")):
        table = turn("inn", hand=hand, hero="barbarian", stock="9/0/0/0")
        seen.append([])
        for lines in (["0: play"], ["0: put -1,0"], ["0: end"]):
            for seat in (1, 2, 3, None):
                seen[-1].append(json.dumps(GAME.view(table.state, seat)))
                seen[-1].append(json.dumps(table.log_of(seat)))
                seen[-1].append(str([GAME.decision(table.state, seat)] if seat is not None else []))
            seen[-1].append(str(table.state.to_act()))
            table.play(*lines)
        seen[-1].append(json.dumps(table.log))
    assert seen[0] == seen[1]


@pytest.mark.rule("TOG-11.3")
def test_a_quest_played_is_seen_by_all_the_other_is_not() -> None:
    table = turn("inn", hand=("q_patron", "q_demigod"), stock="5/0/2/0")
    table.play("0: quest q_patron", "0: put 0,1")
    for seat in (1, 3, None):
        view = GAME.view(table.state, seat)
        assert quests_in(view) == ["q_patron"]
        assert view["players"][0]["quests_in_hand"] == 1
        assert view["players"][0]["hand"] is None
    assert GAME.view(table.state, 0)["players"][0]["hand"] == ["q_demigod"]


@pytest.mark.rule("TOG-11.3", "TOG-1.7", "TOG-R22", "TOG-R32")
@pytest.mark.parametrize("seats", [2, 5])
def test_views_name_only_what_was_seen(seats: int) -> None:
    """All along whole games: no quest of another hand, no tile of a pile, all open facts for everybody."""
    table = fresh(seats, quests="yes")
    s = table.state
    rng = Rng(seats)
    while not s.is_over():
        s.advance(rng)
        for seat in s.to_act():
            s.apply(seat, rng.choice(s.legal(seat)))
        if s.is_over():
            break
        for viewer in (*range(seats), None):
            view = GAME.view(s, viewer)
            hidden = [BOX.tiles[tile] for tile in range(len(BOX.tiles)) if s.pool.odds[tile]]
            for other in range(seats):
                if other != viewer:
                    hidden += table.player(other)["hand"]
                    hidden += [table.player(other)["returned"]] if table.player(other)["returned"] else []
            named = json.dumps({key: value for key, value in view.items() if key != "unused_heroes"})
            assert not [tile for tile in hidden if f'"{tile}"' in named]
            dump = GAME.dump(s)
            assert (view["slots"], view["piles"], view["discard"]) == (
                dump["slots"],
                dump["piles"],
                dump["discard"],
            )
            for seat, player in enumerate(view["players"]):
                for what in ("coin", "potion", "combat", "magic", "prestige"):
                    assert player[what] == dump["players"][seat][what]


@pytest.mark.rule("TOG-3.3", "TOG-11.3")
def test_guesses_agree_with_what_the_seat_has_seen() -> None:
    """A guess looks the same to its seat, and does not copy what the seat cannot know."""
    table = dealt()
    table.play(f"0: return {QUESTS[0]}", f"1: return {QUESTS[4]}", f"2: return {QUESTS[8]}")
    table.play("1: select 4", "2: select 6")
    rng = Rng(1)
    for seat in (0, 1, None):
        hands, cards = set(), set()
        for _ in range(40):
            twin = GAME.determinise(table.state, seat, rng)
            assert twin.problems() == []
            assert GAME.view(twin, seat) == GAME.view(table.state, seat)
            hands.add(str(GAME.dump(twin)["players"][2]["hand"]))
            cards.add(str(GAME.dump(twin)["stack"][-1]["items"]))
        assert len(hands) > 20
        assert len(cards) >= 5
