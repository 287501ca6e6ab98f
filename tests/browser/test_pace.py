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

# Counts what is marked as changed, however briefly.
COUNT = """() => {
  window.marked = 0;
  const look = () => { window.marked += document.querySelectorAll(".changed").length; };
  new MutationObserver(look).observe(document.body, { attributes: true, subtree: true });
}"""


def began(visitors: Visitors) -> Visitor:
    """Somebody at a table with two bots, whose moves are shown quickly."""
    visitor = visitors(pace=PACE).play_now()
    visitor.asked()
    visitor.page.wait_for_timeout(2 * PACE)
    return visitor


def test_moves_of_bots_are_shown_one_after_another(visitors: Visitors) -> None:
    visitor = began(visitors)
    visitor.page.evaluate(WATCH)
    visitor.choose()
    visitor.until("() => window.moments.length >= 4")
    moments: list[tuple[float, str]] = visitor.page.evaluate("window.moments")
    assert [shield for _, shield in moments[:4]] == [f"#shield-{n}" for n in (0, 1, 2, 0)]
    shown = [later - sooner for (sooner, _), (later, _) in pairwise(moments[1:4])]
    assert max(shown) > 0.8 * PACE  # a bot that thinks long is shown late, never too soon
    visitor.asked()
    visitor.choose()  # one's own turn does not wait for anything


def test_who_wants_no_motion_sees_for_a_moment_what_has_changed(visitors: Visitors) -> None:
    visitor = visitors().play_now()
    visitor.asked()
    visitor.reach("Builders")
    visitor.choose()
    changed = visitor.find(".board .changed")
    changed.first.wait_for()
    expect(changed.first).to_have_css("outline-style", "solid")
    visitor.asked()
    expect(changed).to_have_count(0)
    moving = visitors(calm=False).play_now()
    moving.asked()
    moving.page.evaluate(COUNT)
    moving.choose()
    moving.asked()
    assert moving.page.evaluate("window.marked") == 0


def test_what_happened_is_shown_again_also_to_who_wants_everything_at_once(
    visitors: Visitors,
) -> None:
    visitor = visitors(pace=0).play_now()
    visitor.asked()
    visitor.choose()
    menu = visitor.asked()
    visitor.page.evaluate(WATCH)
    visitor.page.keyboard.press("s")
    visitor.page.wait_for_selector("#prompt.wait")
    assert visitor.asked() == menu
    visitor.until("() => window.moments.at(-1)[1] === '#shield-0'")
    moments: list[tuple[float, str]] = visitor.page.evaluate("window.moments")
    shown = [later - sooner for (sooner, _), (later, _) in pairwise(moments[1:])]
    assert len(shown) >= 2
    assert min(shown) > 0.8 * PACE


def test_what_is_chosen_last_counts_on_the_page_of_settings_and_at_the_table(
    visitors: Visitors,
) -> None:
    visitor = visitors(pace=0, auto=False).play_now()
    table = visitor.path
    visitor.find(".tools [data-open='menu']").click()
    with visitor.page.expect_response("**/settings/play"):
        visitor.find("#pace").select_option("1800")
    with visitor.page.expect_response("**/settings/play"):
        visitor.find("#auto").check()
    visitor.goto("/settings")
    expect(visitor.find("[name='pace']")).to_have_value("1800")
    expect(visitor.find("[name='auto_confirm']")).to_be_checked()
    visitor.find("[name='pace']").select_option("450")
    visitor.find("[name='auto_confirm']").uncheck()
    visitor.find("form[action='/settings'] .primary").click()
    visitor.goto(table)
    expect(visitor.find("#pace")).to_have_value("450")
    expect(visitor.find("#auto")).not_to_be_checked()


def test_what_happened_since_the_last_turn_is_shown_again(visitors: Visitors) -> None:
    visitor = began(visitors)
    visitor.choose()
    visitor.page.wait_for_selector("#prompt.wait")
    menu = visitor.asked()
    visitor.find("#since").click()
    visitor.page.wait_for_selector("#prompt.wait")
    expect(visitor.find("#skip")).to_be_visible()
    assert visitor.asked() == menu
    visitor.page.keyboard.press("s")
    visitor.page.wait_for_selector("#prompt.wait")
    visitor.page.keyboard.press("Escape")
    assert visitor.asked(1) == menu
    expect(visitor.find("#skip")).to_be_hidden()
