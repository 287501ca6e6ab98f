"""Where a position says that the game stands, with the facts of the parts that run there."""

from __future__ import annotations

from typing import Any

from tabard.games.world import places
from tabard.games.world.frames import Care, Levelling, Settling, Turns
from tabard.games.world.state import NONE, WorldState
from tabard.kernel.errors import BadPosition
from tabard.kernel.frame import Frame
from tabard.kernel.position import need


def stand(s: WorldState, data: dict[str, Any]) -> None:
    """Stand where a position says, and take what it tells of the parts around."""
    chain = [data["step"], *data["interrupted"]]
    s.running = None
    if not places.stand_where(s, chain, data["turn"]):
        raise BadPosition("interrupted", f"does not fit the step {chain[0]}")
    read_turns(s, data)
    read_settling(s, data)
    read_care(s, data)


def read_turns(s: WorldState, data: dict[str, Any]) -> None:
    """Whose turn of step 5 it is, and who levels his piles."""
    playing: int = data["playing"]
    need(playing <= s.players, "playing", f"{playing} is not 0 to {s.players}")
    turns = s.found(Turns)
    if turns is not None:
        take_facts(s, turns, data)
    else:
        over = s.step().name == "round_ends"
        need(playing == (s.players if over else 0), "playing", f"is not {playing} there")
    levelling = s.found(Levelling)
    if levelling is not None:  # at court and in the war it is the player last asked
        levelling.in_turn = turns is not None
        levelling.seat = s.on_turn() if levelling.in_turn else s.seat_in_turn(data["turn"] - 1)


def read_settling(s: WorldState, data: dict[str, Any]) -> None:
    """The project that is being settled."""
    donors: int = data["donors_seen"]
    need(donors <= s.players, "donors_seen", f"{donors} is not 0 to {s.players}")
    settling = s.found(Settling)
    fits = (data["finishing"] is not None) == (settling is not None)
    need(fits, "finishing", f"does not fit the step {s.step().name}")
    need(donors == 0 or settling is not None, "donors_seen", f"is not 0 at {s.step().name}")
    if settling is not None:
        take_facts(s, settling, data)


def read_care(s: WorldState, data: dict[str, Any]) -> None:
    """Who cares for whom."""
    care = s.found(Care)
    named = care is not None and s.step().name != "medicine"  # there he may yet decide otherwise
    need((data["carer"] is not None) == named, "carer", f"does not fit the step {s.step().name}")
    nobody = not data["caring"]
    need(nobody or care is not None, "caring", f"does not fit the step {s.step().name}")
    if care is not None:
        take_facts(s, care, data)


def take_facts(s: WorldState, frame: Frame, data: dict[str, Any]) -> None:
    """Let a part remember what a position says of it."""
    for fact in frame.facts().fields:
        fact.keep(data[fact.name], s, frame, NONE)
