"""Information-set tree search: what a seat should choose, from samples of what it knows.

Monte Carlo tree search without rollouts. Each iteration redeals what the seat cannot know
(determinization), selects by PUCT (mean value, prior and visits), draws chance by its weights,
expands the leaf by looking one step ahead, and backs the judge's values up to everybody on the way:
each seat maximises its own chance to win (max^n).
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from tabard.bots.advice import Advice
from tabard.bots.judge import Judge, logit
from tabard.bots.tree import Branch, root
from tabard.kernel.dealer import Dealer
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER, State

GLANCE: Final = 16  # iterations between two looks at the clock
IN_SIGHT: Final = 16  # the end is in sight if one iteration of so many comes to it
FOREGONE: Final = 0.01  # a chance to win that is no chance any more, and what it lacks to be sure


class Puct:
    """The constants of PUCT, by which a search selects.

    exploration  the exploration constant (c_puct): how much a choice with few visits is favoured
    temperature  of the priors: an estimate whose log-odds are larger by so much makes a choice's
                 prior e times as large
    """

    def __init__(self, exploration: float = 0.15, temperature: float = 0.2) -> None:
        self.exploration: Final = exploration
        self.temperature: Final = temperature

    def __reduce__(self) -> tuple[Any, ...]:
        return Puct, (self.exploration, self.temperature)


class Search:
    """One seat's search at one decision.

    state    a sample of what the seat knows; redealt for every iteration if it hides anything
    root     the place where the seat stands
    done     iterations so far, those of a tree taken over included
    ends     iterations that came to the end of the game
    clock    counts iterations, on from those of a tree taken over: see `Branch.open`
    """

    def __init__(self, state: State, seat: i64, judge: Judge, dealer: Dealer, puct: Puct) -> None:
        self.state = state
        self.seat: i64 = seat
        self.judge = judge
        self.dealer = dealer
        self.puct = puct
        self.hides: bool = state.game.hides(state, int(seat))
        self.root = root()
        self.menu = Menu()
        self.ahead = Menu()
        self.path: list[Branch] = []
        self.values: list[float] = [0.0] * int(state.players)
        self.advising: bool = False
        self.value_sums: dict[int, list[float]] = {}
        self.done: i64 = 0
        self.ends: i64 = 0
        self.clock: i64 = 0

    def run(self, iterations: i64, seconds: float, whole: bool = False) -> None:
        """Think until so many iterations are done, the time is up or nothing can change.

        With `whole` it goes on where nothing can change any more: who studies wants the figures.
        """
        deadline = time.perf_counter() + seconds
        while True:
            self.iterate()  # also a tree taken over is followed once: all open choices are in it
            self.done += 1
            self.clock += 1
            if self.done >= iterations:
                return
            if self.done % GLANCE == 0:
                if time.perf_counter() > deadline:
                    return
                if not whole and self.decided(iterations - self.done):
                    return

    def iterate(self) -> None:
        """One iteration: select down to a leaf, expand it, back its values up."""
        state = self.sample()
        menu = self.menu
        state.fill(menu)
        place = self.root
        path = self.path
        path.clear()
        while True:
            who = state.to_move
            if who == OVER:
                self.judge.look(state)
                self.keep_values()
                self.ends += 1
                break
            if who == CHANCE:
                branch = self.draw_chance(place, menu)
            else:
                if not place.expanded:
                    self.expand(place, state, menu)
                    break
                branch = self.select(place, state, menu)
            path.append(branch)
            state.advance(branch.code, menu)
            place = branch
        self.backup()

    def take_over(self, place: Branch, clock: i64) -> None:
        """Go on with a tree that was grown for this very place."""
        self.clock = clock
        self.root.first = place.first
        self.root.expanded = True
        branch = place.first
        while branch is not None:
            self.done += branch.visits
            branch = branch.next

    def sample(self) -> State:
        """The table as it may be."""
        if self.hides:
            return self.state.redeal(int(self.seat), self.dealer)
        return self.state.copy()

    def draw_chance(self, place: Branch, menu: Menu) -> Branch:
        """The branch of what chance brings."""
        code = self.dealer.deal(menu)
        found = place.find(CHANCE, code)
        return place.add(CHANCE, code) if found is None else found

    def expand(self, place: Branch, state: State, menu: Menu) -> None:
        """Look one step ahead of a leaf; the values after its best choice are the leaf's."""
        place.expanded = True
        best = -1.0
        for i in range(menu.count - 1, -1, -1):  # each goes before the others: ascending at last
            branch = place.add(state.to_move, menu.codes[i])
            self.evaluate(branch, state)
            if branch.estimate > best:
                best = branch.estimate
                self.keep_values()

    def evaluate(self, branch: Branch, state: State) -> None:
        """The estimate and the prior of a new branch, from the table right after its choice."""
        after = state.copy()
        after.advance(branch.code, self.ahead)
        self.judge.look(after)
        branch.estimate = self.judge.values[branch.actor]
        branch.prior = math.exp(logit(branch.estimate) / self.puct.temperature)
        branch.open = self.clock

    def keep_values(self) -> None:
        """Remember the judge's last values."""
        for seat in range(len(self.values)):
            self.values[seat] = self.judge.values[seat]

    def select(self, place: Branch, state: State, menu: Menu) -> Branch:
        """The open choice with the highest score by PUCT: mean value plus bonus by the prior."""
        if self.hides:
            self.complete(place, state, menu)
        now = self.clock
        everything = not self.hides
        visits: i64 = 1
        priors = 0.0
        branch = place.first
        while branch is not None:
            if everything or branch.open == now:
                visits += branch.visits
                priors += branch.prior
            branch = branch.next
        bonus = self.puct.exploration * math.sqrt(float(visits)) / priors
        highest = -1.0
        chosen: Branch | None = None
        branch = place.first
        while branch is not None:
            if everything or branch.open == now:
                score = branch.value() + bonus * branch.prior / float(branch.visits + 1)
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
            code: i64 = menu.codes[i]
            while branch is not None and (branch.code < code or branch.actor != who):
                if branch.code > code:
                    break
                earlier = branch
                branch = branch.next
            if branch is None or branch.code != code:
                branch = place.add_after(earlier, who, code)
                self.evaluate(branch, state)
            branch.open = self.clock
            earlier = branch
            branch = branch.next

    def backup(self) -> None:
        """Count the visit on the way, and for each actor the value of the leaf."""
        for branch in self.path:
            branch.visits += 1
            if branch.actor >= 0:
                branch.value_sum += self.values[branch.actor]
        if self.advising and self.path:
            self.add_values(self.path[0])

    def add_values(self, first: Branch) -> None:
        """Add up every seat's values by the seat's own first choice, for advice."""
        sums = self.value_sums.get(int(first.code))
        if sums is None:
            sums = [0.0] * len(self.values)
            self.value_sums[int(first.code)] = sums
        for seat in range(len(sums)):
            sums[seat] += self.values[seat]

    def decided(self, left: i64) -> bool:
        """Whether the iterations left cannot make another choice the most visited."""
        most: i64 = 0
        second: i64 = 0
        branch = self.root.first
        while branch is not None:
            if branch.visits > most:
                second = most
                most = branch.visits
            elif branch.visits > second:
                second = branch.visits
            branch = branch.next
        return most - second > left

    def best(self) -> Branch:
        """The choice most visited, of equals the one with the higher value.

        A tree taken over may hold choices that are open in other deals only.
        """
        self.state.fill(self.menu)
        found: Branch | None = None
        branch = self.root.first
        while branch is not None:
            if branch.actor == self.seat and self.menu.holds(branch.code):
                if found is None or (branch.visits, branch.value()) > (found.visits, found.value()):
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
        chance = best.value_sum / float(best.visits)
        return chance < FOREGONE or chance > 1.0 - FOREGONE

    def advice(self) -> list[Advice]:
        """What is known of every choice of the seat, the most visited first."""
        total: i64 = 0
        branch = self.root.first
        while branch is not None:
            total += branch.visits
            branch = branch.next
        found: list[Advice] = []
        branch = self.root.first
        while branch is not None:
            if branch.visits > 0:
                count = float(branch.visits)
                chances = [total / count for total in self.value_sums[int(branch.code)]]
                found.append(Advice(int(branch.code), count / float(total), chances))
            branch = branch.next
        found.sort(key=lambda a: -a.share)
        return found
