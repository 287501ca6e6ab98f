"""Clients that play through anything: pairs at a table, posts to any server, streams at one each.

A choice that a server has acknowledged is remembered, to be looked for in the log afterwards.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bench.server.wire import Caller, Ear

GAME: Final = "pillars"
AGAIN_SECONDS: Final = 0.02
CLOCK: Final = {"kind": "live", "minutes": 180, "increment": 0}


@dataclass(slots=True)
class Made:
    """A choice that was acknowledged: its code, and when it was sent and answered."""

    code: int
    sent_at: float
    told_at: float


@dataclass
class Tally:
    """What the clients have seen.

    latencies  milliseconds from a post to the opponent's stream at another server
    back       seconds until a stream that ended told news again
    bots       seconds that a table waited for a bot's choice
    """

    made: dict[str, dict[str, Made]] = field(default_factory=dict)
    latencies: list[float] = field(default_factory=list)
    back: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    choices: int = 0
    games: int = 0
    sent_again: int = 0
    moved: int = 0


@dataclass
class Way:
    """The ports that clients may ask, and how long a player thinks."""

    ports: Sequence[int]
    think: float
    tally: Tally
    enough: asyncio.Event


class Seat:
    """One player at one table."""

    def __init__(self, way: Way, seed: int) -> None:
        self.way = way
        self.chance = random.Random(seed)
        self.token = ""
        self.callers: dict[int, Caller] = {}
        self.home = way.ports[seed % len(way.ports)]
        self.connected = False
        self.ear: Ear | None = None

    def caller(self, port: int) -> Caller:
        """The way to one server."""
        return self.callers.setdefault(port, Caller(port, self.token))

    async def persist(self, method: str, path: str, body: Any = None) -> tuple[int, Any, bool]:
        """Ask one server after another until one answers; whether the first did."""
        first = True
        ports = list(self.way.ports)
        self.chance.shuffle(ports)
        while True:
            for port in ports:
                try:
                    status, answer = await self.caller(port).ask(method, path, body)
                    if status < 500:
                        return status, answer, first
                    self.way.tally.refused.append(f"{status} {answer}")
                except (ConnectionError, OSError):
                    pass
                first = False
                self.way.tally.sent_again += 1
            await asyncio.sleep(AGAIN_SECONDS)

    async def arrive(self) -> None:
        """Become a guest."""
        _, guest, _ = await self.persist("POST", "/guests", {})
        self.token = guest["token"]
        self.callers.clear()

    def close(self) -> None:
        """Hang up everywhere."""
        if self.ear is not None:
            self.ear.close()
        for caller in self.callers.values():
            caller.close()


class Pair:
    """Two players who play one game after another, some with a bot between them."""

    def __init__(self, way: Way, number: int, bots: bool) -> None:
        self.way = way
        self.bots = bots
        self.seats = [Seat(way, 2 * number), Seat(way, 2 * number + 1)]
        self.sent: dict[int, tuple[float, int]] = {}
        self.table = ""
        self.bot_asked: tuple[int, float] | None = None

    async def play_on(self) -> None:
        """Play until it is enough; a game that goes on then is left."""
        for seat in self.seats:
            await seat.arrive()
        while not self.way.enough.is_set():
            plan: list[dict[str, str]] = [{"kind": "person"}, {"kind": "person"}]
            if self.bots:
                plan.append({"kind": "bot", "bot": "random"})
            body = {"game": GAME, "players": len(plan), "seats": plan, "clock": CLOCK}
            status, opened, _ = await self.seats[0].persist("POST", "/tables", body)
            assert status == 201, opened
            self.table = opened["id"]
            path = f"/tables/{self.table}/seats/1"
            status, sat, _ = await self.seats[1].persist("POST", path, {})
            assert status in (200, 409), sat  # sat down already, where the answer was lost
            self.sent.clear()
            self.bot_asked = None
            await asyncio.gather(*(self.play(number) for number in range(2)))
        for seat in self.seats:
            seat.close()

    async def play(self, number: int) -> None:
        """Follow the table from one seat to its end, through any failure."""
        seat, tally = self.seats[number], self.way.tally
        news: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        lost_at = 0.0
        enough = asyncio.ensure_future(self.way.enough.wait())
        enough.add_done_callback(lambda _: news.put_nowait(None))
        try:
            while not self.way.enough.is_set():
                if seat.ear is None or seat.ear.transport is None:
                    await self.listen(seat, number, news)
                    continue
                message = await news.get()
                if message is None:
                    if not lost_at:
                        lost_at = time.monotonic()
                    seat.connected = False
                    continue
                if lost_at:
                    tally.back.append(time.monotonic() - lost_at)
                    lost_at = 0.0
                seat.connected = True
                self.hear(number, message)
                if message["status"] == "over":
                    tally.games += number == 0
                    return
                if message["choices"] and news.empty():
                    await self.choose(seat, number, message)
        finally:
            enough.cancel()
            if seat.ear is not None:
                seat.ear.close()
                seat.ear = None

    async def listen(
        self, seat: Seat, number: int, news: asyncio.Queue[dict[str, Any] | None]
    ) -> None:
        """Open the stream, at another server than the last time if that does not answer."""
        path = f"/tables/{self.table}/stream?seat={number}"

        def heard(data: bytes) -> None:
            news.put_nowait(json.loads(data))

        def lost() -> None:
            news.put_nowait(None)

        def move() -> None:
            self.way.tally.moved += 1

        try:
            seat.ear = await seat.caller(seat.home).listen(path, heard, lost, move)
        except (ConnectionError, OSError):
            seat.home = seat.chance.choice(list(self.way.ports))
            await asyncio.sleep(AGAIN_SECONDS)

    def hear(self, number: int, message: dict[str, Any]) -> None:
        """Note how long the news were on their way, and how long a bot took."""
        now, tally = time.monotonic(), self.way.tally
        for ply in [ply for ply in self.sent if ply < message["ply"]]:
            sent_at, chooser = self.sent[ply]
            if chooser != number:
                tally.latencies.append((now - sent_at) * 1000)
                del self.sent[ply]
        if self.bots and number == 0:
            if self.bot_asked is not None and message["ply"] > self.bot_asked[0]:
                tally.bots.append(now - self.bot_asked[1])
                self.bot_asked = None
            if message["awaited"] == [2] and self.bot_asked is None:
                self.bot_asked = (message["ply"], now)

    async def choose(self, seat: Seat, number: int, message: dict[str, Any]) -> None:
        """Make a choice; it counts once a server has said so."""
        ply, tally = message["ply"], self.way.tally
        request = f"{number}-{ply}"
        made = tally.made.setdefault(self.table, {})
        if request in made:
            return  # a stream that was taken up again tells what was answered already
        if self.way.think:
            await asyncio.sleep(self.way.think * (0.5 + seat.chance.random()))
        code = seat.chance.choice(message["choices"])
        post = {"seat": number, "choice": code, "ply": ply, "request": request}
        sent_at, begun = time.time(), time.monotonic()
        other = self.seats[1 - number]
        steady = other.connected and other.ear is not None
        if steady:
            self.sent[ply] = (begun, number)
        path = f"/tables/{self.table}/choices"
        status, answer, first = await seat.persist("POST", path, post)
        if not first:
            self.sent.pop(ply, None)
        if status != 200:
            tally.refused.append(f"{status} {answer}")
            return
        made[request] = Made(code, sent_at, time.time())
        tally.choices += 1
