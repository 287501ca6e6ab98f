"""What people do at a slow table: orders for later, holidays, reminding whoever is gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.kernel import sets
from tabard.kernel.onward import Onward
from tabard.kernel.state import State
from tabard.server.asker import Asker, own_seat, playing_seat
from tabard.server.dealing import carry_out, collect
from tabard.server.log import Entry
from tabard.server.refusals import RequestRefused, malformed, not_running, not_your_seat
from tabard.server.setup import DAY
from tabard.server.table import Table

MOST_ALTERNATIVES: Final = 6
NUDGE_AFTER: Final = DAY // 2  # so long a table waits before somebody is reminded, and again


def order(table: Table, who: Asker, seat: int, step: str, codes: Sequence[int]) -> list[Entry]:
    """Say what is to be chosen when a seat is asked next: the first of these that is open.

    It is for whoever waits; who is asked now chooses.
    """
    playing_seat(table, who, seat)
    assert table.game is not None
    if seat in table.awaited():
        raise RequestRefused("asked-now", 409, "You are asked now: choose.")
    if not 1 <= len(codes) <= MOST_ALTERNATIVES or len(set(codes)) != len(codes):
        raise malformed("codes", f"are not 1 to {MOST_ALTERNATIVES} different choices")
    if any(not 0 <= code < len(table.game.actions.texts) for code in codes):
        raise malformed("codes", "are no choices of this game")
    if step not in {one.name for one in table.game.steps}:
        raise malformed("step", f"{step!r} is no question of this game")
    return [who.entry("order", seat, step=step, codes=list(codes))]


def take_back_order(table: Table, who: Asker, seat: int) -> list[Entry]:
    """Think better of an order."""
    own_seat(table, who, seat)
    return [who.entry("unorder", seat, why="taken-back")] if seat in table.orders else []


def order_due(table: Table) -> int | None:
    """A seat that is asked and has left an order; none while people talk about an undo."""
    if table.undo is None and table.orders:
        for seat in table.awaited():
            if seat in table.orders and not table.seats[seat].bot:
                return seat
    return None


def question(state: State, seat: int) -> Onward | None:
    """The question that a seat is asked, going on implied; None where a set is asked for."""
    now = state if state.to_move == seat else state.asking(seat)
    onward = Onward(now, seat)
    return None if sets.set_asked(state, seat) is not None else onward


def obey(table: Table, who: Asker, seat: int, version: int) -> list[Entry]:
    """Carry an order out, or drop it: it was for another question, or nothing it names is open.

    `version` is the table's when it was looked at.
    """
    if order_due(table) != seat or table.version != version or table.state is None:
        return []
    wanted = table.orders[seat]
    owner = Asker(table.seats[seat].user, table.seats[seat].name, who.now)
    asked = question(table.state, seat)
    if asked is None or asked.asked.step().name != wanted.step:
        return [owner.entry("unorder", seat, why="other-question")]
    code = next((code for code in wanted.codes if code in asked.codes), None)
    if code is None:
        return [owner.entry("unorder", seat, why="none-open")]
    codes = asked.codes_of(code)
    if len(table.state.awaited()) > 1:
        return collect(table, owner, seat, codes)
    return carry_out(table, owner, codes)


def rest(table: Table, who: Asker, seat: int, start: int, end: int) -> list[Entry]:
    """Let a slow clock stand still while somebody is away, for as long as the table allows."""
    if not table.running or table.seats[seat].bot:
        return []
    timing = table.timing
    if timing.clock.kind != "slow" or not table.plan.holiday:
        return []
    used = timing.rested(seat, 0, start)
    end = max(start, min(end, start + max(0, table.plan.holiday * DAY - used)))
    known = timing.rests.get(seat, [])
    after = [span for span in known if span[1] > start]
    if after == ([(start, end)] if end > start else []):
        return []
    return [who.entry("rest", seat, **{"from": start, "until": end})]


def nudge(table: Table, who: Asker, seat: int) -> list[Entry]:
    """Remind somebody that a table waits for them; whoever sits there may, now and then."""
    if not table.seats_of(who.user):
        raise not_your_seat()
    if not table.running:
        raise not_running()
    if not may_nudge(table, who.user, seat, who.now):
        raise RequestRefused("nudged", 409, "They have not been waited for that long.")
    return [who.entry("nudge", seat)]


def may_nudge(table: Table, user: str, seat: int, now: int) -> bool:
    """Whether somebody may be reminded: after half a day, and not more often."""
    if not 0 <= seat < len(table.seats) or seat not in table.summoned:
        return False
    if table.seats[seat].user == user or table.timing.rests_until(seat, now) is not None:
        return False
    since = max(table.timing.since.get(seat, now), table.nudged.get(seat, (0, 0))[0])
    return now - since >= NUDGE_AFTER
