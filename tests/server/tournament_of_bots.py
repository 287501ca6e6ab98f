"""Whole tournaments of bots, run by a house of their own: a Swiss of 64 and a knock-out of 16.

    python -m tests.server.tournament_of_bots            # Pillars, four seats, random bots
    python -m tests.server.tournament_of_bots --bot level1 --entrants 16 --rounds 2

What the house says of the standings is compared with another way to work them out.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from tabard.server.limits import LOCAL
from tabard.server.store.store import Store
from tabard.server.tournaments import office
from tabard.server.tournaments.standing import standings
from tests.server.inn import opened
from tests.server.test_tournaments import reckoned


async def run(args: argparse.Namespace, store: Store, form: str, entrants: int) -> None:
    """One tournament, from its opening to its end."""
    began = time.perf_counter()
    async with opened(store, workers=args.workers) as house:
        data = {"game": args.game, "seats": args.seats, "form": form, "rounds": args.rounds}
        data |= {"most": 256, "bots": True}
        made = await office.open_tournament(house, "host", f"{form} of {entrants}", data, LOCAL)
        await office.add_bots(house, made, "host", LOCAL, args.bot, entrants)
        await office.start(house, made, "host")
        while (row := office.found(house, made))["status"] == "running":
            await asyncio.sleep(1.0)
        contest = store.tournaments.contest(row)
    lines = standings(contest)
    tables = sum(len(pairing.seats) > 1 for pairing in contest.pairings())
    seconds = time.perf_counter() - began
    print(f"{form} of {entrants}: {len(contest.rounds)} rounds, {tables} games, {seconds:.0f} s")
    if form == "swiss":
        found = [(one.entrant, one.points, one.strength, one.won) for one in lines]
        assert found == reckoned(store, made), "the standings are others than the tables say"
        print("  the standings are what the tables say")
    for line in lines[:5]:
        print(f"  {line.place}. entrant {line.entrant}, {float(line.points):.2f} points")


def main() -> int:
    """Run both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="pillars")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--entrants", type=int, default=64)
    parser.add_argument("--knockout", type=int, default=16)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for form, entrants in (("swiss", args.entrants), ("knockout", args.knockout)):
            with closing(Store(f"sqlite:///{Path(folder) / form}.db")) as store:
                asyncio.run(run(args, store, form, entrants))
    return 0


if __name__ == "__main__":
    sys.exit(main())
