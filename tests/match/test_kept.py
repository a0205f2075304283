"""A match as it is kept: opened without being played again, by the same rules, by newer ones, or damaged."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from tablee.core.errors import BadDump
from tablee.core.rng import Rng
from tablee.match import Act, BadRecord, Kept, Match, PositionLost, Rules, StaleDecision, UndoRefused
from tablee.match.chapter import SIZE, Snapshot, pack_snapshot, unpack_snapshot
from tablee.match.kept import read_line, write_line
from tests.match.play import new_match, play_out, random_act, say
from tests.match.toy import STEP, TOY, Toy, ToyGame


class Newer(ToyGame):
    """The same game, two versions later: the first migration names the purses, the second is this one."""

    rules_version = 3

    def migrate_dump(self, dump, version):
        assert version == 1
        return dump


class Other(ToyGame):
    """A game that cannot show positions in which anything was won."""

    rules_version = 2

    def load(self, dump):
        if any(dump["purse"]):
            raise BadDump("purse: there are no purses any more")
        return super().load(dump)


class StrictToy(Toy):
    def legal(self, seat):
        return [action for action in super().legal(seat) if action != STEP]

    def clone(self):
        return strict(super().clone())


def strict(toy):
    toy.__class__ = StrictToy
    return toy


class Stricter(ToyGame):
    """A game without free steps."""

    rules_version = 2

    def setup(self, options=None, seats=2):
        return strict(super().setup(options, seats))

    def load(self, dump):
        return strict(super().load(dump))


def long_match(seed: int = 1, moves: int = 400) -> Match:
    match = new_match(TOY, 3, seed, options={"rounds": 300})
    rng = Rng(seed)
    for made in range(moves):
        random_act(match, rng)
        if made % 40 == 39:
            choices = list(match.history.choices())
            few = choices[:30] if made % 80 == 39 else choices
            match.undo(0, few[rng.below(len(few))][0], consent=True)
    return match


def everything(match: Match) -> list[object]:
    """All that can be seen of a match."""
    seats = range(len(match.seats))
    return [
        match.record(),
        match.digest(),
        match.game.digest(match.position()),
        match.line(),
        [match.log(seat) for seat in (None, *seats)],
        [(match.decision_id(seat), match.decision(seat)) for seat in seats],
        [match.undo_limit(seat) for seat in seats],
        [match.game.digest(match.position(n)) for n in range(0, len(match.entries), 7)],
        [match.history.counts(n) for n in range(len(match.entries) + 1)],
        [match.history.choice_after(n) for n in range(len(match.entries) + 1)],
        match.tells_secrets(),
        match.to_act(),
        match.outcome(),
    ]


def through_store(kept: Kept) -> Kept:
    """What comes back of it from where it is stored."""
    lines = tuple(read_line(*write_line(line)) for line in kept.lines)
    return Kept(kept.header, kept.chapters, lines, kept.snapshot, kept.end)


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 60, SIZE, 400])
def test_a_kept_match_is_the_same_match(moves):
    match = long_match(2, moves)
    again = Match.opened(through_store(match.kept()), TOY, seeds=[2])
    assert everything(again) == everything(match)
    assert again.go_on() == ()
    rng = Rng(9), Rng(9)
    for _ in range(150):
        random_act(match, rng[0])
        random_act(again, rng[1])
    assert everything(again) == everything(match), "they go on alike, with the same dice"


@pytest.mark.parametrize("game", ["runemasters", "glory", "havresac", "defenders", "andor"])
def test_games_are_kept_at_every_question(game):
    match = new_match(game, 3, 5)
    rng = Rng(5)
    for made in range(120):
        if match.is_over():
            break
        random_act(match, rng)
        if made % 17 == 0:
            again = Match.opened(through_store(match.kept()), match.game, seeds=[5])
            assert again.digest() == match.digest() == match.game.digest(again.position())
            assert [again.decision(seat) for seat in again.to_act()] == [
                match.decision(seat) for seat in match.to_act()
            ]
            assert again.log() == match.log()


def test_a_finished_match_is_kept():
    match = play_out(new_match(), Rng(1))
    again = Match.opened(match.kept(), TOY)
    assert everything(again) == everything(match)
    assert again.end == match.end


def test_a_retry_is_known_after_opening():
    match = long_match(3, 200)
    seat = match.to_act()[0]
    asked = match.decision_id(seat)
    answer = random_act(match, Rng(1))[0]
    assert isinstance(answer, Act)
    again = Match.opened(through_store(match.kept()), TOY, seeds=[3])
    before = again.record()
    if answer.seat == seat:
        assert again.submit(seat, asked, answer.do)[0] == answer
    assert again.record() == before


def test_any_entry_is_a_chapter_away():
    match = long_match(4, 900)
    again = Match.opened(match.kept(), TOY, seeds=[4])
    assert len(match.history.chapters) > 5
    for n in range(0, len(match.entries), 11):
        before = Toy.applies
        assert TOY.digest(again.position(n)) == TOY.digest(match.position(n))
        assert Toy.applies - before <= 2 * SIZE


def changed(kept: Kept, **fields) -> Kept:
    snapshot = unpack_snapshot(kept.snapshot)
    return Kept(
        kept.header,
        kept.chapters,
        kept.lines,
        pack_snapshot(msgspec.structs.replace(snapshot, **fields)),
        kept.end,
    )


def test_parts_that_do_not_fit_together_are_refused():
    match = long_match(5, 300)
    kept = match.kept()
    snapshot = unpack_snapshot(kept.snapshot)
    richer = snapshot.position.replace('"purse":[', '"purse":[9,', 1)
    for wrong in (
        changed(kept, position=richer),
        changed(kept, tip=snapshot.tip - 1),
        changed(kept, n=snapshot.n + 1),
        changed(kept, asked_at=[0]),
        Kept(kept.header, kept.chapters[1:], kept.lines, kept.snapshot, None),
        Kept(kept.header, kept.chapters, kept.lines[1:], kept.snapshot, None),
        Kept(kept.header, kept.chapters, kept.lines, b"nonsense", None),
        Kept(kept.header, ((0, b"nonsense"), *kept.chapters[1:]), kept.lines, kept.snapshot, None),
        Kept(kept.header, (), kept.lines, kept.snapshot, None),
    ):
        with pytest.raises(BadRecord):
            Match.opened(wrong, TOY)


def test_a_running_game_goes_on_under_newer_rules():
    match = long_match(6, 200)
    newer = Newer()
    again = Match.opened(match.kept(), newer, seeds=[6])
    assert (again.digest(), again.log(1)) == (match.digest(), match.log(1))
    (rules,) = again.go_on()
    assert isinstance(rules, Rules)
    assert (rules.to, rules.rules_version) == (match.place, 3)
    assert again.log()[-1].event.kind == "table_rules"
    with pytest.raises(UndoRefused, match="before the rules changed"):
        again.undo(0, next(match.history.choices())[0], consent=True)
    for _ in range(20):
        random_act(again, Rng(1))
    assert newer.digest(again.position(100)) == TOY.digest(match.position(100)), "looking back goes on"
    once_more = Match.opened(through_store(again.kept()), newer, seeds=[6])
    assert everything(once_more) == everything(again)
    assert once_more.go_on() == (), "the same rules are not told twice"
    replayed = Match.replay(again.record(), game=newer, seeds=[6])
    assert replayed.record() == again.record()
    assert replayed.differs is None


def test_what_cannot_be_shown_any_more_can_still_be_watched():
    match = long_match(7, 200)
    again = Match.opened(match.kept(), Other(), seeds=[7])
    assert again.watch_only
    assert again.to_act() == []
    assert again.go_on() == ()
    assert again.decision(0) is None
    assert again.log(0) == match.log(0), "what was told stays told"
    assert again.record() == match.record()
    with pytest.raises(StaleDecision, match="only be looked at"):
        again.submit(0, again.decision_id(0), "bid 1")
    with pytest.raises(UndoRefused, match="only be looked at"):
        again.undo(0)
    with pytest.raises(PositionLost):
        again.position(len(match.entries) - 1)


def test_a_record_of_other_rules_is_played_as_far_as_it_goes():
    match = new_match(TOY, 2, 1, options={"rounds": "3"})
    say(match, 0, "bid 2")
    say(match, 1, "bid 1")
    say(match, 0, "stop")
    say(match, 0, "bid 3")
    say(match, 1, "bid 1")
    good = len(match.entries)
    say(match, 0, "step")
    say(match, 0, "stop")
    again = Match.replay(match.record(), game=Stricter(), seeds=[1])
    assert again.record() == match.record(), "nothing of it is lost"
    assert again.differs == good + 1
    assert TOY.digest(again.position()) == TOY.digest(match.position(good))
    rules, *_ = again.go_on()
    assert isinstance(rules, Rules)
    assert rules.to == good
    told = [(line.event.kind, line.event.args) for line in again.log(0)[-len(match.entries) + good - 1 :]]
    assert ("table_entry", {"seat": "0", "do": "step"}) in told
    assert [again.history.counts(n) for n in (good, good + 1, rules.n)] == [True, False, True]
    say(again, 0, "stop")
    assert Match.replay(again.record(), game=Stricter(), seeds=[1]).record() == again.record()


def test_a_finished_record_of_other_rules_is_shown_with_its_end():
    match = new_match(TOY, 2, 1, options={"rounds": "1"})
    for text in ("bid 2", "bid 1"):
        say(match, match.to_act()[0], text)
    say(match, 0, "step")
    say(match, 0, "stop")
    assert match.end is not None
    again = Match.replay(match.record(), game=Stricter())
    assert again.is_over()
    assert again.outcome() == match.outcome()
    assert again.to_act() == []
    assert again.go_on() == ()
    opened = Match.opened(through_store(again.kept()), Stricter())
    assert everything(opened)[0] == match.record()
    assert opened.differs == again.differs is not None


def forged(match: Match, **fields) -> Match:
    """A record in which the rules change to a position that somebody made up."""
    record = Match.opened(match.kept(), Newer(), seeds=[8])
    record.go_on()
    entries = list(record.record().entries)
    rules = entries[-1]
    assert isinstance(rules, Rules)
    position = rules.position | fields.pop("position", {})
    digest = fields.pop("digest", TOY.digest(TOY.load(position)))
    entries[-1] = msgspec.structs.replace(rules, position=position, digest=digest, **fields)
    return Match.replay(replace(record.record(), entries=tuple(entries)), game=Newer(), seeds=[8])


def test_a_change_of_rules_is_no_way_to_cheat():
    match = long_match(8, 50)
    assert forged(match).differs is None
    rich = {"purse": [99, 0, 0]}
    with pytest.raises(BadRecord, match="not the one that was reached"):
        forged(match, position=rich)
    with pytest.raises(BadRecord, match="digest"):
        forged(match, position=rich, digest="0" * 16)
    with pytest.raises(BadRecord, match="those in force"):
        forged(match, rules_version=1, content_hash=TOY.content_hash)
    with pytest.raises(BadRecord, match="unknown to this program"):
        forged(match, rules_version=9)


def test_a_snapshot_tells_its_format():
    snapshot = Snapshot(n=0, tip=0, rules_version=1, content_hash="", position="{}", asked_at=[], answered={})
    assert unpack_snapshot(pack_snapshot(snapshot)) == snapshot
