"""The invariants of the table: nothing is lost or doubled (PIL-1.7)."""

from __future__ import annotations

from tabard.games.pillars import tables as t
from tabard.games.pillars.components import BOX
from tabard.games.pillars.state import PillarsState, Player


def violations(s: PillarsState) -> list[str]:
    """What PIL-1.7 demands after every step and this state does not keep."""
    found = BOX.violations(s)
    for seat in range(s.players):
        if s.seats[seat].overflows() and s.step().name != "dismissal":
            found.append(f"PIL-1.7: the row is too long (seat {seat})")
        if s.round > 0 and not workers_add_up(s, seat):
            found.append(f"PIL-1.2: workers are missing or too many (seat {seat})")
    return found


def workers_of(p: Player) -> int:
    """All workers a player has in this round (PIL-4.8)."""
    return int(t.WORKERS + p.grey + (t.OTTOS_WORKERS if p.holds(t.OTTO) else 0))


def workers_add_up(s: PillarsState, seat: int) -> bool:
    """Free workers, those in the mill and those on cards are no more than the player has."""
    p = s.seats[seat]
    kit = workers_of(p)
    out = p.workers + p.mill + p.busy_workers()
    return out == kit if s.step().name == "choosing_cards" else out <= kit
