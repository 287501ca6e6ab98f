"""Hints at the table: by mouse, by key, on a phone; they mark the board and go with the moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import question
from tests.browser.server import Server
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, WIDE, Visitor

PATIENCE = 120


def hinted(visitor: Visitor) -> list[int]:
    """Ask for a hint; the choices it names."""
    visitor.asked(PATIENCE)
    visitor.until("() => !document.querySelector('#walk:not([hidden])')", seconds=PATIENCE)
    visitor.hint()
    return answered(visitor)


def answered(visitor: Visitor) -> list[int]:
    """The choices of the hint, once it is there."""
    visitor.page.wait_for_selector("#hint li", timeout=1000 * PATIENCE)
    found: list[int] = visitor.page.evaluate(
        "[...document.querySelectorAll('#hint [data-code]')]"
        ".flatMap((one) => one.dataset.code.split(' ').map(Number))"
    )
    return found


@pytest.mark.parametrize("game", ["pillars", seldom("world"), "feudum", seldom("pilgrim")])
def test_a_hint_marks_its_choices_and_is_taken_by_a_click(visitor: Visitor, game: str) -> None:
    visitor.play_now(game)
    codes = hinted(visitor)
    assert set(codes) <= set(visitor.stands()["codes"])
    ranks = visitor.page.evaluate(
        "(code) => document.getElementById(`do-${code}`).dataset.rank", codes[0]
    )
    whole = visitor.find("#lay").count() > 0  # of a set, all pieces are marked alike
    mark, marked = ("✓", codes) if whole else ("1", codes[:1])
    assert ranks == mark
    pieces = sum(visitor.find(f".board .can[data-code='{code}']").count() for code in marked)
    assert visitor.find(f".board .hint-mark:has-text('{mark}')").count() == pieces
    expect(visitor.find("#hint .odds").first).to_contain_text("chance to win")
    visitor.find("#hint [data-code]").first.click()
    visitor.settled(PATIENCE)
    expect(visitor.find("#hint")).to_be_hidden()
    assert visitor.find(".hint-mark").count() == 0


def test_a_hint_is_asked_for_and_taken_by_keys(visitors: Visitors) -> None:
    visitor = visitors(auto=False)
    visitor.play_now()
    visitor.asked(PATIENCE)
    keys = visitor.page.keyboard
    keys.press("h")
    codes = answered(visitor)
    expect(visitor.find("#hint [data-code]").first).to_be_focused()
    if len(codes) > 1:
        keys.press("ArrowDown")
        expect(visitor.find("#hint [data-code]").nth(1)).to_be_focused()
    keys.press("Escape")
    expect(visitor.find("#hint")).to_be_hidden()
    assert visitor.page.evaluate("document.activeElement.closest('#prompt') !== null")
    keys.press("H")
    answered(visitor)
    keys.press("Enter")
    visitor.page.wait_for_selector("#confirm:not(:disabled), #prompt.wait")
    expect(visitor.find("#hint")).to_be_hidden()


def test_a_hint_goes_when_the_table_moves_on(visitors: Visitors) -> None:
    visitor = visitors(auto=False)
    visitor.play_now()
    hinted(visitor)
    visitor.choose()
    expect(visitor.find("#hint")).to_be_hidden()
    assert visitor.find("[data-rank], .hinted, .hint-mark").count() == 0


def test_a_table_without_hints_has_no_key_for_them(visitor: Visitor) -> None:
    visitor.open_table("bot-random", hints="none")
    visitor.asked(PATIENCE)
    expect(visitor.find("#prompt [data-hint]")).to_have_count(0)
    visitor.page.keyboard.press("h")
    expect(visitor.find("#hint")).to_be_hidden()


def test_a_refusal_is_told(visitor: Visitor) -> None:
    visitor.bear(r"answer: 409 .*/act", r"console: .*409.*/act")
    visitor.play_now()
    visitor.asked(PATIENCE)
    visitor.page.route(
        "**/act",
        lambda route: route.fulfill(
            status=409, json={"error": "stale", "message": "The table has moved on; look again."}
        ),
    )
    visitor.hint()
    expect(visitor.find("#toast")).to_have_text("The table has moved on; look again.")
    expect(visitor.find("#hint")).to_be_hidden()


@pytest.mark.parametrize(
    ("size", "theme"), [seldom(WIDE, "light", name="wide-light"), (PHONE, "dark")]
)
def test_the_hint_is_accessible_and_fits(
    visitors: Visitors, size: tuple[int, int], theme: str
) -> None:
    visitor = visitors(theme=theme, size=size)
    visitor.play_now("world")
    hinted(visitor)
    assert faults(visitor) == []
    assert visitor.overflow() <= 0
    expect(visitor.find("#hint .why").first).to_be_visible()
    assert visitor.find("#hint .why").first.inner_text().strip()
    box = visitor.find("#hint").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0] + 1
    assert box["y"] + box["height"] <= size[1] + 1
    assert all(
        visitor.find("#hint [data-code]").nth(i).is_visible()
        for i in range(visitor.find("#hint [data-code]").count())
    )


def test_a_free_seat_is_given_to_a_bot_in_the_waiting_room(visitor: Visitor) -> None:
    visitor.open_table("friend")
    visitor.find(".fill select").select_option("level1")
    assert faults(visitor) == []
    visitor.find("[data-do='fill']").click()
    visitor.page.wait_for_selector(".board > svg")
    expect(visitor.find("#seat-1")).to_have_attribute("data-called", "Aldith, bot, novice")


# Counts of the board that a mark of the hint lies over; the heart of a line is half as high.
COVERED = """() => [...document.querySelectorAll(".hint-mark circle")].flatMap((seal) => {
  const one = seal.getBoundingClientRect();
  return [...document.querySelectorAll("#board svg text")].filter((line) => {
    const { left, right, top, bottom, height } = line.getBoundingClientRect();
    return !line.closest(".hint-mark") && /\\d/.test(line.textContent) && one.right > left
      && one.left < right && one.bottom > top + height / 4 && one.top < bottom - height / 4;
  }).map((line) => `${line.closest("[id]")?.id}: ${line.textContent}`);
})"""
CROWDED = {
    "pillars": ("place_builder", 9),
    "world": ("play_card", 8),
    "feudum": ("after_card", 3),
    "pilgrim": ("choose_action", 6),
}


@pytest.mark.parametrize("game", [seldom("pillars"), "world", seldom("feudum"), seldom("pilgrim")])
def test_the_marks_of_a_hint_cover_no_count(visitors: Visitors, server: Server, game: str) -> None:
    wide = visitors(auto=False)
    table = question(server, wide.identity, game, *CROWDED[game], hints=True)
    wide.goto(f"/table/{table}")
    codes = wide.asked()

    def advise(route: Route) -> None:
        told = {"ok": True, "codes": codes, "set": False, "html": "<ol><li>All of them.</li></ol>"}
        route.fulfill(json=told)

    wide.page.route("**/act", advise)
    for size in (WIDE, PHONE):
        wide.resize(size)
        wide.goto(f"/table/{table}")
        wide.asked()
        wide.hint()
        wide.page.wait_for_selector("#hint li")
        assert wide.find(".hint-mark").count() > 1
        assert wide.page.evaluate(COVERED) == [], size
