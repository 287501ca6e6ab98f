"""Nothing moves by magic: others' moves are shown one after another, and once more if wanted."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor

PACE = 450
# Notes whenever the prompt names somebody else, and when.
WATCH = """() => {
  window.moments = [];
  let last = "";
  const look = () => {
    const now = document.querySelector("#prompt .shield use")?.getAttribute("href");
    if (now !== last) window.moments.push([performance.now(), now]);
    last = now;
    requestAnimationFrame(look);
  };
  look();
}"""


def began(visitors: Visitors) -> Visitor:
    """Somebody at a table with two bots, whose moves are shown quickly."""
    visitor = visitors(pace=PACE).play_now()
    visitor.asked(20)
    visitor.page.wait_for_timeout(2 * PACE)
    return visitor


def test_moves_of_bots_are_shown_one_after_another(visitors: Visitors) -> None:
    visitor = began(visitors)
    visitor.page.evaluate(WATCH)
    visitor.choose()
    visitor.until("() => window.moments.length >= 4", seconds=20)
    moments: list[tuple[float, str]] = visitor.page.evaluate("window.moments")
    assert [shield for _, shield in moments[:4]] == [f"#shield-{n}" for n in (0, 1, 2, 0)]
    shown = [later - sooner for (sooner, _), (later, _) in pairwise(moments[1:4])]
    assert max(shown) > 0.8 * PACE  # a bot that thinks long is shown late, never too soon
    visitor.asked()
    visitor.choose()  # one's own turn does not wait for anything


def test_what_happened_since_the_last_turn_is_shown_again(visitors: Visitors) -> None:
    visitor = began(visitors)
    visitor.choose()
    visitor.page.wait_for_selector("#prompt.wait")
    menu = visitor.asked(20)
    visitor.find("#since").click()
    visitor.page.wait_for_selector("#prompt.wait")
    expect(visitor.find("#skip")).to_be_visible()
    assert visitor.asked(20) == menu
    visitor.page.keyboard.press("s")
    visitor.page.wait_for_selector("#prompt.wait")
    visitor.page.keyboard.press("Escape")
    assert visitor.asked(1) == menu
    expect(visitor.find("#skip")).to_be_hidden()
