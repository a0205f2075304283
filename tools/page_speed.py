"""Measures how smoothly the page runs on a slow machine: .venv-test/bin/python tools/page_speed.py [GAME...].

For each game, in its crowded position, with the processor slowed down four times: pictures a second while the
map is dragged, and milliseconds from a press on the board to the next picture. The figures of a busy machine
are worse than those of the page: measure while nothing else runs. It needs what ./check sets up: .venv-test,
a Chromium and a built page.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

import tablee  # noqa: E402
from tests.browser.conftest import DESKTOP, WAIT, launched  # noqa: E402
from tests.browser.positions import record  # noqa: E402
from tests.browser.records import open_record  # noqa: E402
from tests.browser.table import ready, settled_spots  # noqa: E402

PHONE = {"width": 390, "height": 844}
STEPS = 150
"""Movements of one drag."""

COUNT = """() => {
  window.frames_at = [];
  const next = (at) => { frames_at.push(at); window.counting = requestAnimationFrame(next); };
  window.counting = requestAnimationFrame(next);
}"""
COUNTED = """() => {
  cancelAnimationFrame(counting);
  return 1000 * (frames_at.length - 1) / (frames_at.at(-1) - frames_at[0]);
}"""
LISTEN = """() => {
  window.pressed = [];
  const keep = (list) => pressed.push(...list.getEntries().filter((one) => one.name === 'click'));
  new PerformanceObserver(keep).observe({ type: 'event', durationThreshold: 16 });
}"""
HEARD = "() => Math.max(0, ...pressed.map((one) => one.duration))"


@contextmanager
def table_server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "tests.server.process", data, "0"]
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8")
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.communicate(timeout=30)


def pan(page: Page) -> float:
    """Pictures a second while a map that is larger than its window is dragged about."""
    box = page.locator(".board svg").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    for _ in range(3):
        page.mouse.wheel(0, -250)
    page.wait_for_timeout(600)  # the window glides there
    page.mouse.down()
    page.mouse.move(x + 20, y + 10)
    page.evaluate(COUNT)
    for step in range(STEPS):
        page.mouse.move(
            x + 0.2 * box["width"] * math.sin(step / 12), y + 0.2 * box["height"] * math.sin(step / 9)
        )
    found = float(page.evaluate(COUNTED))
    page.mouse.up()
    return found


def press(page: Page) -> float:
    """Milliseconds until the first thing on the board that can be chosen has answered a press."""
    point = next(spot["point"] for spot in settled_spots(page)["spots"] if spot["point"])
    page.evaluate(LISTEN)
    page.mouse.click(*point)
    page.wait_for_timeout(2500)  # the browser tells of it when it has time
    return float(page.evaluate(HEARD))


def measure(browser: Browser, address: str, game: str, size: Any, slower: float) -> tuple[float, float]:
    context = browser.new_context(base_url=address, viewport=size, has_touch=False)
    context.set_default_timeout(WAIT)
    kept = json.dumps({"lang": "en", "pace": "instant", "theme": "light", "recap": False})
    context.add_init_script(f"localStorage.setItem('tablee.settings', {json.dumps(kept)})")
    page = context.new_page()
    page.goto("/about")
    open_record(page, record(game, True))
    ready(page)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    found = pan(page), press(page)
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=tablee.games(), metavar="GAME")
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is (4)")
    asked = parser.parse_args()
    with table_server() as address, sync_playwright() as playwright:
        browser = launched(playwright)
        for game in asked.games:
            for size in (DESKTOP, PHONE):
                frames, answer = measure(browser, address, game, size, asked.slower)
                window = f"{size['width']} x {size['height']}"
                print(f"{game:12} {window:11} {frames:5.1f} pictures a second {answer:5.0f} ms", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
