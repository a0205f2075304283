"""The words of the game: the notation of its actions and the names of its log events."""

from __future__ import annotations

from tablee.core.actions import ActionSpace, Domain
from tablee.core.events import EventTable
from tablee.games.runemasters import ids
from tablee.games.runemasters.box import Box


def make_domains(box: Box) -> dict[str, Domain]:
    """The domains that arguments of actions and events come from."""
    domains = [
        Domain("guardian", ids.GUARDIANS),
        Domain("path", ids.PATHS),
        Domain("rune", ids.RUNES),
        Domain("die", ids.DICE),
        Domain("pair", ids.PAIRS),
        Domain("event", box.events),
        Domain("card", [*box.cards, "dawn"]),
        Domain("ending", ["running", *ids.ENDINGS[1:]]),
    ]
    return {domain.name: domain for domain in domains}


def make_space(box: Box) -> ActionSpace:
    """All actions, in the order of their numbers in `ids`."""
    domains = make_domains(box)
    guardian, path, rune, die = domains["guardian"], domains["path"], domains["rune"], domains["die"]
    coloured_die = Domain("die", ids.DICE[: ids.COLOURED_DICE])
    white_die = Domain("die", ids.DICE[ids.COLOURED_DICE :])
    weak_rune = Domain("rune", ids.RUNES[: ids.WHITE])
    space = Domain("space", [str(i + 1) for i in range(ids.SPACES)])
    points = Domain("points", [str(i) for i in range(5)])
    actions = ActionSpace()
    for base, verb, arguments in [
        (ids.END, "end", []),
        (ids.HIT, "hit", [coloured_die]),
        (ids.MOVE, "move", [coloured_die, path]),
        (ids.MARK, "mark", [white_die]),
        (ids.BLOCK, "block", [domains["pair"]]),
        (ids.CHARGE, "charge", [die]),
        (ids.REROLL, "reroll", [die]),
        (ids.RELEASE, "release", []),
        (ids.ULTIMATE, "ultimate", []),
        (ids.FREE_MOVE, "free_move", [path]),
        (ids.SHIELD, "shield", [guardian]),
        (ids.WOUND, "wound", [weak_rune]),
        (ids.HEAL, "heal", [guardian]),
        (ids.EXCHANGE_MONSTER, "exchange_monster", []),
        (ids.MOVE_SELF, "move_self", []),
        (ids.TAKE, "take", [path, space]),
        (ids.TO, "to", [path]),
        (ids.REVIVE, "revive", [guardian]),
        (ids.LIFE, "life", [points]),
        (ids.CHOOSE, "choose", [guardian]),
        (ids.FACE, "face", [path]),
        (ids.ELDER, "elder", [guardian]),
        (ids.ANGEL, "angel", [guardian]),
        (ids.ROLL, "roll", [rune]),
        (ids.EVENT, "event", [domains["event"]]),
        (box.draw, "draw", [domains["card"]]),
    ]:
        if actions.add(verb, *arguments) != base:
            raise ValueError(f"the actions of '{verb}' are not numbered as in ids.py")
    return actions


def make_events() -> EventTable:
    """All log events, in the order of their numbers in `ids`, with their parameters."""
    table = EventTable()
    for number, name, fields in [
        (ids.E_GUARDIAN_CHOSEN, "guardian-chosen", ["seat", "guardian"]),
        (ids.E_GUARDIAN_PLACED, "guardian-placed", ["guardian", "path"]),
        (ids.E_ELDER_NAMED, "elder-named", ["guardian"]),
        (ids.E_ROUND_BEGAN, "round-began", ["round"]),
        (ids.E_EVENT_REVEALED, "event-revealed", ["event"]),
        (ids.E_ANGEL_GIVEN, "angel-given", ["guardian"]),
        (ids.E_TURN_BEGAN, "turn-began", ["guardian", "turn"]),
        (ids.E_TURN_SKIPPED, "turn-skipped", ["guardian"]),
        (ids.E_MONSTER_CAME, "monster-came", ["card", "path", "space"]),
        (ids.E_OVERFLOW, "overflow", ["card", "path"]),
        (ids.E_DAWN, "dawn", []),
        (ids.E_ROLLED, "rolled", ["guardian", "rune"]),
        (ids.E_REROLLED, "rerolled", ["guardian", "old:rune", "rune"]),
        (ids.E_HIT, "hit", ["guardian", "die", "card"]),
        (ids.E_WOUNDED, "wounded", ["guardian", "card", "rune"]),
        (ids.E_KILLED, "killed", ["guardian", "card", "path", "space"]),
        (ids.E_REWARDED, "rewarded", ["guardian", "life", "mana"]),
        (ids.E_MOVED, "moved", ["guardian", "path"]),
        (ids.E_SWAPPED, "swapped", ["guardian", "path"]),
        (ids.E_MARK_USED, "mark-used", ["guardian"]),
        (ids.E_BLOCKED, "blocked", ["guardian", "path"]),
        (ids.E_BLOCK_REMOVED, "block-removed", ["path"]),
        (ids.E_CHARGED, "charged", ["guardian", "space"]),
        (ids.E_MANA_RELEASED, "mana-released", ["guardian", "card"]),
        (ids.E_ULTIMATE_USED, "ultimate-used", ["guardian", "use"]),
        (ids.E_SHIELDED, "shielded", ["guardian"]),
        (ids.E_HEALED, "healed", ["guardian", "life"]),
        (ids.E_EXCHANGED, "exchanged", ["card", "from:path", "to:path", "space"]),
        (ids.E_REVIVED, "revived", ["guardian", "path"]),
        (ids.E_FROZEN, "frozen", []),
        (ids.E_MONSTER_MOVED, "monster-moved", ["card", "path", "space"]),
        (ids.E_MELEE, "melee", ["card", "path", "points"]),
        (ids.E_SHOT, "shot", ["card", "path", "points"]),
        (ids.E_SHOT_IGNORED, "shot-ignored", ["card", "path"]),
        (ids.E_SHIELD_BROKEN, "shield-broken", ["guardian"]),
        (ids.E_HURT, "hurt", ["guardian", "life"]),
        (ids.E_ANGEL_SAVED, "angel-saved", ["guardian"]),
        (ids.E_DIED, "died", ["guardian"]),
        (ids.E_TEMPLE_HURT, "temple-hurt", ["points", "temple"]),
        (ids.E_POISONED, "poisoned", ["guardian"]),
        (ids.E_POISON_STRUCK, "poison-struck", ["guardian"]),
        (ids.E_DRAGON_HEALED, "dragon-healed", ["card"]),
        (ids.E_ROUND_ENDED, "round-ended", ["round"]),
        (ids.E_ACTIONS_ENDED, "actions-ended", ["guardian"]),
        (ids.E_VICTORY, "victory", []),
        (ids.E_DEFEAT, "defeat", ["ending"]),
        (ids.E_FREE_MOVED, "free-moved", ["guardian", "path"]),
        (ids.E_PETRIFIED, "petrified", []),
        (ids.E_LIFE_TAKEN, "life-taken", ["guardian", "points"]),
        (ids.E_ACTIONS_SKIPPED, "actions-skipped", ["guardian"]),
        (ids.E_REWARD_LOST, "reward-lost", ["guardian", "life", "mana"]),
    ]:
        if table.add(name, *fields) != number:
            raise ValueError(f"the event '{name}' is not numbered as in ids.py")
    return table
