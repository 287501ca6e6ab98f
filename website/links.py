"""Links between files of the repository, and what becomes of them on the site."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

FENCE: Final = re.compile(r"^( *)(```+)[^\n]*\n.*?^\1\2 *$", re.MULTILINE | re.DOTALL)
CODE: Final = re.compile(r"(`+)(?!`).+?(?<!`)\1(?!`)", re.DOTALL)
WORDS: Final = r"(?:[^\[\]]|\[[^\[\]]*\]\([^()]*\)|\[[^\[\]]*\])*"  # they may hold a picture
LINK: Final = re.compile(rf"(!?)\[({WORDS})\]\(([^()\s]+)\)")
OUTSIDE: Final = re.compile(r"[a-z]+:")


def without_code(text: str) -> str:
    """A text with its code blanked out, every character at its place."""

    def blank(found: re.Match[str]) -> str:
        return re.sub(r"[^\n]", " ", found[0])

    return CODE.sub(blank, FENCE.sub(blank, text))


def targets(text: str) -> Iterator[str]:
    """Where a page links to."""
    for found in LINK.finditer(without_code(text)):
        yield found[3]
        yield from (inner[3] for inner in LINK.finditer(found[2]))


def slug(title: str) -> str:
    """The anchor of a heading, as MkDocs makes it."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title)
    words = re.sub(r"[^\w\s-]", "", plain.replace("`", "")).strip().lower()
    return re.sub(r"[-\s]+", "-", words)


def anchors(text: str) -> set[str]:
    """The anchors of a page: its headings, those that come again with a number."""
    found: set[str] = set()
    for title in re.findall(r"^#+ (.+)$", FENCE.sub("", text), re.MULTILINE):
        name = first = slug(title)
        number = 0
        while name in found:
            number += 1
            name = f"{first}_{number}"
        found.add(name)
    return found


def broken(path: Path, text: str) -> Iterator[str]:
    """The links of a file that lead nowhere in this repository."""
    for target in targets(text):
        if OUTSIDE.match(target):
            continue
        name, _, anchor = target.partition("#")
        goal = Path(os.path.normpath(path.parent / name)) if name else path
        if not goal.exists():
            yield target
        elif anchor and goal.suffix == ".md":
            if anchor not in anchors(goal.read_text("utf-8") if name else text):
                yield target


def moved(text: str, source: Path, place: str, places: Mapping[Path, str]) -> str:
    """A page whose links lead to the same things on the site.

    What is not on the site, such as the lines of code that the map names, is no link there.
    """
    hidden = without_code(text)
    parts: list[str] = []
    at = 0
    for found in LINK.finditer(hidden):
        target = found[3]
        start, end = found.span(2)
        words = text[start:end]
        if LINK.search(words):
            words = moved(words, source, place, places)
        parts += [text[at : found.start()], leading(found[1], words, target, source, place, places)]
        at = found.end()
    return "".join([*parts, text[at:]])


def leading(
    mark: str, words: str, target: str, source: Path, place: str, places: Mapping[Path, str]
) -> str:
    """One link as it is on the site."""
    name, _, anchor = target.partition("#")
    if OUTSIDE.match(target) or not name:
        return f"{mark}[{words}]({target})"
    goal = places.get(Path(os.path.normpath(source.parent / name)))
    if goal is None:
        return words
    there = os.path.relpath(goal, Path(place).parent)
    return f"{mark}[{words}]({there}{'#' if anchor else ''}{anchor})"
