"""Studies under way: each is a task that has its pieces carried out by the bots' workers.

Pieces wait in the line of those who asked, behind every table at which people play, and never take
all workers (`Turns`). What is finished is kept beside the table; what is cancelled, or cut off by
the house closing, leaves nothing behind and can be asked for again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

from tabard.server.botpool import BotPool
from tabard.server.botworker import Errand
from tabard.server.clock import now
from tabard.server.refusals import RequestRefused
from tabard.server.store.studies import Studies as KeptStudies
from tabard.server.table import Table
from tabard.study.marking import STUDY
from tabard.study.study import USUAL, Depth, Study
from tabard.study.weighing import Answer, Piece

log = logging.getLogger("tabard")

MOST_AT_ONCE: Final = 12  # in the house
MOST_EACH: Final = 2  # of one person


class Underway:
    """A study that is being made.

    askers   who has asked for it and not called it off
    done     pieces that have been carried out, `of` so many; 0 before they are known
    """

    def __init__(self, user: str) -> None:
        self.first: Final = user
        self.askers = {user}
        self.done = self.of = 0
        self.task: asyncio.Task[None] | None = None


class Studies:
    """The studies of a house.

    failed   tables whose study went wrong, until it is asked for again
    points   of finished games by source and period, remembered for comparisons
    """

    def __init__(self, pool: BotPool, kept: KeptStudies, depth: Depth = USUAL) -> None:
        self.pool = pool
        self.kept = kept
        self.depth = depth
        self.underway: dict[str, Underway] = {}
        self.failed: set[str] = set()
        self.points: dict[str, dict[str, Any]] = {}

    def tasks(self) -> list[asyncio.Task[None]]:
        """What must be ended when the house closes."""
        return [one.task for one in self.underway.values() if one.task is not None]

    def found(self, table: Table) -> dict[str, Any] | None:
        """The study of a table, if it is kept."""
        check_over(table)
        found = self.kept.of(table.id, STUDY)
        return found if found is not None and found["plies"] == len(table.plies) else None

    def ask(self, table: Table, user: str) -> None:
        """Have a game studied that is over, unless it is or is being studied already."""
        if self.found(table) is not None:
            return
        underway = self.underway.get(table.id)
        if underway is None:
            mine = sum(one.first == user for one in self.underway.values())
            if mine >= MOST_EACH or len(self.underway) >= MOST_AT_ONCE:
                raise RequestRefused("many-studies", 429, "Other games are being studied; wait.")
            self.failed.discard(table.id)
            underway = self.underway[table.id] = Underway(user)
            underway.task = asyncio.create_task(self.work(table, underway))
        underway.askers.add(user)

    def cancel(self, table: Table, user: str) -> None:
        """Call a study off; it goes on as long as somebody else wants it."""
        underway = self.underway.get(table.id)
        if underway is None or user not in underway.askers:
            return
        underway.askers.discard(user)
        if not underway.askers:
            del self.underway[table.id]
            if underway.task is not None:
                underway.task.cancel()

    async def work(self, table: Table, underway: Underway) -> None:
        """Make a study and keep it; what goes wrong ends the task and is said to whoever asks."""
        try:
            study = await asyncio.to_thread(Study, table.record(), self.depth)
            pieces = await asyncio.to_thread(study.glances)
            underway.of = len(pieces) + len(study.cut.turns)  # about so many are compared
            glanced = await self.carried_out(pieces, table, underway)
            further = await asyncio.to_thread(study.comparisons, glanced)
            underway.of = len(pieces) + len(further)
            compared = await self.carried_out(further, table, underway)
            data = await asyncio.to_thread(study.data, glanced, compared)
            await self.kept.keep(table.id, now(), data)
        except Exception:
            self.failed.add(table.id)
            log.exception("table %s could not be studied", table.id)
        finally:
            if self.underway.get(table.id) is underway:
                del self.underway[table.id]

    async def carried_out(
        self, pieces: Sequence[Piece], table: Table, underway: Underway
    ) -> list[Answer]:
        """The answers to pieces of work, in their order; a few are under way at a time."""
        answers: dict[int, Answer] = {}
        coming = iter(enumerate(pieces))

        async def follow() -> None:
            for number, piece in coming:
                errand = Errand(table.id, piece)
                answers[number] = await self.pool.ask_twice(errand, underway.first, False)
                underway.done += 1

        async with asyncio.TaskGroup() as group:
            for _ in range(self.pool.turns.most_alone):
                group.create_task(follow())
        return [answers[number] for number in range(len(pieces))]


def check_over(table: Table) -> None:
    """Refuse what only a finished game may tell: a study of one that goes on would be advice."""
    if not table.over:
        raise RequestRefused("not-over", 409, "The game is not over yet.")
