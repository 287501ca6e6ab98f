"""The web application: the guard before them, the pages, the live tables, the API."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Mount, Route

from tabard import games
from tabard.messages import LANGUAGES
from tabard.server.api import AppWithApi, create_api
from tabard.server.calls.caller import Caller
from tabard.server.calls.means import Means
from tabard.server.daily import Daily
from tabard.server.house import House
from tabard.server.refusals import RequestRefused
from tabard.server.seals import Seals
from tabard.server.store.store import Store
from tabard.server.web import (
    account,
    appshell,
    arms,
    assets,
    callinks,
    callpages,
    dailies,
    groups,
    health,
    howto,
    learning,
    leaving,
    letters,
    lobby,
    neighbours,
    newtable,
    operators,
    pages,
    profiles,
    puzzles,
    ratings,
    records,
    rules,
    tournaments,
)
from tabard.server.web.chrome import chrome
from tabard.server.web.guard import Guard
from tabard.server.web.live import most_often
from tabard.server.web.live import routes as live_routes
from tabard.server.web.people import People
from tabard.server.web.rendering import on_http, on_refused
from tabard.words import words_of


def learn_words() -> None:
    """Read every language now: the first visitor of each should not wait for it."""
    for lang in LANGUAGES:
        chrome(lang)
        for game in games.shelf(hidden=True):
            words_of(game, lang)


def create_app(
    house: House, store: Store, secret: str, hidden: bool = False, means: Means | None = None
) -> Starlette:
    """The application of a house; it starts and stops the house; whoever made the store closes it.

    `means` are what people can be called with, none if nobody says.
    `hidden` also puts on the shelf the games that are otherwise found only by their ids.

    Setting `app.state.closing` ends every stream, so that a server need not wait for them.
    """
    closing = asyncio.Event()

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        learn_words()
        await house.start()
        yield
        await house.stop()

    api = create_api(house)
    api.closing = closing
    app = AppWithApi(
        routes=[
            *live_routes,  # first: routes are tried one after another
            Route("/static/{version}/{name:path}", assets.serve),
            *pages.routes,
            *newtable.routes,
            *account.routes,
            *arms.routes,
            *leaving.routes,
            *letters.routes,
            *learning.routes,
            *puzzles.routes,
            *dailies.routes,
            *lobby.routes,
            *neighbours.routes,
            *operators.routes,
            *profiles.routes,
            *callpages.routes,
            *callinks.routes,
            *appshell.routes,
            *records.routes,
            *rules.routes,
            *howto.routes,
            *ratings.routes,
            *tournaments.routes,
            *groups.routes,
            *health.routes,
            Mount("/api", api),
        ],
        middleware=[
            Middleware(
                Guard,
                people=People(store, secret),
                limits=house.limits,
                closing=closing,
                at_tables=most_often,
            )
        ],
        exception_handlers={RequestRefused: on_refused, HTTPException: on_http},
        lifespan=lifespan,
    )
    house.seals = Seals(secret)
    house.daily = Daily(secret)
    house.caller = app.state.caller = Caller(house, means or Means(), secret)
    app.state.house = house
    app.state.store = store
    app.state.shelf = games.shelf(hidden)
    app.state.api = api
    app.state.closing = closing
    app.answer_by_api("/api", api)
    return app
