"""What people do around a game and the game knows nothing of: undos asked for, seats left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabard.server.log import Entry
from tabard.server.parts import Ply, UndoAsk

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

    kind  asked, agreed, declined or undone (an undo); left, late (time is up), back or replaced;
          calls-off or plays-on (the game without a result); resting or rested (a holiday);
          nudged (somebody was reminded)
    """

    kind: str
    seat: int
    at: int


@dataclass(frozen=True, slots=True)
class Undone:
    """An undo that was carried out: from which ply on, whose, and the seats that agreed.

    `choices` are what was taken back, each with who made it: a seat, or chance (-1).
    """

    seat: int | None
    ply: int
    at: int
    agreed: tuple[int, ...]
    choices: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Flag:
    """A seat whose time was up after so many plies."""

    seat: int
    ply: int
    at: int


class Chronicle:
    """What a table tells of its people.

    happenings  the last of them, in order, and `count`, how many there were
    undos       every undo that was carried out, and `flags`, every time that was up
    declined    the last undo of each seat that somebody would not have
    """

    def __init__(self) -> None:
        self.happenings: list[Happening] = []
        self.count = 0
        self.undos: list[Undone] = []
        self.flags: list[Flag] = []
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

    def undo(self, asked: UndoAsk | None, entry: Entry, taken: Sequence[Ply]) -> None:
        """Choices were taken back: once the others have agreed, or where nobody had to."""
        agreed = tuple(sorted(asked.agreed - {asked.seat})) if asked is not None else ()
        choices = tuple((made.seat, made.code) for made in taken)
        self.undos.append(Undone(entry.seat, entry.data["ply"], entry.at, agreed, choices))
        if entry.seat is not None:
            self.tell("undone", entry)

    def flag(self, entry: Entry, plies: int) -> None:
        """Somebody's time was up."""
        assert entry.seat is not None
        self.flags.append(Flag(entry.seat, plies, entry.at))
        self.tell("late", entry)

    def forget(self, plies: int) -> None:
        """Choices from here on were undone: what was said about them counts no more."""
        still = [seat for seat, no in self.declined.items() if no.ply < plies]
        self.declined = {seat: self.declined[seat] for seat in still}

    def told_no(self, seat: int, ply: int) -> bool:
        """Whether a seat has asked for this ply and was told no."""
        return seat in self.declined and self.declined[seat].ply == ply
