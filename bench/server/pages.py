"""An open page of a table, as lean as it can be: it reads, opens and counts what it is sent.

Of a player's page everything is read that a choice needs; of a spectator's, how far it has come.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any, cast

import brotli
import orjson

from tests.server.putting import printed

KEPT = ("turn", "ply", "plies", "set", "step", "v")
PLIES = re.compile(rb'"plies":(\d+)')  # of what is said, never of a text: quotes are escaped there
STEP = re.compile(rb'"step":(true|false)')
BUTTON = re.compile(r'id="do-(\d+)"')
END_OF_HEAD = b"\r\n\r\n"
OVER = 'class="prompt done"'


class Page(asyncio.Protocol):
    """An open page: what it has been told, and how many bytes that took; `heard` is called then."""

    def __init__(
        self, port: int, table: str, cookie: str, heard: Callable[[], None], plays: bool
    ) -> None:
        self.port, self.table, self.cookie = port, table, cookie
        self.heard, self.plays = heard, plays
        self.facts: dict[str, Any] = {}
        self.plies = -1
        self.on_the_way = False  # whether the last frame was a moment that others follow at once
        self.prompt = ""
        self.buttons: list[int] = []
        self.over = False  # whether nobody is asked any more
        self.prompts: list[str] = []  # the last ones, told by how long ago they were there
        self.stamps: dict[str, str] = {}  # what they are printed with
        self.wire = self.raw = 0
        self.came = b""
        self.text = b""
        self.begun = False
        self.opener: Any = None
        self.transport: asyncio.Transport | None = None

    async def follow(self) -> None:
        """Ask for the stream, as a browser does."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", self.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            f"GET /table/{self.table}/stream?layout=wide HTTP/1.1\r\n"
            f"Host: 127.0.0.1:{self.port}\r\n"
            f"Cookie: tabard={self.cookie}\r\nAccept-Encoding: br\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.came += data
        if not self.begun and not self.begin():
            return
        while (end := self.came.find(b"\r\n")) > 0:
            size = int(self.came[:end], 16)
            first = end + 2
            if len(self.came) < first + size + 2:
                return
            self.take(self.came[first : first + size])
            self.came = self.came[first + size + 2 :]

    def begin(self) -> bool:
        """Read the head of the answer, once it is there."""
        end = self.came.find(END_OF_HEAD)
        if end < 0:
            return False
        head = self.came[:end].lower()
        if not head.startswith(b"http/1.1 200"):
            raise SystemExit(f"a stream was refused: {head.decode()}")
        if b"content-encoding: br" in head:
            self.opener = brotli.Decompressor()
        self.came = self.came[end + len(END_OF_HEAD) :]
        self.begun = True
        return True

    def take(self, chunk: bytes) -> None:
        """A piece of the stream, compressed or not."""
        self.wire += len(chunk)
        self.text += opened(self.opener, chunk) if self.opener else chunk
        *events, self.text = self.text.split(b"\n\n")
        for event in events:
            self.hear(event)

    def hear(self, event: bytes) -> None:
        """One message of the stream."""
        self.raw += len(event) + 2
        if b"event:frame" not in event[:40]:
            return
        if self.plays:
            self.read(orjson.loads(event[event.index(b"data:") + 5 :]))
        else:
            self.glance(event)
        self.heard()

    def read(self, frame: dict[str, Any]) -> None:
        """A frame, as far as a player's choice needs it."""
        if "stamps" in frame:
            self.stamps |= frame["stamps"]
        told = frame.get("parts", {}).get("prompt", [])
        for one in [told] if isinstance(told, str) else told:
            self.prompt = self.prompts[one] if isinstance(one, int) else one
            if told is not one:  # a text as a whole stands for itself
                self.prompts = [self.prompt, *(p for p in self.prompts if p != self.prompt)]
        if told:
            # The prompt as it is seen; trees without stamps tell it so.
            shown = printed(self.prompt, self.stamps) if self.stamps else self.prompt
            self.over = OVER in shown
            self.buttons = [int(code) for code in BUTTON.findall(shown)]
        self.facts |= {k: frame[k] for k in KEPT if k in frame}
        self.plies = self.facts.get("plies", self.plies)
        self.on_the_way = self.facts.get("step", False)

    def glance(self, event: bytes) -> None:
        """A frame, as far as it says where the table stands."""
        if found := PLIES.search(event):
            self.plies = int(found[1])
        if found := STEP.search(event):
            self.on_the_way = found[1] == b"true"

    def shows(self, ply: int) -> bool:
        """Whether it has come to the present after a choice that was made at a ply."""
        return self.plies > ply and not self.on_the_way

    def codes(self) -> list[int]:
        """The choices that its player has now, by its buttons."""
        return self.buttons if self.facts.get("turn") else []

    def close(self) -> None:
        """Leave."""
        if self.transport is not None:
            self.transport.close()


def opened(opener: Any, data: bytes) -> bytes:
    """What compressed bytes say."""
    found = more = opener.process(data)
    while more:
        more = opener.process(b"")
        found += more
    return bytes(found)
