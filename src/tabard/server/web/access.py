"""Which tables a viewer may look at."""

from __future__ import annotations

from starlette.requests import Request

from tabard.server.answers import unknown_table
from tabard.server.house import House
from tabard.server.setup import PERSON
from tabard.server.table import Table
from tabard.server.web.people import viewer_of


def seen_table(request: Request) -> Table:
    """The table of an address, if the viewer may see it."""
    house: House = request.app.state.house
    table = house.table(request.path_params["id"])
    if not may_see(table, viewer_of(request).user):
        raise unknown_table()
    return table


def may_see(table: Table, user: str) -> bool:
    """Open tables are seen by all; closed ones by who sits there or still may sit down."""
    if table.plan.watch == "open" or table.seats_of(user):
        return True
    plans = zip(table.plan.seats, table.seats, strict=True)
    return any(plan.kind == PERSON and seat.free for plan, seat in plans)
