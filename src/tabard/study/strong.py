"""What strong play scores, by source and by period: measured once, stored with the game, compared.

`strong.toml` in the folder of a game has the means of games that level 5 played with
each number of players; `tabard strong` makes them. A study sets a seat's points beside them, and
beside what the same person scored in earlier games.

>>> found = strong("pillars", 3)
>>> found is None or found.bot
'level5'
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tabard.games import folder, game
from tabard.kernel.errors import BadInput

FILE: Final = "strong.toml"
HEAD: Final = (
    "# What strong play scores, in means over all seats of some games: by source of points and by\n"
    "# period. Written by `tabard strong`.\n"
)
FIELDS: Final = frozenset(("players", "bot", "games", "points", "by", "periods"))

Data = Mapping[str, Any]


class Means(NamedTuple):
    """The points of a seat in the mean of some games.

    bot      who played; "" where it was a person
    by       by source, and `periods`, by the stretch of the game, counted from 1
    """

    bot: str
    games: int
    points: float
    by: dict[str, float]
    periods: dict[int, float]


class Beside(NamedTuple):
    """One line of a comparison: a source or a period, and the points of each column there.

    `period` is 0 for a source. A column that has nothing to say is None.
    """

    source: str
    period: int
    own: float
    earlier: float | None
    strong: float | None


def of_seat(points: Data, seat: int) -> Means:
    """The points of one seat in one game, from a study's `points`."""
    by = {source: float(row[seat] or 0) for source, row in points["by"].items()}
    periods: dict[int, float] = {}
    for one in points["periods"]:
        period = int(one["period"])
        periods[period] = periods.get(period, 0.0) + float(one["points"][seat] or 0)
    return Means("", 1, float(points["points"][seat]), by, periods)


def mean(found: Sequence[Means], bot: str = "", games: int = 0) -> Means | None:
    """The mean of several; None of nothing."""
    if not found:
        return None
    count = len(found)
    sources = dict.fromkeys(source for one in found for source in one.by)
    periods = sorted({period for one in found for period in one.periods})
    return Means(
        bot,
        games or count,
        sum(one.points for one in found) / count,
        {name: sum(one.by.get(name, 0.0) for one in found) / count for name in sources},
        {n: sum(one.periods.get(n, 0.0) for one in found) / count for n in periods},
    )


def compared(own: Means, earlier: Means | None, best: Means | None) -> list[Beside]:
    """A seat's points beside others: by source first, then by period; only where there are any."""
    found: list[Beside] = []
    sources = dict.fromkeys(s for one in (own, earlier, best) if one is not None for s in one.by)
    for source in sources:
        points = own.by.get(source, 0.0)
        others = [None if one is None else one.by.get(source, 0.0) for one in (earlier, best)]
        if points or any(others):
            found.append(Beside(source, 0, points, *others))
    last = max(
        (n for one in (own, earlier, best) if one is not None for n in one.periods), default=0
    )
    for period in range(1, last + 1):
        others = [None if one is None else one.periods.get(period, 0.0) for one in (earlier, best)]
        found.append(Beside("", period, own.periods.get(period, 0.0), *others))
    return found


@cache
def stored(edition: str) -> dict[int, Means]:
    """The figures that come with a game, by number of players."""
    file = folder(edition) / FILE
    return read(file) if file.exists() else {}


def strong(edition: str, players: int) -> Means | None:
    """What strong play scores with so many players; None where nobody has measured it."""
    return stored(edition).get(players)


def read(file: Path) -> dict[int, Means]:
    """The figures of a file; one line says what is wrong with it."""
    try:
        rows = tomllib.loads(file.read_text("utf-8")).get("strong", [])
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(str(file), f"is not TOML: {error}") from None
    found: dict[int, Means] = {}
    for row in rows:
        wrong = sorted(FIELDS ^ row.keys())
        if wrong:
            raise BadInput(str(file), f"{wrong[0]} is unknown or missing")
        periods = {int(period): float(points) for period, points in row["periods"].items()}
        by = {source: float(points) for source, points in row["by"].items()}
        players = int(row["players"])
        found[players] = Means(row["bot"], row["games"], float(row["points"]), by, periods)
    return found


def text_of(found: Mapping[int, Means]) -> str:
    """Figures as their file has them."""
    blocks = []
    for players, one in sorted(found.items()):
        by = ", ".join(f"{source} = {points:.2f}" for source, points in one.by.items())
        periods = ", ".join(f"{period} = {points:.2f}" for period, points in one.periods.items())
        blocks.append(
            f'\n[[strong]]\nplayers = {players}\nbot = "{one.bot}"\ngames = {one.games}\n'
            f"points = {one.points:.2f}\nby = {{ {by} }}\nperiods = {{ {periods} }}\n"
        )
    return HEAD + "".join(blocks)


def measured(name: str, players: int, bot: str, games: int, seed: str) -> Means | None:
    """The means of games that a bot plays with itself."""
    import tabard
    from tabard.study.study import points_of

    found: list[Means] = []
    for number in range(games):
        dice = f"strong:{seed}:{players}:{number}"
        record = tabard.play(game(name), [bot] * players, seed=dice)
        points = points_of(record)
        found += [of_seat(points, seat) for seat in range(players)]
    return mean(found, bot, games)
