"""The ladder: what the bots of each game are worth, as a page made of stored results.

Beside arenas it has what people are known to have scored, a yardstick that no bot of ours made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from tabard.kernel.errors import BadInput

Result = Mapping[str, Any]

HEAD = """# The ladder

How strong the bots are, measured by `tabard arena`: every deal is played from every seat, shares
are wins over games with their 95 % Wilson intervals, a shared win counts in part. With more than
two players one bot sits alone against the others; one that is no stronger wins its share of the
seats. Each level should beat the one below in at least 65 games of 100, with the lower end of the
interval above 60.

Not all opponents here are of one family: `planner:ID` plays by a strategy that was written by hand,
`ab_bott:N` is Pilgrim's own opponent of one who plays alone, `…@baselines/former/GAME` is a bot
with the weights of an earlier version. *People* are scores that somebody has published.

This page is made of the results in `docs/ladder/` by `tabard ladder`; nothing in it is written by
hand. To measure again: run the command of a row with `--json` and put the output there.
"""
COLUMNS: Final = "bot|against|games|wins|95 %|points|margin|slowest choice|measured"
FEW: Final = 2  # bots whose ratings would say no more than their shares


def page(results: Iterable[Result]) -> str:
    """The whole page: a heading for each game, a table for each number of players."""
    parts = [HEAD]
    ordered = sorted(results, key=place)
    for game, of_game in groupby(ordered, lambda one: str(one["game"])):
        parts.append(f"## {game}\n")
        for players, found in groupby(of_game, lambda one: int(one["players"])):
            parts.append(section(players, list(found)))
    return "\n".join(parts)


def place(result: Result) -> tuple[str, int, str]:
    """The order of the page: arenas by their commands, people last."""
    return str(result["game"]), int(result["players"]), str(result.get("command", "~"))


def section(players: int, results: list[Result]) -> str:
    """All that was measured with one number of players."""
    heading = f"### {players} player{'' if players == 1 else 's'}\n"
    columns = COLUMNS.split("|")
    lines = [heading, line(columns), "|---" * len(columns) + "|"]
    arenas = [one for one in results if "people" not in one]
    for number, result in enumerate(arenas, 1):
        lines += [line([*row(record), str(number)]) for record in shown(result)]
    for result in results:
        for game in result.get("people", ()):
            scores = ", ".join(f"{points:g}" for points in game["points"])
            lines.append(line(["*people*", "each other", "1", "", "", scores, "", "", game["by"]]))
    lines.append("")
    lines += [how(number, result) for number, result in enumerate(arenas, 1)]
    return "\n".join([*lines, ""])


def shown(result: Result) -> Iterator[Result]:
    """The rows of an arena: of two bots at a table of two the one who wins more.

    Whom the game itself plays has no row: it is not measured, but measured by.
    """
    rivals = result.get("rivals", ())
    records = [one for one in result["records"] if one["bot"] not in rivals]
    for record in records:
        met = [one for one in records if one["against"] == [record["bot"]]]
        turned = [one for one in met if record["against"] == [one["bot"]]]
        if not turned or (record["share"], record["bot"]) > (turned[0]["share"], turned[0]["bot"]):
            yield record


def row(record: Result) -> list[str]:
    """What one bot did against one table of others."""
    low, high = record["interval"]
    points = f"{record['mean_points']:.1f}" if "mean_points" in record else ""
    return [
        record["bot"],
        against(record["against"]),
        str(record["games"]),
        f"{record['share']:.3f}",
        f"{low:.3f}–{high:.3f}",
        points,
        f"{record['mean_margin']:+.1f}",
        f"{record['slowest_seconds']:.2f} s",
    ]


def line(fields: list[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(fields)} |"


def how(number: int, result: Result) -> str:
    """How an arena was played, and what else it says."""
    told = [f"{number}. `{result['command']}`", f"   {made(result)}"]
    rated = sorted(result["ratings"].items(), key=lambda one: -one[1]["elo"])
    if len(rated) > FEW:
        elo = ", ".join(f"{n} {r['elo']:+.0f} ± {r['half_interval']:.0f}" for n, r in rated)
        told.append(f"   Elo in this field: {elo}.")
    for record in result["records"]:
        sources = record.get("mean_sources")
        if sources:
            parts = ", ".join(f"{name} {points:g}" for name, points in sources.items())
            told.append(f"   {record['bot']} v {against(record['against'])}: {parts}.")
    return "\n".join(told)


def made(result: Result) -> str:
    """By which code and where."""
    commit = str(result["commit"] or "unknown")[:8]
    return f"Commit {commit}, {result['engine']} engine, {result['machine']}."


def against(names: list[str]) -> str:
    """Whom a bot met."""
    kinds = dict.fromkeys(names)
    return ", ".join(
        name if names.count(name) == 1 else f"{names.count(name)} × {name}" for name in kinds
    )


def checked(data: Any, where: str) -> Result:
    """A result as `tabard arena --json` prints it, or people's scores, tried out on its section."""
    try:
        place(data)
        section(int(data["players"]), [data])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadInput(where, f"is not a result of tabard arena --json ({error!r})") from None
    found: Result = data
    return found
