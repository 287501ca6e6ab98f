"""Everything on a table answers a pointer, the focus and a finger, and is never covered by it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tabard.games import game as rules_of
from tabard.rules import RULE_OR_SECTION
from tabard.server.setup import DEVICE, PERSON, SeatPlan, Setup
from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import plant
from tests.browser.server import Server
from tests.browser.visitor import PHONE, Visitor

RULE: Final = re.compile(RULE_OR_SECTION)
PLACES: Final = 16  # tried at each table by the pointer
HELD: Final = 10  # and by a finger, which takes its time

# Places to point at: of every thing with an id that answers, a spot where it lies on top.
SPOTS: Final = """([tips, most]) => {
  const told = /\\([A-Z]{3}-[\\d.IVX]+\\)/;
  const own = (thing) => tips[thing.dataset.tip ?? thing.id];
  const speaks = (thing) => own(thing) || told.test(thing.getAttribute("aria-label") ?? "");
  const found = [];
  const kinds = new Map();
  for (const thing of document.querySelectorAll(".board svg [id], [data-tip]")) {
    if (!speaks(thing)) continue;
    const kind = thing.id.replace(/[-_]?\\d+/g, "").split("-")[0] || thing.dataset.tip;
    if ((kinds.get(kind) ?? 0) > 1) continue;
    const box = thing.getBoundingClientRect();
    for (let i = 1; i < 64; i += 1) {
      const x = box.left + box.width * ((i * 7) % 16) / 16;
      const y = box.top + box.height * ((i * 5) % 16) / 16;
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      let top = document.elementFromPoint(x, y);
      while (top && top !== thing && !(top.id && speaks(top))) top = top.parentElement;
      if (top !== thing) continue;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      found.push({ id: thing.id || thing.dataset.tip, x, y });
      break;
    }
  }
  const step = Math.max(1, found.length / most);
  const chosen = Array.from({ length: most }, (_, i) => found[Math.floor(i * step)]);
  return chosen.filter(Boolean);
}"""


def midgame(server: Server, visitor: Visitor, game: str) -> None:
    """Sit at a table that stands in the middle of a game, both seats on one device."""
    user, name = visitor.identity
    seats = (SeatPlan(PERSON), SeatPlan(DEVICE))
    setup = Setup(game, 2, {}, seats, user, rules_version=rules_of(game).rules_version)
    late = {"pillars": 3, "world": 3, "feudum": 3, "pilgrim": 6}[game]

    def wanted(state: Any) -> bool:
        return bool(state.view(None)["round"] >= late and state.to_move >= 0)

    visitor.goto(f"/table/{plant(server, setup, [(user, name)] * 2, wanted)}")
    curtain = visitor.find("#curtain button")
    mine = "#stage:not(.sent) > #prompt.mine .can"
    visitor.page.wait_for_selector(f"#curtain:not([hidden]) button, {mine}")
    if curtain.is_visible():
        curtain.click()
        expect(curtain).to_be_hidden()
    visitor.asked()


def spots(visitor: Visitor, most: int) -> list[dict[str, Any]]:
    """Places of the table to try."""
    answer = visitor.context.request.get(f"{visitor.home}/table/{visitor.table_id}/tips?seat=0")
    tips: dict[str, str] = answer.json()
    found: list[dict[str, Any]] = visitor.page.evaluate(SPOTS, [tips, most])
    return found


# A slip goes with its moment: it is read at once, or not at all.
READ: Final = """(slip) => {
  const [name, rule] = ["b", ".rule-id"].map((part) => slip.querySelector(part)?.innerText ?? "");
  const { left, right, top, bottom } = slip.getBoundingClientRect();
  return { name, rule, said: slip.innerText.slice(name.length).trim(), left, right, top, bottom };
}"""


def is_told(visitor: Visitor, spot: dict[str, Any]) -> None:
    """The slip has a name, a sentence and a rule, and lies beside what was pointed at."""
    visitor.until("() => document.querySelector('#slip.tip:not([hidden])')")
    slip = visitor.find("#slip.tip:not([hidden])").evaluate(READ)
    assert slip["name"], spot
    assert RULE.fullmatch(slip["rule"]), spot
    assert len(slip["said"].split()) > 2, spot
    assert not slip["name"][0].islower(), slip
    assert not slip["said"][0].islower(), slip
    across = slip["left"] <= spot["x"] <= slip["right"]
    along = slip["top"] <= spot["y"] <= slip["bottom"]
    assert not (across and along), f"covers {spot}"
    size = visitor.page.viewport_size
    assert size is not None
    assert slip["right"] <= size["width"], spot
    assert slip["bottom"] <= size["height"], spot
    assert min(slip["left"], slip["top"]) >= 0, spot


@pytest.mark.parametrize("game", ["pillars", seldom("world"), "feudum", seldom("pilgrim")])
def test_a_pointer_is_told_everywhere(visitors: Visitors, server: Server, game: str) -> None:
    visitor = visitors()
    midgame(server, visitor, game)
    tried = spots(visitor, PLACES)
    assert len(tried) == PLACES
    for spot in tried:
        visitor.page.mouse.move(2, 798)
        visitor.page.keyboard.press("Escape")  # the slip would linger
        visitor.until("() => document.getElementById('slip').hidden")
        visitor.page.mouse.move(spot["x"], spot["y"])
        is_told(visitor, spot)


@pytest.mark.parametrize("game", [seldom("pillars"), "world", seldom("feudum"), "pilgrim"])
def test_a_finger_that_is_held_is_told_everywhere(
    visitors: Visitors, server: Server, game: str
) -> None:
    phone = visitors(size=PHONE)
    midgame(server, phone, game)
    fingers = phone.context.new_cdp_session(phone.page)
    codes = phone.asked()
    tried = spots(phone, HELD)
    assert len(tried) == HELD
    for spot in tried:
        at = {"x": spot["x"], "y": spot["y"]}
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        expect(phone.find("#slip.tip")).to_be_visible()
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        is_told(phone, spot)
        phone.page.keyboard.press("Escape")
        expect(phone.find("#slip")).to_be_hidden()
    assert phone.asked() == codes, "a held finger chooses nothing"


@pytest.mark.parametrize("game", [seldom("pillars"), "world", "feudum", seldom("pilgrim")])
def test_keys_go_from_thing_to_thing_and_each_is_told(
    visitors: Visitors, server: Server, game: str
) -> None:
    visitor = visitors()
    midgame(server, visitor, game)
    keys = visitor.page.keyboard
    seen: list[str] = []
    for key in ["Down"] * 6 + ["Right"] * 9 + ["Down"] * 4 + ["Left"] * 9:
        keys.press(f"Shift+Arrow{key}")
        expect(visitor.find("#slip.tip")).to_be_visible()
        place: dict[str, Any] | None = visitor.page.evaluate(
            "() => { const on = document.activeElement;"
            " const { left, top, width, height } = on.getBoundingClientRect();"
            " return { id: on.dataset.tip ?? on.id, x: left + width / 2, y: top + height / 2 }; }"
        )
        assert place is not None
        if place["id"] not in seen:
            seen.append(place["id"])
            expect(visitor.find("#slip.tip .rule-id")).to_be_visible()
    assert len(seen) >= 12, seen
    keys.press("Escape")
    expect(visitor.find("#slip")).to_be_hidden()
