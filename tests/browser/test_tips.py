"""What a thing is and does is told to a pointer, to the focus and to a finger, with its rule."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tabard.rules import RULE_ID
from tests.browser.conftest import Visitors
from tests.browser.visitor import PHONE, Visitor

RULE: Final = re.compile(RULE_ID)
ADVANTAGE: Final = ".board [id^='card-adv_']"
CHOICE: Final = ".board svg .can[id^='card-']"
HELD: Final = 700  # ms, longer than a finger is held for a tip


def hold(visitor: Visitor, thing: Locator) -> None:
    """Hold a finger on something, and let go."""
    box = thing.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = visitor.context.new_cdp_session(visitor.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    visitor.page.wait_for_timeout(HELD)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.page.wait_for_timeout(100)


def is_told(visitor: Visitor, label: str | None) -> None:
    """The slip says a name, an effect, and a rule that is a link."""
    assert label is not None
    name, effect = label.split(" – ")
    expect(visitor.find("#slip.tip b")).to_have_text(name[0].upper() + name[1:])
    assert RULE.fullmatch(visitor.text("#slip .rule-id"))
    assert effect.partition(" (")[0][1:] in visitor.text("#slip")


def test_a_pointer_at_rest_is_told_and_reaches_the_rule(visitor: Visitor) -> None:
    visitor.play_now()
    visitor.asked()
    card = visitor.find(ADVANTAGE).first
    card.hover()
    is_told(visitor, card.get_attribute("aria-label"))
    link = visitor.find("#slip .rule-id")
    rule = link.inner_text()
    link.hover()
    visitor.page.wait_for_timeout(HELD)
    with visitor.context.expect_page() as opened:
        link.click()
    opened.value.wait_for_load_state()
    assert opened.value.url.endswith(f"/rules/pillars#{rule}")
    expect(opened.value.locator(f"[id='{rule}']")).to_be_in_viewport()
    visitor.find("#lines").hover()
    expect(visitor.find("#slip")).to_be_hidden()


def test_the_focus_is_told_what_a_pointer_is(visitor: Visitor) -> None:
    visitor.play_now()
    visitor.asked()
    keys = visitor.page.keyboard
    keys.press("ArrowDown")
    button = visitor.find("#prompt .can").first
    expect(button).to_be_focused()
    piece = visitor.find(f".board [data-code='{button.get_attribute('data-code')}']")
    is_told(visitor, piece.get_attribute("aria-label"))
    keys.press("Escape")
    expect(visitor.find("#slip")).to_be_hidden()


def test_a_tap_on_what_cannot_be_chosen_tells_of_it(visitors: Visitors) -> None:
    phone = visitors(size=PHONE).play_now()
    phone.asked()
    card = phone.find(ADVANTAGE).first
    card.tap()
    is_told(phone, card.get_attribute("aria-label"))
    phone.find("#ask").tap()
    expect(phone.find("#slip")).to_be_hidden()


def test_a_finger_that_is_held_is_told_and_chooses_nothing(visitors: Visitors) -> None:
    phone = visitors(size=PHONE).play_now()
    codes = phone.asked()
    card = phone.find(CHOICE).first
    label = card.get_attribute("aria-label")
    hold(phone, card)
    is_told(phone, label)
    hold(phone, phone.find(f"#prompt .can[data-code='{card.get_attribute('data-code')}']"))
    is_told(phone, label)
    # Some browsers make a click of it when the finger lets go.
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    phone.page.wait_for_timeout(HELD)
    card.dispatch_event("click")
    phone.page.wait_for_timeout(100)
    assert phone.asked() == codes
    card.tap()
    phone.settled()
    expect(phone.find("#slip")).to_be_hidden()
    assert phone.stands()["codes"] != codes
