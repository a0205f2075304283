"""The words of the game: the notation of its actions and the names of its log events."""

from __future__ import annotations

from tablee.core.actions import ActionSpace, Domain
from tablee.core.events import EventTable
from tablee.games.defenders import ids
from tablee.games.defenders.box import Box

HIDDEN = "hidden"


def make_domains(box: Box) -> dict[str, Domain]:
    """The domains that arguments of actions and events come from."""
    seats = [str(i + 1) for i in range(ids.MAX_SEATS)]
    domains = [
        Domain("location", box.locations),
        Domain("colour", ids.COLOURS),
        Domain("die-colour", ids.ALL_COLOURS),
        Domain("shape", [*ids.COLOURS, "none"]),
        Domain("style", ids.STYLE_NAMES),
        Domain("general", box.generals),
        Domain("hero", box.heroes),
        Domain("card", [*box.cards, HIDDEN]),
        Domain("special", ids.SPECIALS),
        Domain("dark", box.dark),
        Domain("quest", box.quests),
        Domain("half", ["a", "b"]),
        Domain("other", seats),
        Domain("way", ids.PLAIN_VERBS[ids.FOOT : ids.TELEPORT_SELF + 1]),
        Domain("deck", ["hero", "darkness"]),
        Domain("ending", ["running", *ids.ENDINGS[1:]]),
    ]
    return {domain.name: domain for domain in domains}


def make_space(box: Box) -> ActionSpace:
    """All actions, in the order of their numbers in `ids` and in the box."""
    domains = make_domains(box)
    location, colour, general = domains["location"], domains["colour"], domains["general"]
    card = Domain("card", box.cards)
    seat = domains["other"]
    actions = ActionSpace()
    for number, word in enumerate(ids.PLAIN_VERBS):
        if actions.add(word) != number:
            raise ValueError(f"the action '{word}' is not numbered as in ids.py")
    for base, verb, arguments in [
        (ids.STYLE, "style", [domains["style"]]),
        (ids.SHAPE, "shape", [domains["shape"]]),
        (ids.NAME, "name", [colour]),
        (ids.PUSH, "push", [general]),
        (ids.SPY, "spy", [general]),
        (ids.HALF, "half", [domains["half"]]),
        (ids.SEND, "send", [seat]),
        (ids.ROLLER, "roller", [seat]),
        (ids.MARKER, "marker", [seat]),
        (ids.ACTIONS, "actions", [Domain("count", [str(i + 1) for i in range(ids.MOST_ACTIONS)])]),
        (ids.DIE, "die", [Domain("pips", [str(i + 1) for i in range(ids.FACES_OF_DIE)])]),
        (ids.FIRST, "first", [seat]),
        (box.a_to, "to", [location]),
        (box.a_at, "at", [location]),
        (box.a_take, "take", [location, colour]),
        (box.a_card, "card", [card]),
        (box.a_play, "play", [domains["special"]]),
        (box.a_reward, "reward", [domains["quest"]]),
        (box.a_choose, "choose", [domains["hero"]]),
        (box.a_next, "next", [domains["dark"]]),
        (box.a_draw, "draw", [card]),
        (box.a_quest, "receive", [domains["quest"]]),
        (box.a_dark, "dark", [domains["dark"]]),
        (box.a_deal, "deal", [domains["hero"]]),
        (box.a_remove, "remove", [domains["special"]]),
    ]:
        if actions.add(verb, *arguments) != base:
            raise ValueError(f"the actions of '{verb}' are not numbered as in ids.py")
    return actions


def make_events() -> EventTable:
    """All log events, in the order of their numbers in `ids`, with their parameters."""
    table = EventTable()
    for number, name, fields in [
        (ids.E_HERO_TAKEN, "hero-taken", ["seat", "hero"]),
        (ids.E_FIRST_PLAYER, "first-player", ["seat"]),
        (ids.E_SPECIAL_REMOVED, "special-removed", ["special"]),
        (ids.E_SETUP_CARD, "setup-card", ["dark", "minions"]),
        (ids.E_SETUP_REJECTED, "setup-rejected", ["dark"]),
        (ids.E_TURN_BEGAN, "turn-began", ["seat", "turn"]),
        (ids.E_BONUS, "bonus", ["seat", "actions"]),
        (ids.E_STYLE, "style-chosen", ["seat", "style"]),
        (ids.E_SHAPE, "shape-taken", ["seat", "shape"]),
        (ids.E_MOVED, "moved", ["seat", "location", "way"]),
        (ids.E_CARD_SPENT, "card-spent", ["seat", "card"]),
        (ids.E_GATE_BUILT, "gate-built", ["seat", "location"]),
        (ids.E_RUMORS, "rumors-heard", ["seat", "colour"]),
        (ids.E_CARD_KEPT, "card-kept", ["seat", "card"]),
        (ids.E_CARD_LEFT, "card-left", ["seat", "card"]),
        (ids.E_LAND_HEALED, "land-healed", ["seat", "location"]),
        (ids.E_LAND_NOT_HEALED, "land-not-healed", ["seat", "location"]),
        (ids.E_HEALED, "healed", ["seat", "tokens"]),
        (ids.E_FIGHT, "fight", ["seat", "location"]),
        (ids.E_SLAIN, "slain", ["seat", "colour", "minions"]),
        (ids.E_ROLLED, "rolled", ["seat", "die-colour", "pips"]),
        (ids.E_REROLLED, "rerolled", ["seat", "dice"]),
        (ids.E_KILLED, "killed", ["seat", "colour", "minions"]),
        (ids.E_MISSED, "missed", ["seat", "minions"]),
        (ids.E_DAY_ENDED, "day-ended", ["seat"]),
        (ids.E_WOUNDED, "wounded", ["seat", "wounds", "life"]),
        (ids.E_DIED, "died", ["seat", "hero"]),
        (ids.E_REPLACED, "replaced", ["seat", "hero"]),
        (ids.E_NO_HERO, "no-hero", ["seat"]),
        (ids.E_ATTACK, "attack", ["seat", "general"]),
        (ids.E_COMMITTED, "committed", ["seat", "card"]),
        (ids.E_DECLINED, "declined", ["seat"]),
        (ids.E_CURSED, "cursed", ["seat", "card"]),
        (ids.E_SKILL_CANCELLED, "skill-cancelled", ["seat", "general"]),
        (ids.E_GENERAL_HIT, "general-hit", ["seat", "general", "life"]),
        (ids.E_GENERAL_KILLED, "general-killed", ["seat", "general"]),
        (ids.E_GENERAL_SURVIVED, "general-survived", ["general", "life"]),
        (ids.E_REGENERATED, "regenerated", ["general"]),
        (ids.E_PENALTY, "penalty", ["seat", "general", "wounds"]),
        (ids.E_TO_CITY, "to-city", ["seat"]),
        (ids.E_CARD_LOST, "card-lost", ["seat", "card"]),
        (ids.E_GENERAL_HEALED, "general-healed", ["general", "life"]),
        (ids.E_SPIED, "spied", ["seat", "general"]),
        (ids.E_CARD_DRAWN, "card-drawn", ["seat", "card"]),
        (ids.E_DECK_SHUFFLED, "deck-shuffled", ["deck"]),
        (ids.E_NIGHT, "night", ["cards"]),
        (ids.E_QUIET_NIGHT, "quiet-night", []),
        (ids.E_REVEALED, "revealed", ["dark", "full"]),
        (ids.E_WISDOM, "wisdom", ["seat", "dark"]),
        (ids.E_PLACED, "placed", ["location", "colour", "minions"]),
        (ids.E_CRYSTAL, "tainted", ["location", "crystals"]),
        (ids.E_OVERRUN, "overrun", ["location", "colour"]),
        (ids.E_ADVANCED, "advanced", ["general", "location"]),
        (ids.E_NOT_ADVANCED, "not-advanced", ["general"]),
        (ids.E_MARKER_TAKEN, "marker-taken", ["seat", "quest", "colour"]),
        (ids.E_PLAYED, "played", ["seat", "special"]),
        (ids.E_GATE_PLACED, "gate-placed", ["seat", "location"]),
        (ids.E_SENT, "sent", ["seat", "other", "location"]),
        (ids.E_CRYSTALS_REMOVED, "crystals-removed", ["seat", "location", "crystals"]),
        (ids.E_CLEARED, "cleared", ["seat", "location", "minions"]),
        (ids.E_PUSHED_BACK, "pushed-back", ["seat", "general", "location"]),
        (ids.E_REMOVED, "removed", ["seat", "location", "colour"]),
        (ids.E_FORESEEN, "foreseen", ["seat", "dark"]),
        (ids.E_FORESEEN_AWAY, "foreseen-away", ["seat", "dark"]),
        (ids.E_SPARED, "spared", ["seat", "location"]),
        (ids.E_GENERAL_STOPPED, "general-stopped", ["seat", "general"]),
        (ids.E_QUEST_DRAWN, "quest-drawn", ["seat", "quest"]),
        (ids.E_QUEST_STEP, "quest-step", ["seat", "quest", "colour"]),
        (ids.E_QUEST_DONE, "quest-done", ["seat", "quest"]),
        (ids.E_QUEST_FAILED, "quest-failed", ["seat", "quest"]),
        (ids.E_QUEST_IMPOSSIBLE, "quest-impossible", ["seat", "quest"]),
        (ids.E_REWARD_USED, "reward-used", ["seat", "quest"]),
        (ids.E_UNDEAD_TURNED, "undead-turned", ["seat", "location"]),
        (ids.E_LOST, "lost", ["ending"]),
        (ids.E_WON, "won", []),
        (ids.E_HONOUR, "honour", ["seat", "quests", "generals"]),
        (ids.E_CHAMPION, "champion", ["seat", "honour"]),
        (ids.E_TOO_WOUNDED, "too-wounded", ["general"]),
    ]:
        if table.add(name, *fields) != number:
            raise ValueError(f"the event '{name}' is not numbered as in ids.py")
    return table
