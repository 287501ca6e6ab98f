"""The prompt of a phone: the question over its width, keys and what passes always in sight."""

from __future__ import annotations

import time
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import question
from tests.browser.server import Server
from tests.browser.visitor import PATIENCE, PHONE, Visitor

# A question of many choices whose first choice leads to another one, so that there is an undo.
CROWDED: Final = {
    "pillars": ("building", 10),
    "world": ("play_card", 16),
    "feudum": ("guild", 5),
    "pilgrim": ("allocation", 10),
}
SIZES: Final = (PHONE, (360, 740), (844, 390))

# How much of the prompt's width the question has, and what of its keys is out of sight.
LOOKS: Final = """() => {
  document.querySelector("#prompt .offers").scrollTop = 0;
  const prompt = document.getElementById("prompt").getBoundingClientRect();
  const ask = document.getElementById("ask").getBoundingClientRect();
  const sight = (key) => {
    const box = key.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.bottom <= innerHeight && box.right <= innerWidth && key.contains(met);
  };
  const all = [...document.querySelectorAll("#prompt :is(.leaves, .turnkeys) > :not(:disabled)")];
  const first = document.querySelector("#prompt .offers > *");
  const keys = all.filter((key) => key.closest(".turnkeys"));
  return {
    width: ask.width / prompt.width,
    below: keys.every((key) => key.getBoundingClientRect().top >= ask.bottom - 1),
    hidden: [...all, first].filter((key) => key && !sight(key)).map((key) => key.innerText),
    keys: keys.length,
    leaves: all.length - keys.length,
  };
}"""
# The choices that no scrolling of their list brings before a finger.
LOST: Final = """() => [...document.querySelectorAll("#prompt .offers .can")].filter((button) => {
  button.scrollIntoView({ block: "nearest" });
  const box = button.getBoundingClientRect();
  const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return met?.closest(".can") !== button;
}).map((button) => button.innerText)"""


def seated(visitors: Visitors, server: Server, game: str) -> Visitor:
    """Somebody with a phone who is asked a question of many choices."""
    phone = visitors(size=PHONE, auto=False)
    phone.goto(f"/table/{question(server, phone.identity, game, *CROWDED[game])}")
    phone.asked()
    return phone


def looks(phone: Visitor) -> dict[str, Any]:
    """What the prompt looks like."""
    found: dict[str, Any] = phone.page.evaluate(LOOKS)
    return found


def settled(phone: Visitor, width: float) -> dict[str, Any]:
    """What the prompt looks like once it is so wide: a window that was turned is laid out anew."""
    end = time.monotonic() + PATIENCE
    while True:
        found = looks(phone)
        if found["width"] >= width:
            return found
        assert time.monotonic() < end, (found, width)
        phone.page.wait_for_timeout(50)


@pytest.mark.parametrize("game", [seldom("pillars"), "world", seldom("feudum"), "pilgrim"])
def test_question_keys_and_what_passes_are_in_sight_with_undo_present(
    visitors: Visitors, server: Server, game: str
) -> None:
    phone = seated(visitors, server, game)
    leaves = 0
    for drafted in range(3):
        if drafted:
            code = phone.stands()["codes"][0]
            phone.page.evaluate("(code) => document.getElementById(`do-${code}`).click()", code)
            phone.settled()
            phone.page.wait_for_selector("#prompt [data-do='takeback']:not(:disabled)")
        for width, height in SIZES:
            phone.page.set_viewport_size({"width": width, "height": height})
            phone.page.wait_for_selector("#stage.tall:not(.sent) .board > svg.tall")
            found = settled(phone, 0.88 if width < height else 0.82)
            assert found["hidden"] == [], (found, width)
            assert found["below"]
            assert found["keys"] >= drafted
            leaves += found["leaves"]
            assert phone.page.evaluate(LOST) == []
            assert phone.overflow() <= 0
        if not phone.stands()["codes"]:
            break
    assert leaves


def test_what_passes_and_the_keys_of_the_turn_share_a_row(
    visitors: Visitors, server: Server
) -> None:
    phone = seated(visitors, server, "pillars")
    for code in (phone.stands()["codes"][0] for _ in range(2)):
        phone.page.evaluate("(code) => document.getElementById(`do-${code}`).click()", code)
        phone.settled()
    expect(phone.find("#prompt .turnkeys > :not(:disabled)")).to_have_count(4)
    keys = phone.find("#prompt :is(.leaves, .turnkeys) > :not(:disabled)")
    tops = keys.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(tops) == 5
    assert max(tops) - min(tops) < 3, tops


def test_the_key_of_a_set_is_in_sight_before_the_set_is_whole(
    visitors: Visitors, server: Server
) -> None:
    phone = visitors(size=PHONE, auto=False)
    phone.goto(f"/table/{question(server, phone.identity, 'feudum', 'merchant_trade', 3)}")
    phone.asked()
    phone.page.wait_for_selector("#prompt .offers[style*='--room']")  # the page has hands now
    expect(phone.find("#lay")).to_be_in_viewport(ratio=1)
    expect(phone.find("#lay")).to_be_disabled()
    phone.find("#prompt .offers .can").first.tap()
    expect(phone.find("#lay")).to_be_enabled()


def test_what_the_board_carries_is_tapped_there_and_its_list_is_short(
    visitors: Visitors, server: Server
) -> None:
    phone = visitors(size=PHONE, auto=False)
    phone.goto(f"/table/{question(server, phone.identity, 'pillars', 'place_builder', 9)}")
    codes = phone.asked()
    expect(phone.find("#stage.carried")).to_have_count(1)
    board, svg = phone.find(".board").bounding_box(), phone.find(".board > svg").bounding_box()
    assert board is not None
    assert svg is not None
    assert svg["height"] <= board["height"] + 1  # the whole board is seen beside the list
    expect(phone.find("#prompt .leaves .can")).to_be_in_viewport(ratio=1)
    phone.find("#tabs [data-tab='mat']").tap()
    expect(phone.find("#stage.carried")).to_have_count(0)
    phone.find("#tabs [data-tab='board']").tap()
    phone.find(".board svg .can").first.tap()
    phone.settled()
    assert phone.stands()["codes"] != codes


def test_the_list_takes_the_room_that_the_board_leaves(visitors: Visitors, server: Server) -> None:
    phone = visitors(size=PHONE, auto=False)
    phone.goto(f"/table/{question(server, phone.identity, 'pilgrim', 'choose_action', 6)}")
    phone.asked()
    seen = phone.page.evaluate("""() => {
      const list = document.querySelector("#prompt .offers").getBoundingClientRect();
      const tops = [...document.querySelectorAll("#prompt .offers .can")]
        .map((key) => key.getBoundingClientRect()).filter((key) => key.bottom <= list.bottom + 1);
      return new Set(tops.map((key) => Math.round(key.top))).size;
    }""")
    assert seen >= 2, "rows of choices in sight"
    board, svg = phone.find(".board").bounding_box(), phone.find(".board > svg").bounding_box()
    assert board is not None
    assert svg is not None
    assert svg["height"] <= board["height"] + 1, "and the whole board beside them"


def test_all_starting_goods_are_seen_and_no_gap_is_left_for_cards_that_nobody_has(
    visitors: Visitors, server: Server
) -> None:
    phone = visitors(size=PHONE, auto=False, lang="de")
    phone.goto(f"/table/{question(server, phone.identity, 'feudum', 'start_goods', 3)}")
    phone.asked()
    phone.page.wait_for_selector("#prompt .offers[style*='--room']")  # the page has hands now
    goods = phone.find("#prompt .offers .can")
    expect(goods).to_have_count(5)
    for number in range(5):
        expect(goods.nth(number)).to_be_in_viewport(ratio=0.99)
    expect(phone.find("#shelf-food")).to_be_in_viewport(ratio=0.99)
    prompt, shelf = phone.find("#prompt").bounding_box(), phone.find("#shelf-food").bounding_box()
    assert prompt is not None
    assert shelf is not None
    assert prompt["y"] - (shelf["y"] + shelf["height"]) < 30


def test_a_choice_that_is_longer_than_a_line_is_told_in_two(
    visitors: Visitors, server: Server
) -> None:
    phone = visitors(size=PHONE, auto=False)
    phone.goto(f"/table/{question(server, phone.identity, 'pilgrim', 'choose_action', 6)}")
    phone.asked()
    choice = phone.find("#prompt .offers .can").first
    short = choice.bounding_box()
    choice.locator("span").evaluate(
        "words => { words.textContent = 'by the Wagon Yard '.repeat(4); }"
    )
    long = choice.bounding_box()
    assert short is not None
    assert long is not None
    assert long["height"] > short["height"] - 1
    assert long["x"] + long["width"] <= PHONE[0], "not cut at the edge"


def test_hand_and_stores_of_feudum_lie_under_the_map(visitors: Visitors, server: Server) -> None:
    phone = visitors(size=PHONE, auto=False)
    phone.goto(f"/table/{question(server, phone.identity, 'feudum', 'after_card', 3)}")
    phone.asked()
    things = ("saltpetre", "sulphur", "iron", "wood", "food", "coins", "markers", "seals", "home")
    for thing in things:
        expect(phone.find(f"#shelf-{thing}")).to_be_in_viewport(ratio=0.9)
    cards = phone.find("#board [id^='shelf-card-'].can")
    assert cards.count() >= 1
    expect(cards.first).to_be_in_viewport(ratio=0.9)
    code = cards.first.get_attribute("data-code")
    expect(phone.find(f"#prompt .can[data-code='{code}']")).to_have_count(1)
    asked = phone.text("#ask")
    cards.first.tap()
    phone.settled()
    expect(phone.find("#ask")).not_to_have_text(asked)
