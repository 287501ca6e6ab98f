"""What the picture of this table shows, beside what `tests.games.test_boards` asks of all."""

from __future__ import annotations

import json
import re
from itertools import islice
from typing import Any
from xml.etree import ElementTree

import pytest

import tabard
from tabard.draw import page
from tabard.draw.lettering import Cut, width
from tabard.games.feudum import prospect
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import BOARD, berths, deck, faces, ground, routes
from tabard.games.feudum.board.layout import MAP, TALL_MAP
from tabard.messages import LANGUAGES
from tabard.words import phrases_of
from tests.games.pictures import LAYOUTS, NAMES, Moment, moments, picture

GAME = tabard.game("feudum")


@pytest.fixture(scope="module")
def game() -> list[Moment]:
    """Every moment of a game for four, and the beginnings of games for two, three and five."""
    found = [*moments("feudum", 4, seed=5)]
    for players, variant in ((2, "basic"), (3, "advanced"), (5, "advanced")):
        found += islice(moments("feudum", players, players, variant=variant), 220)
    return found


def changed(moment: Moment) -> dict[str, Any]:
    """A view of one's own to change."""
    view: dict[str, Any] = json.loads(json.dumps(moment["view"]))
    return view


def test_the_games_play_offers_most_kinds_of_pieces(game: list[Moment]) -> None:
    seen = {c["do"] for m in game for c in m.get("choices", ())}
    assert {"select", "play", "step", "place", "trade", "influence", "scroll"} <= seen


def test_the_cards_of_others_are_backs(game: list[Moment]) -> None:
    moment = next(m for m in game if m["view"]["step"] == "play_card")
    drawn = picture(moment)
    held = moment["view"]["mine"]["hand"]
    assert set(re.findall(r'id="card-(\w+)"', drawn)) == set(held)
    everybody = BOARD.draw(moment["state"].view(None))
    assert not re.findall(r'id="card-\w+"', everybody)


def test_pawns_keep_their_elements_from_place_to_place(game: list[Moment]) -> None:
    for moment in game[::29]:
        where = BOARD.follow(moment["view"])
        drawn = picture(moment)
        for piece, place in where.items():
            assert (f'id="{piece}"' in drawn) == (place != "home")


def test_a_step_stands_on_the_way_beside_its_pawn(game: list[Moment]) -> None:
    moment = next(m for m in game if any(c["do"] == "step" for c in m.get("choices", ())))
    step = next(c for c in moment["choices"] if c["do"] == "step")
    pattern = f'id="step-{step["piece"]}-{step["edge"]}"[^>]* data-code="{step["code"]}"'
    for layout in LAYOUTS:
        assert re.search(pattern, picture(moment, layout))


def test_locations_are_named_as_a_reader_should_hear_them(game: list[Moment]) -> None:
    view = changed(game[-1])
    view["locations"]["desert_centre"] |= {
        "type": "feudum",
        "guild": "noble",
        "ruler": 0,
        "subject": True,
        "serf": 2,
        "goods": {"saltpetre": 0, "sulphur": 0, "iron": 2, "wood": 0, "food": 0},
        "landscape": "orchard",
        "crop": 3,
    }
    told = (
        "Oasis, feudum (Noble Guild), Desert, ruler Anna, with a subject, serf Mira, 2 iron, "
        "orchard with 3, start location"
    )
    assert f'aria-label="{told}"' in BOARD.draw(view, names=NAMES)


def test_stars_say_why_somebody_is_master(game: list[Moment]) -> None:
    view = changed(game[-1])
    for place in view["locations"].values():
        place |= {"ruler": None, "guild": None, "type": "outpost", "subject": False, "serf": None}
    for one in view["seats"]:
        one["pawns"] = [{"at": None, "face": None, "vessel": None, "wine": False}] * t.PAWNS
    view["seats"][1]["pawns"] = [
        {"at": "sea_n", "face": "merchant", "vessel": "ship", "wine": False},
        *view["seats"][1]["pawns"][1:],
    ]
    view["locations"]["sea_n"] |= {"ruler": 1, "type": "feudum", "guild": "merchant"}
    view["locations"]["sea_e"] |= {"ruler": 1, "type": "town"}
    assert prospect.stars(view, "merchant", 1) == 5
    told = "Joris: 5 stars (pawns 1 + feudums 1, stars 3 + town 1)"
    assert f'aria-label="{told}"' in BOARD.draw(view, names=["Anna", "Joris"])


def test_an_attack_shows_both_sums(game: list[Moment]) -> None:
    asked = [m for m in game if m["view"]["step"] == "defence" and m["seat"] is not None]
    moment = next(m for m in asked if prospect.strengths(m["view"]) is not None)
    both = prospect.strengths(moment["view"])
    assert both is not None
    place = deck.PLACES[moment["view"]["facts"]["assault"]["place"]]["name_en"]
    told = f"Attack on {place}: {both[0]} against {both[1]}"
    for layout in LAYOUTS:
        assert f'aria-label="{told}"' in picture(moment, layout)


def test_the_winner_wears_laurels(game: list[Moment]) -> None:
    end = next(m for m in game if m["view"]["phase"] == "over")
    for layout in LAYOUTS:
        for seat in (None, 0):
            assert "#i-laurel-crown" in BOARD.draw(end["view"], seat=seat, layout=layout)


def test_all_guilds_are_in_every_picture_and_every_tab_has_its_room(game: list[Moment]) -> None:
    for players in (2, 3, 4, 5):
        view = next(m["view"] for m in game if m["view"]["players"] == players)
        for layout in LAYOUTS:
            for seat in (None, players - 1):
                drawn = BOARD.draw(view, seat=seat, layout=layout)
                assert set(re.findall(r'id="guild-(\w+)"', drawn)) == set(t.GUILD_IDS)
        assert {room for room, _ in BOARD.tabs} <= BOARD.rooms(view, 1, "tall").keys()


def test_a_phone_keeps_room_for_cards_from_the_first_round_on(game: list[Moment]) -> None:
    heights = {
        bool(moment["view"]["round"]): BOARD.rooms(moment["view"], 0, "tall")["board"][3]
        for moment in game
    }
    assert heights[True] - heights[False] > 58


def test_prompt_and_log_have_their_own_room_on_the_stage() -> None:
    for players in GAME.players:
        for watching in (False, True):
            assert BOARD.stage is not None
            boxes = BOARD.stage(players, watching)
            x, y, w, h = boxes["log"]
            assert (boxes["prompt"][2], x + w <= 1264, y + h <= 759) == (1024, True, True)
            assert h > 120


@pytest.mark.parametrize("box", [MAP, TALL_MAP])
def test_locations_stand_apart_and_pieces_beside_them(box: ground.Ground) -> None:
    spots = [box.location(place) for place in t.LOCATION_IDS]
    for i, (x, y) in enumerate(spots):
        assert box.x + box.r <= x <= box.x + box.w - box.r
        assert box.y + box.r <= y <= box.y + box.h - box.r
        for a, b in spots[:i]:
            assert ((x - a) ** 2 + (y - b) ** 2) ** 0.5 > 2.4 * box.r
    for place in t.LOCATION_IDS:
        assert len(berths.berths(box, place)) >= 4


def test_every_way_is_drawn_from_rim_to_rim() -> None:
    for edge, row in ground.EDGES.items():
        line = routes.samples(MAP, edge)
        for name, (x, y) in ((row["a"], line[0]), (row["b"], line[-1])):
            a, b = MAP.location(name)
            assert MAP.r < ((x - a) ** 2 + (y - b) ** 2) ** 0.5 < 2.2 * MAP.r


def test_every_card_of_the_game_has_a_face() -> None:
    for lang in LANGUAGES:
        name = phrases_of("feudum", lang).name
        drawn = [faces.action(card, name(card), 86, 122) for card in t.CARD_IDS]
        drawn += [faces.writ(writ, name(writ), 86, 122) for writ in rw.WRIT_IDS]
        for face in drawn:
            ElementTree.fromstring(page.standalone(f"<svg>{face}</svg>"))


# Rooms of the picture that hold one line: phrase, letters and their least size, units.
ROOMS: list[tuple[str, Cut, float, float]] = [
    *((f"label-{guild}", "c6", 11, 74) for guild in t.GUILD_IDS),
    ("row-price", "g5", 13, 68),
    ("seal-price", "g5", 13, 68),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_picture_have_room(lang: str) -> None:
    for key, cut, size, room in ROOMS:
        text = phrases_of("feudum", lang)(key)
        # A fitted line may be drawn a little closer, up to a fifth.
        assert width(text, size, cut) <= room * 1.25, f"{lang}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_speaks_its_language(lang: str, game: list[Moment]) -> None:
    words = phrases_of("feudum", lang)
    assert f">{words.label('noble')}</text>" in picture(game[0], words=words)


def test_what_a_push_would_score_is_counted(game: list[Moment]) -> None:
    view = changed(game[-1])
    view["guilds"]["barn"] = {"saltpetre": 1, "sulphur": 1, "iron": 0, "wood": 0, "food": 1}
    view["guilds"]["market"] = dict.fromkeys(t.GOOD_IDS, 4) | {"saltpetre": 3, "sulphur": 3}
    assert prospect.points(view, "farmer", "push") == 5
    assert prospect.points(view, "merchant", "pull") == 3
    view["guilds"]["scrolls"] = ["s1", "s2"]
    view["guilds"]["rows"] = {"yellow": 1, "blue": 0, "red": 0, "purple": 0}
    view["supply"]["seals"] = 3
    assert prospect.points(view, "knight", "push") == 4
    view["guilds"]["rosary"] = [2, 3]
    view["guilds"]["chickens"] = [4]
    assert prospect.points(view, "monk", "push") == 5
    assert prospect.points(view, "farmer", "pull") == 3
