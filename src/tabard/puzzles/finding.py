"""Looking for puzzles in a record: moments at which one turn is clearly best, and not at a glance.

First every turn is looked at as level 5 would. Where its best turn is not the one that
looks best one step ahead, and clearly better, longer searches from several deals of what the seat
cannot know must all find the same turn, and every other turn that any of them thought of must be
clearly worse.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tabard.bots.judge import Judge
from tabard.bots.levels import ADVISER
from tabard.bots.search import Search
from tabard.bots.tree import Branch
from tabard.kernel.dealer import Dealer
from tabard.kernel.menu import Menu
from tabard.kernel.record import Record
from tabard.kernel.state import State
from tabard.puzzles.judging import Attempt, compared, why
from tabard.puzzles.puzzle import Puzzle, dice_of, sample_of
from tabard.study.cutting import Cut, Turn, picks_together
from tabard.study.weighing import (
    LONGEST,
    Bounds,
    Glance,
    Seeker,
    alike,
    judge_for,
    likeliest,
    obvious_turn,
)

LEAST_CHOICES: Final = 3  # open at first, or nothing is to be found
MOST_CHOICES: Final = 8  # of the best turn: more is no puzzle but work
OPEN: Final = (0.12, 0.88)  # a chance to win at which a turn still decides something
SIGHT: Final = (12, 60)  # iterations with which a search sees the best turn of one or two stars
NO_LIMIT: Final = 600.0  # seconds: the iterations decide


class Demand(NamedTuple):
    """What is asked of a puzzle.

    iterations  of the first look, as level 5 has them
    longer      of the searches that must agree, and `agreeing`, how many of them
    weighing    of the searches by which turns are compared, and `rounds` of eight worlds each
    margin      a chance to win by which the best must be ahead of every other turn
    errors      standard errors that the margin must have
    rivals      turns that it is compared with at most
    """

    iterations: int = ADVISER.iterations
    longer: int = 4 * ADVISER.iterations
    agreeing: int = 3
    weighing: int = 150
    rounds: int = 2
    margin: float = 0.05
    errors: float = 4.0
    rivals: int = 6


USUAL: Final = Demand()
# What a stored puzzle must stand once more, by searches with other dice: a still longer look.
AGAIN: Final = Demand(longer=8 * ADVISER.iterations, weighing=300, margin=0.04)


class Look:
    """One moment of a game, looked at for a puzzle."""

    def __init__(self, state: State, seat: int, ply: int, demand: Demand, dice: str = "") -> None:
        self.seat: Final = seat
        self.demand: Final = demand
        self.game: Final = state.game
        self.dice: Final = dice or dice_of(seat, ply)
        self.sample: Final = sample_of(state, seat, ply)
        self.judge: Final[Judge] = judge_for(state.game.edition, int(state.players))

    def same(self, one: tuple[int, ...], other: tuple[int, ...]) -> bool:
        """Whether two turns come to the same table."""
        return alike(self.sample, self.seat, one, other, self.dice)

    def seek(self, iterations: int, name: str) -> Seeker:
        """A search for the best turn, from a deal of its own."""
        dice = f"{self.dice}:{name}"
        sample = self.sample.redeal(self.seat, Dealer(dice))
        piece = Glance(self.game.edition, None, self.seat, (), dice, iterations, NO_LIMIT)
        return Seeker(sample, piece, self.judge)

    def attempt(self) -> Attempt:
        """What compares turns here."""
        packed = self.game.pack(self.sample)
        steps = self.demand.weighing
        nothing = ((), (), (), (0.0, 0.0, 0.0))
        return Attempt(self.game.edition, packed, self.seat, *nothing, self.dice, steps, NO_LIMIT)

    def glance(self) -> tuple[int, ...]:
        """The best turn as it looks at first; () where there is no puzzle in it."""
        seeker = self.seek(self.demand.iterations, "glance")
        best = seeker.best()
        chance = seeker.found.chances_of(best[0])[self.seat]
        if len(best) > MOST_CHOICES or not OPEN[0] < chance < OPEN[1]:
            return ()
        obvious = obvious_turn(self.sample, self.seat, self.judge, Dealer(f"{self.dice}:lot"))
        if self.same(best, obvious):
            return ()
        worse, better, error = compared(self.attempt(), obvious, best, 1)
        clear = better - worse >= max(self.demand.margin, self.demand.errors * error / 2)
        return best if clear else ()

    def rivals(self, best: tuple[int, ...], made: tuple[int, ...]) -> list[tuple[int, ...]] | None:
        """The other turns that were thought of, the likeliest first; None if searches disagree."""
        thought: list[tuple[int, ...]] = [made] if made else []
        thought.append(obvious_turn(self.sample, self.seat, self.judge, Dealer(f"{self.dice}:lot")))
        for n in range(self.demand.agreeing):
            seeker = self.seek(self.demand.longer, f"longer:{n}")
            if not self.same(seeker.best(), best):
                return None
            thought += others(seeker.found.search, self.sample, self.seat, best)
        found: list[tuple[int, ...]] = []
        for codes in thought:
            if codes and not any(self.same(codes, known) for known in (best, *found)):
                found.append(codes)
        return found[: self.demand.rivals]

    def stars(self, best: tuple[int, ...]) -> int:
        """How hard it is to find: by how short a search finds it from two deals."""
        for stars, iterations in enumerate(SIGHT, 1):
            seen = [self.seek(iterations, f"sight:{n}").best() for n in range(2)]
            if all(self.same(best, codes) for codes in seen):
                return stars
        return len(SIGHT) + 1


def others(
    search: Search, sample: State, seat: int, best: tuple[int, ...]
) -> list[tuple[int, ...]]:
    """Turns that a search knows besides the best: at each of its choices the next that came up."""
    found: list[tuple[int, ...]] = []
    place: Branch | None = search.root
    for n, code in enumerate(best):
        if place is None:
            break
        for branch in followed_most(place, seat):
            if int(branch.code) != code:
                found.append(finished(branch, sample, seat, best[:n]))
        place = place.find(seat, code)
    return [codes for codes in found if codes]


def followed_most(place: Branch, seat: int, most: int = 4) -> list[Branch]:
    """The choices of a seat that were followed most often from a place."""
    found: list[Branch] = []
    branch = place.first
    while branch is not None:
        if branch.actor == seat:
            found.append(branch)
        branch = branch.next
    return sorted(found, key=lambda one: -int(one.visits))[:most]


def finished(
    place: Branch | None, sample: State, seat: int, before: tuple[int, ...]
) -> tuple[int, ...]:
    """A turn to its end, as far as the search has followed it; () where it is not open here."""
    state, menu = sample.copy(), Menu()
    goes_on, dice = Bounds(state), Dealer("puzzle:finished")
    state.fill(menu)
    made: list[int] = []
    for code in before:
        if not menu.holds(code):
            return ()
        made.append(code)
        state.advance(code, menu)
    while place is not None and len(made) < LONGEST:
        if not menu.holds(place.code):
            return tuple(made) if len(made) > len(before) else ()
        made.append(int(place.code))
        state.advance(place.code, menu)
        if not goes_on.to(state, seat, menu, dice):
            return tuple(made)
        place = likeliest(place, state, seat)
    return ()


def suits(turn: Turn) -> bool:
    """Whether a turn may be asked for: one seat's alone, and a choice among several."""
    state = turn.state
    if picks_together(state) or state.awaited() != [turn.seat]:
        return False
    return len(state.choices()) >= LEAST_CHOICES


def found_in(record: Record, demand: Demand = USUAL) -> Iterator[Puzzle]:
    """The puzzles of a record, those of later rounds among the first: no game's order tells."""
    turns = [turn for turn in Cut(record).turns if suits(turn)]
    dealer = Dealer(f"puzzles:{len(record.choices)}")
    while turns:
        one = puzzle_at(record, turns.pop(int(dealer.below(len(turns)))), demand)
        if one is not None:
            yield one


def puzzle_at(record: Record, turn: Turn, demand: Demand) -> Puzzle | None:
    """The puzzle at a turn, if there is one."""
    look = Look(turn.state, turn.seat, turn.ply, demand)
    best = look.glance()
    if not best:
        return None
    rivals = look.rivals(best, turn.codes)
    worst = None if rivals is None else nearest(look, best, rivals)
    if worst is None:
        return None
    chance, behind, error, other = worst
    begun = Record(record.game, record.players, record.options, record.start)
    begun.choices = list(record.choices[: turn.ply])
    name = f"{record.players}-{look.sample.fingerprint()[:6]}"
    reasons = why(look.attempt(), best, other)
    return Puzzle(
        name, begun, turn.seat, look.stars(best), best, other, chance, behind, error, reasons
    )


def nearest(
    look: Look, best: tuple[int, ...], rivals: list[tuple[int, ...]]
) -> tuple[float, float, float, tuple[int, ...]] | None:
    """The other turn that comes closest to the best; None unless all are clearly behind."""
    demand, attempt = look.demand, look.attempt()
    found: tuple[float, float, float, tuple[int, ...]] | None = None
    for codes in rivals:
        worse, better, error = compared(attempt, codes, best, demand.rounds)
        behind = better - worse
        if behind < max(demand.margin, demand.errors * error):
            return None
        if found is None or behind < found[1]:
            found = (better, behind, error, codes)
    return found


def stands(one: Puzzle, demand: Demand = AGAIN) -> str:
    """What speaks against a puzzle when it is looked at longer, with other dice; "" for nothing."""
    ply = len(one.record.choices)
    look = Look(one.record.state(), one.seat, ply, demand, f"{dice_of(one.seat, ply)}:again")
    rivals = look.rivals(one.best, one.next)
    if rivals is None:
        return "a longer search finds another turn"
    if nearest(look, one.best, rivals) is None:
        return "another turn is not clearly worse"
    return ""
