"""What a sub-program remembers while it runs: pushed when it starts, gone when it ends.

A frame is a small native object. Its facts are declared once, as the components of a box are (see
`kernel.box.fields`): its attributes, its copies and its words in views and positions are woven from
that. The frames of a state hang below each other like the calls of a program: the innermost is
`State.running`.

Facts are attributes and not bits of a packed integer, because mypyc reads an attribute in half a
nanosecond and a packed fact in five to fifteen, and states are read far more often than copied.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tabard.kernel.ints import i64, mypyc_attr

if TYPE_CHECKING:
    from tabard.kernel.box.fields import Field


class Facts(NamedTuple):
    """What is declared of a kind of frame.

    kind    its name in positions and views
    fields  its facts, each shown and kept as a component is
    own     the names of those that only its owner sees
    attrs   the attributes that keep them
    """

    kind: str = "frame"
    fields: tuple[Field, ...] = ()
    own: tuple[str, ...] = ()
    attrs: tuple[str, ...] = ()


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """The facts of one running sub-program.

    up        the frame of the sub-program around it, or None
    at        where its caller goes on when it ends; -1 if it runs in its place in the program
    progress  how far the caller's step had got
    """

    def __init__(self) -> None:
        self.up: Frame | None = None
        self.at: i64 = -1
        self.progress: i64 = 0

    def facts(self) -> Facts:
        """What is declared of it."""
        return DECLARED.get(type(self), NO_FACTS)

    def kind(self) -> str:
        """Its name in positions and views."""
        return self.facts().kind

    def copied(self) -> Frame:
        """An equal frame; whoever copies the chain sets `up`, `at` and `progress` (woven)."""
        return Frame()

    def owner(self) -> int:
        """The seat that may see facts of which only an owner knows."""
        return -1

    def written(self) -> dict[str, Any]:
        """All its facts, for a position (woven)."""
        return {}

    def shown(self, seat: int | None) -> dict[str, Any]:
        """The facts that a seat may see, for a view; the others are left out."""
        found = self.written()
        own = self.facts().own
        if own and seat != self.owner():
            for name in own:
                del found[name]
        return found


NO_FACTS: Final[Facts] = Facts()
DECLARED: Final[dict[type, Facts]] = {}


def declared(frame: Frame, kind: str, *facts: Field, own: Sequence[Field] = ()) -> Frame:
    """The frame that a part begins with, and its facts after those of the frame it derives from.

    kind  its name in positions and views
    own   those that only its owner sees
    """
    base = DECLARED.get(type(frame).__mro__[1], NO_FACTS)
    fields = (*base.fields, *facts, *own)
    attrs = [store.attr for field in fields for store in field.stores()]
    names = (*base.own, *[fact.name for fact in own])
    DECLARED[type(frame)] = Facts(kind, fields, names, tuple(attrs))
    return frame


def copy_of(frame: Frame) -> Frame:
    """A frame and all around it, equal and independent."""
    twin = frame.copied()
    if frame.at >= 0:  # it was called: else both are as they begin
        twin.at = frame.at
        twin.progress = frame.progress
    if frame.up is not None:
        twin.up = copy_of(frame.up)
    return twin


def nested(frames: Sequence[Frame]) -> Frame | None:
    """Equal frames, each inside the one before it: the innermost, or None if there are none."""
    inner: Frame | None = None
    for frame in frames:
        twin = frame.copied()
        twin.up = inner
        inner = twin
    return inner


def begun(prototype: Frame, around: Frame | None) -> Frame:
    """A fresh frame like this one, inside fresh ones like those around it, inside another."""
    inner = prototype.copied()
    up = prototype.up
    inner.up = around if up is None else begun(up, around)
    return inner
