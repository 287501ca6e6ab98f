"""Processes of one port: whoever asks for a table is led to the one that looks after it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
import uvicorn

from tabard.cli.answering import Place, Server
from tabard.cli.processes import Inherited
from tabard.cli.serve import claim
from tabard.server.api import stream as api_stream
from tabard.server.api.doorway import Doorway
from tabard.server.house import House
from tabard.server.store.store import Store
from tabard.server.table import Table
from tabard.server.usher import MOST, Door, Usher, size_of
from tabard.server.web import stream as page_stream
from tabard.server.web.app import create_app
from tests.server.inn import run, two, until
from tests.server.lines import Inn, Line

ABOUT = b"GET /healthz HTTP/1.1\r\nHost: house\r\n\r\n"


@asynccontextmanager
async def process(address: str, folder: Path) -> AsyncIterator[Inn]:
    """One process of a port, as its own server in this loop."""
    store = Store(address)
    house = House(store, 1)
    app = create_app(house, store, "secret")
    listener = claim("127.0.0.1", 0)
    ours, theirs = socket.socketpair()
    config = uvicorn.Config(
        app, http=Doorway, ws="none", lifespan="on", log_level="warning", access_log=False
    )
    server = Server(
        config, house, Place(listener, "", False, 0, Inherited(listener, theirs, folder))
    )
    config.load()
    server.lifespan = config.lifespan_class(config)
    await server.startup([listener])
    inn = Inn(server, house)
    try:
        yield inn
    finally:
        await server.shutdown([listener])
        for line in inn.lines:
            line.writer.close()
        ours.close()
        theirs.close()
        store.close()


@asynccontextmanager
async def port(address: str, folder: Path) -> AsyncIterator[tuple[Inn, Inn]]:
    """Two processes that know each other."""
    async with process(address, folder) as one, process(address, folder) as other:
        await until(lambda: all(len(i.house.peers.living) == 2 for i in (one, other)))
        yield one, other


async def table_of(inn: Inn, others: House) -> Table:
    """A table that this process looks after."""
    while True:
        table = await two(others)
        others.live_tables.pop(table.id)
        if inn.house.peers.owns(table.id):
            return table


async def status(line: Line, path: str, more: str = "") -> bytes:
    """Ask for a page and read the answer; its status."""
    line.writer.write(f"GET {path} HTTP/1.1\r\nHost: house\r\n{more}\r\n".encode())
    head = (await line.reader.readuntil(b"\r\n\r\n")).lower()
    size = int(head.split(b"content-length: ")[1].split(b"\r\n")[0])
    await line.reader.readexactly(size)
    return head.split()[1]


def test_a_connection_goes_to_the_process_whose_table_it_asks_for_and_from_there_to_the_next(
    postgres_address: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with port(postgres_address, tmp_path) as (one, other):
            theirs = await table_of(other, one.house)
            ours = await table_of(one, one.house)
            line = await one.line()
            assert await status(line, "/healthz") == b"200"
            assert (len(one.doorways), len(other.doorways)) == (1, 0)
            assert await status(line, f"/table/{theirs.id}") == b"200"
            await until(lambda: (len(one.doorways), len(other.doorways)) == (0, 1))
            assert theirs.id in other.house.live_tables
            assert theirs.id not in one.house.live_tables
            assert await status(line, "/healthz") == b"200"
            assert not one.doorways, "what belongs to no table is answered anywhere"
            assert await status(line, f"/api/tables/{ours.id}") in (b"200", b"401")
            await until(lambda: (len(one.doorways), len(other.doorways)) == (1, 0))
            assert one.house.limits.waiting.inside == {}

    run(story)


def test_who_looks_after_a_table_and_is_not_to_be_found_is_answered_for(
    postgres_address: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with port(postgres_address, tmp_path) as (one, other):
            theirs = await table_of(other, one.house)
            assert other.house.usher is not None
            other.house.usher.close()
            assert await status(await one.line(), f"/table/{theirs.id}") == b"200"
            with socket.socket(socket.AF_UNIX) as left:  # as by one that was killed
                left.bind(str(other.house.usher.own))
            assert await status(await one.line(), f"/table/{theirs.id}") == b"200"
            assert len(one.doorways) == 2

    run(story)


def test_what_is_asked_at_length_or_between_two_answers_stays_where_it_is(
    postgres_address: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with port(postgres_address, tmp_path) as (one, other):
            theirs = await table_of(other, one.house)
            line = await one.line()
            assert await status(line, f"/table/{theirs.id}", f"X: {'x' * MOST}\r\n") == b"200"
            both = ABOUT + f"GET /table/{theirs.id} HTTP/1.1\r\nHost: house\r\n\r\n".encode()
            line.writer.write(both)
            for _ in range(2):
                assert b"200" in await line.reader.readuntil(b"\r\n\r\n")
            assert len(one.doorways) == 1

    run(story)


@pytest.mark.parametrize("path", ["/table/{}/stream", "/api/tables/{}/stream"])
def test_a_stream_is_told_to_move_when_another_process_begins_to_look_after_its_table(
    path: str, postgres_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api_stream, "HEARTBEAT_SECONDS", 0.05)
    monkeypatch.setattr(page_stream, "HEARTBEAT_SECONDS", 0.05)

    async def story() -> None:
        async with port(postgres_address, tmp_path) as (one, other):
            theirs = await table_of(other, one.house)
            assert other.house.usher is not None
            other.house.usher.close()
            line = await one.line()
            head = f"GET {path.format(theirs.id)} HTTP/1.1\r\nHost: house\r\n\r\n"
            line.writer.write(head.encode())
            await until(lambda: one.house.live_table(theirs.id).listeners)
            assert isinstance(other.server, Server)
            other.house.usher.open(other.server.welcome)
            told = b""
            async with asyncio.timeout(60):
                while not told.endswith(b"0\r\n\r\n"):
                    told += await line.reader.read(1 << 16)
            assert b"event: move" in told or b"event:move" in told
            await until(lambda: not one.house.live_table(theirs.id).listeners)

    run(story)


def test_a_process_alone_leads_nobody(tmp_path: Path) -> None:
    with closing(Store("sqlite://")) as store:
        usher = Usher(tmp_path, House(store).peers)
        assert usher.elsewhere("some-table") is None


def handed(tmp_path: Path, *pieces: bytes) -> tuple[list[bytes], bool]:
    """What comes through a door of a connection handed over so, and whether it was let go."""

    async def story() -> tuple[list[bytes], bool]:
        came: list[tuple[socket.socket, bytes]] = []
        door = Door(tmp_path / "door", lambda line, data: came.append((line, data)))
        ours, theirs = socket.socketpair()
        with ours, socket.socket(socket.AF_UNIX) as other:
            other.connect(str(tmp_path / "door"))
            with theirs:
                socket.send_fds(other, pieces, [theirs.fileno()])
            door.close()
            lines = [line for line, _ in came]
            assert not any(line.get_inheritable() for line in lines)
            for line in lines:
                line.close()
            ours.setblocking(False)
            return [data for _, data in came], ours.recv(1) == b""

    return asyncio.run(story())


def test_a_connection_is_taken_in_as_soon_as_it_is_whole(tmp_path: Path) -> None:
    """Whoever hands it over may be kept from hanging up, and thinks that it has gone."""
    assert handed(tmp_path, size_of(ABOUT), ABOUT) == ([ABOUT], True)


def test_a_connection_that_does_not_come_whole_is_left_to_whoever_has_it(tmp_path: Path) -> None:
    assert handed(tmp_path, size_of(ABOUT), ABOUT[:-1]) == ([], True)


def test_a_process_that_can_have_no_door_goes_without(tmp_path: Path) -> None:
    (folder := tmp_path / ("x" * 120)).mkdir()
    with closing(Store("sqlite://")) as store:
        usher = Usher(folder, House(store).peers)
        usher.open(lambda _line, _data: None)
        assert usher.door is None
        usher.close()
