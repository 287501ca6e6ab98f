"""How bots do alone against the opponent that the game itself plays, at each of his levels.

Wins, points and where they come from: a yardstick that none of our own bots has made.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tabard.bots.company import Company
from tabard.bots.registry import bot
from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput
from tabard.lab.provenance import cpus, provenance
from tabard.lab.statistics import wilson
from tabard.lab.workers import workers

ALONE: Final = 1


@dataclass(frozen=True)
class Trial:
    """One game: who plays, at which level, on which deal."""

    game: str
    bot: str
    level: int
    deal: str


@dataclass(frozen=True)
class Result:
    """Whether it was won, the points of both, the player's by source, the longest thought."""

    level: int
    won: bool
    points: tuple[float, ...]
    sources: dict[str, float]
    slowest: float


def play(trial: Trial) -> Result:
    """Play one game to its end."""
    found = game(trial.game)
    state = found.start(ALONE, {"level": trial.level})
    company = Company([bot(trial.bot, trial.deal)], Dealer(trial.deal))
    company.play(state)
    sources = dict.fromkeys(found.accounts().sources, 0.0)
    for credit in found.accounts().sheet(state) or ():
        if credit.seat == 0:
            sources[credit.source] += credit.points
    return Result(
        trial.level,
        found.final_places(state)[0] == 1,
        tuple(float(one) for one in found.points(state)),
        sources,
        company.slowest[0],
    )


def summary(results: list[Result]) -> dict[str, Any]:
    """The figures of one level."""
    n = len(results)
    won = sum(one.won for one in results)
    names = sorted({name for one in results for name in one.sources})
    return {
        "games": n,
        "won": won,
        "share": round(won / n, 3),
        "interval": [round(x, 3) for x in wilson(won, n)],
        "points": round(sum(one.points[0] for one in results) / n, 2),
        "his": round(sum(one.points[1] for one in results) / n, 2),
        "sources": {
            name: round(sum(one.sources.get(name, 0.0) for one in results) / n, 2) for name in names
        },
        "slowest": round(max(one.slowest for one in results), 3),
    }


def main(arguments: list[str] | None = None) -> None:
    """Play and print one JSON object per bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--jobs", type=int, default=cpus())
    parser.add_argument("--out", type=Path)
    said = parser.parse_args(arguments)
    found = game(said.game)
    if ALONE not in found.players or found.rivals(ALONE) == 0:
        raise BadInput(found.id, "plays no opponent of its own")
    levels = next(option.values for option in found.options if option.name == "level")
    until = time.perf_counter() + said.seconds
    told: list[dict[str, Any]] = []
    with workers(said.jobs) as crew:
        for name in said.bots.split(","):
            trials = (
                Trial(said.game, name, level, f"{said.seed}:{n}")
                for n in range(said.games)
                for level in levels
                if time.perf_counter() < until
            )
            results = list(crew.each(play, trials))
            by_level = {
                str(level): summary([one for one in results if one.level == level])
                for level in levels
                if any(one.level == level for one in results)
            }
            told.append({"bot": name, "levels": by_level, "seed": said.seed, **provenance()})
            print(json.dumps(told[-1], indent=1), flush=True)
    if said.out is not None:
        said.out.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
