"""People at a table of Andor: games written down for a test, the luck that follows them, sensible answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.games import load
from tablee.match import Act, Match, Reseed
from tablee.match.history import History
from tablee.match.seed import SIZE
from tablee.record.lines import encode, parse
from tests.browser.conftest import Open, sit_down
from tests.browser.records import open_record
from tests.browser.table import MOVES, choices, state, until
from tests.server.process import LUCK, Luck

WORDS = 1000
"""What a test wants to happen comes with one of so many words of luck."""

NAMES = ("Ann", "Bert", "Cleo", "Dora")

# The page itself notes what it is told: whoever listens from outside may hear it sooner than the page.
LISTEN = """
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', ({ data }) => {
        const { type, position } = JSON.parse(data);
        if (position) window[type === 'past' ? 'looked' : 'heard'] = position.entry;
      });
    }
  };
"""

# Where the map can be pressed in order to give an answer, once it stands still: a point that really meets it.
POINT = """async (key) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const find = () => {
    const element = document.querySelector(`.board svg [data-spot="${key}"]`);
    if (!element) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const fx of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const fy of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const [x, y] = [left + fx * width, top + fy * height];
        if (document.elementFromPoint(x, y)?.closest('[data-spot]') === element) return [x, y];
      }
    return null;
  };
  let last;
  for (let calm = 0; calm < 3; calm++) {
    await frame();
    const point = find();
    if (String(point) !== String(last)) calm = 0;
    last = point;
  }
  return last;
}"""


@lru_cache
def andor() -> Game:
    """The same game as the server's."""
    return load("andor")


class Tale:
    """A game as a test wants it: who plays whom, what each has done, and what chance brought.

    Chance brings what `chance` says, in this order; a tale that leaves it open is not finished.
    """

    def __init__(self, *heroes: str, **options: str) -> None:
        game = andor()
        self.header = Match(game, ["human"] * len(heroes), options=options, seed=0).header
        self._history = History(game, dict(self.header.options), len(heroes))
        self._chance: list[str] = []
        self.play(*(f"{seat}: choose {hero}" for seat, hero in enumerate(heroes)))

    def play(self, *answers: str, chance: Sequence[str] = ()) -> Tale:
        """Go on with answers such as `0: move 16`: the seat, counted from 0, and the notation."""
        self._chance += chance
        mark = self._history.begin()
        for answer in answers:
            seat, text = answer.split(": ")
            self._act(int(seat), text)
        self._history.commit(mark)
        assert not self._chance, f"this does not happen: {self._chance}"
        return self

    def walk(self, seat: int, *spaces: str, chance: Sequence[str] = ()) -> Tale:
        """A hero walks over these spaces and stops on the last one; every step takes an hour, no skin."""
        for space in spaces:
            self.play(f"{seat}: move {space}")
            if andor().space.parse("hour") in self._history.state.legal(seat):
                self.play(f"{seat}: hour")
        return self.play(f"{seat}: stop", chance=chance)

    def _act(self, seat: int, text: str) -> None:
        history, space = self._history, andor().space
        action = space.parse(text)
        legal = history.state.legal(seat)
        assert action in legal, f"{seat}: {text} is not possible: {[space.text(one) for one in legal]}"
        history.act(seat, action)
        while history.state.asked(CHANCE):
            assert self._chance, f"what does chance bring after {seat}: {text}?"
            self._act(CHANCE, self._chance.pop(0))

    @property
    def asked(self) -> list[int]:
        return list(self._history.state.to_act())

    @property
    def record(self) -> bytes:
        return encode([self.header, *self._history.entries])


Plan = Callable[[Match], bool]
"""Plays a match on, and tells whether it went as wanted."""


def wish(data: Path, record: bytes, plan: Plan) -> list[tuple[int, str]]:
    """Let chance at the next table bring what a plan wants; returns the answers that lead there.

    The table has to be made of this record, and only these answers have to be given.
    """
    file = data / LUCK
    begun = parse(record)
    for n in range(WORDS):
        file.write_text(f"wish {n} {sha256(record).hexdigest()}", "utf-8")
        match = Match.replay(begun, game=andor())
        match.reseed(Luck.of_file(file).number(8 * SIZE))
        if plan(match):
            acts = [entry for entry in match.entries[len(begun.entries) :] if isinstance(entry, Act)]
            return [(act.seat, act.do) for act in acts if act.who != "chance" and not act.auto]
    raise AssertionError(f"none of {WORDS} words of luck brings it about")


def say(match: Match, *answers: str) -> bool:
    """Give answers such as `0: move 16` as far as they are possible; false: one was not."""
    for answer in answers:
        seat, text = answer.split(": ")
        decision = match.decision(int(seat))
        if decision is None or text not in [choice.text for choice in decision.choices]:
            return False
        match.submit(int(seat), match.decision_id(int(seat)), text)
    return True


class Watcher:
    """Knows a running table by its record: who is asked, and what a sensible hero would answer."""

    def __init__(self, page: Page, table: str) -> None:
        self._page = page
        self._path = f"/api/tables/{table}/record"
        self._history: History | None = None

    @property
    def entry(self) -> int:
        """The entry that led to the newest position read."""
        return -1 if self._history is None else self._history.tip

    @property
    def state(self) -> State:
        assert self._history is not None, "nothing has been read yet"
        return self._history.state

    def look(self) -> None:
        """Read on."""
        answer = self._page.request.get(self._path)
        assert answer.ok, answer.text()
        record = parse(answer.body())
        header = record.header
        if self._history is None:
            self._history = History(andor(), dict(header.options), len(header.seats))
        history = self._history
        mark = history.begin()
        for entry in record.entries[len(history.entries) :]:
            if isinstance(entry, Act):
                history.act(entry.seat, andor().space.parse(entry.do), entry.auto)
            else:
                assert isinstance(entry, Reseed), "nobody takes anything back in these tests"
                history.reseed(entry.seed_commitment)
        history.commit(mark)

    def advice(self, seat: int) -> str:
        """What a sensible hero of this seat would answer."""
        action = andor().advice.choose(self.state, seat, Rng(self.entry))
        return andor().space.text(action)


class Player:
    """A person at a page, who answers where the answer lies: on the map, in a scene, beside it or below."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ways: dict[str, set[str]] = {"map": set(), "spot": set(), "button": set(), "panel": set()}
        """The kinds of answers given on the map, elsewhere on the board, by the prompt, and in the panel."""
        page.add_init_script(LISTEN)

    @property
    def entry(self) -> int:
        """The entry of the newest position that the page has been told, and has taken in."""
        return int(self.page.evaluate("() => window.heard ?? -1"))

    def is_asked(self, entry: int) -> bool:
        """Whether the page stands at this entry and lets choose."""
        return self.entry >= entry and state(self.page)["state"] == "choose"

    def answer(self, text: str) -> None:
        """Give this answer by pressing where it belongs."""
        self.page.mouse.move(2, 2)  # away from what was pressed last
        verb = text.split(" ")[0]
        shown = self.page.locator(f'[data-spot="{text}"]:visible:not(svg *)')
        dialog = self.page.get_by_role("dialog")
        if verb == "share" and dialog.count():  # it gives out all points at once; the panel one by one
            self.page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
        if point := self.point(text):
            self.ways["map"].add(verb)
            self.on_map(*point)
        elif shown.count():
            self.ways["spot"].add(verb)
            self.press(shown.first)
        elif (button := self.page.locator(f'[data-primary][data-choice="{text}"]')).count():
            self.ways["button"].add(verb)
            self.press(button)
        else:
            self.ways["panel"].add(verb)
            self.in_panel(text)

    def point(self, text: str) -> Any:
        """Where the map is pressed for this answer; what is out of its window comes in with the whole map."""
        point = self.page.evaluate(POINT, text)
        there = self.page.locator(f'.board svg [data-spot="{text}"]').count() > 0
        if point or not there or not self.page.locator(".zoom").count():
            return point
        self.page.locator(".zoom .btn").last.click()
        return self.page.evaluate(POINT, text)

    def press(self, what: Locator) -> None:
        what.click()

    def on_map(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def in_panel(self, text: str) -> None:
        """The choices of the panel may be folded by their verb."""
        offered = choices(self.page)
        if text not in offered:
            groups = [one for one in offered if one.endswith("…") and one.split(" ")[0] == text.split(" ")[0]]
            assert groups, f"{text} is not among {offered}"
            self.press(self.page.locator(f'button[data-choice="{groups[0]}"]'))
        self.press(self.page.locator(f'button[data-choice="{text}"]'))


class Finger(Player):
    """A person with a phone: a touch on the map shows first what it would do."""

    def press(self, what: Locator) -> None:
        what.tap()

    def on_map(self, x: float, y: float) -> None:
        entry, go = self.entry, self.page.locator(".board .card.foot .btn.primary")
        stay = self.page.locator('.board [data-spot="stop"][aria-pressed="true"]')
        self.page.touchscreen.tap(x, y)

        def shown() -> bool:
            return go.count() + stay.count() > 0 or self.entry > entry

        until([self.page], shown, "a touch does nothing")
        if self.entry == entry:  # what ends the question may be confirmed by the prompt's button alone
            (go if go.count() else self.page.locator("[data-confirm], [data-primary]")).tap()


class Company:
    """The people at a table, by their seats, and what they answer."""

    def __init__(self, players: dict[int, Player], watcher: Watcher) -> None:
        self.players = players
        self.watcher = watcher
        self.pages = list({player.page for player in players.values()})

    def answer(self, seat: int, text: str) -> None:
        """Once a seat can answer it does, and everybody is told."""
        self.hear()
        entry, player = self.watcher.entry, self.players[seat]
        until(self.pages, lambda: player.is_asked(entry), f"seat {seat} cannot answer {text}")
        player.answer(text)
        until(self.pages, lambda: player.entry > entry, f"{text} of seat {seat} is not played")
        self.hear()

    def told(self) -> list[int]:
        """The newest entry that each page has been told of."""
        return [player.entry for player in self.players.values()]

    def hear(self) -> None:
        """Every page stands where the table stands, as far as any page knows."""
        until(self.pages, lambda: len(set(self.told())) == 1 and self.told()[0] >= 0, "a page is not told")
        if self.told()[0] > self.watcher.entry:
            self.watcher.look()

    def asked(self) -> list[int]:
        """Whose answer the table waits for: somebody who is no bot, unless the game is over."""
        found: list[int] = []

        def somebody() -> bool:
            self.hear()
            found[:] = [seat for seat in self.watcher.state.to_act() if seat in self.players]
            return bool(found) or self.watcher.state.is_over()

        until(self.pages, somebody, "nobody is asked")
        return found

    def tired(self, seat: int) -> str:
        """What somebody answers who wants the legend to end soon."""
        offered = [andor().space.text(action) for action in self.watcher.state.legal(seat)]
        first = [one for one in ("end_day", "decline", "withdraw", "stop", "end_turn") if one in offered]
        return first[0] if first else self.watcher.advice(seat)

    def play(self, choose: Callable[[int], str] | None = None, moves: int = MOVES) -> set[str]:
        """Everybody answers sensibly, or as it is said, to the end or so many times; the kinds of answers."""
        kinds: set[str] = set()
        for _ in range(moves):
            asked = self.asked()
            if not asked:
                return kinds
            text = (choose or self.watcher.advice)(asked[0])
            self.answer(asked[0], text)
            kinds.add(text.split(" ")[0])
        assert moves < MOVES, "the game does not end"
        return kinds


def gather(
    person: Open, record: bytes, *settings: dict[str, Any], kind: type[Player] = Player
) -> tuple[Company, list[Player]]:
    """People at their own pages, with these settings, one for each seat of a table made of a record."""
    players = [kind(person(**one)) for one in settings]
    for player, name in zip(players, NAMES, strict=False):
        assert player.page.request.post("/api/me", data={"name": name}).ok
    host = players[0].page
    table = open_record(host, record)
    for seat in range(1, len(players)):
        answer = host.request.post(f"/api/tables/{table}/leave", data={"seat": seat})
        assert answer.ok, answer.text()
    links = host.request.get(f"/api/tables/{table}/links").json()["seats"]
    for seat, player in enumerate(players[1:], 1):
        player.page.goto(links[str(seat)])
        sit_down(player.page)
    company = Company(dict(enumerate(players)), Watcher(host, table))
    company.hear()
    return company, players
