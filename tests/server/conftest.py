"""A house for the tests of the pages, and visitors to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.server.browser import Browser, open_house


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Starlette]:
    with open_house(tmp_path) as opened:
        yield opened


@pytest.fixture
def visitor(app: Starlette) -> Iterator[Callable[[], Browser]]:
    """Makes visitors to one house; the first one opens it."""
    with TestClient(app) as first:
        unused = [first]

        def come() -> Browser:
            return Browser(unused.pop() if unused else TestClient(app))

        yield come


@pytest.fixture
def anna(visitor: Callable[[], Browser]) -> Browser:
    return visitor()


@pytest.fixture
def ben(anna: Browser, visitor: Callable[[], Browser]) -> Browser:
    return visitor()
