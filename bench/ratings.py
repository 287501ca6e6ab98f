"""Ratings measured: how long ten thousand games take to be rated anew, and who comes out on top.

python -m bench.ratings anew                   # 10,000 games in a database, rated from the logs
python -m bench.ratings levels --games 20      # the six levels of all four games, pair by pair
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Final

from tabard.bots.levels import LEVELS
from tabard.games import NAMES, game
from tabard.lab.matches import Outcome, fixtures, play
from tabard.server.asker import Asker
from tabard.server.log import Entry, rows
from tabard.server.ratings.book import Book, Standing, worked_out
from tabard.server.ratings.results import Field, Result, rated_bot
from tabard.server.setup import bots_of_house, read_setup
from tabard.server.store.book import make_anew
from tabard.server.store.schema import tables
from tabard.server.store.store import Store, insertion
from tabard.server.store.writer import insert_rows
from tabard.version import mode

PEOPLE: Final = 500
PLACES: Final = ((1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1), (1, 1, 3))
TABLES_AT_ONCE: Final = 5


def standings_of(outcomes: Sequence[Outcome]) -> dict[str, Standing]:
    """How bots stand after matches, which count in the order in which they are given."""
    book: Book = worked_out(
        Result(
            f"{number:06}",
            Field(one.game, "none", len(one.bots)),
            number,
            tuple(rated_bot(name, game(one.game), len(one.bots)).who for name in one.bots),
            one.places,
        )
        for number, one in enumerate(outcomes)
    )
    (everybody,) = book.standings.values()
    return everybody


def shuffled(outcomes: Sequence[Outcome], seed: str = "order") -> list[Outcome]:
    """Matches in an order in which nobody meets the same again and again."""
    found = list(outcomes)
    random.Random(seed).shuffle(found)
    return found


def a_log(setup: dict[str, object], number: int, length: int) -> list[Entry]:
    """The log of a game that counted: as long as a real one, with choices that nobody replays."""
    taste, at = random.Random(number), 1_000_000 + 1000 * number
    who = Asker("p0", "", at)
    people = [f"p{n}" for n in taste.sample(range(PEOPLE), 3)]
    log = [who.entry("open", None, **setup)]
    log += [who.entry("sit", seat, name=name) for seat, name in enumerate(people)]
    log.append(who.entry("start", nonces=["0" * 32] * 3, rated=people))
    log += [who.entry("choice", i % 3, code=taste.randrange(200)) for i in range(length)]
    log.append(who.entry("choice", 0, code=1, rated=list(taste.choice(PLACES))))
    return log


def fill(store: Store, games: int, length: int) -> None:
    """A house in which so many games have counted."""
    seats = [{"kind": "person"}] * 3
    plan = read_setup(
        {"game": "pillars", "players": 3, "seats": seats}, "p0", bots_of_house()
    ).json()
    with store.engine.begin() as connection:
        for first in range(0, games, TABLES_AT_ONCE):
            some = [f"table{n:07}" for n in range(first, min(games, first + TABLES_AT_ONCE))]
            row = {"game": "pillars", "rules_version": 1, "seed": "", "host": "p0", "watch": "open"}
            more = {"status": "over", "created_at": 1, "changed_at": 1, "summary": {}}
            connection.execute(tables.insert(), [{"id": name, **row, **more} for name in some])
            for number, name in enumerate(some, first):
                log = rows(name, 0, a_log(plan, number, length))
                insert_rows(connection, *insertion(store.engine), log)


def anew(games: int, length: int) -> float:
    """Rate so many games from their logs; how many seconds it took."""
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Store(f"sqlite:///{Path(folder) / 'house.db'}")) as store,
    ):
        fill(store, games, length)
        began = time.perf_counter()
        found = make_anew(store.engine)
        seconds = time.perf_counter() - began
        assert found.games == games, found
        assert not make_anew(store.engine, keep=False).differing
    print(f"{games:,} games of {length} choices, {found.ratings} ratings: {seconds:.2f} s")
    return seconds


def levels(name: str, games: int, seed: str, processes: int) -> bool:
    """Whether the six levels of a game come out in their order."""
    names = tuple(level.name for level in LEVELS)
    with ProcessPoolExecutor(processes) as pool:
        outcomes = list(pool.map(play, fixtures(name, names, 2, games, seed)))
    found = standings_of(shuffled(outcomes))
    print(f"{name}: {len(outcomes)} games of two")
    for who, standing in sorted(found.items(), key=lambda one: -one[1].skill.mu):
        skill = standing.skill
        print(f"  {who:32} {skill.points:5} ± {skill.margin:<4} {standing.games} games")
    order = [rated_bot(level, game(name), 2).who for level in names]
    return order == sorted(found, key=lambda who: found[who].skill.mu)


def main() -> int:
    """Measure what is asked for; 1 if it is not as it should be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    what = parser.add_subparsers(dest="what", required=True)
    timed = what.add_parser("anew", help="rate ten thousand games from their logs")
    timed.add_argument("--games", type=int, default=10_000)
    timed.add_argument("--length", type=int, default=100)
    ranked = what.add_parser("levels", help="let the six levels meet pair by pair")
    ranked.add_argument("--games", type=int, default=20, help="for every pair")
    ranked.add_argument("--only", choices=NAMES, action="append", help="these games alone")
    ranked.add_argument("--seed", default="1")
    ranked.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    print(f"engine: {mode()}", flush=True)
    if args.what == "anew":
        return int(anew(args.games, args.length) >= 10.0)
    right = [
        levels(name, args.games, args.seed, args.processes) for name in args.only or list(NAMES)
    ]
    print("in their order" if all(right) else "NOT in their order")
    return int(not all(right))


if __name__ == "__main__":
    sys.exit(main())
