"""Measure what people do beside boardgame.io: choices per second, latency, bytes, idle spectators.

Tables have both players' pages open and two spectators, in every game; the way of programs, through
the API, has a row of its own. Server and load share this machine's processors, on both sides alike.
Every round measures all, one after the other; ratios are taken within a round.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.server.people import pages_of
from bench.server.subjects import (
    BoardgameIo,
    LeanBoardgameIo,
    Subject,
    Tabard,
    install_peer,
    many_files,
)
from tabard.version import mode

# Tables, and seconds from choice to choice: 0 is as soon as the last has arrived. With a pace both
# servers have the same to do, and what is shown is how long people wait.
LOADS = ((10, 0.0), (50, 0.0), (200, 0.0), (200, 1.0))
QUICK_LOADS = ((10, 0.0), (50, 0.0), (50, 1.0))
SPECTATORS = 10_000
WIDE = 150  # columns of a table that goes into a file
PEOPLE = tuple(pages_of(game) for game in ("pillars", "world", "feudum", "pilgrim"))
SUBJECTS: tuple[type[Subject], ...] = (*PEOPLE, Tabard, BoardgameIo, LeanBoardgameIo)
FIGURES = ("moves", "p50", "p95", "p99", "server", "load")
BYTES = ("wire", "raw", "watched raw")  # per choice: a player's page, and a spectator's
Load = tuple[int, float]
Rounds = dict[Load, list[dict[str, dict[str, float]]]]


def main() -> None:
    """Run the bench."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one short round of few tables")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8.0)
    arguments = parser.parse_args()
    if arguments.quick:
        arguments.rounds, arguments.seconds = 1, 4.0
    screen = Console(stderr=True)
    many_files()
    version = install_peer()
    rounds: Rounds = {load: [] for load in (QUICK_LOADS if arguments.quick else LOADS)}
    for number in range(arguments.rounds):
        for load, found in rounds.items():
            screen.print(f"round {number + 1} of {arguments.rounds}: {called(load)}")
            first = number % len(SUBJECTS)
            order = SUBJECTS[first:] + SUBJECTS[:first]
            found.append({kind.title: once(kind, load, arguments.seconds) for kind in order})
    screen.print(f"{SPECTATORS} spectators")
    idle = spectators(arguments.seconds)
    if arguments.json:
        named = {called(load): found for load, found in rounds.items()}
        print(json.dumps({"engine": mode(), "rounds": named, "spectators": idle}, indent=2))
    else:
        show(rounds, idle, version)


def called(load: Load) -> str:
    """How a load is named."""
    tables, pace = load
    return f"{tables} tables" + (f", a choice every {pace:g} s each" if pace else "")


def once(kind: type[Subject], load: Load, seconds: float) -> dict[str, float]:
    """One measurement of one server, started for it alone."""
    tables, pace = load
    with tempfile.TemporaryDirectory() as folder:
        subject = kind(Path(folder))
        try:
            return subject.measure(tables, 2.0 + tables / 50 + pace, seconds, pace)
        finally:
            subject.close()


def spectators(seconds: float) -> dict[str, Any]:
    """What idle spectators cost."""
    with tempfile.TemporaryDirectory() as folder:
        subject = Tabard(Path(folder))
        try:
            return subject.watch(SPECTATORS, seconds + 8)
        finally:
            subject.close()


def show(rounds: Rounds, idle: dict[str, Any], version: str) -> None:
    """Print the figures: medians over the rounds."""
    times = ("p50 ms", "p95 ms", "p99 ms", "server µs/move", "load µs/move")
    names = ("", "moves/s", "boardgame.io ×", *times)
    table = Table(title=f"Tables of two players, {os.cpu_count()} processors")
    for name in (*names, "bytes: player, raw, spectator"):
        table.add_column(name, justify="left" if not name else "right")
    for load, found in rounds.items():
        table.add_row(called(load), style="bold")
        for kind in SUBJECTS:
            samples = [one[kind.title] for one in found]
            middle = {f: median(one[f] for one in samples) for f in FIGURES}
            sent = [median(one[f] for one in samples) for f in BYTES if f in samples[0]]
            table.add_row(
                kind.title,
                f"{middle['moves']:,.0f}",
                ratio(found, kind.title),
                f"{middle['p50']:.1f}",
                f"{middle['p95']:.1f}",
                f"{middle['p99']:.1f}",
                f"{middle['server']:,.0f}",
                f"{middle['load']:,.0f}",
                ", ".join(f"{number:,.0f}" for number in sent),
                end_section=kind is SUBJECTS[-1],
            )
    console = Console(width=None if sys.stdout.isatty() else WIDE)
    console.print(table)
    console.print(f"Tabard {mode()}, each choice on disk; boardgame.io {version}, in memory")
    console.print(
        f"{idle['open']} of {idle['spectators']} idle spectators on one process:"
        f" {idle['megabytes']:.0f} MB, {idle['kilobytes_each']:.0f} KB each,"
        f" {idle['cpu_percent']:.1f} % of one processor"
    )


def ratio(found: list[dict[str, dict[str, float]]], title: str) -> str:
    """How many times as fast as boardgame.io: the median of the rounds, the lowest and highest."""
    if title == BoardgameIo.title:
        return ""
    ratios = [r[title]["moves"] / r[BoardgameIo.title]["moves"] for r in found]
    return f"{median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})"


if __name__ == "__main__":
    main()
