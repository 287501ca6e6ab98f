"""One thread that writes: whatever queued up during the last commit goes into the next one."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, Final

from sqlalchemy import Connection, Engine

from tabard.server.log import Row
from tabard.server.store.patience import PATIENCE, WRITE_SECONDS
from tabard.server.store.written import Written as Written

log = logging.getLogger("tabard")

ROWS_AT_ONCE: Final = 500
# So many orders are handed over at once, so that the disk works while the loop reads more of them.
ORDERS_AT_ONCE: Final = 16

Job = Callable[[Connection], Any]
Work = Job | list[Row]

Order = tuple[Work, asyncio.AbstractEventLoop, Written]
Outcome = tuple[Written, Any, Exception | None]


class Writer:
    """Runs jobs in order, many in one transaction; a job is acknowledged once it is durable.

    When a batch fails, its jobs are tried one by one, so that only the faulty one is refused. Rows
    for logs, by far the most frequent, go into one statement per batch, and where there are only
    such rows that statement is the transaction: each call of the database lets go of the
    interpreter and has to wait for it again, which costs more than the call.
    """

    def __init__(self, engine: Engine, insert: str, row: str) -> None:
        self.engine = engine
        self.insert = insert
        self.row = row
        self.gathered: dict[asyncio.AbstractEventLoop, list[Order]] = {}
        self.batches: queue.SimpleQueue[list[Order] | None] = queue.SimpleQueue()
        self.closed = False
        self.connection: Connection | None = None
        self.process = 0  # of PostgreSQL, at the other end of the connection
        self.thread = threading.Thread(target=self._run, name="tabard-writer", daemon=True)
        self.thread.start()

    def write(self, work: Work) -> Written:
        """Order a job, or rows for the log; the future is done once what it wrote is durable."""
        if self.closed:
            raise RuntimeError("the storage is closed")
        loop = asyncio.get_running_loop()
        future = Written(loop=loop)
        order = (work, loop, future)
        gathered = self.gathered.get(loop)
        if gathered is None:
            self.gathered[loop] = [order]
            loop.call_soon(self._hand_over, loop)
        else:
            gathered.append(order)
            if len(gathered) >= ORDERS_AT_ONCE:
                self._hand_over(loop)
        return future

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand what was ordered in one turn of a loop to the thread, so that it wakes up rarely."""
        orders = self.gathered.pop(loop, None)
        if orders is not None:
            self.batches.put(orders)

    def close(self) -> None:
        """Finish what is queued and stop."""
        self.closed = True
        for orders in self.gathered.values():
            self.batches.put(orders)
        self.gathered.clear()
        self.batches.put(None)
        self.thread.join()

    def _run(self) -> None:
        PATIENCE.set(WRITE_SECONDS)
        last = False
        while not last:
            found = [self.batches.get()]
            while not self.batches.empty():
                found.append(self.batches.get())
            last = found[-1] is None
            orders = [order for batch in found if batch is not None for order in batch]
            if orders:
                tell(orders, self._commit(orders))
        self._disconnect()

    def _commit(self, batch: Sequence[Order]) -> list[Outcome]:
        """Commit a batch as a whole, or failing that one by one."""
        try:
            results = self._transaction(batch)
        except Exception as error:
            self._roll_back()
            if len(batch) == 1:
                return [(batch[0][2], None, error)]
            return [outcome for order in batch for outcome in self._commit([order])]
        return [(order[2], result, None) for order, result in zip(batch, results, strict=True)]

    def _transaction(self, batch: Sequence[Order]) -> list[Any]:
        """Do all of a batch in one transaction, in order."""
        connection = self._connected()
        rows: list[Row] = [row for work, _, _ in batch if isinstance(work, list) for row in work]
        if len(rows) <= ROWS_AT_ONCE and all(isinstance(work, list) for work, _, _ in batch):
            insert_rows(connection, self.insert, self.row, rows)
            return [None] * len(batch)
        results: list[Any] = []
        rows = []
        connection.exec_driver_sql("BEGIN")
        for work, _, _ in batch:
            if isinstance(work, list):
                rows += work
                results.append(None)
            else:
                rows = self._insert(connection, rows)
                results.append(work(connection))
        self._insert(connection, rows)
        connection.exec_driver_sql("COMMIT")
        return results

    def _connected(self) -> Connection:
        """The one connection, where a statement outside a transaction is one of its own.

        SQLite forgets all it has read of a file when another connection writes to it.
        """
        if self.connection is None:
            found = self.engine.connect()
            self.connection = found.execution_options(isolation_level="AUTOCOMMIT")
            if self.engine.dialect.name == "postgresql":
                driver: Any = found.connection.dbapi_connection
                self.process = int(driver.info.backend_pid)
        return self.connection

    def _insert(self, connection: Connection, rows: list[Row]) -> list[Row]:
        """Add rows to the logs; none are left."""
        for start in range(0, len(rows), ROWS_AT_ONCE):
            insert_rows(connection, self.insert, self.row, rows[start : start + ROWS_AT_ONCE])
        return []

    def _roll_back(self) -> None:
        """Forget a failed transaction, and the connection too if it is beyond that.

        A connection that was lost would come back by itself, but no longer commit by itself.
        """
        try:
            if self.connection is not None:
                self.connection.rollback()
                if self.connection.invalidated:
                    self._disconnect()
        except Exception:
            log.exception("storage: the connection is lost; the next write makes a new one")
            self._disconnect()

    def _disconnect(self) -> None:
        """Give the connection back."""
        found, self.connection = self.connection, None
        try:
            if found is not None:
                found.close()
        except Exception:
            log.exception("storage: the connection could not be closed")


def insert_rows(connection: Connection, insert: str, row: str, rows: Sequence[Row]) -> None:
    """Add rows with one statement."""
    values = tuple(chain.from_iterable(rows))
    connection.exec_driver_sql(insert + ", ".join([row] * len(rows)), values)


def tell(orders: Sequence[Order], outcomes: Sequence[Outcome]) -> None:
    """Hand the outcomes to those who wait, with one call into each of their loops."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for (_, loop, _), outcome in zip(orders, outcomes, strict=True):
        loops.setdefault(loop, []).append(outcome)
    for loop, found in loops.items():
        try:
            loop.call_soon_threadsafe(settle, found)
        except RuntimeError:  # the loop is closed: nobody waits any more
            log.info("storage: %d writes outlived those who ordered them", len(found))


def settle(outcomes: Sequence[Outcome]) -> None:
    """Finish futures that nobody has cancelled."""
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
        if future.heard is not None:
            try:
                future.heard()
            except Exception:  # as the loop does: who breaks at it must not take the others along
                log.exception("storage: who heard of a write broke")
