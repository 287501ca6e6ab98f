"""Our docstrings as Markdown: lists of attributes and examples, as people write them in code."""

from __future__ import annotations

import re
from typing import Final

ROW: Final = re.compile(r"^([^\s>*-](?:[^\s]| (?! ))*?) {2,}(\S.*)$")
PROMPT: Final = ">>> "


def as_markdown(text: str) -> str:
    """A docstring as Markdown.

    >>> print(as_markdown("Counts.\\n\\nname   what it is\\n       called\\nn      how many"))
    Counts.
    <BLANKLINE>
    - `name`: what it is called
    - `n`: how many
    """
    return "\n\n".join(block(each) for each in text.split("\n\n"))


def block(text: str) -> str:
    """One paragraph, list or example."""
    lines = text.splitlines()
    if lines and lines[0].startswith(PROMPT):
        return "\n".join(["```pycon", *lines, "```"])
    rows: list[list[str]] = []
    for line in lines:
        found = ROW.match(line)
        if found is not None:
            rows.append([found[1], found[2]])
        elif rows and line.startswith("  "):
            rows[-1][1] += f" {line.strip()}"
        else:
            return text
    return "\n".join(f"- `{name}`: {said}" for name, said in rows) or text
