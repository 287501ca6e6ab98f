"""The server as a process of its own, on a port that stays the same, to be killed and starved."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterable
from pathlib import Path

from bench.server.subjects import free_port

START_SECONDS = 60.0
STOP_SECONDS = 120.0


class Server:
    """`tabard serve` with a folder of its own; limits are off unless `environment` says else.

    before    a command that starts the server, as `faketime` does
    restarts  seconds that each start took
    """

    def __init__(
        self,
        folder: Path,
        database: str = "",
        arguments: Iterable[str] = ("--workers", "1"),
        environment: dict[str, str] | None = None,
        before: Iterable[str] = (),
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.database = database or f"sqlite:///{folder}/tabard.db"
        self.command = [*before, sys.executable, "-m", "tabard.cli", "serve", "--no-browser"]
        self.command += ["--port", str(self.port), "--db", self.database, *arguments]
        self.environment = {
            **os.environ,
            "TABARD_SECRET": "test",
            "TABARD_LIMITS": "off",
            "XDG_DATA_HOME": str(folder),
            **(environment or {}),
        }
        self.log = open(folder / "server.log", "ab")  # noqa: SIM115
        self.process: subprocess.Popen[bytes] | None = None
        self.restarts: list[float] = []

    @property
    def site(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process that runs."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> Server:
        """Start it and wait until it answers."""
        begun = time.monotonic()
        self.process = subprocess.Popen(
            self.command, env=self.environment, stdout=self.log, stderr=self.log
        )
        while not self.answers():
            assert self.process.poll() is None, f"the server did not start:\n{self.said()[-2000:]}"
            assert time.monotonic() - begun < START_SECONDS, "the server does not answer"
            time.sleep(0.05)
        self.restarts.append(time.monotonic() - begun)
        return self

    def answers(self) -> bool:
        """Whether the process answers."""
        try:
            with urllib.request.urlopen(f"{self.site}/healthz", timeout=START_SECONDS) as answer:
                return int(answer.status) == 200
        except OSError:
            return False

    def kill(self) -> None:
        """Kill it as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self.kill()

    def close(self) -> None:
        """End it for good."""
        self.stop()
        self.log.close()

    def said(self) -> str:
        """Its log, of all its lives."""
        return (self.folder / "server.log").read_text("utf-8", "replace")

    def children(self) -> list[int]:
        """The processes in which its bots think."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                parent = int(stat.read_text().rsplit(")", 1)[1].split()[1])
                thinks = b"spawn_main" in (stat.parent / "cmdline").read_bytes()
            except OSError:  # it has ended meanwhile
                continue
            if parent == self.pid and thinks:
                found.append(int(stat.parent.name))
        return found
