"""A table at a sub-path, as behind a proxy that serves other things too."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus

from tablee.cli.serve import serve
from tablee.server.rootpath import root_path
from tablee.server.static import Bundle
from tests.server.client import Person, token

pytestmark = pytest.mark.anyio

ROOT = "/club/tablee"
PAGE = (
    '<!doctype html><html lang="mul" data-root=""><head><link rel="icon" href="./favicon.svg" />'
    '<script type="module" src="./assets/index-1.js"></script></head></html>'
)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as it is built, in small."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-1.js").write_text("1;")
    return folder


async def play(address: str, root: str) -> None:
    """Two people find each other by a link and make a move, all by addresses under `root`."""
    ann, ben = Person(address + root), Person(address + root)
    try:
        await ann.get("/api/me")
        links = await ann.open("me", "friend")
        assert await ben.join(links["seats"]["1"]) == {"table": links["table"], "entry": None, "asked": False}
        page, other = await ann.sit(links["table"]), await ben.sit(links["table"])
        await page.act()
        while not [e for e in other.events if e["n"] == page.events[-1]["n"]]:
            await other.read()
    finally:
        await ann.close()
        await ben.close()


async def test_everything_is_under_the_sub_path(start, page):
    running = start(root_path=ROOT)
    running.house.bundle = Bundle(page, root=ROOT)
    await play(running.address, ROOT)
    async with httpx.AsyncClient(base_url=running.address) as browser:
        for path in (ROOT, f"{ROOT}/", f"{ROOT}/table/abc", f"{ROOT}/join", f"{ROOT}/rules/glory"):
            answer = await browser.get(path)
            assert answer.status_code == 200, path
            assert f'data-root="{ROOT}"' in answer.text
            assert f'src="{ROOT}/assets/index-1.js"' in answer.text
            assert f'href="{ROOT}/favicon.svg"' in answer.text
        assert (await browser.get(f"{ROOT}/assets/index-1.js")).text == "1;"
        described = (await browser.get(f"{ROOT}/api/openapi.json")).json()
        assert described["servers"] == [{"url": ROOT}]
        assert (await browser.get(f"{ROOT}/api/nothing")).json()["code"] == "unknown_path"
        wrong = await browser.post(f"{ROOT}/api/games")
        assert (wrong.status_code, wrong.headers["allow"]) == (405, "GET, HEAD")


async def test_the_cookie_is_for_the_sub_path_only(start, page):
    running = start(root_path=ROOT)
    running.house.bundle = Bundle(page, root=ROOT)
    for path in (f"{ROOT}/", f"{ROOT}/api/me"):
        cookie = httpx.get(running.address + path).headers["set-cookie"]
        assert f"Path={ROOT};" in cookie, path


async def test_outside_the_sub_path_one_is_told_where_the_table_is(start, page):
    running = start(root_path=ROOT)
    for path in ("/", "/api/me", "/club", "/club/tableeX/", "/club/tablee.", "/assets/index-1.js"):
        answer = httpx.get(running.address + path)
        assert (answer.status_code, answer.json()["code"]) == (404, "outside_root"), path
        assert f"this table is at {ROOT}/" in answer.json()["message"]
        assert "--proxy" in answer.json()["message"]
        assert "set-cookie" not in answer.headers
    ann = Person(running.address)
    with pytest.raises(InvalidStatus):
        await ann.socket()
    await ann.close()


async def test_a_named_proxy_may_take_the_sub_path_away(start, page):
    running = start(root_path=ROOT, proxies=("127.0.0.1",))
    running.house.bundle = Bundle(page, root=ROOT)
    await play(running.address, "")
    await play(running.address, ROOT)
    found = httpx.get(f"{running.address}/table/abc", headers={"x-forwarded-proto": "https"})
    assert f'src="{ROOT}/assets/index-1.js"' in found.text
    assert f"Path={ROOT};" in found.headers["set-cookie"]
    assert "Secure" in found.headers["set-cookie"]


async def test_without_a_sub_path_the_page_is_at_the_top(start, page):
    running = start()
    running.house.bundle = Bundle(page)
    answer = httpx.get(f"{running.address}/table/abc")
    assert 'data-root=""' in answer.text
    assert 'src="/assets/index-1.js"' in answer.text
    assert "Path=/;" in answer.headers["set-cookie"]
    ann = Person(running.address)
    await ann.get("/api/me")
    assert token((await ann.get("/api/me"))["link"])
    await ann.close()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("", ""), ("/", ""), ("/tablee", "/tablee"), ("/tablee/", "/tablee"), ("/a/b-c.d", "/a/b-c.d")],
)
async def test_sub_paths(typed, meant):
    assert root_path(typed) == meant


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("tablee", "does not begin with '/': write '/tablee'"),
        ("/my table", "letters, digits"),
        ("/a/../b", "has a part '..'"),
        ("//a", "has a part ''"),
        ("/tablée", "letters, digits"),
        ("/a?b", "letters, digits"),
        ("https://play.example.org/tablee", "does not begin with '/'"),
        ("/api", "an address of the table itself"),
        ("/table/tablee", "an address of the table itself"),
    ],
)
async def test_a_typo_is_told_in_one_line(typed, told, tmp_path):
    result = CliRunner().invoke(serve, ["--data", str(tmp_path), "--root-path", typed])
    assert result.exit_code == 2
    assert told in result.output.splitlines()[-1]
