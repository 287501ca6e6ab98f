"""An open stream of a table, and posts from inside the loop that reads it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import brotli

from tabard.server.table import Table
from tests.server.inn import PATIENCE
from tests.server.program import get_scope
from tests.server.web.browser import Browser
from tests.server.web.deeds import script


class Line:
    """An open stream: the bytes that came, and a way to hang up."""

    def __init__(self, who: Browser, path: str, query: str = "", accept: str = "") -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in who.client.cookies.items())
        headers = [(b"host", b"tabard.test"), (b"cookie", cookie.encode())]
        headers += [(b"accept-encoding", accept.encode())] if accept else []
        self.scope = get_scope(path, query, headers)
        self.head: dict[str, str] = {}
        self.body = b""
        self.over = asyncio.Event()
        self.take: Callable[[Any], Awaitable[None]] = self.listen
        self.task = asyncio.create_task(who.town.app(self.scope, self.receive, self.send))

    async def receive(self) -> dict[str, Any]:
        await self.over.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        await self.take(message)

    async def listen(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.head = {key.decode(): value.decode() for key, value in message["headers"]}
        else:
            self.body += message.get("body", b"")

    async def frames(self, number: int) -> list[dict[str, Any]]:
        """Wait for so many frames."""
        deadline = time.monotonic() + PATIENCE
        while True:
            body = self.body
            if self.head.get("content-encoding") == "br" and body:
                body = unpacked(body)
            found = [part for part in body.decode().split("\n\n") if "event:frame" in part]
            if len(found) >= number:
                return [json.loads(part.partition("data:")[2]) for part in found]
            assert time.monotonic() < deadline, f"only {len(found)} frames came"
            await asyncio.sleep(0.01)

    async def hang_up(self) -> None:
        self.over.set()
        await asyncio.wait_for(self.task, PATIENCE)


def unpacked(body: bytes) -> bytes:
    """What a compressed stream says so far."""
    opener = brotli.Decompressor()
    found = more = opener.process(body)
    while more:
        more = opener.process(b"")
        found += more
    return bytes(found)


def post(who: Browser, table: Table, **fields: Any) -> Any:
    """A post from inside the loop."""
    return who.client.post(f"/table/{table.id}/act", json=fields, headers=script(who))


def move(table: Table) -> dict[str, Any]:
    """The fields of the first open choice."""
    assert table.state is not None
    seat, code = int(table.state.to_move), table.state.choices()[0]
    made = {"do": "choose", "seat": seat, "code": code, "ply": table.ply, "confirm": True}
    return {**made, "request": f"move-number-{table.ply:04}"}
