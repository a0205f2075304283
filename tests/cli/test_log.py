"""The log of a game in words: what it tells players, and what it keeps to itself."""

from __future__ import annotations

import pytest

import tablee
from tablee.cli.log import log_lines
from tablee.core.game import NamedEvent
from tablee.core.rng import Rng
from tablee.match import Act, Reseed
from tablee.match.log import Told
from tablee.text import LANGS, Text, Words
from tests.match.play import new_match, random_act


@pytest.mark.parametrize("game_id", tablee.games())
def test_seeds_and_fingerprints_stay_out_of_the_log(game_id: str):
    """They are for whoever checks the luck: the table tells them beside the log, the record holds them."""
    game = tablee.load(game_id)
    match, rng = new_match(game, game.seats[0], seed=0xABCDEF0123456789), Rng(3)
    for _ in range(12):
        random_act(match, rng)
    match.reseed(0x123456789ABCDEF0)  # as where the seed of a record is not at hand
    while not match.is_over():
        random_act(match, rng)
    assert any(isinstance(entry, Reseed) for entry in match.entries)
    assert match.end is not None
    codes = [code[:8] for code in (*match.commitments, *filter(None, match.end.seeds))]
    codes += [code.lstrip("0")[:8] for code in match.end.seeds if code]
    codes += [entry.digest[:8] for entry in match.entries if isinstance(entry, Act) and entry.digest]
    assert len(set(codes)) > 12
    for seat in (None, *range(game.seats[0])):
        told = match.log(seat)
        assert "table_reseed" in {one.event.kind for one in told}
        said = [" ".join(one.event.args.values()) for one in told]
        for lang in LANGS:
            said += [line.text for line in log_lines(told, Text(game, lang), Words(lang))]
        everything = "\n".join(said)
        assert [code for code in codes if code in everything] == []


def test_what_is_told_whole_and_in_part_is_told_line_by_line():
    """One's own secret choice, and right after it that of somebody else: of that only that it was made."""
    own = NamedEvent("selected", {"seat": "0", "slot": "5"})
    other = NamedEvent("selected", {"seat": "1"})
    text = Text(tablee.load("glory"), "en", ["Ann", "Ben"])
    lines = log_lines([Told(1, 1, own), Told(2, 2, other)], text, Words("en"))
    assert [line.text for line in lines] == ["Ann chooses a card: slot 5. Ben has chosen a card."]
