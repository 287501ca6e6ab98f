"""How somebody wants to be called: the page of it, and what the links in calls lead to."""

from __future__ import annotations

import json
import secrets
from datetime import date, timedelta
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tabard.server.calls import push, wire
from tabard.server.calls.address import MARK, address_among
from tabard.server.calls.caller import Caller
from tabard.server.calls.hours import HOURS, PACES, Hours, hours_of, is_zone
from tabard.server.calls.means import looks_like_mail
from tabard.server.calls.outbox import GOOD, LETTERS, MAIL, NEW, PUSH, WEBHOOK, Call, Channel
from tabard.server.calls.rounds import CONFIRM, OF_HOUSE, TEST
from tabard.server.calls.webhook import SHAPES
from tabard.server.refusals import RequestRefused, malformed
from tabard.server.setup import DAY, MOST_HOLIDAY
from tabard.server.web.account import one_of
from tabard.server.web.chrome import Chrome, chrome
from tabard.server.web.pages import count_costly, go, house_of, store_of
from tabard.server.web.people import change_settings, kept_viewer, viewer_of
from tabard.server.web.rendering import form_of, render, title
from tabard.server.web.rows import ago

MOST_WAYS: Final = 10
SHOWN: Final = 8
USUAL_SHAPE: Final = SHAPES[0]


def caller_of(request: Request) -> Caller:
    """The voice of the house."""
    caller: Caller = request.app.state.caller
    return caller


def time_of(request: Request) -> int:
    """The time in the house."""
    return house_of(request).clock.now()


async def calls_page(request: Request) -> Response:
    """When somebody is called, and by which ways."""
    return shown(request)


def shown(request: Request, problem: str = "", field: str = "", typed: str = "") -> Response:
    """The page, with what was wrong with an address beside where it was typed."""
    viewer, caller = viewer_of(request), caller_of(request)
    t = chrome(viewer.lang)
    ways = caller.outbox.ways_of(viewer.user)
    hours = hours_of(viewer.settings)
    return render(
        request,
        "calls.html",
        status=400 if problem else 200,
        problem=problem,
        wrong=field,
        typed=typed,
        saved="saved" in request.query_params,
        hours=hours,
        known_zone="zone" in (viewer.settings.get("calls") or {}),
        sign_in=bool((viewer.settings.get("calls") or {}).get("sign_in")),
        sound=bool(viewer.settings.get("sound")),
        paces=PACES,
        clock=range(HOURS),
        has_mail=caller.means.mail is not None,
        known_mail=known_mail(ways),
        shapes=SHAPES,
        ways=[way_shown(way, t) for way in ways if way.state != LETTERS],
        key=caller.sealer.public,
        holiday=holiday_shown(caller, viewer.user, hours, time_of(request)),
        latest=[told(call, ways, viewer.lang, request) for call in latest(caller, viewer.user)],
    )


def latest(caller: Caller, user: str) -> list[Call]:
    """Somebody's last calls."""
    return caller.outbox.latest(user, SHOWN)


def way_shown(way: Channel, t: Chrome) -> dict[str, Any]:
    """A way as the page shows it; the secret part of an address stays ours."""
    name = way.target if way.kind == MAIL else way.data.get("name") or host_of(way.target)
    return {
        "id": way.id,
        "kind": way.kind,
        "name": name,
        "state": way.state,
        "shape": way.data.get("shape", ""),
        "secret": way.data.get("secret", "") if way.data.get("shape") == USUAL_SHAPE else "",
        "told": in_words(way.told, t),
    }


def in_words(told: str, t: Chrome) -> str:
    """What was wrong, in words if we have them, else as the other end said it."""
    return t(f"told-{told}") if told and t.has(f"told-{told}") else told


def host_of(url: str) -> str:
    """The name of a computer in an address."""
    return url.partition("://")[2].partition("/")[0]


def told(call: Call, ways: list[Channel], lang: str, request: Request) -> dict[str, str]:
    """A call as the list shows it: what for, by which way, what became of it, when."""
    t = chrome(lang)
    way = next((way_shown(way, t)["name"] for way in ways if way.id == call.channel), "")
    row = store_of(request).table(call.table) if call.table else None
    what = f"{OF_HOUSE[call.kind]}-subject" if call.kind in OF_HOUSE else f"call-{call.kind}"
    return {
        "what": t(what, game=title(row["game"], lang) if row else "", who=""),
        "way": way,
        "state": t(f"call-state-{call.state}"),
        "told": in_words(call.told, t),
        "when": ago(time_of(request) - call.made_at, t),
        "link": f"/table/{call.table}" if row else "",
    }


async def save(request: Request) -> Response:
    """Keep when somebody wants to be called."""
    fields = await form_of(request)
    zone = fields.get("zone", "").strip()
    if not is_zone(zone):
        return shown(request, "calls-problem-zone", "zone", zone)
    said = {
        "pace": one_of(fields, "pace", PACES),
        "digest": hour(fields, "digest"),
        "quiet": [hour(fields, "quiet-from"), hour(fields, "quiet-to")],
        "zone": zone,
        "sign_in": fields.get("sign_in") == "on",
    }
    before = hours_of(viewer_of(request).settings)
    await change_settings(request, calls=said, sound=fields.get("sound") == "on")
    viewer = viewer_of(request)
    if hours_of(viewer.settings) != before:
        await caller_of(request).heed(viewer.user)
    return go("/settings/calls?saved")


def hour(fields: dict[str, str], name: str) -> int:
    """An hour of the day."""
    return int(one_of(fields, name, tuple(map(str, range(HOURS)))))


def holiday_shown(caller: Caller, user: str, hours: Hours, now: int) -> tuple[str, str]:
    """The first and the last day of somebody's holiday, as a form has them; "" without one."""
    found = caller.corners.holiday(user)
    if found is None or found[1] <= now:
        return "", ""
    first, last = (hours.local(at).date().isoformat() for at in (found[0], found[1] - 1))
    return first, last


async def take_holiday(request: Request) -> Response:
    """Say from which day to which one is away; or that one is back."""
    fields, caller, at = await form_of(request), caller_of(request), time_of(request)
    viewer = await kept_viewer(request)
    hours = hours_of(viewer.settings)
    if fields.get("back") == "yes":
        await caller.corners.go_away(viewer.user, at, at)
        await caller.rest(viewer.user, at, at, ours=False)
        return go("/settings/calls?saved")
    try:
        first, last = (date.fromisoformat(fields.get(name, "")) for name in ("from", "until"))
        start, end = max(at, hours.midnight(first)), hours.midnight(last + timedelta(days=1))
    except (ValueError, OverflowError):
        return shown(request, "holiday-problem", "holiday")
    if not at < end or end <= start or end - start > MOST_HOLIDAY * DAY:
        return shown(request, "holiday-problem", "holiday")
    await caller.corners.go_away(viewer.user, start, end)
    if start <= at:
        await caller.rest(viewer.user, start, end, ours=False)
    return go("/settings/calls?saved")


async def add_way(
    request: Request, kind: str, target: str, data: dict[str, Any], state: str
) -> str:
    """Another way to reach the viewer; its id."""
    viewer, outbox = await kept_viewer(request), caller_of(request).outbox
    ways = outbox.ways_of(viewer.user)
    for way in ways:
        if way.kind == kind and way.target == target:
            await outbox.close_way(way)
            ways.remove(way)
    if len(ways) >= MOST_WAYS:
        raise RequestRefused("many-ways", 409, f"{MOST_WAYS} ways are the most.", most=MOST_WAYS)
    return await outbox.open_way(
        viewer.user, kind, target, {**data, "lang": viewer.lang}, state, time_of(request)
    )


async def send_own(request: Request, way: str, kind: str) -> None:
    """Send a call that is about a way itself, now."""
    caller = caller_of(request)
    await caller.outbox.note([caller.own_row(viewer_of(request).user, way, kind)])


async def add_mail(request: Request) -> Response:
    """An address for mail: nothing goes there until its owner has said yes."""
    count_costly(request)
    target = (await form_of(request)).get("address", "").strip()
    if not looks_like_mail(target) or caller_of(request).means.mail is None:
        return shown(request, "calls-problem-mail", "mail", target)
    outbox, viewer = caller_of(request).outbox, viewer_of(request)
    ways = outbox.ways_of(viewer.user)
    same = next((way for way in ways if way.kind == MAIL and way.target == target), None)
    if same is not None and target == known_mail(ways):  # its reader has said so already
        await outbox.change_way(same, state=GOOD)
        return go("/settings/calls#ways")
    house_of(request).limits.check_mail(target)
    if same is not None:
        await outbox.change_way(same, state=NEW, failures=0, told="")
    way = same.id if same is not None else await add_way(request, MAIL, target, {}, NEW)
    await send_own(request, way, CONFIRM)
    return go("/settings/calls#ways")


def known_mail(ways: list[Channel]) -> str:
    """The address that is confirmed for letters, and at which nobody is called yet; or ""."""
    way = address_among(ways).way
    return way.target if way is not None and way.state == LETTERS else ""


async def add_webhook(request: Request) -> Response:
    """An address where a program listens, or a room."""
    count_costly(request)
    fields = await form_of(request)
    target = fields.get("address", "").strip()
    shape = one_of(fields, "shape", SHAPES)
    networks = caller_of(request).means.networks
    try:
        await wire.looked_up(wire.checked(target, networks), networks)
    except wire.Unreachable as error:
        return shown(request, f"told-{error}", "webhook", target)
    data = {"shape": shape, "secret": secrets.token_urlsafe(24)}
    await add_way(request, WEBHOOK, target, data, GOOD)
    return go("/settings/calls#ways")


async def add_push(request: Request) -> Response:
    """A browser that may show notices, as it describes itself."""
    count_costly(request)
    try:
        said = json.loads(await request.body())
        target, keys = str(said["endpoint"]), said["keys"]
        name, p256dh, auth = str(said.get("name", "")), str(keys["p256dh"]), str(keys["auth"])
        wire.checked(target, caller_of(request).means.networks)
        push.check_keys(p256dh, auth)
    except (ValueError, KeyError, TypeError, AttributeError, wire.Unreachable):
        raise malformed("subscription", "is none that a browser makes") from None
    data = {"p256dh": p256dh, "auth": auth, "name": " ".join(name.split())[:40]}
    outbox = caller_of(request).outbox
    for way in outbox.ways_to(PUSH, target):
        if way.user != viewer_of(request).user:  # a browser is one person's at a time
            await outbox.close_way(way)
    return JSONResponse({"ok": True, "way": await add_way(request, PUSH, target, data, GOOD)})


async def own_way(request: Request) -> Channel:
    """The way of the viewer's that a form names."""
    key = (await form_of(request)).get("way", "")
    found = caller_of(request).outbox.way(key)
    if found is None or found.user != viewer_of(request).user:
        raise RequestRefused("unknown-way", 404, "That way is not among yours.")
    return found


async def remove_way(request: Request) -> Response:
    """Forget a way; by the address of a name letters of the house come still."""
    way, outbox = await own_way(request), caller_of(request).outbox
    if MARK in way.data:
        await outbox.change_way(way, state=LETTERS)
    else:
        await outbox.close_way(way)
    return go("/settings/calls#ways")


async def try_way(request: Request) -> Response:
    """Send a call to see whether a way works; one that did not gets another chance.

    An address for mail is good when its reader has said so, and not by the account's word alone.
    """
    count_costly(request)
    way = await own_way(request)
    if way.kind == MAIL and way.state != GOOD:
        house_of(request).limits.check_mail(way.target)
        await caller_of(request).outbox.change_way(way, state=NEW, failures=0, told="")
        await send_own(request, way.id, CONFIRM)
    else:
        await caller_of(request).outbox.change_way(way, state=GOOD, failures=0, told="")
        await send_own(request, way.id, TEST)
    return go("/settings/calls?tried#ways")


routes: Final = [
    Route("/settings/calls", calls_page),
    Route("/settings/calls", save, methods=["POST"]),
    Route("/settings/calls/mail", add_mail, methods=["POST"]),
    Route("/settings/calls/webhook", add_webhook, methods=["POST"]),
    Route("/settings/calls/push", add_push, methods=["POST"]),
    Route("/settings/calls/remove", remove_way, methods=["POST"]),
    Route("/settings/calls/holiday", take_holiday, methods=["POST"]),
    Route("/settings/calls/try", try_way, methods=["POST"]),
]
