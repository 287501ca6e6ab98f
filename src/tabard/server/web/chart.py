"""Points over time: a line for each player, with rounds, and a moment to point at and go to."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from tabard.draw.lettering import text
from tabard.draw.memory import safe
from tabard.kernel.reckoning import sums
from tabard.kernel.state import State
from tabard.server.table import Table
from tabard.server.web.rounds import rounds_of
from tabard.server.web.sight import Sight, sign
from tabard.server.web.views import common_view
from tabard.words import figure

SIZE: Final = (560.0, 180.0)
LEFT: Final = 28  # room for the figures beside the grid
RIGHT: Final = 36  # and for the shields at the lines' ends
FOOT: Final = 26  # and for the rounds below
APART: Final = 20  # between two shields

History = Sequence[Sequence[float]]


def chart(table: Table, sight: Sight, plies: int) -> str:
    """The picture, and below it a slider over the moments with what stood then and the way there.

    The script reads the figures from `data-points`: after how many choices which scores stood.
    """
    begun = next((n for n in range(plies - 1, 0, -1) if table.plies[n - 1].scene is not None), 0)
    first = table.shown_at(plies)
    names = [*table.names(), *map(sight.words.title, first.game.accounts().rivals(first))]
    history = [points_at(table.state_at(n)) for n in range(begun, plies)]
    history.append(points_at(first))
    rounds = [one for one in rounds_of(table, sight) if begun <= one.at <= plies]
    wide, high = SIZE
    step = wide / max(1, plies - begun)
    ticks = "".join(
        f'<path class="hair" d="M{(one.at - begun) * step:.1f},0v{high:g}"/>'
        + (
            text(round((one.at - begun) * step, 1), high + 18, one.tick, "g6", 13)
            if one.tick
            else ""
        )
        for one in rounds
    )
    say = sight.chrome
    told = safe(say("table-points-over-time"))
    picture = (
        f'<svg class="tabard chart" role="img" aria-label="{told}"'
        f' viewBox="{-LEFT} -10 {wide + LEFT + RIGHT:g} {high + 10 + FOOT:g}" fill="var(--ink)">'
        f"{ticks}{grid(history)}{curves(history, len(names))}"
        f'<path class="moment" d="M0,0v{high:g}"/></svg>'
    )
    changes = [
        [begun + n, *(figure(points) for points in row)]
        for n, row in enumerate(history)
        if n == 0 or row != history[n - 1]
    ]
    marks = [[one.at, round_at(table, sight, one.at)] for one in rounds]
    data = safe(json.dumps({"points": changes, "rounds": marks, "names": names}))
    return (
        f'<figure class="over-time" data-wide="{wide:g}" data-left="{LEFT}" data-right="{RIGHT}"'
        f' data-replay="/replay/{table.id}" data-points="{data}">{picture}'
        f'<figcaption><input type="range" min="{begun}" max="{plies}" value="{plies}"'
        f' aria-label="{safe(say("replay-slider"))}">'
        f'<output aria-live="off"></output><a class="pill" href="/replay/{table.id}?ply={plies}">'
        f"{sign('backward-time', 16)}<span>{safe(say('table-see-moment'))}</span></a></figcaption>"
        "</figure>"
    )


def round_at(table: Table, sight: Sight, plies: int) -> str:
    """What the round is called that a moment lies in."""
    view = common_view(table, table.shown_at(plies))
    rounds, chapter = view.get("rounds", 0), view.get("chapter", 0)
    return sight.words("table-round", round=view["round"], rounds=rounds, chapter=chapter)


def points_at(state: State) -> list[float]:
    """The points of every mat as the table stands, rivals among them."""
    accounts = state.game.accounts()
    sheet = accounts.sheet(state)
    if sheet is None:
        return list(state.scores())
    return sums(sheet, int(state.players) + len(accounts.rivals(state)))


def bounds(history: History) -> tuple[int, int]:
    """The lowest and the highest score there was, with 0 and 1 among them."""
    top = max(1, *(ceil(max(row)) for row in history))
    return min(0, *(floor(min(row)) for row in history)), top


def height(points: float, low: int, top: int) -> float:
    """Where a score lies in the picture."""
    high = SIZE[1]
    return high - (points - low) * high / (top - low)


def grid(history: History) -> str:
    """A line every ten points."""
    low, top = bounds(history)
    return "".join(
        f'<path class="hair" d="M0,{height(tick, low, top):.1f}h{SIZE[0]:g}"/>'
        + text(-6, round(height(tick, low, top) + 4, 1), tick, "g6", 13, "end")
        for tick in range(low - low % 10, top + 1, 10)
        if tick >= low
    )


def curves(history: History, mats: int) -> str:
    """The players' lines, with their shields at the ends, none upon another."""
    low, top = bounds(history)
    wide = SIZE[0]
    step = wide / max(1, len(history) - 1)
    lines, ends = "", ""
    for seat in range(mats):
        path = f"M0,{height(history[0][seat], low, top):.1f}"
        for i in range(1, len(history)):
            if history[i][seat] != history[i - 1][seat]:
                path += f"H{i * step:.1f}V{height(history[i][seat], low, top):.1f}"
        lines += f'<path class="curve p{seat + 1}" d="{path}H{wide:g}"/>'
    for seat, at in shields(history, mats).items():
        place = f"translate({wide + 8:g},{at - 9:.1f}) scale(.6)"
        ends += f'<use href="#shield-{seat}" transform="{place}"/>'
    return lines + ends


def shields(history: History, mats: int) -> dict[int, float]:
    """How far down each shield hangs: at the end of its line, apart from the others, and none
    below the foot of the grid.
    """
    low, top = bounds(history)
    order = sorted(range(mats), key=lambda seat: -history[-1][seat])
    found = [height(history[-1][seat], low, top) for seat in order]
    for i in range(1, len(found)):
        found[i] = max(found[i], found[i - 1] + APART)
    foot = SIZE[1]
    for i in reversed(range(len(found))):
        found[i] = min(found[i], foot)
        foot = found[i] - APART
    return dict(zip(order, found, strict=True))
