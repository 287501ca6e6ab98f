"""A browser without a screen: it keeps cookies, reads forms and sends their tokens along."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from typing import Any

from httpx import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tabard.server.house import House
from tabard.server.limits import unlimited
from tabard.server.store.store import Store
from tabard.server.web.app import create_app

SECRET = "a secret of the tests"
TOKEN = re.compile(r'<meta name="csrf" content="([^"]+)">')
MARKUP = re.compile(r"<[^>]+>")


@contextmanager
def open_house(folder: Path) -> Iterator[Starlette]:
    """An application with storage of its own."""
    store = Store(f"sqlite:///{folder / 'tabard.db'}")
    try:
        yield create_app(House(store, 1, unlimited()), store, SECRET)
    finally:
        store.close()


class Browser:
    """One visitor."""

    def __init__(self, client: TestClient, lang: str = "en") -> None:
        self.client = client
        self.client.headers.update({"accept": "text/html", "accept-language": lang})
        self.token = ""

    def get(self, path: str, **more: Any) -> Response:
        """Open a page; its token is remembered."""
        response = self.client.get(path, follow_redirects=False, **more)
        found = TOKEN.search(response.text)
        if found is not None:
            self.token = found[1]
        return response

    def post(self, path: str, fields: dict[str, str] | None = None, **more: Any) -> Response:
        """Send a form with the token of the last page."""
        if not self.token:
            self.get("/about")
        data = {"csrf": self.token, **(fields or {})}
        return self.client.post(path, data=data, follow_redirects=False, **more)

    def read(self, path: str) -> str:
        """The words of a page."""
        return words(self.get(path))


def words(response: Response) -> str:
    """What somebody reads on a page."""
    return " ".join(unescape(MARKUP.sub(" ", response.text)).split())
