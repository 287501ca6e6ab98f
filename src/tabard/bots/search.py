"""Information-set tree search: what a seat should choose, from samples of what it knows.

Each iteration redeals what the seat cannot know, follows the tree by promise and visits, draws
chance by its weights, looks one step ahead where the tree ends, and hands the judge's verdict back
to everybody on the way: each seat maximises its own chance to win (max^n).
"""

from __future__ import annotations

import math
import time
from typing import Final

from tabard.bots.advice import Advice
from tabard.bots.judge import Judge, lead
from tabard.bots.tree import Branch, root
from tabard.kernel.dealer import Dealer
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER, State

GLANCE: Final = 16  # iterations between two looks at the clock
IN_SIGHT: Final = 16  # the end is in sight if one iteration of so many comes to it
FOREGONE: Final = 0.01  # a chance to win that is no chance any more, and what it lacks to be sure


class Manner:
    """How a search weighs curiosity against promise.

    curiosity    how much a choice with few visits is favoured
    sharpness    how much better looks a choice must have to be tried first: a lead that is larger
                 by so much makes it e times as inviting
    """

    def __init__(self, curiosity: float = 0.15, sharpness: float = 0.2) -> None:
        self.curiosity: Final = curiosity
        self.sharpness: Final = sharpness


class Search:
    """One seat's thoughts about one moment.

    state    a sample of what the seat knows; redealt for every iteration if it hides anything
    top      the place where the seat stands
    done     iterations so far, those of a tree taken over included
    ends     iterations that came to the end of the game
    clock    counts iterations, on from those of a tree taken over: see `Branch.open`
    """

    def __init__(
        self, state: State, seat: i64, judge: Judge, dealer: Dealer, manner: Manner
    ) -> None:
        self.state = state
        self.seat: i64 = seat
        self.judge = judge
        self.dealer = dealer
        self.manner = manner
        self.hides: bool = state.game.hides(state, int(seat))
        self.top = root()
        self.menu = Menu()
        self.ahead = Menu()
        self.path: list[Branch] = []
        self.verdict: list[float] = [0.0] * int(state.players)
        self.advising: bool = False
        self.hopes: dict[int, list[float]] = {}
        self.done: i64 = 0
        self.ends: i64 = 0
        self.clock: i64 = 0

    def run(self, iterations: i64, seconds: float) -> None:
        """Think until so many iterations are done, the time is up or nothing can change."""
        deadline = time.perf_counter() + seconds
        while True:
            self.iterate()  # also a tree taken over is followed once: all open choices are in it
            self.done += 1
            self.clock += 1
            if self.done >= iterations:
                return
            if self.done % GLANCE == 0:
                if time.perf_counter() > deadline or self.decided(iterations - self.done):
                    return

    def iterate(self) -> None:
        """Follow the tree once and learn from where it ends."""
        state = self.sample()
        menu = self.menu
        state.fill(menu)
        place = self.top
        path = self.path
        path.clear()
        while True:
            who = state.to_move
            if who == OVER:
                self.judge.look(state)
                self.keep()
                self.ends += 1
                break
            if who == CHANCE:
                branch = self.happen(place, menu)
            else:
                if not place.grown:
                    self.grow(place, state, menu)
                    break
                branch = self.follow(place, state, menu)
            path.append(branch)
            state.advance(branch.code, menu)
            place = branch
        self.hand_back()

    def take_over(self, place: Branch, clock: i64) -> None:
        """Go on with a tree that was grown for this very place."""
        self.clock = clock
        self.top.first = place.first
        self.top.grown = True
        branch = place.first
        while branch is not None:
            self.done += branch.visits
            branch = branch.next

    def sample(self) -> State:
        """The table as it may be."""
        if self.hides:
            return self.state.redeal(int(self.seat), self.dealer)
        return self.state.copy()

    def happen(self, place: Branch, menu: Menu) -> Branch:
        """What chance brings."""
        code = self.dealer.deal(menu)
        found = place.find(CHANCE, code)
        return place.add(CHANCE, code) if found is None else found

    def grow(self, place: Branch, state: State, menu: Menu) -> None:
        """Look one step ahead of a new place; the best choice there is the verdict on it."""
        place.grown = True
        best = -1.0
        for i in range(menu.count - 1, -1, -1):  # each goes before the others: ascending at last
            branch = place.add(state.to_move, menu.codes[i])
            self.try_out(branch, state)
            if branch.guess > best:
                best = branch.guess
                self.keep()

    def try_out(self, branch: Branch, state: State) -> None:
        """Judge a new branch by the table right after its choice."""
        after = state.copy()
        after.advance(branch.code, self.ahead)
        self.judge.look(after)
        branch.guess = self.judge.shares[branch.actor]
        branch.pull = math.exp(lead(branch.guess) / self.manner.sharpness)
        branch.open = self.clock

    def keep(self) -> None:
        """Remember the judge's last verdict."""
        for seat in range(len(self.verdict)):
            self.verdict[seat] = self.judge.shares[seat]

    def follow(self, place: Branch, state: State, menu: Menu) -> Branch:
        """The open choice with the best mixture of worth, promise and neglect."""
        if self.hides:
            self.complete(place, state, menu)
        now = self.clock
        everything = not self.hides
        visits: i64 = 1
        pulls = 0.0
        branch = place.first
        while branch is not None:
            if everything or branch.open == now:
                visits += branch.visits
                pulls += branch.pull
            branch = branch.next
        reach = self.manner.curiosity * math.sqrt(float(visits)) / pulls
        highest = -1.0
        chosen: Branch | None = None
        branch = place.first
        while branch is not None:
            if everything or branch.open == now:
                score = branch.worth() + reach * branch.pull / float(branch.visits + 1)
                if score > highest:
                    highest = score
                    chosen = branch
            branch = branch.next
        assert chosen is not None
        return chosen

    def complete(self, place: Branch, state: State, menu: Menu) -> None:
        """Mark the branches that are open in this deal; add those that were not open before."""
        who = state.to_move
        earlier: Branch | None = None
        branch = place.first
        for i in range(menu.count):
            code = menu.codes[i]
            while branch is not None and (branch.code < code or branch.actor != who):
                if branch.code > code:
                    break
                earlier = branch
                branch = branch.next
            if branch is None or branch.code != code:
                branch = place.add_after(earlier, who, code)
                self.try_out(branch, state)
            branch.open = self.clock
            earlier = branch
            branch = branch.next

    def hand_back(self) -> None:
        """Give everybody on the way his share of the verdict."""
        for branch in self.path:
            branch.visits += 1
            if branch.actor >= 0:
                branch.total += self.verdict[branch.actor]
        if self.advising and self.path:
            self.hope(self.path[0])

    def hope(self, first: Branch) -> None:
        """Note what the seat's own choice brought everybody, for advice."""
        sums = self.hopes.get(int(first.code))
        if sums is None:
            sums = [0.0] * len(self.verdict)
            self.hopes[int(first.code)] = sums
        for seat in range(len(sums)):
            sums[seat] += self.verdict[seat]

    # -- what was found ------------------------------------------------------------------------

    def decided(self, left: i64) -> bool:
        """Whether the iterations left cannot make another choice the most visited."""
        most: i64 = 0
        second: i64 = 0
        branch = self.top.first
        while branch is not None:
            if branch.visits > most:
                second = most
                most = branch.visits
            elif branch.visits > second:
                second = branch.visits
            branch = branch.next
        return most - second > left

    def best(self) -> Branch:
        """The choice most visited, the worthier one of equals.

        A tree taken over may hold choices that are open in other deals only.
        """
        self.state.fill(self.menu)
        found: Branch | None = None
        branch = self.top.first
        while branch is not None:
            if branch.actor == self.seat and self.menu.holds(branch.code):
                if found is None or (branch.visits, branch.worth()) > (found.visits, found.worth()):
                    found = branch
            branch = branch.next
        assert found is not None
        return found

    def foregone(self) -> bool:
        """Whether the end is in sight and the best choice is sure to win, or none can.

        What is then best is a matter of place and points, see `PointsJudge`.
        """
        if IN_SIGHT * self.ends < self.done:
            return False
        best = self.best()
        if best.visits == 0:
            return False
        chance = best.total / float(best.visits)
        return chance < FOREGONE or chance > 1.0 - FOREGONE

    def advice(self) -> list[Advice]:
        """What is known of every choice of the seat, the most visited first."""
        total: i64 = 0
        branch = self.top.first
        while branch is not None:
            total += branch.visits
            branch = branch.next
        found: list[Advice] = []
        branch = self.top.first
        while branch is not None:
            if branch.visits > 0:
                count = float(branch.visits)
                chances = [hope / count for hope in self.hopes[int(branch.code)]]
                found.append(Advice(int(branch.code), count / float(total), chances))
            branch = branch.next
        found.sort(key=lambda a: -a.share)
        return found
