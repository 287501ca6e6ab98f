"""The end of a game: points by where they came from, the winner in words, points over time."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Any, Final

from tabard.draw.lettering import text
from tabard.draw.memory import safe
from tabard.server.table import Table
from tabard.server.web.prompt import capital
from tabard.server.web.sight import Sight, shield, sign
from tabard.words import figure

CHART: Final = (560.0, 180.0)


def none() -> str:
    """No end yet."""
    return '<section id="end" hidden></section>'


def next_steps(table: Table, sight: Sight) -> str:
    """What one may do after a game."""
    say = sight.chrome
    return (
        '<button type="button" class="pill" data-open="end">'
        f"{sign('laurels', 16)}<span>{safe(say('table-scores'))}</span></button>"
        + exits(table, sight)
    )


def exits(table: Table, sight: Sight) -> str:
    """Where one may go from here."""
    say = sight.chrome
    again = ""
    if table.rematch:  # the notice of it may lie under this card
        told = f"{say('table-rematch-open')} {say('table-go-there')}"
        again = f'<a class="primary" href="/table/{table.rematch}">{safe(told)}</a>'
    elif sight.seat is not None:
        again = (
            '<button type="button" class="pill" data-do="rematch">'
            f"{sign('cycle', 16)}<span>{safe(say('table-rematch'))}</span></button>"
        )
    return (
        f'<a class="pill" href="/replay/{table.id}">{sign("backward-time", 16)}'
        f"<span>{safe(say('table-replay'))}</span></a>{again}"
    )


def going_on(plies: int, sight: Sight) -> str:
    """From the end of one game to the next: its scores, and the key that goes on."""
    say = sight.chrome
    return (
        '<button type="button" class="pill" data-open="end">'
        f"{sign('laurels', 16)}<span>{safe(say('table-scores'))}</span></button>"
        f'<button type="button" class="primary" id="confirm" data-on="{plies}">'
        f"{safe(say('table-next-game'))}</button>"
    )


def end(table: Table, sight: Sight, plies: int) -> str:
    """The whole card of a game that has ended after so many choices.

    Table of scores, verdict and chart; then where one may go from here and the dealer's seed, or
    the next game, whose deal is still a secret of that seed.
    """
    say = sight.chrome
    state = table.shown_at(plies)
    names = table.names()
    view = state.view(sight.seat)
    verdict = safe(sight.words.verdict(view, state.ranking(), names))
    close = safe(say("table-close"))
    if table.over and plies == len(table.plies):
        told = say("table-seed-was", seed=table.seed) if table.seed else say("replay-seal-none")
        foot = f'<p class="steps">{exits(table, sight)}</p><p class="seed">{safe(told)}</p>'
    else:
        onward = safe(say("table-next-game"))
        foot = (
            '<p class="steps"><button type="button" class="primary"'
            f' data-on="{plies}">{onward}</button></p>'
        )
    return (
        '<section id="end" class="end" aria-labelledby="end-title"><div class="sheet">'
        f'<button type="button" class="round close" data-close="end" aria-label="{close}">'
        f"{sign('cancel', 16)}</button>"
        f'<h2 id="end-title">{verdict}</h2>{scores(table, sight, names, plies)}'
        f"<h3>{safe(say('table-points-over-time'))}</h3>{chart(table, sight, names, plies)}"
        f"{foot}</div></section>"
    )


def scores(table: Table, sight: Sight, names: Sequence[str], plies: int) -> str:
    """Rows are where points came from, columns are players; the winners' columns are lit."""
    state, words = table.shown_at(plies), sight.words
    told = [event.seen_by(None) for ply in table.plies[:plies] for event in ply.events]
    tallies, points, places, guests = words.score_table(state, told)
    names = [*names, *guests]
    order = sorted(range(len(points)), key=lambda seat: (places[seat], seat))
    lit = {seat: ' class="won"' if places[seat] == 1 else "" for seat in order}
    head = "".join(
        f'<th scope="col"{lit[seat]}>{shield(seat, 24)}<span>{safe(names[seat])}</span></th>'
        for seat in order
    )
    rows = "".join(
        f'<tr><th scope="row">{safe(capital(words(f"points-{source}")))}</th>'
        + "".join(cell(figure(tallies[seat][source]), lit[seat]) for seat in order)
        + "</tr>"
        for source in tallies[0]
    )
    total = "".join(cell(figure(points[seat]), lit[seat]) for seat in order)
    place = "".join(cell(f"{places[seat]}.", lit[seat]) for seat in order)
    say = sight.chrome
    return (
        f'<table class="scores"><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody><tfoot>'
        f'<tr class="sum"><th scope="row">{safe(say("table-points"))}</th>{total}</tr>'
        f'<tr><th scope="row">{safe(say("table-place"))}</th>{place}</tr></tfoot></table>'
    )


def cell(value: str, attributes: str) -> str:
    """One figure."""
    return f"<td{attributes}>{value}</td>"


def chart(table: Table, sight: Sight, names: Sequence[str], plies: int) -> str:
    """Points over time: a line for each player with the shield at its end."""
    wide, high = CHART
    history = [table.shown_at(n).scores() for n in range(plies + 1)]
    top = max(1, *(ceil(max(row)) for row in history))
    low = min(0, *(floor(min(row)) for row in history))
    step = wide / max(1, len(history) - 1)

    def y(points: float) -> float:
        return high - (points - low) * high / (top - low)

    grid = "".join(
        f'<path class="hair" d="M0,{y(tick):.1f}h{wide:g}"/>'
        + text(-6, round(y(tick) + 4, 1), tick, "g6", 13, "end")
        for tick in range(low - low % 10, top + 1, 10)
    )
    curves, ends = "", ""
    taken: list[float] = []
    for seat in sorted(range(len(names)), key=lambda seat: -history[-1][seat]):
        path = f"M0,{y(history[0][seat]):.1f}"
        for i in range(1, len(history)):
            if history[i][seat] != history[i - 1][seat]:
                path += f"H{i * step:.1f}V{y(history[i][seat]):.1f}"
        curves += f'<path class="curve p{seat + 1}" d="{path}H{wide:g}"/>'
        at = y(history[-1][seat])
        while any(abs(at - other) < 20 for other in taken):
            at += 4
        taken.append(at)
        place = f"translate({wide + 8:g},{at - 9:.1f}) scale(.6)"
        ends += f'<use href="#shield-{seat}" transform="{place}"/>'
    rounds = "".join(
        f'<path class="hair" d="M{n * step:.1f},0v{high:g}"/>'
        for n, _ in chapters(table, sight)
        if n <= plies
    )
    told = safe(sight.chrome("table-points-over-time"))
    return (
        f'<svg class="tabard chart" role="img" aria-label="{told}"'
        f' viewBox="-28 -10 {wide + 64:g} {high + 20:g}" fill="var(--ink)">'
        f"{rounds}{grid}{curves}{ends}</svg>"
    )


def chapters(table: Table, sight: Sight) -> list[tuple[int, dict[str, Any]]]:
    """Where a new round begins: after how many choices, and the event that says so."""
    told = [
        (i + 1, event.seen_by(None)) for i, ply in enumerate(table.plies) for event in ply.events
    ]
    return [(plies, event) for plies, event in told if sight.words.begins_chapter(event)]
