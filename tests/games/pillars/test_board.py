"""What the picture of this table shows, beside what `tests.games.test_boards` asks of all."""

from __future__ import annotations

import copy
import json
import re
from collections import Counter
from html import unescape
from itertools import islice
from xml.etree import ElementTree

import pytest

import tabard
from tabard.draw import page
from tabard.draw.stamps import printed
from tabard.games.pillars import facts
from tabard.games.pillars.board import BOARD, deck, faces
from tabard.words import phrases_of
from tests.games.pictures import LAYOUTS, Moment, moments, picture

GAME = tabard.game("pillars")
SAY = phrases_of("pillars")


@pytest.fixture(scope="module")
def game() -> list[Moment]:
    """Every moment of a game for three, and of the first rounds of a game for four and for two."""
    found = [*moments("pillars", 3, seed=5)]
    for players in (2, 4):
        found += islice(moments("pillars", players, seed=players), 150)
    return found


def find(game: list[Moment], verb: str) -> Moment:
    """The last moment that offers this verb."""
    return next(m for m in reversed(game) if any(c["do"] == verb for c in m.get("choices", ())))


def test_the_games_play_offers_every_kind_of_piece(game: list[Moment]) -> None:
    seen = {c["do"] for m in game for c in m.get("choices", ())}
    rare = {"place_free", "play", "fetch", "shield", "dismiss", "return"}
    assert deck.LOOKS.pieces.keys() - rare <= seen


def test_an_event_is_face_down_until_it_is_revealed(game: list[Moment]) -> None:
    for moment in game[::7]:
        view = {k: v for k, v in moment["view"].items() if k != "foreseen"}
        shown = set(re.findall(r'id="card-(event_\w+)"', BOARD.draw(view)))
        assert shown == ({view["event"]} if view["event"] else set())


def test_what_ellen_has_seen_is_shown_to_her_owner(game: list[Moment]) -> None:
    moment = next(m for m in game if m["view"]["phase"] == "cards")
    view = moment["view"] | {"foreseen": "event_cold_winter"}
    for layout in LAYOUTS:
        assert 'id="card-event_cold_winter"' in BOARD.draw(view, seat=0, layout=layout)


def whereabouts(builders: dict[str, str]) -> Counter[tuple[str, str]]:
    """How many builders of each seat are at each place."""
    return Counter((builder.split("-")[1], place) for builder, place in builders.items())


def test_a_builder_that_did_not_move_stays_the_same_element() -> None:
    before: dict[str, str] | None = None
    for moment in moments("pillars", 4, seed=9):
        now = BOARD.follow(moment["view"], before)
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
    card = SAY.printed(moment["view"]["kingsbridge"][1])
    name = f"Kingsbridge, space 2, free, card {card}, choosable for {moment['view']['cost']} gold"
    assert f'aria-label="{name} ' in picture(moment)


def test_a_station_that_fills_in_order_offers_its_next_space_only(game: list[Moment]) -> None:
    moment = find(game, "place")
    view = json.loads(json.dumps(moment["view"]))
    view["spaces"]["market"] = [0, None, None, None]
    for do in ("place", "place_free"):
        drawn = BOARD.draw(
            view,
            choices=[{"do": do, "space": "market", "code": 77}],
            refusals=[{"do": do, "space": "market", "rule": "77"}],
            seat=moment["seat"],
        )
        assert re.search(r'id="space-market-2"[^>]* data-code="77"', drawn)
        assert re.search(r'id="space-market-3"[^>]* data-refused="77"', drawn)
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
    drawn = BOARD.draw(view, choices=both, seat=moment["seat"])
    assert re.search(r'id="space-bishops_seat-1"[^>]* data-code="1"', drawn)
    assert re.search(r'id="free-bishops_seat-1"[^>]* data-code="2"', drawn)
    assert re.search(r'id="space-start_player-1"[^>]* data-code="3"', drawn)


def test_the_winner_wears_laurels_and_the_cathedral_stands(game: list[Moment]) -> None:
    end = next(m for m in game if m["view"]["phase"] == "over")
    for layout in LAYOUTS:
        for seat in (None, 0):
            drawn = BOARD.draw(end["view"], seat=seat, layout=layout)
            assert "#i-laurel-crown" in drawn
            assert drawn.count('class="built"') == 6


def test_every_card_of_the_game_has_a_face() -> None:
    drawn = [faces.resource(card, 54, 70) for card in deck.RESOURCES]
    for card in deck.CRAFTSMEN:
        drawn.append(faces.named_craftsman(card, 90, 118, 0, 3, SAY.printed(card)))
        if card not in deck.STARTERS:
            drawn.append(faces.craftsman(card, 54, 70, 3, True))
            drawn.append(faces.craftsman(card, 34, 53, 3, True))
    for card in deck.ADVANTAGES:
        drawn.append(faces.advantage(card, 54, 82))
        drawn.append(faces.named_advantage(card, 74, 118, SAY.printed(card)))
    drawn += [faces.event(card, 54, 68) for card in deck.EVENTS]
    for face in drawn:
        ElementTree.fromstring(page.standalone(f"<svg>{face}</svg>"))


def test_the_cards_of_the_towns_show_their_effect_on_a_phone_too(game: list[Moment]) -> None:
    moment = find(game, "place")
    drawn = picture(moment, "tall")
    for card in (*moment["view"]["kingsbridge"], *moment["view"]["shiring"]):
        uses = facts.capacity(card, moment["view"]["event"]) if card in deck.CRAFTSMEN else 0
        assert printed(faces.small(card, 28, 42, uses)) in drawn
    for card, row in deck.ADVANTAGES.items():
        if row["effect"]["type"] == "income":
            assert f"var(--{row['effect']['resource']})" in printed(faces.small(card, 28, 42, 0))
    for card, row in deck.CRAFTSMEN.items():
        face = unescape(printed(faces.small(card, 28, 42, row["capacity"])))
        assert all(f"var(--{good})" in face for good in row["inputs"] if good != "gold")
        assert f">×{row['capacity']}<" in face


def test_the_marks_beside_a_name_keep_clear_of_the_points(game: list[Moment]) -> None:
    view = copy.deepcopy(game[-1]["view"])
    view["seats"][0] |= {"protected": True, "limited": True, "grey": 2}
    drawn = BOARD.draw(view, seat=0)
    grey = drawn[drawn.index('id="grey-0"') :]
    found = re.search(r'<text class="g7" x="([\d.]+)"[^>]*>2</text>', grey)
    assert found is not None
    assert drawn.count('id="mark-0-') >= 2
    assert float(found[1]) + 7 < 140 - 23  # the points are a disc of 23 round 140


def test_a_label_is_the_short_name_and_a_reader_hears_the_whole_one(game: list[Moment]) -> None:
    drawn = BOARD.draw(game[-1]["view"], words=phrases_of("pillars", "de"))
    assert ">Markt</text>" in drawn
    assert "12 Baustoffmarkt von Kingsbridge" in drawn
