"""Reviews at the table: computed in a process of their own, kept with it; playing on from a moment."""

from __future__ import annotations

import asyncio
import random
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.games import load
from tablee.judge.report import Came, Review, Step
from tablee.match import Match, Record
from tablee.record import verify
from tablee.record.lines import encode
from tablee.server.http_messages import Reviewing
from tablee.server.reviews import CLOSELY, kept_by, packed
from tablee.store import KeptReview
from tests.judge.games import played
from tests.server.client import Person, until
from tests.server.conftest import LOOSE, RunningServer

pytestmark = pytest.mark.anyio

Make = Callable[..., Any]


def lines(match: Match, names: tuple[str, ...] = ()) -> bytes:
    """A finished game as a file, of people with these names."""
    record = match.record()
    assert record.end is not None
    seats = tuple("human" for _ in names) or record.header.seats
    header = msgspec.structs.replace(record.header, seats=seats, names=names)
    return encode([header, *record.entries, record.end])


async def brought(person: Person, match: Match, names: tuple[str, ...] = ()) -> str:
    """The table of a finished game."""
    response = await person.http.post("/api/import", content=lines(match, names))
    assert response.status_code == 200, response.text
    return str(response.json()["table"])


async def reviewed(person: Person, table: str) -> tuple[Review, list[tuple[int, int]]]:
    """Ask until the review is there, as the page does; and how far it was on the way."""
    far: list[tuple[int, int]] = []
    async with asyncio.timeout(300):
        while True:
            response = await person.http.get(f"/api/tables/{table}/review")
            told = response.json()
            if response.status_code == 200:
                return msgspec.convert(told["review"], Review), far
            assert response.status_code == 202, response.text
            assert told["review"] is None
            far.append((told["done"], told["all"]))
            await asyncio.sleep(0.05)


@pytest.mark.slow
async def test_a_finished_game_is_reviewed_beside_the_event_loop_and_the_review_is_kept(person, start):
    server: RunningServer = start(debug=True)
    ann = await person("Ann", server.address)
    match = played("glory", 3)
    table = await brought(ann, match)
    page = await ann.sit(table)
    assert page.table["review"] is True
    await ann.get("/api/debug")
    found, far = await reviewed(ann, table)
    assert (found.game, found.entries) == ("glory", len(match.entries))
    for subject in found.subjects:
        sums = subject.sums
        assert subject.start + sums.luck + sums.decisions + sums.rest == pytest.approx(subject.end, abs=1e-6)
    assert far == sorted(far), "it goes on"
    assert any(0 < done < of == len(found.steps) for done, of in far)
    assert (await ann.get("/api/debug"))["step_ms"] < 500
    server.stop()
    server = start()
    ann.http.base_url = server.address
    assert await reviewed(ann, table) == (found, []), "it is kept"
    store = server.house.store
    kept = store.review(table)
    assert kept is not None
    made_by, _, budget = kept.made_by.rpartition(CLOSELY)
    store.set_review(table, KeptReview(kept_by(made_by, int(budget) + 1), kept.data)).result()
    assert await reviewed(ann, table) == (found, []), "it looked closer than would be done now"
    for other in (kept_by("of other weights", int(budget)), "of another form"):
        store.set_review(table, KeptReview(other, kept.data)).result()
        assert server.house.reviews._kept(table, made_by) is None
    store.set_review(table, KeptReview(kept_by(made_by, int(budget) - 1), kept.data)).result()
    await ann.get(f"/api/tables/{table}/review", 202)


async def test_a_review_that_nobody_asks_for_is_given_up_and_one_that_is_computed_ends_with_the_server(
    person, start
):
    server: RunningServer = start(review_unasked=0.1)
    ann = await person("Ann", server.address)
    table = await brought(ann, played("runemasters", 3))
    reviews = server.house.reviews
    await ann.get(f"/api/tables/{table}/review", 202)
    await until(lambda: not reviews._waiting)
    assert server.house.store.review(table) is None
    server.stop()
    server = start()
    ann.http.base_url = server.address
    while not (await ann.get(f"/api/tables/{table}/review", 202))["all"]:
        await asyncio.sleep(0.02)
    (process,) = server.house.reviews.workers.processes()
    server.stop()
    with pytest.raises(ValueError, match="closed"):
        process.is_alive()


async def test_a_game_that_takes_too_long_has_no_review(person, start):
    server: RunningServer = start(review_seconds=0.01)
    ann = await person("Ann", server.address)
    table = await brought(ann, played("runemasters", 3))
    await ann.get(f"/api/tables/{table}/review", 202)
    await until(lambda: not server.house.reviews._waiting)
    assert (await ann.get(f"/api/tables/{table}/review", 422))["code"] == "no_review"


async def test_who_may_have_a_review(person, start):
    server: RunningServer = start(limits=replace(LOOSE, reviews_of_one=1))
    ann, ben = await person("Ann", server.address), await person("Ben", server.address)
    running = (await ann.open("me", "random", game="glory"))["table"]
    assert (await ann.get(f"/api/tables/{running}/review", 409))["code"] == "not_over"
    over = await brought(ann, played("runemasters", 3))
    assert (await ben.get(f"/api/tables/{over}/review", 404))["code"] == "unknown_table"
    await ann.get(f"/api/tables/{over}/review", 202)
    more = await brought(ben, played("runemasters", 4))
    assert (await ben.get(f"/api/tables/{more}/review", 429))["code"] == "too_fast"


def test_a_review_names_what_was_secret_in_the_game_and_no_more():
    came = Came(["face stone"], 0.5, [0.4], True)
    step = Step(3, 3, 1, "luck", None, ["face stone"], [0.5], [0.4], [-0.1], [came])
    sample = Path(__file__).parents[2] / "web" / "tests" / "boards" / "fixtures" / "review-runemasters.json"
    found = msgspec.json.decode(sample.read_bytes(), type=Review)
    found = msgspec.structs.replace(found, steps=[step])
    told = msgspec.json.decode(zlib.decompress(packed(found, load("andor"))), type=Reviewing)
    assert told.review == found
    assert told.names["fr"] == {"marker-face": {"stone": "La lueur s’éveille"}}
    assert packed(found, load("glory"))  # a game without such names


@pytest.mark.parametrize("game", ["runemasters", "glory"])
@pytest.mark.parametrize("luck", ["same", "new"])
async def test_playing_on_from_a_moment_of_a_finished_game(
    person, start, tmp_path: Path, game: str, luck: str
):
    server: RunningServer = start()
    ann = await person("Ann", server.address)
    match = played(game, 5)
    old = await brought(ann, match, ("Zoé", "Yann"))
    acts = match.line()
    entry = next(act.n - 1 for act in acts[len(acts) // 2 :] if act.who == "chance")
    opened = await ann.post(f"/api/tables/{old}/play_on", {"entry": entry, "luck": luck})
    page = await ann.sit(opened["table"])
    assert (page.table["origin"], page.table["origin_entry"]) == (old, entry)
    mine = [(seat["kind"], seat["name"], seat["mine"]) for seat in page.seats]
    people = [("person", "Zoé", True), ("person", "Yann", True)]
    assert mine == (people if match.game.cooperative else [people[0], ("bot", "", False)])
    assert len(page.table["commitments"]) == (1 if luck == "same" else 2)
    server.stop()
    server = start()
    ann.http.base_url = ann.address = server.address
    page = await ann.sit(opened["table"])
    await page.play(random.Random(2))
    file = tmp_path / "on.jsonl"
    file.write_text(await ann.record(opened["table"]))
    assert verify(file).with_seed, "all its dice can be checked"
    made, before = file.read_text().splitlines()[1:], lines(match).decode().splitlines()[1:]
    assert made[:entry] == before[:entry]
    assert (made[entry] == before[entry]) is (luck == "same"), "chance goes on as it did"


async def test_moments_that_nobody_can_play_on_from(person):
    ann, ben = await person("Ann"), await person("Ben")
    running = (await ann.open("me", "random"))["table"]
    assert (await ann.post(f"/api/tables/{running}/play_on", {"entry": 0}, 409))["code"] == "not_over"
    match = played("glory", 5)
    table = await brought(ann, match)
    last = len(match.entries)
    for who, entry, status, code in [
        (ben, 3, 404, "unknown_table"),
        (ann, -1, 404, "unknown_entry"),
        (ann, last + 1, 404, "unknown_entry"),
        (ann, last, 409, "game_over"),
    ]:
        told = await who.post(f"/api/tables/{table}/play_on", {"entry": entry}, status)
        assert told["code"] == code
    record = match.record()
    assert record.end is not None
    unseeded = Record(record.header, record.entries, msgspec.structs.replace(record.end, seeds=(None,)))
    table = await brought(ben, Match.replay(unseeded, game=match.game))
    wanted = {"entry": 3, "luck": "same"}
    assert (await ben.post(f"/api/tables/{table}/play_on", wanted, 409))["code"] == "unknown_luck"
    await ben.post(f"/api/tables/{table}/play_on", {"entry": 0})
