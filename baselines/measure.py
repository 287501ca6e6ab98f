"""Playing a contender against its opponents, and what is kept of it."""

from __future__ import annotations

import functools
import time
from pathlib import Path
from typing import Any, Final

import tabard
from baselines.cells import LEARNER, PLAIN, STRONGEST, TRAINED, Cell, opponents
from tabard.bots.bot import Bot
from tabard.bots.company import Company
from tabard.bots.guest import seated
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput
from tabard.lab import matches
from tabard.lab.matches import Fixture, Outcome
from tabard.lab.provenance import provenance
from tabard.lab.statistics import Record, records, wilson
from tabard.lab.workers import workers

TIMED: Final = 40  # choices after which the strongest bot's pace is known


def bot(name: str, seed: str, trained: Path) -> Bot:
    """A bot of the house by its name, or the trained policy: `ppo@pillars-2-ppo`."""
    kind, _, file = name.partition("@")
    if kind == LEARNER:
        return seated(player(trained / f"{file}.npz"), seed, LEARNER)
    return tabard.bot(name, seed)


@functools.cache
def player(path: Path) -> Any:
    """The trained policy of a file, read once by each process."""
    from baselines.policy import PolicyPlayer, load

    if not path.exists():
        raise BadInput(str(path), "there is no such policy: `python -m baselines train` makes it")
    return PolicyPlayer(load(path))


def name_of(contender: str, cell: Cell) -> str:
    """The contender as a bot that can be made: its time or its file belongs to the name."""
    if contender == PLAIN:
        return f"{PLAIN}:{max(1, round(1000 * pace(cell)))}ms"
    return f"{LEARNER}@{cell.file(LEARNER)}" if contender == LEARNER else contender


def pace(cell: Cell) -> float:
    """The seconds that the strongest bot takes for a choice, on average over two games."""
    spent: list[float] = []
    for seed in range(2):
        thinker = tabard.bot(STRONGEST, seed)
        game = tabard.play(cell.game, ["level3"] * cell.players, f"pace:{seed}")
        asked = [state.copy() for state, _ in game if not state.is_chance]
        for state in asked[:: max(1, len(asked) * 2 // TIMED)]:
            began = time.perf_counter()
            thinker.choose(state)
            spent.append(time.perf_counter() - began)
    return sum(spent) / len(spent)


def play(fixture: Fixture, trained: Path) -> tuple[Outcome, bool]:
    """One game, and whether the first seat came out before everybody, the game's own bot too."""
    seats = [bot(kind, f"{fixture.deal}:{n}", trained) for n, kind in enumerate(fixture.bots)]
    state = tabard.game(fixture.game).start(len(seats))
    outcome = matches.played(fixture, state, Company(seats, Dealer(fixture.deal)))
    return outcome, state.game.final_places(state)[0] == 1


def play_all(plan: list[Fixture], jobs: int, trained: Path) -> list[tuple[Outcome, bool]]:
    """The games of a plan in so many processes."""
    with workers(jobs) as hands:
        return list(hands.each(functools.partial(play, trained=trained), plan))


def against(name: str, others: tuple[str, ...], outcomes: list[Outcome]) -> dict[str, Any]:
    """How a bot did against others."""
    found: Record = next(each for each in records(outcomes) if each.bot == name)
    return {
        "against": list(others), "games": found.games, "share": round(found.share, 4),
        "interval": [round(end, 4) for end in found.interval],
        "mean_rank": round(found.places / found.games, 3),
        "mean_margin": round(found.margin / found.games, 2),
    }  # fmt: skip


def alone(outcomes: list[tuple[Outcome, bool]]) -> dict[str, Any]:
    """How a bot did against what the game itself plays."""
    games = len(outcomes)
    wins = sum(won for _, won in outcomes)
    return {
        "against": [], "games": games, "share": round(wins / games, 4),
        "interval": [round(end, 4) for end in wilson(wins, games)],
        "mean_points": round(sum(outcome.points[0] for outcome, _ in outcomes) / games, 2),
    }  # fmt: skip


def measure(
    cell: Cell, contender: str, games: int, seed: str, jobs: int, trained: Path = TRAINED
) -> dict[str, Any]:
    """The result of a contender in a cell, as it is kept."""
    name = name_of(contender, cell)
    began = time.perf_counter()
    rows: list[dict[str, Any]] = []
    if cell.players == 1:
        plan = [Fixture(cell.game, (name,), f"{seed}:{number}") for number in range(games)]
        rows.append(alone(play_all(plan, jobs, trained)))
    for other in opponents(contender, cell.players):
        plan = matches.fixtures(cell.game, (name, other), cell.players, games, seed)
        ended = [outcome for outcome, _ in play_all(plan, jobs, trained)]
        rows.append(against(name, (other,) * (cell.players - 1), ended))
    rules = tabard.game(cell.game).rules_version
    return {
        "game": cell.game, "players": cell.players, "rules_version": rules,
        "contender": contender, "bot": name, "seed": seed, "records": rows,
        "command": command(cell, contender, games, seed),
        "seconds": round(time.perf_counter() - began),
        **provenance(),
    }  # fmt: skip


def command(cell: Cell, contender: str, games: int, seed: str) -> str:
    """What measures the same again."""
    where = f"{cell.game} --players {cell.players}"
    return f"python -m baselines measure {where} --bot {contender} --games {games} --seed {seed}"
