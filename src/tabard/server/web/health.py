"""For whoever runs the house: does it live, can it be asked, and how does it do?"""

from __future__ import annotations

import hmac
import os

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from tabard.server.house import House
from tabard.server.limits import is_local
from tabard.server.web.people import address_of


async def alive(_: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Whether requests should come here: storage answers, and the server does not go down."""
    house: House = request.app.state.house
    found = {"storage": house.store.answers(), "open": not house.draining}
    return JSONResponse(found, 200 if all(found.values()) else 503)


async def metrics(request: Request) -> Response:
    """Figures in the form of Prometheus, for this computer or who has TABARD_METRICS_TOKEN."""
    if not may_measure(request):
        raise HTTPException(404)
    from tabard.server.web import figures  # most houses are never asked

    text = figures.text_of(request.app.state.house)
    return Response(text, media_type=figures.CONTENT_TYPE_LATEST)


def may_measure(request: Request) -> bool:
    """Whether somebody may see the figures."""
    token = os.environ.get("TABARD_METRICS_TOKEN", "")
    given = request.headers.get("authorization", "")
    if token:
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    return is_local(address_of(request.scope))


routes = [
    Route("/healthz", alive),
    Route("/readyz", ready),
    Route("/metrics", metrics),
]
