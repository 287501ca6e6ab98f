"""A person's page: arms, results by game, number of players and pace, openings, and their games."""

from __future__ import annotations

from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from tabard.games import known
from tabard.server.history import Opening, openings, played_by, results
from tabard.server.naming import PERSON_ID
from tabard.server.ratings.results import handle_of
from tabard.server.refusals import RequestRefused
from tabard.server.store.book import Ratings
from tabard.server.store.persons import Persons
from tabard.server.web.chrome import chrome
from tabard.server.web.pages import house_of, store_of
from tabard.server.web.people import viewer_of
from tabard.server.web.ratings import Path, paths_of
from tabard.server.web.rendering import render
from tabard.server.web.rows import rows_of
from tabard.server.web.viewer import Viewer
from tabard.words import figure, words_of

SHOWN: Final = 50


def unknown_person() -> RequestRefused:
    """Nobody of that id has ever sat down here, or they have gone."""
    return RequestRefused("unknown-person", 404, "Nobody is known here by that.")


def person_of(request: Request) -> dict[str, Any]:
    """The person of an address."""
    user = request.path_params["person"]
    row = store_of(request).accounts.user(user) if PERSON_ID.fullmatch(user) else None
    if row is None or not row["name"]:
        raise unknown_person()
    return row


async def own_profile(request: Request) -> Response:
    """One's own page has a short address."""
    return RedirectResponse(f"/people/{viewer_of(request).user}", 303)


async def profile(request: Request) -> Response:
    """What somebody has played here, as far as the reader may see it."""
    viewer, house, store = viewer_of(request), house_of(request), store_of(request)
    own = request.path_params["person"] == viewer.user
    found = store.accounts.user(viewer.user) if own else person_of(request)
    person = found or {"id": viewer.user, "name": viewer.name, "settings": {}, "login": None}
    rows = Persons(store).finished(person["id"])
    if not own:
        rows = [row for row in rows if visible(row, viewer)]
    games = played_by(person["id"], rows)
    if own:
        there = {row["id"] for row in rows}
        shown = [row for row in store.shelf.tables_of(viewer.user, SHOWN) if row["id"] in there]
    else:
        shown = rows[:SHOWN]
    return render(
        request,
        "profile.html",
        person=person,
        own=own,
        guest=person["login"] is None,
        since=person.get("created_at"),
        played=len(games),
        won=sum(one.place == 1 and not one.left for one in games),
        results=results(games),
        paths=await run_in_threadpool(ratings_of, store.ratings, person["id"]),
        openings=told(openings(games), viewer, person["name"]),
        rows=rows_of(shown, house, viewer),
        number=figure,
        kept_away=house.order.blocked_by(viewer.user).get(person["id"], ""),
        reported="reported" in request.query_params,
    )


def ratings_of(book: Ratings, user: str) -> list[Path]:
    """How strong somebody is, field by field; nothing of who is not known in any."""
    return paths_of(book, book.of(handle_of(user)))


def visible(row: dict[str, Any], viewer: Viewer) -> bool:
    """Whether a game may be shown to somebody: all may watch it, or they played it too."""
    return row["watch"] == "open" or viewer.user in row["summary"]["people"]


def told(found: dict[str, list[Opening]], viewer: Viewer, name: str) -> dict[str, list[Any]]:
    """Openings in the reader's words, by game; those of games that are gone are not told."""
    said: dict[str, list[Any]] = {}
    t = chrome(viewer.lang)
    for game, ways in found.items():
        if not known(game):
            continue
        words = words_of(game, viewer.lang)
        said[game] = [
            (
                words.event(way.event, [name] * (way.event["seat"] + 1)),
                t("opening-count", played=way.played, won=way.won),
            )
            for way in ways
        ]
    return said


routes = [
    Route("/me", own_profile),
    Route("/people/{person}", profile),
]
