"""Several server processes on one port: started together, watched, replaced one by one.

The port is opened once and handed down: a connection that waits at the door is taken by whichever
process is free, and none is lost when one of them goes. Whoever asks for a table is led to the one
that looks after it (`server/usher.py`). Each child has a line to us: it says on it that it is open,
and goes when we are gone.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tabard.kernel.errors import BadInput

if TYPE_CHECKING:
    import argparse

SOCKET: Final = "TABARD_SOCKET"  # numbers of what a child inherits: the port, and the line to us
PARENT: Final = "TABARD_PARENT"
FOLDER: Final = "TABARD_NEIGHBOURS"  # where each process has a door for the others
OPEN: Final = b"o"
LOOK_SECONDS: Final = 0.1
PATIENCE_SECONDS: Final = 30  # beyond the drain, for one that does not end
LASTING_SECONDS: Final = 10.0
FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 30.0


class Child:
    """One server process."""

    def __init__(self, listener: socket.socket) -> None:
        self.line, theirs = socket.socketpair()
        self.line.setblocking(False)
        numbers = {SOCKET: str(listener.fileno()), PARENT: str(theirs.fileno())}
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tabard.cli", *sys.argv[1:]],
                env={**os.environ, **numbers},
                pass_fds=(listener.fileno(), theirs.fileno()),
            )
        self.begun = time.monotonic()
        self.is_open = False

    def look(self) -> bool:
        """Whether it has opened; it says so once."""
        if not self.is_open:
            try:
                self.is_open = self.line.recv(1) == OPEN
            except BlockingIOError:
                pass
        return self.is_open

    @property
    def gone(self) -> bool:
        """Whether the process has ended."""
        return self.process.poll() is not None

    def end(self) -> None:
        """Tell it to stop: it lets go of its streams and finishes what it has begun."""
        if not self.gone:
            self.process.send_signal(signal.SIGTERM)


class Place:
    """A place for one process: who fills it, who comes next, and how long to wait before that."""

    def __init__(self, child: Child) -> None:
        self.child = child
        self.next: Child | None = None
        self.wait = 0.0
        self.again_at: float | None = None

    def replace(self, listener: socket.socket) -> None:
        """Start the one that follows; the present one goes on until that one is open."""
        if self.next is None:
            self.next = Child(listener)

    def look(self, listener: socket.socket) -> Child | None:
        """Let the next one take over when it is open; start one where one has died.

        Whoever was taken over from is told to go, and returned.
        """
        self.child.look()
        if self.next is None:
            if self.child.gone:
                self.start_again(listener)
        elif self.next.look():
            leaving, self.child, self.next = self.child, self.next, None
            leaving.end()
            return leaving
        elif self.next.gone:
            self.next = None
        return None

    def start_again(self, listener: socket.socket) -> None:
        """Start one anew, at once or, where they die quickly, after a while."""
        now = time.monotonic()
        if self.again_at is None:
            lasted = now - self.child.begun > LASTING_SECONDS
            self.wait = 0.0 if lasted else min(LONGEST_WAIT, max(FIRST_WAIT, 2 * self.wait))
            self.again_at = now + self.wait
            code = self.child.process.returncode
            print(f"tabard: a server process has ended with {code}; another one is started",
                  file=sys.stderr, flush=True)  # fmt: skip
        if now >= self.again_at:
            self.again_at = None
            self.child = Child(listener)


class Watchman:
    """Starts the processes, looks after them, and ends them all."""

    def __init__(self, listener: socket.socket, number: int) -> None:
        self.listener = listener
        self.stopping = False
        self.renewing: list[Place] = []
        self.leaving: list[Child] = []
        self.places = [Place(Child(listener)) for _ in range(number)]

    def stop(self, *_: object) -> None:
        """Somebody wants all to end."""
        self.stopping = True

    def renew(self, *_: object) -> None:
        """Somebody wants new processes in the old ones' places, one after another."""
        self.renewing = list(self.places)

    def watch(self, where: str, patience: float) -> int:
        """Look after the processes until somebody says stop; the exit code."""
        told = False
        while not self.stopping:
            time.sleep(LOOK_SECONDS)
            if not told:
                found = [place.child for place in self.places if place.child.gone]
                if found:  # what is wrong at the start stays wrong, and was said
                    self.end_all(patience)
                    return int(found[0].process.returncode) or 1
                if all(place.child.look() for place in self.places):
                    told = True
                    number = len(self.places)
                    print(f"Tabard is open at {where}  ({number} processes; Ctrl-C ends them)",
                          flush=True)  # fmt: skip
                continue
            gone = [place.look(self.listener) for place in self.places]
            self.leaving += [child for child in gone if child is not None]
            self.renew_next()
        self.end_all(patience)
        print("Tabard is closed; every table is kept.", flush=True)
        return 0

    def renew_next(self) -> None:
        """Replace the next process once the one before it has been replaced."""
        self.leaving = [child for child in self.leaving if not child.gone]
        if self.renewing and not self.leaving and all(place.next is None for place in self.places):
            self.renewing.pop(0).replace(self.listener)

    def end_all(self, patience: float) -> None:
        """End every process; one that does not is killed."""
        children = [*self.leaving, *(place.child for place in self.places)]
        children += [place.next for place in self.places if place.next is not None]
        for child in children:
            child.end()
        last = time.monotonic() + patience
        for child in children:
            try:
                child.process.wait(max(0.1, last - time.monotonic()))
            except subprocess.TimeoutExpired:
                child.process.kill()
                child.process.wait()


def run_several(args: argparse.Namespace, listener: socket.socket, where: str, db: str) -> int:
    """Run as many processes as were asked for."""
    if sys.platform == "win32":
        raise BadInput("--processes", "several need a system that can hand a port down")
    if not db.startswith("postgres"):
        raise BadInput(
            "--processes", "several need PostgreSQL, which tells each what the others write: --db"
        )
    os.set_inheritable(listener.fileno(), True)
    with tempfile.TemporaryDirectory(prefix="tabard-", ignore_cleanup_errors=True) as folder:
        os.environ[FOLDER] = folder
        watchman = Watchman(listener, args.processes)
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, watchman.stop)
        signal.signal(signal.SIGHUP, watchman.renew)
        return watchman.watch(where, args.drain + PATIENCE_SECONDS)


class Inherited(NamedTuple):
    """What a process has from the one that started it.

    port        the port, open
    parent      the line to the one that started it
    neighbours  where each process of the port has a door for the others, or None
    """

    port: socket.socket
    parent: socket.socket
    neighbours: Path | None


def inherited() -> Inherited | None:
    """What a process has that another has started; None for any other."""
    port, parent, folder = (os.environ.pop(name, "") for name in (SOCKET, PARENT, FOLDER))
    if not port or not parent:
        return None
    port_of, line = socket.socket(fileno=int(port)), socket.socket(fileno=int(parent))
    return Inherited(port_of, line, Path(folder) if folder else None)
