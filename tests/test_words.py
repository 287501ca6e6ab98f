"""The words of a game: cards, ties, hidden things, figures and names as they are read."""

from __future__ import annotations

import pytest

from tabard.data_names import names_in_data
from tabard.games import NAMES
from tabard.games.pillars import telling
from tabard.games.pillars.tables import SUPPLY
from tabard.kernel.errors import Unknown
from tabard.messages import LANGUAGES
from tabard.words import Words, figure

PLAYERS = ("Anna", "Joris", "Mira", "Emil")


def test_the_reasons_name_the_trades_that_the_data_ask_for() -> None:
    goods = SUPPLY["resource"]
    assert {row["buy_requires_trade"] for row in goods} == {"", "woodworker"}
    assert {row["sell_requires_trade"] for row in goods} == {"", "stonecutter"}
    beside = {row["requires_trade"] for row in telling.CRAFTSMEN.values()}
    assert beside == {"", "mortar_mixer"}


@pytest.mark.parametrize("card", [*telling.EFFECTS, *telling.CRAFTSMEN, *telling.RESOURCES])
def test_every_card_says_what_it_does(card: str) -> None:
    words = Words("pillars")
    assert words.card(card)
    assert words.name(card) != card or card in words.names.values()
    assert words.troubles == []


@pytest.mark.parametrize(
    ("card", "phrase"),
    [
        ("mortar_mixer", "3 sand → 1 point, 4×"),
        ("tool_maker", "own 1 metal → 2 gold, 1×"),
        ("mason_1", "1 stone → 1 point beside a mortar mixer, 2×"),
        ("organ_builder", "1 metal + 1 wood → 6 points, 1×"),
        ("quarry_large", "10 workers → 4 stone"),
        ("adv_final_stone_wood", "1 stone + 1 wood now"),
        ("event_cold_winter", "each resource card brings 1 less"),
        ("event_madonna_statue", "craftsmen work 1× more, but not: organ builder, bell maker"),
    ],
)
def test_cards_are_phrased_from_the_data(card: str, phrase: str) -> None:
    assert Words("pillars").card(card) == phrase


@pytest.mark.parametrize(
    ("places", "points", "gold", "sentence"),
    [
        ([1, 2, 3], (9, 8, 7), (0, 1, 2), "Anna wins with 9 points."),
        ([2, 1, 3], (9, 9, 7), (0, 1, 2), "Joris wins: 9 points like Anna, but more gold."),
        ([1, 1, 3], (9, 9, 7), (4, 4, 2), "Anna, Joris win together: 9 points and 4 gold each."),
    ],
)
def test_a_tie_is_settled_in_words(
    places: list[int], points: tuple[int, ...], gold: tuple[int, ...], sentence: str
) -> None:
    view = {"seats": [{"vp": v, "gold": g} for v, g in zip(points, gold, strict=True)]}
    assert Words("pillars").verdict(view, places, PLAYERS) == sentence


def test_a_hidden_thing_is_not_named() -> None:
    words = Words("pillars")
    event = {"kind": "foresees", "seat": 1, "amount": 0, "thing": "", "place": ""}
    assert words.event(event, PLAYERS) == "Joris looks at the coming event"
    event["thing"] = "event_collapse"
    assert words.event(event, PLAYERS) == "Joris sees the coming event: Collapse"


def test_a_secret_that_says_nothing_is_told_to_its_owner_alone() -> None:
    words = Words("feudum")
    event = {"kind": "selects-card", "seat": 1, "amount": 0, "thing": "", "place": ""}
    assert words.hushed(event)
    assert not words.hushed({**event, "thing": "move"})
    assert not words.hushed({**event, "kind": "cards-selected"})
    assert not Words("pillars").hushed({**event, "kind": "foresees"})


@pytest.mark.parametrize(
    ("points", "written"),
    [(0, "0"), (48, "48"), (48.5, "48½"), (0.5, "½"), (-3, "−3"), (-0.5, "−½")],
)
def test_half_points_are_written_alike_in_every_language(points: float, written: str) -> None:
    assert figure(points) == written
    for lang in LANGUAGES:
        said = Words("world", lang)("wins", who="Anna", points=float(points))
        assert written in said


def test_what_has_no_message_is_said_as_well_as_can_be() -> None:
    words = Words("pillars")
    assert words("no-such-thing") == "no such thing"
    assert words.troubles == ["no-such-thing: no such message"]


def test_another_language_takes_its_names_from_the_data_and_falls_back_to_english() -> None:
    words = Words("pillars", "de")
    assert words.name("wood") == "Holz"
    assert words("the-game-is-over")
    assert words.troubles == []


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Unknown, match="known languages are en, de, nl"):
        Words("pillars", "fr")


@pytest.mark.parametrize("name", NAMES)
def test_names_in_the_data_have_the_apostrophes_of_print_and_begin_small_where_they_are_no_names(
    name: str,
) -> None:
    for lang in LANGUAGES:
        names = names_in_data(name, lang).values()
        assert [one for one in names if "'" in one] == []
        if lang != "de":  # there every noun begins with a capital
            assert not [one for one in names if one.startswith(("Cell ", "Vak "))]
