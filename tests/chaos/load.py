"""People who play through whatever happens to the server, and what they remember of it."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from contextlib import closing
from typing import Any

from bench.server.wire import Caller, Ear
from tabard.kernel.dealer import SealedDealer
from tabard.server.store.store import Store
from tabard.server.table import Table
from tests.server.process import Server

STALE_SECONDS = 60.0
PAUSE = 0.05


class Tally:
    """What the clients have seen.

    acknowledged  the choices that the server has said it took, by table and ply
    seen          the latest ply that anybody was told of, by table
    answers       how often each status came
    """

    def __init__(self) -> None:
        self.acknowledged: dict[str, dict[int, int]] = {}
        self.seen: dict[str, int] = {}
        self.tables: set[str] = set()
        self.finished: set[str] = set()
        self.answers: Counter[int] = Counter()
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
                self.tally.answers[status] += 1
                if status < 500:
                    return status, answer
            except (ConnectionError, OSError):
                pass
            self.tally.resent += 1
            await asyncio.sleep(PAUSE)

    async def arrive(self) -> None:
        """Become a guest."""
        _, guest = await self.persist("POST", "/guests", {})
        self.caller = Caller(self.server.port, guest["token"])

    async def play(self, table: str, seat: int) -> None:
        """Play a table to its end."""
        news: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        ear: Ear | None = None
        since, last = "", 0
        while True:
            if ear is None:
                try:
                    ear = await self.caller.listen(
                        f"/tables/{table}/stream?seat={seat}&since={since}",
                        lambda data: news.put_nowait(json.loads(data)),
                        lambda: news.put_nowait(None),
                    )
                except (ConnectionError, OSError):
                    await asyncio.sleep(PAUSE)
                    continue
            message = await asyncio.wait_for(news.get(), STALE_SECONDS)
            if message is None:
                ear, self.tally.resumed = None, self.tally.resumed + 1
                await asyncio.sleep(PAUSE)
                continue
            if "ply" not in message:
                continue  # the server goes down and says so: the stream ends soon
            assert message["ply"] >= last, "what was told has been taken back"
            last = message["ply"]
            self.tally.seen[table] = max(last, self.tally.seen.get(table, 0))
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


async def pair(
    server: Server,
    tally: Tally,
    seed: int,
    enough: asyncio.Event,
    name: str = "pillars",
    bots: int = 3,
    **more: Any,
) -> None:
    """Two clients play one game after another, one of so many with a bot between them."""
    players = [Player(server, tally, seed * 2), Player(server, tally, seed * 2 + 1)]
    for player in players:
        await player.arrive()
    games = 0
    while not enough.is_set():
        seats: list[dict[str, str]] = [{"kind": "person"}, {"kind": "person"}]
        if games % bots == bots - 1:
            seats.append({"kind": "bot", "bot": "random"})
        plan = {"game": name, "players": len(seats), "seats": seats, **more}
        status, opened = await players[0].persist("POST", "/tables", plan)
        assert status == 201, opened
        table = opened["id"]
        status, sat = await players[1].persist("POST", f"/tables/{table}/seats/1", {})
        # A seat that was taken before the answer got lost is taken by us.
        assert status == 200 or sat["error"] == "already-seated", sat
        tally.tables.add(table)
        await asyncio.gather(*(player.play(table, seat) for seat, player in enumerate(players)))
        games += 1


def check(address: str, tally: Tally) -> int:
    """The log has every acknowledged choice at its place, once, and all that anybody was told of.

    The number of outcomes that were dealt by a seed, as it says.
    """
    assert not tally.answers[500], "what is broken says when to come back"
    dealt = 0
    with closing(Store(address)) as store:
        for table_id, made in tally.acknowledged.items():
            table = told_by(store, table_id)
            record = table.record()
            record.seal(SealedDealer(table.seed), revealed=True)
            dealt += record.check_deal()
            assert table.over == (table_id in tally.finished)
            assert len(record.choices) >= tally.seen[table_id], "somebody saw what did not happen"
            for ply, code in made.items():
                assert record.choices[ply] == code, f"choice {ply} of table {table_id} is lost"
    return dealt


def told_by(store: Store, table_id: str) -> Table:
    """A table as its log says it is."""
    row = store.table(table_id)
    assert row is not None
    table = Table(table_id, row["seed"])
    for entry in store.log(table_id):
        table.fold(entry)
    return table
