"""What matches say, and how surely: shares with Wilson intervals, ranks, margins, ratings."""

from __future__ import annotations

import itertools
import math
import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tabard.lab.matches import Outcome

Z = 1.959964  # 95 %
ELO = 400 / math.log(10)
BOOTSTRAPS = 200
STEPS = 200


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle = share + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass
class Record:
    """One bot's games against one table of others."""

    bot: str
    against: tuple[str, ...]
    games: int = 0
    wins: float = 0.0
    places: int = 0
    margin: float = 0.0
    slowest: float = 0.0
    points: float = 0.0
    accounted: int = 0  # games of which it is known where the points came from
    sources: dict[str, float] = field(default_factory=dict)

    def count(self, outcome: Outcome, seat: int) -> None:
        """Add a game in which the bot sat there."""
        others = [p for n, p in enumerate(outcome.points) if n != seat]
        self.games += 1
        self.wins += outcome.share(seat)
        self.places += outcome.places[seat]
        self.margin += outcome.points[seat] - max(others)
        self.slowest = max(self.slowest, outcome.slowest[seat])
        self.points += outcome.points[seat]
        if outcome.sources:
            self.accounted += 1
            for source, points in outcome.sources[seat].items():
                self.sources[source] = self.sources.get(source, 0.0) + points

    @property
    def share(self) -> float:
        """Wins over games, a shared win counted in part."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share may lie."""
        return wilson(self.wins, self.games)

    @property
    def fair(self) -> float:
        """The share if all were equally strong."""
        return 1 / (1 + len(self.against))


def records(outcomes: Iterable[Outcome]) -> list[Record]:
    """Every bot against every table of others that it met as the only one of its kind."""
    found: dict[tuple[str, tuple[str, ...]], Record] = {}
    for outcome in outcomes:
        for seat, name in enumerate(outcome.bots):
            if outcome.bots.count(name) == 1:
                others = tuple(sorted(b for n, b in enumerate(outcome.bots) if n != seat))
                found.setdefault((name, others), Record(name, others)).count(outcome, seat)
    return [found[key] for key in sorted(found)]


def duels(outcomes: Iterable[Outcome]) -> dict[tuple[str, str], float]:
    """How often one bot came before another, a shared place counted half."""
    found: dict[tuple[str, str], float] = defaultdict(float)
    for outcome in outcomes:
        for a, b in itertools.combinations(range(len(outcome.bots)), 2):
            one, two = outcome.bots[a], outcome.bots[b]
            if one != two:
                gap = outcome.places[b] - outcome.places[a]
                share = 0.5 if gap == 0 else float(gap > 0)
                found[one, two] += share
                found[two, one] += 1 - share
    return found


def strengths(names: Sequence[str], won: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Elo ratings, mean 0, by maximum likelihood; half a game each way keeps them finite."""
    score = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        fresh: dict[str, float] = {}
        for name in names:
            wins = below = 0.0
            for other in names:
                mine, theirs = won.get((name, other), 0.0), won.get((other, name), 0.0)
                if other != name and mine + theirs > 0:
                    wins += mine + 0.5
                    below += (mine + theirs + 1) / (score[name] + score[other])
            fresh[name] = wins / below if below else 1.0
        mean = math.exp(sum(map(math.log, fresh.values())) / len(fresh))
        score = {name: value / mean for name, value in fresh.items()}
    return {name: ELO * math.log(value) for name, value in score.items()}


def ratings(outcomes: Sequence[Outcome], seed: int = 1) -> dict[str, tuple[float, float]]:
    """Each bot's Elo and half its 95 % interval, by drawing whole deals again."""
    names = sorted({name for outcome in outcomes for name in outcome.bots})
    by_deal: dict[str, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        by_deal[outcome.deal].append(outcome)
    deals = [duels(group) for _, group in sorted(by_deal.items())]
    best = strengths(names, added(deals))
    chooser = random.Random(seed)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(BOOTSTRAPS):
        again = strengths(names, added(chooser.choices(deals, k=len(deals))))
        for name in names:
            drawn[name].append(again[name])
    return {name: (best[name], Z * deviation(drawn[name])) for name in names}


def added(deals: Iterable[Mapping[tuple[str, str], float]]) -> dict[tuple[str, str], float]:
    """The sums of all deals."""
    total: dict[tuple[str, str], float] = defaultdict(float)
    for deal in deals:
        for pair, wins in deal.items():
            total[pair] += wins
    return total


def deviation(numbers: Sequence[float]) -> float:
    """The standard deviation."""
    mean = sum(numbers) / len(numbers)
    return math.sqrt(sum((n - mean) ** 2 for n in numbers) / len(numbers))
