"""Reasons in words: every matter has a phrase for more and for less, in every language."""

from __future__ import annotations

import pytest

from tabard import reasons
from tabard.bots.advice import Advice
from tabard.bots.bands import BANDS, band
from tabard.bots.margins import Margin
from tabard.bots.matters import matters_of
from tabard.bots.reasons import Reason
from tabard.games import NAMES, game
from tabard.messages import LANGUAGES
from tabard.words import Words

WHO = ("Anna", "Joris")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_matter_is_said_more_and_less_for_oneself_and_for_others(
    name: str, lang: str
) -> None:
    words = Words(name, lang)
    for matter in matters_of(game(name)):
        said = {
            reasons.phrase(Reason(matter.id, matter.thing, seat, amount, 0.1), 0, words, WHO)
            for seat in (0, 1)
            for amount in (-3.0, -1.0, 0.5, 1.0, 3.0)
        }
        assert len(said) >= 4, said
        assert sum("Joris" in one for one in said) == len(said) // 2
    assert words.troubles == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_language_leaves_a_matter_to_english(name: str, lang: str) -> None:
    known = Words(name, lang).bundles[0]
    lacking = {m.id for m in matters_of(game(name)) if f"reason-{m.id}" not in known.patterns}
    assert lacking == set()


def test_reasons_stand_in_one_line_and_what_speaks_the_other_way_has_a_but() -> None:
    words = Words("pillars")
    said = [
        Reason("points", "", 0, 1.0, 0.5),
        Reason("craftsman", "bell_maker", 1, -1.0, 0.2),
        Reason("gold", "", 0, -2.4, -0.3),
    ]
    line = reasons.told(said, 0, words, WHO)
    assert line == ("+1 point in sight; for Joris: does not have the bell maker; but −2½ gold")
    turned = [one.turned() for one in said]
    assert reasons.told(turned, 0, words, WHO) == (
        "−1 point in sight; for Joris: has the bell maker; but +2½ gold"
    )


def test_why_says_about_equal_where_it_is_and_that_nothing_decides_alone() -> None:
    words = Words("world", "de")
    more = [Reason("grain", "", 0, 2.0, 0.2)]

    def why(
        reasons_given: list[Reason], even: bool, foregone: bool = False, rather: int = 7
    ) -> str:
        advice = Advice(3, 0.6, [0.5, 0.5], foregone, None, reasons_given, rather, even)
        return reasons.why(advice, 0, words, WHO)

    assert why(more, even=False) == "+2 Getreide"
    assert why(more, even=True) == "etwa gleich gut: +2 Getreide"
    assert why([], even=True) == "etwa gleich gut"
    assert why([], even=False) == "nichts Einzelnes gibt den Ausschlag"
    assert why(more, even=True, foregone=True) == "+2 Getreide"
    assert why([], even=True, rather=-1) == ""
    assert words.troubles == []


def test_chances_are_told_in_bands_that_meet() -> None:
    assert [low for low, _ in BANDS[1:]] == [high for _, high in BANDS[:-1]]
    assert (BANDS[0][0], BANDS[-1][1]) == (0, 100)
    for chance in range(101):
        low, high = band(chance / 100)
        assert low <= chance <= high
    words = Words("pillars")
    assert reasons.chance(0.65, words) == "65–75% chance to win"
    assert reasons.chance(0.0, words) == "under 5% chance to win"
    assert reasons.chance(1.0, words) == "over 95% chance to win"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alone_the_margin_is_told_with_its_spread(lang: str) -> None:
    words = Words("pilgrim", lang)
    said = {
        reasons.margin(Margin(points, 11.6), words, "Ab-Bott") for points in (-28.2, -1, 0, 1, 9)
    }
    assert len(said) == 5
    assert all("Ab-Bott" in one and "12" in one for one in said)
    assert words.troubles == []
    english = reasons.margin(Margin(-28.2, 11.6), Words("pilgrim"), "Ab-Bott")
    assert english == "28 points behind Ab-Bott in the end, give or take 12"
