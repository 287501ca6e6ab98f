"""The deal of the day: everybody plays the same one once, and the day has a table of results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.server import daily, index
from tabard.server.clock import day_of, is_past, now
from tabard.server.house import House
from tabard.server.refusals import RequestRefused
from tabard.server.seals import seal_used
from tabard.server.web import bots, versions
from tabard.server.web.chrome import chrome
from tabard.server.web.pages import go, house_of
from tabard.server.web.people import address_of, kept_viewer, viewer_of
from tabard.server.web.rendering import form_of, render
from tabard.server.web.shelf import card, scene

Row = dict[str, Any]

SHOWN: Final = 100  # results of a day


@dataclass(frozen=True, slots=True)
class Result:
    """How somebody's game ended: points, by how many they were ahead, and the place at the table.

    `table` leads to the replay, for whoever may look at it.
    """

    user: str
    name: str
    points: int
    margin: int
    place: int
    table: str


@dataclass(frozen=True, slots=True)
class Tried:
    """Somebody's one try: where it is played, and whether it goes on, is over or was given up."""

    table: str
    status: str


async def deal_page(request: Request) -> Response:
    """The deal of a day, and how everybody fared."""
    house, viewer, day = house_of(request), viewer_of(request), day_asked(request)
    rows = played(house, day)
    deal, say = deal_of(request, day, rows), chrome(viewer.lang)
    return render(
        request,
        "daily.html",
        deal=deal,
        written=versions.day(date.fromisoformat(day), say),
        level=bots.level(say, deal.bot),
        box=card(deal.game),
        scene=scene,
        past=is_past(day),
        tried=tried(rows, viewer.user),
        results=results(rows, viewer.user, is_past(day))[:SHOWN],
        before=f"{date.fromisoformat(day) - timedelta(days=1)}",
        after=f"{date.fromisoformat(day) + timedelta(days=1)}" if is_past(day) else "",
    )


def day_asked(request: Request) -> str:
    """The day of an address: today, or one that was."""
    text = request.path_params.get("day", "") or day_of(now())
    if not is_day(text):
        raise HTTPException(404)
    return text


def is_day(text: str) -> bool:
    """Whether a text is a day that has begun."""
    try:
        day = f"{date.fromisoformat(text)}"
    except ValueError:
        return False
    return day == text and "2000-01-02" <= day <= day_of(now())


def played(house: House, day: str) -> list[Row]:
    """The tables of a day as they stand, the first of everybody alone.

    Whoever sits down as the day ends has a table that was opened on the next.
    """
    start = int(datetime.fromisoformat(f"{day}T00:00:00").replace(tzinfo=UTC).timestamp() * 1000)
    length = int(timedelta(days=1).total_seconds() * 1000)
    found: dict[str, Row] = {}
    for row in house.store.shelf.of_days(start, start + 2 * length):
        live = house.live_tables.get(row["id"])
        now_so = {**row, **index.summary(live.table)} if live is not None else row
        people = [user for user in now_so["summary"]["people"] if user]
        if people and now_so["summary"].get("daily") == day:
            found.setdefault(people[0], now_so)
    return list(found.values())


def tried(rows: Sequence[Row], user: str) -> Tried | None:
    """The one try of somebody, if there was one."""
    for row in rows:
        if user in row["summary"]["people"]:
            return Tried(row["id"], row["status"])
    return None


def results(rows: Sequence[Row], user: str, past: bool) -> list[Result]:
    """The games of a day that are over, by points and then by how far ahead."""
    found: list[Result] = []
    for row in rows:
        one = row["summary"]
        if row["status"] != "over":
            continue
        seat = next(n for n, who in enumerate(one["people"]) if who)
        others = [points for n, points in enumerate(one["scores"]) if n != seat]
        points, who = one["scores"][seat], one["people"][seat]
        seen = row["id"] if past or who == user else ""
        place = one["ranking"][seat]
        ahead = points - max(others)
        found.append(Result(who, one["names"][seat], points, ahead, place, seen))
    return sorted(found, key=lambda one: (-one.points, -one.margin, one.name))


def deal_of(request: Request, day: str, rows: Sequence[Row]) -> daily.Deal:
    """The deal of a day: as it was played, if somebody has; else as the shelf is now."""
    found = house_of(request).daily.deal(day, request.app.state.shelf)
    if not rows:
        return found
    one = rows[0]["summary"]
    bot = next((level for level in one["levels"] if level), found.bot)
    return daily.Deal(day, rows[0]["game"], one["players"], bot)


async def play_deal(request: Request) -> Response:
    """To the viewer's table of the day that they saw: one that goes on or is over, or a new one.

    Where that day is over meanwhile and they have not begun, to the deal of today.
    """
    viewer, house = await kept_viewer(request), house_of(request)
    day = day_of(now())
    asked = (await form_of(request)).get("day", day)
    rows = played(house, asked if is_day(asked) else day)
    mine = tried(rows, viewer.user)
    if mine is not None:
        if mine.status == "closed":
            raise RequestRefused("one-try", 409, "In the deal of the day every choice stays.")
        return go(f"/table/{mine.table}")
    if asked != day:
        return go("/daily")
    deal = deal_of(request, day, rows)
    setup, table_id = daily.plan_of(deal, viewer.user), house.daily.table(day, viewer.user)
    dealt = table_id, house.daily.seed(deal)
    try:
        await house.open_table(setup, viewer.name, address_of(request.scope), dealt=dealt)
    except RequestRefused as refused:
        if refused.code != seal_used().code:  # else they have opened it in the same moment
            raise
    return go(f"/table/{table_id}")


routes: Final = [
    Route("/daily", deal_page),
    Route("/daily", play_deal, methods=["POST"]),
    Route("/daily/{day}", deal_page),
]
