"""What players read of Pilgrim: whole games in every language, labels, reasons, verdicts."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.pilgrim import tables as t
from tabard.words import Words
from tests.games.pilgrim.houses import renting
from tests.games.pilgrim.tables import GAME, choose, owner_table, path, road, seat, table
from tests.rules import rule

PLAYERS = ["Anna", "Joris", "Mira", "Emil"]
ENGLISH = Words("pilgrim")


def label(state: Any, choice: str, lang: str = "en") -> str:
    """The button of a choice."""
    form = GAME.actions.json(GAME.actions.parse(choice))
    return Words("pilgrim", lang).choice(state.view(None), form, PLAYERS)


def test_a_duty_is_offered_with_its_value_and_fee() -> None:
    state = table("choose_action", seats=[seat(north=2, east=1, west=1), seat(east=2), seat()])
    assert label(state, "duty produce") == "Produce: gain wheat or stone, value 2"
    assert label(state, "duty clerical") == "Clerical: gain piety or silver, value 1 for 1 silver"
    assert label(state, "tithe produce") == "1 stone (Produce): take the tithe"
    assert label(state, "tithe allocation", "de") == "1 Münze (Zuteilung): den Zehnten nehmen"
    assert label(state, "tithe build_roads", "nl") == "1 naar keuze (Wegenbouw): de tiende nemen"


@rule("PGM-15.5")
@pytest.mark.parametrize(
    ("lang", "some", "none", "row"),
    [
        ("en", "1 stone + 2 silver", "nothing", "1 wheat + silver: 0 to 2"),
        ("de", "1 Stein + 2 Münzen", "nichts", "1 Getreide + Münzen: 0 bis 2"),
        ("nl", "1 steen + 2 zilver", "niets", "1 graan + zilver: 0 tot 2"),
    ],
)
def test_taxes_name_only_what_is_taken(lang: str, some: str, none: str, row: str) -> None:
    words, view = Words("pilgrim", lang), table("choose_action").view(None)

    def tax(**taken: int) -> dict[str, Any]:
        return {"do": "tax", **{kind: taken.get(kind, 0) for kind in t.KIND_IDS}}

    assert words.choice(view, tax(stone=1, silver=2), PLAYERS) == some
    assert words.choice(view, tax(), PLAYERS) == none
    assert words.choices(view, [tax(wheat=1, silver=n) for n in range(3)], PLAYERS) == row
    assert ":" in words.choices(view, [tax(silver=n) for n in range(3)], PLAYERS)
    assert words.troubles == []


@rule("PGM-22.6", "PGM-22.7")
def test_who_chooses_the_start_player_is_not_called_more_pious_than_those_level_with_him() -> None:
    view = table("choose_start_player", seats=[seat(piety=0), seat(piety=0), seat()]).view(0)
    assert "nobody is more pious than you" in ENGLISH.prompt(view, PLAYERS)


@rule("PGM-20.28")
def test_a_fee_that_only_the_customs_house_can_spare_is_not_named() -> None:
    mine = {"city": 0, "south": 1, "north": 1, "silver": 0}
    state = owner_table("choose_action", "customs_house", mine=mine, others=[seat(south=3), seat()])
    assert label(state, "duty taxation").endswith(", value 2")


@rule("PGM-20.36")
def test_only_the_own_wagon_yard_is_called_free_of_charge() -> None:
    pulpit, yard = seat(buildings=["pulpit"]), seat(buildings=["wagon_yard"])
    state = renting("start_window", "pulpit", "wagon_yard", others=[yard, pulpit])
    assert "fee" in label(choose(state, "use pulpit"), "rent wagon_yard")
    mine = {"buildings": ["wagon_yard"]}
    state = renting("start_window", "pulpit", "wagon_yard", mine=mine, others=[pulpit, seat()])
    assert "free of charge" in label(choose(state, "use pulpit"), "rent wagon_yard")


@rule("PGM-20.31")
def test_labels_leave_out_the_wheat_that_the_mill_saves() -> None:
    mine = {"city": 0, "west": 2, "north_west": 2, "wheat": 3}
    state = owner_table("choose_action", "mill", mine=mine)
    given = choose(state.copy(), "duty give_alms", "mode alms")
    assert label(given, "alms 0 2") == "0 silver, 0 wheat, and 2 wheat that the Mill saves"
    ordaining = choose(state, "duty ordination")
    assert label(ordaining, "ordain") == "ordain a serf: the Mill saves the wheat, Village → Abbey"


def test_a_tile_says_what_it_costs_and_where_it_leads() -> None:
    opened = path(road("e5", 0, 3), road("e4", 0, 4))
    own = seat(south_east=2, piety=4, silver=4, paths=[opened])
    pending = {"location": "south_east", "value": 2, "strength": "majority"}
    state = table("road_unit", seats=[own, seat()], rolls=(4, 3, 3, 3), pending=pending)
    assert label(state, "extend").startswith("go on to cell D4")
    state.apply(GAME.actions.parse("extend"))
    assert label(state, "lay s nw") == (
        "Gentle curve to Canterbury: 1 stone + 3 piety + 3 silver, and the path is consecrated"
    )
    assert label(state, "lay s n") == "Straight road to the north: 1 stone"


def test_a_building_says_whose_it_is_and_what_it_does() -> None:
    own, other = seat(buildings=["brewery"]), seat(buildings=["chapel"])
    state = table("start_window", seats=[own, other, seat()], round=20)
    assert label(state, "use brewery") == "Brewery: pay 1 wheat, gain 2 silver"
    assert label(state, "use chapel") == "Chapel, rented from Joris: +1 piety from Devotion"
    assert label(state, "use pulpit").startswith("Pulpit, rented: ")


def test_the_log_names_duties_where_the_ring_has_been_dealt() -> None:
    state = table("sow_origin", seats=[seat(north=2), seat(), seat()])
    log: list[Any] = []
    state.log = log
    state.apply(GAME.actions.parse("pick north"))
    told = [ENGLISH.event(event.seen_by(None), PLAYERS, ENGLISH.places_in(state)) for event in log]
    assert told[0] == "Anna picks up 2 acolytes: Produce"
    assert told[1] == "Anna places an acolyte: Allocation"


def test_ab_bott_says_why() -> None:
    event = {"kind": "abbott-picks-up", "seat": -1, "amount": 3, "thing": "city-first"}
    text = ENGLISH.event(event | {"place": "city", "rule": "PGM-27.1"}, PLAYERS)
    assert text == "Ab-Bott picks up 3: City, a tie, and the City comes first"
    gain = {"kind": "gains", "seat": -1, "amount": 1, "thing": "wheat", "place": ""}
    assert ENGLISH.event(gain, PLAYERS) == "Ab-Bott gains 1 wheat"


def mat(points: int, piety: int = 0, alms: int = 0) -> dict[str, Any]:
    return {"points": points, "piety": piety, "alms": alms, "score": {"goods": points}}


@pytest.mark.parametrize(
    ("seats", "places", "sentence"),
    [
        ([mat(30), mat(20)], [1, 2], "Anna wins with 30 points."),
        ([mat(30), mat(30, 2)], [2, 1], "Joris wins: 30 points like Anna, but more piety."),
        (
            [mat(30, 2, 1), mat(30, 2)],
            [1, 2],
            "Anna wins: 30 points and piety like Joris, but higher in alms.",
        ),
        ([mat(30), mat(30)], [2, 1], "Joris wins: level with Anna, but earlier in turn order."),
    ],
)
def test_a_tie_is_settled_in_words(seats: list[Any], places: list[int], sentence: str) -> None:
    view = {"campaign": None, "abbott": None, "seats": seats}
    assert ENGLISH.verdict(view, places, PLAYERS) == sentence


def test_a_solo_game_and_a_campaign_have_their_verdicts() -> None:
    view: dict[str, Any] = {
        "campaign": None,
        "abbott": mat(40),
        "seats": [mat(50)],
        "start_player": 0,
    }
    assert ENGLISH.verdict(view, [1], PLAYERS) == "Anna beats Ab-Bott: 50 points to 40."
    view["abbott"] = mat(60)
    assert ENGLISH.verdict(view, [1], PLAYERS) == "Ab-Bott beats Anna: 60 points to 50."
    view |= {"to_move": "over", "campaign": {"game": 1, "games": 3, "sum": -10, "rank": "beaten"}}
    assert ENGLISH.verdict(view, [1], PLAYERS) == (
        "Game 1 of 3: Ab-Bott beats Anna, 60 points to 50. The campaign stands at −10."
    )
    for rank in t.RANK_IDS:
        view["campaign"] = {"game": 3, "games": 3, "sum": 3, "rank": rank}
        assert ENGLISH.name(rank) in ENGLISH.verdict(view, [1], PLAYERS)
    assert ENGLISH.troubles == []


def test_the_player_may_let_ab_bott_start() -> None:
    state = table("choose_start_player", seats=[seat(piety=5)])
    alone = Words("pilgrim")
    labels = [
        alone.choice(state.view(0), GAME.actions.json(code), ["Anna"]) for code in state.choices()
    ]
    assert labels == ["Anna starts", "Ab-Bott starts"]


def test_quadrants_keep_their_names_in_the_log() -> None:
    state = table("choose_action")
    event = {"kind": "opens-quadrant", "seat": 0, "amount": 0, "thing": "north_west", "place": ""}
    text = ENGLISH.event(event, PLAYERS, ENGLISH.places_in(state))
    assert text == "Anna opens the North-west"


def test_a_route_of_seeding_names_the_duties_on_its_way() -> None:
    state = table("choose_action")
    assert label(state, "seed north ring") == (
        "North: Produce → Allocation → Clerical → Build Roads → Taxation"
    )
    assert label(state, "seed south north").endswith("Give Alms → City → Produce")
