"""Nothing moves by magic: cards and goods fly to where they go, and numbers that change beat."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor

# Notes every animation that a script begins: the element's id, its text, its way.
WATCH: Final = """() => {
  window.begun = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const place = this.closest("g[id]")?.id ?? "";
    window.begun.push([place, this.textContent, frames.translate?.[0] ?? ""]);
    return animate.call(this, frames, timing);
  };
}"""

# One wood goes from the supply to a player, as a frame of the server would have it.
ONE_WOOD: Final = """async () => {
  const script = [...document.scripts].find((one) => one.src.endsWith("/table.js"));
  const { remember, travel } = await import(script.src.replace(/table\\.js$/, "table-travel.js"));
  const svg = document.querySelector(".board > svg");
  const before = remember(svg);
  const more = (id, number) => {
    const text = document.querySelector(`#${id} text`);
    text.textContent = Number(text.textContent) + number;
  };
  if (!before) return false;
  more("supply-wood", -1);
  more("good-0-wood", 1);
  travel(svg, before);
  return true;
}"""


def begun(visitor: Visitor) -> list[list[Any]]:
    """The animations since the visitor began to watch."""
    found: list[list[Any]] = visitor.page.evaluate("window.begun")
    return found


def hire(visitor: Visitor) -> tuple[str, str]:
    """Hire a craftsman: the id of the card, and the gold that is left."""
    visitor.play_now()
    visitor.asked()
    visitor.page.evaluate(WATCH)
    craftsman = visitor.find(".board .can[id^='card-'][aria-label*='gold']").last
    card = craftsman.get_attribute("id") or ""
    craftsman.click()
    visitor.until("(card) => document.getElementById(card).closest('.own-mat')", card)
    seat = visitor.page.evaluate("document.querySelector('.own-mat').id").removeprefix("mat-")
    return card, visitor.find(f"#purse-{seat} text").text_content() or ""


def test_a_hired_craftsman_flies_to_his_master_and_the_gold_beats(visitors: Visitors) -> None:
    visitor = visitors(calm=False)
    card, gold = hire(visitor)
    flown = {piece: way for piece, _, way in begun(visitor) if way}
    assert abs(float(flown[card].split("px")[1])) > 100
    assert any(piece.startswith("purse-") and text == gold for piece, text, _ in begun(visitor))


def test_who_wants_little_motion_sees_none(visitor: Visitor) -> None:
    hire(visitor)
    assert begun(visitor) == []
    assert not visitor.page.evaluate(ONE_WOOD)


def test_a_cube_flies_from_where_there_is_one_less(visitors: Visitors) -> None:
    visitor = visitors(calm=False).play_now()
    visitor.asked()
    visitor.page.evaluate(WATCH)
    assert visitor.page.evaluate(ONE_WOOD)
    ways = [way for piece, _, way in begun(visitor) if way and not piece]
    assert len(ways) == 1
    assert {piece for piece, _, way in begun(visitor) if not way} == {"supply-wood", "good-0-wood"}
    expect(visitor.find(".flying")).to_have_count(0)
