"""The hatch: a connection that hands out choices and streams of the API by itself.

Between a socket and an application lie a task, a scope and a dozen calls for every message; for the
posts and streams that come thousands of times a second they cost more than the choice. Here they
are written to the connection at once. Whatever is unusual about a request (a proxy, a pipeline, a
body without length) goes the long way, with the same answer.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from tabard.server.api.door import BODY_LIMIT, Api
from tabard.server.api.errands import Errand, Post, Watch

NAME: Final = rb"/api/tables/([A-Za-z0-9_-]{1,32})/"
CHOICES: Final = re.compile(NAME + rb"choices")
STREAM: Final = re.compile(NAME + rb"stream(?:\?(.*))?")
POSTED: Final = re.compile(rb"POST " + NAME + rb"choices HTTP/1\.1\r\n")
LINE: Final = re.compile(rb"([A-Za-z-]+): *([\x20-\x7e]*)\r\n")
UNUSUAL: Final = frozenset(
    b"expect forwarded transfer-encoding upgrade x-forwarded-for x-forwarded-proto".split()
)
LENGTH: Final = b"content-length"
END_OF_HEAD: Final = b"\r\n\r\n"


class Hatch(HttpToolsProtocol):
    """One connection to an application that knows its API as `app.state.api`."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.api: Api = cast(Any, config.app).state.api
        self.idle: asyncio.TimerHandle | None = None
        self.served_at = 0.0
        self.between = True  # the parser is between two requests

    def data_received(self, data: bytes) -> None:
        """Take a choice that is there as a whole; leave everything else to the parser."""
        if self.between and (self.cycle is None or self.cycle.response_complete):
            found = POSTED.match(data)
            if found is not None and self.whole_post(data, found.end()):
                self._unset_keepalive_if_required()
                self.cycle = Post(self, found[1].decode())
                self.cycle.body = bytearray(data[data.index(END_OF_HEAD) + len(END_OF_HEAD) :])
                self.cycle.begin()
                return
        super().data_received(data)

    def whole_post(self, data: bytes, begin: int) -> bool:
        """Whether a request is a plain one, all of it and nothing more; its headers are kept."""
        headers: list[tuple[bytes, bytes]] = []
        length = -1
        while data[begin : begin + 2] != b"\r\n":
            line = LINE.match(data, begin)
            if line is None:
                return False
            name = line[1].lower()
            if name in UNUSUAL or name == b"connection" or (name == LENGTH and length >= 0):
                return False
            if name == LENGTH:
                length = int(line[2]) if line[2].isdigit() else BODY_LIMIT + 1
            headers.append((name, line[2]))
            begin = line.end()
        self.headers = headers
        return 0 <= length <= BODY_LIMIT and begin + 2 + length == len(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        self.between = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Take a request here if it is a usual one, else let it go the long way."""
        cycle = self.cycle
        if cycle is None or cycle.response_complete:
            errand = self.errand()
            if errand is not None:
                self.cycle = errand
                return
        super().on_headers_complete()

    def errand(self) -> Errand | None:
        """The errand of a request that is served here."""
        if self.limit_concurrency is not None or not self.usual():
            return None
        method = self.parser.get_method()
        if method == b"POST":
            found = CHOICES.fullmatch(self.url)
            return Post(self, found[1].decode()) if found is not None else None
        if method == b"GET":
            found = STREAM.fullmatch(self.url)
            if found is not None:
                return Watch(self, found[1].decode(), found[2] or b"")
        return None

    def usual(self) -> bool:
        """Whether nothing about a request asks for more than the hatch can do."""
        length = 0
        for name, value in self.headers:
            if name in UNUSUAL:
                return False
            if name == LENGTH:
                length = int(value) if value.isdigit() else BODY_LIMIT + 1
        keep = self.parser.get_http_version() == "1.1" and self.parser.should_keep_alive()
        return keep and length <= BODY_LIMIT

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self.between = True
        super().on_message_complete()
        if isinstance(self.cycle, Errand) and not self.cycle.response_complete:
            self.cycle.begin()

    def resume_writing(self) -> None:
        """The client takes again what it is sent."""
        super().resume_writing()
        if isinstance(self.cycle, Watch):
            self.cycle.wake()

    def served(self) -> None:
        """A request is done; others may wait behind it.

        One timer a connection closes it when nothing comes for long, instead of one an answer.
        """
        if self.pipeline:
            self.on_response_complete()
            return
        self.server_state.total_requests += 1
        self.served_at = self.loop.time()
        if self.idle is None:
            self.idle = self.loop.call_later(self.timeout_keep_alive, self.look_for_idleness)

    def look_for_idleness(self) -> None:
        """Close the connection if nothing has come for long."""
        self.idle = None
        if self.transport.is_closing() or not self.cycle.response_complete:
            return
        left = self.served_at + self.timeout_keep_alive - self.loop.time()
        if left > 0:
            self.idle = self.loop.call_later(left, self.look_for_idleness)
        else:
            self.transport.close()

    def shutdown(self) -> None:
        """The server goes down."""
        if isinstance(self.cycle, Watch):
            self.cycle.finish()
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        super().connection_lost(exc)
        if self.idle is not None:
            self.idle.cancel()
        if isinstance(self.cycle, Watch):
            self.cycle.leave()
