"""The conformance checks notice what they are there for: toy games that break one promise each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypedDict

import pytest

from tablee.core.frame import Frame
from tablee.core.game import Json, Outcome
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.sim import fuzz
from tests.conformance import checks
from tests.conformance.table import Case, cases
from tests.properties.toys import (
    E_BID,
    E_DEALT,
    E_SHOUTED,
    NAME,
    PLAY,
    BidCards,
    DealCards,
    Sealed,
    SealedGame,
    ShoutOut,
)

SEEDS = range(40, 48)


def run(check: Any, game: SealedGame) -> None:
    """One check over all cases and a few seeds."""
    for case in cases(game):
        if check is checks.census:
            check(case, SEEDS)
        else:
            for seed in SEEDS:
                check(case, seed)


CHECKS = [
    checks.legal_lists,
    checks.declared_kinds,
    checks.refusals,
    checks.clones,
    checks.files,
    checks.loaded_games,
    checks.census,
    checks.views,
    checks.secrecy,
    checks.foresight,
    checks.guesses_vary_nothing,
    checks.events,
    checks.listeners,
    checks.soundness,
    checks.repeatable,
]


@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_a_sound_game_passes(check: Any) -> None:
    run(check, SealedGame())


def test_a_sound_game_has_a_notation() -> None:
    checks.notation(SealedGame())


# States that are copied badly


class SharedHands(Sealed):
    def clone(self) -> Sealed:
        twin = super().clone()
        twin.hands = self.hands
        return twin


class SharedInnerHands(Sealed):
    def clone(self) -> Sealed:
        twin = super().clone()
        twin.hands = self.hands[:]
        return twin


class ForgetfulClone(Sealed):
    def clone(self) -> Sealed:
        twin = super().clone()
        twin.shouts = [0] * self.seats
        return twin


class ShortKey(Sealed):
    def numbers(self) -> list[int]:
        return [number for hand in self.hands for number in [len(hand), *hand]] + self.scores


class ListeningClone(Sealed):
    def clone(self) -> Sealed:
        twin = super().clone()
        twin.sink = []
        return twin


class BrokenInvariant(Sealed):
    def problems(self) -> list[str]:
        return ["the winner list is too long"] if len(self.winners) > 1 else []


class DependsOnListeners(Sealed):
    def emit(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        super().emit(kind, a, b, c, d)
        if self.sink is not None and kind == E_SHOUTED:
            self.scores[a] += 1


class UnsortedOffers(Sealed):
    def offers(self, seat: int) -> list[int]:
        return [*super().offers(seat), *super().offers(seat)]


class BadEventDomain(Sealed):
    def emit_to(self, seen_by: int, kind: int, args: tuple[int, ...], public: tuple[int, ...] | None) -> None:
        super().emit_to(seen_by, kind, (args[0], -1), public)


class LoudBids(Sealed):
    def emit_to(self, seen_by: int, kind: int, args: tuple[int, ...], public: tuple[int, ...] | None) -> None:
        super().emit_to(seen_by, kind, args, args if kind == E_BID else public)


class LoudDeal(Sealed):
    def emit_to(self, seen_by: int, kind: int, args: tuple[int, ...], public: tuple[int, ...] | None) -> None:
        super().emit_to(seen_by, kind, args, args if kind == E_DEALT else public)


class BoastfulShout(Sealed):
    def emit(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        super().emit(kind, a, len(self.hands[a]) and max(self.hands[a]) if kind == E_SHOUTED else b)


BAD_STATES = [
    (SharedHands, checks.clones),
    (SharedInnerHands, checks.clones),
    (SharedHands, checks.guesses_vary_nothing),
    (ForgetfulClone, checks.census),
    (ShortKey, checks.census),
    (ListeningClone, checks.clones),
    (BrokenInvariant, checks.soundness),
    (DependsOnListeners, checks.listeners),
    (UnsortedOffers, checks.legal_lists),
    (BadEventDomain, checks.events),
    (LoudBids, checks.secrecy),
    (LoudDeal, checks.secrecy),
    (BoastfulShout, checks.secrecy),
]


@pytest.mark.parametrize(
    ("state", "check"), BAD_STATES, ids=[f"{s.__name__}-{c.__name__}" for s, c in BAD_STATES]
)
def test_a_bad_state_is_noticed(state: type[Sealed], check: Any) -> None:
    game = SealedGame()
    game.state_class = state
    with pytest.raises(AssertionError):
        run(check, game)


# Procedures that ask or answer wrongly


class NoChoice(BidCards):
    def legal(self, s: Sealed, f: Frame, seat: int) -> list[int]:
        return [] if len(s.hands[seat]) == 1 else super().legal(s, f, seat)


class Repeats(BidCards):
    def legal(self, s: Sealed, f: Frame, seat: int) -> list[int]:
        return sorted(PLAY + card for card in s.hands[seat])


class NoRule(BidCards):
    def explain(self, s: Sealed, f: Frame, seat: int, a: int) -> str:
        return ""


class WrongRule(BidCards):
    def explain(self, s: Sealed, f: Frame, seat: int, a: int) -> str:
        return self.rule if a == max(self.legal(s, f, seat)) else super().explain(s, f, seat, a)


class AskingChanges(BidCards):
    def explain(self, s: Sealed, f: Frame, seat: int, a: int) -> str:
        s.scores[0] += 1
        return super().explain(s, f, seat, a)


class RefusalLeaks(BidCards):
    def explain(self, s: Sealed, f: Frame, seat: int, a: int) -> str:
        rule = super().explain(s, f, seat, a)
        richer = max(s.hands[1 - min(seat, 1)], default=0) == 3
        return rule + "a" if rule and richer else rule


class ChoiceLeaks(ShoutOut):
    def legal(self, s: Sealed, f: Frame, seat: int) -> list[int]:
        return [NAME] if 0 in s.hands[(seat + 1) % s.seats] else super().legal(s, f, seat)


class ImpossibleOutcome(DealCards):
    def weights(self, s: Sealed, f: Frame) -> list[int] | None:
        return [0] + [1] * (len(s.deck.bag.inside()) - 1)


BAD_PROCS = [
    (NoChoice("bid", "TOY-3"), 2, checks.legal_lists),
    (Repeats("bid", "TOY-3"), 2, checks.legal_lists),
    (BidCards("surprise", "TOY-3"), 2, checks.declared_kinds),
    (BidCards("bid"), 2, checks.refusals),
    (NoRule("bid", "TOY-3"), 2, checks.refusals),
    (WrongRule("bid", "TOY-3"), 2, checks.refusals),
    (AskingChanges("bid", "TOY-3"), 2, checks.refusals),
    (RefusalLeaks("bid", "TOY-3"), 2, checks.secrecy),
    (ChoiceLeaks("shout", "TOY-4"), 3, checks.secrecy),
    (ImpossibleOutcome("deal", "TOY-2"), 1, checks.legal_lists),
]


@pytest.mark.parametrize(
    ("proc", "number", "check"),
    BAD_PROCS,
    ids=[f"{type(p).__name__}-{p.name}-{c.__name__}" for p, _, c in BAD_PROCS],
)
def test_a_bad_procedure_is_noticed(proc: Any, number: int, check: Any) -> None:
    game = SealedGame()
    game.procs[number] = proc
    with pytest.raises((AssertionError, IndexError)):
        run(check, game)


# Games that show or keep wrongly


class ViewLeaks(SealedGame):
    def view(self, s: State, seat: int | None) -> Json:
        assert isinstance(s, Sealed)
        return {**super().view(s, seat), "strong": [max(hand, default=0) for hand in s.hands]}


class QueryLeaks(SealedGame):
    queries = MappingProxyType({"strongest": ("card",)})

    def query(self, s: State, seat: int | None, name: str, args: tuple[int, ...]) -> Json:
        assert isinstance(s, Sealed)
        return {"stronger": [seat for seat, hand in enumerate(s.hands) if max(hand, default=0) > args[0]]}


class WrongGuess(SealedGame):
    """Guesses what everybody can see."""

    def determinise(self, s: State, seat: int | None, rng: Rng) -> Sealed:
        guess = super().determinise(s, seat, rng)
        guess.scores = [score + 1 for score in guess.scores]
        return guess


class SaysItIsOpen(SealedGame):
    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return False


class TupleView(SealedGame):
    def view(self, s: State, seat: int | None) -> Json:
        return {**super().view(s, seat), "pair": (1, 2)}


class Nothing(TypedDict):
    pass


class UndeclaredView(SealedGame):
    view_type = Nothing


class UndeclaredProspects(SealedGame):
    prospects_type = Nothing

    def prospects(self, s: State, seat: int | None) -> Json:
        return {"ends": 1}


class LossyDump(SealedGame):
    def load(self, dump: Json) -> Sealed:
        s = super().load(dump)
        s.winners = []
        return s


class SharedDump(SealedGame):
    def dump(self, s: State) -> Json:
        assert isinstance(s, Sealed)
        return {**super().dump(s), "scores": s.scores}


class SharedLoad(SealedGame):
    def load(self, dump: Json) -> Sealed:
        s = super().load(dump)
        s.scores = dump["scores"]
        return s


class ForgetsSecondAnswer(SealedGame):
    def load(self, dump: Json) -> Sealed:
        s = super().load(dump)
        s.result = 0
        return s


class EarlyOutcome(SealedGame):
    def outcome(self, s: State) -> Outcome | None:
        return Outcome("over", (0,))


class NoOutcome(SealedGame):
    def outcome(self, s: State) -> Outcome | None:
        return None


class HalfATeam(SealedGame):
    cooperative = True


class CheatingGuess(SealedGame):
    def determinise(self, s: State, seat: int | None, rng: Rng) -> Sealed:
        assert isinstance(s, Sealed)
        guess = super().determinise(s, seat, rng)
        guess.scores = s.scores
        return guess


class SameWords(SealedGame):
    def choice(self, action: int) -> Any:
        real = super().choice(action)
        return type(real)(real.action, "play", real.verb, real.targets)


BAD_GAMES = [
    (ViewLeaks, checks.secrecy),
    (QueryLeaks, checks.foresight),
    (WrongGuess, checks.foresight),
    (SaysItIsOpen, checks.secrecy),
    (TupleView, checks.views),
    (UndeclaredView, checks.views),
    (UndeclaredProspects, checks.views),
    (LossyDump, checks.files),
    (LossyDump, checks.census),
    (SharedDump, checks.files),
    (SharedLoad, checks.loaded_games),
    (ForgetsSecondAnswer, checks.census),
    (EarlyOutcome, checks.soundness),
    (NoOutcome, checks.soundness),
    (HalfATeam, checks.soundness),
    (CheatingGuess, checks.guesses_vary_nothing),
    (SameWords, checks.legal_lists),
]


@pytest.mark.parametrize(
    ("game", "check"), BAD_GAMES, ids=[f"{g.__name__}-{c.__name__}" for g, c in BAD_GAMES]
)
def test_a_bad_game_is_noticed(game: type[SealedGame], check: Any) -> None:
    with pytest.raises(AssertionError):
        run(check, game())


def test_a_dump_that_crashes_is_noticed() -> None:
    case = Case(SealedGame(), 2, {"deck": "full"})
    with pytest.raises(AssertionError, match="KeyError"):
        checks.damaged_dumps(case, 1)


def test_an_unknown_rule_is_noticed() -> None:
    case = Case(SealedGame(), 2, {"deck": "full"})
    checks.refusals_cite(case, 1, {"TOY-1", "TOY-2", "TOY-3", "TOY-4"})
    with pytest.raises(AssertionError, match="TOY-3"):
        checks.refusals_cite(case, 1, {"TOY-1", "TOY-2", "TOY-4"})


# The fuzzer notices the same things


def fuzzed(game: SealedGame) -> fuzz.FuzzReport:
    report = fuzz.FuzzReport(game.id)
    for setting in fuzz.settings(game, 1, 0, 60):
        report.add(fuzz.play(game, setting, every=3, max_steps=200))
    return report


def test_the_fuzzer_passes_a_sound_game() -> None:
    report = fuzzed(SealedGame())
    assert report.ok(), report.failures[0].text()
    assert report.games == 60
    assert set(report.decisions) == {"bid", "shout", "offer"}
    assert set(report.verbs) == {"play", "shout", "name", "deal"}
    assert set(report.events) == {"dealt", "bid", "revealed", "shouted", "over"}
    assert set(report.outcomes) == {f"deal c{i}" for i in range(4)}
    assert report.endings == {"over": 60}


@pytest.mark.parametrize("state", [SharedHands, ForgetfulClone, BrokenInvariant, UnsortedOffers])
def test_the_fuzzer_notices_a_bad_state(state: type[Sealed]) -> None:
    game = SealedGame()
    game.state_class = state
    assert not fuzzed(game).ok()


@pytest.mark.parametrize("proc", [NoChoice("bid", "TOY-3"), Repeats("bid", "TOY-3"), NoRule("bid", "TOY-3")])
def test_the_fuzzer_notices_a_bad_procedure(proc: Any) -> None:
    game = SealedGame()
    game.procs[2] = proc
    assert not fuzzed(game).ok()


@pytest.mark.parametrize("game", [ViewLeaks, LossyDump, NoOutcome])
def test_the_fuzzer_notices_a_bad_game(game: type[SealedGame]) -> None:
    assert not fuzzed(game()).ok()


class Endless(BidCards):
    def run(self, s: Sealed, f: Frame) -> None:
        f.pc = 0
        super().run(s, f)


def test_a_failure_can_be_seen_again() -> None:
    """The entries of a failure lead, from a fresh game, to where it happened."""
    game = SealedGame()
    game.procs[2] = NoChoice("bid", "TOY-3")
    failure = fuzzed(game).failures[0]
    assert "dead end" in failure.message
    s = game.setup(failure.setting.options, failure.setting.seats)
    for line in failure.entries:
        who, text = line.split(": ")
        s.apply(-1 if who == "chance" else int(who), game.space.parse(text))
    assert [] in [s.legal(seat) for seat in s.to_act()]
    assert json.dumps(failure.text()).count("chance: deal") == 2 * failure.setting.seats


def test_a_game_without_end_is_noticed() -> None:
    game = SealedGame()
    game.procs[2] = Endless("bid", "TOY-3")
    setting = next(fuzz.settings(game, 1, 0, 1))
    (failure,) = fuzz.play(game, setting, max_steps=200).failures
    assert failure.message == "no end after 200 steps"
    assert len(failure.entries) == 200


def test_every_byte_of_a_row_is_changed() -> None:
    assert checks.is_fact(b"\1")
    assert list(checks.changes(b"\1\xff")) == [b"\2\xff", b"\1\0", b"\1\xff\0"]
