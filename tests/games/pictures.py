"""Moments of random games, and the pictures of them."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, get_args

import tabard
from tabard.games import presentation
from tabard.kernel.state import State
from tabard.presentation.board import Board
from tabard.presentation.board import Layout as Layout

LAYOUTS: tuple[Layout, ...] = get_args(Layout)
NAMES = ["Anna", 'Joris "the & <bold>"', "Mira", "Emil", "Eva"]
BEGINNING = 150

Moment = dict[str, Any]


def moment_of(state: State) -> Moment:
    """A state as the seat to move sees it, with its choices and refusals."""
    game = state.game
    mover = game.mover(state)
    seat = mover if isinstance(mover, int) else None
    found: Moment = {"game": game.id, "view": state.view(seat), "seat": seat, "state": state.copy()}
    if seat is not None:
        codes = state.choices()
        found["choices"] = [game.actions.json(code) | {"code": code} for code in codes]
        found["refusals"] = [
            game.actions.json(one.code) | {"rule": one.rule}
            for one in (*state.refusals(), *state.limits())
        ]
    return found


def moments(game: str, players: int, seed: int, **options: Any) -> Iterator[Moment]:
    """Every moment of a random game."""
    state: State = tabard.game(game).start(players, options)
    random = Random(seed)
    while True:
        moment = moment_of(state)
        yield moment
        mover = state.game.mover(state)
        if mover == "over":
            return
        weights = state.weights() if mover == "chance" else None
        state.apply(random.choices(state.choices(), weights)[0])


@functools.cache
def many_moments(game: str) -> list[Moment]:
    """A whole game for some, and the beginnings of games for the fewest and for the most."""
    counts = tabard.game(game).players
    found = [*moments(game, counts[len(counts) // 2], seed=5)]
    for players in {counts[0], counts[-1]}:
        found += islice(moments(game, players, seed=players), BEGINNING)
    return found


def some(found: list[Moment], wanted: int) -> list[Moment]:
    """About so many of these, evenly spread, the last among them."""
    return [*found[:: max(1, len(found) // wanted)], found[-1]]


def board_of(game: str) -> Board:
    """What draws a game."""
    return presentation(game).board


def picture(moment: Moment, layout: Layout = "wide", **more: Any) -> str:
    """A moment drawn for the seat to move."""
    return board_of(moment["game"]).draw(
        moment["view"],
        choices=moment.get("choices", ()),
        refusals=moment.get("refusals", ()),
        seat=moment["seat"],
        layout=layout,
        names=NAMES,
        **more,
    )
