"""`tabard backup`, `restore`, `check`, `migrate`: what comes back is what was; damage is told."""

from __future__ import annotations

import gzip
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tabard.cli import main
from tabard.server.store import archive
from tabard.server.store.schema import metadata
from tabard.server.store.schemas import REVISIONS, migrate, revision_of
from tabard.server.store.store import Store, connect
from tests.server.inn import choose, opened, run, two


@pytest.fixture
def house(tmp_path: Path) -> str:
    """The address of a database with two tables and a person."""
    url = f"sqlite:///{tmp_path}/house.db"

    async def story(store: Store) -> None:
        async with opened(store) as house:
            row = {"id": "u", "name": "Änne", "login": "anne", "password": "hash", "created_at": 1}
            await store.accounts.add({**row, "settings": {"lang": "de"}})
            await store.accounts.add_token("u", "secret", "bot", 1, "play", 10**15)
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
        return [tuple(row) for name in archive.TABLES for row in connection.execute(text(
            f"SELECT '{name}', {name}.* FROM {name} ORDER BY 2, 3"))]  # fmt: skip


def schema_of(url: str) -> str | None:
    """Which schema a database has."""
    engine = connect(url)
    try:
        return revision_of(engine)
    finally:
        engine.dispose()


@pytest.fixture
def older(tmp_path: Path) -> str:
    """The address of a database of the first schema, with a person in it."""
    url = f"sqlite:///{tmp_path}/older.db"
    engine = connect(url)
    migrate(engine, REVISIONS[0])
    with engine.begin() as connection:
        add = "INSERT INTO users (id, name, created_at, settings) VALUES ('u', 'Bea', 1, '{}')"
        connection.execute(text(add))
    engine.dispose()
    return url


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


@pytest.mark.parametrize(
    "damage",
    [
        "cut",
        "line",
        "nothing",
        "count",
        "flipped",
        "sum",
        "short",
        "letters",
        "schema",
        "newer",
        "end",
    ],
)
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
        "flipped": flipped(copy.read_bytes()),
        "sum": copy.read_bytes()[:-8] + bytes(8),
        "short": gzip.compress(b"".join([lines[0], b'["users", ["u"]]\n', *lines[2:]])),
        "letters": gzip.compress(b"".join([lines[0], b'["users", ["\xff"]]\n', *lines[2:]])),
        "schema": gzip.compress(b'{"form": "tabard backup 1"}\n' + b"".join(lines[1:])),
        "newer": gzip.compress(lines[0].replace(REVISIONS[-1].encode(), b"9999") + lines[1]),
        "end": gzip.compress(b"".join([*lines[:-1], b'{"rows": 3}\n'])),
    }
    copy.write_bytes(broken[damage])
    assert main(["restore", str(copy), "--db", other]) == 2
    assert everything(other) == []
    said = capsys.readouterr().err
    assert "nothing was restored" in said or "is not a backup" in said
    assert len(said.splitlines()) == 1


def flipped(copy: bytes) -> bytes:
    """A copy of which one byte in the middle is another."""
    middle = len(copy) // 2
    return copy[:middle] + bytes([copy[middle] ^ 0x55]) + copy[middle + 1 :]


def test_a_backup_that_fails_leaves_no_file(
    house: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_connection: Connection, file: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(archive, "write_rows", fail)
    with pytest.raises(OSError, match="no space left"):
        archive.write_copy(house, tmp_path / "copy.jsonl.gz")
    assert not (tmp_path / "copy.jsonl.gz").exists()


def test_every_table_of_the_schema_is_copied_or_is_true_only_while_servers_run() -> None:
    passing = {table.name for table in metadata.tables.values() if table.info.get("passing")}
    assert {*archive.TABLES} | passing == {*metadata.tables}
    assert not {*archive.TABLES} & passing


def test_a_database_with_rows_is_left_as_it_is_by_restore_and_check(
    house: str, older: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.jsonl.gz"
    main(["backup", str(copy), "--db", house])
    assert main(["restore", str(copy), "--db", older]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert main(["check", "--db", older]) == 2
    assert "`tabard migrate` brings it there" in capsys.readouterr().err
    assert schema_of(older) == REVISIONS[0]


def test_migrate_says_what_it_would_do_and_does_it(
    older: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["migrate", "--dry-run", "--db", older]) == 1
    assert schema_of(older) == REVISIONS[0]
    assert main(["migrate", "--db", older]) == 0
    assert schema_of(older) == REVISIONS[-1]
    assert main(["migrate", "--dry-run", "--db", older]) == 0
    assert main(["check", "--db", older]) == 0
    said = capsys.readouterr().out
    assert f"the schema is {REVISIONS[0]}, to be {REVISIONS[-1]}" in said


def test_a_backup_of_an_older_schema_is_restored_over_empty_tables_of_the_present_one(
    older: str, tmp_path: Path
) -> None:
    copy, other = tmp_path / "copy.jsonl.gz", f"sqlite:///{tmp_path}/other.db"
    Store(other).close()
    assert main(["backup", str(copy), "--db", older]) == 0
    assert main(["restore", str(copy), "--db", other]) == 0
    with closing(Store(other)) as store:
        user = store.accounts.user("u")
    assert user is not None
    assert (user["name"], user["epoch"]) == ("Bea", 0)


def test_check_names_a_table_whose_log_has_a_hole(
    house: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(Store(house)) as store, store.engine.begin() as connection:
        name = connection.execute(text("SELECT id FROM tables ORDER BY id")).scalar()
        connection.execute(text("DELETE FROM entries WHERE seq = 4 AND table_id = :t"), {"t": name})
    assert main(["check", "--db", house]) == 2
    said = capsys.readouterr()
    assert f"table {name}" in said.err
    assert "1 problem\n" in said.out


def test_looking_for_a_database_makes_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "none.db"
    assert main(["check", "--db", f"sqlite:///{file}"]) == 2
    assert "is not there" in capsys.readouterr().err
    assert not file.exists()


@pytest.mark.parametrize("what", ["backup", "check", "migrate", "versions"])
@pytest.mark.parametrize("content", [b"", b"a letter", None])
def test_what_is_no_database_is_told_in_a_line_and_stays_as_it_is(
    what: str, content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = tmp_path / "wrong", tmp_path / "copy"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
        file.chmod(0o644)
    before = stat.S_IMODE(file.stat().st_mode)
    arguments = [what, *([str(copy)] if what == "backup" else []), "--db", f"sqlite:///{file}"]
    assert main(arguments) == 2
    assert capsys.readouterr().err == f"tabard: --db: {file} is not a database\n"
    assert [*tmp_path.iterdir()] == [file]
    assert content is None or file.read_bytes() == content
    assert stat.S_IMODE(file.stat().st_mode) == before


def test_a_backup_is_made_of_tables_of_tabard_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE birds (name TEXT)")
    assert main(["backup", str(tmp_path / "copy"), "--db", f"sqlite:///{tmp_path}/other.db"]) == 2
    assert capsys.readouterr().err == "tabard: --db: has no tables of Tabard in it\n"
    assert not (tmp_path / "copy").exists()


def test_a_database_is_its_owners_alone_even_if_it_was_not(house: str, tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    with closing(Store(house)):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        beside = [path for path in tmp_path.iterdir() if path.name.startswith("house.db")]
        assert {stat.S_IMODE(path.stat().st_mode) for path in beside} == {0o600}
