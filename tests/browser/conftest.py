"""A browser and a house for all tests of a process, visitors for each test."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium
from tests.browser.server import ROOT, Server
from tests.browser.visitor import PATIENCE, Visitor

Visitors = Callable[..., Visitor]
FAULTS = ("Traceback", "ERROR", "failed", "words of the pages")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real browser without a window; its event loop must be gone before other tests run."""
    if chromium.unwanted():
        pytest.skip("TABARD_BROWSER=none")
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.MISSING, pytrace=False)
    with sync_playwright() as playwright:
        expect.set_options(timeout=1000 * PATIENCE)
        found = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        yield found
        found.close()


def seldom(*values: Any, name: str | None = None) -> ParameterSet:
    """One of a grid whose neighbour passes through the same code: for `make soak-browser` alone.

    `make test` keeps every game, language and size in some test, not each with each.
    """
    return pytest.param(*values, id=name, marks=pytest.mark.long)


@contextmanager
def open_house() -> Iterator[Server]:
    """A house with an empty database; it must not stumble over anything, not even at its end."""
    with tempfile.TemporaryDirectory() as folder:
        house = Server(Path(folder))
        house.start()
        try:
            yield house
        finally:
            house.stop()
        not_stumbled(house)


def not_stumbled(house: Server) -> None:
    """What a house has printed since it was last asked tells of no fault."""
    news = house.news()
    assert not any(fault in news for fault in FAULTS), news


@pytest.fixture(scope="package")
def server(browser: Browser) -> Iterator[Server]:
    """One house for all: a start takes longer than most tests. Who kills it opens another."""
    with open_house() as house:
        yield house


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    """Lets people come; every fault of the house, the scripts or the policy fails the test."""
    came: list[Visitor] = []

    def come(**options: Any) -> Visitor:
        came.append(Visitor(browser, server.address, **options))
        return came[-1]

    yield come
    for visitor in came:
        visitor.context.close()
    complaints = [complaint for visitor in came for complaint in visitor.complaints()]
    assert not complaints, "\n".join(complaints)
    not_stumbled(server)


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    """One visitor."""
    return visitors()


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where pictures for people to look at are put."""
    folder = ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
