"""Many tables in one tab: a browser has few connections to a house, so who leaves hangs up."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Request

from tests.browser import chromium
from tests.browser.conftest import seldom
from tests.browser.server import Server
from tests.browser.visitor import PATIENCE, PHONE, WIDE, Visitor

TABLES = 8  # a browser has six connections to one address
GAMES = ("feudum", "pilgrim", "world", "pillars")


class Streams:
    """The streams of a page that are open."""

    def __init__(self, visitor: Visitor) -> None:
        self.open: list[str] = []
        visitor.page.on("request", self.begun)
        visitor.page.on("requestfinished", self.ended)
        visitor.page.on("requestfailed", self.ended)

    def begun(self, request: Request) -> None:
        """A stream that begins."""
        if request.resource_type == "eventsource":
            self.open.append(request.url)

    def ended(self, request: Request) -> None:
        """A stream that has ended."""
        if request.url in self.open:
            self.open.remove(request.url)

    def close_soon(self, visitor: Visitor) -> None:
        """All of them have ended, or do so now."""
        deadline = time.monotonic() + PATIENCE
        while self.open:
            assert time.monotonic() < deadline, self.open
            visitor.page.wait_for_timeout(20)


@pytest.fixture
def keeper(browser: Browser) -> Iterator[Browser]:
    """A browser as people have it: a page that is left is kept for the way back."""
    found = browser.browser_type.launch(
        executable_path=chromium.find(),
        args=chromium.flags(),
        ignore_default_args=["--disable-back-forward-cache"],
    )
    yield found
    found.close()


@pytest.mark.parametrize("size", [WIDE, seldom(PHONE)])
def test_eight_tables_are_opened_one_after_another_in_one_tab(
    keeper: Browser, server: Server, size: tuple[int, int]
) -> None:
    visitor = Visitor(keeper, server.address, size=size)
    streams = Streams(visitor)
    for number in range(TABLES):
        visitor.play_from_home(GAMES[number % len(GAMES)])
        visitor.asked()
        assert [url for url in streams.open if visitor.table_id not in url] == []
    table = visitor.path
    visitor.goto("/rules")
    streams.close_soon(visitor)
    visitor.page.evaluate("history.back()")
    visitor.page.wait_for_url(f"**{table}", wait_until="commit")
    visitor.asked()  # as it is now, whether the browser has kept the page or fetches it again
    lines = len(visitor.log())
    visitor.choose()
    visitor.until("(n) => document.querySelectorAll('#lines li').length > n", lines)
    assert len(streams.open) <= 1
    visitor.context.close()
    assert visitor.complaints() == []
