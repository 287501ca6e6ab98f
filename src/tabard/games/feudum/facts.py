"""What the parts that run remember, as a view shows it: for words and pictures.

A view has the facts of every part that runs, by its kind, the innermost last (see `frames`). Words
and pictures ask the part that they mean, so that none reads the fact of another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

View = Mapping[str, Any]

# How many picks are still to be made, by what is picked.
TO_GO: Final = {
    "firstpick": "left",
    "journey": "steps",
    "reaping": "favours",
    "cartage": "left",
    "workshop": "left",
    "colourstaken": "left",
    "scrollschosen": "left",
    "beadsgiven": "left",
    "errand": "picks",
}


def of(view: View, kind: str) -> Mapping[str, Any]:
    """The facts of a part; none if it does not run."""
    found: Mapping[str, Any] = view["facts"].get(kind, {})
    return found


def known(view: View, name: str) -> Any:
    """A fact of the innermost part that knows it, or None."""
    for part in reversed(view["facts"].values()):
        if part.get(name) is not None:
            return part[name]
    return None


def to_go(view: View) -> int:
    """How many picks the innermost part that counts them has still to make."""
    left = [part[TO_GO[kind]] for kind, part in view["facts"].items() if kind in TO_GO]
    return int(left[-1]) if left else 0


def attacked(view: View) -> Mapping[str, Any]:
    """The facts of an assault once its target is named."""
    assault = of(view, "assault")
    return assault if assault.get("target", -1) >= 0 else {}
