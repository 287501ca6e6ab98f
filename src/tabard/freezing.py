"""Keeping a rules version: the folder of a game copied as it is, to be loaded beside its successor.

What the copy imports of itself it imports relatively, so that it may lie in any package. What it
imports of the kernel, of the pictures' parts and of other rooms stays as it is: those are the same
for all versions, and whoever changes them sees the kept versions' tests fail.
"""

from __future__ import annotations

import re
import shutil
from datetime import date
from pathlib import Path
from typing import Final

from tabard import games
from tabard.corrections import DATA, fingerprint
from tabard.kept import FILE
from tabard.kernel.errors import BadInput
from tabard.kernel.game import versioned

LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", ".*")


def package_name(game: str, version: str) -> str:
    """What the folder of a kept version is called: `pillars_v1`, `pillars_v1_ab12cd34`."""
    return f"{game}_v{version.replace('+data.', '_')}"


def freeze(game: str, into: Path, house: Path | None = None) -> tuple[str, Path]:
    """Copy the present version of a game into a folder; its version, and where it lies.

    It has the data of a house, or the game's own whatever data are in use.
    """
    folder, rules = games.folder(game), games.game(game).rules_version
    version = versioned(rules, fingerprint(folder, house) if house is not None else "")
    target = into / package_name(game, version)
    if target.exists():
        raise BadInput(str(target), "is there already")
    shutil.copytree(folder, target, ignore=LEFT_OUT)
    for file in target.rglob("*.py"):
        text = file.read_text("utf-8")
        depth = len(file.relative_to(target).parts)
        file.write_text(rewritten(text, games.package(game), depth, game, version), "utf-8")
    if house is not None:
        for file in (house / folder.name).glob("*.toml"):
            shutil.copyfile(file, target / DATA / file.name)
    (target / FILE).write_text(f'game = "{game}"\nversion = "{version}"\n', "utf-8")
    return version, target


def rewritten(text: str, package: str, depth: int, game: str, version: str) -> str:
    """The text of a module that imports its own package relatively; `depth` counts its folders.

    >>> rewritten("from tabard.games.toll.state import Toll", "tabard.games.toll", 2, "toll", "1")
    'from ..state import Toll'
    >>> rewritten("from tabard.games.toll import tables", "tabard.games.toll", 1, "toll", "1")
    'from . import tables'
    """
    dots = "." * depth
    own = re.escape(package)
    text = re.sub(
        rf"^(\s*)from {own}\.([\w.]+) import", rf"\1from {dots}\2 import", text, flags=re.M
    )
    text = re.sub(rf"^(\s*)from {own} import", rf"\1from {dots} import", text, flags=re.M)
    left = re.search(rf"^\s*import {own}\b", text, re.M)
    if left is not None:
        raise BadInput(package, f"{left[0].strip()!r} cannot be kept: import from it instead")
    return text.replace(f'presentation("{game}")', f'presentation("{game}@{version}")')


def retire(folder: Path, until: date) -> None:
    """Say in a kept version when it is to be retired."""
    file = folder / FILE
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("until")]
    file.write_text("\n".join([*lines, f"until = {until.isoformat()}", ""]), "utf-8")
