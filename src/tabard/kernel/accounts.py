"""What a game says of its points: where they come from, what its end pays, what falls due next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tabard.kernel.ints import mypyc_attr
from tabard.kernel.state import NOBODY, State
from tabard.kernel.step import Step

S = TypeVar("S", bound=State)

Happening = Mapping[str, Any]  # an event as `Event.seen_by` gives it
Told = Sequence[Happening]
Span = tuple[int, int]  # the least and the most
NO_POINTS: Final[tuple[str, float]] = ("", 0)
NOTHING_YET: Final[Happening] = {"kind": "", "seat": NOBODY, "thing": "", "place": "", "rule": ""}


class Credit(NamedTuple):
    """Points that a mat has got or lost: its seat, or a number after the seats for a rival.

    source  one of the game's sources
    points  how many; below 0 where they were lost
    rule    the rule that paid or took them; "" where they were there from the start
    thing   id of the craftsman, project or whatever else brought them; "" where nothing did
    period  in which stretch of the game that was, counted from 1; 0 before the first
    """

    seat: int
    source: str
    points: float
    rule: str
    thing: str
    period: int


class Due(NamedTuple):
    """What one seat must give or gets at the next reckoning of its kind.

    what    which reckoning, the message `due-<what>` of the game
    rule    the rule that asks for it
    seat    whose it is, numbered as credits are
    thing   id of what is to be given; "" where points alone change
    when    in which round, chapter, epoch or quarter that will be, for its message
    need    how much of it, the least and the most that chance may ask for
    have    how much of it there is; None where the viewer may not know
    points  by how much the score changes, the least and the most; None where nobody can say
    """

    what: str
    rule: str
    seat: int
    thing: str
    when: int
    need: Span
    have: int | None
    points: Span | None


@mypyc_attr(allow_interpreted_subclasses=True)
class Accounts(Generic[S]):
    """The accounts of a game; one that declares none has its points in one sum.

    Everything here tells a viewer (None: a spectator) no more than they may know, which
    `kernel.secrecy` checks: two states that a seat cannot tell apart have the same accounts.

    sources      where points come from, in the order of a score table (`points-<source>`)
    period       the kind of event that begins a stretch by which points are listed
                 (`points-period`); where the score is a sheet, that ends one
    first        the number of the stretch with which a game begins
    introducing  the kinds of events that say what the points after them are for
    """

    def __init__(
        self,
        sources: tuple[str, ...] = (),
        period: str = "",
        first: int = 0,
        introducing: tuple[str, ...] = (),
    ) -> None:
        self.sources: Final = sources
        self.period: Final = period
        self.first: Final = first
        self.introducing: Final = introducing

    def credits(self, seats: int, told: Told) -> list[Credit]:
        """Every point of a game by what was told of it from its beginning on."""
        found = self.opening(seats)
        period = self.first
        about: Happening = NOTHING_YET
        for event in told:
            kind = event["kind"]
            if kind == self.period:
                period = event["amount"]
            if kind in self.introducing:
                about = event
            source, points = self.scored(event)
            if source:
                thing = self.thing(source, event, about)
                seat = event["seat"]
                found.append(Credit(seat, source, points, event["rule"], thing, period))
        return found

    def opening(self, seats: int) -> list[Credit]:
        """The points that everybody has before anything happens, without a rule."""
        return []

    def scored(self, event: Happening) -> tuple[str, float]:
        """The source and the points of an event; no source where it changes no score."""
        return NO_POINTS

    def thing(self, source: str, event: Happening, about: Happening) -> str:
        """What brought the points of an event; `about` is the last one that introduces any."""
        return ""

    def sheet(self, state: S) -> list[Credit] | None:
        """Every point as the table stands, where the score is counted up and not kept; or None."""
        return None

    def rivals(self, state: S) -> list[str]:
        """Ids of those who have a mat and no seat."""
        return []

    def places(self, state: S) -> list[int]:
        """The places at the end, rivals after the seats."""
        return state.game.final_places(state)

    def finish(self, state: S, viewer: int | None) -> None:
        """Carry out the final scoring, and nothing else of the end, on a copy that reports events.

        It is done by the steps that do it in the game. What the viewer may not know is left out
        and is named by `unknown`.
        """

    def unknown(self, state: S, viewer: int | None) -> list[tuple[int, str]]:
        """Of which seats the final scoring holds what the viewer may not know, by source."""
        return []

    def dues(self, state: S, viewer: int | None) -> list[Due]:
        """What is to be given or got next, reckoning by reckoning, a seat after the other."""
        return []


def reached(state: State) -> int:
    """The place in the program that a game has come to, whatever has been called from there."""
    at = int(state.at)
    frame = state.running
    while frame is not None:
        if frame.at >= 0:
            at = int(frame.at)
        frame = frame.up
    return at


def rehearse(state: S, step: Step[S]) -> None:
    """Let a step do its work on a copy, as if the game had come to its place in the program."""
    state.kept = None
    state.running = None
    state.stand_at(state.game.spots[step.index])
    state.carry_on()
    step.proceed(state)
