"""Chapter 7: gains."""

import pytest

from tests.rules.glory.table import GAME, Table, fresh, last_turn, random_game, turn

RICH = "20/20/20/20"
CATALOGUE = GAME.catalogue()["tiles"]


def gained(told: list[str]) -> list[str]:
    """What was gained in what was told: `2 prestige goblin`."""
    out = []
    for line in told:
        if line.startswith("gained"):
            args = dict(pair.split("=") for pair in line.split()[1:])
            out.append(f"{args['amount']} {args['gain']} {args['tile']}")
    return out


# Parts and items -------------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-7.4", "TOG-7.7", "TOG-7.8", "TOG-7.5")
@pytest.mark.parametrize(
    ("tile", "at", "gains"),
    [
        ("goblin", "0,1", ["2 prestige", "1 coin"]),
        ("imp", "0,1", ["2 prestige", "1 potion"]),
        ("knight", "0,1", ["2 combat", "1 prestige"]),
        ("enchanter", "0,1", ["2 magic", "1 prestige"]),
        ("elixir_cellar", "0,1", ["3 potion", "1 prestige"]),
        ("crystal_staff", "0,1", ["1 magic", "4 prestige"]),
        ("dragon_hoard", "-1,0", ["4 coin", "5 prestige"]),
    ],
)
def test_own_gain_from_left_to_right(tile: str, at: str, gains: list[str]) -> None:
    table = turn(tile, stock=RICH)
    cost = CATALOGUE[tile]["cost"]
    table.play("0: play")
    told = table.play(f"0: put {at}") if table.kind(0) == "choose_cell" else table.log
    assert gained(told) == [f"{gain} {tile}" for gain in gains]
    has = {"coin": 20 - cost["coin"], "potion": 20 - cost["potion"], "combat": 20, "magic": 20, "prestige": 0}
    for gain in gains:
        n, what = gain.split()
        has[what] += int(n)
    assert table.stock() == "/".join(str(n) for n in has.values())
    assert table.player(0)["earned"] == ({"tile": has["prestige"]} if has["prestige"] else {})
    assert table.state.to_act() == [1]  # nothing is asked, so nothing can be declined


@pytest.mark.rule("TOG-7.2", "TOG-7.22", "TOG-D10")
def test_items_without_key_or_multiplier_come_in_a_fixed_order() -> None:
    """Own gain, then the connectors of the placed tile, then those of its neighbours, each N, E, S, W."""
    area = ("training_camp 0,-1", "standing_stones 2,-1", "inn 1,0")
    table = turn("blunt_sword", *area, stock=RICH, hero="barbarian")
    told = table.play("0: play", "0: put 1,-1")
    assert gained(told) == [
        "1 combat blunt_sword",
        "1 prestige blunt_sword",
        "2 prestige standing_stones",
        "2 prestige training_camp",
    ]
    assert "no-gain seat=0 tile=inn other=blunt_sword" in told
    assert table.player(0)["earned"] == {"tile": 1, "connector": 4}


@pytest.mark.rule("TOG-7.2", "TOG-7.22", "TOG-D10", "TOG-7.23")
def test_order_of_connectors_around_a_place() -> None:
    """Places on all four sides of a place: its own connectors first, then theirs."""
    area = ("inn 0,-1", "dwarf_mine 1,-2", "lost_city 2,-1", "standing_stones 1,0")
    table = turn("training_camp", *area, stock=RICH, hero="barbarian")
    told = table.play("0: play", "0: put 1,-1")
    # training camp: N monster, E any 2 prestige, S any 1 coin, W monster; the mine's S asks for a treasure,
    # the city's W is any: 2 prestige, the stones' N any: 1 potion, the inn's E any: 1 coin.
    assert gained(told) == [
        "2 prestige training_camp",
        "1 coin training_camp",
        "2 prestige lost_city",
        "1 potion standing_stones",
        "1 coin inn",
    ]
    assert [line for line in told if line.startswith("no-gain")] == [
        "no-gain seat=0 tile=training_camp other=dwarf_mine",
        "no-gain seat=0 tile=dwarf_mine other=training_camp",
        "no-gain seat=0 tile=training_camp other=inn",
    ]
    assert table.state.to_act() == [1]


@pytest.mark.rule("TOG-7.3", "TOG-D10", "TOG-7.10", "TOG-7.13")
def test_the_owner_orders_items_with_a_key_or_a_multiplier() -> None:
    """The locksmith's gain counts keys; the temple's east connector gives one."""
    area = ("temple 0,-1", "sergeant 0,-2 0")
    table = turn("locksmith", *area, hero="barbarian", stock=RICH)
    table.play("0: play", "0: put 1,-1")
    assert table.kind(0) == "choose_gain"
    assert table.legal(0) == ["gain own", "gain neighbour_west"]
    assert table.refused(0, "gain west") == "TOG-7.3"
    assert table.refused(0, "end") == "TOG-7.3"
    twin = table.state.clone()
    # The temple first: key on the locksmith (+2 coins); then own: key on hero chest 1, 3 keys: 3 prestige.
    table.play("0: gain neighbour_west")
    assert table.legal(0) == ["open 0,0:0", "open 1,-1:0", "open 0,0:1"]
    told = table.play("0: open 1,-1:0", "0: open 0,0:1")
    assert gained(told) == ["2 coin locksmith", "2 coin barbarian", "3 prestige locksmith"]
    # Own first: its key, then 2 keys: 2 prestige; the temple's key comes too late.
    table.state = twin
    twin.sink = []
    told = table.play("0: gain own", "0: open 1,-1:0")
    assert gained(told) == ["2 coin locksmith", "2 prestige locksmith"]
    assert table.kind(0) == "place_key"


@pytest.mark.rule("TOG-7.3", "TOG-D10")
def test_the_question_ends_when_no_key_or_multiplier_is_left() -> None:
    """Cartographer between two places: after its multiplier the rest comes by itself."""
    area = ("inn 0,-1", "standing_stones 2,-1")
    table = turn("cartographer", *area, hero="barbarian", stock=RICH)
    table.play("0: play", "0: put 1,-1")
    assert table.legal(0) == ["gain own", "gain neighbour_east", "gain neighbour_west"]
    told = table.play("0: gain neighbour_west")
    assert gained(told) == ["1 coin inn"]
    assert table.legal(0) == ["gain own", "gain neighbour_east"]
    told = table.play("0: gain own")
    assert gained(told) == [
        "4 prestige cartographer",
        "2 prestige cartographer",
        "2 prestige standing_stones",
    ]
    assert table.player(0)["earned"] == {"tile": 6, "connector": 2}


@pytest.mark.rule("TOG-7.10", "TOG-7.3")
def test_connectors_of_the_placed_place_are_items() -> None:
    """The temple: east any 1 key, west any 1 potion, between two tiles."""
    table = turn(
        "temple", "sergeant 0,-1", "bounty_hunter 2,-1 0", hero="barbarian", opened=(0, 1), stock=RICH
    )
    table.play("0: play", "0: put 1,-1")
    assert table.legal(0) == ["gain east", "gain west"]
    told = table.play("0: gain east")
    assert told[:2] == [
        "chest-opened seat=0 tile=sergeant number=0",
        "gained seat=0 gain=prestige amount=1 tile=sergeant",
    ]
    assert gained(told)[1:] == ["1 potion temple"]
    assert table.player(0)["earned"] == {"chest": 1}


# Multipliers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-7.11", "TOG-7.12", "TOG-R7", "TOG-R8", "TOG-R10")
@pytest.mark.parametrize(
    ("quest", "each", "own"),
    [("q_monsterbane", 2, 2), ("q_fellowship", 3, 3), ("q_world_walker", 3, 1), ("q_collector", 3, 4)],
)
def test_kinds_are_counted(quest: str, each: int, own: int) -> None:
    """Two monsters, three characters, one place, four treasures; hero and quests are of no kind."""
    area = ("goblin 1,0", "ogre 2,0", "squire 3,0", "knight 4,0", "sergeant 5,0", "inn 6,0", "lost_purse 7,0",
            "potion_crate 8,0", "key_ring 9,0", "crown 10,0", "q_demigod 0,-5")  # fmt: skip
    table = turn("market", *area, opened=(0, 1), hand=(quest,), stock=RICH)
    table.play(f"0: quest {quest}", "0: put 0,-1" if quest == "q_fellowship" else "0: put -1,0")
    assert table.stock().split("/")[4] == str(each * own)


@pytest.mark.rule("TOG-7.12", "TOG-R10", "TOG-7.6")
def test_a_tile_counts_itself() -> None:
    table = turn("cartographer", stock="1/0/0/0")
    table.play("0: play", "0: put 0,1")
    assert table.stock() == "0/0/0/0/2"  # no place: only the plain part
    table = last_turn(4, round=10, p3={"taken": "queen", "coin": 3})
    told = table.play("3: play", "3: put 0,1")
    assert "end-gain seat=3 tile=queen gain=prestige amount=2" in told


@pytest.mark.rule("TOG-7.13", "TOG-8.7")
def test_keys_in_the_area_are_counted_lost_ones_not() -> None:
    table = turn("locksmith", "squire 0,1 0", hero="mage", opened=(0, 1), stock="2/0/0/0")
    told = table.play("0: play", "0: put -1,0")
    # Nothing but the locksmith's own chest is closed: its key goes there, 4 keys in all.
    assert gained(told) == ["2 coin locksmith", "4 prestige locksmith"]
    table = turn(
        "inn", "locksmith -1,0 0", hand=("q_thousand_locks",), hero="mage", opened=(0, 1), stock="4/0/0/0"
    )
    told = table.play("0: quest q_thousand_locks", "0: put 0,-1")
    assert gained(told) == ["3 prestige q_thousand_locks", "4 prestige q_thousand_locks"]
    assert table.player(0)["earned"] == {"chest": 3, "tile": 4}
    # Without any closed chest the key is lost and is not counted.
    table = turn("key_ring", "locksmith -1,0 0", hero="mage", opened=(0, 1))
    table.play("0: play", "0: put 0,1")
    assert GAME.view(table.state, 0)["players"][0]["keys"] == 4


@pytest.mark.rule("TOG-7.14")
@pytest.mark.parametrize(
    ("tile", "stock", "points"), [("champion", "3/0/4/9", 9), ("archmage", "3/0/9/4", 9)]
)
def test_points_on_the_banner_are_counted(tile: str, stock: str, points: int) -> None:
    table = turn(tile, stock=stock)
    table.play("0: play", "0: put 0,1" if tile == "champion" else "0: put 0,-1")
    assert table.stock().split("/")[4] == str(points)


@pytest.mark.rule("TOG-7.6", "TOG-7.1")
def test_multipliers_see_what_the_keys_of_the_placement_brought() -> None:
    """The champion's south half-key meets the ghost's: the key may open the barbarian's combat chest."""
    table = turn("champion", "ghost -1,0", hero="barbarian", stock="3/0/2/0")
    table.play("0: play", "0: put -1,-1")
    assert table.kind(0) == "place_key"
    told = table.play("0: open 0,0:0")
    assert gained(told) == ["1 combat barbarian", "6 prestige champion", "1 prestige champion"]


@pytest.mark.rule("TOG-7.17")
def test_a_multiplier_of_zero_gives_nothing() -> None:
    told = turn("bounty_hunter", stock="1/0/1/0").play("0: play", "0: put 0,1")
    assert gained(told) == []
    told = turn("inn", hand=("q_patron",), stock="4/0/2/0").play("0: quest q_patron", "0: put 0,1")
    assert gained(told) == []


@pytest.mark.rule("TOG-7.25", "TOG-7.24", "TOG-R25")
def test_where_multipliers_and_end_gains_are_printed() -> None:
    for name, entry in CATALOGUE.items():
        special = [part for part in entry["gain"] if part["times"] or part["end"]]
        assert not special or entry["kind"] in ("character", "quest"), name
        parts = [part for side in entry["sides"] for part in side["gain"]]
        parts += [part for chest in entry["chests"] for part in chest] + entry["start"]
        assert not [part for part in parts if part["times"] or part["end"]], name
        if entry["kind"] == "place":
            assert (entry["gain"], entry["chests"]) == ([], [])


@pytest.mark.rule("TOG-7.16", "TOG-D10")
def test_end_gains_are_no_items() -> None:
    """The geographer beside an inn: only the inn's connector pays now; nothing is asked."""
    table = turn("geographer", "inn 0,-1", stock="2/0/0/0", hero="barbarian")
    told = table.play("0: play", "0: put 0,-2")
    assert gained(told) == ["3 prestige inn"]
    table = turn("queen", stock="3/0/0/0")
    told = table.play("0: play", "0: put 0,1")
    assert gained(told) == ["2 prestige queen"]


# Gain connectors -------------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-7.18", "TOG-7.19", "TOG-7.20", "TOG-R7", "TOG-R8")
@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        ("imp", "monster"),
        ("bounty_hunter", "character"),
        ("potion_crate", "treasure"),
        ("q_crossroads", "quest"),
    ],
)
def test_each_kind_beside_each_connector(tile: str, kind: str) -> None:
    """A tile laid beside a place: its connector pays if it asks for nothing or for this kind."""
    places = [name for name, entry in CATALOGUE.items() if entry["kind"] == "place"]
    steps = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    for place in places:
        for i, (dx, dy) in enumerate(steps.values()):
            side = CATALOGUE[place]["sides"][i]
            if side["connector"] == "none":
                continue
            taken = (
                "inn"
                if tile.startswith("q_") and place != "inn"
                else "market"
                if tile.startswith("q_")
                else tile
            )
            hand = (tile,) if tile.startswith("q_") else ()
            table = turn(taken, f"{place} 5,5", hero="barbarian", opened=(0, 1), stock=RICH, hand=hand)
            start = f"0: quest {tile}" if hand else "0: play"
            told = table.play(start, f"0: put {5 + dx},{5 + dy}")
            if table.kind(0) == "choose_gain":
                told += table.play(f"0: {table.legal(0)[-1]}")
            pays = side["condition"] in (None, kind)
            assert (f"no-gain seat=0 tile={place} other={tile}" in told) is not pays
            (part,) = side["gain"]
            if part["what"] != "key":
                assert (f"{part['n']} {part['what']} {place}" in gained(told)) is pays


@pytest.mark.rule("TOG-7.19", "TOG-R7")
def test_a_hero_satisfies_any_but_no_kind() -> None:
    told = turn("inn", hero="barbarian").play("0: play", "0: put 0,-1")  # S character
    assert (gained(told), told[3]) == ([], "no-gain seat=0 tile=inn other=barbarian")
    told = turn("inn", hero="barbarian").play("0: play", "0: put -1,0")  # E any
    assert gained(told) == ["1 coin inn"]


@pytest.mark.rule("TOG-7.21", "TOG-7.20", "TOG-R29")
def test_a_connection_pays_only_when_it_is_made() -> None:
    """Tiles laid elsewhere do not trigger connections that exist, met or not."""
    area = ("market -1,0", "lost_purse 0,-1", "scholar -1,-1")
    table = turn("bounty_hunter", *area, hero="barbarian", stock="1/0/1/0")
    told = table.play("0: play", "0: put 0,1")
    assert gained(told) == []
    assert [line for line in told if "market" in line] == []
    log = random_game(4, seed=8).log
    pairs = [line for line in log if line.startswith("connected")]
    assert len(pairs) == len(set(pairs)) > 15


@pytest.mark.rule("TOG-7.18", "TOG-7.22")
def test_a_gain_connector_pays_its_owner_alone() -> None:
    table = turn("inn", hero="barbarian", stock="1/1/1/1")
    before = [table.stock(seat) for seat in (1, 2, 3)]
    table.play("0: play", "0: put -1,0")
    assert table.stock() == "2/1/1/1/0"
    assert [table.stock(seat) for seat in (1, 2, 3)] == before


# The First Player token ------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-7.9", "TOG-R11")
def test_the_token_at_once_and_no_effect_for_its_holder() -> None:
    table = turn("will_o_wisp", stock="0/0/0/2")
    told = table.play("0: play", "0: put 0,1")
    assert table.state.first == 0
    assert not [line for line in told if line.startswith("token")]
    table = turn("will_o_wisp", stock="0/0/0/2")
    table.patch(first=2)
    told = table.play("0: play", "0: put 0,1")
    assert table.state.first == 0
    assert told[-3:] == ["token-given seat=0", "turn-ended seat=0", "turn-began seat=1"]


@pytest.mark.rule("TOG-7.9", "TOG-8.2", "TOG-3.10")
def test_the_token_out_of_a_chest_counts_for_the_next_change() -> None:
    """Seat 2 (thief) opens his second chest: he holds the token, and the next change passes him over."""
    table = last_turn(3, slots=["ogre", "troll", "ghost", None, None, None])
    table.patch(p2={"tiles": [{"tile": "thief", "cell": "0,0", "opened": [0]}]})
    told = table.play("2: discard")
    assert told[3:6] == [
        "chest-opened seat=2 tile=thief number=1",
        "token-given seat=2",
        "gained seat=2 gain=prestige amount=2 tile=thief",
    ]
    assert table.state.first == 2
    table.play(*(f"chance: draw {t}" for t in ("market", "inn", "scholar", "key_ring", "imp")))
    told = table.play("0: select 3", "1: select 2", "2: select 1")
    assert told[3] == "revealed seat=2 slot=1"
    assert "token-given seat=1" in told


@pytest.mark.rule("TOG-7.9")
def test_the_last_who_gains_the_token_keeps_it() -> None:
    table = turn("will_o_wisp", stock="0/0/0/2")
    table.patch(first=3, p1={"taken": "queen", "coin": 3})
    table.play("0: play", "0: put 0,1")
    assert table.state.first == 0
    table.play("1: play", "1: put 0,1")
    assert table.state.first == 1
    assert table.state.to_act() == [2]
    assert GAME.view(table.state, 3)["order"] == [0, 1, 2, 3]  # of this step
    table.play("2: discard", "2: open 0,0:0", "3: discard", "3: open 0,0:0")
    assert GAME.view(table.state, 3)["order"] == [1, 2, 3, 0]  # of the next round


@pytest.mark.rule("TOG-7.26", "TOG-4.3")
def test_claims_are_settled_in_turn_order() -> None:
    """Order 1, 2, 3, 0 with two claims: whoever is later has the token, whoever was faster."""
    for gainers, keeper in (((1,), 1), ((2, 1), 2), ((2, 0), 0), ((0, 3), 0), ((3, 1), 3), ((), 1)):
        table = simultaneous(*gainers)
        assert table.state.first == 1
        last = next(seat for seat in (1, 2, 3, 0) if seat not in gainers)
        for seat in gainers:
            told = table.play(f"{seat}: play", f"{seat}: put 0,1")
            assert f"token-claimed seat={seat}" in told
            assert table.state.first == 1
        assert GAME.view(table.state, None)["claimed"] == sorted(gainers)
        for seat in (3, 2, 1, 0):
            if seat not in gainers and seat != last:
                table.play(f"{seat}: discard")
        told = table.play(f"{last}: discard")
        assert table.state.first == keeper
        assert [line for line in told if line.startswith("token")] == (
            [f"token-given seat={keeper}"] if keeper != 1 else []
        )
        assert GAME.view(table.state, None)["claimed"] == []


def simultaneous(*gainers: int) -> Table:
    """Step 2 in simultaneous play, order 1, 2, 3, 0; the gainers can play a tile that takes the token."""
    tokens = ["will_o_wisp", "queen"]
    table = fresh(4, simultaneous_play="yes")
    tiles = ("goblin", "giant_spider", "were_ram", "imp", "squire", "hedge_witch", "sergeant", "scholar")
    table.play(*(f"chance: hero {hero}" for hero in ("shaman", "barbarian", "paladin", "mage")))
    table.play(*(f"chance: draw {tile}" for tile in tiles), "chance: first 1")
    slots = list(tiles)
    where = {1: 0, 2: 1, 3: 2, 0: 3}
    for seat, tile in zip(gainers, tokens, strict=False):
        slots[where[seat]] = tile
    players = {
        f"p{seat}": {
            "tiles": [{"tile": hero, "cell": "0,0", "opened": [0, 1]}],
            "coin": 5,
            "magic": 5,
        }
        for seat, hero in enumerate(("shaman", "barbarian", "paladin", "mage"))
    }
    table.patch(slots=slots, piles=[5, 5, 5], **players)
    table.play("1: select 1", "2: select 2", "3: select 3", "0: select 4")
    return table
