"""The content of the box as the rules use it: flat lists of ints, filled once from the data files."""

from tablee.core.actions import Domain


class Box:
    """What is printed on tiles and board. Shared by all states of a game and never changed.

    Tiles are numbered: those of the ages first, then quests, then heroes. A list of gains is flat, three ints
    for each part: what, how much, multiplied by what.
    """

    def __init__(self) -> None:
        self.tiles: list[str] = []
        self.kind: list[int] = []
        self.age: list[int] = []  # 1 to 3, 0 for quests and heroes
        self.quests: list[int] = []
        self.heroes: list[int] = []
        self.age_tiles: list[list[int]] = []  # by age, sorted
        self.cost: list[int] = []  # tile * 4 + resource
        self.gain: list[list[int]] = []  # received when the tile is placed
        self.end_gain: list[list[int]] = []  # received at the end of the game
        self.start: list[list[int]] = []  # of heroes
        self.chests: list[list[list[int]]] = []  # contents of the chests of a tile
        self.side: list[int] = []  # tile * 4 + side: what connector there is
        self.condition: list[int] = []  # tile * 4 + side: the kind a gain connector asks for
        self.side_gain: list[list[int]] = []  # tile * 4 + side: what a gain connector gives
        self.links: list[int] = []  # mask of the sides of a tile with a connector
        self.halves: list[int] = []  # and of those with half a key
        # Cells of a play area, the hero's first (TOG-12.3).
        self.cells: list[str] = []
        self.spots: list[tuple[int, int]] = []  # the same as columns and rows
        self.next: list[int] = []  # cell * 4 + side: the cell there, -1 beyond reach
        self.chest_ids: list[str] = []  # cell and number; chest 1 of the hero comes last
        # By number of players.
        self.slots: list[int] = []
        self.wild: list[int] = []
        self.set_aside: list[int] = []
        self.discarded: list[int] = []
        # Bases of the verbs whose range depends on the content.
        self.open_chest = 0
        self.play_quest = 0
        self.return_quest = 0
        self.draw = 0
        self.deal = 0
        self.hero = 0
        self.domains: dict[str, Domain] = {}
