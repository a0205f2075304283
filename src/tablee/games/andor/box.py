"""The content of the box as the rules use it: flat lists of ints, filled once from the data files."""

from tablee.core.graph import Graph
from tablee.games.andor.ids import FIXED_ACTIONS, MIN_SEATS, PIPS, WALKERS
from tablee.games.andor.plan import Plan


class Box:
    """What is printed on boards, sheets and tokens. Shared by all states of a game and never changed.

    Spaces of both faces are numbered through: the castle face first. Creatures are the four ordinary kinds
    and then every boss of any legend.
    """

    def __init__(self) -> None:
        # Boards
        self.faces: list[str] = []
        self.home: list[int] = []  # by face
        self.spaces: list[str] = []
        self.face_of: list[int] = []
        self.first: list[int] = []  # by face: its first space, and the one after its last
        self.arrow: list[int] = []
        self.near: list[list[int]] = []
        self.merchant: list[int] = []
        self.cave: list[int] = []
        self.ice: list[int] = []  # 1 where ice can carry a token and break
        self.lake: list[int] = []  # ice and stilt village
        self.stilts: list[int] = []  # by face: the stilt village, or NOTHING
        self.shore: list[list[int]] = []  # by face: land next to the lake
        self.ice_spaces: list[list[int]] = []  # by face
        self.default_snow: list[list[int]] = []  # by face
        self.start_space: list[int] = []  # by kind of hero
        self.graph = Graph(0, [])
        self.ways: list[list[int]] = []  # steps between spaces; over ice and cave only to or from there
        self.homeward: list[int] = []  # steps along the arrows until a creature is home; NOTHING on the lake
        # Heroes
        self.heroes: list[str] = []
        self.hero_kind: list[int] = []
        self.rank: list[int] = []  # by kind
        self.dice: list[int] = []  # kind * 3 + row
        self.overtime: list[int] = []  # by kind: will points of an overtime hour
        self.fire_bonus: list[int] = []  # by kind
        # Items
        self.count: list[int] = []
        self.size: list[int] = []
        self.flies: list[int] = []
        # Tokens
        self.snow_pool: list[int] = []
        self.ice_pool: list[int] = []
        self.token_item: list[int] = []  # the item a token brings, or NOTHING
        # Creatures
        self.creatures: list[str] = []
        self.figures: list[int] = []  # how many of each figure
        # Tracks
        self.normal_hours = 0
        self.hours = 0
        self.cold_start = 0
        self.cold_floor = 0
        self.start_sp = 0
        self.start_wp = 0
        self.most_sp = 0
        self.most_wp = 0
        self.defence: list[int] = []  # by number of heroes from two on
        self.fires = 0
        self.stars = 0
        self.most_markers = 0
        self.pips: list[int] = []  # of all dice, sorted; those of ordinary dice come first
        self.black_faces: list[int] = []
        self.black_weights: list[int] = []
        # Legends
        self.legends: list[str] = []
        self.plans: list[Plan] = []  # legend * 3 + heroes - 2
        self.cards: list[str] = []
        self.objectives: list[str] = []
        self.marker_faces: list[str] = []
        # Actions on spaces, heroes and faces of markers
        self.a_move = 0
        self.a_ashore = 0
        self.a_lead = 0  # walker, space
        self.a_volpin = 0
        self.a_reveal = 0
        self.a_choose = 0
        self.a_ice = 0
        self.a_face = 0
        self.a_die = 0

    def plan(self, legend: int, heroes: int) -> Plan:
        """A legend for a number of heroes."""
        return self.plans[legend * 3 + heroes - MIN_SEATS]

    def number_actions(self) -> None:
        """Give each verb on the content its base, in the order of `notation.make_space`."""
        spaces = len(self.spaces)
        self.a_move = FIXED_ACTIONS
        self.a_ashore = self.a_move + spaces
        self.a_lead = self.a_ashore + spaces
        self.a_volpin = self.a_lead + WALKERS * spaces
        self.a_reveal = self.a_volpin + spaces
        self.a_choose = self.a_reveal + spaces
        self.a_ice = self.a_choose + len(self.heroes)
        self.a_face = self.a_ice + spaces
        self.a_die = self.a_face + len(self.marker_faces)

    def rolls(self, black: bool) -> list[int]:
        """The outcomes of one die, as actions."""
        if black:
            return [self.a_die + self.pips.index(face) for face in self.black_faces]
        return [self.a_die + i for i in range(PIPS)]
