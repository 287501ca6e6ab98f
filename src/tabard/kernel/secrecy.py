"""What a seat may know, checked on any game: views, choices, events and redealt states.

Two states that differ only in what a seat cannot know must look the same to it in every way.
"""

from __future__ import annotations

import json
from typing import Final

from tabard.kernel import sets
from tabard.kernel.dealer import Dealer
from tabard.kernel.events import Event
from tabard.kernel.plain import Exact, exact, scribble
from tabard.kernel.reckoning import reckoning
from tabard.kernel.state import State

TRIES: Final = 64  # redeals after which a secret that could be otherwise should have been


def seats(state: State) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(int(state.players)), None]


def least_choices(state: State) -> int:
    """How many choices there are at least where somebody is asked."""
    return 1 if state.to_move >= 0 and state.step().discreet else 2


def check_secrets(state: State, dealer: Dealer) -> list[str]:
    """States that a seat cannot tell apart show it the same view, choices and refusals."""
    found: list[str] = []
    name = state.step().name
    before = exact(state.position())
    for seat in seats(state):
        view = state.view(seat)
        seen = exact(view)
        if json.loads(seen.text()) != view:
            found.append(f"the view of seat {seat} at {name} is not JSON data")
        other = state.redeal(seat, dealer)
        if exact(other.view(seat)) != seen:
            found.append(f"a redeal changes the view of seat {seat} at {name}")
        if seat is not None and observed(other, seat) != observed(state, seat):
            found.append(f"a redeal changes the observation of seat {seat} at {name}")
        if exact(reckoning(other, (), seat)) != exact(reckoning(state, (), seat)):
            found.append(f"a secret changes the score that seat {seat} is told at {name}")
        if other.to_move != state.to_move or other.at != state.at:
            found.append(f"a redeal for seat {seat} stands elsewhere than {name}")
        elif state.to_move == seat and asked(other) != asked(state):
            found.append(f"a secret changes the choices of seat {seat} at {name}")
        if not state.game.hides(state, seat) and exact(other.position()) != before:
            found.append(f"a redeal differs at {name}, where nothing is hidden from seat {seat}")
        if len(other.choices()) < min(least_choices(state), len(state.choices())):
            found.append(f"a redeal for seat {seat} leaves nothing to choose at {name}")
        found.extend(f"redealt: {problem}" for problem in state.game.violations(other))
    for seat in seats(state):
        scribble(state.view(seat))
    if exact(state.position()) != before:
        found.append(f"a view or a redeal is not apart from the state at {name}")
    return found


def observed(state: State, seat: int) -> bytes:
    """What a seat may know as numbers; none where a game has no encoder."""
    return state.observation(seat) if state.game.observed() else b""


Asked = tuple[list[int], list[tuple[int, str, str, int, int]], tuple[dict[int, int], int, int]]


def asked(state: State) -> Asked:
    """What the one to move is offered, refused and warned of, and what a set may hold."""
    reasons = [*state.refusals(), *state.limits(), *state.warnings()]
    refused = [(r.code, r.rule, r.why, r.need, r.have) for r in reasons]
    wanted = sets.set_asked(state, int(state.to_move))
    held = ({}, 0, 0) if wanted is None else (wanted.pool, wanted.least, wanted.most)
    return state.choices(), refused, held


def check_telling(state: State, one: int, two: int, dealer: Dealer) -> list[str]:
    """What a seat cannot know does not show in its events either.

    Two choices, or one choice in two states that the seat cannot tell apart, may end in different
    states with the same view; then the seat must have been told the same, and a redeal must be
    able to replace what differs.
    """
    found = check_simultaneous(state, one, two)
    name = state.step().name
    first, first_log = told(state, one)
    truth = exact(first.position())
    for event in first_log:
        if not (event.rule and event.kind):
            found.append(f"an event without rule or kind at {name}")
    for seat in seats(state):
        if seat == state.to_move:
            continue
        for other, code in ((state, two), (state.redeal(seat, dealer), one)):
            if code not in other.choices():
                continue
            second, second_log = told(other, code)
            if exact(second.position()) == truth:
                continue
            if exact(first.view(seat)) != exact(second.view(seat)):
                continue
            if seen_by(seat, first_log) != seen_by(seat, second_log):
                found.append(f"events tell seat {seat} a secret at {name}")
            if not varies(first, seat, dealer):
                found.append(f"a redeal for seat {seat} keeps a secret of {name} as it is")
    return found


def told(state: State, code: int) -> tuple[State, list[Event]]:
    """The state after a choice, and the events on the way."""
    after = state.copy()
    log: list[Event] = []
    after.log = log
    after.apply(code)
    return after, log


def seen_by(seat: int | None, log: list[Event]) -> Exact:
    """The events as a seat sees them."""
    return exact([event.seen_by(seat) for event in log])


def varies(state: State, seat: int | None, dealer: Dealer) -> bool:
    """Whether redeals for a seat ever differ from a state that hides something from it."""
    truth = exact(state.position())
    for _ in range(TRIES):
        if exact(state.redeal(seat, dealer).position()) != truth:
            return True
    return False


def check_simultaneous(state: State, one: int, two: int) -> list[str]:
    """Seats that answer at the same time neither see nor feel each other's answers."""
    awaited = state.awaited()
    name = state.step().name
    if not awaited:
        return []
    if awaited[0] != state.to_move:
        return [f"seat {state.to_move} is to move at {name}, but not the first awaited"]
    found: list[str] = []
    afters = [told(state, code)[0] for code in (one, two)]
    for seat in awaited[1:]:
        offered = state.choices_of(seat)
        if any(after.choices_of(seat) != offered for after in afters):
            found.append(f"an answer at {name} changes the choices of seat {seat}")
        if exact(afters[0].view(seat)) != exact(afters[1].view(seat)):
            found.append(f"seat {seat} sees an answer at {name} before giving its own")
    if len(awaited) > 1 and any(after.awaited() != awaited[1:] for after in afters):
        found.append(f"the seats awaited at {name} are not asked in their order")
    return found
