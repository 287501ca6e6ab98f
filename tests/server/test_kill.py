"""A server that is killed again and again loses no acknowledged choice and no table.

TABARD_KILLS says how often; `make soak-server` kills it 20 times.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bench.server.wire import Caller, Ear
from tabard.games import game
from tabard.kernel.record import parse

KILLS = int(os.environ.get("TABARD_KILLS", "3"))
PAIRS = 4
STALE_SECONDS = 45.0


class Server:
    """The server as a process of its own, on a port that stays the same."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.command = [sys.executable, "-m", "tabard.cli", "serve", "--no-browser"]
        self.command += ["--port", str(self.port), "--workers", "1"]
        self.command += ["--db", f"sqlite:///{folder}/tabard.db"]
        self.environment = {
            **os.environ,
            "TABARD_SECRET": "test",
            "TABARD_LIMITS": "off",
            "XDG_DATA_HOME": str(folder),
        }
        self.log = open(folder / "server.log", "ab")  # noqa: SIM115
        self.process: subprocess.Popen[bytes] | None = None
        self.restarts: list[float] = []

    async def start(self) -> None:
        """Start it and wait until it answers."""
        begun = time.monotonic()
        self.process = subprocess.Popen(
            self.command, env=self.environment, stdout=self.log, stderr=self.log
        )
        async with asyncio.timeout(60):
            while True:
                assert self.process.poll() is None, "the server did not start"
                try:
                    await Caller(self.port).ask("GET", "/me")
                    break
                except (ConnectionError, OSError):
                    await asyncio.sleep(0.05)
        self.restarts.append(time.monotonic() - begun)

    def kill(self) -> None:
        """Kill it as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        """End it for good."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(120)
            except subprocess.TimeoutExpired:
                self.kill()
        self.log.close()


class Tally:
    """What the clients have seen."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, dict[int, int]] = {}
        self.tables: set[str] = set()
        self.finished: set[str] = set()
        self.choices = 0
        self.resent = 0
        self.resumed = 0


class Player:
    """A client that follows its table and chooses whenever it is asked, through any failure."""

    def __init__(self, server: Server, tally: Tally, seed: int) -> None:
        self.server = server
        self.tally = tally
        self.chance = random.Random(seed)
        self.caller = Caller(server.port)

    async def persist(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask until somebody answers."""
        while True:
            try:
                status, answer = await self.caller.ask(method, path, body)
                if status < 500:
                    return status, answer
            except (ConnectionError, OSError):
                pass
            self.tally.resent += 1
            await asyncio.sleep(0.05)

    async def arrive(self) -> None:
        """Become a guest."""
        _, guest = await self.persist("POST", "/guests", {})
        self.caller = Caller(self.server.port, guest["token"])

    async def play(self, table: str, seat: int) -> None:
        """Play a table to its end."""
        news: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        ear: Ear | None = None
        since = ""
        while True:
            if ear is None:
                try:
                    ear = await self.caller.listen(
                        f"/tables/{table}/stream?seat={seat}&since={since}",
                        lambda data: news.put_nowait(json.loads(data)),
                        lambda: news.put_nowait(None),
                    )
                except (ConnectionError, OSError):
                    await asyncio.sleep(0.05)
                    continue
            message = await asyncio.wait_for(news.get(), STALE_SECONDS)
            if message is None:
                ear, self.tally.resumed = None, self.tally.resumed + 1
                continue
            if message["status"] == "over":
                ear.close()
                self.tally.finished.add(table)
                return
            if message["choices"] and news.empty():
                await self.choose(table, seat, message)

    async def choose(self, table: str, seat: int, message: dict[str, Any]) -> None:
        """Make a choice; it counts once the server has said so."""
        code, ply = self.chance.choice(message["choices"]), message["ply"]
        made = self.tally.acknowledged.setdefault(table, {})
        if ply in made:
            return  # a stream that was taken up again tells what we have answered already
        post = {"seat": seat, "choice": code, "ply": ply, "request": f"{seat}-{ply}"}
        status, answer = await self.persist("POST", f"/tables/{table}/choices", post)
        assert status == 200, answer
        assert answer["ply"] > ply
        made[ply] = code
        self.tally.choices += 1


async def pair(server: Server, tally: Tally, seed: int, enough: asyncio.Event) -> None:
    """Two clients play one game after another, every third one with a bot between them."""
    players = [Player(server, tally, seed * 2), Player(server, tally, seed * 2 + 1)]
    for player in players:
        await player.arrive()
    games = 0
    while not enough.is_set():
        seats: list[dict[str, str]] = [{"kind": "person"}, {"kind": "person"}]
        if games % 3 == 2:
            seats.append({"kind": "bot", "bot": "random"})
        plan = {"game": "pillars", "players": len(seats), "seats": seats}
        status, opened = await players[0].persist("POST", "/tables", plan)
        assert status == 201, opened
        table = opened["id"]
        status, sat = await players[1].persist("POST", f"/tables/{table}/seats/1", {})
        assert status == 200, sat
        tally.tables.add(table)
        await asyncio.gather(*(player.play(table, seat) for seat, player in enumerate(players)))
        games += 1


async def story(folder: Path) -> None:
    server, tally, enough = Server(folder), Tally(), asyncio.Event()
    chance = random.Random(7)
    try:
        await server.start()
        begun = time.monotonic()
        pairs = [asyncio.create_task(pair(server, tally, n, enough)) for n in range(PAIRS)]
        for _ in range(KILLS):
            await asyncio.sleep(chance.uniform(0.2, 1.5))
            server.kill()
            await server.start()
        before = tally.choices
        await asyncio.sleep(0.5)
        enough.set()
        await asyncio.gather(*pairs)
        seconds = time.monotonic() - begun
        assert tally.finished == tally.tables
        assert tally.choices >= before
        dealt = await check(server, tally)
    finally:
        server.close()
    slowest = max(server.restarts[1:])
    print(
        f"\n{KILLS} kills in {seconds:.0f} s: {tally.choices} choices acknowledged, none lost;"
        f" {len(tally.tables)} games finished, all records verify ({dealt} outcomes dealt by"
        f" their seeds); {tally.resent} posts sent again, {tally.resumed} streams taken up again;"
        f" a restart took up to {slowest:.1f} s"
    )


async def check(server: Server, tally: Tally) -> int:
    """Every record verifies and holds every acknowledged choice at its place."""
    dealt = 0
    caller = Caller(server.port)
    for table, made in tally.acknowledged.items():
        status, text = await caller.ask("GET", f"/records/{table}/text")
        assert status == 200, text
        record = parse(text, game)
        dealt += record.check_deal()
        for ply, code in made.items():
            assert record.choices[ply] == code, f"choice {ply} of table {table} is lost"
    caller.close()
    return dealt


@pytest.mark.slow
def test_a_server_killed_at_random_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    asyncio.run(story(tmp_path))
