"""A plan tells its seat nothing that it cannot know: its frames are the same in all such worlds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import CHANCE, OVER, State
from tabard.server import commands, planning
from tabard.server.house import House
from tabard.server.log import Entry
from tabard.server.planning import Plans
from tabard.server.setup import PERSON, SeatPlan, Setup
from tabard.server.table import Table
from tabard.server.web import planner
from tabard.server.web.sight import Sight
from tabard.server.web.trail import pieces_at
from tests.server.desk import ANNA, BERT, CARL, NAMES, Desk, setup
from tests.server.desk import PERSON as PERSON_SEAT
from tests.server.inn import run
from tests.server.worlds import AT, TABLE, world

USERS = (ANNA, BERT, CARL)
HIDING = ("pillars", "world", "feudum")


def moments(name: str) -> Iterator[State]:
    """Moments of random games in which a seat that is asked cannot know everything."""
    found = 0
    for seed in range(20):
        dealer = Dealer(f"plans:{name}:{seed}")
        state: State = game(name).start(3)
        while state.to_move != OVER and found < 4:
            seat = int(state.to_move)
            if state.to_move != CHANCE and state.game.hides(state, seat) and dealer.below(9) == 0:
                found += 1
                yield state
            state.apply(state.choices()[int(dealer.below(len(state.choices())))])


def table_at(state: State, seed: str) -> Table:
    """A table whose game begins as a state stands."""
    name = state.game.id
    plan = Setup(
        name,
        3,
        dict(state.options),
        (SeatPlan(PERSON),) * 3,
        ANNA,
        rules_version=game(name).rules_version,
        start=state.position(),
    )
    desk = Desk(plan, seed)
    for seat, user in enumerate(USERS):
        if desk.table.state is None and desk.table.seats[seat].free:
            desk.do(user, commands.sit, seat)
    assert desk.table.state is not None
    return desk.table


def told(truth: State, seat: int, seed: str = "a seed") -> list[str]:
    """Every frame of a plan of some steps, with chance and others met on the way, as it is sent."""
    table = table_at(truth, seed)
    state = table.state
    assert state is not None
    plans = Plans([planning.begun(table, seat)])
    sight = Sight(state.game.edition, seat, "en")
    dealer = Dealer("the same choices")
    sent: list[str] = []
    for _ in range(8):
        stood = pieces_at(table, len(table.plies))
        before = planner.pieces_of(stood, plans.open, state, sight)
        sent.append(json.dumps(planner.drawn(table, state, plans, sight, before)))
        sent.append(plans.text())
        end = plans.open.line.end(state)
        if end.over:
            break
        if seat in end.awaited():
            codes = end.choices_of(seat)
            code = codes[int(dealer.below(len(codes)))]
            plans.put(planning.choose(plans.open, state, seat, code))
        else:
            plans.put(planning.go_on(plans.open, state, seat))
    return sent


@pytest.mark.slow
@pytest.mark.parametrize("name", HIDING)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_plans(name: str) -> None:
    differing = 0
    for state in moments(name):
        seat = int(state.to_move)
        other = state.redeal(seat, Dealer("another truth"))
        differing += other.position() != state.position()
        assert told(state, seat) == told(other, seat)
    assert differing > 0


@pytest.mark.slow
def test_a_plan_on_the_truth_would_tell_the_worlds_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: with what is hidden left as it is, plans differ."""
    monkeypatch.setattr("tabard.lines.known_to", lambda state, at, seat: state.copy())
    found = set()
    for name in ("world", "feudum"):
        for state in moments(name):
            seat = int(state.to_move)
            other = state.redeal(seat, Dealer("another truth"))
            found.add(told(state, seat) == told(other, seat))
    assert False in found


@pytest.mark.slow
def test_what_a_table_will_deal_is_not_in_a_plan() -> None:
    """Tables that differ in their dealer's seed alone have the same plans."""
    for state in moments("pillars"):
        seat = int(state.to_move)
        assert told(state, seat, "one seed") == told(state, seat, "another")


@pytest.mark.slow
def test_nobody_else_is_sent_a_byte_more_while_somebody_plans(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every page, stream and answer of the API, with planning and without."""
    state: State = game("pillars").start(3)
    entries = [Entry("open", AT, None, ANNA, "", setup("pillars", *(PERSON_SEAT,) * 3).json())]
    entries += [
        Entry("sit", AT, n, user, "", {"name": NAMES[user]}) for n, user in enumerate(USERS)
    ]
    entries.append(Entry("start", AT, None, ANNA))
    while state.to_move == CHANCE:
        entries.append(Entry("choice", AT, None, "", "", {"code": state.choices()[0]}))
        state.apply(state.choices()[0])
    seat = int(state.to_move)
    others = [user for user in (*USERS, "") if user != USERS[seat]]

    async def story() -> None:
        found = []
        for number, plans in enumerate((False, True)):
            async with world(tmp_path / str(number), entries, monkeypatch) as opened:
                house: House = opened.app.state.house
                listeners = [house.listen(TABLE, user) for user in others]
                for one in listeners:
                    one.changed.clear()  # each has heard that the others came
                if plans:
                    post = {"request": "a-request-of-a-plan", "seat": seat}
                    for code in state.choices()[:2]:
                        for do in ("open", "choose", "another"):
                            body = {**post, "do": do, "code": code}
                            answer = await opened.ask(
                                USERS[seat], "POST", f"/table/{TABLE}/plan", "", body
                            )
                            assert answer.startswith(b"200"), answer[-300:]
                await asyncio.sleep(0.01)
                assert not any(one.changed.is_set() for one in listeners)
                for one in listeners:
                    house.unlisten(TABLE, one)
                found.append([await opened.everything(user) for user in others])
        assert found[0] == found[1]

    run(story)
