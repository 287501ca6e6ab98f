"""What seats and spectators see of the states of a table, each looked at once.

Several ask for the same: the picture, the log, every reader. A seat's view is what everybody sees
with what it alone knows laid over it, so that both share what lies open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.kernel.state import State
from tabard.server.table import Table

View = Mapping[str, Any]
Seen = tuple[State, dict[int | None, View]]  # the state is kept, so that no other has its id

MOST_STATES: Final = 6  # per table: the present, a few moments on the way, a draft


def view_of(table: Table, state: State, seat: int | None) -> View:
    """What a seat sees of a state; where nothing is hidden, what everybody sees."""
    views = views_of(table, state)
    found = views.get(seat)
    if found is None:
        found = views[seat] = overlaid(views, state, seat)
    return found


def common_view(table: Table, state: State) -> View:
    """What everybody sees of a state."""
    return view_of(table, state, None)


def views_of(table: Table, state: State) -> dict[int | None, View]:
    """What is known of a state so far."""
    known: dict[int, Seen] = table.memory.setdefault("views", {})
    found = known.get(id(state))
    if found is None:
        if len(known) >= MOST_STATES:
            del known[next(iter(known))]
        found = known[id(state)] = (state, {})
    return found[1]


def overlaid(views: dict[int | None, View], state: State, seat: int | None) -> View:
    """A view that is asked for the first time."""
    box = state.game.box
    if seat is None or box is None:
        return state.view(seat)
    common = views.get(None)
    if common is None:
        common = views[None] = state.view(None)
    if box.lies_open():
        return common
    found = dict(common)
    if box.mine is not None:
        seats = found["seats"] = list(found["seats"])
        seats[seat] = {**seats[seat], **box.mine(state, seat)}
    if box.knows is not None:
        found.update(box.knows(state, seat))
    return common if found == common else found
