"""Answering at a port: the house opens and says so, and goes without losing anybody."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import uvicorn

from tabard.cli.processes import OPEN, Inherited
from tabard.kernel.errors import BadInput
from tabard.server.api.doorway import Doorway
from tabard.server.limits import LOCALS
from tabard.server.usher import Usher

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from tabard.server.house import House

GRACE_SECONDS: Final = 2
LOOK_SECONDS: Final = 0.25


class Place(NamedTuple):
    """Where a house answers.

    listener  its port
    where     its address, as a browser on this computer finds it
    browser   whether a browser is to be shown it
    drain     seconds to go on when told to stop
    started   what it has from the process that started it, or None
    """

    listener: socket.socket
    where: str
    browser: bool
    drain: int
    started: Inherited | None


class Server(uvicorn.Server):
    """The server of one process."""

    def __init__(self, config: uvicorn.Config, house: House, place: Place) -> None:
        super().__init__(config)
        self.house = house
        self.place = place
        self.closing: asyncio.Event = config.app.state.closing  # type: ignore[union-attr]
        self.coming: set[asyncio.Task[object]] = set()
        if place.started is not None and place.started.neighbours is not None:
            house.usher = Usher(place.started.neighbours, house.peers)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house; say where it is once it answers, or tell who started us."""
        await super().startup(sockets)
        if not listened_on(self.place.listener):
            await self.lifespan.shutdown()
            raise BadInput(self.place.where, "somebody else has taken this port meanwhile")
        if not self.started:
            return
        if self.house.usher is not None:
            self.house.usher.open(self.welcome)
        if self.place.started is not None:
            parent = self.place.started.parent
            parent.send(OPEN)
            asyncio.get_running_loop().add_reader(parent, self.orphaned, parent)
            return
        print(f"Tabard is open at {self.place.where}  (Ctrl-C ends it)", flush=True)
        if self.place.browser and has_browser():
            webbrowser.open(self.place.where)

    def welcome(self, line: socket.socket, data: bytes) -> None:
        """Take in a connection that another process has handed over, and what was read of it."""

        def doorway() -> Doorway:
            return Doorway(self.config, self.server_state, self.lifespan.state, brought=data)

        loop = asyncio.get_running_loop()
        line.setblocking(False)
        task: asyncio.Task[object] = loop.create_task(loop.connect_accepted_socket(doorway, line))
        self.coming.add(task)
        task.add_done_callback(self.coming.discard)

    def orphaned(self, parent: socket.socket) -> None:
        """Whoever started us has gone."""
        asyncio.get_running_loop().remove_reader(parent)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let others be asked for a while, then let go of everybody."""
        await drained(self.house, self.place.drain, lambda: self.force_exit)
        if self.house.usher is not None:
            self.house.usher.close()
            await asyncio.gather(*self.coming, return_exceptions=True)
        self.closing.set()
        await super().shutdown(sockets)


def answer(app: Starlette, place: Place) -> None:
    """Run the server until somebody says stop."""
    config = uvicorn.Config(
        app,
        http=Doorway,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws="none",
        lifespan="on",
        log_config=None,
        log_level="warning",
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS") or list(LOCALS),
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    server = Server(config, app.state.house, place)
    # The server raises again what told it to stop: SIGTERM must not end us before all is put away.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        server.run(sockets=[place.listener])
    except KeyboardInterrupt:
        pass
    if place.started is None:
        print("Tabard is closed; every table is kept.", flush=True)


async def drained(house: House, seconds: float, hurry: Callable[[], bool]) -> None:
    """Say that others should be asked, and go on until they are; a Ctrl-C is a hurry."""
    await house.drain()
    while seconds > 0 and not hurry():
        await asyncio.sleep(min(LOOK_SECONDS, seconds))
        seconds -= LOOK_SECONDS


def listened_on(listener: socket.socket) -> bool:
    """Whether somebody who comes there is heard: uvloop closes a port it cannot have in silence."""
    try:
        return bool(listener.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN))
    except OSError:
        listener.detach()
        return False


def has_browser() -> bool:
    """Whether a browser could be shown: a screen, and not one of somebody far away."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
