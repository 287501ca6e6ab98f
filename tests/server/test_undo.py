"""Undo: by consent, over the same outcomes, never halfway."""

from __future__ import annotations

from tabard.server import commands
from tabard.server.log import Entry
from tests.server.desk import (
    ANNA,
    DEVICE,
    GREEDY,
    Desk,
    mover,
    refused,
    setup,
    three,
    two,
)


def test_an_undo_needs_everybodys_consent() -> None:
    desk = three()
    seat = mover(desk)
    before = desk.state.fingerprint()
    desk.choose()
    desk.do(desk.user(seat), commands.ask_undo, seat)
    refused(desk, "undo-asked", desk.user((seat + 1) % 3), commands.ask_undo, (seat + 1) % 3)
    desk.do(desk.user((seat + 1) % 3), commands.answer_undo, (seat + 1) % 3, True)
    assert desk.state.fingerprint() != before
    desk.do(desk.user((seat + 2) % 3), commands.answer_undo, (seat + 2) % 3, True)
    assert desk.state.fingerprint() == before
    assert desk.table.undone == 1


def test_one_who_declines_is_enough() -> None:
    desk = three()
    seat = mover(desk)
    desk.choose()
    after = desk.state.fingerprint()
    desk.do(desk.user(seat), commands.ask_undo, seat)
    desk.do(desk.user((seat + 1) % 3), commands.answer_undo, (seat + 1) % 3, False)
    assert desk.table.undo is None
    assert desk.state.fingerprint() == after
    refused(desk, "no-undo-asked", ANNA, commands.answer_undo, 0, True)


def test_alone_among_bots_an_undo_needs_nobody() -> None:
    desk = Desk(setup("pillars", DEVICE, DEVICE, GREEDY))
    while desk.table.seats[mover(desk)].bot:
        state = desk.state
        moment = desk.table.state_version
        desk.do("", commands.choose_for_bot, mover(desk), state.choices()[0], moment)
    seat = mover(desk)
    before = desk.state.fingerprint()
    desk.choose()
    desk.do(ANNA, commands.ask_undo, seat)
    assert desk.state.fingerprint() == before


def test_nothing_made_is_nothing_to_undo() -> None:
    desk = two()
    refused(desk, "nothing-to-undo", desk.user(mover(desk)), commands.ask_undo, mover(desk))


def test_after_an_undo_chance_gives_the_same_outcome_again() -> None:
    desk = two()
    found = 0
    for _ in range(300):
        if not desk.table.running:
            break
        seat = mover(desk)
        plies = len(desk.table.plies)
        alone = desk.state.step().set_asked(desk.state) is None  # a set goes back as a whole
        code = desk.choose()
        outcomes = [made.code for made in desk.table.plies[plies:]]
        if alone and len(outcomes) > 1 and desk.table.running:
            found += 1
            desk.do(desk.user(seat), commands.ask_undo, seat)
            desk.do(desk.user(1 - seat), commands.answer_undo, 1 - seat, True)
            assert len(desk.table.plies) == plies
            desk.choose(code)
            assert [made.code for made in desk.table.plies[plies:]] == outcomes
    assert found > 3


def test_who_was_told_no_does_not_ask_for_the_same_again() -> None:
    desk = three()
    seat = mover(desk)
    other = (seat + 1) % 3
    desk.choose()
    desk.do(desk.user(seat), commands.ask_undo, seat)
    desk.do(desk.user(other), commands.answer_undo, other, False)
    refused(desk, "undo-declined", desk.user(seat), commands.ask_undo, seat)
    while mover(desk) != seat:
        desk.choose()
    refused(desk, "undo-declined", desk.user(seat), commands.ask_undo, seat)
    desk.choose()
    desk.do(desk.user(seat), commands.ask_undo, seat)
    assert desk.table.undo is not None, "another choice may be asked for"


def test_who_leaves_while_an_undo_is_talked_about_has_neither_agreed_nor_declined() -> None:
    desk = two()
    seat = mover(desk)
    desk.choose()
    desk.do(desk.user(seat), commands.ask_undo, seat)
    desk.do(desk.user(1 - seat), commands.leave, 1 - seat, "greedy")
    assert desk.table.undo is None
    assert seat not in desk.table.chronicle.declined
    assert "declined" not in [one.kind for one in desk.table.chronicle.happenings]
    desk.do(desk.user(1 - seat), commands.sit, 1 - seat)
    desk.do(desk.user(seat), commands.ask_undo, seat)
    assert desk.table.undo is not None


def test_a_no_is_forgotten_with_the_choice_that_it_was_about() -> None:
    desk = two()
    seat = mover(desk)
    desk.choose()
    desk.do(desk.user(seat), commands.ask_undo, seat)
    desk.do(desk.user(1 - seat), commands.answer_undo, 1 - seat, False)
    while mover(desk) == seat:
        desk.choose()
    ply = desk.table.chronicle.declined[seat].ply
    code = desk.table.plies[ply].code
    desk.fold([Entry("undo", desk.now, seat, ANNA, "", {"ply": ply})])
    assert seat not in desk.table.chronicle.declined
    desk.choose(code)
    desk.do(desk.user(seat), commands.ask_undo, seat)
    assert desk.table.undo is not None


def test_what_people_do_around_the_game_is_remembered_in_order() -> None:
    desk = two()
    seat = mover(desk)
    desk.choose()
    desk.do(desk.user(seat), commands.ask_undo, seat)
    desk.do(desk.user(1 - seat), commands.answer_undo, 1 - seat, False)
    while desk.table.chronicle.told_no(seat, desk.table.last_ply(seat) or 0):
        desk.choose()
    desk.do(desk.user(seat), commands.ask_undo, seat)
    desk.do(desk.user(1 - seat), commands.answer_undo, 1 - seat, True)
    desk.do(desk.user(seat), commands.leave, seat, "greedy")
    desk.do(desk.user(seat), commands.sit, seat)
    told = [(one.kind, one.seat) for one in desk.table.chronicle.happenings]
    assert told == [
        ("asked", seat),
        ("declined", 1 - seat),
        ("asked", seat),
        ("agreed", 1 - seat),
        ("undone", seat),
        ("left", seat),
        ("back", seat),
    ]


def test_an_undo_that_asks_nobody_is_told_all_the_same() -> None:
    desk = Desk(setup("pillars", DEVICE, DEVICE))
    desk.choose()
    desk.do(ANNA, commands.ask_undo, desk.table.plies[-1].seat)
    assert desk.table.undone == 1
    assert [one.kind for one in desk.table.chronicle.happenings] == ["undone"]


def test_what_somebody_has_chosen_stays_while_they_are_away() -> None:
    desk = two()
    first = mover(desk)
    while mover(desk) == first:
        desk.choose()
    other = mover(desk)
    while mover(desk) == other:
        desk.choose()
    assert mover(desk) == first
    desk.do(desk.user(other), commands.leave, other, "greedy")
    before = desk.state.fingerprint()
    refused(desk, "undo-away", desk.user(first), commands.ask_undo, first)
    assert desk.state.fingerprint() == before
    desk.do(desk.user(other), commands.sit, other)
    desk.do(desk.user(first), commands.ask_undo, first)
    assert desk.state.fingerprint() == before, "who is back is asked"
    desk.do(desk.user(other), commands.answer_undo, other, True)
    assert desk.state.fingerprint() != before


def test_what_was_drawn_stays_while_somebody_is_away() -> None:
    desk = two()
    for _ in range(300):
        seat, plies = mover(desk), len(desk.table.plies)
        desk.choose()
        drawn = any(made.seat < 0 for made in desk.table.plies[plies:])
        if drawn and all(made.seat in (seat, -1) for made in desk.table.plies[plies:]):
            break
    other = 1 - seat
    desk.do(desk.user(other), commands.leave, other, "greedy")
    refused(desk, "undo-away", desk.user(seat), commands.ask_undo, seat)


def test_ones_own_choice_goes_back_while_others_are_away_and_the_log_tells_it() -> None:
    desk = two()
    for _ in range(300):
        seat, plies, before = mover(desk), len(desk.table.plies), desk.state.fingerprint()
        set_asked = desk.state.step().set_asked(desk.state)
        desk.choose()
        if {made.seat for made in desk.table.plies[plies:]} == {seat} and set_asked is None:
            break
    desk.do(desk.user(1 - seat), commands.leave, 1 - seat, "greedy")
    desk.do(desk.user(seat), commands.ask_undo, seat)
    assert desk.state.fingerprint() == before
    assert [(one.kind, one.seat) for one in desk.table.chronicle.happenings[-2:]] == [
        ("left", 1 - seat),
        ("undone", seat),
    ]


def test_who_leaves_while_an_undo_is_talked_about_has_not_agreed() -> None:
    desk = three()
    seat = mover(desk)
    while mover(desk) == seat:
        desk.choose()
    other = mover(desk)
    while mover(desk) == other:
        desk.choose()
    third = next(i for i in range(3) if i not in (seat, other))
    before = desk.state.fingerprint()
    desk.do(desk.user(seat), commands.ask_undo, seat)
    desk.do(desk.user(other), commands.leave, other, "greedy")
    assert desk.table.undo is None
    refused(desk, "no-undo-asked", desk.user(third), commands.answer_undo, third, True)
    assert desk.state.fingerprint() == before
