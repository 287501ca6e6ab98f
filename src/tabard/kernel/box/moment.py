"""When a component is there: the moments of a game, and windows between them."""

from __future__ import annotations

from typing import Final

from tabard.kernel.state import State


class Moment:
    """Where in the round a state stands: its step, or that which an interrupt goes back to."""

    def __init__(self, s: State, fresh: str) -> None:
        self.step: Final[str] = s.step().name
        here = s.moment()
        self.name: Final[str] = here.name
        self.at: Final[int] = here.index
        self.places: Final = {name: step.index for name, step in s.game.by_name.items()}
        self.fresh: Final = fresh

    def after(self, step: str) -> bool:
        """Whether a step of this round is over."""
        return self.at > self.places[step]

    def between(self, after: str, last: str) -> bool:
        """Whether one step is over and another is not."""
        return self.after(after) and not self.after(last)


MAY: Final = 0  # only inside the window
MUST: Final = 1  # exactly inside it
NEEDED: Final = 2  # always inside it, and anywhere else too


class Window:
    """From the end of one step to the end of another, or for good, or until a new round.

    words   what is wrong outside of it
    """

    def __init__(self, mode: int, after: str, last: str, lingers: bool, words: str) -> None:
        self.mode: Final = mode
        self.after: Final = after
        self.last: Final = last
        self.lingers: Final = lingers
        self.words: Final = words or "does not fit the step"

    def problem(self, there: bool, m: Moment) -> str:
        """What is wrong with a component at this moment, or nothing."""
        if self.lingers and m.name == m.fresh:
            return ""
        inside = m.after(self.after) and not (self.last != "" and m.after(self.last))
        if there and not inside and self.mode != NEEDED:
            return f"{self.words} {m.step}"
        return f"is missing at {m.step}" if inside and not there and self.mode != MAY else ""


def may(after: str, last: str, words: str = "") -> Window:
    """The component can be there only between two steps."""
    return Window(MAY, after, last, False, words)


def must(after: str, last: str, words: str = "") -> Window:
    """The component is there exactly between two steps."""
    return Window(MUST, after, last, False, words)


def may_since(after: str, words: str = "") -> Window:
    """The component can be there after a step, until the next round has begun."""
    return Window(MAY, after, "", True, words)


def must_since(after: str, words: str = "") -> Window:
    """The component is there after a step, and goes at some time before the next round."""
    return Window(MUST, after, "", True, words)


def needed_since(after: str) -> Window:
    """The component is there after a step, for good."""
    return Window(NEEDED, after, "", False, "")
