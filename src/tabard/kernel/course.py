"""Where in the rules a game stands, and how its steps lead on.

A game stands at a place of its program (`kernel.program`), with a frame for each part around it
that remembers something (`kernel.frame`). A step that is over says `next`, `branch` or `done`; one
that wants something done first says `call`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from tabard.kernel.frame import Frame, begun, copy_of
from tabard.kernel.ints import i64, mypyc_attr

if TYPE_CHECKING:
    from tabard.kernel.game import Game
    from tabard.kernel.program import Part, Spot, Way
    from tabard.kernel.step import Step

F = TypeVar("F", bound=Frame)

CHANCE: Final = -1
OVER: Final = -2
NOBODY: Final = -3


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Course:
    """The place of a game in its program, who is awaited there, and what the parts remember.

    game      the game whose rules these are
    to_move   seat 0 .. players-1, CHANCE or OVER (NOBODY only while steps run)
    at        index of the present place in `game.spots`
    progress  how far the present step has got; 0 when it begins
    running   the facts of the innermost sub-program that runs, or None; see `kernel.frame`

    A copy is made with its source, and here, not by a method called later: what calls one of its
    own methods while it is being made, the compiler takes for incomplete in all its attributes.
    """

    def __init__(self, game: Game[Any], source: Course | None = None) -> None:
        self.game = game
        if source is None:
            self.to_move: i64 = NOBODY
            self.at: i64 = 0
            self.progress: i64 = 0
            self.running: Frame | None = None
        else:
            self.to_move = source.to_move
            self.at = source.at
            self.progress = source.progress
            running = source.running
            self.running = None if running is None else copy_of(running)

    def step(self) -> Step[Any]:
        """The present step."""
        return self.game.steps[self.at]

    def of(self, kind: type[F]) -> F:
        """What the innermost sub-program of this kind remembers; one must run."""
        frame = self.running
        while type(frame) is not kind:
            assert frame is not None, "no such sub-program runs"
            frame = frame.up
        return frame

    def found(self, kind: type[F]) -> F | None:
        """What the innermost sub-program of this kind remembers, if one runs."""
        frame = self.running
        while frame is not None:
            if type(frame) is kind:
                return frame
            frame = frame.up
        return None

    def innermost_call(self) -> Frame | None:
        """The frame of the innermost part that was called, or None."""
        frame = self.running
        while frame is not None and frame.at < 0:
            frame = frame.up
        return frame

    def where(self) -> i64:
        """Where in the table of contents the game has come to: the caller's place in a call."""
        call = self.innermost_call()
        return self.at if call is None else call.at

    def main_step(self) -> Step[Any]:
        """The step that the game has come to: the present one, or the caller of the part around it.

        Where a called part has called another, it is the innermost caller.
        """
        return self.game.steps[self.where()]

    def main_progress(self) -> i64:
        """How far that step has got."""
        call = self.innermost_call()
        return self.progress if call is None else call.progress

    def standing_at(self) -> list[str]:
        """Where in the table of contents the game stands, and before it who has called it there.

        Everybody may know it, as everybody is told whom a question awaits.
        """
        spots = self.game.spots
        found = [spots[self.at].name]
        frame = self.running
        while frame is not None:
            if frame.at >= 0:
                found.append(spots[frame.at].name)
            frame = frame.up
        found.reverse()
        return found

    def stand_at(self, spot: Spot) -> None:
        """Stand at a place, with fresh frames for the parts around it that are not there yet."""
        for prototype in spot.frames():
            inner = prototype.copied()
            inner.up = self.running
            self.running = inner
        self.at = spot.index
        self.progress = 0

    def awaits(self, who: i64) -> None:
        """Stop here until a seat or CHANCE has chosen."""
        self.to_move = who

    def carry_on(self) -> None:
        """Await nobody and let the present step proceed."""
        self.to_move = NOBODY

    def next(self) -> None:
        """This step is over: go on with what follows it."""
        straight = self.game.spots[self.at].straight
        if straight < 0:
            follow(self, self.game.spots[self.at].next)
            return
        self.at = straight
        self.progress = 0
        self.to_move = NOBODY

    def branch(self, n: i64) -> None:
        """This step has decided: go on in the n-th part of its choice."""
        follow(self, self.game.spots[self.at].branches[n])

    def done(self) -> None:
        """The part around this step is over: go on with what follows it, or go back to its caller.

        What the part remembered is gone.
        """
        follow(self, self.game.spots[self.at].done)

    def call(self, part: Part) -> None:
        """Do a part first; then this step goes on (`Step.resumed`), with `progress` as it is now.

        `running` is the frame of the call, for the step to say what it is about. A step that calls
        after `next` is over: the part comes before the step that follows.
        """
        prototype = part.frame
        frame = Frame() if prototype is None else prototype.copied()
        frame.up = self.running
        frame.at = self.at
        frame.progress = self.progress
        self.running = frame
        self.at = part.start
        self.progress = 0
        self.to_move = NOBODY

    def game_over(self) -> None:
        """End the game."""
        self.to_move = OVER


def follow(state: Course, way: Way) -> None:
    """Go where a way leads; frames end and begin on it."""
    state.progress = 0
    state.to_move = NOBODY
    state.at = way.target
    if way.plain:
        return
    frame = state.running
    ends = way.ends
    while ends > 0:
        assert frame is not None
        frame = frame.up
        ends -= 1
    begins = way.begins
    if begins is not None:
        state.running = begun(begins, frame)
    elif way.target >= 0:
        state.running = frame
    else:
        assert frame is not None, "this way leads nowhere"
        state.running = frame.up
        state.at = frame.at
        state.progress = frame.progress
        state.game.spots[frame.at].step.resumed(state, frame)
