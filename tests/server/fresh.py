"""A new SQLite database of the present schema: its steps are taken once, and each test has a copy.

Tests of the steps themselves, of PostgreSQL and of the command open a `Store` where nothing is yet.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from tabard.server.store.store import Store


@cache
def empty() -> bytes:
    """The file of an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        Store(f"sqlite:///{file}").close()
        return file.read_bytes()


def sqlite(folder: Path) -> str:
    """The address of the database in a folder, which is new unless it was there."""
    file = folder / "tabard.db"
    if not file.exists():
        file.write_bytes(empty())
    return f"sqlite:///{file}"
