"""How to play in the browser: pages for every screen and eye, and the aid on a key at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tabard.games import NAMES
from tabard.howto import text
from tabard.messages import DEFAULT
from tests.browser.conftest import Visitors, seldom
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, WIDE, Visitor

PAGES = [
    *(f"/howto/{name}/{n + 1}" for name in NAMES for n in range(len(text.pages(name, DEFAULT)))),
    *(f"/howto/{name}/aid" for name in NAMES),
]
# A figure is seen in one shape, and nothing of it is wider than the page.
SEEN = """figures => figures.map(figure =>
  [...figure.querySelectorAll(":scope > svg")].filter(svg => svg.getClientRects().length).length)"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "theme", "lang"),
    [
        seldom(WIDE, "light", "en", name="wide-light-en"),
        *(seldom(PHONE, "light", "en"), (PHONE, "dark", "de"), seldom(PHONE, "light", "nl")),
    ],
)
def test_the_pages_are_accessible_and_fit_and_every_figure_is_seen_once(
    visitors: Visitors, size: tuple[int, int], theme: str, lang: str
) -> None:
    visitor = visitors(theme=theme, size=size, lang=lang)
    found: list[str] = []
    for path in PAGES:
        found += faults(visitor.goto(path))
        assert visitor.overflow() <= 0, path
        assert set(visitor.find("figure").evaluate_all(SEEN)) <= {1}, path
        expect(visitor.find("html")).to_have_attribute("lang", lang)
    assert not found, "\n".join(found)


def test_the_pages_lead_on_to_a_table(visitor: Visitor) -> None:
    visitor.goto("/")
    visitor.find("a[href='/howto/pillars']").click()
    expect(visitor.find("h1")).to_have_text("What you want")
    visitor.page.get_by_role("link", name="Next: A round: cards and builders").click()
    visitor.page.get_by_role("link", name="PIL-4.2").first.click()
    assert visitor.page.url.endswith("/rules/pillars#PIL-4.2")
    visitor.page.get_by_role("link", name="How to play").click()
    visitor.page.get_by_role("link", name="The stations, and the end").click()
    visitor.page.get_by_role("link", name="Sit down and play").click()
    assert visitor.page.url.endswith("/#play-pillars")


def test_the_aid_opens_and_closes_by_its_key(visitor: Visitor) -> None:
    visitor.play_now()
    visitor.asked()
    card = visitor.find("#aid")
    visitor.page.keyboard.press("a")
    expect(card).to_be_visible()
    expect(card.get_by_role("heading", name="Craftsmen")).to_be_visible()
    expect(card.get_by_role("row", name="Mortar mixer 3 sand")).to_be_visible()
    assert not faults(visitor, "#aid")
    visitor.page.keyboard.press("a")
    expect(card).to_be_hidden()
    visitor.page.keyboard.press("?")
    expect(visitor.find("#keys")).to_contain_text("the player aid")
    visitor.page.keyboard.press("a")  # not over another card
    expect(card).to_be_hidden()


def test_a_phone_has_the_aid_in_its_menu(visitors: Visitors) -> None:
    phone = visitors(size=PHONE, theme="dark")
    phone.play_now("pilgrim")
    phone.asked()
    phone.find(".tools [data-open='menu']").click()
    phone.find("#menu [data-aid]").click()
    card = phone.find("#aid")
    expect(card.get_by_role("heading", name="Activities")).to_be_visible()
    expect(phone.find("#menu")).to_be_hidden()
    assert phone.overflow() <= 0
    assert not faults(phone, "#aid")
    card.get_by_role("button").click()
    expect(card).to_be_hidden()
