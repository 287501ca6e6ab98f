"""The pages that teach a game as HTML: paragraphs, lists, tables, figures, and rules in brackets.

Everything is escaped before a mark is read, so a page can hold nothing but text and our drawings.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

from markupsafe import Markup

from tabard.howto.figures import drawn, figures
from tabard.howto.text import ICON, RULES, Block, Page
from tabard.server.web.rendering import icon

STRONG: Final = re.compile(r"\*\*(.+?)\*\*")
NAME: Final = re.compile(r"\*(\w[^*]*)\*")
# An icon stays with the word behind it.
WITH_WORD: Final = re.compile(ICON.pattern + r"((?: \w+)?)")
LISTS: Final = {"points": "ul", "steps": "ol"}


def inline(text: str, game: str) -> str:
    """A line as HTML; the rules that it cites lead to the reference.

    >>> inline("Take **one** card. [PIL-4.1]", "pillars")
    'Take <strong>one</strong> card. <a class="cited" href="/rules/pillars#PIL-4.1">PIL-4.1</a>'
    """

    def cited(found: re.Match[str]) -> str:
        return " ".join(
            f'<a class="cited" href="/rules/{game}#{rule}">{rule}</a>'
            for rule in found[1].split(", ")
        )

    html = escape(text, quote=False)
    html = RULES.sub(cited, html)
    html = WITH_WORD.sub(
        lambda found: f'<span class="kept">{icon(found[1], 20)}{found[2]}</span>', html
    )
    html = STRONG.sub(r"<strong>\1</strong>", html)
    return NAME.sub(r"<em>\1</em>", html)


def block_html(block: Block, game: str, lang: str) -> str:
    """One block as HTML."""
    lines = [inline(line, game) for line in block.lines]
    if block.kind == "section":
        return f"<h2>{lines[0]}</h2>"
    if block.kind in LISTS:
        tag = LISTS[block.kind]
        return f"<{tag}>{''.join(f'<li>{line}</li>' for line in lines)}</{tag}>"
    if block.kind == "mistake":
        return f'<p class="mistake">{lines[0]}</p>'
    if block.kind == "figure":
        return figure(block.name, lines[0], game, lang)
    if block.kind == "table":
        return table(block, game)
    return f"<p>{lines[0]}</p>"


def figure(name: str, caption: str, game: str, lang: str) -> str:
    """A figure, and where it is too wide for a phone another beside it, of which one is seen."""
    drawing = drawn(game, name, lang)
    shapes = ""
    if drawing and figures(game)[name].tall:
        drawing += drawn(game, name, lang, "tall")
        shapes = ' class="two-shapes"'
    return (
        f'<figure id="figure-{name}"{shapes}>{drawing}<figcaption>{caption}</figcaption></figure>'
    )


def table(block: Block, game: str) -> str:
    """A table; the first cell of a row is its head."""
    head, *body = block.rows
    heads = "".join(f'<th scope="col">{inline(cell, game)}</th>' for cell in head)
    rows = "".join(
        f'<tr><th scope="row">{inline(cells[0], game)}</th>'
        + "".join(f"<td>{inline(cell, game)}</td>" for cell in cells[1:])
        + "</tr>"
        for cells in body
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def page_html(page: Page, game: str, lang: str) -> Markup:
    """A page without its title."""
    return Markup("".join(block_html(block, game, lang) for block in page.blocks))
