"""A real server process and a real Chromium for the tests of the page."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tablee.server.static import FOLDER
from tests.server.process import LUCK, word

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WAIT = 30_000
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1366, "height": 657}
"""Low and wide: the board between two columns."""
SIDEWAYS = {"width": 844, "height": 390}
"""A phone that is held sideways."""

Open = Callable[..., Page]


def launched(playwright: Playwright) -> Browser:
    """Chromium without a window: its headless shell, which computes a third less, else the whole of it."""
    executable = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert executable, "there is neither chromium-headless-shell nor chromium on PATH: ./check installs it"
    flags = FLAGS + (["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else [])
    return playwright.chromium.launch(executable_path=executable, args=flags)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for all: a started Playwright leaves no room for another event loop, so these tests come last."""
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        running = launched(playwright)
        yield running
        running.close()


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of the server, with a first word on its chance."""
    folder = tmp_path_factory.mktemp("data")
    (folder / LUCK).write_text("none", "utf-8")
    return folder


@pytest.fixture(autouse=True)
def luck(data: Path, request: pytest.FixtureRequest) -> None:
    """The same dice and bots in each run of a test, also after one of the same name in another file."""
    (data / LUCK).write_text(f"{word(request.node.name)}\n{request.node.nodeid}", "utf-8")


@pytest.fixture(scope="session")
def address(data: Path) -> Iterator[str]:
    """The address of a server without limits and without pauses. Each person of each test is new to it."""
    with serving(str(data)) as said:
        yield said


@contextmanager
def serving(data: str, content: str = "", games: str = "") -> Iterator[str]:
    """The address of a server process with this data folder, own content and games of other folders."""
    assert (FOLDER / "index.html").is_file(), "the page is not built: python tools/web_bundle.py build"
    command = [sys.executable, "-m", "tests.server.process", data, "0", "", content]
    known = {**os.environ, "TABLEE_GAMES": games} if games else None
    process = subprocess.Popen(command, cwd=ROOT, env=known, stdout=subprocess.PIPE, encoding="utf-8")
    assert process.stdout is not None
    try:
        said = process.stdout.readline().strip()
        assert said.startswith("http://"), f"the server did not start: {said!r}"
        yield said
    finally:
        process.terminate()
        process.communicate(timeout=30)


def sit_down(page: Page, name: str = "") -> None:
    """Sit down at the seat whose link was opened."""
    if name:
        page.locator("main form input").fill(name)
    page.locator("main form button[type=submit]").click()
    expect(page).to_have_url(re.compile("/table/"))


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[Open]:
    """Open the page as another person: `person(lang="fr", viewport=PHONE)`. Any error in the page fails.

    Who opens the link of a seat sits down under `name`, or without one. With `refused`, the server may refuse
    what the page asks for: the browser notes that as an error.
    """
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_page(
        path: str = "/",
        viewport: dict[str, int] | None = None,
        refused: bool = False,
        name: str = "",
        has_touch: bool | None = None,
        **settings: Any,
    ) -> Page:
        size: Any = viewport or DESKTOP

        def listen(said: ConsoleMessage) -> None:
            if said.type == "error" and not (refused and said.text.startswith("Failed to load resource")):
                problems.append(said.text)

        context = browser.new_context(
            base_url=address,
            viewport=size,
            reduced_motion="reduce",
            has_touch=size["width"] < 600 or size == SIDEWAYS if has_touch is None else has_touch,
            accept_downloads=True,
        )
        context.set_default_timeout(WAIT)
        # What happened meanwhile would lie over the board that these tests click on: told to who asks for it.
        kept = {"lang": "en", "pace": "instant", "theme": "light", "recap": False, **settings}
        context.add_init_script(
            "if (!localStorage.getItem('tablee.settings'))"
            f" localStorage.setItem('tablee.settings', {json.dumps(json.dumps(kept))})"
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(f"error in the page: {error}"))
        page.on("console", listen)
        page.on(
            "request",
            lambda asked: None if asked.url.startswith((address, "blob:")) else problems.append(asked.url),
        )
        page.goto(path)
        if path.startswith(("/join#seat/", "/s/")) and not refused:
            sit_down(page, name)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not problems
