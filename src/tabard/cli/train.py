"""`tabard train`: learn a game's value by self-play."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from typing import Any

from tabard.bots.planner import planners
from tabard.bots.registry import bot
from tabard.bots.weights import SEARCH, folder_of
from tabard.cli.arguments import BadUsage, Commands, add_workers, one_line, positive, whole
from tabard.cli.screen import Screen, progress_bar
from tabard.games import game
from tabard.kernel.errors import BadInput
from tabard.lab.league import League
from tabard.lab.lessons import features_of
from tabard.lab.plan import NEAR, Plan
from tabard.lab.progress import CHECKPOINT, CURVE, Generation
from tabard.lab.provenance import cpus
from tabard.lab.season import Season
from tabard.lab.training import Training, generations
from tabard.lab.workers import Workers, workers

MINUTES = 5
MOST = 1000


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "train",
        help="let the bots of a game learn by playing against themselves",
        description="Learn how much each feature of a table is worth, by self-play from nothing: "
        "the first generation plays at random, each further one with the value learned so far. "
        "After every generation the new value plays against the hand-written one and against "
        "older generations. With --league it goes on from weights that are there: searches play, "
        "planners sit at some of the tables, and the value learns from outcomes and from what the "
        "searches thought.",
        epilog="The folder holds the weights of every generation, a checkpoint from which "
        "--resume goes on, the learning curve as a picture, and N.json: the best weights for N "
        "players, with how they were made. Bots use them as learned@FOLDER/N.json; --ship puts "
        "them into the game, where every level finds them.",
    )
    command.add_argument("game", metavar="GAME", help="id of the game")
    command.add_argument("--players", type=whole, metavar="N", help="seats (default: the fewest)")
    command.add_argument(
        "--minutes", type=positive, metavar="M", help=f"stop after so long (default: {MINUTES})"
    )
    command.add_argument(
        "--generations", type=positive, metavar="G", help="stop after so many generations"
    )
    command.add_argument(
        "--games", type=positive, metavar="K",
        help=f"games in a generation (default: {Plan.games}, of a league {League.games})",
    )  # fmt: skip
    command.add_argument(
        "--checks", type=positive, metavar="C",
        help=f"games against each older opponent (default: {Plan.checks}, {League.checks})",
    )  # fmt: skip
    command.add_argument(
        "--league", action="store_true",
        help="go on from weights that are there by games of search, with planners as guests",
    )  # fmt: skip
    command.add_argument(
        "--against", default="", metavar="BOT",
        help="a league whose only aim is to beat this bot; says how often it is beaten",
    )  # fmt: skip
    command.add_argument(
        "--search", type=positive, metavar="N",
        help=f"iterations of a league's searches (default: {League.search})",
    )  # fmt: skip
    command.add_argument(
        "--start", default="", metavar="WEIGHTS",
        help="file or folder of weights to begin with (default: none; a league: the game's)",
    )  # fmt: skip
    command.add_argument(
        "--doubt", type=positive, metavar="D",
        help=f"how firmly weights stay where they began (default: {NEAR:g} with a start, "
        f"{Plan.doubt:g} from nothing)",
    )  # fmt: skip
    command.add_argument(
        "--guests", default="", metavar="NAMES",
        help="who plays along in a league (default: the planners of the game)",
    )  # fmt: skip
    command.add_argument("--seed", type=one_line, default="1", metavar="S", help="default: 1")
    command.add_argument("--folder", metavar="DIR", help="default: training/GAME-N")
    command.add_argument("--resume", action="store_true", help="go on from the checkpoint")
    command.add_argument("--ship", action="store_true", help="put the weights into the game")
    add_workers(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Train, and say generation by generation what came of it."""
    found = game(args.game)
    features_of(found)
    players = found.check_players(found.players[0] if args.players is None else args.players)
    plan = plan_of(args, found.id, players)
    kind = "-league" if plan.searches else ""
    folder = Path(args.folder or f"training/{found.id}-{players}{kind}")
    checkpoint = folder / CHECKPOINT
    if checkpoint.exists() and not args.resume:
        raise BadInput(str(checkpoint), "is there already: --resume goes on, or name a --folder")
    if args.resume and not checkpoint.exists():
        raise BadInput(str(checkpoint), "is not there: nothing to resume")
    most = args.generations or MOST
    minutes = args.minutes or (MINUTES if args.generations is None else 10**6)
    screen = Screen()
    with workers(args.jobs or cpus(), args.ray) as hands:
        folder.mkdir(parents=True, exist_ok=True)
        training = training_of(plan, folder.resolve(), hands)
        if args.resume:
            training.resume()
        with progress_bar() as progress:
            for number in generations(training, most, 60.0 * minutes):
                progress.reset(progress.task_ids[0])

                def tick(what: str, done: int, of: int, number: int = number) -> None:
                    progress.update(
                        progress.task_ids[0], completed=done, total=of,
                        description=f"generation {number}: {what}",
                    )  # fmt: skip

                progress.console.print(report(training.generation(tick)))
        path = training.finish()
    if isinstance(training, Season) and training.exploits is not None:
        share = training.exploits
        screen.say(f"exploits {args.against}: {share:.3f} of {plan.checks} games")
    screen.say(f"weights: {path}")
    screen.say(f"learning curve: {folder / CURVE}")
    if args.ship:
        target = (
            folder_of(found) / f"{SEARCH}-{path.name}"
            if plan.searches
            else folder_of(found) / path.name
        )
        target.parent.mkdir(exist_ok=True)
        shutil.copy(path, target)
        screen.say(f"shipped: {target}")
    return 0


def plan_of(args: argparse.Namespace, name: str, players: int) -> Plan:
    """What the arguments set out to do."""
    given: dict[str, Any] = {
        key: getattr(args, key) for key in ("games", "checks", "doubt") if getattr(args, key)
    }
    if args.start:
        given.setdefault("doubt", NEAR)
    if not (args.league or args.against):
        for option in ("search", "guests"):
            if getattr(args, option):
                raise BadUsage(f"--{option} is for --league or --against")
        return Plan(name, players, seed=args.seed, start=args.start, **given)
    if args.against and args.ship:
        raise BadUsage("--ship is not for --against: what beats one bot may lose to all others")
    guests = tuple(args.guests.split(",")) if args.guests else planners(game(name))
    for one in (*guests, *([args.against] if args.against else [])):
        bot(one, 0).prepare(game(name), players)
    if args.search:
        given["search"] = args.search
    given |= {"seed": args.seed, "start": args.start, "against": args.against}
    return League(name, players, guests=guests, **given)


def training_of(plan: Plan, folder: Path, hands: Workers) -> Training:
    """The training that a plan asks for."""
    if isinstance(plan, League):
        return Season(plan, folder, hands)
    return Training(plan, folder, hands)


def report(done: Generation) -> str:
    """One generation in a line."""
    shares = ", ".join(f"{share:.3f} v {name}" for name, share in done.shares.items())
    mark = "  best so far" if done.best else ""
    return (
        f"generation {done.number}: {done.games} games, error {done.error:.2f}, {shares}, "
        f"{done.seconds:.0f} s{mark}"
    )
