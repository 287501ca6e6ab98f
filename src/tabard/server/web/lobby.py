"""The lobby: open tables by game, players and pace, and a game with whoever is about as strong."""

from __future__ import annotations

from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tabard.draw import qr
from tabard.games import game, known
from tabard.server.keeping import maintained
from tabard.server.matching import PACES, Seek
from tabard.server.meeting import bring_together, open_table_for, place_of, seeking
from tabard.server.refusals import in_maintenance, malformed
from tabard.server.store.seeking import Seeking
from tabard.server.web.access import table_seen
from tabard.server.web.account import one_of
from tabard.server.web.chrome import chrome
from tabard.server.web.newtable import whole
from tabard.server.web.pages import (
    count_costly,
    go,
    house_of,
    linked_table,
    store_of,
    take_seat,
    to_meet,
)
from tabard.server.web.people import address_of, kept_viewer, viewer_of
from tabard.server.web.rendering import form_of, render
from tabard.server.web.rows import rows_of
from tabard.server.web.shelf import card, usual_players
from tabard.server.web.terms import usual_clocks

MOST: Final = 200
USUAL_PACE: Final = "live"


async def lobby(request: Request) -> Response:
    """Tables that wait for players, as far as they are of the kind that is asked for."""
    viewer, house, query = viewer_of(request), house_of(request), request.query_params
    wanted = {
        "game": query.get("game", "") if known(query.get("game", "")) else "",
        "players": query.get("players", "") if query.get("players", "") in "2345" else "",
        "pace": query.get("pace", "") if query.get("pace", "") in PACES else "",
    }
    own = {row["id"]: row for row in store_of(request).shelf.tables_of(viewer.user, MOST)}
    listed = to_meet(request, store_of(request).shelf.listed("open", MOST))
    found = [own.get(row["id"], row) for row in listed if suits(row, wanted)]
    rows = [row for row in rows_of(found, house, viewer) if row.free]
    return render(
        request,
        "lobby.html",
        rows=rows,
        wanted=wanted,
        filtered=any(wanted.values()),
        games=[card(name) for name in request.app.state.shelf],
        paces=PACES,
        usual_pace=USUAL_PACE,
        clocks=usual_clocks(chrome(viewer.lang)),
        usual_players=usual_players,
        seek=Seeking(house.store).of(viewer.user),
    )


def suits(row: dict[str, Any], wanted: dict[str, str]) -> bool:
    """Whether a table is of the kind that is asked for."""
    facts = row["summary"]
    found = {"game": row["game"], "players": str(facts["players"]), "pace": facts["clock"]}
    return all(not value or found[key] == value for key, value in wanted.items())


async def seek(request: Request) -> Response:
    """Look for a game: sit down where somebody waits, or wait."""
    count_costly(request)
    fields, house = await form_of(request), house_of(request)
    name = fields.get("game", "")
    if not known(name):
        raise malformed("game", f"{name!r} is not on the table")
    players = whole(fields, "players")
    if players not in game(name).players or players < 2:
        raise malformed("players", f"{players} do not play this")
    pace = one_of({"pace": USUAL_PACE, **fields}, "pace", PACES)
    viewer = await kept_viewer(request)
    if maintained(house.order):
        raise in_maintenance()
    wish = seeking(house, viewer.user, viewer.name, name, players, pace)
    place = open_table_for(house, wish)
    if place:
        table = house.table(place)
        free = [i for i, seat in enumerate(table.seats) if seat.free]
        if free:
            await Seeking(house.store).end(viewer.user)
            return await take_seat(request, place, free[0], fields, linked=False)
    await Seeking(house.store).begin(wish)
    await bring_together(house, wish, address_of(request.scope))
    return go("/lobby/seek")


async def waiting(request: Request) -> Response:
    """Where somebody waits for others; it leads to the table when there is one."""
    found, place = await look(request)
    if place:
        return go(f"/table/{place}")
    if found is None:
        return go("/lobby")
    others = len(Seeking(house_of(request).store).alike(found)) - 1
    clock = usual_clocks(chrome(viewer_of(request).lang))[found.pace]
    return render(request, "seeking.html", seek=found, others=others, clock=clock)


async def beat(request: Request) -> Response:
    """The same for a script: where to go, or how many wait."""
    found, place = await look(request)
    if place:
        return JSONResponse({"go": f"/table/{place}"})
    if found is None:
        return JSONResponse({"go": "/lobby"})
    others = len(Seeking(house_of(request).store).alike(found)) - 1
    return JSONResponse({"others": others})


async def look(request: Request) -> tuple[Seek | None, str]:
    """Give a sign of life, and look whether there are enough; what is sought, and the table."""
    house, viewer = house_of(request), viewer_of(request)
    seeks = Seeking(house.store)
    found = seeks.of(viewer.user)
    if found is not None and not place_of(found):
        await seeks.beat(viewer.user, house.clock.now())
        await bring_together(house, found, address_of(request.scope))
        found = seeks.of(viewer.user)
    place = place_of(found)
    if place:
        await seeks.end(viewer.user)
    return found, place


async def stop(request: Request) -> Response:
    """Wait no more."""
    await Seeking(store_of(request)).end(viewer_of(request).user)
    return go("/lobby")


async def code_of_link(request: Request) -> Response:
    """A friend's link as a picture for a camera."""
    linked_table(request)
    return picture(request, f"/join/{request.path_params['secret']}")


async def code_of_table(request: Request) -> Response:
    """The address of a table as a picture for a camera."""
    table = table_seen(request, request.path_params["id"])
    return picture(request, f"/table/{table.id}")


def picture(request: Request, path: str) -> Response:
    """An address of this house as a QR code."""
    try:
        drawing = qr.drawn(f"{str(request.base_url).rstrip('/')}{path}")
    except ValueError:
        raise HTTPException(404) from None
    return Response(drawing, media_type="image/svg+xml")


routes = [
    Route("/lobby", lobby),
    Route("/lobby/seek", waiting),
    Route("/lobby/seek", seek, methods=["POST"]),
    Route("/lobby/beat", beat, methods=["POST"]),
    Route("/lobby/stop", stop, methods=["POST"]),
    Route("/join/{secret}/qr.svg", code_of_link),
    Route("/table/{id}/qr.svg", code_of_table),
]
