"""Who is served next where few can be at once: whoever opens many tables waits for himself.

Where people play comes first; a table that bots play alone takes what is left, and never all of it
where there is more than one place.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

Lines = OrderedDict[str, deque[asyncio.Future[None]]]


class Turns:
    """Places, and lines before them: one per host, served in turn.

    free    places that nobody has
    alone   how many of the others are taken for tables without people, and `most_alone`
    lines   those who wait, where people play and where none do
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.alone = 0
        self.most_alone: Final = max(1, places // 2)
        self.lines: dict[bool, Lines] = {True: OrderedDict(), False: OrderedDict()}

    @asynccontextmanager
    async def place(self, host: str, people: bool) -> AsyncIterator[None]:
        """A place for a table of a host, at which people play or not."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lines[people].setdefault(host, deque()).append(turn)
        self.serve()
        try:
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self.free += 1
                self.alone -= not people
            turn.cancel()
            self.serve()

    def waiting(self) -> int:
        """How many wait for a place."""
        return sum(len(line) for lines in self.lines.values() for line in lines.values())

    def serve(self) -> None:
        """Give free places to those whose turn it is."""
        for people, lines in self.lines.items():
            while lines and self.free and (people or self.alone < self.most_alone):
                host, line = lines.popitem(last=False)
                turn = line.popleft()
                if line:
                    lines[host] = line
                if not turn.done():
                    self.free -= 1
                    self.alone += not people
                    turn.set_result(None)
