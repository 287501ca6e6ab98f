"""Log entries: everything that ever happened at a table, in order; the log is the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.kernel.events import Event
from tabard.kernel.state import State
from tabard.server.compact import compact

# Entries that only whoever made them may know of, and entries that change the state of the game.
UNSEEN: Final = frozenset(("draft", "takeback", "order", "unorder"))
# Moves of the game: they change nothing of who is there and what is said around it.
MOVES: Final = frozenset(("draft", "takeback", "answer", "choice"))
CHANGES_STATE: Final = frozenset(("start", "choice", "undo"))

# Entries after which a table stands elsewhere in lists: who sits there has changed.
SEATING: Final = frozenset(
    ("open", "sit", "adopt", "leave", "fill", "start", "flag", "kick", "close")
)

# Entries in which somebody is called by name: whoever goes for good takes it out of them.
NAMING: Final = frozenset(("open", "sit", "adopt", "say", "comment", "variation"))
WITHDRAWN: Final = "withdrawn"  # what marks an entry that a name was taken out of
NOBODY: Final = "N. N."  # what stands in its place, in every language


# What an entry says as number so many of a table's log, and the row of storage: with its hash.
Said = tuple[str, int, str, int, int | None, str, str, str]
Row = tuple[str, int, str, int, int | None, str, str, str, str | None]

NO_DATA: Final[Mapping[str, Any]] = {}


class Made:
    """What carrying out a choice has made: a state, never to be changed, and its events."""

    def __init__(self, after: State, events: tuple[Event, ...]) -> None:
        self.after: Final = after
        self.events: Final = events


class Entry:
    """One line of a table's log.

    kind     what happened, see below
    at       server time in milliseconds
    seat     the seat it concerns, or None
    user     who did it, or "" for the house
    request  the id of the request that asked for it, or ""
    data     the rest
    made     what a choice makes, when that was found out before it was written; not stored
    hash     what chains it to the entry before it (`chain`); "" if it is older than chains are

    Kinds: `open` (the setup), `sit`, `adopt` (what was a
    guest's is an account's from here on), `leave`, `fill` (a bot gets a seat), `start`, `draft` and
    `takeback` (tentative choices of a seat; a set is drafted as one), `answer` (a secret choice
    made while others choose too, or a whole set of them), `choice` (seat or chance), `ask-undo`,
    `agree`, `decline`, `undo`, `say` (chat), `mute` (somebody may not talk, or may again), `kick`
    (somebody is sent away before the game), `flag` (time is up), `stand-in` (a bot
    that cannot play is replaced by another), `wake` (the house opens again: clocks go on from
    here), `jump` (the time of day was set, by so much), `rules` (it goes on under another version,
    which changes nothing for it), `call-off` (somebody wishes to end it without a result) and
    `play-on` (somebody does not), `order` and `unorder` (what a seat wants to be chosen for it when
    it is asked next), `rest` (somebody is away for so long), `nudge` (somebody is reminded),
    `verdict` (what a turn in a puzzle is worth), `give-up` (its answer was asked for),
    `rematch` (where they play again), `close`; and of a game that is over `comment` and `variation`
    (see Notes), and `erase`, which takes one of them away.
    """

    def __init__(
        self,
        kind: str,
        at: int,
        seat: int | None = None,
        user: str = "",
        request: str = "",
        data: Mapping[str, Any] = NO_DATA,
        made: Made | None = None,
        hash: str = "",
    ) -> None:
        self.kind: Final = kind
        self.at: Final = at
        self.seat: Final = seat
        self.user: Final = user
        self.request = request
        self.data: Final = data
        self.made: Final = made
        self.hash = hash

    def said(self, table_id: str, seq: int) -> Said:
        """What the entry says as number `seq` of a table's log."""
        data = compact(self.data)
        return table_id, seq, self.kind, self.at, self.seat, self.user, self.request, data

    def row(self, table_id: str, seq: int) -> Row:
        """The same as a row of storage, in the order of the schema's columns."""
        return (*self.said(table_id, seq), self.hash or None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.said("", 0) == other.said("", 0)

    def __hash__(self) -> int:
        return hash(self.said("", 0))


def rows(table_id: str, seq: int, new: Sequence[Entry]) -> list[Row]:
    """Entries number seq, seq+1, ... of a table's log as rows."""
    return [entry.row(table_id, seq + i) for i, entry in enumerate(new)]


def carried_out(state: State, code: int) -> Made:
    """What a choice makes of a state, which stays as it is; `Refused` if it is not open."""
    events: list[Event] = []
    after = state.copy()
    after.log = events
    after.apply(code)
    after.log = None
    return Made(after, tuple(events))


def codes_of(entry: Entry) -> list[int]:
    """The choices of an entry: those of a set, or one."""
    return list(entry.data["codes"]) if "codes" in entry.data else [entry.data["code"]]
