"""The errands of the hatch: a choice that is posted and a table that is followed.

What they answer is written to the connection at once, without a task or an application between.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from tabard.server.api.app import (
    JSON_HEADERS,
    NO_STORAGE,
    PLAIN_HEADERS,
    Api,
    broken,
    headers_of,
)
from tabard.server.api.caller import Caller, caller_by
from tabard.server.api.following import Following
from tabard.server.api.posting import post_raw_choice
from tabard.server.api.stream import BEAT, BEATS_MISSED, HEADERS
from tabard.server.compact import packed
from tabard.server.refusals import RequestRefused, no_storage
from tabard.server.store.writer import Written

if TYPE_CHECKING:
    from tabard.server.api.hatch import Hatch

log = logging.getLogger("tabard")

LAST_CHUNK: Final = b"0\r\n\r\n"
# What a connection sets when more of a body has come; errands begin when all of it is there.
NOBODY_WAITS: Final = asyncio.Event()


def lines(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """Headers as they are sent."""
    return b"".join([b"%b: %b\r\n" % pair for pair in headers])


class Remembered:
    """The headers of every answer, made anew by the server each second, and as they are sent."""

    def __init__(self) -> None:
        self.headers: list[tuple[bytes, bytes]] | None = None
        self.text = b""


REMEMBERED: Final = Remembered()


def default_lines(headers: list[tuple[bytes, bytes]]) -> bytes:
    """The headers of every answer as they are sent."""
    if headers is not REMEMBERED.headers:
        REMEMBERED.headers, REMEMBERED.text = headers, lines(headers)
    return REMEMBERED.text


ANSWER_HEAD: Final = lines([*JSON_HEADERS, *PLAIN_HEADERS])
STREAM_HEAD: Final = lines([*HEADERS, *PLAIN_HEADERS, (b"transfer-encoding", b"chunked")])


class Errand:
    """A request that is served at the hatch.

    What its connection must know of it is here by the names that uvicorn's cycles have.
    """

    def __init__(self, connection: Hatch, table_id: str, authorization: bytes) -> None:
        self.connection: Final[Any] = connection
        self.transport: Final[Any] = connection.transport
        self.api: Final = connection.api
        self.table_id: Final = table_id
        self.authorization: Final = authorization
        self.message_event = NOBODY_WAITS
        self.body = bytearray()
        self.more_body = True
        self.keep_alive = True
        self.disconnected = False
        self.response_started = False
        self.response_complete = False

    def begin(self) -> None:
        """Find out who calls, and serve them or say why not."""
        self.response_started = True
        api = self.api
        try:
            self.serve(api, caller_by(self.authorization, self.connection.client, api.house))
        except Exception as error:
            self.refuse(error)

    def serve(self, api: Api, caller: Caller) -> None:
        """Serve somebody known."""
        raise NotImplementedError

    def refuse(self, error: BaseException) -> None:
        """Say why not."""
        if isinstance(error, SQLAlchemyError):
            log.error(NO_STORAGE, type(error).__name__)
            error = no_storage()
        elif not isinstance(error, RequestRefused):
            log.error("the API broke at table %s", self.table_id, exc_info=error)
            error = broken()
        self.answer(error.status, error.json(), lines(headers_of(error.status)))

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
            self.answer(200, done.value.json())
        except Exception as error:
            self.refuse(error)
        else:
            awaited._asyncio_future_blocking = False
            if isinstance(awaited, Written):
                awaited.heard = self.go_on
            else:
                awaited.add_done_callback(self.go_on)


class Watch(Errand):
    """A table that is being followed: news are written as soon as there are some.

    A client that takes nothing gets no more until it does; then it gets all it has missed in one
    message, or is given up after a while.
    """

    def __init__(
        self, connection: Hatch, table_id: str, authorization: bytes, query: bytes, last: str
    ) -> None:
        super().__init__(connection, table_id, authorization)
        self.loop: Final[Any] = connection.loop
        self.flow: Final[Any] = connection.flow
        self.query: Final = query
        self.last: Final = last
        self.following: Following | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.heartbeat: Final[float] = connection.heartbeat
        self.awake = False
        self.missed = 0

    def serve(self, api: Api, caller: Caller) -> None:
        self.following = Following(
            api.house, caller, self.table_id, self.query, self.last, self.wake
        )
        first = chunk(self.following.news() or BEAT)
        always = default_lines(self.connection.server_state.default_headers)
        head = b"%b%b%b\r\n" % (STATUS_LINE[200], always, STREAM_HEAD)
        self.transport.write(head + first)
        self.timer = self.loop.call_later(self.heartbeat, self.beat)

    def refuse(self, error: BaseException) -> None:
        """Say why not; whatever was begun ends."""
        self.leave()
        super().refuse(error)

    def wake(self) -> None:
        """Look for news once everything at hand is done."""
        if not self.awake:
            self.awake = True
            self.api.crier.wake(self)

    def tell(self) -> None:
        """Write what is new, if the client takes it."""
        self.awake = False
        if self.following is None or self.flow.write_paused:
            return
        if not self.following.welcome:
            self.finish()
            return
        news = self.following.news()
        if news:
            self.transport.write(chunk(news))

    def beat(self) -> None:
        """Send a heartbeat; a client that has not taken the last few is given up."""
        if self.following is None or not self.following.welcome:
            self.finish()
            return
        if self.flow.write_paused:
            self.missed += 1
            if self.missed > BEATS_MISSED:
                self.give_up()
                return
        else:
            self.missed = 0
            self.transport.write(chunk(BEAT))
        self.timer = self.loop.call_later(self.heartbeat, self.beat)

    def give_up(self) -> None:
        """Break the connection off: the client comes back if it still wants to."""
        self.leave()
        self.transport.abort()

    def finish(self, last: bytes = b"") -> None:
        """End the stream from our side, with a last word if there is one."""
        if not self.response_complete:
            if self.following is not None:
                self.transport.write((chunk(last) if last else b"") + LAST_CHUNK)
            self.transport.close()
        self.leave()

    def leave(self) -> None:
        """Follow no more."""
        self.response_complete = True
        self.connection.watch = None
        following, self.following = self.following, None
        if following is not None:
            following.end()
        if self.timer is not None:
            self.timer.cancel()


def chunk(data: bytes) -> bytes:
    """A piece of a stream."""
    return b"%x\r\n%b\r\n" % (len(data), data)
