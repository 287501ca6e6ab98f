"""Where the links in calls lead, and what a page of a table says of who looks at it."""

from __future__ import annotations

from typing import Final

from itsdangerous import BadSignature
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tabard.server.calls import address
from tabard.server.calls.hours import PACES
from tabard.server.calls.outbox import OFF, Channel
from tabard.server.refusals import RequestRefused
from tabard.server.web.access import seen_table
from tabard.server.web.account import one_of
from tabard.server.web.callpages import caller_of, time_of
from tabard.server.web.pages import count_costly, go, house_of, store_of
from tabard.server.web.people import session_of, viewer_of
from tabard.server.web.rendering import form_of, render
from tabard.words import words_of


def marked_way(request: Request) -> Channel:
    """The way that a link in a mail names."""
    caller = caller_of(request)
    try:
        found = caller.outbox.way(str(caller.marks.loads(request.path_params["mark"])))
    except BadSignature:
        found = None
    if found is None:
        raise RequestRefused("unknown-way", 404, "That way is not there any more.")
    return found


async def confirm_page(request: Request) -> Response:
    """Whether an address is its reader's; a button asks, as mail programs open links themselves."""
    return render(request, "calls_answer.html", way=marked_way(request), asks="confirm", done=False)


async def confirm(request: Request) -> Response:
    """The address is its reader's."""
    way = marked_way(request)
    await address.confirm(caller_of(request).outbox, way)
    return render(request, "calls_answer.html", way=way, asks="confirm", done=True)


async def stop_page(request: Request) -> Response:
    """Whether nothing more is to be sent to an address."""
    return render(request, "calls_answer.html", way=marked_way(request), asks="stop", done=False)


async def stop(request: Request) -> Response:
    """Send nothing more to an address; a mail program may ask for it too, by one click."""
    way = marked_way(request)
    await caller_of(request).outbox.change_way(way, state=OFF)
    return render(request, "calls_answer.html", way=way, asks="stop", done=True)


def given_pass(request: Request) -> tuple[str, str, bool]:
    """Whose a sign-in is, for which table, and whether it is still good."""
    found = caller_of(request).passes.read(request.path_params["secret"])
    if found is None:
        raise RequestRefused("unknown-link", 404, "That link leads to no table.")
    user, table_id, used, until = found
    return user, table_id, not used and until > time_of(request)


async def pass_page(request: Request) -> Response:
    """Where a link in a call leads: to the table, after a click unless the reader is in already."""
    user, table_id, good = given_pass(request)
    if viewer_of(request).user == user:
        return go(f"/table/{table_id}")
    table = house_of(request).table(table_id)
    row = store_of(request).accounts.user(user)
    viewer = viewer_of(request)
    assert table.game is not None
    return render(
        request,
        "call.html",
        status=200 if good else 410,
        name=row["name"] if row is not None else "",
        good=good,
        game=words_of(table.game.edition, viewer.lang)("game-title"),
        secret=request.path_params["secret"],
        table_id=table_id,
        has_tables=bool(store_of(request).shelf.tables_of(viewer.user, 1)),
    )


async def use_pass(request: Request) -> Response:
    """Let a browser in to one seat, once."""
    count_costly(request)
    user, table_id, _ = given_pass(request)
    if viewer_of(request).user != user:
        row = store_of(request).accounts.user(user)
        if row is None or not await caller_of(request).passes.use(
            request.path_params["secret"], time_of(request)
        ):
            raise RequestRefused("pass-used", 410, "That link has been used, or is too old.")
        session_of(request).visit(user, row["epoch"], table_id)
    return go(f"/table/{table_id}")


async def here(request: Request) -> Response:
    """A page of a table says whether somebody looks at it."""
    table, viewer = seen_table(request), viewer_of(request)
    if table.seats_of(viewer.user):
        caller = caller_of(request)
        looks = (await form_of(request)).get("looks") == "yes"
        (caller.look_at if looks else caller.look_away)(viewer.user, table.id)
    return Response(status_code=204)


async def call_at(request: Request) -> Response:
    """How the viewer wants to be called at one table."""
    table, viewer = seen_table(request), viewer_of(request)
    if not table.seats_of(viewer.user):
        raise RequestRefused("not-your-seat", 403, "That seat is not yours.")
    pace = one_of(await form_of(request), "pace", ("", *PACES))
    await caller_of(request).corners.change(viewer.user, table.id, pace=pace)
    await caller_of(request).heed(viewer.user, table.id)
    return JSONResponse({"ok": True})


routes: Final = [
    Route("/calls/confirm/{mark}", confirm_page),
    Route("/calls/confirm/{mark}", confirm, methods=["POST"]),
    Route("/calls/stop/{mark}", stop_page),
    Route("/calls/stop/{mark}", stop, methods=["POST"]),
    Route("/call/{secret}", pass_page),
    Route("/call/{secret}", use_pass, methods=["POST"]),
    Route("/table/{id}/here", here, methods=["POST"]),
    Route("/table/{id}/calls", call_at, methods=["POST"]),
]
