"""A path: the chain of one player's road tiles and shrines from the City outwards (PGM-17.4).

Paths are never changed: laying or destroying makes another, and copies of a game share them.
"""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim.atlas import NONE
from tabard.kernel.ints import bit, has, i64, mypyc_attr

# How a path ends.
OPEN: Final = 0  # a road that leads on (PGM-17.9)
AT_SHRINE: Final = 1
AT_SITE: Final = 2
AT_HARBOUR: Final = 3
END_IDS: Final = ("open", "shrine", "site", "harbour")

# One link of the chain, packed: cell, whether it is a shrine, entry edge, exit edge.
EDGE_WIDTH: Final = 3
EDGE_MASK: Final = 7
NO_EXIT: Final = 7  # of a shrine that nothing leaves
SHRINE_FLAG: Final = 64
CELL_SHIFT: Final = 7
LOW_CELLS: Final = 46  # cells whose set fits the first of two masks


def link(cell: i64, entry: i64, leave: i64, shrine: bool) -> int:
    """One link of a chain."""
    flag: i64 = SHRINE_FLAG if shrine else 0
    return int((cell << CELL_SHIFT) | flag | (entry << EDGE_WIDTH) | leave)


def link_cell(code: i64) -> i64:
    """The cell of a link."""
    return code >> CELL_SHIFT


def link_entry(code: i64) -> i64:
    """The edge by which the path comes in."""
    return (code >> EDGE_WIDTH) & EDGE_MASK


def link_exit(code: i64) -> i64:
    """The edge by which the path goes on, or NO_EXIT."""
    return code & EDGE_MASK


def is_shrine(code: i64) -> bool:
    """Whether a link is a shrine."""
    return code & SHRINE_FLAG != 0


@mypyc_attr(acyclic=True)
class Path:
    """One path and what follows from it.

    links      the chain, City end first
    end        how it ends
    target     the cell that Ab-Bott makes for, or NONE (PGM-27.21)
    detoured   whether he has gone round once already (PGM-27.26)
    abandoned  whether he has given it up (PGM-27.30)
    head       cell of the last link; `entry`, `leave` its edges, `at_shrine` whether it is one
    length     road tiles and shrines (PGM-18.21)
    shrines    how many of them are shrines
    tail       road tiles after the last shrine (PGM-18.2)
    points     what it scores now (PGM-24.3)
    """

    def __init__(
        self,
        links: tuple[int, ...],
        end: i64,
        target: i64 = NONE,
        detoured: bool = False,
        abandoned: bool = False,
    ) -> None:
        self.links = links
        self.end: i64 = end
        self.target: i64 = target
        self.detoured: bool = detoured
        self.abandoned: bool = abandoned
        self.length: i64 = len(links)
        self.low: i64 = 0
        self.high: i64 = 0
        shrines: i64 = 0
        tail: i64 = 0
        points: i64 = 0
        code: i64 = 0
        for code in links:
            cell = link_cell(code)
            if cell < LOW_CELLS:
                self.low |= bit(cell)
            else:
                self.high |= bit(cell - LOW_CELLS)
            if is_shrine(code):
                shrines += 1
                points += shrines * (tail + 1)
                tail = 0
            else:
                tail += 1
        # What follows the last shrine scores nothing unless it joins a site (PGM-18.22).
        if end == AT_SITE:
            points += (shrines + 1) * tail
        self.shrines: i64 = shrines
        self.tail: i64 = tail
        self.points: i64 = points
        self.head: i64 = link_cell(code)
        self.entry: i64 = link_entry(code)
        self.leave: i64 = link_exit(code)
        self.at_shrine: bool = is_shrine(code)

    def holds(self, cell: i64) -> bool:
        """Whether a cell is on the path."""
        if cell < LOW_CELLS:
            return has(self.low, cell)
        return has(self.high, cell - LOW_CELLS)

    def next_cell(self) -> i64:
        """The cell that the head's exit faces; NONE behind a shrine that nothing leaves."""
        if self.leave == NO_EXIT:
            return NONE
        return atlas.NEIGHBOUR[self.head * atlas.EDGES + self.leave]

    def first_cell(self) -> i64:
        """The cell beside the City, where its owner's acolyte stands."""
        return link_cell(self.links[0])

    def left_by(self, edge: i64) -> tuple[int, ...]:
        """The chain with its head, a shrine, left by an edge."""
        return (*self.links[:-1], link(self.head, self.entry, edge, True))

    def without_head(self) -> tuple[int, ...]:
        """The chain without its last link; a shrine before it is left by nothing (PGM-17.33)."""
        rest = self.links[:-1]
        if len(rest) > 0 and is_shrine(rest[-1]):
            last: i64 = rest[-1]
            rest = (*rest[:-1], link(link_cell(last), link_entry(last), NO_EXIT, True))
        return rest


PlainPath = tuple[tuple[int, ...], int, int, bool, bool]


def plain_path(path: Path) -> PlainPath:
    """A path as plain numbers."""
    return path.links, int(path.end), int(path.target), path.detoured, path.abandoned


def path_of(numbers: PlainPath) -> Path:
    """The path of such numbers."""
    links, end, target, detoured, abandoned = numbers
    return Path(links, end, target, detoured, abandoned)
