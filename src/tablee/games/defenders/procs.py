"""The procedures of the game in the order of their numbers in `ids`."""

from __future__ import annotations

from typing import Any

from tablee.core.state import Proc
from tablee.games.defenders.actions import Build, Day, HealLand, Rumors
from tablee.games.defenders.attack import (
    Attack,
    Blessing,
    Commit,
    LoseCards,
    NextRoller,
    Penalty,
    Volley,
)
from tablee.games.defenders.cards import DrawHeroCards, KeepHeroCards
from tablee.games.defenders.fight import (
    CastFireball,
    DieColour,
    FightMinions,
    FightWhere,
    Luck,
    MoreDice,
    Reroll,
    Rerolls,
    Roll,
)
from tablee.games.defenders.movement import Destination, TravelCard
from tablee.games.defenders.night import DarknessCard, Night, Reveal, UseWisdom
from tablee.games.defenders.placing import GiveMarker, Place, Spread
from tablee.games.defenders.quests import ActionsSpent, Attempt, DrawQuest, EnvoyReward, Fetch, Quests
from tablee.games.defenders.setup import (
    Batch,
    ChooseHero,
    DealHero,
    RemoveSpecial,
    Setup,
    StartPlayer,
)
from tablee.games.defenders.specials import (
    AncientTree,
    Arrange,
    Clear,
    Foresee,
    LocalInformation,
    Look,
    PlaceGate,
    Purity,
    PushBack,
    RemoveMinions,
    SendHero,
    SendTo,
    SpareHalf,
    Sweep,
    SweepTo,
)
from tablee.games.defenders.turn import (
    ChooseShape,
    ChooseStyle,
    Disperse,
    HandLimit,
    Healing,
    SpyInCamp,
    Turn,
    TurnUndead,
)
from tablee.games.defenders.windows import Window
from tablee.games.defenders.wounds import Death


def make_procs() -> list[Proc[Any]]:
    """One of each; `forced` is off where a player should press the button even if it is the only one."""
    return [
        Setup("setup"),
        StartPlayer("start_player", "DOR-2.16"),
        ChooseHero("choose_hero", "DOR-2.3"),
        DealHero("deal_hero", "DOR-2.3"),
        RemoveSpecial("remove_special", "DOR-19.2"),
        DrawHeroCards("draw_cards", "DOR-11.3"),
        DrawQuest("draw_quest", "DOR-18.1"),
        Batch("batch", "DOR-2.10"),
        Turn("turn"),
        ChooseStyle("style", "DOR-17.12"),
        ChooseShape("shape", "DOR-17.24"),
        Day("day", "DOR-3.4", forced=False),
        TravelCard("travel_card", "DOR-4.4"),
        Destination("destination", "DOR-4.1"),
        Build("build_gate", "DOR-5.2"),
        Rumors("rumors", "DOR-5.4"),
        HealLand("heal_land", "DOR-5.6"),
        Roll("roll", "DOR-6.1"),
        FightWhere("fight_where", "DOR-6.1"),
        CastFireball("fireball", "DOR-17.33"),
        FightMinions("fight"),
        MoreDice("more_dice", "DOR-18.17"),
        DieColour("die_colour", "DOR-18.17"),
        Rerolls("rerolls"),
        Reroll("reroll", "DOR-6.6"),
        Luck("luck", "DOR-16.15"),
        Attack("attack", "DOR-9.2"),
        Commit("commit", "DOR-8.3"),
        Blessing("blessing", "DOR-18.19"),
        NextRoller("next_roller", "DOR-8.5"),
        Volley("volley"),
        Penalty("penalty", "DOR-9.16"),
        LoseCards("lose_cards", "DOR-8.12"),
        Death("replace_hero", "DOR-7.8"),
        TurnUndead("turn_undead", "DOR-17.2"),
        Disperse("disperse", "DOR-17.2"),
        Healing("healing"),
        SpyInCamp("spy", "DOR-16.24"),
        HandLimit("hand_limit", "DOR-11.2"),
        Window("window", "DOR-16.6", forced=False),
        Night("night"),
        DarknessCard("darkness_card"),
        Reveal("reveal", "DOR-12.3"),
        UseWisdom("wisdom", "DOR-17.35"),
        Place("place"),
        GiveMarker("give_marker", "DOR-13.12"),
        Spread("spread"),
        PlaceGate("place_gate", "DOR-16.8"),
        SendHero("send_hero", "DOR-16.9"),
        SendTo("send_to", "DOR-16.9"),
        Purity("purity", "DOR-16.10"),
        Clear("clear", "DOR-16.11"),
        PushBack("push_back", "DOR-16.12"),
        RemoveMinions("remove_minions", "DOR-16.19"),
        SweepTo("sweep_to", "DOR-16.20"),
        Sweep("sweep", "DOR-16.20"),
        Look("look", "DOR-16.21"),
        Foresee("foresee", "DOR-16.21"),
        Arrange("arrange", "DOR-16.21"),
        LocalInformation("local_information", "DOR-16.18"),
        Attempt("attempt"),
        ActionsSpent("actions_spent", "DOR-18.18"),
        Quests("quests"),
        EnvoyReward("envoy"),
        Fetch("fetch", "DOR-18.26"),
        AncientTree("ancient_tree", "DOR-18.28"),
        KeepHeroCards("keep_cards", "DOR-5.4"),
        SpareHalf("spare_half", "DOR-16.22"),
    ]


PROCS: list[Proc[Any]] = make_procs()

CHANCE_ONLY = (
    "start_player",
    "deal_hero",
    "remove_special",
    "draw_cards",
    "draw_quest",
    "batch",
    "roll",
    "attack",
    "penalty",
    "reveal",
    "look",
    "fetch",
    "keep_cards",
)
"""The questions to chance."""

DECISIONS: tuple[str, ...] = tuple(proc.name for proc in PROCS if proc.rule and proc.name not in CHANCE_ONLY)
"""The questions to players: D01 and D03 to D44 of the specification."""
