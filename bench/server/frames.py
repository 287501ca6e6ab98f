"""What a page is sent with a choice, by the parts of it: without sockets, in one process.

Two players with a page each make random choices through whole games. Shown are, per choice and
page, the bytes before compression and after it, the processor time of making the frames, and which
parts of a frame the bytes are.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from tabard.door import GAMES
from tabard.server import commands
from tabard.server.web.cursor import Cursor
from tabard.server.web.pipe import Brotli
from tabard.server.web.seats import Crowd
from tabard.server.web.stream import event
from tests.server.desk import Desk, two

NUMBER = re.compile(r"\d+")


class Page:
    """The page of a player, and what it has been sent."""

    def __init__(self, desk: Desk, seat: int, layout: Any) -> None:
        user = desk.user(seat)
        self.cursor = Cursor(desk.table, user, "en", layout, None)
        self.crowd = Crowd(user, frozenset(one.user for one in desk.table.seats))
        self.brotli = Brotli()
        self.frames = self.raw = self.wire = 0
        self.kinds: Counter[str] = Counter()
        self.times: Counter[str] = Counter()
        self.example: dict[str, str] = {}

    def follow(self, kinds: bool) -> float:
        """Take what is new; the processor time that making it took."""
        begun = time.process_time()
        told = list(self.cursor.news(self.crowd))
        spent = time.process_time() - begun
        for data in told:
            body = event(data, self.cursor.table.version, self.cursor.plies)
            self.raw += len(body)
            self.wire += len(self.brotli.squeeze(body))
            self.frames += 1
            if kinds:
                self.count(json.loads(data))
        return spent

    def count(self, frame: dict[str, Any]) -> None:
        """Add the bytes of a frame to the parts that they are of."""
        for name, value in self.members(frame):
            size = len(json.dumps(value, separators=(",", ":"))) + len(name) + 4
            kind = NUMBER.sub("#", name)
            self.kinds[kind] += size
            self.times[kind] += 1
            if size > len(self.example.get(kind, "")):
                self.example[kind] = json.dumps(value)

    def members(self, frame: dict[str, Any]) -> Iterable[tuple[str, Any]]:
        """What a frame holds, one level deeper for the picture and the fragments."""
        for name, value in frame.items():
            if name in ("svg", "parts"):
                for inner, told in value.items():
                    yield f"{name}.{inner}", told
            else:
                yield name, value


def choose(desk: Desk, random: Random) -> None:
    """A random choice of whoever is awaited."""
    state = desk.state
    seat = random.choice(desk.table.awaited())
    code = random.choice(list(state.choices_of(seat)))
    desk.do(desk.user(seat), commands.choose, seat, code, desk.table.ply_of(seat), True)


def measure(game: str, games: int, layout: str, kinds: bool) -> tuple[dict[str, float], list[Page]]:
    """The figures of some games, and their pages."""
    choices, spent = 0, 0.0
    pages: list[Page] = []
    sums = Counter[str]()
    for number in range(games):
        random = Random(number)
        desk = two(game)
        both = [Page(desk, seat, layout) for seat in (0, 1)]
        for page in both:
            page.follow(False)
            page.raw = page.wire = page.frames = 0
        while desk.table.running:
            choose(desk, random)
            choices += 1
            spent += sum(page.follow(kinds) for page in both)
        for page in both:
            sums.update({"raw": page.raw, "wire": page.wire, "frames": page.frames})
        pages += both
    seen = 2 * choices
    found = {name: round(total / seen, 2) for name, total in sums.items()}
    return {"choices": choices, **found, "ms": round(spent / choices * 1000, 3)}, pages


def main() -> None:
    """Run the bench."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.frames", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=2, help="games of each")
    parser.add_argument("--layout", default="wide", choices=("wide", "tall"))
    parser.add_argument("--parts", type=int, default=0, help="so many of the parts that cost most")
    parser.add_argument("--example", default="", help="show the longest text of a part")
    arguments = parser.parse_args()
    for game in arguments.games:
        found, pages = measure(game, arguments.rounds, arguments.layout, bool(arguments.parts))
        print(json.dumps({"game": game, **found}))
        kinds, times = Counter[str](), Counter[str]()
        for page in pages:
            kinds.update(page.kinds)
            times.update(page.times)
        seen = 2 * found["choices"]
        for kind, total in kinds.most_common(arguments.parts):
            often, large = times[kind] / seen, total / times[kind]
            print(f"  {total / seen:8.1f}  {often:6.3f} x {large:7.1f}  {kind}")
        if arguments.example:
            print(max((page.example.get(arguments.example, "") for page in pages), key=len))


if __name__ == "__main__":
    main()
