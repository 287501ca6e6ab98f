"""A house with its storage for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabard.server.store.store import Store
from tests.server import fresh, postgres


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty SQLite database."""
    found = Store(fresh.sqlite(tmp_path))
    yield found
    found.close()


@pytest.fixture
def toll() -> str:
    """The id of the example game, which has a bit of everything."""
    return "toll"


@pytest.fixture
def postgres_address() -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    if postgres.unwanted():
        pytest.skip("TABARD_POSTGRES=none")
    if postgres.programs() is None:
        pytest.fail(postgres.MISSING, pytrace=False)
    with postgres.shared().database() as address:
        yield address


@pytest.fixture
def on_postgres(postgres_address: str) -> Iterator[Store]:
    """An empty store on PostgreSQL."""
    found = Store(postgres_address)
    yield found
    found.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest) -> Store:
    """An empty store of each kind."""
    name = "store" if request.param == "sqlite" else "on_postgres"
    found: Store = request.getfixturevalue(name)
    return found
