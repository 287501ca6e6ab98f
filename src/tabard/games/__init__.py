"""The games of the house, found by folder; each is loaded when it is first asked for.

A game is a package with a `shelf.toml` (see `tabard.presentation.shelf`). Those of the house lie in
this folder. A game in a package of its own names itself as an entry point of the group
`tabard.games`: the name is the game's id, the value its package, or `package:GAME`.

Beside the present version of a game there may be kept ones (`tabard.kept`), asked for as
`pillars@1`. Whoever has a game at hand asks for what belongs to it by its `edition`.
"""

from __future__ import annotations

import tomllib
import warnings
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module, util
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tabard import corrections, kept
from tabard.kernel.errors import BadInput, Unknown
from tabard.kernel.game import Game
from tabard.kernel.library import KEEPER, Library
from tabard.kernel.state import State
from tabard.presentation.shelf import FILE, ShelfFacts, read_shelf_facts

if TYPE_CHECKING:
    from tabard.presentation import Presentation

GROUP: Final = "tabard.games"
HERE: Final = Path(__file__).parent
MEASURES: Final = "measures.toml"
SHELF_FACTS: Final = {file.parent.name: read_shelf_facts(file) for file in HERE.glob(f"*/{FILE}")}


def in_order(facts: dict[str, ShelfFacts]) -> tuple[str, ...]:
    """The ids of some games as they stand on the shelf, without the hidden ones."""
    shown = [name for name, said in facts.items() if not said.hidden]
    return tuple(sorted(shown, key=lambda name: (facts[name].place, name)))


NAMES: Final = in_order(SHELF_FACTS)
"""The house's own games on the shelf. `shelf` knows those of other packages too."""


@cache
def packages() -> dict[str, str]:
    """The package of every game, by id: the house's own first, then those of others."""
    from importlib.metadata import entry_points

    found = {name: f"{__name__}.{name}" for name in SHELF_FACTS}
    for entry in entry_points(group=GROUP):
        value = entry.value.removesuffix(":GAME")
        taken = found.setdefault(entry.name, value)
        if taken != value:
            raise ValueError(f"{value} and {taken} both call their game {entry.name!r}")
    return found


def package(name: str) -> str:
    """The package of a game; other packages are looked through only where the house has none."""
    if name in SHELF_FACTS:
        return f"{__name__}.{name}"
    if name in kept.versions():
        return kept.versions()[name].package
    if name not in packages():
        raise Unknown(f"game {name!r}", f"known games are {', '.join(shelf())}")
    return packages()[name]


def known(name: str) -> bool:
    """Whether there is a game of this id, on the shelf or hidden."""
    return name in SHELF_FACTS or name in packages()


@cache
def shelf_facts(name: str) -> ShelfFacts:
    """What the shelf says of a game, read without loading the game."""
    return SHELF_FACTS[name] if name in SHELF_FACTS else read_shelf_facts(folder(name) / FILE)


@cache
def shelf(hidden: bool = False) -> tuple[str, ...]:
    """All games as they stand on the shelf; at the end the hidden ones, where they are wanted.

    A game of another package that does not say how it stands there is left out with a warning.
    """
    facts: dict[str, ShelfFacts] = {}
    for name in packages():
        try:
            facts[name] = shelf_facts(name)
        except (BadInput, OSError, ValueError) as error:
            warnings.warn(f"game {name!r} is left out: {error}", RuntimeWarning, stacklevel=2)
    shown = in_order(facts)
    return (*shown, *sorted({*facts} - {*shown})) if hidden else shown


@cache
def folder(name: str) -> Path:
    """Where the files of a game lie."""
    if name in SHELF_FACTS:
        return HERE / name
    if name in kept.versions():
        return kept.versions()[name].folder
    try:
        spec = util.find_spec(package(name))
    except ModuleNotFoundError:  # of the package that it should lie in
        spec = None
    if spec is None or not spec.submodule_search_locations:
        raise Unknown(f"game {name!r}", f"there is no package {package(name)}")
    return Path(spec.submodule_search_locations[0])


def game(name: str) -> Game[Any]:
    """The game of this id; or, as `id@version`, the one that replays games of that version."""
    base, _, version = str(name).partition("@")  # None is no game either
    if not version:
        return labelled(base, "")
    present = game(base)
    if present.version == version:
        return present
    if name in kept.versions():
        return labelled(name, version)
    if present.takes_over(version):
        return present
    at_hand = ", ".join(versions_of(base))
    raise Unknown(f"game {name!r}", f"the versions of {base} at hand are {at_hand}")


def labelled(edition: str, version: str) -> Game[Any]:
    """The game that a package has, told by what name it is found and which data it has."""
    found: Game[Any] = loaded(edition)
    data = version.partition("+data.")[2] if version else corrections.told_apart(folder(edition))
    if found.edition != edition or found.data != data:
        found.edition, found.data = edition, data
    if version and found.version != version:
        raise Unknown(f"game {edition!r}", f"{package(edition)} has version {found.version}")
    return found


def loaded(edition: str) -> Game[Any]:
    """The game of a package; one of somebody else that cannot be loaded is one line."""
    if edition in SHELF_FACTS or edition in kept.versions():
        ours: Game[Any] = import_module(package(edition)).GAME
        return ours
    try:
        found = import_module(package(edition)).GAME
    except Exception as error:  # it is anybody's code
        said = " ".join(f"{type(error).__name__}: {error}".split())
        problem = f"{package(edition)} cannot be loaded: {said}"
        raise Unknown(f"game {edition!r}", problem) from error
    if not isinstance(found, Game):
        raise Unknown(f"game {edition!r}", f"{package(edition)} has a GAME that is none")
    return found


def versions_of(name: str) -> list[str]:
    """The versions of a game that are at hand, the present one first."""
    others = [one.version for one in kept.versions().values() if one.game == name]
    return list(dict.fromkeys([game(name).version, *others]))


class Games(Library):
    """The games of the house for the kernel; whoever never looks loads nothing that draws."""

    def finder(self) -> Callable[[str], Game[Any]]:
        return game

    def measures(self, name: str) -> dict[str, Any]:
        file = folder(name) / MEASURES if known(name.partition("@")[0]) else HERE / MEASURES
        return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}

    def board(self, name: str, view: Mapping[str, Any]) -> str:
        return presentation(name).board.draw(view)

    def svg(self, state: State, seat: int | None) -> str:
        from tabard.showing import svg

        return svg(state, seat)

    def text(self, state: State, seat: int | None) -> str:
        from tabard.showing import text

        return text(state, seat)


KEEPER.library = Games()


@cache
def presentation(name: str) -> Presentation:
    """What a game brings along to be seen and read; what it does not say is as for every game."""
    from tabard.presentation import Presentation

    module = f"{package(name)}.presentation"
    if util.find_spec(module) is None:
        return Presentation(name)
    found: type[Presentation] = import_module(module).PRESENTATION
    return found(name)
