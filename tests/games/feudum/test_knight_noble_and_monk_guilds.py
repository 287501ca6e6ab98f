"""What trade, pull and push of knights, nobles and monks do (sections 23, 25 and 26)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.state import CHANCE
from tests.games.feudum.guild_halls import HERE, board, pulling, pushing, trading
from tests.games.feudum.tables import (
    choose,
    of_all,
    open_choices,
    pawn,
    player,
    seat,
    table,
)
from tests.rules import rule


@rule("FEU-23.1")
def test_the_whole_own_row_costs_three() -> None:
    s = trading("knight", guilds={"rows": {"yellow": 2}})
    assert (player(s, 0)["markers"], player(s, 0)["coins"]) == (9, 4)
    assert (board(s, "rows")["yellow"], board(s, "rows")["blue"]) == (0, 2)
    s = table("guild", seats=[seat(), seat()], guilds={"rows": {"yellow": 0}, "rosary": [2]})
    assert "trade knight" not in open_choices(s)


@rule("FEU-23.2")
def test_a_knight_pull_makes_one_invention_and_always_scores() -> None:
    s = pulling("knight", guilds={"stores": {"saltpetre": 3, "sulphur": 3, "food": 1, "wood": 2}})
    assert open_choices(s) == ["invent ship", "invent barrel"]
    choose(s, "invent ship")
    assert (board(s, "vessels")["ship"], player(s, 0)["vp"]) == (1, 3)
    assert s.view(None)["step"] == "writs"


@rule("FEU-23.3", "FEU-33.3", "FEU-25.1")
def test_a_knight_push_turns_markers_of_different_colours_into_seals() -> None:
    s = pushing("knight", guilds={"rows": {"blue": 1, "red": 0}}, scrolls=(2, 0, 3, 0, 4, 5))
    assert open_choices(s) == ["markers 1", "markers 2"]  # two scrolls are free
    choose(s, "markers 2")
    assert open_choices(s) == ["colour yellow", "colour blue"]
    before = s.view(None)["supply"]["markers"]
    choose(s, "colour yellow", "colour purple")
    assert board(s, "rows") == {"yellow": 1, "blue": 1, "red": 0, "purple": 1}
    after = s.view(None)["supply"]["markers"]
    assert (after["yellow"], after["purple"]) == (before["yellow"] + 1, before["purple"] + 1)
    choose(s, "draw_seal 2", "draw_seal 3")
    assert board(s, "scrolls") == ["s1", "s2", "s3", "s4", "s5", "s6"]
    assert player(s, 0)["vp"] == 5  # two rows, two columns: the higher count is two


@rule("FEU-23.3", "FEU-25.1")
@pytest.mark.parametrize(
    ("scrolls", "chosen", "points"),
    [
        ((0, 2, 2, 2, 0, 2), "s1", 4),  # first row and first column: each one
        ((2, 2, 0, 0, 0, 0), "s3", 4),  # the first row; s3 is a column by itself
        ((2, 0, 0, 2, 0, 0), "s6", 4),  # the first column
        ((2, 0, 0, 0, 0, 2), "s4", 4),  # the first column again, and no row
        ((2, 0, 0, 0, 0, 0), "s3", 4),  # the last column is a single scroll
        ((0, 0, 0, 0, 0, 0), "s4", 0),
    ],
)
def test_rows_and_columns_of_scrolls(scrolls: Any, chosen: str, points: int) -> None:
    s = pushing("knight", scrolls=scrolls)
    choose(s, "markers 1", "colour yellow", f"scroll {chosen}", "draw_seal 3")
    assert player(s, 0)["vp"] == points


@rule("FEU-25.2", "FEU-33.3")
def test_one_or_two_seals_of_choice_for_three_each() -> None:
    s = trading("noble", scrolls=(2, 0, 3, 0, 4, 5))
    choose(s, "scroll s3")
    assert open_choices(s) == ["scroll s5", "scroll s6", "stop"]
    choose(s, "scroll s6")
    assert (player(s, 0)["coins"], player(s, 0)["seals"]) == (1, [None, None])
    assert s.position()["secret"]["seals"][0] == [3, 5]
    assert board(s, "scrolls") == ["s1", "s5"]
    s = trading("noble", {"coins": 5}, scrolls=(2, 0, 3, 0, 4, 5))
    choose(s, "scroll s1")
    assert (player(s, 0)["coins"], s.to_move) == (2, 1)


@rule("FEU-25.3")
def test_a_noble_pull_puts_two_seals_on_scrolls_and_needs_a_line() -> None:
    s = pulling("noble", scrolls=(2, 0, 3, 0, 4, 5))
    choose(s, "colour yellow", "colour blue", "draw_seal 2", "draw_seal 3")
    assert board(s, "scrolls") == ["s1", "s2", "s3", "s4", "s5", "s6"]
    assert player(s, 0)["vp"] == 3
    one = pulling("noble", scrolls=(2, 2, 3, 0, 4, 5))  # only one scroll is free
    choose(one, "colour yellow", "draw_seal 3")
    assert (player(one, 0)["vp"], board(one, "rows")["yellow"]) == (3, 1)
    none = pulling("noble")
    choose(none, "colour yellow", "colour blue", "scroll s1", "scroll s2")
    choose(none, "draw_seal 2", "draw_seal 3")
    assert player(none, 0)["vp"] == 0


@rule("FEU-25.4")
@pytest.mark.parametrize(
    ("rosary", "scrolls", "points"),
    [
        ([], (2, 2, 0, 0, 0, 0), 0),
        ([], (2, 3, 0, 0, 0, 0), 4),
        ([2, 4], (2, 3, 0, 0, 0, 0), 5),
        ([4, 4, 4], (2, 3, 0, 0, 0, 0), 6),
    ],
)
def test_a_noble_push_scores_by_the_sum_of_the_rosary(
    rosary: list[int], scrolls: Any, points: int
) -> None:
    s = pushing("noble", guilds={"rosary": rosary}, scrolls=scrolls)
    assert sorted(board(s, "rosary")) == sorted([*rosary, *[v for v in scrolls if v]])
    assert player(s, 0)["vp"] == points


@rule("FEU-25.4", "FEU-33.3")
def test_a_rosary_of_seven_takes_no_more() -> None:
    s = pushing("noble", guilds={"rosary": [2, 2, 3, 3, 3, 4]}, scrolls=(2, 0, 3, 0, 0, 0))
    assert open_choices(s) == ["scroll s1", "scroll s3"]
    choose(s, "scroll s3")
    assert (len(board(s, "rosary")), board(s, "scrolls")) == (7, ["s1"])
    people = [seat(pawns=[pawn(HERE, "noble")]), seat()]
    s = table(
        "guild", seats=people, guilds={"rosary": [2, 2, 3, 3, 3, 4, 4]}, scrolls=(2, 0, 0, 0, 0, 0)
    )
    assert "push noble" not in open_choices(s)


@rule("FEU-26.1", "FEU-32.2")
def test_a_bead_is_the_lowest_or_the_highest_by_lot_for_three() -> None:
    s = trading("monk", guilds={"rosary": [2, 3, 5]})
    assert (s.to_move, open_choices(s)) == (CHANCE, ["draw_bead lowest", "draw_bead highest"])
    assert s.weights() == [1, 1]
    choose(s, "draw_bead highest")
    assert (player(s, 0)["beads"], player(s, 0)["coins"]) == ([5], 4)
    assert board(s, "rosary") == [2, 3]


@rule("FEU-26.2", "FEU-33.3")
@pytest.mark.parametrize(("rosary", "points"), [([3, 5], 3), ([2, 5], 0)])
def test_a_monk_pull_turns_one_seal_and_needs_eleven(rosary: list[int], points: int) -> None:
    s = pulling("monk", guilds={"rosary": rosary}, scrolls=(3, 0, 4, 0, 0, 0))
    assert open_choices(s) == ["scroll s1", "scroll s3"]
    choose(s, "scroll s1")
    assert sorted(board(s, "rosary")) == sorted([*rosary, 3])
    assert player(s, 0)["vp"] == points


@rule("FEU-26.3")
@pytest.mark.parametrize(("chickens", "points"), [([], 0), ([2], 4), ([2, 2], 5), ([2, 5], 6)])
def test_a_monk_push_scores_by_the_sum_of_the_chickens(chickens: list[int], points: int) -> None:
    s = pushing("monk", guilds={"rosary": [2, 4], "chickens": chickens})
    assert open_choices(s) == ["draw_bead lowest", "draw_bead highest"]
    choose(s, "draw_bead lowest")
    assert board(s, "rosary") == [4]
    assert player(s, 0)["vp"] == points


@rule("FEU-26.4")
def test_a_monk_push_splits_the_coffer() -> None:
    both = seat(pawns=[pawn(HERE, "monk")])
    s = pushing("monk", both, guilds={"rosary": [2], "coffer": 3})
    assert (of_all(s, "coins"), board(s, "coffer")) == ([9, 8], 0)
    s = pushing("monk", guilds={"rosary": [2], "coffer": 3})
    assert (of_all(s, "coins"), board(s, "coffer")) == ([9, 7], 1)
