"""What would do nothing now, or destroy or give away, is dimmed, says so, and asks first."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tabard.games import game
from tabard.kernel.state import State
from tabard.server.setup import DEVICE, PERSON, SeatPlan, Setup
from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import plant
from tests.browser.server import Server
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, WIDE, Visitor

TWO = (SeatPlan(PERSON), SeatPlan(DEVICE))


def warns(why: str) -> Callable[[State], bool]:
    """A moment at which a choice is warned of for this reason."""
    return lambda state: state.to_move >= 0 and any(one.why == why for one in state.warnings())


def meet(visitor: Visitor, server: Server, name: str, why: str) -> None:
    """Come to a table at which a choice is warned of."""
    setup = Setup(name, 2, {}, TWO, visitor.identity[0], rules_version=game(name).rules_version)
    table = plant(server, setup, [visitor.identity] * 2, warns(why))
    visitor.goto(f"/table/{table}")
    curtain = visitor.find("#curtain button")
    visitor.page.wait_for_selector("#curtain:not([hidden]), #prompt.mine .can")
    if curtain.is_visible():
        curtain.click()
    visitor.page.wait_for_selector("#prompt :is(.idle, .costly)", state="attached")


@pytest.mark.parametrize("size", [seldom(WIDE), PHONE])
def test_a_card_that_would_do_nothing_asks_before_it_is_spent(
    visitors: Visitors, server: Server, pictures: Path, size: tuple[int, int]
) -> None:
    visitor = visitors(size=size)
    meet(visitor, server, "world", "no-house-to-rent")
    button = visitor.find("#prompt .can.idle[aria-description*='no house to rent out']").first
    lines = len(visitor.log())
    button.click()
    slip = visitor.find("#slip.asks")
    expect(slip).to_contain_text("Would do nothing now. You have no house to rent out.")
    expect(slip.locator(".rule-id")).to_have_text("WWE-10.8")
    assert faults(visitor, "#slip") == []
    name = "phone" if size == PHONE else "wide"
    visitor.page.screenshot(path=pictures / f"warning-{name}.png")
    slip.get_by_role("button", name="Leave it").click()
    expect(visitor.find("#slip")).to_be_hidden()
    assert len(visitor.log()) == lines
    button.click()
    slip.get_by_role("button", name="Spend it").click()
    visitor.settled()
    expect(visitor.find("#lines")).to_contain_text("has no effect")


def test_by_keys_the_question_is_left_as_easily_as_answered(
    visitors: Visitors, server: Server
) -> None:
    visitor = visitors()
    meet(visitor, server, "feudum", "needs-a-town")
    button = visitor.find("#prompt .can.idle[aria-description*='rule no town']").first
    button.focus()
    keys = visitor.page.keyboard
    keys.press("Enter")
    expect(visitor.find("#slip.asks .primary")).to_be_focused()
    keys.press("Escape")
    expect(visitor.find("#slip")).to_be_hidden()
    button.focus()
    keys.press("Enter")
    keys.press("Enter")  # the first key leaves it
    expect(visitor.find("#slip")).to_be_hidden()
    expect(button).to_be_focused()
    keys.press("Enter")
    keys.press("Tab")
    keys.press("Enter")
    visitor.settled()
    expect(visitor.find("#lines")).to_contain_text("Tax")


def test_a_duty_that_can_only_destroy_says_so_on_the_board_too(
    visitors: Visitors, server: Server, pictures: Path
) -> None:
    visitor = visitors()
    meet(visitor, server, "pilgrim", "only-destroys-the-head")
    piece = visitor.find(".board svg .costly[data-code]").first
    piece.hover()
    expect(visitor.find("#slip.tip em")).to_contain_text("destroy the head of your road")
    piece.click()
    expect(visitor.find("#slip.asks")).to_contain_text("destroy the head of your road")
    visitor.page.screenshot(path=pictures / "warning-costly.png")
    visitor.find("#slip.asks .yes").click()
    visitor.settled()
    expect(visitor.find("#lines")).to_contain_text("destroys")
