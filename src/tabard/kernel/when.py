"""When a component is there: points in play, and windows between them."""

from __future__ import annotations

from typing import Final, NamedTuple

from tabard.kernel.state import State


class PointInPlay:
    """How far a game has come, by the steps of its round.

    step      the present step
    chain     it and the steps that wait for it, the outermost last
    name      that outermost one: a step of the round
    progress  how far that one has got
    fresh     the step that clears the table between rounds
    """

    def __init__(self, s: State, fresh: str = "") -> None:
        self.step: Final[str] = s.step().name
        self.chain: Final[list[str]] = [self.step, *s.game.waiting(s)]
        self.name: Final[str] = self.chain[-1]
        self.progress: Final = outermost_progress(s)
        self.steps: Final = s.game.by_name
        self.at: Final[int] = self.steps[self.name].index
        self.fresh: Final = fresh

    def after(self, step: str) -> bool:
        """Whether a step of this round is over."""
        return self.at > self.steps[step].index

    def between(self, after: str, last: str) -> bool:
        """Whether one step is over and another is not."""
        return self.after(after) and not self.after(last)


def outermost_progress(s: State) -> int:
    """How far the step has got that has called all others."""
    found, frame = int(s.progress), s.running
    while frame is not None:
        if frame.at >= 0:
            found = int(frame.progress)
        frame = frame.up
    return found


class Window(NamedTuple):
    """When a component can be there, and (`always`) is: from the end of a step to that of another.

    Without another it is until a new round; `words` say what is wrong with it outside.
    """

    after: str
    last: str
    always: bool
    words: str = "does not fit the step"

    def problem(self, there: bool, m: PointInPlay) -> str:
        """What is wrong with a component at this point, or nothing."""
        if self.last == "" and m.name == m.fresh:
            return ""  # what is left of the last round is cleared here
        inside = m.after(self.after) and (self.last == "" or not m.after(self.last))
        if there and not inside:
            return f"{self.words} {m.step}"
        return f"is missing at {m.step}" if inside and not there and self.always else ""


def may(after: str, last: str = "", words: str = "does not fit the step") -> Window:
    """Between two steps it can be there."""
    return Window(after, last, False, words)


def must(after: str, last: str = "") -> Window:
    """Exactly between two steps it is there."""
    return Window(after, last, True)
