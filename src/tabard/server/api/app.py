"""The API as an application: tokens, limits, refusals; choices and streams skip the routing."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response, StreamingResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabard.server.api import docs
from tabard.server.api.answers import AT_TABLE, answers, tell_no_others
from tabard.server.api.caller import Caller, authorization_of, caller_by
from tabard.server.api.depends import CALLER, Anybody
from tabard.server.api.library import library_routes
from tabard.server.api.notes import note_routes
from tabard.server.api.people import people_routes
from tabard.server.api.posting import post_raw_choice, wrong_field
from tabard.server.api.ratings import rating_routes
from tabard.server.api.routes import SeatQuery, link_routes, seal_routes, table_routes
from tabard.server.api.score import score_routes
from tabard.server.api.stream import stream
from tabard.server.api.tournaments import tournament_routes
from tabard.server.compact import compact
from tabard.server.house import House
from tabard.server.journal import REQUEST_ID, name_request
from tabard.server.limits import BODY_LIMIT
from tabard.server.refusals import RETRY_AFTER, RequestRefused, no_storage, unknown_table
from tabard.server.tracing import Tracing, trace_request
from tabard.version import __version__

log = logging.getLogger("tabard")

NO_STORAGE: Final = "storage: it does not answer: %s"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
BUSY: Final = re.compile(r"/tables/([A-Za-z0-9_-]{1,32})/(choices|stream)")
JSON_HEADERS: Final = [(b"content-type", b"application/json")]
PLAIN_HEADERS: Final = [
    (b"cache-control", b"no-store"),
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
]
SECURE_HEADERS: Final = [*PLAIN_HEADERS, (b"strict-transport-security", b"max-age=31536000")]
ABOUT: Final = (
    "Play, watch and study the games of the house from a program.\n\n"
    "Get a token by POST /guests, or on the page of your account, and send it as"
    " Authorization: Bearer TOKEN. Without one you may look at what everybody may see.\n\n"
    "A post at a table names the ply it answers and may carry a request id of your own: the same"
    " request is carried out once, however often it comes, and answered alike.\n\n"
    'A refusal is {"error": code, "message": sentence, ...} with the fitting status: malformed 400,'
    " no-token 401, not-your-seat, no-hints or suspended 403, unknown-table 404, stale or"
    " not-your-turn 409, too-large 413, illegal 422 with the rule and the reason, too-much 429,"
    " no-advice, maintenance, not-written or no-storage 503, to be tried again after as many"
    " seconds as Retry-After says.\n\n"
    "GET /tables/{table_id}/stream sends server-sent events: version, ply, what happened as you may"
    " see it, whom the table waits for, clocks, and your open choices. `event: move` says that this"
    " server goes down: follow again at once, and another one answers."
)


class Api:
    """The API as an ASGI application; choices and streams skip FastAPI's routing.

    closing  set when the server goes down: streams end, so that it need not wait for them
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.app = documented(house)
        self.closing = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False
        name_request(scope["headers"])

        async def answer(message: Message) -> None:
            nonlocal started
            if not started:
                started = True
                message["headers"] = dressed(message["headers"], scope)
            await send(message)

        try:
            authorization = authorization_of(scope["headers"])
            caller = scope[CALLER] = caller_by(authorization, scope.get("client"), self.house)
            await self.serve(caller, scope, receive, answer)
        except RequestRefused as refused:
            await self.refuse(refused, started, answer)
        except SQLAlchemyError as error:
            log.error(NO_STORAGE, type(error).__name__)
            await self.refuse(no_storage(), started, answer)
        except Exception:
            log.exception("the API broke at %s %s", scope["method"], scope["path"])
            await self.refuse(broken(), started, answer)

    async def serve(self, caller: Caller, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request of somebody known."""
        body = b""
        if scope["method"] not in SAFE:
            body = await whole_body(scope, receive)
        busy = BUSY.fullmatch(scope["path"].removeprefix(scope.get("root_path", "")))
        if busy is None:
            await self.app(scope, replayed(body, receive), send)
        elif scope["method"] == "POST" and busy[2] == "choices":
            made = await post_raw_choice(self.house, caller, busy[1], body)
            await send_json(send, 200, made.json())
        elif scope["method"] == "GET" and busy[2] == "stream":
            await stream(self.house, caller, busy[1], scope, receive, send, self.closing)
        else:
            await self.app(scope, replayed(body, receive), send)

    async def refuse(self, refused: RequestRefused, started: bool, send: Send) -> None:
        """Say why not, unless something has been said already."""
        if not started:
            await send_json(send, refused.status, refused.json())


def create_api(house: House) -> Api:
    """The API of a house, to be mounted where it belongs."""
    return Api(house)


class AppWithApi(Starlette):
    """An application whose API is asked before everything else.

    What pages need on the way in (routes, cookies, the check for forged posts) would cost a choice
    as much time as everything else together.
    """

    def answer_by_api(self, path: str, api: ASGIApp) -> None:
        """Let the API answer everything under a path at once."""
        self.side = path + "/"
        self.api = api

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if Tracing.tracer is None or scope["type"] != "http":
            await self.answer(scope, receive, send)
        else:
            await trace_request(self.answer, scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer by the API or by a page."""
        if scope["type"] == "http" and scope["path"].startswith(self.side):
            scope["app"] = self
            scope["root_path"] = scope.get("root_path", "") + self.side[:-1]
            await self.api(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def dressed(headers: Iterable[tuple[bytes, bytes]], scope: Scope) -> list[tuple[bytes, bytes]]:
    """Headers of an answer, with those that every answer has."""
    always = SECURE_HEADERS if scope.get("scheme") == "https" else PLAIN_HEADERS
    return [*headers, *always]


def documented(house: House) -> FastAPI:
    """The API as FastAPI knows it, with its documentation."""
    app = FastAPI(
        title="Tabard API",
        version=__version__,
        description=ABOUT,
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
        exception_handlers={
            RequestRefused: on_refused,
            RequestValidationError: on_invalid,
            HTTPException: on_http,
            SQLAlchemyError: on_no_storage,
            Exception: on_broken,
        },
    )
    app.include_router(people_routes(house))
    app.include_router(rating_routes(house))
    app.include_router(tournament_routes(house))
    app.include_router(library_routes(house))
    app.include_router(note_routes(house))
    app.include_router(table_routes(house))
    app.include_router(score_routes(house))
    app.include_router(seal_routes(house))
    app.include_router(link_routes(house))

    @app.get(
        "/tables/{table_id}/stream",
        tags=["tables"],
        response_class=EventResponse,
        responses=answers(*AT_TABLE, "not-your-seat", "too-many-streams"),
    )
    async def follow(
        table_id: str, caller: Anybody, request: Request, seat: SeatQuery = None, since: str = ""
    ) -> Response:
        """Follow a table by server-sent events; `since` is the id of the last message you saw."""
        raise unknown_table()  # a stream that could be one is served before it comes here

    @app.get("/docs", include_in_schema=False)
    async def documentation(request: Request) -> HTMLResponse:
        """This documentation."""
        return HTMLResponse(docs.page(app.openapi(), request.scope.get("root_path", "")))

    tell_no_others(app)
    return app


class EventResponse(StreamingResponse):
    """A stream of server-sent events."""

    media_type = "text/event-stream"


async def whole_body(scope: Scope, receive: Receive) -> bytes:
    """The body of a request, or a refusal when it is too large."""
    for name, value in scope["headers"]:
        if name == b"content-length" and not (value.isdigit() and int(value) <= BODY_LIMIT):
            raise too_large()
    message = await receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body", False) and len(body) <= BODY_LIMIT:
        message = await receive()
        body += message.get("body", b"")
    if len(body) > BODY_LIMIT:
        raise too_large()
    return body


def too_large() -> RequestRefused:
    """More than any post needs."""
    return RequestRefused("too-large", 413, "That is more than we take.", limit=BODY_LIMIT // 1024)


def replayed(body: bytes, receive: Receive) -> Receive:
    """A body that was read, to be read once more; afterwards the connection speaks."""
    told = False

    async def again() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def send_json(send: Send, status: int, data: dict[str, Any]) -> None:
    """Answer with data."""
    body = compact(data).encode()
    length = (b"content-length", str(len(body)).encode())
    headers = [*JSON_HEADERS, length, *headers_of(status)]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def headers_of(status: int) -> list[tuple[bytes, bytes]]:
    """What some refusals say in a header."""
    if status in RETRY_AFTER:
        return [(b"retry-after", b"%d" % RETRY_AFTER[status])]
    return [(b"www-authenticate", b"Bearer")] if status == 401 else []


def broken() -> RequestRefused:
    """Something went wrong that is not the caller's fault."""
    sentence = "Something is broken here; nothing has changed."
    return RequestRefused("broken", 500, sentence, request=REQUEST_ID.get())


async def on_broken(_: Request, __: Exception) -> JSONResponse:
    """What nobody foresaw; `Api` logs it."""
    return JSONResponse(broken().json(), 500)


async def on_no_storage(_: Request, error: Exception) -> JSONResponse:
    """The storage does not answer: in a while it will."""
    log.error(NO_STORAGE, type(error).__name__)
    return await on_refused(_, no_storage())


async def on_refused(_: Request, refused: Exception) -> JSONResponse:
    """A refusal as data."""
    assert isinstance(refused, RequestRefused)
    headers = {name.decode(): value.decode() for name, value in headers_of(refused.status)}
    return JSONResponse(refused.json(), refused.status, headers)


async def on_invalid(_: Request, error: Exception) -> JSONResponse:
    """What FastAPI found wrong, in the shape of every refusal."""
    assert isinstance(error, RequestValidationError)
    refused = wrong_field(error.errors())
    return JSONResponse(refused.json(), refused.status)


async def on_http(request: Request, error: Exception) -> JSONResponse:
    """An address or a method nobody knows."""
    assert isinstance(error, HTTPException)
    words = {404: "unknown-address", 405: "wrong-method"}
    data = {"error": words.get(error.status_code, "refused"), "message": str(error.detail)}
    headers = dict(error.headers or {})
    if error.status_code == 405:  # the router names the methods of the first route that it finds
        headers["Allow"] = ", ".join(sorted(methods_at(request))) or headers["Allow"]
    return JSONResponse(data, error.status_code, headers)


def methods_at(request: Request) -> set[str]:
    """What can be asked of an address, by the description."""
    asked = request.scope["path"].removeprefix(request.scope.get("root_path", ""))
    return {
        method.upper()
        for path, methods in request.app.openapi()["paths"].items()
        if compile_path(path)[0].match(asked)
        for method in methods
    }
