"""Who meets whom in the next round, and at which seat: balanced, and the same for the same past."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Final

from tabard.server.tournaments.contest import (
    KNOCKOUT,
    ROBIN,
    Contest,
    Pairing,
    Round,
    meetings,
    sittings,
)
from tabard.server.tournaments.standing import points_of, standings

Met = Counter[tuple[int, int]]
Group = list[int]
AGAIN: Final = 1000  # so much worse than a point's difference is it to meet again
STARTS: Final = 12  # from so many orders a round of all against all is looked for
NEAR: Final = 3  # tables apart at most that exchange somebody
MOST_ROUNDS: Final = 60


def next_round(contest: Contest) -> Round | None:
    """The tables of the next round, everybody at a seat; None if the tournament is over."""
    here = contest.here()
    if len(here) < 2:
        return None
    if contest.plan.form == KNOCKOUT:
        groups = knockout(contest)
    elif contest.plan.form == ROBIN:
        groups = robin(contest, here)
    else:
        groups = swiss(contest, here)
    if groups is None:
        return None
    sat = sittings(list(contest.pairings()))
    return tuple(Pairing(seated(group, sat)) for group in groups)


def sizes(number: int, seats: int, fewest: int) -> list[int]:
    """How many sit at each table: as even as can be, the larger first; a one has nobody to play.

    >>> sizes(64, 4, 2)[:2], sizes(10, 4, 2), sizes(5, 4, 2), sizes(7, 2, 2), sizes(7, 3, 3)
    ([4, 4], [4, 3, 3], [3, 2], [2, 2, 2, 1], [3, 3, 1])
    """
    tables = -(-number // seats)
    low, more = divmod(number, tables)
    if low >= fewest:
        return [low + 1] * more + [low] * (tables - more)
    return [seats] * (number // seats) + [1] * (number % seats)


def cut(order: Sequence[int], parts: Sequence[int]) -> list[Group]:
    """An order cut into tables."""
    groups, start = [], 0
    for size in parts:
        groups.append(list(order[start : start + size]))
        start += size
    return groups


def seated(group: Group, sat: Counter[tuple[int, int]]) -> tuple[int, ...]:
    """A table's entrants by seat, so that everybody has every seat about equally often."""

    def cost(order: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        return sum(sat[one, seat] ** 2 for seat, one in enumerate(order)), order

    found = min(permutations(sorted(group)), key=cost)
    sat.update((one, seat) for seat, one in enumerate(found) if len(found) > 1)
    return found


def resting(contest: Contest, order: Sequence[int], number: int) -> list[int]:
    """Who has nobody to play with this time: the last in the order who had that least often."""
    had = Counter(p.seats[0] for p in contest.pairings() if len(p.seats) == 1)
    place = {one: i for i, one in enumerate(order)}
    return sorted(order, key=lambda one: (had[one], -place[one]))[:number]


def dealt(contest: Contest, order: Sequence[int]) -> tuple[list[Group], list[Group]]:
    """An order cut into tables, and apart from them those who have nobody to play with."""
    parts = sizes(len(order), contest.plan.seats, contest.plan.fewest)
    rest = resting(contest, order, parts.count(1))
    playing = [one for one in order if one not in rest]
    return cut(playing, [size for size in parts if size > 1]), [[one] for one in rest]


def swiss(contest: Contest, here: list[int]) -> list[Group] | None:
    """Those who stand alike meet, if they have not met yet."""
    if len(contest.rounds) >= contest.plan.rounds:
        return None
    points = {one: float(number) for one, number in points_of(contest).items()}
    order = [line.entrant for line in standings(contest) if line.entrant in set(here)]
    groups, rest = dealt(contest, order)
    exchange(groups, meetings(list(contest.pairings())), points, NEAR)
    return groups + rest


def worse(group: Group, met: Met, points: dict[int, float]) -> float:
    """How little a table is what it should be: people meet again, or stand far apart."""
    found = 0.0
    for i, one in enumerate(group):
        for other in group[i + 1 :]:
            times = met[min(one, other), max(one, other)]
            if times:
                found += AGAIN * times * times
            found += (points[one] - points[other]) ** 2
    return found


def exchange(groups: list[Group], met: Met, points: dict[int, float], near: int) -> float:
    """Let tables that are near each other exchange somebody as long as that betters both together.

    How bad all of them are in the end.
    """
    costs = [worse(group, met, points) for group in groups]
    better = True
    while better:
        better = False
        for a, one in enumerate(groups):
            for b in range(a + 1, min(len(groups), a + 1 + near)):
                other = groups[b]
                for i in range(len(one)):
                    for j in range(len(other)):
                        one[i], other[j] = other[j], one[i]
                        new = worse(one, met, points), worse(other, met, points)
                        if sum(new) < costs[a] + costs[b] - 1e-9:
                            costs[a], costs[b] = new
                            better = True
                        else:
                            one[i], other[j] = other[j], one[i]
    return sum(costs)


def robin(contest: Contest, here: list[int]) -> list[Group] | None:
    """Everybody meets everybody: with two seats once, with more at least once."""
    met = meetings(list(contest.pairings()))
    missing = [(a, b) for i, a in enumerate(sorted(here)) for b in sorted(here)[i + 1 :]]
    if all(met[pair] for pair in missing) or len(contest.rounds) >= MOST_ROUNDS:
        return None
    if contest.plan.seats == 2:
        return circle(contest, met)
    points = dict.fromkeys(here, 0.0)
    best: tuple[float, list[Group]] | None = None
    for start in range(STARTS):
        order = list(here)
        Random(f"{len(contest.rounds)} {start}").shuffle(order)
        groups, rest = dealt(contest, order)
        bad = exchange(groups, met, points, len(groups))
        if best is None or bad < best[0]:
            best = bad, groups + rest
    return best[1] if best is not None else None


def circle(contest: Contest, met: Met) -> list[Group] | None:
    """Rounds of two by the old way: one stays, the others move round the table.

    Whoever has withdrawn keeps the place: who should have met them has nobody to play with.
    """
    everybody: list[int | None] = list(range(len(contest.entrants)))
    if len(everybody) % 2:
        everybody.append(None)
    turn = len(contest.rounds) % (len(everybody) - 1)
    if len(contest.rounds) >= len(everybody) - 1:
        return None
    ring = everybody[1:]
    ring = ring[-turn:] + ring[:-turn] if turn else ring
    row = [everybody[0], *ring]
    out = {one.number for one in contest.entrants if one.out}
    groups = []
    for i in range(len(row) // 2):
        group = [one for one in (row[i], row[-1 - i]) if one is not None and one not in out]
        if group:
            groups.append(group)
    return groups


def knockout(contest: Contest) -> list[Group] | None:
    """The better half of every table goes on; the strongest meet as late as can be."""
    seats, fewest = contest.plan.seats, contest.plan.fewest
    if not contest.rounds:
        order = contest.here()
        return bracket(order, sizes(len(order), seats, fewest))
    last = contest.rounds[-1]
    if len(last) == 1:
        return None
    on = [one for pairing in last for one in going_on(contest, pairing)]
    on = [one for one in on if not contest.entrants[one].out] or on[:1]
    if len(on) < 2:
        return None
    return cut(on, sizes(len(on), seats, fewest))


def going_on(contest: Contest, pairing: Pairing) -> list[int]:
    """Who goes on from a table: the better half; of those who are level, who was seeded higher."""
    if len(pairing.seats) == 1:
        return list(pairing.seats)
    place = {one: i for i, one in enumerate(contest.seeds())}
    ranked = sorted(
        zip(pairing.places, pairing.seats, strict=True), key=lambda two: (two[0], place[two[1]])
    )
    return [one for _, one in ranked[: max(1, len(ranked) // 2)]]


def bracket(order: Sequence[int], parts: Sequence[int]) -> list[Group]:
    """The first round: seeds dealt to and fro, and the tables so that the first two meet last."""
    groups: list[Group] = [[] for _ in parts]
    waiting = list(order)
    there = True
    while waiting:
        for table in range(len(parts)) if there else reversed(range(len(parts))):
            if waiting and len(groups[table]) < parts[table]:
                groups[table].append(waiting.pop(0))
        there = not there
    return [groups[table] for table in far_apart(len(groups))]


def far_apart(number: int) -> list[int]:
    """Tables in the order of a bracket: the first two in its two halves, and so on.

    >>> far_apart(8)
    [0, 7, 3, 4, 1, 6, 2, 5]
    """
    found = [0]
    while len(found) < number:
        size = 2 * len(found)
        found = [one for table in found for one in (table, size - 1 - table)]
    return [table for table in found if table < number]
