"""`python -m bench.servers figures | kill | deploy`: several servers on a PostgreSQL of their own.

What a run must show is checked at its end; the exit code is 1 where it does not.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from bench.server.subjects import many_files
from bench.servers.runs import Findings, deploy, figures, kill_again_and_again
from tests.server import postgres

LATENCY_MILLISECONDS = 150.0
BOTS_SECONDS = 10.0
DRIFT_SECONDS = 1.0
BACK_SECONDS = 2.0


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.servers", description=__doc__)
    runs = parser.add_subparsers(dest="run", required=True)
    measured = runs.add_parser("figures", help="choices a second for several numbers of processes")
    measured.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    measured.add_argument("--tables", type=int, default=60)
    measured.add_argument("--seconds", type=float, default=20.0)
    killed = runs.add_parser("kill", help="kill one of several servers again and again")
    killed.add_argument("--servers", type=int, default=3)
    killed.add_argument("--tables", type=int, default=300)
    killed.add_argument("--every", type=float, default=20.0)
    killed.add_argument("--seconds", type=float, default=600.0)
    killed.add_argument("--think", type=float, default=5.0)
    rolled = runs.add_parser("deploy", help="replace all processes while people play")
    rolled.add_argument("--processes", type=int, default=3)
    rolled.add_argument("--tables", type=int, default=100)
    rolled.add_argument("--think", type=float, default=2.0)
    return parser.parse_args()


def wrong(run: str, found: Findings) -> list[str]:
    """What a run has shown that must not be."""
    limits = {
        "lost": (found.lost, 0),
        "twice": (found.twice, 0),
        "clocks drift": (found.clock_drift_seconds, DRIFT_SECONDS),
        "clocks woken": (found.wakes, 0),
    }
    if run == "kill":
        limits["post to stream p99"] = (found.p99, LATENCY_MILLISECONDS)
        limits["bots on"] = (found.bots_on_seconds, BOTS_SECONDS)
    if run == "deploy":
        limits["failed posts"] = (found.refused + found.sent_again, 0)
        limits["streams back"] = (found.streams_back_seconds, BACK_SECONDS)
    return [f"{name}: {has}, at most {most}" for name, (has, most) in limits.items() if has > most]


def main() -> int:
    """Run, tell, and judge."""
    args = arguments()
    many_files()
    problems: list[str] = []
    with tempfile.TemporaryDirectory(prefix="tabard-", dir="/tmp") as folder:
        Path(folder).chmod(0o711)
        with postgres.server(Path(folder) / "pg", durable=True) as cluster:
            rounds = args.processes if args.run == "figures" else [0]
            for number in rounds:
                with cluster.database() as database:
                    if args.run == "figures":
                        work = figures(database, number, args.tables, args.seconds)
                        print(f"\n{number} processes, {args.tables} tables", flush=True)
                    elif args.run == "kill":
                        work = kill_again_and_again(
                            database, args.servers, args.tables, args.every, args.seconds,
                            args.think
                        )  # fmt: skip
                    else:
                        work = deploy(database, args.processes, args.tables, args.think)
                    found = asyncio.run(work)
                print("\n".join(found.lines()), flush=True)
                problems += wrong(args.run, found)
    for problem in problems:
        print(f"NOT REACHED: {problem}", flush=True)
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
