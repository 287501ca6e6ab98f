"""The ladder: what the bots of each game are worth, as a page made of stored results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tabard.kernel.errors import BadInput

Result = Mapping[str, Any]

HEAD = """# The ladder

How strong the bots are, measured by `tabard arena`: every deal is played from every seat, shares
are wins over games with their 95 % Wilson intervals, a shared win counts in part. Each level should
beat the one below in at least 65 games of 100, with the lower end of the interval above 60.

This page is made of the results in `docs/ladder/` by `tabard ladder`; nothing in it is written by
hand. To measure again: run the command under a table with `--json` and put the output there.
"""


def page(results: Iterable[Result]) -> str:
    """The whole page."""
    return by_game(HEAD, results, section)


def by_game(head: str, results: Iterable[Result], section: Callable[[Result], str]) -> str:
    """A page of stored results: a heading for each game, a section for each of its cells."""
    parts = [head]
    game = ""
    for result in sorted(results, key=cell):
        if result["game"] != game:
            game = str(result["game"])
            parts.append(f"## {game}\n")
        parts.append(section(result))
    return "\n".join(parts)


def cell(result: Result) -> tuple[str, int, str]:
    """What the results of a page are told apart by."""
    return str(result["game"]), int(result["players"]), str(result.get("options", {}))


def section(result: Result) -> str:
    """One arena: its duels, its ratings, where it was played."""
    lines = [
        f"### {result['players']} players\n",
        "| bot | against | games | wins | 95 % | mean rank | margin | slowest choice |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for record in result["records"]:
        low, high = record["interval"]
        lines.append(
            f"| {record['bot']} | {against(record['against'])} | {record['games']} "
            f"| {record['share']:.3f} | {low:.3f}–{high:.3f} | {record['mean_rank']:.2f} "
            f"| {record['mean_margin']:+.1f} | {record['slowest_seconds']:.2f} s |"
        )
    rated = sorted(result["ratings"].items(), key=lambda row: -row[1]["elo"])
    elo = ", ".join(f"{n} {r['elo']:+.0f} ± {r['half_interval']:.0f}" for n, r in rated)
    lines.append(f"\nElo in this field: {elo}.")
    lines.append(
        f"\n`{result['command']}`\n\nCommit {result['commit'] or 'unknown'}, {result['engine']} "
        f"engine, {result['machine']}.\n"
    )
    return "\n".join(lines)


def against(names: list[str]) -> str:
    """Whom a bot met."""
    kinds = dict.fromkeys(names)
    return ", ".join(
        name if names.count(name) == 1 else f"{names.count(name)} × {name}" for name in kinds
    )


def checked(data: Any, where: str) -> Result:
    """A result as `tabard arena --json` prints it, tried out on its own section."""
    try:
        section(data)
        cell(data)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadInput(where, f"is not a result of tabard arena --json ({error!r})") from None
    found: Result = data
    return found
