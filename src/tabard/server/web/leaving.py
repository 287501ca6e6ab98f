"""Taking one's own data along, and leaving the house for good."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.server.export import everything_of
from tabard.server.farewell import depart
from tabard.server.refusals import RequestRefused
from tabard.server.web.pages import count_costly, go, house_of, store_of
from tabard.server.web.people import address_of, session_of, viewer_of, visit_of
from tabard.server.web.rendering import form_of, render
from tabard.server.web.session import new_session


async def export(request: Request) -> Response:
    """All that is kept of the viewer, as one file."""
    count_costly(request)
    house, user = house_of(request), viewer_of(request).user
    with house.limits.export(user):
        found = await run_in_threadpool(everything_of, house, user)
    headers = {"content-disposition": 'attachment; filename="tabard.zip"'}
    return Response(found, headers=headers, media_type="application/zip")


async def leave_page(request: Request) -> Response:
    """What goes and what stays when somebody leaves, and the button."""
    return page(request)


def page(request: Request, refused: RequestRefused | None = None) -> Response:
    """The form, with what was wrong with the password."""
    viewer = viewer_of(request)
    running = store_of(request).shelf.running_of(viewer.user)
    return render(
        request,
        "leave.html",
        status=refused.status if refused is not None else 200,
        problem=f"answer-{refused.code}" if refused is not None else "",
        running=len(running),
    )


async def leave(request: Request) -> Response:
    """Leave for good; whoever keeps a name here must know its password."""
    count_costly(request)
    fields = await form_of(request)
    viewer, people = viewer_of(request), visit_of(request).people
    row = store_of(request).accounts.user(viewer.user)
    try:
        if fields.get("sure") != "on":
            raise RequestRefused("not-sure", 400, "Say that you are sure.")
        if row is not None and row["login"] is not None:
            password = fields.get("password", "")
            await people.log_in(row["login"], password, address_of(request.scope))
    except RequestRefused as refused:
        if refused.status == 429:
            raise
        return page(request, refused)
    if row is not None:
        await depart(house_of(request), viewer.user)
        people.forget("user", viewer.user)
    await people.end(session_of(request))
    visit_of(request).session = new_session()
    visit_of(request).viewer = None
    return go("/")


routes = [
    Route("/settings/export", export),
    Route("/settings/leave", leave_page),
    Route("/settings/leave", leave, methods=["POST"]),
]
