"""A bot that is no class of the house: a plain Python object, or one from another package.

A package names its bots as entry points of the group `tabard.bots`: the name is the bot's, the
value a class (or function) that makes one of a seed; a class that is never given anything is made
without. What is made is a `Bot`, or anything with a method `choose(state)` that returns a code, any
kind of whole number, or the text of a choice. A bot
without a package is named in TABARD_BOTS, such as `thrifty=my_bots:Thrifty`, or with `--bot` on a
command line, which puts it there: processes that are started for the work find it too.
"""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING, Any, Final

from tabard.bots.bot import Bot
from tabard.kernel.errors import BadInput
from tabard.kernel.ints import i64
from tabard.kernel.state import State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "tabard.bots"
VARIABLE: Final = "TABARD_BOTS"
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,39}")  # fits on a page, in an address
FAILURES: Final = (Exception, SystemExit)  # whoever leaves does not take everybody along
WORD: Final = re.compile(rf"({NAME.pattern})=([\w.]+:[\w.]+)")


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
        except FAILURES as error:  # it is anybody's code: its failure becomes one line of ours
            raise BadBot(where, f"raised {what(error)}") from error
        try:
            code = sample.game.actions.check(sample.game.actions.code(found))
        except BadInput as error:
            raise BadBot(where, f"chose what is no choice: {error.problem}") from None
        if code not in sample.choices():
            raise BadBot(where, f"chose what is not open: {sample.refusal(code)}")
        return code

    def makings(self) -> tuple[Any, ...]:
        return ("", self.name, self.player)


def what(error: BaseException) -> str:
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
    """The bots of other packages by name, then those that were named for this run."""
    from importlib.metadata import EntryPoint, entry_points  # takes long to load, seldom wanted

    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    for name, value in named_for_this_run().items():
        found[name] = EntryPoint(name, value, GROUP)
    return found


def named_for_this_run() -> dict[str, str]:
    """The bots that somebody has named, and where each is found."""
    return dict(read_word(word) for word in os.environ.get(VARIABLE, "").split(",") if word)


def read_word(word: str) -> tuple[str, str]:
    """The name and the place of a bot, of `thrifty=my_bots:Thrifty`."""
    read = WORD.fullmatch(word)
    if read is None:
        raise BadBot(f"bot {word!r}", "is not NAME=MODULE:CLASS, such as thrifty=my_bots:Thrifty")
    return read[1], read[2]


def name_for_this_run(word: str) -> None:
    """Let a bot take part whose module lies in this folder, or wherever Python looks."""
    from tabard.bots.registry import of_the_house

    name, _ = read_word(word)
    if of_the_house(name, 0) is not None:
        raise BadBot(f"bot {name!r}", "is one of the house: a guest needs another name")
    known = os.environ.get(VARIABLE, "")
    os.environ[VARIABLE] = ",".join([*filter(None, [known]), word])
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())


def invited(entry: EntryPoint, seed: int | str) -> Bot:
    """A bot of another package."""
    try:
        maker: Any = entry.load()
        player = maker() if takes_nothing(maker) else maker(seed)
    except FAILURES as error:  # as above
        problem = f"{entry.value} cannot be made of a seed: {what(error)}"
        raise BadBot(f"bot {entry.name!r}", problem) from error
    return seated(player, seed, entry.name)


def takes_nothing(maker: Any) -> bool:
    """Whether it is a plain class that says nothing of how one is made."""
    plain: Any = object
    own = maker.__init__ is not plain.__init__ or maker.__new__ is not plain.__new__
    return isinstance(maker, type) and not own
