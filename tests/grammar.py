"""Number and noun, subject and verb: what a reader stumbles over in a sentence with figures.

`faults` reads a rendered text. A noun after a number must be in `lexicon.toml`, which grows with
the texts, so that none slips in uncounted; where a message has a form for 1 and one for more, it
need not be.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Set
from pathlib import Path

LANGUAGES = tomllib.loads((Path(__file__).parent / "lexicon.toml").read_text("utf-8"))


UNDECLARED = "a noun that nobody declared"


def disagreements(text: str, lang: str, plurals: Set[str]) -> list[str]:
    """What disagrees in a text that somebody reads; its names need no declaring."""
    return [one for one in faults(text, lang, plurals) if not one.startswith(UNDECLARED)]


def listed(text: str) -> frozenset[str]:
    """The words of a list."""
    return frozenset(text.split())


class Lexicon:
    """The words of a language that stand beside numbers."""

    def __init__(self, lang: str) -> None:
        rows = LANGUAGES[lang]
        nouns = [line.split() for line in rows["nouns"].strip().splitlines()]
        self.one = frozenset(forms[0] for forms in nouns)
        self.many = frozenset(form for forms in nouns for form in forms[1:])
        self.other = listed(rows["mass"]) | listed(rows["particles"])
        self.adjectives = listed(rows["adjectives"])
        self.labels = listed(rows["labels"])
        self.singular_verbs = listed(rows["singular_verbs"])
        self.plural_verbs = listed(rows["plural_verbs"])
        self.noun = NOUN[lang]


CLAUSE = re.compile(r"[,:;.?!()–·+→„“‘’”|]+ | [–·+→] |[()„“‘”\n]|[,:;.?!]$")
# What looks like a noun, or the plural of one.
NOUN = {
    "en": re.compile(r"[a-z]s$"),
    "de": re.compile(r"^[A-ZÄÖÜ]"),
    "nl": re.compile(r"^[a-z]+(en|s)$"),
}
WORD = re.compile(r"[^\W\d_][\w’'-]*|(?<![*□])\d+[½×%]?|½")  # "*5" is a sign on a map


def faults(text: str, lang: str, plurals: Set[str] = frozenset()) -> list[str]:
    """What is wrong in a text: `1 events`, `2 Stein`, `Merchants is covered`.

    `plurals` are names of the game that are plural by themselves.
    """
    lexicon, found = LEXICONS[lang], list[str]()
    for clause in CLAUSE.split(text):
        words = WORD.findall(clause)
        for i, word in enumerate(words):
            if word.isdigit() and not (i and words[i - 1] in lexicon.labels):
                found += of_number(int(word), words[i + 1 :], lexicon)
                if clause.lstrip().startswith(word):
                    found += of_verb(int(word) == 1, words[1:], lexicon)
        found += [
            f"{name} {words[len(name.split())]}"
            for name in plurals
            if clause.startswith(f"{name} ")
            if of_verb(False, words[len(name.split()) :][:1], lexicon)
        ]
    return found


def of_number(number: int, after: list[str], lexicon: Lexicon) -> Iterator[str]:
    """What is wrong with the noun after a number."""
    for word in after:
        if word in lexicon.adjectives:
            continue
        one, many = word in lexicon.one, word in lexicon.many
        if not (one or many or word in lexicon.other) and lexicon.noun.search(word):
            yield f"{UNDECLARED} after {number}: {word}"
        elif (one or many) and not (one if number == 1 else many):
            yield f"{number} {word}"
        return


def of_verb(single: bool, after: list[str], lexicon: Lexicon) -> list[str]:
    """What is wrong with the verb of a clause that begins with its subject."""
    wrong = lexicon.plural_verbs if single else lexicon.singular_verbs
    verbs = [word for i, word in enumerate(after) if word in wrong and after[i - 1 : i] != ["to"]]
    return [f"{1 if single else 'many'} … {word}" for word in verbs[:1]]


LEXICONS = {lang: Lexicon(lang) for lang in LANGUAGES}
