"""Sets on the page: slots that fill and empty freely, one hint for all, laid down as one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Dialog, expect

from tabard.games import game
from tabard.kernel import sets
from tabard.kernel.state import State
from tabard.server.setup import DEVICE, PERSON, SeatPlan, Setup
from tabard.words import Words
from tests.browser.company import Truth
from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import plant
from tests.browser.server import Server
from tests.browser.test_feudum import CARDS, START_GOODS, come_to, pick, question, to_go
from tests.browser.visitor import MORE, PHONE, WIDE, Visitor

PATIENCE = 120_000
PACE = 1_800
# Lets a test tell the page what its stream would tell it.
HEAR = """() => {
  const Real = window.EventSource;
  window.EventSource = class extends Real {
    addEventListener(kind, heard) {
      const told = (news) => ({ data: JSON.stringify(news), lastEventId: "" });
      if (kind === "frame") window.hear = (news) => heard(told(news));
      super.addEventListener(kind, heard);
    }
  };
}"""
TAKE_ONE = f"() => [...document.querySelectorAll('#prompt .can')].find({MORE}).click()"
# More is about to be shown.
GOING_ON = "() => window.hear({ step: true, by: null })"


def slots(one: Visitor) -> list[str]:
    """What the slots hold, the empty ones left out."""
    return one.find("#slots .slot.filled span").all_text_contents()


@pytest.mark.parametrize("size", [WIDE, seldom(PHONE)])
def test_a_hint_fills_the_slots_and_the_set_is_still_changed_freely(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    one = visitors(size=size)
    one.play_now("feudum")
    come_to(one, CARDS)
    one.hint()
    one.page.wait_for_selector("#hint li", timeout=PATIENCE)
    advised = one.find("#hint [data-code]").get_attribute("data-code")
    assert advised is not None
    assert len(advised.split()) == 4
    assert one.find("#hint [data-code]").count() == 1
    one.find("#hint [data-code]").click()
    expect(one.find("#hint")).to_be_hidden()
    assert len(slots(one)) == 4
    assert question(one)[0] == CARDS, "nothing was committed"
    gone = slots(one)[0]
    one.find("#slots .slot").first.click()
    assert gone not in slots(one)
    expect(one.find("#lay")).to_be_disabled()
    other = one.find("#prompt .offers .can:not(.chosen)").first  # any number, lower or higher
    name = other.inner_text().strip()
    other.click()
    assert name in slots(one)
    expect(one.find("#lay")).to_be_enabled()
    one.find("#lay").click()
    expect(one.find("#lay")).to_have_count(0, timeout=PATIENCE)


def test_a_phone_shows_the_hand_a_full_set_says_so_and_secret_cards_ask_once(
    visitors: Visitors, server: Server
) -> None:
    one = visitors(size=PHONE, auto=False)
    user, name = one.identity
    seats = (SeatPlan(PERSON), SeatPlan(PERSON))
    setup = Setup("feudum", 2, {}, seats, user, rules_version=game("feudum").rules_version)
    one.goto(f"/table/{plant(server, setup, [(user, name), ('other', 'Bert')], selecting)}")
    one.asked()
    one.page.wait_for_selector("#prompt .offers[style*='--room']")  # the page has hands now
    cards = one.find("#board [id^='shelf-card-'].can")
    for number in (0, 3, 7, 10):
        expect(cards.nth(number)).to_be_in_viewport(ratio=0.95)
        cards.nth(number).tap()
    cards.nth(5).tap()
    expect(one.find("#toast")).to_contain_text("take one out first")
    assert len(slots(one)) == 4
    one.find("#lay").tap()
    expect(one.find("#slip.asks")).to_contain_text("cannot be taken back")
    one.find("#slip .keys .pill").tap()
    assert question(one)[0] == CARDS, "it was not laid down"
    one.find("#lay").tap()
    one.find("#slip .yes").tap()
    expect(one.find("#lay")).to_have_count(0, timeout=PATIENCE)


def test_starting_goods_are_picked_by_keys_and_survive_what_others_say(
    visitors: Visitors,
) -> None:
    one = visitors()
    one.play_now("feudum")
    come_to(one, START_GOODS)
    goods = one.find("#prompt .offers .can")
    for number in (4, 0):
        goods.nth(number).focus()
        one.page.keyboard.press("Enter")
    picked = slots(one)
    assert len(picked) == 2
    one.say("a moment")
    expect(one.find("#talk")).to_contain_text("a moment")
    assert slots(one) == picked
    expect(goods.nth(4)).to_have_attribute("aria-pressed", "true")
    expect(goods.nth(3)).to_have_attribute("aria-pressed", "false")
    one.page.locator("body").press("c")
    assert question(one)[0] == START_GOODS, "two are not three"
    goods.nth(3).click()
    goods.nth(3).evaluate("one => one.blur()")
    one.page.locator("body").press("c")
    expect(one.find("#ask .rule-id")).not_to_have_text(START_GOODS, timeout=PATIENCE)


def too_many(state: State) -> bool:
    """Somebody has two cubes too many, or more, of at least two kinds."""
    if state.step().name != "surplus" or state.to_move != 0:
        return False
    asked = sets.set_asked(state, 0)
    return asked is not None and len(asked.pool) > 1 and max(asked.pool.values()) > 1


@pytest.mark.parametrize("size", [seldom(WIDE), PHONE])
def test_surplus_cubes_go_back_as_they_were_picked(
    visitors: Visitors, server: Server, size: tuple[int, int]
) -> None:
    one = visitors(size=size)
    user, name = one.identity
    seats = (SeatPlan(PERSON), SeatPlan(PERSON))
    setup = Setup("pillars", 2, {}, seats, user, rules_version=game("pillars").rules_version)
    table = plant(server, setup, [(user, name), ("other", "Bert")], too_many)
    one.goto(f"/table/{table}")
    one.asked()
    truth = Truth(server, table)
    state = truth.read().state
    assert state is not None
    asked = sets.set_asked(state, 0)
    assert asked is not None
    before = len(truth.table.plies)
    # From the last kind down, as the engine never asks: as many of it as there are, then others.
    wanted = [code for code in reversed(asked.pool) for _ in range(asked.pool[code])][: asked.most]
    for code in wanted:
        assert len(truth.read().plies) == before
        one.find(f"#do-{code}").click()
    assert len(slots(one)) == asked.most
    one.find("#lay").click()
    # Who begins the next round may be asked again at once.
    expect(one.find("#lay")).to_have_count(0, timeout=PATIENCE)
    plies = truth.read().plies[before:]
    told = [event for ply in plies for event in ply.events if event.kind == "returns-cube"]
    kinds = sorted(str(state.game.actions.json(code)["kind"]) for code in wanted)
    assert sorted(event.thing for event in told) == kinds
    truth.engine.dispose()


def test_a_click_is_heard_while_something_is_still_being_shown(
    visitors: Visitors, server: Server
) -> None:
    one = visitors(pace=PACE)
    one.context.add_init_script(f"({HEAR})()")
    user, name = one.identity
    seats = (SeatPlan(PERSON), SeatPlan(PERSON))
    rules = game("pillars").rules_version
    setup = Setup("pillars", 2, {}, seats, user, rules_version=rules, hints=True)
    one.goto(f"/table/{plant(server, setup, [(user, name), ('other', 'Bert')], too_many)}")
    one.asked()
    one.page.evaluate(GOING_ON)
    one.hint()
    # There is no hint for a table that has moved on.
    one.page.wait_for_selector("#hint li", timeout=PATIENCE)
    one.page.evaluate(GOING_ON)
    for _ in range(one.find("#slots .slot").count()):
        one.page.evaluate(TAKE_ONE)
    one.page.evaluate(GOING_ON)
    one.find("#lay").click()
    expect(one.find("#lay")).to_have_count(0, timeout=PATIENCE)


def dear(state: State) -> bool:
    """Somebody may buy two goods of one kind."""
    if state.step().name != "merchant_trade" or state.to_move != 0:
        return False
    asked = sets.set_asked(state, 0)
    return asked is not None and max(asked.pool.values()) > 1


def test_the_key_that_buys_names_the_sum(visitors: Visitors, server: Server) -> None:
    one = visitors()
    user, name = one.identity
    seats = (SeatPlan(PERSON), SeatPlan(PERSON))
    setup = Setup("feudum", 2, {}, seats, user, rules_version=game("feudum").rules_version)
    table = plant(server, setup, [(user, name), ("other", "Bert")], dear)
    one.goto(f"/table/{table}")
    one.asked()
    truth = Truth(server, table)
    state = truth.read().state
    assert state is not None
    asked = sets.set_asked(state, 0)
    assert asked is not None
    code = next(code for code, number in asked.pool.items() if number > 1)
    prices = Words("feudum").prices(state.view(0), state.game.actions.json(code))
    for number in (1, 2):
        one.find(f"#do-{code}").click()
        expect(one.find("#lay")).to_have_text(f"Choose these for {sum(prices[:number])}")
    truth.engine.dispose()


def test_what_one_seat_has_picked_is_gone_when_the_curtain_falls_for_another(
    visitors: Visitors, server: Server
) -> None:
    one = visitors()
    user, name = one.identity
    seats = (SeatPlan(PERSON), SeatPlan(DEVICE))
    setup = Setup("feudum", 2, {}, seats, user, rules_version=game("feudum").rules_version)
    one.goto(f"/table/{plant(server, setup, [(user, name)] * 2, selecting)}")
    curtain = one.find("#curtain")
    picks = "#slots .filled, .chosen, :is(#board, #prompt) [aria-pressed='true']"
    picked: list[list[str]] = []
    for _ in range(2):
        expect(curtain).to_be_visible()
        expect(one.find(picks)).to_have_count(0)
        one.find("#curtain button").click()
        one.asked()
        assert question(one)[0] == CARDS
        expect(one.find(picks)).to_have_count(0)
        expect(one.find("#lay")).to_be_disabled()
        for number in range(to_go(one)):
            one.find("#prompt .offers .can").nth(number).click()
        picked.append(slots(one))
        one.find("#lay").click()
        one.page.wait_for_selector(
            "#curtain:not([hidden]), #stage:not(.sent) #prompt:not(:has(#lay))"
        )
    assert len(picked[0]) >= 4
    assert picked[0][:4] == picked[1][:4]


def selecting(state: State) -> bool:
    """Both select their cards, in secret."""
    return len(state.awaited()) == 2 and state.asking(0).step().name == "cards"


def test_a_piece_that_there_is_once_comes_out_by_a_second_click(visitors: Visitors) -> None:
    one = visitors()
    one.play_now("feudum")
    come_to(one, START_GOODS)
    pick_and_drop = one.find("#prompt .offers .can").nth(2)
    pick_and_drop.click()
    assert len(slots(one)) == 1
    pick_and_drop.click()
    assert slots(one) == []
    pick(one, "wood", "iron", "food")
    expect(one.find("#ask .rule-id")).not_to_have_text(START_GOODS, timeout=PATIENCE)


def test_advice_to_take_nothing_empties_the_slots(visitors: Visitors) -> None:
    one = visitors()
    one.play_now("feudum")
    come_to(one, START_GOODS)
    one.find("#prompt .offers .can").nth(2).click()
    assert len(slots(one)) == 1
    advice = "panel => { panel.innerHTML = '<b data-code=\"\"></b>'; panel.firstChild.click(); }"
    one.find("#hint-body").evaluate(advice)
    expect(one.find("#slots .slot.filled")).to_have_count(0)


def test_a_set_that_the_page_came_with_asks_in_the_page_alone(visitors: Visitors) -> None:
    one = visitors(auto=False)
    asked: list[str] = []

    def windowed(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    one.page.on("dialog", windowed)
    one.play_now("feudum")  # the goods of the start are asked for at once
    one.asked()
    one.page.reload()
    one.asked()
    while one.find("#lay").is_disabled():
        one.page.evaluate(TAKE_ONE)
    one.find("#lay").click()
    one.until("() => !document.querySelector('#slip').hidden || !document.querySelector('#lay')")
    assert asked == []
