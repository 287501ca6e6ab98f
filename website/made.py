"""Pages that are made of other things than pages: rules, programs and notebooks."""

from __future__ import annotations

import argparse
import json
import os
import re
from pathlib import Path
from typing import Any, Final

from tabard.rules import document
from tabard.server.web.rulebook import ID, RULE, Rulebook, lines_for_players, reference

PICTURE: Final = "../pictures/{game}.png"
CITED: Final = re.compile(rf"(`[^`]*`)|\b({ID})\b")
PROGRAMS: Final = """# Examples

Short programs to begin with. They lie in `examples/`, and the tests run every one of them.
"""
COMMAND: Final = """# The command

What `tabard` does in the terminal. `tabard --help` lists the commands, `tabard COMMAND --help` says
what is below.
"""


def rules(game: str, lang: str) -> str:
    """The rules of a game for players: without the names of our files and without test vectors."""
    read = reference(document(game, lang))
    book = Rulebook(read)
    made = [f"# {read.title}", "", f"![{read.title}]({PICTURE.format(game=game)})", ""]
    in_table = False
    for text in lines_for_players(read):
        if text.startswith("|") and not in_table and made[-1]:
            made.append("")
        in_table = text.startswith("|")
        made.append(anchored(text, book.anchors))
    return "\n".join(made) + "\n"


def anchored(line: str, known: set[str]) -> str:
    """A line with an anchor at each rule, and with links to the rules that it cites."""

    def cite(found: re.Match[str]) -> str:
        if found[1] or found[2] not in known:
            return found[0]
        return f"[{found[2]}](#{found[2]})"

    section = re.match(r"## (\d+)\. ", line)
    if section is not None:
        prefix = next((name.partition("-")[0] for name in known if "-" in name), "")
        return f"{line} {{ #{prefix}-{section[1]} }}"
    parts: list[str] = []
    at = 0
    for found in RULE.finditer(line):
        parts += [CITED.sub(cite, line[at : found.start()])]
        parts += [f'<span class="rule-id" id="{found[1]}">{found[1]}</span> ']
        at = found.end()
    rest = CITED.sub(cite, line[at:])
    row = re.match(r"\| \[(D\d{2})\]\(#D\d{2}\) \|", rest)
    if row is not None and at == 0:
        rest = f'| <span class="rule-id" id="{row[1]}">{row[1]}</span> |{rest[row.end() :]}'
    return "".join([*parts, rest])


def programs(folder: Path) -> str:
    """The programs of examples/, each under what it says of itself."""
    parts = [PROGRAMS]
    for path in sorted(folder.glob("*.py")):
        text = path.read_text("utf-8")
        title = path.stem.replace("_", " ").capitalize()
        parts.append(f"## {title}\n\n`examples/{path.name}`\n\n```python\n{text}```\n")
    return "\n".join(parts)


def notebook(path: Path, place: Path) -> str:
    """A notebook as a page; its pictures are written beside it."""
    parts: list[str] = []
    for n, cell in enumerate(json.loads(path.read_text("utf-8"))["cells"]):
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(text.replace(".ipynb)", ".md)"))
        elif text:
            parts.append(f"```python\n{text}\n```")
            for k, each in enumerate(cell["outputs"]):
                parts.append(output(each, place, f"{path.stem}-{n}-{k}"))
    parts.append(f"*This notebook is `examples/notebooks/{path.name}`.*")
    return "\n\n".join(part for part in parts if part) + "\n"


def output(told: dict[str, Any], place: Path, name: str) -> str:
    """What a cell has shown: a picture, or text."""
    data = told.get("data", {})
    if "image/svg+xml" in data:
        place.parent.mkdir(parents=True, exist_ok=True)
        (place.parent / f"{name}.svg").write_text("".join(data["image/svg+xml"]), "utf-8")
        return f"![What the cell shows]({name}.svg)"
    text = "".join(told.get("text", data.get("text/plain", "")))
    return f"```text\n{text.rstrip()}\n```" if text.strip() else ""


def command() -> str:
    """The whole command line, as `--help` tells it."""
    from tabard.cli.arguments import parser

    os.environ["COLUMNS"] = "92"
    whole = parser()
    [commands] = [each for each in whole._actions if isinstance(each, argparse._SubParsersAction)]
    parts = [COMMAND]
    for name, each in commands.choices.items():
        parts.append(f"## tabard {name}\n\n```text\n{each.format_help().strip()}\n```\n")
    return "\n".join(parts)
