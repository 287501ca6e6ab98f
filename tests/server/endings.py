"""Tables at which one choice of a person ends the game: whole games, cut before their last choice.

A game is dealt by its table's sealed dealer, so that its seal is good. Golden games come first,
then games of random choices, until one is ended by a seat and not by chance.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from typing import Any, Final

from tabard.games import game
from tabard.kernel.dealer import SealedDealer
from tabard.kernel.record import parse
from tabard.kernel.state import CHANCE, OVER
from tabard.server.asker import Asker
from tabard.server.log import carried_out
from tests.golden import FOLDER
from tests.server.desk import GREEDY, PERSON, Desk, setup

# Every game with two players or the fewest that its golden game is ended with, and one alone.
ENDED: Final = (("pillars", 2), ("world", 2), ("feudum", 3), ("pilgrim", 2), ("pilgrim", 1))
MOST_GAMES: Final = 20


def whole_games(name: str, players: int) -> Iterator[tuple[str, list[int]]]:
    """Seeds of sealed dealers, and the choices of whole games that follow from them."""
    golden = parse((FOLDER / f"{name}-{players}.txt").read_text("utf-8"), game)
    yield golden.seed, golden.choices
    for number in range(MOST_GAMES):
        seed, taste = f"seed {number}", random.Random(number)
        dealer, state = SealedDealer(seed), game(name).start(players)
        choices: list[int] = []
        while state.to_move != OVER:
            dealer.turn_to(len(choices))
            chance = state.to_move == CHANCE
            menu = state.open_menu()
            choices.append(int(dealer.deal(menu) if chance else taste.choice(menu.choices())))
            state.apply(choices[-1])
        yield seed, choices


@functools.cache
def ended_by_a_seat(name: str, players: int) -> tuple[str, list[int], list[int]]:
    """A dealer's seed, all choices of a game, and who made each: a seat the last."""
    for seed, choices in whole_games(name, players):
        state = game(name).start(players)
        movers: list[int] = []
        for code in choices:
            movers.append(int(state.to_move))
            state.apply(code)
        if movers[-1] != CHANCE:
            return seed, choices, movers
    raise AssertionError("chance has ended every game")


def almost_over(name: str, players: int, left: int = 1, **more: Any) -> tuple[Desk, int]:
    """Anna's table, the others bots, and the choice she made there when the game was played.

    She has so many choices left; the last of them ended that game.
    """
    seed, choices, movers = ended_by_a_seat(name, players)
    seat = movers[-1]
    here = [ply for ply, mover in enumerate(movers) if mover == seat][-left]
    seats = [GREEDY] * players
    seats[seat] = PERSON
    desk = Desk(setup(name, *seats, **more), seed)
    who = Asker("", "", desk.now)
    for code in choices[len(desk.table.plies) : here]:
        mover = int(desk.state.to_move)
        made = carried_out(desk.state, code)
        desk.fold([who.choice(mover if mover >= 0 else None, code, made)])
    return desk, choices[here]
