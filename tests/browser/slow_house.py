"""A house in this process whose clock the test moves: days pass in a moment, for pages and calls.

Its mail goes to a real mail server and its notices to a push service, both of the test's own. What
a house does each second this one does more often, so that nobody waits for it.
"""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar
from unittest import mock

import uvicorn

from tabard.server import sweeper
from tabard.server.calls import caller as calling
from tabard.server.calls.caller import LOOK_BEATS, Caller
from tabard.server.calls.means import from_environment
from tabard.server.clock import CLOCK
from tabard.server.house import House
from tabard.server.limits import unlimited
from tabard.server.store.store import Store
from tabard.server.web.app import create_app
from tests.browser.server import SECRET
from tests.server.calls.postmen import Listener, Mailbox

PATIENCE: Final = 60.0
BEAT: Final = 0.05
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
        """Let everybody be called whose time has come by now, and time pass.

        It passes at one go, between whatever else the house does: a clock that is read twice for
        one thing says the same twice.
        """
        self.settle()

        def passes() -> None:
            AHEAD.by += milliseconds * 1_000_000

        self.ask(passes)

    def settle(self) -> None:
        """Let everybody be called whose time has come, and bots choose."""
        seen = self.caller.beats + 2 + LOOK_BEATS  # the beat that runs may have looked already
        self.until(lambda: self.ask(lambda: self.caller.beats >= seen and self.still()), "unrest")

    def still(self) -> bool:
        """Whether nothing is left to be done before time passes."""
        caller, clock = self.caller, self.house.clock
        thoughts = [live.thinking for live in self.house.live_tables.values() if live.thinking]
        think = not all(thought.done() for thought in thoughts)
        return not (think or caller.restless or caller.busy or caller.outbox.due(clock.now()))

    def come(self, at: int) -> None:
        """Let time pass until then."""
        self.later(max(0, at - self.house.clock.now()))

    def ask(self, question: Callable[[], T]) -> T:
        """Ask the house something where nothing happens meanwhile."""

        async def asked() -> T:
            return question()

        return self.wait_for(asked())

    def wait_for(self, answer: Coroutine[Any, Any, T]) -> T:
        """Wait for something that the house does."""
        return asyncio.run_coroutine_threadsafe(answer, self.loop).result(PATIENCE)

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
    beats = mock.patch.object(calling, "BEAT_SECONDS", BEAT)
    sweeps = mock.patch.object(sweeper, "SWEEP_SECONDS", BEAT)
    try:
        with beats, sweeps:
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
