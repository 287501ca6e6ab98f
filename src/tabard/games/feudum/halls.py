"""What a player's seats in the guilds are worth: features of the learned value."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import feature_names as f
from tabard.games.feudum import tables as t
from tabard.games.feudum.estimates import WRIT, function_points
from tabard.games.feudum.frames.guilds import PULL
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.business import scroll_lines
from tabard.games.feudum.steps.guild import function_of
from tabard.games.feudum.steps.knight_guild import most_seals
from tabard.games.feudum.steps.membership import stars
from tabard.kernel.features import Scale
from tabard.kernel.ints import i64, size

SEAL_CHOICES: Final[int] = t.KNIGHT_PUSH + 1


def best_lines(full: int, number: int) -> int:
    """How many lines of scrolls so many seals complete at best where some are full."""
    best = 0
    for chosen in range(1 << t.SCROLLS):
        if chosen & full == 0 and size(chosen) <= number:
            best = max(best, int(scroll_lines(full, full | chosen)))
    return best


# By the set of full scrolls and the number of seals.
LINES: Final[tuple[int, ...]] = tuple(
    best_lines(full, number) for full in range(1 << t.SCROLLS) for number in range(SEAL_CHOICES)
)


def function_worth(s: FeudumState, seat: i64, guild: i64) -> float:
    """What a player's own function in a guild would score now, about."""
    function = function_of(s, seat, guild)
    if function == NONE:
        return 0.0
    if guild == t.KNIGHT and function != PULL:
        lines: i64 = LINES[s.full_scrolls() * SEAL_CHOICES + most_seals(s, t.KNIGHT_PUSH)]
        return float(t.PUSH_VP[lines if lines < t.MOST_GOALS else t.MOST_GOALS])
    if guild == t.NOBLE and function == PULL:
        lines = LINES[s.full_scrolls() * SEAL_CHOICES + most_seals(s, t.NOBLE_PULL)]
        return float(t.PULL_VP) + WRIT if lines > 0 else 0.0
    return function_points(s, guild, function)


def weigh_seat(s: FeudumState, seat: i64, guild: i64, scale: Scale) -> i64:
    """A player's seat in a guild, how firm it is, and its points at an epoch."""
    rank = s.rank_of(guild, seat)
    mine = stars(s, seat, guild)
    if mine > 0:
        scale.add(f.STARS, float(mine))
        for other in range(s.players):
            if other != seat:
                place = s.rank_of(guild, other)
                if rank != NONE and (place == NONE or place > rank):
                    if stars(s, other, guild) == mine:
                        scale.add(f.SEATS_SHAKY, 1.0)
                elif place != NONE and (rank == NONE or place < rank):
                    if stars(s, other, guild) == mine:
                        scale.add(f.SEATS_NEAR, 1.0)
    if rank == NONE:
        return 0
    if rank == t.MASTER:
        scale.add(f.MASTER + guild, 1.0)
    elif rank == t.JOURNEYMAN:
        scale.add(f.JOURNEYMAN + guild, 1.0)
    else:
        scale.add(f.APPRENTICES, 1.0)
    return t.SEAT_VP[rank]


def weigh_charity(s: FeudumState, seat: i64, scale: Scale) -> None:
    """What a player would get of purse and coffer (FEU-20.6, FEU-26.4)."""
    for rank in range(t.PAID_SEATS):
        if s.seated(t.FARMER, rank) == seat:
            scale.add(f.CHARITY_SHARE, float((s.purse + 1 - rank) // t.PAID_SEATS))
        if s.seated(t.MONK, rank) == seat:
            scale.add(f.CHARITY_SHARE, float((s.coffer + 1 - rank) // t.PAID_SEATS))
