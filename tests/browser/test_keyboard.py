"""Keys alone are enough: to sit down, to choose, to take back, to confirm, to read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import MORE, Visitor

FOCUSED = "() => document.activeElement.dataset.code ?? null"
TAKEN = f"() => !({MORE})(document.activeElement)"

# Counts how often something has changed at the table.
COUNT = """() => {
  window.changes = 0;
  const stage = document.getElementById("stage");
  const seen = {attributes: true, childList: true, subtree: true};
  new MutationObserver(() => { window.changes += 1; }).observe(stage, seen);
}"""
ASKED = "#stage:not(.sent) > #prompt.mine .can, #confirm:not(:disabled), .lozenges .done"


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("(s) => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"Tab never came to {selector}")


def sit_down(visitor: Visitor) -> None:
    """From home to a table, by keys."""
    visitor.goto("/")
    tab_to(visitor, "form[action='/play/pillars'] button")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/table/*")
    visitor.asked()
    visitor.until("() => document.querySelector('#people .awaited')")


@pytest.mark.slow
def test_a_whole_round_is_played_by_keys_alone(visitors: Visitors) -> None:
    visitor = visitors(auto=False)
    sit_down(visitor)
    keys = visitor.page.keyboard
    visitor.page.evaluate(COUNT)
    keys.press("ArrowDown")  # from anywhere to the first choice
    turns = 0
    while visitor.round() == 1:
        now = visitor.stands()
        if visitor.find("#lay:not(:disabled)").count():  # a set that is whole
            keys.press("c")
            visitor.page.wait_for_selector("#lay", state="detached")
        elif now["codes"]:
            focused = visitor.page.evaluate(FOCUSED)
            assert focused is not None, visitor.page.evaluate("document.activeElement.outerHTML")
            for _ in range(turns % 3):
                keys.press("ArrowRight")
            if visitor.find("#lay").count():  # of a set one more piece each time, never one less
                for _ in now["codes"]:
                    if visitor.page.evaluate(TAKEN):
                        keys.press("ArrowRight")
            before = visitor.page.evaluate("window.changes")
            keys.press("Enter")
            visitor.until("(before) => window.changes > before", before)
            visitor.settled()
            turns += 1
        elif now.get("confirm"):
            keys.press("c")
            visitor.page.wait_for_selector("#confirm:not(:disabled)", state="detached")
        else:
            visitor.page.wait_for_selector(ASKED, state="attached")
    assert turns > 5


def test_arrows_go_round_the_choices_and_enter_on_a_piece_chooses(visitors: Visitors) -> None:
    visitor = visitors(auto=False)
    sit_down(visitor)
    keys = visitor.page.keyboard
    codes = [str(code) for code in visitor.asked()]
    keys.press("ArrowRight")
    walked = [visitor.page.evaluate(FOCUSED)]
    for _ in codes:
        keys.press("ArrowRight")
        walked.append(visitor.page.evaluate(FOCUSED))
    assert walked == [*codes, codes[0]]
    keys.press("ArrowLeft")
    assert visitor.page.evaluate(FOCUSED) == codes[-1]
    tab_to(visitor, ".board .can")
    here = visitor.page.evaluate(FOCUSED)
    keys.press("ArrowRight")
    assert visitor.page.evaluate(FOCUSED) != here
    keys.press("Enter")
    visitor.page.wait_for_selector("#confirm:not(:disabled)")
    keys.press("u")
    expect(visitor.find("#confirm")).to_be_disabled()


def test_a_piece_that_is_refused_says_why_by_enter(visitor: Visitor) -> None:
    sit_down(visitor)
    visitor.meet_a_refusal().focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.find("#slip .rule-id")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("#slip")).to_be_hidden()


def test_the_keys_explain_themselves(visitor: Visitor) -> None:
    sit_down(visitor)
    visitor.page.keyboard.press("?")
    expect(visitor.find("#keys")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("#keys")).to_be_hidden()


def test_the_first_tab_offers_to_skip_to_the_content(visitor: Visitor) -> None:
    visitor.goto("/")
    visitor.page.keyboard.press("Tab")
    expect(visitor.find(".skip")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.find("#main")).to_be_focused()
