"""Who somebody is: guests, kept names, logging in, and the viewer of a request."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.types import Scope, Send

from tabard.server.house import now
from tabard.server.naming import LONGEST_NAME, clean_name
from tabard.server.refusals import RequestRefused, suspended
from tabard.server.store.store import Store
from tabard.server.web.attempts import Attempts
from tabard.server.web.chrome import languages, preferred
from tabard.server.web.hashing import Hashing
from tabard.server.web.session import COOKIE, Sealer, Session, new_session
from tabard.server.web.viewer import Viewer

log = logging.getLogger("tabard")

VISIT: Final = "tabard.visit"
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
REMEMBERED: Final = 4096
KNOWN_SECONDS: Final = 0.5  # so long a session that was ended at another server lasts here

THEMES: Final = ("auto", "parchment", "candlelight")
PACES: Final = (0, 450, 900, 1800)
SETTINGS: Final[dict[str, Any]] = {
    "auto_confirm": False,
    "pace": 900,
}


class People:
    """Everybody who has ever come, kept in storage from the moment they do something."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.secret = secret
        self.sealer = Sealer(secret)
        self.hashing = Hashing()
        self.known: dict[str, tuple[float, dict[str, Any] | None]] = {}
        self.over: dict[str, tuple[float, bool]] = {}
        self.attempts = Attempts()
        store.rests.changes.append(self.forget)

    def forget(self, kind: str, key: str) -> None:
        """Remember nothing of what has changed here or at another server."""
        if kind == "session":
            self.over.clear()
        else:
            self.known.pop(key, None)

    def row(self, user: str) -> dict[str, Any] | None:
        """What storage knows of a user, remembered: every request asks."""
        found = self.known.get(user)
        if found is None or not self.holds(found[0], found[1] is not None):
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            found = self.known[user] = (time.monotonic(), self.store.accounts.user(user))
        return found[1]

    def holds(self, since: float, there: bool = True) -> bool:
        """Whether what was read then is so still: it was just now, or nobody else has written.

        PostgreSQL tells what happens to people, and not that somebody is new.
        """
        if time.monotonic() - since <= KNOWN_SECONDS:
            return True
        told = there or not self.store.shared
        return told and self.store.alone.unchanged(since, KNOWN_SECONDS)

    def lasts(self, session: Session) -> bool:
        """Whether a session has not been ended: here, or everywhere at once.

        What is remembered never ends one: a new password may be newer than that.
        """
        row = self.row(session.user)
        if row is not None and row["epoch"] != session.epoch:
            self.known.pop(session.user, None)
            row = self.row(session.user)
        found = self.over.get(session.csrf)
        if found is None or not self.holds(found[0]):
            if len(self.over) >= REMEMBERED:
                self.over.clear()
            found = self.over[session.csrf] = (
                time.monotonic(),
                self.store.accounts.has_ended(session.csrf),
            )
        return not found[1] and (row is None or row["epoch"] == session.epoch)

    async def end(self, session: Session) -> None:
        """End the session of one browser."""
        await self.store.accounts.end_session(session.csrf, now())
        self.over.pop(session.csrf, None)

    async def end_all(self, session: Session, **changes: Any) -> None:
        """End every session and token of a user, but for the browser that asks."""
        try:
            session.go_on(await self.store.accounts.end_sessions(session.user, **changes))
        finally:
            self.known.pop(session.user, None)

    async def keep(self, session: Session) -> None:
        """Put a guest into storage, so that seats and settings have an owner."""
        if self.row(session.user) is None:
            row: dict[str, Any] = {
                "id": session.user,
                "name": session.name,
                "login": None,
                "password": None,
                "created_at": now(),
                "settings": {},
            }
            try:
                await self.store.accounts.add(row)
            except IntegrityError:  # the same guest's other tab was quicker
                pass
            self.known.pop(session.user, None)

    async def change(self, user: str, **changes: Any) -> None:
        """Change what is kept of a user."""
        try:
            await self.store.accounts.change(user, **changes)
        finally:
            self.known.pop(user, None)

    async def claim(self, user: str, login: str, password: str) -> None:
        """Keep a guest's identity under a login name and a password."""
        login = clean_login(login)
        check_password(password)
        hashed = await self.hashing.hash(password)
        try:
            await self.change(user, login=login, password=hashed)
        except IntegrityError:
            raise RequestRefused(
                "login-taken", 409, "Somebody has that login name already."
            ) from None

    async def change_password(self, session: Session, old: str, new: str, address: str) -> None:
        """Give a kept identity another password; the old one must be known, and sessions end."""
        row = self.store.accounts.user(session.user)
        if row is None or row["login"] is None:
            raise RequestRefused("wrong-login", 403, "Login name and password do not match.")
        await self.log_in(row["login"], old, address)
        check_password(new)
        await self.end_all(session, password=await self.hashing.hash(new))

    async def log_in(self, login: str, password: str, address: str) -> dict[str, Any]:
        """The user of a login name and password; wrong ones are answered alike and counted."""
        key = login.strip().casefold()[:LONGEST_NAME]
        password = password[:LONGEST_PASSWORD]
        self.attempts.check(key, address)
        self.attempts.count(key, address)  # before the answer: others may be tried meanwhile
        row = self.store.accounts.by_login(key)
        kept = row["password"] if row is not None else ""
        fits = await self.hashing.fits(kept or "", password)
        if row is None or not fits:
            raise RequestRefused("wrong-login", 403, "Login name and password do not match.")
        self.attempts.forget(key, address)
        if row["barred_at"] is not None:
            raise suspended()
        if self.hashing.grown_old(kept):
            await self.hash_anew(row["id"], kept, password)
        return row

    async def hash_anew(self, user: str, kept: str, password: str) -> None:
        """Keep a password as we keep them today; without time for it now, at another login."""
        try:
            hashed = await self.hashing.hash(password)
        except RequestRefused:
            return
        row = self.store.accounts.user(user)
        if row is not None and row["password"] == kept:
            await self.change(user, password=hashed)


class Visit:
    """What one request knows of its sender; the cookie is read when that is first asked for.

    `send` is the way to the connection, past all who look at what is answered.
    """

    def __init__(self, people: People, send: Send, cookies: bool = True) -> None:
        self.people = people
        self.send = send
        self.cookies = cookies
        self.session: Session | None = None
        self.viewer: Viewer | None = None


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def visit_of(request: HTTPConnection) -> Visit:
    """The visit that the guard wrote down."""
    visit: Visit = request.scope[VISIT]
    return visit


def session_of(request: HTTPConnection) -> Session:
    """The browser's session, a new one if it has none."""
    visit = visit_of(request)
    if visit.session is None:
        cookie = request.cookies.get(COOKIE, "") if visit.cookies else ""
        visit.session = kept_session(visit.people, cookie) if cookie else new_session()
        if not visit.session.may_see(request.scope["path"]):
            raise RequestRefused("one-table", 403, "A link has let this browser in to one table.")
    return visit.session


def kept_session(people: People, cookie: str) -> Session:
    """The session of a cookie, or a new one if it is none of ours or was ended.

    Without storage nobody can tell whether it was ended.
    """
    session = people.sealer.read(cookie)
    if session is None:
        return new_session()
    try:
        return session if people.lasts(session) else new_session()
    except SQLAlchemyError as error:
        log.error("storage: no session can be looked up: %s", type(error).__name__)
        return session


def viewer_of(request: HTTPConnection) -> Viewer:
    """Who looks at the page."""
    visit = visit_of(request)
    if visit.viewer is None:
        session = session_of(request)
        row = row_if_any(visit.people, session.user)
        settings = dict(row["settings"]) if row is not None else {}
        lang = settings.pop("lang", "")
        if lang not in languages():
            lang = preferred(request.headers.get("accept-language", ""))
        visit.viewer = Viewer(
            user=session.user,
            name=row["name"] if row is not None else session.name,
            lang=lang,
            theme=settings.pop("theme", "auto"),
            guest=row is None or row["login"] is None,
            csrf=session.csrf,
            settings={**SETTINGS, **settings},
        )
    return visit.viewer


def row_if_any(people: People, user: str) -> dict[str, Any] | None:
    """What is known of a user; without storage everybody is a guest, who may still read."""
    try:
        return people.row(user)
    except SQLAlchemyError as error:
        log.error("storage: nobody can be looked up: %s", type(error).__name__)
        return None


async def kept_viewer(request: HTTPConnection) -> Viewer:
    """Who acts: like `viewer_of`, and known to storage from now on."""
    session, people = session_of(request), visit_of(request).people
    await people.keep(session)
    row = people.row(session.user)
    if row is not None and row["barred_at"] is not None:
        raise suspended()
    return viewer_of(request)


async def change_settings(request: HTTPConnection, **changes: Any) -> None:
    """Change some of the viewer's settings."""
    viewer = await kept_viewer(request)
    people = visit_of(request).people
    row = people.row(viewer.user)
    settings = {**(row["settings"] if row is not None else {}), **changes}
    await people.change(viewer.user, settings=settings)
    visit_of(request).viewer = None


async def rename(request: HTTPConnection, text: str) -> None:
    """Give the viewer another name; one that cannot be shown is refused."""
    name = clean_name(text)
    viewer = await kept_viewer(request)
    await visit_of(request).people.change(viewer.user, name=name)
    visit_of(request).viewer = None


def links_of(request: HTTPConnection, table_id: str) -> dict[int, str]:
    """The addresses a host may hand to friends, by seat; nothing for anybody else."""
    base = str(request.base_url).rstrip("/")
    found = session_of(request).links.get(table_id, {})
    return {int(seat): f"{base}/join/{secret}" for seat, secret in found.items()}


def clean_login(text: str) -> str:
    """A login name: upper and lower case are the same."""
    try:
        return clean_name(text).casefold()[:LONGEST_NAME]
    except RequestRefused:
        sentence = f"A login name has 1 to {LONGEST_NAME} printable characters."
        raise RequestRefused("bad-login", 400, sentence) from None


def check_password(password: str) -> None:
    """Refuse a password that is too short to keep anything."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        sentence = f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters."
        raise RequestRefused("bad-password", 400, sentence)
