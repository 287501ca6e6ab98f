"""A table is the fold of its log: the same log gives the same table, and no more than it says."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tabard.kernel.errors import Unknown
from tabard.kernel.record import parse
from tabard.server import commands
from tabard.server.folding import FOLDED, SAYINGS_REMEMBERED
from tabard.server.log import Entry
from tabard.server.table import REQUESTS_REMEMBERED
from tests.server.desk import ANNA, BERT, GREEDY, PERSON, Desk, again, setup, two

LOG = Path(__file__).parents[2] / "src/tabard/server/log.py"


def test_the_log_alone_tells_the_table() -> None:
    desk = two()
    desk.play(40)
    desk.choose(final=False)
    desk.do(BERT, commands.say, "hello")
    other = again(desk)
    assert other.state is not None
    assert other.state.fingerprint() == desk.state.fingerprint()
    assert other.draft == desk.table.draft != []
    assert other.tentative is not None
    assert desk.table.tentative is not None
    assert other.tentative.fingerprint() == desk.table.tentative.fingerprint()
    assert (other.version, other.ply, other.state_version) == (
        desk.table.version,
        desk.table.ply,
        desk.table.state_version,
    )
    assert [s.text for s in other.sayings] == ["hello"]


def test_a_table_waits_for_its_people_and_starts_when_nobody_is_missing() -> None:
    desk = Desk(setup("pillars", PERSON, GREEDY, PERSON))
    assert desk.table.state is None
    assert desk.table.awaited() == []
    desk.do(BERT, commands.sit, 2)
    assert desk.table.running


def test_the_record_of_a_finished_table_verifies_with_its_seed() -> None:
    desk = two()
    desk.play(2000)
    assert desk.table.over
    from tabard.games import game
    from tabard.kernel.dealer import SealedDealer

    record = desk.table.record()
    record.seal(SealedDealer(desk.table.seed), revealed=True)
    assert parse(record.text(), game).check_deal() > 0


def test_every_ply_keeps_the_state_it_left() -> None:
    desk = two()
    desk.play(12)
    for plies in range(len(desk.table.plies) + 1):
        replayed = desk.table.record().state(plies)
        assert desk.table.state_at(plies).fingerprint() == replayed.fingerprint()


def test_requests_and_sayings_of_long_ago_are_forgotten() -> None:
    desk = two()
    for number in range(REQUESTS_REMEMBERED + 50):
        entries = desk.table.version
        desk.fold(
            [Entry("say", desk.now, 0, ANNA, f"r{number}", {"name": "Anna", "text": str(number)})]
        )
        assert desk.table.version == entries + 1
    assert len(desk.table.requests) == REQUESTS_REMEMBERED
    assert len(desk.table.sayings) == SAYINGS_REMEMBERED
    assert desk.table.said == REQUESTS_REMEMBERED + 50
    assert (ANNA, f"r{REQUESTS_REMEMBERED + 49}") in desk.table.requests
    assert (ANNA, "r0") not in desk.table.requests


def test_a_request_is_remembered_with_its_receipt_also_after_reading_the_log_again() -> None:
    desk = two()
    seat = int(desk.state.to_move)
    made = desk.choose()
    desk.log[-1].request = "again"
    other = again(desk)
    assert made >= 0
    assert other.requests[desk.user(seat), "again"] == other.receipt(desk.user(seat))


def test_another_rules_version_is_not_replayed() -> None:
    plan = replace(setup("pillars", PERSON, PERSON), rules_version=99)
    with pytest.raises(Unknown, match="pillars@99"):
        Desk(plan)


def test_nobody_counts_what_another_seat_drafts() -> None:
    desk = two()
    state = desk.state
    mover = int(state.to_move)
    mine, other = desk.user(mover), desk.user(1 - mover)
    before = desk.table.version_of(other), desk.table.ply_of(1 - mover)
    own = desk.table.version_of(mine)
    desk.choose(final=False)
    assert desk.table.draft
    assert (desk.table.version_of(other), desk.table.ply_of(1 - mover)) == before
    assert desk.table.version_of(mine) == own + 1
    assert desk.table.ply_of(mover) == before[1] + 1
    assert desk.table.receipt(other).ply == before[1]
    desk.do(mine, commands.take_back, mover, True)
    assert desk.table.version_of(other) == before[0]


def test_a_closed_table_is_seen_by_who_sits_there_or_still_may() -> None:
    desk = Desk(setup("pillars", PERSON, PERSON, watch="closed"))
    assert desk.table.may_watch("carl")
    desk.do(BERT, commands.sit, 1)
    assert desk.table.may_watch(ANNA)
    assert desk.table.may_watch(BERT)
    assert not desk.table.may_watch("carl")
    assert not desk.table.may_watch("")


def test_a_table_takes_in_exactly_the_kinds_of_entries_that_a_log_may_have() -> None:
    told = LOG.read_text("utf-8").partition("    Kinds: ")[2].partition('"""')[0]
    assert set(FOLDED) == set(re.findall(r"`([a-z-]+)`", told))
