"""The ladder: what the bots of each game are worth, as a page made of stored results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tabard.kernel.errors import BadInput

HEAD = """# The ladder

How strong the bots are, measured by `tabard arena`: every deal is played from every seat, shares
are wins over games with their 95 % Wilson intervals, a shared win counts in part. Each level should
beat the one below in at least 65 games of 100, with the lower end of the interval above 60.

This page is made of the results in `docs/ladder/` by `tabard ladder`; nothing in it is written by
hand. To measure again: run the command under a table with `--json` and put the output there.
"""


def page(results: Iterable[Mapping[str, Any]]) -> str:
    """The whole page."""
    parts = [HEAD]
    order = sorted(results, key=lambda r: (str(r["game"]), int(r["players"])))
    game = ""
    for result in order:
        if result["game"] != game:
            game = str(result["game"])
            parts.append(f"## {game}\n")
        parts.append(section(result))
    return "\n".join(parts)


def section(result: Mapping[str, Any]) -> str:
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


def checked(data: Any, where: str) -> Mapping[str, Any]:
    """A result as `tabard arena --json` prints it, tried out on its own section."""
    try:
        section(data)
        int(data["players"])
        str(data["game"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadInput(where, f"is not a result of tabard arena --json ({error!r})") from None
    found: Mapping[str, Any] = data
    return found
