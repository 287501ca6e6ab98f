"""A state as a tuple of numbers: equal exactly for equal states, and quick to make and to read.

Frozen states are for this very build: another process that runs it, a cache, a comparison. What
thaws is not checked at all; what comes from a file or over a network is a position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from tabard.kernel.box.fields import Store
from tabard.kernel.frame import Frame
from tabard.kernel.game import Game
from tabard.kernel.state import State

Frozen = tuple[Any, ...]


def plain(before: Sequence[str], stores: Sequence[Store]) -> Callable[[Any], Any]:
    """What tells the values of an owner's attributes, objects as tuples of numbers."""
    raw: Callable[[Any], Any] = attrgetter(*before, *[store.attr for store in stores])
    objects = [(n, store.plain) for n, store in enumerate(stores, len(before)) if store.plain]

    def values(owner: Any) -> Frozen:
        found = list(raw(owner))
        for n, plain_one in objects:
            found[n] = plain_one(found[n])
        return tuple(found)

    return values if objects else raw


def keep(owner: Any, stores: Sequence[Store], values: Sequence[Any]) -> None:
    """Let an owner's attributes have such values again."""
    for store, value in zip(stores, values, strict=True):
        setattr(owner, store.attr, value if store.whole is None else store.whole(value))


def frozen_frames(s: State) -> Frozen:
    """The sub-programs that run, the innermost first, with what each remembers."""
    found: list[Any] = []
    frame = s.running
    while frame is not None:
        facts = [getattr(frame, attr) for attr in frame.facts().attrs]
        found.append((frame.kind(), frame.at, frame.progress, *facts))
        frame = frame.up
    return tuple(found)


def thaw_frames(s: State, frozen: Frozen) -> None:
    """Let the same sub-programs run, remembering the same."""
    known = frames(s.game) if frozen else {}
    for kind, at, turn, *facts in reversed(frozen):
        frame = known[kind].copied()
        frame.up, frame.at, frame.progress = s.running, at, turn
        for attr, value in zip(frame.facts().attrs, facts, strict=True):
            setattr(frame, attr, value)
        s.running = frame


def frames(game: Game[Any]) -> dict[str, Frame]:
    """The frames of a game's parts, by name."""
    found: dict[str, Frame] = {"frame": Frame()}
    for part in [*game.called, *[part for spot in game.spots for part in spot.around]]:
        if part.frame is not None:
            found[part.frame.kind()] = part.frame
    return found
