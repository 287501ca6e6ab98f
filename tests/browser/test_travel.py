"""Nothing moves by magic: cards and goods fly to where they go, and numbers that change beat."""

from __future__ import annotations

import re
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

# Two wood go from the supply to a player, as the server tells of it.
TWO_WOOD: Final = """async () => {
  const script = [...document.scripts].find((one) => one.src.endsWith("/table.js"));
  const { Sky } = await import(script.src.replace(/table\\.js$/, "table-travel.js"));
  const sky = new Sky(document.getElementById("stage"), { wood: ["wood-beam", "ink", "wood"] });
  const way = { from: "supply-wood", to: "good-0-wood" };
  sky.fly([{ kind: "gains-cubes", seat: 0, what: "wood", count: 2, ...way }]);
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
    visitor.page.evaluate(TWO_WOOD)
    assert begun(visitor) == []


def test_cubes_fly_from_where_an_event_says_to_where_it_says(visitors: Visitors) -> None:
    visitor = visitors(calm=False).play_now()
    visitor.asked()
    visitor.page.evaluate(WATCH)
    visitor.page.evaluate(TWO_WOOD)
    [[_, many, way]] = [one for one in begun(visitor) if one[2]]
    assert many == "2"
    assert len(re.findall(r"-?[1-9][\d.]*px", way)) == 2
    expect(visitor.find(".token")).to_have_count(0)
    visitor.until("() => window.begun.length >= 3")
    assert {piece for piece, _, way in begun(visitor) if not way} == {"supply-wood", "good-0-wood"}
