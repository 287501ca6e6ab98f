"""What a table is made of: who has a seat, what was chosen, said and asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tabard.kernel.events import Event, scene_of
from tabard.kernel.state import State


@dataclass(slots=True)
class Occupant:
    """Who has a seat: a user, and a bot that plays while there is none or the user is away.

    `before` are those who had it earlier in the game, in order. `nonce` is what they have brought
    along for the dealer's seed.
    """

    user: str = ""
    name: str = ""
    bot: str = ""
    before: tuple[str, ...] = ()
    nonce: str = ""

    @property
    def free(self) -> bool:
        """Whether nobody has the seat."""
        return not self.user and not self.bot


@dataclass(slots=True)
class Trying:
    """How somebody fares with a puzzle.

    verdict  what was said of the turn that stands (`puzzling.verdict`), None before that
    tries    turns that were judged
    solved   whether one of them was right before the answer was shown, and `shown`, whether it was
    """

    verdict: dict[str, Any] | None = None
    tries: int = 0
    solved: bool = False
    shown: bool = False


class Ply:
    """One choice that was carried out, what it made happen, and the state it left.

    `banks` are the clocks as they stood before it, `scene` is the end of a game that another game
    follows.
    """

    def __init__(
        self,
        code: int,
        seat: int,
        at: int,
        events: tuple[Event, ...],
        after: State,
        banks: tuple[int, ...],
    ) -> None:
        self.code: Final = code
        self.seat: Final = seat
        self.at: Final = at
        self.events: Final = events
        self.after: Final = after
        self.banks: Final = banks
        self.scene: Final = scene_of(events)

    @property
    def shown(self) -> State:
        """The state to look at after it: the end of a game before the table that it clears."""
        return self.after if self.scene is None else self.scene


@dataclass(frozen=True, slots=True)
class Saying:
    """One line of chat."""

    user: str
    name: str
    seat: int | None
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class StandIn:
    """A bot that could not play any more, and the one that has its seat from then on."""

    seat: int
    bot: str
    instead: str
    at: int


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """What a seat wants when it is asked next: of these choices the first that is open.

    `step` is the question it is an answer to.
    """

    step: str
    codes: tuple[int, ...]


@dataclass(slots=True)
class UndoAsk:
    """Somebody wants to go back to a ply; who has agreed, and which entry asked."""

    seat: int
    ply: int
    agreed: set[int] = field(default_factory=set)
    asked_at: int = 0


class Receipt(NamedTuple):
    """What a command has made, as the one who asked may know it; the same for a resend."""

    version: int
    ply: int

    def json(self) -> dict[str, int]:
        """As it is sent."""
        return {"version": self.version, "ply": self.ply}
