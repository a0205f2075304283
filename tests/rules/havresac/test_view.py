"""What the page is told beside plain facts: how far a guardian goes, what glory earns, why not, who wins."""

from __future__ import annotations

import random

import pytest

from tablee.core.rng import Rng
from tablee.games import load
from tablee.games.havresac.scoring import place
from tablee.games.havresac.state import Havresac
from tablee.games.havresac.view import tie

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


@pytest.mark.rule("HAV-8.7")
def test_the_view_tells_what_the_glory_of_the_round_earns() -> None:
    """While it grows and once it is counted; the last view before the phase of glory is what is paid."""
    game = load("havresac")
    counted = 0
    for seed in range(3):
        s = game.setup({}, seats=2)
        rng, answers = Rng(seed), random.Random(seed)
        while not s.is_over():
            before = game.view(s, None)
            gold = [kingdom["gold"] for kingdom in before["kingdoms"]]
            seat = s.to_act()[0]
            s.apply(seat, s.draw(rng) if seat < 0 else answers.choice(s.legal(seat)))
            after = game.view(s, None)
            if before["phase"] == "adventure" and after["phase"] == "recruitment":
                for was, kingdom in zip(gold, after["kingdoms"], strict=True):
                    assert kingdom["gold"] == was + kingdom["earns"]["gold"]
                    counted += 1
    assert counted > 10


@pytest.mark.rule("HAV-9.2", "HAV-9.6")
def test_the_view_tells_why_a_guardian_cannot_be_had() -> None:
    """In whole games: who is refused nothing may buy it, whether asked or early."""
    game = load("havresac")
    whys: set[str] = set()
    for seed in range(6):
        s = game.setup({}, seats=4)
        rng, answers = Rng(seed), random.Random(seed)
        while not s.is_over():
            view = game.view(s, None)
            if view["phase"] == "recruitment":
                for kingdom in view["kingdoms"]:
                    legal = {game.space.text(action) for action in s.legal(kingdom["seat"])}
                    refused = kingdom["refused"]
                    for kind in view["reserve"]:
                        assert (f"recruit {kind}" in legal) == (kind not in refused)
                    whys |= {found["why"] for found in refused.values()}
            else:
                assert not any(kingdom["refused"] for kingdom in view["kingdoms"])
            seat = answers.choice(s.may_act())
            s.apply(seat, s.draw(rng) if seat < 0 else answers.choice(s.legal(seat)))
        places = [kingdom["place"] for kingdom in game.view(s, None)["kingdoms"]]
        outcome = game.outcome(s)
        assert outcome is not None
        assert tuple(seat for seat, place in enumerate(places) if place == 1) == outcome.winners
    assert whys >= {"gold", "order", "closed"}


@pytest.mark.rule("HAV-11.6")
@pytest.mark.parametrize(
    ("gold", "fairies", "by"),
    [([5, 3], [0, 0], "gold"), ([3, 3], [2, 4], "fairies"), ([3, 3], [1, 1], "shared")],
)
def test_the_view_tells_what_breaks_a_tie(gold: list[int], fairies: list[int], by: str) -> None:
    s = load("havresac").setup({}, seats=2)
    assert isinstance(s, Havresac)
    s.gold, s.fairies = gold, fairies
    found = tie(s)
    assert found is not None
    assert found["by"] == by
    assert [place(s, seat) for seat in range(2)] == {
        "gold": [1, 2],
        "fairies": [2, 1],
        "shared": [1, 1],
    }[by]
    s.vp = [1, 0]
    assert tie(s) is None
