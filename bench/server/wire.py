"""HTTP and server-sent events with little work: the load must not be the load's own."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from typing import Any, cast

END_OF_HEAD = b"\r\n\r\n"
LENGTH = b"content-length:"
STREAMING = b"HTTP/1.1 200 "


class Line(asyncio.Protocol):
    """A connection that is kept open: requests are answered in order, by status and body."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.head = b""  # of the last answer
        self.waiting: deque[asyncio.Future[tuple[int, bytes]]] = deque()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        while (end := self.buffer.find(END_OF_HEAD)) >= 0:
            self.head = self.buffer[: end + 2]
            head = self.head.lower()
            begin = head.index(LENGTH) + len(LENGTH)
            length = int(head[begin : head.index(b"\r", begin)])
            begin = end + len(END_OF_HEAD)
            if len(self.buffer) < begin + length:
                return
            body = self.buffer[begin : begin + length]
            self.buffer = self.buffer[begin + length :]
            waiting = self.waiting.popleft()
            if self.transport is not None and b"\r\nconnection: close" in head:
                self.transport.close()  # the next request takes a new line
                self.transport = None
            if not waiting.done():
                waiting.set_result((int(head[9:12]), body))

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        for waiting in self.waiting:
            if not waiting.done():
                waiting.set_exception(ConnectionError("the server has hung up"))
        self.waiting.clear()

    def send(self, request: bytes) -> asyncio.Future[tuple[int, bytes]]:
        """Send a request; its answer."""
        if self.transport is None:
            raise ConnectionError("the server has hung up")
        waiting: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        self.waiting.append(waiting)
        self.transport.write(request)
        return waiting


class Ear(asyncio.Protocol):
    """An open stream: every message goes to `heard` as data, the end or a refusal to `lost`.

    A server that goes down says so before: that goes to `move`.
    """

    def __init__(
        self,
        heard: Callable[[bytes], None],
        lost: Callable[[], None],
        move: Callable[[], None] | None = None,
    ) -> None:
        self.heard = heard
        self.lost = lost
        self.move = move
        self.buffer = b""
        self.begun = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if not self.begun:
            self.begun = True
            if not data.startswith(STREAMING):
                self.close()
                return
        self.buffer += data
        *events, self.buffer = self.buffer.split(b"\n\n")
        for event in events:
            found = event.find(b"\ndata:")  # the API writes a space behind it, pages do not
            if found >= 0 and b"event: move" not in event[:found]:
                self.heard(event[found + 6 :].lstrip())
            elif found >= 0 and self.move is not None:
                self.move()

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        self.lost()

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.close()


class Caller:
    """Somebody who calls the API of a server: one line for posts, ears for streams."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.head = f"Host: 127.0.0.1:{port}\r\n"
        if token:
            self.head += f"Authorization: Bearer {token}\r\n"
        self.line: Line | None = None

    async def connect(self) -> Line:
        """The line, made anew when it was lost."""
        if self.line is None or self.line.transport is None:
            loop = asyncio.get_running_loop()
            _, self.line = await loop.create_connection(Line, "127.0.0.1", self.port)
        return self.line

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the data of an answer; ConnectionError when the server is gone."""
        sent = b"" if body is None else json.dumps(body).encode()
        kind = "Content-Type: application/json\r\n" if body is not None else ""
        head = (
            f"{method} /api{path} HTTP/1.1\r\n{self.head}{kind}Content-Length: {len(sent)}\r\n\r\n"
        )
        line = await self.connect()
        status, answer = await line.send(head.encode() + sent)
        return status, json.loads(answer) if answer[:1] in b"{[" else answer.decode()

    async def listen(
        self,
        path: str,
        heard: Callable[[bytes], None],
        lost: Callable[[], None],
        move: Callable[[], None] | None = None,
        root: str = "/api",
    ) -> Ear:
        """Follow a stream: of the API, or of a page."""
        loop = asyncio.get_running_loop()
        _, ear = await loop.create_connection(
            lambda: Ear(heard, lost, move), "127.0.0.1", self.port
        )
        assert ear.transport is not None
        ear.transport.write(f"GET {root}{path} HTTP/1.1\r\n{self.head}\r\n".encode())
        return ear

    def close(self) -> None:
        """Hang up; the next call takes a new line."""
        if self.line is not None and self.line.transport is not None:
            self.line.transport.close()
        self.line = None
