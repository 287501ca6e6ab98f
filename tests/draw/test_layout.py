"""Boxes are cut without overlaps, and what players have is laid where a mat has a place for it."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tabard.draw import effects, mats, meanings, stage, tips
from tabard.draw.effects import Mark
from tabard.draw.holdings import held
from tabard.draw.layout import Box, fanned, filled
from tabard.draw.mats import Held, Sign
from tabard.draw.scene import Scene
from tabard.draw.stamps import printed
from tabard.draw.stations import Size, station
from tabard.draw.tree import Node
from tabard.draw.words import Phrasebook
from tabard.games import presentation
from tabard.presentation.holdings import Holding

BOX = Box(10, 20, 100, 60)
WOOD = Holding("wood", "goods.wood", "good-*-wood", "goods-of")


def apart(one: Box, two: Box) -> bool:
    return (
        one.right <= two.x + 0.01
        or two.right <= one.x + 0.01
        or one.low <= two.y + 0.01
        or two.low <= one.y + 0.01
    )


@pytest.mark.parametrize(("across", "number"), [(1, 4), (3, 7), (5, 5), (4, 9)])
def test_a_grid_divides_its_box_without_overlaps(across: int, number: int) -> None:
    cells = BOX.grid(across, number, gap=3, down=4)
    assert len(cells) == number
    assert all(apart(one, two) for one, two in combinations(cells, 2))
    assert max(cell.right for cell in cells) <= BOX.right + 0.01
    assert max(cell.low for cell in cells) == pytest.approx(BOX.low, abs=0.05)


def test_a_row_is_as_wide_as_its_box_or_as_wide_as_it_may_be() -> None:
    assert [cell.w for cell in BOX.row(4, gap=4)] == [22] * 4
    assert [cell.w for cell in BOX.row(4, gap=4, most=10)] == [10] * 4
    assert BOX.row(0) == []


def test_cards_lie_over_each_other_only_where_they_must() -> None:
    roomy, close = fanned(3, BOX, 20), fanned(9, BOX, 20)
    assert [one.x for one in roomy] == [10, 34, 58]
    assert close[-1].right == pytest.approx(BOX.right)
    assert close[1].x < close[0].right


def test_a_row_of_texts_has_its_empty_places() -> None:
    assert filled(["a"], 3) == ["a", "", ""]


def test_one_drawing_has_two_sizes() -> None:
    wide, tall = Size(False, {"court": BOX}), Size(True, {"court": BOX.moved(1, 1)})
    assert (wide(54, 28), tall(54, 28)) == (54, 28)
    assert tall.boxes["court"].x == 11


def test_a_station_is_a_named_group_around_what_lies_on_it() -> None:
    opened, inside, closed = station("station-x", lambda _: "the X", BOX, "town", [Node("a", str)])
    begun = printed(opened.draw(None))
    assert 'id="station-x"' in begun
    assert 'aria-label="the X"' in begun
    assert (inside.ids, closed.draw(None)) == (("a",), "</g>")


def looking(seat: int | None = 0) -> Scene:
    words: Phrasebook = presentation("pillars").words()
    one = {"goods": {"wood": 3}, "vp": 7}
    view = {"seats": [one, {"goods": {"wood": 0}, "vp": 2}], "phase": "cards", "to_move": 0}
    return Scene(view, seat, ["Anna", "Joris"], words)


def square(name: str, seat: int, size: float) -> str:
    return f'<rect class="{name}-{seat}" width="{size:g}"/>'


def test_a_holding_is_counted_drawn_and_told() -> None:
    draw = held(WOOD, square).draw
    mine, other = (printed(draw(looking(), seat, BOX)) for seat in (0, 1))
    assert 'id="good-0-wood"' in mine
    assert ">3<" in mine
    assert "Anna, wood: 3" in mine
    assert 'id="good-1-wood"' in other
    assert 'opacity=".35"' in other


def test_what_is_not_seen_of_a_player_counts_nothing() -> None:
    assert WOOD.count({"vp": 1}) == 0
    assert Holding("seals", "seals", "", "").count({"seals": [1, 1]}) == 2


def drawn(_: Any, seat: int, *place: Any) -> str:
    return f"{seat}{place}"


def test_a_mat_has_what_has_a_place_on_it_in_the_order_of_the_things() -> None:
    things = (
        Held("a", drawn, "gold", "phase ?seats.*.vp", "=return/{seat}"),
        Held("b", drawn),
        Held("c", drawn, parts=("x", "y")),
    )
    small = mats.laid(1, 2, things, {"c": (1,), "a": BOX})
    assert [node.ids for node in small] == [("mat-1-a",), ("mat-1-c-x", "mat-1-c-y")]
    assert small[0].reads == ("seats.1.gold", "phase", "?seats.0.vp", "?seats.1.vp")
    assert (small[0].touch, small[0].own) == ((), False)
    assert small[0].draw(None) == f"1{(BOX,)}"
    own = mats.laid(1, 2, things, {"a": (1, 2)}, own=True)
    assert (own[0].ids, own[0].touch, own[0].own) == (("own-1-a",), ("=return/1",), True)
    assert own[0].draw(None) == "1(1, 2)"


def test_what_is_lit_on_every_mat_is_drawn_for_each_viewer() -> None:
    thing = Held("slot", drawn, touch="building/", lit=True)
    (node,) = mats.laid(0, 2, (thing,), {"slot": BOX})
    assert (node.touch, node.own) == (("building/",), True)


def test_many_signs_keep_to_their_room() -> None:
    many = [Sign(f"s{i}", "told", Mark(20, "")) for i in range(5)]
    assert "scale" not in mats.signs(many[:2], 0, 0, 100)
    assert "scale(0.431)" in mats.signs(many, 0, 0, 50)


def thing(name: str, number: str, size: float) -> list[Mark] | None:
    return [Mark(size, f"{name}{number}")] if name in ("wool", "money") else None


def test_a_meaning_is_read_into_marks() -> None:
    read = meanings.Reader(thing, lambda size: size + 2, lambda size: size * 2)
    marks = read("wool*{give} → money @halt*2 {more:+}", {"give": 2, "more": -1}, 8)
    assert [mark.drawing for mark in marks[:3]] == ["wool2", effects.becomes().drawing, "money"]
    assert [mark.wide for mark in marks[3:5]] == [10, 10]
    assert "−1" in marks[5].drawing.replace("&#8722;", "−")


def test_rooms_of_a_phone_lie_one_under_another_and_one_without_a_height_is_not_there() -> None:
    found = stage.stacked(100, {"mat": 0, "others": 50, "unseen": 20})
    assert found == {
        "others": (0, 100, stage.PHONE, 50),
        "unseen": (0, 100 + 50 + stage.GAP, stage.PHONE, 20),
        "whole": (0, 0, stage.PHONE, 100 + 50 + stage.GAP + 20),
    }


def test_a_holding_answers_with_its_number_limit_and_rule() -> None:
    wood = WOOD._replace(limit=5, rule="PIL-17.5", tip="good")
    (found,) = tips.held([wood], {"goods": {"wood": 3}}, 1, goods=4)
    assert (found.thing, found.says, found.rule) == ("good-1-wood", "good", "PIL-17.5")
    facts = {"who_seat": 1, "number": 3, "most": 5, "kind": "wood", "goods": 4}
    assert found.facts == facts


def test_points_answer_with_the_place_they_are_worth() -> None:
    first, second = tips.standing("points-1 vp-1", "PIL-20.1", 1, 7, [(9, 0), (7, 3), (7, 5)])
    assert (first.thing, second.thing) == ("points-1", "vp-1")
    assert first.facts == {"who_seat": 1, "points": 7, "place": 3, "whole": 3}
