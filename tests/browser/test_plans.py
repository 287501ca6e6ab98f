"""The pencil at the table: a turn is planned on a shadow, seen by its owner alone, and played."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import question
from tests.browser.server import Server
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, TAKE, WIDE, Visitor

MOMENTS = {
    "pillars": ("place_builder", 6),
    "world": ("play_card", 4),
    "feudum": ("cards", 4),
    "pilgrim": ("choose_action", 4),
}
MOST_STEPS = 14


def sit(one: Visitor, server: Server, game: str) -> str:
    """A table of four at which somebody is asked something."""
    one.goto("/")
    table = question(server, one.identity, game, *MOMENTS[game])
    one.goto(f"/table/{table}")
    one.asked()
    return table


def take_up(one: Visitor) -> None:
    """Take the pencil up by its key."""
    one.page.keyboard.press("t")
    one.page.wait_for_selector("#stage.planning #plan:not([hidden])")


def steps(one: Visitor) -> int:
    """How many steps the plan has."""
    return one.find("#plan ol li").count()


def plan_a_turn(one: Visitor, most: int = MOST_STEPS) -> int:
    """Plan until somebody else is asked on the shadow; how many steps that took."""
    for _ in range(8 * most):
        one.settled()
        codes = one.stands()["codes"]
        if not codes or steps(one) >= most:
            break
        before = one.find("#plan-body").inner_html()
        picks = one.find(".slot.filled").count()
        one.page.evaluate(TAKE, codes[0])
        one.until(
            "([body, picks]) => document.getElementById('plan-body').innerHTML !== body"
            " || document.querySelectorAll('.slot.filled').length !== picks",
            [before, picks],
        )
    return steps(one)


@pytest.mark.parametrize("game", [seldom("pillars"), seldom("world"), seldom("feudum"), "pilgrim"])
def test_a_planned_turn_is_seen_by_its_owner_alone_until_it_is_played(
    visitors: Visitors, server: Server, game: str
) -> None:
    owner, watcher = visitors(auto=False), visitors()
    table = sit(owner, server, game)
    watcher.goto(f"/table/{table}")
    watcher.begin()
    looks, board = watcher.find("#stage").inner_html(), owner.find("#board").inner_html()
    take_up(owner)
    expect(owner.find("#plan-strip")).to_be_visible()
    planned = plan_a_turn(owner)
    assert planned > 0
    sizes = owner.find("#plan .changes tr").evaluate_all(
        "(rows) => rows.map((row) => getComputedStyle(row).fontSize)"
    )
    assert len(set(sizes)) <= 1  # every figure is set alike
    shadow = owner.find("#board").inner_html()
    assert shadow != board
    assert watcher.find("#stage").inner_html() == looks

    # Put down, the table is as it was; taken up again, the plan is there.
    owner.page.keyboard.press("Escape")
    expect(owner.find("#plan")).to_be_hidden()
    assert owner.find("#stage.planning").count() == 0
    take_up(owner)
    assert steps(owner) == planned

    owner.find("#confirm").click()
    expect(owner.find("#plan")).to_be_hidden()
    expect(owner.find("#toast")).to_be_visible()
    owner.until("() => !document.querySelector('#stage.sent')")
    if game != "feudum":  # there the cards lie face down at once, and others are awaited
        expect(owner.find("#confirm")).to_be_enabled()
        owner.find("#confirm").click()
    owner.page.wait_for_selector("#prompt.wait")


def test_two_plans_are_compared_and_undone_by_keys(visitors: Visitors, server: Server) -> None:
    owner = visitors(auto=False)
    sit(owner, server, "pillars")
    take_up(owner)
    plan_a_turn(owner, 1)
    owner.find("[data-do='plan_another']").click()
    owner.page.wait_for_selector("[data-do='plan_show_1'][aria-pressed='true']")
    codes = owner.asked()
    owner.page.evaluate(TAKE, codes[-1])
    owner.page.wait_for_selector("#plan ol li")
    owner.page.keyboard.press("u")
    expect(owner.find("#plan ol li")).to_have_count(0)
    owner.find("[data-do='plan_show_0']").click()
    expect(owner.find("#plan ol li")).to_have_count(1)


@pytest.mark.parametrize(
    ("size", "theme"), [seldom(WIDE, "light", name="wide-light"), (PHONE, "dark")]
)
def test_the_plan_is_accessible_and_fits(
    visitors: Visitors, server: Server, size: tuple[int, int], theme: str
) -> None:
    owner = visitors(theme=theme, size=size, auto=False)
    sit(owner, server, "world")
    owner.find("#pencil").click()
    owner.page.wait_for_selector("#stage.planning #plan:not([hidden])")
    plan_a_turn(owner, 4)
    assert faults(owner) == []
    assert owner.overflow() <= 0


@pytest.mark.pictures
@pytest.mark.parametrize(("size", "theme"), [("wide", "light"), ("phone", "dark")])
@pytest.mark.parametrize("game", MOMENTS)
def test_plans_have_their_pictures(
    visitors: Visitors, server: Server, pictures: Path, game: str, size: str, theme: str
) -> None:
    owner = visitors(size={"wide": WIDE, "phone": PHONE}[size], theme=theme, auto=False)
    sit(owner, server, game)
    owner.find("#pencil").click()
    owner.page.wait_for_selector("#stage.planning #plan:not([hidden])")
    path = pictures / f"{size}-{theme}-plan-{game}"
    owner.page.screenshot(path=f"{path}-begun.png", animations="disabled")
    assert plan_a_turn(owner) > 0
    owner.page.screenshot(path=f"{path}.png", animations="disabled")
    on = owner.find("[data-do='plan_on']")
    if on.count():
        on.click()
        owner.page.wait_for_selector("#plan .guess, #plan li:last-child:has-text('guess')")
        owner.page.screenshot(path=f"{path}-on.png", animations="disabled")
    for number in (1, 2):
        owner.find("[data-do='plan_another']").click()
        owner.page.wait_for_selector(f"[data-do='plan_show_{number}'][aria-pressed='true']")
        assert plan_a_turn(owner, number) > 0
    owner.page.screenshot(path=f"{path}-three.png", animations="disabled")


def test_on_a_phone_on_its_side_a_plan_leaves_the_choices_in_sight(
    visitors: Visitors, server: Server
) -> None:
    one = visitors(size=PHONE, auto=False)
    sit(one, server, "pilgrim")
    one.page.set_viewport_size({"width": PHONE[1], "height": PHONE[0]})
    take_up(one)
    one.asked()
    plan, prompt = one.find("#plan").bounding_box(), one.find("#prompt").bounding_box()
    assert plan is not None
    assert prompt is not None
    assert plan["y"] + plan["height"] <= prompt["y"] + 1
    expect(one.find("#prompt .can").first).to_be_in_viewport(ratio=1)
