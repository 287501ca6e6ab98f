"""What a table that is played by an older version of its rules tells its players."""

from __future__ import annotations

from datetime import date

from tabard import games, kept
from tabard.server.table import Table
from tabard.server.web.chrome import Chrome


def line(table: Table, t: Chrome) -> str:
    """That new tables play another version, and how long this one is kept; "" at all others."""
    game = table.game
    if game is None or game.edition == game.id or table.over:
        return ""
    newer, until = games.game(game.id).version, kept.versions()[game.edition].until
    if until is None:
        return t("table-older-rules", version=game.version, newer=newer)
    return t("table-retired-rules", version=game.version, newer=newer, until=day(until, t))


def day(when: date, t: Chrome) -> str:
    """A day as people of a language write it."""
    month = t("month-name", month=when.month)
    return t("day-of-month", day=when.day, month=month, year=str(when.year))
