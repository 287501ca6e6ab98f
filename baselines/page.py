"""The page of the baselines, made of stored results."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from baselines.cells import CONTENDERS, LEARNER, PLAIN, QUICK, STRONGEST
from tabard.games import NAMES as GAMES
from tabard.kernel.errors import BadInput
from tabard.rules import document

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "baselines.md"
COLUMNS: Final = (*QUICK, STRONGEST)
NAMES: Final = {PLAIN: "plain ISMCTS", LEARNER: "masked PPO"}

HEAD: Final = """# Baselines

What well-known methods reach in these games, beside the bots of the house, so that a new method has
something to be compared with. Every row is one contender, every column the bots that sit at all the
other seats; a figure is the contender's share of wins with its 95 % Wilson interval. Every deal is
played from every seat, and a shared win counts in part. With *n* equal players the share is 1/*n*.

- **random** and **greedy** need nothing but the rules and a hand-written value.
- **level1** to **level5** are the [opponents](opponents.md) of the house.
- **plain ISMCTS** is the search of the textbooks (`ismcts:Nms`): random play to the end, UCB1, no
  value of any kind. It has the same time for a choice as level 5, one core each.
- **masked PPO** is `MaskablePPO` of [sb3-contrib](https://sb3-contrib.readthedocs.io/) on the
  environment of Gymnasium, one seat learning against random, itself and level 1, the reward at the
  end alone; nothing was tuned for a game. It plays its favourite open choice, without any search.

This page is made of the results in `docs/baselines/` by `make baselines-page`; nothing in it is
written by hand. `make baselines` measures what is missing there.
"""
NOTHING: Final = "\nNothing has been measured yet.\n"


def read(folder: Path) -> list[Mapping[str, Any]]:
    """The results of a folder."""
    found: list[Mapping[str, Any]] = []
    for path in sorted(folder.glob("*.json")):
        try:
            data = json.loads(path.read_text("utf-8"))
            row(data)
            repeat(data)
            str(data["game"]), int(data["players"]), str(data["contender"])
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            problem = f"is not a result of `python -m baselines measure` ({error!r})"
            raise BadInput(str(path), problem) from None
        found.append(data)
    return found


def page(results: Iterable[Mapping[str, Any]]) -> str:
    """The whole page."""
    parts = [HEAD]
    cells: dict[tuple[str, int], list[Mapping[str, Any]]] = {}
    for result in results:
        cells.setdefault((result["game"], result["players"]), []).append(result)
    if not cells:
        return HEAD + NOTHING
    game = ""
    for key in sorted(cells, key=lambda key: (GAMES.index(key[0]), key[1])):
        if key[0] != game:
            game = key[0]
            parts.append(f"## {document(game).title}\n")
        order = sorted(cells[key], key=lambda r: CONTENDERS.index(r["contender"]))
        parts.append(section(key[1], order))
    return "\n".join(parts)


def section(players: int, results: list[Mapping[str, Any]]) -> str:
    """One cell: the shares, how the learner learned, and how to repeat it."""
    columns = ["the game's own bot"] if players == 1 else list(COLUMNS)
    many = f"{players - 1} × " if players > 2 else ""
    heads = [f"against {many}{name}" for name in columns]
    lines = [
        "### One player\n" if players == 1 else f"### {players} players\n",
        f"| | {' | '.join(heads)} |",
        f"|---|{'---|' * len(heads)}",
        *map(row, results),
        *map(learned, results),
        '\n??? note "How to repeat it"\n',
        *map(repeat, results),
        "",
    ]
    return "\n".join(line for line in lines if line is not None)


def row(result: Mapping[str, Any]) -> str:
    """The shares of one contender."""
    found = {(each["against"] or ["alone"])[0]: share(each) for each in result["records"]}
    columns = ["alone"] if result["players"] == 1 else COLUMNS
    name = NAMES.get(result["contender"], result["contender"])
    return f"| {name} | {' | '.join(found.get(column, '–') for column in columns)} |"


def share(record: Mapping[str, Any]) -> str:
    """A share with its interval."""
    low, high = record["interval"]
    return f"**{record['share']:.2f}** ({low:.2f}–{high:.2f})"


def learned(result: Mapping[str, Any]) -> str | None:
    """What is to be said of a training."""
    told = result.get("training")
    if told is None:
        return None
    ends = ", ".join(
        f"{mean:+.2f} against {rival}"
        for rival, mean in zip(told["rivals"], told["curve"][-1][2:], strict=True)
    )
    return (
        f"\nThe learner saw {told['inputs']} numbers and took {told['steps']:,} steps in "
        f"{told['seconds']:,} s on one core; its mean return in the last games was {ends}."
    )


def repeat(result: Mapping[str, Any]) -> str:
    """The command of a result, and where it was run."""
    games = sum(record["games"] for record in result["records"])
    trained = ""
    if "training" in result:
        told = result["training"]
        where = f"{result['game']} --players {result['players']}"
        trained = (
            f"`python -m baselines train {where} --steps {told['steps']} --seed {told['seed']}`, "
        )
    made = f"commit {result['commit'] or 'unknown'}, {result['engine']} engine, {result['machine']}"
    return (
        f"    - {trained}`{result['command']}`: {result['bot']}, {games} games in "
        f"{result['seconds']} s; {made}"
    )
