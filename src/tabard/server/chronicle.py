"""What people do around a game and the game knows nothing of: undos asked for, seats left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabard.server.log import Entry
from tabard.server.parts import UndoAsk

REMEMBERED: Final = 200  # enough for a page of the log


@dataclass(frozen=True, slots=True)
class Declined:
    """An undo that somebody declined: of which ply, whose no, at which version of the state."""

    ply: int
    by: int
    state_version: int


@dataclass(frozen=True, slots=True)
class Happening:
    """Something between people that the game knows nothing of, told in the log.

    kind  asked, agreed, declined or undone (an undo); left, late (time is up) or back
    """

    kind: str
    seat: int
    at: int


class Chronicle:
    """What a table tells of its people.

    happenings  the last of them, in order, and `count`, how many there were
    declined    the last undo of each seat that somebody would not have
    """

    def __init__(self) -> None:
        self.happenings: list[Happening] = []
        self.count = 0
        self.declined: dict[int, Declined] = {}

    def tell(self, kind: str, entry: Entry) -> None:
        """Somebody did something."""
        assert entry.seat is not None
        self.happenings.append(Happening(kind, entry.seat, entry.at))
        self.count += 1
        del self.happenings[:-REMEMBERED]

    def decline(self, undo: UndoAsk, entry: Entry, state_version: int) -> None:
        """Somebody would not have an undo."""
        assert entry.seat is not None
        self.declined[undo.seat] = Declined(undo.ply, entry.seat, state_version)
        self.tell("declined", entry)

    def forget(self, plies: int) -> None:
        """Choices from here on were undone: what was said about them counts no more."""
        still = [seat for seat, no in self.declined.items() if no.ply < plies]
        self.declined = {seat: self.declined[seat] for seat in still}

    def told_no(self, seat: int, ply: int) -> bool:
        """Whether a seat has asked for this ply and was told no."""
        return seat in self.declined and self.declined[seat].ply == ply
