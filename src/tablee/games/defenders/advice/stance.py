"""How a team fights its war, in numbers: whom it strikes and when, what it keeps, what it leaves alone.

The rules of thumb are the same for all who follow them; how they weigh things is their stance. The unit is
about one minion removed. The numbers of the seasoned were found by playing: in thousands of games each number
was drawn at random from a low, the usual and a high one, and those that went along with victories were kept.
"""

from __future__ import annotations

from typing import Final


class Stance:
    """What a player thinks of the war; made as a novice thinks."""

    def __init__(self) -> None:
        # Whom to strike, and when
        self.ready = 0.0  # how much more than usual the chance must be to gather against a general
        self.ready_last = 0.45  # the chance that is enough when his next step is the city
        self.more_to_come = 2.0  # the dice a team expects to draw before it has gathered
        self.peril = 0.6  # how much it presses that a general may enter the city soon
        self.approach = 0.0  # and that he has one more step to go before that
        self.there = 0.06  # what each hero on the spot counts
        self.waiting = 2.0  # what it costs to wait a turn for others
        self.worth_it = 6.0  # what an attack must promise
        self.rescue = 1.0  # how much more an attack is worth on a general before the city
        self.hold = 0.0  # what a victory loses, for each before it, if nobody is ready for the next
        self.sober = 0.0  # by how many spreads the dice are thought to fall short of their mean
        self.sure = 0.95  # with this chance no further card is put on the table
        # What threatens the realm
        self.nights = 9.0  # how many nights a minion is thought to stay if nobody comes
        self.minion = 0.5  # what a single minion is worth for itself
        self.crystal = 1.0  # how much crystals count
        self.siege = 1.5  # what it is worth to clear the way to a general
        # What is kept
        self.prey_die = 1.7  # a die against the general the team goes for
        self.later_die = 0.75  # and against another one
        self.spare = 0.85  # the share of a card's worth that using it up costs: some are never used otherwise
        self.enough = 1.0  # how much special cards must bring to be played
        self.full_hand = 0.5  # the share of their worth that cards have for a hero whose hand is full
        self.wound = 0.8  # what a wound costs
        self.death = 12.0  # and what the hero's end does
        self.healed = 1.5  # what a life token is worth that is won back
        # How a day is spent
        self.rumors = 1.0  # how much the cards of an inn count
        self.reward = 1.0  # how much the rewards of quests count
        self.bonus = 0.9  # to end the day where tomorrow, or the evening, gives something more
        self.gather = 11.0  # to be where the general is struck, for those who are needed
        self.plenty = 0.88  # the chance of those on the spot that needs nobody else
        self.drift = 0.0  # to be near a general whom the team may soon be able to strike
        self.road = 0.6  # how much of that is left for who is on the way
        self.far = 0.8  # how much less a task of tomorrow is worth for each move it lies away
        # Heroes by their numbers, the dearest the highest; none: all help a team about as much
        self.heroes: list[float] = []


def seasoned_stance() -> Stance:
    """As those think who have fought many wars.

    Keep cards for dice and hardly use them to travel; care for the next nights and not for those far off;
    come together first and strike then; do not hurry the war while nobody is ready for the next general;
    spend less time at inns and more on quests.
    """
    it = Stance()
    it.ready = 0.05
    it.ready_last = 0.375
    it.more_to_come = 0.95
    it.peril = 0.45
    it.approach = 0.2
    it.there = 0.03
    it.waiting = 3.2
    it.rescue = 0.25
    it.hold = 3.0
    it.sober = 0.2
    it.sure = 0.985
    it.nights = 5.0
    it.minion = 0.625
    it.crystal = 0.755
    it.siege = 1.95
    it.prey_die = 1.4
    it.later_die = 1.0
    it.spare = 1.15
    it.enough = 0.85
    it.full_hand = 0.75
    it.wound = 0.9
    it.death = 11.0
    it.healed = 1.9
    it.rumors = 0.6
    it.reward = 1.4
    it.bonus = 1.1
    it.gather = 18.0
    it.plenty = 0.9
    it.drift = 1.5
    it.road = 0.7
    it.far = 0.73
    # How much oftener a team wins with the cleric, the dwarf, and so on to the wizard
    it.heroes = [0.106, 0.063, 0.174, 0.086, 0.091, 0.135, 0.137, 0.266]
    return it


NOVICE: Final = Stance()
SEASONED: Final = seasoned_stance()
