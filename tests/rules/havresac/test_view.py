"""What the page is told about a movement that is being asked about."""

from __future__ import annotations

import random

import pytest

from tablee.core.rng import Rng
from tablee.games import load

GAMES = 40
"""Within so many games both boots and a feather are used."""


@pytest.mark.rule("HAV-7.6", "HAV-7.11")
def test_the_view_tells_how_far_the_guardian_in_hand_may_go() -> None:
    """The movement of its face, two more for each boots, and whether a feather carries it."""
    game = load("havresac")
    faces = game.catalogue()["guardians"]
    used: dict[str, int] = {"boots": 0, "feather": 0}
    for seed in range(GAMES):
        s = game.setup({"tile_faces": "all_day"}, seats=1)
        rng, answers = Rng(seed), random.Random(seed)
        worn: list[str] = []
        while True:
            s.advance(rng)
            if s.is_over():
                break
            decision = game.decision(s, 0)
            assert decision is not None
            own = game.view(s, 0)["kingdoms"][0]
            if decision.kind == "destination":
                steps = faces[own["hand"]]["day"]["movement"] + 2 * worn.count("boots")
                assert own["stride"] == {"steps": steps, "feather": "feather" in worn}
            else:
                assert own["stride"] is None
            texts = [choice.text for choice in decision.choices]
            text = answers.choice([one for one in texts if one.startswith("use")] or texts)
            if text.startswith("use"):
                worn.append(text.split()[1])
                used[worn[-1]] += 1
            else:
                worn.clear()
            s.apply(0, game.space.parse(text))
    assert all(used.values()), used
