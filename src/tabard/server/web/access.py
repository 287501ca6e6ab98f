"""Which tables a viewer may look at."""

from __future__ import annotations

from starlette.requests import Request

from tabard.server.house import House
from tabard.server.table import Table
from tabard.server.web.people import viewer_of


def seen_table(request: Request) -> Table:
    """The table of an address, if the viewer may see it."""
    return table_seen(request, request.path_params["id"])


def table_seen(request: Request, table_id: str) -> Table:
    """A table, if the viewer may see it."""
    house: House = request.app.state.house
    return house.table_for(table_id, viewer_of(request).user)
