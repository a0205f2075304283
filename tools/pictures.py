"""Makes the pictures of docs/pictures anew: .venv-test/bin/python tools/pictures.py [NAME...].

The positions are games of the rules of thumb with fixed seeds, the clock of the page stands still, the luck
of the server is fixed and its data folder is new: the same page gives the same pictures. It needs what
./check sets up: .venv-test, a Chromium and a built page.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402

from tablee.core.game import Decision  # noqa: E402
from tablee.core.rng import Rng  # noqa: E402
from tablee.match import Match  # noqa: E402
from tablee.record.lines import encode  # noqa: E402
from tests.browser.conftest import launched  # noqa: E402
from tests.browser.records import game_of  # noqa: E402
from tests.browser.table import ready  # noqa: E402
from tests.server.process import LUCK  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 657}
SIDEWAYS = {"width": 844, "height": 390}
NOW = "2026-11-16T19:30:00+01:00"
ZONE = "Europe/Paris"
MINUTE = 60_000
AGES = (26 * 60 * MINUTE, 130 * MINUTE, 4 * MINUTE, 3 * 24 * 60 * MINUTE)
"""How long ago the tables of the lobby were played at, in milliseconds; the oldest that waits is first."""

REVIEWED = 9 * MINUTE
"""A review has come by then, even with the plain engine."""

Wanted = Callable[[dict[str, Any], Decision], bool]


@dataclass(frozen=True)
class Game:
    """A game of rules of thumb up to its picture: the first wanted question to the first seat."""

    name: str
    seats: int
    options: dict[str, str]
    wanted: Wanted
    seed: int = 7

    def record(self) -> bytes:
        rules = game_of(self.name)
        match = Match(rules, ["human", *["thumb"] * (self.seats - 1)], options=self.options, seed=self.seed)
        luck = Rng(self.seed)
        while not match.is_over():
            seat = match.to_act()[0]
            decision = match.decision(seat)
            assert decision is not None
            if seat == 0 and self.wanted(match.view(0), decision):
                break
            action = rules.advice.choose(match.position(), seat, luck)
            match.submit(seat, match.decision_id(seat), rules.space.text(action))
        parts = match.record()
        return encode([parts.header, *parts.entries, *([parts.end] if parts.end else [])])


def asked(kind: str, field: str, least: int) -> Wanted:
    """A question of this kind, once a round, day or turn has come."""
    return lambda view, decision: decision.kind == kind and view[field] >= least


def never(view: dict[str, Any], decision: Decision) -> bool:
    """To the end."""
    return False


GAMES = {
    "runemasters": Game("runemasters", 4, {"difficulty": "novice"}, asked("actions", "round", 3)),
    "glory": Game("glory", 3, {"quests": "no"}, asked("select_card", "round", 6)),
    "havresac": Game("havresac", 3, {"board_face": "summer"}, asked("destination", "round", 3)),
    "defenders": Game("defenders", 3, {"difficulty": "story"}, asked("day", "turn", 8)),
    "andor": Game("andor", 3, {"legend": "L1", "difficulty": "easy"}, asked("turn", "day", 2)),
}
FIGHT = Game("andor", 3, GAMES["andor"].options, lambda _, decision: decision.kind == "go_on")
WAITED = Game("defenders", 3, GAMES["defenders"].options, asked("day", "turn", 7))
OVER = Game("runemasters", 4, GAMES["runemasters"].options, never)


@dataclass(frozen=True)
class Picture:
    """What is opened, how large and in which clothes, and what is done before the picture is taken."""

    path: str = ""
    game: Game | None = None
    size: dict[str, int] = field(default_factory=lambda: DESKTOP)
    settings: dict[str, str | bool] = field(default_factory=dict)
    then: Callable[[Page], object] = ready


def look_back(page: Page) -> None:
    """A few moments ago, by the buttons of the log."""
    ready(page)
    page.get_by_role("button", name="Look back").click()
    expect(page.locator(".ribbon")).to_be_visible()


def end(page: Page) -> None:
    """How it ended, once its review is computed: with the plain engine that takes minutes."""
    expect(page.get_by_role("group", name="Turning points")).to_be_visible(timeout=REVIEWED)


def review(page: Page) -> None:
    """The first turning point."""
    end(page)
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_text("Looking back")).to_be_visible()


def ask(page: Page) -> None:
    """What would you do?"""
    ready(page)
    page.locator("[data-hint-ask]").click()
    expect(page.locator("[data-suggestion]").first).to_be_visible()


def partners(page: Page) -> None:
    """What the bots will do."""
    ready(page)
    said = page.locator("[data-intention]").first
    expect(said).to_be_visible()
    said.scroll_into_view_if_needed()


def waited(page: Page) -> None:
    """What happened since the own last turn, as if it had been played in this browser."""
    ready(page)
    table = page.url.rsplit("/", 1)[1]
    lines = page.request.get(f"/api/tables/{table}/record").text().splitlines()
    acts = [entry for entry in map(json.loads, lines) if isinstance(entry.get("who"), int)]
    others = max(entry["n"] for entry in acts if entry["who"] > 0)
    # Who only passes between the deeds of others still waits.
    own = [entry["n"] for entry in acts if entry["who"] == 0 and entry["do"] != "pass"]
    acted = {
        "entry": max(n for n in own if n < others),
        "at": int(datetime.fromisoformat(NOW).timestamp() * 1000) - 4 * MINUTE,
    }
    page.evaluate("(kept) => localStorage.setItem('tablee.acted', kept)", json.dumps({table: acted}))
    page.reload()
    ready(page)
    expect(page.get_by_role("region", name="While you waited")).to_be_visible()


def lobby(page: Page) -> None:
    """Four tables of one person, two of them waiting, each as old as the lobby shall say."""
    page.request.post("/api/me", data={"name": "Ada"})
    for game in (*list(GAMES.values())[:3], OVER):
        open_table(page, game)

    def aged(route: Any) -> None:
        answer = route.fetch()
        told = answer.json()
        now = int(datetime.fromisoformat(NOW).timestamp() * 1000)
        for row, age in zip(told["tables"], AGES, strict=True):
            row["since"] = now - age
        route.fulfill(response=answer, json=told)

    page.route("**/api/me", aged)
    page.goto("/")
    expect(page.locator("main a[href^='/table/']").first).to_be_visible()


def new_table(page: Page) -> None:
    page.locator("article.card", has_text="Andor").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def of_each_game() -> Iterator[tuple[str, Picture]]:
    night: dict[str, str | bool] = {"theme": "dark", "lang": "fr"}
    for name, game in GAMES.items():
        yield name, Picture(game=game)
        yield f"{name}-dark-fr", Picture(game=game, settings=night)
        yield f"{name}-phone", Picture(game=game, size=PHONE)


PICTURES_OF: dict[str, Picture] = {
    **dict(of_each_game()),
    "havresac-laptop": Picture(game=GAMES["havresac"], size=LAPTOP),
    "andor-sideways": Picture(game=GAMES["andor"], size=SIDEWAYS),
    "glory-sideways": Picture(game=GAMES["glory"], size=SIDEWAYS, settings={"theme": "dark"}),
    "waited": Picture(game=WAITED, settings={"recap": True}, then=waited),
    "andor-fight": Picture(game=FIGHT),
    "end": Picture(game=OVER, then=end),
    "review": Picture(game=OVER, settings={"theme": "dark"}, then=review),
    "look-back": Picture(game=GAMES["runemasters"], then=look_back),
    "hint": Picture(game=GAMES["havresac"], then=ask),
    "hint-phone": Picture(game=GAMES["runemasters"], size=PHONE, then=ask),
    "partners": Picture(game=GAMES["andor"], settings={"intentions": True}, then=partners),
    "lobby": Picture("/", then=lobby),
    "new-table": Picture("/", then=new_table),
    "rules": Picture("/rules/andor#AND-6.1", then=lambda page: expect(page.locator("main")).to_be_visible()),
}


def open_table(page: Page, game: Game) -> None:
    answer = page.request.post("/api/import", data=game.record())
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")


def take(browser: Browser, address: str, picture: Picture, file: Path) -> None:
    size: Any = picture.size
    context = browser.new_context(
        base_url=address,
        viewport=size,
        reduced_motion="reduce",
        has_touch=size in (PHONE, SIDEWAYS),
        timezone_id=ZONE,
        locale="fr-FR" if picture.settings.get("lang") == "fr" else "en-GB",
    )
    # What bots say comes when it is computed: only where it is what the picture shows.
    plain = {"lang": "en", "pace": "instant", "theme": "light", "intentions": False}
    kept = json.dumps({**plain, **picture.settings})
    context.add_init_script(f"localStorage.setItem('tablee.settings', {json.dumps(kept)})")
    page = context.new_page()
    page.clock.set_fixed_time(NOW)
    if picture.game:
        page.goto("/")
        open_table(page, picture.game)
    else:
        page.goto(picture.path)
    picture.then(page)
    page.mouse.move(2, 2)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=file, animations="disabled", caret="hide")
    context.close()


@contextmanager
def table(data: Path) -> Iterator[str]:
    """A server with a new data folder and the same luck in each run."""
    (data / LUCK).write_text("pictures", "utf-8")
    command = [sys.executable, "-m", "tests.server.process", str(data), "0"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8")
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.communicate(timeout=30)


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the pictures of docs/pictures anew.")
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"of: {', '.join(PICTURES_OF)}; all without it"
    )
    parser.add_argument("--out", type=Path, default=PICTURES, help="another folder than docs/pictures")
    given = parser.parse_args()
    if unknown := [name for name in given.names if name not in PICTURES_OF]:
        parser.error(f"there is no picture {unknown[0]!r}")
    given.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        with table(Path(folder)) as address:
            for name in given.names or PICTURES_OF:
                take(browser, address, PICTURES_OF[name], given.out / f"{name}.png")
                print(f"{name}.png", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
