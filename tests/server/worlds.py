"""Two worlds alike in all but a secret, and every byte that a viewer is sent in each.

A world is a house with one table, made from a log that the test writes, so that ids and times are
the same in both. Whoever may not know the secret must get the same bytes from every address. The
addresses are taken from the application itself: a new one is asked without being told of.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from cryptography.fernet import Fernet
from itsdangerous import TimestampSigner
from starlette.applications import Starlette
from starlette.routing import Mount, Route
from starlette.types import Message

from tabard.server.api import Api
from tabard.server.clock import MILLION, HouseClock
from tabard.server.house import House
from tabard.server.limits import unlimited
from tabard.server.log import Entry
from tabard.server.store.store import Store
from tabard.server.table import Table
from tabard.server.web.app import create_app
from tabard.server.web.session import COOKIE, Sealer, Session
from tests.server import fresh
from tests.server.desk import NAMES

SECRET = "the secret of the application"
SEED = "SEED-CANARY-000"
LINK = "LINK-CANARY-000"
TABLE = "world"
AT = 1_700_000_000_000
SIGNED_AT = int(time.time())
QUIET_SECONDS = 0.01
PATIENCE = 60.0
TIMES = re.compile(rb"\b1[0-9]{12}\b")
PARAMETER = re.compile(r"\{(\w+)(?::\w+)?\}")
VALUES = {"game": "pillars", "seat": "0", "secret": "wrong", "version": "0", "name": "table.js"}
Answers = dict[str, bytes]


class World:
    """An application; `under` is where the addresses begin that are asked."""

    def __init__(self, app: Starlette, under: str) -> None:
        self.app = app
        self.under = under

    def addresses(self) -> Iterator[tuple[str, str]]:
        """Every method and address of pages and API, its parameters filled in."""
        for methods, path in routes_of(self.app):
            filled = PARAMETER.sub(lambda found: VALUES.get(found[1], TABLE), path)
            for method in sorted(methods - {"HEAD"}):
                if filled.startswith(self.under):
                    yield method, filled

    async def everything(self, user: str, queries: tuple[str, ...] = ("",)) -> Answers:
        """What a user is sent by every address that is looked at."""
        found: Answers = {}
        for method, path in self.addresses():
            if method == "GET":
                for query in queries:
                    found[f"GET {path}?{query}"] = await self.ask(user, method, path, query)
        return found

    async def posts(self, user: str, bodies: dict[str, dict[str, Any]]) -> Answers:
        """What a user is sent by every address that is posted to."""
        found: Answers = {}
        for method, path in self.addresses():
            if method != "GET":
                body = bodies.get(path.removeprefix("/api"), {})
                found[f"{method} {path}"] = await self.ask(user, method, path, "", body)
        return found

    async def ask(
        self, user: str, method: str, path: str, query: str = "", body: dict[str, Any] | None = None
    ) -> bytes:
        """All bytes of an answer: status, headers, body; of a stream what comes at first."""
        programs = path.startswith("/api")
        headers = [(b"host", b"house"), (b"accept-language", b"en"), (b"x-request-id", b"one")]
        if programs and user:
            headers.append((b"authorization", f"Bearer token-{user}".encode()))
        if not programs:
            headers.append((b"cookie", f"{COOKIE}={cookie(user)}".encode()))
            headers.append((b"x-csrf", b"csrf"))
        sent = b""
        if body is not None and (programs or path.endswith(("/act", "/plan"))):
            sent, kind = json.dumps(body).encode(), b"application/json"
        elif body is not None:
            sent, kind = urlencode(body).encode(), b"application/x-www-form-urlencoded"
        if body is not None:
            headers += [(b"content-type", kind), (b"content-length", str(len(sent)).encode())]
        return await exchange(self.app, method, path, query, headers, sent)


def routes_of(app: Starlette) -> Iterator[tuple[set[str], str]]:
    """The methods and the path of every route, those of the API as its documentation has them."""
    for route in app.routes:
        if isinstance(route, Route):
            yield route.methods or {"GET"}, route.path
        else:
            assert isinstance(route, Mount), f"{route} is not looked at"
            assert isinstance(route.app, Api), f"{route} is not looked at"
            for path, methods in route.app.app.openapi()["paths"].items():
                yield {method.upper() for method in methods}, route.path + path
            yield {"GET"}, route.path + "/openapi.json"
            yield {"GET"}, route.path + "/docs"


def cookie(user: str) -> str:
    """A browser's cookie; its signature does not depend on the world."""
    name = NAMES.get(user, user or "Stranger")
    return Sealer(SECRET).seal(Session(user or "stranger", name, "csrf"))


async def exchange(
    app: Starlette,
    method: str,
    path: str,
    query: str,
    headers: list[tuple[bytes, bytes]],
    body: bytes,
) -> bytes:
    """Send one request and take what comes until nothing more does."""
    parts: list[bytes] = []
    gone = asyncio.Event()
    told = streamed = False

    async def receive() -> Message:
        nonlocal told
        if not told:
            told = True
            return {"type": "http.request", "body": body, "more_body": False}
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        nonlocal streamed
        streamed = streamed or bool(message.get("body"))
        if message["type"] == "http.response.start":
            parts.append(b"%d" % message["status"])
            parts.extend(b": ".join(pair) for pair in sorted(message["headers"]))
        else:
            parts.append(message.get("body", b""))

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": ("203.0.113.7", 5000),
        "server": ("house", 80),
    }
    task = asyncio.create_task(app(scope, receive, send))
    if path.endswith("/stream"):
        async with asyncio.timeout(PATIENCE):
            while not task.done() and not streamed:
                await asyncio.wait([task], timeout=QUIET_SECONDS)
        await asyncio.wait([task], timeout=QUIET_SECONDS)
        gone.set()
    await task
    return TIMES.sub(b"TIME", b"\n".join(parts))


@asynccontextmanager
async def world(
    folder: Path, entries: list[Entry], monkeypatch: pytest.MonkeyPatch, under: str = ""
) -> AsyncIterator[World]:
    """A house whose one table has this log."""
    counter = iter(range(10**6))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda n=32: f"token{next(counter):0>{n}}")
    monkeypatch.setattr(secrets, "randbelow", lambda n: 0)
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda self: SIGNED_AT)
    monkeypatch.setattr(secrets, "choice", lambda options: options[0])
    monkeypatch.setattr(os, "urandom", bytes)  # what a seal is encrypted with, and when
    monkeypatch.setattr(Fernet, "encrypt", lambda self, data: self.encrypt_at_time(data, SIGNED_AT))
    monkeypatch.setattr("tabard.server.web.rows.now", lambda: AT)
    folder.mkdir()
    store = Store(fresh.sqlite(folder))
    house = House(store, 1, unlimited())
    house.clock = HouseClock(lambda: AT * MILLION, lambda: 0)  # the hash of a log has its times
    try:
        for user, name in NAMES.items():
            if user:
                row: dict[str, Any] = {"id": user, "name": name, "login": None, "password": None}
                await store.accounts.add({**row, "created_at": AT, "settings": {}})
                await store.accounts.add_token(user, f"token-{user}", "test", AT)
        table = Table(TABLE, SEED)
        for entry in entries:
            table.fold(entry)
        await house.keep(table, entries, {0: LINK})
        app = create_app(house, store, SECRET)
        await house.start()
        taken_up, sweeping, *_ = house.tasks
        await taken_up
        sweeping.cancel()  # a log of long ago is idle: it would be out of memory in a slow world
        await store.writer.write(lambda connection: None)  # and can be found
        yield World(app, under)
    finally:
        await house.stop()
        store.close()
