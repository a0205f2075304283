"""Whole games over the socket, as pages play them."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from tablee.record import verify

pytestmark = pytest.mark.anyio


async def test_a_game_with_bots_to_the_end(person, tmp_path):
    ann = await person("Ann")
    table = (await ann.open("me", "thumb", "random"))["table"]
    page = await ann.sit(table)
    assert page.welcome["fresh"]
    assert [seat["kind"] for seat in page.seats] == ["person", "bot", "bot"]
    assert page.table["seeds"] == []
    await page.play(random.Random(1))
    await page.until(lambda: page.table["seeds"])
    assert [event["n"] for event in page.events] == list(range(1, len(page.events) + 1))
    file = tmp_path / "game.jsonl"
    file.write_text(await ann.record(table))
    report = verify(file)
    assert report.with_seed
    assert report.outcome is not None
    assert report.outcome.cause == page.position["ending"]["cause"]
    assert page.table["seeds"] == json.loads(file.read_text().splitlines()[-1])["seeds"]
    await page.close()


async def test_two_people_and_a_bot_one_of_them_comes_back_in_the_middle(person):
    ann, ben = await person("Ann"), await person("Ben")
    links = await ann.open("me", "friend", "thumb")
    assert list(links["seats"]) == ["1"]
    assert (await ben.join(links["seats"]["1"]))["table"] == links["table"]
    rng = random.Random(5)
    ann_page, ben_page = await ann.sit(links["table"]), await ben.sit(links["table"])
    assert [seat["mine"] for seat in ben_page.seats] == [False, True, False]
    playing = asyncio.create_task(ann_page.play(rng))
    for _ in range(3):  # no game is over so soon, whatever the dice
        await ben_page.act(rng=rng)
    known = ben_page.events
    await ben_page.close()
    ben_page = await ben.sit(links["table"], since=known[-1]["n"], log=ben_page.welcome["log"])
    assert not ben_page.welcome["fresh"]
    assert all(event["n"] > known[-1]["n"] for event in ben_page.events)
    await ben_page.play(rng)
    await playing
    whole = await (await ben.sit(links["table"])).whole()
    assert whole == known + ben_page.events == ann_page.events
    assert ann_page.position["ending"] == ben_page.position["ending"]


async def test_reconnecting_with_nonsense_begins_anew(person):
    ann = await person("Ann")
    table = (await ann.open("me", "me"))["table"]
    page = await ann.sit(table)
    for _ in range(4):
        await page.act()
    for since in (-1, 0, 10_000):
        again = await ann.sit(table, since=since)
        assert again.welcome["fresh"]
        assert again.events == page.events


async def test_one_person_may_hold_several_seats_and_sees_each_of_them(person):
    ann = await person("Ann")
    page = await ann.sit((await ann.open("me", "thumb", "me"))["table"])
    assert sorted(page.position["views"]) == ["0", "2"]
    acted: set[int] = set()
    while len(acted) < 2:
        await page.until(lambda: page.position["decisions"])
        acted.add(page.position["decisions"][0]["seat"])
        await page.act()
    assert acted == {0, 2}


async def test_a_spectator_sees_the_table_and_can_do_nothing(person):
    ann, eve = await person("Ann"), await person("Eve")
    links = await ann.open("me", "me")
    page = await ann.sit(links["table"])
    await eve.join(links["watch"])
    watching = await eve.sit(links["table"])
    assert list(watching.position["views"]) == ["watch"]
    assert watching.position["decisions"] == watching.position["undo"] == []
    assert [question["kind"] for question in watching.position["questions"]] == ["choose_guardian"]
    decision = page.position["decisions"][0]
    text = decision["choices"][0]["text"]
    answer = await watching.ask(watching.act_message(decision, text))
    assert (answer["type"], answer["code"]) == ("failed", "not_your_seat")
    await page.act(text)
    await watching.until(lambda: watching.position["entry"] > 0)
    assert watching.events == page.events
    assert watching.position["views"]["watch"] == page.position["views"]["0"]


async def test_the_same_answer_twice_is_one_move(person):
    ann = await person("Ann")
    page = await ann.sit((await ann.open("me", "me"))["table"])
    decision = page.position["decisions"][0]
    message = page.act_message(decision, decision["choices"][0]["text"])
    first = await page.ask({**message, "id": "same"})
    entry = page.position["entry"]
    assert first["type"] == "done"
    for again in ({**message, "id": "same"}, {**message, "id": "other"}):
        assert (await page.ask(again))["type"] == "done"
    other = {**message, "text": decision["choices"][1]["text"], "id": "third"}
    late = await page.ask(other)
    assert (late["type"], late["code"]) == ("failed", "late")
    fresh = await ann.sit(page.table["id"])
    assert fresh.position["entry"] == entry


async def test_refusals_name_the_rule(person):
    ann = await person("Ann")
    page = await ann.sit((await ann.open("me", "me"))["table"])
    decision = page.position["decisions"][0]
    refused = await page.ask(page.act_message(decision, "elder kulak"))
    assert refused["type"] == "refused"
    assert refused["rule"].startswith("RUN-")
    assert refused["choice"]["targets"] == [["guardian", "kulak"]]
    why = await page.ask({"type": "why", "seat": 0, "text": "end"})
    assert (why["type"], why["rule"]) == (
        "refused",
        (await page.ask(page.act_message(decision, "end")))["rule"],
    )
    legal = await page.ask({"type": "why", "seat": 0, "text": decision["choices"][0]["text"]})
    assert legal["rule"] == ""
    assert page.position["entry"] == 0


async def test_looking_back_shows_what_was_so(person):
    ann = await person("Ann")
    page = await ann.sit((await ann.open("me", "me"))["table"])
    seen = {page.position["entry"]: page.position}
    for _ in range(6):
        await page.act()
        seen[page.position["entry"]] = page.position
    for entry, position in seen.items():
        past = await page.ask({"type": "look", "entry": entry})
        assert past["type"] == "past"
        assert past["position"]["views"] == position["views"]
        assert past["position"]["waiting"] == position["waiting"]
        assert past["position"]["decisions"] == []
    none = await page.ask({"type": "look", "entry": 9999})
    assert none["code"] == "unknown_entry"


async def test_bots_go_on_after_a_restart(start, person):
    running = start(pace=300)
    ann = await person("Ann", running.address)
    table = (await ann.open("thumb", "thumb", "me"))["table"]
    page = await ann.sit(table)
    await page.until(lambda: page.events)
    told = page.position["entry"]
    running.stop()
    again = start()
    ann.address = again.address
    ann.http.base_url = again.address
    page = await ann.sit(table)
    assert page.position["entry"] >= told
    await page.until(lambda: page.position["decisions"])
    await page.play(random.Random(2))


async def test_the_end_of_the_server_is_told_as_a_restart(start, person):
    running = start()
    ann = await person("Ann", running.address)
    page = await ann.sit((await ann.open("me", "me"))["table"])
    running.stop()
    await page.socket.wait_closed()
    assert page.socket.close_code == 1012
