"""What each action changes, and nothing else: the whole dump before and after, and the complete log."""

from __future__ import annotations

import pytest

from tests.rules.runemasters.board import act, board, effects, refused, texts


@pytest.mark.rule("RUN-5.1", "RUN-5.4", "RUN-D6a")
def test_hit() -> None:
    s = board(dice=["blue", "red", "yellow"], red=["troll_red 3", "warrior_red 4"], blue=["troll_blue 1"])
    assert effects(s, 0, "hit red") == (
        {"red": ["troll_red 3 red", "warrior_red 4"], "dice": ["blue", "red spent", "yellow"]},
        ["hit guardian=kulak die=red card=troll_red", "wounded guardian=kulak card=troll_red rune=red"],
    )


@pytest.mark.rule("RUN-5.7", "RUN-9.11", "RUN-9.13")
def test_killing_hit() -> None:
    s = board(
        "kyreas",
        dice=["blue*"],
        kyreas={"life": 1, "mana": 2},
        blue=["dragon_blue 4 blue blue", "troll_red 5"],
    )
    assert effects(s, 1, "hit blue*") == (
        {
            "blue": ["troll_red 5"],
            "dice": ["blue* spent"],
            "discard": ["dragon_blue"],
            "kyreas.life": 2,
            "kyreas.mana": 3,
        },
        [
            "hit guardian=kyreas die=blue* card=dragon_blue",
            "wounded guardian=kyreas card=dragon_blue rune=blue",
            "killed guardian=kyreas card=dragon_blue path=blue space=4",
            "rewarded guardian=kyreas life=1 mana=1",
        ],
    )


@pytest.mark.rule("RUN-5.10", "RUN-5.13", "RUN-D6b")
def test_move_with_a_swap() -> None:
    s = board("ismoros", dice=["green", "red"], ismoros={"shield": True}, blocked=["green"])
    assert effects(s, 2, "move green green") == (
        {"ismoros.path": "green", "neltai.path": "yellow", "dice": ["green spent", "red"]},
        ["moved guardian=ismoros path=green", "swapped guardian=neltai path=yellow"],
    )


@pytest.mark.rule("RUN-5.10", "RUN-8.10")
def test_move_to_a_path_without_guardian() -> None:
    s = board("ismoros", dice=["violet*"], neltai={"life": 0})
    assert effects(s, 2, "move violet* green") == (
        {"ismoros.path": "green", "dice": ["violet* spent"]},
        ["moved guardian=ismoros path=green"],
    )
    assert texts(s, 2) == ["end"]


@pytest.mark.rule("RUN-5.19", "RUN-5.21", "RUN-D6d")
@pytest.mark.parametrize(
    ("pair", "dice", "after"),
    [
        ("blue+blue", ["blue", "blue*", "blue"], ["blue spent", "blue*", "blue spent"]),
        ("blue+blue*", ["blue", "blue*", "blue"], ["blue spent", "blue* spent", "blue"]),
        ("blue*+blue*", ["blue*", "blue", "blue*"], ["blue* spent", "blue", "blue* spent"]),
    ],
)
def test_block(pair: str, dice: list[str], after: list[str]) -> None:
    s = board("neltai", dice=dice, blocked=["red"])
    assert effects(s, 3, f"block {pair}") == (
        {"blocked": ["red", "green"], "dice": after},
        ["blocked guardian=neltai path=green"],
    )


@pytest.mark.rule("RUN-5.25", "RUN-D6e")
def test_charge() -> None:
    s = board("kyreas", dice=["white", "white*"], kyreas={"ultimate": 2, "ultimate_uses": 1})
    assert effects(s, 1, "charge white*") == (
        {"kyreas.ultimate": 3, "dice": ["white", "white* spent"]},
        ["charged guardian=kyreas space=3"],
    )


@pytest.mark.rule("RUN-6.1", "RUN-6.2", "RUN-R19", "RUN-D6f")
def test_reroll() -> None:
    s = board("kyreas", dice=["red spent", "red*", "red", "red"])
    assert effects(s, 1, "reroll red", "roll green") == (
        {"kyreas.mana": 3, "dice": ["red spent", "red*", "green*", "red"]},
        ["rerolled guardian=kyreas old=red rune=green"],
    )
    assert effects(s, 1, "reroll red*", "roll red") == (
        {"kyreas.mana": 2},
        ["rerolled guardian=kyreas old=red rune=red"],
    )


@pytest.mark.rule("RUN-6.3", "RUN-6.5", "RUN-D6g")
def test_release() -> None:
    s = board(
        "kyreas", kyreas={"life": 3}, blue=["werewolf_red 1 blue", "archer_blue_1 2"], red=["troll_red 1"]
    )
    assert effects(s, 1, "release") == (
        {"kyreas.mana": 2, "blue": ["archer_blue_1 2"], "discard": ["werewolf_red"]},
        [
            "mana-released guardian=kyreas card=werewolf_red",
            "killed guardian=kyreas card=werewolf_red path=blue space=1",
            "rewarded guardian=kyreas life=0 mana=2",
        ],
    )


@pytest.mark.rule("RUN-6.8", "RUN-10.4", "RUN-D6h")
def test_petrification() -> None:
    s = board("ismoros", ismoros={"ultimate": 4}, red=["troll_red 1"])
    assert effects(s, 2, "ultimate") == (
        {"ismoros.ultimate": 0, "ismoros.ultimate_uses": 1, "frozen": True},
        ["ultimate-used guardian=ismoros use=1", "petrified"],
    )


@pytest.mark.rule("RUN-6.9", "RUN-10.14", "RUN-D12")
def test_storm_second_use() -> None:
    s = board("neltai", neltai={"ultimate": 4, "ultimate_uses": 1}, blue=["dragon_blue 1", "troll_blue 2"])
    assert effects(s, 3, "ultimate") == (
        {"neltai.ultimate": None, "neltai.ultimate_uses": 2, "blue": ["dragon_blue 1 blue", "troll_blue 2"]},
        ["ultimate-used guardian=neltai use=2", "wounded guardian=neltai card=dragon_blue rune=blue"],
    )
    assert texts(s, 3) == ["end"]


@pytest.mark.rule("RUN-10.6", "RUN-D11")
def test_trample() -> None:
    s = board(
        "kyreas", kyreas={"ultimate": 4}, blue=["troll_green 2 green", "troll_blue 5"], red=["troll_red 1"]
    )
    assert effects(s, 1, "ultimate", "wound blue", "wound green") == (
        {
            "kyreas.ultimate": 0,
            "kyreas.ultimate_uses": 1,
            "blue": ["troll_green 2 blue green", "troll_blue 5 green"],
        },
        [
            "ultimate-used guardian=kyreas use=1",
            "wounded guardian=kyreas card=troll_green rune=blue",
            "wounded guardian=kyreas card=troll_blue rune=green",
        ],
    )


@pytest.mark.rule("RUN-10.8", "RUN-8.11", "RUN-D13a", "RUN-D13b")
def test_second_wind() -> None:
    s = board(kulak={"ultimate": 4}, neltai={"life": 0, "mana": 0, "ultimate": None, "ultimate_uses": 2})
    assert effects(s, 0, "ultimate", "revive neltai", "to green") == (
        {"kulak.ultimate": 0, "kulak.ultimate_uses": 1, "neltai.life": 4, "neltai.path": "green"},
        ["ultimate-used guardian=kulak use=1", "revived guardian=neltai path=green"],
    )


@pytest.mark.rule("RUN-10.1", "RUN-5.17", "RUN-D6c", "RUN-D7")
def test_shield() -> None:
    s = board("ismoros", dice=["red", "white"])
    assert effects(s, 2, "mark white", "shield neltai") == (
        {"neltai.shield": True, "dice": ["red", "white spent"]},
        ["mark-used guardian=ismoros", "shielded guardian=neltai"],
    )


@pytest.mark.rule("RUN-10.5", "RUN-D8")
def test_whirlwind() -> None:
    s = board("kyreas", dice=["white"], blue=["warrior_blue 5"], red=["troll_red 1"])
    assert effects(s, 1, "mark white", "wound red") == (
        {"blue": ["warrior_blue 5 red"], "dice": ["white spent"]},
        ["mark-used guardian=kyreas", "wounded guardian=kyreas card=warrior_blue rune=red"],
    )


@pytest.mark.rule("RUN-10.7", "RUN-D9")
def test_prayer() -> None:
    s = board(dice=["white*"], ismoros={"life": 1})
    assert effects(s, 0, "mark white*", "heal ismoros") == (
        {"ismoros.life": 2, "dice": ["white* spent"]},
        ["mark-used guardian=kulak", "healed guardian=ismoros life=2"],
    )


@pytest.mark.rule("RUN-10.10", "RUN-10.11", "RUN-10.12", "RUN-D10a", "RUN-D10b", "RUN-D10c")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_exchange_with_and_without_a_monster_there(space: int) -> None:
    s = board(
        "neltai", dice=["white", "white"], yellow=[f"troll_yellow {space} red"], blocked=["yellow", "green"]
    )
    assert effects(s, 3, "mark white", "exchange_monster", f"take yellow {space}", "to green") == (
        {"yellow": [], "green": [f"troll_yellow {space} red"], "dice": ["white spent", "white"]},
        [
            "mark-used guardian=neltai",
            f"exchanged card=troll_yellow from=yellow to=green space={space}",
        ],
    )
    s = board(
        "neltai", dice=["white"], yellow=[f"troll_yellow {space} red"], blue=[f"dragon_blue {space} blue"]
    )
    assert effects(s, 3, "mark white", "exchange_monster", f"take blue {space}", "to yellow") == (
        {
            "yellow": [f"dragon_blue {space} blue"],
            "blue": [f"troll_yellow {space} red"],
            "dice": ["white spent"],
        },
        [
            "mark-used guardian=neltai",
            f"exchanged card=dragon_blue from=blue to=yellow space={space}",
            f"exchanged card=troll_yellow from=yellow to=blue space={space}",
        ],
    )


@pytest.mark.rule("RUN-10.13", "RUN-D10a", "RUN-D10c")
def test_exchange_of_neltai_himself() -> None:
    s = board("neltai", dice=["white"], red=["dragon_red 1"], blocked=["green"])
    assert effects(s, 3, "mark white", "move_self", "to red") == (
        {"neltai.path": "red", "kulak.path": "green", "dice": ["white spent"]},
        [
            "mark-used guardian=neltai",
            "moved guardian=neltai path=red",
            "swapped guardian=kulak path=green",
        ],
    )


@pytest.mark.rule(
    "RUN-7.1", "RUN-7.2", "RUN-7.3", "RUN-7.4", "RUN-7.5", "RUN-7.8", "RUN-9.2", "RUN-9.4", "RUN-8.6"
)
def test_movement_phase() -> None:
    s = board(
        "neltai",
        dice=["red", "blue*", "white spent"],
        kulak={"life": 1},
        kyreas={"shield": True},
        blocked=["green"],
        red=["troll_red 1 red red", "archer_red_1 3", "warrior_red 4"],
        blue=["archer_blue_1 2 red", "dragon_blue 3 blue"],
        yellow=["shadow_yellow 1", "troll_yellow 2 red"],
        green=["werewolf_green 1", "sorcerer_green 5"],
    )
    assert effects(s, 3, "end") == (
        {
            "kulak.life": 0,
            "kulak.path": None,
            "kyreas.shield": False,
            "ismoros.life": 3,
            "temple": 3,
            "red": ["troll_red 1 red red", "archer_red_1 2", "warrior_red 3"],
            "blue": ["archer_blue_1 1 red", "dragon_blue 2"],
            "blocked": [],
            "dice": [],
            "active": "kyreas",
            "turn": 2,
            "waiting": ["chance"],
        },
        [
            "actions-ended guardian=neltai",
            "melee card=troll_red path=red points=2",
            "hurt guardian=kulak life=0",
            "died guardian=kulak",
            "temple-hurt points=1 temple=3",
            "monster-moved card=archer_red_1 path=red space=2",
            "monster-moved card=warrior_red path=red space=3",
            "monster-moved card=archer_blue_1 path=blue space=1",
            "shot card=archer_blue_1 path=blue points=1",
            "shield-broken guardian=kyreas",
            "monster-moved card=dragon_blue path=blue space=2",
            "melee card=shadow_yellow path=yellow points=1",
            "hurt guardian=ismoros life=3",
            "block-removed path=green",
            "dragon-healed card=dragon_blue",
            "turn-skipped guardian=kulak",
            "turn-began guardian=kyreas turn=2",
        ],
    )


@pytest.mark.rule("RUN-7.10", "RUN-R13")
def test_cancelled_phase() -> None:
    s = board(
        "ismoros", frozen=True, blocked=["red", "yellow"], red=["troll_red 1"], green=["archer_green_1 2"]
    )
    assert effects(s, 2, "end") == (
        {"frozen": False, "blocked": [], "active": "neltai", "turn": 2, "waiting": ["chance"]},
        [
            "actions-ended guardian=ismoros",
            "frozen",
            "block-removed path=red",
            "block-removed path=yellow",
            "turn-began guardian=neltai turn=2",
        ],
    )


@pytest.mark.rule("RUN-8.7", "RUN-8.6", "RUN-12.4")
def test_temple_falls_by_the_second_point() -> None:
    s = board(
        kulak={"life": 1}, temple=1, red=["troll_red 1 red red", "warrior_red 3"], blue=["troll_blue 1"]
    )
    assert effects(s, 0, "end") == (
        {"kulak.life": 0, "kulak.path": None, "temple": 0, "ended": "temple_fell", "waiting": []},
        [
            "actions-ended guardian=kulak",
            "melee card=troll_red path=red points=2",
            "hurt guardian=kulak life=0",
            "died guardian=kulak",
            "temple-hurt points=1 temple=0",
            "defeat ending=temple_fell",
        ],
    )


@pytest.mark.rule("RUN-8.8", "RUN-12.4")
def test_last_guardian_falls_by_a_shot() -> None:
    dead = {"life": 0}
    s = board(
        kulak={"life": 1}, kyreas=dead, ismoros=dead, neltai=dead,
        red=["archer_red_1 4", "warrior_red 5"], blue=["troll_blue 1"],
    )  # fmt: skip
    assert effects(s, 0, "end") == (
        {
            "kulak.life": 0,
            "kulak.path": None,
            "red": ["archer_red_1 3", "warrior_red 5"],
            "ended": "guardians_fell",
            "waiting": [],
        },
        [
            "actions-ended guardian=kulak",
            "monster-moved card=archer_red_1 path=red space=3",
            "shot card=archer_red_1 path=red points=1",
            "hurt guardian=kulak life=0",
            "died guardian=kulak",
            "defeat ending=guardians_fell",
        ],
    )


@pytest.mark.rule("RUN-8.3", "RUN-11.2")
def test_angel_against_single_points() -> None:
    s = board(
        kulak={"life": 1}, angel="kulak", event="guardian_angel", red=["shadow_red 1"], blue=["shadow_blue 1"]
    )
    assert effects(s, 0, "end") == (
        {"kyreas.life": 3, "active": "kyreas", "turn": 2, "waiting": ["chance"]},
        [
            "actions-ended guardian=kulak",
            "melee card=shadow_red path=red points=1",
            "angel-saved guardian=kulak",
            "melee card=shadow_blue path=blue points=1",
            "hurt guardian=kyreas life=3",
            "turn-began guardian=kyreas turn=2",
        ],
    )


@pytest.mark.rule("RUN-8.3", "RUN-11.8", "RUN-11.10")
def test_poison_marks_once_and_only_who_lost_life() -> None:
    s = board(
        event="poison",
        kulak={"poison": True},
        kyreas={"life": 2},
        red=["shadow_red 1"],
        blue=["troll_blue 1 blue blue"],
        yellow=["troll_yellow 1 red"],
    )
    assert effects(s, 0, "end")[1] == [
        "actions-ended guardian=kulak",
        "melee card=shadow_red path=red points=1",
        "hurt guardian=kulak life=3",
        "melee card=troll_blue path=blue points=2",
        "hurt guardian=kyreas life=1",
        "hurt guardian=kyreas life=0",
        "died guardian=kyreas",
        "melee card=troll_yellow path=yellow points=1",
        "hurt guardian=ismoros life=3",
        "poisoned guardian=ismoros",
        "turn-skipped guardian=kyreas",
        "turn-began guardian=ismoros turn=2",
    ]


@pytest.mark.rule("RUN-8.2", "RUN-11.2", "RUN-11.8")
def test_no_poison_where_no_life_was_lost() -> None:
    """An attack that cost no life, thanks to a shield or an angel, gives no poison marker."""
    s = board(
        event="poison",
        angel="kulak",
        kulak={"life": 1},
        kyreas={"shield": True},
        red=["troll_red 1 red red"],
        blue=["troll_blue 1"],
    )
    assert effects(s, 0, "end") == (
        {"kyreas.shield": False, "active": "kyreas", "turn": 2, "waiting": ["chance"]},
        [
            "actions-ended guardian=kulak",
            "melee card=troll_red path=red points=2",
            "angel-saved guardian=kulak",
            "angel-saved guardian=kulak",
            "melee card=troll_blue path=blue points=1",
            "shield-broken guardian=kyreas",
            "turn-began guardian=kyreas turn=2",
        ],
    )


@pytest.mark.rule("RUN-6.5", "RUN-11.5", "RUN-11.14")
def test_rewards_under_hex_and_mana_healing() -> None:
    s = board(event="hex", dice=["red"], kulak={"life": 1, "mana": 1}, red=["dragon_red 2 red red"])
    changed, events = effects(s, 0, "hit red")
    assert (changed["kulak.life"], "kulak.mana" in changed) == (2, False)
    assert events[-1] == "rewarded guardian=kulak life=1 mana=0"
    s = board(
        event="mana_healing", dice=["violet"], kulak={"life": 3, "mana": 0}, red=["archer_red_2 2 yellow"]
    )
    act(s, 0, "hit violet")
    assert texts(s, 0) == ["life 0", "life 1"]
    assert refused(s, 0, "life 2") == "RUN-D14"
    assert effects(s, 0, "life 1") == (
        {"kulak.life": 4},
        ["life-taken guardian=kulak points=1", "rewarded guardian=kulak life=1 mana=0"],
    )


@pytest.mark.rule("RUN-11.6", "RUN-5.13", "RUN-5.14")
def test_free_move() -> None:
    s = board(event="swiftness", seats=3, dice=["green"])
    assert [text for text in texts(s, 0) if text.startswith("free")] == ["free_move blue", "free_move green"]
    assert refused(s, 0, "free_move red") == "RUN-5.14"
    assert refused(s, 0, "free_move yellow") == "RUN-1.9"
    assert effects(s, 0, "free_move green") == (
        {"kulak.path": "green", "ismoros.path": "red", "free_move_used": True},
        ["free-moved guardian=kulak path=green", "swapped guardian=ismoros path=red"],
    )
    assert refused(s, 0, "free_move blue") == "RUN-11.6"
    assert refused(s, 0, "move green green") == "RUN-5.14"
    assert refused(board(), 0, "free_move blue") == "RUN-11.6"
