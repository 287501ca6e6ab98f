"""A prompt of many choices hides nothing of the board: what lies below makes room for it."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.visitor import Visitor

# Two rows of choices at least, in every language and game.
MANY: Final = """() => {
  const offers = document.querySelector("#prompt .offers");
  const one = offers.querySelector(".can");
  while (offers.children.length < 28) {
    const more = one.cloneNode(true);
    more.removeAttribute("id");
    more.textContent = "Another choice";
    offers.append(more);
  }
  dispatchEvent(new Event("resize"));
}"""
FEW: Final = """() => {
  const offers = document.querySelector("#prompt .offers");
  offers.replaceChildren(offers.firstElementChild);
  dispatchEvent(new Event("resize"));
}"""
# What is drawn under the prompt, and by how many pixels; halos and frames may touch it.
HIDDEN: Final = """() => {
  const prompt = document.getElementById("prompt").getBoundingClientRect();
  const under = [...document.querySelectorAll(".board svg :is(rect, circle, text, use)")]
    .filter((shape) => !shape.closest("defs, g[id^='mat-'], .halo, .focus, .away, #unseen"))
    .map((shape) => shape.getBoundingClientRect())
    .filter((box) => box.width && box.left < prompt.right - 20 && box.right > prompt.left + 20)
    .map((box) => prompt.bottom - box.top);
  return Math.max(...under);
}"""
# The mats that lie under the prompt, once they stand still.
COVERED: Final = """async () => {
  const moves = document.querySelector(".below").getAnimations();
  await Promise.all(moves.map((one) => one.finished));
  const prompt = document.getElementById("prompt").getBoundingClientRect();
  return [...document.querySelectorAll(".board g[id^='mat-'] > rect:first-of-type")]
    .map((mat) => mat.getBoundingClientRect())
    .filter((mat) => mat.left < prompt.right - 2 && mat.right > prompt.left + 2)
    .filter((mat) => mat.top < prompt.bottom - 2).length;
}"""
SCALE: Final = "Number(getComputedStyle(document.querySelector('.below')).scale)"
TOP: Final = "document.querySelector('.board > svg').getBoundingClientRect().top"


@pytest.mark.parametrize("game", ["pillars", "world", "pilgrim", "feudum"])
def test_the_board_makes_room_for_many_choices_and_does_not_jump_back(
    visitor: Visitor, game: str
) -> None:
    visitor.play_now(game)
    visitor.asked(20)
    assert visitor.page.evaluate(HIDDEN) <= 2
    before = visitor.page.evaluate(TOP)
    visitor.page.evaluate(MANY)
    assert visitor.page.evaluate(HIDDEN) <= 2
    assert visitor.page.evaluate(COVERED) == 0
    many = visitor.page.evaluate(TOP)
    assert many > before + 10
    visitor.page.evaluate(FEW)
    assert before <= visitor.page.evaluate(TOP) <= many
    assert visitor.page.evaluate(SCALE) < 1
    box = visitor.find("#log").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 800
