"""A house with its storage for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabard.server.store.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty SQLite database."""
    found = Store(f"sqlite:///{tmp_path}/tabard.db")
    yield found
    found.close()


@pytest.fixture
def toll() -> str:
    """The id of the example game, which has a bit of everything."""
    return "toll"
