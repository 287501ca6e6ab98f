"""Hints: what a strong bot would do in a seat's place, asked for by whoever sits there.

The bot thinks in a worker process and gets a sample of what the seat knows, as every bot does. A
question is thought about once: whoever asks again gets the same answer.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, NamedTuple

from tabard.bots import levels
from tabard.bots.advice import Advice
from tabard.bots.margins import Margin, margin_of
from tabard.kernel.onward import going_on
from tabard.server.asker import Asker, asked, playing_seat, state_seen, unconfirmed
from tabard.server.botpool import NoThought
from tabard.server.house import House
from tabard.server.livetable import LiveTable
from tabard.server.log import carried_out
from tabard.server.refusals import confirm_first, no_advice, no_hints, not_your_turn, stale

log = logging.getLogger("tabard")

ADVISER: Final = levels.ADVISER.name
MOST: Final = 3


class Hint(NamedTuple):
    """What the adviser thinks of a seat's question.

    ply      the moment it is about, as posts name it
    advice   the best choices, the best first; where a set is asked for, one whole set
    among    how many choices there are
    onward   the implied choices that lead to the question it is about, for a page that asks it
    margins  for each advice the margin to expect, where the game plays the opponent itself
    """

    seat: int
    ply: int
    advice: tuple[Advice, ...]
    among: int
    onward: tuple[int, ...] = ()
    margins: tuple[Margin, ...] = ()


async def hint(
    house: House, table_id: str, who: Asker, seat: int, ply: int, onward: bool = False
) -> Hint:
    """What the adviser would do for the asker's seat now; `RequestRefused` where it gives none.

    With `onward` an adviser who would only go on is asked what he would do then.
    """
    live = house.live_table(table_id)
    table = live.table
    playing_seat(table, who, seat)
    if not table.hints:
        raise no_hints()
    if ply != table.ply_of(seat):
        raise stale(table.ply_of(seat))
    if unconfirmed(table, seat):
        raise confirm_first()
    if asked(table, seat) is None:
        raise not_your_turn()
    question = (table.state_version, tuple(table.draft), onward)
    known = live.hints.get(seat)
    if known is None or known[0] != question:
        house.limits.check_hint(who.user)
        known = (question, asyncio.create_task(think(house, live, seat, ply, onward)))
        live.hints[seat] = known
    try:
        found: Hint = await asyncio.shield(known[1])
    except Exception as why:
        if live.hints.get(seat) is known:  # the next to ask has it thought about anew
            del live.hints[seat]
        if not isinstance(why, NoThought):
            raise
        log.warning("table %s: no hint: %s", table_id, why)
        raise no_advice() from None
    table = live.table
    if (table.state_version, tuple(table.draft), onward) != question or asked(table, seat) is None:
        raise stale(table.ply_of(seat))
    return found


async def think(house: House, live: LiveTable, seat: int, ply: int, onward: bool) -> Hint:
    """Have the adviser think about a seat's question, or the first that he would not pass by."""
    table = live.table
    state = state_seen(table, seat)
    assert state is not None
    passed: tuple[int, ...] = ()
    while True:
        host = table.seats[seat].user
        found = await house.botpool.advise(state, seat, ADVISER, table.id, ply, host)
        best = found[0].code
        if not onward or best != going_on(state, seat):
            break
        after = carried_out(state, best).after
        if after.awaited() != [seat]:
            break
        passed, state = (*passed, best), after
    best_few = tuple(found[:MOST])
    margins = [margin_of(state, each.chances[seat]) for each in best_few]
    known = tuple(each for each in margins if each is not None)
    return Hint(seat, ply, best_few, len(state.choices_of(seat)), passed, known)
