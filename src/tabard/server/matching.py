"""Who plays with whom: people who look for a game of one kind, brought together by strength.

What somebody can do is `strength(user, game, pace, players)`, a mean and how unsure it is: their
rating in that field. Whoever waits longer takes whom they get.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tabard.server.setup import CLOCKS, PERSON, USUAL_BOT

Strength = Callable[[str, str, str, int], tuple[float, float]]

PACES: Final = ("live", "slow", "none")
REACH: Final = 3.0  # points of strength that count as about the same
REACH_A_MINUTE: Final = 3.0
MINUTE: Final = 60_000
CLAIMED: Final = "claimed "  # no table has such an id: one is being made for whoever waits
# So long a seek lasts without a sign of life, in milliseconds.
PATIENCE: Final = {"live": 20_000, "none": 20_000, "slow": 24 * 60 * MINUTE}


def claim_made(at: int) -> str:
    """A claim that was made at a time; the later one sorts behind."""
    return f"{CLAIMED}{at:015}"


@dataclass(frozen=True, slots=True)
class Seek:
    """Somebody who looks for a game of one kind.

    mean     how strong they are, and `spread`, how unsure that is
    since    when they began to look, and `seen_at`, when they last gave a sign of life
    table    where they play now, a claim while that is being made, None while they wait
    """

    user: str
    name: str
    game: str
    players: int
    pace: str
    mean: float
    spread: float
    since: int
    seen_at: int
    table: str | None = None

    def fresh(self, now: int) -> bool:
        """Whether they still wait."""
        is_free = self.table is None or (self.claimed and self.table < claim_made(now - MINUTE))
        return is_free and now - self.seen_at <= PATIENCE[self.pace]

    @property
    def claimed(self) -> bool:
        """Whether a table is being made for them; whoever makes one for a minute has stopped."""
        return self.table is not None and self.table.startswith(CLAIMED)

    def reach(self, now: int) -> float:
        """How far from their own strength somebody may be for them."""
        return REACH + self.spread / 2 + REACH_A_MINUTE * (now - self.since) / MINUTE


def fits(one: Seek, other: Seek, now: int, away: Mapping[str, set[str]]) -> bool:
    """Whether two would play together."""
    if other.user in away.get(one.user, ()) or one.user in away.get(other.user, ()):
        return False
    return abs(one.mean - other.mean) <= min(one.reach(now), other.reach(now))


def company(seeks: Sequence[Seek], now: int, away: Mapping[str, set[str]]) -> list[Seek] | None:
    """A whole table of those who wait for a game of one kind; whoever waits longest comes first.

    The others are the nearest in strength of whom each fits all who are there already.
    """
    waiting = sorted((one for one in seeks if one.fresh(now)), key=lambda one: one.since)
    for first in waiting:
        found = [first]
        near = sorted(waiting, key=lambda one: (abs(one.mean - first.mean), one.since))
        for one in near:
            if one is not first and all(fits(one, other, now, away) for other in found):
                found.append(one)
                if len(found) == first.players:
                    return found
    return None


def table_for(seek: Seek) -> dict[str, Any]:
    """The table that a house opens for people who have found each other."""
    return {
        "game": seek.game,
        "players": seek.players,
        "seats": [{"kind": PERSON} for _ in range(seek.players)],
        "clock": CLOCKS[seek.pace],
        "takeover": USUAL_BOT,
    }
