"""The people's way: tables with open pages, choices posted as the page posts them.

Every table has two players with a page each and some spectators; streams are compressed as browsers
ask for it. A choice is made when all pages have shown the last, and has arrived when the opponent's
page has it. Shown are the processor time of the server per choice, and what a choice costs on the
wire and before compression, for a player's page and for a spectator's.

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
from pathlib import Path
from statistics import median
from typing import Any

import brotli

from bench.server.subjects import ROOT, Tabard, cpu, many_files
from tabard.server.web.session import Sealer, Session

SECRET = "bench"
CSRF = "bench"
WARM = 20  # choices of every table before anything is counted; of many tables fewer
KEPT = ("turn", "ply", "plies", "set", "v")
TABLE = re.compile(r"/table/([\w-]+)")
LENGTH = re.compile(rb"content-length: (\d+)")
BUTTON = re.compile(r'id="do-(\d+)"')


class Tree(Tabard):
    """The house of some source tree."""

    def __init__(self, folder: Path, source: Path) -> None:
        self.source = source
        super().__init__(folder)

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "PYTHONPATH": str(self.source), "TABARD_SECRET": SECRET}


class Pages(Tabard):
    """The house as it is installed, with open pages of a game's tables."""

    game = ""

    def measure(self, tables: int, warmup: float, seconds: float) -> dict[str, float]:
        """The figures of `Subject.measure`, and bytes per choice and viewer."""
        load_of = argparse.Namespace(game=self.game, watchers=2, tables=tables, seconds=seconds)
        found = asyncio.run(load(self.port, self.process.pid, load_of))
        return {**found, "moves": found["choices"], "server": found["server"] * 1000}


def pages_of(game: str) -> type[Pages]:
    """The pages of a game's tables, as something to be measured."""
    return type(f"Pages of {game}", (Pages,), {"game": game, "title": f"Tabard, pages: {game}"})


class Page:
    """An open page of a table: what it has been told, and how many bytes that took."""

    def __init__(self, port: int, table: str, cookie: str) -> None:
        self.port, self.table, self.cookie = port, table, cookie
        self.facts: dict[str, Any] = {}
        self.prompt = ""
        self.prompts: list[str] = []  # the last ones, told by how long ago they were there
        self.wire = self.raw = 0
        self.news = asyncio.Event()

    async def follow(self) -> None:
        """Read the stream until somebody hangs up."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        head = (
            f"GET /table/{self.table}/stream?layout=wide HTTP/1.1\r\n"
            f"Host: 127.0.0.1:{self.port}\r\n"
            f"Cookie: tabard={self.cookie}\r\nAccept-Encoding: br\r\n\r\n"
        )
        writer.write(head.encode())
        answered = (await reader.readuntil(b"\r\n\r\n")).lower()
        opener = brotli.Decompressor() if b"content-encoding: br" in answered else None
        buffer = b""
        try:
            while True:
                size = int(await reader.readline(), 16)
                chunk = await reader.readexactly(size + 2)
                self.wire += size
                buffer += opened(opener, chunk[:-2]) if opener else chunk[:-2]
                *events, buffer = buffer.split(b"\n\n")
                for event in events:
                    self.hear(event)
        finally:
            writer.close()

    def hear(self, event: bytes) -> None:
        """One message of the stream."""
        self.raw += len(event) + 2
        if b"event:frame" not in event:
            return
        frame = json.loads(event.partition(b"data:")[2])
        told = frame.get("parts", {}).get("prompt", [])
        for one in [told] if isinstance(told, str) else told:
            self.prompt = self.prompts[one] if isinstance(one, int) else one
            if told is not one:  # a text as a whole stands for itself
                self.prompts = [self.prompt, *(p for p in self.prompts if p != self.prompt)]
        self.facts |= {k: frame[k] for k in KEPT if k in frame}
        self.news.set()

    async def until(self, number: int, what: str = "plies") -> None:
        """Wait until the page shows so many choices, or a version of the table."""
        while self.facts.get(what, -1) < number:
            self.news.clear()
            await self.news.wait()


def version_of(answer: str) -> int:
    """The version of the table after a post."""
    return int(json.loads(answer.rpartition("\r\n\r\n")[2])["version"])


def opened(opener: Any, data: bytes) -> bytes:
    """What compressed bytes say."""
    found = more = opener.process(data)
    while more:
        more = opener.process(b"")
        found += more
    return bytes(found)


class Guests:
    """Two players at tables of their own, one game after another."""

    def __init__(self, port: int, game: str, number: int, watchers: int) -> None:
        self.port, self.game, self.number, self.watchers = port, game, number, watchers
        self.pages: list[Page] = []
        self.players: list[Page] = []
        self.lines: dict[int, tuple[asyncio.StreamReader, asyncio.StreamWriter]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.past = [0, 0, 0, 0]
        self.choices = 0
        self.waits: list[float] = []
        self.told = [0, 0, 0, 0]

    async def arrive(self) -> None:
        """Become two guests in browsers, and somebody who only looks."""
        names = [f"guest-{self.number}-{seat}" for seat in range(2)]
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
        """One game; each choice is made when all pages have shown the last."""
        self.players = players = [Page(self.port, table, cookie) for cookie in self.cookies]
        strangers = [Page(self.port, table, self.stranger) for _ in range(self.watchers)]
        self.pages = [*players, *strangers]
        self.tasks = [asyncio.create_task(page.follow()) for page in self.pages]
        for page in self.pages:
            await page.until(0)
        first = self.sums()
        try:
            while True:
                seat, chosen, ply = await self.asked()
                if seat < 0:
                    return
                begun = time.perf_counter()
                status, answer = await self.post(table, seat, chosen, ply)
                if status != 200:
                    raise SystemExit(f"a post was refused: {answer}")
                if self.players[1 - seat].facts.get("turn"):  # chosen at once: not shown to others
                    await self.players[seat].until(version_of(answer), "v")
                    continue
                after = ply + len(chosen.get("codes", (0,)))  # a set is a ply for each of its codes
                await self.players[1 - seat].until(after)
                self.waits.append((time.perf_counter() - begun) * 1000)
                for page in self.pages:
                    await page.until(after)
                self.choices += 1
        finally:
            # A picture that begins is no choice's: of a game counts what came after it.
            self.past = [a - b for a, b in zip(self.sums(), first, strict=True)]
            self.players, self.pages = [], []
            for task in self.tasks:
                task.cancel()

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

    async def asked(self) -> tuple[int, dict[str, Any], int]:
        """The next choice; where several moments are shown in turn it comes a little later."""
        for _ in range(20):
            found = self.next_choice()
            if found[0] >= 0:
                break
            await asyncio.sleep(0.05)
        return found

    def next_choice(self) -> tuple[int, dict[str, Any], int]:
        """Who chooses what at which ply, by the buttons of their pages; of a set all it needs."""
        for seat in (0, 1):
            page = self.players[seat]
            codes = [int(code) for code in BUTTON.findall(page.prompt)]
            if page.facts.get("turn") and codes:
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
        """A post of a browser: the status and the head and body of the answer."""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Cookie: tabard={self.cookies[seat]}\r\nX-CSRF: {CSRF}\r\n"
            f"Content-Type: application/{kind}\r\nAccept: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        try:
            reader, writer = self.lines[seat]
            writer.write(head.encode() + body)
            answer = await reader.readuntil(b"\r\n\r\n")
        except (KeyError, OSError, asyncio.IncompleteReadError):  # not open yet, or shut when idle
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            self.lines[seat] = (reader, writer)
            writer.write(head.encode() + body)
            answer = await reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(answer.lower())
        if length:
            answer += await reader.readexactly(int(length[1]))
        return int(answer[9:12]), answer.decode()


async def load(port: int, process: int, arguments: argparse.Namespace) -> dict[str, float]:
    """Measure one server for a while."""
    found = [
        Guests(port, arguments.game, number, arguments.watchers)
        for number in range(arguments.tables)
    ]
    for one in found:
        await one.arrive()
    tasks = [asyncio.create_task(one.play()) for one in found]
    warm = max(4, min(WARM, 400 // arguments.tables))
    while min(one.choices for one in found) < warm and not any(task.done() for task in tasks):
        await asyncio.sleep(0.1)
    for one in found:
        one.choices, one.waits, one.told = 0, [], one.sums()
    before, own = cpu(process), time.process_time()
    begun = time.perf_counter()
    await asyncio.sleep(arguments.seconds)
    elapsed, used = time.perf_counter() - begun, cpu(process) - before
    own = time.process_time() - own
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    choices = sum(one.choices for one in found)
    sums = [sum(column) for column in zip(*(one.sums() for one in found), strict=True)]
    told = [sum(column) for column in zip(*(one.told for one in found), strict=True)]
    each = [(b - a) / choices for a, b in zip(told, sums, strict=True)]
    waits = sorted(wait for one in found for wait in one.waits)
    return {
        "choices": choices / elapsed,
        "server": used / choices * 1000,
        "load": own / choices * 1e6,
        "wire": each[0] / 2,
        "raw": each[1] / 2,
        "watched wire": each[2] / max(1, arguments.watchers),
        "watched raw": each[3] / max(1, arguments.watchers),
        "p50": waits[len(waits) // 2],
        "p99": waits[int(len(waits) * 0.99)],
    }


def once(source: Path, arguments: argparse.Namespace) -> dict[str, float]:
    """One measurement of one tree, its server started for it alone."""
    with tempfile.TemporaryDirectory() as folder:
        house = Tree(Path(folder), source)
        try:
            return asyncio.run(load(house.port, house.process.pid, arguments))
        finally:
            house.close()


def main() -> None:
    """Run the bench."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.people", description=__doc__)
    parser.add_argument("--game", default="pillars")
    parser.add_argument("--watchers", type=int, default=2, help="spectators at each table")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--before", type=Path, nargs="*", default=[], help="other source trees")
    arguments = parser.parse_args()
    many_files()
    trees = [ROOT / "src", *(one.resolve() for one in arguments.before)]
    rounds: dict[Path, list[dict[str, float]]] = {tree: [] for tree in trees}
    for _ in range(arguments.rounds):
        for tree in trees:
            rounds[tree].append(once(tree, arguments))
    print(
        f"{arguments.game}, {arguments.tables} tables, {arguments.watchers} watch each",
        file=sys.stderr,
    )
    for tree, found in rounds.items():
        middle = {name: round(median(one[name] for one in found), 2) for name in found[0]}
        print(json.dumps({"tree": os.path.relpath(tree, ROOT), **middle}), flush=True)


if __name__ == "__main__":
    main()
