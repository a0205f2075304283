"""The content of the box as the rules use it: flat lists of ints, filled once from the data files."""

from tablee.core.actions import Domain
from tablee.core.graph import Graph
from tablee.games.defenders.ids import FIXED_ACTIONS


class Box:
    """What is printed on board, sheets and cards. Shared by all states of a game and never changed."""

    def __init__(self) -> None:
        # Board
        self.locations: list[str] = []
        self.colour: list[int] = []
        self.inn: list[int] = []
        self.chest: list[int] = []
        self.roads = Graph(0, [])
        self.near: list[list[int]] = []
        self.ahead: list[list[list[int]]] = []  # by number of roads: the places that many lead to, at most
        self.city = 0
        # Enemies, by colour
        self.generals: list[str] = []
        self.life: list[int] = []
        self.target: list[int] = []
        self.red_squares: list[int] = []
        self.skill: list[int] = []
        self.penalty_wounds: list[int] = []
        self.penalty_cards: list[int] = []
        self.path: list[list[int]] = []
        self.minions: list[int] = []
        self.minion_target: list[int] = []
        # Heroes
        self.heroes: list[str] = []
        self.hero_life: list[int] = []
        self.hero_skills: list[int] = []  # mask
        # Hero cards by type: location cards first, then the special ones from `first_special` on
        self.cards: list[str] = []
        self.card_count: list[int] = []
        self.card_colour: list[int] = []
        self.card_location: list[int] = []
        self.card_travel: list[int] = []
        self.card_dice: list[int] = []
        self.card_against: list[int] = []  # general, or NOTHING for any
        self.first_special = 0
        # Darkness Spreads cards
        self.dark: list[str] = []
        self.dark_kind: list[int] = []
        self.dark_place: list[int] = []  # card * 2 + half
        self.dark_minions: list[int] = []  # card * 2 + half
        self.dark_general: list[int] = []
        self.dark_to: list[int] = []
        self.dark_escort: list[int] = []
        # Quests
        self.quests: list[str] = []
        self.quest_kind: list[int] = []
        self.quest_place: list[int] = []
        self.quest_dice: list[int] = []
        self.quest_need: list[int] = []
        self.quest_lost: list[int] = []
        self.quest_steps: list[list[int]] = []  # places to visit or act at
        self.quest_marks: list[list[int]] = []  # the colours of their markers
        self.quest_defeat: list[list[int]] = []  # by colour
        self.quest_colour: list[int] = []
        self.quest_general: list[int] = []
        self.quest_amount: list[int] = []
        self.reward: list[int] = []
        # The war
        self.crystals = 0
        self.gates = 0
        self.first_gate = 0
        self.hand_limit = 0
        self.city_falls = 0
        self.slots: list[str] = []
        self.slot_cards: list[int] = []
        self.slot_full: list[int] = []
        self.presets: list[str] = []
        self.preset_variants: list[list[int]] = []
        self.domains: dict[str, Domain] = {}
        # Actions by place, card, quest, hero and darkness card
        self.a_to = 0
        self.a_at = 0
        self.a_take = 0
        self.a_card = 0
        self.a_play = 0
        self.a_reward = 0
        self.a_choose = 0
        self.a_next = 0
        self.a_draw = 0
        self.a_quest = 0
        self.a_dark = 0
        self.a_deal = 0
        self.a_remove = 0

    def number_actions(self) -> None:
        """Give each verb on the content its base, in the order of `notation.make_space`."""
        places, cards, quests = len(self.locations), len(self.cards), len(self.quests)
        specials = cards - self.first_special
        self.a_to = FIXED_ACTIONS
        self.a_at = self.a_to + places
        self.a_take = self.a_at + places
        self.a_card = self.a_take + places * 4
        self.a_play = self.a_card + cards
        self.a_reward = self.a_play + specials
        self.a_choose = self.a_reward + quests
        self.a_next = self.a_choose + len(self.heroes)
        self.a_draw = self.a_next + len(self.dark)
        self.a_quest = self.a_draw + cards
        self.a_dark = self.a_quest + quests
        self.a_deal = self.a_dark + len(self.dark)
        self.a_remove = self.a_deal + len(self.heroes)
