"""Jobs carried by processes of this machine, each with a line of its own.

The standard pool waits for ever when a worker is killed; here the line ends, and the job is lost
and can be sent again.
"""

from __future__ import annotations

import itertools
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from tabard.lab.workers import Answer, Lost, perform

PATIENCE: Final = 1.0  # seconds for a process whose line has ended to end as well
AHEAD: Final = 2  # jobs in sight for each process: the next one is at hand when one ends


class Worker:
    """A process, the line to it, and the ticket of the job it has; 0 for none."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.ticket = 0

    def end(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.join()
        self.line.close()


class Processes:
    """So many processes, started as jobs come; one that has died is replaced."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.room = AHEAD * most
        self.tickets = itertools.count(1)
        self.waiting: deque[tuple[int, Callable[[Any], Any], Any]] = deque()
        self.workers: list[Worker] = []
        self.results: dict[int, Answer | Lost] = {}

    def send(self, task: Callable[[Any], Any], job: Any) -> int:
        """Have a job done by a worker that is free, or by the next that will be."""
        ticket = next(self.tickets)
        self.waiting.append((ticket, task, job))
        self.hand_out()
        return ticket

    def hand_out(self) -> None:
        """Give waiting jobs to whoever has none."""
        while self.waiting:
            free = next((worker for worker in self.workers if not worker.ticket), None)
            if free is None and len(self.workers) < self.most:
                self.workers.append(free := Worker())
            if free is None:
                return
            ticket, task, job = self.waiting.popleft()
            free.ticket = ticket
            try:
                free.line.send((task, job))
            except OSError:
                self.lose(free)

    def finished(self, tickets: list[int]) -> list[int]:
        """The jobs that have ended, at least one."""
        while not any(ticket in self.results for ticket in tickets):
            lines = {worker.line: worker for worker in self.workers if worker.ticket}
            for line in wait(list(lines)):
                assert isinstance(line, Connection)
                self.hear(lines[line])
            self.hand_out()
        return [ticket for ticket in tickets if ticket in self.results]

    def hear(self, worker: Worker) -> None:
        """Take down what a worker answers, or that it has died."""
        try:
            self.results[worker.ticket] = worker.line.recv()
            worker.ticket = 0
        except (EOFError, OSError):
            self.lose(worker)

    def lose(self, worker: Worker) -> None:
        """Note that a worker has died over its job."""
        self.workers.remove(worker)
        worker.process.join(PATIENCE)  # its line has ended: it is about to, and will say how
        worker.end()
        died = f"a process ended with exit code {worker.process.exitcode}"
        self.results[worker.ticket] = Lost(died)

    def result(self, ticket: int) -> Any:
        """What came of a job."""
        found = self.results.pop(ticket)
        if isinstance(found, Lost):
            raise found
        return found.opened()

    def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.end()
        self.workers.clear()


def work(line: Connection) -> None:
    """The main loop of a process: one job after another until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process at the other end ends this one
    while True:
        try:
            task, job = line.recv()
        except EOFError:
            return
        line.send(perform(task, job))
