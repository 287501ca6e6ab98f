"""Comments and variations of a finished game: written on its replay, carried into another house."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Visitors, open_house
from tests.browser.server import Server
from tests.browser.test_accessibility import faults
from tests.browser.test_study import bring_in
from tests.browser.visitor import PHONE, WIDE, Visitor

PLY = 60


def write(one: Visitor, text: str, size: tuple[int, int]) -> None:
    """Write a comment to the moment that is shown, by the keyboard where there is one."""
    if size == PHONE:
        one.find("#tabs [data-tab='log']").click()
        one.find("#remark-text").fill(text)
        one.find("#remark-send").click()
    else:
        one.page.keyboard.press("c")
        one.page.keyboard.type(text)
        one.page.keyboard.press("Control+Enter")
    one.page.wait_for_selector(f"#lines .words >> text={text}")


def too_long(one: Visitor) -> None:
    """How much may still be written is told; what is too long stays as it is, and is not sent."""
    left, field = one.find("#remark-left"), one.find("#remark-text")
    assert not left.is_visible()
    field.fill("so " * 150)
    assert left.text_content() == "151 of 600 characters left"
    field.fill("x" * 601)
    assert left.text_content() == "1 too many: a comment has at most 600 characters"
    assert left.is_visible()
    assert one.find("#remark-send").is_disabled()
    assert len(field.input_value()) == 601
    field.fill("")
    assert not left.is_visible()


def choose(one: Visitor) -> None:
    """Take the first choice of a variation in the making, or draw; wait until it is there."""
    steps = one.find("#lines .draft .step").count()
    one.page.locator("#prompt [data-do='deal'], #prompt .can").first.click()
    one.until(f"() => document.querySelectorAll('#lines .draft .step').length > {steps}")


@pytest.fixture(scope="module")
def fresh(browser: Browser) -> Iterator[Server]:
    """Another house."""
    with open_house() as house:
        yield house


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_comment_and_a_variation_are_made_and_brought_into_a_fresh_house(
    visitors: Visitors, browser: Browser, server: Server, fresh: Server, size: tuple[int, int]
) -> None:
    one = visitors(size=size)
    table = bring_in(one, "pillars-2")
    one.goto(f"/replay/{table}?ply={PLY}")
    one.page.wait_for_selector("#stage.replay .board > svg")
    one.until("() => !document.getElementById('remark-text').hidden")
    write(one, "Here it turned.", size)
    too_long(one)

    if size == PHONE:
        one.find("#way-begin").click()
    else:
        one.find("#lines").focus()
        one.page.keyboard.press("v")
    one.page.wait_for_selector(".stage.by-hand #prompt.mine .can")
    assert not faults(one)
    choose(one)
    choose(one)
    one.find("#prompt [data-do='takeback']").click()
    one.until("() => document.querySelectorAll('#lines .draft .step').length === 1")
    choose(one)
    made = one.find("#lines .draft .step").count()
    one.find("#confirm").click()
    one.find("#way-name-text").fill("The other way")
    one.page.keyboard.press("Enter")
    one.page.wait_for_selector(
        "#lines .variation:not(.draft) .step[aria-current]", state="attached"
    )
    assert "way=" in one.path
    write(one, "And then?", size)
    assert one.text("#way-told") == f"The other way: step {made} of {made}"
    assert not faults(one)

    board = one.find("#board > svg").evaluate("(svg) => svg.outerHTML")
    if size == PHONE:
        one.find("[data-go='back']").click()
    else:
        one.find("#lines").focus()
        one.page.keyboard.press("ArrowLeft")
    one.until(f"() => document.getElementById('way-told').textContent.includes('{made - 1} of')")
    assert one.find("#board > svg").evaluate("(svg) => svg.outerHTML") != board
    one.find("#way-leave").click()
    one.until("() => !document.querySelector('.stage.planning')")
    assert f"ply={PLY}" in one.path
    assert "way=" not in one.path

    record = one.page.request.get(f"{server.address}/table/{table}/record").text()
    two = Visitor(browser, fresh.address, size=size)
    two.goto("/replays")
    two.find("textarea[name='text']").evaluate("(field, text) => { field.value = text; }", record)
    two.find("form[action='/replays/import']").evaluate("(form) => form.submit()")
    two.page.wait_for_url("**/replay/*")
    two.page.wait_for_selector("#noted button.variation", state="attached")
    two.find("#noted button.variation").dispatch_event("click")
    if size == PHONE:
        two.page.wait_for_selector("#said-here >> text=Here it turned.")
        two.find("#said-here").click()
    two.page.wait_for_selector("#lines .comment >> text=Here it turned.")
    two.page.wait_for_selector("#lines .variation >> text=And then?")
    two.find(f"#lines .variation [data-step='{made}']").click()
    two.until(f"() => document.getElementById('way-told').textContent.includes('{made} of')")
    assert two.text("#way-told") == f"The other way: step {made} of {made}"
    assert not two.complaints()
    two.context.close()
