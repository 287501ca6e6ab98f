"""The doorway: who connects says what they want soon and in few words, or is turned away.

A parser that is fed a head without end copies it again and again, and a connection that says
nothing takes a place for ever; neither may cost anybody else more than a moment.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from tabard.server.api.app import Api
from tabard.server.journal import SECONDS
from tabard.server.limits import RECORD_LIMIT, Room, network

log = logging.getLogger("tabard")

MOST_HEAD: Final = 64 * 1024
MOST_REQUEST: Final = RECORD_LIMIT + MOST_HEAD
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
FLOOD_SECONDS: Final = HEAD_SECONDS + 5.0


class Together:
    """The way of one answer: its head waits for what follows it in the same turn of the loop.

    So the answer to a post is one write, and mostly one packet.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.head = b""
        self.begun = False

    def write(self, data: bytes) -> None:
        """Send it, and before it what waits."""
        if not self.begun:
            self.begun, self.head = True, data
            self.loop.call_soon(self.flush)
            return
        if self.head:
            data, self.head = self.head + data, b""
        self.transport.write(data)

    def flush(self) -> None:
        """Send what still waits."""
        if self.head:
            head, self.head = self.head, b""
            self.transport.write(head)

    def is_closing(self) -> bool:
        """Whether nothing can be sent any more."""
        return self.transport.is_closing()

    def close(self) -> None:
        """Hang up, once all is sent."""
        self.flush()
        self.transport.close()


class Doorway(HttpToolsProtocol):
    """One connection, with limits and deadlines for the heads and bodies that come in.

    between   the parser is between two requests
    in_head   it reads a head
    size      bytes of the present request that came after the first piece of it
    part      what the client owes us: which request, and whether its head; None if nothing
    brought   what another process has read of it before it was handed to us
    """

    head_seconds = HEAD_SECONDS
    body_seconds = BODY_SECONDS

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        brought: bytes = b"",
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.brought = brought
        self.api: Api = cast(Any, config.app).state.api
        self.between = True
        self.in_head = False
        self.begun = 0
        self.size = 0
        self.part: tuple[int, bool] | None = None
        self.deadline: asyncio.TimerHandle | None = None
        self.room: Room | None = None
        self.from_network = ""

    def connection_made(self, transport: Any) -> None:
        """A client comes: it must say soon what it wants, and not too many may keep silent."""
        super().connection_made(transport)
        self.from_network = network(self.client[0]) if self.client else ""
        room = self.api.house.limits.waiting
        if not room.enter(self.from_network):
            self.tell_of_silence()
            self.transport.abort()
            return
        self.room = room
        self.expect((0, True))
        if self.brought:
            self.take_in(self.brought)
            self.loop.call_soon(self.pause_again)

    def pause_again(self) -> None:
        """After `connection_made` uvloop starts to read, though what was brought made us pause."""
        if self.flow.read_paused and not self.transport.is_closing():
            self.transport.pause_reading()

    def data_received(self, data: bytes) -> None:
        """Take it in, unless another process looks after the table that is asked for."""
        usher = self.api.house.usher
        if usher is not None and self.idle and usher.lead(line_of(self.transport), data):
            self.transport.abort()
        else:
            self.take_in(data)

    @property
    def idle(self) -> bool:
        """Whether nothing is asked and nothing is answered here."""
        cycle: Any = self.cycle
        answered = cycle is None or (cycle.response_complete and not self.pipeline)
        return self.between and answered and not self.transport.get_write_buffer_size()

    def take_in(self, data: bytes) -> None:
        """Let the parser have it, unless it is too much; then see what is still owed."""
        if not self.between:
            self.size += len(data)
            if self.size > (MOST_HEAD if self.in_head else MOST_REQUEST):
                log.warning("a request that is too long, the last from %s", self.client)
                self.turn_away(431 if self.in_head else 413)
                return
        super().data_received(data)
        self.look_what_is_owed()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.between, self.in_head, self.size = False, True, 0
        self.begun += 1
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is there."""
        self.in_head = False
        super().on_headers_complete()
        cycle: Any = self.cycle
        if self.scope["method"] == "POST" and cycle is not None:
            if not isinstance(cycle.transport, Together):
                cycle.transport = Together(self.transport, self.loop)
        if self.api.house.draining and self.cycle is not None:
            self.cycle.keep_alive = False  # the next request should find another server

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self.between = True
        super().on_message_complete()

    def look_what_is_owed(self) -> None:
        """Give the rest of a request its time; most come as a whole and need no timer."""
        owed = None if self.between else (self.begun, self.in_head)
        if owed != self.part:
            self.expect(owed)

    def expect(self, part: tuple[int, bool] | None) -> None:
        """Wait so long for a part of a request, or for nothing."""
        self.part = part
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if part is not None:
            patience = self.head_seconds if part[1] else self.body_seconds
            self.deadline = self.loop.call_later(patience, self.lose_patience)
        elif self.room is not None:  # it has said once what it wants: it is known from now on
            self.room.leave(self.from_network)
            self.room = None

    def lose_patience(self) -> None:
        """The time is up; but a client that we do not listen to ourselves cannot be late."""
        self.deadline = None
        if self.flow.read_paused:
            self.expect(self.part)
            return
        self.tell_of_silence()
        self.turn_away(408)

    def tell_of_silence(self) -> None:
        """Log it; those without a place and those whose time is up are of one flood."""
        log.warning(
            "connections that keep silent, the last from %s",
            self.client,
            extra={SECONDS: FLOOD_SECONDS},
        )

    def turn_away(self, status: int) -> None:
        """Close the connection; say why where nothing else is being said on it."""
        cycle: Any = self.cycle
        asked = self.begun > 0
        if self.in_head:
            silent = cycle is None or cycle.response_complete
        else:
            silent = not self.pipeline and not (cycle is not None and cycle.response_started)
        if asked and silent and not self.transport.is_closing():
            bare = b"connection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + bare)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        super().connection_lost(exc)
        self.expect(None)


def line_of(transport: asyncio.Transport) -> int:
    """The number by which the system knows a connection."""
    return int(transport.get_extra_info("socket").fileno())
