"""Toll, a small complete game, written against the contract as a newcomer would.

Its rules are told in `toy_steps`. It has what the contract is about: a deck drawn lazily, hidden
hands, an interrupt, simultaneous secret choices, and options.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.kernel.actions import Actions
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadOption, BadPosition
from tabard.kernel.game import Bounds, Game, Option
from tabard.kernel.menu import Menu
from tabard.kernel.position import Fields
from tabard.kernel.step import Step
from tests.kernel import toy_steps as steps
from tests.kernel.toy_steps import COPIES, KINDS, MOST_PLEDGED, NOT_YET, TollState

MOST_COINS: Final = 99
OPTIONS: Final = (
    Option("rounds", (1, 2, 3), 3, "TOLL-5"),
    Option("open_graves", (True, False), False, "TOLL-3"),
)


class Toll(Game[TollState]):
    """The game. A variant of it names the parts that it replaces."""

    table: type[TollState] = TollState
    space: Actions = steps.ACTIONS
    limits: Bounds = Bounds(choices=5, plies=36)
    readings: tuple[Option, ...] = OPTIONS
    seats: range = range(2, 4)
    last_rule: str = "TOLL-5"

    def __init__(self) -> None:
        super().__init__(
            "toll",
            1,
            self.seats,
            self.readings,
            self.space,
            self.round(),
            self.limits,
            self.last_rule,
        )

    def round(self) -> tuple[Step[TollState], ...]:
        """The steps of a round, then the interrupt."""
        return (
            steps.Deal("deal", "TOLL-1"),
            steps.Play("play", "TOLL-2"),
            steps.Pledge("pledge", "TOLL-4"),
            steps.RoundsEnd("rounds_end", "TOLL-5"),
            steps.Robbed("robbed", "TOLL-3"),
        )

    def set_up(self, players: int, options: dict[str, Any]) -> TollState:
        return self.table(self, players, options)

    def position(self, state: TollState) -> dict[str, Any]:
        return {
            **public(state),
            "deck": list(state.deck),
            "hands": [list(hand) for hand in state.hands],
            "graves": [list(grave) for grave in state.graves],
            "pledges": list(state.pledges),
        }

    def load(self, position: Any) -> TollState:
        return load(self, position)

    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        seen = public(state)
        if seat is not None:
            seen["hand"] = list(state.hands[seat])
            seen["grave"] = list(state.graves[seat])
            seen["pledge"] = state.pledges[seat]
        if state.options["open_graves"]:
            seen["graves"] = [list(grave) for grave in state.graves]
        return seen

    def redeal(self, state: TollState, seat: int | None, dealer: Dealer) -> TollState:
        return redeal(state, seat, dealer)

    def scores(self, state: TollState) -> list[int]:
        return list(state.coins)

    def ranking(self, state: TollState) -> list[int]:
        return [1 + sum(other > own for other in state.coins) for own in state.coins]

    def value(self, state: TollState, seat: int) -> float:
        return float(state.coins[seat])

    def violations(self, state: TollState) -> list[str]:
        found = []
        for card, copies in enumerate(COPIES):
            places = [state.deck, state.played, *state.hands, *state.graves]
            if sum(place[card] for place in places) != copies:
                found.append(f"TOLL-1: not {copies} cards of {KINDS[card]}")
        if min(state.coins) < 0:
            found.append("TOLL-3: coins below nothing")
        for seat, pledge in enumerate(state.pledges):
            due = state.step().name == "pledge" and seat < state.turn
            if (pledge != NOT_YET) != due or pledge > state.coins[seat]:
                found.append(f"TOLL-4: a pledge of {pledge} by seat {seat}")
        return found


def public(s: TollState) -> dict[str, Any]:
    """What everybody sees: of hidden cards their number, of pledges who has made one."""
    return {
        "players": int(s.players),
        "options": dict(s.options),
        "round": s.round,
        "step": s.step().name,
        "interrupted": s.step_behind().name if s.back else None,
        "turn": int(s.turn),
        "to_move": s.game.mover(s),
        "played": list(s.played),
        "coins": list(s.coins),
        "cards_in_hand": [sum(hand) for hand in s.hands],
        "cards_buried": [sum(grave) for grave in s.graves],
    }


def load(game: Toll, position: Any) -> TollState:
    """Every field checked, then the whole against the rules."""
    f = Fields(position)
    try:
        players = game.check_players(f.raw("players"))
        s = game.set_up(players, game.check_options(players, f.fields("options").data))
    except BadOption as error:
        raise BadPosition(error.where, error.problem) from None
    s.round = f.integer("round", 1, s.options["rounds"])
    s.at = f.index("step", list(game.by_name))
    s.back = f.index_or_none("interrupted", list(game.by_name)) + 1
    if (s.step().name, f.raw("interrupted")) not in moments(game):
        raise f.wrong("interrupted", f"does not fit the step {s.step().name}")
    s.turn = f.integer("turn", int(s.back != 0), players)
    s.deck = f.integers("deck", len(KINDS), 0, max(COPIES))
    s.played = f.integers("played", len(KINDS), 0, max(COPIES))
    s.coins = f.integers("coins", players, 0, MOST_COINS)
    s.pledges = f.integers("pledges", players, NOT_YET, MOST_PLEDGED)
    s.hands = lists_of_cards(f, "hands", players)
    s.graves = lists_of_cards(f, "graves", players)
    mover = f.raw("to_move")
    if mover == "over" and s.step().name == "rounds_end":
        s.game_over()
    for problem in game.violations(s):
        raise BadPosition("position", problem)
    s.settle(Menu())
    for name, value in public(s).items():
        if f.raw(name) != value:
            raise f.wrong(name, f"{f.raw(name)!r} is not {value!r}")
    f.done()
    return s


def moments(game: Toll) -> list[tuple[str, str | None]]:
    """Each step with the step that it may interrupt."""
    return [(name, "play" if name == "robbed" else None) for name in game.by_name]


def lists_of_cards(f: Fields, name: str, players: int) -> list[list[int]]:
    """A count of each kind of card, for every seat."""
    inner = {f"{name}[{seat}]": entry for seat, entry in enumerate(f.array(name, players, players))}
    return [Fields(inner).integers(at, len(KINDS), 0, max(COPIES)) for at in inner]


def redeal(s: TollState, seat: int | None, dealer: Dealer) -> TollState:
    """Shuffle together all cards that the seat has not seen, and deal them out again."""
    other = s.copy()
    hidden = [other.deck]
    for owner in range(s.players):
        if owner != seat:
            hidden.append(other.hands[owner])
            if not s.options["open_graves"]:
                hidden.append(other.graves[owner])
            if other.pledges[owner] != NOT_YET:
                most = min(MOST_PLEDGED, other.coins[owner])
                other.pledges[owner] = int(dealer.below(most + 1))
    pool = [card for card in range(len(KINDS)) for place in hidden for _ in range(place[card])]
    for place in hidden:
        size = sum(place)
        place[:] = [0] * len(KINDS)
        for _ in range(size):
            place[pool.pop(int(dealer.below(len(pool))))] += 1
    return other


GAME: Final = Toll()
