"""`tabard sim`: play many games, check them if wanted, and count."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import time
from functools import partial
from typing import Any

from rich.progress import Progress
from rich.table import Table

from tabard.bots.registry import bot
from tabard.cli.arguments import (
    Commands,
    add_guests,
    add_options,
    add_workers,
    one_line,
    positive,
    read_options,
    whole,
)
from tabard.cli.data import add_data
from tabard.cli.screen import Screen, progress_bar
from tabard.cli.simulation import (
    RANDOM,
    Plan,
    Results,
    declared_wrongly,
    nothing_yet,
    play_batch,
)
from tabard.cli.speech import speech
from tabard.games import game
from tabard.kernel.errors import BadOption
from tabard.lab.luggage import with_files
from tabard.lab.workers import workers
from tabard.version import mode

EVERY = 50
SHOWN = 20  # violations that are listed
QUICK_BATCH, SLOW_BATCH = 200, 5  # games between two steps of the progress bar, at most
ALONE = 50  # so few games are not worth starting processes for


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "sim",
        help="play many games and count, or check them",
        description="Play many games without anybody at the table and print what came out: "
        "points, wins, lengths. Game number I is dealt by the seed S:I, so a run is repeatable "
        "whatever the number of jobs.",
        epilog="--check first looks at what the game declares, then at every state of every "
        "game: what the rules demand always (pieces add up, limits hold) must hold after each "
        f"choice. Every {EVERY}th state (--every), other ones in each game, also goes through the "
        "whole contract: choices in order and more than one, copies independent, positions that "
        "load again and spoiled ones that do not, refusals that change nothing, secrets that do "
        "not show. At its end each game is written as a record, read back and replayed. What "
        "fails is listed with a command that repeats it, and the exit code is 1.",
    )
    command.add_argument("game", metavar="GAME", help="id of the game")
    command.add_argument("--players", type=whole, metavar="N", help="seats (default: the most)")
    command.add_argument(
        "--games", type=positive, default=100, metavar="G", help="how many games (default: 100)"
    )
    command.add_argument(
        "--seed", type=one_line, default="1", metavar="S", help="seed of the run (default: 1)"
    )
    command.add_argument(
        "--first", type=whole, default=0, metavar="I", help="number of the first game (default: 0)"
    )
    command.add_argument(
        "--bots",
        default=RANDOM,
        metavar="NAMES",
        help="bot of each seat, such as greedy,random; one name fills all (default: random)",
    )
    add_options(command)
    command.add_argument("--check", action="store_true", help="check every state, see below")
    command.add_argument(
        "--every",
        type=positive,
        default=EVERY,
        metavar="K",
        help=f"with --check: the whole contract for every K-th state (default: {EVERY})",
    )
    add_guests(command)
    add_workers(command)
    command.add_argument("--json", action="store_true", help="print one JSON object only")
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, show, and say whether anything was violated."""
    plan = plan_of(args)
    began = time.perf_counter()
    results = play(plan, jobs_for(plan, args.jobs), args.ray)
    seconds = time.perf_counter() - began
    if args.json:
        print(json.dumps(as_json(plan, results, seconds)))
    else:
        show(plan, results, seconds)
    return 1 if results.violations else 0


def plan_of(args: argparse.Namespace) -> Plan:
    """The games that the arguments ask for."""
    found = game(args.game)
    players = found.check_players(found.players[-1] if args.players is None else args.players)
    names = args.bots.split(",")
    for name in names:
        bot(name, 0)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadOption("--bots", f"{len(names)} named for {players} seats")
    options = found.agree(players, read_options(found, args.option))
    return Plan(
        found.id, players, options, tuple(names), args.seed, args.first, args.games, args.check,
        args.every,
    )  # fmt: skip


def jobs_for(plan: Plan, wanted: int | None) -> int:
    """How many processes to use."""
    if wanted is not None:
        return min(wanted, plan.games)
    return 1 if plan.games < ALONE else len(os.sched_getaffinity(0))


def play(plan: Plan, jobs: int, ray: str = "") -> Results:
    """Play all games, here or in processes, with a progress bar on a terminal."""
    most = QUICK_BATCH if plan.all_random() and not plan.check else SLOW_BATCH
    size = max(1, min(most, plan.games // (jobs * 40)))
    results = nothing_yet(plan)
    if plan.check:
        results.violations += declared_wrongly(plan)
    batch = with_files(partial(play_batch, plan), plan.bots)
    with progress_bar("playing", plan.games) as bar, workers(jobs, ray) as hands:
        for found in hands.each(batch, plan.batches(size)):  # in order, so that sums are the same
            results.add(found)
            bar.update(bar.task_ids[0], completed=results.games, remark=rate(bar))
    return results


def rate(bar: Progress) -> str:
    """Games per second so far."""
    speed = bar.tasks[0].finished_speed or bar.tasks[0].speed
    return f"{speed:,.0f} games/s" if speed else ""


def command_for(plan: Plan, number: int) -> str:
    """The command that plays one game of a plan again."""
    words = ["tabard", "sim", plan.game, "--players", str(plan.players), "--seed", plan.seed]
    words += ["--first", str(number), "--games", "1", "--check", "--every", str(plan.every)]
    if not plan.all_random():
        words += ["--bots", ",".join(plan.bots)]
    for option in game(plan.game).options:
        value = plan.options.get(option.name, option.default)
        if value != option.default:
            words += ["--option", f"{option.name}={str(value).lower()}"]
    return shlex.join(words)


def as_json(plan: Plan, results: Results, seconds: float) -> dict[str, Any]:
    """Everything as JSON data."""
    finished = max(1, results.finished)
    return {
        "game": plan.game,
        "rules_version": game(plan.game).rules_version,
        "players": plan.players,
        "options": plan.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "first": plan.first,
        "games": results.games,
        "decisions": results.decisions,
        "chances": results.chances,
        "length": {
            "mean": (results.decisions + results.chances) / finished,
            "min": results.shortest,
            "max": results.longest,
        },
        "seats": [
            {
                "bot": plan.bots[seat],
                "mean": found.points / finished,
                "min": found.least,
                "max": found.most,
                "win_share": float(found.wins / finished),
            }
            for seat, found in enumerate(results.seats)
        ],
        "checked": {"states": results.states, "contracts": results.contracts}
        if plan.check
        else None,
        "violations": [
            {
                "seed": f"{plan.seed}:{found.number}",
                "ply": found.ply,
                "problem": found.problem,
                "command": command_for(plan, found.number),
            }
            for found in results.violations
        ],
        "seconds": round(seconds, 3),
        "engine": mode(),
    }


def show(plan: Plan, results: Results, seconds: float) -> None:
    """Everything as a table and a few lines."""
    screen = Screen()
    finished = max(1, results.finished)
    table = Table(box=None, header_style="dim")
    table.add_column("seat")
    for heading in ("mean", "min", "max", "wins"):
        table.add_column(heading, justify="right")
    for seat, found in enumerate(results.seats):
        share = f"{float(found.wins / finished):.1%}"
        mean = f"{found.points / finished:.2f}"
        table.add_row(f"{seat} {plan.bots[seat]}", mean, str(found.least), str(found.most), share)
    screen.show(table)
    plies = (results.decisions + results.chances) / finished
    pace = results.games / seconds if seconds else 0
    screen.say()
    players = speech()("number-of-players", number=plan.players)
    screen.say(f"{results.games:,} games of {plan.game}, {players}, seed {plan.seed}")
    screen.say(
        f"{results.decisions:,} decisions, {results.chances:,} chances; "
        f"{plies:.1f} in a game on average, {results.shortest} to {results.longest}"
    )
    screen.say(f"{seconds:.1f} s, {pace:,.0f} games/s, {mode()} engine")
    if plan.check:
        screen.say(
            f"{results.states:,} states checked, {results.contracts:,} of them against the whole "
            f"contract: {len(results.violations) or 'no'} violations"
        )
    for broken in results.violations[:SHOWN]:
        screen.say(f"seed {plan.seed}:{broken.number}, ply {broken.ply}: {broken.problem}", "bad")
        screen.say(f"  repeat it with: {command_for(plan, broken.number)}")
    if len(results.violations) > SHOWN:
        screen.say(f"and {len(results.violations) - SHOWN} more")
