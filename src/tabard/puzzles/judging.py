"""What somebody's turn in a puzzle is worth: against the best one, with what decides between them.

As in a study both turns are played in the same worlds with the same dice, from a sample of what the
seat knows; the reasons are those of a hint, between whole turns.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tabard.bots.judge import Judge, LearnedJudge
from tabard.bots.matters import matters_of
from tabard.bots.reasons import DEALS, FAR, Look, Reason, deciding, differences, expected
from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, State
from tabard.study.weighing import Weigh, alike, judge_for, played, weigh

ROUNDS: Final = 2  # of a comparison, each of eight worlds
ITERATIONS: Final = 120  # of each search in it
SECONDS: Final = 0.15  # and its time, where the engine is slow: somebody waits
LEAST: Final = 0.02  # a chance to win that makes a turn worse than the best
SURE: Final = 2.0  # standard errors

Told = tuple[str, str, int, float, float]


class Attempt(NamedTuple):
    """A piece of work: somebody's turn in a puzzle; other fields as in `study.weighing.Weigh`.

    best   the best turn, and `next`, the one that comes closest to it
    known  what is known of these two: the chance after the best, what the next is behind, and the
           standard error of that
    """

    game: str
    sample: Any
    seat: int
    codes: tuple[int, ...]
    best: tuple[int, ...]
    next: tuple[int, ...]
    known: tuple[float, float, float]
    seed: str
    iterations: int = ITERATIONS
    seconds: float = SECONDS


class Judged(NamedTuple):
    """What a turn came to.

    same     whether it leads to the same table as the best one
    made     the seat's chance to win after it, and `best`, after the best one
    error    the standard error of the difference
    reasons  why the best one is better, as `bots.reasons.Reason` has them
    """

    same: bool
    made: float
    best: float
    error: float
    reasons: tuple[Told, ...]

    @property
    def right(self) -> bool:
        """Whether the turn is as good as the best as far as anybody can tell."""
        return self.same or self.best - self.made < max(LEAST, SURE * self.error)


def judged(attempt: Attempt) -> Judged:
    """Compare a turn with the best one."""
    sample = game(attempt.game).unpack(attempt.sample)
    codes, best, seat = attempt.codes, attempt.best, attempt.seat
    if alike(sample, seat, codes, best, attempt.seed):
        return Judged(True, 0.0, 0.0, 0.0, ())
    if attempt.next and alike(sample, seat, codes, attempt.next, attempt.seed):
        chance, behind, error = attempt.known  # by longer searches than we have the time for
        return Judged(False, chance - behind, chance, error, why(attempt, best, codes))
    made, other, error = compared(attempt, codes, best)
    return Judged(False, made, other, error, why(attempt, best, codes))


def compared(
    attempt: Attempt, codes: tuple[int, ...], other: tuple[int, ...], rounds: int = ROUNDS
) -> tuple[float, float, float]:
    """The chances to win after two turns, and the standard error of their difference."""
    found = [
        weigh(
            Weigh(
                attempt.game,
                attempt.sample,
                attempt.seat,
                codes,
                other,
                f"{attempt.seed}:{n}",
                attempt.iterations,
                attempt.seconds,
            )
        )
        for n in range(rounds)
    ]
    error = math.sqrt(sum(one.error**2 for one in found)) / rounds
    return sum(one.made for one in found) / rounds, sum(one.other for one in found) / rounds, error


def why(attempt: Attempt, better: tuple[int, ...], other: tuple[int, ...]) -> tuple[Told, ...]:
    """The few matters that decide between two turns; none where the value has no named figures."""
    sample = game(attempt.game).unpack(attempt.sample)
    judge = judge_for(attempt.game, int(sample.players))
    if not isinstance(judge, LearnedJudge):
        return ()
    one, two = (
        [Look(judge, rested(sample, attempt, codes, judge, n)) for n in range(DEALS)]
        for codes in (better, other)
    )
    found = deciding(differences(one, two, attempt.seat, matters_of(sample.game)), attempt.seat)
    return tuple(told(reason) for reason in found)


def rested(sample: State, attempt: Attempt, codes: Sequence[int], judge: Judge, n: int) -> State:
    """The table to which a turn leads before another is asked, in one deal of what is unknown."""
    dealer = Dealer(f"{attempt.seed}:why:{n}")
    state = played(sample.redeal(attempt.seat, dealer), attempt.seat, codes, dealer)
    menu = Menu()
    for _ in range(FAR):
        if state.over:
            break
        state.fill(menu)
        if state.to_move == CHANCE:
            state.advance(dealer.deal(menu), menu)
        elif state.to_move == attempt.seat:
            state.advance(expected(None, state, menu, judge), menu)
        else:
            break
    return state


def told(reason: Reason) -> Told:
    """A reason as it travels and is written down."""
    return (
        reason.matter,
        reason.thing,
        int(reason.seat),
        round(float(reason.amount), 3),
        round(float(reason.weight), 3),
    )
