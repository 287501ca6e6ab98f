"""How to play: the illustrated pages of a game, and its player aid as a page and at the table."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tabard.games import known
from tabard.howto import taught, text
from tabard.server.web.howtext import page_html
from tabard.server.web.people import viewer_of
from tabard.server.web.rendering import render
from tabard.server.web.shelf import card


def game_asked(request: Request) -> str:
    """The game of a request, if it is taught here."""
    game: str = request.path_params["game"]
    if not known(game) or not taught(game):
        raise HTTPException(404)
    return game


@cache
def written(game: str, lang: str, number: int) -> Markup:
    """A page of a game in a language, made once; 0 is the player aid."""
    page = text.pages(game, lang)[number - 1] if number else text.aid(game, lang)
    return page_html(page, game, lang)


async def page(request: Request) -> Response:
    """One of the pages; the first where none is asked for."""
    game, lang = game_asked(request), viewer_of(request).lang
    number = request.path_params.get("number", 1)
    pages = text.pages(game, lang)
    if not 1 <= number <= len(pages):
        raise HTTPException(404)
    return render(
        request,
        "howto.html",
        box=card(game),
        pages=[one.title for one in pages],
        number=number,
        heading=pages[number - 1].title,
        body=written(game, lang, number),
    )


async def aid(request: Request) -> Response:
    """The player aid as a page."""
    game, lang = game_asked(request), viewer_of(request).lang
    pages = [one.title for one in text.pages(game, lang)]
    return render(
        request,
        "howto.html",
        box=card(game),
        pages=pages,
        number=0,
        heading=text.aid(game, lang).title,
        body=written(game, lang, 0),
    )


async def aid_at_table(request: Request) -> Response:
    """The player aid for a table that lies open."""
    game = game_asked(request)
    return JSONResponse({"aid": written(game, viewer_of(request).lang, 0)})


routes = [
    Route("/howto/{game}", page),
    Route("/howto/{game}/aid", aid),
    Route("/howto/{game}/aid/card", aid_at_table),
    Route("/howto/{game}/{number:int}", page),
]
