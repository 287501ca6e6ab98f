"""A browser without a screen: it keeps cookies, reads pages and sends their tokens along."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from httpx import ASGITransport, AsyncClient, Response
from starlette.applications import Starlette

from tabard.server.api.app import Api, documented
from tabard.server.calls.caller import Caller
from tabard.server.calls.means import Means
from tabard.server.clock import HouseClock
from tabard.server.house import House
from tabard.server.limits import unlimited
from tabard.server.store.store import Store
from tabard.server.table import Table
from tabard.server.web.app import create_app
from tabard.server.web.people import People
from tests.server import fresh

SECRET = "a secret of the tests"
TOKEN = re.compile(r'<meta name="csrf" content="([^"]+)">')
MARKUP = re.compile(r"<[^>]+>")
T = TypeVar("T")


class Later:
    """The computer's clock, which a test may let run ahead."""

    def __init__(self) -> None:
        self.ahead = 0
        self.clock = HouseClock(
            lambda: time.time_ns() + self.ahead, lambda: time.monotonic_ns() + self.ahead
        )

    def wait(self, milliseconds: int) -> None:
        """Let time pass at once."""
        self.ahead += milliseconds * 1_000_000


class ApiWhenAsked(Api):
    """The API, described to FastAPI by the first request for it: few tests of pages have one."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.closing = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        if name != "app":
            raise AttributeError(name)
        self.app = documented(self.house)
        return self.app


class Town:
    """A house that is open, and the loop in which everything there happens."""

    def __init__(self, app: Starlette, store: Store, runner: asyncio.Runner) -> None:
        self.app = app
        self.store = store
        self.runner = runner
        self.browsers: list[Browser] = []
        self.computer = Later()

    @property
    def house(self) -> House:
        """The house."""
        house: House = self.app.state.house
        return house

    @property
    def caller(self) -> Caller:
        """The voice of the house."""
        caller: Caller = self.app.state.caller
        return caller

    @property
    def people(self) -> People:
        """Everybody who has ever come."""
        people = self.app.user_middleware[0].kwargs["people"]
        assert isinstance(people, People)
        return people

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the loop."""
        return self.runner.run(work)

    def visitor(self, site: str = "http://tabard.test") -> Browser:
        """Somebody new."""
        self.browsers.append(Browser(self, site))
        return self.browsers[-1]


@contextmanager
def open_town(folder: Path, means: Means | None = None, storage: str = "") -> Iterator[Town]:
    """A house with storage of its own, opened and closed."""
    store = Store(storage or fresh.sqlite(folder))
    with patch("tabard.server.web.app.create_api", ApiWhenAsked):
        app = create_app(House(store, 1, unlimited()), store, SECRET, means=means)
    with asyncio.Runner() as runner:
        life = app.router.lifespan_context(app)
        runner.run(life.__aenter__())
        town = Town(app, store, runner)
        town.house.clock = town.computer.clock
        try:
            yield town
        finally:
            for browser in town.browsers:
                runner.run(browser.client.aclose())
            runner.run(life.__aexit__(None, None, None))
            store.close()


class Browser:
    """One visitor."""

    def __init__(self, town: Town, site: str) -> None:
        self.town = town
        self.client = AsyncClient(
            transport=ASGITransport(town.app, raise_app_exceptions=False),
            base_url=site,
            headers={"accept": "text/html", "accept-language": "en"},
        )
        self.token = ""

    def ask(self, method: str, path: str, **more: Any) -> Response:
        """Send a request as it is."""
        return self.town.run(self.client.request(method, path, **more))

    def get(self, path: str, **more: Any) -> Response:
        """Open a page; its token is remembered."""
        response = self.ask("GET", path, **more)
        found = TOKEN.search(response.text)
        if found is not None:
            self.token = found[1]
        return response

    def post(self, path: str, fields: dict[str, str] | None = None, **more: Any) -> Response:
        """Send a form with the token of the last page."""
        if not self.token:
            self.get("/about")
        return self.ask("POST", path, data={"csrf": self.token, **(fields or {})}, **more)

    def read(self, path: str) -> str:
        """The words of a page."""
        return words(self.get(path))


def words(response: Response) -> str:
    """What somebody reads on a page."""
    return " ".join(unescape(MARKUP.sub(" ", response.text)).split())


def table_of(town: Town, response: Response) -> Table:
    """The table that an answer leads to."""
    assert response.status_code == 303, words(response)
    place = response.headers["location"].split("/")
    assert place[1] in ("table", "replay")
    return town.house.table(place[2])


def new(**changes: str) -> dict[str, str]:
    """The form of a table for two on one device."""
    form = {"game": "pillars", "players": "2", "seat-0": "me", "seat-1": "device"}
    return {**form, **{name.replace("_", "-", 1): value for name, value in changes.items()}}
