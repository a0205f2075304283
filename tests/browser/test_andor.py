"""Andor: Le Froid Éternel in the browser: a legend to its end, fights, trades, storms, sunrises, a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.match import Act, Match
from tablee.text.game_text import Text
from tests.browser.andor import NAMES, Company, Finger, Player, Tale, Watcher, andor, gather, say, wish
from tests.browser.axe import SYSTEM, assert_accessible
from tests.browser.conftest import LAPTOP, SIDEWAYS, Open, sit_down
from tests.browser.records import open_record
from tests.browser.table import (
    END,
    assert_no_scroll,
    assert_over,
    choices,
    new_table,
    ready,
    tab_to,
    until,
)

pytestmark = pytest.mark.timeout(400)

TABLET = {"width": 1024, "height": 768}
BESIDE = {"end_day", "pass", "hour", "use", "share", "fire_sheet", "relight_sheet"}
"""Answers that name nothing on the map: of the day, of what a hero carries; a reward point by point."""
FRENCH: dict[str, Any] = {"lang": "fr"}
ENGLISH: dict[str, Any] = {"lang": "en"}


def assert_result(company: Company, page: Page, lang: str) -> None:
    """The page tells the end that the game has come to."""
    outcome = andor().outcome(company.watcher.state)
    assert outcome is not None
    titles = {"en": ("You have lost", "You have won"), "fr": ("Vous avez perdu", "Vous avez gagné")}
    assert_over(page, titles[lang][bool(outcome.winners)])
    if not outcome.winners:  # the names of winners are those of the page
        expect(page.locator(END)).to_contain_text(Text(andor(), lang).outcome(outcome))


def test_two_people_and_a_bot_play_legend_1(person: Open) -> None:
    """To its end, at a laptop and at a tablet, in two languages; what lies on the board is pressed there.

    If they have not won after some days they go to bed early, and the bot plays on alone.
    """
    host, friend = Player(person(viewport=LAPTOP)), Player(person(viewport=TABLET, **FRENCH))
    links = new_table(host.page, "me", "friend", "thumb", game="andor", legend="L1", difficulty="easy")
    friend.page.goto(links["seats"]["1"])
    sit_down(friend.page)
    company = Company({0: host, 1: friend}, Watcher(host.page, links["table"]))
    ready(host.page)
    assert_no_scroll(host.page)
    kinds = company.play(moves=40)
    kinds |= company.play(company.tired)
    assert kinds >= {"choose", "move", "stop", "fight", "end_day"}, kinds
    for one, lang in ((host, "en"), (friend, "fr")):
        assert one.ways["map"] >= {"move", "stop"}, one.ways
        assert one.ways["panel"] <= BESIDE, one.ways
        assert_result(company, one.page, lang)


def scene(page: Page) -> Locator:
    """The fight, as it is shown over the map."""
    return page.locator("section.scene")


def fighter(page: Page, name: str) -> Locator:
    return scene(page).locator(".party > li", has_text=name)


def rolled(page: Page) -> list[list[str]]:
    """The dice of each hero of a fight and what they count, and last the dice of the creature."""
    sides = scene(page).locator(".party > li, .foe")
    read = "(parts) => parts.map((one) => one.ariaLabel ?? one.textContent)"
    return [side.locator(".die, .counted").evaluate_all(read) for side in sides.all()]


def look_earlier(page: Page) -> None:
    """One moment back, once the page has been told of it: it steps on from the moment that it shows."""
    looked = "() => window.looked ?? 1e9"
    before = page.evaluate(looked)
    page.locator("body").press("[")
    until([page], lambda: bool(page.evaluate(looked) < before), "there is no earlier moment")


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def assert_looked_back_at(page: Page, moments: list[list[list[str]]]) -> None:
    """Step by step back into the game, all these moments of a fight come again as they were."""
    missing = moments[:]
    slider = page.get_by_role("slider")
    while missing:
        look_earlier(page)
        assert slider.input_value() != "0", f"never seen again: {missing}"
        page.evaluate(DRAWN)
        if scene(page).count() and (now := rolled(page)) in missing:
            missing.remove(now)
            title, sign = scene(page).locator("header").bounding_box(), page.locator(".ribbon").bounding_box()
            assert title
            assert sign
            assert sign["y"] > title["y"] + title["height"], "the sign of an earlier moment hides no title"
    page.locator("body").press("Escape")


def test_three_people_fight_together(person: Open, data: Path) -> None:
    """AND-6.1 to 6.12: who is called answers at an own page, and everybody sees it; the reward is shared."""
    tale = Tale("thorn", "liphardus", "kram", legend="L1", difficulty="normal")
    tale.walk(2, "0", "1", "3", "10").walk(0, "10").walk(1, "23", "19", "10")

    def through_round(match: Match) -> None:
        """The mage turns a one over, and nothing else."""
        while (asked := match.to_act()) and (decision := match.decision(asked[0])):
            if decision.kind != "turn_die":
                return
            dice = match.view(0)["fight"]["dice"]
            turn = f"turn {dice.index(1) + 1}" if 1 in dice else "no"
            say(match, f"{asked[0]}: {turn}")

    def plan(match: Match) -> bool:
        """First the dwarf and the mage give up; then three win in one round, a die of the second turned."""
        if not say(match, "2: fight", "2: invite 1", "0: decline", "2: invite 2", "1: accept"):
            return False
        through_round(match)
        if not say(match, "2: withdraw", "1: withdraw", "0: fight", "0: invite 2", "1: accept"):
            return False
        begun = len(match.entries)
        if not say(match, "0: invite 3", "2: accept"):
            return False
        through_round(match)
        done = [entry.do for entry in match.entries[begun:] if isinstance(entry, Act)]
        turned = [text for text in done if text == "no" or text.startswith("turn")]
        return len(turned) == 2 and turned[1] != "no" and say(match, "0: share 2", "0: share 3")

    answers = wish(data, tale.record, plan)
    company, (thorn, mage, dwarf) = gather(person, tale.record, ENGLISH, FRENCH, ENGLISH)
    pages = company.pages

    def answer(count: int) -> None:
        for _ in range(count):
            company.answer(*answers.pop(0))

    answer(2)  # the dwarf calls the warrior
    expect(scene(thorn.page).locator("[data-spot=accept], [data-spot=decline]")).to_have_count(2)
    expect(fighter(mage.page, "Thorn")).to_contain_text("reçoit l’appel à l’aide")
    answer(1)
    expect(fighter(dwarf.page, "Thorn")).to_contain_text("stays out of it")
    expect(fighter(mage.page, "Thorn")).to_contain_text("reste à l’écart")
    answer(2)  # the mage is called and comes
    for page in pages:
        expect(fighter(page, "Kram").locator(".tray")).to_be_visible()
    while answers[0][1] != "fight":
        answer(1)
    expect(scene(thorn.page)).to_have_count(0)

    answer(5)  # the warrior calls both, and both come
    for page in pages:
        expect(scene(page).locator(".party > li")).to_have_count(3)
        expect(fighter(page, "Thorn").locator(".tray")).to_be_visible()
    seen: list[list[list[str]]] = []
    while not answers[0][1].startswith("share"):
        if answers[0][1].startswith("turn"):
            expect(scene(mage.page).locator(f'.tray [data-spot="{answers[0][1]}"]')).to_be_visible()
        seen.append(rolled(thorn.page))
        thorn.page.reload()
        expect(fighter(thorn.page, "Thorn").locator(".tray")).to_be_visible()
        assert rolled(thorn.page) == seen[-1], "whoever comes in the middle of a round sees all of it"
        answer(1)
    assert len(seen[-1]) == 4
    assert all(seen[-1][:2]), "two have rolled before the last question"
    assert_looked_back_at(dwarf.page, seen)
    expect(scene(thorn.page)).to_contain_text("The Gor is defeated!")
    expect(scene(mage.page)).to_contain_text("Le Gor est terrassé")
    before = will(company)
    sharing = thorn.page.get_by_role("dialog", name="Share out the reward")
    for step in ("less='1'", "more='3'"):
        sharing.locator(f"[data-{step}]").click()
    sharing.get_by_role("button", name="Give them out").click()
    after = [before[0], before[1] + 1, before[2] + 1]
    until(pages, lambda: will(company) == after, "the reward is not given out")
    expect(sharing).to_have_count(0)
    log = dwarf.page.locator(".log")
    assert log.get_by_text(re.compile(r"^\s*Ann\s+rolls: \d, \d, \d\.")).count() == 1, "one line for a throw"
    expect(log).to_contain_text("Your reward: 1 will point.")
    expect(mage.page.locator(".log")).to_contain_text("Votre récompense : 1 Point de Volonté.")
    assert company.asked() == [1], "AND-6.13 the turn passes on from the one who began"


def will(company: Company) -> list[int]:
    """The will points of all heroes."""
    company.hear()
    return [hero["wp"] for hero in andor().view(company.watcher.state, 0)["heroes"]]


# Exchange --------------------------------------------------------------------------------------------------


def thing(page: Page, owner: int, item: str) -> Locator:
    """An item in the exchange, on the sheet of a seat."""
    return page.locator(f'.trade [data-zone="hero {owner}"] [data-thing="{item}"]')


def drag(page: Page, what: Locator, to: Locator) -> None:
    start, end = what.bounding_box(), to.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + 20, steps=5)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.up()


def test_a_trade_out_of_turn(person: Open) -> None:
    """AND-8.1, 8.6: things go from hand to hand by drag, key or click, while somebody else takes a turn."""
    tale = Tale("kram", "liphardus", "thorn", legend="L2", difficulty="easy").play("0: pass", "0: stop")
    assert tale.asked == [1]
    company, (dwarf, mage, thorn) = gather(person, tale.record, ENGLISH, FRENCH, ENGLISH)
    ready(mage.page)
    own_turn = choices(mage.page)

    dwarf.page.locator("[data-exchange]").click()
    drag(dwarf.page, thing(dwarf.page, 0, "gourd"), dwarf.page.locator('[data-zone="hero 2"]'))
    calls = thorn.page.locator(".calls")
    expect(calls).to_contain_text("Kram offers Thorn: water-skin")
    expect(thing(dwarf.page, 0, "gourd")).to_contain_text("on offer")
    assert choices(mage.page) == own_turn, "what others do changes nothing for the hero on turn"
    company.answer(1, "move 402")  # nobody waits for the gift to be taken
    calls.locator('[data-spot="take 1 gourd"]').click()
    expect(thing(dwarf.page, 2, "gourd")).to_be_visible()
    expect(thing(dwarf.page, 0, "gourd")).to_have_count(0)
    expect(calls).to_have_count(0)

    # Back again by keys alone; first it is not wanted, then it is taken.
    keys = thorn.page
    tab_to(keys, "(element) => 'exchange' in element.dataset")
    keys.keyboard.press("Enter")
    for answer in ("refuse 3 gourd", "take 3 gourd"):
        expect(thing(keys, 2, "gourd")).to_be_enabled()
        tab_to(keys, "(element) => element.dataset.thing === 'gourd'")
        keys.keyboard.press("Enter")
        tab_to(keys, "(element) => element.dataset.spot === 'give 1 gourd'")
        keys.keyboard.press("Enter")
        offered = thing(dwarf.page, 2, "gourd")
        expect(offered).to_contain_text("for you")
        if answer.startswith("take"):
            offered.click()
        dwarf.page.locator(f'.trade [data-spot="{answer}"]').click()
        expect(dwarf.page.get_by_text("for you")).to_have_count(0)
    expect(thing(dwarf.page, 0, "gourd")).to_be_visible()
    expect(thing(keys, 2, "gourd")).to_have_count(0)
    company.hear()
    company.answer(1, "stop")
    assert company.asked() == [2]


def test_a_falcon_carries_over_any_distance(person: Open) -> None:
    """AND-14.12, 14.13: two heroes far from each other exchange while a third one takes the turn."""
    tale = Tale("kram", "liphardus", "thorn", legend="L2", difficulty="easy")
    tale.walk(0, "402", "406", "422").play("0: barter gourd falcon", "0: end_turn")
    tale.walk(1, "405", "410", chance=["token firewood"])
    assert tale.asked == [2]
    company, (dwarf, mage, thorn) = gather(person, tale.record, FRENCH, ENGLISH, ENGLISH)
    ready(thorn.page)
    own_turn = choices(thorn.page)

    dwarf.page.locator("[data-exchange]").click()
    expect(dwarf.page.locator('[data-zone="hero 1"]')).to_have_count(0)
    dwarf.page.locator('.trade [data-flight="fly 2"]').click()
    expect(dwarf.page.locator('[data-zone="hero 1"]')).to_be_visible()
    mage.page.locator("[data-exchange]").click()
    thing(mage.page, 1, "firewood").click()
    mage.page.locator('.trade [data-spot="give 1 firewood"]').click()
    offered = thing(dwarf.page, 1, "firewood")
    expect(offered).to_contain_text("pour vous")
    drag(dwarf.page, offered, dwarf.page.locator('[data-zone="hero 0"]'))
    expect(thing(dwarf.page, 0, "firewood")).to_be_visible()
    expect(thing(dwarf.page, 0, "falcon_flying")).to_be_visible()
    expect(thing(mage.page, 1, "firewood")).to_have_count(0)
    assert choices(thorn.page) == own_turn
    dwarf.page.locator('.trade [data-flight="land"]').click()
    expect(dwarf.page.locator('[data-zone="hero 1"]')).to_have_count(0)
    company.hear()
    company.answer(2, "move 402")
    company.answer(2, "stop")
    assert company.asked() == [0]


# Storm -----------------------------------------------------------------------------------------------------


def story(lang: str, mine: int, found: str) -> list[str]:
    """What a storm within a storm does, told to the warrior (seat 0) or to the mage (seat 1)."""
    if lang == "en":
        storm, carried, digs = (
            "A snowstorm sweeps over the land!",
            ["The storm carries {} to space {}.", "The storm carries you to space {}."],
            ["{} digs in the snow on space {}: {}.", "You dig in the snow on space {}: {}."],
        )
    else:
        storm, carried, digs = (
            "Une tempête de neige balaie le pays !",
            ["La tempête emporte {} sur la case {}.", "La tempête vous emporte sur la case {}."],
            ["{} creuse la neige de la case {} : {}.", "Vous creusez la neige de la case {} : {}."],
        )
    tokens = andor().names[lang]["token"]

    def told(forms: list[str], seat: int, *words: str) -> str:
        return forms[1].format(*words) if seat == mine else forms[0].format(NAMES[seat], *words)

    return [
        told(digs, 0, "16", tokens["snowstorm"]),
        storm,
        told(carried, 1, "23"),
        told(carried, 0, "13"),
        told(digs, 0, "13", tokens["snowstorm"]),
        storm,
        told(carried, 1, "22"),
        told(carried, 0, "6"),
        told(digs, 1, "22", tokens[found]),
    ]


def test_a_storm_within_a_storm(person: Open, data: Path) -> None:
    """AND-18.1, 18.4: everybody is carried along, digs where the storm leaves them, and is carried on."""
    tale = Tale("thorn", "liphardus", legend="L1", difficulty="normal")
    found = ""

    def plan(match: Match) -> bool:
        nonlocal found
        say(match, "0: move 17", "0: move 16", "0: stop")
        log = [line.event for line in match.log(0)]
        tokens = [event.args["token"] for event in log if event.kind == "snow-activated"]
        found = tokens[-1]
        return tokens[:-1] == ["snowstorm"] * 2 and found != "snowstorm" and match.to_act() == [1]

    answers = wish(data, tale.record, plan)
    slow = {"pace": "slow"}
    company, players = gather(person, tale.record, ENGLISH | slow, FRENCH | slow)
    for seat, text in answers:
        company.answer(seat, text)
    for seat, (player, lang, place) in enumerate(
        zip(players, ("en", "fr"), ("space 6", "Case 22"), strict=True)
    ):
        lines = player.page.locator(".finds li")
        expect(lines).to_have_text(story(lang, seat, found))
        expect(player.page.locator(".hero .place")).to_contain_text(place)
        player.page.locator(".finds .close").click()
        expect(lines).to_have_count(0)


# Sunrise and cards -----------------------------------------------------------------------------------------

# Every step of a sunrise that was told, however short.
NOTE_STEPS = """
  window.told = [];
  new MutationObserver(() => {
    const said = [...document.querySelectorAll('.dawn .line b')].at(-1)?.textContent.trim();
    if (said && said !== told.at(-1)) told.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


def before_sunrise() -> Tale:
    """A fire burns, and the last hero may end the day."""
    return Tale("kram", "thorn", legend="L2", difficulty="easy").play("0: relight", "0: end_day")


def test_a_sunrise_is_told_step_by_step(person: Open) -> None:
    """AND-10.1: in the order of the sunrise box; it can be skipped."""
    page = person(pace="fast")
    page.add_init_script(NOTE_STEPS)
    open_record(page, before_sunrise().record)
    ready(page)
    Player(page).answer("end_day")
    dawn = page.get_by_role("region", name="Sunrise", exact=True)
    expect(dawn).to_be_visible()
    expect(dawn).to_have_count(0)  # it closes by itself
    assert page.evaluate("() => told") == [
        "The Gors march",
        "The steppe buffaloes trot",
        "By the fire",
        "The days grow shorter",
        "The fires burn down",
        "The story goes on",
    ]
    assert ready(page) == "choose"

    slow = person(pace="slow", **FRENCH)
    slow.add_init_script(NOTE_STEPS)
    open_record(slow, before_sunrise().record)
    ready(slow)
    Player(slow).answer("end_day")
    dawn = slow.get_by_role("region", name="Lever du Soleil", exact=True)
    expect(dawn).to_contain_text("Les Gors avancent")
    expect(dawn).to_contain_text("415 → 413")
    dawn.get_by_role("button", name="Abréger").click()
    expect(dawn).to_have_count(0)
    assert slow.evaluate("() => told.length") < 6, "nothing was skipped"


def test_the_cards_of_the_legend_are_pages_to_read(person: Open) -> None:
    """A card that comes is read before one goes on; all that were read can be read again."""
    page = person(pace="fast", **FRENCH)
    open_record(page, Tale("thorn", "liphardus", legend="L1", difficulty="normal").play("0: end_day").record)
    ready(page)
    Player(page).answer("end_day")
    book = page.get_by_role("region", name="Livre de la légende")
    expect(book.get_by_role("heading", level=2)).to_have_text("Premières flammes")
    expect(book).to_contain_text("Un bûcheron vous montre comment garder une flamme sous le vent.")
    expect(book.locator(".count")).to_have_text("Page 5 sur 5")
    book.get_by_role("button", name="Voir le plateau").click()
    expect(book).to_have_count(0)
    assert ready(page) == "choose"

    page.locator("button.book").click()
    expect(book).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(book.get_by_role("heading", level=2)).to_have_text("Trois lueurs bleues")
    book.get_by_role("button", name="Page précédente").click()
    expect(book.get_by_role("heading", level=2)).to_have_text("Sous les congères")
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    assert ready(page) == "choose"


def test_one_person_leads_two_heroes(person: Open) -> None:
    """AND-1.2: each in its turn with its own sheet; what one holds out the other takes at once."""
    player = Player(person())
    page = player.page
    links = new_table(page, "me", "me", game="andor", legend="L2", difficulty="easy")
    company = Company({0: player, 1: player}, Watcher(page, links["table"]))
    company.answer(0, "choose kram")
    company.answer(1, "choose eara")
    sheet = page.locator(".hero h2")
    expect(sheet).to_have_text("Kram")
    page.locator("[data-exchange]").click()
    drag(page, thing(page, 0, "gourd"), page.locator('[data-zone="hero 1"]'))
    expect(thing(page, 1, "gourd")).to_be_visible()
    company.hear()
    company.answer(0, "move 402")
    company.answer(0, "stop")
    expect(sheet).to_have_text("Eara")
    expect(page.locator('.hero [data-item="gourd"]')).to_be_visible()
    kinds = company.play(moves=12)
    assert len(kinds) > 2, kinds


# Phone and looks -------------------------------------------------------------------------------------------


def test_on_a_phone_sideways_in_french(person: Open) -> None:
    """By touch, without ever scrolling the page: some days in earnest, then to bed early until the end."""
    finger = Finger(person(viewport=SIDEWAYS, **FRENCH))
    page = finger.page
    links = new_table(page, "me", "thumb", game="andor", legend="L1", difficulty="normal")
    company = Company({0: finger}, Watcher(page, links["table"]))
    kinds: set[str] = set()
    for _ in range(4):
        kinds |= company.play(moves=6)
        assert_no_scroll(page)
    assert kinds >= {"choose", "move", "stop"}, kinds
    company.play(company.tired)
    assert finger.ways["map"] >= {"move", "stop"}, finger.ways
    assert finger.ways["panel"] <= BESIDE, finger.ways
    assert_result(company, page, "fr")
    assert_no_scroll(page)


# What the page tells for more than four seconds stays until it is closed.
HOLD = """
  const run = setTimeout;
  window.setTimeout = (what, time, ...more) => run(what, time > 4000 ? 1e9 : time, ...more);
"""


def test_axe_finds_nothing_on_the_castle_face(person: Open) -> None:
    """In a turn, with the book of the legend open, in a fight."""
    page = person(**SYSTEM)
    tale = Tale("thorn", "liphardus", legend="L1", difficulty="normal").walk(0, "10").play("1: end_day")
    open_record(page, tale.record)
    ready(page)
    assert_accessible(page)
    page.locator("button.book").click()
    expect(page.locator("section.page")).to_be_visible()
    assert_accessible(page, "section.page")
    page.keyboard.press("Escape")
    Player(page).answer("fight")
    until([page], lambda: "continue" in choices(page), "the round does not end")
    assert_accessible(page, "section.scene")


def test_axe_finds_nothing_on_the_village_face(person: Open) -> None:
    """With the exchange open, and at sunrise."""
    player = Player(person(pace="slow", **SYSTEM))
    page = player.page
    page.add_init_script(HOLD)
    tale = Tale("kram", "thorn", legend="L2", difficulty="easy").play("0: relight")
    company = Company({0: player, 1: player}, Watcher(page, open_record(page, tale.record)))
    ready(page)
    page.locator("[data-exchange]").click()
    expect(page.locator("section.trade")).to_be_visible()
    assert_accessible(page, ".board")
    page.keyboard.press("Escape")
    company.answer(0, "end_day")
    company.answer(1, "end_day")
    expect(page.locator(".dawn .line")).to_have_count(6)
    assert_accessible(page, ".dawn")
    expect(page.locator(".dawn")).to_be_visible()
