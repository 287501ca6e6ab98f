"""The words of a picture: what its game says, each phrase worked out once."""

from __future__ import annotations

import pytest

from tabard.draw.words import REMEMBERED, Phrasebook
from tabard.messages import LANGUAGES
from tabard.words import Words


class Counting(Words):
    """The words of a game, which count how often each message is asked for."""

    def __init__(self, game: str, lang: str = "en") -> None:
        super().__init__(game, lang)
        self.asked: list[str] = []

    def __call__(self, key: str, /, **values: object) -> str:
        self.asked.append(key)
        return super().__call__(key, **values)


def test_a_phrasebook_fills_in_its_values() -> None:
    say = Phrasebook(Words("pillars"))
    assert say("free") == "free"
    assert say("space", number=2) == "space 2"
    assert say("bag", number=1) == "Bag with 1 builder"
    assert say("bag", number=2) == "Bag with 2 builders"


def test_a_phrase_is_formatted_once_for_the_same_values() -> None:
    words = Counting("pillars")
    say = Phrasebook(words)
    for _ in range(3):
        said = [say("free"), say("space", number=1), say("space", number=2)]
        assert said == ["free", "space 1", "space 2"]
    assert words.asked == ["free", "space", "space"]


def test_what_a_phrasebook_remembers_is_bounded() -> None:
    say = Phrasebook(Words("pillars"))
    for name in range(REMEMBERED + 20):
        say.filled("builder-of", name=str(name % (REMEMBERED + 10)))
    assert say.filled.cache_info().currsize == REMEMBERED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_label_is_the_title_where_room_is_not_scarce(lang: str) -> None:
    say = Phrasebook(Words("world", lang))
    assert say.label("hospital") == say.label("hospital", "short") == say.title("hospital")
    assert say.label("town_wall") == say.title("town_wall")
    assert len(say.label("town_wall", "short")) < len(say.label("town_wall"))
    assert len(say.label("cloth_making")) < len(say.title("cloth_making"))


def test_the_box_has_the_whole_name() -> None:
    say = Phrasebook(Words("pillars"))
    assert say.name("market") == say.title("market") == "Market"
    assert say.printed("market") == "Kingsbridge resource market"
    assert say.printed("mason_1") == "Mason"
    assert say.title("mason_1") == "Mason (2×)"
