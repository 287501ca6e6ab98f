"""The house as a program of its own, with a database of its own: it can be killed and come back."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
OPEN: Final = re.compile(r"Tabard is open at http://[^:]+:(\d+)/")
PATIENCE: Final = 120.0
SECRET: Final = "a secret of the tests"


class Server:
    """`tabard serve` on a free port, which it keeps when it is started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0
        self.heard = 0

    @property
    def address(self) -> str:
        """Where the house is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> str:
        """The address of its storage."""
        return f"sqlite:///{self.folder / 'tabard.db'}"

    @property
    def environment(self) -> dict[str, str]:
        """The program's surroundings: nothing of this computer's own tables."""
        return {
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "PYTHONUNBUFFERED": "1",
            "TABARD_LIMITS": "off",  # all tests call from one address
            "TABARD_SECRET": SECRET,
            "XDG_DATA_HOME": str(self.folder),
        }

    def start(self) -> None:
        """Open the house and wait until it answers."""
        self.starts += 1
        log = self.folder / f"server-{self.starts}.log"
        command = [sys.executable, "-m", "tabard.cli", "serve", "--no-browser", "--workers", "1"]
        command += ["--port", str(self.port), "--db", self.database]
        with log.open("wb") as out:
            self.process = subprocess.Popen(
                command, cwd=self.folder, env=self.environment, stdout=out, stderr=out
            )
        deadline = time.monotonic() + PATIENCE
        while (found := OPEN.search(log.read_text("utf-8"))) is None:
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise RuntimeError(f"the server did not start:\n{log.read_text('utf-8')}")
            time.sleep(0.02)
        self.port = int(found[1])

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Close the house in good order."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()

    def news(self) -> str:
        """What it has printed in all its lives since this was asked last."""
        logs = sorted(self.folder.glob("server-*.log"))
        said = "".join(log.read_text("utf-8") for log in logs)
        new, self.heard = said[self.heard :], len(said)
        return new
