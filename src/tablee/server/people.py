"""Who asks: a device with a token in its cookie, and the person behind it, if there is one yet."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from dataclasses import dataclass
from functools import partial

from tablee.server.draft import now
from tablee.server.errors import Trouble, too_fast
from tablee.server.limits import Buckets
from tablee.server.rooms import Rooms
from tablee.server.tokens import code_fingerprint, fingerprint, new_id, new_token, recovery_code, well_formed
from tablee.store import Conflict, DeviceRow, Player, Store

NAME_LENGTH = 40
SEEN = 10 * 60 * 1000
"""Milliseconds after which it is noted again that a device was here."""

BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def browser(agent: str) -> str:
    """What a device is called by its owner: `Firefox, Linux`. Unknown programs by the first word they say."""
    parts = [
        next((name for sign, name in known.items() if sign in agent), "") for known in (BROWSERS, SYSTEMS)
    ]
    first = re.match(r"[A-Za-z][A-Za-z-]{0,29}", agent)
    return ", ".join(filter(None, parts)) or (first.group() if first else "")


@dataclass
class Device:
    """A browser. `fresh` means that it must be given its token."""

    token: str
    player: Player | None
    fresh: bool
    where: str = ""
    """The address it asks from."""
    turn: int = 0
    """Which of its recovery codes counts now."""
    code: str = ""
    """What is stored of that."""
    revoked: bool = False
    """Its owner has signed it out: it is nobody's any more, and is told so once."""

    @property
    def id(self) -> str | None:
        """The id of the person, if there is one yet."""
        return None if self.player is None else self.player.id


class People:
    """Knows people by their devices."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._new = Buckets(rooms.settings.limits.people)

    async def device(self, cookie: str | None, agent: str = "") -> Device:
        """The device that sent this cookie, and what it says it is; a new one if it is none of ours."""
        if cookie is None or not well_formed(cookie):
            return Device(new_token(), None, True)
        found = await self._find(cookie)
        if found is None:
            if await self._rooms.in_thread(self._store.is_revoked, fingerprint(cookie)):
                return Device(new_token(), None, True, revoked=True)
            return Device(cookie, None, False)
        if now() - found.seen > SEEN:
            self._store.touch_device(found.token, browser(agent), now())
        return Device(cookie, found.player, False, turn=found.turn, code=found.code)

    async def _find(self, token: str) -> DeviceRow | None:
        return await self._rooms.in_thread(self._store.device, fingerprint(token))

    async def code(self, device: Device) -> str:
        """The recovery code of a device. After one was revoked it is kept when it is first told."""
        code = recovery_code(device.token, device.turn)
        kept = code_fingerprint(code)
        if device.turn and device.code != kept:
            await asyncio.wrap_future(
                self._store.set_code(fingerprint(device.token), kept, device.turn, now())
            )
            device.code = kept
        return code

    async def person(self, device: Device) -> Player:
        """The person at a device. Only who does something is remembered."""
        if device.player is None:
            if not self._new.take(device.where):
                raise too_fast("new visitors", self._new.wait(device.where))
            player = Player(new_id(), "")
            code = code_fingerprint(recovery_code(device.token))
            try:
                await asyncio.wrap_future(self._store.add_player(player, fingerprint(device.token), code))
            except Conflict:
                found = await self._find(device.token)
                if found is None:
                    raise
                player = found.player
            device.player = player
        return device.player

    async def rename(self, device: Device, name: str) -> None:
        """Give the person at a device another name."""
        player = await self.person(device)
        name = plain(name, "a name")
        await asyncio.wrap_future(self._store.rename(player.id, name))
        device.player = Player(player.id, name)
        for room in self._rooms.live():
            if room.seats_of(player.id):
                await room.do(partial(room.rename, player.id, name))

    async def recover(self, code: str) -> Device | None:
        """A new device of the person with this recovery code; None if nobody has it."""
        found = await self._rooms.in_thread(self._store.player_of_code, code_fingerprint(code[:100]))
        if found is None:
            if await self._rooms.in_thread(self._store.is_revoked, code_fingerprint(code[:100])):
                raise Trouble("code_revoked", "this return link or recovery code was revoked", 410)
            return None
        device = Device(new_token(), found, True)
        secret = code_fingerprint(recovery_code(device.token))
        await asyncio.wrap_future(self._store.add_device(found.id, fingerprint(device.token), secret))
        return device


JOINER = "\u200d"
SELECTORS = "\ufe0e\ufe0f"
UNSEEN = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0d\U000e0100-\U000e01ef]"
)
"""What takes no room or shows nothing, although it counts as printable."""


def _picture(char: str) -> bool:
    return unicodedata.category(char) == "So" or "\U0001f3fb" <= char <= "\U0001f3ff"


def _visible(text: str) -> bool:
    """Whether all of a text can be seen. Pictures may be joined to one, and have their form chosen."""
    before = ""
    for i, char in enumerate(text):
        if char == JOINER:
            after = text[i + 1 : i + 2]
            if not (before and _picture(before) and after and _picture(after)):
                return False
        elif char in SELECTORS:
            if not before or not (_picture(before) or before in "#*0123456789"):
                return False
            continue  # it belongs to the picture before it
        elif not char.isprintable() or UNSEEN.match(char):
            return False
        before = char
    return True


def plain(text: str, what: str, empty: bool = False) -> str:
    """A name as people may give one: plain text of some length."""
    text = " ".join(text.split())
    if len(text) > NAME_LENGTH or not _visible(text) or not (text or empty):
        raise Trouble("bad_name", f"{what} has 1 to {NAME_LENGTH} printable characters")
    return text
