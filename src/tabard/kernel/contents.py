"""A program as its readers see it: parts and steps, one below the other, each with its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from tabard.kernel.program import Item, Part
from tabard.kernel.step import Step


class Entry:
    """One entry of a table of contents, and those below it.

    name    of the part or step
    path    its place, as `Spot.path` and `State.standing_at` name it
    step    the step, or None for a part
    again   whether the part begins again after its last entry
    decides whether one of the parts below is chosen, and not all are done
    facts   the names of what the part remembers while it runs
    above   whether what stands below it is listed already, further up
    within  the beginnings of the places below it
    """

    def __init__(self, name: str, path: str, step: Step[Any] | None) -> None:
        self.name: Final = name
        self.path: Final = path
        self.step: Final = step
        self.again: bool = False
        self.decides: bool = False
        self.facts: list[str] = []
        self.above: bool = False
        self.within: list[str] = []
        self.inner: list[Entry] = []

    def holds(self, place: str) -> bool:
        """Whether a place is this step, or one below this entry."""
        if self.step is not None and place == self.path:
            return True
        return any(place.startswith(start) for start in self.within)

    def ends_at(self, place: str) -> bool:
        """Whether no entry below this one says more of where a place is."""
        if not self.inner:
            return self.holds(place)
        return self.step is not None and place == self.path


def entries(program: Iterable[Item]) -> list[Entry]:
    """The entries of a program, or of the parts that steps call.

    What stands in several places is listed in full where it comes first.
    """
    return below(program, "", set())


def below(items: Iterable[Item], around: str, listed: set[int]) -> list[Entry]:
    """The entries of some items in the part at the place `around`."""
    return [entry_of(item, around, listed) for item in items]


def entry_of(item: Item, around: str, listed: set[int]) -> Entry:
    """The entry of one item."""
    before = f"{around}/" if around else ""
    if isinstance(item, Step):
        return Entry(item.name, f"{before}{item.name}", item)
    if isinstance(item, Part):
        path = f"{before}{item.name}"
        found = Entry(item.name, path, None)
        found.again = item.repeats()
        found.within = [f"{path}/"]
        frame = item.frame
        if frame is not None:
            found.facts = [fact.name for fact in frame.facts().fields]
        inner, place = item.items, path
    else:
        # A choice is no part: what it decides between stands where it stands itself.
        found = Entry(item.step.name, f"{before}{item.step.name}", item.step)
        found.decides = True
        found.within = [f"{before}{part.name}/" for part in item.parts]
        inner, place = item.parts, around
    if id(item) in listed:
        found.above = True
    else:
        listed.add(id(item))
        found.inner = below(inner, place, listed)
    return found


def walk(found: Iterable[Entry], depth: int = 0) -> Iterator[tuple[int, Entry]]:
    """Every entry with its depth, in the order of reading."""
    for entry in found:
        yield depth, entry
        yield from walk(entry.inner, depth + 1)
