"""Who hears what is said at a table: players each other, watchers all, and everybody at the end."""

from __future__ import annotations

from collections.abc import Iterator

from tabard.server.parts import Saying
from tabard.server.table import Table


def heard(table: Table, plays: bool, after: int = 0) -> Iterator[tuple[int, Saying]]:
    """What one who plays, or one who does not, may hear of the lines after the first so many.

    Each comes with its number. While a game runs, whoever plays does not hear the watchers: a word
    of theirs could be advice. What somebody has taken along who left for good is not there.
    """
    deaf = plays and table.running
    first = table.said - len(table.sayings)
    for number in range(max(first, after), table.said):
        one = table.sayings[number - first]
        if one.text and not (deaf and one.seat is None):
            yield number, one
