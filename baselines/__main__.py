"""`python -m baselines`: train a learner, measure contenders, write the page.

    python -m baselines cells                            # pillars-2, pillars-3, ...
    python -m baselines train pillars --players 2        # masked PPO, 10**6 steps
    python -m baselines measure pillars --players 2 --bot ppo
    python -m baselines all                              # whatever is missing, cell by cell
    python -m baselines page                             # docs/baselines.md

A result that is there is not measured again; `--force` does.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from baselines.cells import CONTENDERS, LEARNER, PLAIN, RESULTS, STRONGEST, TRAINED, Cell, cells
from baselines.measure import measure
from baselines.page import PAGE, page, read
from tabard.games import game
from tabard.kernel.errors import TabardError
from tabard.lab.provenance import cpus


def parser() -> argparse.ArgumentParser:
    """The command line."""
    found = argparse.ArgumentParser(
        prog="python -m baselines",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = found.add_subparsers(dest="command", required=True)
    train = commands.add_parser("train", help="train masked PPO, or go on with a training")
    one = commands.add_parser("measure", help="measure one contender in one cell")
    everything = commands.add_parser("all", help="measure whatever is missing")
    naming = commands.add_parser("cells", help="name the cells, a line each")
    naming.add_argument("--untrained", action="store_true", help="only those to be trained still")
    naming.add_argument("--trained", type=Path, default=TRAINED, help="folder of policies")
    for command in (train, one):
        command.add_argument("game")
        command.add_argument("--players", type=int, required=True)
    one.add_argument("--bot", choices=CONTENDERS, required=True)
    everything.add_argument("--bots", default=",".join(CONTENDERS), help="only these, by comma")
    for command in (one, everything):
        command.add_argument("--games", type=int, help="default: 200, of those who think long 48")
        command.add_argument("--jobs", type=int, default=cpus(), help="processes")
        command.add_argument("--force", action="store_true", help="measure again")
        command.add_argument("--out", type=Path, default=RESULTS, help="folder of the results")
    train.add_argument("--steps", type=int, default=1_000_000)
    for command in (train, one, everything):
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--trained", type=Path, default=TRAINED, help="folder of policies")
    writing = commands.add_parser("page", help="write the page of all results")
    writing.add_argument("--results", type=Path, default=RESULTS)
    writing.add_argument("--out", type=Path, default=PAGE)
    return found


def main(words: list[str] | None = None) -> int:
    """Do what is asked; what is wrong is said in one line."""
    args = parser().parse_args(words)
    try:
        ways = {"cells": name, "train": train, "measure": one, "all": everything, "page": write}
        ways[args.command](args)
    except TabardError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def cell_of(args: argparse.Namespace) -> Cell:
    """The cell that is asked for."""
    return Cell(args.game, game(args.game).check_players(args.players))


def name(args: argparse.Namespace) -> None:
    """Name the cells as `pillars-2`: those whose training, and whose result, is not there."""
    for cell in cells():
        kept = [told_of(cell, args.trained), RESULTS / f"{cell.file(LEARNER)}.json"]
        done = any(path.exists() for path in kept)
        if not (args.untrained and done):
            print(f"{cell.game}-{cell.players}")


def told_of(cell: Cell, trained: Path) -> Path:
    """Where it is kept how a training went."""
    return trained / f"{cell.file(LEARNER)}.training.json"


def train(args: argparse.Namespace) -> None:
    """Train, and keep what is told of it beside the policy."""
    from baselines.ppo import train as learn

    cell = cell_of(args)
    told = learn(cell, args.steps, args.seed, args.trained)
    save(told_of(cell, args.trained), told)
    print(f"{cell.game} {cell.players}: {told['steps']} steps in {told['seconds']} s")


def one(args: argparse.Namespace) -> None:
    """Measure one contender in one cell."""
    keep(cell_of(args), args.bot, args)


def everything(args: argparse.Namespace) -> None:
    """Measure whatever is missing, the quick ones first."""
    asked = args.bots.split(",")
    quick = [name for name in CONTENDERS if name not in {PLAIN, STRONGEST}]
    for contender in [*quick, PLAIN, STRONGEST]:
        for cell in cells():
            if contender in asked:
                keep(cell, contender, args)


def keep(cell: Cell, contender: str, args: argparse.Namespace) -> None:
    """Measure and keep, unless it is there already."""
    where = args.out / f"{cell.file(contender)}.json"
    if where.exists() and not args.force:
        return
    games = args.games or (48 if contender in {PLAIN, STRONGEST} else 200)
    result = measure(cell, contender, games, str(args.seed), args.jobs, args.trained)
    training = told_of(cell, args.trained)
    if contender == LEARNER and training.exists():
        result["training"] = json.loads(training.read_text("utf-8"))
    save(where, result)
    print(where.stem, *(f"{row['share']:.2f}" for row in result["records"]), flush=True)


def save(where: Path, data: dict[str, Any]) -> None:
    """Write a file as a whole or not at all."""
    where.parent.mkdir(parents=True, exist_ok=True)
    beside = where.with_suffix(".part")
    beside.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    beside.replace(where)


def write(args: argparse.Namespace) -> None:
    """Write the page."""
    args.out.write_text(page(read(args.results)), "utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
