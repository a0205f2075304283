"""Seats of people who are away: who may give them to whom, what is told, and what stays secret."""

from __future__ import annotations

import asyncio
import random
import re
from dataclasses import replace

import pytest

from tablee.match import Seed
from tests.server.client import Json, Person, TablePage, token

pytestmark = pytest.mark.anyio

SECRETS = {"quests": "yes"}


def impatient(server, table: str) -> None:
    """Whoever is away is away for long enough."""
    room = server.house.rooms._rooms[table]
    room.row = replace(room.row, patience=0)


async def gone(server, table: str, seat: int = 1) -> None:
    """The server has noticed that nobody of this seat looks at the table any more."""
    room = server.house.rooms._rooms[table]
    async with asyncio.timeout(30):
        while room.away(room.seats[seat]) is None:
            await asyncio.sleep(0.01)


async def three(person, server=None, game: str = "glory") -> tuple[Json, list[Person]]:
    """Ann's table with Ben and Cid. Nobody looks at it yet."""
    people = [await person(name, "" if server is None else server.address) for name in ("Ann", "Ben", "Cid")]
    options = SECRETS if game == "glory" else {}
    links = await people[0].open("me", "friend", "friend", game=game, options=options)
    await people[1].join(links["seats"]["1"])
    await people[2].join(links["seats"]["2"])
    return links, people


async def give(who: Person, table: str, bot: str = "thumb", status: int = 200, seat: int = 1) -> Json:
    answer: Json = await who.post(f"/api/tables/{table}/replace", {"seat": seat, "bot": bot}, status)
    return answer


def consent(page: TablePage, request: Json, seat: int, yes: bool = True) -> Json:
    return {"type": "consent", "request": request["id"], "seat": seat, "yes": yes}


async def settled(*pages: TablePage) -> None:
    """Everything that was on its way has come."""
    for page in pages:
        await page.ask({"type": "ping"})


# Giving away -----------------------------------------------------------------------------------------------


async def test_a_seat_is_given_away_after_the_time_the_table_shows(person, server):
    """The host or anybody who sits there may do it, and nobody sooner, if there is nobody else to agree."""
    ann, ben = await person("Ann"), await person("Ben")
    links = await ann.open("me", "friend")
    table = links["table"]
    await ben.join(links["seats"]["1"])
    page, other = await ann.sit(table), await ben.sit(table)
    await page.until(lambda: page.seats[1]["online"])
    assert (page.table["patience"], page.seats[1]["away"]) == (600, None)
    assert (await give(ann, table, status=403))["code"] == "not_your_seat", "who is there is not replaced"
    await other.close()
    await page.until(lambda: page.seats[1]["away"])
    assert (await give(ann, table, status=409))["code"] == "not_away_long"
    assert page.seats[1]["kind"] == "person"
    impatient(server, table)
    assert await give(ann, table) == {"done": True}
    await page.until(lambda: page.seats[1]["kind"] == "bot")
    assert page.seats[1]["lost"] is None


async def test_the_others_may_agree_sooner(person):
    links, (ann, ben, cid) = await three(person, game="runemasters")
    page, other = await ann.sit(links["table"]), await cid.sit(links["table"])
    assert await give(ann, links["table"]) == {"done": False}
    await other.until(lambda: other.requests)
    (request,) = other.requests
    assert (request["kind"], request["seat"], request["bot"]) == ("bot", 1, "thumb")
    assert (request["waiting"], request["by"], request["asked"], request["own"]) == ([2], 0, 2, False)
    await page.until(lambda: page.requests)
    assert (page.requests[0]["asked"], page.requests[0]["own"]) == (None, True)
    await other.send(consent(other, request, 2, False))
    await page.until(lambda: page.declined)
    assert page.declined == {"kind": "bot", "seat": 1, "by": 2, "own": True}
    assert page.seats[1]["kind"] == "person"
    assert (await give(ann, links["table"], status=409))["code"] == "asked_before", "no means no for a while"

    assert await give(cid, links["table"]) == {"done": False}, "not only the host may ask"
    await page.until(lambda: page.requests)
    await page.send(consent(page, page.requests[0], 0))
    await page.until(lambda: page.seats[1]["kind"] == "bot")
    back = await ben.sit(links["table"])
    assert back.seats[1]["lost"]["why"] == "agreed"


async def test_forged_replayed_and_late_consents_change_nothing(person):
    links, (ann, ben, cid) = await three(person, game="runemasters")
    dan, eve = await person("Dan"), await person("Eve")
    links_again = await ann.get(f"/api/tables/{links['table']}/links")
    await eve.join(links_again["watch"])
    page, other = await ann.sit(links["table"]), await cid.sit(links["table"])
    watching = await eve.sit(links["table"])
    await give(ann, links["table"])
    await other.until(lambda: other.requests)
    await watching.until(lambda: watching.requests)
    (request,) = other.requests
    assert watching.requests[0]["asked"] is None

    async def refused(who: TablePage, message: Json, code: str) -> None:
        await who.send(message)
        assert (await who.failure())["code"] == code
        await settled(page, other)
        assert [r["waiting"] for r in page.requests] == [[2]]
        assert page.seats[1]["kind"] == "person"

    await refused(page, consent(page, request, 2), "not_your_seat")
    await refused(page, consent(page, request, 0), "not_asked")
    await refused(watching, consent(watching, request, 2), "not_your_seat")
    await refused(watching, consent(watching, request, 1), "not_your_seat")
    await refused(other, consent(other, request, 1), "not_your_seat")
    await refused(other, consent(other, {"id": "0" * 16}, 2), "no_request")
    await refused(other, consent(other, {"id": "x" * 5000}, 2), "no_request")
    stranger = TablePage(dan, await dan.socket())
    await stranger.send(consent(stranger, request, 2))
    assert (await stranger.failure())["code"] == "no_hello"

    back = await ben.sit(links["table"])
    await page.until(lambda: not page.requests)
    await other.send(consent(other, request, 2))
    assert (await other.failure())["code"] == "no_request", "who is back is not replaced any more"
    await settled(page, back)
    assert back.seats[1]["mine"]


async def test_a_consent_counts_for_who_held_a_seat_when_it_was_asked(person):
    """Anybody who sits down or gets up meanwhile ends the request: those who sit there now were not asked."""
    ann, ben, cid, dan = [await person(name) for name in ("Ann", "Ben", "Cid", "Dan")]
    links = await ann.open("me", "friend", "friend", "friend")
    for who, seat in ((ben, "1"), (cid, "2"), (dan, "3")):
        await who.join(links["seats"][seat])
    page, third, fourth = [await who.sit(links["table"]) for who in (ann, cid, dan)]
    await give(ann, links["table"])
    await third.until(lambda: third.requests)
    (request,) = third.requests
    await third.send(consent(third, request, 2))
    await page.until(lambda: page.requests and page.requests[0]["waiting"] == [3])
    await third.send(consent(third, request, 2))
    assert (await third.failure())["code"] == "not_asked", "a consent counts once"
    await dan.post(f"/api/tables/{links['table']}/leave", {"seat": 3})
    await page.until(lambda: not page.requests)
    await settled(page, fourth)
    assert page.seats[1]["kind"] == "person"


async def test_only_the_host_opens_the_seat_of_a_bot(person):
    ann, ben = await person("Ann"), await person("Ben")
    links = await ann.open("me", "friend", "random")
    await ben.join(links["seats"]["1"])
    assert (await give(ben, links["table"], "", 403, seat=2))["code"] == "not_host"
    assert await give(ben, links["table"], "thumb", seat=2) == {"done": True}
    assert await give(ann, links["table"], "", seat=2) == {"done": True}
    assert (await give(ann, links["table"], "", 404, seat=7))["code"] == "unknown_seat"


@pytest.mark.parametrize("patience", [0, 59, 10**9, -1])
async def test_the_time_of_absence_has_bounds(person, patience):
    ann = await person("Ann")
    body = {"game": "runemasters", "seats": [{"kind": "me"}, {"kind": "friend"}], "patience": patience}
    assert (await ann.post("/api/tables", body, 400))["code"] == "bad_table"
    body["patience"] = 24 * 3600
    assert (await ann.sit((await ann.post("/api/tables", body))["table"])).table["patience"] == 24 * 3600


async def test_a_restart_makes_nobody_absent_for_longer(start, person):
    running = start()
    ann, ben = await person("Ann", running.address), await person("Ben", running.address)
    links = await ann.open("me", "friend")
    await ben.join(links["seats"]["1"])
    mine, other = await ann.sit(links["table"]), await ben.sit(links["table"])
    await mine.until(lambda: mine.seats[1]["online"])
    await other.close()
    await mine.until(lambda: mine.seats[1]["away"])
    left = mine.seats[1]["away"]
    running.stop()
    store = running.open_store()
    ended = store.table(links["table"])
    store.alive(left + 10_000).result()
    store.awake(left + 3_610_000).result()
    begun = store.table(links["table"])
    store.close()
    assert ended is not None
    assert begun is not None
    assert ended.seats[0].seen is not None, "who was there when it ended is not taken for somebody who is"
    assert begun.seats[1].seen == left + 3_600_000, "an hour without a server is no hour of absence"


# Coming back -----------------------------------------------------------------------------------------------


async def test_who_comes_back_is_told_and_takes_the_seat_back(person, server):
    links, (ann, ben, cid) = await three(person)
    table = links["table"]
    page, mine = await ann.sit(table), await ben.sit(table)
    await page.until(lambda: page.seats[1]["online"])
    hand = mine.position["views"]["1"]["players"][1]["hand"]
    await mine.close()
    await page.until(lambda: page.seats[1]["away"])
    impatient(server, table)
    await give(cid, table)
    await ben.join(links["seats"]["1"])  # the link still leads to the table
    back = await ben.sit(table)
    assert list(back.position["views"]) == ["watch"]
    assert (back.seats[1]["lost"]["why"], back.seats[1]["kind"]) == ("away", "bot")
    assert back.seats[1]["lost"]["at"] > 10**12
    assert (await cid.post(f"/api/tables/{table}/return", {"seat": 1}, 403))["code"] == "not_your_seat"
    assert (await ben.post(f"/api/tables/{table}/return", {"seat": 9}, 404))["code"] == "unknown_seat"
    for _ in range(2):
        await ben.post(f"/api/tables/{table}/return", {"seat": 1})
    await back.until(lambda: back.seats[1]["mine"])
    assert back.seats[1]["lost"] is None
    assert list(back.position["views"]) == ["1"]
    assert hand is None or set(back.position["views"]["1"]["players"][1]["hand"] or []) <= set(hand)
    await page.until(lambda: page.seats[1]["name"] == "Ben")


async def test_in_a_game_without_secrets_a_friend_may_go_on(person, server):
    links, (ann, ben, _) = await three(person, game="runemasters")
    table = links["table"]
    await ann.sit(table)
    impatient(server, table)
    await give(ann, table)
    await give(ann, table, "")
    dan = await person("Dan")
    assert not (await dan.join(links["seats"]["1"]))["asked"]
    assert list((await dan.sit(table)).position["views"]) == ["1"]
    back = await ben.sit(table)
    assert (back.seats[1]["name"], back.seats[1]["lost"]["why"]) == ("Dan", "away")
    assert (await ben.post(f"/api/tables/{table}/return", {"seat": 1}, 409))["code"] == "seat_taken"


async def test_nobody_has_lost_a_seat_at_the_rematch(person, server):
    """There the bot has it from the beginning."""
    ann, ben = await person("Ann"), await person("Ben")
    links = await ann.open("me", "friend")
    await ben.join(links["seats"]["1"])
    page = await ann.sit(links["table"])
    impatient(server, links["table"])
    await give(ann, links["table"], "random")
    await page.play(random.Random(1))
    new = (await ann.post(f"/api/tables/{links['table']}/rematch"))["table"]
    assert (await ben.sit(links["table"])).seats[1]["lost"]
    again = await ben.sit(new)
    assert list(again.position["views"]) == ["watch"]
    assert not any(seat["lost"] for seat in again.seats)


# Secrets ---------------------------------------------------------------------------------------------------


@pytest.fixture
def still(start, monkeypatch):
    """A server with the same luck each time, whose bots think for ever: what is secret stays so."""
    true = Seed.of
    monkeypatch.setattr(Seed, "of", lambda seed=None: true(1 if seed is None else seed))
    running = start()

    async def never(question):
        await asyncio.Event().wait()

    monkeypatch.setattr(running.house.rooms.bots, "choose", never)
    return running


async def test_the_host_does_not_get_at_the_hand_of_somebody_absent(person, still):
    """Replaced by a bot, opened, taken by the host himself: refused, and nothing of it was sent."""
    links, (ann, ben, cid) = await three(person, still)
    table = links["table"]
    mine = await ben.sit(table)
    hand = mine.position["views"]["1"]["players"][1]["hand"]
    await mine.close()
    page, other = await ann.sit(table), await cid.sit(table)
    await page.until(lambda: page.seats[1]["away"])
    assert (await give(ann, table)) == {"done": False}, "not without asking"
    impatient(still, table)
    await give(ann, table)
    await give(ann, table, "")
    await page.until(lambda: page.seats[1]["kind"] == "open")
    link = (await ann.get(f"/api/tables/{table}/links"))["seats"]["1"]
    for path in ("/api/invitation", "/api/join"):
        refused = await ann.post(path, {"token": token(link)}, 409)
        assert refused["code"] == "secret_seat", refused
        assert "must agree" in refused["message"]
    assert (await ann.post(f"/api/tables/{table}/return", {"seat": 1}, 403))["code"] == "not_your_seat"
    await settled(page, other)
    assert sorted(page.position["views"]) == ["0"]
    record = await ann.http.get(f"/api/tables/{table}/record")
    assert (record.status_code, record.json()["code"]) == (403, "secret")
    heard = "".join(page.raw + other.raw)
    assert len(hand) == 3
    assert not any(quest in heard for quest in hand)
    back = await ben.sit(table)
    assert back.seats[1]["lost"]["why"] == "away"
    await ben.post(f"/api/tables/{table}/return", {"seat": 1})
    await back.until(lambda: list(back.position["views"]) == ["1"])
    assert back.position["views"]["1"]["players"][1]["hand"] == hand


async def test_another_person_sits_there_only_if_all_agree(person, still):
    """Those who hold seats, and the one whose secrets they are."""
    links, (ann, ben, cid) = await three(person, still)
    table = links["table"]
    dan = await person("Dan", still.address)
    pages = [await who.sit(table) for who in (ann, ben, cid)]
    page, mine, other = pages
    hand = mine.position["views"]["1"]["players"][1]["hand"]
    await ben.post(f"/api/tables/{table}/leave", {"seat": 1})
    await mine.until(lambda: list(mine.position["views"]) == ["watch"])
    assert mine.seats[1]["lost"]["why"] == "left"
    assert (await dan.post("/api/invitation", {"token": token(links["seats"]["1"])}))["asks"]
    assert (await dan.join(links["seats"]["1"]))["asked"]
    guest = await dan.sit(table)
    assert list(guest.position["views"]) == ["watch"], "he watches until then"
    assert guest.requests[0]["own"]
    for one in pages:
        await one.until(lambda one=one: one.requests)
    (request,) = mine.requests
    assert (request["kind"], request["name"], request["waiting"], request["owner"]) == (
        *("sit", "Dan"),
        *([0, 2], True),
    )
    assert [one.requests[0]["asked"] for one in pages] == [0, 1, 2]
    for one, seat in ((page, 0), (other, 2)):
        await one.send(consent(one, request, seat))
    await guest.until(lambda: guest.requests and not guest.requests[0]["waiting"])
    await guest.send(consent(guest, request, 1))
    assert (await guest.failure())["code"] in ("not_asked", "not_your_seat")
    await settled(guest, page)
    assert list(guest.position["views"]) == ["watch"], "the one it is about has not answered"
    assert not any(quest in "".join(guest.raw + page.raw) for quest in hand)
    await mine.send(consent(mine, request, 1))
    await guest.until(lambda: list(guest.position["views"]) == ["1"])
    assert guest.position["views"]["1"]["players"][1]["hand"] == hand


async def test_one_no_is_enough(person, still):
    links, (ann, ben, cid) = await three(person, still)
    table = links["table"]
    dan = await person("Dan", still.address)
    _, mine, _ = [await who.sit(table) for who in (ann, ben, cid)]
    await ben.post(f"/api/tables/{table}/leave", {"seat": 1})
    await dan.join(links["seats"]["1"])
    guest = await dan.sit(table)
    await mine.until(lambda: mine.requests)
    await mine.send(consent(mine, mine.requests[0], 1, False))
    await guest.until(lambda: guest.declined)
    assert guest.declined == {"kind": "sit", "seat": 1, "by": 1, "own": True}
    again = await dan.post("/api/join", {"token": token(links["seats"]["1"])}, 409)
    assert again["code"] == "asked_before"
    assert list(guest.position["views"]) == ["watch"]
    assert (await ben.join(links["seats"]["1"]))["asked"] is False, "the seat is still Ben's to take"
    await mine.until(lambda: list(mine.position["views"]) == ["1"])


def same_names(text: str, table: str) -> str:
    """Names and times that differ from run to run."""
    text = re.sub(r'"(away|at)":\d+', r'"\1":1', text.replace(table, "TABLE"))
    return re.sub(r'"id":"(m\d+|[0-9a-f]{16})"', '"id":"m"', text)


async def test_others_hear_the_same_whatever_the_absent_one_knows(person, still):
    """To the byte, while the seat is replaced, opened, asked for, revoked and taken back."""
    heard = []
    hands = []
    for returned in (0, 2):
        links, (ann, ben, cid) = await three(person, still)
        table = links["table"]
        eve = await person("Eve", still.address)
        await eve.join(links["watch"])
        mine = await ben.sit(table)
        await mine.act(mine.position["decisions"][0]["choices"][returned]["text"])
        hands.append(mine.position["views"]["1"]["players"][1]["hand"])
        await mine.close()
        await gone(still, table)  # or the first page would hear of it, or not
        pages = []
        for who in (ann, cid, eve):
            pages.append(await who.sit(table))
            await settled(*pages)
        impatient(still, table)
        answers = [await give(ann, table), await give(ann, table, "")]
        answers.append(await ann.post("/api/join", {"token": token(links["seats"]["1"])}, 409))
        await ann.post(f"/api/tables/{table}/links/revoke", {"kind": "seat", "number": 1})
        answers.append(await eve.post("/api/join", {"token": token(links["seats"]["1"])}, 410))
        fresh = (await ann.get(f"/api/tables/{table}/links"))["seats"]["1"]
        answers.append(await eve.post("/api/invitation", {"token": token(fresh)}, 409))
        back = await ben.sit(table)
        await settled(*pages)
        await ben.post(f"/api/tables/{table}/return", {"seat": 1})
        await back.until(lambda back=back: back.seats[1]["mine"])
        assert back.position["views"]["1"]["players"][1]["hand"] == hands[-1]
        await settled(*pages)
        heard.append((answers, [[same_names(text, table) for text in one.raw] for one in pages]))
    assert hands[0] != hands[1]
    assert heard[0] == heard[1]
    assert all(len(one) > 6 for one in heard[0][1])
