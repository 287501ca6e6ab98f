"""What the parts that run remember, as a view shows it: for words and pictures.

A view has the facts of every part that runs, by its kind, the innermost last (see `frames`). Words
and pictures name the part that they mean by its frame, and a fact that it does not declare is an
error, whether the part runs or not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.games.feudum.frames import between, cards, guilds, rounds, seals
from tabard.kernel.frame import Frame

View = Mapping[str, Any]

# The facts of each kind of part.
FACTS: Final[dict[str, tuple[str, ...]]] = {
    part.kind(): tuple([fact.name for fact in part.facts().fields])
    for module in (rounds, cards, guilds, seals, between)
    for part in vars(module).values()
    if isinstance(part, Frame)
}


class Remembered:
    """The facts of one part, as far as a view shows them; false where the part does not run."""

    def __init__(self, kind: str, found: Mapping[str, Any]) -> None:
        self.kind: Final = kind
        self.found: Final = found

    def __bool__(self) -> bool:
        return len(self.found) > 0

    def __getitem__(self, name: str) -> Any:
        return self.found[declared(self.kind, name)]

    def get(self, name: str, otherwise: Any = None) -> Any:
        """A fact, or something else where the part does not run."""
        return self.found.get(declared(self.kind, name), otherwise)


def declared(kind: str, name: str) -> str:
    """The name of a fact, which a part of this kind must have."""
    if name not in FACTS[kind]:
        raise KeyError(f"{kind} remembers no {name}")
    return name


# How many picks are still to be made, by what is picked.
TO_GO: Final[dict[str, str]] = {
    part.kind(): declared(part.kind(), name)
    for part, name in (
        (rounds.FIRST_PICK, "left"),
        (cards.JOURNEY, "steps"),
        (cards.REAPING, "favours"),
        (guilds.CARTAGE, "left"),
        (guilds.WORKSHOP, "left"),
        (seals.COLOURS_TAKEN, "left"),
        (seals.SCROLLS_CHOSEN, "left"),
        (seals.BEADS_GIVEN, "left"),
        (between.ERRAND, "picks"),
    )
}


def of(view: View, part: Frame) -> Remembered:
    """The facts of a part; none if it does not run."""
    kind = part.kind()
    return Remembered(kind, view["facts"].get(kind, {}))


def known(view: View, name: str) -> Any:
    """A fact of the innermost part that knows it, or None."""
    if not any(name in names for names in FACTS.values()):
        raise KeyError(f"no part remembers {name}")
    for part in reversed(view["facts"].values()):
        if part.get(name) is not None:
            return part[name]
    return None


def to_go(view: View) -> int:
    """How many picks the innermost part that counts them has still to make."""
    left = [part[TO_GO[kind]] for kind, part in view["facts"].items() if kind in TO_GO]
    return int(left[-1]) if left else 0


def attacked(view: View) -> Remembered:
    """The facts of an assault once its target is named."""
    assault = of(view, cards.ASSAULT)
    return assault if assault.get("target", -1) >= 0 else Remembered(assault.kind, {})
