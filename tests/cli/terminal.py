"""The command in a real pseudo-terminal: what a person sees, and what he types."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROMPT = "> "
PATIENCE = 120.0  # seconds: a wait ends when its end has come, so a long one costs nothing


def environment(**changes: str) -> dict[str, str]:
    """The environment of a command that is started: this source tree, a known terminal."""
    kept = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**kept, "PYTHONPATH": path, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **changes}


def own_the_terminal() -> None:
    """Let Ctrl-C at the terminal on standard input reach this process."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A command that runs in a terminal of its own."""

    def __init__(self, *arguments: str, columns: int = 80, **changes: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tabard.cli", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(**changes),
            start_new_session=True,
            preexec_fn=own_the_terminal,  # noqa: PLW1509 - nothing else runs in this process
        )
        os.close(slave)
        self.seen = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def read(self, until: str = PROMPT, past: str = "", seconds: float = PATIENCE) -> str:
        """What is written until it ends in a text, or contains another, or to the end."""
        end = time.monotonic() + seconds
        fresh = ""
        while not fresh.endswith(until) and not (past and past in fresh):
            left = end - time.monotonic()
            ready, _, _ = select.select([self.master], [], [], max(0.0, left))
            assert ready, f"nothing more came after {fresh[-500:]!r}"
            try:
                data = os.read(self.master, 65536)
            except OSError:  # the other side is closed
                break
            if not data:
                break
            fresh += data.decode("utf-8", "replace")
        self.seen += fresh
        return fresh.replace("\r\n", "\n")

    def type(self, line: str) -> str:
        """Type a line; what is written after it, up to the next prompt or the end."""
        os.write(self.master, f"{line}\n".encode())
        return self.read()

    def key(self, data: bytes) -> None:
        """Press a key that is no line: Ctrl-C, Ctrl-D."""
        os.write(self.master, data)

    def interrupt(self) -> None:
        """Press Ctrl-C until something happens.

        Python misses a signal that comes just before it begins to wait for a key.
        """
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.key(b"\x03")
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if ready:
                return

    def wait(self) -> int:
        """The exit code."""
        return self.process.wait(timeout=PATIENCE)
