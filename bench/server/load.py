"""The load on our side: tables of two who choose as soon as they are asked, or at a pace.

A choice is posted through the API and counts when the opponent's stream has told of it; the server
has then written it to disk. A finished game is followed by another, opened before the measurement.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import Any

import orjson

from bench.server.waits import Schedule, shares
from bench.server.wire import Caller, Ear

PERSONS = [{"kind": "person"}, {"kind": "person"}]
PLAN = {"game": "pillars", "players": 2, "seats": PERSONS}
CHOICES_PER_GAME = 150  # about; whoever plays more games than were opened opens others
CHOICES_PER_SECOND = 12_000  # of all tables together; no server here comes near it


class Count:
    """What was measured: milliseconds from each post to the opponent's receipt."""

    def __init__(self) -> None:
        self.counting = False
        self.latencies: list[float] = []
        self.games = 0
        self.failures: list[str] = []


class Seat:
    """One player: a line for posts, an ear for the stream."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller
        self.ear: Ear | None = None
        self.head = b""


class Table:
    """Two players who play one game after another."""

    def __init__(self, port: int, count: Count, number: int, schedule: Schedule) -> None:
        self.port = port
        self.schedule = schedule
        self.count = count
        self.number = number
        self.seats: list[Seat] = []
        self.sent_at = 0.0
        self.ply = -1
        self.chooser = -1
        self.waiting: tuple[int, dict[str, Any]] | None = None
        self.over = asyncio.Event()
        self.posts: set[asyncio.Task[None]] = set()
        self.ahead: list[str] = []

    async def arrive(self) -> None:
        """Become two guests."""
        for _ in range(2):
            _, guest = await Caller(self.port).ask("POST", "/guests", {})
            self.seats.append(Seat(Caller(self.port, guest["token"])))

    async def play_on(self) -> None:
        """Play for ever."""
        while True:
            self.over.clear()
            await self.open()
            await self.over.wait()
            for seat in self.seats:
                if seat.ear is not None:
                    seat.ear.close()
            self.count.games += 1

    async def prepare(self, games: int) -> None:
        """Open tables and sit down."""
        first, second = self.seats
        for _ in range(games):
            _, opened = await first.caller.ask("POST", "/tables", PLAN)
            await second.caller.ask("POST", f"/tables/{opened['id']}/seats/1", {})
            self.ahead.append(opened["id"])
        for seat in self.seats:  # a line that lies idle is closed by the server before long
            seat.caller.close()

    async def open(self) -> None:
        """Go to the next table and listen."""
        if not self.ahead:
            await self.prepare(1)
        table = self.ahead.pop()
        self.ply, self.waiting = -1, None
        self.schedule.begin()
        for number, seat in enumerate(self.seats):
            post = f"POST /api/tables/{table}/choices HTTP/1.1\r\n{seat.caller.head}"
            seat.head = post.encode()
            seat.ear = await seat.caller.listen(
                f"/tables/{table}/stream?seat={number}", self.heard_by(number), lambda: None
            )

    def heard_by(self, number: int) -> Any:
        """What a seat does with what it hears."""

        def heard(data: bytes) -> None:
            message = orjson.loads(data)
            if number != self.chooser and message["ply"] > self.ply >= 0:
                if self.count.counting:
                    self.count.latencies.append((time.perf_counter() - self.sent_at) * 1000)
                self.ply = -1
            if message["status"] == "over":
                self.over.set()
            elif message["choices"]:
                self.waiting = (number, message)
            self.go_on()

        return heard

    def go_on(self) -> None:
        """Choose, once the last choice has arrived at the opponent."""
        if self.waiting is None or self.ply >= 0:
            return
        (number, message), self.waiting = self.waiting, None
        self.chooser, self.ply = number, message["ply"]
        self.sent_at = self.schedule.moment()
        rest = self.sent_at - time.perf_counter()
        if rest > 0:
            asyncio.get_running_loop().call_later(rest, self.choose, number, message)
        else:
            self.choose(number, message)

    def choose(self, number: int, message: dict[str, Any]) -> None:
        """Post a choice."""
        seat, choices = self.seats[number], message["choices"]
        code = choices[(self.ply * 7 + self.number) % len(choices)]
        body = b'{"seat":%d,"choice":%d,"ply":%d,"request":"%d-%d"}' % (
            number,
            code,
            self.ply,
            number,
            self.ply,
        )
        post = asyncio.create_task(self.post(seat, body))
        self.posts.add(post)
        post.add_done_callback(self.posts.discard)

    async def post(self, seat: Seat, body: bytes) -> None:
        """Every post must be taken, be it on a new line where the server has shut an idle one."""
        request = seat.head + b"Content-Length: %d\r\n\r\n" % len(body) + body
        try:
            line = await seat.caller.connect()
            status, answer = await line.send(request)
        except ConnectionError:
            line = await seat.caller.connect()
            status, answer = await line.send(request)
        if status != 200:
            self.count.failures.append(answer.decode())


async def measure(
    port: int, tables: int, warmup: float, seconds: float, pace: float
) -> dict[str, Any]:
    """Moves per second, and how long the middle and the slowest ones took."""
    count = Count()
    schedules = [Schedule(pace, number / tables) for number in range(tables)]
    found = [Table(port, count, number, one) for number, one in enumerate(schedules)]
    each_second = 1 / pace if pace else CHOICES_PER_SECOND / tables
    games = int((warmup + seconds) * each_second / CHOICES_PER_GAME) + 2
    for table in found:
        await table.arrive()
        await table.prepare(games)
    tasks = [asyncio.create_task(table.play_on()) for table in found]
    await asyncio.sleep(warmup)
    print("begin", flush=True)
    count.counting = True
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    count.counting = False
    elapsed = time.perf_counter() - begun
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    if count.failures:
        raise SystemExit(f"{len(count.failures)} posts were refused: {count.failures[0]}")
    moves = len(count.latencies) / elapsed
    return {"moves": moves, "games": count.games, **shares(count.latencies)}


async def watch(port: int, spectators: int, tables: int, seconds: float) -> None:
    """Open pages of strangers at a few running tables, say so, and stay."""
    ids = []
    for _ in range(tables):
        guests = [(await Caller(port).ask("POST", "/guests", {}))[1] for _ in range(2)]
        host, friend = (Caller(port, guest["token"]) for guest in guests)
        _, opened = await host.ask("POST", "/tables", PLAN)
        await friend.ask("POST", f"/tables/{opened['id']}/seats/1", {})
        ids.append(opened["id"])
    heard = 0

    def hear(_: bytes) -> None:
        nonlocal heard
        heard += 1

    stranger = Caller(port)
    ears = []
    for number in range(spectators):
        path = f"/table/{ids[number % tables]}/stream?layout=wide"
        ears.append(await stranger.listen(path, hear, lambda: None, root=""))
    while heard < spectators:
        await asyncio.sleep(0.05)
    print("ready", flush=True)
    await asyncio.sleep(seconds)
    print(json.dumps({"open": sum(ear.transport is not None for ear in ears)}), flush=True)


def main() -> None:
    """Run by the bench in a process of its own."""
    import uvloop

    kind, *numbers = sys.argv[1:]
    if kind == "watch":
        port, spectators, tables = map(int, numbers[:3])
        uvloop.run(watch(port, spectators, tables, float(numbers[3])))
    else:
        port, tables = map(int, numbers[:2])
        warmup, seconds, pace = map(float, numbers[2:])
        print(json.dumps(uvloop.run(measure(port, tables, warmup, seconds, pace))))


if __name__ == "__main__":
    main()
