"""JSON data as the checks handle it: compared, walked through and written over."""

from __future__ import annotations

import json
import marshal
from typing import Any, Final

WITHOUT_SHARING: Final = 2  # the last format that writes equal data alike, whoever else holds it


class Exact:
    """JSON data as it was at a moment, equal exactly when the data is.

    What lies in the same order, as it nearly always does, needs no text to be compared.
    """

    def __init__(self, data: Any) -> None:
        self.written = marshal.dumps(data, WITHOUT_SHARING)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Exact):
            return NotImplemented
        return self.written == other.written or self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def text(self) -> str:
        """The data as JSON, in the order of its keys."""
        return json.dumps(marshal.loads(self.written), sort_keys=True)


def exact(data: Any) -> Exact:
    """JSON data to be compared with what is there later or elsewhere."""
    return Exact(data)


def places(data: Any, path: str = "") -> list[tuple[str, Any, Any]]:
    """Every place in the data: its path, the list or object that holds it, its index or key."""
    found: list[tuple[str, Any, Any]] = []
    inside: Any = ()
    if isinstance(data, dict):
        inside = list(data)
    elif isinstance(data, list):
        inside = range(len(data))
    for key in inside:
        found += places(data[key], f"{path}/{key}")
        found.append((f"{path}/{key}", data, key))
    return found


def scribble(data: Any) -> None:
    """Write over every place, so that it shows wherever else a part of the data is in use.

    A number gives way to another number: a compiled list of numbers takes nothing else.
    """
    for _, container, key in places(data):
        held = container[key]
        if isinstance(held, int) and not isinstance(held, bool):
            container[key] = held + 1
        else:
            container[key] = "?"
