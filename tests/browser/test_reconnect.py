"""The house falls and comes back, tabs stand side by side: nothing is lost and nothing doubled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import Visitors, open_house
from tests.browser.planted import seat
from tests.browser.server import Server
from tests.browser.visitor import Visitor, in_turn, log_of

DOWN = (r"ERR_CONNECTION_REFUSED", r"ERR_CONNECTION_RESET", r"ERR_INCOMPLETE_CHUNKED_ENCODING",
        r"ERR_EMPTY_RESPONSE", r"ERR_CONTENT_LENGTH_MISMATCH")  # fmt: skip
SAME_PAGE = "window.sameDocument === true"

# Messages of the stream lie here once `window.held` is a list, until they are let go.
SLOW_STREAM = """
const { addEventListener } = EventSource.prototype;
EventSource.prototype.addEventListener = function (kind, listener) {
  addEventListener.call(this, kind, (event) => {
    if (window.held) window.held.push(() => listener(event));
    else listener(event);
  });
};
"""


@pytest.fixture(scope="module")
def server(browser: Browser) -> Iterator[Server]:
    """A house of its own, for it is killed."""
    with open_house() as house:
        yield house


@pytest.fixture
def alone(visitors: Visitors, server: Server) -> tuple[Visitor, Visitor]:
    """Two friends; the second has passed, so that the first chooses again and again."""
    host, friend = visitors(), visitors()
    for one in (host, friend):
        one.bear(*DOWN)
    seat(server, host, friend)
    second, first = in_turn(host, friend)
    second.find("#prompt .can").filter(has_text="Pass").click()
    first.asked()
    return first, second


def test_a_killed_house_comes_back_and_the_page_catches_up_by_itself(
    alone: tuple[Visitor, Visitor], server: Server
) -> None:
    first, second = alone
    for one in alone:
        one.page.evaluate("window.sameDocument = true")
    told = first.log()
    server.kill()
    menu = first.asked()
    first.find(f"#do-{menu[0]}").click()  # while nobody is there
    first.until("() => document.body.classList.contains('lost')")
    expect(first.find("#toast")).to_be_visible()
    assert first.stands()["kind"] == "sent"
    server.start()
    first.until("() => !document.body.classList.contains('lost')")
    first.settled()
    second.until("(lines) => document.querySelectorAll('#lines li').length > lines", len(told))
    first.until("(code) => !document.getElementById(`do-${code}`)", menu[0])
    assert first.log() == second.log()
    assert len(first.log()) == len(told) + 1
    for one in alone:
        assert one.page.evaluate(SAME_PAGE)
    first.choose()
    second.until("(lines) => document.querySelectorAll('#lines li').length > lines", len(told) + 1)
    assert len(second.log()) == len(told) + 2


def test_a_killed_house_loses_nothing_that_was_acknowledged(
    alone: tuple[Visitor, Visitor], server: Server
) -> None:
    first, second = alone
    made = [first.choose() for _ in range(3)]
    first.until("(code) => !document.getElementById(`do-${code}`)", made[-1])
    told = first.log()
    server.kill()
    server.start()
    first.page.reload()
    second.until("() => !document.body.classList.contains('lost')")
    assert first.log() == told
    assert first.asked()
    first.choose()
    second.until("(lines) => document.querySelectorAll('#lines li').length > lines", len(told))


def test_two_tabs_of_one_player_stay_in_step(visitor: Visitor) -> None:
    visitor.play_now()
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    for _ in range(3):
        visitor.asked()
        lines = len(visitor.log())
        visitor.choose()
        visitor.until("(n) => document.querySelectorAll('#lines li').length > n", lines)
        visitor.asked()
        other.wait_for_selector("#prompt.mine .can")
        mine = visitor.find("#prompt").inner_text()
        expect(other.locator("#prompt #ask")).to_have_text(visitor.find("#ask").inner_text())
        assert other.locator("#prompt").inner_text() == mine
        assert log_of(other) == visitor.log()


def test_a_stale_click_in_the_second_tab_is_answered_in_words(visitor: Visitor) -> None:
    visitor.bear(r"\b409\b")
    visitor.play_now()
    menu = visitor.asked()
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    other.wait_for_selector("#prompt.mine .can")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    other.route("**/act", hold)
    other.locator(f"#do-{menu[1]}").click()
    other.wait_for_selector("#stage.sent")
    visitor.choose(menu[0])
    visitor.page.wait_for_selector(f"#do-{menu[0]}", state="detached")
    held[0].continue_()
    expect(other.locator("#toast")).to_contain_text("The table has moved on")
    other.wait_for_selector("#stage:not(.sent)")


def test_what_is_answered_stays_closed_until_the_table_shows_the_answer(
    visitors: Visitors, server: Server
) -> None:
    host, friend = visitors(), visitors()
    for one in (host, friend):
        one.page.add_init_script(SLOW_STREAM)
    seat(server, host, friend)
    first, second = in_turn(host, friend)
    menu = first.asked()
    first.page.evaluate("window.held = []")
    second.say("well met")
    first.until("() => window.held.length > 0")  # on its way, and older than the answer
    with first.page.expect_response("**/act"):
        first.find(f"#do-{menu[0]}").click()
    first.until("() => window.held.length > 1")
    first.page.evaluate("window.held.shift()()")
    expect(first.find("#talk .say")).to_have_count(1)
    assert first.stands()["kind"] == "sent"
    first.page.evaluate("for (const show of window.held) show()")
    first.settled()
    first.until("(code) => !document.getElementById(`do-${code}`)", menu[0])
