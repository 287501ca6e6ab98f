"""The style sheets of the table: what changes at every choice restyles only what it is about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabard.server.web import chrome

SHEETS = sorted((Path(chrome.__file__).parent / "static").glob("table*.css"))
# What changes with every question, or when anything is put into the page.
STATE = re.compile(r"\.stage\b|:has\(")
NAMED = re.compile(r"^[a-z]|[.#\[]")


def apart(text: str, marks: str) -> list[str]:
    """A text cut at some marks outside of brackets."""
    found, deep = [""], 0
    for sign in text:
        deep += (sign in "([") - (sign in ")]")
        if not deep and sign in marks:
            found.append("")
        else:
            found[-1] += sign
    return [part.strip() for part in found if part.strip()]


def selectors(style: str) -> Iterator[str]:
    """Every selector of a style sheet."""
    for rule in re.findall(r"([^{};]+)\{", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)):
        if not rule.strip().startswith("@"):
            yield from apart(rule, ",")


def names_nothing(selector: str) -> bool:
    """Whether any element whatever may be at the end of a selector that depends on such a state."""
    *before, last = apart(selector, " >+~")
    inner = re.sub(r":not\((?:[^()]|\([^()]*\))*\)|:(?:is|where)\(", "", last)
    return any(STATE.search(part) for part in before) and not NAMED.search(inner)


@pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.stem for sheet in SHEETS])
def test_a_state_of_the_table_names_what_it_changes(sheet: Path) -> None:
    """Else a browser asks every element of the board again, thousands at each choice."""
    assert [one for one in selectors(sheet.read_text("utf-8")) if names_nothing(one)] == []


def test_a_rule_that_ends_in_anything_is_found() -> None:
    assert names_nothing(".stage.tight .turnkeys > *")
    assert names_nothing(".log:has(> .card:not([hidden])) > :not(.card, #told)")
    assert names_nothing(".stage.tall .turnkeys :disabled:not(#lay)")
    assert not names_nothing(".stage.tall .turnkeys button:disabled:not(#lay)")
    assert not names_nothing(".scores .part > *")
