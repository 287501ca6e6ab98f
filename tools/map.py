"""Writes the modules of docs/map.md: every module in one line, the one that it says of itself.

What stands before and after the list is written by hand and stays as it is.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tabard"
PAGE = ROOT / "docs" / "map.md"
BEGIN = "<!-- modules: written by `make map` -->"
END = "<!-- end of the modules -->"
# Inwards first, as imports point; what is not named here follows in order of its name.
ORDER = ("kernel", "games", "presentation", "draw", "bots", "lab", "server", "cli")
SENTENCE = re.compile(r"(.+?[.!?])(?:\s|$)", re.DOTALL)
SCRIPT = re.compile(r"(?://[^\n]*\n)+")


def main() -> int:
    """Bring the page up to date."""
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(drawn(text), encoding="utf-8")
    return 0


def drawn(text: str) -> str:
    """The page with the modules as they are."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return "\n".join([f"{before}{BEGIN}", "", *modules(), f"{END}{after}"])


def modules() -> Iterator[str]:
    """The list: a heading for each folder, a line for each module in it."""
    for folder in folders():
        paths = [path for path in files(folder) if path.name != "__init__.py"]
        if not paths:
            continue
        name = folder.relative_to(PACKAGE).as_posix()
        yield f"### {'tabard' if name == '.' else name}"
        yield ""
        first = folder / "__init__.py"
        if first.is_file():
            yield said(first)
            yield ""
        for path in paths:
            target = path.relative_to(ROOT).as_posix()
            yield f"- [{path.name}](../{target}): {said(path)}"
        yield ""


def folders() -> list[Path]:
    """Every folder of the package, inwards first, each before those in it."""
    found = {path.parent for path in PACKAGE.rglob("*") if path.suffix in {".py", ".js"}}
    return sorted(found, key=place)


def place(folder: Path) -> tuple[int, tuple[str, ...]]:
    """Where a folder comes in the list."""
    parts = folder.relative_to(PACKAGE).parts
    top = parts[0] if parts else ""
    return (ORDER.index(top) if top in ORDER else len(ORDER)), parts


def files(folder: Path) -> list[Path]:
    """The modules and scripts of a folder that are ours."""
    found = [path for path in folder.iterdir() if path.suffix in {".py", ".js"}]
    return sorted(path for path in found if "vendor" not in path.parts)


def said(path: Path) -> str:
    """The first sentence in which a module says what it is for."""
    text = path.read_text(encoding="utf-8")
    about = comment(text) if path.suffix == ".js" else ast.get_docstring(ast.parse(text)) or ""
    paragraph = " ".join(about.partition("\n\n")[0].split())
    found = SENTENCE.match(paragraph)
    if not paragraph:
        raise SystemExit(f"{path.relative_to(ROOT)} does not say what it is for")
    return found[1] if found else paragraph


def comment(text: str) -> str:
    """The comment at the beginning of a script."""
    found = SCRIPT.match(text)
    return found[0].replace("//", "") if found else ""


if __name__ == "__main__":
    sys.exit(main())
