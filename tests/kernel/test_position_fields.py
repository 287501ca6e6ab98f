"""Reading a position: each field is checked where it is read, and an error names its path."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabard.kernel.errors import BadPosition
from tabard.kernel.position import Fields

KINDS = ("wood", "sand", "stone")


def fields(**data: Any) -> Fields:
    """Fields inside an object, so that paths have two parts."""
    return Fields({"seat": data}).fields("seat")


def refused(read: Callable[[], object]) -> tuple[str, str]:
    """Where and why reading fails."""
    with pytest.raises(BadPosition) as caught:
        read()
    return caught.value.where, caught.value.problem


def test_sound_fields_are_read() -> None:
    f = Fields(
        {
            "gold": 7,
            "passed": True,
            "kind": "sand",
            "none": None,
            "row": ["stone", "wood"],
            "bag": [1, 2, 3],
            "inner": {"x": 1},
            "list": [{"x": 1}, {"x": 2}],
        }
    )
    assert f.integer("gold", 0, 30) == 7
    assert f.flag("passed") is True
    assert f.index("kind", KINDS) == 1
    assert f.index_or_none("kind", KINDS) == 1
    assert f.index_or_none("none", KINDS) == -1
    assert f.indices("row", KINDS, 0, 3) == [2, 0]
    assert f.integers("bag", 3, 0, 3) == [1, 2, 3]
    assert f.fields("inner").integer("x", 1, 1) == 1
    assert [inner.integer("x", 1, 2) for inner in f.objects("list", 0, 2)] == [1, 2]
    assert f.raw("none") is None
    assert f.has("gold")
    assert not f.has("silver")
    f.done()


@pytest.mark.parametrize("data", [None, [], "x", 3, True])
def test_a_position_is_an_object(data: Any) -> None:
    assert refused(lambda: Fields(data)) == ("position", "is not an object")


def test_a_missing_field_is_named() -> None:
    assert refused(lambda: fields().integer("gold", 0, 1)) == ("seat.gold", "is missing")


def test_a_field_nobody_knows_is_named() -> None:
    f = fields(gold=1, silver=2)
    f.integer("gold", 0, 1)
    assert refused(f.done) == ("seat.silver", "is no field of a position")


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1], {}])
def test_only_a_whole_number_is_one(value: Any) -> None:
    where, problem = refused(lambda: fields(gold=value).integer("gold", 0, 30))
    assert (where, problem) == ("seat.gold", f"{value!r} is not a whole number")


@pytest.mark.parametrize("value", [-1, 31, 10**30])
def test_a_number_keeps_its_bounds(value: int) -> None:
    where, problem = refused(lambda: fields(gold=value).integer("gold", 0, 30))
    assert (where, problem) == ("seat.gold", f"{value} is not 0 to 30")


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_only_true_and_false_are_flags(value: Any) -> None:
    where, problem = refused(lambda: fields(passed=value).flag("passed"))
    assert (where, problem) == ("seat.passed", f"{value!r} is not true or false")


@pytest.mark.parametrize("value", ["gold", "", 0, ["wood"], {}])
def test_an_id_is_one_of_the_known(value: Any) -> None:
    where, problem = refused(lambda: fields(kind=value).index("kind", KINDS))
    assert (where, problem) == ("seat.kind", f"{value!r} is not one of wood, sand, stone")


def test_null_is_an_id_only_where_it_may_be() -> None:
    assert refused(lambda: fields(kind=None).index("kind", KINDS))[0] == "seat.kind"
    assert refused(lambda: fields(kind="gold").index_or_none("kind", KINDS))[0] == "seat.kind"


@pytest.mark.parametrize("value", [None, "wood", {"wood": 1}, 3])
def test_only_a_list_is_one(value: Any) -> None:
    assert refused(lambda: fields(row=value).array("row", 0, 9)) == ("seat.row", "is not a list")


def test_a_list_keeps_its_length() -> None:
    f = fields(row=["wood"])
    assert refused(lambda: f.array("row", 2, 2)) == ("seat.row", "has 1 entries, not 2")
    assert refused(lambda: f.array("row", 2, 4)) == ("seat.row", "has 1 entries, not 2 to 4")


def test_an_entry_of_a_list_is_named_by_its_place() -> None:
    f = fields(row=["wood", "gold"], bag=[1, 9], list=[{}, 3])
    assert refused(lambda: f.indices("row", KINDS, 0, 3))[0] == "seat.row[1]"
    assert refused(lambda: f.integers("bag", 2, 0, 3)) == ("seat.bag[1]", "9 is not 0 to 3")
    assert refused(lambda: f.objects("list", 0, 3)) == ("seat.list[1]", "is not an object")


def test_an_id_stands_once_in_a_list() -> None:
    f = fields(row=["wood", "sand", "wood"])
    assert refused(lambda: f.indices("row", KINDS, 0, 3)) == (
        "seat.row[2]",
        "'wood' is there twice",
    )


def test_a_field_deep_inside_is_named_by_its_whole_path() -> None:
    f = Fields({"seats": [{"goods": {"wood": -1}}]})
    (seat,) = f.objects("seats", 1, 1)
    where, _ = refused(lambda: seat.fields("goods").integer("wood", 0, 9))
    assert where == "seats[0].goods.wood"
