"""What follows from the state, and who sees what does not lie open; the rest is declared there."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.state import BOX, NONE, PillarsState, Player
from tabard.kernel.state import OVER

# Which phase of the round a step belongs to; all others are stations of phase III.
PHASE_OF: Final = {
    "first_start_player": "setup",
    "between_rounds": "setup",
    "kingsbridge_cards": "setup",
    "round_craftsmen": "setup",
    "resource_cards": "setup",
    "ellens_look": "setup",
    "choosing_cards": "cards",
    "draw_builder": "builders",
    "refusal": "builders",
    "place_builder": "builders",
    "place_waiting": "builders",
}

# The number of the station that a step settles.
STATION_OF: Final = {
    step: t.station(name) + 1
    for step, name in (
        ("reveal_event", "event"),
        ("bishops_choice", "event"),
        ("thomass_choice", "event"),
        ("event_effect", "event"),
        ("tax_roll", "kings_court"),
        ("exemption", "kings_court"),
        ("shiring", "shiring"),
        ("market", "market"),
        ("building", "cathedral"),
        ("next_start_player", "start_player"),
    )
}


def rounds(s: PillarsState) -> int:
    """How many rounds there are."""
    return t.ROUNDS


def phase(s: PillarsState) -> str:
    """The phase of the round, or `over`."""
    if s.to_move == OVER:
        return "over"
    return PHASE_OF.get(s.moment().name, "stations")


def station(s: PillarsState) -> int:
    """The number of the station being settled, or 0."""
    return STATION_OF.get(s.moment().name, 0)


def castle_workers(s: PillarsState) -> int:
    """The grey workers standing in the castle."""
    return int(s.castle_workers())


def row_limit(p: Player) -> int:
    """How many craftsmen a player may keep."""
    return int(p.row_limit())


def refusals(s: PillarsState) -> int:
    """How many draws the start player may refuse in a round (PIL-5.2)."""
    return int(s.readings.refusals)


def building(s: PillarsState) -> int:
    """The seat whose turn it is to build, or NONE (PIL-17.1)."""
    if s.step().name != "building" or s.turn >= s.players:
        return NONE
    return int(s.seat_in_turn(s.turn))


def sees_event(s: PillarsState, seat: int) -> bool:
    """Whether a seat has looked at the next event (PIL-22.5)."""
    return s.owner_of(t.ELLEN) == seat


BOX.bind(
    PillarsState,
    sees={"foreseen": sees_event},
    follows={
        "rounds": rounds,
        "phase": phase,
        "station": station,
        "castle_workers": castle_workers,
        "row_limit": row_limit,
        "refusals_left": refusals,
        "uses": building,
    },
)
