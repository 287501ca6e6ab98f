"""The servers that are measured: how each is started, loaded and ended."""

from __future__ import annotations

import json
import os
import resource
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PEER = Path(__file__).with_name("boardgameio")
START_SECONDS = 60.0
TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def many_files() -> None:
    """As many open connections as the system allows, here and in what is started from here."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def cpu(process: int) -> float:
    """Seconds of processor time that a process has used; 0 when it has gone."""
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return 0.0
    fields = text.rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Subject:
    """A server in a process of its own."""

    title = ""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = open(folder / "server.log", "ab")  # noqa: SIM115
        self.process = subprocess.Popen(
            self.server(),
            cwd=self.home(),
            env=self.environment(),
            stdout=self.log,
            stderr=self.log,
        )
        self.await_port()

    def server(self) -> Sequence[str]:
        """The command that starts it."""
        raise NotImplementedError

    def load(self, tables: int, warmup: float, seconds: float, pace: float) -> Sequence[str]:
        """The command that loads it; with a pace every table chooses once in so many seconds."""
        raise NotImplementedError

    def home(self) -> Path:
        """Where it runs."""
        return ROOT

    def environment(self) -> dict[str, str]:
        """What it is told."""
        return dict(os.environ)

    def await_port(self) -> None:
        """Wait until it listens."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)
        raise SystemExit(f"{self.title} did not start:\n{(self.folder / 'server.log').read_text()}")

    def run(self, command: Sequence[str]) -> subprocess.Popen[str]:
        """Start a load."""
        return subprocess.Popen(
            command,
            cwd=self.home(),
            env=self.environment(),
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(
        self, tables: int, warmup: float, seconds: float, pace: float = 0.0
    ) -> dict[str, float]:
        """Moves per second, latencies in ms, and µs of processor time per move on both sides."""
        with self.run(self.load(tables, warmup, seconds, pace)) as load:
            assert load.stdout is not None
            if load.stdout.readline().strip() != "begin":
                raise SystemExit(f"{self.title}: the load did not begin")
            server, client = cpu(self.process.pid), cpu(load.pid)
            answer = load.stdout.readline()
            used = {
                "server": cpu(self.process.pid) - server,
                "load": (cpu(load.pid) or client) - client,
            }
        if not answer:
            raise SystemExit(f"{self.title}: the load failed")
        found: dict[str, float] = json.loads(answer)
        moves = found["moves"] * seconds
        return {**found, **{side: time / moves * 1e6 for side, time in used.items()}}

    def memory(self) -> float:
        """Megabytes the server holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def close(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()


class Tabard(Subject):
    """`tabard serve` with SQLite, every commit synced to disk; loaded through the API."""

    title = "Tabard, API"

    def server(self) -> Sequence[str]:
        database = f"sqlite:///{self.folder}/tabard.db"
        serve = ["-m", "tabard.cli", "serve", "--no-browser", "--workers", "1"]
        return [sys.executable, *serve, "--port", str(self.port), "--db", database]

    def load(self, tables: int, warmup: float, seconds: float, pace: float) -> Sequence[str]:
        numbers = [str(self.port), str(tables), str(warmup), str(seconds), str(pace)]
        return [sys.executable, "-m", "bench.server.load", "play", *numbers]

    def environment(self) -> dict[str, str]:
        own = {"TABARD_LIMITS": "off", "TABARD_SECRET": "bench", "XDG_DATA_HOME": str(self.folder)}
        return {**os.environ, **own}

    def watch(self, spectators: int, seconds: float) -> dict[str, Any]:
        """What idle spectators cost: memory each, and processor time per second."""
        before = self.memory()
        numbers = [str(self.port), str(spectators), "20", str(seconds)]
        command = [sys.executable, "-m", "bench.server.load", "watch", *numbers]
        with self.run(command) as load:
            assert load.stdout is not None
            if load.stdout.readline().strip() != "ready":
                raise SystemExit("the spectators did not come in")
            held, before_cpu = self.memory(), cpu(self.process.pid)
            still_open = json.loads(load.stdout.readline())["open"]
            used = (cpu(self.process.pid) - before_cpu) / seconds
        return {
            "spectators": spectators,
            "open": still_open,
            "megabytes": held,
            "kilobytes_each": (held - before) * 1024 / spectators,
            "cpu_percent": used * 100,
        }


class BoardgameIo(Subject):
    """boardgame.io's own server and clients, in memory, as its documentation sets them up."""

    title = "boardgame.io"
    kind = "usual"

    def server(self) -> Sequence[str]:
        return ["node", "server.js", str(self.port), self.kind]

    def load(self, tables: int, warmup: float, seconds: float, pace: float) -> Sequence[str]:
        numbers = [str(self.port), str(tables), str(warmup), str(seconds), str(pace)]
        return ["node", "load.js", self.kind, *numbers]

    def home(self) -> Path:
        return peer_folder()


class LeanBoardgameIo(BoardgameIo):
    """boardgame.io with moves that its clients do not carry out themselves."""

    title = "boardgame.io, lean clients"
    kind = "lean"


def peer_folder() -> Path:
    """Where boardgame.io is installed: out of git's sight."""
    return ROOT / "build" / "boardgameio"


def install_peer() -> str:
    """Install boardgame.io; its version."""
    folder = peer_folder()
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise SystemExit("boardgame.io needs node and npm, which are not here")
    folder.mkdir(parents=True, exist_ok=True)
    for file in PEER.iterdir():
        shutil.copy(file, folder)
    installed = folder / "node_modules" / "boardgame.io" / "package.json"
    if not installed.exists():
        command = ["npm", "install", "--no-audit", "--no-fund", "--loglevel", "error"]
        subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)
    return str(json.loads(installed.read_text())["version"])
