"""The live table and the replay: the page of a table, and all addresses."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from tabard.server.calls.caller import Caller
from tabard.server.calls.corners import LONGEST_NOTE
from tabard.server.calls.hours import PACES
from tabard.server.house import House
from tabard.server.teaching import stretch_of
from tabard.server.web import (
    branches,
    cautioning,
    frame,
    narrator,
    planner,
    plansheet,
    remarks,
    replay,
    score,
    slowplay,
    stages,
    studying,
    terms,
    tips,
    variations,
    versions,
)
from tabard.server.web.access import seen_table
from tabard.server.web.crying import announced_to, put_away
from tabard.server.web.people import links_of, viewer_of
from tabard.server.web.posts import act
from tabard.server.web.rendering import render
from tabard.server.web.sight import SHIELDS, Sight, guessed_layout
from tabard.server.web.stream import Stream, crowd_of


async def table_page(request: Request) -> Response:
    """The page of a table, with the table on it as it stands."""
    table = seen_table(request)
    house: House = request.app.state.house
    viewer = viewer_of(request)
    assert table.game is not None
    seat, _ = frame.eyes(table, viewer.user, None)
    cautious = cautioning.level(house.store, viewer, table, seat)
    sight = Sight(table.game.edition, seat, viewer.lang, guessed_layout(request), cautious)
    live = house.live_table(table.id)
    unheard = frozenset(house.order.blocked_by(viewer.user))
    said = announced_to(house, viewer.lang, put_away(request))
    crowd = crowd_of(house, live, viewer.user, links_of(request, table.id), unheard, said)
    shown = frame.now(table, sight, crowd)
    parts = {"lesson": narrator.NOTHING} | shown["parts"]
    facts: dict[str, Any] = {
        "table": table.id,
        "layout": sight.layout,
        "csrf": viewer.csrf,
        "user": viewer.user,
        "pace": viewer.settings.get("pace", 900),
        "auto": bool(viewer.settings.get("auto_confirm", False)),
        "cautions": viewer.settings.get(cautioning.SETTING, cautioning.NEW),
        "rooms": shown.get("rooms"),
        "sound": bool(viewer.settings.get("sound", False)),
        "motion": stages.motion(sight),
    }
    caller: Caller = request.app.state.caller
    corner = caller.corners.read(viewer.user, table.id) if seat is not None else ("", "")
    return render(
        request,
        "table.html",
        whole_sprite=True,
        table=table,
        game=table.game,
        edition=stages.mark(table.game.edition),
        rules=versions.line(table, sight.chrome),
        facts=facts,
        names=table.names(),
        seat=seat,
        layout=sight.layout,
        tabs=stages.tabs(sight.game, sight.words),
        parts={name: Markup(html) for name, html in parts.items()},
        lines=[Markup(line) for line in shown["log"]],
        shields=SHIELDS,
        commitment=table.commitment,
        terms=terms.listed(table, sight.chrome),
        lesson=table.plan.lesson or table.plan.puzzle,
        leave="/puzzles" if table.plan.puzzle else f"/learn/{table.game.id}",
        pencil=lambda size: Markup(plansheet.PENCIL.format(size)),
        stretch=stretch_of(table) is not None,
        cautions=cautioning.SETTINGS,
        call_paces=PACES,
        call_pace=corner[0],
        note=corner[1],
        longest_note=LONGEST_NOTE,
        story=slowplay.story_for(table, seat, viewer.lang, house.clock.now()),
    )


async def acted(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a post of a player."""
    response = await act(Request(scope, receive))
    await response(scope, receive, send)


stream: Final = Stream()
most_often: Final[dict[tuple[str, str], ASGIApp]] = {
    ("POST", "act"): acted,
    ("GET", "stream"): stream,
}
routes: Final = [
    Route("/table/{id}", table_page),
    Route("/table/{id}/stream", stream),
    Route("/table/{id}/act", act, methods=["POST"]),
    *replay.routes,
    *slowplay.routes,
    *tips.routes,
    *score.routes,
    *studying.routes,
    *planner.routes,
    *branches.routes,
    *variations.routes,
    *remarks.routes,
]
