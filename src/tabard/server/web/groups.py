"""Groups on pages: those one belongs to, and the page of each with who wins how often."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.games import known
from tabard.server import company
from tabard.server.naming import LONGEST_NAME
from tabard.server.refusals import malformed
from tabard.server.web.chrome import Chrome, chrome
from tabard.server.web.pages import go, house_of
from tabard.server.web.people import address_of, kept_viewer, viewer_of
from tabard.server.web.rendering import form_of, render, title
from tabard.server.web.rows import rows_of


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody of a group: whether they have joined, and what they have won."""

    name: str
    joined: bool
    mine: bool
    games: int
    won: int


async def groups(request: Request) -> Response:
    """The groups of the viewer, and a form to make one of a table that was played."""
    viewer, kept = viewer_of(request), house_of(request).store.groups
    t = chrome(viewer.lang)
    return render(
        request,
        "groups.html",
        groups=[{**row, "game": row["plan"]["game"]} for row in kept.of(viewer.user)],
        tables=[
            (row["id"], described(row, t))
            for row in kept.played_lately(viewer.user)
            if people_at(row) > 1 and known(row["game"])
        ],
        longest=LONGEST_NAME,
    )


def people_at(row: dict[str, Any]) -> int:
    """How many people sat at a table."""
    return sum(kind != "bot" for kind in row["summary"]["kinds"])


def described(row: dict[str, Any], t: Chrome) -> str:
    """A table in a list to choose from: the game and who sat there."""
    return f"{title(row['game'], t.lang)}: {', '.join(row['summary']['names'])}"


async def found_group(request: Request) -> Response:
    """Make a group of a table."""
    fields = await form_of(request)
    viewer = await kept_viewer(request)
    name, table, address = fields.get("name", ""), fields.get("table", ""), request.scope
    made = await company.found_group(
        house_of(request), viewer.user, name, table, address_of(address)
    )
    return go(f"/groups/{made}")


async def group(request: Request) -> Response:
    """A group: who belongs to it, who wins how often, and its tables."""
    house, viewer = house_of(request), viewer_of(request)
    row = company.group_of(house, request.path_params["id"], viewer.user)
    met = house.store.groups.evenings(row["id"])
    tally = company.tally(met)
    people = [
        Member(
            one["name"],
            bool(one["has_joined"]),
            one["user_id"] == viewer.user,
            *tally.get(one["user_id"], (0, 0)),
        )
        for one in house.store.groups.members(row["id"])
    ]
    return render(
        request,
        "group.html",
        group=row,
        game=row["plan"]["game"],
        people=sorted(people, key=lambda one: (-one.won, one.games)),
        joined=any(one.mine and one.joined for one in people),
        plays=[one["id"] for one in met if one["status"] == "running"],
        tables=rows_of(met, house, viewer),
    )


async def change(request: Request) -> Response:
    """Play again, join, or leave."""
    house, group_id = house_of(request), request.path_params["id"]
    fields = await form_of(request)
    viewer = await kept_viewer(request)
    do = fields.get("do", "")
    if do == "play":
        address = address_of(request.scope)
        return go(f"/table/{await company.meet(house, group_id, viewer.user, address)}")
    if do == "join":
        await company.join_group(house, group_id, viewer.user, viewer.name)
        return go(f"/groups/{group_id}")
    if do == "leave":
        await company.leave_group(house, group_id, viewer.user)
        return go("/groups")
    raise malformed("do", f"{do!r} is nothing one can do")


routes = [
    Route("/groups", groups),
    Route("/groups", found_group, methods=["POST"]),
    Route("/groups/{id}", group),
    Route("/groups/{id}", change, methods=["POST"]),
]
