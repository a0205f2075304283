"""The door: what may enter, what is refused, what a retry does, and what each seat is told."""

import pytest

import tablee
from tablee.core.errors import BadNotation, EngineFault, IllegalAction, TableeError
from tablee.core.game import BadOption
from tablee.core.rng import Rng
from tablee.match import Act, BadRecord, BadSeed, Match, Reseed, StaleDecision, UndoRefused
from tests.match.play import acts, new_match, play_out, random_act, say
from tests.match.toy import TOY, Toy


def fingerprint(match: Match) -> tuple:
    return match.record(), match.digest(), [match.decision_id(seat) for seat in range(len(match.seats))]


def test_chance_has_acted_before_the_first_question():
    match = new_match()
    assert [(entry.who, entry.n) for entry in acts(match)] == [("chance", 1)]
    assert match.to_act() == [0, 1, 2]
    assert match.decision_id(0) == 1


def test_submit_returns_what_it_made_happen():
    match = new_match()
    assert [e.do for e in say(match, 1, "bid 3")] == ["bid 3"]
    say(match, 0, "bid 1")
    say(match, 2, "bid 1")
    happened = say(match, 1, "stop")
    assert [(e.who, e.do.split()[0], e.auto) for e in happened] == [
        (1, "stop", False),
        (0, "sign", True),
        ("chance", "toss", False),
    ]
    assert happened[-1].digest == match.digest() == TOY.digest(match.position())


def test_automatic_answers_can_be_switched_off():
    match = new_match(auto=False)
    for seat in range(3):
        say(match, seat, "bid 1")
    say(match, 0, "stop")
    assert match.to_act() == [0]
    decision = match.decision(0)
    assert decision is not None
    assert [choice.text for choice in decision.choices] == ["sign"]


def test_a_single_choice_is_not_answered_where_the_procedure_forbids_it():
    match = new_match()
    for seat in range(3):
        say(match, seat, "bid 1")
    for _ in range(5):
        say(match, 0, "step")
    assert match.to_act() == [0]
    assert match.seat_view(0).legal() == [TOY.space.parse("stop")]


@pytest.mark.parametrize(
    ("seat", "id_offset", "text", "kind", "rule"),
    [
        (0, 0, "bid 9", BadNotation, None),
        (0, 0, "", BadNotation, None),
        (0, 0, "leap", BadNotation, None),
        (0, 0, "bid 1\nbid 2", BadNotation, None),
        (0, 0, "bid " + "1" * 5000, BadNotation, None),
        (0, 0, "bíd 1", BadNotation, None),
        (0, 0, "stop", IllegalAction, "TOY-2"),
        (0, 1, "bid 1", StaleDecision, None),
        (0, -1, "bid 1", StaleDecision, None),
        (3, 0, "bid 1", IllegalAction, ""),
        (-1, 0, "toss heads", IllegalAction, ""),
    ],
)
def test_refusals_are_one_line_and_change_nothing(seat, id_offset, text, kind, rule):
    match = new_match()
    before = fingerprint(match)
    with pytest.raises(TableeError) as error:
        match.submit(seat, match.decision_id(0) + id_offset, text)
    assert type(error.value) is kind
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 300
    if rule is not None:
        assert isinstance(error.value, IllegalAction)
        assert error.value.rule == rule
    assert fingerprint(match) == before


def test_a_seat_that_is_not_asked_is_refused_by_rule():
    match = Match("runemasters", ["human"] * 4, seed=1)
    with pytest.raises(IllegalAction, match="waits for seat 0") as error:
        match.submit(1, match.decision_id(1), "choose kulak")
    assert error.value.rule == "RUN-4.8"


def test_an_illegal_action_names_its_rule_and_what_is_allowed():
    match = Match("runemasters", ["human"] * 4, seed=1)
    say(match, 0, "choose kulak")
    with pytest.raises(IllegalAction, match=r"'choose kulak' is not legal now \(RUN-.*choose ") as error:
        say(match, 1, "choose kulak")
    assert error.value.rule == match.explain(1, "choose kulak") != ""
    assert match.explain(1, "choose neltai") == ""


def test_a_decision_stays_open_while_other_asked_seats_answer():
    match = new_match()
    asked = match.decision_id(2)
    say(match, 0, "bid 1")
    say(match, 1, "bid 1")
    assert match.decision_id(2) == asked
    match.submit(2, asked, "bid 3")
    assert match.to_act() == [2]
    assert match.decision_id(2) == len(match.entries)


def test_an_interruption_puts_the_question_anew():
    match = new_match()
    asked = match.decision_id(2)
    say(match, 0, "bid 1")
    assert match.may_act() == [0, 1, 2]
    say(match, 0, "generous")
    assert match.to_act() == [0]
    say(match, 0, "give 2")
    assert match.to_act() == [1, 2]
    with pytest.raises(StaleDecision):
        match.submit(2, asked, "bid 1")
    say(match, 2, "bid 1")


def test_the_same_answer_again_changes_nothing():
    match = new_match()
    sent = []
    rng = Rng(5)
    while not match.is_over():
        seat = rng.choice(match.may_act())
        text = match.game.space.text(rng.choice(match.seat_view(seat).legal()))
        sent.append((seat, match.decision_id(seat), text))
        first = match.submit(*sent[-1])
        before = fingerprint(match)
        assert match.submit(*sent[-1]) == first
        assert fingerprint(match) == before
        if not match.is_over() and match.can_undo(seat) and rng.below(3) == 0:
            match.undo(seat)
            before = fingerprint(match)
            assert match.submit(*sent[-1]) == first, "a late retry does not bring back what was undone"
            assert fingerprint(match) == before
    assert len(set(sent)) == len(sent), "no decision id was used twice for one seat"


def test_another_answer_to_an_answered_decision_is_stale():
    match = new_match()
    asked = match.decision_id(0)
    match.submit(0, asked, "bid 1")
    before = fingerprint(match)
    with pytest.raises(TableeError):
        match.submit(0, asked, "bid 2")
    assert fingerprint(match) == before


def test_retries_survive_a_replay():
    match = new_match()
    first = match.submit(0, 1, "bid 1")
    again = Match.replay(match.record(), game=TOY, seeds=[1])
    assert again.submit(0, 1, "bid 1") == first
    assert fingerprint(again) == fingerprint(match)


def test_a_secret_answer_is_seen_by_its_seat_only():
    match = new_match()
    say(match, 0, "bid 3")
    assert match.view(0)["bid"] == 2
    for seat in (None, 1, 2):
        assert match.view(seat)["bid"] == -1
    other = new_match()
    say(other, 0, "bid 1")
    for seat in (None, 1, 2):
        assert match.view(seat) == other.view(seat)
        assert match.log(seat) == other.log(seat)


def test_logs_are_numbered_per_seat_without_gaps():
    match = new_match()
    for seat in range(3):
        say(match, seat, "bid 1")
    say(match, 0, "step")
    say(match, 0, "peek")
    say(match, 0, "step")
    for viewer in (None, 0, 1):
        told = match.log(viewer)
        assert [line.number for line in told] == list(range(1, len(told) + 1))
        assert ("peeked" in [line.event.kind for line in told]) == (viewer == 0)
        assert match.log(viewer, since=3) == told[3:]
    match.undo(0)
    last = match.log(1)[-1]
    assert (last.event.kind, last.event.args["to"]) == ("table_undo", str(match.place))
    assert [event.kind for event in match.events(2)] == ["has_bid"]


def test_a_seat_view_stays_as_it_was():
    match = new_match()
    view = match.seat_view(1)
    seen = view.view()
    say(match, 1, "bid 2")
    say(match, 0, "bid 2")
    assert view.view() == seen
    assert view.decision() is not None


def test_the_same_seed_brings_the_same_game():
    one, two, other = (play_out(new_match("runemasters", 2, seed), Rng(9)) for seed in (4, 4, 5))
    assert one.record() == two.record()
    assert one.record().entries != other.record().entries


def test_without_a_seed_each_match_has_its_own():
    assert Match(TOY, ["a", "b"]).header.seed_commitment != Match(TOY, ["a", "b"]).header.seed_commitment


def test_the_end_reveals_the_seed():
    match = new_match(seed=77)
    assert "4d" not in str(match.record().end)
    play_out(match, Rng(1))
    assert match.end is not None
    assert match.end.seeds == ("0" * 30 + "4d",)
    outcome = match.outcome()
    assert outcome is not None
    assert match.end.outcome.cause == outcome.cause
    with pytest.raises(StaleDecision, match="over"):
        match.submit(0, match.decision_id(0), "bid 1")
    with pytest.raises(UndoRefused, match="over"):
        match.undo(0, consent=True)
    with pytest.raises(BadSeed):
        match.reseed()
    assert not any(match.can_undo(seat) for seat in range(3))


def test_a_replay_without_the_seed_needs_a_new_one():
    match = new_match()
    say(match, 0, "bid 3")
    again = Match.replay(match.record(), game=TOY)
    for seat in (1, 2):
        say(again, seat, "bid 1")
    before = fingerprint(again)
    with pytest.raises(BadSeed):
        say(again, 0, "stop")
    assert fingerprint(again) == before
    (entry,) = again.go_on()
    assert isinstance(entry, Reseed)
    assert entry.seed_commitment == again.seed_commitment != match.seed_commitment
    play_out(again, Rng(1))
    assert again.end is not None
    assert again.end.seeds[0] is None
    assert again.end.seeds[1] is not None
    assert Match.replay(again.record(), game=TOY).record() == again.record()


@pytest.mark.parametrize("seats", [[], ["a"], ["a"] * 5, ["a", ""], ["a", "b\n"], ["a", "b" * 101]])
def test_wrong_seats_are_refused(seats):
    with pytest.raises(BadOption):
        Match(TOY, seats)


def test_unknown_options_and_games_are_refused():
    with pytest.raises(BadOption):
        new_match(options={"rounds": 7})
    with pytest.raises(TableeError, match="unknown game"):
        Match("ludo", ["a", "b"])
    with pytest.raises(BadRecord, match="line 1: unknown game 'toy'"):
        Match.replay(new_match().record())


class Collected:
    """A stage whose owner commits: what was staged is all it has."""

    def __init__(self) -> None:
        self.staged: list = []
        self.kept: list = []

    def begin(self, header, seed):
        self.kept.append(header)

    def stage(self, entries, end, new_seed):
        self.staged += entries

    def close(self):
        self.kept.append("closed")


class BrokenJournal(Collected):
    """Fails at a chosen commit."""

    def __init__(self, fail_at: int) -> None:
        super().__init__()
        self.left = fail_at

    def commit(self):
        new, self.staged = self.staged, []
        self.left -= 1
        if self.left == 0:
            raise OSError("disk full")
        self.kept += new


def test_what_cannot_be_kept_did_not_happen():
    for fail_at in range(2, 12):
        journal = BrokenJournal(fail_at)
        match = new_match(journal=journal)
        rng = Rng(2)
        while journal.left > 1:
            random_act(match, rng)
        before = fingerprint(match)
        position = TOY.dump(match.position())
        seat = match.to_act()[0]
        answer = seat, match.decision_id(seat), match.game.space.text(match.seat_view(seat).legal()[0])
        with pytest.raises(OSError, match="disk full"):
            match.submit(*answer)
        assert fingerprint(match) == before
        assert TOY.dump(match.position()) == position
        assert len(match.submit(*answer)) > 0, "it was not answered yet"
        assert len(match.entries) > len(before[0].entries)
        assert journal.kept == [match.header, *match.entries]


def test_a_stage_without_commit_is_only_told_what_to_keep():
    stage = Collected()
    match = new_match(journal=stage)
    say(match, 0, "bid 1")
    assert stage.kept == [match.header]
    assert stage.staged == [*match.entries]


def test_a_fault_of_the_rules_leaves_the_match_as_it_was(monkeypatch):
    match = new_match()
    say(match, 0, "bid 1")
    before = fingerprint(match)

    def stuck(self: Toy) -> None:
        raise EngineFault("stuck")

    with monkeypatch.context() as patch:
        patch.setattr(Toy, "settle", stuck)
        say(match, 1, "bid 1")
        with pytest.raises(EngineFault):
            say(match, 2, "bid 1")
    assert fingerprint(match)[0].entries == (*before[0].entries, match.entries[-1])
    say(match, 2, "bid 1")


def test_the_match_is_part_of_the_public_api():
    assert tablee.Match is Match


def test_position_is_a_copy():
    match = new_match()
    position = match.position()
    position.apply(0, TOY.space.parse("bid 2"))
    assert match.digest() == TOY.digest(match.position()) != TOY.digest(position)
    with pytest.raises(StaleDecision):
        match.position(99)


def test_every_position_can_be_looked_at_again():
    match = play_out(new_match("runemasters", 2, 3), Rng(3))
    for entry in match.entries:
        assert isinstance(entry, Act)
        assert match.game.digest(match.position(entry.n)) == entry.digest
    assert match.line() == list(match.entries)
    assert match.view(0, at=0) == match.game.view(match.game.setup({}, 2), 0)


def test_a_record_tells_secrets_also_where_others_are_told_that_something_is_hidden():
    """A quest is dealt: everybody hears of it, one seat hears which."""
    assert Match("glory", ["human"] * 3, options={"quests": "yes"}, seed=1).tells_secrets()
    assert not Match("glory", ["human"] * 3, options={"quests": "no"}, seed=1).tells_secrets()
