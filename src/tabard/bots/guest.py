"""A bot that is no class of the house: a plain Python object, or one from another package.

A package names its bots as entry points of the group `tabard.bots`: the name is the bot's, the
value a class (or function) that makes one of a seed. What is made is a `Bot`, or anything with a
method `choose(state)` that returns a code, any kind of whole number, or the text of a choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabard.bots.bot import Bot
from tabard.kernel.errors import BadInput
from tabard.kernel.ints import i64
from tabard.kernel.state import State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "tabard.bots"


class BadBot(BadInput):
    """A bot of somebody else that cannot be made, raises, or chooses what is not open."""


class GuestBot(Bot):
    """Lets a plain object choose; it too sees a fair sample of what its seat knows.

    name    what errors call it
    player  has `choose(state)`
    """

    def __init__(self, seed: int | str, name: str, player: Any) -> None:
        super().__init__(seed)
        self.name: Final = name
        self.player: Final = player

    def pick(self, sample: State) -> i64:
        where = f"bot {self.name!r}"
        try:
            found = self.player.choose(sample.copy())
        except Exception as error:  # it is anybody's code: its failure becomes one line of ours
            raise BadBot(where, f"raised {what(error)}") from error
        try:
            code = sample.game.actions.code(found)
            sample.game.actions.check(code)
        except BadInput as error:
            raise BadBot(where, f"chose what is no choice: {error}") from None
        if code not in sample.choices():
            raise BadBot(where, f"chose what is not open: {sample.why_not(code)}")
        return code

    def makings(self) -> tuple[Any, ...]:
        return ("", self.name, self.player)


def what(error: Exception) -> str:
    """An error of any kind in one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}".rstrip(": ")


def seated(player: Any, seed: int | str, name: str = "") -> Bot:
    """A bot of whatever can choose: itself if it is one of ours."""
    if isinstance(player, Bot):
        return player
    name = name or type(player).__name__
    if "choose" not in dir(player):
        raise BadBot(f"bot {name!r}", "has no method `choose(state)`")
    return GuestBot(seed, name, player)


def guests() -> dict[str, EntryPoint]:
    """The bots of other packages by name."""
    from importlib.metadata import entry_points  # takes long to load, and is seldom wanted

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def invited(entry: EntryPoint, seed: int | str) -> Bot:
    """A bot of another package."""
    try:
        player = entry.load()(seed)
    except Exception as error:  # as above
        problem = f"{entry.value} cannot be made: {what(error)}"
        raise BadBot(f"bot {entry.name!r}", problem) from error
    return seated(player, seed, entry.name)
