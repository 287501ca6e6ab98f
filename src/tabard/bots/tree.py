"""The tree that a search grows: branches, each a choice of a seat or of chance."""

from __future__ import annotations

from tabard.kernel.ints import i64
from tabard.kernel.state import NOBODY


class Branch:
    """A node of the tree: a choice that was looked at, and with its own branches where it leads.

    In games with secrets the same place may come with other choices open, or with another seat
    to move, from one deal to the next: branches are known by who chooses and what.

    actor      who chooses: a seat or CHANCE
    code       the choice
    estimate   the value for its actor, judged right after the choice
    prior      how much the estimate recommends it (P), not normalised over its neighbours
    visits     how often it was selected (N)
    value_sum  the values for its actor in all visits together (W)
    expanded   whether the place has been looked at: its branches are there
    open       the iteration in which it was last open, where that may change
    first      the first branch of the place to which it leads, the one with the lowest code
    next       its neighbour: another choice at the same place
    """

    def __init__(self, actor: i64, code: i64) -> None:
        self.actor: i64 = actor
        self.code: i64 = code
        self.estimate: float = 0.0
        self.prior: float = 0.0
        self.visits: i64 = 0
        self.value_sum: float = 0.0
        self.expanded: bool = False
        self.open: i64 = 0
        self.first: Branch | None = None
        self.next: Branch | None = None

    def value(self) -> float:
        """The mean value for its actor, the first estimate counted as one visit (Q)."""
        return (self.value_sum + self.estimate) / float(self.visits + 1)

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
