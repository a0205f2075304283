"""What a seat may see. Everything lies open but decks; with closed hands also the cards of others."""

from __future__ import annotations

from tablee.games.defenders.dump import counts, name, seats_of
from tablee.games.defenders.fight import LUCK_IN_FORCE, STEED_HELPS
from tablee.games.defenders.ids import (
    ALL_COLOURS,
    COLOURS,
    ENDINGS,
    ENEMIES,
    NOTHING,
    P_BLESSING,
    P_COMMIT,
    P_DESTINATION,
    P_FORESEE,
    P_LUCK,
    P_MARKER,
    P_NEXT_ROLLER,
    P_REROLL,
    P_SEND_TO,
    P_SPARE_HALF,
    P_SWEEP,
    P_TRAVEL_CARD,
    P_WINDOW,
    P_WISDOM,
    PHASES,
    PLAIN_VERBS,
    STYLE_NAMES,
    W_DAY_END,
    W_EVENING,
    W_NIGHT,
    W_REVEALED,
)
from tablee.games.defenders.night import advances
from tablee.games.defenders.odds import attack_odds
from tablee.games.defenders.scoring import champions, honour
from tablee.games.defenders.state import Defenders
from tablee.games.defenders.view_types import Fight, Foe, Odds, OpenCard, Player, View
from tablee.games.defenders.wounds import full_life

MOMENTS = {W_DAY_END: "day_end", W_EVENING: "evening", W_NIGHT: "night", W_REVEALED: "revealed"}
"""The windows, as questions name them."""


def view(s: Defenders, seat: int | None) -> View:
    """The position for a seat, or for a spectator."""
    box = s.box
    return {
        "viewer": seat,
        "turn": s.turn,
        "active": s.active,
        "phase": PHASES[s.phase],
        "slot": box.slots[s.slot()],
        "defeated": s.defeated(),
        "quiet": bool(s.quiet),
        "minions": {
            box.locations[place]: counts(s.minions[place * ENEMIES : (place + 1) * ENEMIES], COLOURS)
            for place in range(len(box.locations))
            if s.crowd(place)
        },
        "crystals": counts(s.crystals, box.locations),
        "gates": [box.locations[place] for place in range(len(s.gates)) if s.gates[place]],
        "supply": dict(zip(COLOURS, s.supply, strict=True)),
        "crystal_supply": s.crystal_supply,
        "gate_supply": s.gate_supply,
        "generals": {box.generals[i]: _general(s, i) for i in range(ENEMIES)},
        "players": [_player(s, one, seat) for one in range(s.seats)],
        "deck": sum(s.deck),
        "discard": counts(s.discard, box.cards),
        "removed": counts(s.removed, box.cards),
        "quest_deck": sum(s.quest_deck),
        "quest_discard": [box.quests[i] for i in range(len(box.quests)) if s.quest_discard[i]],
        "dark_deck": s.dark.size,
        "dark_top": [box.dark[card] for card in reversed(s.dark.top)],
        "dark_discard": counts(s.dark_discard, box.dark),
        "card": None if s.revealed == NOTHING else _card(s),
        "foreseen": [box.dark[card] for card in s.foreseen],
        "fight": _fight(s),
        "hero_life": {box.heroes[i]: full_life(s, i) for i in range(len(box.heroes))},
        "unused_heroes": [box.heroes[i] for i in range(len(box.heroes)) if not s.used >> i & 1],
        "ending": ENDINGS[s.ended] or None,
        "champions": champions(s) if s.ended and s.champion else [],
    }


def _general(s: Defenders, general: int) -> Foe:
    return {
        "at": None if s.general_life[general] == 0 else s.box.locations[s.place_of(general)],
        "step": s.general_step[general],
        "life": s.general_life[general],
        "healing": None if s.healing[general] == NOTHING else s.healing[general],
        "major": s.on_red(general),
    }


def _card(s: Defenders) -> OpenCard:
    """The darkness card that lies open, and what of it counts."""
    return {
        "id": s.box.dark[s.revealed],
        "full": bool(s.full),
        "spared": [half for half in range(2) if s.spared >> half & 1],
        "halted": bool(s.halted),
        "advances": advances(s, s.revealed),
    }


def _fight(s: Defenders) -> Fight | None:
    if s.enemy == NOTHING and not s.dice_value:
        return None
    return {
        "fighter": None if s.fighter == NOTHING else s.fighter,
        "dice": [
            {"colour": ALL_COLOURS[colour], "value": value, "need": s.need[colour] if s.need else 0}
            for colour, value in zip(s.dice_colour, s.dice_value, strict=True)
        ],
        "general": name(s.box.generals, s.enemy),
        "joined": seats_of(s, s.joined),
        "rolled": seats_of(s, s.rolled),
        "committed": [[s.box.cards[card] for card in cards] for cards in s.committed],
        "cancelled": bool(s.cancelled),
        "luck": s.luck_played,
        "odds": _odds(s),
    }


def _odds(s: Defenders) -> Odds | None:
    """The chance that the general falls by what lies on the table, and the wounds to expect."""
    found = attack_odds(s)
    return None if found is None else {"kill": round(found[0], 4), "wounds": round(found[1], 2)}


def _player(s: Defenders, seat: int, viewer: int | None) -> Player:
    box = s.box
    open_hand = not s.closed or seat == viewer or s.is_over()
    colours = [0] * len(ALL_COLOURS)
    for card in s.hand[seat]:
        colours[box.card_colour[card]] += 1
    return {
        "seat": seat,
        "hero": name(box.heroes, s.hero[seat]),
        "at": None if s.hero[seat] == NOTHING else box.locations[s.at[seat]],
        "ready": s.ready[seat],
        "spent": s.spent[seat],
        "lost": s.lost[seat],
        "bonus": s.bonus[seat],
        "hand": [box.cards[card] for card in s.hand[seat]] if open_hand else None,
        "hand_colours": counts(colours, ALL_COLOURS),
        "style": STYLE_NAMES[s.style[seat]],
        "mounted": bool(s.mounted[seat]),
        "shape": name(COLOURS, s.shape[seat]),
        "ambush": bool(s.ambush[seat]),
        "slayer": [COLOURS[colour] for colour in range(ENEMIES) if s.slayer[seat] >> colour & 1],
        "quest": name(box.quests, s.quest[seat]),
        "marked": [i for i in range(8) if s.marked[seat] >> i & 1],
        "markers": counts(s.markers[seat * ENEMIES : (seat + 1) * ENEMIES], COLOURS),
        "completed": [box.quests[quest] for quest in s.completed[seat]],
        "unused": [box.quests[quest] for quest in s.unused[seat]],
        "kills": s.kills[seat],
        "honour": honour(s, seat),
    }


def about(s: Defenders, seat: int) -> dict[str, str]:
    """What the open question to a seat is about: the parameters of its prompt."""
    box, f = s.box, s.question(seat)
    if f.proc in (P_TRAVEL_CARD, P_DESTINATION):
        return {"way": PLAIN_VERBS[f.n]}
    if f.proc in (P_COMMIT, P_BLESSING, P_NEXT_ROLLER):
        return {"general": box.generals[s.enemy]}
    if f.proc == P_REROLL:
        return {"by": "luck" if f.n == LUCK_IN_FORCE else "mount" if f.n == STEED_HELPS else "own"}
    if f.proc in (P_LUCK, P_SEND_TO):
        return {"other": str(f.what + 1)}
    if f.proc == P_WINDOW:
        card = {} if s.revealed == NOTHING else {"dark": box.dark[s.revealed]}
        return {"moment": MOMENTS[f.what], **card}
    if f.proc == P_WISDOM:
        return {"dark": box.dark[s.revealed]}
    if f.proc == P_FORESEE:
        return {"dark": box.dark[s.foreseen[f.n]]}
    if f.proc == P_SPARE_HALF:
        halves = [box.locations[box.dark_place[s.revealed * 2 + half]] for half in range(2)]
        return {"first": halves[0], "second": halves[1]}
    if f.proc == P_SWEEP:
        return {"location": box.locations[f.where]}
    if f.proc == P_MARKER:
        return {"colour": COLOURS[f.what]}
    return {}
