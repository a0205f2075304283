"""The words of the game: the notation of its actions and the names of its log events."""

from __future__ import annotations

from tablee.core.actions import ActionSpace, Domain
from tablee.core.events import EventTable
from tablee.games.andor import ids, legend_words
from tablee.games.andor.box import Box


def make_domains(box: Box) -> dict[str, Domain]:
    """The domains that arguments of actions and events come from."""
    domains = [
        Domain("space", box.spaces),
        Domain("hero", box.heroes),
        Domain("item", ids.ITEMS),
        Domain("object", ids.ITEMS[: ids.OBJECTS]),
        Domain("wanted", ids.ITEMS[: ids.OBJECTS]),
        Domain("plant", ids.ITEMS[ids.PLANT_BLUE : ids.PLANT_BLUE + 2]),
        Domain("follower", ids.ITEMS[ids.IQUAR :]),
        Domain("thing", [*ids.ITEMS, *legend_words.OTHER_TOKENS]),
        Domain("token", ids.TOKENS),
        Domain("creature", box.creatures),
        Domain("ally", ids.ALLIES),
        Domain("walker", ids.ALLIES[: ids.WALKERS]),
        Domain("other", [str(i + 1) for i in range(ids.MAX_SEATS)]),
        Domain("points", ["wp", "sp"]),
        Domain("letter", list(ids.LETTERS)),
        Domain("rule", legend_words.RULE_SWITCHES),
        Domain("card", box.cards),
        Domain("objective", box.objectives or ["none"]),
        Domain("marker-face", box.marker_faces),
        Domain("ending", ["running", *ids.ENDINGS[1:]]),
    ]
    return {domain.name: domain for domain in domains}


def make_space(box: Box) -> ActionSpace:
    """All actions, in the order of their numbers in `ids` and in the box."""
    domains = make_domains(box)
    seat, item, space = domains["other"], domains["item"], domains["space"]
    die = Domain("die", [str(i + 1) for i in range(ids.MOST_DICE)])
    actions = ActionSpace()
    for number, word in enumerate(ids.PLAIN_VERBS):
        if actions.add(word) != number:
            raise ValueError(f"the action '{word}' is not numbered as in ids.py")
    for base, verb, arguments in [
        (ids.A_USE, "use", [domains["plant"]]),
        (ids.A_PICK, "pick", [item]),
        (ids.A_DROP, "drop", [item]),
        (ids.A_ALONG, "along", [domains["follower"]]),
        (ids.A_BEHIND, "behind", [domains["follower"]]),
        (ids.A_GIVE, "give", [seat, item]),
        (ids.A_TAKE, "take", [seat, item]),
        (ids.A_REFUSE, "refuse", [seat, item]),
        (ids.A_FLY, "fly", [seat]),
        (ids.A_INVITE, "invite", [seat]),
        (ids.A_SHARE, "share", [seat]),
        (ids.A_NAME, "name", [seat]),
        (ids.A_BARTER, "barter", [domains["object"], domains["wanted"]]),
        (ids.A_REROLL, "reroll", [die]),
        (ids.A_TURN, "turn", [die]),
        (ids.A_OPTION, "option", [Domain("option", [str(i + 1) for i in range(ids.MOST_OPTIONS)])]),
        (ids.A_TOKEN, "token", [domains["token"]]),
        (box.a_move, "move", [space]),
        (box.a_ashore, "ashore", [space]),
        (box.a_lead, "lead", [domains["walker"], space]),
        (box.a_volpin, "volpin", [space]),
        (box.a_reveal, "reveal", [space]),
        (box.a_choose, "choose", [domains["hero"]]),
        (box.a_ice, "ice", [space]),
        (box.a_face, "face", [domains["marker-face"]]),
        (box.a_die, "die", [Domain("pips", [str(pips) for pips in box.pips])]),
    ]:
        if actions.add(verb, *arguments) != base:
            raise ValueError(f"the actions of '{verb}' are not numbered as in ids.py")
    return actions


def make_events() -> EventTable:
    """All log events, in the order of their numbers in `ids`, with their parameters."""
    table = EventTable()
    for number, name, fields in [
        (ids.E_HERO, "hero-taken", ["seat", "hero"]),
        (ids.E_DAY, "day-began", ["day"]),
        (ids.E_TURN, "turn-began", ["seat"]),
        (ids.E_MOVED, "moved", ["seat", "space"]),
        (ids.E_SKIN, "skin-used", ["seat", "item"]),
        (ids.E_ASHORE, "ashore", ["seat", "space"]),
        (ids.E_HOURS, "hours", ["seat", "hours"]),
        (ids.E_PASSED, "passed", ["seat"]),
        (ids.E_DAY_ENDED, "day-ended", ["seat"]),
        (ids.E_ROOSTER, "rooster", ["seat"]),
        (ids.E_STOPPED, "stopped", ["seat", "space"]),
        (ids.E_SNOW, "snow-activated", ["seat", "space", "token"]),
        (ids.E_SNOW_SEEN, "snow-seen", ["seat", "space", "token"]),
        (ids.E_ICE, "ice-revealed", ["seat", "space", "token"]),
        (ids.E_ICE_BROKE, "ice-broke", ["space"]),
        (ids.E_STORM, "storm", []),
        (ids.E_BLOWN, "blown", ["seat", "space"]),
        (ids.E_HELD, "held", ["seat", "space"]),
        (ids.E_MARKER, "marker-revealed", ["seat", "space", "marker-face"]),
        (ids.E_SP, "strength", ["seat", "sp"]),
        (ids.E_WP, "will", ["seat", "wp"]),
        (ids.E_FELL, "fell", ["seat", "sp", "wp"]),
        (ids.E_GOT, "got", ["seat", "item"]),
        (ids.E_NONE_LEFT, "none-left", ["seat", "item"]),
        (ids.E_PICKED, "picked-up", ["seat", "item", "space"]),
        (ids.E_DROPPED, "put-down", ["seat", "item", "space"]),
        (ids.E_OFFERED, "offered", ["seat", "to:other", "item"]),
        (ids.E_GIVEN, "given", ["seat", "to:other", "item"]),
        (ids.E_REFUSED, "refused", ["seat", "of:other", "item"]),
        (ids.E_FLIGHT, "falcon-sent", ["seat", "to:other"]),
        (ids.E_LANDED, "falcon-landed", ["seat"]),
        (ids.E_BARTERED, "bartered", ["seat", "given:item", "taken:item"]),
        (ids.E_FIRE, "fire-lit", ["seat", "space"]),
        (ids.E_SHEET_FIRE, "sheet-fire-lit", ["seat"]),
        (ids.E_USED, "plant-used", ["seat", "item"]),
        (ids.E_TABLETS, "tablets-turned", ["seat"]),
        (ids.E_TABLETS_GONE, "tablets-gone", []),
        (ids.E_LOST_ITEM, "item-lost", ["item", "space"]),
        (ids.E_IQUAR_SAVED, "iquar-saved", ["seat", "saved"]),
        (ids.E_CAUGHT, "follower-caught", ["item", "space"]),
        (ids.E_LEFT_BEHIND, "left-behind", ["seat", "item", "space"]),
        (ids.E_ALLY, "ally-came", ["ally", "space"]),
        (ids.E_ALLY_MOVED, "ally-moved", ["seat", "ally", "space"]),
        (ids.E_FIGHT, "fight-began", ["seat", "creature", "space"]),
        (ids.E_INVITED, "invited", ["seat", "to:other"]),
        (ids.E_JOINED, "joined", ["seat"]),
        (ids.E_DECLINED, "declined", ["seat"]),
        (ids.E_ROUND, "round-began", ["round"]),
        (ids.E_WEAKENED, "weakened", ["seat", "creature", "sp"]),
        (ids.E_STOLEN, "die-stolen", ["seat"]),
        (ids.E_ROLLED, "rolled", ["seat", "pips"]),
        (ids.E_REROLLED, "rerolled", ["seat", "pips"]),
        (ids.E_TURNED, "die-turned", ["seat", "from", "pips"]),
        (ids.E_RESULT, "dice-counted", ["seat", "value"]),
        (ids.E_RED_PLANT, "red-plant", ["seat", "bonus"]),
        (ids.E_CREATURE_ROLLED, "creature-rolled", ["creature", "pips"]),
        (ids.E_VALUES, "values", ["heroes", "enemy"]),
        (ids.E_CREATURE_HURT, "creature-hurt", ["creature", "wp"]),
        (ids.E_LEFT_FIGHT, "left-fight", ["seat"]),
        (ids.E_FIGHT_OVER, "fight-over", ["creature", "space"]),
        (ids.E_DEFEATED, "defeated", ["seat", "creature", "space"]),
        (ids.E_REWARD, "reward", ["seat", "points", "amount"]),
        (ids.E_SPAWNED, "spawned", ["creature", "space"]),
        (ids.E_NO_FIGURE, "no-figure", ["creature"]),
        (ids.E_MARCHED, "marched", ["creature", "from:space", "space"]),
        (ids.E_LURED, "lured", ["creature", "space"]),
        (ids.E_CHANGED, "changed", ["creature", "into:creature"]),
        (ids.E_SHIELD, "shield-taken", ["creature", "free"]),
        (ids.E_SUNRISE, "sunrise", ["day"]),
        (ids.E_WARMED, "warmed", ["seat"]),
        (ids.E_COLD, "cold", ["hour"]),
        (ids.E_FIRES_OUT, "fires-out", ["fires"]),
        (ids.E_NARRATOR, "narrator", ["letter"]),
        (ids.E_CARD, "card-read", ["card"]),
        (ids.E_OBJECTIVE, "objective", ["objective"]),
        (ids.E_OBJECTIVE_CHANGED, "objective-changed", ["objective"]),
        (ids.E_OBJECTIVE_DONE, "objective-done", ["objective"]),
        (ids.E_RULE, "rule-changed", ["rule", "value"]),
        (ids.E_DEFENCE, "defence", ["shields"]),
        (ids.E_MODIFIED, "modified", ["creature", "sp", "wp"]),
        (ids.E_LINK, "passage", ["space", "to:space"]),
        (ids.E_PLACED, "placed", ["thing", "space", "count"]),
        (ids.E_REMOVED, "removed", ["thing"]),
        (ids.E_MOVER, "mover-moved", ["space"]),
        (ids.E_MOVER_CAUGHT, "mover-caught", ["seat", "space"]),
        (ids.E_MARKERS, "marker-placed", ["space"]),
        (ids.E_TOKENS, "tokens-laid", ["count"]),
        (ids.E_STAR, "star-placed", ["letter"]),
        (ids.E_CHOSEN, "option-chosen", ["seat", "option"]),
        (ids.E_TABLE_ROLL, "table-rolled", ["pips"]),
        (ids.E_NAMED, "hero-named", ["seat"]),
        (ids.E_ENDED, "ended", ["ending", "day", "letter"]),
        (ids.E_OVERTIME, "overtime", ["seat", "wp"]),
        (ids.E_STONE_GNAWS, "stone-gnaws", ["seat", "wp"]),
    ]:
        if table.add(name, *fields) != number:
            raise ValueError(f"the event '{name}' is not numbered as in ids.py")
    return table
