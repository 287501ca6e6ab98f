"""An open page of a table, as lean as it can be: it opens and counts what it is sent.

Of a player's page everything is read that a choice needs, and nothing is printed: which buttons
there are, the stamps of its prompt tell. Of a spectator's is read how far it has come.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any, cast

import brotli
import orjson

from tabard.server.web.lately import KEPT
from tests.server.putting import printed

TOLD = ("turn", "ply", "plies", "set", "step", "v")
PLIES = re.compile(rb'"plies":(\d+)')  # of what is said, never of a text: quotes are escaped there
STEP = re.compile(rb'"step":(true|false)')
BUTTON = re.compile(r'id="do-(\d+)"')  # in trees without stamps
BLANK_BUTTON = 'id="do-~1"'
END_OF_HEAD = b"\r\n\r\n"
OVER = 'class="prompt done"'
NONE: dict[str, Any] = {}


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
        self.prompts: list[str] = []  # the last ones, told by how long ago they were there
        self.stamps: dict[str, str] = {}  # what they are printed with
        self.buttons: list[str] = []  # those of buttons, by name
        self.button = BUTTON  # what finds the code of a button, as far as stamps are known
        self.wire = self.raw = 0
        self.came = b""
        self.text = b""
        self.begun = False
        self.opener: Any = None
        self.moving: asyncio.Future[None] | None = None
        self.transport: asyncio.Transport | None = None

    async def follow(self) -> None:
        """Ask for the stream, as a browser does."""
        loop = asyncio.get_running_loop()
        self.begun, self.came, self.text, self.opener, self.prompts = False, b"", b"", None, []
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
        if event.startswith(b"event:move"):
            self.close()
            self.moving = asyncio.ensure_future(self.follow())
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
            self.learn(frame["stamps"])
        told = frame.get("parts", NONE).get("prompt", ())
        for one in [told] if isinstance(told, str) else told:
            self.prompt = self.prompts[one] if isinstance(one, int) else one
            if told is not one:  # a text as a whole stands for itself
                others = [text for text in self.prompts if text != self.prompt]
                self.prompts = [self.prompt, *others][:KEPT]
        self.facts |= {k: frame[k] for k in TOLD if k in frame}
        self.plies = self.facts.get("plies", self.plies)
        self.on_the_way = self.facts.get("step", False)

    def learn(self, stamps: dict[str, str]) -> None:
        """Stamps that are told; a button is known by the stamp that has its id for a blank."""
        self.stamps |= stamps
        found = [name for name, text in stamps.items() if BLANK_BUTTON in text]
        if found:
            self.buttons += found
            self.button = re.compile(rf"\{{(?:{'|'.join(self.buttons)})\|(\d+)")

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
        found = self.button.findall(self.prompt) if self.facts.get("turn") else []
        return [int(code) for code in found]

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return "done" in self.prompt and OVER in printed(self.prompt, self.stamps)

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
