"""The front door: what `import tabard` offers, each name a short way into a room of its own."""

from __future__ import annotations

import math
import operator
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, SupportsIndex, TypeVar

from tabard import games
from tabard.bots import levels, registry
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
from tabard.kernel.ints import whole
from tabard.kernel.record import Record as Record
from tabard.kernel.spec import Spec as Spec
from tabard.kernel.state import CHANCE as CHANCE
from tabard.kernel.state import OVER as OVER
from tabard.kernel.state import State as State

if TYPE_CHECKING:
    from tabard.lab.dataset import Dataset

GAMES: Final = games.NAMES
ADVISER: Final = levels.ADVISER.name
BYTE_ORDER_MARK: Final = "\ufeff"


Chosen = TypeVar("Chosen")


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


def bot(name: str, seed: str | SupportsIndex = 0) -> Bot:
    """A bot by name: `random`, `greedy`, `level1` to `level6`, `search:500`, or a guest's.

    >>> state = game("pillars").start()
    >>> while state.is_chance:
    ...     code = state.deal(Dealer(1))
    >>> bot("level3").choose(state) in state.choices()
    True
    """
    return registry.bot(name, seed_of(seed))


def play(
    table: str | Game[Any],
    bots: Sequence[str | Chooser],
    seed: str | SupportsIndex = 0,
    options: Mapping[str, Any] | None = None,
) -> Record:
    """A game between bots, one for each seat, by name or as objects; chance comes from the seed.

    >>> record = play("pillars", ["random", "greedy"], seed=7)
    >>> record.names, record.state().over
    (['random', 'greedy'], True)
    """
    rules = games.game(table) if isinstance(table, str) else table
    record = Record(rules, len(several(bots, "bots")), options)
    base = seed_of(seed)
    company = Company([one_of(each, f"{base}:{n}") for n, each in enumerate(bots)], Dealer(base))
    record.names = [each if isinstance(each, str) else type(each).__name__ for each in bots]
    record.choices = company.play(record.first())
    return record


def several(bots: Sequence[Chosen], what: str) -> Sequence[Chosen]:
    """Bots as they were given; one name alone, whose letters would pass for names, is refused."""
    if isinstance(bots, str):
        raise BadInput(what, f"{bots!r} is one name and no list: [{bots!r}]")
    return bots


def seed_of(seed: str | SupportsIndex) -> str | int:
    """A seed as bots and dealers take it: a text, or a whole number of whatever kind."""
    return seed if isinstance(seed, str) else operator.index(seed)


def one_of(player: str | Chooser, seed: int | str) -> Bot:
    """A bot by its name, or of an object."""
    return registry.bot(player, seed) if isinstance(player, str) else seated(player, seed)


def analyse(
    state: State,
    bot: str | Bot = ADVISER,
    *,
    seat: SupportsIndex | None = None,
    iterations: SupportsIndex | None = None,
    seconds: float | None = None,
) -> Analysis:
    """What a bot thinks of every choice of a seat, the one to move if none is named.

    A bot that searches thinks for so many iterations or seconds, whichever come first; without
    either, as long as it does at a table.

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
    asked = int(state.to_move) if seat is None else state.known_seat(seat)
    most = None if iterations is None else whole(iterations)
    if iterations is not None and (most is None or not 0 < most <= registry.MOST):
        raise BadInput("iterations", f"{iterations!r} is not 1 to {registry.MOST:,}")
    if seconds is not None and not 0 < seconds < math.inf:
        raise BadInput("seconds", f"{seconds!r} is no time above 0")
    return analysis(thinker, state, asked, most, None if seconds is None else float(seconds))


def read(source: str | os.PathLike[str]) -> Record:
    """The record in a file, or in a text, which has several lines or none; replayed and checked.

    >>> record = play("pillars", ["random", "random"])
    >>> again = read(record.text())
    >>> again.choices == record.choices, next(iter(again))[0] == record.first()
    (True, True)
    """
    if isinstance(source, str) and ("\n" in source or not source):
        return records.parse(source.removeprefix(BYTE_ORDER_MARK), games.game)
    path = Path(source)
    try:
        return records.parse(path.read_text("utf-8-sig"), games.game)
    except UnicodeDecodeError:
        raise BadInput(str(path), "is not UTF-8 text") from None
    except OSError as error:
        raise BadInput(str(path), f"cannot be read: {error.strerror}") from None
    except ValueError as error:  # a name that no file can have
        raise BadInput(repr(source), f"cannot be read: {error}") from None
    except TabardError as error:
        raise BadInput(str(path), str(error)) from None


def read_dataset(path: str | os.PathLike[str]) -> Dataset:
    """The dataset in a Parquet file; iterating over it gives a `Record` of each game.

    It needs `tabard[data]`. Records are as they were written: `tabard dataset verify` replays them.
    """
    from tabard.lab.dataset import Dataset

    return Dataset(path)
