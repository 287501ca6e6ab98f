"""How everybody stands in a tournament: points, and what decides between those who have as many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tabard.server.tournaments.contest import KNOCKOUT, Contest, Pairing


@dataclass(frozen=True, slots=True)
class Line:
    """An entrant's line: place, points, then the tie-breaks in their order.

    strength  the points of everybody they have met, each time they met: who had it harder
    won       tables won, alone or level
    reached   in a knock-out, the last round they played in
    """

    place: int
    entrant: int
    points: Fraction
    strength: Fraction
    won: int
    reached: int
    played: int


def points_of(contest: Contest) -> dict[int, Fraction]:
    """Everybody's points so far."""
    points = {one.number: Fraction(0) for one in contest.entrants}
    for pairing in contest.pairings():
        if pairing.over:
            for one in pairing.seats:
                points[one] += pairing.share(one)
    return points


def standings(contest: Contest) -> list[Line]:
    """Everybody in order; who is level in everything shares the place."""
    points = points_of(contest)
    over = [pairing for pairing in contest.pairings() if pairing.over and len(pairing.seats) > 1]
    strength = dict.fromkeys(points, Fraction(0))
    won = dict.fromkeys(points, 0)
    played = dict.fromkeys(points, 0)
    for pairing in over:
        total = sum((points[one] for one in pairing.seats), Fraction(0))
        best = min(pairing.places)
        for one, place in zip(pairing.seats, pairing.places, strict=True):
            strength[one] += total - points[one]
            won[one] += place == best
            played[one] += 1
    reached, last = reach(contest)
    seed = {one: i for i, one in enumerate(contest.seeds())}

    def key(one: int) -> tuple[Fraction | int, ...]:
        if contest.plan.form == KNOCKOUT:
            return (-reached[one], last[one])
        return (-points[one], -strength[one], -won[one])

    order = sorted(points, key=lambda one: (*key(one), seed[one]))
    lines: list[Line] = []
    for i, one in enumerate(order):
        level = i > 0 and key(one) == key(order[i - 1])
        place = lines[-1].place if level else i + 1
        lines.append(
            Line(place, one, points[one], strength[one], won[one], reached[one], played[one])
        )
    return lines


def reach(contest: Contest) -> tuple[dict[int, int], dict[int, int]]:
    """The last round in which everybody was, and their place at the table there."""
    reached = {one.number: 0 for one in contest.entrants}
    last = {one.number: 0 for one in contest.entrants}
    for number, pairings in enumerate(contest.rounds, 1):
        for pairing in pairings:
            for one, place in zip(pairing.seats, places_of(pairing), strict=True):
                reached[one], last[one] = number, place
    return reached, last


def places_of(pairing: Pairing) -> Sequence[int]:
    """The places at a table; all are level while it is not over."""
    return pairing.places or (1,) * len(pairing.seats)
