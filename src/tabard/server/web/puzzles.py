"""The pages of puzzles: what there is, what was solved, and the way to the table that asks one."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.games import known
from tabard.puzzles.puzzle import listed, puzzle
from tabard.server import commands
from tabard.server.clock import now
from tabard.server.commands import Asker
from tabard.server.puzzling import plan_of
from tabard.server.web.fares import SOLVED, TRIED, of_today, offers, rows_of, streak
from tabard.server.web.pages import go, house_of, store_of
from tabard.server.web.people import address_of, kept_viewer, viewer_of
from tabard.server.web.quiz import NEXT, shown_stars
from tabard.server.web.rendering import render
from tabard.server.web.shelf import card, scene
from tabard.server.web.sight import Sight


async def puzzle_list(request: Request) -> Response:
    """All puzzles of the house, with what the viewer has done of them."""
    viewer, house = viewer_of(request), house_of(request)
    rows = rows_of(house, store_of(request).shelf.lessons_of(viewer.user))
    games = [(card(name), offers(name, rows)) for name in request.app.state.shelf if listed(name)]
    said = {stars: shown_stars(stars, Sight("", None, viewer.lang)) for stars in (1, 2, 3)}
    return render(
        request,
        "puzzles.html",
        games=games,
        scene=scene,
        stars=said,
        today=of_today(house, request.app.state.shelf, rows),
        streak=streak(rows),
        solved=sum(one.fared == SOLVED for _, found in games for one in found),
        among=sum(len(found) for _, found in games),
    )


async def ask(request: Request) -> Response:
    """To the table of a puzzle: where it was left, or a new one; `next` is one not done yet.

    Tables whose puzzle is solved or shown are closed.
    """
    name, key = request.path_params["game"], request.path_params["puzzle"]
    if not known(name) or not listed(name):
        raise HTTPException(404)
    viewer, house = await kept_viewer(request), house_of(request)
    rows = rows_of(house, store_of(request).shelf.lessons_of(viewer.user))
    if key == NEXT:
        undone = [one.id for one in offers(name, rows) if one.fared in ("", TRIED)]
        last = rows[0]["summary"]["puzzle"] if rows else ""
        key = next((one for one in undone if one != last), undone[0] if undone else "")
        if not key:
            return go("/puzzles")
    if key not in listed(name):
        raise HTTPException(404)
    own = [row for row in rows if row["game"] == name and row["status"] == "running"]
    for row in own:
        one = row["summary"]
        if one["puzzle"] == key and not one["solved"] and not one["shown"]:
            return go(f"/table/{row['id']}")
    setup = plan_of(puzzle(name, key), viewer.user)
    table, _ = await house.open_table(setup, viewer.name, address_of(request.scope))
    who = Asker(viewer.user, viewer.name, now())
    for row in own:
        if row["summary"]["solved"] or row["summary"]["shown"]:
            await house.act(row["id"], who, commands.close)
    return go(f"/table/{table.id}")


routes: Final = [
    Route("/puzzles", puzzle_list),
    Route("/puzzles/{game}/{puzzle}", ask, methods=["POST"]),
]
