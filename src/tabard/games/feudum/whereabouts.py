"""Where the game has come to: the card that is carried out, and what it is interrupted by.

Cards and what comes in between are both called parts (see `contents`). What comes in between
interrupts a step; a card is where the game itself stands.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum.frames.cards import Action, Repetition
from tabard.games.feudum.frames.rounds import Meals
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import FeudumState
from tabard.kernel.ints import i64
from tabard.kernel.state import OVER
from tabard.kernel.step import Step

# Steps that only lead on have no name in positions: they are told by the question beside them.
WRITTEN: Final = {"card_ends": "after_card", "meal_begins": "feeding"}
UNNAMED: Final = (*WRITTEN, "function")
ASKING: Final = 2  # how far `after_card` has got when it asks; before that a card ends
# Which part of the round a step belongs to; all others are actions.
PHASE_OF: Final = {
    "discs": "setup",
    "first_vessels": "setup",
    "first_seals": "setup",
    "first_barn": "setup",
    "first_goods": "setup",
    "first_start_player": "setup",
    "start_goods": "setup",
    "start_pawns": "setup",
    "round_begins": "setup",
    "pouches": "cards",
    "cards": "cards",
    "feeding": "feeding",
    "progress_die": "progress",
    "epoch_check": "epoch",
    "epoch_goods": "epoch",
    "epoch_landscapes": "epoch",
    "epoch_refill": "epoch",
    "rounds_end": "epoch",
    "last_actions": "end",
    "final_scoring": "end",
    "charters": "end",
}


def action_of(s: FeudumState) -> Action | None:
    """The card that is being carried out; of a repeated one itself, not the Repeat."""
    frame = s.running
    while frame is not None:
        if isinstance(frame, Action):
            return frame
        frame = frame.up
    return None


def card_of(s: FeudumState) -> i64:
    """The card that is carried out, or was last by a Repeat; NONE outside of cards."""
    action = action_of(s)
    if isinstance(action, Repetition) and action.last != NONE:
        return action.last
    return NONE if action is None else action.card


def working_step(s: FeudumState) -> Step[Any]:
    """The step that the game has come to: the present one, or that which it interrupts."""
    call = s.innermost_call()
    if call is None or isinstance(call, Action):
        return s.step()
    return s.game.steps[call.at]


def place_in_round(s: FeudumState) -> i64:
    """The step of the round that the game has come to, behind all that was called."""
    at = s.at
    frame = s.running
    while frame is not None:
        if frame.at >= 0:
            at = frame.at
        frame = frame.up
    return at


def steps_and_turn(s: FeudumState) -> tuple[list[str], int]:
    """The present step and those it interrupts, innermost first; how far the last has got.

    As positions name them.
    """
    names: list[str] = []
    at, turn, frame = s.at, s.progress, s.running
    while True:
        step = s.game.steps[at].name
        names.append(WRITTEN.get(step, step))
        while frame is not None and frame.at < 0:
            frame = frame.up
        if frame is None or isinstance(frame, Action):
            break
        at, turn, frame = frame.at, frame.progress, frame.up
    if step == "feeding_window":
        names.append("feeding")
    if step == "after_card":
        turn += 1  # that of a card's end comes before it
    meals = s.found(Meals)
    return names, int(turn if meals is None else meals.eater)


def phase(s: FeudumState) -> str:
    """The part of the round, or `over`."""
    if s.to_move == OVER:
        return "over"
    steps, _ = steps_and_turn(s)
    return PHASE_OF.get(steps[-1], "actions")
