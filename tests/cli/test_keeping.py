"""`tabard backup`, `restore` and `check`: what comes back is what there was, and damage is told."""

from __future__ import annotations

import gzip
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from tabard.cli import main
from tabard.server.store.store import Store
from tests.server.inn import choose, opened, run, two


@pytest.fixture
def house(tmp_path: Path) -> str:
    """The address of a database with two tables and a person."""
    url = f"sqlite:///{tmp_path}/house.db"

    async def story(store: Store) -> None:
        async with opened(store) as house:
            row = {"id": "u", "name": "Änne", "login": "anne", "password": "hash", "created_at": 1}
            await store.add_user({**row, "settings": {"lang": "de"}})
            await store.add_token("u", "secret", "bot", 1, "play", 10**15)
            for _ in range(2):
                table = await two(house)
                for _ in range(5):
                    await choose(house, table)

    with closing(Store(url)) as store:
        run(lambda: story(store))
    return url


def everything(url: str) -> list[tuple[object, ...]]:
    """Every row of a database."""
    with closing(Store(url)) as store, store.engine.connect() as connection:
        names = ("users", "tokens", "ended", "tables", "seated", "links", "entries")
        return [tuple(row) for name in names for row in connection.execute(text(
            f"SELECT '{name}', {name}.* FROM {name} ORDER BY 2, 3"))]  # fmt: skip


def test_what_was_copied_comes_back_and_every_table_replays(
    house: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, other = tmp_path / "copy.jsonl.gz", f"sqlite:///{tmp_path}/other.db"
    assert main(["backup", str(copy), "--db", house]) == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert main(["restore", str(copy), "--db", other]) == 0
    assert everything(other) == everything(house)
    capsys.readouterr()
    assert main(["check", "--db", other]) == 0
    assert capsys.readouterr().out.startswith("2 tables, ")
    assert main(["backup", str(copy), "--db", house]) == 2, "a copy is never written over"
    assert main(["restore", str(copy), "--db", other]) == 2, "nor is a database"


@pytest.mark.parametrize("damage", ["cut", "line", "nothing", "count"])
def test_a_broken_copy_restores_nothing(
    house: str, tmp_path: Path, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, other = tmp_path / "copy.jsonl.gz", f"sqlite:///{tmp_path}/other.db"
    main(["backup", str(copy), "--db", house])
    lines = gzip.decompress(copy.read_bytes()).splitlines(keepends=True)
    broken = {
        "cut": gzip.compress(b"".join(lines))[:-200],
        "line": gzip.compress(b"".join([*lines[:4], b'["entries', *lines[5:]])),
        "nothing": b"not a backup",
        "count": gzip.compress(b"".join([*lines[:-2], lines[-1]])),
    }
    copy.write_bytes(broken[damage])
    assert main(["restore", str(copy), "--db", other]) == 2
    assert everything(other) == []
    said = capsys.readouterr().err
    assert "nothing was restored" in said or "is not a backup" in said


def test_check_names_a_table_whose_log_has_a_hole(
    house: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(Store(house)) as store, store.engine.begin() as connection:
        name = connection.execute(text("SELECT id FROM tables ORDER BY id")).scalar()
        connection.execute(text("DELETE FROM entries WHERE seq = 4 AND table_id = :t"), {"t": name})
    assert main(["check", "--db", house]) == 2
    said = capsys.readouterr()
    assert f"table {name}" in said.err
    assert "1 problems" in said.out


def test_looking_for_a_database_makes_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "none.db"
    assert main(["check", "--db", f"sqlite:///{file}"]) == 2
    assert "is not there" in capsys.readouterr().err
    assert not file.exists()


def test_a_database_is_its_owners_alone_even_if_it_was_not(house: str, tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    with closing(Store(house)):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        beside = [path for path in tmp_path.iterdir() if path.name.startswith("house.db")]
        assert {stat.S_IMODE(path.stat().st_mode) for path in beside} == {0o600}
