"""Who is served next where few can be at once: whoever opens many tables waits for himself.

Where people play comes first; a table that bots play alone takes what is left, and never all of it.
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

    places       how many people's tables have at once; those without people have of them what is
                 free, and never more than `most_alone`
    most         how many are served at once; where there is one place, one more is kept for people,
                 who need not wait until a table that nobody sits at has been thought about
    people       how many are served where people play, and `alone`, where none do
    lines        those who wait, where people play and where none do
    """

    def __init__(self, places: int) -> None:
        self.places: Final = places
        self.most_alone: Final = max(1, places // 2)
        self.most: Final = max(places, self.most_alone + 1)
        self.people = self.alone = 0
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
                self.count(people, -1)
            turn.cancel()
            self.serve()

    def waiting(self) -> int:
        """How many wait for a place."""
        return sum(len(line) for lines in self.lines.values() for line in lines.values())

    def count(self, people: bool, by: int) -> None:
        """One more is served, or one less."""
        if people:
            self.people += by
        else:
            self.alone += by

    def has_room(self, people: bool) -> bool:
        """Whether one more can be served."""
        served = self.people + self.alone
        if people:
            return self.people < self.places and served < self.most
        return self.alone < self.most_alone and served < self.places

    @property
    def free(self) -> int:
        """How many places nobody has."""
        return max(0, self.places - self.people - self.alone)

    def serve(self) -> None:
        """Give free places to those whose turn it is."""
        for people, lines in self.lines.items():
            while lines and self.has_room(people):
                host, line = lines.popitem(last=False)
                turn = line.popleft()
                if line:
                    lines[host] = line
                if not turn.done():
                    self.count(people, 1)
                    turn.set_result(None)
