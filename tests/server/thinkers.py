"""States, jobs and workers for the tests of the bots."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import pytest

from tabard.games import game
from tabard.games.pillars import GAME
from tabard.kernel.state import State
from tabard.server import botpool
from tabard.server.botpool import BotPool, Worker
from tabard.server.botworker import Errand, Job, Memory, Thought, think


def sleeping(*_: Any) -> int:
    """A bot that does not come to an end."""
    time.sleep(600)
    return 0


def some_state() -> State:
    """A state in which a seat is to move."""
    state = GAME.start(3, {})
    while state.to_move < 0:
        state.apply(state.choices()[0])
    return state


class Stub(Worker):
    """A worker that answers what a test wants, without a process."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.jobs: list[Job] = []
        self.ended = False
        self.engine = ""
        self.tables: deque[str] = deque(maxlen=4)

    async def ask(self, job: Job | Errand, limit: float) -> Thought:
        assert isinstance(job, Job)
        self.jobs.append(job)
        if isinstance(self.answer, Exception):
            raise self.answer
        if callable(self.answer):
            async with asyncio.timeout(limit):
                return Thought(await self.answer(job))
        return Thought(self.answer)

    def end(self) -> None:
        self.ended = True


def pool_with(stub: Stub, monkeypatch: pytest.MonkeyPatch, limit: float = 0.05) -> BotPool:
    """A pool that has this worker, and others when it is gone."""
    monkeypatch.setattr(botpool, "Worker", lambda: stub)
    return BotPool(1, limit)


def job(state: State, name: str, table: str = "t", advice: bool = False) -> Job:
    """A job for the seat to move."""
    seat = int(state.to_move)
    return Job(state.game.id, state.game.pack(state), seat, name, table, "seed", advice)


def going_on(name: str) -> State:
    """A state in which a bot chooses something after which its seat goes on choosing."""
    state: State = game("pilgrim").start(2)
    while True:
        while state.to_move < 0:
            state.apply(state.choices()[0])
        seat, after = state.to_move, state.copy()
        after.apply(think(job(state, name), Memory()).code)
        if after.to_move == seat:
            return state
        state = after
