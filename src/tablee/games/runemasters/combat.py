"""Wounds on monsters, rewards, attacks, damage, death and revival (chapters 5 and 8 of the rules)."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.runemasters.ids import (
    E_ANGEL_SAVED,
    E_BLOCK_REMOVED,
    E_DEFEAT,
    E_DIED,
    E_HURT,
    E_KILLED,
    E_LIFE_TAKEN,
    E_POISONED,
    E_REVIVED,
    E_REWARD_LOST,
    E_REWARDED,
    E_SHIELD_BROKEN,
    E_TEMPLE_HURT,
    E_WOUNDED,
    GUARDIANS_FELL,
    LIFE,
    NOBODY,
    NOTHING,
    NOWHERE,
    P_MANA_HEALING,
    SPACES,
    TEMPLE_FELL,
)
from tablee.games.runemasters.state import Runemasters


def wound(s: Runemasters, seat: int, path: int, space: int, rune: int) -> None:
    """RUN-5.1, 5.7 Wound one open weak point of a rune; the last wound kills."""
    card = s.monster(path, space)
    points = s.open_points(card, rune)
    s.wounds[card] |= points & -points
    s.emit(E_WOUNDED, s.guardian[seat], card, rune)
    if s.wounds[card] == s.box.full[card]:
        kill(s, seat, path, space)


def kill(s: Runemasters, seat: int, path: int, space: int) -> None:
    """RUN-5.7 The guardian that made the last wound gains the reward at once; the card is discarded.

    RUN-11.14 Under Hex monsters give no mana. RUN-11.5 Under Mana Healing the killer is asked how much of
    the mana it takes as life.
    """
    card = s.monster(path, space)
    s.monsters[path * SPACES + space - 1] = NOTHING
    s.wounds[card] = 0
    s.discard.append(card)
    s.emit(E_KILLED, s.guardian[seat], card, path, space)
    mana = 0 if s.box.no_mana[s.event] else s.box.mana[card]
    life = s.box.life[card]
    if mana > 0 and s.box.mana_as_life[s.event]:
        gain(s, seat, life, 0)
        s.call(Frame(P_MANA_HEALING, who=seat, n=mana))
    else:
        gain(s, seat, life, mana)


def gain(s: Runemasters, seat: int, life: int, mana: int) -> None:
    """RUN-1.5 Life and mana beyond a guardian's track are lost."""
    guardian = s.guardian[seat]
    kept_life = min(life, s.box.guardian_life[guardian] - s.life[seat])
    kept_mana = min(mana, s.box.guardian_mana[guardian] - s.mana[seat])
    s.life[seat] += kept_life
    s.mana[seat] += kept_mana
    if kept_life or kept_mana:
        s.emit(E_REWARDED, guardian, kept_life, kept_mana)
    if kept_life < life or kept_mana < mana:
        s.emit(E_REWARD_LOST, guardian, life - kept_life, mana - kept_mana)


class ManaHealing(Proc[Runemasters]):
    """RUN-11.5, RUN-D14 The killer `who` takes any of the `n` mana points of the reward as life instead."""

    def run(self, s: Runemasters, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return [LIFE + points for points in range(f.n + 1)]

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        points = a - LIFE
        s.done()
        s.emit(E_LIFE_TAKEN, s.guardian[seat], points)
        gain(s, seat, points, f.n - points)


def attack(s: Runemasters, path: int, points: int) -> None:
    """RUN-7.9, 8.1 One attack along a path: at its guardian, or at the temple if there is none.

    RUN-8.2 A shield cancels the whole attack. RUN-8.3 Otherwise the points are applied one by one; RUN-8.6
    those left when the guardian dies hit the temple. RUN-11.8 Poison marks whoever lost life and lives.
    """
    seat = s.at[path]
    if seat == NOBODY:
        hurt_temple(s, points)
        return
    if s.shield[seat]:
        s.shield[seat] = 0
        s.emit(E_SHIELD_BROKEN, s.guardian[seat])
        return
    lost = 0
    while points > 0 and s.alive(seat):
        points -= 1
        lost += lose_life(s, seat)
        if s.ended:
            return
    if not s.alive(seat):
        if points > 0:
            hurt_temple(s, points)
    elif lost and s.box.poisons[s.event] and not s.poison[seat]:
        s.poison[seat] = 1
        s.emit(E_POISONED, s.guardian[seat])


def lose_life(s: Runemasters, seat: int) -> int:
    """RUN-8.3, 8.4 One point of life; 1 if it was lost, 0 if the Guardian Angel kept it (RUN-11.2)."""
    guardian = s.guardian[seat]
    if s.angel == seat and s.life[seat] == 1:
        s.emit(E_ANGEL_SAVED, guardian)
        return 0
    s.life[seat] -= 1
    s.emit(E_HURT, guardian, s.life[seat])
    if s.life[seat] == 0:
        die(s, seat)
    return 1


def die(s: Runemasters, seat: int) -> None:
    """RUN-8.4, 8.5 The figure and its markers leave the board; mana and ultimate stay as they are.

    RUN-8.8, 12.3 When nobody lives the game is lost at once.
    """
    s.at[s.place[seat]] = NOBODY
    s.place[seat] = NOWHERE
    s.shield[seat] = 0
    s.poison[seat] = 0
    s.emit(E_DIED, s.guardian[seat])
    if not s.someone_lives():
        s.emit(E_DEFEAT, GUARDIANS_FELL)
        s.end(GUARDIANS_FELL)


def hurt_temple(s: Runemasters, points: int) -> None:
    """RUN-8.7, 12.2 Temple damage lowers temple life; at 0 the game is lost at once."""
    s.temple = max(0, s.temple - points)
    s.emit(E_TEMPLE_HURT, points, s.temple)
    if s.temple == 0:
        s.emit(E_DEFEAT, TEMPLE_FELL)
        s.end(TEMPLE_FELL)


def revive(s: Runemasters, seat: int, path: int) -> None:
    """RUN-8.11 Back with full life and no markers; mana and ultimate are as they were."""
    s.life[seat] = s.box.guardian_life[s.guardian[seat]]
    s.place[seat] = path
    s.at[path] = seat
    s.emit(E_REVIVED, s.guardian[seat], path)


def unblock(s: Runemasters, path: int) -> None:
    """Take the block marker of a path away."""
    if s.blocked[path]:
        s.blocked[path] = 0
        s.emit(E_BLOCK_REMOVED, path)
