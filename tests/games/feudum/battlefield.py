"""Tables at which somebody is attacked."""

from __future__ import annotations

from typing import Any

from tests.games.feudum.tables import (
    pawn,
    seat,
    table,
    told,
)

HERE = "forest_mid"
FIEF = {HERE: {"type": "feudum", "guild": "monk"}}


def attacking(mine: dict[str, Any], *others: dict[str, Any], **more: Any) -> Any:
    """Seat 0 conquers and has another card; the others have none, unless they say so."""
    people = [seat(**({"hand": ["tax", "move"]} | mine))]
    people += [seat(**({"hand": []} | other)) for other in others]
    return table("conquer", seats=people, **more)


def strengths(s: Any, *choices: str) -> tuple[int, int]:
    """Attack and defence as they are told."""
    log = told(s, *choices)
    found = {e.kind: e.amount for e in log if e.kind.endswith("-strength")}
    return found["attack-strength"], found["defence-strength"]


def at(*faces: str, wine: bool = False) -> list[dict[str, Any]]:
    """Pawns at the place."""
    return [pawn(HERE, face, wine=wine) for face in faces]
