"""Where the game stands, as positions write it: a step, and the steps that wait until it is over.

Positions are older than the parts of the program: a card's part waits in them as an interrupt of
what follows it in the turn.
"""

from __future__ import annotations

from typing import Final

from tabard.games.world import tables as t
from tabard.games.world.state import WorldState
from tabard.kernel.program import Spot

# What goes on when a part that a step has chosen is over.
AFTER: Final[dict[str, str]] = {
    "material": "caring",
    "house": "caring",
    "hospital": "finishing",
    **dict.fromkeys(t.CARD_IDS, "swap_last"),
}
# The steps that call a part.
CALLERS: Final[dict[str, tuple[str, ...]]] = {
    "levelling": ("royal_court", "war", "turn_ends"),
    "settling": ("swap_last", "masons", "progress", "event_choice"),
}
# The part of the chapter that players and records are told, by the parts of the program.
PHASES: Final[dict[str, str]] = {
    "setup": "setup",
    "start": "chapter",
    "event": "event",
    "orient": "orient",
    "round": "actions",
    "end": "chapter_end",
}


def waiting(spot: Spot) -> list[str]:
    """The steps that go on when the parts around a place are over, the next one first."""
    return [AFTER[part.name] for part in reversed(spot.around) if part.name in AFTER]


def interrupted(s: WorldState) -> list[str]:
    """The steps that go on when the present one is done, the next one first."""
    found = waiting(s.game.spots[s.at])
    if s.innermost_call() is not None:
        found.append(s.main_step().name)
    return found


def outermost(s: WorldState) -> str:
    """The step of the chapter that the game has come to, with no other waiting for it."""
    return [s.step().name, *interrupted(s)][-1]


def phase_of_chapter(s: WorldState) -> str:
    """The part of the chapter in which the game stands."""
    found = ""
    for part in s.game.spots[s.where()].around:  # the innermost that has a name says it
        found = PHASES.get(part.name, found)
    return found


def stand_where(s: WorldState, chain: list[str], turn: int) -> bool:
    """Stand where a position says, with fresh frames; False if there is no such place.

    chain   the step, then those that wait for it, the outermost last
    turn    how far the outermost has got
    """
    called = {part.name: part for part in s.game.called}
    for spot in s.game.spots:
        own = [spot.step.name, *waiting(spot)]
        part = called.get(spot.around[0].name)
        if part is None and own == chain:
            s.stand_at(spot)
            s.progress = turn
            return True
        if part is not None and own == chain[:-1] and chain[-1] in CALLERS[part.name]:
            s.stand_at(s.game.spots[s.game.by_name[chain[-1]].index])
            s.progress = turn
            s.call(part)
            s.stand_at(spot)
            return True
    return False
