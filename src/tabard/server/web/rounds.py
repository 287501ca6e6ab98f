"""Where the rounds of a table's game begin, with what they are called: for replays and charts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from tabard.server.table import Table
from tabard.server.web.sight import Sight

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
MOST_TICKS: Final = 12
ROUND: Final = "round-begins"


@dataclass(frozen=True, slots=True)
class Round:
    """Where a round begins: after how many choices, in words, its number, and its tick if any."""

    at: int
    label: str
    mark: str
    tick: str


def chapters(table: Table, sight: Sight) -> list[tuple[int, dict[str, Any]]]:
    """Where a new round begins: after how many choices, and the event that says so."""
    told = [
        (i + 1, event.seen_by(None)) for i, ply in enumerate(table.plies) for event in ply.events
    ]
    return [(plies, event) for plies, event in told if sight.words.begins_chapter(event)]


def rounds_of(table: Table, sight: Sight) -> list[Round]:
    """The rounds of a game; where they belong to chapters, only chapters have ticks.

    What else heads the log of a game of rounds, such as an epoch, is none of them.
    """
    found: list[Round] = []
    chapter, fresh = 0, False
    heads = chapters(table, sight)
    counted = any(event["kind"] == ROUND for _, event in heads)
    for at, event in heads:
        kind = event["kind"]
        if kind == "chapter-begins":
            chapter, fresh = event["amount"], True
            continue
        if counted and kind != ROUND:
            continue
        label = sight.words.event(event, table.names())
        mark = str(event["amount"] if counted else len(found) + 1)
        tick = mark
        if chapter:
            mark = f"{ROMAN[chapter]}.{event['amount']}"
            tick = ROMAN[chapter] if fresh else ""
        found.append(Round(at, label, mark, tick))
        fresh = False
    if not chapter and len(found) > MOST_TICKS:
        return [replace(one, tick=one.mark if i % 5 == 0 else "") for i, one in enumerate(found)]
    return found
