"""The hatch: a connection that hands out choices and streams of the API by itself.

Between a socket and an application lie a task, a scope and a dozen calls for every message; for the
posts and streams that come thousands of times a second they cost more than the choice. Here they
are written to the connection at once. Whatever is unusual about a request (a proxy, a pipeline, a
body without length) goes the long way, with the same answer.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.server import ServerState

from tabard.server.answers import Answer
from tabard.server.api.caller import Caller, caller_of
from tabard.server.api.door import (
    BODY_LIMIT,
    JSON_HEADERS,
    PLAIN_HEADERS,
    Api,
    broken,
    hints,
)
from tabard.server.api.following import Following
from tabard.server.api.posting import post_raw_choice
from tabard.server.api.stream import (
    BEAT,
    BEATS_MISSED,
    HEADERS,
    HEARTBEAT_SECONDS,
    header,
)
from tabard.server.compact import packed

log = logging.getLogger("tabard")

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
LAST_CHUNK: Final = b"0\r\n\r\n"


def lines(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """Headers as they are sent."""
    return b"".join([b"%b: %b\r\n" % pair for pair in headers])


class Remembered:
    """The headers of every answer, made anew by the server each second, and as they are sent."""

    headers: list[tuple[bytes, bytes]] | None = None
    text = b""


def default_lines(headers: list[tuple[bytes, bytes]]) -> bytes:
    """The headers of every answer as they are sent."""
    if headers is not Remembered.headers:
        Remembered.headers, Remembered.text = headers, lines(headers)
    return Remembered.text


ANSWER_HEAD: Final = lines([*JSON_HEADERS, *PLAIN_HEADERS])
STREAM_HEAD: Final = lines([*HEADERS, *PLAIN_HEADERS, (b"transfer-encoding", b"chunked")])


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


class Errand(RequestResponseCycle):
    """A request that is served at the hatch, as far as its connection must know of it."""

    def __init__(self, connection: Hatch, table_id: str) -> None:
        self.connection = connection
        self.table_id = table_id
        self.request: dict[str, Any] = {"client": connection.client, "headers": connection.headers}
        self.transport = connection.transport
        self.message_event = NOBODY_WAITS
        self.body = bytearray()
        self.more_body = True
        self.keep_alive = True
        self.disconnected = False
        self.response_complete = False

    def begin(self) -> None:
        """Find out who calls, and serve them or say why not."""
        api = self.connection.api
        try:
            caller = caller_of(self.request, api.store)
            api.house.limits.check(caller.user, caller.address)
            self.serve(api, caller)
        except Exception as error:
            self.refuse(error)

    def serve(self, api: Api, caller: Caller) -> None:
        """Serve somebody known."""
        raise NotImplementedError

    def refuse(self, error: BaseException) -> None:
        """Say why not."""
        if not isinstance(error, Answer):
            log.error("the API broke at table %s", self.table_id, exc_info=error)
            error = broken()
        self.answer(error.status, error.json(), lines(hints(error.status)))

    def answer(self, status: int, data: dict[str, Any], more: bytes = b"") -> None:
        """Answer with data and be ready for the next request."""
        self.response_complete = True
        if self.disconnected:
            return
        body = packed(data)
        if not self.keep_alive:
            more += b"connection: close\r\n"
        always = default_lines(self.connection.server_state.default_headers)
        self.transport.write(
            b"%b%b%b%bcontent-length: %d\r\n\r\n%b"
            % (STATUS_LINE[status], always, ANSWER_HEAD, more, len(body), body)
        )
        if not self.keep_alive:
            self.transport.close()
        self.connection.served()


class Post(Errand):
    """A choice that is being posted."""

    def serve(self, api: Api, caller: Caller) -> None:
        self.making = post_raw_choice(api.house, caller, self.table_id, bytes(self.body))
        self.go_on()

    def go_on(self, _: Any = None) -> None:
        """Run until the choice is durable or refused, from one wait to the next.

        As a task would, without the cost of one: nobody cancels a choice that has been posted.
        """
        try:
            awaited = self.making.send(None)
        except StopIteration as done:
            self.answer(200, done.value)
        except Exception as error:
            self.refuse(error)
        else:
            awaited._asyncio_future_blocking = False
            awaited.add_done_callback(self.go_on)


class Watch(Errand):
    """A table that is being followed: news are written as soon as there are some.

    A client that takes nothing gets no more until it does; then it gets all it has missed in one
    message, or is given up after a while.
    """

    def __init__(self, connection: Hatch, table_id: str, query: bytes) -> None:
        super().__init__(connection, table_id)
        self.query = query
        self.following: Following | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.awake = False
        self.missed = 0

    def serve(self, api: Api, caller: Caller) -> None:
        last = header(self.request, b"last-event-id")
        self.following = Following(api.house, caller, self.table_id, self.query, last, self.wake)
        always = default_lines(self.connection.server_state.default_headers)
        head = b"%b%b%b\r\n" % (STATUS_LINE[200], always, STREAM_HEAD)
        self.transport.write(head + chunk(self.following.news() or BEAT))
        self.timer = self.connection.loop.call_later(HEARTBEAT_SECONDS, self.beat)

    def wake(self) -> None:
        """Look for news once everything at hand is done."""
        if not self.awake:
            self.awake = True
            self.connection.loop.call_soon(self.tell)

    def tell(self) -> None:
        """Write what is new, if the client takes it."""
        self.awake = False
        if self.following is None or self.connection.flow.write_paused:
            return
        if not self.following.welcome:
            self.finish()
            return
        news = self.following.news()
        if news:
            self.transport.write(chunk(news))

    def beat(self) -> None:
        """Give a sign of life; who has not taken the last few will take none."""
        if self.connection.flow.write_paused:
            self.missed += 1
            if self.missed > BEATS_MISSED:
                self.transport.abort()
                return
        else:
            self.missed = 0
            self.transport.write(chunk(BEAT))
        self.timer = self.connection.loop.call_later(HEARTBEAT_SECONDS, self.beat)

    def finish(self) -> None:
        """End the stream from our side."""
        if not self.response_complete:
            self.transport.write(LAST_CHUNK)
            self.transport.close()
        self.leave()

    def leave(self) -> None:
        """Follow no more."""
        self.response_complete = True
        following, self.following = self.following, None
        if following is not None:
            following.end()
        if self.timer is not None:
            self.timer.cancel()


def chunk(data: bytes) -> bytes:
    """A piece of a stream."""
    return b"%x\r\n%b\r\n" % (len(data), data)


# What a connection sets when more of a body has come; errands begin when all of it is there.
NOBODY_WAITS: Final = asyncio.Event()
