"""A legend as the rules use it: cards, effects and objectives in flat ints, for one number of heroes."""

from tablee.games.andor.ids import (
    BASE,
    NOTHING,
)
from tablee.games.andor.legend_words import (
    OB_SIZE,
    T_MANUAL,
)


class Effect:
    """One effect of a card. What `a` to `d`, `spaces`, `items` and `blocks` mean is told in `effects.py`."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.a = NOTHING
        self.b = NOTHING
        self.c = NOTHING
        self.d = 0
        self.spaces: list[int] = []
        self.items: list[int] = []
        self.blocks: list[int] = []


class Card:
    """When a card is read, and the block of effects it has."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.trigger = T_MANUAL
        self.a = NOTHING  # letter, space, face, tag, objective, token, ally, item or day of the trigger
        self.b = NOTHING  # space or creature
        self.min_wp = 0
        self.carrying = NOTHING
        self.count = 1
        self.flags: list[int] = []
        self.colour = BASE
        self.repeat = 0
        self.conditions: list[int] = []  # kind, value, kind, value ...; lists of values are masks
        self.block = 0
        self.title: dict[str, str] = {}
        self.text: dict[str, str] = {}


class Plan:
    """A legend for a number of heroes: every scaled value is settled. Shared by all states, never changed."""

    def __init__(self) -> None:
        self.legend = 0  # its number in the box
        self.name = ""
        self.face = 0
        self.home = 0
        self.grave = ""
        self.start = NOTHING  # a space, NOTHING for the spaces of the ranks
        self.rules: list[int] = []
        self.no_fire: list[int] = []
        self.victory: list[int] = []
        self.stock: list[int] = []  # space * KINDS + item
        # Creatures by their number in the box; empty where the legend has none of them
        self.sp: list[int] = []
        self.wp: list[int] = []
        self.dice: list[list[int]] = []  # minimum, number, colour, minimum, number, colour ...
        self.step: list[int] = []  # the ordinary kind they march with, NOTHING for those who never do
        self.reward_wp: list[int] = []
        self.reward_sp: list[int] = []
        self.figure: list[int] = []
        self.boss_names: dict[int, dict[str, str]] = {}  # where the legend gives one, by language
        # Names the legend invents
        self.tags: list[str] = []
        self.flags: list[str] = []
        self.sets: list[str] = []
        self.set_faces: list[list[int]] = []
        self.faces: list[str] = []
        # Cards
        self.cards: list[Card] = []
        self.by_trigger: list[list[int]] = []
        self.blocks: list[list[Effect]] = []
        self.space_lists: list[list[int]] = []
        self.card_base = 0  # of its first card among the cards of all legends
        # Objectives
        self.objectives: list[str] = []
        self.objective_kind: list[int] = []
        self.objective_start: list[int] = []  # OB_SIZE numbers each
        self.objective_base = 0
        self.texts: list[dict[str, str]] = []  # of objectives, amended ones too
        self.option_titles: list[list[dict[str, str]]] = []  # of each effect that lets choose

    def objective_record(self, number: int) -> list[int]:
        """What an objective is when it is announced."""
        return self.objective_start[number * OB_SIZE : (number + 1) * OB_SIZE]
