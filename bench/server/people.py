"""The people's way: tables with open pages, choices posted as the page posts them.

Every table has two players with a page each and some spectators; streams are compressed as browsers
ask for it. A choice is made when all pages have shown the last, or when it is its time (`--pace`),
and has arrived when the opponent's page has it. Shown are the processor time of the server per
choice, and what a choice costs on the wire and before compression, for a player's page and for a
spectator's.

`--before` names other source trees to be measured in the same run, turn by turn.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from bench.server.houses import SECRET, Tree, cpu_with_children, durable_postgres, on
from bench.server.pages import Page
from bench.server.subjects import ROOT, Tabard, many_files
from bench.server.waits import Schedule, shares
from bench.server.wire import Line
from tabard.server.web.session import Sealer, Session

CSRF = "bench"
WARM = 20  # choices of every table before anything is counted; of many tables fewer
PATIENCE = 1.0  # seconds for the next question: then the game is over
TABLE = re.compile(r"/table/([\w-]+)")


class Pages(Tabard):
    """The house as it is installed, with open pages of a game's tables."""

    game = ""

    def measure(
        self, tables: int, warmup: float, seconds: float, pace: float = 0.0
    ) -> dict[str, float]:
        """The figures of `Subject.measure`, and bytes per choice and viewer."""
        wanted = argparse.Namespace(
            game=self.game, watchers=2, alone=False, tables=tables, seconds=seconds, pace=pace
        )
        found = uvloop.run(load(self.port, self.process.pid, wanted))
        return {**found, "moves": found["choices"], "server": found["server"] * 1000}


def pages_of(game: str) -> type[Pages]:
    """The pages of a game's tables, as something to be measured."""
    return type(f"Pages of {game}", (Pages,), {"game": game, "title": f"Tabard, pages: {game}"})


class Guests:
    """Two players at tables of their own, one game after another."""

    def __init__(self, port: int, number: int, arguments: argparse.Namespace) -> None:
        self.port, self.game, self.number = port, arguments.game, number
        self.watchers = arguments.watchers
        self.schedule = Schedule(arguments.pace, number / arguments.tables)
        self.news = asyncio.Event()
        self.pages: list[Page] = []
        self.players: list[Page] = []
        self.lines: dict[int, Line] = {}
        self.past = [0, 0, 0, 0]
        self.choices = 0
        self.waits: list[float] = []
        self.told = [0, 0, 0, 0]
        names = [f"guest-{number}-{seat}" for seat in range(2)]
        self.cookies = [Sealer(SECRET).seal(Session(name, name, CSRF)) for name in names]
        self.stranger = Sealer(SECRET).seal(Session("stranger", "Stranger", CSRF))

    async def play(self) -> None:
        """Play for ever."""
        while True:
            form = f"csrf={CSRF}&game={self.game}&players=2&seat-0=me&seat-1=open&watch=open"
            _, answer = await self.send(0, "/new", form.encode(), "x-www-form-urlencoded")
            table = TABLE.search(answer)
            assert table is not None, answer
            sit = {"do": "sit", "seat": 1, "request": "sit-down"}
            await self.send(1, f"/table/{table[1]}/act", json.dumps(sit).encode(), "json")
            await self.play_at(table[1])

    async def play_at(self, table: str) -> None:
        """One game."""
        heard = self.news.set
        players = [Page(self.port, table, cookie, heard, True) for cookie in self.cookies]
        strangers = [
            Page(self.port, table, self.stranger, heard, False) for _ in range(self.watchers)
        ]
        self.players, self.pages = players, [*players, *strangers]
        for page in self.pages:
            await page.follow()
        await self.until(lambda: all(page.plies >= 0 for page in self.pages))
        first = self.sums()
        self.schedule.begin()
        try:
            while await self.asked():
                await self.choose(table)
        finally:
            # A picture that begins is no choice's: of a game counts what came after it.
            self.past = [a - b for a, b in zip(self.sums(), first, strict=True)]
            for page in self.pages:
                page.close()
            self.players, self.pages = [], []

    async def choose(self, table: str) -> None:
        """One choice, on its way until all pages show it."""
        begun = await self.schedule.due()
        seat, chosen, ply = self.next_choice()
        status, answer = await self.post(table, seat, chosen, ply)
        if status != 200:
            raise SystemExit(f"a post was refused: {answer}")
        other = self.players[1 - seat]
        if other.facts.get("turn"):  # chosen at once: not shown to others
            version = json.loads(answer)["version"]
            await self.until(lambda: self.players[seat].facts.get("v", -1) >= version)
            return
        await self.until(lambda: other.shows(ply))
        self.waits.append((time.perf_counter() - begun) * 1000)
        await self.until(lambda: all(page.shows(ply) for page in self.pages))
        self.choices += 1

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until the pages have been told enough."""
        while not true():
            self.news.clear()
            await self.news.wait()

    async def asked(self) -> bool:
        """Whether somebody is asked; where moments are shown in turn it comes a little later."""
        if self.next_choice()[0] >= 0:
            return True
        try:
            async with asyncio.timeout(PATIENCE):
                await self.until(lambda: self.next_choice()[0] >= 0 or self.over)
        except TimeoutError:
            return False
        return not self.over

    @property
    def over(self) -> bool:
        """Whether both pages say that the game is."""
        return all(page.over for page in self.players)

    def sums(self) -> list[int]:
        """Bytes so far, on the wire and raw, to the players' pages and to the spectators'."""
        return [
            self.past[i] + sum(getattr(page, kind) for page in pages)
            for i, (kind, pages) in enumerate(
                (kind, pages)
                for pages in (self.players, self.pages[2:])
                for kind in ("wire", "raw")
            )
        ]

    def next_choice(self) -> tuple[int, dict[str, Any], int]:
        """Who chooses what at which ply, by the buttons of their pages; of a set all it needs."""
        for seat in (0, 1):
            page = self.players[seat]
            codes = page.codes()
            if codes:
                ply = page.facts["ply"]
                asked = page.facts.get("set")
                if asked:
                    heap = [int(code) for code, most in asked["pool"].items() for _ in range(most)]
                    return seat, {"codes": heap[: asked["least"]]}, ply
                return seat, {"code": codes[(ply * 7 + self.number) % len(codes)]}, ply
        return -1, {}, 0

    async def post(
        self, table: str, seat: int, chosen: dict[str, Any], ply: int
    ) -> tuple[int, str]:
        """A choice as the page posts it."""
        body = {"do": "choose", "seat": seat, **chosen, "ply": ply, "confirm": True}
        body["request"] = f"request-{ply:06}-{seat}"
        return await self.send(seat, f"/table/{table}/act", json.dumps(body).encode(), "json")

    async def send(self, seat: int, path: str, body: bytes, kind: str) -> tuple[int, str]:
        """A post of a browser: the status, and the body of the answer or where it leads."""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Cookie: tabard={self.cookies[seat]}\r\nX-CSRF: {CSRF}\r\n"
            f"Content-Type: application/{kind}\r\nAccept: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        try:
            line = await self.line_of(seat)
            status, answer = await line.send(head.encode() + body)
        except ConnectionError:  # the server has shut an idle line in this moment
            line = await self.line_of(seat)
            status, answer = await line.send(head.encode() + body)
        return status, (answer or line.head).decode()

    async def line_of(self, seat: int) -> Line:
        """The line of a player, opened where it is not."""
        line = self.lines.get(seat)
        if line is None or line.transport is None:
            loop = asyncio.get_running_loop()
            _, line = await loop.create_connection(Line, "127.0.0.1", self.port)
            self.lines[seat] = line
        return line


async def load(
    port: int, process: int, arguments: argparse.Namespace, database: int = 0
) -> dict[str, float]:
    """Measure one server for a while, and the process of its database if it has one."""
    from bench.server.programs import Programs  # which are guests

    kind = Programs if arguments.alone else Guests
    found = [kind(port, number, arguments) for number in range(arguments.tables)]
    tasks = [asyncio.create_task(one.play()) for one in found]
    warm = max(4, min(WARM, 400 // arguments.tables))
    while min(one.choices for one in found) < warm and not any(task.done() for task in tasks):
        await asyncio.sleep(0.1)
    for one in found:
        one.choices, one.waits, one.told = 0, [], one.sums()
    before = [cpu_with_children(process), cpu_with_children(database), time.process_time()]
    begun = time.perf_counter()
    await asyncio.sleep(arguments.seconds)
    elapsed = time.perf_counter() - begun
    after = [cpu_with_children(process), cpu_with_children(database), time.process_time()]
    used, theirs, own = (b - a for a, b in zip(before, after, strict=True))
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    choices = sum(one.choices for one in found)
    sums = [sum(column) for column in zip(*(one.sums() for one in found), strict=True)]
    told = [sum(column) for column in zip(*(one.told for one in found), strict=True)]
    each = [(b - a) / choices for a, b in zip(told, sums, strict=True)]
    return {
        "choices": choices / elapsed,
        "server": used / choices * 1000,
        "database": theirs / choices * 1000,
        "load": own / choices * 1e6,
        "wire": each[0] / 2,
        "raw": each[1] / 2,
        "watched wire": each[2] / max(1, arguments.watchers),
        "watched raw": each[3] / max(1, arguments.watchers),
        **shares([wait for one in found for wait in one.waits] or [0.0]),
    }


def once(source: Path, processes: int, arguments: argparse.Namespace) -> dict[str, float]:
    """One measurement of one tree, its server and its database started for it alone."""
    with ExitStack() as opened:
        folder = opened.enter_context(tempfile.TemporaryDirectory())
        with on(arguments.on):
            shared = processes > 1 or arguments.postgres
            address, database = opened.enter_context(durable_postgres()) if shared else ("", 0)
            house = Tree(Path(folder), source, processes, address)
        opened.callback(house.close)
        return uvloop.run(load(house.port, house.process.pid, arguments, database))


def main() -> None:
    """Run the bench."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.people", description=__doc__)
    parser.add_argument("--game", default="pillars")
    parser.add_argument("--watchers", type=int, default=2, help="spectators at each table")
    parser.add_argument("--alone", action="store_true", help="programs play, no player has a page")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--pace", type=float, default=0.0, help="seconds from choice to choice")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--processes", type=int, nargs="+", default=[1], help="of the server")
    parser.add_argument("--postgres", action="store_true", help="one process too stores there")
    parser.add_argument("--on", type=int, nargs="*", default=[], help="processors of the server")
    parser.add_argument("--before", type=Path, nargs="*", default=[], help="other source trees")
    arguments = parser.parse_args()
    many_files()
    trees = [ROOT / "src", *(one.resolve() for one in arguments.before)]
    kinds = [(tree, processes) for processes in arguments.processes for tree in trees]
    rounds: dict[tuple[Path, int], list[dict[str, float]]] = {kind: [] for kind in kinds}
    for _ in range(arguments.rounds):
        for kind in kinds:
            rounds[kind].append(once(*kind, arguments))
    what = f"{arguments.game}, {arguments.tables} tables, {arguments.watchers} watch each"
    print(what, file=sys.stderr)
    for (tree, processes), found in rounds.items():
        middle = {name: round(median(one[name] for one in found), 2) for name in found[0]}
        which = {"tree": os.path.relpath(tree, ROOT), "processes": processes}
        print(json.dumps({**which, **middle}), flush=True)


if __name__ == "__main__":
    main()
