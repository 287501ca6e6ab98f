"""The guard before every page: headers, limits on what comes in, no post without its token."""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabard.server.api.app import NO_STORAGE
from tabard.server.journal import name_request
from tabard.server.limits import BODY_LIMIT, RECORD_LIMIT, Limits
from tabard.server.refusals import RequestRefused, no_storage
from tabard.server.web.people import VISIT, People, Visit, address_of, session_of
from tabard.server.web.rendering import on_fault, refusal
from tabard.server.web.session import COOKIE, LASTS

log = logging.getLogger("tabard")

SAFE: Final = ("GET", "HEAD", "OPTIONS")
API: Final = "/api"
STATIC: Final = "/static/"
AT_TABLE: Final = re.compile(r"/table/([^/]+)/(\w+)")
# Milliseconds that a page takes, about, by the first word of its address; and how deep pages lie.
COSTS: Final[dict[str, float]] = {
    **dict.fromkeys(("", "watch", "tables", "new", "rules", "people", "lobby", "learn"), 10.0),
    **dict.fromkeys(("ratings", "tournaments", "keeping", "puzzles", "daily"), 10.0),
    **dict.fromkeys(("table", "replay", "replays", "join"), 5.0),
    **dict.fromkeys(("about", "call", "calls", "keep", "login", "settings"), 3.0),
}
COSTLY_DEPTH: Final = 3
# The same of what lies below a table: plans, lines and variations are carried out anew each time.
COSTS_BELOW: Final[dict[str, float]] = {
    **dict.fromkeys(("plan", "line", "branch"), 10.0),
    "variation": 5.0,
}
IMPORT: Final = "/replays/import"
# Mail programs post there for their readers; the address itself says whom it is from (RFC 8058).
ONE_CLICK: Final = "/calls/stop/"

HEADERS: Final = {
    b"content-security-policy": b"default-src 'none'; script-src 'self'; style-src 'self';"
    b" img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self';"
    b" manifest-src 'self'; worker-src 'self';"
    b" base-uri 'none'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cache-control": b"no-store",
}
SECURE_HEADERS: Final = {**HEADERS, b"strict-transport-security": b"max-age=31536000"}


class Guard:
    """Stands before the whole application.

    Under /api cookies are not read: tokens speak there, so no post can be forged from elsewhere.
    What is asked of a table most often, `at_tables` by method and last word, needs no routing.
    """

    def __init__(
        self,
        app: ASGIApp,
        people: People,
        limits: Limits,
        closing: asyncio.Event,
        at_tables: Mapping[tuple[str, str], ASGIApp],
    ) -> None:
        self.app = app
        self.at_tables = at_tables
        self.people = people
        self.limits = limits
        self.closing = closing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        for_programs = scope["path"] == API or scope["path"].startswith(API + "/")
        visit = scope[VISIT] = Visit(self.people, send, cookies=not for_programs)
        secure = scope.get("scheme") == "https"
        request_id = name_request(scope["headers"])
        started = ended = False

        async def answer(message: Message) -> None:
            nonlocal started, ended
            if message["type"] == "http.response.start":
                started = True
                self.dress(message, request_id, visit, secure)
            else:
                ended = not message.get("more_body", False)
            await send(message)

        request = Request(scope, receive)
        try:
            if not scope["path"].startswith(STATIC):
                self.limits.check_address(address_of(scope), cost_of(scope["path"]))
            if scope["method"] in SAFE:
                receive = self.heard(receive)
            else:
                receive = await taken_in(scope, receive)
                request = Request(scope, receive)
                if not for_programs and not scope["path"].startswith(ONE_CLICK):
                    await check_sender(request)
                    receive.rewind()
                    self.limits.check_user(session_of(request).user)
            await self.answerer(scope)(scope, receive, answer)
            if started and not ended and self.closing.is_set():
                await answer({"type": "http.response.body"})
        except RequestRefused as refused:
            if started:
                raise
            await refusal(request, refused)(scope, receive, answer)
        except SQLAlchemyError as error:
            if started:
                raise
            log.error(NO_STORAGE, type(error).__name__)
            await refusal(request, no_storage())(scope, receive, answer)
        except Exception as error:
            if started:
                raise
            await on_fault(request, error)(scope, receive, answer)
        finally:
            del scope[VISIT]  # which knows the way to the connection, which knows the scope

    def answerer(self, scope: Scope) -> ASGIApp:
        """Who answers a request: the table itself, or whoever the routes lead to."""
        asked = AT_TABLE.fullmatch(scope["path"])
        found = self.at_tables.get((scope["method"], asked[2])) if asked else None
        if asked is None or found is None:
            return self.app
        scope["path_params"] = {"id": asked[1]}
        return found

    def heard(self, receive: Receive) -> Receive:
        """What a client says; when the house closes, it is as if it had gone: streams end."""

        async def hear() -> Message:
            client = asyncio.ensure_future(receive())
            closing = asyncio.ensure_future(self.closing.wait())
            try:
                await asyncio.wait((client, closing), return_when=asyncio.FIRST_COMPLETED)
                return client.result() if client.done() else {"type": "http.disconnect"}
            finally:
                client.cancel()
                closing.cancel()

        return hear

    def dress(self, message: Message, request_id: str, visit: Visit, secure: bool) -> None:
        """Add the headers that an answer does not bring itself, and the cookie if it is new."""
        own = dict(SECURE_HEADERS if secure else HEADERS)
        own[b"x-request-id"] = request_id.encode()
        brought = list(message.get("headers", ()))
        for name, _ in brought:
            own.pop(name.lower(), None)
        message["headers"] = brought + list(own.items())
        session = visit.session
        if visit.cookies and session is not None and session.changed:
            age = int(LASTS.total_seconds())
            cookie = f"{COOKIE}={self.people.sealer.seal(session)}; Path=/; Max-Age={age}"
            cookie += "; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
            message["headers"].append((b"set-cookie", cookie.encode("latin-1")))
            session.changed = False


def cost_of(path: str) -> float:
    """What a request costs: a whole page more than what a table sends and is sent."""
    parts = path.split("/")
    if len(parts) == COSTLY_DEPTH + 1:
        return COSTS_BELOW.get(parts[-1], 1.0)
    return COSTS.get(parts[1], 1.0) if 1 < len(parts) <= COSTLY_DEPTH else 1.0


class Taken:
    """A body that was read and can be read again; afterwards the connection speaks."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self.body = body
        self.receive = receive
        self.told = False

    def rewind(self) -> None:
        """Let the body be read from the beginning."""
        self.told = False

    async def __call__(self) -> Message:
        if self.told:
            return await self.receive()
        self.told = True
        return {"type": "http.request", "body": self.body, "more_body": False}


async def taken_in(scope: Scope, receive: Receive) -> Taken:
    """The whole body of a post, or a refusal when it is too large."""
    limit = RECORD_LIMIT if scope["path"] == IMPORT else BODY_LIMIT
    too_large = RequestRefused("too-large", 413, "That is more than we take.", limit=limit // 1024)
    stated = Headers(scope=scope).get("content-length", "0")
    if not stated.isdecimal() or int(stated) > limit:
        raise too_large
    parts: list[bytes] = []
    size = 0
    more = True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        more = message.get("more_body", False)
        if size > limit:
            raise too_large
    return Taken(b"".join(parts), receive)


async def check_sender(request: Request) -> None:
    """Refuse a post that did not come from a page of ours, sent to this browser."""
    headers = request.headers
    if not own_origin(headers.get("origin"), headers.get("host")):
        raise forged()
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise forged()
    token = headers.get("x-csrf")
    if token is None:
        try:
            async with request.form() as form:
                found = form.get("csrf")
        except Exception as error:  # whatever a parser says of a body that is no form
            raise forged() from error
        token = found if isinstance(found, str) else ""
    if not hmac.compare_digest(token.encode(), session_of(request).csrf.encode()):
        raise forged()


def own_origin(origin: str | None, host: str | None) -> bool:
    """Whether a post comes from a page of this site, as far as the browser says where from."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:  # "http://[" and the like
        return False


def forged() -> RequestRefused:
    """A post without the token of this browser."""
    return RequestRefused(
        "csrf", 403, "This page has grown old. Load it again, then try once more."
    )
