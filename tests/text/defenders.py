"""Moments of Defenders of the Realm that chance games hardly ever reach."""

from __future__ import annotations

from tablee.core.game import Game, Json
from tablee.core.state import CHANCE, State

BLUE = ["amarak_peak_eagle", "bounty_bay_horse", "dragons_teeth_range_eagle", "seagull_lagoon_eagle"]
SPECIAL = ["battle_luck", "dark_visions", "hammer_of_valor"]
RED = ["ancient_ruins_eagle", "blood_flats_gate", "ghost_marsh_gate", "orc_valley_gate"]
GATE_FOUND = {"completed": ["find_magic_gate"], "unused": ["find_magic_gate"]}
BLESSED = {"completed": ["amaraks_blessing"], "unused": ["amaraks_blessing"]}
TREE = {"completed": ["ancient_tree"], "unused": ["ancient_tree"]}
INFORMED = "local_information"
AT_SAPPHIRE = {"at": "blizzard_mountains", "hand": []}
GONE = {name: {"life": 0} for name in ("balazarg", "gorgutt", "varkolak")}
MIXED = {"monarch_city": {"red": 1, "green": 1, "black": 1}}
GREEN = ("father_oak_forest", "golden_oak_forest", "greenleaf_village", "gryphon_forest", "heavens_glade")


def moments(game: Game) -> list[State]:
    """Generals who fall or survive, full hands, empty supplies, the last hero, rewards and rare cards."""
    quiet = first_day(game)
    all_used = list(game.domains["hero"].ids)
    armies = {place: {"green": 3} for place in (*GREEN, "raven_forest", "thorny_woods")}
    besiegers = [
        AT_SAPPHIRE | GATE_FOUND | {"hand": BLUE, "quest": "raids"},
        AT_SAPPHIRE | BLESSED | {"hand": SPECIAL, "quest": "scout_sapphire"},
    ]
    repelled = [
        AT_SAPPHIRE | {"hand": [*BLUE, *SPECIAL], "quest": "raids"},
        AT_SAPPHIRE | {"quest": "rumors"},
    ]
    weak, wounded = {"sapphire": {"life": 1}}, {"gorgutt": {"life": 3, "healing": 0}}
    struck = {"gorgutt": {"life": 4, "step": 1}, "sapphire": {"life": 2}}
    hunters = [
        {"quest": "orc_hunter", "markers": {"green": 1}},
        {"quest": "raids", "markers": {"green": 1}},
    ]
    asked = [[AT_SAPPHIRE | {"hand": BLUE}, AT_SAPPHIRE | {"hand": SPECIAL[:n]}] for n in (1, 2, 3)]
    talkative = {"this_turn": quiet["this_turn"] | {"rumors": 2}}
    tainted = {"crystals": {"wolf_pass": 1, "fire_river": 1}}
    fighter = GATE_FOUND | {"slayer": ["red"], "quest": "rumors"}
    return [
        moment(game, quiet, besiegers, weak, ["attack"]),
        moment(game, quiet, besiegers, weak | GONE, ["attack"]),
        moment(game, quiet, repelled, struck, ["attack", "card battle_luck", "done"]),
        moment(game, quiet, [{"at": "scorpion_canyon", "hand": RED}, {}], {}, ["attack"]),
        *(moment(game, quiet, two, struck, ["attack", f"card {BLUE[0]}", "done"]) for two in asked),
        moment(game, quiet, [{"hand": ["spy_in_camp"]}, {}], wounded, ["end"]),
        moment(game, quiet, [{"hand": [*BLUE, *SPECIAL, *RED]}, {}], wounded, ["end"]),
        moment(game, quiet | {"used": all_used, "minions": MIXED}, [{"ready": 1, "lost": 5}], {}, ["end"]),
        moment(game, quiet | {"minions": armies | {"orc_valley": {"green": 2}}}, hunters, {}, ["end"]),
        moment(game, quiet | {"minions": MIXED}, [fighter, {}], {}, ["fight"]),
        moment(game, quiet, [{"at": "unicorn_forest", "quest": "unicorn_steed"}, {}], {}, ["quest"]),
        moment(game, quiet | talkative, [{"at": "gryphon_inn", "quest": "raids"}, {}], {}, []),
        moment(game, quiet, [{"at": "thorny_woods", "quest": "scout_gorgutt"}, {}], {}, ["quest"]),
        moment(game, quiet | tainted, [TREE, {}], {}, []),
        moment(game, quiet | tainted, [TREE, {}], {}, ["reward ancient_tree"]),
        moment(game, quiet | tainted, [{"at": "wolf_pass", "hand": BLUE}, {}], {}, ["heal_land"]),
        moment(game, quiet, [{"at": "chimera_inn", "hand": [INFORMED]}, {}], {}, [f"play {INFORMED}"]),
    ]


def first_day(game: Game) -> Json:
    """The first day of two heroes: empty hands, no minions, and a card on the deck that brings orcs."""
    s = game.setup({"start_player": "1"}, seats=2)
    decision = game.decision(s, CHANCE)
    while decision is None or decision.kind != "day":
        s.apply(s.to_act()[0], s.legal(s.to_act()[0])[0])
        decision = game.decision(s, s.to_act()[0])
    dump = game.dump(s)
    dump["players"] = [player | {"hand": []} for player in dump["players"]]
    return dump | {"minions": {}, "crystals": {}, "dark_top": ["ds12"]}


def moment(game: Game, dump: Json, players: list[Json], generals: Json, actions: list[str]) -> State:
    """That day with other players and generals, after some actions of the active hero."""
    changed = dump | {
        "players": [old | new for old, new in zip(dump["players"], players, strict=False)],
        "generals": {name: old | generals.get(name, {}) for name, old in dump["generals"].items()},
    }
    s = game.load(changed)
    for action in actions:
        s.apply(0, game.space.parse(action))
    return s
