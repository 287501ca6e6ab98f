"""Where bots think: processes of their own, with a time limit, given only a fair sample."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from multiprocessing.connection import Connection
from typing import Any, Final

from tabard.bots.bot import RandomBot
from tabard.bots.house import bot
from tabard.bots.weights import BadWeights
from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import State

log = logging.getLogger("tabard")

LIMIT_SECONDS: Final = 10.0
START_SECONDS: Final = 60.0
KINDNESS: Final = 5  # people's posts come before bots' thoughts where the processor is short
READY: Final = -1
FAILED: Final = -2
STEADY: Final = "greedy"  # needs no weights

Job = tuple[str, dict[str, Any], int, str, str]


def think(game_id: str, position: dict[str, Any], seat: int, name: str, seed: str) -> int:
    """Choose for a seat in a worker: the position is already a sample of what the seat knows."""
    sample = game(game_id).load(position)
    sample.to_move = seat
    try:
        return bot(name, seed).choose(sample)
    except BadWeights as error:
        log.warning("bot %s cannot play %s: %s; %s plays instead", name, game_id, error, STEADY)
        return bot(STEADY, seed).choose(sample)


def work(jobs: Connection) -> None:
    """A worker's life: think about one job after another until the house hangs up."""
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    jobs.send(READY)
    while True:
        try:
            job = jobs.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            jobs.send(think(*job))
        except Exception:
            log.exception("a bot stumbled")
            jobs.send(FAILED)


class Worker:
    """One process and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.ready = False

    async def ask(self, job: Job, limit: float) -> int:
        """What the process answers in time; else TimeoutError, or EOFError when it has died."""
        if not self.ready:
            await self.hear(START_SECONDS)
            self.ready = True
        self.line.send(job)
        return await self.hear(limit)

    async def hear(self, limit: float) -> int:
        """The next word from the process."""
        loop = asyncio.get_running_loop()
        word = loop.run_in_executor(None, self.line.recv)
        return int(await asyncio.wait_for(asyncio.shield(word), limit))

    def end(self) -> None:
        """End the process, whatever it does; whoever listens to it hears that."""
        self.process.kill()


class BotRoom:
    """Worker processes, started when first needed; a bot that fails is replaced by a quick one.

    Only the process of a stuck bot is ended: the others think on.
    """

    def __init__(self, workers: int, limit: float = LIMIT_SECONDS) -> None:
        self.limit = limit
        self.desks: asyncio.Queue[Worker | None] = asyncio.Queue()
        self.workers: set[Worker] = set()
        for _ in range(workers):
            self.desks.put_nowait(None)

    def close(self) -> None:
        """Send the workers home."""
        for worker in self.workers:
            worker.end()
        self.workers.clear()

    async def choose(self, state: State, seat: int, name: str, table_id: str, ply: int) -> int:
        """A bot's choice for a seat; never from the true state, never much later than the limit."""
        seed = f"{table_id}:{seat}:{ply}"
        sample = state.redeal(seat, Dealer(f"sample:{seed}"))
        try:
            job = (state.game.id, sample.position(), seat, name, seed)
            code = await self.ask(job)
            if code in sample.choices_of(seat):
                return code
            problem = f"{code} is not open"
        except (TimeoutError, EOFError, OSError) as error:
            problem = repr(error)
        log.error("table %s: bot %s failed: %s; a random choice instead", table_id, name, problem)
        return RandomBot(seed).choose(sample.asking(seat))

    async def ask(self, job: Job) -> int:
        """Have a job done at the next free desk; the time for it begins there."""
        worker = await self.desks.get()
        done = False
        try:
            if worker is None:
                worker = Worker()
                self.workers.add(worker)
            code = await worker.ask(job, self.limit)
            done = True
            return code
        finally:
            if worker is not None and not done:
                worker.end()
                self.workers.discard(worker)
                worker = None
            self.desks.put_nowait(worker)
