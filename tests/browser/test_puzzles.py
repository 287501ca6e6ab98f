"""Puzzles in a browser: a worse turn, another try, the answer that glows, and the next one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tabard.puzzles.puzzle import Puzzle, puzzles
from tests.browser.conftest import Visitors, seldom
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, WIDE, Visitor

ONE = next(one for one in puzzles("pillars") if len(one.best) == len(one.next) == 1)
SAID = {
    "en": ("There is a better turn", "Right, that is the best turn"),
    "de": ("Es gibt einen besseren Zug", "Richtig, das ist der beste Zug"),
}


def begin(visitor: Visitor, one: Puzzle = ONE) -> None:
    """From the list of puzzles to the table of one."""
    visitor.goto("/puzzles")
    visitor.find(f"form[action='/puzzles/pillars/{one.id}'] button.puzzle-tile").click()
    visitor.page.wait_for_url("**/table/*")


def turn(visitor: Visitor, codes: tuple[int, ...]) -> None:
    """Play a turn and confirm it."""
    for code in codes:
        visitor.asked()
        visitor.choose(code)
    visitor.until("() => Boolean(document.querySelector('#confirm:not(:disabled)'))")
    visitor.find("#confirm").click()


@pytest.mark.parametrize(("lang", "size"), [seldom("en", WIDE), ("de", PHONE)])
def test_a_puzzle_is_tried_shown_and_solved(
    visitors: Visitors, lang: str, size: tuple[int, int]
) -> None:
    visitor = visitors(lang=lang, size=size, auto=False)
    worse, best = SAID[lang]
    begin(visitor)
    turn(visitor, ONE.next)
    expect(visitor.find("#lesson")).to_contain_text(worse)
    assert not faults(visitor)
    visitor.find("#lesson [data-do='give_up']").focus()
    visitor.page.keyboard.press("Enter")
    visitor.until("() => document.querySelector('.aglow') !== null")
    turn(visitor, ONE.best)
    expect(visitor.find("#lesson")).to_contain_text(best)
    before = visitor.table_id
    visitor.find("#lesson [data-go]").click()
    visitor.until("(id) => !location.pathname.endsWith(id)", before)
    visitor.asked()
    visitor.goto("/puzzles")
    assert visitor.find(".puzzle-tile.shown").count() == 1
    found = [fault for path in ("/puzzles", "/daily", "/") for fault in faults(visitor.goto(path))]
    assert not found, "\n".join(found)
    assert visitor.overflow() == 0


def test_the_answer_to_a_puzzle_of_four_leaves_the_log_its_head(visitors: Visitors) -> None:
    visitor = visitors(auto=False)
    visitor.goto("/puzzles")
    one = next(one for one in puzzles("world") if one.id == "4-145a0d")
    visitor.find(f"form[action='/puzzles/world/{one.id}'] button.puzzle-tile").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.asked()
    visitor.find("#lesson [data-do='give_up']").click()
    expect(visitor.find("#lesson")).to_contain_text("The best turn")
    head, log = visitor.find("#log .sides").bounding_box(), visitor.find("#log").bounding_box()
    assert head is not None
    assert log is not None
    assert head["y"] + head["height"] <= log["y"] + log["height"]
