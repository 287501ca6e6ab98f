"""Real server processes of one house, for tests and measurements: started, killed, told to go."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from bench.server.wire import Caller

START_SECONDS = 300.0


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """`tabard serve` on a database, on a port that stays the same when it is started again."""

    def __init__(self, folder: Path, database: str, *more: str, workers: int = 1) -> None:
        self.port = free_port()
        self.command = [sys.executable, "-m", "tabard.cli", "serve", "--no-browser"]
        self.command += ["--port", str(self.port), "--db", database, "--workers", str(workers)]
        self.command += more
        self.environment = {
            **os.environ,
            "TABARD_SECRET": "test",
            "TABARD_LIMITS": "off",
            "XDG_DATA_HOME": str(folder),
        }
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start it."""
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                self.command, env=self.environment, stdout=log, stderr=log
            )

    async def opened(self) -> None:
        """Wait until it answers."""
        assert self.process is not None
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()
            try:
                caller = Caller(self.port)
                status, _ = await caller.ask("GET", "/me")
                caller.close()
                if status == 401:
                    return
            except (ConnectionError, OSError):
                pass
            await asyncio.sleep(0.05)
        raise TimeoutError(self.log.read_text())

    async def start(self) -> None:
        """Start it and wait until it answers."""
        self.begin()
        await self.opened()

    def kill(self) -> None:
        """Kill it as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def tell(self, name: signal.Signals) -> None:
        """Send it a signal."""
        assert self.process is not None
        self.process.send_signal(name)

    def tell_if_there(self, name: signal.Signals) -> None:
        """Send it a signal, unless it has ended."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(name)

    async def ended(self, seconds: float = 120.0) -> int:
        """Wait for its end; the exit code."""
        assert self.process is not None
        return await asyncio.to_thread(self.process.wait, seconds)

    def close(self) -> None:
        """End it for good."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.kill()

    def children(self) -> list[int]:
        """The processes that it has started."""
        assert self.process is not None
        done = subprocess.run(
            ["pgrep", "-P", str(self.process.pid)], check=False, capture_output=True, text=True
        )
        return [int(line) for line in done.stdout.split()]
