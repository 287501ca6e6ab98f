"""Everything that has an effect says its name, what it does and its rule, in every language."""

from __future__ import annotations

import re
from html import unescape
from typing import Final

import pytest

import tabard
from tabard.games.world import telling
from tabard.messages import DEFAULT, LANGUAGES
from tabard.rules import RULE_OR_SECTION
from tabard.words import Words, phrases_of
from tests.games.pictures import LAYOUTS, Layout, many_moments, picture, some
from tests.rule_coverage import rule_ids

EVERY_GAME = pytest.mark.parametrize("game", tabard.GAMES)

WORLD_PLACES: Final = "|".join([*telling.PROJECTS, *telling.LOCATIONS])
# The elements that stand for a thing with an effect, by the beginning of their ids.
WITH_EFFECT: Final = {
    "pillars": r"card-|shade-|mine-|unseen-\w+_|past-|space-|station-|use-",
    "pilgrim": r"building-|post-|tile-(?!city)|site-|favour-",
    "world": rf"card-|played-|hid-|council-|unseen-(?!tile)|plot-|place-(?:{WORLD_PLACES})",
    "feudum": r"card-|played-|writ-|sign-|chip-|trade-|pull-|push-|land-|tame-",
}
TIP: Final = re.compile(rf".+ – .+ \(({RULE_OR_SECTION})\)", re.DOTALL)


def tips(game: str, layout: Layout, lang: str) -> dict[str, str]:
    """What every element of some moments that stands for a thing with an effect says."""
    wanted = re.compile(rf'id="((?:{WITH_EFFECT[game]})[^"]*)"[^>]* aria-label="([^"]*)"')
    words = phrases_of(game, lang)
    return {
        piece: unescape(label)
        for moment in some(many_moments(game), 25)
        for piece, label in wanted.findall(picture(moment, layout, words=words))
    }


@pytest.mark.slow
@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_with_an_effect_has_a_tip(game: str, lang: str) -> None:
    rules = rule_ids(game)
    for layout in LAYOUTS:
        found = tips(game, layout, lang)
        assert len(found) > 20
        for piece, label in found.items():
            tip = TIP.match(label)
            assert tip is not None, (piece, label)
            assert tip[1] in rules, (piece, label)


@EVERY_GAME
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != DEFAULT])
def test_every_thing_that_has_a_rule_in_the_data_is_told_in_the_language(
    game: str, lang: str
) -> None:
    words, english = Words(game, lang), Words(game)
    # Readings of the rules and duties have a rule and no effect.
    silent = {option.name for option in tabard.game(game).options}
    told = [t for t in words.rules if t not in silent and not t.endswith("_duty")]
    assert len(told) > 30
    for thing in told:
        assert words.rules[thing] in rule_ids(game), thing
        assert words.card(thing) != english.card(thing), thing
    assert words.troubles == []
