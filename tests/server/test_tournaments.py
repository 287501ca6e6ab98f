"""Tournaments: pairing is balanced, the house runs them to the end, and what is wrong is told."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import closing
from fractions import Fraction
from typing import Any

import pytest
from sqlalchemy import select

from tabard.server import commands
from tabard.server.asker import Asker
from tabard.server.calling_off import call_off as agree_to_end
from tabard.server.house import House
from tabard.server.keeping import Keeper
from tabard.server.limits import LOCAL
from tabard.server.refusals import RequestRefused
from tabard.server.store.schema import entries, pairings, tables, tournaments
from tabard.server.store.store import Store
from tabard.server.store.tournaments import FORGOTTEN
from tabard.server.tournaments import office, running
from tabard.server.tournaments.contest import (
    Contest,
    Entrant,
    Pairing,
    Plan,
    meetings,
    sittings,
)
from tabard.server.tournaments.league import division_id
from tabard.server.tournaments.pairing import next_round, sizes
from tabard.server.tournaments.standing import standings
from tests.server.desk import ANNA, BERT, CARL, NAMES, two
from tests.server.inn import do, opened, run, until

FAR = "203.0.113.7"


def people(number: int) -> tuple[Entrant, ...]:
    """So many people."""
    return tuple(Entrant(n, f"u{n}", "", f"Nr {n}") for n in range(number))


def played(form: str, number: int, seats: int, rounds: int = 6, seed: int = 1) -> Contest:
    """A tournament to its end; who has a low number mostly wins."""
    taste = random.Random(seed)
    contest = Contest(Plan("toll", seats, form, rounds, 256, 24), people(number))
    while (found := next_round(contest)) is not None:
        done = []
        for pairing in found:
            order = sorted(pairing.seats, key=lambda one: one + taste.gauss(0, number / 4))
            places = tuple(order.index(one) + 1 for one in pairing.seats)
            done.append(Pairing(pairing.seats, "t", 0, places if len(places) > 1 else ()))
        contest = Contest(contest.plan, contest.entrants, (*contest.rounds, tuple(done)))
        everybody = sorted(one for pairing in done for one in pairing.seats)
        assert form == "knockout" or everybody == list(range(number)), "everybody, once"
    return contest


def spread(contest: Contest, entrant: int) -> int:
    """How unequally often somebody had the seats."""
    sat = sittings(list(contest.pairings()))
    times = [sat[entrant, seat] for seat in range(contest.plan.seats)]
    return max(times) - min(times)


@pytest.mark.parametrize(
    ("number", "seats", "rounds"), [(64, 4, 4), (64, 2, 7), (33, 3, 5), (25, 5, 3), (12, 2, 5)]
)
def test_in_a_swiss_tournament_nobody_meets_twice_and_seats_are_shared(
    number: int, seats: int, rounds: int
) -> None:
    contest = played("swiss", number, seats, rounds)
    assert len(contest.rounds) == rounds
    assert max(meetings(list(contest.pairings())).values()) == 1
    unequal = [spread(contest, one) for one in range(number)]
    assert max(unequal) <= 3 and sum(unequal) / number <= 1.1  # noqa: PT018


def test_in_a_swiss_tournament_those_who_stand_alike_meet() -> None:
    contest = played("swiss", 64, 4, 4)
    before = Contest(contest.plan, contest.entrants, contest.rounds[:3])
    points = {line.entrant: line.points for line in standings(before)}
    gaps = [
        max(points[one] for one in pairing.seats) - min(points[one] for one in pairing.seats)
        for pairing in contest.rounds[3]
    ]
    assert sum(gaps, Fraction(0)) / len(gaps) < Fraction(1, 2)
    assert max(points.values()) - min(points.values()) > 2


@pytest.mark.parametrize("number", [2, 5, 6, 9])
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(number: int) -> None:
    contest = played("robin", number, 2)
    met = meetings(list(contest.pairings()))
    assert met == {(a, b): 1 for b in range(number) for a in range(b)}
    assert len(contest.rounds) == number - 1 + number % 2
    rests = Counter(p.seats[0] for p in contest.pairings() if len(p.seats) == 1)
    assert rests == ({} if number % 2 == 0 else dict.fromkeys(range(number), 1))
    assert max(spread(contest, one) for one in range(number)) <= 2


@pytest.mark.parametrize(("number", "seats", "most"), [(9, 3, 1), (8, 4, 3), (7, 3, 2), (5, 4, 3)])
def test_in_a_round_robin_of_more_everybody_meets_everybody_and_nobody_much_too_often(
    number: int, seats: int, most: int
) -> None:
    met = meetings(list(played("robin", number, seats).pairings()))
    assert len(met) == number * (number - 1) // 2
    assert max(met.values()) <= most


@pytest.mark.parametrize(
    ("number", "seats", "laid"),
    [(16, 2, [8, 4, 2, 1]), (16, 4, [4, 2, 1]), (9, 2, [5, 3, 2, 1]), (20, 5, [4, 2, 1])],
)
def test_in_a_knock_out_half_of_each_table_goes_on_until_one_is_left(
    number: int, seats: int, laid: list[int]
) -> None:
    contest = played("knockout", number, seats)
    assert [len(one) for one in contest.rounds] == laid
    first = contest.rounds[0]
    where = {one: i for i, pairing in enumerate(first) for one in pairing.seats}
    half = len(first) // 2
    assert (where[0] < half) != (where[1] < half), "the two first seeds meet at the end"
    winner = standings(contest)[0].entrant
    last = contest.rounds[-1][0]
    assert last.places[last.seats.index(winner)] == 1


def test_where_numbers_do_not_come_out_even_tables_are_smaller_or_somebody_rests() -> None:
    assert sizes(10, 4, 2) == [4, 3, 3]
    assert sizes(7, 3, 3) == [3, 3, 1]
    contest = played("swiss", 7, 2, 5)
    rests = Counter(p.seats[0] for p in contest.pairings() if len(p.seats) == 1)
    assert max(rests.values()) == 1, "nobody rests twice before all have"


def test_whoever_withdraws_is_paired_no_more_and_keeps_the_points() -> None:
    contest = played("swiss", 8, 2, 2)
    out = tuple(Entrant(e.number, e.user, "", e.name, e.number == 0) for e in contest.entrants)
    plan = Plan("toll", 2, "swiss", 3, 256, 24)
    later = Contest(plan, out, contest.rounds)
    found = next_round(later)
    assert found is not None
    assert 0 not in {one for pairing in found for one in pairing.seats}
    assert {line.entrant for line in standings(later)} == set(range(8))
    gone = tuple(Entrant(e.number, e.user, "", e.name, e.number != 3) for e in contest.entrants)
    assert next_round(Contest(plan, gone, contest.rounds)) is None


def test_points_are_the_share_of_those_one_is_ahead_of_and_opponents_break_ties() -> None:
    four = Pairing((0, 1, 2, 3), "t", 0, (1, 2, 2, 4))
    shares = [Fraction(1), Fraction(1, 2), Fraction(1, 2), Fraction(0)]
    assert [four.share(n) for n in range(4)] == shares
    assert Pairing((7,)).share(7) == 1
    rounds = (
        (Pairing((0, 1), "t", 0, (1, 2)), Pairing((2, 3), "t", 0, (1, 2))),
        (Pairing((2, 1), "t", 0, (2, 1)), Pairing((0, 3), "t", 0, (1, 2))),
    )
    lines = standings(Contest(Plan("toll", 2, "swiss", 2, 8, 1), people(4), rounds))
    assert [(e.entrant, e.place, int(e.points), int(e.strength)) for e in lines] == [
        (0, 1, 2, 1),
        (1, 2, 1, 3),
        (2, 3, 1, 1),
        (3, 4, 0, 3),
    ]


def reckoned(store: Store, tournament: str) -> list[tuple[int, Fraction, Fraction, int]]:
    """The standings worked out from the tables alone, another way: pair by pair."""
    with store.engine.connect() as connection:
        query = select(pairings, tables.c.summary).outerjoin(
            tables, tables.c.id == pairings.c.table_id
        )
        rows = connection.execute(query.where(pairings.c.tournament_id == tournament)).all()
    points: Counter[int] = Counter()
    won: Counter[int] = Counter()
    met: list[tuple[int, int]] = []
    for row in rows:
        if len(row.seats) == 1:
            points[row.seats[0]] += Fraction(1)  # type: ignore[assignment]
            continue
        for seat, one in enumerate(row.seats):
            points[one] += Fraction(0)  # type: ignore[assignment]
            won[one] += row.summary["ranking"][seat] == 1
            for other, rival in enumerate(row.seats):
                if other != seat:
                    mine, theirs = row.summary["ranking"][seat], row.summary["ranking"][other]
                    half = (mine < theirs) + (mine <= theirs)
                    points[one] += Fraction(half, 2 * (len(row.seats) - 1))  # type: ignore[assignment]
                    met.append((one, rival))
    strength = Counter({one: Fraction(0) for one in points})
    for one, rival in met:
        strength[one] += points[rival]
    order = sorted(points, key=lambda one: (-points[one], -strength[one], -won[one], one))
    return [(one, Fraction(points[one]), Fraction(strength[one]), won[one]) for one in order]


async def of_bots(house: House, form: str, number: int, seats: int, **more: Any) -> str:
    """A tournament of random bots, begun."""
    data = {"game": "toll", "seats": seats, "form": form, "most": 24, "bots": True, **more}
    made = await office.open_tournament(house, ANNA, "Of bots", data, LOCAL)
    await office.add_bots(house, made, ANNA, LOCAL, "random", number)
    await office.start(house, made, ANNA)
    return made


async def to_the_end(house: House, tournament: str) -> None:
    """Wait until the house has run a tournament."""

    def over() -> bool:
        return str(office.found(house, tournament)["status"]) == "over"

    await until(over)


@pytest.mark.slow
def test_the_house_runs_a_swiss_tournament_of_bots_and_the_standings_are_right(
    store: Store,
) -> None:
    async def story() -> None:
        async with opened(store, workers=2) as house:
            made = await of_bots(house, "swiss", 10, 3, rounds=2)
            await to_the_end(house, made)
            row = office.found(house, made)
            contest = store.tournaments.contest(row)
            assert [len(one) for one in contest.rounds] == [4, 4]
            lines = standings(contest)
            expected = reckoned(store, made)
            assert [(e.entrant, e.points, e.strength, e.won) for e in lines] == expected

    run(story)


@pytest.mark.slow
def test_the_house_runs_a_knock_out_of_bots_though_it_closes_on_the_way(store: Store) -> None:
    made = ""

    async def first() -> None:
        nonlocal made
        async with opened(store, workers=2) as house:
            made = await of_bots(house, "knockout", 8, 2)

    async def second() -> None:
        async with opened(store, workers=2) as house:
            await to_the_end(house, made)
            contest = store.tournaments.contest(office.found(house, made))
            assert [len(one) for one in contest.rounds] == [4, 2, 1]
            for earlier, later in zip(contest.rounds, contest.rounds[1:], strict=False):
                on = {one for pairing in later for one in pairing.seats}
                for pairing in earlier:
                    best = {
                        one
                        for one, place in zip(pairing.seats, pairing.places, strict=True)
                        if place == 1
                    }
                    assert len(on & set(pairing.seats)) == 1
                    assert on & set(pairing.seats) <= best

    run(first)
    with store.engine.begin() as connection:  # as if it had died before it laid one of them
        table = connection.execute(select(pairings.c.table_id)).scalars().first()
        for kept in (entries, tables):
            key = kept.c.table_id if kept is entries else kept.c.id
            connection.execute(kept.delete().where(key == table))
    run(second)


async def of_people(house: House, form: str = "robin", **more: Any) -> str:
    """A tournament that Anna and Bert have joined."""
    data = {"game": "toll", "seats": 2, "form": form, **more}
    made = await office.open_tournament(house, ANNA, "Ours", data, FAR)
    for user in (ANNA, BERT):
        await office.join(house, made, user, NAMES[user])
    return made


async def refused(work: Any, code: str) -> None:
    """What is asked for is refused with this code."""
    with pytest.raises(RequestRefused) as told:
        await work
    assert told.value.code == code


def test_people_are_seated_by_the_house_and_who_never_comes_is_last(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "GRACE", dict.fromkeys(running.GRACE, 0))
    monkeypatch.setattr(running, "HOUR", 0)  # the round is due at once

    async def story() -> None:
        async with opened(store) as house:
            made = await of_people(house)
            await office.start(house, made, ANNA)
            (table_id,) = [row["table_id"] for row in store.tournaments.waited_for(made)]
            table = house.table(table_id)
            assert table.running
            assert {seat.user for seat in table.seats} == {ANNA, BERT}
            await to_the_end(house, made)
            contest = store.tournaments.contest(office.found(house, made))
            assert contest.rounds[0][0].places == (1, 1), "neither came"
            assert all(seat.bot for seat in table.seats)

    run(story)


def test_a_table_that_all_agree_to_call_off_leaves_everybody_level(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            made = await of_people(house)
            await office.start(house, made, ANNA)
            (table_id,) = [row["table_id"] for row in store.tournaments.waited_for(made)]
            table = house.table(table_id)
            for user in (ANNA, BERT):
                await do(house, table, user, agree_to_end, table.seats_of(user)[0])
            await to_the_end(house, made)
            lines = standings(store.tournaments.contest(office.found(house, made)))
            assert [line.points for line in lines] == [Fraction(1, 2)] * 2

    run(story)


def test_what_is_wrong_is_refused_and_nothing_is_lost(either: Store) -> None:
    async def story() -> None:
        async with opened(either) as house:
            made = await of_people(house, most=3)
            await refused(office.join(house, made, ANNA, "Anna"), "joined-already")
            await refused(office.leave(house, made, CARL), "not-joined")
            await refused(office.start(house, made, BERT), "not-your-tournament")
            await refused(office.join(house, "nothing", ANNA, "Anna"), "unknown-tournament")
            await refused(office.add_bots(house, made, ANNA, FAR, "random", 1), "bots-by-operator")
            await refused(office.add_bots(house, made, ANNA, LOCAL, "random", 1), "no-bots")
            await office.join(house, made, CARL, "Carl")
            await refused(office.join(house, made, "dora", "Dora"), "tournament-full")
            await office.leave(house, made, BERT)
            await office.leave(house, made, CARL)
            await refused(office.start(house, made, ANNA), "too-few")
            assert office.found(house, made)["status"] == "open"
            await office.join(house, made, CARL, "Carl")
            await office.start(house, made, ANNA)
            await refused(office.join(house, made, BERT, "Bert"), "registration-over")
            await refused(office.start(house, made, ANNA), "registration-over")
            contest = either.tournaments.contest(office.found(house, made))
            assert [one.name for one in contest.entrants] == ["Anna", "Carl"]
            await office.leave(house, made, CARL)
            await refused(office.leave(house, made, CARL), "not-joined")
            await office.call_off(house, made, ANNA)
            await refused(office.call_off(house, made, ANNA), "tournament-over")

    run(story)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "chess"),
        ("seats", 1),
        ("seats", "2"),
        ("form", "duel"),
        ("rounds", 0),
        ("most", 1),
        ("hours", 10**6),
        ("clock", {"kind": "fast"}),
        ("options", {"nothing": 1}),
        ("starts_in", -1),
    ],
)
def test_a_plan_that_is_none_is_refused(store: Store, field: str, value: Any) -> None:
    async def story() -> None:
        async with opened(store) as house:
            data = {"game": "toll", "seats": 2, field: value}
            with pytest.raises(RequestRefused) as told:
                await office.open_tournament(house, ANNA, "Ours", data, FAR)
            assert told.value.status == 400

    run(story)


def test_a_tournament_that_is_due_begins_by_itself_or_is_called_off_for_want_of_people(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(office, "HOUR", 0)

    async def story() -> None:
        async with opened(store) as house:
            made = await of_people(house, starts_in=1)
            alone = await office.open_tournament(
                house, ANNA, "Alone", {"game": "toll", "seats": 2, "starts_in": 1}, FAR
            )
            await office.join(house, alone, ANNA, "Anna")
            await until(lambda: office.found(house, made)["status"] == "running")
            await until(lambda: office.found(house, alone)["status"] == "off")
            assert office.found(house, alone)["why"] == "too-few"

    run(story)


def test_a_tournament_that_nobody_begins_is_given_up_and_until_then_costs_nothing(
    store: Store,
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            made = await of_people(house)
            later = await of_people(house, starts_in=24 * 365)
            now = house.clock.now()
            assert not store.tournaments.unfinished(now)
            long_ago = tournaments.update().values(created_at=now - FORGOTTEN)
            await store.writer.write(lambda connection: connection.execute(long_ago))
            await until(lambda: office.found(house, made)["status"] == "off")
            assert office.found(house, made)["why"] == "forgotten"
            assert office.found(house, later)["status"] == "open"

    run(story)


def test_whoever_keeps_the_house_says_when_and_by_whom_tournaments_are_opened(
    store: Store,
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            keeper = Keeper(house, "test")
            await keeper.limit(guests_open=False)
            await refused(of_people(house), "not-for-guests")
            await keeper.limit(guests_open=True)
            await keeper.maintain(True)
            await refused(of_people(house), "maintenance")

    run(story)


def test_of_two_servers_one_begins_a_round(postgres_address: str) -> None:
    async def story() -> None:
        with closing(Store(postgres_address)) as one, closing(Store(postgres_address)) as two:
            async with opened(one) as house:
                made = await of_people(house)
                contest = one.tournaments.contest(office.found(house, made))
                found = next_round(contest)
                assert found is not None
                begun = [await kept.tournaments.begin(made, contest, found) for kept in (one, two)]
                assert begun == [True, False]

    run(story)


def test_what_is_called_off_while_its_round_is_made_does_not_begin(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            made = await of_people(house)
            begin = store.tournaments.begin

            async def too_late(tournament: str, *more: Any) -> bool:
                await office.call_off(house, made, ANNA)
                return await begin(tournament, *more)

            monkeypatch.setattr(store.tournaments, "begin", too_late)
            await office.start(house, made, ANNA)
            row = office.found(house, made)
            assert (row["status"], row["why"]) == ("off", "by-host")
            assert not store.tournaments.contest(row).rounds

    run(story)


@pytest.mark.parametrize("joins", [True, False], ids=["somebody joins", "somebody leaves"])
def test_who_comes_or_goes_while_the_first_round_is_made_is_counted(
    store: Store, monkeypatch: pytest.MonkeyPatch, joins: bool
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            made = await of_people(house)
            await office.join(house, made, CARL, "Carl")
            begin, tried = store.tournaments.begin, 0

            async def meanwhile(tournament: str, *more: Any) -> bool:
                nonlocal tried
                tried += 1
                if tried == 1 and joins:
                    await office.join(house, made, "dora", "Dora")
                elif tried == 1:
                    await office.leave(house, made, ANNA)
                return await begin(tournament, *more)

            monkeypatch.setattr(store.tournaments, "begin", meanwhile)
            await office.start(house, made, ANNA)
            contest = store.tournaments.contest(office.found(house, made))
            here = [ANNA, BERT, CARL, "dora"] if joins else [BERT, CARL]
            assert [one.user for one in contest.entrants] == here
            (first,) = contest.rounds
            assert sorted(n for one in first for n in one.seats) == list(range(len(here)))
            for one in first:
                seats = house.table(one.table).seats
                assert [seat.user for seat in seats] == [here[n] for n in one.seats]

    run(story)


def test_talk_gives_nobody_more_time_once_the_round_is_due() -> None:
    desk = two("toll")
    (seat,) = desk.table.awaited()
    desk.wait(running.GRACE["none"] - 1)
    desk.do(desk.user(seat), commands.say, "Nearly there")
    assert not running.overdue(desk.table, Asker("", "", desk.now))
    desk.wait(1)
    told = running.overdue(desk.table, Asker("", "", desk.now))
    assert [(one.kind, one.seat) for one in told] == [("flag", seat)]
    desk.choose()
    assert not running.overdue(desk.table, Asker("", "", desk.now))


def test_a_table_that_can_no_longer_be_played_ends_level_and_the_round_goes_on(
    store: Store,
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            made = await of_people(house)
            await office.start(house, made, ANNA)
            (table_id,) = [row["table_id"] for row in store.tournaments.waited_for(made)]
            await store.retire(table_id)
            await to_the_end(house, made)
            contest = store.tournaments.contest(office.found(house, made))
            assert contest.rounds[0][0].places == (1, 1)

    run(story)


def test_nobody_closes_a_table_of_the_house(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            made = await of_people(house)
            await office.start(house, made, ANNA)
            (table_id,) = [row["table_id"] for row in store.tournaments.waited_for(made)]
            for command in (commands.close,):
                await refused(do(house, house.table(table_id), ANNA, command), "not-your-table")

    run(story)


@pytest.mark.slow
def test_a_league_plays_its_seasons_and_the_first_goes_up_and_the_last_down(store: Store) -> None:
    async def story() -> None:
        async with opened(store, workers=2) as house:
            made = await of_bots(house, "robin", 6, 2, divisions=2, seasons=2)
            await to_the_end(house, made)
            seasons = [
                [
                    store.tournaments.contest(office.found(house, division_id(made, season, n)))
                    for n in (0, 1)
                ]
                for season in (1, 2)
            ]
            names = [
                [[one.entrants[line.entrant].name for line in standings(one)] for one in season]
                for season in seasons
            ]
            assert [sorted(one) for one in names[0]] == [["#1", "#2", "#3"], ["#4", "#5", "#6"]]
            (high, low), after = names[0], names[1]
            assert set(after[0]) == {*high[:2], low[0]}
            assert set(after[1]) == {high[2], *low[1:]}
            assert office.found(house, made)["status"] == "over"
            assert [row["id"] for row in store.tournaments.listed("over")] == [made]

    run(story)


def test_a_league_needs_a_table_in_every_division(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            made = await of_people(house, divisions=2, seasons=3)
            await refused(office.start(house, made, ANNA), "too-few")

    run(story)


async def league_of_four(house: House) -> str:
    """A league of two divisions with two people each, begun."""
    made = await of_people(house, divisions=2, seasons=2)
    for user in (CARL, "dora"):
        await office.join(house, made, user, user)
    await office.start(house, made, ANNA)
    return made


def test_a_league_that_is_called_off_ends_in_all_its_divisions(either: Store) -> None:
    async def story() -> None:
        async with opened(either) as house:
            made = await league_of_four(house)
            other = await of_people(house)
            first = [division_id(made, 1, n) for n in (0, 1)]
            await until(
                lambda: (
                    all(one["status"] for d in first for one in either.tournaments.waited_for(d))
                    and all(office.found(house, d)["status"] == "running" for d in first)
                )
            )
            laid = [one["table_id"] for d in first for one in either.tournaments.waited_for(d)]
            await office.call_off(house, made, ANNA)
            for one in (made, *first):
                row = office.found(house, one)
                assert (row["status"], row["why"]) == ("off", "by-host"), one
                await refused(office.call_off(house, one, ANNA), "tournament-over")
            assert [house.table(table).running for table in laid] == [True, True], "played out"
            assert either.tournaments.unfinished(house.clock.now()) == []
            assert office.found(house, other)["status"] == "open"

    run(story)


def test_a_league_that_is_called_off_while_a_season_is_made_has_no_division_more(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            opens = store.tournaments.open

            async def too_late(row: dict[str, Any], *more: Any) -> None:
                if row["plan"].get("division") == 1:
                    await office.call_off(house, row["plan"]["league"], ANNA)
                await opens(row, *more)

            monkeypatch.setattr(store.tournaments, "open", too_late)
            made = await league_of_four(house)
            assert office.found(house, division_id(made, 1, 0))["status"] == "off"
            assert store.tournaments.row(division_id(made, 1, 1)) is None

    run(story)


def test_in_a_league_who_withdraws_is_in_no_later_season(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            made = await of_people(house, divisions=2, seasons=2)
            users = [ANNA, BERT, CARL, "dora", "emil"]
            for user in users[2:]:
                await office.join(house, made, user, user)
            await office.start(house, made, ANNA)
            first = [division_id(made, 1, n) for n in (0, 1)]
            await until(lambda: all(office.found(house, d)["status"] == "running" for d in first))
            await office.leave(house, made, "emil")
            later = division_id(made, 2, 1)
            while store.tournaments.row(later) is None:
                for division in first:
                    for one in store.tournaments.waited_for(division):
                        places = [1] * len(one["seats"])
                        await store.tournaments.settle(division, one["table_id"], places)
                await asyncio.sleep(0.1)
            everybody = {
                one.user
                for n in (0, 1)
                for one in store.tournaments.contest(
                    office.found(house, division_id(made, 2, n))
                ).entrants
            }
            assert everybody == set(users[:4])

    run(story)
