"""What a browser keeps for us: a signed cookie with who it is, its CSRF token and its links."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeTimedSerializer

from tabard.server.keys import SESSION_DAYS

COOKIE: Final = "tabard"
LASTS: Final = timedelta(days=SESSION_DAYS)
RENEWED_AFTER: Final = timedelta(days=30)
REMEMBERED: Final = 2048  # cookies whose seals were checked
MOST_LINKS: Final = 6  # tables whose links are remembered: a cookie holds 4 KiB

# What also a browser may see that a link has let in to one table: pages, and whole places.
EVERYBODYS: Final = frozenset(
    (
        *("/rules", "/about", "/login", "/logout", "/worker.js"),
        *("/settings/theme", "/settings/language", "/settings/play"),
    )
)
EVERYBODYS_PLACES: Final = ("/rules/", "/static/", "/call/", "/calls/", "/app/")

NAMES: Final[list[str]] = json.loads(Path(__file__).with_name("guests.json").read_text("utf-8"))


@dataclass(slots=True)
class Session:
    """One browser.

    user     who it is; a guest's id until somebody logs in
    name     a guest's name until it is kept in storage
    csrf     what every form and script of this browser must send along
    links    per table, the secret links that its host may hand out, by seat
    epoch    how often all sessions of the user had been ended when this one began
    only     the one table that a link has let this browser in to, or "" if it may go everywhere
    changed  whether the cookie must be written again
    """

    user: str
    name: str
    csrf: str
    links: dict[str, dict[str, str]] = field(default_factory=dict)
    epoch: int = 0
    changed: bool = False
    only: str = ""

    def data(self) -> dict[str, Any]:
        """What the cookie says."""
        found: dict[str, Any] = {"u": self.user, "n": self.name, "c": self.csrf, "l": self.links}
        found |= {"e": self.epoch} if self.epoch else {}
        return {**found, "o": self.only} if self.only else found

    def keep_links(self, table_id: str, links: dict[int, str]) -> None:
        """Remember the links of a new table, and forget the oldest."""
        self.links[table_id] = {str(seat): secret for seat, secret in links.items()}
        for oldest in list(self.links)[:-MOST_LINKS]:
            del self.links[oldest]
        self.changed = True

    def become(self, user: str, epoch: int) -> None:
        """Log in: another person at this browser, so another CSRF token and no links."""
        self.user, self.name, self.csrf = user, "", secrets.token_urlsafe(18)
        self.links, self.epoch, self.changed, self.only = {}, epoch, True, ""

    def visit(self, user: str, epoch: int, table_id: str) -> None:
        """Be let in by a link: somebody at one table, and nowhere else."""
        self.become(user, epoch)
        self.only = table_id

    def may_see(self, path: str) -> bool:
        """Whether a browser may go to a page: one that a link has let in, to its table alone."""
        if not self.only:
            return True
        own = (f"/table/{self.only}", f"/replay/{self.only}")
        places = (*(f"{place}/" for place in own), *EVERYBODYS_PLACES)
        return path in own or path in EVERYBODYS or path.startswith(places)

    def go_on(self, epoch: int) -> None:
        """All sessions of the user were ended from this browser, which stays."""
        self.csrf, self.epoch, self.changed = secrets.token_urlsafe(18), epoch, True


def new_session() -> Session:
    """A browser that nobody has seen: a guest with a name of the time."""
    user = secrets.token_urlsafe(12)
    return Session(user, secrets.choice(NAMES), secrets.token_urlsafe(18), changed=True)


class Sealer:
    """Signs sessions and reads them back; a forged, broken or old cookie is nobody's.

    A browser sends the same cookie with every post: what one says is remembered with when it was
    signed, for each reader to make a session of their own of.
    """

    def __init__(self, secret: str) -> None:
        self.serializer = URLSafeTimedSerializer(secret, salt="tabard session")
        self.opened: dict[str, tuple[dict[str, Any], datetime]] = {}

    def seal(self, session: Session) -> str:
        """A session as the value of a cookie."""
        return str(self.serializer.dumps(session.data()))

    def read(self, cookie: str) -> Session | None:
        """The session of a cookie that we have made."""
        try:
            data, signed = self.opened.get(cookie) or self.open(cookie)
            links = {table: dict(seats) for table, seats in data["l"].items()}
            session = Session(data["u"], data["n"], data["c"], links, data.get("e", 0))
            session.only = data.get("o", "")
        except (BadSignature, KeyError, TypeError, AttributeError):
            return None
        age = datetime.now(UTC) - signed
        session.changed = age > RENEWED_AFTER
        return session if timedelta() <= age <= LASTS else None

    def open(self, cookie: str) -> tuple[dict[str, Any], datetime]:
        """What a cookie says and when it was signed; BadSignature where that was not by us."""
        data, signed = self.serializer.loads(cookie, return_timestamp=True)
        if len(self.opened) >= REMEMBERED:
            self.opened.clear()
        self.opened[cookie] = (data, signed)
        return data, signed
