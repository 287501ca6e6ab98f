"""What a decent player knows."""

from tabard.games.world.state import WorldState


def value(s: WorldState, seat: int) -> float:
    """Points."""
    return float(s.seats[seat].vp)
