"""Why one choice is better than another: by what the two tables differ that they lead to.

Each choice is followed on, along the main line of the search where it has one and else by the
judge's best, until another is asked, from the same few deals of what the seat cannot know. The
value is a weighted sum of figures, so the difference between two tables is the sum of what each
matter weighs (`tabard.bots.matters`), for the seat and against it for the others.
"""

from __future__ import annotations

import copy
from typing import Final

from tabard.bots.judge import Judge, LearnedJudge
from tabard.bots.matters import Matter, matters_of
from tabard.bots.tree import Branch
from tabard.kernel.dealer import Dealer
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER, State

DEALS: Final = 4  # of what the seat cannot know, and of what chance may bring
FAR: Final = 12  # choices of the seat and of chance after the first
MOST: Final = 3  # reasons that are told
LIGHT: Final = 0.04  # a lead that decides nothing
SLIGHT: Final = 0.2  # less of a matter is not worth a word
COUNTERS: Final = 0.5  # the part of what speaks for a choice that is too much to keep quiet
POINTS: Final = "points"  # the matter that all games have


class Reason:
    """A matter in which two tables differ.

    matter   its id, and `thing`, which of several it is about
    seat     whose it is; a number after the seats for an opponent that the game plays
    amount   how much more of it the one has than the other
    weight   the lead that it brings to whoever chooses: above 0 it speaks for the one
    """

    def __init__(self, matter: str, thing: str, seat: int, amount: float, weight: float) -> None:
        self.matter: Final = matter
        self.thing: Final = thing
        self.seat: Final = seat
        self.amount: Final = amount
        self.weight: Final = weight

    def turned(self) -> Reason:
        """The same seen from the other table."""
        return Reason(self.matter, self.thing, self.seat, -self.amount, -self.weight)

    def __repr__(self) -> str:
        what = f"{self.matter} {self.thing}".rstrip()
        return f"<seat {self.seat}, {what}: {self.amount:+.2f}, weighs {self.weight:+.2f}>"


class Look:
    """What a judge sees of a table: every contender's figures, what they weigh, and the chances."""

    def __init__(self, judge: LearnedJudge, s: State) -> None:
        size = len(judge.features.names)
        self.figures: list[list[float]] = []
        self.weights: list[float] = []
        self.points: list[float] = [float(one) for one in s.scores()]
        judge.look(s)
        self.chances = list(judge.values)
        if s.to_move != OVER:
            stretch = judge.features.stretch(s)
            scale = judge.scale
            scale.noting = True
            for seat in range(judge.contenders):
                scale.clear(stretch)
                judge.features.weigh(s, seat, scale)
                self.figures.append(scale.noted)
            scale.noting = False
            first = int(stretch) * size
            self.weights = scale.weights[first : first + size]


def differences(
    one: list[Look], other: list[Look], seat: int, matters: list[Matter]
) -> list[Reason]:
    """In what the tables of one choice differ from those of another, deal by deal, on average.

    Where a game is over there are points and nothing else.
    """
    looks = [n for n in range(len(one)) if one[n].figures and other[n].figures]
    if not looks:
        gain = mean([one[n].points[seat] - other[n].points[seat] for n in range(len(one))])
        return [Reason(POINTS, "", seat, gain, gain)] if gain != 0.0 else []
    found: list[Reason] = []
    for who in range(len(one[looks[0]].figures)):
        for matter in matters:
            amounts: list[float] = []
            weights: list[float] = []
            for n in looks:
                a, b = one[n], other[n]
                apart = [x - y for x, y in zip(a.figures[who], b.figures[who], strict=True)]
                counts = [(x + y) / 2.0 for x, y in zip(a.weights, b.weights, strict=True)]
                amounts.append(matter.amount(apart))
                weights.append(matter.weight(counts, apart) * part(a.chances, seat, who))
            amount, weight = mean(amounts), mean(weights)
            if amount != 0.0:
                found.append(Reason(matter.id, matter.thing, who, amount, weight))
    return found


def part(chances: list[float], seat: int, who: int) -> float:
    """What a contender's lead counts for a seat: its own wholly, another's by its part, against."""
    if who == seat:
        return 1.0
    rest = 1.0 - chances[seat]
    return -chances[who] / rest if rest > 0.0 else 0.0


def mean(numbers: list[float]) -> float:
    """The mean of some numbers."""
    return sum(numbers) / float(len(numbers)) if numbers else 0.0


def deciding(reasons: list[Reason], seat: int) -> list[Reason]:
    """The few that decide: those for the choice first, then what speaks against it, if anything.

    A matter is told if more of it is good for whom it belongs to, as its words say; a figure may
    weigh otherwise beside others, and nobody would understand that.
    """
    fit = [one for one in reasons if sensible(one, seat)]
    for_it = [one for one in fit if one.weight > 0.0]
    against = [one for one in fit if one.weight < 0.0]
    for_it.sort(key=lambda one: -one.weight)
    against.sort(key=lambda one: one.weight)
    if against and for_it and -against[0].weight < COUNTERS * for_it[0].weight:
        against = []
    if not for_it:
        return []
    return [*for_it[: MOST - min(1, len(against))], *against[:1]]


def sensible(reason: Reason, seat: int) -> bool:
    """Whether a matter weighs enough, and as its words say."""
    if abs(reason.weight) < LIGHT or abs(reason.amount) < SLIGHT:
        return False
    return (reason.weight > 0.0) == ((reason.amount > 0.0) == (reason.seat == seat))


def followed(
    sample: State, seat: i64, code: i64, judge: Judge, dealer: Dealer, tree: Branch | None
) -> State:
    """The table to which a choice leads before another is asked: the main line, else the best."""
    state = sample.redeal(int(seat), dealer)
    place = None if tree is None else tree.find(seat, code)
    menu = Menu()
    state.fill(menu)
    if not menu.holds(code):
        return state
    state.advance(code, menu)
    for _ in range(FAR):
        who = state.to_move
        if who == CHANCE:
            code = dealer.deal(menu)
        elif who == seat:
            code = expected(place, state, menu, judge)
        else:
            break
        place = None if place is None else place.find(who, code)
        state.advance(code, menu)
    return state


def expected(place: Branch | None, state: State, menu: Menu, judge: Judge) -> i64:
    """What the seat to move would choose: what the search followed most, else the judge's best."""
    seat = state.to_move
    found: i64 = -1
    visits: i64 = 0
    branch = None if place is None else place.first
    while branch is not None:
        if branch.actor == seat and branch.visits > visits and menu.holds(branch.code):
            found = branch.code
            visits = branch.visits
        branch = branch.next
    if found >= 0:
        return found
    ahead = Menu()
    highest = -1.0
    for i in range(menu.count):
        after = state.copy()
        after.advance(menu.codes[i], ahead)
        judge.look(after)
        if judge.values[seat] > highest:
            highest = judge.values[seat]
            found = menu.codes[i]
    return found


class Comparison:
    """The choices of one question side by side, each with the tables to which it leads."""

    def __init__(
        self, sample: State, judge: LearnedJudge, dealer: Dealer, tree: Branch | None
    ) -> None:
        self.sample = sample
        self.seat: i64 = sample.to_move
        self.judge = judge
        self.tree = tree
        self.matters = matters_of(sample.game)
        self.seed = f"{int(copy.copy(dealer).below(1 << 30))}"  # its next choice stays what it is
        self.looks: dict[int, list[Look]] = {}

    def tables(self, code: int) -> list[Look]:
        """What the tables look like to which a choice leads, a few deals of them."""
        known = self.looks.get(code)
        if known is None:
            known = []
            for n in range(DEALS):
                dealer = Dealer(f"reasons:{self.seed}:{n}")
                end = followed(self.sample, self.seat, code, self.judge, dealer, self.tree)
                known.append(Look(self.judge, end))
            self.looks[code] = known
        return known

    def reasons(self, better: int, other: int) -> list[Reason]:
        """Why the one choice and not the other: the few that decide."""
        seat = int(self.seat)
        found = differences(self.tables(better), self.tables(other), seat, self.matters)
        return deciding(found, seat)
