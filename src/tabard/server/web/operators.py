"""The pages of whoever keeps the house: reports, people, tables, orders, and all that was done."""

from __future__ import annotations

import json
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.messages import LANGUAGES
from tabard.server.keeping import LONGEST_TEXT, Keeper, ordered
from tabard.server.refusals import RequestRefused, malformed
from tabard.server.web.account import day_of, one_of
from tabard.server.web.chrome import Chrome, chrome
from tabard.server.web.newtable import whole
from tabard.server.web.pages import go, house_of, keeps_house, store_of
from tabard.server.web.people import viewer_of
from tabard.server.web.rendering import form_of, render
from tabard.server.web.rows import ago

STATUSES: Final = ("running", "open", "over", "closed", "kept")
ORDERS: Final = ("announcement", "maintenance", "limits")
LIMITS: Final = {
    "tables": "limit-tables",
    "guests_open": "limit-guests-open",
    "guests_talk": "limit-guests-talk",
}
HERE: Final = "on the house's computer"  # as the log has it; the page says it in its own words
DEEDS: Final = ("bar", "unbar", "sessions", "unname", "remove")


def keeper_of(request: Request) -> Keeper:
    """The viewer as somebody who keeps the house; others do not learn that there are such pages."""
    house, viewer = house_of(request), viewer_of(request)
    if not keeps_house(request):
        raise RequestRefused("not-found", 404, "There is nothing here.")
    row = store_of(request).accounts.user(viewer.user)
    return Keeper(house, (row["login"] if row is not None else None) or HERE)


async def overview(request: Request) -> Response:
    """What waits to be settled, and what is ordered."""
    order = keeper_of(request).order
    settled = "settled" in request.query_params
    return shown(
        request,
        "reports",
        reports=[told(request, row) for row in order.reported(settled)],
        settled=settled,
        counts=order.counts(),
    )


async def orders(request: Request) -> Response:
    """Announcement, maintenance and limits."""
    order = keeper_of(request).order
    return shown(
        request,
        "orders",
        announcement=ordered(order, "announcement"),
        maintenance=ordered(order, "maintenance")["on"],
        limits=ordered(order, "limits"),
        usual_tables=house_of(request).limits.tables,
        longest=LONGEST_TEXT,
    )


async def people(request: Request) -> Response:
    """People, by name if one is asked for."""
    order, query = keeper_of(request).order, request.query_params
    asked = query.get("q", "").replace("\0", "").strip()[:64]
    found = order.people(asked, "barred" in query)
    return shown(request, "people", asked=asked, people=found, day_of=day_of)


async def tables(request: Request) -> Response:
    """Tables that stand somehow."""
    order = keeper_of(request).order
    status = request.query_params.get("status", STATUSES[0])
    status = status if status in STATUSES else STATUSES[0]
    rows = order.all_tables(status)
    return shown(
        request, "tables", tables=rows, standing=status, statuses=STATUSES, since=since(request)
    )


async def acts(request: Request) -> Response:
    """All that was done to keep order."""
    t = chrome(viewer_of(request).lang)
    found = [
        {**row, "by": t("act-here") if row["by"] == HERE else row["by"], "detail": detail(row, t)}
        for row in keeper_of(request).order.acts()
    ]
    return shown(request, "acts", acts=found, since=since(request))


def detail(row: dict[str, Any], t: Chrome) -> str:
    """What exactly was done: an order, which is kept as data, in words."""
    said: str = row["detail"]
    if row["act"] not in ORDERS:
        return said
    try:
        order = json.loads(said)
    except ValueError:  # only so much of it was kept
        return said
    if row["act"] == "announcement":
        return " · ".join(order.values())
    words = {"true": t("option-true"), "false": t("option-false"), "null": "–"}
    said_of = {key: words.get(json.dumps(value), str(value)) for key, value in order.items()}
    if row["act"] == "maintenance":
        return said_of["on"]
    return " · ".join(f"{t(LIMITS[key])}: {value}" for key, value in said_of.items())


def shown(request: Request, room: str, **values: Any) -> Response:
    """One of the pages."""
    rooms = ("reports", "people", "tables", "orders", "acts")
    saved = "saved" in request.query_params
    return render(request, "keeping.html", room=room, rooms=rooms, saved=saved, **values)


def since(request: Request) -> Any:
    """How long ago something was, in the reader's words."""
    house, t = house_of(request), chrome(viewer_of(request).lang)
    return lambda at: ago(house.clock.now() - at, t)


def told(request: Request, row: dict[str, Any]) -> dict[str, Any]:
    """A report with the names of whom it is about and from."""
    store = store_of(request)
    names = {
        key: (store.accounts.user(row[key]) or {}).get("name") or "N. N." for key in ("by", "about")
    }
    return {**row, "names": names, "ago": since(request)(row["at"])}


async def settle(request: Request) -> Response:
    """Settle a report."""
    keeper, fields = keeper_of(request), await form_of(request)
    await keeper.settle(request.path_params["report"], fields.get("answer", ""))
    return go("/keeping?saved")


async def treat(request: Request) -> Response:
    """Do something about a person."""
    keeper, fields = keeper_of(request), await form_of(request)
    do = one_of(fields, "do", DEEDS)
    user = request.path_params["person"]
    if user == viewer_of(request).user:
        raise malformed("person", "is nobody else")
    if do == "bar":
        await keeper.bar(user, fields.get("why", ""))
    else:
        deeds = {
            "unbar": keeper.unbar,
            "sessions": keeper.end_sessions,
            "unname": keeper.unname,
            "remove": keeper.remove,
        }
        await deeds[do](user)
    return go("/keeping/people?saved")


async def close(request: Request) -> Response:
    """Close a table."""
    keeper, fields = keeper_of(request), await form_of(request)
    await keeper.close(request.path_params["table"], fields.get("why", ""))
    return go("/keeping/tables?saved")


async def give(request: Request) -> Response:
    """Give an order."""
    keeper, fields = keeper_of(request), await form_of(request)
    key = one_of(fields, "order", ORDERS)
    if key == "announcement":
        await keeper.announce({lang: fields.get(f"text-{lang}", "") for lang in LANGUAGES})
    elif key == "maintenance":
        await keeper.maintain(fields.get("on") == "on")
    else:
        tables = whole(fields, "tables") if fields.get("tables") else None
        guests = {key: fields.get(key) == "on" for key in ("guests_open", "guests_talk")}
        await keeper.limit(tables=tables, **guests)
    return go("/keeping/orders?saved")


routes = [
    Route("/keeping", overview),
    Route("/keeping/orders", orders),
    Route("/keeping/orders", give, methods=["POST"]),
    Route("/keeping/people", people),
    Route("/keeping/people/{person}", treat, methods=["POST"]),
    Route("/keeping/tables", tables),
    Route("/keeping/tables/{table}", close, methods=["POST"]),
    Route("/keeping/acts", acts),
    Route("/keeping/reports/{report}", settle, methods=["POST"]),
]
