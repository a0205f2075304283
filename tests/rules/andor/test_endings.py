"""The end of the game, difficulty and own legends (AND-27, AND-28)."""

from pathlib import Path

import pytest

from tests.rules.andor.stories import story, written
from tests.rules.andor.table import GAME, HEROES, Table, begun, castle, own_legend, random_game, village

ONE = "- {id: A, when: start, do: [{objective: {id: one, kind: visit, space: 402}}]}"
TWO = "- {id: B, when: {stop: {space: 403}}, do: [{objective: {id: two, kind: visit, space: 404}}]}"


@pytest.mark.rule("AND-27.1", "AND-R30")
def test_victory_needs_every_objective_announced_and_complete() -> None:
    table = story(f"{ONE}\n{TWO}\n- {{id: Z, when: victory, do: []}}", victory=["one", "two"])
    table.walk(0, 402)
    assert (table.objective("one"), table.ended) == ("complete", "")  # the other is not announced yet
    table.walk(1, 403)
    assert table.ended == ""
    table.walk(0, 401, 404)
    assert table.ended == "won"
    assert table.read()[-1] == "Z"
    assert table.asked() == []


@pytest.mark.rule("AND-27.1")
def test_an_empty_victory_list_is_never_fulfilled() -> None:
    table = story(ONE)
    table.walk(0, 402)
    assert (table.objective("one"), table.ended) == ("complete", "")
    table.patch(turn=0, h0={"space": "411"})
    table.walk(0, 423)  # the effect win
    assert table.ended == "won"


@pytest.mark.rule("AND-27.1", "AND-1.1")
def test_all_win_together_or_lose_together() -> None:
    table = story(ONE, victory=["one"])
    table.walk(0, 402)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.cause, outcome.winners, outcome.scores) == ("won", (0, 1), ())
    table = castle(letter="M", stars=[])
    assert GAME.outcome(table.state) is None
    table.sunrise()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.cause, outcome.winners) == ("lost_time", ())


@pytest.mark.rule("AND-27.2", "AND-9.10")
def test_defeat_without_a_free_defence_space() -> None:
    table = castle(creatures={"shield": "gor", "7": "gor"}, defence=1)
    table.sunrise()
    assert table.ended == "lost_defence"
    table = castle(creatures={"shield": "gor", "7": "gor"}, defence=2)
    table.sunrise()
    assert table.ended == ""


@pytest.mark.rule("AND-27.2", "AND-12.6", "AND-10.11")
def test_defeat_when_the_narrator_reaches_the_end() -> None:
    table = castle(letter="M", stars=[])
    lines = table.sunrise()
    assert table.ended == "lost_time"
    assert lines[-1] == "ended ending=lost_time day=1 letter=N"
    table = castle(letter="L", stars=[])
    table.sunrise()
    assert table.ended == ""


@pytest.mark.rule("AND-27.2")
def test_defeat_by_a_card() -> None:
    table = castle(creatures=[castle().creature("shron", "7", "shron")], defence=9)
    table.sunrise()
    assert table.ended == "lost_card"
    assert "X1" in table.read()
    table = village(creatures=[village().creature("tuavahr", "404", "tuavahr")], defence=9)
    assert "card-read card=L2.X1" in table.sunrise()
    assert table.ended == "lost_card"


@pytest.mark.rule("AND-12.6", "AND-27.1")
def test_holding_out_until_the_last_letter_is_a_victory() -> None:
    cards = '- {id: A, when: start, do: [{objective: {id: one, kind: survive, letter: "N"}}]}'
    table = story(cards, victory=["one"])
    table.patch(letter="M")
    table.sunrise()
    assert table.ended == "won"


def beat_shron(letter: str) -> Table:
    """Legend 1 with the stone delivered; the warrior beats Shron."""
    table = begun("warrior", "mage", legend="L1")
    objectives = table.dump["objectives"]
    objectives["stone"] |= {"status": "complete"}
    template = objectives["stone"] | {"status": "open", "item": None, "space": None, "tag": "shron"}
    objectives["shron"] = template | {"count": 1, "done": 0}
    table.patch(
        letter=letter,
        stars=[],
        objectives=objectives,
        h0={"space": "46", "sp": 14, "wp": 20},
        creatures=[table.creature("shron", "46", "shron", wp=1)],
    )
    table.play("0: fight")
    table.dice(6, 6, 6, 6, 1, 2)
    return table


@pytest.mark.rule("AND-27.3", "AND-5.13")
def test_the_last_defeat_wins_before_the_narrator_moves() -> None:
    table = beat_shron("M")
    assert table.ended == "won"
    assert table.dump["letter"] == "M"
    assert "Z1" in table.read()


@pytest.mark.rule("AND-27.3", "AND-12.6")
def test_any_other_defeat_on_the_last_letter_loses() -> None:
    table = castle(at="40", letter="M", stars=[], creatures={"40": "gor"}, h0={"sp": 14}, h1={"space": "41"})
    table.play("0: fight")
    table.dice(6, 6, 6, 1, 2)
    assert table.ended == "lost_time"


@pytest.mark.rule("AND-27.4")
def test_the_result_tells_what_is_to_be_told_and_has_no_score() -> None:
    table = beat_shron("M")
    dump = table.dump
    assert dump["options"] == {"legend": "L1", "difficulty": "normal"}
    assert [hero["hero"] for hero in dump["heroes"]] == ["thorn", "liphardus"]
    assert (dump["day"], dump["letter"], dump["slain"]) == (1, "M", {"shron": 1})
    assert dump["defence"] - len(table.shields()) == 3
    assert table.log[-1] == "ended ending=won day=1 letter=M"
    assert "score" not in dump


@pytest.mark.rule("AND-27.5", "AND-D42")
def test_a_legend_can_be_played_again() -> None:
    first = random_game(2, 5, legend="L1")
    again = begun("warrior", "mage", legend="L1")
    assert first.ended
    assert again.dump["day"] == 1
    assert again.ended == ""
    assert [again.points(seat) for seat in range(2)] == [(1, 7), (1, 7)]


@pytest.mark.rule("AND-27.2", "AND-3.2")
def test_after_the_end_nobody_acts() -> None:
    table = castle(letter="M", stars=[], h0={"items": {"plant_white": 1}})
    table.sunrise()
    assert table.state.is_over()
    assert table.legal(0) == table.legal(1) == []


# Difficulty, solo, own legends -----------------------------------------------------------------------------


@pytest.mark.rule("AND-28.1", "AND-D2")
@pytest.mark.parametrize("legend", ["L1", "L2", "L3", "L4"])
def test_green_and_red_cards_of_the_legends(legend: str) -> None:
    read = {}
    for difficulty in ("easy", "normal", "hard"):
        table = begun("warrior", "mage", legend=legend, difficulty=difficulty)
        read[difficulty] = [card for card in table.read() if card.startswith("A5")]
    assert read == {"easy": ["A5G"], "normal": [], "hard": ["A5R"]}


@pytest.mark.rule("AND-28.1")
def test_what_the_green_and_red_cards_do() -> None:
    assert begun(legend="L1", difficulty="easy").points() == (2, 7)
    easy = begun(legend="L2", difficulty="easy")
    assert (easy.points(), easy.items(0), easy.items(1)) == ((2, 7), {"gourd": 1}, {})
    assert begun(legend="L3", difficulty="easy").points() == (2, 7)
    assert begun(legend="L4", difficulty="easy").points() == (2, 10)
    hard = begun(legend="L3", difficulty="hard")
    assert (hard.dump["rules"]["mover_steps"], hard.dump["cold"]["hour"]) == (2, 10)


@pytest.mark.rule("AND-28.2", "AND-1.2")
def test_the_number_of_heroes_alone_scales_a_legend() -> None:
    counts = []
    for seats in (2, 3, 4):
        table = begun(*list(HEROES)[:seats], legend="L3")
        counts.append((len(table.creatures()), table.dump["defence"]))
    assert counts == [(4, 3), (6, 2), (8, 1)]
    assert list(GAME.seats) == [2, 3, 4]


@pytest.mark.rule("AND-28.3", "AND-26.1", "AND-D1")
def test_an_own_legend_is_one_more_file(tmp_path: Path) -> None:
    game = own_legend(tmp_path, written(ONE, victory=["one"]))
    assert game.box.legends == ["L1", "L2", "L3", "L4", "OWN"]
    assert "OWN" in next(option.values for option in game.options if option.id == "legend")
    table = begun("warrior", "mage", game=game, legend="OWN")
    table.walk(0, 402)
    assert table.ended == "won"
    assert game.content_hash != GAME.content_hash


@pytest.mark.rule("AND-28.3", "AND-26.1")
@pytest.mark.parametrize("name", ["legend_own.json", "legend_own.yml"])
def test_own_legends_in_other_formats(tmp_path: Path, name: str) -> None:
    text = {
        "legend_own.json": """{"legend": "OWN", "format": 1, "face": "village",
            "title": {"fr": "a", "en": "b"}, "start": 401, "rules": {}, "victory": ["one"],
            "merchants": {"422": {"2": ["gourd"], "3": [], "4": []}}, "creatures": {},
            "cards": [{"id": "A", "when": "start", "title": {"fr": "a", "en": "b"},
                "text": {"fr": "a", "en": "b"},
                "do": [{"objective": {"id": "one", "kind": "visit", "space": 402}}]}]}""",
        "legend_own.yml": written(ONE, victory=["one"], merchants={422: ["gourd"]}),
    }[name]
    table = begun("warrior", "mage", game=own_legend(tmp_path, text, name), legend="OWN")
    assert table.lying(422) == {"gourd": 1}
    table.walk(0, 402)
    assert table.ended == "won"


@pytest.mark.rule("AND-28.4", "AND-1.3")
def test_both_sides_of_the_sheets_may_be_mixed() -> None:
    table = begun("mairen", "eara", "kram", "teyan")
    assert [hero["hero"] for hero in table.dump["heroes"]] == ["mairen", "eara", "kram", "teyan"]
    first = begun("bait", "tenaya", "thorn", "liphardus")
    assert [first.state.rank(seat) for seat in range(4)] == [7, 60, 14, 34]


# The four legends ------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-R35")
def test_the_objectives_of_the_four_legends() -> None:
    wanted = {
        "L1": ["stone", "shron"],
        "L2": ["hearths", "healer", "tuavahr"],
        "L3": ["clues", "cave", "shron"],
        "L4": ["ritual", "myrk"],
    }
    for number, (legend, names) in enumerate(wanted.items()):
        plan = GAME.box.plan(number, 2)
        assert plan.name == legend
        assert [plan.objectives[i] for i in plan.victory] == names


@pytest.mark.rule("AND-R35", "AND-2.8")
def test_the_stars_of_the_four_legends() -> None:
    stars = [begun(legend=legend).dump["stars"] for legend in ("L1", "L2", "L3", "L4")]
    assert ["".join(letters) for letters in stars] == ["BCDFHK", "CEGIK", "BCEGIK", "CEGIK"]


@pytest.mark.rule("AND-R35", "AND-9.5")
@pytest.mark.parametrize(
    ("legend", "boss", "sp", "wp", "dice"),
    [
        ("L1", "shron", (10, 15, 19), (10, 12, 14), [1, 2, 0]),
        ("L2", "tuavahr", (9, 14, 18), (10, 14, 14), [1, 2, 0, 14, 3, 0]),
        ("L3", "shron_risen", (9, 14, 18), (12, 14, 16), [1, 1, 1]),
        ("L4", "myrk", (3, 8, 12), (10, 12, 12), [1, 1, 1, 7, 2, 1]),
    ],
)
def test_the_bosses(
    legend: str, boss: str, sp: tuple[int, ...], wp: tuple[int, ...], dice: list[int]
) -> None:
    kind = GAME.box.creatures.index(boss)
    plans = [GAME.box.plan(GAME.box.legends.index(legend), heroes) for heroes in (2, 3, 4)]
    assert tuple(plan.sp[kind] for plan in plans) == sp
    assert tuple(plan.wp[kind] for plan in plans) == wp
    assert [plan.dice[kind] for plan in plans] == [dice] * 3
    assert [(plan.reward_wp[kind], plan.reward_sp[kind]) for plan in plans] == [(0, 0)] * 3


@pytest.mark.rule("AND-R35", "AND-22.8")
def test_the_last_objective_of_the_fourth_legend() -> None:
    table = village(at="415", legend="L4", h0={"wp": 20, "items": {"winter_stone": 1}})
    objectives = table.dump["objectives"]
    fallen = {"status": "complete", "flag": None, "item": None, "space": None, "tag": "myrk"}
    objectives["myrk"] = objectives["ritual"] | fallen
    table.patch(objectives=objectives)
    table.walk(0, 414)
    assert (table.objective("ritual"), table.ended) == ("open", "")  # Myrk has not fallen
    table.patch(turn=0, flags=["myrk_fallen"])
    table.play("0: pass")
    assert table.ended == "won"
