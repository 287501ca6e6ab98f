"""What happened, as data: enough to write a log line in any language and to move a piece."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tabard.kernel.state import State

EVERYBODY: Final = -1


class Event:
    """One thing that happened while a choice was carried out.

    kind    what happened, a message id of the game's locale ("gains-gold", "places-builder")
    seat    whose doing or to whom; CHANCE when it is nobody's
    rule    the rule that made it happen
    amount  how much or how many; 0 when it has no number
    thing   id of the good, card or piece; "" when it has none
    place   id of the place; "" when it has none
    only    the one seat that may know `thing`, or EVERYBODY
    scene   the table as it stood at the end of a game that another follows, because it is cleared
            by the same choice: a state that is over, never to be changed; else None
    """

    __slots__ = ("amount", "kind", "only", "place", "rule", "scene", "seat", "thing")

    def __init__(
        self,
        rule: str,
        kind: str,
        seat: int,
        amount: int,
        thing: str,
        place: str,
        only: int,
        scene: State | None = None,
    ) -> None:
        self.rule = rule
        self.kind = kind
        self.seat = seat
        self.amount = amount
        self.thing = thing
        self.place = place
        self.only = only
        self.scene = scene

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as JSON data for a seat (None: a spectator), without what is hidden."""
        hidden = self.only not in (EVERYBODY, seat)
        return {
            "kind": self.kind,
            "seat": self.seat,
            "rule": self.rule,
            "amount": self.amount,
            "thing": "" if hidden else self.thing,
            "place": self.place,
        }


def scene_of(events: Sequence[Event]) -> State | None:
    """The end of a game among what a choice made happen, where another game follows it."""
    for event in events:
        if event.scene is not None:
            return event.scene
    return None
