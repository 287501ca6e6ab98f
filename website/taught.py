"""How to play, as pages of the site: the texts of the house, their figures as files beside them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tabard.draw import page as drawings
from tabard.howto import text
from tabard.howto.figures import drawn
from tabard.howto.text import ICON, RULES, Block
from tabard.messages import DEFAULT
from tabard.rules import document

TITLES: Final = {"en": "How to play", "de": "So wird gespielt", "nl": "Zo speel je"}
AIDS: Final = {"en": "Player aid", "de": "Spielhilfe", "nl": "Spelhulp"}
SIGNS: Final = {"points": "- ", "mistake": "> ", "section": "### "}


def howto(game: str, lang: str, target: Path) -> str:
    """The pages of a game and its aid as one page; its figures are written beside it."""
    parts = [f"# {document(game, lang).title}: {TITLES[lang]}"]
    for page in text.pages(game, lang):
        parts.append(f"## {page.title}")
        parts += [written(block, game, lang, target) for block in page.blocks]
    parts.append(f"## {AIDS[lang]}")
    parts += [written(block, game, lang, target) for block in text.aid(game, lang).blocks]
    return "\n\n".join(parts) + "\n"


def written(block: Block, game: str, lang: str, target: Path) -> str:
    """A block as Markdown."""
    lines = [plain(line, game, lang) for line in block.lines]
    if block.kind == "figure":
        name = f"{target.name.removesuffix('.md')}-{block.name}.svg"
        drawing = drawn(game, block.name, lang)
        whole = drawings.standalone(drawing, theme="parchment", embed_fonts=True)
        (target.parent / name).write_text(whole, "utf-8")
        return f"![{block.lines[0]}]({name})\n\n*{lines[0]}*"
    if block.kind == "table":
        rows = [[plain(cell, game, lang) for cell in row] for row in block.rows]
        rows.insert(1, ["---"] * len(rows[0]))
        return "\n".join(f"| {' | '.join(row)} |" for row in rows)
    if block.kind == "steps":
        return "\n".join(f"{number}. {line}" for number, line in enumerate(lines, start=1))
    return "\n".join(SIGNS.get(block.kind, "") + line for line in lines)


def plain(line: str, game: str, lang: str) -> str:
    """A line without icons, which the site does not have, and with links to the rules."""
    end = "" if lang == DEFAULT else f".{lang}"

    def cited(found: re.Match[str]) -> str:
        return " ".join(
            f"[{rule}](../rules/{game}{end}.md#{rule})" for rule in found[1].split(", ")
        )

    return RULES.sub(cited, ICON.sub("", line).replace("  ", " ").strip())
