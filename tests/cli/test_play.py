"""`tablee play`: a game in the terminal."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from tablee.cli.saves import assisted_path, save_folder
from tablee.cli.table import seat_names
from tablee.judge.compare import Budget
from tablee.match import Act, Match, Reseed, Undo
from tablee.record import read, seed_path, verify
from tests.cli.support import Done, Shell

QUICK = ("play", "runemasters", "--quick", "--seed", "5", "--save", "game.jsonl")
SAVE = Path("game.jsonl")


def acts(path: Path = SAVE) -> list[Act]:
    """The answers of people in a record."""
    return [e for e in read(path).entries if isinstance(e, Act) and e.who != "chance" and not e.auto]


def listed(said: str) -> list[str]:
    """The notation of the numbered choices of the last question."""
    question = said.rpartition("(h for help):")[0].rpartition("\n\n")[2]
    return [line.rstrip().rsplit("  ", 1)[-1] for line in question.splitlines() if re.match(r" *\d+  ", line)]


def after_last(done: Done, typed: str) -> str:
    """What was said after a line was typed."""
    return done.out.rpartition(f"(h for help): {typed}\n")[2]


# Choices ----------------------------------------------------------------------------------------------------


def test_a_newcomer_is_told_where_the_game_is_kept_and_asked(shell: Shell):
    done = shell("play", "runemasters", "--seats", "2", "--seed", "1")
    assert done.code == 0
    (path,) = save_folder().glob("*.jsonl")
    lines = done.out.splitlines()
    assert lines[0] == "New game of Runemasters, 2 seats."
    assert f"Every move is kept in {path}" in lines
    assert f"Fingerprint of the seed: {read(path).header.seed_commitment}" in lines
    assert "Seat 1, choose your guardian." in lines
    assert "Mark: Shield. A guardian without a shield" in " ".join(done.out.split())
    assert "  1  Take Ismoros, Daughter of Rock" in done.out
    assert done.out.endswith(
        f"You leave the table. The game is kept in {path}.\nGo on with: tablee play --resume {path}\n"
    )


def test_every_legal_action_is_listed_once_and_numbers_mean_it(shell: Shell):
    done = shell(*QUICK, typed="q\n")
    match = Match.replay(read(SAVE))
    seat = match.to_act()[0]
    decision = match.decision(seat)
    assert decision is not None
    notation = listed(done.out)
    assert sorted(notation) == sorted(choice.text for choice in decision.choices)
    assert notation[-1] == "end"
    for number, text in list(enumerate(notation, 1))[:4]:
        SAVE.unlink()
        seed_path(SAVE).unlink()
        shell(*QUICK, typed=f"{number}\nq\n")
        assert acts()[-1].do == text


def test_notation_is_taken_too_with_any_spaces(shell: Shell):
    shell(*QUICK, typed="  charge   green \nq\n")
    assert acts()[-1].do == "charge green"


def test_quick_answers_only_the_questions_of_the_set_up(shell: Shell):
    done = shell(*QUICK)
    assert "it is up to you" in done.out
    assert {act.do.split()[0] for act in acts()} == {"choose", "face", "elder"}


def test_the_recommended_answer_is_marked(shell: Shell):
    typed = "choose ismoros\nchoose kyreas\nface red\nface blue\n"
    done = shell("play", "runemasters", "--seats", "2", "--seed", "5", typed=typed)
    assert done.out.count("(recommended)") == 1


def test_the_same_seed_gives_the_same_game(shell: Shell):
    one = shell(*QUICK, "--bots", "2", typed="end\n" * 3)
    other = shell(*QUICK[:-1], "other.jsonl", "--bots", "2", typed="end\n" * 3)
    assert one.out.replace("game.jsonl", "other.jsonl") == other.out


# Wrong answers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no choice '99': type a number from 1 to "),
        ("0", "There is no choice '0': type a number from 1 to "),
        ("1" * 5000, "There is no choice '1111"),
        ("dance", "'dance' is not an action of this game: actions look like '"),
        ("hit", "'hit' is not an action of this game: actions look like '"),
        ("hit red red", "'hit red red' is not an action of this game: actions look like '"),
        ("\udcff\x00", "is not an action of this game: actions look like '"),
        ("choose kulak", "Not possible: This is not a choice to make now"),
        ("ultimate", "Not possible: Your Ultimate power is not charged yet"),
        ("? ultimate", "Not possible: Your Ultimate power is not charged yet"),
        ("? 99", "There is no choice '99': type a number from 1 to "),
        ("mark white", "Not possible: You have no white die to use: each die you"),
        ("rule RUN-99.9", "There is no rule 'RUN-99.9': ids run from RUN-1.1 to "),
        ("undo", "That cannot be taken back: dice were rolled, a card was revealed"),
        ("save /no/such/folder/x", "/no/such/folder/x cannot be written: choose a new name"),
        ("save game.jsonl", "game.jsonl cannot be written: choose a new name"),
    ],
)
def test_what_cannot_be_done_is_explained_and_changes_nothing(shell: Shell, typed: str, said: str):
    shell(*QUICK)
    before = SAVE.read_bytes()
    done = shell("play", "--resume", SAVE, typed=f"{typed}\n")
    assert done.code == 0
    assert said in done.out
    assert SAVE.read_bytes() == before
    assert sorted(shell.files()) == ["game.jsonl", "game.jsonl.seed"]


def test_a_refusal_comes_with_its_rule(shell: Shell):
    done = shell(*QUICK, typed="? block red+red\n")
    said = " ".join(after_last(done, "? block red+red").split())
    assert said.startswith("Not possible: Blocking takes two unspent dice with the same rune")
    assert "Rule RUN-5.19: " in said


# Commands ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "What the table would do"), ("fr", "Ce que ferait la table")]
)
def test_the_table_says_what_it_would_do(shell: Shell, monkeypatch, lang: str, title: str):
    monkeypatch.setattr("tablee.cli.hints.hint_budget", lambda *_: Budget(4, 2, 1))
    said = shell(*QUICK, "--lang", lang, typed="?!\nq\n").out
    plain, _, hinted = said.partition(title)
    hints = hinted.splitlines()[1:]
    told = [line for line in hints if re.match(r" *\d+  ", line)]
    assert 1 <= len(told) <= 3
    for line in told:
        number, label, *_ = re.split(r" {2,}", line.strip())
        assert re.search(rf"^ *{number}  {re.escape(label)}", plain, re.MULTILINE), line
        assert re.search(r"\d\s?%", line)
    assert hints[1].startswith("     "), "the reason"


@pytest.mark.parametrize(("typed", "assisted"), [("?!", True), ("b", False)])
def test_a_game_with_a_hint_counts_as_assisted_when_it_is_over(
    shell: Shell, monkeypatch, typed: str, assisted: bool
):
    monkeypatch.setattr("tablee.cli.hints.hint_budget", lambda *_: Budget(4, 2, 1))
    shell(*QUICK, typed=f"{typed}\nq\n")
    assert assisted_path(SAVE).exists() == assisted
    done = shell("play", "--resume", SAVE, typed="1\n" * 2000)
    assert "Watch it again with" in done.out, "it was played to its end"
    assert ("An assisted game" in done.out) == assisted
    assert not assisted_path(SAVE).exists()


def test_a_choice_is_explained_with_its_rule_and_pieces(shell: Shell):
    shell(*QUICK)
    number = str(listed(shell("play", "--resume", SAVE).out).index("charge green") + 1)
    by_number = after_last(shell("play", "--resume", SAVE, typed=f"? {number}\n"), f"? {number}")
    by_name = after_last(shell("play", "--resume", SAVE, typed="? charge green\n"), "? charge green")
    assert by_number == by_name
    assert by_name.startswith("This is possible now: Charge the Ultimate power with a green die.\n")
    assert "Rule RUN-5.25: " in by_name


def test_a_piece_that_is_ours_is_marked_where_it_is_explained(shell: Shell):
    """Quests of Glory are designed here, runes are the rulebook's."""
    glory = ("play", "glory", "--seats", "2", "--option", "quests=yes", "--seed", "1")
    done = shell(*glory, typed="\n? 1\n")  # two share the terminal: the first line lifts the curtain
    told = done.out.replace("\n", " ")
    assert "(our design: the rulebook does not show what is on it)" in told
    shell(*QUICK)
    assert "our design" not in shell("play", "--resume", SAVE, typed="? charge green\n").out


def test_a_question_mark_lists_the_words_of_actions(shell: Shell):
    said = after_last(shell(*QUICK, typed="?\n"), "?").splitlines()
    assert said[0] == "This is how actions are written, with an example of each"
    assert "  block red+red     Block the path with two red dice" in [line.rstrip() for line in said]
    words = {line.split()[0] for line in said if line.startswith("  ")}
    assert {"end", "hit", "choose", "life"} <= words
    assert not words & {"roll", "draw", "event"}, "nobody types what chance does"


def test_a_chapter_of_rules_is_read(shell: Shell):
    said = after_last(shell(*QUICK, typed="r 5\n"), "r 5")
    assert "Rule RUN-5.1: " in said
    assert "Rule RUN-5.20: " in said
    assert "Rule RUN-4." not in said


def test_the_introduction_is_read(shell: Shell):
    said = after_last(shell(*QUICK, typed="r 0\n"), "r 0")
    assert said.startswith("  Night has fallen")
    assert "Rule RUN-" not in said


@pytest.mark.parametrize("typed", ["rule RUN-5.20", "r run-5.20", "r 5.20"])
def test_a_rule_is_read(shell: Shell, typed: str):
    done = shell(*QUICK, typed=f"{typed}\n")
    assert "Rule RUN-5.20: " in after_last(done, typed)
    assert "ragon" in after_last(done, typed)


@pytest.mark.parametrize("typed", ["h", "help"])
def test_help_names_everything(shell: Shell, typed: str):
    said = after_last(shell(*QUICK, typed=f"{typed}\n"), typed)
    assert said.startswith("What you can type\n")
    for word in ("a number", "?:", "? and", "r and", "b:", "l:", "u:", "s and", "q:"):
        assert f"\n  {word}" in said


def test_undo_takes_back_and_the_record_tells_it(shell: Shell):
    done = shell(*QUICK, typed="charge green\nundo\n")
    assert "Taken back: Charge the Ultimate power with a green die." in done.out
    entries = read(SAVE).entries
    assert isinstance(entries[-1], Undo)
    asked = [part.partition("Your choice")[0] for part in done.out.split("it is up to you")]
    assert len(asked) == 4
    assert asked[1] == asked[3] != asked[2]
    assert verify(SAVE).with_seed


def test_one_person_may_take_back_what_he_chose_for_another_seat(shell: Shell):
    done = shell("play", "runemasters", "--seats", "2", "--save", SAVE, typed="choose kulak\nundo\n")
    assert "Taken back: Take Kulak" in done.out
    assert "Seat 1, choose your guardian." in done.out.rpartition("Taken back")[2]
    nothing = shell("play", "--resume", SAVE, typed="undo\n")
    assert "There is nothing to take back." in nothing.out


def test_log_and_board_are_shown_again(shell: Shell):
    done = shell(*QUICK, typed="log\nb\n")
    assert done.out.count("Turn 1: ") == 2
    assert done.out.count("◆R red path") == 2


def test_the_log_is_shown_as_far_back_as_asked(shell: Shell):
    shell(*QUICK, "--bots", "1", typed="end\n" * 3)
    whole = after_last(shell("play", "--resume", SAVE, typed="l 9999\n"), "l 9999")
    assert "The team names its Elder" in whole
    assert "earlier line" not in whole
    told = [line for line in whole.splitlines() if line]
    some = after_last(shell("play", "--resume", SAVE, typed="l 3\n"), "l 3")
    first, *last = [line for line in some.splitlines() if line]
    assert first.endswith("shows everything.")
    assert last == told[-len(last) :]
    everything = re.search(r"(\d+) earlier lines: l (\d+) shows everything", first)
    assert everything is not None
    assert int(everything[2]) - int(everything[1]) == 3
    all_of_it = f"l {everything[2]}"
    assert after_last(shell("play", "--resume", SAVE, typed=f"{all_of_it}\n"), all_of_it) == whole
    assert "earlier lines" in after_last(shell("play", "--resume", SAVE, typed="l\n"), "l")


def test_a_throw_is_one_line(shell: Shell):
    done = shell(*QUICK, typed="q\n")
    (throw,) = [line for line in done.out.splitlines() if " rolls " in line]
    assert re.fullmatch(r"\w+ rolls the dice: \w+, \w+, \w+, \w+\.", throw)


def test_capital_letters_of_a_level_do_not_matter(shell: Shell):
    assert shell("play", "runemasters", "--save", SAVE, "--difficulty", "Hero").code == 0
    assert read(SAVE).header.options["difficulty"] == "hero"


def test_a_copy_goes_on_with_the_same_dice(shell: Shell):
    shell(*QUICK, typed="save copy.jsonl\nend\nq\n")
    shell("play", "--resume", "copy.jsonl", typed="end\nq\n")
    copy = Path("copy.jsonl")
    assert copy.read_bytes() == SAVE.read_bytes()
    assert seed_path(copy).stat().st_mode & 0o777 == 0o600


# Resuming ---------------------------------------------------------------------------------------------------


def test_a_game_goes_on_where_it_was(shell: Shell):
    left = shell(*QUICK, typed="charge green\nq\n")
    before = SAVE.read_bytes()
    resumed = shell("play", "--resume", SAVE)
    assert resumed.out.startswith("game.jsonl picks up where it left off.\n")
    assert SAVE.read_bytes() == before
    assert listed(resumed.out) == listed(left.out)
    shell("play", "--resume", SAVE, typed="end\n")
    assert SAVE.read_bytes().startswith(before)
    assert acts()[-1].do == "end"


def test_resume_alone_takes_the_game_played_last_that_is_not_over(shell: Shell):
    shell("play", "runemasters", "--seats", "2", "--seed", "2")
    shell("play", "runemasters", "--seats", "3", "--seed", "3", typed="choose kulak\n")
    (older, newer) = sorted(save_folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    assert shell("play", "--resume").out.startswith(f"{newer} picks up")
    shell("play", "--resume", older, typed="choose neltai\n")
    assert shell("play", "--resume").out.startswith(f"{older} picks up")
    seed_path(older).unlink()  # as at the end of a game
    assert shell("play", "--resume").out.startswith(f"{newer} picks up")


def test_a_torn_line_is_dropped_and_told(shell: Shell):
    shell(*QUICK, typed="charge green\n")
    whole = SAVE.read_bytes()
    SAVE.write_bytes(whole + b'{"type":"act","n":9')
    done = shell("play", "--resume", SAVE, "--lang", "fr")
    assert "La dernière ligne du fichier a été coupée" in done.out
    assert "graine secrète" not in done.out
    assert SAVE.read_bytes() == whole


def test_without_its_seed_a_game_goes_on_with_another(shell: Shell):
    shell(*QUICK)
    seed_path(SAVE).unlink()
    done = shell("play", "--resume", SAVE, typed="end\n")
    assert "The secret seed of this game is not at hand: chance goes on with a new one." in done.out
    assert any(isinstance(entry, Reseed) for entry in read(SAVE).entries)
    assert verify(SAVE).chance > verify(SAVE).chance_confirmed > 0


def test_bots_are_still_bots_after_a_resume(shell: Shell):
    shell(*QUICK, "--bots", "2=random,4=thumb")
    done = shell("play", "--resume", SAVE, typed="end\n" * 2)
    assert "Seat 1: you\nBot 2: random\nSeat 3: you\nBot 4: thumb\n" in done.out
    assert {act.who for act in acts()} == {0, 1, 2, 3}


# Bots -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        ("0", "human human human human"),
        ("3", "human novice novice novice"),
        ("random", "human human human random"),
        ("greedy,random", "human human greedy random"),
        ("1=random, 3=greedy", "random human greedy human"),
    ],
)
def test_bots_sit_where_they_are_asked_to(shell: Shell, bots: str, seats: str):
    assert shell("play", "runemasters", "--save", SAVE, "--bots", bots).code == 0
    assert list(read(SAVE).header.seats) == seats.split()


def test_bots_play_a_whole_game_and_it_verifies(shell: Shell):
    done = shell(*QUICK, "--bots", "random,random,random,random")
    report = verify(SAVE)
    assert report.outcome is not None
    assert report.with_seed
    lines = done.out.splitlines()
    assert lines[-2] == f"The seed was {5:032x}: with it, anybody can verify the dice."
    assert lines[-1] == "Watch it again with: tablee replay game.jsonl"
    assert not seed_path(SAVE).exists()
    over = shell("play", "--resume", SAVE)
    assert over.out.splitlines()[-3:] == lines[-3:]


# Languages and output ---------------------------------------------------------------------------------------


def test_everything_is_in_french(shell: Shell):
    typed = "?\nh\n? 1\n? ultimate\n99\ndanse\nl\nannuler\nb\nrègle 5.20\nquitter\n"
    done = shell(*QUICK, "--lang", "fr", "--bots", "1", typed=typed)
    said = done.out.replace("\N{NO-BREAK SPACE}", " ")
    for text in (
        "Nouvelle partie de Runemasters, 4 places.",
        "Place 1 : vous",
        "Chaque coup est enregistré dans game.jsonl",
        "Empreinte de la graine : ",
        "◆R chemin rouge",
        "Niveau Initiation, manche 1, tour 1",
        "Votre choix, de 1 à ",
        "Ainsi s’écrivent les actions",
        "Ce que vous pouvez taper",
        "C’est possible maintenant : ",
        "Impossible : ",
        "Aucun choix « 99 »",
        "« danse » n’est pas une action de ce jeu",
        "Impossible de revenir en arrière",
        "Règle RUN-5.20 : ",
        "Vous quittez la table.",
        "Pour continuer : tablee play --resume game.jsonl --lang fr",
    ):
        assert text in said, text
    for text in ("Your", "You ", "Seat", "Round", "Event", "Rule", "possible now", "LP"):
        assert text not in said, text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_output_that_is_no_terminal_is_plain_and_80_columns_wide(shell: Shell, lang: str):
    done = shell(*QUICK, "--lang", lang, typed="end\n? 1\n? ultimate\nh\n")
    assert "\x1b" not in done.out
    for line in done.out.splitlines():
        if "game.jsonl" not in line and "eed" not in line and "graine" not in line:
            assert len(line) <= 80, line


def test_one_player_has_one_name(tmp_path: Path):
    """People are called as their record does, bots by number as on the page: in log, prompts and lists."""
    match = Match("runemasters", ["human", "thumb", "human"], seed=3)
    named = structs.replace(match.header, names=("Zoé", "", ""))
    again = Match.replay(replace(match.record(), header=named))
    assert seat_names(again, "en") == ["Zoé", "Bot 2", "Seat 3"]
    assert seat_names(again, "fr")[1] == "Robot 2"
    assert seat_names(match, "en")[0] == "Seat 1"


def test_a_partner_says_what_it_is_about_to_do(shell: Shell):
    """A bot of a cooperative game does so as it begins its turn; the record keeps it."""
    done = shell(
        *("play", "andor", "--seats", "2", "--bots", "1", "--seed", "5", "--save", str(SAVE)),
        typed="1\n" * 40,
    )
    said = [act.said for act in read(SAVE).entries if isinstance(act, Act) and act.said]
    assert said
    assert re.search(r"Bot 2: “I’ll [^”]+\.”", done.out.replace("\n", " "))
