"""Measure what one client can cost the others at the door: `python -m bench.door`.

Names of parts after it measure those alone: `long_head`, `half_open`, `logins`, `parked`.
Heads without end, connections that say nothing, many logins, tables parked with bots; each while
somebody else asks the server fifty times a second.
"""

from __future__ import annotations

import http.client
import json
import re
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.server.subjects import Tabard, many_files
from tabard.version import mode

HEAD_BYTES = 64 * 1024 * 1024
HALF_OPEN = 2000
LOGINS = 100
PARKED = 30
ASKED = 8  # answers of a bot that are timed
PACE = 0.02
PATIENCE = 60.0
TOKEN = re.compile(rb'<meta name="csrf" content="([^"]+)">')
Figure = tuple[str, float, float, str]


class Limited(Tabard):
    """A house with the limits that it has for strangers."""

    limits = "on"

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "TABARD_LIMITS": self.limits}

    def await_port(self) -> None:
        """Wait until it answers."""
        super().await_port()
        end = time.monotonic() + PATIENCE
        while True:
            line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            try:
                line.request("GET", "/healthz")
                line.getresponse().read()
                return
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)
            finally:
                line.close()

    def lines(self) -> int:
        """How many lines its log has."""
        return (self.folder / "server.log").read_text("utf-8", "replace").count("\n")


class Trusting(Limited):
    """A house for many tables at once, with the workers that it has on two processors."""

    limits = "off"
    workers = 1

    def server(self) -> Sequence[str]:
        return [*super().server(), "--workers", str(self.workers)]


class Roomy(Trusting):
    """A house with another process for bots."""

    workers = 2


class Others(threading.Thread):
    """Somebody else, who asks all the time and notes how long each answer takes."""

    def __init__(self, server: Limited) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.waits: list[float] = []
        self.peak = self.begin = server.memory()
        self.done = False

    def run(self) -> None:
        line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        while not self.done:
            begun = time.monotonic()
            line.request("GET", "/healthz")
            line.getresponse().read()
            self.waits.append(time.monotonic() - begun)
            self.peak = max(self.peak, self.server.memory())
            time.sleep(PACE)

    def during(self, work: Callable[[], Any]) -> tuple[float, float]:
        """The longest wait during some work in milliseconds, and the megabytes that it took."""
        self.start()
        time.sleep(1.0)
        usual = median(self.waits)
        self.waits.clear()
        work()
        self.done = True
        self.join(PATIENCE)
        return (max(self.waits) - usual) * 1000, self.peak - self.begin


def long_head(server: Limited) -> list[Figure]:
    """A head of 64 MB on one connection."""

    def work() -> None:
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            try:
                line.sendall(b"GET /about HTTP/1.1\r\nHost: house\r\nX-Long: ")
                for _ in range(HEAD_BYTES // 65536):
                    line.sendall(b"x" * 65536)
            except OSError:  # turned away, as it should be
                pass
        time.sleep(0.5)

    wait, _ = Others(server).during(work)
    return [("64 MB head: others delayed", wait, 50, "ms")]


def half_open(server: Limited) -> list[Figure]:
    """Connections that have not said what they want."""
    lines = server.lines()
    begun = time.monotonic()
    held = [
        socket.create_connection(("127.0.0.1", server.port), PATIENCE) for _ in range(HALF_OPEN)
    ]
    for line in held:
        try:
            line.sendall(b"GET /about HTTP/1.1\r\nHo")
        except OSError:
            continue
    for line in held:
        try:
            while line.recv(4096):
                pass
        except OSError:
            pass
        line.close()
    seconds = time.monotonic() - begun
    time.sleep(1.2)
    return [
        (f"{HALF_OPEN} half-open connections: gone after", seconds, 15, "s"),
        ("… lines of the log", server.lines() - lines, 2, ""),
    ]


def logins(server: Limited) -> list[Figure]:
    """Logins at once."""
    page = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    page.request("GET", "/login", headers={"accept": "text/html"})
    answer = page.getresponse()
    cookie = answer.headers["set-cookie"].split(";")[0]
    token = TOKEN.findall(answer.read())[0].decode()
    body = f"csrf={token}&login=nobody&password=wrong-password"
    head = (
        f"POST /login HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {cookie}\r\n"
        "Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n"
        f"Content-Length: {len(body)}\r\n\r\n{body}"
    ).encode()

    def work() -> None:
        lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(LOGINS)]
        for line in lines:
            line.sendall(head)
        for line in lines:
            while line.recv(65536):
                pass
            line.close()

    wait, memory = Others(server).during(work)
    return [
        (f"{LOGINS} logins at once: others delayed", wait, 100, "ms"),
        ("… memory", memory, 150, "MB more"),
    ]


class Guest:
    """Somebody's program."""

    def __init__(self, server: Limited) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        self.headers = {"content-type": "application/json"}
        self.headers["authorization"] = f"Bearer {self.ask('POST', '/guests', {})['token']}"

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """An answer."""
        self.line.request(
            method, f"/api{path}", None if body is None else json.dumps(body), self.headers
        )
        return json.loads(self.line.getresponse().read())

    def open(self, *seats: dict[str, str]) -> str:
        """A table."""
        plan = {"game": "pillars", "players": len(seats), "seats": seats}
        return str(self.ask("POST", "/tables", plan)["id"])

    def wait_for_bots(self) -> float:
        """The median time in which a bot answers a choice."""
        table = self.open({"kind": "person"}, {"kind": "bot", "bot": "level3"})
        waits: list[float] = []
        while len(waits) < ASKED:
            found = self.ask("GET", f"/tables/{table}/choices?seat=0")
            if found["choices"]:
                choice = {"seat": 0, "choice": found["choices"][0]["code"], "ply": found["ply"]}
                self.ask("POST", f"/tables/{table}/choices", choice)
            begun = time.monotonic()
            while 0 not in (seen := self.ask("GET", f"/tables/{table}"))["awaited"]:
                if seen["status"] == "over":
                    return median(waits)
                time.sleep(PACE)
            if time.monotonic() - begun > PACE / 2:
                waits.append(time.monotonic() - begun)
        return median(waits)


def parked(server: Trusting) -> list[Figure]:
    """Tables of bots alone, which nobody watches."""
    alone = Guest(server).wait_for_bots()
    host = Guest(server)
    bot = {"kind": "bot", "bot": "level5"}
    for _ in range(PARKED):
        host.open(bot, bot)
    what = f"{PARKED} parked tables, --workers {server.workers}: a bot takes"
    return [(what, Guest(server).wait_for_bots() / alone, 2, "×")]


MEASURES: list[tuple[Callable[[Any], list[Figure]], type[Limited]]] = [
    (long_head, Limited),
    (half_open, Limited),
    (logins, Limited),
    (parked, Trusting),
    (parked, Roomy),
]


def main() -> None:
    """Measure everything and say what is met."""
    many_files()
    wanted = sys.argv[1:]
    table = Table(title=f"The door, {mode()} engine")
    for name in ("figure", "measured", "limit", "met"):
        table.add_column(name, justify="left" if name == "figure" else "right")
    for measure, kind in MEASURES:
        if wanted and measure.__name__ not in wanted:
            continue
        with tempfile.TemporaryDirectory() as folder:
            server = kind(Path(folder))
            try:
                for what, found, limit, unit in measure(server):
                    met = "yes" if found < limit else "no"
                    table.add_row(what, f"{found:.1f} {unit}", f"< {limit:g} {unit}", met)
            finally:
                server.close()
    Console().print(table)


if __name__ == "__main__":
    main()
