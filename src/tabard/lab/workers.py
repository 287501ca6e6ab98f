"""Work shared out: the same jobs done here, by processes of this machine, or by a Ray cluster.

`Workers.each` is the one loop. It sends a few jobs ahead, gives their results back in order or as
they come, and sends a job again whose worker has died. Who carries a job is a `Carrier`.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from tabard.kernel.errors import TabardError

J = TypeVar("J")
R = TypeVar("R")

TRIES: Final = 3  # a job that ends so many workers is not sent again


class Lost(Exception):
    """The worker that had a job has died."""


class NoWorker(TabardError):
    """Nobody can do a job: every worker that was given it has died, or none can be reached."""


class Failed(Exception):
    """A job that stumbled in another process: the text is its traceback there."""


@dataclass(frozen=True)
class Answer:
    """What came of a job elsewhere: its result, else a line for a person, else a traceback.

    Errors travel as text: to be made again at this end, each would have to say how.
    """

    result: Any = None
    said: str = ""
    broke: str = ""

    def opened(self) -> Any:
        """The result; raises what went wrong."""
        if self.said:
            raise Complaint(self.said)
        if self.broke:
            raise Failed(f"in a worker:\n{self.broke}")
        return self.result


class Complaint(TabardError):
    """What a job said cannot be done."""


def perform(task: Callable[[Any], Any], job: Any) -> Answer:
    """Do a job where its result must travel."""
    try:
        return Answer(task(job))
    except TabardError as error:
        return Answer(said=str(error))
    except Exception:  # raised again at the other end
        return Answer(broke=traceback.format_exc())


class Carrier(Protocol):
    """Takes jobs to workers; a ticket stands for a job on its way."""

    room: int
    """How many jobs are worth sending ahead."""

    def send(self, task: Callable[[Any], Any], job: Any) -> Any:
        """Send a job on its way; its ticket, which can be a key of a dictionary."""

    def finished(self, tickets: list[Any]) -> list[Any]:
        """Those tickets whose jobs have ended somehow, at least one; waits for it."""

    def result(self, ticket: Any) -> Any:
        """What came of a finished job; raises what it raised, or `Lost`."""

    def close(self) -> None:
        """End what was begun, finished or not."""


class Here:
    """No workers at all: a job is done when its result is asked for."""

    room = 1

    def send(self, task: Callable[[Any], Any], job: Any) -> Any:
        return lambda: task(job)

    def finished(self, tickets: list[Any]) -> list[Any]:
        return tickets

    def result(self, ticket: Any) -> Any:
        return ticket()

    def close(self) -> None:
        """There is nothing to end."""


@dataclass(frozen=True)
class Errand(Generic[J]):
    """A job on its way: the how manyth it is, and how many workers were given it."""

    number: int
    job: J
    tries: int = 1


class Workers:
    """Those who do jobs, by whatever carrier."""

    def __init__(self, carrier: Carrier) -> None:
        self.carrier = carrier

    def each(self, task: Callable[[J], R], jobs: Iterable[J], ordered: bool = True) -> Iterator[R]:
        """The results of a task for every job; a few jobs at a time are on their way."""
        coming = (Errand(number, job) for number, job in enumerate(jobs))
        away: dict[Any, Errand[J]] = {}
        early: dict[int, R] = {}  # results that wait for one before them
        awaited = 0
        while True:
            while len(away) + len(early) < self.carrier.room:
                errand = next(coming, None)
                if errand is None:
                    break
                away[self.carrier.send(task, errand.job)] = errand
            if not away:
                return
            for ticket in self.carrier.finished(list(away)):
                errand = away.pop(ticket)
                try:
                    found: R = self.carrier.result(ticket)
                except Lost as lost:
                    again = another(errand, lost)
                    away[self.carrier.send(task, again.job)] = again
                    continue
                early[errand.number] = found
                if not ordered:
                    yield early.pop(errand.number)
            while awaited in early:
                yield early.pop(awaited)
                awaited += 1


def another(errand: Errand[J], lost: Lost) -> Errand[J]:
    """The same errand for one more worker, unless enough have died over it."""
    if errand.tries == TRIES:
        raise NoWorker(f"a job was given up after {TRIES} workers died over it: {lost}")
    return Errand(errand.number, errand.job, errand.tries + 1)


@contextmanager
def workers(jobs: int, ray: str = "") -> Iterator[Workers]:
    """Workers: a Ray cluster if its address is given, else so many processes; one is this one.

    Ray prints what happens to its nodes; meanwhile whatever is printed goes to stderr, so that
    results on stdout stay clean.
    """
    with redirect_stdout(sys.stderr) if ray else nullcontext():
        carrier = carrier_of(jobs, ray)
        try:
            yield Workers(carrier)
        finally:
            carrier.close()


def carrier_of(jobs: int, ray: str) -> Carrier:
    """Who carries jobs; what is not wanted is not loaded."""
    if ray:
        from tabard.lab.cluster import Cluster

        return Cluster(ray)
    if jobs == 1:
        return Here()
    from tabard.lab.processes import Processes

    return Processes(jobs)
