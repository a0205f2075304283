"""The review of a finished game in the browser, and playing on from one of its turning points."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from tablee.games import load
from tablee.judge.review import BUDGET, review
from tablee.record.lines import encode
from tablee.server.reviews import kept_by, made_by, packed
from tablee.store import KeptReview, open_sqlite
from tests.browser.conftest import Open
from tests.browser.table import pick_tile, ready
from tests.judge.games import by_numbers, played


def test_a_game_is_reviewed_and_played_on_from_a_turning_point(
    person: Open, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The review is made here, by a judge that is quick to ask, and lies with the table when it is opened."""
    game = load("runemasters")
    monkeypatch.setattr(game.advice, "quiet", lambda s: True)
    monkeypatch.setattr(game.advice, "choose", lambda s, seat, rng: rng.choice(s.legal(seat)))
    match = played("runemasters", 5)
    found = review(match, judge=by_numbers(game), budget=1)
    point = found.turning_points[0]
    record = match.record()
    assert record.end is not None
    header = msgspec.structs.replace(record.header, seats=("human", "human"), names=("Ada", "Ben"))

    page = person("/", lang="fr")
    answer = page.request.post("/api/import", data=encode([header, *record.entries, record.end]))
    table = str(answer.json()["table"])
    store = open_sqlite(data)
    try:
        # As closely as any engine looks: the table keeps it.
        store.set_review(table, KeptReview(kept_by(made_by(game), BUDGET), packed(found, game))).result()
    finally:
        store.close()

    page.goto(f"/table/{table}")
    expect(page.get_by_role("group", name="Tournants")).to_be_visible()
    page.get_by_role("button", name="Analyse", exact=True).click()
    expect(page.get_by_text(f"Étape {point.step + 1} sur {len(found.steps)}")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"Étape {point.step + 2} sur {len(found.steps)}")).to_be_visible()
    page.set_viewport_size({"width": 844, "height": 390})
    board = page.locator(".board-runemasters")
    expect(board.locator("svg").first).to_have_attribute("viewBox", re.compile(r" 2\d\d$"))  # lying
    assert board.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1, "sideways the board is whole"
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_role("button", name="Résultat", exact=True).click()  # its name on a phone alone
    page.reload()  # as a phone draws it at first: the curve measures its room
    expect(page.get_by_role("group", name="Tournants")).to_be_visible()
    assert page.locator("section.end").evaluate("(one) => one.clientWidth") <= 360
    page.get_by_role("button", name="Reprendre d’ici").first.click()
    page.get_by_role("button", name="Avec un nouveau hasard").click()
    expect(page).not_to_have_url(re.compile(table))
    assert ready(page) == "choose"
    place = page.evaluate("location.pathname")
    assert pick_tile(page, random.Random(1))
    moved = page.request.get(f"/api{place.replace('/table/', '/tables/')}/record")
    assert moved.text().count('"type":"act"') > point.entry
