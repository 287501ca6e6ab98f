"""A variation in the making: every seat's choices by hand in turn, and chance drawn or chosen.

Nothing of it is kept here. Whoever makes one has it and sends all of it with the next step: from
which moment of a finished game on, the choices so far, and what seats that are asked at the same
time have answered while others have not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tabard import lines
from tabard.commentary import MOST_CHOICES
from tabard.kernel import sets
from tabard.kernel.errors import BadInput, Refused
from tabard.kernel.onward import Onward
from tabard.kernel.record import CHANCE_MARK
from tabard.kernel.state import CHANCE, State
from tabard.lines import Line, Made
from tabard.server.dealing import in_order
from tabard.server.refusals import RequestRefused, illegal, malformed, not_your_turn

Answers = Mapping[int, tuple[int, ...]]


class Hand(NamedTuple):
    """A variation so far, the table that it comes to, and answers that wait for others."""

    line: Line
    end: State
    answers: Answers

    @property
    def seat(self) -> int | None:
        """The seat that is asked next; None where chance comes, or the end."""
        return next((seat for seat in self.end.awaited() if seat not in self.answers), None)


def taken_up(state: State, ply: int, codes: Sequence[int], answers: Answers | None = None) -> Hand:
    """What somebody has in the making, carried out; refused with the number of a wrong choice."""
    line = lines.begin(state, ply, None)
    table = line.root(state)
    made: list[Made] = []
    if len(codes) > MOST_CHOICES:
        raise too_long()
    for number, code in enumerate(codes, 1):
        try:
            made.append(line.make(table, code, len(made)))
        except (Refused, BadInput) as error:
            raise malformed(f"line, number {number}", str(error)) from None
    asked = table.awaited()
    waiting = {seat: kept for seat, kept in (answers or {}).items() if seat in asked}
    if asked and len(waiting) == len(asked):
        raise malformed("answers", "leave nobody who is still asked")
    return Hand(line.with_choices(made), table, waiting)


def too_long() -> RequestRefused:
    """A variation without an end."""
    sentence = f"A variation has {MOST_CHOICES} choices at most."
    return RequestRefused("long-variation", 409, sentence, most=MOST_CHOICES)


def choose(hand: Hand, code: int, then: Sequence[int] = ()) -> Hand:
    """Make a choice for the seat that is asked, with what it implies, or let chance bring this."""
    end, seat = hand.end, hand.seat
    try:
        if end.to_move == CHANCE:
            return grown(hand, [code])
        if seat is None:
            raise not_your_turn()
        if len(end.awaited()) == 1:
            return grown(hand, [*Onward(end, seat).codes_of(code), *then])
        end.asking(seat).copy().apply(code)
        return answered(hand, seat, [code])
    except Refused as refused:
        raise illegal(refused) from None
    except BadInput as error:
        raise malformed("choice", error.problem) from None


def lay(hand: Hand, pieces: Sequence[int]) -> Hand:
    """Lay a set down for the seat that is asked."""
    end, seat = hand.end, hand.seat
    if seat is None:
        raise not_your_turn()
    if sets.set_asked(end, seat) is None:
        raise malformed("choice", "no set is asked for")
    try:
        codes = sets.path(end, seat, pieces)
        return grown(hand, codes) if len(end.awaited()) == 1 else answered(hand, seat, codes)
    except Refused as refused:
        raise illegal(refused) from None
    except BadInput as error:
        raise malformed("choice", error.problem) from None


def deal(hand: Hand) -> Hand:
    """Let chance bring one of many outcomes; the dice depend on the line alone."""
    if hand.end.to_move != CHANCE:
        raise not_your_turn()
    return grown(hand, [CHANCE_MARK])


def grown(hand: Hand, choices: Sequence[int | str]) -> Hand:
    """The variation with these choices after its last one."""
    made = list(hand.line.choices)
    table = hand.end.copy()
    for choice in choices:
        made.append(hand.line.make(table, choice, len(made)))
    if len(made) > MOST_CHOICES:
        raise too_long()
    return Hand(hand.line.with_choices(made), table, {})


def answered(hand: Hand, seat: int, codes: Sequence[int]) -> Hand:
    """An answer of a seat among those that are asked at once; with the last all are carried out."""
    answers = {**hand.answers, seat: tuple(codes)}
    made, left = in_order(hand.end, answers)
    if not made:
        return hand._replace(answers=answers)
    after = grown(hand, made)
    return after._replace(answers=left)
