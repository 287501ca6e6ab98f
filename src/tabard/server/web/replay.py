"""Replays: any moment of a finished game through any seat's eyes; of a running one, one's own."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any, Final

import brotli
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.commentary import LONGEST_COMMENT
from tabard.draw.stamps import printed
from tabard.kernel.dealer import NO_NONCE, is_nonce
from tabard.kernel.errors import BadRecord
from tabard.presentation.board import Layout
from tabard.server.refusals import RequestRefused, malformed
from tabard.server.table import Table
from tabard.server.web import crying, diary, ending, frame, happened, prompt, seats, stages
from tabard.server.web.access import seen_table
from tabard.server.web.asked import Asked
from tabard.server.web.pauses import halts
from tabard.server.web.people import viewer_of
from tabard.server.web.pipe import QUALITY
from tabard.server.web.records import in_words
from tabard.server.web.reel import MOST_STEPS
from tabard.server.web.rendering import render
from tabard.server.web.rounds import rounds_of
from tabard.server.web.sight import SHIELDS, Sight, guessed_layout, layout_of
from tabard.server.web.stream import number


def replayed(request: Request) -> Table:
    """The table of an address, if this viewer may go back in it."""
    table = seen_table(request)
    if table.first is None:
        raise RequestRefused("not-running", 409, "The game is not running.")
    if not table.revealed and not table.seats_of(viewer_of(request).user):
        raise RequestRefused("not-over", 403, "The game is not over yet.")
    return table


def eyes(request: Request, table: Table) -> int | None:
    """Whose view is shown: after the game anybody's, while it runs one's own alone.

    Unless the address names a seat, or none with `seat=`, who had one seat looks from there again;
    who had several looks on.
    """
    wanted = number(request.query_params.get("seat"))
    own = table.seats_of(viewer_of(request).user)
    if table.revealed:
        if "seat" not in request.query_params:
            return own[0] if len(own) == 1 else None
        return wanted if wanted is not None and wanted < len(table.seats) else None
    seat, _ = frame.eyes(table, viewer_of(request).user, wanted if wanted in own else None)
    return seat


def plies_asked(request: Request, table: Table) -> int:
    """How many choices were made at the moment that is asked for."""
    text = request.query_params.get("ply")
    if text is None:
        return 0 if table.revealed else len(table.plies)
    plies = number(text)
    if plies is None or plies > len(table.plies):
        raise malformed("ply", f"is not a number of 0 to {len(table.plies)}")
    return plies


def stops(table: Table) -> list[int]:
    """The moments worth a step: the beginning, before each choice of a seat, the end of a game."""
    plies = table.plies
    return [0, *(n for n in range(1, len(plies)) if halts(plies, n)), len(plies)]


def sealed(table: Table, say: Any) -> str:
    """What the dealer's seal is worth, in words."""
    if not table.revealed:
        return str(say("replay-seal-shut"))
    if table.plan.daily:
        return str(say("daily-seed"))
    if not table.seed:
        return str(say("replay-seal-none"))
    record = table.record()
    try:
        told = "replay-seal-shared" if any(map(is_nonce, table.nonces)) else "replay-seal-kept"
        return str(say(told, number=record.check_deal()))
    except BadRecord as error:
        return str(say("replay-seal-broken", why=in_words(error, say)))


async def replay_page(request: Request) -> Response:
    """The page of a replay at some moment."""
    table = replayed(request)
    viewer = viewer_of(request)
    assert table.game is not None
    sight = Sight(table.game.edition, eyes(request, table), viewer.lang, guessed_layout(request))
    plies = plies_asked(request, table)
    present = studied(table, sight, plies)
    facts: dict[str, Any] = {
        "table": table.id,
        "layout": sight.layout,
        "seat": sight.seat,
        "ply": plies,
        "plies": len(table.plies),
        "stops": stops(table),
        "rooms": present["rooms"],
        "motion": stages.motion(sight),
        "pace": viewer.settings.get("pace", 900) or 450,
    }
    crowd = seats.Crowd(viewer.user, frozenset(one.user for one in table.seats))
    said = crying.announced_to(request.app.state.house, viewer.lang, crying.put_away(request))
    lines = diary.lines(table, sight, len(table.plies), most=len(table.plies) * 20)
    return render(
        request,
        "replay.html",
        whole_sprite=True,
        table=table,
        game=table.game,
        edition=stages.mark(table.game.edition),
        facts=facts,
        names=table.names(),
        seat=sight.seat,
        layout=sight.layout,
        tabs=stages.tabs(sight.game, sight.words),
        rounds=rounds_of(table, sight),
        parts={name: Markup(html) for name, html in present["parts"].items()},
        announced=Markup(crying.announced(said, sight.chrome)),
        people=Markup(seats.people(table, sight, crowd)),
        end=Markup(printed(ending.end(table, sight, len(table.plies)))) if table.over else "",
        lines=[Markup(line) for line in lines],
        shields=SHIELDS,
        commitment=table.commitment,
        seal=sealed(table, sight.chrome),
        studied=table.over,
        longest_comment=LONGEST_COMMENT,
        origin="brought-in" if table.brought_in else "played-here",
        shares=list(zip(table.names(), table.nonces, strict=True)) if table.nonces else [],
        no_share=NO_NONCE,
    )


async def replay_frame(request: Request) -> Response:
    """One moment as fragments."""
    table = replayed(request)
    assert table.game is not None
    sight = Sight(
        table.game.edition, eyes(request, table), viewer_of(request).lang, asked_layout(request)
    )
    plies = plies_asked(request, table)
    before = max((n for n in stops(table) if n < plies), default=plies)
    return fragments(request, shown(table, sight, plies, before))


async def replay_since(request: Request) -> Response:
    """The moments since the seat's own last choice, to be shown one after another.

    What that choice itself made happen leads to the first, and `events` from the last to now.
    """
    table = replayed(request)
    assert table.game is not None
    seat = eyes(request, table)
    sight = Sight(table.game.edition, seat, viewer_of(request).lang, asked_layout(request))
    own = [i for i, ply in enumerate(table.plies, 1) if seat is None or ply.seat == seat]
    begin = own[-1] if own else 0
    moments = [n for n in stops(table) if begin <= n < len(table.plies)]
    moments = [max(0, begin - 1), *moments[-MOST_STEPS:]]
    frames = [shown(table, sight, now, then) for then, now in pairwise(moments)]
    last = happened.between(table, sight, moments[-1], len(table.plies))
    return fragments(request, {"frames": frames, "events": last})


def asked_layout(request: Request) -> Layout:
    """The geometry a script asks for."""
    return layout_of(request.query_params.get("layout", ""))


def shown(table: Table, sight: Sight, plies: int, before: int) -> dict[str, Any]:
    """One moment as a script needs it, with what happened since an earlier one."""
    found = studied(table, sight, plies)
    found["events"] = happened.between(table, sight, before, plies)
    names = ("parts", "plies", "seat", "rooms", "moved", "mover", "events")
    return {key: found[key] for key in names}


def studied(table: Table, sight: Sight, plies: int) -> frame.Frame:
    """A moment; where it was the seat that looks whose choice it was, with what was not open."""
    found = frame.then(table, sight, plies)
    state = table.shown_at(plies)
    if sight.seat is None or sight.seat not in state.awaited():
        return found
    asked = Asked(state, sight.seat)
    view = asked.state.view(sight.seat)
    sentence, rule = sight.words.prompt(view, table.names()), asked.state.cited()
    closed = prompt.closed(asked, view, sight)
    bar = prompt.bar("wait", sight.seat, sentence, rule, "", closed, sight)
    return {**found, "parts": {**found["parts"], "prompt": printed(bar)}}


def fragments(request: Request, data: dict[str, Any]) -> Response:
    """Fragments as JSON: pictures are alike, so compressed they are small."""
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    headers = {"vary": "accept-encoding"}
    if "br" in request.headers.get("accept-encoding", ""):
        body = brotli.compress(body, quality=QUALITY)
        headers["content-encoding"] = "br"
    return Response(body, headers=headers, media_type="application/json")


routes: Final = [
    Route("/replay/{id}", replay_page),
    Route("/replay/{id}/frame", replay_frame),
    Route("/replay/{id}/since", replay_since),
]
