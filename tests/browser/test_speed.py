"""How much a first visit fetches, as a browser with an empty cache counts it: the lobby, a table of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tablee
from tests.browser.conftest import Open
from tests.browser.positions import record
from tests.browser.records import open_record
from tests.browser.table import ready

KB = 1000
LOBBY = 150 * KB
TABLE = 250 * KB
FONTS = ("cinzel-700", "alegreya-sans-500", "alegreya-sans-700")
"""What every first screen is written in: asked for together with the page."""


@dataclass
class Fetched:
    """What came over the wire: heads and compressed bodies of all answers, by path."""

    bytes: dict[str, int] = field(default_factory=dict)
    encodings: dict[str, str] = field(default_factory=dict)
    caching: dict[str, str] = field(default_factory=dict)

    @property
    def total(self) -> int:
        return sum(self.bytes.values())

    def told(self) -> str:
        largest = sorted(self.bytes.items(), key=lambda one: -one[1])
        return "\n".join([f"{self.total} bytes", *(f"{size:7} {path}" for path, size in largest)])


def watch(page: Page, address: str) -> Fetched:
    """Count from now on, beginning with an empty cache."""
    fetched = Fetched()
    paths: dict[str, str] = {}
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.clearBrowserCache")

    def answered(told: dict[str, Any]) -> None:
        path = paths[told["requestId"]] = told["response"]["url"].removeprefix(address)
        heads = {name.lower(): value for name, value in told["response"]["headers"].items()}
        fetched.encodings[path] = heads.get("content-encoding", "")
        fetched.caching[path] = heads.get("cache-control", "")

    def finished(told: dict[str, Any]) -> None:
        if (path := paths.get(told["requestId"])) is not None:
            fetched.bytes[path] = fetched.bytes.get(path, 0) + int(told["encodedDataLength"])

    devtools.on("Network.responseReceived", answered)
    devtools.on("Network.loadingFinished", finished)
    return fetched


def settle(page: Page) -> None:
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")


def kept_well(fetched: Fetched) -> None:
    """What is named by its content is kept for ever, and everything that is text is compressed."""
    for path in fetched.bytes:
        if path.startswith("/assets/"):
            assert "immutable" in fetched.caching[path], path
            assert fetched.encodings[path] == ("" if path.endswith(".woff2") else "br"), path
        elif path.startswith("/api/games"):
            assert fetched.encodings[path] == "gzip", path


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_lobby_is_small(person: Open, address: str, lang: str) -> None:
    page = person("/about", lang=lang)
    fetched = watch(page, address)
    page.goto("/")
    expect(page.locator("article")).to_have_count(len(tablee.games()))
    settle(page)
    assert 50 * KB < fetched.total <= LOBBY, fetched.told()
    kept_well(fetched)
    assert all(any(font in path for path in fetched.bytes) for font in FONTS), fetched.told()
    of_games = ("/text/", *(f"/{game}" for game in tablee.games()))
    assert not [path for path in fetched.bytes if any(part in path for part in of_games)], fetched.told()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", tablee.games())
def test_a_table_is_small(person: Open, address: str, name: str, lang: str) -> None:
    page = person("/about", lang=lang)
    open_record(page, record(name, True))
    ready(page)
    fetched = watch(page, address)
    page.reload()
    ready(page)
    settle(page)
    assert 50 * KB < fetched.total <= TABLE, fetched.told()
    kept_well(fetched)
    # The heaviest letters are for dice and the end; this table has the most else to fetch.
    assert name != "defenders" or not [path for path in fetched.bytes if "sans-800" in path], fetched.told()
    others = [game for game in tablee.games() if game != name]
    assert not [path for path in fetched.bytes if any(f"/{game}" in path for game in others)], fetched.told()
