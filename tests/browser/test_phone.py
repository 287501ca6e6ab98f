"""A phone: everything fits its width, fingers find what they choose, drawers open."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.planted import near_the_end
from tests.browser.server import Server
from tests.browser.visitor import PHONE, Visitor

FINGER: Final = 40
PAGES: Final = (
    "/",
    "/new",
    "/join",
    "/tables",
    "/watch",
    "/replays",
    "/rules",
    "/rules/pillars",
    "/settings",
    "/settings/tokens",
    "/keep",
    "/login",
    "/about",
)
# The size at rest: a button shrinks a little while it is pressed.
SIZES: Final = """nodes => nodes.filter(node => node.getClientRects().length).map(node =>
  [node.innerText || node.getAttribute("aria-label"), node.offsetWidth, node.offsetHeight]
)"""

# Whether a piece lies in the drawer that is open: a finger on its middle meets it.
IN_REACH: Final = """piece => {
  const box = piece.getBoundingClientRect();
  const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return met?.closest("[data-code]") === piece;
}"""


@pytest.fixture
def phone(visitors: Visitors) -> Visitor:
    """Somebody with a phone."""
    return visitors(size=PHONE)


def small(visitor: Visitor, selector: str) -> list[list[Any]]:
    """What is too small for a finger."""
    sizes: list[list[Any]] = visitor.find(selector).evaluate_all(SIZES)
    return [size for size in sizes if min(size[1:]) < FINGER - 0.5]


def test_no_page_is_wider_than_a_phone(phone: Visitor) -> None:
    phone.play_now()
    wide = {path: over for path in PAGES if (over := phone.goto(path).overflow()) > 0}
    assert not wide


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_long_words_fit_a_phone_too(visitors: Visitors, lang: str) -> None:
    phone = visitors(size=PHONE, lang=lang)
    phone.play_now()
    phone.asked()
    assert phone.overflow() <= 0
    wide = {path: over for path in PAGES if (over := phone.goto(path).overflow()) > 0}
    assert not wide


def test_turns_are_played_with_a_finger(phone: Visitor) -> None:
    phone.play_now()
    found: list[Any] = []
    phases = set()
    for turn in range(14):
        codes = phone.asked()
        phases.add(phone.phase())
        assert phone.overflow() <= 0
        found += small(phone, "#prompt .can, .turnkeys button, #tabs button, .tools > *")
        piece = phone.find(f".board svg .can[data-code='{codes[0]}']").first
        if turn % 3 == 2 and piece.count() and piece.evaluate(IN_REACH):
            piece.tap()
        else:
            phone.find(f"#do-{codes[0]}").tap()
        phone.settled()
    assert not found
    assert len(phases) > 1


def test_drawers_show_mats_others_and_the_log(phone: Visitor) -> None:
    phone.play_now()
    phone.asked()
    boxes = set()
    for tab in ("board", "mat", "others"):
        phone.find(f"#tabs [data-tab='{tab}']").tap()
        boxes.add(phone.find(".board > svg").get_attribute("viewBox"))
        expect(phone.find(f"#tabs [data-tab='{tab}']")).to_have_attribute("aria-current", "true")
        assert phone.overflow() <= 0
    assert len(boxes) == 3
    phone.find("#tabs [data-tab='log']").tap()
    expect(phone.find("#lines")).to_be_visible()
    expect(phone.find(".board")).to_be_hidden()
    phone.say("hello")
    expect(phone.find("#talk .say")).to_contain_text("hello")
    phone.find("#tabs [data-tab='board']").tap()
    phone.choose()
    phone.page.wait_for_selector("#unread:not([hidden])")


def test_the_players_are_listed_right_under_the_bar_and_cover_no_mat(phone: Visitor) -> None:
    phone.play_now()
    assert phone.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    phone.find("#tabs [data-tab='others']").click()
    boxes = [phone.find(one).bounding_box() for one in (".top .mark", ".people", ".board")]
    (_, mark), (people, under), (board, _) = [
        (box["y"], box["y"] + box["height"]) for box in boxes if box
    ]
    assert mark <= people + 1 < 60
    assert under <= board + 1


def test_clocks_marks_and_spectators_are_seen_on_a_phone(visitors: Visitors) -> None:
    phone, friend, guest = visitors(size=PHONE), visitors(), visitors()
    phone.open_table("bot-random", "open", clock="live")
    friend.goto(phone.path)
    friend.find("[data-do='sit']").click()
    friend.page.wait_for_selector(".board > svg")
    guest.goto(phone.path)
    phone.page.wait_for_selector(".board > svg")
    friend.goto("/")  # away from the table
    for seat in range(3):
        clock = phone.find(f"#seat-{seat} .clock b")
        expect(clock).to_be_in_viewport()
        expect(clock).to_have_text(re.compile(r"\d+:\d\d"))
        plate, strip = phone.find(f"#plate-{seat}").bounding_box(), clock.bounding_box()
        assert plate is not None
        assert strip is not None
        assert plate["x"] < strip["x"] < strip["x"] + strip["width"] < plate["x"] + plate["width"]
    phone.find("#tabs [data-tab='others']").tap()
    expect(phone.find("#seat-1 .state")).to_be_visible()
    expect(phone.find("#seat-2 [href='#i-night-sleep']")).to_be_in_viewport()
    expect(phone.find(".people .watch")).to_be_in_viewport()
    expect(phone.find("#seat-1 .clock b")).to_be_in_viewport()
    assert phone.overflow() <= 0


def test_the_log_of_a_phone_links_its_rules_without_pointing(phone: Visitor) -> None:
    phone.play_now()
    phone.asked()
    phone.find("#tabs [data-tab='log']").tap()
    rule = phone.find("#lines .rule-id").first
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_css("opacity", "1")


def test_a_friends_link_can_be_read_and_copied_on_a_phone(phone: Visitor) -> None:
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.open_table("friend")
    expect(phone.find("h1")).to_be_in_viewport(ratio=1)
    expect(phone.find("h1")).to_have_text("The Pillars of the Earth")
    box = phone.find(".waiting input").bounding_box()
    assert box is not None
    assert box["width"] >= 200
    phone.find("[data-copy]").tap()
    expect(phone.find("#toast")).to_be_visible()
    assert phone.page.evaluate("navigator.clipboard.readText()") == phone.friends_link()


def test_sheets_fit_a_phone(phone: Visitor) -> None:
    phone.play_now()
    phone.asked()
    for sheet in ("menu", "keys"):
        phone.page.evaluate("(id) => document.getElementById(id).showModal()", sheet)
        box = phone.find(f"#{sheet}").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert box["y"] + box["height"] <= PHONE[1]
        phone.find(f"#{sheet} form .primary").tap()
        expect(phone.find(f"#{sheet}")).to_be_hidden()


def test_turning_the_phone_keeps_the_table(phone: Visitor) -> None:
    phone.play_now()
    menu = phone.asked()
    for width in (844, 932):
        phone.page.set_viewport_size({"width": width, "height": 390})
        phone.page.wait_for_selector("#stage.tall .board > svg.tall")
        assert phone.asked() == menu
        assert phone.overflow() <= 0
        board, prompt = phone.find("#board").bounding_box(), phone.find("#prompt").bounding_box()
        assert board is not None
        assert prompt is not None
        assert board["width"] > 0.55 * width
        assert board["height"] > 0.7 * 390
        assert prompt["x"] >= board["x"] + board["width"] - 1
        assert prompt["x"] + prompt["width"] <= width
        expect(phone.find("#prompt .can").first).to_be_in_viewport(ratio=1)
    phone.find("#prompt .can").last.scroll_into_view_if_needed()
    expect(phone.find("#prompt .can").last).to_be_in_viewport(ratio=1)
    phone.meet_a_refusal().tap(force=True)
    expect(phone.find("#slip")).to_be_in_viewport(ratio=1)
    menu = phone.asked()
    phone.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    phone.page.wait_for_selector(".stage.tall")
    assert phone.asked() == menu


def test_a_lesson_stands_above_the_prompt_of_a_phone_on_its_side(phone: Visitor) -> None:
    phone.page.set_viewport_size({"width": PHONE[1], "height": PHONE[0]})
    phone.goto("/learn/feudum").find("main form button").first.click()
    phone.page.wait_for_url("**/table/*")
    phone.page.wait_for_selector(
        "#stage.tall.live:has(.board > svg.tall) > #lesson:not([style*=top])"
    )
    parts = ("#board", "#lesson", "#prompt", "#tabs")
    board, lesson, prompt, tabs = (phone.find(one).bounding_box() for one in parts)
    assert board is not None
    assert lesson is not None
    assert prompt is not None
    assert tabs is not None
    assert tabs["y"] + tabs["height"] <= PHONE[0] + 1
    assert board["y"] + board["height"] <= tabs["y"] + 1
    assert prompt["y"] + prompt["height"] <= tabs["y"] + 1
    assert lesson["x"] >= board["x"] + board["width"] - 1
    assert lesson["y"] + lesson["height"] <= prompt["y"] + 1
    expect(phone.find("#lesson [data-tell='1']").first).to_be_in_viewport(ratio=1)


def test_how_many_lines_are_new_covers_no_word(phone: Visitor) -> None:
    phone.play_now()
    phone.choose()
    phone.page.wait_for_selector("#unread:not([hidden])")
    for size in (PHONE, PHONE[::-1]):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        count = phone.find("#unread").bounding_box()
        word = phone.find("#tabs [data-tab='log'] span").bounding_box()
        assert count is not None
        assert word is not None
        tab = phone.find("#tabs [data-tab='log']")
        free = tab.evaluate("""(tab) => {
          tab.classList.add("talked");  // as when somebody has said something too
          const { left, position, width } = getComputedStyle(tab, "::after");
          const count = tab.querySelector("#unread").offsetLeft;
          return position === "static" || parseFloat(left) + parseFloat(width) <= count;
        }""")
        assert free
        below = count["y"] + count["height"] <= word["y"] + 4  # on the icon above the word
        assert below or count["x"] >= word["x"] + word["width"]


def test_the_end_and_the_replay_fit_a_phone(phone: Visitor, server: Server) -> None:
    near_the_end(phone, server, "pillars", 4)
    phone.asked()
    phone.finish()
    assert phone.overflow() <= 0
    title, close = phone.find("#end h2").bounding_box(), phone.find("#end .close").bounding_box()
    assert title is not None
    assert close is not None
    assert title["x"] + title["width"] <= close["x"]
    for part in ("#end .scores", "#end .chart", "#end .seed"):
        box = phone.find(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
    phone.find("#end .steps a").first.scroll_into_view_if_needed()
    phone.find("#end .steps a").first.tap()
    phone.page.wait_for_url("**/replay/*")
    phone.find("[data-go='forward']").tap()
    phone.until("() => !location.search.includes('ply=0')")
    assert phone.overflow() <= 0
    assert not small(phone, "#player .keys button")
