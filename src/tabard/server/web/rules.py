"""The rules pages: which games have a document, and each document with its search."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.games import known
from tabard.kept import versions
from tabard.server.asker import state_seen
from tabard.server.refusals import unknown_table
from tabard.server.web import certainty
from tabard.server.web.access import table_seen
from tabard.server.web.frame import eyes
from tabard.server.web.people import viewer_of
from tabard.server.web.program import contents
from tabard.server.web.rendering import render
from tabard.server.web.rulebook import rulebook, runs
from tabard.server.web.shelf import card, scene, shelf_of

LONGEST_SEARCH: Final = 100
TAGS: Final = re.compile(r"(<[^>]*>|&[a-z0-9#]+;)")


async def shelf(request: Request) -> Response:
    """The rules documents of the house."""
    return render(request, "rulebooks.html", shelf=shelf_of(request), scene=scene)


async def document(request: Request) -> Response:
    """A rules document, or what of it holds the words that are looked for."""
    game_id = request.path_params["game"]
    if not known(game_id) and game_id not in versions():
        raise HTTPException(404)
    book = rulebook(game_id, viewer_of(request).lang)
    wanted = " ".join(request.query_params.get("q", "").split())[:LONGEST_SEARCH]
    found = book.search(wanted) if wanted else [(s, s.pieces) for s in book.sections if s.pieces]
    return render(
        request,
        "rules.html",
        box=card(game_id),
        book=book,
        contents=contents(game_id, viewer_of(request).lang, places(request, game_id)),
        wanted=wanted,
        found=[(section, runs(pieces)) for section, pieces in found],
        count=sum(len(pieces) for _, pieces in found),
        marked=lambda html: Markup(lit(html, wanted)),
    )


def places(request: Request, game_id: str) -> list[str]:
    """Where the table stands from which the page was opened, as its viewer sees it."""
    table_id = request.query_params.get("table", "")
    if not table_id:
        return []
    table = table_seen(request, table_id)
    if table.game is None or table.game.edition != game_id:
        raise unknown_table()
    seat, _ = eyes(table, viewer_of(request).user, None)
    state = state_seen(table, seat)
    return state.standing_at() if state is not None and table.running else []


def lit(html: str, wanted: str) -> str:
    """HTML of ours with the words that were looked for marked; tags and entities stay whole."""
    words = [re.escape(word) for word in wanted.split() if len(word) > 1]
    if not words:
        return html
    pattern = re.compile("|".join(words), re.IGNORECASE)
    parts = TAGS.split(html)
    for i in range(0, len(parts), 2):
        parts[i] = pattern.sub(lambda found: f"<mark>{found[0]}</mark>", parts[i])
    return "".join(parts)


routes = [
    Route("/rules", shelf),
    Route("/rules/{game}", document),
    *certainty.routes,
]
