"""Rules versions for a test: the present one of a game kept, and a next one made the present."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from tabard import games, kept, words
from tabard.corrections import fingerprint
from tabard.freezing import freeze, package_name

FOLDER = games.folder
MORE = 100
"""How many points the next version of any game gives to everybody at the end."""

GENEROUS = """
class Next({kind}):
    def scores(self, state):
        return [points + {more} for points in super().scores(state)]


GAME = Next()
"""


def next_version(name: str, into: Path, carries: tuple[int, ...] = ()) -> str:
    """A copy of a game as its next version, the package it is loaded as.

    It has another rule, unless it says that it carries earlier versions.
    """
    version, folder = freeze(name, into)
    number = int(version) + 1
    raised = folder.rename(into / package_name(name, str(number)))
    (raised / kept.FILE).unlink()
    file = raised / "__init__.py"
    text = re.sub(r"(RULES_VERSION: Final = |\"toll\", )\d+", rf"\g<1>{number}", file.read_text())
    if carries:
        text = re.sub(r"\bBOX,?\s*\)", f"BOX, carries={carries})", text)
    made = re.search(r"^GAME: Final(?:\[.*\])? = (\w+)\(\)$", text, re.M)
    assert made is not None
    body = GENEROUS.format(kind=made[1], more=0 if carries else MORE)
    file.write_text(text.replace(made[0], body))
    for weights in raised.glob("weights/*.json"):
        data = json.loads(weights.read_text("utf-8"))
        weights.write_text(json.dumps({**data, "rules_version": number}))
    return f"tabard.kept.{raised.name}"


@contextmanager
def kept_in(*folders: Path) -> Iterator[None]:
    """Let kept versions be found in some folders."""
    with patch.dict(os.environ, {kept.FOLDERS: os.pathsep.join(map(str, folders))}):
        forget()
        yield
    forget()


@contextmanager
def raised(
    name: str, scratch: Path, keep: bool = True, carries: tuple[int, ...] = ()
) -> Iterator[None]:
    """Let the next version of a game be the present one, beside the kept one or without it."""
    with raised_together([name], scratch, keep, carries):
        yield


@contextmanager
def raised_together(
    names: Sequence[str], scratch: Path, keep: bool = True, carries: tuple[int, ...] = ()
) -> Iterator[None]:
    """Let the next versions of some games be the present ones."""
    before, after = scratch / "before", scratch / "after"
    if not after.exists():
        before.mkdir(parents=True)
        for name in names:
            freeze(name, before)
            next_version(name, after, carries)
    packages = {name: next(after.glob(f"{name}_v*")) for name in names}
    found, where = games.package, games.folder

    def present(asked: str) -> str:
        return f"tabard.kept.{packages[asked].name}" if asked in packages else found(asked)

    def folder(asked: str) -> Path:
        return packages[asked] if asked in packages else where(asked)

    with (
        kept_in(*([before] if keep else []), after),
        patch.object(games, "package", present),
        patch.object(games, "folder", folder),
    ):
        yield


def forget() -> None:
    """Look for kept versions again, and let nothing of earlier ones be remembered."""
    kept.look_again()
    for module in [name for name in sys.modules if name.startswith("tabard.kept.")]:
        del sys.modules[module]
    for cached in (games.presentation, FOLDER, words.words_of, words.phrases_of, fingerprint):
        cached.cache_clear()
