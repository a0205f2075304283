"""Chapter 11: quests; TOG-12.7: what the pauses of a turn tell."""

import pytest

from tests.rules.glory.table import GAME, last_turn, placed, turn

RICH = "20/20/20/20"


def gained(told: list[str]) -> list[str]:
    out = []
    for line in told:
        if line.startswith("gained"):
            args = dict(pair.split("=") for pair in line.split()[1:])
            out.append(f"{args['amount']} {args['gain']} {args['tile']}")
    return out


@pytest.mark.rule("TOG-11.4", "TOG-D4", "TOG-D5")
@pytest.mark.parametrize(
    "order", ["tile q q", "q tile q", "q q tile", "discard q q", "q discard q", "q q discard"]
)
def test_quests_before_and_after_the_tile(order: str) -> None:
    """Both quests in one turn, in every place; also with a discard (TOG-11.8)."""
    table = turn("inn", hand=("q_patron", "q_collector"), hero="barbarian", opened=(0, 1), stock=RICH)
    quests = iter([("quest q_patron", "-1,0"), ("quest q_collector", "0,1")])
    for word in order.split():
        done = table.player(0)["taken"] is None
        assert table.kind(0) == ("after_action" if done else "turn_action")
        if word == "discard":
            table.play("0: discard")
        else:
            text, cell = ("play", "0,-1") if word == "tile" else next(quests)
            assert text in table.legal(0)
            table.play(f"0: {text}", f"0: put {cell}")
    assert table.player(0)["hand"] == []
    assert table.state.to_act() == [1]
    assert len(table.player(0)["tiles"]) == (3 if "discard" in order else 4)


@pytest.mark.rule("TOG-11.4")
def test_refused_quests() -> None:
    table = turn("inn", hand=("q_patron", "q_demigod"), hero="barbarian", opened=(0, 1), stock="2/0/1/0")
    assert table.legal(0) == ["play", "discard"]
    assert table.refused(0, "quest q_patron") == "TOG-4.9"
    assert table.refused(0, "quest q_demigod") == "TOG-4.9"
    assert table.refused(0, "quest q_citadel") == "TOG-11.4"  # not in hand
    assert table.refused(0, "return q_patron") == "TOG-4.1"
    table.play("0: discard")
    assert table.legal(0) == ["end", "quest q_patron"]
    assert table.refused(0, "quest q_citadel") == "TOG-11.4"
    assert table.refused(0, "quest q_demigod") == "TOG-4.9"
    assert table.refused(0, "return q_patron") == "TOG-11.4"


@pytest.mark.rule("TOG-11.5", "TOG-11.6", "TOG-4.7")
def test_a_quest_is_paid_like_a_tile_but_without_surcharge() -> None:
    """The tile is from the Wild Lands; the quest costs what it says, the tile one more."""
    table = turn("inn", hand=("q_patron",), slot=8, stock="2/2/0/0")
    told = table.play("0: quest q_patron")
    assert told == ["reinforced seat=0 potions=2", "paid seat=0 tile=q_patron coins=2 potions=2"]
    table.play("0: put 0,1")
    assert table.refused(0, "play") == "TOG-4.7"  # the quest has used up what the tile needs
    assert table.legal(0) == ["discard"]
    table = turn("inn", hand=("q_patron",), slot=8, stock="3/2/0/0")
    table.play("0: quest q_patron", "0: put 0,1", "0: play")
    assert table.stock()[:3] == "0/0"


@pytest.mark.rule("TOG-11.5", "TOG-8.1", "TOG-8.4")
def test_quests_have_half_keys_and_chests() -> None:
    """A Thousand Locks: its east half-key meets the squire's, and its own chest may be opened at once."""
    table = turn(
        "inn", "squire 1,-1", hand=("q_thousand_locks",), hero="barbarian", opened=(0, 1), stock="4/0/0/0"
    )
    told = table.play("0: quest q_thousand_locks", "0: put 0,-1")
    assert told[-1] == "key-found seat=0 tile=q_thousand_locks other=squire"
    assert table.legal(0) == ["open 0,-1:0", "open 1,-1:0"]
    told = table.play("0: open 0,-1:0")
    # Its own gain: a key for the squire, then 1 prestige for each of 4 keys.
    assert gained(told) == ["3 prestige q_thousand_locks", "2 prestige squire", "4 prestige q_thousand_locks"]


@pytest.mark.rule("TOG-11.7", "TOG-R12")
def test_each_tile_is_completed_before_the_next() -> None:
    table = turn("lost_purse", hand=("q_collector",), hero="barbarian", stock="1/0/0/0")
    assert table.refused(0, "quest q_collector") == "TOG-4.5"
    table.play("0: play", "0: put 0,1")
    assert table.legal(0) == ["end", "quest q_collector"]
    told = table.play("0: quest q_collector", "0: put -1,0")
    assert gained(told) == ["3 prestige q_collector"]
    assert table.stock() == "0/0/0/0/3"


@pytest.mark.rule("TOG-11.10")
@pytest.mark.parametrize(("coins", "sets"), [(2, 0), (4, 0), (5, 1), (7, 1), (8, 2), (14, 4)])
def test_sets_of_three_coins(coins: int, sets: int) -> None:
    """The patron costs two coins; what is left counts."""
    table = turn("inn", hand=("q_patron",), stock=f"{coins}/9/2/0")
    table.play("0: quest q_patron", "0: put 0,1")
    assert table.stock() == f"{coins - 2}/9/2/0/{3 * sets}"


@pytest.mark.rule("TOG-11.10")
@pytest.mark.parametrize(("potions", "sets"), [(1, 0), (3, 0), (4, 1), (6, 1), (7, 2)])
def test_sets_of_three_potions(potions: int, sets: int) -> None:
    """The great work costs one potion; what is left counts."""
    table = turn("inn", hand=("q_great_work",), hero="barbarian", stock=f"9/{potions}/0/2")
    table.play("0: quest q_great_work", "0: put 0,1")
    assert table.stock() == f"9/{potions - 1}/0/2/{4 * sets}"


@pytest.mark.rule("TOG-11.11")
def test_surrounded_tiles_of_every_sort() -> None:
    """Hero and quests count; neighbours need no connection; three are not enough."""
    cross = ("imp 0,-1", "goblin 1,0", "ghost 0,1", "q_demigod -1,0")
    for area, count in (
        (cross[:3], 0),
        (cross, 1),
        ((*cross, "squire -2,0", "scholar -1,-1"), 1),
        ((*cross, "squire -2,0", "scholar -1,-1", "sergeant -1,1"), 2),
    ):
        table = turn(
            "inn", *area, "enchanted_sword 5,5 0", hand=("q_crossroads",), opened=(0, 1), stock="3/0/0/0"
        )
        told = table.play("0: quest q_crossroads", "0: put 5,6")
        assert [line for line in gained(told) if "crossroads" in line] == (
            [f"{5 * count} prestige q_crossroads"] if count else []
        )


@pytest.mark.rule("TOG-11.11", "TOG-7.6")
def test_the_quest_itself_may_surround() -> None:
    table = turn(
        "inn",
        "imp 0,-1",
        "goblin 1,0",
        "enchanter -1,0",
        hand=("q_crossroads",),
        opened=(0, 1),
        stock="3/0/0/0",
    )
    told = table.play("0: quest q_crossroads", "0: put 0,1")
    assert gained(told) == ["5 prestige q_crossroads"]


@pytest.mark.rule("TOG-11.12")
def test_closed_chests_of_every_sort() -> None:
    """Those of the hero and of quests are counted, opened ones not, those of others not."""
    for opened, area, count in (
        ((), (), 2),
        ((0,), (), 1),
        ((0, 1), (), 0),
        ((), ("squire 0,-1", "imp -1,0", "goblin 1,0 0"), 3),
        ((1,), ("q_thousand_locks 0,-1", "key_ring -1,0"), 3),
    ):
        table = turn(
            "inn", *area, hand=("q_sealed_vaults",), hero="barbarian", opened=opened, stock="3/0/0/0"
        )
        told = table.play("0: quest q_sealed_vaults", "0: put 0,1")
        assert gained(told) == ([f"{2 * count} prestige q_sealed_vaults"] if count else [])


# Deferred rewards ------------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-11.13", "TOG-11.14")
def test_deferred_rewards_come_tile_by_tile_in_the_order_of_placement() -> None:
    """Quest, then tile: both are paid and placed before any key or gain."""
    table = turn("goblin", hand=("q_fellowship", "q_demigod"), hero="shaman", stock="3/0/1/0", deferred=True)
    told = table.play("0: quest q_fellowship", "0: put 0,-1")
    assert [line.split()[0] for line in told] == ["paid", "placed", "connected"]
    told = table.play("0: play", "0: put -1,0")
    assert [line.split()[0] for line in told] == ["paid", "placed", "connected"]
    assert table.legal(0) == ["end"]  # a quest is still in hand
    assert table.stock() == "0/0/1/0/0"
    told = table.play("0: end")
    assert told == ["key-found seat=0 tile=goblin other=shaman"]
    told = table.play("0: open -1,0:0")
    assert gained(told) == ["1 potion goblin", "1 coin goblin", "2 prestige goblin", "1 coin goblin"]
    assert table.player(0)["hand"] == ["q_demigod"]
    assert table.state.to_act() == [1]


@pytest.mark.rule("TOG-11.14")
def test_a_connection_within_a_turn_belongs_to_the_later_tile() -> None:
    """Market first, then the quest beside it: the market's connector pays with the quest's reward."""
    table = turn("market", hand=("q_crossroads",), hero="barbarian", stock="4/0/0/0", deferred=True)
    table.play("0: play", "0: put 0,-1")
    told = table.play("0: quest q_crossroads", "0: put -1,-1")
    # Reward of the market: S any (hero) 1 potion. Reward of the quest: W any of the market, 1 coin.
    assert gained(told) == ["1 potion market"]
    assert table.kind(0) == "choose_gain"
    assert table.stock() == "0/1/0/0/0"
    assert table.legal(0) == ["gain own", "gain neighbour_east"]
    told = table.play("0: gain neighbour_east")
    assert gained(told) == ["1 coin market"]
    assert table.stock() == "1/1/0/0/0"
    assert table.state.to_act() == [1]


@pytest.mark.rule("TOG-11.14", "TOG-8.5")
def test_keys_of_deferred_rewards() -> None:
    """A key between two tiles of a turn comes once, with the later one; free keys may open later tiles."""
    table = turn(
        "key_ring",
        hand=("q_thousand_locks",),
        hero="barbarian",
        opened=(0, 1),
        stock="4/0/0/0",
        deferred=True,
    )
    told = table.play("0: play", "0: put 0,1")
    told = table.play("0: quest q_thousand_locks", "0: put 0,-1")
    assert not [line for line in told if line.startswith("key-found")]
    # Reward of the key ring: its free key may go to the quest placed after it.
    assert table.legal(0) == ["open 0,-1:0", "open 0,1:0"]
    told = table.play("0: open 0,-1:0")
    assert gained(told) == [
        "3 prestige q_thousand_locks",
        "1 coin key_ring",
        "2 prestige key_ring",
        "4 prestige q_thousand_locks",
    ]


@pytest.mark.rule("TOG-11.13", "TOG-12.1")
def test_deferred_has_no_effect_without_quests() -> None:
    table = turn("lost_purse", hero="barbarian", opened=(0, 1), deferred=True)
    told = table.play("0: play", "0: put 0,1")
    assert [line.split()[0] for line in told] == [
        "paid",
        "placed",
        "connected",
        "gained",
        "turn-ended",
        "turn-began",
    ]
    assert GAME.view(table.state, 0)["deferred"] is False


@pytest.mark.rule("TOG-11.13", "TOG-11.14")
def test_deferred_turn_of_a_player_without_quests() -> None:
    """The option is on, but this player has no quest left: nothing is asked after his tile."""
    table = turn("lost_purse", hero="barbarian", opened=(0, 1))
    table.patch(options={"quests": True, "deferred": True})
    told = table.play("0: play", "0: put 0,1")
    assert gained(told) == ["3 coin lost_purse"]
    assert table.state.to_act() == [1]
    assert GAME.view(table.state, 0)["deferred"] is True


@pytest.mark.rule("TOG-11.13", "TOG-11.8")
def test_discard_between_deferred_placements() -> None:
    """The compensation comes at once, between two placements; rewards still wait."""
    table = turn(
        "inn",
        hand=("q_fellowship", "q_panacea"),
        hero="barbarian",
        opened=(0,),
        stock="3/1/1/0",
        deferred=True,
    )
    table.play("0: quest q_fellowship", "0: put 0,1")
    assert table.refused(0, "quest q_panacea") == "TOG-4.5"
    told = table.play("0: discard")
    assert gained(told) == ["1 coin inn", "1 potion inn", "2 coin barbarian"]
    assert table.legal(0) == ["end", "quest q_panacea"]
    table.play("0: quest q_panacea", "0: put -1,0")
    assert table.stock() == "3/0/1/0/0"
    assert table.state.to_act() == [1]


# Pauses (TOG-12.7) -----------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-12.7", "TOG-R33", "TOG-D5")
@pytest.mark.parametrize("deferred", [False, True])
@pytest.mark.parametrize("hand", [("q_demigod",), ("q_crossroads",), ("q_crossroads", "q_demigod")])
@pytest.mark.parametrize("action", ["play", "discard"])
def test_the_question_depends_on_the_number_of_quests_only(
    action: str, hand: tuple[str, ...], deferred: bool
) -> None:
    """Playable or not: who holds a quest is asked before and after his tile, and the table never answers."""
    table = turn("lich", hand=hand, hero="thief", opened=(0, 1), stock="9/9/1/7", deferred=deferred)
    assert table.kind(0) == "turn_action"
    table.play(f"0: {action}")
    assert table.kind(0) == "after_action"
    assert "end" in table.legal(0)
    assert not table.state.procs[table.state.question(0).proc].forced
    table.play("0: end")
    assert table.state.to_act() == [1]


@pytest.mark.rule("TOG-12.7")
def test_the_question_before_the_tile_is_never_answered_by_the_table() -> None:
    table = turn("knight", hand=("q_demigod",))
    assert table.legal(0) == ["discard"]
    assert table.kind(0) == "turn_action"
    assert not table.state.procs[table.state.question(0).proc].forced
    told = table.play("0: discard", "0: open 0,0:0")
    assert "turn-ended seat=0" not in told
    assert table.kind(0) == "after_action"


@pytest.mark.rule("TOG-12.7", "TOG-D5")
def test_after_the_last_quest_the_turn_ends_by_itself() -> None:
    table = turn("inn", hand=("q_crossroads",), hero="barbarian", opened=(0, 1), stock="3/0/0/0")
    table.play("0: play", "0: put -1,0")
    told = table.play("0: quest q_crossroads", "0: put 0,1")
    assert told[-2:] == ["turn-ended seat=0", "turn-began seat=1"]


@pytest.mark.rule("TOG-11.9", "TOG-11.4")
def test_quests_stay_in_hand_from_round_to_round() -> None:
    table = last_turn(2, slots=["ogre", "troll", "ghost", "giant", None, None])
    table.patch(options={"quests": True}, p1={"hand": ["q_patron", "q_demigod"], "returned": "q_tomb"})
    table.play(
        "1: discard",
        "1: end",
        *(f"chance: draw {t}" for t in ("market", "inn", "scholar", "key_ring", "imp")),
    )
    assert table.player(1)["hand"] == ["q_patron", "q_demigod"]
    assert table.state.round == 2
    assert placed("barbarian 0,0 0 1") in table.player(1)["tiles"]
