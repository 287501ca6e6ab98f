"""Tables where nobody has a page open but spectators: programs play through the API.

What spectators cost is the difference to the same without them.
"""

from __future__ import annotations

import argparse
from typing import Any

import orjson

from bench.server.pages import Page
from bench.server.people import Guests
from bench.server.wire import Caller

PERSONS = [{"kind": "person"}, {"kind": "person"}]


class Programs(Guests):
    """Two programs at tables of their own, watched by strangers."""

    def __init__(self, port: int, number: int, arguments: argparse.Namespace) -> None:
        super().__init__(port, number, arguments)
        self.callers: list[Caller] = []
        self.asked_now: dict[int, dict[str, Any]] = {}  # by seat, the last message with choices
        self.ended = False

    async def play(self) -> None:
        """Play for ever."""
        for _ in range(2):
            _, guest = await Caller(self.port).ask("POST", "/guests", {})
            self.callers.append(Caller(self.port, guest["token"]))
        plan = {"game": self.game, "players": 2, "seats": PERSONS, "watch": "open"}
        while True:
            _, opened = await self.callers[0].ask("POST", "/tables", plan)
            await self.callers[1].ask("POST", f"/tables/{opened['id']}/seats/1", {})
            await self.play_at(opened["id"])

    async def play_at(self, table: str) -> None:
        """One game."""
        self.asked_now, self.ended = {}, False
        self.pages = [
            Page(self.port, table, self.stranger, self.news.set, False)
            for _ in range(self.watchers)
        ]
        for page in self.pages:
            await page.follow()
        await self.until(lambda: all(page.plies >= 0 for page in self.pages))
        first = self.sums()
        path = f"/tables/{table}/stream?seat="
        ears = [
            await caller.listen(f"{path}{seat}", self.heard_by(seat), lambda: None)
            for seat, caller in enumerate(self.callers)
        ]
        self.schedule.begin()
        try:
            while True:
                await self.until(lambda: self.ended or bool(self.asked_now))
                if self.ended:
                    return
                await self.choose(table)
        finally:
            self.past = [a - b for a, b in zip(self.sums(), first, strict=True)]
            for ear in ears:
                ear.close()
            for page in self.pages:
                page.close()
            self.pages = []

    def heard_by(self, seat: int) -> Any:
        """What a seat does with what it hears."""

        def heard(data: bytes) -> None:
            message = orjson.loads(data)
            self.ended = message["status"] == "over"
            if message["choices"]:
                self.asked_now[seat] = message
            else:
                self.asked_now.pop(seat, None)
            self.news.set()

        return heard

    async def choose(self, table: str) -> None:
        """One choice, on its way until all pages show it."""
        await self.schedule.due()
        seat, message = self.asked_now.popitem()
        ply, choices = message["ply"], message["choices"]
        code = choices[(ply * 7 + self.number) % len(choices)]
        body = {"seat": seat, "choice": code, "ply": ply, "request": f"request-{ply:06}-{seat}"}
        status, answer = await self.callers[seat].ask("POST", f"/tables/{table}/choices", body)
        if status != 200:
            raise SystemExit(f"a post was refused: {answer}")
        if self.asked_now.get(1 - seat, {}).get("ply") != ply:  # chosen at once: not shown
            await self.until(lambda: self.ended or all(page.shows(ply) for page in self.pages))
        self.choices += 1

    def sums(self) -> list[int]:
        """Bytes so far, on the wire and raw: to nobody's own page, and to the spectators'."""
        found = [sum(getattr(page, kind) for page in self.pages) for kind in ("wire", "raw")]
        return [a + b for a, b in zip(self.past, [0, 0, *found], strict=True)]
