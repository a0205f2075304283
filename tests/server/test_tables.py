"""The lobby: people, tables, links, seats, rematch, records."""

from __future__ import annotations

import json
import random

import pytest

from tablee.games import GAMES
from tablee.record import verify
from tablee.text import rules_introduction
from tests.fixtures.archives import unpack
from tests.server.client import Person, token

pytestmark = pytest.mark.anyio


async def test_the_games_of_the_lobby(person):
    games = await (await person("Ann")).get("/api/games")
    assert [game["id"] for game in games] == list(GAMES)
    assert games[-1]["title"]["fr"] == "Andor\N{NO-BREAK SPACE}: Le Froid Éternel"
    assert (games[0]["players"], games[0]["seats"]) == ([1, 4], [2, 3, 4])  # one person may lead two
    bots = {game["id"]: game["bots"] for game in games}
    assert bots["glory"] == ["novice", "companion", "master"]
    assert all(offered[0] == "novice" for offered in bots.values())
    assert {game["id"]: game["thinking"] for game in games}["defenders"] == []
    assert {game["id"]: game["thinking"] for game in games}["glory"] == ["companion", "master"]


async def test_each_who_shares_a_screen_may_have_a_name(person, start):
    """It belongs to the seat: another name of the person does not change it, and it is kept."""
    running = start()
    ann = await person("Ann", running.address)
    seats = [{"kind": "me"}, {"kind": "me", "name": " Zoé  B "}]
    table = (await ann.post("/api/tables", {"game": "glory", "seats": seats}))["table"]
    page = await ann.sit(table)
    assert [seat["name"] for seat in page.seats] == ["Ann", "Zoé B"]
    assert page.table["options"]["letters"] == "3,4"
    await ann.post("/api/me", {"name": "Anne"})
    await page.until(lambda: page.seats[0]["name"] == "Anne")
    assert page.seats[1]["name"] == "Zoé B"
    assert (await ann.get("/api/me"))["tables"][0]["people"] == ["Anne", "Zoé B"]
    bad = {"game": "glory", "seats": [{"kind": "me"}, {"kind": "me", "name": "a\u202eb"}]}
    assert (await ann.post("/api/tables", bad, 400))["code"] == "bad_name"


async def test_the_longest_name_begins(person):
    """TOG-1.15: the table knows the names, the game gets their lengths and nothing else."""
    maximilien = await person("Maximilien-2")
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    body = {"game": "glory", "seats": seats, "options": {"letters": "99,1"}}
    table = (await maximilien.post("/api/tables", body))["table"]
    page = await maximilien.sit(table)
    assert page.position["views"]["1"]["first"] == 1
    assert page.table["options"]["letters"] == "0,10"


@pytest.mark.rule("TOG-1.15", "TOG-R36")
async def test_an_invited_friend_may_begin_too(person):
    """Nobody knows a friend's name when the table is made: he draws lots with the longest one."""
    al = await person("Al")
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}]
    began: set[int] = set()
    tables = 0
    while tables < 16 or (len(began) < 3 and tables < 200):  # bots draw from the same luck as the tables
        tables += 1
        table = (await al.post("/api/tables", {"game": "glory", "seats": seats}))["table"]
        page = await al.sit(table)
        assert page.table["options"]["letters"] == "2,?,?,0"
        began.add(page.position["views"]["0"]["first"])
    assert began == {0, 1, 2}


@pytest.mark.rule("TOG-1.15", "TOG-R36")
async def test_a_host_without_a_name_may_begin_too(server):
    nobody = Person(server.address)
    try:
        seats = [{"kind": "me"}, {"kind": "friend"}]
        table = (await nobody.post("/api/tables", {"game": "glory", "seats": seats}))["table"]
        assert (await nobody.sit(table)).table["options"]["letters"] == "?,?"
    finally:
        await nobody.close()


@pytest.mark.parametrize("lang", ["fr", "en"])
async def test_the_texts_of_a_game(person, lang):
    ann = await person("Ann")
    text = await ann.get(f"/api/games/runemasters/text/{lang}")
    assert text["lang"] == lang
    assert "choice-end" in text["ftl"]
    assert text["names"]["card"]
    rules = await ann.get(f"/api/games/runemasters/rules/{lang}")
    assert rules["lang"] == lang
    assert any(rule["id"] == "RUN-1.1" for rule in rules["rules"])
    assert rules["introduction"] == rules_introduction("runemasters", lang)
    for what in ("text", "rules"):
        assert (await ann.get(f"/api/games/runemasters/{what}/xx", 404))["code"] == "unknown_language"
        assert (await ann.get(f"/api/games/chess/{what}/fr", 404))["code"] == "unknown_game"


async def test_a_person_comes_back_by_code_on_another_device(person, server):
    ann = await person("Ann")
    table = (await ann.open("me", "me"))["table"]
    me = await ann.get("/api/me")
    other = Person(server.address)
    try:
        found = await other.post("/api/me/recover", {"code": me["code"].lower().replace("-", " ")})
        assert (found["name"], [row["id"] for row in found["tables"]]) == ("Ann", [table])
        assert found["code"] != me["code"], "each device has a code of its own"
        page = await other.sit(table)
        assert page.position["decisions"]
        third = Person(server.address)
        assert (await third.post("/api/me/recover", {"code": found["link"].rsplit("/", 1)[1]}))[
            "name"
        ] == "Ann"
        await third.close()
        wrong = await other.post("/api/me/recover", {"code": "AAAA-BBBB-CCCC-DDDD-EEEE"}, 404)
        assert wrong["code"] == "unknown_code"
    finally:
        await other.close()


@pytest.mark.parametrize(
    "name",
    [
        "\U0001f469\u200d\U0001f680 Ana",
        "\U0001f3f3\ufe0f\u200d\U0001f308",
        "\U0001f469\U0001f3fd\u200d\U0001f680",
        "❤\ufe0f Zoé",
        "7\ufe0f⃣",
    ],
)
async def test_names_may_have_joined_pictures(person, name):
    ann = await person("Ann")
    assert (await ann.post("/api/me", {"name": name}))["name"] == name


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "x" * 41, "a\u202eb", "a\x00b", "a\x07", "\u2066a", "a\u200bb"),
        *(
            "An\u200da",
            "\u200d\U0001f680",
            "\U0001f469\u200d",
            "\U0001f469\u200d\u200d\U0001f680",
            "a\ufe0f",
            "\ufe0f",
        ),
        *("\u3164", "\u2800", "a\U000e0100"),
    ],
)
async def test_names_are_plain_text(person, name):
    ann = await person("Ann")
    assert (await ann.post("/api/me", {"name": name}, 400))["code"] == "bad_name"
    assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_tables_that_wait_for_me_come_first_the_longest_first(person):
    ann, ben = await person("Ann"), await person("Ben")
    first = (await ann.open("me", "friend"))["table"]
    second = (await ann.open("me", "me"))["table"]
    third = await ann.open("me", "friend")
    await ben.join(third["seats"]["1"])
    page = await ann.sit(third["table"])
    await page.act()
    rows = (await ann.get("/api/me"))["tables"]
    assert [row["id"] for row in rows] == [first, second, third["table"]]
    assert [row["waiting"] for row in rows] == [True, True, False]
    assert rows[0]["decision"]["kind"] == "choose_guardian"
    assert rows[2]["people"] == ["Ann", "Ben"]
    mine = (await ben.get("/api/me"))["tables"]
    assert [(row["id"], row["waiting"]) for row in mine] == [(third["table"], True)]


async def test_seat_links_open_one_seat_once(person):
    ann, ben, eve = await person("Ann"), await person("Ben"), await person("Eve")
    links = await ann.open("me", "friend", "friend")
    assert set(links["seats"]) == {"1", "2"}
    for _ in range(2):
        assert (await ben.join(links["seats"]["1"]))["table"] == links["table"]
    assert (await eve.post("/api/join", {"token": token(links["seats"]["1"])}, 409))["code"] == "seat_taken"
    assert (await eve.post("/api/join", {"token": "nonsense"}, 404))["code"] == "unknown_link"
    page = await ben.sit(links["table"])
    assert [seat["name"] for seat in page.seats] == ["Ann", "Ben", ""]
    assert [seat["kind"] for seat in page.seats] == ["person", "person", "open"]
    again = await ann.get(f"/api/tables/{links['table']}/links")
    assert again == {**links, "seats": {"2": links["seats"]["2"]}}
    assert (await ben.get(f"/api/tables/{links['table']}/links"))["seats"] == {}
    assert (await eve.get(f"/api/tables/{links['table']}/links", 404))["code"] == "unknown_table"


async def test_coming_and_going_is_told(person):
    ann, ben = await person("Ann"), await person("Ben")
    links = await ann.open("me", "friend")
    page = await ann.sit(links["table"])
    await ben.join(links["seats"]["1"])
    await page.until(lambda: page.seats[1]["kind"] == "person")
    assert not page.seats[1]["online"]
    other = await ben.sit(links["table"])
    await page.until(lambda: page.seats[1]["online"])
    await ben.post("/api/me", {"name": "Benoît"})
    await page.until(lambda: page.seats[1]["name"] == "Benoît")
    await other.close()
    await page.until(lambda: not page.seats[1]["online"])


async def test_leaving_replacing_and_taking_over(person):
    ann, ben = await person("Ann"), await person("Ben")
    links = await ann.open("me", "friend")
    table = links["table"]
    await ben.join(links["seats"]["1"])
    page, other = await ann.sit(table), await ben.sit(table)
    assert (await ann.post(f"/api/tables/{table}/leave", {"seat": 1}, 403))["code"] == "not_your_seat"
    refused = await ann.post(f"/api/tables/{table}/replace", {"seat": 1, "bot": "thumb"}, 403)
    assert refused["code"] == "not_your_seat", "somebody who is there is not replaced"
    await ben.post(f"/api/tables/{table}/leave", {"seat": 1})
    await page.until(lambda: page.seats[1]["kind"] == "open")
    await other.until(lambda: list(other.position["views"]) == ["watch"])
    assert (await ben.post(f"/api/tables/{table}/replace", {"seat": 1, "bot": "thumb"}, 403))[
        "code"
    ] == "not_seated"
    unknown = await ann.post(f"/api/tables/{table}/replace", {"seat": 1, "bot": "hal"}, 400)
    assert unknown["code"] == "unknown_bot"
    await ann.post(f"/api/tables/{table}/replace", {"seat": 1, "bot": "thumb"})
    await page.act()
    await page.until(lambda: page.position["decisions"])
    await ann.post(f"/api/tables/{table}/replace", {"seat": 1, "bot": ""})
    await ben.join(links["seats"]["1"])
    await other.until(lambda: list(other.position["views"]) == ["1"])


async def play_out(person, *seats) -> tuple[Person, str]:
    ann = await person("Ann")
    table = (await ann.open(*seats))["table"]
    page = await ann.sit(table)
    await page.play(random.Random(3))
    return ann, table


async def test_rematch_with_the_same_people(person):
    ann, ben = await person("Ann"), await person("Ben")
    links = await ann.open("me", "friend", "random", options={"difficulty": "hero"})
    table = links["table"]
    await ben.join(links["seats"]["1"])
    page = await ann.sit(table)
    assert (await ann.post(f"/api/tables/{table}/rematch", None, 409))["code"] == "game_runs"
    await ben.post(f"/api/tables/{table}/replace", {"seat": 1, "bot": "random"})
    await page.play(random.Random(3))
    new = await ann.post(f"/api/tables/{table}/rematch")
    await page.until(lambda: page.table["rematch"])
    assert page.table["rematch"] == new["table"] != table
    assert (await ann.post(f"/api/tables/{table}/rematch"))["table"] == new["table"]
    again = await ann.sit(new["table"])
    assert [seat["kind"] for seat in again.seats] == ["person", "bot", "bot"]
    assert again.table["options"]["difficulty"] == "hero"
    assert again.table["commitment"] != page.table["commitment"]
    assert again.position["decisions"]


async def test_a_game_of_an_earlier_version_has_its_rematch_under_the_rules_of_today(start, person, tmp_path):
    """Version 1 of Havresac had options that version 2 has not."""
    data = unpack("8fa2123", "data", tmp_path / "data")
    cookie = json.loads((data / "people.json").read_text("utf-8"))["Ann"]
    running = start(data=data)
    ann = Person(running.address)
    ann.http.cookies.set("tablee", cookie)
    ended = [one for one in (await ann.get("/api/me"))["tables"] if one["ended"]]
    assert {one["game"] for one in ended} == {"andor", "defenders", "glory", "havresac", "runemasters"}
    for one in ended:
        again = await ann.sit((await ann.post(f"/api/tables/{one['id']}/rematch"))["table"])
        assert again.table["game"] == one["game"]
    await ann.close()


async def test_who_watches_may_watch_the_rematch(person):
    """Also who comes to the old table when the new one is there already."""
    ann, table = await play_out(person, "me", "random")
    watch = (await ann.get(f"/api/tables/{table}/links"))["watch"]
    early, late, eve = await person("Early"), await person("Late"), await person("Eve")
    await early.join(watch)
    new = (await ann.post(f"/api/tables/{table}/rematch"))["table"]
    await late.join(watch)
    for watcher in (early, late):
        page = await watcher.sit(new)
        assert list(page.position["views"]) == ["watch"]
        assert not page.position["decisions"]
    assert (await eve.get(f"/api/tables/{new}/links", 404))["code"] == "unknown_table"


async def test_the_list_tells_how_a_game_ended(person):
    ann, table = await play_out(person, "me", "random")
    page = await ann.sit(table)
    (row,) = (await ann.get("/api/me"))["tables"]
    assert (row["ended"], row["waiting"], row["mine"]) == (True, False, [0])
    assert row["ending"] == page.position["ending"]
    running = (await ann.open("me", "me"))["table"]
    (row,) = [row for row in (await ann.get("/api/me"))["tables"] if row["id"] == running]
    assert (row["ended"], row["ending"], row["mine"]) == (False, None, [0, 1])


async def test_a_finished_game_is_open_to_all_who_were_invited(person):
    ann, table = await play_out(person, "me", "random")
    eve = await person("Eve")
    await eve.join((await ann.get(f"/api/tables/{table}/links"))["watch"])
    page = await eve.sit(table)
    assert sorted(page.position["views"]) == ["0", "1"]
    past = await page.ask({"type": "look", "entry": 3})
    assert sorted(past["position"]["views"]) == ["0", "1"]
    assert page.table["seeds"]
    over = await page.ask({"type": "take_back", "seat": 0})
    assert over["type"] == "failed"
    seated = await ann.sit(table)
    late = await seated.ask({"type": "act", "seat": 0, "decision": 5, "text": "end"})
    assert late["code"] == "late"


async def test_export_and_import_of_a_running_game(person, tmp_path):
    ann, ben = await person("Ann"), await person("Ben")
    table = (await ann.open("me", "thumb"))["table"]
    page = await ann.sit(table)
    for _ in range(8):
        await page.act(rng=random.Random(4))
    await page.until(lambda: page.position["decisions"])
    record = await ann.record(table)
    assert "seeds" not in record
    file = tmp_path / "running.jsonl"
    file.write_text(record)
    assert not verify(file).with_seed
    response = await ben.http.post(
        "/api/import", content=record, headers={"content-type": "application/jsonl"}
    )
    copy = await ben.sit(response.json()["table"])
    assert copy.position["entry"] == page.position["entry"]
    assert copy.position["views"] == page.position["views"]
    assert copy.events[-1]["kind"] == "table_reseed"
    assert copy.table["commitment"] != page.table["commitment"]
    assert copy.table["commitments"] == [page.table["commitment"], copy.table["commitment"]]
    assert [(seat["name"], seat["mine"]) for seat in copy.seats] == [("Ann", True), ("", False)]
    assert (await ben.http.post("/api/import", content=record)).json()["table"] == copy.table["id"]
    await copy.play(random.Random(8))
    file = tmp_path / "copy.jsonl"
    file.write_text(await ben.record(copy.table["id"]))
    report = verify(file)
    assert not report.with_seed, "the first seed stays with the first table"
    assert report.outcome is not None


async def test_import_of_a_finished_game(person):
    ann, table = await play_out(person, "me", "random")
    record = await ann.record(table)
    ben = await person("Ben")
    response = await ben.http.post("/api/import", content=record)
    copy = await ben.sit(response.json()["table"])
    assert copy.position["ending"]
    assert not any(seat["mine"] for seat in copy.seats), "it was somebody's game, and nobody's who opens it"
    assert [(seat["kind"], seat["name"]) for seat in copy.seats] == [("person", "Ann"), ("bot", "")]
    (row,) = (await ben.get("/api/me"))["tables"]
    assert (row["mine"], row["people"]) == ([], ["Ann"])
    assert (await ben.get(f"/api/tables/{copy.table['id']}/links"))["seats"] == {}
    assert await ben.record(copy.table["id"]) == record
    await ben.post(f"/api/tables/{copy.table['id']}/aside", {"aside": True})
    again = (await ben.http.post("/api/import", content=record)).json()["table"]
    (row,) = (await ben.get("/api/me"))["tables"]
    assert (again, row["aside"]) == (copy.table["id"], False), (
        "opened twice it is one table, in the list again"
    )
    mine = (await ann.http.post("/api/import", content=record)).json()["table"]
    assert mine == table, "her own game is here already"


async def test_a_finished_record_can_be_played_again(person):
    ann, table = await play_out(person, "me", "random")
    ben = await person("Ben")
    copy = (await ben.http.post("/api/import", content=await ann.record(table))).json()["table"]
    page = await ben.sit((await ben.post(f"/api/tables/{copy}/rematch"))["table"])
    assert [(seat["kind"], seat["name"]) for seat in page.seats] == [("person", "Ben"), ("bot", "")]
    assert page.position["decisions"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda lines: [], "bad_record"),
        (lambda lines: ["{}"], "bad_record"),
        (lambda lines: lines[:1] + lines[2:], "bad_record"),
        (lambda lines: lines[:-1] + [lines[-1].replace('"digest":"', '"digest":"0')], "bad_record"),
        (lambda lines: [lines[0].replace('"runemasters"', '"chess"')], "unknown_game"),
        (lambda lines: [lines[0].replace('"rules_version":', '"rules_version":9')], "bad_record"),
        (lambda lines: [*lines, '{"type":"act","n":99}'], "bad_record"),
        (lambda lines: ["\x00\xff"], "bad_record"),
    ],
)
async def test_broken_records_are_refused(person, change, code):
    ann = await person("Ann")
    page = await ann.sit((await ann.open("me", "me"))["table"])
    await page.act()
    await page.act()
    lines = change((await ann.record(page.table["id"])).splitlines())
    before = len((await ann.get("/api/me"))["tables"])
    response = await ann.http.post("/api/import", content="".join(line + "\n" for line in lines))
    assert response.status_code in (404, 422)
    assert response.json()["code"] == code
    assert len((await ann.get("/api/me"))["tables"]) == before


async def test_a_shared_position(person):
    ann, eve = await person("Ann"), await person("Eve")
    table = (await ann.open("me", "me"))["table"]
    page = await ann.sit(table)
    await page.act()
    shared = (await ann.post(f"/api/tables/{table}/share", {"entry": 1}))["link"]
    await page.act()
    joined = await eve.join(shared)
    assert joined == {"table": table, "entry": 1, "asked": False}
    watching = await eve.sit(table)
    past = await watching.ask({"type": "look", "entry": joined["entry"]})
    mine = await page.ask({"type": "look", "entry": 1})
    assert past["position"]["views"]["watch"] == mine["position"]["views"]["0"]
    assert (await ann.post(f"/api/tables/{table}/share", {"entry": 999}, 404))["code"] == "unknown_entry"


async def test_strangers_find_nothing(person):
    ann, eve = await person("Ann"), await person("Eve")
    table = (await ann.open("me", "me"))["table"]
    for method, path, body in (
        ("GET", "record", None),
        ("GET", "links", None),
        ("POST", "leave", {"seat": 0}),
        ("POST", "replace", {"seat": 0, "bot": "thumb"}),
        ("POST", "rematch", {}),
        ("POST", "share", {"entry": 0}),
    ):
        seen = []
        for id in (table, "0123456789abcdef"):
            response = await eve.http.request(method, f"/api/tables/{id}/{path}", json=body)
            seen.append((response.status_code, response.text))
        assert seen[0] == seen[1], "an unknown table and a foreign one look alike"
        assert seen[0][0] == 404
    assert json.loads(seen[0][1])["code"] == "unknown_table"
