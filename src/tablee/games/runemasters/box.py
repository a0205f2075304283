"""The content of the box as the rules use it: flat lists of ints, filled once from the data files."""

from tablee.core.actions import Domain


class Box:
    """What is printed on cards and boards. Shared by all states of a game and never changed."""

    def __init__(self) -> None:
        # Monster cards, by card number; the Dawn card has the number after the last.
        self.cards: list[str] = []
        self.dawn = 0
        self.colour: list[int] = []
        self.weak: list[list[int]] = []  # runes of the weak points
        self.weak_mask: list[list[int]] = []  # by rune: bit mask of the weak points that show it
        self.full: list[int] = []  # bit mask of all weak points
        self.mana: list[int] = []
        self.life: list[int] = []
        self.two_player: list[int] = []
        # What the card's kind can do.
        self.kind: list[int] = []
        self.kinds: list[str] = []
        self.entry: list[int] = []
        self.melee: list[int] = []
        self.rage_wounds: list[int] = []  # wounds that enrage it, 0: never
        self.rage_melee: list[int] = []
        self.shot: list[int] = []
        self.resists_release: list[int] = []
        self.resists_rerolled: list[int] = []
        self.heals: list[int] = []
        self.unblockable: list[int] = []
        # Events.
        self.events: list[str] = []
        self.sign: list[int] = []
        self.dice: list[int] = []
        self.reroll_cost: list[int] = []
        self.gives_angel: list[int] = []
        self.no_shots: list[int] = []
        self.no_marks: list[int] = []
        self.no_mana: list[int] = []
        self.mana_as_life: list[int] = []
        self.free_move: list[int] = []
        self.poisons: list[int] = []
        self.calm = 0  # the event that stays when the event deck is empty
        # Guardians.
        self.guardian_life: list[int] = []
        self.guardian_mana: list[int] = []
        # Difficulties and guardian counts.
        self.difficulties: list[str] = []
        self.event_counts: list[list[int]] = []  # by difficulty: cards of each sign
        self.ultimate_start: list[int] = []
        self.temple_life: list[int] = []  # by guardian count
        self.paths: list[list[int]] = []  # by guardian count, in the order of movement
        self.deck_size: list[int] = []  # by guardian count, after the removals, before Dawn
        self.pool: list[list[int]] = []  # by guardian count: odds of each card
        self.one_of: list[list[int]] = []  # by guardian count: 1 for cards of which only one was taken
        # Derived once.
        self.draw = 0  # base of the verb `draw`
        self.rolls: list[int] = []  # the outcomes of a die
        self.domains: dict[str, Domain] = {}
