"""What goes wrong at the border is one line that names the field or the rule."""

from __future__ import annotations

import pytest

from tabard.kernel import errors


def test_a_refusal_says_what_why_how_much_and_by_which_rule() -> None:
    refused = errors.Refused("TOLL-1.3", "pay", "needs-coins", 2, 1)
    assert str(refused) == "pay: needs coins: 2 needed, 1 there (TOLL-1.3)"
    found = (refused.rule, refused.text, refused.why, refused.need, refused.have)
    assert found == ("TOLL-1.3", "pay", "needs-coins", 2, 1)


def test_a_refusal_without_numbers_shows_none() -> None:
    assert str(errors.Refused("TOLL-1.2", "play thief", "not-in-hand")) == (
        "play thief: not in hand (TOLL-1.2)"
    )


def test_a_choice_of_another_question_is_refused_with_the_present_one() -> None:
    assert str(errors.Refused("TOLL-1.2", "pay", asked="play")) == (
        "pay: not a choice now (play) (TOLL-1.2)"
    )


@pytest.mark.parametrize(
    "kind",
    [errors.BadChoice, errors.BadOption, errors.BadPosition, errors.Unknown],
)
def test_bad_input_names_its_place_first(kind: type[errors.BadInput]) -> None:
    error = kind("seats[1].gold", "31 is not 0 to 30")
    assert str(error) == "seats[1].gold: 31 is not 0 to 30"
    assert (error.where, error.problem) == ("seats[1].gold", "31 is not 0 to 30")
    assert isinstance(error, errors.TabardError)


def test_bad_input_is_told_in_one_line_that_ends() -> None:
    error = errors.BadPosition("a\nname", "is no field of a position")
    assert str(error) == "a name: is no field of a position"
    error = errors.BadPosition("step", f"{'x' * 5000!r} is not one of play_card")
    assert len(str(error)) == errors.LONGEST
    assert str(error).startswith("step: 'xxx")
    assert error.problem.endswith("is not one of play_card")


def test_a_bad_record_has_its_reason_as_a_message_with_values() -> None:
    error = errors.BadRecord("line 3", "'x' is there twice", "twice", line=3)
    assert str(error) == "line 3: 'x' is there twice"
    assert (error.why, error.facts) == ("twice", {"line": 3})
    assert isinstance(error, errors.BadInput)
