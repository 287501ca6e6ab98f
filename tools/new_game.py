"""`make game NAME=barter`: a new game, made from the example and playable at once.

    python tools/new_game.py NAME --like EXAMPLE [--into FOLDER]

Copies the folder of an example under another name, ids and rules included. Without a folder the new
game joins those of the house, hidden as the example is; its tests come with it, and the map and the
pages of positions are written anew. With one it becomes a package of its own there, on the shelf,
with a `pyproject.toml` that names its entry point: install it with `pip install -e FOLDER`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from tabard import games
from tabard.presentation.shelf import FILE

ROOT: Final = Path(__file__).resolve().parents[1]
TESTS: Final = Path("tests", "games")
WRITERS: Final = ("map.py", "positions.py")  # what is written about every game of the house
COMPILED: Final = (".pyc", ".so", ".pyd")
NAME = re.compile(r"[a-z][a-z0-9]*")
PROJECT = """[build-system]
requires = ["setuptools>=77,<85"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "0.1.0"
dependencies = ["tabard"]

[project.entry-points."{group}"]
{name} = "{name}"

[tool.setuptools.package-data]
{name} = ["*.md", "*.toml", "data/*.toml", "locale/*.ftl"]
"""


def main() -> int:
    """Make the game, or say why not."""
    parser = argparse.ArgumentParser(description="Make a new game from an example.")
    parser.add_argument("name", help="one word in small letters")
    parser.add_argument("--like", required=True, metavar="EXAMPLE", help="the game to copy")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="make a package of its own")
    args = parser.parse_args()
    if NAME.fullmatch(args.name) is None:
        parser.error(f"{args.name!r} is not one word of small letters")
    if games.known(args.name):
        parser.error(f"there is a game {args.name!r} already")
    made = make(args.name, args.like, args.into)
    for writer in WRITERS if args.into is None else ():
        subprocess.run([sys.executable, ROOT / "tools" / writer], check=True)  # sees the new game
    print(f"{made} is playable now: tabard play {args.name}")
    return 0


def make(name: str, example: str, into: Path | None = None, house: Path = ROOT) -> Path:
    """The folder of a new game: in a package of its own, or among those of a house."""
    target = (into or house / "src" / "tabard" / "games") / name
    source = games.folder(example)
    package = f"{games.GROUP}.{name}" if into is None else name
    copy_folder(source, target, example, name, package)
    if into is None:
        copy_folder(ROOT / TESTS / example, house / TESTS / name, example, name, package)
    else:
        facts = target / FILE
        facts.write_text(re.sub(r"(?m)^hidden = .*\n", "", facts.read_text("utf-8")), "utf-8")
        project = PROJECT.format(name=name, group=games.GROUP)
        (into / "pyproject.toml").write_text(project, "utf-8")
    return target


def copy_folder(source: Path, target: Path, example: str, name: str, package: str) -> None:
    """Copy what lies in a folder of the example, with the new name in every file."""
    for file in sorted(source.rglob("*")):
        if file.is_file() and file.suffix not in COMPILED:
            copy = target / file.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            text = renamed(file.read_text("utf-8"), example, name, package)
            copy.write_text(titled(text, name, file.suffix), "utf-8")


def renamed(text: str, example: str, name: str, package: str) -> str:
    """A file of the example with the new name in the place of the old, in every spelling."""
    text = text.replace(f"{games.GROUP}.{example}", package)
    for spell in (str.lower, str.upper, str.capitalize):
        text = re.sub(rf"\b{spell(example)}(?=\b|[A-Z])", spell(name), text)
    return text


def titled(text: str, name: str, kind: str) -> str:
    """A file with the new title: of the box in messages, at the head of a rules document."""
    title = name.capitalize()
    if kind == ".md":
        return re.sub(r"\A# .*? ([-–]) ", rf"# {title} \1 ", text)
    return re.sub(r"(?m)^game-title = .*$", f"game-title = {title}", text)


if __name__ == "__main__":
    sys.exit(main())
