"""A house in this process whose clock the test moves: days pass in a moment, for pages and calls.

Its mail goes to a real mail server and its notices to a push service, both of the test's own.
"""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import uvicorn

from tabard.server.calls.caller import BEAT_SECONDS, Caller
from tabard.server.calls.means import from_environment
from tabard.server.clock import CLOCK
from tabard.server.house import House
from tabard.server.limits import unlimited
from tabard.server.store.store import Store
from tabard.server.web.app import create_app
from tests.browser.server import SECRET
from tests.server.calls.postmen import Listener, Mailbox

PATIENCE: Final = 60.0
T = TypeVar("T")


class SlowHouse:
    """The house, where it is, and its clock."""

    def __init__(self, house: House, address: str, loop: asyncio.AbstractEventLoop) -> None:
        self.house = house
        self.address = address
        self.loop = loop

    @property
    def caller(self) -> Caller:
        """The voice of the house."""
        assert self.house.caller is not None
        return self.house.caller

    def later(self, milliseconds: int) -> None:
        """Let time pass; what the house does each second follows by itself."""
        AHEAD.by += milliseconds * 1_000_000

    def settle(self) -> None:
        """Let everybody be called whose time has come."""
        time.sleep(1.2 * BEAT_SECONDS)  # so that what has happened was looked at
        caller, clock = self.caller, self.house.clock

        def settled() -> bool:
            return not (caller.restless or caller.busy or caller.outbox.due(clock.now()))

        self.until(lambda: self.ask(settled), "calls wait that are due")

    def come(self, at: int) -> None:
        """Let everybody be called whose time has come by now, and time pass until then."""
        self.settle()
        self.later(max(0, at - self.house.clock.now()))

    def ask(self, question: Callable[[], T]) -> T:
        """Ask the house something where nothing happens meanwhile."""

        async def asked() -> T:
            return question()

        return asyncio.run_coroutine_threadsafe(asked(), self.loop).result(PATIENCE)

    def until(self, condition: Callable[[], Any], what: str) -> None:
        """Wait until the house has done something."""
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < deadline, what
            time.sleep(0.05)


class Ahead:
    """By how much the clock of this process runs ahead of the computer's."""

    by = 0


AHEAD: Final = Ahead()


@contextmanager
def open_slow_house(folder: Path, box: Mailbox, service: Listener) -> Iterator[SlowHouse]:
    """Open such a house; the clock of the process is put back afterwards."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen()
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    environment = {"TABARD_SMTP": box.address, "TABARD_REACH": "127.0.0.1/32"}
    store = Store(f"sqlite:///{folder / 'tabard.db'}")
    wall, steady = CLOCK.wall, CLOCK.steady
    AHEAD.by = 0
    CLOCK.wall = lambda: time.time_ns() + AHEAD.by
    CLOCK.steady = lambda: time.monotonic_ns() + AHEAD.by
    house = House(store, 1, unlimited())
    app = create_app(house, store, SECRET, means=from_environment(address, environment))
    assert house.caller is not None
    service.public = house.caller.sealer.public
    config = uvicorn.Config(app, ws="none", lifespan="on", log_config=None, access_log=False)
    server = uvicorn.Server(config)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(
        target=lambda: loop.run_until_complete(server.serve([listener])), daemon=True
    )
    thread.start()
    try:
        found = SlowHouse(house, address, loop)
        found.until(lambda: server.started, "the house did not open")
        yield found
    finally:
        loop.call_soon_threadsafe(app.state.closing.set)
        server.should_exit = True
        thread.join(PATIENCE)
        loop.close()
        store.close()
        CLOCK.wall, CLOCK.steady = wall, steady
        AHEAD.by = 0
