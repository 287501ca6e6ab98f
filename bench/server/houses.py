"""The houses whose pages are measured: of some source tree, as one process or as several."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bench.server.subjects import Tabard, cpu
from tests.server import postgres

SECRET = "bench"
MEETING_SECONDS = 3.0  # until processes know of each other


class Tree(Tabard):
    """The house of some source tree: on SQLite, or so many processes on a PostgreSQL."""

    def __init__(self, folder: Path, source: Path, processes: int = 1, database: str = "") -> None:
        self.source, self.processes, self.database = source, processes, database
        super().__init__(folder)

    def server(self) -> Sequence[str]:
        command = list(super().server())
        if self.database:
            command[-1] = self.database
        several = ["--processes", str(self.processes)] if self.processes > 1 else []
        return [*command, *several]  # older trees know no processes

    def await_port(self) -> None:
        """Wait until every process answers there."""
        super().await_port()
        log = self.folder / "server.log"
        while b"Tabard is open" not in log.read_bytes() and self.process.poll() is None:
            time.sleep(0.1)
        time.sleep(MEETING_SECONDS if self.processes > 1 else 0)

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "PYTHONPATH": str(self.source), "TABARD_SECRET": SECRET}


def cpu_with_children(process: int) -> float:
    """Seconds of processor time of a process and of those that it has started."""
    found = Path(f"/proc/{process}/task/{process}/children")
    children = found.read_text().split() if process and found.exists() else []
    return cpu(process) + sum(cpu(int(child)) for child in children)


@contextmanager
def durable_postgres() -> Iterator[tuple[str, int]]:
    """An empty database of a PostgreSQL that waits for the disk, and the number of its process."""
    with tempfile.TemporaryDirectory(prefix="tabard-", dir="/tmp") as folder:
        Path(folder).chmod(0o711)
        place = Path(folder) / "pg"
        with postgres.server(place, durable=True) as cluster, cluster.database() as address:
            yield address, int((cluster.data / "postmaster.pid").read_text().split("\n", 1)[0])


@contextmanager
def on(processors: Sequence[int]) -> Iterator[None]:
    """What is started meanwhile runs on these processors alone; we go back to all the others."""
    if not processors:
        yield
        return
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, processors)
    try:
        yield
    finally:
        os.sched_setaffinity(0, (mine - {*processors}) or mine)
