"""The rules document of a game, in the reader's language where it is translated.

`rules.md` in the game's folder is the normative one, in English; `rules.{lang}.md` beside it says
the same in another language, under the same ids.

>>> document("pillars").title
'The Pillars of the Earth'
>>> document("pillars", "de").prefix
'PIL'
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from tabard.words import DEFAULT, LANGUAGES

FIRST_RULE: Final = re.compile(r"\*\*([A-Z]+)-[\d.]+\*\*")
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
    folder = resources.files("tabard") / "games" / game
    file = folder / f"rules.{lang}.md"
    if lang == DEFAULT or lang not in LANGUAGES or not file.is_file():
        file, lang = folder / "rules.md", DEFAULT
    text = file.read_text("utf-8")
    heading = text.partition("\n")[0].removeprefix("# ")
    first = FIRST_RULE.search(text)
    return Document(game, lang, text, AFTER_THE_TITLE.split(heading)[0], first[1] if first else "")
