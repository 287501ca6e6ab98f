"""Pictures of every page and phase, in build/screenshots, for people to look at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.planted import sofa_with_a_secret
from tests.browser.server import Server
from tests.browser.visitor import PHONE, WIDE, Visitor

Shoot = Callable[[str], None]

PAGES: Final = {
    "new": "/new",
    "join": "/join",
    "tables": "/tables",
    "watch": "/watch",
    "replays": "/replays",
    "rulebooks": "/rules",
    "rules": "/rules/pillars#PIL-4.1",
    "howto": "/howto/pillars/2",
    "aid": "/howto/pilgrim/aid",
    "sources": "/rules/pillars/sources",
    "rules-search": "/rules/pillars?q=stone",
    "settings": "/settings",
    "tokens": "/settings/tokens",
    "keep": "/keep",
    "login": "/login",
    "about": "/about",
    "refusal": "/table/nowhere",
}
SIZES: Final = {"wide": WIDE, "phone": PHONE}
PHASES: Final = ("Cards", "Builders", "Stations")


@pytest.mark.pictures
@pytest.mark.parametrize(("size", "theme"), [("wide", "light"), ("phone", "dark")])
def test_every_page_and_phase_has_its_picture(
    visitors: Visitors, server: Server, pictures: Path, size: str, theme: str
) -> None:
    visitor = visitors(size=SIZES[size], theme=theme)
    visitor.bear(r"\b404\b")

    def shoot(name: str) -> None:
        visitor.page.evaluate("document.fonts.ready")
        visitor.page.screenshot(path=pictures / f"{size}-{theme}-{name}.png", animations="disabled")

    visitor.goto("/")
    shoot("home-first")
    around_a_table(visitor, shoot)
    a_game(visitor, shoot)
    a_sofa(visitor, server, shoot)
    for name, path in PAGES.items():
        visitor.goto(path)
        shoot(name)
    visitor.goto("/")
    shoot("home")
    assert len(list(pictures.glob(f"{size}-{theme}-*.png"))) >= len(PAGES) + 12


def around_a_table(visitor: Visitor, shoot: Shoot) -> None:
    """The waiting room, and what a friend sees first."""
    visitor.open_table("friend", "open")
    shoot("waiting-room")
    link = visitor.friends_link()
    visitor.goto(link)
    shoot("joining")


def a_game(visitor: Visitor, shoot: Shoot) -> None:
    """Every phase, a reason, the sheets, the drawers of a phone, the end and its replay."""
    visitor.open_table("bot-greedy", "bot-greedy", "bot-random")
    visitor.meet_a_refusal().click(force=True)
    expect(visitor.find("#slip .rule-id")).to_be_visible()
    shoot("table-why-not")
    visitor.page.keyboard.press("Escape")
    visitor.meet_a_list()
    visitor.find("#closed summary").click()
    shoot("table-closed-choices")
    visitor.find("#closed summary").click()
    for phase in PHASES:
        visitor.reach(phase)
        shoot(f"table-{phase.lower()}")
    for tab in ("mat", "others", "log"):
        button = visitor.find(f"#tabs [data-tab='{tab}']")
        if button.is_visible():
            button.click()
            shoot(f"table-tab-{tab}")
    visitor.hurry(lambda one: one.round() > 1)
    visitor.asked()
    shoot("table-second-round")
    for sheet in ("menu", "keys"):
        visitor.page.evaluate("(id) => document.getElementById(id).showModal()", sheet)
        shoot(f"table-{sheet}")
        visitor.page.keyboard.press("Escape")
    visitor.finish()
    shoot("table-end")
    visitor.find("#end .steps a").first.click()
    visitor.page.wait_for_url("**/replay/*")
    visitor.find("#slider").fill("30")
    visitor.until("() => !location.search.includes('ply=0')")
    shoot("replay")


def a_sofa(visitor: Visitor, server: Server, shoot: Shoot) -> None:
    """The curtain between two players on one device."""
    visitor.goto(f"/table/{sofa_with_a_secret(server, *visitor.identity)}")
    expect(visitor.find("#curtain")).to_be_visible()
    shoot("table-curtain")
    visitor.find("#curtain button").click()
    visitor.asked()
    shoot("table-two-players")
