"""A page that puts together what it is sent, as `table-show.js` does."""

from __future__ import annotations

import re
from typing import Any

from tabard.draw.memory import safe

Lately = dict[str, list[str]]

KEPT = 4  # as `table-show.js` keeps
GROUPS = re.compile(r"<g\b[^>]*?(/?)>|</g>")
TITLE = re.compile(r'(<svg [^>]*? aria-label=")[^"]*')


class Page:
    """What a page has been sent of a table, put together."""

    def __init__(self) -> None:
        self.facts: dict[str, Any] = {}
        self.parts: dict[str, str] = {}
        self.why: dict[str, Any] = {}
        self.lines: list[str] = []
        self.board = ""
        self.lately: Lately = {}
        self.around: Lately = {}
        self.stamps: dict[str, str] = {}

    def take(self, news: dict[str, Any]) -> None:
        """One frame."""
        self.stamps |= news.pop("stamps", {})
        parts = self.printed(spelled(news.pop("parts", {}), self.around))
        if "board" in parts:
            self.board = parts.pop("board")
            self.lately = {}
        for name, text in self.printed(spelled(news.pop("svg", {}), self.lately)).items():
            self.board = put_into(self.board, name, text)
        if "title" in news:
            self.board = re.sub(
                r'(<svg [^>]*? aria-label=")[^"]*',
                rf"\g<1>{safe(news['title'])}",
                self.board,
                count=1,
            )
        self.parts |= parts
        self.why |= news.pop("why", {})
        drop, keep, added = news.pop("log", (0, len(self.lines), []))
        added = [printed(line, self.stamps) for line in added]
        self.lines = [*self.lines[drop : drop + keep], *added]
        self.facts |= news

    def printed(self, texts: dict[str, str]) -> dict[str, str]:
        """Texts as they are seen, with the stamps that the page was told of."""
        return {name: printed(text, self.stamps) for name, text in texts.items()}


def printed(text: str, stamps: dict[str, str]) -> str:
    """A text printed with some stamps, as `table-stamps.js` prints it."""

    def fill(call: re.Match[str]) -> str:
        blanks = call[2].split("|")
        return re.sub(r"~(\d)", lambda blank: blanks[int(blank[1])], stamps[call[1]])

    before = ""
    while before != text:
        before, text = text, re.sub(r"\{(\w+)([^{}]*)\}", fill, text)
    return text


def spelled(parts: dict[str, Any], lately: Lately) -> dict[str, str]:
    """Parts that are told by their texts, or by how long ago they had them."""
    texts: dict[str, str] = {}
    for name, told in parts.items():
        if isinstance(told, str):
            texts[name] = told
            continue
        for one in told:
            had = lately.get(name, [])
            text = had[one] if isinstance(one, int) else one
            lately[name] = [text, *(other for other in had if other != text)][:KEPT]
        texts[name] = lately[name][0]
    return texts


def put_into(board: str, name: str, text: str) -> str:
    """The picture with another text at one of its places."""
    head = f'<g data-part="{name}">'
    assert board.count(head) == 1, f"one place is called {name}"
    start = board.index(head) + len(head)
    depth = 1
    for tag in GROUPS.finditer(board, start):
        if tag[0] == "</g>":
            depth -= 1
        elif not tag[1]:
            depth += 1
        if not depth:
            return board[:start] + text + board[tag.start() :]
    raise AssertionError("a group without an end")
