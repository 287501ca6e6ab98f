"""Moments of random games, and the pictures of them."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, get_args

import tabard
from tabard.draw import scene
from tabard.games import folder, presentation
from tabard.kernel.state import State
from tabard.presentation.board import Board
from tabard.presentation.board import Layout as Layout
from tabard.words import DEFAULT

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


def never_said(game: str, made: set[str]) -> list[str]:
    """The phrases of a board that no code says, apart from those that code puts together."""
    package = folder(game) / "board"
    files = [*package.glob("*.py"), *Path(str(scene.__file__)).parent.glob("*.py")]
    code = "".join(f.read_text("utf-8") for f in files if not f.stem.startswith("phrases"))
    phrases = import_module(f"tabard.games.{game}.board.phrases").phrases(DEFAULT).phrases
    assert made <= phrases.keys()
    keys = {key.partition("[")[0] for key in phrases} - made
    return sorted(key for key in keys if not re.search(f"[\"']{key}[\"']", code))
