"""The plan of a sensible team: who goes where and what for. Made anew at every decision from what is open."""

from __future__ import annotations

from typing import Final

from tablee.games.andor.advice.odds import NEVER, rounds
from tablee.games.andor.advice.outlook import (
    FAR,
    Job,
    ambush,
    arrivals,
    burden,
    errand,
    everybody,
    finisher,
    forecast,
    good_snow,
    hours_today,
    hours_tomorrow,
    jobs,
    letters_left,
    on_doorstep,
    overtime,
    shy,
    spread,
    tasks_left,
    waits,
    wanted,
    will_needed,
    will_to_bring,
)
from tablee.games.andor.ids import (
    CAVE_WP,
    FIREWOOD,
    IQUAR,
    KEEPER,
    LIT,
    MAGE,
    NO_FIRE,
    NOTHING,
)
from tablee.games.andor.legend_words import OB_SIZE, OB_SPACE, R_FIRES
from tablee.games.andor.state import Andor
from tablee.games.andor.tokens import mover_space

LOOK_AHEAD: Final = 3
"""So many sunrises ahead a crew plans to meet a creature."""
WEAK: Final = 1.5
"""Strength points for each hero a team wants before it knows its strongest foe."""
WELL: Final = 10
"""Will points with which a hero need not look for a fire."""
DIG_STEPS: Final = 3
HORIZON: Final = 5
"""Creatures that come home later than after so many sunrises are let be: each kill costs a letter."""
AT_HAND: Final = 2
"""So many steps: such a job is not left to others, such a creature is killed in passing."""
CARE: Final = 1.4
"""While there is time the hardest fight is begun only with so much more time than it takes."""
HURRY: Final = 5
"""With so few letters left there is no time."""
COURAGE: Final = 2.0
"""What a will point is worth to a team that lacks nothing else."""
MOST_JOBS: Final = 4
UNDONE: Final = 60.0


class Hunt:
    """A crew for a creature: who, after how many sunrises, where, and the rounds it takes."""

    def __init__(self, creature: int, party: list[int], days: int, space: int, takes: float) -> None:
        self.creature = creature
        self.party = party
        self.days = days
        self.space = space
        self.takes = takes


class Team:
    """Where each hero goes (`goal`), which creature he hunts (`prey`), and what the team can do."""

    def __init__(self, s: Andor) -> None:
        self.s = s
        self.goal = [NOTHING] * s.seats
        self.prey = [NOTHING] * s.seats
        self.why = [""] * s.seats
        self.land: list[list[int]] = [[] for _ in range(s.seats)]
        self.water: list[list[int]] = [[] for _ in range(s.seats)]
        self.foes = [i for i in range(len(s.cr_at)) if s.cr_at[i] >= 0]
        self.ahead = forecast(s, LOOK_AHEAD)
        self.arrive = arrivals(s, self.ahead)
        self.bosses = [i for i in self.foes if wanted(s, i)]
        self.today = [hours_today(s, seat) for seat in everybody(s)]
        self.tomorrow = hours_tomorrow(s)
        self.troubles = [NEVER * NEVER] * len(s.cr_at)
        self.climber = NOTHING
        self.lacks = 0  # will points the climber must still find
        self.nights = 0  # until somebody on his way has brought what is asked for
        need = will_needed(s)
        if need:
            self.climber = self._most_will()
            number = errand(s, self.climber)
            if number != NOTHING:
                need = will_to_bring(s, number, s.at[self.climber])
            self.lacks = max(0, need - s.wp[self.climber])
        self._plan()

    def place(self, i: int, days: int) -> int:
        """The space a creature will be on after so many sunrises; home once it has come there."""
        space = self.ahead[min(days, LOOK_AHEAD)][i]
        return space if space >= 0 else self.s.plan.home

    # Ways ----------------------------------------------------------------------------------------------

    def far(self, seat: int, space: int) -> int:
        """The steps a hero has to a space; over the ice only to the lake or from it."""
        s = self.s
        over_ice = s.box.lake[space] == 1 or s.box.lake[s.at[seat]] == 1
        known = self.water if over_ice else self.land
        if not known[seat]:
            known[seat] = spread(s, s.at[seat], over_ice, s.wp[seat] >= CAVE_WP, shy(s, seat))
        return known[seat][space]

    def days(self, seat: int, space: int) -> int:
        """After how many sunrises a hero can be on a space."""
        far = self.far(seat, space)
        if far <= self.today[seat]:
            return 0
        return FAR if far >= FAR else (far - self.today[seat] + self.tomorrow - 1) // self.tomorrow

    # The plan ------------------------------------------------------------------------------------------

    def _plan(self) -> None:
        s = self.s
        free = everybody(s)
        for seat in everybody(s):
            load = self._bring(seat)
            if load != NOTHING and self.far(seat, load) < FAR:
                self._send(seat, load, "carry")
                free.remove(seat)
        self._boss(free, urgent=True)
        targets = self.targets(free)
        self._finish(free, targets)
        for pair in targets:
            self._urgent(pair, free)
        self._jobs(free)
        self._boss(free, urgent=False)
        self._hunts(free, [pair[0] for pair in targets])
        for seat in free:
            self._rest(seat, targets)

    def _send(self, seat: int, space: int, why: str, prey: int = NOTHING) -> None:
        self.goal[seat] = space
        self.prey[seat] = prey
        self.why[seat] = why

    def _follow(self, hunt: Hunt, free: list[int], why: str) -> None:
        for seat in hunt.party:
            self._send(seat, hunt.space, why, hunt.creature)
            if seat in free:
                free.remove(seat)

    def _most_will(self) -> int:
        """The hero with the most will points; a mage rather than others, since he needs them least."""
        s = self.s
        return max(everybody(s), key=lambda seat: s.wp[seat] + (3 if s.kind(seat) == MAGE else 0))

    def _bring(self, seat: int) -> int:
        """Where a hero brings what he has: its goal, or the space before it if he lacks the will to go in."""
        s = self.s
        goal = burden(s, seat)
        number = errand(s, seat)
        if number == NOTHING or s.wp[seat] >= will_to_bring(s, number, s.at[seat]):
            return goal
        if not s.box.cave[goal]:
            return goal
        if on_doorstep(s, number, s.at[seat]):
            return NOTHING
        return min(s.box.near[goal], key=lambda space: self.far(seat, space))

    def _finish(self, free: list[int], targets: list[list[int]]) -> None:
        """Who can bring what is asked for where it belongs goes, if home holds until he is there."""
        s = self.s
        last = tasks_left(s) <= 1
        for seat in everybody(s):
            if last and self.why[seat] == "carry" and errand(s, seat) != NOTHING:
                self.nights = max(self.nights, self.days(seat, self.goal[seat]))
        for number in range(len(s.plan.objectives)):
            for space in waits(s, number):
                seat = finisher(s, number, space)
                if seat not in free:
                    continue
                steps = self.far(seat, space) + s.box.ways[space][s.objectives[number * OB_SIZE + OB_SPACE]]
                hours = steps - self.today[seat]
                days = 0 if hours <= 0 else (hours + self.tomorrow - 1) // self.tomorrow
                if not [pair for pair in targets if pair[1] <= days]:
                    self._send(seat, space, "job")
                    free.remove(seat)
                    self.nights = max(self.nights, days if last else 0)

    def may_kill(self) -> bool:
        """Whether the narrator has a letter left for a defeated creature: the last ends the game."""
        return letters_left(self.s) > 1 + self.nights

    # Fights --------------------------------------------------------------------------------------------

    def warm(self, party: list[int], space: int, spare: bool) -> bool:
        """Whether a party has a fire on a space or can light one; firewood is used only with `spare`."""
        s = self.s
        if s.fire[space] == LIT:
            return True
        if not s.rules[R_FIRES]:
            return False
        for seat in party:
            if s.sheet_fire[seat] != NO_FIRE:
                return True
            if s.has(seat, FIREWOOD) and s.kind(seat) == KEEPER:
                return True
        if space in s.no_fire:
            return False
        if s.fire[space] != NO_FIRE:
            return True
        if spare:
            for seat in party:
                if s.has(seat, FIREWOOD):
                    return True
        return False

    def takes(self, i: int, party: list[int], space: int) -> float:
        """The rounds a party needs for a creature on a space."""
        boss = i in self.bosses
        return rounds(self.s, i, party, space, self.warm(party, space, boss), boss)

    def crew(self, i: int, free: list[int], whole: bool, all_out: bool = False) -> Hunt | None:
        """The first day on which some of the free heroes can meet a creature and beat it; None if never.

        As few as it takes, the nearest first; with `whole` all who can come; `all_out` with overtime.
        """
        all_out = all_out or i in self.bosses
        care = 1.0
        if i in self.bosses and letters_left(self.s) > HURRY and self.arrive[i] > LOOK_AHEAD:
            care = CARE
        for days in range(LOOK_AHEAD + 1):
            if days >= self.arrive[i]:
                break
            space = self.place(i, days)
            able = [seat for seat in free if self._in_time(seat, space, days, all_out)]
            able.sort(key=lambda seat: self.far(seat, space))
            party: list[int] = []
            best: Hunt | None = None
            margin = 0.0
            for seat in able:
                party.append(seat)
                takes = self.takes(i, party, space)
                spare = self._time(party, space, days, all_out) - takes * care
                if spare >= margin:
                    best, margin = Hunt(i, party[:], days, space, takes), spare
                    if not whole:
                        return best
            if best is not None:
                return best
        return None

    def hours(self, seat: int, all_out: bool) -> int:
        """The hours a hero has today, overtime included if it must be."""
        return self.today[seat] + (overtime(self.s, seat) if all_out else 0)

    def _in_time(self, seat: int, space: int, days: int, all_out: bool) -> bool:
        if days == 0:
            return self.far(seat, space) < self.hours(seat, all_out)
        return self.days(seat, space) <= days

    def _time(self, party: list[int], space: int, days: int, all_out: bool) -> float:
        """The hours a party has for a fight."""
        least = FAR
        for seat in party:
            far = self.far(seat, space)
            if days == 0:
                least = min(least, self.hours(seat, all_out) - far)
            else:
                on_the_day = far - self.today[seat] - (days - 1) * self.tomorrow
                least = min(least, self.tomorrow - max(0, on_the_day))
        return float(least)

    def targets(self, free: list[int]) -> list[list[int]]:
        """The creatures that must be killed so that home holds, each with the sunrise before which."""
        s = self.s
        last = HORIZON
        if len(self.bosses) == 1:
            hunt = self.crew(self.bosses[0], free, whole=True)
            if hunt is not None:
                last = hunt.days + (0 if tasks_left(s) <= 1 else 1)
        pool = [i for i in self.foes if i not in self.bosses]
        pool.sort(key=lambda i: self.arrive[i])
        room = max(0, s.defence - s.shields())
        for seat in everybody(s):
            if s.has(seat, IQUAR) and self.days(seat, s.plan.home) == 0:
                room += s.has(seat, IQUAR)
        out: list[list[int]] = []
        while True:
            horizon = min(last, letters_left(s) - len(out) - len(self.bosses))
            threats = [i for i in pool if self.arrive[i] <= horizon]
            if len(threats) <= room:
                return out
            first = threats[: room + 1]
            chosen = min(first, key=self._trouble)
            out.append([chosen, self.arrive[chosen]])
            pool.remove(chosen)

    def _trouble(self, i: int) -> float:
        """How hard it is to kill a creature, less what it brings."""
        s = self.s
        if self.troubles[i] > NEVER:
            far = sorted([self.far(seat, s.cr_at[i]) for seat in everybody(s)])
            days = sorted([self.days(seat, s.cr_at[i]) for seat in everybody(s)])
            takes = min(20.0, rounds(s, i, everybody(s), s.cr_at[i], False, False))
            value = far[0] + far[1] + 3.0 * takes - 4.0 * s.plan.reward_sp[s.cr_kind[i]]
            value += (20.0 if days[1] >= self.arrive[i] else 0.0) - 2.0 * min(4, self.arrive[i])
            self.troubles[i] = min(value, NEVER)
        return self.troubles[i]

    def _urgent(self, pair: list[int], free: list[int]) -> None:
        """Creatures for which a crew must leave now, or home falls."""
        if not self.may_kill():
            return
        i, deadline = pair
        hunt = self.crew(i, free, whole=False)
        if hunt is None and deadline <= 1:
            hunt = self.crew(i, free, whole=True, all_out=True)
            if hunt is None and free:
                hunt = Hunt(i, free[:], 0, self.s.cr_at[i], NEVER)
        if hunt is None:
            return
        near = hunt.days == 0 and deadline <= 4
        for seat in hunt.party:
            near = near and self.far(seat, hunt.space) <= AT_HAND
        if near or deadline - 1 - hunt.days <= 0:
            self._follow(hunt, free, "save" if deadline <= 1 else "defend")

    def climbing(self) -> bool:
        """Whether nothing is left to do but what takes a hero of many will points."""
        return self.climber != NOTHING and tasks_left(self.s) <= 1

    def strength(self) -> float:
        """How many strength points the team lacks for the creatures it must defeat, known or not."""
        s = self.s
        if not self.bosses:
            early = letters_left(s) > 6 and not self.climbing()
            return max(0.0, WEAK * s.seats - sum(s.sp)) if early else 0.0
        lack = 0.0
        for i in self.bosses:
            takes = self.takes(i, everybody(s), s.cr_at[i])
            if takes >= NEVER:
                lack = max(lack, 4.0)
            elif takes > self.tomorrow - 1.0:
                lack = max(lack, 2.0)
        return lack

    def _boss(self, free: list[int], urgent: bool) -> None:
        """All who can go for a creature that must be defeated, once they are strong enough."""
        s = self.s
        for i in self.bosses:
            if urgent and self.arrive[i] > 2 and letters_left(s) > 2:
                continue
            hunt = self.crew(i, free, whole=True)
            if hunt is not None:
                self._follow(hunt, free, "boss")
            elif urgent and free:
                space = self.place(i, 0 if self.arrive[i] <= 1 else 1)
                self._follow(Hunt(i, free[:], 1, space, NEVER), free, "despair")

    def _hunts(self, free: list[int], targets: list[int]) -> None:
        """Creatures worth their letter: those that would fall on home later, or that make strong."""
        s = self.s
        if not self.may_kill():
            return
        lack = self.strength()
        will = self.lacks if self.climbing() else 0
        while free:
            best: Hunt | None = None
            best_value = 0.0
            for i in self.foes:
                if i in self.bosses or i in self.prey:
                    continue
                gain = s.plan.reward_sp[s.cr_kind[i]]
                value = 4.0 * min(lack, gain) + (8.0 if i in targets else -4.0)
                courage = COURAGE * min(will, s.plan.reward_wp[s.cr_kind[i]])
                if value + courage <= 0.0:
                    continue
                hunt = self.crew(i, free, whole=courage > 0.0)
                if hunt is None:
                    continue
                if self.climber in hunt.party:
                    value += courage
                value -= 2.0 * hunt.days + hunt.takes
                for seat in hunt.party:
                    value -= 0.5 * self.far(seat, hunt.space)
                if value > best_value:
                    best, best_value = hunt, value
            if best is None:
                return
            lack -= s.plan.reward_sp[s.cr_kind[best.creature]]
            self._follow(best, free, "hunt")

    # Errands -------------------------------------------------------------------------------------------

    def _jobs(self, free: list[int]) -> None:
        """Jobs go to whoever is nearest, one each."""
        s = self.s
        todo = jobs(s)
        if mover_space(s) != NOTHING:
            path = s.plan.space_lists[s.mover_path]
            found, near, spot = NOTHING, FAR, NOTHING
            for seat in free:
                space = ambush(s, [self.days(seat, space) for space in path])
                if space != NOTHING and self.far(seat, space) < near:
                    found, near, spot = seat, self.far(seat, space), space
            if found != NOTHING:
                self._send(found, spot, "catch")
                free.remove(found)
        for job in todo[:]:
            if free:
                seat = min(free, key=lambda one: self.far(one, job.space))
                if self.far(seat, job.space) <= AT_HAND and s.wp[seat] >= job.wp:
                    self._send(seat, job.space, "job")
                    free.remove(seat)
                    todo.remove(job)
        todo = todo[:MOST_JOBS]
        cost, sent = self._share(todo, 0, free)
        for k in range(len(todo)):
            if cost < NEVER and sent[k] != NOTHING:
                self._send(sent[k], todo[k].space, "job")
                free.remove(sent[k])

    def _share(self, todo: list[Job], k: int, free: list[int]) -> tuple[float, list[int]]:
        """The cheapest way to share the jobs from the k-th on among heroes: the steps, and who goes.

        A job that nobody does costs more than any way to it.
        """
        if k == len(todo):
            return 0.0, []
        rest, sent = self._share(todo, k + 1, free)
        best_cost, best_sent = rest + UNDONE, [NOTHING, *sent]
        for seat in free:
            far = self.far(seat, todo[k].space)
            if far >= FAR or self.s.wp[seat] < todo[k].wp:
                continue
            rest, sent = self._share(todo, k + 1, [other for other in free if other != seat])
            cost = rest + far + 0.1 * far * far
            if cost < best_cost:
                best_cost, best_sent = cost, [seat, *sent]
        return best_cost, best_sent

    # Rest ----------------------------------------------------------------------------------------------

    def _help(self, seat: int, targets: list[list[int]]) -> bool:
        """Go where creatures will be that somebody must stop, so as to be there when others come."""
        near = FAR
        for i in [pair[0] for pair in targets] + self.bosses:
            days = 0
            while days < self.arrive[i] - 1 and days < LOOK_AHEAD:
                if self.days(seat, self.place(i, days)) <= days:
                    break
                days += 1
            space = self.place(i, days)
            far = self.far(seat, space) + 4 * self.arrive[i]
            if far < near and (i not in self.bosses or self.arrive[i] < FAR):
                near = far
                self._send(seat, space, "help", i)
        return near < FAR

    def _rest(self, seat: int, targets: list[list[int]]) -> None:
        """Nothing better to do: a fire for those who need will points, a snow token for the others."""
        s = self.s
        here = s.at[seat]
        self._send(seat, here, "rest")
        if s.wp[seat] < WELL or seat == self.climber:
            found, near = NOTHING, 8
            for space in range(s.box.first[s.plan.face], s.box.first[s.plan.face + 1]):
                if s.fire[space] and space not in s.no_fire and self.far(seat, space) < near:
                    found, near = space, self.far(seat, space)
            if found != NOTHING:
                self._send(seat, found, "warm")
                self._dig(seat, spread(s, found, False, False, False), self.today[seat])
                return
        if s.box.lake[here] or self._help(seat, targets):
            return
        self._dig(seat, [0] * len(s.box.spaces), DIG_STEPS)

    def _dig(self, seat: int, back: list[int], steps: int) -> None:
        """Look under the nearest snow, if the way there and back to a place is not too long."""
        s = self.s
        if s.box.lake[s.at[seat]]:
            return
        near = FAR
        for space in range(s.box.first[s.plan.face], s.box.first[s.plan.face + 1]):
            if good_snow(s, space):
                far = self.far(seat, space)
                if far < near and far + back[space] <= steps:
                    near = far
                    self._send(seat, space, "dig")
