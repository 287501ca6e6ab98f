"""Points, places and the invariants of the table (PIL-1.7, section 20)."""

from __future__ import annotations

from tabard.games.pillars import tables as t
from tabard.games.pillars.state import PillarsState, Player


def scores(s: PillarsState) -> list[int]:
    """Victory points; leftovers are worth nothing (PIL-20.1, PIL-20.4)."""
    return [int(p.vp) for p in s.seats]


def ranking(s: PillarsState) -> list[int]:
    """Most points, then most gold; who is still tied shares the place (PIL-20.2, PIL-20.3)."""
    standing = [(int(p.vp), int(p.gold)) for p in s.seats]
    return [1 + sum(other > own for other in standing) for own in standing]


def violations(s: PillarsState) -> list[str]:
    """What PIL-1.7 demands after every step and this state does not keep."""
    found: list[str] = []
    for k in range(t.KINDS):
        cubes = s.in_supply(k) + s.on_market(k) + sum(p.cubes(k) for p in s.seats)
        if k == t.METAL:
            cubes += s.court_metal
        if cubes != t.CUBES[k]:
            found.append(f"PIL-1.7: {cubes} cubes of {t.KIND_IDS[k]}, not {t.CUBES[k]}")
    for seat in range(s.players):
        found.extend(f"{text} (seat {seat})" for text in player_violations(s, seat))
    taken = [c for p in s.seats for c in range(t.STARTERS, t.CRAFTSMEN) if p.row >> c & 1]
    if len(taken) != len(set(taken)):
        found.append("PIL-21.15: a craftsman is in two rows")
    held = [c for p in s.seats for c in range(t.ADVANTAGES) if p.advantages >> c & 1]
    if len(held) != len(set(held)) or any(s.advantages_left >> c & 1 for c in held):
        found.append("PIL-1.3: an advantage card is in two places")
    if s.past_count != t.EVENTS - bin(s.events_left).count("1"):
        found.append("PIL-2.8: an event card is missing or doubled")
    if s.castle_workers() < 0:
        found.append("PIL-15.2: more grey workers than there are")
    return found


def player_violations(s: PillarsState, seat: int) -> list[str]:
    """What does not hold for one player's pieces."""
    found: list[str] = []
    p = s.seats[seat]
    if not 0 <= p.gold <= t.MOST_GOLD:
        found.append(f"PIL-1.4: {p.gold} gold")
    if p.vp < t.LEAST_VP:
        found.append(f"PIL-1.6: {p.vp} points")
    if p.overflows() and s.step().name != "dismissal":
        found.append("PIL-1.7: the row is too long")
    builders = s.in_bag(seat) + s.laid_aside(seat) + int(s.drawn == seat)
    builders += sum(s.waiting(i) == seat for i in range(s.queued))
    builders += sum(s.builder_at(space) == seat for space in range(t.SPACES))
    if builders != t.BUILDERS:
        found.append(f"PIL-1.7: {builders} builders")
    if s.round > 0 and not workers_add_up(s, seat):
        found.append("PIL-1.2: workers are missing or too many")
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
