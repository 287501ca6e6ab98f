"""The hatch: a connection that hands out choices and streams of the API by itself.

Between a socket and an application lie a task, a scope and a dozen calls for every message; for the
posts and streams that come thousands of times a second they cost more than the choice. Here they
are written to the connection at once. Whatever is unusual about a request (a proxy, a pipeline, a
body without length, a limit on connections) goes the long way, with the same answer.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.server import ServerState

from tabard.server.api.caller import authorization_of, header
from tabard.server.api.doorway import Doorway
from tabard.server.api.errands import Errand, Post, Watch
from tabard.server.api.heads import NAME, plain_post, usual_length
from tabard.server.api.stream import HEARTBEAT_SECONDS, MOVE
from tabard.server.tracing import Tracing

CHOICES: Final = re.compile(NAME + rb"choices")
STREAM: Final = re.compile(NAME + rb"stream(?:\?(.*))?")


class Hatch(Doorway):
    """One connection to an application that knows its API as `app.state.api`."""

    heartbeat = HEARTBEAT_SECONDS

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.idle: asyncio.TimerHandle | None = None
        self.served_at = 0.0
        self.watch: Watch | None = None  # the stream that is served here

    def data_received(self, data: bytes) -> None:
        """Take a choice that is there as a whole; leave everything else to the parser."""
        if self.between and self.free():
            found = plain_post(data)
            if found is not None:
                head, body = found
                if self.part is not None:
                    self.expect(None)
                self._unset_keepalive_if_required()
                errand = Post(self, head.table_id, head.authorization)
                errand.body += body
                self.take(errand)
                errand.begin()
                return
        super().data_received(data)

    def free(self) -> bool:
        """Whether a request can be answered at once, as there is none before it nor a limit."""
        if self.limit_concurrency is not None or self.scheme == "https":
            return False
        if Tracing.tracer is not None:  # traces are made on the long way
            return False
        if self.flow.write_paused:  # who takes no answers waits for the next one on the long way
            return False
        return self.cycle is None or self.cycle.response_complete

    def take(self, errand: Errand) -> None:
        """Serve a request here: an errand is what a connection knows as a cycle.

        Another request may take the cycle's place while a stream goes on.
        """
        self.cycle = cast(Any, errand)
        if self.api.house.draining:  # the next request of this client should find another server
            errand.keep_alive = False
        if isinstance(errand, Watch):
            self.watch = errand

    def on_headers_complete(self) -> None:
        """Take a request here if it is a usual one, else let it go the long way."""
        if self.free():
            errand = self.errand()
            if errand is not None:
                self.in_head = False
                self.take(errand)
                return
        super().on_headers_complete()
        if self.api.house.draining and self.cycle is not None:
            self.cycle.keep_alive = False

    def errand(self) -> Errand | None:
        """The errand of a request that is served here."""
        if usual_length(self.headers) is None:
            return None
        if self.parser.get_http_version() != "1.1" or not self.parser.should_keep_alive():
            return None
        method, caller = self.parser.get_method(), authorization_of(self.headers)
        if method == b"POST":
            found = CHOICES.fullmatch(self.url)
            return Post(self, found[1].decode(), caller) if found is not None else None
        if method == b"GET":
            found = STREAM.fullmatch(self.url)
            if found is not None:
                last = header(self.headers, b"last-event-id").decode("latin-1")
                return Watch(self, found[1].decode(), caller, found[2] or b"", last)
        return None

    def on_message_complete(self) -> None:
        """The whole request is there."""
        super().on_message_complete()
        errand: object = self.cycle
        if isinstance(errand, Errand) and not errand.response_complete:
            errand.begin()

    def resume_writing(self) -> None:
        """The client takes again what it is sent."""
        super().resume_writing()
        if self.watch is not None:
            self.watch.wake()

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

    def on_response_complete(self) -> None:
        """A request that went the long way is done."""
        self.served_at = self.loop.time()
        super().on_response_complete()

    def look_for_idleness(self) -> None:
        """Close the connection if nothing has come for long."""
        self.idle = None
        if self.transport.is_closing() or not self.cycle.response_complete:
            return
        left = self.served_at + self.timeout_keep_alive - self.loop.time()
        if left > 0 or not self.between:
            again = left if left > 0 else self.timeout_keep_alive
            self.idle = self.loop.call_later(again, self.look_for_idleness)
        else:
            self.transport.close()

    def shutdown(self) -> None:
        """The server goes down."""
        if self.watch is not None:
            self.watch.finish(MOVE)
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        super().connection_lost(exc)
        if self.idle is not None:
            self.idle.cancel()
        if self.watch is not None:
            self.watch.leave()
        self.cycle = cast(Any, None)  # breaks the reference cycle between the two
