"""The server's log: one line of a kind each second at most, text or JSON, with the request's id."""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

MOST_KINDS: Final = 1000
SECOND: Final = 1.0
SECONDS: Final = "seconds"  # what a line says of itself whose kind is told less often
LINE: Final = "%(asctime)s %(levelname)s %(message)s"
PLAIN_ID: Final = re.compile(rb"[A-Za-z0-9_-]{1,64}")

REQUEST_ID: Final[ContextVar[str]] = ContextVar("request id", default="")


def name_request(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """Give the present request an id: the one a proxy has given it, or a new one."""
    given = next((value for name, value in headers if name == b"x-request-id"), b"")
    found = given.decode() if PLAIN_ID.fullmatch(given) else secrets.token_hex(8)
    REQUEST_ID.set(found)
    return found


class OnceASecond(logging.Filter):
    """Lets one line of a kind through each second; the next one says how many were left out.

    Lines with the same words before anything is filled in are of one kind. A line may ask for more
    than a second, where a fault takes longer to pass.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.kinds: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written."""
        kind, now = (record.name, str(record.msg)), self.clock()
        pause = float(getattr(record, SECONDS, SECOND))
        since, left_out = self.kinds.get(kind, (now - pause, 0))
        if now - since < pause:
            self.kinds[kind] = (since, left_out + 1)
            return False
        if len(self.kinds) >= MOST_KINDS:
            self.kinds.clear()
        self.kinds[kind] = (now, 0)
        if left_out:
            record.msg, record.args = f"{record.getMessage()} (and {left_out} more like it)", None
        return True


class AsJson(logging.Formatter):
    """A line of the log as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        found = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": REQUEST_ID.get(),
            "exception": self.formatException(record.exc_info) if record.exc_info else "",
        }
        return json.dumps({name: value for name, value in found.items() if value})


def open_journal(form: str) -> logging.Handler:
    """Let every logger of the process write here from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if form == "json" else logging.Formatter(LINE))
    handler.addFilter(OnceASecond())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    return handler
