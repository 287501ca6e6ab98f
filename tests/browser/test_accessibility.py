"""Every page, in daylight and by candlelight, has nothing that axe finds fault with."""

from __future__ import annotations

from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import near_the_end
from tests.browser.server import Server
from tests.browser.visitor import PHONE, WIDE, Visitor

# Those of people, groups, ratings and tournaments are in test_pages_of_people.
PAGES: Final = (
    "/",
    "/new",
    "/join",
    "/tables",
    "/watch",
    "/replays",
    "/rules",
    "/rules/pillars",
    "/rules/pillars?q=stone",
    "/settings/tokens",
    "/app/offline/en",
    "/about",
)
# Faults alone, without a selector for every place that axe has looked at.
REPORT: Final = {
    "reporter": "no-passes",
    "resultTypes": ["violations"],
    "selectors": False,
    "preload": {"assets": ["media"]},  # no rule asks for the style sheets once more
}
PHASES: Final = ("Cards", "Builders", "Stations")


def faults(visitor: Visitor, within: str | None = None) -> list[str]:
    """What axe finds on the page, or within some part of it, each with the first places."""
    found: dict[str, Any] = Axe().run(visitor.page, within, REPORT).response
    return [
        f"{visitor.path} {fault['id']} ({fault['impact']}): {fault['help']}; "
        + " | ".join(node["html"][:160] for node in fault["nodes"][:4])
        + f" ... {fault['nodes'][0].get('failureSummary', '')}"
        for fault in found["violations"]
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "theme", "pages"),
    [
        pytest.param(WIDE, "light", PAGES[::2], id="wide-light-half"),
        pytest.param(PHONE, "dark", PAGES[1::2], id="phone-dark-half"),
        seldom(WIDE, "light", PAGES[1::2], name="wide-light-others"),
        seldom(PHONE, "dark", PAGES[::2], name="phone-dark-others"),
    ],
)
def test_the_pages_are_accessible(
    visitors: Visitors, size: tuple[int, int], theme: str, pages: tuple[str, ...]
) -> None:
    visitor = visitors(theme=theme, size=size)
    visitor.play_now()
    found = [fault for path in pages for fault in faults(visitor.goto(path))]
    visitor.goto("/about").find("#theme").click()
    found += faults(visitor)
    visitor.bear(r"answer: 404 .*/nowhere", r"console: .*404.*/nowhere")
    found += faults(visitor.goto("/nowhere"))
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("themes", [("light", "dark"), seldom(("dark", "light"))])
def test_a_waiting_room_and_a_friends_link_are_accessible(
    visitors: Visitors, themes: tuple[str, str]
) -> None:
    host, friend = (visitors(theme=theme) for theme in themes)
    host.open_table("friend", "open")
    found = faults(host)
    found += faults(friend.goto(host.friends_link()))
    found += faults(friend.goto("/watch"))
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(WIDE, "light", id="wide-light"),
        pytest.param(WIDE, "dark", id="wide-dark", marks=pytest.mark.long),
        pytest.param(PHONE, "dark", id="phone-dark"),
    ],
)
def test_the_table_is_accessible_in_every_phase(
    visitors: Visitors, server: Server, size: tuple[int, int], theme: str
) -> None:
    visitor = visitors(theme=theme, size=size)
    visitor.open_table("bot-random")
    found: list[str] = []
    for phase in PHASES:
        visitor.reach(phase)
        found += [f"{phase}: {fault}" for fault in faults(visitor)]
    for sheet in ("menu", "keys"):
        visitor.page.evaluate("(id) => document.getElementById(id).showModal()", sheet)
        found += [f"{sheet}: {fault}" for fault in faults(visitor, f"#{sheet}")]
        visitor.page.keyboard.press("Escape")
    if size == PHONE:
        for tab in ("mat", "others", "log"):
            visitor.find(f"#tabs [data-tab='{tab}']").click()
            found += [f"{tab}: {fault}" for fault in faults(visitor)]
    near_the_end(visitor, server, "pillars", 2)
    visitor.asked()
    visitor.finish()
    found += [f"end: {fault}" for fault in faults(visitor)]
    visitor.find("#end .steps a").click()
    visitor.page.wait_for_url("**/replay/*")
    visitor.until("() => location.search.includes('ply=')")
    found += [f"replay: {fault}" for fault in faults(visitor)]
    assert not found, "\n".join(found)


def test_a_phone_on_which_nothing_can_be_chosen_is_accessible(visitors: Visitors) -> None:
    host, guest, watcher = (visitors(size=PHONE) for _ in range(3))
    host.open_table("open", game="pilgrim")
    for one in (guest, watcher):
        one.goto(f"/table/{host.table_id}")
    guest.find("[data-do='sit']").first.click()
    for one in (host, guest, watcher):
        one.begin()
    waiting = [one for one in (host, guest, watcher) if not one.stands()["codes"]]
    assert len(waiting) == 2
    for one in waiting:
        one.find("#tabs [data-tab='others']").click()
    found = [fault for one in waiting for fault in faults(one)]
    assert not found, "\n".join(found)
    watcher.find("#board").focus()
    watcher.page.keyboard.press("End")
    watcher.until("() => document.getElementById('board').scrollTop > 0")
