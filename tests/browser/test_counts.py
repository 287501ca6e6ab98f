"""On a phone's board no words and no piece lie over a count."""

from __future__ import annotations

from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tabard.draw import fonts, page
from tabard.server.web.sight import Sight
from tests.browser.company import WHOLE
from tests.browser.conftest import seldom
from tests.games.pictures import NAMES, Moment, moments

PICTURES: Final = 24 if WHOLE else 12
EVERY: Final = 552 // PICTURES  # moments from one picture to the next

# Counts that words or later shapes lie over. The heart of a line of type is half as high as its
# box; what is faint, lights a choice, covers a place by the rules or is cut off hides nothing.
HIDDEN: Final = """() => {
  const svg = document.querySelector("svg.tabard");
  const place = (piece) => piece.closest("[id]")?.id;
  const heart = (line) => {
    const { left, right, top, bottom, height } = line.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return { left, right, top: middle - height / 4, bottom: middle + height / 4 };
  };
  const shared = (one, two) => {
    const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    return wide > 1.2 && high > 1.2 ? wide * high : 0;
  };
  const aside = ".preview, .no, .tick, .halo, .focus, .hit, .ring, .shade, .cover, defs";
  const seen = (piece) => {
    for (let at = piece; at !== svg; at = at.parentElement) {
      const look = getComputedStyle(at);
      if (look.display === "none" || look.visibility === "hidden") return false;
      if (look.opacity < 0.5) return false;
    }
    return piece.ownerSVGElement === svg && !piece.closest(aside);
  };
  const words = [...svg.querySelectorAll("text")]
    .filter((line) => line.textContent.trim() && seen(line));
  const counts = words.filter((line) => /^[\\d×+−½/-]+$/.test(line.textContent.trim()));
  const filled = ({ fill, fillOpacity }) => !/none|url/.test(fill) && Number(fillOpacity) > 0;
  const shapes = [...svg.querySelectorAll("rect, circle, path, use, ellipse")].filter((shape) =>
    seen(shape) && filled(getComputedStyle(shape)));
  const found = [];
  for (const count of counts) {
    const box = heart(count);
    const size = (box.right - box.left) * (box.bottom - box.top);
    for (const other of words) {
      if (other === count || !shared(box, heart(other))) continue;
      found.push([count, other.textContent]);
    }
    for (const shape of shapes) {
      const later = count.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (later && shared(box, shape.getBoundingClientRect()) > size / 8) {
        found.push([count, place(shape)]);
      }
    }
  }
  return found.map(([count, over]) => `${over} over ${count.textContent} of ${place(count)}`);
}"""

PUT: Final = """(svg) => {
  document.querySelector("main").innerHTML = svg;
  return document.fonts.ready.then(() => null);
}"""


@pytest.fixture
def paper(browser: Browser, tmp_path: Path) -> Page:
    """A page as wide as a phone, with the style of the boards."""
    folder = Path(fonts.__file__).parent / "fonts"
    style = f"<style>{page.stylesheet(folder.as_uri())}</style>"
    file = tmp_path / "paper.html"
    file.write_text(f"{style}{page.sprite()}<main></main>", "utf-8")
    found = browser.new_page(viewport={"width": 390, "height": 844})
    found.goto(file.as_uri())
    return found


def drawn(moment: Moment, lang: str) -> str:
    """A moment on a phone."""
    name, seat = moment["game"], moment["seat"]
    picture: str = import_module(f"tabard.games.{name}.board").BOARD.draw(
        moment["view"],
        choices=moment.get("choices", ()),
        refusals=moment.get("refusals", ()),
        seat=seat,
        layout="tall",
        names=NAMES[: len(moment["view"]["seats"])],
        words=Sight(name, seat, lang).phrases,
    )
    return picture


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        *(("pillars", "de"), ("world", "en"), ("feudum", "de"), ("pilgrim", "en")),
        *(seldom("pillars", "en"), seldom("world", "de")),
        *(seldom("feudum", "en"), seldom("pilgrim", "de")),
    ],
)
def test_nothing_lies_over_a_count_on_a_phone(paper: Page, game: str, lang: str) -> None:
    faults: set[str] = set()
    shown = islice(moments(game, 4, 1), EVERY, EVERY * PICTURES, EVERY)
    for moment in (one for one in shown if one["seat"] is not None):
        paper.evaluate(PUT, drawn(moment, lang))
        faults |= set(paper.evaluate(HIDDEN))
    paper.close()
    assert faults == set()
