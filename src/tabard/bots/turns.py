"""Whole turns: what a seat can make of its turn, and what its next turns can make of that.

A turn is many small choices whose worth shows only at its end. So all of them are followed to the
end of the turn by beam search: of the tables at one step of the game the best few go on. Turns
after it are looked at in the same way, with chance drawn and the others answering one step ahead.
"""

from __future__ import annotations

import math
import time
from typing import Final

from tabard.bots.judge import POINT, Judge
from tabard.kernel.dealer import Dealer
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER, State

WON: Final = 6.0  # the lead that a won game stands for
FAR: Final = 60  # choices of one turn that are followed


class Turn:
    """A way through a turn: its choices one after the other, the table then and its worth."""

    def __init__(self, state: State, codes: list[int], worth: float) -> None:
        self.state = state
        self.codes = codes
        self.worth: float = worth


def lead(judge: Judge, s: State, seat: i64) -> float:
    """By how much a seat leads all others together, in log-odds to win.

    A finished game counts by its result, then by points.
    """
    if s.to_move == OVER:
        return decided(s, seat)
    judge.weigh(s)
    values = judge.values
    own = values[seat]
    highest = -1e9
    for other in range(len(values)):
        if other != seat and values[other] > highest:
            highest = values[other]
    rest = 0.0
    for other in range(len(values)):
        if other != seat:
            rest += math.exp(values[other] - highest)
    return own - highest - math.log(rest) if rest > 0.0 else own


def decided(s: State, seat: i64) -> float:
    """What a finished game is worth."""
    places = s.game.final_places(s)
    points = s.game.points(s)
    others = [float(points[other]) for other in range(len(points)) if other != seat]
    found = POINT * (float(points[int(seat)]) - (max(others) if others else 0.0))
    return found + (WON if places[int(seat)] == 1 else -WON)


def by_worth(one: Turn) -> float:
    """For sorting: the best first."""
    return -one.worth


class Turns:
    """Follows turns by a judge.

    until   when it stops following them; what it has come to by then counts as it stands
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.until: float = math.inf
        self.menu = Menu()
        self.ahead = Menu()

    def ways(self, s: State, seat: i64, width: i64) -> list[Turn]:
        """The ways through the turn that a seat stands in, the best first.

        width   how many tables at one step of the game are followed on
        """
        turn = s.game.turn(s)
        going: list[Turn] = [Turn(s, [], 0.0)]
        found: list[Turn] = []
        for _ in range(FAR):
            grown: list[Turn] = []
            for one in going:
                if one.codes and self.is_late():
                    found.append(one)
                else:
                    self.step(one, seat, turn, grown, found)
            if not grown:
                break
            going = kept(grown, width)
        if not found:
            found = going
        found.sort(key=by_worth)
        return unlike(found)

    def is_late(self) -> bool:
        """Whether the time is up."""
        return time.perf_counter() > self.until

    def step(self, one: Turn, seat: i64, turn: int, grown: list[Turn], found: list[Turn]) -> None:
        """One choice further: tables at which the turn goes on, and those where it is over."""
        menu = self.menu
        one.state.fill(menu)
        for i in range(menu.count):
            after = one.state.copy()
            code: i64 = menu.codes[i]
            after.advance(code, self.ahead)
            way = Turn(after, [*one.codes, int(code)], lead(self.judge, after, seat))
            if after.to_move == seat and s_turn(after) == turn:
                grown.append(way)
            else:
                found.append(way)

    def next_turn(self, s: State, seat: i64, dealer: Dealer) -> State:
        """The table when the seat's next turn begins, or the game is over, or there is no time."""
        after = s.copy()
        menu = self.menu
        after.fill(menu)
        for _ in range(FAR * 4):
            if after.to_move == OVER or after.to_move == seat or self.is_late():
                break
            if after.to_move == CHANCE:
                after.advance(dealer.deal(menu), menu)
            else:
                after.advance(self.answer(after, menu), menu)
        return after

    def answer(self, s: State, menu: Menu) -> i64:
        """What another seat chooses, one step ahead."""
        who = s.to_move
        best: i64 = menu.codes[0]
        highest = -1e9
        for i in range(menu.count):
            after = s.copy()
            after.advance(menu.codes[i], self.ahead)
            worth = lead(self.judge, after, who)
            if worth > highest:
                highest = worth
                best = menu.codes[i]
        return best

    def further(self, s: State, seat: i64, deep: i64, width: i64, dealer: Dealer) -> float:
        """What a table comes to after so many more own turns."""
        after = self.next_turn(s, seat, dealer)
        if after.to_move != seat:
            return lead(self.judge, after, seat)
        ways = self.ways(after, seat, width)
        if deep <= 1:
            return ways[0].worth
        best = -1e9
        for n in range(min(2, len(ways))):
            worth = self.further(ways[n].state, seat, deep - 1, width, dealer)
            if worth > best:
                best = worth
        return best


def s_turn(s: State) -> int:
    """The number of the turn in which a table stands."""
    return int(s.game.turn(s))


def kept(grown: list[Turn], width: i64) -> list[Turn]:
    """Of the tables at each step of the game the best few, alike ones once."""
    grown.sort(key=by_worth)
    count: dict[int, int] = {}
    last: dict[int, float] = {}
    found: list[Turn] = []
    for one in grown:
        at = int(one.state.at)
        n = count.get(at, 0)
        if n < width and (n == 0 or last[at] != one.worth):
            count[at] = n + 1
            last[at] = one.worth
            found.append(one)
    return found


def unlike(found: list[Turn]) -> list[Turn]:
    """Turns that come to the same once."""
    rest: list[Turn] = []
    for one in found:
        if not rest or rest[-1].worth != one.worth:
            rest.append(one)
    return rest
