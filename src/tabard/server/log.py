"""Log entries: everything that ever happened at a table, in order; the log is the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

# Entries that nobody but who made them may know of, and entries that change the state of the game.
UNSEEN: Final = frozenset(("draft", "takeback"))
TURNING: Final = frozenset(("start", "choice", "undo"))

# Entries after which a table stands elsewhere in lists: who sits there has changed.
SEATING: Final = frozenset(("open", "sit", "leave", "start", "flag", "close"))


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log.

    kind     what happened, see below
    at       server time in milliseconds
    seat     the seat it concerns, or None
    user     who did it, or "" for the house
    request  the id of the request that asked for it, or ""
    data     the rest

    Kinds: `open` (the setup), `sit`, `leave`, `start`, `draft` and `takeback` (tentative choices of
    a seat), `answer` (a secret choice made while others choose too), `choice` (seat or chance),
    `ask-undo`, `agree`, `decline`, `undo`, `say` (chat), `flag` (time is up), `wake` (the house
    opens again: clocks go on from here), `rematch` (where they play again), `close`.
    """

    kind: str
    at: int
    seat: int | None = None
    user: str = ""
    request: str = ""
    data: dict[str, Any] = field(default_factory=dict)
