"""The end of a game: points by where they came from, the winner in words, points over time."""

from __future__ import annotations

from tabard import scoresheet
from tabard.draw.memory import safe
from tabard.server.reckoned import score_then
from tabard.server.table import Table
from tabard.server.web import terms
from tabard.server.web.chart import chart
from tabard.server.web.scoretable import heads, line
from tabard.server.web.sight import Sight, sign


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
    elif table.plan.daily:
        label = safe(say("daily-results"))
        again = f'<a class="primary" href="/daily/{table.plan.daily}">{label}</a>'
    elif sight.seat is not None and not table.plan.puzzle:
        again = (
            '<button type="button" class="pill" data-do="rematch">'
            f"{sign('cycle', 16)}<span>{safe(say('table-rematch'))}</span></button>"
        )
    return further(table, sight) + replay(table, sight) + again


def replay(table: Table, sight: Sight) -> str:
    """To the game as it was played."""
    return (
        f'<a class="pill" href="/replay/{table.id}">{sign("backward-time", 16)}'
        f"<span>{safe(sight.chrome('table-replay'))}</span></a>"
    )


def ways_out(table: Table, sight: Sight) -> str:
    """Where one may go from a game that was closed before its end: back in it, and home."""
    home = safe(sight.chrome("back-home"))
    return f'{replay(table, sight)}<a class="primary" href="/">{home}</a>'


def further(table: Table, sight: Sight) -> str:
    """To the next part of a game that is learned part by part, for whoever has played it."""
    game, plan = table.game, table.plan
    if game is None or sight.seat is None or plan.daily or plan.puzzle or plan.lesson:
        return ""
    part = next((o for o in game.parts() if not game.plays(o, plan.options)), None)
    if part is None:
        return ""
    told = sight.chrome("part-next", part=terms.question(game.edition, part, sight.chrome))
    return f'<a class="pill" href="/learn/{game.id}#parts">{safe(told)}</a>'


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
        none_told = say("daily-seed" if table.plan.daily else "replay-seal-none")
        told = say("table-seed-was", seed=table.told_seed) if table.told_seed else none_told
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
        f'<h2 id="end-title">{verdict}</h2>{scores(table, sight, plies)}'
        f"<h3>{safe(say('table-points-over-time'))}</h3>{chart(table, sight, plies)}"
        f"{foot}</div></section>"
    )


def scores(table: Table, sight: Sight, plies: int) -> str:
    """Rows are where points came from, columns are players; the winners' columns are lit."""
    words = sight.words
    found = score_then(table, None, plies)
    places = found["places"]
    order = sorted(range(len(places)), key=lambda mat: (places[mat], mat))
    lit = frozenset(mat for mat in order if places[mat] == 1)
    rows = scoresheet.now(found, words)
    body = "".join(line(row, rows, sight, order, lit) for row in rows)
    foot = "".join(line(row, rows, sight, order, lit) for row in scoresheet.summed(found, words))
    return (
        f'<table class="scores">{heads(table, sight, found, order, lit)}'
        f"<tbody>{body}</tbody><tfoot>{foot}</tfoot></table>"
    )
