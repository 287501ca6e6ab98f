"""The page stays still: whatever is asked, the board keeps its size and its place."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import question
from tests.browser.server import Server
from tests.browser.visitor import TAKE, Visitor

# Questions of many choices: the step that asks, and how many choices it has at least.
CROWDED: Final = {
    "pillars": (("market", 14), ("building", 10), ("choosing_cards", 8)),
    "world": (("play_card", 16), ("goods_loss", 7), ("build_house", 8)),
    "feudum": (("after_card", 3), ("guild", 5), ("merchant_trade", 3), ("cards", 8)),
    "pilgrim": (
        ("allocation", 10),
        ("alms_payment", 3),
        ("sow_origin", 3),
        ("road_edges", 5),
        ("choose_action", 7),
    ),
}
# German and Dutch need more room, and Pilgrim's prompt has the least.
SPOKEN: Final = (
    *(seldom("pillars", "en"), seldom("world", "en"), ("feudum", "nl"), ("pilgrim", "de")),
    *(seldom("feudum", "en"), seldom("pilgrim", "en"), seldom("pilgrim", "nl")),
)
WINDOWS: Final = ((1440, 900), (1024, 768), (1920, 1080))
MOST_ASKED: Final = 4

# More choices than there is room for, in every language and game.
MANY: Final = """() => {
  const offers = document.querySelector("#prompt .offers");
  const one = document.querySelector("#prompt .can");
  while (offers.children.length < 40) {
    const more = one.cloneNode(true);
    more.removeAttribute("id");
    more.textContent = "Another choice";
    offers.append(more);
  }
  dispatchEvent(new Event("resize"));
}"""
# A question as long as any language makes it, beside all the keys that a turn can have.
LONG: Final = """() => {
  const words = "A question that goes on and on, whoever is asked: ";
  document.getElementById("ask").prepend(words.repeat(2));
  const keys = document.querySelector("#prompt .turnkeys");
  for (const label of ["Take all of it back", "Keep it as it is so far"]) {
    const key = document.createElement("button");
    key.className = "pill";
    key.textContent = label;
    keys.append(key);
  }
  dispatchEvent(new Event("resize"));
}"""
# Where things stand, rounded to half a pixel.
BOXES: Final = """() => [".board > svg", "#log", "#prompt"].map((name) => {
  const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
  return [x, y, width, height].map((size) => Math.round(2 * size) / 2);
})"""
# What one may point at on the board and what the prompt lies over.
COVERED: Final = """() => {
  const prompt = document.getElementById("prompt").getBoundingClientRect();
  const marks = ":is([data-code], [data-refused], [tabindex])";
  return [...document.querySelectorAll(`.board svg ${marks}`)]
    .map((piece) => [piece, piece.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.left < prompt.right && box.right > prompt.left)
    .map(([piece, box]) => [piece, (box.top + box.bottom) / 2])
    .filter(([, middle]) => middle > prompt.top && middle < prompt.bottom)
    .map(([piece]) => piece.id);
}"""
# The choices that no scrolling within the prompt brings before the pointer.
LOST: Final = """() => {
  const folded = [...document.querySelectorAll("#prompt .more:not([open])")];
  for (const one of folded) one.open = true;
  const lost = [...document.querySelectorAll("#prompt .can")].filter((button) => {
    button.scrollIntoView({ block: "nearest" });
    const box = button.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return met?.closest(".can") !== button;
  }).map((button) => button.innerText);
  for (const one of folded) one.open = false;
  return lost;
}"""
# Keys of the prompt that touch each other, or the question.
CROWDING: Final = """() => {
  const keys = [...document.querySelectorAll("#prompt :is(.leaves, .turnkeys) > *, #ask")]
    .map((key) => [key, key.getBoundingClientRect()]).filter(([, box]) => box.width);
  const apart = (one, two) => one.right < two.left || one.bottom + 0.5 < two.top;
  return keys.flatMap(([key, box], i) => keys.slice(i + 1)
    .filter(([, other]) => !apart(box, other) && !apart(other, box))
    .map(([other]) => `${key.innerText} | ${other.innerText}`));
}"""


def boxes(visitor: Visitor) -> Any:
    """Where board, log and prompt stand."""
    return visitor.page.evaluate(BOXES)


def is_usable(visitor: Visitor) -> None:
    """Every choice can be reached, no key lies on another, and the prompt hides nothing."""
    assert visitor.page.evaluate(CROWDING) == []
    assert visitor.page.evaluate(COVERED) == []
    assert visitor.page.evaluate(LOST) == []


@pytest.mark.parametrize(("game", "lang"), SPOKEN)
def test_the_board_keeps_its_size_whatever_is_asked(
    visitors: Visitors, server: Server, game: str, lang: str
) -> None:
    visitor = visitors(auto=False, lang=lang)
    owner = visitor.identity
    stood: list[Any] = []
    for step, least in CROWDED[game]:
        visitor.goto(f"/table/{question(server, owner, game, step, least, hints=True)}")
        visitor.asked()
        for _ in range(MOST_ASKED):
            stood.append(boxes(visitor))
            is_usable(visitor)
            codes = visitor.stands()["codes"]
            if not codes:
                break
            visitor.page.evaluate(TAKE, codes[0])
            visitor.settled()
    assert len(stood) > len(CROWDED[game])
    assert all(one == stood[0] for one in stood), stood


@pytest.mark.parametrize("game", ["pillars", seldom("world"), seldom("feudum"), seldom("pilgrim")])
def test_no_number_of_choices_moves_the_board_in_any_window(
    visitors: Visitors, server: Server, game: str
) -> None:
    visitor = visitors(auto=False)
    step, least = CROWDED[game][-1]
    visitor.goto(f"/table/{question(server, visitor.identity, game, step, least)}")
    visitor.asked()
    for width, height in ((1280, 800), *WINDOWS):
        visitor.resize((width, height))
        visitor.page.reload()
        visitor.asked()
        before = boxes(visitor)
        visitor.page.evaluate(MANY)
        assert boxes(visitor) == before
        is_usable(visitor)
        for x, y, wide, high in before:
            assert x >= -2
            assert y >= 0
            assert x + wide <= width + 2
            assert y + high <= height + 0.5


@pytest.mark.parametrize("game", [seldom("pillars"), "world", seldom("feudum"), "pilgrim"])
def test_a_long_question_leaves_room_for_its_choices(
    visitors: Visitors, server: Server, game: str
) -> None:
    visitor = visitors(auto=False)
    step, least = CROWDED[game][0]
    visitor.goto(f"/table/{question(server, visitor.identity, game, step, least, hints=True)}")
    visitor.asked()
    before = boxes(visitor)
    visitor.page.evaluate(LONG)
    is_usable(visitor)
    assert boxes(visitor) == before
    prompt, ask = visitor.find("#prompt").bounding_box(), visitor.find("#ask").bounding_box()
    assert prompt is not None
    assert ask is not None
    assert ask["y"] + ask["height"] <= prompt["y"] + prompt["height"]
