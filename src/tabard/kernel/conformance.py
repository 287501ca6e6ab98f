"""The contract of `tabard.kernel.state`, checked on any game, state by state.

`check_state` finds what one state breaks; `check_game` plays a random game and checks every state
of it. Findings are sentences; an empty list means all held.
"""

from __future__ import annotations

import json
from typing import Any

from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput, Refused
from tabard.kernel.events import Event
from tabard.kernel.game import Game
from tabard.kernel.menu import Menu
from tabard.kernel.state import OVER, State


def exact(data: Any) -> str:
    """JSON data as one string, equal exactly when the data is."""
    return json.dumps(data, sort_keys=True)


def seats(state: State) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(int(state.players)), None]


def same(one: State, two: State) -> bool:
    """Whether two states agree in everything: truth, choices, weights and every view."""
    return (
        exact(one.position()) == exact(two.position())
        and one.choices() == two.choices()
        and one.weights() == two.weights()
        and all(exact(one.view(seat)) == exact(two.view(seat)) for seat in seats(one))
    )


def check_state(state: State, dealer: Dealer) -> list[str]:
    """Everything the contract says about a single state."""
    return [
        *check_choices(state),
        *check_copy(state, dealer),
        *check_position(state),
        *check_refusal(state, dealer),
        *check_secrets(state, dealer),
        *state.game.violations(state),
    ]


def check_choices(state: State) -> list[str]:
    """Choices sorted, unique, within bounds, with texts and JSON forms that parse back."""
    found: list[str] = []
    choices = state.choices()
    actions = state.game.actions
    if state.to_move == OVER:
        return [f"{len(choices)} choices after the end"] if choices else []
    if len(choices) < 2:
        found.append(f"{len(choices)} choices at {state.step().name}: nothing to choose")
    if choices != sorted(set(choices)):
        found.append(f"choices at {state.step().name} are not ascending and unique")
    if len(choices) > state.game.bounds.choices:
        found.append(f"{len(choices)} choices exceed the bound {state.game.bounds.choices}")
    for code in choices:
        if actions.parse(actions.text(code)) != code:
            found.append(f"text of {code} does not parse back")
        if actions.from_json(actions.json(code)) != code:
            found.append(f"JSON form of {code} does not parse back")
    weights = state.weights()
    if len(weights) != len(choices) or min(weights) < 1:
        found.append(f"weights {weights} at {state.step().name}")
    refused = {refusal.code for refusal in state.refusals()}
    if refused & set(choices):
        found.append(f"choices at {state.step().name} are both offered and refused")
    return found


def check_copy(state: State, dealer: Dealer) -> list[str]:
    """A copy is equal, and stays as it is when the other one moves."""
    copy = state.copy()
    if not same(copy, state):
        return [f"a copy differs at {state.step().name}"]
    if state.to_move == OVER:
        return []
    before = exact(state.position())
    menu = Menu()
    copy.fill(menu)
    copy.advance(dealer.deal(menu), menu)
    if exact(state.position()) != before:
        return [f"moving a copy changed the original at {state.step().name}"]
    return []


def check_position(state: State) -> list[str]:
    """A position survives being written as JSON and read back."""
    text = exact(state.position())
    try:
        again = state.game.load(json.loads(text))
    except BadInput as error:
        return [f"the position at {state.step().name} does not load: {error}"]
    if not same(again, state):
        return [f"the position at {state.step().name} loads as another state"]
    return []


def check_refusal(state: State, dealer: Dealer) -> list[str]:
    """A choice that is not open is refused with a rule id, and nothing changes."""
    open_codes = set(state.choices())
    code = int(dealer.below(len(state.game.actions)))
    if code in open_codes:
        return []
    before = exact(state.position())
    try:
        state.apply(code)
    except Refused as refused:
        if not refused.rule:
            return [f"{state.game.actions.text(code)} is refused without a rule"]
        if exact(state.position()) != before:
            return [f"refusing {state.game.actions.text(code)} changed the state"]
        return []
    return [f"{state.game.actions.text(code)} is not open at {state.step().name}, yet accepted"]


def check_secrets(state: State, dealer: Dealer) -> list[str]:
    """States that a seat cannot tell apart show it the same view and the same choices."""
    found: list[str] = []
    for seat in seats(state):
        other = state.redeal(seat, dealer)
        if exact(other.view(seat)) != exact(state.view(seat)):
            found.append(f"a redeal changes the view of seat {seat} at {state.step().name}")
        if state.to_move == seat and other.choices() != state.choices():
            found.append(f"a secret changes the choices of seat {seat} at {state.step().name}")
        found.extend(f"redealt: {problem}" for problem in state.game.violations(other))
    return found


def check_events(state: State, one: int, two: int, dealer: Dealer) -> list[str]:
    """What a seat cannot know does not show in its events either.

    Two choices, or one choice in two states that the seat cannot tell apart, may end in different
    states with the same view; then the seat must have been told the same.
    """
    found: list[str] = []
    for seat in seats(state):
        if seat == state.to_move:
            continue
        for other, code in ((state, two), (state.redeal(seat, dealer), one)):
            if code in other.choices() and leaks(state, one, other, code, seat):
                found.append(f"events tell seat {seat} a secret at {state.step().name}")
    return found


def leaks(state: State, one: int, other: State, two: int, seat: int | None) -> bool:
    """Whether events tell apart what differs only in secrets after two choices."""
    first, first_log = told(state, one, seat)
    second, second_log = told(other, two, seat)
    hidden = exact(first.view(seat)) == exact(second.view(seat)) and exact(
        first.position()
    ) != exact(second.position())
    return hidden and first_log != second_log


def told(state: State, code: int, seat: int | None) -> tuple[State, str]:
    """The state after a choice, and the events that a seat saw on the way."""
    after = state.copy()
    log: list[Event] = []
    after.log = log
    after.apply(code)
    return after, exact([event.seen_by(seat) for event in log])


def check_game(game: Game[Any], players: int, options: dict[str, Any], seed: int) -> list[str]:
    """Play a random game, checking every state and now and then what events tell."""
    dealer = Dealer(f"check:{seed}")
    state: State = game.start(players, options)
    menu = Menu()
    plies = 0
    while True:
        found = check_state(state, dealer)
        if state.to_move == OVER:
            return found + check_end(state, plies)
        state.fill(menu)
        one, two = int(dealer.deal(menu)), int(dealer.deal(menu))
        found += check_events(state, one, two, dealer)
        if found:
            return [f"seed {seed}, ply {plies}: {problem}" for problem in found]
        state.apply(one)
        plies += 1


def check_end(state: State, plies: int) -> list[str]:
    """Scores and places of a finished game, and its length."""
    found: list[str] = []
    if plies > state.game.bounds.plies:
        found.append(f"{plies} plies exceed the bound {state.game.bounds.plies}")
    if len(state.scores()) != state.players or len(state.ranking()) != state.players:
        found.append("scores and ranking do not name every seat")
    if min(state.ranking()) != 1:
        found.append("nobody won")
    return found
