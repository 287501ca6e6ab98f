"""Numbers are written, and nouns formed after them, as the language has it."""

from __future__ import annotations

from decimal import Decimal

import pytest
from babel import Locale
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from tabard.fluent.counting import COUNTING, Figure, Missing, number
from tabard.messages import LANGUAGES

MOST = 10**15  # Babel gives up on what is much larger


def test_every_language_can_count() -> None:
    assert {*LANGUAGES} <= COUNTING.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@given(value=st.integers(-MOST, MOST) | st.floats(-MOST, MOST))
def test_numbers_and_forms_are_those_of_the_unicode_tables(lang: str, value: float) -> None:
    assert COUNTING[lang].text(value) == format_decimal(value, locale=lang)
    assert COUNTING[lang].plural(value) == Locale.parse(lang).plural_form(value)


@pytest.mark.parametrize("lang", LANGUAGES)
@given(value=st.sampled_from((0, 1, 2, 1.5)), digits=st.integers(0, 3))
def test_a_fraction_that_is_seen_counts_for_the_form(lang: str, value: float, digits: int) -> None:
    figure = number(value, minimumFractionDigits=digits)
    assert isinstance(figure, Figure)
    seen = Decimal(str(value)).quantize(Decimal(10) ** -max(digits, 1 if value == 1.5 else 0))
    assert COUNTING[lang].plural(figure) == Locale.parse(lang).plural_form(seen)


@pytest.mark.parametrize(
    ("lang", "options", "text"),
    [
        ("en", {}, "1,234.568"),
        ("de", {}, "1.234,568"),
        ("nl", {"useGrouping": 0}, "1234,568"),
        ("en", {"minimumIntegerDigits": 6}, "001,234.568"),
        ("en", {"maximumFractionDigits": 0}, "1,235"),
        ("en", {"minimumFractionDigits": 4}, "1,234.5678"),
        ("en", {"maximumFractionDigits": 6, "minimumFractionDigits": 5}, "1,234.56780"),
    ],
)
def test_a_message_says_how_a_number_is_written(
    lang: str, options: dict[str, int], text: str
) -> None:
    figure = number(1234.5678, **options)
    assert isinstance(figure, Figure)
    assert COUNTING[lang].text(figure) == text


def test_numbers_without_end_have_their_signs() -> None:
    told = [COUNTING["de"].text(float(one)) for one in ("inf", "-inf", "nan")]
    assert told == ["∞", "-∞", "NaN"]


def test_options_add_up_and_what_is_missing_stays_missing() -> None:
    inner = number(7, minimumIntegerDigits=2)
    assert number(inner, minimumFractionDigits=1) == Figure(7, whole=2, least=1)
    missing = Missing("hour")
    assert number(missing, minimumIntegerDigits=2) is missing


@pytest.mark.parametrize(
    ("value", "options", "trouble"),
    [
        ("seven", {}, "cannot write 'seven'"),
        (7, {"style": "percent"}, "takes a whole number as style, not 'percent'"),
        (7, {"digits": 2}, "does not know digits"),
    ],
)
def test_what_it_cannot_do_is_named(
    value: object, options: dict[str, object], trouble: str
) -> None:
    with pytest.raises(TypeError, match=trouble):
        number(value, **options)
