"""Tables spread over several processes, their numbers in memory that all of them share.

A step takes two words of each process: first that its codes are open, then that they are carried
out; so one code that is not open stops all, wherever it was.
"""

from __future__ import annotations

import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple

import numpy as np

from tabard.kernel.batch import WORD
from tabard.kernel.errors import BadChoice, BadInput, TabardError
from tabard.kernel.state import State
from tabard.rl.tables import Moment, Setting, Share

PATIENCE: Final = 5.0  # seconds for a process to end by itself
Memory = tuple[Any, tuple[int, ...], str]  # shared memory, and the array that it holds


class Problem(NamedTuple):
    """What another process has refused: where, and why."""

    where: str
    text: str


def problem_of(error: TabardError) -> Problem:
    """An error in a form that can be sent."""
    if isinstance(error, BadInput):
        return Problem(error.where, error.problem)
    return Problem("tables", str(error))


class LostProcess(TabardError):
    """A process that played some of the tables has ended."""


class Spread:
    """All tables, each played in one of several processes.

    moment  their arrays, which all processes write
    """

    def __init__(self, setting: Setting, n: int, processes: int) -> None:
        self.workers: Final[list[BaseProcess]] = []
        self.pipes: Final[list[Connection]] = []
        ends = [n * k // processes for k in range(processes + 1)]
        self.shares: Final = [slice(a, b) for a, b in pairwise(ends)]
        width = len(setting.game.observing().observation(setting.players))
        codes = len(setting.game.actions)
        context = multiprocessing.get_context("spawn")

        def shared(shape: tuple[int, ...], kind: str) -> Memory:
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            return context.RawArray("B", size), shape, kind

        memory = [
            shared((n, width), "uint8"),
            shared((n, codes), "bool"),
            shared((n,), "int64"),
            shared((n, setting.players), "float32"),
            shared((n,), "bool"),
        ]
        self.moment: Final = Moment(*[array_in(each) for each in memory])
        for share in self.shares:
            mine, theirs = context.Pipe()
            worker = context.Process(
                target=work, args=(theirs, setting, share.start, share.stop, memory), daemon=True
            )
            worker.start()
            theirs.close()
            self.workers.append(worker)
            self.pipes.append(mine)
        try:
            self.answers()
        except BaseException:
            self.close()
            raise

    def ask(self, what: str, given: list[Any]) -> list[Any]:
        """Ask every process the same, each with its own part; what they answer."""
        if not self.pipes:
            raise BadInput("tables", "are closed: reset() begins the games")
        for worker, (pipe, part) in enumerate(zip(self.pipes, given, strict=True)):
            try:
                pipe.send((what, part))
            except OSError:
                raise self.lost(worker) from None
        return self.answers()

    def answers(self) -> list[Any]:
        """An answer of every process; if one could not do it, what it says."""
        found: list[Any] = []
        problem: Problem | None = None
        for worker, pipe in enumerate(self.pipes):
            try:
                answer = pipe.recv()
            except (EOFError, OSError):
                raise self.lost(worker) from None
            if isinstance(answer, Problem):
                problem = problem or answer
            found.append(answer)
        if problem is not None:
            raise BadChoice(problem.where, problem.text)
        return found

    def lost(self, worker: int) -> LostProcess:
        """Let go of everything; the error that says why."""
        share = self.shares[worker]
        process = self.workers[worker]
        process.join(PATIENCE)
        ended = process.exitcode
        self.close()
        tables = f"tables {share.start} to {share.stop - 1}"
        return LostProcess(f"the process of {tables} has ended (status {ended}); all are closed")

    def parts(self, codes: bytes) -> list[Any]:
        """The codes of each process."""
        return [codes[share.start * WORD : share.stop * WORD] for share in self.shares]

    def check(self, codes: bytes) -> None:
        """Raise `BadChoice` for the first code that is not open, wherever it is."""
        given, count = len(codes) // WORD, self.shares[-1].stop
        if given != count:
            raise BadInput("codes", f"{given} are not one for each of {count} tables")
        self.ask("check", self.parts(codes))

    def carry_out(self, codes: bytes) -> None:
        """Carry out choices that were checked."""
        self.ask("carry_out", self.parts(codes))

    def sample(self) -> list[int]:
        """An open choice at each table, by lot."""
        parts = self.ask("sample", [None] * len(self.pipes))
        return [code for part in parts for code in part]

    def of(self, table: int, what: str, given: Any) -> Any:
        """Ask the process of one table."""
        for worker, share in enumerate(self.shares):
            if share.start <= table < share.stop:
                try:
                    self.pipes[worker].send((what, (table - share.start, given)))
                    answer = self.pipes[worker].recv()
                except (EOFError, OSError):
                    raise self.lost(worker) from None
                if isinstance(answer, Problem):
                    raise BadInput(answer.where, answer.text)
                return answer
        raise AssertionError("no process has this table")

    def load(self, table: int, state: State) -> None:
        """Let a table go on from a state."""
        self.of(table, "load", state)

    def copy(self, table: int) -> State:
        """The state of a table."""
        found: State = self.of(table, "copy", None)
        return found

    def close(self) -> None:
        """End the processes; the memory has no name and goes when nobody looks at it any more."""
        for pipe in self.pipes:
            pipe.close()  # a worker ends when nobody can ask it any more
        for worker in self.workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.terminate()
                worker.join()
        self.pipes.clear()
        self.workers.clear()


def array_in(memory: Memory) -> Any:
    """The array in shared memory."""
    raw, shape, kind = memory
    return np.frombuffer(raw, np.dtype(kind)).reshape(shape)


def work(pipe: Connection, setting: Setting, first: int, end: int, memory: list[Memory]) -> None:
    """Play some of the tables until nobody asks any more."""
    arrays = [array_in(each)[first:end] for each in memory]
    share: Share | None = None
    asked: tuple[str, Any] = ("begin", None)
    while True:
        try:
            if share is None:
                share = Share(setting, first, end - first)
                answer: Any = None
            else:
                answer = answered(share, *asked)
            mine: Any
            for mine, theirs in zip(share.moment, arrays, strict=True):
                theirs[...] = mine
        except TabardError as error:
            answer = problem_of(error)
        try:
            pipe.send(answer)
            asked = pipe.recv()
        except (EOFError, OSError):
            return


def answered(share: Share, what: str, given: Any) -> Any:
    """Do what was asked."""
    if what == "check":
        share.check(given)
    elif what == "carry_out":
        share.carry_out(given)
    elif what == "sample":
        return share.sample()
    elif what == "load":
        share.load(*given)
    else:
        return share.copy(given[0])
    return None
