"""The tree that a search grows: branches, each a choice of a seat or of chance."""

from __future__ import annotations

from tabard.kernel.ints import i64
from tabard.kernel.state import NOBODY


class Branch:
    """A choice that was looked at, and with its own branches the place to which it leads.

    In games with secrets the same place may come with other choices open, or with another seat
    to move, from one deal to the next: branches are known by who chooses and what.

    actor    who chooses: a seat or CHANCE
    code     the choice
    guess    how likely its actor is to win, judged right after the choice
    pull     how much the guess recommends it, not evened out over its neighbours
    visits   how often it was followed
    total    what it brought its actor in all visits together
    grown    whether a place has been looked at: its branches are there
    open     the iteration in which it was last open, where that may change
    first    the first branch of the place to which it leads, the one with the lowest code
    next     its neighbour: another choice at the same place
    """

    def __init__(self, actor: i64, code: i64) -> None:
        self.actor: i64 = actor
        self.code: i64 = code
        self.guess: float = 0.0
        self.pull: float = 0.0
        self.visits: i64 = 0
        self.total: float = 0.0
        self.grown: bool = False
        self.open: i64 = 0
        self.first: Branch | None = None
        self.next: Branch | None = None

    def worth(self) -> float:
        """How likely its actor is to win, the guess counted as one visit."""
        return (self.total + self.guess) / float(self.visits + 1)

    def find(self, actor: i64, code: i64) -> Branch | None:
        """The branch of this place for a choice, if it was looked at."""
        branch = self.first
        while branch is not None:
            if branch.code == code and branch.actor == actor:
                return branch
            branch = branch.next
        return None

    def add(self, actor: i64, code: i64) -> Branch:
        """A new branch of this place, before the others."""
        branch = Branch(actor, code)
        branch.next = self.first
        self.first = branch
        return branch

    def add_after(self, earlier: Branch | None, actor: i64, code: i64) -> Branch:
        """A new branch of this place, after one of the others."""
        if earlier is None:
            return self.add(actor, code)
        branch = Branch(actor, code)
        branch.next = earlier.next
        earlier.next = branch
        return branch


def root() -> Branch:
    """A place that no choice leads to."""
    return Branch(NOBODY, 0)
