"""A view as rows: each field by its name, with the figures, things and counts that it holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tabard.presentation.telling import View

# What a page shows elsewhere: what is played, who is asked, which round it is, what was agreed on.
ELSEWHERE: Final = frozenset(
    (
        *("game", "rules_version"),
        *("players", "options", "round", "rounds", "phase", "chapter"),
        *("step", "at", "interrupted", "program", "turn", "to_move", "seats"),
    )
)


class Row(NamedTuple):
    """One field of a view: a `figure`, or `things` with how many there are of each.

    `path` names the field among all, `name` is the id by which words know it.
    """

    path: str
    name: str
    figure: str = ""
    things: tuple[tuple[str, int], ...] = ()


def of_table(view: View) -> list[Row]:
    """What lies on the table."""
    return [*rows({key: value for key, value in view.items() if key not in ELSEWHERE}, "laid")]


def of_mat(view: View, seat: int) -> list[Row]:
    """What lies before a player."""
    return [*rows(view["seats"][seat], f"of-{seat}")]


def rows(fields: Mapping[str, Any], above: str) -> Iterator[Row]:
    """The rows of some fields; fields within a field have rows of their own after it."""
    for name, value in fields.items():
        path = f"{above}-{name}"
        if isinstance(value, bool):
            yield Row(path, name, "✓" if value else "–")
        elif isinstance(value, int | float):
            yield Row(path, name, str(value))
        elif isinstance(value, str):
            yield Row(path, name, things=((value, 1),))
        elif isinstance(value, Mapping):
            counts = {key: n for key, n in value.items() if type(n) is int}
            if counts or not value:
                there = ((key, n) for key, n in counts.items() if n)
                yield Row(path, name, things=tuple(there))
            yield from rows({k: v for k, v in value.items() if k not in counts}, path)
        elif isinstance(value, Sequence):
            yield from listed(path, name, value)


def listed(path: str, name: str, values: Sequence[Any]) -> Iterator[Row]:
    """A list: things that are there several times are counted, numbers stand side by side."""
    if all(isinstance(value, str) for value in values):
        yield Row(path, name, things=tuple(Counter(values).items()))
    elif all(isinstance(value, int | float) for value in values):
        yield Row(path, name, " · ".join(str(value) for value in values))
    else:
        known = ((n, value) for n, value in enumerate(values, start=1) if value is not None)
        yield from rows({str(n): value for n, value in known}, path)
