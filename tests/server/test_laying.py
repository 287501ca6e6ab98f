"""Sets at a table: one post, at once or not at all, in secret where others put theirs together."""

from __future__ import annotations

import random

import pytest

from tabard.kernel import sets
from tabard.kernel.state import State
from tabard.server import commands
from tabard.server.laying import lay
from tabard.server.refusals import RequestRefused
from tests.server.desk import Desk, again, refused, three, two


def come_to(desk: Desk, step: str, seed: int = 0) -> Desk:
    """Choose at random until a step asks."""
    taste = random.Random(seed)
    while desk.state.step().name != step or desk.table.draft:
        seat = desk.table.awaited()[0]
        code = taste.choice(desk.state.choices_of(seat))
        desk.do(desk.user(seat), commands.choose, seat, code, desk.table.ply_of(seat), True)
    return desk


def goods(state: State, number: int = 3) -> list[int]:
    """Pieces of the set that is asked for, the last of the pool first."""
    asked = sets.set_asked(state, int(state.to_move))
    assert asked is not None
    return list(reversed(list(asked.pool)))[:number]


def put(desk: Desk, seat: int, codes: list[int], final: bool = True) -> None:
    """Lay a set down."""
    desk.do(desk.user(seat), lay, seat, codes, desk.table.ply_of(seat), final)


def test_a_set_in_any_order_makes_the_same_plies_as_its_pieces_one_by_one() -> None:
    desk, other = (come_to(two("feudum"), "start_goods") for _ in range(2))
    seat, codes = int(desk.state.to_move), goods(desk.state)
    put(desk, seat, codes)
    for code in sets.path(other.state, seat, codes):
        other.choose(code)
    assert desk.state.fingerprint() == other.state.fingerprint()
    assert [p.code for p in desk.table.plies] == [p.code for p in other.table.plies]
    assert again(desk).record().text() == desk.table.record().text()


def test_a_tentative_set_is_taken_back_as_one() -> None:
    desk = come_to(two("feudum"), "start_goods")
    seat, before = int(desk.state.to_move), desk.fingerprint()[1]
    put(desk, seat, goods(desk.state), final=False)
    assert desk.table.steps == [len(desk.table.draft)]
    assert again(desk).draft == desk.table.draft != []
    desk.do(desk.user(seat), commands.take_back, seat, False)
    assert (desk.table.draft, desk.table.tentative, desk.table.steps) == ([], None, [])
    assert desk.fingerprint()[1] == before
    put(desk, seat, goods(desk.state), final=False)
    desk.do(desk.user(seat), commands.confirm, seat, desk.table.ply_of(seat))
    assert desk.fingerprint()[1] != before


def test_a_set_that_does_not_fit_changes_nothing_and_says_why() -> None:
    desk = come_to(two("feudum"), "start_goods")
    seat, codes = int(desk.state.to_move), goods(desk.state, 4)
    user, ply = desk.user(seat), desk.table.ply_of(seat)
    for wrong, why in (
        (codes[:2], "set-is-too-small"),
        (codes, "set-is-too-large"),
        ([codes[0]] * 3, "fewer-of-that-in-the-set"),
    ):
        answer = refused(desk, "illegal", user, lay, seat, wrong, ply, True)
        assert (answer.detail["rule"], answer.detail["why"]) != ("FEU-33.1", "")
        assert answer.detail["why"] == why
    refused(desk, "malformed", user, lay, seat, [10**9, 1, 2], ply, True)
    refused(desk, "stale", user, lay, seat, codes[:3], ply + 1, True)
    other = 1 - seat
    late = desk.table.ply_of(other)
    refused(desk, "not-your-turn", desk.user(other), lay, other, codes[:3], late, True)


def test_a_list_is_no_answer_to_a_single_choice() -> None:
    desk = come_to(two("feudum"), "start_pawns")
    seat = int(desk.state.to_move)
    codes = desk.state.choices()[:2]
    ply = desk.table.ply_of(seat)
    refused(desk, "malformed", desk.user(seat), lay, seat, codes, ply, True)


def sets_of(desk: Desk) -> dict[int, list[int]]:
    """A set of cards for every seat, another for each."""
    found: dict[int, list[int]] = {}
    for seat in desk.state.awaited():
        asked = sets.set_asked(desk.state, seat)
        assert asked is not None
        pool = list(asked.pool)
        found[seat] = [pool[(3 * n + seat) % len(pool)] for n in range(asked.most)]
    return found


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_cards_are_kept_until_all_have_laid_down_theirs(order: tuple[int, ...]) -> None:
    desk = come_to(three("feudum"), "cards")
    wanted = sets_of(desk)
    plies = len(desk.table.plies)
    for seat in order:
        assert len(desk.table.plies) == plies
        assert seat in desk.table.awaited()
        put(desk, seat, wanted[seat])
        refused_again(desk, seat, wanted[seat])
    assert desk.table.answers == {}
    assert desk.state.step().name != "cards"
    for seat, codes in wanted.items():
        mine = [ply.code for ply in desk.table.plies[plies:] if ply.seat == seat]
        assert mine[: len(codes)] == sorted(codes)
    assert again(desk).record().text() == desk.table.record().text()


def refused_again(desk: Desk, seat: int, codes: list[int]) -> None:
    """Who has laid down is not asked again."""
    if desk.state.step().name == "cards":
        with pytest.raises(RequestRefused) as found:
            put(desk, seat, codes)
        assert found.value.code == "not-your-turn"


def test_a_set_waits_for_others_who_choose_card_by_card() -> None:
    desk = come_to(three("feudum"), "cards")
    wanted = sets_of(desk)
    put(desk, 0, wanted[0])
    while desk.state.step().name == "cards":
        assert 0 not in desk.table.awaited()
        seat = desk.table.awaited()[0]
        code = desk.state.choices_of(seat)[0]
        desk.do(desk.user(seat), commands.choose, seat, code, desk.table.ply_of(seat), True)
        assert again(desk).answers == desk.table.answers
    assert desk.table.answers == {}


def test_an_undo_takes_the_whole_set_back() -> None:
    desk = come_to(two("feudum"), "start_goods")
    seat, before = int(desk.state.to_move), desk.fingerprint()[1]
    put(desk, seat, goods(desk.state))
    desk.do(desk.user(seat), commands.ask_undo, seat)
    desk.do(desk.user(1 - seat), commands.answer_undo, 1 - seat, True)
    assert desk.fingerprint()[1] == before
    desk = come_to(desk, "cards")
    before = desk.fingerprint()[1]
    for one, codes in sets_of(desk).items():
        put(desk, one, codes)
    desk.do(desk.user(1), commands.ask_undo, 1)
    desk.do(desk.user(0), commands.answer_undo, 0, True)
    assert desk.fingerprint()[1] == before, "all put theirs together anew"


def test_what_others_have_laid_down_shows_nowhere() -> None:
    shown = []
    for turn in (0, 1):
        desk = come_to(three("feudum"), "cards")
        wanted = sets_of(desk)[0]
        asked = sets.set_asked(desk.state, 0)
        assert asked is not None
        put(desk, 0, wanted if turn else list(asked.pool)[: asked.most])
        shown.append([desk.state.view(seat) for seat in (1, 2, None)])
    assert shown[0] == shown[1]
