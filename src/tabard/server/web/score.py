"""The score of a table at any time, as one viewer may know it: asked for by key or click."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard import scoresheet
from tabard.kernel.reckoning import Reckoning
from tabard.server.reckoned import score_now, score_then
from tabard.server.table import Table
from tabard.server.web import frame, replay
from tabard.server.web.access import seen_table
from tabard.server.web.pauses import pause_of
from tabard.server.web.people import viewer_of
from tabard.server.web.scoretable import group, heads
from tabard.server.web.sight import Sight
from tabard.server.web.stream import number


def now(table: Table, sight: Sight) -> str:
    """The whole card: points by source, what the end would add, what falls due."""
    found = score_now(table, sight.seat)
    return card(table, sight, found)


def then(table: Table, sight: Sight, plies: int) -> str:
    """The same of an earlier moment."""
    return card(table, sight, score_then(table, sight.seat, plies))


def card(table: Table, sight: Sight, found: Reckoning) -> str:
    """A score as one table; the groups of rows share the players' columns."""
    words = sight.words
    mats = range(len(found["points"]))
    rows = [*scoresheet.now(found, words), *scoresheet.summed(found, words)]
    assert table.game is not None
    groups = group(words("score-now"), "", rows, sight, mats)
    if found["final"] is not None:
        rule = table.game.end_rule
        groups += group(words("score-final"), rule, scoresheet.final(found, words), sight, mats)
    coming = scoresheet.dues(found, words)
    if coming:
        groups += group(words("score-due"), "", coming, sight, mats)
    return f'<table class="scores whole">{heads(table, sight, found, mats)}{groups}</table>'


async def score_of_now(request: Request) -> Response:
    """The score of a table as it stands, through the eyes that its stream has."""
    table = seen_table(request)
    viewer = viewer_of(request)
    if table.state is None or table.game is None:
        return replay.fragments(request, {"score": ""})
    seat, _ = frame.eyes(table, viewer.user, number(request.query_params.get("seat")))
    sight = Sight(table.game.edition, seat, viewer.lang)
    ended = pause_of(table)
    paused = ended and number(request.query_params.get("ply")) == ended
    shown = then(table, sight, ended) if paused else now(table, sight)
    return replay.fragments(request, {"score": shown})


async def score_of_then(request: Request) -> Response:
    """The score of a moment of a replay."""
    table = replay.replayed(request)
    assert table.game is not None
    sight = Sight(table.game.edition, replay.eyes(request, table), viewer_of(request).lang)
    shown = then(table, sight, replay.plies_asked(request, table))
    return replay.fragments(request, {"score": shown})


routes: Final = [
    Route("/table/{id}/score", score_of_now),
    Route("/replay/{id}/score", score_of_then),
]
