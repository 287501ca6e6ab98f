"""`tabard serve`: ports, folders, and clear lines where something is in the way."""

from __future__ import annotations

import asyncio
import errno
import socket
from contextlib import closing
from pathlib import Path

import pytest

from tabard.cli import answering, main, serve
from tabard.kernel.errors import BadInput
from tabard.server.house import House
from tabard.server.store.store import Store


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("TABARD_SECRET", raising=False)
    return tmp_path / "tabard"


@pytest.fixture
def taken() -> socket.socket:
    claimed = serve.claim("127.0.0.1", 0)
    claimed.listen()
    return claimed


def port_of(listener: socket.socket) -> int:
    return int(listener.getsockname()[1])


def test_a_port_that_is_taken_is_one_clear_line(
    taken: socket.socket, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with taken:
        assert main(["serve", "--no-browser", "--port", str(port_of(taken))]) == 2
    assert "cannot listen there: address already in use" in capsys.readouterr().err


def test_a_port_that_somebody_takes_while_the_house_opens_is_one_clear_line(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve.claim("127.0.0.1", 0) as ours, serve.claim("127.0.0.1", port_of(ours)) as theirs:
        theirs.listen()
        monkeypatch.setattr(serve, "claim", lambda *_: ours)
        assert main(["serve", "--no-browser"]) == 2
    assert "somebody else has taken this port meanwhile" in capsys.readouterr().err


def test_who_comes_before_the_house_is_open_is_refused_at_once() -> None:
    with serve.claim("127.0.0.1", 0) as claimed, socket.socket() as early:
        assert early.connect_ex(claimed.getsockname()) == errno.ECONNREFUSED


def test_without_a_port_the_next_free_one_is_taken(
    taken: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "PORT", port_of(taken))
    with taken, serve.claim("127.0.0.1", None) as other:
        assert port_of(other) != port_of(taken)


@pytest.mark.parametrize("port", [70_000, 99_999])
def test_a_port_that_cannot_be_is_refused(port: int) -> None:
    with pytest.raises(BadInput, match="cannot listen there"):
        serve.claim("127.0.0.1", port)


def test_the_address_is_one_that_a_browser_here_can_open(taken: socket.socket) -> None:
    with taken:
        port = port_of(taken)
        assert serve.address("0.0.0.0", taken) == f"http://localhost:{port}/"
        assert serve.address("example.test", taken) == f"http://example.test:{port}/"


def test_the_secret_is_made_once_and_kept_to_its_owner(data: Path) -> None:
    first = serve.secret()
    assert len(first) >= 32
    assert serve.secret() == first
    assert (data / "secret").stat().st_mode & 0o077 == 0


def test_an_empty_secret_is_refused(data: Path) -> None:
    data.mkdir(parents=True)
    (data / "secret").touch()
    with pytest.raises(BadInput, match="is empty"):
        serve.secret()


def test_the_secret_of_an_operator_comes_first(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABARD_SECRET", "from the vault")
    assert serve.secret() == "from the vault"
    assert not (data / "secret").exists()


def test_the_database_can_be_named_where_no_password_shows_in_a_list_of_processes(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TABARD_DB", raising=False)
    assert serve.usual_database() == f"sqlite:///{data / 'tabard.db'}"
    monkeypatch.setenv("TABARD_DB", "postgresql://tabard@/tabard")
    assert serve.usual_database() == "postgresql://tabard@/tabard"


def test_no_browser_where_there_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not answering.has_browser()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert answering.has_browser()


def test_a_database_that_does_not_open_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text("this is no database, but a long line of plain text" * 20)
    with pytest.raises(BadInput, match="not a database"):
        serve.open_store(f"sqlite:///{tmp_path / 'notes.db'}")
    with pytest.raises(BadInput, match="not the address of a database"):
        serve.open_store("nonsense")


def test_a_server_that_is_told_to_stop_says_so_and_goes_on_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        with closing(Store("sqlite://")) as store:
            slept: list[float] = []

            async def slept_for(seconds: float) -> None:
                assert house.draining
                slept.append(seconds)

            monkeypatch.setattr(asyncio, "sleep", slept_for)
            house = House(store)
            await answering.drained(house, 0, lambda: False)
            assert (house.draining, slept) == (True, [])
            await answering.drained(house, 1.1, lambda: False)
            assert sum(slept) == pytest.approx(1.1)
            slept.clear()
            await answering.drained(house, 60, lambda: len(slept) == 2)
            assert len(slept) == 2, "a second signal is obeyed at once"

    asyncio.run(story())


def test_several_processes_need_postgresql_and_that_is_one_clear_line(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-browser", "--port", "0", "--processes", "2"]) == 2
    assert "--processes: several need PostgreSQL" in capsys.readouterr().err
