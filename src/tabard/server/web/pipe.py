"""The way to one client of the live table: compressed for players who accept it, else plain.

A compressor remembers what it has sent, so a move costs a few hundred bytes; it also holds more
than half a megabyte, so a crowd of spectators gets plain text.
"""

from __future__ import annotations

import zlib
from collections.abc import Awaitable
from typing import Final, Protocol

import brotli
from starlette.types import Send

QUALITY: Final = 4


class Squeezer(Protocol):
    """Something that makes bytes fewer, and lets them all out at once."""

    coding: bytes

    def squeeze(self, body: bytes) -> bytes: ...


class Brotli:
    """What browsers accept from secure places and from this machine."""

    coding = b"br"

    def __init__(self) -> None:
        self.compressor = brotli.Compressor(quality=QUALITY)

    def squeeze(self, body: bytes) -> bytes:
        """The body compressed, complete."""
        squeezed: bytes = self.compressor.process(body) + self.compressor.flush()
        return squeezed


class Gzip:
    """What browsers accept everywhere."""

    coding = b"gzip"

    def __init__(self) -> None:
        self.compressor = zlib.compressobj(QUALITY, zlib.DEFLATED, zlib.MAX_WBITS | 16)

    def squeeze(self, body: bytes) -> bytes:
        """The body compressed, complete."""
        return self.compressor.compress(body) + self.compressor.flush(zlib.Z_SYNC_FLUSH)


def squeezer(accepted: str) -> Squeezer | None:
    """The best compressor that an Accept-Encoding header allows."""
    names = {name.partition(";")[0].strip() for name in accepted.split(",")}
    if "br" in names:
        return Brotli()
    return Gzip() if "gzip" in names else None


class Pipe:
    """Sends server-sent events to one client.

    The answer is begun by `send`, through everybody who has something to say to its head. What
    follows goes `straight` to the connection.
    """

    def __init__(self, send: Send, straight: Send, compressor: Squeezer | None) -> None:
        self.send = send
        self.straight = straight
        self.compressor = compressor

    async def open(self) -> None:
        """Begin the answer."""
        headers = [
            (b"content-type", b"text/event-stream; charset=utf-8"),
            (b"cache-control", b"no-store, no-transform"),
            (b"x-accel-buffering", b"no"),
        ]
        if self.compressor is not None:
            headers.append((b"content-encoding", self.compressor.coding))
            headers.append((b"vary", b"accept-encoding"))
        await self.send({"type": "http.response.start", "status": 200, "headers": headers})

    def write(self, body: bytes) -> Awaitable[None]:
        """Send so that it arrives now."""
        if self.compressor is not None:
            body = self.compressor.squeeze(body)
        return self.straight({"type": "http.response.body", "body": body, "more_body": True})

    async def end(self) -> None:
        """Say that nothing follows."""
        await self.send({"type": "http.response.body"})
