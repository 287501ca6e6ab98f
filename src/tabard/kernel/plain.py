"""JSON data as the checks handle it: compared, walked through and written over."""

from __future__ import annotations

import json
from typing import Any


def exact(data: Any) -> str:
    """JSON data as one string, equal exactly when the data is."""
    return json.dumps(data, sort_keys=True)


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
