"""A program as a rulebook's table of contents: parts inside parts, and where each step leads.

    Part(
        "turn",
        SOWING,
        Choice(CHOOSE_ACTION, Part("tithe", ...), Part("duty", ...)),
        END_WINDOW,
        frame=Turn(),
    )

A part is a list of steps, choices and further parts, done one after another; a `Repeat` begins
again after its last. A choice is a step that decides, and the named parts it decides between. A
step says only `next()` (this step is over), `branch(n)` (go on in the n-th part of my choice),
`done()` (the part around me is over) or `call(part)` (do that first, then come back to me): where
that leads follows from the table of contents, worked out once, when the game is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Union

from tabard.kernel.frame import Frame, nested
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.step import Step

RETURN: Final = -1  # a way that ends a called part
NOWHERE: Final = -2  # a way that no step may take


class Part:
    """A named list of steps, choices and parts; `frame` holds what it remembers while it runs.

    start   where it begins, for `State.call`; only parts declared as called have one
    """

    def __init__(self, name: str, *items: Item, frame: Frame | None = None) -> None:
        self.name: Final = name
        self.items: Final = items
        self.frame: Final = frame
        self.start: i64 = -1

    def repeats(self) -> bool:
        """Whether it begins again after its last item."""
        return False


class Repeat(Part):
    """A part that begins again after its last item, until a step says `done()`."""

    def repeats(self) -> bool:
        return True


class Choice:
    """A step that decides with `branch(n)` between parts, numbered as they are listed.

    `next()` passes all of them by. With `ids`, the parts are in the order of these names.
    """

    def __init__(self, step: Step[Any], *parts: Part, ids: Sequence[str] | None = None) -> None:
        names = [part.name for part in parts]
        assert ids is None or names == list(ids), f"{step.name}: {names} are not {ids}"
        self.step: Final = step
        self.parts: Final = parts


Item = Union[Step[Any], Part, Choice]  # noqa: UP007 -- Step is generic: `|` fails uncompiled


@mypyc_attr(acyclic=True)
class Way:
    """A move from one step to another: where it leads, and which frames end and begin on it.

    begins  the innermost frame of those that begin, as they begin, inside each other
    plain   whether it leads on with no frame ended or begun, as most do
    """

    def __init__(self, target: int, ends: int, begins: Sequence[Frame]) -> None:
        self.target: i64 = target
        self.ends: i64 = ends
        self.begins: Final = nested(begins)
        self.plain: bool = ends == 0 and not begins and target >= 0


@mypyc_attr(acyclic=True)
class Spot:
    """A place in the program: a step, the parts around it, and its ways on.

    straight  where the next way leads if it is plain, else NOWHERE: the way taken most by far
    """

    def __init__(self, index: int, step: Step[Any], around: tuple[Part, ...]) -> None:
        # What every step of a game reads comes first, so that one line of the cache holds it.
        self.step: Final = step
        self.straight: i64 = NOWHERE
        self.next: Way = Way(NOWHERE, 0, [])
        self.done: Way = Way(NOWHERE, 0, [])
        self.branches: list[Way] = []
        self.index: Final = index
        self.around: Final = around
        self.name: Final = "/".join([*[part.name for part in around], step.name])

    def path(self) -> str:
        """Its name, unique in the game: the parts around it and the step."""
        return self.name

    def frames(self, beyond: int = 0) -> list[Frame]:
        """The frames in place around it, outermost first, but for those of the first parts."""
        return [part.frame for part in self.around[beyond:] if part.frame is not None]


class Ahead:
    """What follows: a spot, once it is laid, and how many of the parts around go on till there."""

    def __init__(self, spot: int | None, kept: int) -> None:
        self.spot = spot
        self.kept: Final = kept


class Plan:
    """The layout of a program: what its parts look like in one row."""

    def __init__(self) -> None:
        self.spots: list[Spot] = []
        self.ways: list[tuple[Spot, str, Ahead]] = []

    def lay_called(self, part: Part) -> None:
        """A part that steps call; its own frame is the call's."""
        part.start = len(self.spots)
        body = Repeat(part.name, *part.items) if part.repeats() else Part(part.name, *part.items)
        self.lay_part(body, (), Ahead(None, 0))

    def lay_part(self, part: Part, around: tuple[Part, ...], ahead: Ahead) -> None:
        """A part in its place; `ahead` is what follows it."""
        inside = (*around, part)
        first = Ahead(None, len(inside))
        end = first if part.repeats() else ahead
        starts = [first, *(Ahead(None, len(inside)) for _ in part.items[1:]), end]
        for n, item in enumerate(part.items):
            starts[n].spot = len(self.spots)
            self.lay_item(item, inside, starts[n + 1], ahead)

    def lay_item(self, item: Item, around: tuple[Part, ...], after: Ahead, beyond: Ahead) -> None:
        """One item of a part: `after` follows it, `beyond` follows the part."""
        if isinstance(item, Part):
            self.lay_part(item, around, after)
            return
        step = item.step if isinstance(item, Choice) else item
        spot = Spot(len(self.spots), step, around)
        self.spots.append(spot)
        self.ways.append((spot, "next", after))
        self.ways.append((spot, "done", beyond))
        if isinstance(item, Choice):
            for part in item.parts:
                into = Ahead(len(self.spots), len(around)) if part.items else after
                self.ways.append((spot, "branch", into))
                if part.items:
                    self.lay_part(part, around, after)

    def join(self) -> None:
        """Now that every place is known, say where each way leads."""
        for spot, verb, ahead in self.ways:
            way = self.way(spot, ahead)
            if verb == "next":
                spot.next = way
                spot.straight = way.target if way.plain else NOWHERE
            elif verb == "done":
                spot.done = way
            else:
                spot.branches.append(way)

    def way(self, spot: Spot, ahead: Ahead) -> Way:
        """The way from a spot to what is ahead."""
        if ahead.spot is None:
            return Way(RETURN, len(spot.frames()), [])
        target = self.spots[ahead.spot]
        return Way(target.index, len(spot.frames(ahead.kept)), target.frames(ahead.kept))


def lay_out(program: Sequence[Part], called: Sequence[Part]) -> list[Spot]:
    """All spots of a program, in the order of its table of contents, then the called parts."""
    plan = Plan()
    for part in program:
        plan.lay_part(part, (), Ahead(None, 0))
    for part in called:
        plan.lay_called(part)
    plan.join()
    return plan.spots
