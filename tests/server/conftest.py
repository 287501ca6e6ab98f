"""A house with its storage for each test, and the toy game among the games of the house."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabard import games
from tabard.server.store.store import Store
from tests.kernel import toy


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty SQLite database."""
    found = Store(f"sqlite:///{tmp_path}/tabard.db")
    yield found
    found.close()


@pytest.fixture
def toll(monkeypatch: pytest.MonkeyPatch) -> str:
    """Toll, the toy game of the kernel's tests, as a game of the house."""
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "toll"))
    monkeypatch.setitem(sys.modules, "tabard.games.toll", toy)
    return "toll"
