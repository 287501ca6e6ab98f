"""A menu holds what a step offered, and why the rest is not open."""

from __future__ import annotations

from tabard.kernel.menu import COSTLY, IDLE, ROOM, Menu


def test_a_new_menu_is_empty() -> None:
    menu = Menu()
    assert (menu.choices(), menu.chances(), menu.refusals) == ([], [], [])


def test_choices_keep_the_order_in_which_they_were_offered() -> None:
    menu = Menu()
    for code in (3, 5, 8):
        menu.offer(code)
    assert menu.choices() == [3, 5, 8]
    assert menu.count == 3


def test_without_weights_every_choice_is_as_likely() -> None:
    menu = Menu()
    menu.offer(3)
    menu.offer(5)
    assert menu.chances() == [1, 1]
    assert not menu.weighted


def test_weights_stand_beside_their_choices() -> None:
    menu = Menu()
    menu.offer_weighted(3, 4)
    menu.offer_weighted(5, 2)
    assert (menu.choices(), menu.chances()) == ([3, 5], [4, 2])


def test_what_was_offered_before_the_first_weight_weighs_one() -> None:
    menu = Menu()
    menu.offer(1)
    menu.offer(2)
    menu.offer_weighted(3, 7)
    assert menu.chances() == [1, 1, 7]


def test_a_menu_used_again_has_forgotten_its_weights() -> None:
    menu = Menu()
    for weight in (4, 2, 9):
        menu.offer_weighted(weight, weight)
    menu.clear()
    menu.offer(1)
    assert menu.chances() == [1]
    menu.offer_weighted(3, 7)
    assert menu.chances() == [1, 7]


def test_menus_do_not_share_weights() -> None:
    one, other = Menu(), Menu()
    one.offer_weighted(1, 5)
    other.offer_weighted(1, 3)
    assert (one.chances(), other.chances()) == ([5], [3])


def test_a_menu_grows_beyond_its_first_room() -> None:
    menu = Menu()
    many = list(range(5 * ROOM + 1))
    for code in many:
        menu.offer(code)
    assert menu.choices() == many
    assert menu.holds(5 * ROOM)
    menu.clear()
    assert menu.choices() == []
    menu.offer(7)
    assert menu.choices() == [7]


def test_clearing_forgets_choices_weights_and_refusals() -> None:
    menu = Menu(explaining=True)
    menu.offer_weighted(1, 9)
    menu.refuse(2, "TOLL-1.1", "why")
    menu.limit(1, "TOLL-1.1", "why")
    menu.clear()
    assert (menu.choices(), menu.chances(), menu.refusals, menu.limits) == ([], [], [], [])
    menu.offer(4)
    assert menu.chances() == [1]
    assert not menu.holds(1), "what lies in the buffer from before is not open"


def test_weights_of_one_question_do_not_reach_the_next() -> None:
    menu = Menu()
    menu.offer_weighted(1, 9)
    menu.clear()
    menu.offer_weighted(2, 3)
    assert (menu.choices(), menu.chances()) == ([2], [3])


def test_a_menu_holds_exactly_what_was_offered() -> None:
    menu = Menu()
    menu.offer(3)
    assert [code for code in range(-1, 9) if menu.holds(code)] == [3]


def test_refusals_and_limits_are_kept_only_by_a_menu_that_explains() -> None:
    silent, explaining = Menu(), Menu(explaining=True)
    for menu in (silent, explaining):
        menu.refuse(6, "TOLL-1.3", "needs-coins", 2, 1)
        menu.limit(7, "TOLL-1.4", "in-order", 3)
    assert (silent.refusals, silent.limits) == ([], [])
    (refusal,), (limit,) = explaining.refusals, explaining.limits
    found = (refusal.code, refusal.rule, refusal.why, refusal.need, refusal.have)
    assert found == (6, "TOLL-1.3", "needs-coins", 2, 1)
    assert (limit.code, limit.rule, limit.why, limit.need) == (7, "TOLL-1.4", "in-order", 3)


def test_menus_do_not_share_refusals() -> None:
    first = Menu(explaining=True)
    first.refuse(6, "TOLL-1.3", "needs-coins")
    assert Menu(explaining=True).refusals == []
    assert Menu().refusals == []


def test_the_first_reason_against_a_choice_counts() -> None:
    menu = Menu(explaining=True)
    menu.refuse(6, "TOLL-1.2", "first")
    menu.refuse(6, "TOLL-1.3", "second")
    refusal = menu.refusal(6)
    assert refusal is not None
    assert refusal.why == "first"
    assert menu.refusal(5) is None


def test_the_lists_a_menu_gives_away_are_copies() -> None:
    menu = Menu()
    menu.offer_weighted(3, 4)
    menu.choices().clear()
    menu.chances().clear()
    assert (menu.choices(), menu.chances()) == ([3], [4])


def test_a_warning_is_kept_only_while_somebody_is_told_why() -> None:
    menu = Menu(explaining=True)
    menu.offer(3)
    menu.warn(3, IDLE, "TOLL-1.1", "why", 2, 1)
    (warned,) = menu.warnings
    assert (warned.code, warned.kind, warned.rule, warned.why) == (3, "idle", "TOLL-1.1", "why")
    assert (warned.need, warned.have) == (2, 1)
    menu.clear()
    assert menu.warnings == []
    in_play = Menu()
    in_play.warn(3, COSTLY, "TOLL-1.1", "why")
    assert in_play.warnings == []
