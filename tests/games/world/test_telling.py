"""The words of the game in every language: log, prompts, reasons, cards, picture, terminal."""

from __future__ import annotations

from html import unescape

import pytest

import tabard
from tabard.draw.lettering import Cut, width
from tabard.games.lines import plain
from tabard.games.world import telling
from tabard.games.world.board import BOARD, deck
from tabard.games.world.terminal import TERMINAL
from tabard.messages import DEFAULT, LANGUAGES
from tabard.words import NAMED, Words, phrases_of
from tests.games.situations import situations
from tests.games.world.tables import seat, table
from tests.rules import rule

GAME = tabard.game("world")
PLAYERS = ["Anna", "Joris", "Mira", "Emil"]
OTHERS = tuple(lang for lang in LANGUAGES if lang != DEFAULT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_what_it_does(lang: str) -> None:
    words = Words("world", lang)
    for card in telling.EFFECTS:
        assert words.card(card)
        assert words.name(card)
    assert words.troubles == []


@pytest.mark.parametrize(
    ("card", "phrase"),
    [
        ("foreign_wool_buyers", "everyone may swap 1 wool for 3 money"),
        ("charter_of_freedom", "once a round, on your turn: swap 2 money for 1 stone or 1 wood"),
        ("storm_damage", "everyone pays 1 stone or 1 wood or loses 2 points"),
        ("robbers_on_the_road", "Guild and Merchants are covered until the chapter ends"),
        ("king", "1 point for each loyalty"),
        ("hospital", "each donor gets 1 point + care for one of the sick"),
        ("location_08", "2 points + 1 stone or 1 wood"),
        ("location_11", "2 points"),
    ],
)
def test_what_cards_do(card: str, phrase: str) -> None:
    assert Words("world").card(card) == phrase


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_before_the_colon_tells_choices_apart(lang: str) -> None:
    """Narrow buttons show no more of a label than that."""
    words = Words("world", lang)
    state = next(s for s, _ in situations("world", 3, 5) if s.view(None)["step"] == "orient")
    view = state.view(state.to_move)
    for code in range(len(GAME.actions.texts)):
        form = GAME.actions.json(code)
        named = [str(v) for key, v in form.items() if key in NAMED and v != "vp"]
        short = words.choice(view, form, PLAYERS).partition(":")[0]
        assert all(words.name(name) in short for name in named), short
    labels = [words.choice(view, GAME.actions.json(c), PLAYERS) for c in state.choices()]
    assert len({label.partition(":")[0] for label in labels}) == len(labels)


@rule("WWE-21.I09", "WWE-21.I10", "WWE-21.II09", "WWE-21.II11", "WWE-21.IV10")
@pytest.mark.parametrize(
    ("event", "choice", "label"),
    [
        (None, "use grain", "use grain: 1 grain"),
        ("bad_harvest", "use grain", "use grain: 1 money → 1 grain"),
        (
            "wool_glut",
            "use market",
            "use sale: sell any wool for 1 money each and 1 cloth for 4",
        ),
        (
            "quarry_dispute",
            "use building_material",
            "use material: take 1 stone for 1 money or 1 wood",
        ),
        (
            "caris_takes_the_veil",
            "forgo grain",
            "forgo grain: lay it unused for 1 medical knowledge",
        ),
        (
            "fame_of_the_hospital",
            "use medicine",
            "use medicine: 1 money and 2 points, or from chapter III care for the sick",
        ),
    ],
)
def test_labels_name_the_numbers_of_the_events_in_force(
    event: str | None, choice: str, label: str
) -> None:
    state = table("play_card", seats=[seat(hand=[choice.split()[1]]), seat()], event=event)
    form = GAME.actions.json(GAME.parse(choice))
    assert Words("world").choice(state.view(0), form, PLAYERS) == label


def test_a_hidden_card_is_not_named() -> None:
    words = Words("world")
    event = {"kind": "discards", "seat": 1, "amount": 0, "thing": "", "place": ""}
    assert words.event(event, PLAYERS) == "Joris discards a card"
    event["thing"] = "rent"
    assert words.event(event, PLAYERS) == "Joris discards rent"


@pytest.mark.parametrize(
    ("places", "points", "sentence"),
    [
        ([1, 2, 3], ((9, True), (9, False), (7, False)), "Anna wins with 9½ points."),
        (
            [2, 1, 3],
            ((9, False), (9, False), (7, False)),
            "Joris wins: 9 points like Anna, but more piety, loyalty or knowledge.",
        ),
        (
            [1, 1, 3],
            ((9, False), (9, False), (7, False)),
            "Anna, Joris win together with 9 points each.",
        ),
    ],
)
def test_a_tie_is_settled_in_words(
    places: list[int], points: tuple[tuple[int, bool], ...], sentence: str
) -> None:
    view = {"seats": [{"vp": vp, "half": half} for vp, half in points]}
    assert Words("world").verdict(view, places, PLAYERS) == sentence


# Rooms of the picture that hold one line: phrase, values, letters and their least size, units.
ROOMS: list[tuple[str, dict[str, int], Cut, float, float]] = [
    ("ground-field", {}, "c6", 11, 78),
    ("ground-forest", {}, "c6", 11, 78),
    ("ground-quarry", {}, "c6", 11, 84),
    ("ground-cathedral", {}, "c6", 11, 68),
    ("round-of", {"number": 6, "whole": 6}, "g6", 13, 44),
    ("any-number", {}, "gi", 13, 88),
    ("per-sale", {"number": 2}, "gi", 13, 88),
    ("laid-open", {}, "c6", 11, 130),
    ("hidden-pile", {}, "c6", 11, 100),
    ("duties", {}, "c6", 11, 96),
    ("favour", {}, "c6", 11, 74),
    ("council", {}, "c6", 11, 74),
    ("stone-rests", {}, "gi", 12, 85),
]
# Labels of projects in both sizes, and their rooms.
PROJECTS: list[tuple[str, str, float]] = [
    ("label", "priors_palace", 98),
    ("label", "tower", 82),
    ("label", "st_marys_chapel", 82),
    ("label", "fulling_mill", 104),
    ("label", "hospital", 112),
    ("label", "town_wall", 104),
    ("short", "tower", 102),
    ("short", "st_marys_chapel", 89),
    ("short", "fulling_mill", 89),
    ("short", "bridge", 78),
    ("short", "hospital", 64),
    ("short", "priors_palace", 56),
    ("short", "town_wall", 48),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_picture_have_room(lang: str) -> None:
    words = phrases_of("world", lang)
    lines: list[tuple[str, Cut, float, float]] = [
        (words(key, **values), cut, size, room) for key, values, cut, size, room in ROOMS
    ]
    lines += [(words.label(name, kind), "c6", 11, room) for kind, name, room in PROJECTS]
    lines += [(words.label(card), "g6", 12, 62) for card in deck.ACTIONS]
    for text, cut, size, room in lines:
        # A fitted line may be drawn a little closer, up to a fifth.
        assert width(text, size, cut) <= room * 1.25, f"{lang}: {text}"


@pytest.mark.parametrize("lang", OTHERS)
def test_a_picture_speaks_its_language(lang: str) -> None:
    view = GAME.start(players=3).view(None)
    words = phrases_of("world", lang)
    drawn = unescape(BOARD.draw(view, words=words))
    english = unescape(BOARD.draw(view))
    assert f'aria-label="{words("table", chapter="–", number=0)}"' in drawn
    for label in (words("ground-forest"), words.label("tower"), words("ground-supply")):
        assert f">{label}</text>" in drawn
        assert f">{label}</text>" not in english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_a_terminal(lang: str) -> None:
    words = Words("world", lang)
    for number, (state, _) in enumerate(situations("world", 4, 6)):
        if number % 9:
            continue
        mover = GAME.mover(state)
        view = state.view(mover if isinstance(mover, int) else None)
        for columns in (80, 120):
            lines = TERMINAL.picture(view, words, PLAYERS, "ABCD", columns)
            assert max(len(plain(line)) for line in lines) <= columns
            assert len(lines) <= 60
    assert words.troubles == []


def test_a_player_sees_his_own_hand_in_the_terminal_and_nobody_elses() -> None:
    words = Words("world")
    state = next(s for s, _ in situations("world", 2, 1) if s.view(None)["step"] == "discard")
    seat = state.to_move
    text = "\n".join(
        plain(line) for line in TERMINAL.own(state.view(seat), words, PLAYERS, "AB", seat)
    )
    for card in state.view(seat)["seats"][seat]["hand"]:
        assert words.name(card) in text
    other = 1 - seat
    text = "\n".join(
        plain(line) for line in TERMINAL.own(state.view(seat), words, PLAYERS, "AB", other)
    )
    assert "goods behind the screen" in text
    assert "hand:" not in text
