"""Rules versions that are kept beside the present ones, so that games begun under them go on.

A kept version is a copy of a game's folder as it was (`tabard keep` makes it): a package like any
other, whose imports of itself are relative, so that it can be loaded beside the present one. Its
`kept.toml` says what it is:

    game = "pillars"
    version = "1"          # or "1+data.ab12cd34", where a house had corrected the data
    until = 2027-06-01     # when it is to be retired; left out while nobody means to

Those in this folder come with Tabard, and are compiled with it. Those in the folders that
TABARD_KEPT names are loaded as if they lay here. A package of its own names its kept versions as
entry points of the group `tabard.kept`: any name, and the package.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import util
from pathlib import Path
from typing import Final

FILE: Final = "kept.toml"
FOLDERS: Final = "TABARD_KEPT"
GROUP: Final = "tabard.kept"
HERE: Final = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Kept:
    """A kept version: of which game, the package that has it, and when it is to be retired."""

    game: str
    version: str
    package: str
    folder: Path
    until: date | None = None

    @property
    def edition(self) -> str:
        """How it is asked for."""
        return f"{self.game}@{self.version}"


def look_again() -> None:
    """Look for kept versions anew, in the folders that TABARD_KEPT names now."""
    elsewhere = os.environ.get(FOLDERS, "")
    __path__[:] = [str(HERE), *(folder for folder in elsewhere.split(os.pathsep) if folder)]
    versions.cache_clear()


@cache
def versions() -> dict[str, Kept]:
    """The kept versions by edition; where there are two of one, the first that is found."""
    found: dict[str, Kept] = {}
    for one in (*beside(), *of_packages()):
        found.setdefault(one.edition, one)
    return found


def beside() -> Iterator[Kept]:
    """Those that lie here, or in folders that are looked through as if they did."""
    for folder in map(Path, __path__):
        for file in sorted(folder.glob(f"*/{FILE}")):
            yield read(file, f"{__name__}.{file.parent.name}")


def of_packages() -> Iterator[Kept]:
    """Those that other packages bring along."""
    from importlib.metadata import entry_points

    for entry in entry_points(group=GROUP):
        spec = util.find_spec(entry.value)
        if spec is not None and spec.submodule_search_locations:
            yield read(Path(spec.submodule_search_locations[0], FILE), entry.value)


def read(file: Path, package: str) -> Kept:
    """What a kept version says of itself."""
    said = tomllib.loads(file.read_text("utf-8"))
    return Kept(said["game"], str(said["version"]), package, file.parent, said.get("until"))


look_again()
