"""Whole turns: what a seat can make of its turn, and what its next turns can make of that.

A turn is many small choices whose worth shows only at its end. So all of them are followed to the
end of the turn by beam search: after each choice the best few tables go on. Turns after it are
looked at in the same way, with chance drawn and the others answering one step ahead. What a table
is worth says who plans: a judge here, a strategy in `tabard.bots.planner`.
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
ANSWERS: Final = 240  # choices of others and of chance before the next own turn
LOWEST: Final = -1e9


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


class Beam:
    """Follows turns; who plans says what tables are worth and which of them go on.

    far       choices of one turn that are followed; what goes on after them counts as it stands
    answers   choices of others and of chance that are followed to the next own turn
    until     when it stops following them; what it has come to by then counts as it stands
    """

    def __init__(self, far: i64, answers: i64) -> None:
        self.far: i64 = far
        self.answers: i64 = answers
        self.until: float = math.inf
        self.menu = Menu()
        self.ahead = Menu()

    def worth(self, s: State, seat: i64) -> float:
        """What a table is worth to the seat that plans."""
        raise NotImplementedError

    def worth_to(self, s: State, other: i64) -> float:
        """What a table is worth to another seat when it answers."""
        return self.worth(s, other)

    def settle(self, after: State) -> None:
        """Go on by chance, where that belongs to a turn; `ahead` is the menu there."""

    def goes_on(self, after: State, seat: i64, turn: int) -> bool:
        """Whether a table still stands in the turn of this number."""
        return bool(after.to_move == seat) and turn_of(after) == turn

    def kept(self, grown: list[Turn], width: i64) -> list[Turn]:
        """The tables that are followed on."""
        raise NotImplementedError

    def is_late(self) -> bool:
        """Whether the time is up."""
        return time.perf_counter() > self.until

    def ends(self, s: State, seat: i64, width: i64) -> list[Turn]:
        """The ways through the turn that a seat stands in, in the order in which they end."""
        turn = turn_of(s)
        going: list[Turn] = [Turn(s, [], 0.0)]
        found: list[Turn] = []
        for _ in range(self.far):
            grown: list[Turn] = []
            for one in going:
                if one.codes and self.is_late():
                    found.append(one)
                else:
                    self.step(one, seat, turn, grown, found)
            going = self.kept(grown, width) if grown else grown
            if not going:
                break
        return found + going

    def ways(self, s: State, seat: i64, width: i64) -> list[Turn]:
        """The ways through the turn that a seat stands in, the best first, alike ones once.

        width   how many tables are followed on
        """
        found = self.ends(s, seat, width)
        found.sort(key=by_worth)
        return unlike(found)

    def step(self, one: Turn, seat: i64, turn: int, grown: list[Turn], found: list[Turn]) -> None:
        """One choice further: tables at which the turn goes on, and those where it is over."""
        menu = self.menu
        one.state.fill(menu)
        for i in range(menu.count):
            after = one.state.copy()
            code: i64 = menu.codes[i]
            after.advance(code, self.ahead)
            self.settle(after)
            way = Turn(after, [*one.codes, int(code)], self.worth(after, seat))
            if self.goes_on(after, seat, turn):
                grown.append(way)
            else:
                found.append(way)

    def next_turn(self, s: State, seat: i64, dealer: Dealer) -> State:
        """The table when the seat's next turn begins, or the game is over, or there is no time."""
        after = s.copy()
        menu = self.menu
        after.fill(menu)
        for _ in range(self.answers):
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
        if menu.count == 1:
            return best
        highest = LOWEST
        for i in range(menu.count):
            after = s.copy()
            after.advance(menu.codes[i], self.ahead)
            worth = self.worth_to(after, who)
            if worth > highest:
                highest = worth
                best = menu.codes[i]
        return best

    def further(self, s: State, seat: i64, deep: i64, width: i64, dealer: Dealer) -> float:
        """What a table comes to after so many more own turns."""
        after = self.next_turn(s, seat, dealer)
        if after.to_move != seat:
            return self.worth(after, seat)
        ways = self.ways(after, seat, width)
        if deep <= 1:
            return ways[0].worth
        best = LOWEST
        for n in range(min(2, len(ways))):
            worth = self.further(ways[n].state, seat, deep - 1, width, dealer)
            if worth > best:
                best = worth
        return best


class Turns(Beam):
    """Follows turns by a judge, in a game that numbers them; chance ends a turn."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(FAR, ANSWERS)
        self.judge = judge

    def worth(self, s: State, seat: i64) -> float:
        return lead(self.judge, s, seat)

    def kept(self, grown: list[Turn], width: i64) -> list[Turn]:
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


def turn_of(s: State) -> int:
    """The number of the turn in which a table stands."""
    return int(s.game.turn(s))


def unlike(found: list[Turn]) -> list[Turn]:
    """Turns that come to the same once."""
    rest: list[Turn] = []
    for one in found:
        if not rest or rest[-1].worth != one.worth:
            rest.append(one)
    return rest
