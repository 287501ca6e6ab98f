"""A server on a socket, and clients that speak to it byte by byte."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from tabard.server.api.doorway import Doorway
from tabard.server.house import House
from tabard.server.store.store import Store
from tabard.server.web.app import create_app
from tests.server.program import Match

KEEP_ALIVE = 5


class Inn:
    """A server on a socket of its own, in this very loop."""

    def __init__(self, server: uvicorn.Server, house: House) -> None:
        self.server = server
        self.house = house
        self.lines: list[Line] = []
        self.port = int(server.servers[0].sockets[0].getsockname()[1])

    @property
    def doorways(self) -> list[Doorway]:
        """The open connections."""
        found = self.server.server_state.connections
        return [connection for connection in found if isinstance(connection, Doorway)]

    async def follower(self, table: str, token: str = "", query: str = "", more: str = "") -> Line:
        """A new connection that follows a table."""
        line = await self.line()
        line.writer.write(watch(table, token, query, more))
        return line

    async def line(self) -> Line:
        """A new connection."""
        line = Line(*await asyncio.open_connection("127.0.0.1", self.port))
        self.lines.append(line)
        return line


class Line:
    """A connection as a client has it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def ask(self, *pieces: bytes) -> tuple[int, set[str], Any]:
        """Send a request piece by piece; status, names of the headers, and data of the answer."""
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0)
        return await self.answer()

    async def answer(self) -> tuple[int, set[str], Any]:
        """The next answer."""
        async with asyncio.timeout(120):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
            lines = [line.split(": ", 1) for line in head.split("\r\n")[1:] if line]
            headers = {name.lower(): value for name, value in lines}
            body = await self.reader.readexactly(int(headers["content-length"]))
        return int(head.split()[1]), set(headers), json.loads(body)

    async def message(self) -> dict[str, Any]:
        """The next message of a stream, signs of life aside."""
        async with asyncio.timeout(120):
            while True:
                event = await self.reader.readuntil(b"\n\n")
                if b"data: " in event:
                    found: dict[str, Any] = json.loads(event.split(b"data: ")[1])
                    return found


@asynccontextmanager
async def serving(store: Store) -> AsyncIterator[Inn]:
    """A server on a socket."""
    house = House(store, 1)
    app = create_app(house, store, "secret")
    config = uvicorn.Config(
        app, port=0, http=Doorway, ws="none", lifespan="on", log_level="warning", access_log=False
    )
    config.timeout_keep_alive = KEEP_ALIVE
    server = uvicorn.Server(config)
    config.load()
    server.lifespan = config.lifespan_class(config)
    await server.startup()
    inn = Inn(server, house)
    try:
        yield inn
    finally:
        app.state.closing.set()
        await server.shutdown()
        for line in inn.lines:
            line.writer.close()


def post(table: str, token: str, body: bytes | dict[str, Any], more: str = "") -> bytes:
    """A choice as it is sent."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    head = f"POST /api/tables/{table}/choices HTTP/1.1\r\nHost: house\r\n{bearer}{more}"
    return f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data


def watch(table: str, token: str, query: str = "", more: str = "") -> bytes:
    """The request for a stream."""
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    head = f"GET /api/tables/{table}/stream{query} HTTP/1.1\r\nHost: house\r\n{bearer}{more}\r\n"
    return head.encode()


async def next_choice(table: Match, number: int = 0) -> tuple[str, dict[str, Any]]:
    """A choice that the table waits for: a token, and the body of the post."""
    seat = table.mover
    found = await table.programs[seat].choices(table.id, seat)
    choice = found["choices"][number]["code"]
    return table.programs[seat].token, {"seat": seat, "choice": choice, "ply": found["ply"]}
