"""`--data FOLDER` of commands: play with data that a house has corrected, see `tabard.corrections`.

Games that were played with other data go on beside: with the game's own, and with those of further
folders, which `--data` may name after the first.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabard.kernel.errors import BadInput


def add_data(command: argparse.ArgumentParser) -> None:
    """Let a command use corrected data."""
    command.add_argument(
        "--data",
        action="append",
        default=[],
        metavar="FOLDER",
        help="corrected data: FOLDER/GAME/*.toml replace files of the game's data; given again, "
        "folders with data that older games were played with",
    )


@contextmanager
def with_data(given: list[str], tried_out: bool) -> Iterator[None]:
    """Let games have the data of some folders, tried out first and with a word on what differs."""
    if not given:
        yield
        return
    from tabard.corrections import differences
    from tabard.kept import FOLDERS as KEPT
    from tabard.kept import look_again
    from tabard.kernel.data import FOLDERS

    houses = [Path(one).resolve() for one in given]
    corrected = {house: games_in(house) for house in houses}
    for name in corrected[houses[0]]:
        if tried_out:
            tell(name, houses[0])
    for house, names in corrected.items():
        for name in names:
            differences(folder_of(name), house)
    before = {key: os.environ.get(key) for key in (FOLDERS, KEPT)}
    os.environ[FOLDERS] = os.pathsep.join(map(str, houses))
    with tempfile.TemporaryDirectory(prefix="tabard-") as scratch:
        os.environ[KEPT] = os.pathsep.join([scratch, *filter(None, [before[KEPT]])])
        keep_others(houses, {name for names in corrected.values() for name in names}, scratch)
        look_again()
        try:
            yield
        finally:
            for key, value in before.items():
                os.environ.pop(key)
                if value is not None:
                    os.environ[key] = value
            look_again()


def games_in(house: Path) -> list[str]:
    """The games that a house has corrected."""
    from tabard import games

    if not house.is_dir():
        raise BadInput(str(house), "is not a folder")
    known = {games.folder(name).name: name for name in games.shelf(hidden=True)}
    found = sorted(one.name for one in house.iterdir() if one.is_dir())
    for name in found:
        if name not in known:
            raise BadInput(str(house / name), f"the games are {', '.join(known)}")
    if not found:
        raise BadInput(str(house), f"has no folder of a game: {', '.join(known)}")
    return [known[name] for name in found]


def folder_of(name: str) -> Path:
    """Where a game lies."""
    from tabard import games

    return games.folder(name)


def tell(name: str, house: Path) -> None:
    """Try the data of a house out, and say what differs from the game's own."""
    from tabard.corrections import fingerprint
    from tabard.trial import tried

    found = tried(name, house)
    version = fingerprint(folder_of(name), house)
    if not version:
        print(f"{name}: the data come to the same as the game's own", file=sys.stderr)
        return
    print(f"{name}: data.{version}, {len(found)} corrected", file=sys.stderr)
    for one in found:
        print(f"  {one}", file=sys.stderr)


def keep_others(houses: list[Path], names: set[str], scratch: str) -> None:
    """Keep what is not the first house's beside it: the games' own data, and those of others."""
    from tabard.corrections import fingerprint
    from tabard.freezing import freeze

    for name in sorted(names):
        done = {fingerprint(folder_of(name), houses[0])}
        for house in (None, *houses[1:]):
            told = fingerprint(folder_of(name), house) if house is not None else ""
            if told not in done:
                done.add(told)
                freeze(name, Path(scratch), house if told else None)
