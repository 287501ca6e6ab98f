"""Laying a set down: its pieces in whatever order, at once or not at all."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.kernel import sets
from tabard.kernel.errors import BadInput, Refused
from tabard.server.asker import Asker, playing_seat, state_seen, unconfirmed
from tabard.server.dealing import at_once, carry_out, collect
from tabard.server.log import Entry
from tabard.server.refusals import confirm_first, illegal, malformed, not_your_turn, stale
from tabard.server.table import Table


def lay(
    table: Table, who: Asker, seat: int, codes: Sequence[int], ply: int, final: bool
) -> list[Entry]:
    """Lay a set down: tentatively, or for good when `final` or when it would reveal something.

    Where others put theirs together at the same time, it is kept until all have laid down.
    """
    state = playing_seat(table, who, seat)
    if ply != table.ply_of(seat):
        raise stale(table.ply_of(seat))
    if unconfirmed(table, seat):
        raise confirm_first()
    own = state_seen(table, seat)
    if own is None or seat not in table.awaited():
        raise not_your_turn()
    if sets.set_asked(own, seat) is None:
        raise malformed("choice", "no set is asked for")
    try:
        made = sets.path(own, seat, codes)
        if len(state.awaited()) > 1:
            return collect(table, who, seat, made)
        if at_once(table, own, seat, made, final):
            return carry_out(table, who, [*table.draft, *made])
        return [who.entry("draft", seat, codes=made)]
    except Refused as refused:
        raise illegal(refused) from None
    except BadInput as error:
        raise malformed("choice", error.problem) from None
