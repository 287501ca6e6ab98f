"""A browser for all tests, a house for each module, visitors for each test."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
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


@pytest.fixture(scope="module")
def server(browser: Browser) -> Iterator[Server]:
    """A house with an empty database; it must not stumble over anything."""
    with tempfile.TemporaryDirectory() as folder:
        house = Server(Path(folder))
        house.start()
        try:
            yield house
        finally:
            house.stop()
        said = house.said()
    assert not any(fault in said for fault in FAULTS), said


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    """Lets people come; every script error, refusal and breach of policy fails the test."""
    came: list[Visitor] = []

    def come(**options: Any) -> Visitor:
        came.append(Visitor(browser, server.address, **options))
        return came[-1]

    yield come
    for visitor in came:
        visitor.context.close()
    complaints = [complaint for visitor in came for complaint in visitor.complaints()]
    assert not complaints, "\n".join(complaints)


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
