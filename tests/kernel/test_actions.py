"""A choice has one code, one text and one JSON form."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.actions import Actions, Family, each
from tabard.kernel.errors import BadChoice

ACTIONS = Actions(
    Family("buy", ("kind", "number"), each(["wood", "stone"], [1, 2])),
    Family("pass"),
    Family("pair", ("first", "second"), [("a", "b"), ("a", "c")]),
)
TEXTS = ["buy wood 1", "buy wood 2", "buy stone 1", "buy stone 2", "pass", "pair a b", "pair a c"]


def test_codes_are_numbered_through_the_families_in_their_order() -> None:
    assert [ACTIONS.text(code) for code in range(len(ACTIONS))] == TEXTS
    firsts = [ACTIONS.first(family.name) for family in ACTIONS.families]
    assert firsts == [0, 4, 5]


def test_arguments_vary_freely_the_last_one_fastest() -> None:
    assert each(["x", "y"], [1, 2]) == [("x", 1), ("x", 2), ("y", 1), ("y", 2)]


@pytest.mark.parametrize("code", range(len(TEXTS)))
def test_text_and_json_read_back(code: int) -> None:
    assert ACTIONS.parse(ACTIONS.text(code)) == code
    assert ACTIONS.from_json(ACTIONS.json(code)) == code


def test_the_json_form_names_the_arguments() -> None:
    assert ACTIONS.json(1) == {"do": "buy", "kind": "wood", "number": 2}
    assert ACTIONS.json(4) == {"do": "pass"}


def test_a_json_form_that_is_given_away_is_a_copy() -> None:
    ACTIONS.json(4)["do"] = "nothing"
    assert ACTIONS.json(4) == {"do": "pass"}


def test_spaces_around_and_between_words_do_not_matter() -> None:
    assert ACTIONS.parse("  buy   wood\t2 \n") == 1


@pytest.mark.parametrize("text", ["", "buy", "buy wood", "buy wood 3", "buy wood 1 1", "Pass", "4"])
def test_another_text_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadChoice, match="is not a choice of this game") as caught:
        ACTIONS.parse(text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("code", [-1, len(TEXTS), 10**30, -(10**30)])
def test_a_number_that_is_no_code_has_no_form(code: int) -> None:
    for form in (ACTIONS.text, ACTIONS.json):
        with pytest.raises(BadChoice, match="is not a code of 0 to 6"):
            form(code)


@pytest.mark.parametrize("code", [-1, len(TEXTS), 10**30, True, 1.0, "1", None, [1]])
def test_what_is_no_code_is_refused(code: Any) -> None:
    with pytest.raises(BadChoice, match="is not a code of 0 to 6"):
        ACTIONS.check(code)


@pytest.mark.parametrize(
    ("form", "where"),
    [
        ({}, "choice.do"),
        ({"do": "sell"}, "choice.do"),
        ({"do": None}, "choice.do"),
        ({"do": ["pass"]}, "choice.do"),
        ({"do": "buy", "kind": "wood"}, "choice.number"),
        ({"do": "pass", "kind": "wood"}, "choice.kind"),
        ({"do": "buy", "kind": "wood", "number": 3}, "choice"),
        ({"do": "buy", "kind": "wood", "number": "2"}, "choice"),
        ({"do": "buy", "kind": "wood", "number": True}, "choice"),
        ({"do": "buy", "kind": "wood", "number": 2.0}, "choice"),
        ({"do": "buy", "kind": ["wood"], "number": 2}, "choice"),
        ({"do": "pair", "first": "a b", "second": ""}, "choice"),
        ([], "choice"),
        ("pass", "choice"),
        (None, "choice"),
    ],
)
def test_another_json_form_is_refused_with_its_field(form: Any, where: str) -> None:
    with pytest.raises(BadChoice) as caught:
        ACTIONS.from_json(form)
    assert caught.value.where == where


def test_a_row_has_a_value_for_each_argument() -> None:
    with pytest.raises(ValueError, match="longer than"):
        Actions(Family("buy", (), [("wood",)]))
