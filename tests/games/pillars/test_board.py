"""The picture of the table: whole, honest, stable, and every choice on it that has a piece."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Literal, get_args
from xml.etree import ElementTree

import pytest

import tabard
from tabard.draw import page
from tabard.draw.words import Phrasebook
from tabard.games.pillars import board
from tabard.games.pillars.board import deck, faces, phrases
from tabard.games.pillars.board.offers import PIECES, piece_of
from tabard.kernel.dealer import Dealer

Layout = Literal["wide", "tall"]
LAYOUTS: tuple[Layout, ...] = get_args(Layout)
NAMES = ["Anna", 'Joris "the & <bold>"', "Mira", "Emil"]

GAME = tabard.game("pillars")

Moment = dict[str, Any]


def moments(players: int, seed: int) -> Iterator[Moment]:
    """Every moment of a random game as the seat to move sees it, with its choices and refusals."""
    state = GAME.start(players=players)
    random = Random(seed)
    while True:
        mover = GAME.mover(state)
        seat = mover if isinstance(mover, int) else None
        moment: Moment = {"view": state.view(seat), "seat": seat, "state": state}
        if seat is not None:
            codes = state.choices()
            moment["choices"] = [GAME.actions.json(code) | {"code": code} for code in codes]
            moment["refusals"] = [
                GAME.actions.json(refusal.code) | {"rule": refusal.rule}
                for refusal in state.refusals()
            ]
        yield moment
        if mover == "over":
            return
        weights = state.weights() if mover == "chance" else None
        state.apply(random.choices(state.choices(), weights)[0])


def picture(moment: Moment, layout: Layout = "wide", **more: Any) -> str:
    return board.draw(
        moment["view"],
        choices=moment.get("choices", ()),
        refusals=moment.get("refusals", ()),
        seat=moment["seat"],
        layout=layout,
        names=NAMES,
        **more,
    )


@pytest.fixture(scope="module")
def game() -> list[Moment]:
    """Every moment of a game for three, and of the first rounds of a game for four and for two."""
    found = [m | {"state": m["state"].copy()} for m in moments(3, seed=5)]
    for players in (2, 4):
        for i, moment in enumerate(moments(players, seed=players)):
            if i > 150:
                break
            found.append(moment | {"state": moment["state"].copy()})
    return found


def find(game: list[Moment], verb: str) -> Moment:
    """The last moment that offers this verb."""
    return next(m for m in reversed(game) if any(c["do"] == verb for c in m.get("choices", ())))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_moment_shows_each_choice_once_and_no_id_twice(
    game: list[Moment], layout: Layout
) -> None:
    for moment in game[::2]:
        drawn = picture(moment, layout)
        wanted = [c["code"] for c in moment.get("choices", ()) if piece_of(c)]
        codes = [int(code) for code in re.findall(r'data-code="(\d+)"', drawn)]
        assert sorted(codes) == sorted(wanted), moment["view"]["step"]
        ids = Counter(re.findall(r' id="([^"]+)"', drawn))
        assert ids.most_common(1)[0][1] == 1


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_moment_is_well_formed(game: list[Moment], layout: Layout) -> None:
    for moment in game[::23] + game[-1:]:
        root = ElementTree.fromstring(picture(moment, layout))
        assert root.get("role") == "group"
        assert root.get("aria-label")


def test_only_choices_glow(game: list[Moment]) -> None:
    for moment in game[::5]:
        drawn = picture(moment)
        assert drawn.count('class="halo"') == drawn.count("data-code=")


def test_the_games_play_offers_every_kind_of_piece(game: list[Moment]) -> None:
    seen = {c["do"] for m in game for c in m.get("choices", ())}
    rare = {"place_free", "play", "fetch", "shield", "dismiss", "return"}
    assert PIECES.keys() - rare <= seen


def test_refused_pieces_name_their_rule(game: list[Moment]) -> None:
    refused = [m for m in game if any(piece_of(r) for r in m.get("refusals", ()))]
    assert refused
    for moment in refused[:: max(1, len(refused) // 20)]:
        rules = {r["rule"] for r in moment["refusals"]} | {"PIL-5.6"}
        for layout in LAYOUTS:
            found = re.findall(r'data-refused="([^"]+)"', picture(moment, layout))
            assert set(found) <= rules


def test_a_view_has_one_picture_also_after_a_journey_as_json(game: list[Moment]) -> None:
    for moment in game[::31]:
        travelled = moment | {"view": json.loads(json.dumps(moment["view"]))}
        assert picture(moment) == picture(travelled)


def test_the_picture_of_a_seat_hides_what_the_seat_cannot_know(game: list[Moment]) -> None:
    for moment in game[::13]:
        for seat in (None, *range(moment["view"]["players"])):
            other = moment["state"].redeal(seat, Dealer(7))
            assert board.draw(moment["state"].view(seat), seat=seat) == board.draw(
                other.view(seat), seat=seat
            )


def test_an_event_is_face_down_until_it_is_revealed(game: list[Moment]) -> None:
    for moment in game[::7]:
        view = {k: v for k, v in moment["view"].items() if k != "foreseen"}
        shown = set(re.findall(r'id="card-(event_\w+)"', board.draw(view)))
        assert shown == ({view["event"]} if view["event"] else set())


def test_what_ellen_has_seen_is_shown_to_her_owner(game: list[Moment]) -> None:
    moment = next(m for m in game if m["view"]["phase"] == "cards")
    view = moment["view"] | {"foreseen": "event_cold_winter"}
    for layout in LAYOUTS:
        assert 'id="card-event_cold_winter"' in board.draw(view, seat=0, layout=layout)


def whereabouts(builders: dict[str, str]) -> Counter[tuple[str, str]]:
    """How many builders of each seat are at each place."""
    return Counter((builder.split("-")[1], place) for builder, place in builders.items())


def test_a_builder_that_did_not_move_stays_the_same_element() -> None:
    before: dict[str, str] | None = None
    for moment in moments(4, seed=9):
        now = board.follow(moment["view"], before)
        if before is not None:
            moved = [b for b in now if before.get(b) != now[b]]
            apart = whereabouts(now) - whereabouts(before)
            assert len(moved) == sum(apart.values())
            assert now.keys() == before.keys()
        before = now
        if moment["view"]["round"] == 3:
            break


def test_spaces_are_named_as_a_reader_should_hear_them(game: list[Moment]) -> None:
    moment = next(
        m
        for m in game
        if any(c.get("space") == "kingsbridge_2" for c in m.get("choices", ()))
        and m["view"]["cost"] > 0
        and m["view"]["drawn"] is not None
    )
    card = deck.name_of(deck.ADVANTAGES[moment["view"]["kingsbridge"][1]], "en")
    name = f"Kingsbridge, space 2, free, card {card}, choosable for {moment['view']['cost']} gold"
    assert f'aria-label="{name}"' in picture(moment)


def test_a_station_that_fills_in_order_offers_its_next_space_only(game: list[Moment]) -> None:
    moment = find(game, "place")
    view = json.loads(json.dumps(moment["view"]))
    view["spaces"]["market"] = [0, None, None, None]
    drawn = board.draw(
        view, choices=[{"do": "place", "space": "market", "code": 77}], seat=moment["seat"]
    )
    assert re.search(r'id="space-market-2"[^>]* data-code="77"', drawn)
    assert re.search(r'id="space-market-3"[^>]* data-refused="PIL-5.6"', drawn)
    assert not re.search(r'id="space-market-1"[^>]* data-', drawn)


def test_brother_remigius_has_a_badge_beside_the_paid_choice(game: list[Moment]) -> None:
    moment = find(game, "place")
    view = json.loads(json.dumps(moment["view"]))
    view["spaces"]["bishops_seat"] = [None]
    view["spaces"]["start_player"] = [None]
    both = [
        {"do": "place", "space": "bishops_seat", "code": 1},
        {"do": "place_free", "space": "bishops_seat", "code": 2},
        {"do": "place_free", "space": "start_player", "code": 3},
    ]
    drawn = board.draw(view, choices=both, seat=moment["seat"])
    assert re.search(r'id="space-bishops_seat-1"[^>]* data-code="1"', drawn)
    assert re.search(r'id="free-bishops_seat-1"[^>]* data-code="2"', drawn)
    assert re.search(r'id="space-start_player-1"[^>]* data-code="3"', drawn)


def test_the_winner_wears_laurels_and_the_cathedral_stands(game: list[Moment]) -> None:
    end = next(m for m in game if m["view"]["phase"] == "over")
    for layout in LAYOUTS:
        for seat in (None, 0):
            drawn = board.draw(end["view"], seat=seat, layout=layout)
            assert "#i-laurel-crown" in drawn
            assert drawn.count('class="built"') == 6


def test_all_mats_are_in_every_picture(game: list[Moment]) -> None:
    for players in (2, 3, 4):
        view = next(m["view"] for m in game if m["view"]["players"] == players)
        for layout in LAYOUTS:
            for seat in (None, players - 1):
                drawn = board.draw(view, seat=seat, layout=layout)
                mats = set(re.findall(r'id="mat-(\d)"', drawn))
                assert mats == {str(i) for i in range(players)}


def test_every_room_lies_within_the_picture(game: list[Moment]) -> None:
    view = game[0]["view"]
    for layout in LAYOUTS:
        for seat in (None, 1):
            rooms = board.rooms(view, seat, layout)
            _, _, width, height = rooms["whole"]
            for x, y, w, h in rooms.values():
                assert x >= 0
                assert y >= 0
                assert x + w <= width
                assert y + h <= height


def test_every_card_of_the_game_has_a_face() -> None:
    drawn = [faces.resource(card, 54, 70) for card in deck.RESOURCES]
    for card in deck.CRAFTSMEN:
        drawn.append(faces.named_craftsman(card, 90, 118, 0, 3, "en"))
        if card not in deck.STARTERS:
            drawn.append(faces.craftsman(card, 54, 70, 3, True))
            drawn.append(faces.cheap_craftsman(card, 34, 53, 3))
    for card in deck.ADVANTAGES:
        drawn += [faces.advantage(card, 54, 82), faces.named_advantage(card, 74, 118, "nl")]
    drawn += [faces.event(card, 54, 68) for card in deck.EVENTS]
    for face in drawn:
        ElementTree.fromstring(page.standalone(f"<svg>{face}</svg>"))


def test_words_can_be_replaced(game: list[Moment]) -> None:
    german = Phrasebook("de", phrases.ENGLISH | {"label-market": "Markt"})
    drawn = board.draw(game[-1]["view"], words=german)
    assert ">Markt</text>" in drawn
    assert "12 Baustoffmarkt von Kingsbridge" in drawn
