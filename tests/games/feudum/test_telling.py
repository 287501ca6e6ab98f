"""The words of Feudum: whole games told in every language, scores that add up, the terminal."""

from __future__ import annotations

from random import Random

import pytest

import tabard
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.terminal import TERMINAL
from tabard.games.lines import length, plain
from tabard.messages import LANGUAGES
from tabard.words import Words
from tests.games.feudum.battlefield import HERE, at, attacking
from tests.games.feudum.tables import choose, seat, table
from tests.rules import rule

GAME = tabard.game("feudum")
PLAYERS = ["Anna", "Joris", "Mira", "Emil", "Eva"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_writ_says_what_it_does(lang: str) -> None:
    words = Words("feudum", lang)
    for card in (*t.CARD_IDS, *rw.WRIT_IDS):
        assert words.card(card)
        assert words.name(card) != card
    assert words.troubles == []


def test_a_mandate_is_phrased_from_the_data() -> None:
    words = Words("feudum")
    assert words.card("sale_small") == "1 food → 3 shillings or 1 wood + 1 food → 7 shillings"
    places = "Bay Islet, Above the Falls, Lonely Badlands"
    assert words.card("charter_isolated") == f"5/11/17 points for ruling 1/2/3 of {places}"


@pytest.mark.parametrize(
    ("places", "points", "barrels", "sentence"),
    [
        ([1, 2], (9, 8), (0, 1), "Anna wins with 9 points."),
        ([2, 1], (9, 9), (0, 1), "Joris wins: 9 points like Anna, but more sulphur in the barrel."),
        (
            [1, 1],
            (9, 9),
            (2, 2),
            "Anna, Joris win together: 9 points and 2 sulphur in the barrel each.",
        ),
    ],
)
def test_a_tie_is_settled_in_words(
    places: list[int], points: tuple[int, int], barrels: tuple[int, int], sentence: str
) -> None:
    seats = [{"vp": v, "barrel": b} for v, b in zip(points, barrels, strict=True)]
    assert Words("feudum").verdict({"seats": seats}, places, PLAYERS) == sentence


def test_hidden_things_are_not_named() -> None:
    words = Words("feudum")
    event = {"kind": "keeps-writ", "seat": 1, "amount": 0, "thing": "", "place": ""}
    assert words.event(event, PLAYERS) == "Joris keeps a writ"
    event["thing"] = "weapon_bow"
    assert words.event(event, PLAYERS) == "Joris keeps the writ Bow"


@rule("FEU-14.2", "FEU-14.4", "FEU-14.5")
def test_who_is_starved_is_told_of_food_and_immunity_and_who_is_attacked_of_strengths() -> None:
    words = Words("feudum")
    rival = {"rules": [HERE], "subjects": [HERE], "food": 1, "hand": ["tax", "defend"]}
    s = attacking({"pawns": at("noble")}, rival | {"pawns": at("monk")})
    starved = choose(s.copy(), "starve forest_mid subject")
    view = starved.view(1)
    assert words.prompt(view, PLAYERS) == (
        "Joris, Anna starves your subject at the Deep Forest: reveal Defend for 1 food, or not"
    )
    assert words.choice(view, {"do": "defend"}, PLAYERS) == (
        "reveal Defend for 1 food: the subject stays and is immune"
    )
    view["supply"]["seals"] = 0
    assert words.choice(view, {"do": "defend"}, PLAYERS).endswith("the subject stays")
    choose(starved, "defend")
    assert starved.view(None)["step"] == "immunity"
    assert words.prompt(starved.view(None), PLAYERS) == (
        "A seal is drawn for the immunity at the Deep Forest"
    )
    view = choose(s, "attack 1 pawn_1").view(1)
    assert (
        words.prompt(view, PLAYERS) == "Joris, answer Anna’s attack at the Deep Forest: 1 against 2"
    )
    assert words.choice(view, {"do": "defend"}, PLAYERS) == "reveal Defend: 3 defence"


@rule("FEU-16.3", "FEU-21.3")
def test_a_purchase_speaks_of_stopping_only_when_something_is_bought() -> None:
    s = table(
        "merchant_trade",
        seats=[seat(coins=9), seat()],
        guilds={"market": {"saltpetre": 4, "sulphur": 4}},
        act={"guild": "merchant", "host": 0, "option": 0},
    )
    words = Words("feudum")
    assert words.prompt(s.view(0), PLAYERS) == "Anna, buy one to three goods"
    choose(s, "buy saltpetre")
    assert words.prompt(s.view(0), PLAYERS) == "Anna, buy another good, or stop"


@rule("FEU-3.3", "FEU-4.5")
def test_a_region_tile_on_the_pouch_is_named_where_there_is_no_such_good() -> None:
    state = table("pouches", seats=[seat(saltpetre=1, tiles={"orchard": 1}), seat()], phase="cards")
    words, view = Words("feudum"), state.view(0)
    told = [words.choice(view, {"do": "pouch", "good": good}, PLAYERS) for good in t.POUCH_IDS]
    assert told == [
        "nothing on the pouch",
        "saltpetre: a fifth card",
        "a region tile as sulphur: two cards in one turn",
    ]


def test_an_unused_row_belongs_to_nobody() -> None:
    words = Words("feudum")
    event = {"kind": "row-grows", "seat": 0, "amount": 2, "thing": "purple", "place": ""}
    assert words.event(event, PLAYERS[:3]) == "+2 in the unused row"
    assert words.event(event, PLAYERS) == "+2 in Emil’s row"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "most"), [(80, 80), (120, 120)])
def test_the_terminal_keeps_to_its_columns(lang: str, width: int, most: int) -> None:
    state = GAME.start(players=5)
    random = Random(2)
    words = Words("feudum", lang)
    for ply in range(500):
        if ply % 50 == 0:
            view = state.view(state.to_move if state.to_move >= 0 else None)
            lines = TERMINAL.picture(view, words, PLAYERS, "◆●▲■★", width)
            assert max(length(line) for line in lines) <= most
            text = "\n".join(map(plain, lines))
            assert words.name("monk") in text
            assert TERMINAL.own(view, words, PLAYERS, "◆●▲■★", 0)
        if GAME.mover(state) == "over":
            break
        weights = state.weights() if GAME.mover(state) == "chance" else None
        state.apply(random.choices(state.choices(), weights)[0])
    assert words.troubles == []
