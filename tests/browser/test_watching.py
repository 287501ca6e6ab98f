"""The heart of the game can be watched: chains are walked at the reader's pace, and summed up."""

from __future__ import annotations

from playwright.sync_api import expect

from tabard.games import game, presentation
from tabard.kernel.state import State
from tabard.server.log import carried_out
from tabard.server.setup import PERSON, SeatPlan, Setup
from tests.browser.conftest import Visitors
from tests.browser.planted import plant
from tests.browser.server import Server
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, WIDE, Visitor

SLOW = 1800
PRESS = """(code) => {
  document.getElementById(`do-${code}`).click();
  document.querySelector("#slip.asks:not([hidden]) .yes")?.click();
}"""


def stations(state: State, code: int) -> int:
    """Through how many stations a choice leads by itself."""
    motion = presentation("pillars").board.motion
    told = [motion.told(event.seen_by(None)) for event in carried_out(state, code).events]
    return len({one["at"] for one in told if "at" in one})


def before_a_chain(visitor: Visitor, server: Server) -> int:
    """Sit somebody down before a choice that leads through stations; its code."""
    found: list[int] = []

    def wanted(state: State) -> bool:
        codes = state.choices() if state.to_move == 0 else []
        found[:] = [code for code in codes if stations(state, code) >= 5]
        return bool(found)

    visitor.goto("/")
    rules = game("pillars").rules_version
    owner = visitor.identity
    setup = Setup("pillars", 2, {}, (SeatPlan(PERSON),) * 2, owner[0], rules_version=rules)
    visitor.goto(f"/table/{plant(server, setup, [owner, ('friend', 'Ellen')], wanted)}")
    visitor.find("#stage.live").wait_for()
    return found[0]


def test_a_chain_is_walked_paused_stepped_through_and_skipped(
    visitors: Visitors, server: Server
) -> None:
    visitor = visitors(pace=SLOW, calm=False)
    code = before_a_chain(visitor, server)
    visitor.page.evaluate(PRESS, code)
    visitor.find(".sky .lamp").wait_for()
    visitor.page.keyboard.press("w")
    expect(visitor.find("#pause")).to_have_attribute("aria-pressed", "true")
    first = visitor.find("#walk-at").inner_text()
    told = visitor.find("#lines li").count()
    expect(visitor.find("#lines .now").first).to_be_visible()
    visitor.page.keyboard.press("n")
    expect(visitor.find("#walk-at")).not_to_have_text(first)
    assert visitor.find("#lines li").count() > told
    visitor.find("#step").click()
    expect(visitor.find(".pins").first).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("#walk")).to_be_hidden()
    expect(visitor.find(".sky .lamp, .pins")).to_have_count(0)
    expect(visitor.find("#lines .now")).to_have_count(0)


def test_a_summary_stands_for_the_walk_where_nothing_may_move(
    visitors: Visitors, server: Server
) -> None:
    for size in (WIDE, PHONE):
        visitor = visitors(pace=SLOW, calm=True, size=size)
        code = before_a_chain(visitor, server)
        visitor.page.evaluate(PRESS, code)
        card = visitor.find("#reckoning")
        expect(card).to_be_visible()
        expect(visitor.find(".lamp, .token")).to_have_count(0)
        assert card.locator("thead th").count() == 2
        assert card.locator("tbody tr").count() >= 4
        expect(visitor.find("#reckoned")).not_to_be_empty()
        assert faults(visitor, "#reckoning") == []
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        visitor.page.keyboard.press("r")
        expect(card.locator(".scroll")).to_be_focused()
        visitor.page.keyboard.press("r")
        expect(card).to_be_hidden()
        visitor.page.keyboard.press("r")
        card.locator("[data-close]").click()
        expect(card).to_be_hidden()


def test_what_happened_since_the_last_turn_is_walked_again(
    visitors: Visitors, server: Server
) -> None:
    visitor = visitors(pace=0, calm=False)
    code = before_a_chain(visitor, server)
    visitor.page.evaluate(PRESS, code)
    expect(visitor.find("#reckoning")).to_be_visible()
    lines = visitor.find("#lines li").count()
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("s")
    visitor.find(".sky .lamp").wait_for()
    expect(visitor.find("#lines .now").first).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("#walk")).to_be_hidden()
    assert visitor.find("#lines li").count() == lines


def test_the_log_follows_the_game_until_somebody_reads_further_up(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.play_now("feudum")
    long = """() => {
      const { scrollHeight, clientHeight } = document.getElementById("lines");
      return scrollHeight > 2 * clientHeight;
    }"""
    visitor.hurry(lambda one: bool(one.page.evaluate(long)))
    at_end = """() => {
      const { scrollHeight, scrollTop, clientHeight } = document.getElementById("lines");
      return scrollTop > 0 && scrollHeight - scrollTop - clientHeight < 2;
    }"""
    visitor.asked()
    visitor.until(at_end)
    visitor.resize((WIDE[0], WIDE[1] - 150))  # as a card does that appears beside it
    visitor.until(at_end)
    visitor.resize(WIDE)
    visitor.until(at_end)
    visitor.page.evaluate("document.getElementById('lines').scrollTop = 0")
    visitor.until(f"() => !({at_end})()")
    told = visitor.find("#lines li").count()
    visitor.hurry(lambda one: one.find("#lines li").count() > told)
    assert not visitor.page.evaluate(at_end)
