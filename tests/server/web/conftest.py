"""An open house for the tests of the pages, and two visitors to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.web.browser import Browser, Town, open_town


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    with open_town(tmp_path) as opened:
        yield opened


@pytest.fixture
def anna(town: Town) -> Browser:
    return town.visitor()


@pytest.fixture
def ben(town: Town) -> Browser:
    return town.visitor()
