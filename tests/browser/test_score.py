"""The score at any time: by key and click, unfolding, following the game; at the end a chart."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import near_the_end
from tests.browser.server import Server
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, Visitor


def test_the_score_opens_by_key_and_click_and_unfolds(visitor: Visitor, server: Server) -> None:
    visitor.goto("/")
    near_the_end(visitor, server, "pillars", 2, 14)
    visitor.asked()
    card = visitor.find("#score")
    visitor.page.keyboard.press("p")
    expect(card).to_be_visible()
    expect(card.get_by_text("If the game ended now")).to_be_visible()
    expect(card.get_by_role("link", name="PIL-13.2")).to_be_visible()
    unfold = card.get_by_role("button", name="Craftsmen")
    parts = card.locator("tr[data-of='craftsmen']")
    expect(unfold).to_have_attribute("aria-expanded", "false")
    expect(parts.first).to_be_hidden()
    unfold.focus()
    visitor.page.keyboard.press("Enter")
    expect(unfold).to_have_attribute("aria-expanded", "true")
    expect(parts.first).to_be_visible()
    expect(parts.filter(has_text="Round 1")).to_be_visible()
    visitor.page.keyboard.press("p")
    expect(card).to_be_hidden()
    visitor.find("[data-score]").click()
    expect(card).to_be_visible()
    expect(parts.first).to_be_visible()  # what was unfolded stays so
    visitor.page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_at_the_end_the_table_unfolds_and_the_chart_leads_to_a_moment(
    visitor: Visitor, server: Server
) -> None:
    visitor.goto("/")
    near_the_end(visitor, server, "pillars", 2, 1)
    visitor.asked()
    visitor.finish()
    end = visitor.find("#end")
    end.get_by_role("button", name="Craftsmen").click()
    expect(end.locator("tr[data-of='craftsmen']").first).to_be_visible()
    told = end.locator(".over-time output")
    expect(told).to_have_text(re.compile(r"^Round 6 of 6 · Godric \d+ · "))
    last = told.inner_text()
    chart = end.locator(".over-time .chart")
    chart.hover(position={"x": 100, "y": 40})
    expect(told).not_to_have_text(last)
    slider = end.get_by_role("slider")
    slider.focus()
    visitor.page.keyboard.press("Home")
    expect(told).to_have_text(re.compile(r"Godric 2 · \w+ 2$"))
    assert slider.get_attribute("aria-valuetext") == told.inner_text()
    for _ in range(40):
        visitor.page.keyboard.press("ArrowRight")
    end.get_by_role("link", name="See this moment").click()
    visitor.page.wait_for_url("**/replay/*?ply=4*")
    visitor.page.keyboard.press("p")
    expect(visitor.find("#score").get_by_text("Points now")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "left", "rule"),
    [
        seldom("world", 2, 30, "WWE-16.2"),
        *(("feudum", 3, 40, "FEU-27.2"), ("pilgrim", 1, 60, "PGM-22.6")),
    ],
)
def test_the_score_is_accessible_on_a_phone(
    visitors: Visitors, server: Server, game: str, players: int, left: int, rule: str
) -> None:
    visitor = visitors(size=PHONE, theme="dark", lang="nl")
    visitor.goto("/")
    near_the_end(visitor, server, game, players, left)
    visitor.asked()
    visitor.find("[data-score]").tap()
    expect(visitor.find("#score").get_by_role("link", name=rule)).to_be_attached()
    wide = visitor.page.evaluate("document.getElementById('score-body').scrollWidth")
    assert wide <= visitor.page.evaluate("document.getElementById('score-body').clientWidth")
    found = faults(visitor, "#score")
    assert not found, "\n".join(found)
