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

from tabard.kernel.ints import mypyc_attr
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

CHOICES: Final = re.compile(rb"/api/tables/([A-Za-z0-9_-]{1,32})/choices")
STREAM: Final = re.compile(rb"/api/tables/([A-Za-z0-9_-]{1,32})/stream(?:\?(.*))?")
UNUSUAL: Final = frozenset(
    b"expect forwarded transfer-encoding upgrade x-forwarded-for x-forwarded-proto".split()
)
LAST_CHUNK: Final = b"0\r\n\r\n"


def lines(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """Headers as they are sent."""
    return b"".join([b"%b: %b\r\n" % pair for pair in headers])


ANSWER_HEAD: Final = lines([*JSON_HEADERS, *PLAIN_HEADERS])
STREAM_HEAD: Final = lines([*HEADERS, *PLAIN_HEADERS, (b"transfer-encoding", b"chunked")])


@mypyc_attr(native_class=False)
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
            if name == b"content-length":
                length = int(value) if value.isdigit() else BODY_LIMIT + 1
        keep = self.parser.get_http_version() == "1.1" and self.parser.should_keep_alive()
        return keep and length <= BODY_LIMIT

    def on_message_complete(self) -> None:
        """The whole request is there."""
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


@mypyc_attr(native_class=False)
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
        always = lines(self.connection.server_state.default_headers)
        self.transport.write(
            b"%b%b%b%bcontent-length: %d\r\n\r\n%b"
            % (STATUS_LINE[status], always, ANSWER_HEAD, more, len(body), body)
        )
        if not self.keep_alive:
            self.transport.close()
        self.connection.served()


@mypyc_attr(native_class=False)
class Post(Errand):
    """A choice that is being posted."""

    def serve(self, api: Api, caller: Caller) -> None:
        made = post_raw_choice(api.house, caller, self.table_id, bytes(self.body))
        task: asyncio.Task[Any] = self.connection.loop.create_task(made)
        self.connection.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[Any]) -> None:
        """The choice is durable, or refused."""
        self.connection.tasks.discard(task)
        if task.cancelled():
            self.response_complete = True
            self.transport.close()
            return
        error = task.exception()
        if error is None:
            self.answer(200, task.result())
        else:
            self.refuse(error)


@mypyc_attr(native_class=False)
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
        always = lines(self.connection.server_state.default_headers)
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
