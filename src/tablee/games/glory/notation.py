"""The words of the game: the notation of its actions and the names of its log events."""

from __future__ import annotations

from tablee.core.actions import ActionSpace, Domain
from tablee.core.events import EventTable
from tablee.games.glory import ids
from tablee.games.glory.box import Box


def make_domains(box: Box) -> dict[str, Domain]:
    """The domains that arguments of actions and events come from."""
    domains = [
        Domain("tile", box.tiles),
        Domain("quest", [box.tiles[tile] for tile in box.quests]),
        Domain("hero", [box.tiles[tile] for tile in box.heroes]),
        Domain("kind", ids.KINDS),
        Domain("resource", ids.RESOURCES),
        Domain("gain", ids.GAINS),
        Domain("slot", [str(i + 1) for i in range(ids.MAX_SLOTS)]),
        Domain("cell", box.cells),
        Domain("chest", box.chest_ids),
        Domain("side", ids.SIDES),
        Domain("item", ids.ITEMS),
        Domain("form", ["coin", "potion"]),
        Domain("ending", ["running", *ids.ENDINGS[1:]]),
    ]
    return {domain.name: domain for domain in domains}


def make_space(box: Box) -> ActionSpace:
    """All actions, in the order of their numbers in `ids` and in the box."""
    domains = make_domains(box)
    actions = ActionSpace()
    for base, verb, arguments in [
        (ids.PLAY, "play", []),
        (ids.DISCARD, "discard", []),
        (ids.END, "end", []),
        (ids.SURCHARGE, "surcharge", [domains["form"]]),
        (ids.SELECT, "select", [domains["slot"]]),
        (ids.TAKE, "take", [domains["slot"]]),
        (ids.CONNECTION, "connection", [domains["side"]]),
        (ids.GAIN, "gain", [domains["item"]]),
        (ids.FIRST, "first", [Domain("starter", [str(i + 1) for i in range(ids.MAX_SEATS)])]),
        (ids.PUT, "put", [domains["cell"]]),
        (box.open_chest, "open", [domains["chest"]]),
        (box.play_quest, "quest", [domains["quest"]]),
        (box.return_quest, "return", [domains["quest"]]),
        (box.deal, "deal", [domains["quest"]]),
        (box.hero, "hero", [domains["hero"]]),
        (box.draw, "draw", [domains["tile"]]),
    ]:
        if actions.add(verb, *arguments) != base:
            raise ValueError(f"the actions of '{verb}' are not numbered as in ids.py")
    return actions


def make_events() -> EventTable:
    """All log events, in the order of their numbers in `ids`, with their parameters."""
    table = EventTable()
    for number, name, fields in [
        (ids.E_HERO_DEALT, "hero-dealt", ["seat", "tile"]),
        (ids.E_TILE_CAME, "tile-came", ["tile", "slot"]),
        (ids.E_TOKEN_GIVEN, "token-given", ["seat"]),
        (ids.E_QUEST_DEALT, "quest-dealt", ["seat", "tile"]),
        (ids.E_QUEST_RETURNED, "quest-returned", ["seat", "tile"]),
        (ids.E_ROUND_BEGAN, "round-began", ["round"]),
        (ids.E_SELECTED, "selected", ["seat", "slot"]),
        (ids.E_REVEALED, "revealed", ["seat", "slot"]),
        (ids.E_TAKEN, "taken", ["seat", "tile", "slot"]),
        (ids.E_TOO_LATE, "too-late", ["seat", "slot"]),
        (ids.E_CAUGHT_UP, "caught-up", ["seat", "tile", "slot"]),
        (ids.E_TURN_BEGAN, "turn-began", ["seat"]),
        (ids.E_DISCARDED, "discarded", ["seat", "tile"]),
        (ids.E_REINFORCED, "reinforced", ["seat", "potions"]),
        (ids.E_SURCHARGED, "surcharged", ["seat", "resource"]),
        (ids.E_PAID, "paid", ["seat", "tile", "coins", "potions"]),
        (ids.E_PLACED, "placed", ["seat", "tile", "cell"]),
        (ids.E_CONNECTED, "connected", ["seat", "tile", "other:tile"]),
        (ids.E_KEY_FOUND, "key-found", ["seat", "tile", "other:tile"]),
        (ids.E_CHEST_OPENED, "chest-opened", ["seat", "tile", "number"]),
        (ids.E_KEY_LOST, "key-lost", ["seat"]),
        (ids.E_GAINED, "gained", ["seat", "gain", "amount", "tile"]),
        (ids.E_NO_GAIN, "no-gain", ["seat", "tile", "other:tile"]),
        (ids.E_TOKEN_CLAIMED, "token-claimed", ["seat"]),
        (ids.E_TURN_ENDED, "turn-ended", ["seat"]),
        (ids.E_SWEPT, "swept", ["tile", "slot"]),
        (ids.E_SLID, "slid", ["tile", "slot"]),
        (ids.E_PLAY_ENDED, "play-ended", ["round"]),
        (ids.E_MAJORITY, "majority", ["seat", "resource", "amount"]),
        (ids.E_NO_MAJORITY, "no-majority", ["resource"]),
        (ids.E_END_GAIN, "end-gain", ["seat", "tile", "gain", "amount"]),
        (ids.E_SCORED, "scored", ["seat", "prestige", "rank"]),
        (ids.E_WON, "won", ["seat"]),
    ]:
        if table.add(name, *fields) != number:
            raise ValueError(f"the event '{name}' is not numbered as in ids.py")
    return table
