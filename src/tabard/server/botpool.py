"""Where bots think: processes of their own, with a time limit, given only a fair sample."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import multiprocessing
from collections import deque
from typing import Any, Final

from tabard.bots.advice import Advice
from tabard.bots.bot import RandomBot
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import State
from tabard.server.botworker import FAILED, KEPT, STEADY, Errand, Job, Thought, heard, work
from tabard.server.engines import newest, running_on
from tabard.server.tracing import traced
from tabard.server.turns import Turns

log = logging.getLogger("tabard")

LIMIT_SECONDS: Final = 10.0
START_SECONDS: Final = 60.0
LAST_RESORT: Final = "random"  # needs no worker


class NoThought(Exception):
    """No bot could think about it; the text says why."""


class Worker:
    """One process and the line to it; `tables` are those it thought about last."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        self.engine = newest()
        with running_on(self.engine):
            self.process.start()
        theirs.close()
        self.ready = False
        self.tables: deque[str] = deque(maxlen=KEPT)

    async def ask(self, job: Job | Errand, limit: float) -> Any:
        """What the process answers in time: a `Thought`, or what came of an errand.

        Else TimeoutError, EOFError when it has died, or NoThought when it stumbled.
        """
        if not self.ready:
            await self.hear(START_SECONDS)
            self.ready = True
        self.line.send(job)
        found = await self.hear(limit)
        if found == FAILED:
            raise NoThought(f"bot {job.bot} stumbled")
        return found

    async def hear(self, limit: float) -> Any:
        """The next word from the process."""
        loop = asyncio.get_running_loop()
        word = loop.run_in_executor(None, self.line.recv)
        word.add_done_callback(noted)
        return await asyncio.wait_for(asyncio.shield(word), limit)

    def end(self) -> None:
        """End the process, whatever it does; whoever listens to it hears that."""
        self.process.kill()


def seed_of(key: str, asked: str) -> str:
    """What a bot's dice depend on when it is asked; nobody without the key can tell."""
    if not key:
        return asked
    return hmac.new(key.encode(), f"bot:{asked}".encode(), hashlib.sha256).hexdigest()


def noted(word: asyncio.Future[Any]) -> None:
    """Read a word that nobody waits for any more, so that asyncio does not complain."""
    if not word.cancelled():
        word.exception()


class BotPool:
    """Worker processes, started when first needed; a bot that fails is replaced by a quick one.

    Only the process of a stuck bot is ended: the others go on thinking.

    free   workers that nobody uses; None stands for one whose process has not been started
    """

    def __init__(self, workers: int, limit: float = LIMIT_SECONDS) -> None:
        self.limit = limit
        self.turns = Turns(workers)
        self.free: list[Worker | None] = [None] * self.turns.most
        self.thoughts = self.failures = 0
        self.workers: set[Worker] = set()

    def close(self) -> None:
        """End all workers."""
        for worker in self.workers:
            worker.end()
        self.workers.clear()

    async def choose(
        self,
        state: State,
        seat: int,
        name: str,
        table_id: str,
        ply: int,
        *,
        key: str = "",
        dice: str = "",
        host: str = "",
        people: bool = True,
    ) -> Thought:
        """A bot's choice for a seat; never from the true state, never much later than the limit.

        `key` makes what it chooses unknowable to whoever knows all else about it. `dice` lets
        it choose alike at several tables. A bot that fails is replaced, and the answer says so.
        """
        seed = seed_of(key, f"{dice or table_id}:{seat}:{ply}")
        sample = state.redeal(seat, Dealer(f"sample:{seed}"))
        still_open = sample.choices_of(seat)
        why = ""
        for asked in dict.fromkeys((name, STEADY)):
            job = Job(state.game.edition, state.game.pack(sample), seat, asked, table_id, seed)
            try:
                thought: Thought = await self.ask_twice(job, host, people)
                if thought.code in still_open:
                    instead = asked if asked != name else thought.instead
                    return thought._replace(instead=instead, why=why or thought.why)
                problem = f"{thought.code} is not open"
            except (TimeoutError, EOFError, OSError, NoThought) as error:
                problem = repr(error)
            self.failures += 1
            log.error("bot %s failed at table %s: %s", asked, table_id, problem)
            why = why or f"bot {asked} failed: {problem}"
        return Thought(RandomBot(seed).choose(sample, seat), instead=LAST_RESORT, why=why)

    async def ask_twice(self, job: Job | Errand, host: str, people: bool) -> Any:
        """Have a job done; once more on a new worker where the first has died over it."""
        try:
            return await self.ask(job, host, people)
        except (EOFError, BrokenPipeError, ConnectionError):
            return await self.ask(job, host, people)

    async def advise(
        self, state: State, seat: int, name: str, table_id: str, ply: int, host: str = ""
    ) -> list[Advice]:
        """What a bot thinks of a seat's open choices, the best first; else `NoThought`.

        What it is given, its seed included, is the same for all states that the seat cannot tell
        apart.
        """
        seed = f"{table_id}:{seat}:{ply}:advice"
        sample = state.redeal(seat, Dealer(f"sample:{seed}"))
        job = Job(
            state.game.edition, state.game.pack(sample), seat, name, table_id, seed, advice=True
        )
        try:
            thought: Thought = await self.ask(job, host)
        except (TimeoutError, EOFError, OSError) as error:
            raise NoThought(f"bot {name} did not answer: {error!r}") from None
        if thought.why:
            raise NoThought(thought.why)
        still_open = sample.choices_of(seat)
        found = [heard(each) for each in thought.opinions if each[0] in still_open]
        if not found:
            raise NoThought(f"bot {name} has no opinion")
        return found

    async def ask(self, job: Job | Errand, host: str = "", people: bool = True) -> Any:
        """Have a job done by the next free worker; its time begins when the worker takes it."""
        async with self.turns.place(host, people):
            worker = self.take_worker(job.table)
            done = False
            try:
                if worker is not None and worker.engine != newest():
                    worker.end()
                    self.workers.discard(worker)
                    worker = None
                if worker is None:
                    worker = Worker()
                    self.workers.add(worker)
                if isinstance(job, Job):
                    worker.tables.append(job.table)
                with traced("bot", bot=job.bot, table=job.table):
                    found = await worker.ask(job, self.limit)
                done = True
                self.thoughts += 1
                return found
            finally:
                if worker is not None and not done:
                    worker.end()
                    self.workers.discard(worker)
                    worker = None
                self.free.append(worker)

    def take_worker(self, table_id: str) -> Worker | None:
        """A free worker: who thought about this table last, else one that runs, else None."""
        for worker in self.free:
            if worker is not None and table_id in worker.tables:
                self.free.remove(worker)
                return worker
        found = next((worker for worker in self.free if worker is not None), None)
        self.free.remove(found)
        return found
