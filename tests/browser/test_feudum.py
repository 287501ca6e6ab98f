"""Feudum in the browser: one click opens it, sets are picked freely, a game comes to its end."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import expect

from tabard.games import game
from tabard.kernel.state import State
from tabard.server.log import carried_out
from tabard.server.setup import PERSON, SeatPlan, Setup
from tests.browser.company import scores
from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import near_the_end, plant
from tests.browser.server import Server
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, TAKE, WIDE, Visitor, in_turn

START_GOODS = "FEU-2.12"
CARDS = "FEU-3.2"
PLAY = "FEU-3.6"


QUESTION = """() => {
  const stage = document.getElementById("stage");
  if (!stage || stage.classList.contains("sent")) return ["", []];
  const keys = [...document.querySelectorAll("#prompt.mine .can")];
  const codes = keys.map((key) => Number(key.dataset.code));
  return [document.querySelector("#ask .rule-id")?.textContent ?? "", codes];
}"""


def question(one: Visitor) -> tuple[str, list[int]]:
    """The rule of the question that is asked, and the codes of its choices."""
    rule, codes = one.page.evaluate(QUESTION)
    return rule, codes


def pick(one: Visitor, *names: str) -> None:
    """Put a set together in the order named, on a desk on the board, and lay it down."""
    asked = one.text("#ask")
    size = one.page.viewport_size
    wide = size is not None and size["width"] >= WIDE[0]
    if not wide:
        one.page.wait_for_selector("#prompt .offers[style*='--room']")  # the page has hands now
    for name in names:
        if wide:
            one.find(f".board svg [data-code][aria-label*='{name}']").first.click()
        else:
            one.find("#prompt .can").filter(has_text=name).first.click()
    one.find("#lay").click()
    one.be_sure()
    one.until("(asked) => !document.getElementById('ask').innerText.startsWith(asked)", asked[:40])


def to_go(one: Visitor) -> int:
    """How many cards are asked for: saltpetre on the pouch makes one more."""
    found = re.search(r": (\d)", one.text("#ask"))
    assert found is not None
    return int(found[1])


def answer(one: Visitor, rule: str, codes: list[int], taste: random.Random) -> None:
    """Answer any question: sets of goods and cards as sets, everything else by a button."""
    if rule == START_GOODS and len(codes) == 5:
        pick(one, "food", "saltpetre", "wood")
    elif rule == CARDS and len(codes) == 11:
        pick(one, *("Guild", "Tax", "Influence", "Move", "Harvest")[: to_go(one)])
    else:
        code = taste.choice(codes)
        one.page.evaluate(TAKE, code)
        one.settled()


def come_to(one: Visitor, wanted: str, seconds: float = 240) -> None:
    """Answer whatever comes until a rule asks this visitor."""
    taste = random.Random(3)
    deadline = time.monotonic() + seconds
    while True:
        rule, codes = question(one)
        if codes and rule == wanted:
            return
        assert time.monotonic() < deadline, one.text("#prompt")
        if codes:
            answer(one, rule, codes, taste)
            one.page.wait_for_timeout(20)
        else:
            one.await_news()


def test_one_click_opens_a_table_at_which_one_plays(visitors: Visitors) -> None:
    one = visitors()
    one.play_from_home("feudum")
    one.asked()
    assert one.find("#kingdom").count() == 1
    assert one.find("[id^='guild-']").count() >= 6
    come_to(one, PLAY)
    held = one.find(".board [id^='card-'].can")
    assert sorted(name.split("-")[1] for name in ids(held)) == ["guild", "influence", "move", "tax"]
    one.choose(board=True)
    expect(one.find("#lines")).to_contain_text("plays")
    assert one.overflow() <= 0


def ids(found: object) -> list[str]:
    """The ids of some pieces."""
    names: list[str] = found.evaluate_all("all => all.map((one) => one.id)")  # type: ignore[attr-defined]
    return names


def test_a_card_that_is_picked_twice_goes_back(visitors: Visitors) -> None:
    one = visitors()
    one.play_now("feudum")
    come_to(one, CARDS)
    card = one.find("#card-guild")
    card.click()
    expect(card).to_have_class(re.compile(r"\bchosen\b"))
    card.click()
    expect(card).not_to_have_class(re.compile(r"\bchosen\b"))
    assert question(one)[0] == CARDS


def before_the_cards(state: State) -> bool:
    """Somebody fills a pouch or not, and after that all select their cards."""
    if state.to_move < 0 or state.step().name != "pouches":
        return False
    return len(carried_out(state, state.choices()[0]).after.awaited()) > 1


def test_the_pouch_is_confirmed_before_the_secret_cards(visitors: Visitors, server: Server) -> None:
    pair = visitors(auto=False), visitors(auto=False)
    owners = [each.identity for each in pair]
    rules = game("feudum").rules_version
    seats = (SeatPlan(PERSON), SeatPlan(PERSON))
    setup = Setup("feudum", 2, {}, seats, owners[0][0], rules_version=rules)
    table = plant(server, setup, owners, before_the_cards)
    for each in pair:
        each.goto(f"/table/{table}")
    one, two = in_turn(*pair)
    one.find("#prompt .can").first.click()
    expect(one.find("#ask")).to_contain_text("confirm your turn")
    expect(one.find("#prompt .can, .board .can")).to_have_count(0)
    expect(two.find("#prompt.wait")).to_be_visible()
    one.find("#confirm").click()
    for each in pair:
        expect(each.find("#ask .rule-id")).to_have_text(CARDS)
    for each in pair:
        answer(each, *question(each), random.Random(1))
    for each in pair:
        expect(each.find("#ask .rule-id")).not_to_have_text(CARDS)


def test_a_refused_piece_says_why(visitors: Visitors) -> None:
    one = visitors()
    one.play_now("feudum")
    come_to(one, "FEU-2.13")
    one.choose()
    refused = one.find(".board [data-refused]").first
    refused.click(force=True)
    expect(one.find("#slip .rule-id")).to_have_text("FEU-2.13")


def test_a_phone_has_a_tab_for_the_guilds(visitors: Visitors) -> None:
    one = visitors(size=PHONE)
    one.play_now("feudum")
    one.asked()
    assert one.overflow() <= 0
    tabs = one.find("#tabs button:visible")
    assert tabs.all_inner_texts()[:3] == ["Board", "My mat", "Guilds"]
    one.find("#tabs [data-tab='guilds']").click()
    # The board grows into the tab; a board that stays small never gets there.
    wide = "() => document.querySelector('#guild-noble').getBoundingClientRect().width > 180"
    one.until(wide)
    box = one.find("#guild-noble").bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= 390 - box["width"]
    assert box["y"] < 600
    for tab in ("mat", "others", "board"):
        one.find(f"#tabs [data-tab='{tab}']").click()
        assert one.overflow() <= 0


@pytest.mark.slow
@pytest.mark.parametrize(("size", "theme"), [(WIDE, "light"), seldom(PHONE, "dark")])
def test_the_table_has_nothing_that_axe_finds_fault_with(
    visitors: Visitors, size: tuple[int, int], theme: str
) -> None:
    one = visitors(size=size, theme=theme)
    one.play_now("feudum")
    come_to(one, CARDS)
    assert faults(one) == []


@pytest.mark.slow
def test_a_game_that_is_left_comes_to_its_end(visitors: Visitors, server: Server) -> None:
    one = visitors()
    near_the_end(one, server, "feudum", 3)
    one.asked()
    one.finish()
    *parts, sums, _ = scores(one)
    for player in range(3):
        assert sum(int(row[player]) for row in parts) == int(sums[player])
    one.find("#end .steps a").first.click()
    one.page.wait_for_url("**/replay/*")
    one.find("[data-go='last']").click()
    expect(one.find("#kingdom")).to_be_visible()


def test_parts_of_the_advanced_game_stand_under_the_basic_game(visitor: Visitor) -> None:
    visitor.goto("/new?game=feudum&players=3")
    parts = visitor.find(".parts")
    expect(parts).to_be_hidden()
    visitor.find("[name='option-variant'][value='basic']").check()
    expect(parts).to_be_visible()
    visitor.find("[name='option-reeves']").check()
    assert faults(visitor) == []
    visitor.find("#new-table .final button").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.asked()
