"""Tips: what each thing on a table answers at a moment, sent when somebody first asks.

Frames go out with every choice to everybody; tips are sentences about most of the picture, and few
of them are read. So a page fetches those of the moment on show, and frames stay small.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.server.table import Table
from tabard.server.web import frame, replay
from tabard.server.web.access import seen_table
from tabard.server.web.pauses import pause_of
from tabard.server.web.people import viewer_of
from tabard.server.web.sight import Sight
from tabard.server.web.stream import number


def said(table: Table, sight: Sight, view: Mapping[str, Any]) -> dict[str, str]:
    """What everything answers that a view shows."""
    return sight.words.tips(sight.board.tips(view, sight.seat), table.names())


async def tips_now(request: Request) -> Response:
    """The tips of a table as it stands, through the eyes that its stream has."""
    table = seen_table(request)
    viewer = viewer_of(request)
    if table.state is None or table.game is None:  # plates in a waiting room have names alone
        return replay.fragments(request, {})
    seat, _ = frame.eyes(table, viewer.user, number(request.query_params.get("seat")))
    sight = Sight(table.game.edition, seat, viewer.lang)
    ended = pause_of(table)
    paused = ended and number(request.query_params.get("ply")) == ended
    state = table.shown_at(ended) if paused else frame.seen(table, sight)
    view = state.view(seat)
    return replay.fragments(request, said(table, sight, view))


async def tips_then(request: Request) -> Response:
    """The tips of a moment of a replay."""
    table = replay.replayed(request)
    assert table.game is not None
    sight = Sight(table.game.edition, replay.eyes(request, table), viewer_of(request).lang)
    view = table.shown_at(replay.plies_asked(request, table)).view(sight.seat)
    return replay.fragments(request, said(table, sight, view))


routes: Final = [
    Route("/table/{id}/tips", tips_now),
    Route("/replay/{id}/tips", tips_then),
]
