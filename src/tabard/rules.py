"""The rules document of a game, in the reader's language where it is translated.

`rules.md` in the game's folder is the normative one, in English; `rules.{lang}.md` beside it says
the same in another language, under the same ids. Code, data and tests cite rules by their ids.

>>> document("pillars").title
'The Pillars of the Earth'
>>> document("pillars", "de").prefix
'PIL'
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from tabard.games import folder
from tabard.messages import DEFAULT, LANGUAGES

NUMBER: Final = r"\d+\.[IVX]*\d+"
PREFIX: Final = r"[A-Z]{3,}"
RULE_ID: Final = rf"{PREFIX}-{NUMBER}"
"""The id of a rule, such as PIL-5.4 or WWE-21.IV03."""
RULE_OR_SECTION: Final = rf"(?:{RULE_ID}|{PREFIX}-\d+)"
"""The id of a rule or of a section, such as PIL-5."""

FIRST_RULE: Final = re.compile(rf"\*\*({RULE_OR_SECTION})\*\*")
JOINT: Final = r",\s+(?:# )?(?:and )?| and | or | to |–"
CITATION: Final = re.compile(rf"\b({PREFIX})-({NUMBER}(?:(?:{JOINT})(?:\1-)?{NUMBER})*)")
CITED: Final = re.compile(rf"({JOINT})?(?:{PREFIX}-)?({NUMBER})")
RANGES: Final = (" to ", "–")
TEST_VECTORS: Final = re.compile(r"^## (\d+)\. .*\btest vectors\b", re.MULTILINE)
AFTER_THE_TITLE: Final = re.compile(r" [-–] ")


@dataclass(frozen=True, slots=True)
class Document:
    """A rules document in Markdown: sections `## 5. Title`, rules `**PIL-5.4** text`.

    game    id of the game
    lang    the language that the text is in
    text    all of it
    title   the game's full name
    prefix  what the ids of its rules begin with
    """

    game: str
    lang: str
    text: str
    title: str
    prefix: str


@cache
def document(game: str, lang: str = DEFAULT) -> Document:
    """The rules document of a game in a language, else the English one."""
    file = folder(game) / f"rules.{lang}.md"
    if lang == DEFAULT or lang not in LANGUAGES or not file.is_file():
        file, lang = folder(game) / "rules.md", DEFAULT
    text = file.read_text("utf-8")
    heading = text.partition("\n")[0].removeprefix("# ")
    first = FIRST_RULE.search(text)
    prefix = first[1].partition("-")[0] if first else ""
    return Document(game, lang, text, AFTER_THE_TITLE.split(heading)[0], prefix)


@cache
def vectors(game: str) -> frozenset[str]:
    """The numbers of the sections that hold nothing but worked examples for the tests."""
    return frozenset(TEST_VECTORS.findall(document(game).text))


def citations(text: str) -> Iterator[tuple[int, str]]:
    """Every rule that a text cites, with the place in the text; short forms are read in full.

    >>> [rule for _, rule in citations("a queue (PIL-5.8, 5.12) and a lull (FEU-13.3 to 13.5)")]
    ['PIL-5.8', 'PIL-5.12', 'FEU-13.3', 'FEU-13.4', 'FEU-13.5']
    """
    for found in CITATION.finditer(text):
        before = ""
        for step in CITED.finditer(found[2]):
            for number in between(before, step[2]) if step[1] in RANGES else (step[2],):
                yield found.start(2) + step.start(2), f"{found[1]}-{number}"
            before = step[2]


def between(first: str, last: str) -> Iterator[str]:
    """The numbers after the first up to the last: 13.4 and 13.5 between 13.3 and 13.5."""
    section, low = first.split(".")
    same, high = last.split(".")
    if section != same or not (low.isdigit() and high.isdigit()):
        yield last
        return
    yield from (f"{section}.{tail}" for tail in range(int(low) + 1, int(high) + 1))
