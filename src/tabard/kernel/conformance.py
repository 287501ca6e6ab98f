"""The contract of `tabard.kernel.state`, checked on any game, state by state.

`check_game` looks at what the game declares, then plays a random game and checks every state of
it, or of a long game a sample in which every step occurs; what seats may know is checked by
`tabard.kernel.secrecy`. Findings are sentences; an empty list means all held.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final

from tabard.kernel import sets
from tabard.kernel.dealer import Dealer
from tabard.kernel.declarations import check_declarations
from tabard.kernel.errors import BadInput, Refused
from tabard.kernel.game import Game
from tabard.kernel.menu import NOT_THERE, Menu
from tabard.kernel.plain import exact, places, scribble
from tabard.kernel.secrecy import check_secrets, check_telling, least_choices, seats
from tabard.kernel.state import CHANCE, OVER, State

MOST_WEIGHT: Final = 2**31 - 1  # what `Dealer.below` can deal with
NEW_TWIN: Final = 8  # a twin keeps step for so many plies on average
# What a piece of a set may not be refused with: none of these says what is wrong with it.
NO_REASONS: Final = ("", NOT_THERE, sets.PART_OF_A_SET, sets.PART_IS_LAID)
JUNK: Final[tuple[Any, ...]] = (None, True, -1, 10**30, 0.5, "?", [], {})


def same(one: State, two: State) -> bool:
    """Whether two states agree in truth, choices, weights and points."""
    return (
        exact(one.position()) == exact(two.position())
        and one.choices() == two.choices()
        and one.weights() == two.weights()
        and one.awaited() == two.awaited()
        and one.scores() == two.scores()
    )


def look_alike(one: State, two: State) -> bool:
    """Whether every seat sees the same in two states."""
    return all(exact(one.view(seat)) == exact(two.view(seat)) for seat in seats(one))


def check_game(
    game: Game[Any], players: int, options: dict[str, Any], seed: int, of_each_step: int = 0
) -> list[str]:
    """Check what a game declares, and the states of a game played at random.

    With `of_each_step`, only so many states of each step get the whole contract, and after them
    the 4th, 8th, 16th ... at it; the others only its clauses about choices and the invariants.
    """
    found = check_declarations(game)
    if found:
        return found
    dealer = Dealer(f"check:{seed}")
    state: State = game.start(players, options)
    beginning = exact(state.position())
    twin = state.copy()
    menu = Menu()
    plies = 0
    standing: Counter[str] = Counter()
    while not found:
        standing[state.step().name] += 1
        whole = sampled(standing[state.step().name], of_each_step)
        if whole:
            found = check_state(state, dealer)
        else:
            found = check_choices(state) or game.violations(state)
        if whole and not found and not (same(twin, state) and look_alike(twin, state)):
            found = [f"two equal states went apart before {state.step().name}"]
        if found or state.to_move == OVER:
            break
        if plies == game.bounds.plies:
            found = [f"more plies than the bound {plies}"]
            break
        if dealer.below(NEW_TWIN) == 0:
            twin = state.copy() if dealer.below(2) == 0 else game.load(state.position())
        twin.fill(menu)
        one, two = int(dealer.deal(menu)), int(dealer.deal(menu))
        if whole:
            found = check_telling(state, one, two, dealer)
        state.apply(one)
        twin.log = []
        twin.advance(one, menu)
        plies += 1
    if exact(game.start(players, options).position()) != beginning:
        found.append("a game leaves traces in the next one")
    return [f"seed {seed}, ply {plies}: {problem}" for problem in found]


def sampled(number: int, of_each_step: int) -> bool:
    """Whether the state that is this number at its step gets the whole contract."""
    return not of_each_step or number <= of_each_step or number & (number - 1) == 0


def check_state(state: State, dealer: Dealer) -> list[str]:
    """The first clause about a single state that it breaks; what follows would build on it."""
    return (
        check_choices(state)
        or check_copy(state, dealer)
        or (check_end(state) if state.to_move == OVER else check_awaiting(state))
        or check_position(state)
        or check_spoiled(state, dealer)
        or check_refusals(state, dealer)
        or check_sets(state, dealer)
        or check_secrets(state, dealer)
        or state.game.violations(state)
    )


def check_choices(state: State) -> list[str]:
    """Choices ascending, unique and within bounds, with weights; asking changes nothing."""
    before = exact(state.position())
    choices, weights = state.choices(), state.weights()
    name = state.step().name
    fresh = Menu()
    state.fill(fresh)
    if exact(state.position()) != before:
        return [f"asking for the choices changed the state at {name}"]
    if state.to_move == OVER:
        return ["there are choices after the end"] if choices or fresh.choices() else []
    if fresh.choices() != choices or fresh.chances() != weights:
        return [f"asking again at {name} gives other choices"]
    if len(choices) < least_choices(state):
        return [f"{len(choices)} choices at {name}: nothing to choose"]
    found: list[str] = []
    if choices != sorted(set(choices)):
        found.append(f"choices at {name} are not ascending and unique")
    if min(choices) < 0 or max(choices) >= len(state.game.actions):
        found.append(f"choices at {name} are not in the action space")
    if len(choices) > state.game.bounds.choices:
        found.append(f"{len(choices)} choices exceed the bound {state.game.bounds.choices}")
    if len(weights) != len(choices) or min(weights) < 1 or sum(weights) > MOST_WEIGHT:
        found.append(f"weights {weights} at {name}")
    if state.to_move != CHANCE and max(weights) > 1:
        found.append(f"weights at {name}, where a seat chooses")
    return found


def check_awaiting(state: State) -> list[str]:
    """Who is awaited is found out again by proceeding, which changes nothing."""
    again = state.copy()
    again.carry_on()
    again.settle(Menu())
    if not same(again, state):
        return [f"proceeding again changes the state at {state.step().name}"]
    return []


def check_copy(state: State, dealer: Dealer) -> list[str]:
    """A copy is equal and silent, and the original stays as it is when the copy moves."""
    copy = state.copy()
    if not same(copy, state):
        return [f"a copy differs at {state.step().name}"]
    copy.log = []
    if copy.copy().log is not None:
        return [f"a copy reports events at {state.step().name}"]
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
    """A position survives being written as JSON and read back, and is no part of the state."""
    position = state.position()
    before = exact(position)
    try:
        again = state.game.load(json.loads(before.text()))
    except BadInput as error:
        return [f"the position at {state.step().name} does not load: {error}"]
    if not same(again, state):
        return [f"the position at {state.step().name} loads as another state"]
    box = state.game.box
    if box is not None and box.freeze(again) != box.freeze(state):
        return [f"the position at {state.step().name} forgets what the state keeps"]
    scribble(position)
    if exact(state.position()) != before:
        return [f"the position at {state.step().name} shares parts with the state"]
    return []


def check_spoiled(state: State, dealer: Dealer) -> list[str]:
    """A position with one thing wrong is refused as such, or is a sound state all the same."""
    position = json.loads(exact(state.position()).text())
    spots = places(position)
    path, container, key = spots[dealer.below(len(spots))]
    container[key] = JUNK[dealer.below(len(JUNK))]
    what = f"the position with {container[key]!r} at {path}"
    try:
        loaded = state.game.load(position)
    except BadInput:
        return []
    except Exception as error:  # whatever else it raises is the finding
        return [f"{what} raises {type(error).__name__}: {error}"]
    problems = [*check_choices(loaded), *state.game.violations(loaded)]
    return [f"{what}: {problem}" for problem in problems]


def check_refusals(state: State, dealer: Dealer) -> list[str]:
    """A choice that is not open is refused with a rule id, and nothing changes."""
    actions = state.game.actions
    choices = state.choices()
    for refusal in state.refusals():
        if refusal.code in choices:
            return [f"{actions.text(refusal.code)} is both offered and refused"]
        if not (refusal.rule and refusal.why):
            return [f"{actions.text(refusal.code)} is refused without rule or reason"]
    for limit in state.limits():
        if limit.code not in choices:
            return [f"{actions.text(limit.code)} is limited and not offered"]
        if not (limit.rule and limit.why):
            return [f"{actions.text(limit.code)} is limited without rule or reason"]
    for warning in state.warnings():
        if warning.code not in choices:
            return [f"{actions.text(warning.code)} is warned of and not offered"]
        if not (warning.rule and warning.why):
            return [f"{actions.text(warning.code)} is warned of without rule or reason"]
    before = exact(state.position())
    codes = range(len(actions))
    tried = codes if state.to_move == OVER else [codes[dealer.below(len(codes))]]
    for code in tried:
        if code in choices:
            continue
        try:
            state.apply(code)
            return [f"{actions.text(code)} is not open at {state.step().name}, yet accepted"]
        except Refused as refused:
            if not refused.rule:
                return [f"{actions.text(code)} is refused without a rule"]
    if exact(state.position()) != before:
        return [f"refusing a choice changed the state at {state.step().name}"]
    return []


def check_sets(state: State, dealer: Dealer) -> list[str]:
    """A set that the engine's own path leads to can be laid down in any order, and no other."""
    for seat in state.awaited():
        asked = sets.set_asked(state, seat)
        if asked is None:
            continue
        name = state.step().name
        if any(code not in asked.pool and code != asked.stop for code in state.choices_of(seat)):
            return [f"a choice at {name} is in no set"]
        made = wander(state, seat, asked, dealer)
        found = sets.pieces(state, seat, made)
        cut = 0 if asked.slots else int(dealer.below(len(found) + 1))
        mixed = found[cut:] + found[:cut]
        try:
            if sets.path(state, seat, mixed) != made:
                return [f"a set at {name} is laid down on another path"]
        except Refused as refused:
            return [f"a set at {name} cannot be laid down: {refused}"]
        codes = list(asked.pool)
        wild = [codes[dealer.below(len(codes))] for _ in range(asked.most)]
        try:
            sets.path(state, seat, wild)
        except Refused as refused:
            if refused.why in NO_REASONS:
                return [f"a set at {name} is refused without a reason: {refused}"]
    return []


def wander(state: State, seat: int, asked: sets.SetAsked, dealer: Dealer) -> list[int]:
    """Choices by which a seat comes to a set, at random."""
    made: list[int] = []
    laying = sets.Laying(state, seat, asked.together)
    while laying.open:
        code = laying.menu.codes[dealer.below(laying.menu.count)]
        if not laying.forced():
            made.append(code)
        if code == asked.stop:
            break
        laying.take(code)
    return made


def check_end(state: State) -> list[str]:
    """Final points and places: every seat has one, the best is 1, ties share and then skip."""
    scores, ranking = state.scores(), state.ranking()
    if len(scores) != state.players or len(ranking) != state.players:
        return ["scores and ranking do not name every seat"]
    found: list[str] = []
    for place in ranking:
        if place != 1 + sum(other < place for other in ranking):
            found.append(f"places {ranking} are not places")
            break
    for seat, place in enumerate(ranking):
        if any(scores[seat] > scores[i] and place > ranking[i] for i in range(len(ranking))):
            found.append(f"seat {seat} has more points and a worse place")
    return found
