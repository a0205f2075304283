"""Whatever is seen in the golden games has the shape that the page's types are made from."""

from __future__ import annotations

import pytest

import tablee
from tablee.core.state import CHANCE
from tests.conformance.shapes import fits
from tests.golden.playthrough import FOLDER, golden_of


@pytest.mark.parametrize("game_id", tablee.games())
def test_views_of_recorded_games(game_id: str) -> None:
    game = tablee.load(game_id)
    for path in sorted((FOLDER / game_id).glob("*.txt")):
        text = path.read_text("utf-8")
        golden = golden_of(text)
        s = game.setup(dict(golden.options), golden.seats)
        eyes = [None, *range(golden.seats)]
        for n, move in enumerate(line for line in text.splitlines() if line.startswith("> ")):
            who, _, answer = move.removeprefix("> ").partition(": ")
            s.apply(CHANCE if who == "chance" else int(who), game.space.parse(answer))
            viewer = eyes[n % len(eyes)]
            assert fits(game.view(s, viewer), game.view_type), f"{path.name}, after '{move}'"
            assert fits(game.prospects(s, viewer), game.prospects_type), f"{path.name}, after '{move}'"
        assert s.is_over()
