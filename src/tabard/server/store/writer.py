"""One thread that writes: whatever queued up during the last commit goes into the next one."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

Job = Callable[[Connection], Any]
Order = tuple[Job, asyncio.AbstractEventLoop, "asyncio.Future[Any]"]


class Writer:
    """Runs jobs in order, many in one transaction; a job is acknowledged once it is durable.

    When a batch fails, its jobs are tried one by one, so that only the faulty one is refused.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.orders: queue.SimpleQueue[Order | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="tabard-writer", daemon=True)
        self.thread.start()

    async def write(self, job: Job) -> Any:
        """Run a job and wait until what it wrote is durable."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self.orders.put((job, loop, future))
        return await future

    def close(self) -> None:
        """Finish what is queued and stop."""
        self.orders.put(None)
        self.thread.join()

    def _run(self) -> None:
        with self.engine.connect() as connection:
            while (order := self.orders.get()) is not None:
                batch = [order]
                last = False
                while not self.orders.empty():
                    more = self.orders.get()
                    if more is None:
                        last = True
                        break
                    batch.append(more)
                self._commit(connection, batch)
                if last:
                    return

    def _commit(self, connection: Connection, batch: list[Order]) -> None:
        """Commit a batch as a whole, or failing that one by one."""
        try:
            results = [job(connection) for job, _, _ in batch]
            connection.commit()
        except SQLAlchemyError as error:
            connection.rollback()
            if len(batch) == 1:
                self._tell(batch[0], None, error)
            else:
                for order in batch:
                    self._commit(connection, [order])
            return
        for order, result in zip(batch, results, strict=True):
            self._tell(order, result, None)

    def _tell(self, order: Order, result: Any, error: Exception | None) -> None:
        """Hand the outcome to who waits for it."""
        _, loop, future = order

        def settle() -> None:
            if future.cancelled():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        loop.call_soon_threadsafe(settle)
