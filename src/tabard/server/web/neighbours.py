"""Keeping away from somebody, not hearing them, and telling whoever keeps the house about them."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.server.house import now
from tabard.server.naming import TABLE_ID
from tabard.server.refusals import RequestRefused, malformed
from tabard.server.store.order import BLOCK, MUTE
from tabard.server.web.account import one_of, own_page
from tabard.server.web.pages import count_costly, go, house_of, store_of
from tabard.server.web.people import kept_viewer
from tabard.server.web.profiles import person_of
from tabard.server.web.rendering import form_of, render

REASONS: Final = ("insults", "name", "cheating", "leaving", "other")
KINDS: Final = ("", MUTE, BLOCK)
LONGEST_REPORT: Final = 1000
MOST_BLOCKS: Final = 500


async def keep_away(request: Request) -> Response:
    """Block or mute somebody, or take that back."""
    person, fields = person_of(request), await form_of(request)
    kind = one_of({"kind": "", **fields}, "kind", KINDS)
    viewer = await kept_viewer(request)
    if person["id"] == viewer.user:
        raise malformed("person", "is nobody else")
    order = house_of(request).order
    known = order.blocked_by(viewer.user)
    if kind and person["id"] not in known and len(known) >= MOST_BLOCKS:
        raise RequestRefused("many-blocks", 409, f"{MOST_BLOCKS} are the most.", most=MOST_BLOCKS)
    await order.block(viewer.user, person["id"], kind, now())
    return go(own_page(fields.get("back", f"/people/{person['id']}")))


async def report_page(request: Request) -> Response:
    """What is to be told, and about whom."""
    person = person_of(request)
    table = request.query_params.get("table", "")
    return render(
        request,
        "report.html",
        person=person,
        table=table if TABLE_ID.fullmatch(table) else "",
        reasons=REASONS,
        longest=LONGEST_REPORT,
    )


async def report(request: Request) -> Response:
    """Tell whoever keeps the house about somebody."""
    count_costly(request)
    person, fields = person_of(request), await form_of(request)
    reason = one_of(fields, "reason", REASONS)
    text, table = " ".join(fields.get("text", "").split()), fields.get("table", "")
    if len(text) > LONGEST_REPORT:
        raise malformed("text", f"is longer than {LONGEST_REPORT} characters")
    if table and (not TABLE_ID.fullmatch(table) or store_of(request).table(table) is None):
        raise malformed("table", "is none of this house")
    viewer = await kept_viewer(request)
    if person["id"] == viewer.user:
        raise malformed("person", "is nobody else")
    order = house_of(request).order
    await order.report(viewer.user, person["id"], table, reason, text, now())
    return go(f"/people/{person['id']}?reported")


routes = [
    Route("/people/{person}/block", keep_away, methods=["POST"]),
    Route("/people/{person}/report", report_page),
    Route("/people/{person}/report", report, methods=["POST"]),
]
