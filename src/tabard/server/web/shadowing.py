"""A shadow of a table as a frame like any other: what would be asked there, and its picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabard.kernel.state import State
from tabard.server.web import frame, slots
from tabard.server.web.frame import Frame, Look
from tabard.server.web.sight import Sight
from tabard.server.web.trail import Pieces


def shadowed(sight: Sight, look: Look, names: Sequence[str], pieces: Pieces) -> Frame:
    """A frame of a moment that the table is not at, without its prompt."""
    asked = look.asked
    found = frame.outline(sight, look)
    found |= {"turn": asked is not None, "why": asked.reasons(sight) if asked else {}}
    if asked is not None:
        held = slots.pieces(asked, look.view, sight, names)
        found["set"] = held and {**held, "final": False}  # all of it can be taken back
        found["warned"] = asked.warnings(sight)
    picture = sight.board.draw(
        look.view,
        choices=asked.choices if asked else (),
        refusals=(*asked.refused, *asked.limited) if asked else (),
        seat=sight.seat,
        layout=sight.layout,
        names=names,
        words=sight.phrases,
        pieces=sight.board.follow(look.state.view(None), pieces),
        unconfirmed=None,
    )
    found["parts"]["board"] = frame.on_board(picture.placed(), sight.layout)
    return found


def followed(pieces: Pieces, states: Iterable[State], sight: Sight) -> Pieces:
    """Which piece stands where, moment by moment from where they stood at the table."""
    for state in states:
        pieces = sight.board.follow(state.view(None), pieces)
    return pieces
