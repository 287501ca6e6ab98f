"""A program that speaks to the API, without a network: posts, looks, and follows streams."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from httpx import ASGITransport, AsyncClient, Response
from starlette.types import ASGIApp, Message

from tabard.server.api import Api, create_api
from tabard.server.house import House
from tests.server.desk import PERSON

ADDRESS = "203.0.113.7"


class Program:
    """Somebody's program: their token goes with every request."""

    def __init__(self, app: ASGIApp, token: str = "", root: str = "") -> None:
        self.app = app
        self.token = token
        self.root = root
        transport = ASGITransport(app, client=(ADDRESS, 5000))
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.client = AsyncClient(transport=transport, base_url="http://house", headers=headers)

    async def get(self, path: str, **query: Any) -> Response:
        """Look at an address."""
        return await self.client.get(self.root + path, params=query)

    async def post(self, path: str, **body: Any) -> Response:
        """Post JSON."""
        return await self.client.post(self.root + path, json=body)

    async def delete(self, path: str) -> Response:
        """Delete."""
        return await self.client.delete(self.root + path)

    async def look(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """A table as this program sees it."""
        query = {} if seat is None else {"seat": seat}
        response = await self.get(f"/tables/{table}", **query)
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        return found

    async def choices(self, table: str, seat: int) -> dict[str, Any]:
        """What a seat may choose."""
        found: dict[str, Any] = (await self.get(f"/tables/{table}/choices", seat=seat)).json()
        return found

    @asynccontextmanager
    async def follow(self, table: str, **query: Any) -> AsyncIterator[Stream]:
        """The stream of a table."""
        text = "&".join(f"{key}={value}" for key, value in query.items())
        stream = Stream(self.app, f"{self.root}/tables/{table}/stream", text, self.token)
        task = asyncio.create_task(stream.run())
        try:
            yield stream
        finally:
            stream.hang_up()
            with suppress(asyncio.CancelledError):
                await task


def get_scope(path: str, query: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    """What an application hears of a GET whose answer stays open."""
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": (ADDRESS, 5001),
        "server": ("house", 80),
    }


class Stream:
    """An open stream and what has come out of it."""

    def __init__(self, app: ASGIApp, path: str, query: str = "", token: str = "") -> None:
        self.app = app
        headers = [(b"host", b"house")]
        if token:
            headers.append((b"authorization", f"Bearer {token}".encode()))
        self.scope = get_scope(path, query, headers)
        self.status = 0
        self.body = b""
        self.news = asyncio.Event()
        self.gone = asyncio.Event()
        self.asked = False
        self.read = 0

    async def run(self) -> None:
        """Let the application write until one of us hangs up."""
        await self.app(self.scope, self.receive, self.send)
        self.news.set()

    def hang_up(self) -> None:
        """Go away."""
        self.gone.set()

    async def receive(self) -> Message:
        """What the client says: nothing, until it goes."""
        if not self.asked:
            self.asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """Take what the application writes."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
        else:
            self.body += message.get("body", b"")
        self.news.set()

    async def next(self) -> dict[str, Any]:
        """The next message; its id is under `id`."""
        async with asyncio.timeout(120):
            while True:
                parts = self.body.split(b"\n\n")[:-1]
                while self.read < len(parts):
                    text = parts[self.read].decode()
                    self.read += 1
                    if "data: " in text:
                        fields = dict(line.split(": ", 1) for line in text.split("\n"))
                        return {**json.loads(fields["data"]), "id": fields["id"]}
                self.news.clear()
                await self.news.wait()

    async def idle(self) -> bool:
        """Whether nothing more comes."""
        await asyncio.sleep(0.05)
        parts = self.body.split(b"\n\n")[:-1]
        return not any(b"data: " in part for part in parts[self.read :])


async def program(api: ASGIApp, name: str = "", root: str = "") -> Program:
    """A guest's program."""
    stranger = Program(api, root=root)
    response = await stranger.post("/guests", name=name)
    assert response.status_code == 201, response.text
    return Program(api, response.json()["token"], root)


class Match:
    """Two programs at a table that has started."""

    def __init__(self, house: House, api: ASGIApp, programs: list[Program], table: str) -> None:
        self.house = house
        self.api = api
        self.programs = programs
        self.id = table
        self.stranger = Program(api)

    def mark(self) -> tuple[int, str, int]:
        """What must not change when something is refused."""
        table = self.house.table(self.id)
        state = table.state.fingerprint() if table.state is not None else ""
        return table.version, state, len(self.house.store.log(self.id))

    @property
    def mover(self) -> int:
        """The seat to move."""
        state = self.house.table(self.id).state
        assert state is not None
        return int(state.to_move)

    async def choose(self, number: int = 0, **more: Any) -> Response:
        """Let the one to move make one of the open choices."""
        seat = self.mover
        program = self.programs[seat]
        found = await program.choices(self.id, seat)
        choice = found["choices"][number % len(found["choices"])]["code"]
        post = {"seat": seat, "choice": choice, "ply": found["ply"], **more}
        return await program.post(f"/tables/{self.id}/choices", **post)

    async def finish(self) -> None:
        """Play to the end."""
        number = 0
        while self.house.table(self.id).running:
            response = await self.choose(number)
            assert response.status_code == 200, response.text
            number += 1


async def match(house: House, game: str = "pillars", **more: Any) -> Match:
    """Anna and Bert at a table of the API."""
    api: Api = create_api(house)
    anna, bert = await program(api, "Anna"), await program(api, "Bert")
    seats = [PERSON, PERSON]
    response = await anna.post("/tables", game=game, players=2, seats=seats, **more)
    assert response.status_code == 201, response.text
    table = response.json()["id"]
    assert (await bert.post(f"/tables/{table}/seats/1")).status_code == 200
    return Match(house, api, [anna, bert], table)
