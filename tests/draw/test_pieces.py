"""Pieces, cards, states and tracks are drawn as the design says."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tabard.draw import cards, effects, lettering, shapes, states, tracks
from tabard.draw.stamps import printed
from tabard.draw.states import IDLE, Offer


def parsed(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{printed(drawing)}</svg>")


@pytest.mark.parametrize(
    "drawing",
    [
        *(shapes.pawn(seat, 0, 0) for seat in (None, 0, 4)),
        shapes.pawn(1, 10, 10, ghost=True),
        shapes.shield(2, 1, 2, 14),
        shapes.meeple(None, 5, 5, 12),
        shapes.disc(3, 4, 4),
        shapes.cube("wood", 1, 1, 11),
        shapes.cube("metal", 1, 1, 24),
        shapes.coin(4, 4, 6),
        shapes.points("+1", 10, 10, 9),
        shapes.die(None, 0, 0),
        *(shapes.die(face, 0, 0) for face in range(1, 7)),
        shapes.roundel(12, 4, 4, settled=True),
        cards.frame(54, 70, "craft"),
        cards.titled(90, 118, "craft", "Mortar mixer")[0],
        cards.back(54, 70, "scroll-unfurled"),
        *(cards.stack(54, 70, "scroll-unfurled", n) for n in range(4)),
        cards.pips(1, 4, 20, 20),
        effects.line_up(
            [effects.cube("sand", 11), effects.becomes(), effects.points(1, 8)], 9, 9, 20
        ),
    ],
)
def test_every_piece_is_well_formed(drawing: str) -> None:
    parsed(drawing)


def test_a_small_cube_bears_no_icon_and_a_large_one_does() -> None:
    assert "<use" not in printed(shapes.cube("stone", 0, 0, 15))
    assert "#i-stone-block" in printed(shapes.cube("stone", 0, 0, 16))


def test_a_choice_glows_and_carries_its_code() -> None:
    group = parsed(states.slot("s", Offer(40), "Market, free", 9, 9, 17))[0]
    assert group.get("data-code") == "40"
    assert group.get("role") == "button"
    assert group.get("tabindex") == "0"
    assert "can" in (group.get("class") or "").split()
    assert any(child.get("class") == "halo" for child in group)


def test_a_refusal_carries_its_rule_and_does_not_glow() -> None:
    group = parsed(states.slot("s", Offer(None, "PIL-5.6"), "Market", 9, 9, 17))[0]
    assert group.get("data-refused") == "PIL-5.6"
    assert group.get("data-code") is None
    assert not any(child.get("class") == "halo" for child in group)


def test_an_idle_piece_is_only_named() -> None:
    group = parsed(states.plate("c", IDLE, 'a "card" & <more>', (1, 2, 3, 4), ""))[0]
    assert group.get("aria-label") == 'a "card" & <more>'
    assert group.get("role") == "img"
    assert group.get("transform") == "translate(1,2)"


def test_a_choosable_card_rises() -> None:
    group = parsed(states.plate("c", Offer(1), "card", (10, 20, 54, 70), ""))[0]
    assert group.get("transform") == "translate(10,17)"


def test_a_frame_of_sixty_goes_once_round_the_board() -> None:
    cells = tracks.frame(60, 972, 508, 18)
    assert len(cells) == 60
    assert cells[0][:2] == (0, 0)
    assert cells[20][0] == 972 - 18
    assert cells[30][0] + cells[30][2] == 972
    assert cells[50][0] == 0


def test_markers_on_one_cell_fan_and_the_mover_lies_on_top() -> None:
    cells = tracks.row(0, 9, 0, 0, 100, 10)
    spots = tracks.markers(cells, [3, 3, 7], last=0)
    assert [seat for seat, _, _ in spots] == [1, 0, 2]
    assert spots[1][1] - spots[0][1] == 6
    assert tracks.markers(cells, [13], last=-1)[0][1] == cells[3][0] + 5


def test_long_words_are_fitted_never_cut() -> None:
    assert lettering.two_lines("Mason", 84, 14) == ["Mason"]
    assert lettering.two_lines("Master woodworker", 84, 14) == ["Master", "woodworker"]
    squeezed = printed(lettering.fitted(0, 0, "gereedschapmaker", 60))
    assert "textLength" in squeezed
    assert "gereedschapmaker" in squeezed
    assert 'font-size="13"' in squeezed
