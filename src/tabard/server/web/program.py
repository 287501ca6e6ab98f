"""The contents of a game on its rules page: its parts and steps, and where a table stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabard.contents import marks, rules_of, title
from tabard.games import game
from tabard.kernel.contents import Entry, entries
from tabard.words import Words, words_of

HERE: Final = "here"
AROUND: Final = "around"


@dataclass(frozen=True, slots=True)
class Line:
    """A part or step: its title, its rules, how it goes on, what stands below it.

    light   `here` where the table stands, `around` on the way there; else empty
    """

    title: str
    rules: list[str]
    marks: list[str]
    light: str
    inner: list[Line]


@dataclass(frozen=True, slots=True)
class Contents:
    """The lines of a program, and those of the parts that its steps call."""

    program: list[Line]
    called: list[Line]
    heading: str
    lit: bool


def contents(name: str, lang: str, places: Sequence[str] = ()) -> Contents:
    """The contents of a game; `places` is where a table of it stands, see `State.standing_at`."""
    words, found = words_of(name, lang), game(name)
    return Contents(
        lines(entries(found.contents), places, words),
        lines(entries(found.called), places, words),
        words("contents-called"),
        bool(places),
    )


def lines(found: Sequence[Entry], places: Sequence[str], words: Words) -> list[Line]:
    """The lines of some entries."""
    return [
        Line(
            title(entry, words),
            [] if entry.step is None else rules_of(entry.step),
            marks(entry, words),
            light_of(entry, places),
            lines(entry.inner, places, words),
        )
        for entry in found
    ]


def light_of(entry: Entry, places: Sequence[str]) -> str:
    """The light of an entry: a step that has called another waits, and is on the way to it."""
    if places and entry.ends_at(places[-1]):
        return HERE
    return AROUND if any(entry.holds(place) for place in places) else ""
