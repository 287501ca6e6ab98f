"""Lessons are played by clicking what glows, in every language, on a wide screen and on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import tabard
from tabard.lessons import TITLE, Lesson, courses, lesson, lessons, sayings
from tabard.messages import LANGUAGES
from tests.browser.conftest import Visitors, seldom
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, WIDE, Visitor

LESSONS = [one for name in tabard.GAMES for one in lessons(name)]
COURSES = [one for name in tabard.GAMES for one in courses(name)]
MATERIAL = lessons("pillars")[0]
FIRST = [lessons(name)[0] for name in tabard.GAMES if name != "pillars"]  # whose two others follow
# Of each game one lesson, in one language and size after another: what they tell and ask is tried
# without a browser, and the others take long.
WAYS = [
    pytest.param(
        one,
        lang,
        size,
        id=f"{one.game}-{one.id}-{lang}-{size[0]}",
        marks=[] if one in FIRST and (i + j) % 3 == 0 == (i + k) % 2 else [pytest.mark.long],
    )
    for i, one in enumerate(LESSONS)
    for j, lang in enumerate(LANGUAGES)
    for k, size in enumerate((WIDE, PHONE))
]


def begin(visitor: Visitor, one: Lesson = MATERIAL) -> None:
    """From the shelf to the table of a lesson."""
    visitor.goto("/")
    visitor.find(f"a[href='/learn/{one.game}']").click()
    visitor.find(f"form[action='/learn/{one.game}/{one.id}'] button").first.click()
    visitor.page.wait_for_url("**/table/*")


def is_told(visitor: Visitor, one: Lesson, step: int, lang: str = "en") -> None:
    """Wait until the strip is at a step, and see that it says it and that something glows."""
    visitor.until(
        "(number) => document.getElementById('stage')?.matches('.live:not(.sent)')"
        " && document.getElementById('lesson-step')?.textContent === number"
        " && !document.querySelector('#lesson .astray')",
        str(step + 1),
    )
    told = one.steps[step]
    words = sayings(one.game, one.id, lang)(told.id)
    assert visitor.text("#lesson li.now p") == f"{words} {told.rule}"
    expect(visitor.find("#lesson li.now .rule-id")).to_have_attribute(
        "href", f"/rules/{one.game}#{told.rule}"
    )
    visitor.until("() => document.querySelector('.aglow') !== null")


def go_on(visitor: Visitor, one: Lesson, step: int) -> None:
    """Choose what glows, or read on."""
    told = one.steps[step]
    if visitor.find("#lay").count() and told.codes:
        for code in told.codes:
            visitor.find(f"#prompt .can[data-code='{code}']").first.click()
        visitor.find("#lay").click()
    elif told.codes:
        visitor.choose(told.codes[-1])
    else:
        visitor.find("#lesson li.now [data-tell='1']").click()


@pytest.mark.parametrize(("one", "lang", "size"), WAYS)
def test_a_lesson_is_played_to_its_end(
    visitors: Visitors, one: Lesson, lang: str, size: tuple[int, int]
) -> None:
    visitor = visitors(lang=lang, size=size, auto=False)
    begin(visitor, one)
    for step in range(len(one.steps) - 1):
        is_told(visitor, one, step, lang)
        go_on(visitor, one, step)
    is_told(visitor, one, len(one.steps) - 1, lang)
    visitor.find("#lesson li.now a.pill").click()
    title = sayings(one.game, one.id, lang)(TITLE)
    expect(visitor.find(".learned h2").first).to_contain_text(title)


@pytest.mark.parametrize("size", [seldom(WIDE), PHONE])
def test_a_wrong_choice_is_answered_and_taken_back(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    visitor = visitors(size=size, auto=True)  # even whoever confirms at once only tries it
    begin(visitor)
    for step in range(4):
        is_told(visitor, MATERIAL, step)
        go_on(visitor, MATERIAL, step)
    assert tabard.game("pillars").actions.text(visitor.choose()) != "take quarry_medium"
    expect(visitor.find("#lesson .astray p")).to_contain_text("Take the medium quarry.")
    assert visitor.find("#lesson [data-do='come_back']").count() == 1
    assert not faults(visitor)
    visitor.find("#lesson [data-do='come_back']").click()
    is_told(visitor, MATERIAL, 4)


def test_what_glows_is_clicked_on_the_board_and_the_lesson_left_and_taken_up_later(
    visitor: Visitor,
) -> None:
    begin(visitor)
    for step in range(4):
        is_told(visitor, MATERIAL, step)
        go_on(visitor, MATERIAL, step)
    is_told(visitor, MATERIAL, 4)
    assert visitor.find(".board .aglow").count() == 1
    visitor.choose(MATERIAL.steps[4].codes[-1], board=True)
    is_told(visitor, MATERIAL, 5)
    table = visitor.table_id
    visitor.goto("/learn/pillars")
    assert "begun" in visitor.text(".lesson-row")
    begin(visitor)
    assert visitor.table_id == table
    is_told(visitor, MATERIAL, 5)


def test_a_lesson_leads_to_the_next_one_and_the_last_one_to_a_stretch(visitor: Visitor) -> None:
    for one in lessons("pillars")[1:]:
        if one.place == 2:
            begin(visitor, one)
        for step in range(len(one.steps) - 1):
            is_told(visitor, one, step)
            go_on(visitor, one, step)
        is_told(visitor, one, len(one.steps) - 1)
        before = visitor.table_id
        visitor.find("#lesson li.now [data-go]").click()
        visitor.until("(id) => !location.pathname.endsWith(id)", before)
    visitor.asked()
    assert visitor.text("#lesson h2") == "On your own · Rounds 4 to 6"


def test_a_stretch_ends_with_what_was_reached_and_leads_to_a_first_game(visitor: Visitor) -> None:
    begin(visitor, lesson("pilgrim", "alone"))
    visitor.asked()
    assert "Rounds 7 to 12 are yours" in visitor.text("#lesson li.now")
    visitor.hurry(lambda one: one.find("#prompt.done").count() == 1)
    expect(visitor.find("#lesson li.now")).to_contain_text("the best of the others")
    assert visitor.find("#prompt .can").count() == 0
    assert not faults(visitor)
    before = visitor.table_id
    visitor.find("#lesson li.now [data-go]").click()
    visitor.until("(id) => !location.pathname.endsWith(id)", before)
    visitor.asked()
    assert visitor.find("#lesson:not(:empty)").count() == 0


@pytest.mark.parametrize("size", [PHONE, seldom(WIDE)])
def test_somebody_new_is_warned_beside_the_question_until_they_switch_it_off(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    visitor = visitors(size=size, cautions="new")
    begin(visitor, lesson("feudum", "alone"))
    visitor.hurry(lambda one: one.find("#lesson .caution").count() > 0)
    expect(visitor.find("#lesson .caution .rule-id").first).to_have_attribute(
        "href", re.compile(r"^/rules/feudum#FEU-")
    )
    assert not faults(visitor)
    visitor.find(".tools [data-open='menu']").click()
    visitor.find("#cautions").select_option("never")
    visitor.find("#menu form .primary").click()
    expect(visitor.find("#lesson .caution")).to_have_count(0)


@pytest.mark.pictures
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("one", COURSES, ids=lambda one: f"{one.game}-{one.id}")
def test_pictures_of_the_first_step_of_every_lesson(
    visitors: Visitors, one: Lesson, size: tuple[int, int], pictures: Path
) -> None:
    lang = LANGUAGES[COURSES.index(one) % len(LANGUAGES)]
    visitor = visitors(lang=lang, size=size, auto=False, cautions="new")
    begin(visitor, one)
    visitor.asked()
    visitor.find("#lesson li.now").wait_for()
    name = f"lesson-{one.game}-{one.place}-{one.id}-{lang}-{size[0]}.png"
    visitor.page.screenshot(path=pictures / name, animations="disabled")
