"""An open house for the tests of the pages, two visitors to it, and tables of theirs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabard.server.table import Table
from tests.server.web.browser import Browser, Town, new, open_town, table_of
from tests.server.web.deeds import act


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


@pytest.fixture
def table(anna: Browser) -> Table:
    """Anna on both seats of her own device."""
    return table_of(anna.town, anna.post("/new", new()))


@pytest.fixture
def shared(anna: Browser, ben: Browser) -> Table:
    """Anna and Ben, each in front of a screen."""
    found = table_of(anna.town, anna.post("/new", new(seat_1="open")))
    ben.get(f"/table/{found.id}")
    assert act(ben, found, "sit", seat=1).status_code == 200
    assert found.running
    return found


@pytest.fixture
def world(anna: Browser) -> Table:
    """A game whose cards may be used or forgone, on one device."""
    fields = {"game": "world", "players": "2", "seat-0": "me", "seat-1": "device"}
    return table_of(anna.town, anna.post("/new", fields | {"clock": "none", "watch": "open"}))
