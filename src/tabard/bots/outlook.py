"""One step ahead: what the table is worth after each open choice, and which of equals is better."""

from __future__ import annotations

import math
from typing import Final

from tabard.bots.judge import Judge, standing
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import OVER, State

FAINT: Final = 1e-12  # nobody's chance is taken as smaller
SURE: Final = -math.log(FAINT) - 0.01  # such a lead is won, its opposite lost


class Outlook:
    """A choice, the table after it, and each contender's chance to win there."""

    def __init__(self, code: i64, after: State, values: list[float]) -> None:
        self.code: Final = int(code)
        self.after = after
        self.values = values

    def see_through(self, seat: i64, judge: Judge) -> None:
        """Where the seat chooses again and may end the game then, count on its best end.

        Else a sure winner would stop at once, for fear of a table on which nothing can happen any
        more.
        """
        if self.after.to_move != seat:
            return
        for end in tables_after(self.after, judge):
            if end.over() and end.values[seat] >= self.values[seat]:
                if not self.over() or standing(end.after, seat) > standing(self.after, seat):
                    self.after = end.after
                    self.values = end.values

    def over(self) -> bool:
        """Whether the game is over then."""
        return self.after.to_move == OVER


def tables_after(s: State, judge: Judge) -> list[Outlook]:
    """What becomes of a table by each open choice."""
    menu = Menu()
    ahead = Menu()
    s.fill(menu)
    found: list[Outlook] = []
    for i in range(menu.count):
        after = s.copy()
        after.advance(menu.codes[i], ahead)
        judge.look(after)
        found.append(Outlook(menu.codes[i], after, list(judge.values)))
    return found


def outlooks(s: State, judge: Judge) -> list[Outlook]:
    """What a seat that is to move may expect of each open choice."""
    found = tables_after(s, judge)
    for one in found:
        if one.over():
            for each in found:
                each.see_through(s.to_move, judge)
            break
    return found


def log_odds(one: Outlook, seat: i64) -> float:
    """A seat's lead at a table, however hopeless or sure; that of an end is as far as can be."""
    mine: float = one.values[seat]
    rest = 0.0
    for n in range(len(one.values)):
        if n != seat:
            rest += one.values[n]
    if mine < FAINT:
        mine = FAINT
    if rest < FAINT:
        rest = FAINT
    return math.log(mine / rest)


def logits(found: list[Outlook], seat: i64) -> list[float]:
    """The seat's lead after each choice; where it has won or lost, by place and points.

    A lead that is as large or as small as can be says no more: what brings less than the best is
    then behind it, but still ahead of a choice with a smaller chance.
    """
    leads = [log_odds(one, seat) for one in found]
    sure = [abs(lead) >= SURE for lead in leads]
    stands = [standing(one.after, seat) if sure[n] else 0.0 for n, one in enumerate(found)]
    best = max([stands[n] for n in range(len(found)) if sure[n]], default=0.0)
    return [lead - (best - stands[n] if sure[n] else 0.0) for n, lead in enumerate(leads)]
