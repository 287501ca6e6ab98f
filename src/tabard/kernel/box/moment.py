"""When a component is there: the moments of a game, and windows between them."""

from __future__ import annotations

from typing import Final, NamedTuple

from tabard.kernel.state import State


class Moment:
    """Where in the round a state stands: its step, or the one that waits for it.

    fresh   the step that clears the table between rounds
    """

    def __init__(self, s: State, fresh: str) -> None:
        here = s.main_step()
        self.step: Final[str] = s.step().name
        self.name: Final[str] = here.name
        self.at: Final[int] = here.index
        self.steps: Final = s.game.by_name
        self.fresh: Final = fresh

    def after(self, step: str) -> bool:
        """Whether a step of this round is over."""
        return self.at > self.steps[step].index

    def between(self, after: str, last: str) -> bool:
        """Whether one step is over and another is not."""
        return self.after(after) and not self.after(last)


class Window(NamedTuple):
    """When a component can be there, and (`always`) is: from the end of a step to that of another.

    Without another it is until a new round; `words` say what is wrong with it outside.
    """

    after: str
    last: str
    always: bool
    words: str = "does not fit the step"

    def problem(self, there: bool, m: Moment) -> str:
        """What is wrong with a component at this moment, or nothing."""
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
