"""Where bots think: processes of their own, with a time limit, given only a fair sample."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from tabard.bots.house import bot
from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import State

log = logging.getLogger("tabard")
LIMIT_SECONDS: Final = 10.0
SPARE: Final = "random"


def think(game_id: str, position: dict[str, Any], seat: int, name: str, seed: str) -> int:
    """Choose for a seat in a worker: the position is already a sample of what the seat knows."""
    sample = game(game_id).load(position)
    sample.to_move = seat
    return bot(name, seed).choose(sample)


class BotRoom:
    """A pool of worker processes; a bot that takes too long is replaced by a quick one."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        """Fresh worker processes."""
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"))

    def close(self) -> None:
        """Send the workers home."""
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, state: State, seat: int, name: str, table_id: str, ply: int) -> int:
        """A bot's choice for a seat; never from the true state, never later than the limit."""
        seed = f"{table_id}:{seat}:{ply}"
        sample = state.redeal(seat, Dealer(f"sample:{seed}"))
        position = sample.position()
        loop = asyncio.get_running_loop()
        try:
            job = loop.run_in_executor(self.pool, think, state.game.id, position, seat, name, seed)
            return await asyncio.wait_for(job, LIMIT_SECONDS)
        except (TimeoutError, BrokenProcessPool) as error:
            log.error("table %s: bot %s failed (%r); %s plays on", table_id, name, error, SPARE)
            self.close()
            self.pool = self.new_pool()
            return think(state.game.id, position, seat, SPARE, seed)
