"""The picture of every game's table: whole, honest, stable, and every choice that has a piece."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

import tabard
from tabard.draw import icons
from tabard.draw.pictures import Pictures
from tabard.games import folder
from tabard.kernel.dealer import Dealer
from tests.games.pictures import (
    LAYOUTS,
    Layout,
    Moment,
    board_of,
    many_moments,
    picture,
    some,
)

MOMENTS = 200 if os.environ.get("TABARD_WHOLE") else 80
EVERY_GAME = pytest.mark.parametrize("game", tabard.GAMES)
EVERY_LAYOUT = pytest.mark.parametrize("layout", LAYOUTS)


def with_pieces(moment: Moment, what: str) -> list[Any]:
    """The choices or refusals of a moment that have a piece on the table."""
    tree = board_of(moment["game"]).tree
    assert tree is not None
    piece_of = tree(len(moment["view"]["seats"]), "wide").piece_of
    return [one for one in moment.get(what, ()) if piece_of(one)]


@pytest.mark.slow
@EVERY_GAME
@EVERY_LAYOUT
def test_every_moment_shows_each_choice_once_and_no_id_twice(game: str, layout: Layout) -> None:
    """What a phone shows of the own mat beside the board is on the mat as well."""
    for moment in some(many_moments(game), MOMENTS):
        drawn = picture(moment, layout)
        wanted = [choice["code"] for choice in with_pieces(moment, "choices")]
        found = re.findall(r'<(\w+ [^>]*)class="can[^"]*" data-code="(\d+)"', drawn)
        shelf = [code for piece, code in found if 'id="shelf-' in piece]
        codes = [int(code) for piece, code in found if 'id="shelf-' not in piece]
        assert sorted(codes) == sorted(wanted), moment["view"]["step"]
        assert len(shelf) == len({*shelf})
        assert not shelf or layout == "tall"
        assert drawn.count('class="halo"') == len(wanted) + len(shelf), "only choices glow"
        ids = Counter(re.findall(r' id="([^"]+)"', drawn))
        assert ids.most_common(1)[0][1] == 1, ids.most_common(1)


@EVERY_GAME
@EVERY_LAYOUT
def test_every_moment_is_well_formed_and_its_icons_are_in_the_sprite(
    game: str, layout: Layout
) -> None:
    for moment in some(many_moments(game), 20):
        drawn = picture(moment, layout)
        root = ElementTree.fromstring(drawn)
        assert root.get("role") == "group"
        assert root.get("aria-label")
        assert set(icons.used(drawn)) <= icons.SYMBOLS.keys()


@EVERY_GAME
def test_every_emblem_of_a_choice_is_in_the_sprite(game: str) -> None:
    actions = tabard.game(game).actions
    emblems = {board_of(game).emblem(actions.json(code)) for code in range(len(actions.texts))}
    assert len(emblems) > 1
    assert emblems - {""} <= icons.SYMBOLS.keys()


@EVERY_GAME
def test_every_piece_that_is_named_belongs_to_a_choice_of_the_game(game: str) -> None:
    families = {family.name for family in tabard.game(game).actions.families}
    assert families >= Pictures(folder(game)).pieces.keys()


@EVERY_GAME
def test_refused_pieces_name_their_rule(game: str) -> None:
    refused = [moment for moment in many_moments(game) if with_pieces(moment, "refusals")]
    shown = 0
    for moment in some(refused, 20):
        rules = {one["rule"] for one in moment["refusals"]}
        for layout in LAYOUTS:
            found = re.findall(r'data-refused="([^"]+)"', picture(moment, layout))
            assert set(found) <= rules
            shown += len(found)
    assert shown > 10


@pytest.mark.slow
@EVERY_GAME
@EVERY_LAYOUT
def test_the_frame_stays_with_who_has_not_confirmed(game: str, layout: Layout) -> None:
    asked = [
        moment
        for moment in many_moments(game)
        if moment["seat"] is not None
        and moment["view"].get("active", moment["seat"]) == moment["seat"]
    ]
    for moment in some(asked, 10):
        seat = moment["seat"]
        other = (seat + 1) % moment["view"]["players"]
        assert picture(moment, layout, unconfirmed=seat) == picture(moment, layout)
        framed = picture(moment, layout, unconfirmed=other)
        assert (framed != picture(moment, layout)) == (other != seat)  # one may play alone


@EVERY_GAME
def test_a_view_has_one_picture_also_after_a_journey_as_json(game: str) -> None:
    for moment in some(many_moments(game), 15):
        travelled = moment | {"view": json.loads(json.dumps(moment["view"]))}
        assert picture(moment) == picture(travelled)


@pytest.mark.slow
@EVERY_GAME
def test_the_picture_of_a_seat_hides_what_the_seat_cannot_know(game: str) -> None:
    draw = board_of(game).draw
    for moment in some(many_moments(game), 20):
        state = moment["state"]
        for seat in (None, *range(moment["view"]["players"])):
            other = state.redeal(seat, Dealer(7))
            assert draw(state.view(seat), seat=seat) == draw(other.view(seat), seat=seat)


@pytest.mark.slow
@EVERY_GAME
@EVERY_LAYOUT
def test_all_mats_are_in_every_picture_and_every_room_lies_within_it(
    game: str, layout: Layout
) -> None:
    board = board_of(game)
    counts = tabard.game(game).players
    for players in {counts[0], counts[-1]}:
        every = [m["view"] for m in many_moments(game) if m["view"]["players"] == players]
        for view in {view["step"]: view for view in every}.values():
            for seat in (None, players - 1):
                drawn = board.draw(view, seat=seat, layout=layout)
                mats = set(re.findall(r'id="mat-(\d)"', drawn))
                # A single player's opponent has a mat too.
                assert mats == {str(mat) for mat in range(max(2, players))}
                rooms = board.rooms(view, seat, layout)
                _, _, width, height = rooms["whole"]
                for x, y, w, h in rooms.values():
                    assert min(x, y) >= 0
                    assert x + w <= width
                    assert y + h <= height
