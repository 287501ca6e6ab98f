"""The front door: what `import tabard` offers, each name a short way into a room of its own."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from tabard import games
from tabard.bots import registry
from tabard.bots.analysis import Analysis as Analysis
from tabard.bots.analysis import analysis
from tabard.bots.bot import Bot as Bot
from tabard.bots.company import Company
from tabard.bots.guest import seated
from tabard.kernel import record as records
from tabard.kernel.dealer import Dealer as Dealer
from tabard.kernel.errors import BadInput, TabardError
from tabard.kernel.errors import Refused as Refused
from tabard.kernel.game import Game as Game
from tabard.kernel.reading import FIRST_LINE
from tabard.kernel.record import Record as Record
from tabard.kernel.spec import Spec as Spec
from tabard.kernel.state import CHANCE as CHANCE
from tabard.kernel.state import OVER as OVER
from tabard.kernel.state import State as State

GAMES: Final = games.NAMES
STRONGEST: Final = "level5"


class Chooser(Protocol):
    """Whatever can play: a bot of the house, or a plain object with this method.

    It stands here and not with the bots, whose modules are compiled: protocols stay plain Python.
    """

    def choose(self, state: Any, /) -> Any:
        """A code or the text of a choice that is open in the state, which is a fair sample of
        what the seat to move knows."""


def game(name: str) -> Game[State]:
    """The game of this id: one of `GAMES`, or one that another package brings along.

    >>> game("pillars").start(players=3)
    <pillars, 3 players, game/first_start_player: chance is to choose>
    """
    found: Game[State] = games.game(name)
    return found


def bot(name: str, seed: int | str = 0) -> Bot:
    """A bot by name: `random`, `greedy`, `level1` to `level5`, `search:500`, or a guest's.

    >>> state = game("pillars").start()
    >>> while state.is_chance:
    ...     code = state.deal(Dealer(1))
    >>> bot("level3").choose(state) in state.choices()
    True
    """
    return registry.bot(name, seed)


def play(
    table: str | Game[Any],
    bots: Sequence[str | Chooser],
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
) -> Record:
    """A game between bots, one for each seat, by name or as objects; chance comes from the seed.

    >>> record = play("pillars", ["random", "greedy"], seed=7)
    >>> record.names, record.state().over
    (['random', 'greedy'], True)
    """
    rules = games.game(table) if isinstance(table, str) else table
    record = Record(rules, len(bots), options)
    company = Company([one_of(each, f"{seed}:{n}") for n, each in enumerate(bots)], Dealer(seed))
    record.names = [each if isinstance(each, str) else type(each).__name__ for each in bots]
    state = record.first()
    while not state.over:
        code = company.choice(state)
        state.apply(code)
        record.choices.append(code)
    return record


def one_of(player: str | Chooser, seed: int | str) -> Bot:
    """A bot by its name, or of an object."""
    return registry.bot(player, seed) if isinstance(player, str) else seated(player, seed)


def analyse(
    state: State,
    bot: str | Bot = STRONGEST,
    *,
    seat: int | None = None,
    iterations: int | None = None,
    seconds: float | None = None,
) -> Analysis:
    """What a bot thinks of every choice of a seat, the one to move if none is named.

    >>> state = game("pillars").start()
    >>> while state.is_chance:
    ...     code = state.deal(Dealer(1))
    >>> found = analyse(state, iterations=20)
    >>> found.iterations, found.best.code in state.choices(), len(found.best.chances)
    (20, True, 2)
    """
    thinker = registry.bot(bot, 0) if isinstance(bot, str) else bot
    if not isinstance(thinker, Bot):
        raise BadInput("bot", f"{thinker!r} is no bot of the house")
    asked = int(state.to_move) if seat is None else seat
    return analysis(thinker, state, asked, iterations, seconds)


def read(source: str | os.PathLike[str]) -> Record:
    """The record in a file, or of a text that begins as records do; replayed and checked.

    >>> record = play("pillars", ["random", "random"])
    >>> again = read(record.text())
    >>> again.choices == record.choices, next(iter(again))[0] == record.first()
    (True, True)
    """
    if isinstance(source, str) and source.startswith(FIRST_LINE):
        return records.parse(source, games.game)
    try:
        return records.parse(Path(source).read_text("utf-8-sig"), games.game)
    except UnicodeDecodeError:
        raise BadInput(str(source), "is not UTF-8 text") from None
    except OSError as error:
        raise BadInput(str(source), f"cannot be read: {error.strerror}") from None
    except TabardError as error:
        raise BadInput(str(source), str(error)) from None
