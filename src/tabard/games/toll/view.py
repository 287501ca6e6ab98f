"""Positions, views and redeals: what is told of a table, to whom, and how it is read back."""

from __future__ import annotations

from typing import Any

from tabard.games.toll import tables as t
from tabard.games.toll.state import NOT_YET, TollState
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadOption, BadPosition
from tabard.kernel.game import Game
from tabard.kernel.loading import set_main_progress, stand_called
from tabard.kernel.menu import Menu
from tabard.kernel.position import Fields
from tabard.kernel.shown import interrupted
from tabard.kernel.state import OVER


def public(s: TollState) -> dict[str, Any]:
    """What everybody sees: of hidden cards their number, of pledges who has made one."""
    return {
        "players": int(s.players),
        "options": dict(s.options),
        "round": s.round,
        "step": s.step().name,
        "interrupted": interrupted(s),
        "turn": int(s.main_progress()),
        "to_move": s.game.mover(s),
        "played": list(s.played),
        "coins": list(s.coins),
        "cards_in_hand": [sum(hand) for hand in s.hands],
        "cards_buried": [sum(grave) for grave in s.graves],
    }


def position(s: TollState) -> dict[str, Any]:
    """The whole truth."""
    return {
        **public(s),
        "deck": list(s.deck),
        "hands": [list(hand) for hand in s.hands],
        "graves": [list(grave) for grave in s.graves],
        "pledges": list(s.pledges),
    }


def view(s: TollState, seat: int | None) -> dict[str, Any]:
    """What a seat may see: the table, and a mat for everybody with the own cards on the own."""
    seen = public(s)
    for of_seats in ("coins", "cards_in_hand", "cards_buried"):
        del seen[of_seats]
    return seen | {
        "rounds": s.options["rounds"],
        "phase": "over" if s.to_move == OVER else "round",
        "played": named(s.played),
        "cards_in_deck": sum(s.deck),
        "seats": [mat(s, owner, owner == seat) for owner in range(s.players)],
    }


def mat(s: TollState, owner: int, own: bool) -> dict[str, Any]:
    """What lies before a player: its owner sees the cards, others how many there are."""
    found: dict[str, Any] = {"coins": s.coins[owner]}
    hand, grave = s.hands[owner], s.graves[owner]
    found |= {"hand": named(hand)} if own else {"cards_in_hand": sum(hand)}
    seen = own or s.options["open_graves"]
    found |= {"grave": named(grave)} if seen else {"cards_buried": sum(grave)}
    if own and s.pledges[owner] != NOT_YET:
        found["pledge"] = s.pledges[owner]
    return found


def named(cards: list[int]) -> dict[str, int]:
    """Cards that are there, by kind."""
    return {t.KINDS[card]: count for card, count in enumerate(cards) if count}


def load(game: Game[TollState], position: Any) -> TollState:
    """Every field checked, then the whole against the rules."""
    f = Fields(position)
    try:
        players = game.check_players(f.raw("players"))
        s = game.set_up(players, game.check_options(players, f.fields("options").data))
    except BadOption as error:
        raise BadPosition(error.where, error.problem) from None
    s.round = f.integer("round", 1, s.options["rounds"])
    steps = list(game.by_name.values())
    s.stand_at(game.spots[steps[f.index("step", list(game.by_name))].index])
    robbed = s.step().name == "robbed"
    if f.raw("interrupted") != ("play" if robbed else None):
        raise f.wrong("interrupted", f"does not fit the step {s.step().name}")
    if robbed:
        stand_called(s, "play")
    set_main_progress(s, f.integer("turn", int(robbed), players))
    s.deck = f.integers("deck", len(t.KINDS), 0, max(t.COPIES))
    s.played = f.integers("played", len(t.KINDS), 0, max(t.COPIES))
    s.coins = f.integers("coins", players, 0, t.MOST_COINS)
    s.pledges = f.integers("pledges", players, NOT_YET, t.MOST_PLEDGED)
    s.hands = lists_of_cards(f, "hands", players)
    s.graves = lists_of_cards(f, "graves", players)
    if f.raw("to_move") == "over" and s.step().name == "rounds_end":
        s.game_over()
    for problem in game.violations(s):
        raise BadPosition("position", problem)
    s.settle(Menu())
    for name, value in public(s).items():
        if f.raw(name) != value:
            raise f.wrong(name, f"{f.raw(name)!r} is not {value!r}")
    f.done()
    return s


def lists_of_cards(f: Fields, name: str, players: int) -> list[list[int]]:
    """A count of each kind of card, for every seat."""
    inner = {f"{name}[{seat}]": entry for seat, entry in enumerate(f.array(name, players, players))}
    return [Fields(inner).integers(at, len(t.KINDS), 0, max(t.COPIES)) for at in inner]


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
                most = min(t.MOST_PLEDGED, other.coins[owner])
                other.pledges[owner] = int(dealer.below(most + 1))
    pool = [card for card in range(len(t.KINDS)) for place in hidden for _ in range(place[card])]
    for place in hidden:
        size = sum(place)
        place[:] = [0] * len(t.KINDS)
        for _ in range(size):
            place[pool.pop(int(dealer.below(len(pool))))] += 1
    return other
