"""The choices that lie open, and why the others do not: one path for "may I" and "why not"."""

from __future__ import annotations

from typing import Any, Final

from tabard.kernel.ints import i64

# Rule and message id of a reason, what is needed, what is there; "" where nothing speaks against.
Grounds = tuple[str, str, i64, i64]

NOT_THERE: Final = "not-there"  # of the kind that is asked for, but nothing that lies here


class Refusal:
    """Why one choice is not open: its code, the rule, the message id of the reason, its numbers."""

    def __init__(self, code: int, rule: str, why: str, need: int, have: int) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.why: Final = why
        self.need: Final = need
        self.have: Final = have


IDLE: Final = "idle"  # the choice would do nothing now but be spent
COSTLY: Final = "costly"  # all it leads to destroys something or gives it away


class Warned(Refusal):
    """What an open choice would come to, which its name does not say: of a kind named above."""

    def __init__(self, kind: str, code: int, rule: str, why: str, need: int, have: int) -> None:
        super().__init__(code, rule, why, need, have)
        self.kind: Final = kind


ROOM: Final = 16
# The numbers that codes are, as objects: to take one from here is quicker than to make it.
MADE: Final = 2048
NUMBERS: Final[list[Any]] = list(range(MADE))
NO_WEIGHTS: Final[list[int]] = []
NO_REFUSALS: Final[list[Refusal]] = []
NO_WARNINGS: Final[list[Warned]] = []


class Menu:
    """A buffer that a step fills with the choices of the one who is to move.

    A driver owns one menu and reuses it for a whole game; it is never copied with a state. Steps
    offer codes in ascending order, each once. `count` codes are valid, `codes[:count]`; the rest
    of the buffer is old. `weights` is another such buffer, which matters only when `weighted` is
    set (chance nodes with unequal outcomes). Refusals, and the limits and warnings of what is open,
    are kept only while `explaining`, so they cost nothing in play.

    >>> menu = Menu(explaining=True)
    >>> menu.offer(3)
    >>> menu.refuse(4, "PIL-16.2", "too-little-gold", need=5, have=2)
    >>> menu.choices(), menu.holds(4)
    ([3], False)
    >>> refusal = menu.refusal(4)
    >>> refusal.rule, refusal.why, refusal.need, refusal.have
    ('PIL-16.2', 'too-little-gold', 5, 2)

    At a chance node an outcome can weigh more than another: here one of four marbles is white.

    >>> menu.clear()
    >>> menu.offer_weighted(0, weight=3)
    >>> menu.offer_weighted(1, weight=1)
    >>> menu.choices(), menu.chances()
    ([0, 1], [3, 1])
    """

    def __init__(self, explaining: bool = False) -> None:
        self.codes: list[Any] = [0] * ROOM
        self.weights: list[int] = NO_WEIGHTS
        self.count: i64 = 0
        self.room: i64 = ROOM
        self.weighted: bool = False
        self.explaining: bool = explaining
        self.refusals: list[Refusal] = NO_REFUSALS
        self.limits: list[Refusal] = NO_REFUSALS
        self.warnings: list[Warned] = NO_WARNINGS

    def clear(self) -> None:
        """Empty the menu for the next question."""
        self.count = 0
        self.weighted = False
        if self.explaining:
            self.refusals = NO_REFUSALS
            self.limits = NO_REFUSALS
            self.warnings = NO_WARNINGS

    def offer(self, code: i64) -> None:
        """Lay a choice open."""
        count = self.count
        if count == self.room:
            self.grow()
        self.codes[count] = NUMBERS[code] if code < MADE else int(code)
        self.count = count + 1

    def offer_weighted(self, code: i64, weight: i64) -> None:
        """Lay a chance outcome open that happens `weight` times in the sum of all weights."""
        if not self.weighted:
            self.weighted = True
            if self.weights is NO_WEIGHTS:
                self.weights = []
            for n in range(self.count):
                self.weigh(n, 1)
        self.weigh(self.count, weight)
        self.offer(code)

    def weigh(self, n: i64, weight: i64) -> None:
        """Note what a choice weighs, given by its place."""
        if n < len(self.weights):
            self.weights[n] = int(weight)
        else:
            self.weights.append(int(weight))

    def refuse(self, code: i64, rule: str, why: str, need: i64 = 0, have: i64 = 0) -> None:
        """Say why a choice that one might expect is not open."""
        if self.explaining:
            if self.refusals is NO_REFUSALS:
                self.refusals = []
            self.refusals.append(Refusal(int(code), rule, why, int(need), int(have)))

    def limit(self, code: i64, rule: str, why: str, need: i64 = 0, have: i64 = 0) -> None:
        """Say why an open choice does not reach as far as one might expect."""
        if self.explaining:
            if self.limits is NO_REFUSALS:
                self.limits = []
            self.limits.append(Refusal(int(code), rule, why, int(need), int(have)))

    def warn(self, code: i64, kind: str, rule: str, why: str, need: i64 = 0, have: i64 = 0) -> None:
        """Say that an open choice would do nothing now (IDLE), or destroy or give away (COSTLY)."""
        if self.explaining:
            if self.warnings is NO_WARNINGS:
                self.warnings = []
            self.warnings.append(Warned(kind, int(code), rule, why, int(need), int(have)))

    def grow(self) -> None:
        """Make room for more choices."""
        self.codes.extend([0] * ROOM)
        self.room += ROOM

    def holds(self, code: i64) -> bool:
        """Whether this choice is open."""
        for i in range(self.count):
            each: i64 = self.codes[i]
            if each == code:
                return True
        return False

    def choices(self) -> list[int]:
        """The open codes, ascending."""
        return self.codes[: self.count]

    def chances(self) -> list[int]:
        """The weight of each open code, in the order of `choices()`."""
        return self.weights[: self.count] if self.weighted else [1] * int(self.count)

    def refusal(self, code: i64) -> Refusal | None:
        """The first reason given against a code, if one was."""
        for refusal in self.refusals:
            if refusal.code == code:
                return refusal
        return None
