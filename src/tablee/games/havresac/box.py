"""The content of the box as the rules use it: flat lists of ints, filled once from the data files."""

from tablee.core.actions import Domain


class Box:
    """What is printed on boards, tiles and cards. Shared by all states of a game and never changed.

    Lists of faces go by `guardian * 2 + face`, lists of boards by `board * 117 + cell`.
    """

    def __init__(self) -> None:
        self.tokens: list[int] = []  # by guardian: how many there are
        self.bag: list[int] = []  # by guardian: how many each player starts with
        # What the face of a tile says.
        self.movement: list[int] = []
        self.price: list[int] = []
        self.camps: list[int] = []
        self.calls: list[int] = []
        self.enters: list[int] = []  # mask of the monsters it may enter
        self.opens: list[int] = []
        self.straight: list[int] = []
        self.relieves: list[int] = []
        self.recalls: list[int] = []
        self.ignores_terrain: list[int] = []
        self.builds: list[int] = []
        self.shoots: list[int] = []
        self.shot_vp: list[int] = []
        self.acts: list[int] = []  # whether it calls, recalls, builds or shoots: all that comes after moving
        # Boards.
        self.boards: list[str] = []
        self.terrain: list[int] = []
        self.village_at: list[int] = []  # the number of the village on a cell, -1 where there is none
        self.chest_at: list[int] = []  # the number of the chest cell, -1 where there is none
        self.start_cells: list[int] = []  # board * 3 + number
        self.villages: list[int] = []  # board * 10 + number: its cell
        self.chests: list[int] = []  # board * 10 + number: its cell
        self.near: list[int] = []  # cell * 4 + side: the cell there, -1 beyond the edge
        self.ways: list[list[int]] = []  # by cell: the cells around it
        self.going: list[bytes] = []  # by board: what the ground of each cell does to walkers
        self.going_free = b""  # the same for those whom terrain does not hinder
        self.cells: list[str] = []
        # Scout cards.
        self.cards: list[str] = []
        self.creature: list[int] = []
        self.card_cell: list[int] = []  # board * cards + card
        # Objects and tracks.
        self.objects: list[int] = []  # by object: how many lie in the chests of a player
        self.gold_table: list[int] = []
        self.vp_table: list[int] = []
        self.village_column: list[int] = []
        self.fairy_slots: list[int] = []
        self.creature_glory: list[int] = []
        self.creature_vp: list[int] = []
        self.chest_vp = 0
        self.cup_glory = 0
        self.tents = 0
        self.goals: list[int] = []  # board * 3 + goal: the score to reach alone
        self.ranks: list[str] = []
        self.rank_from: list[int] = []
        self.domains: dict[str, Domain] = {}
