"""Ratings: which games count, what they change, and that the stored ones are what the logs say."""

from __future__ import annotations

import asyncio
import random
from contextlib import closing
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from bench.ratings import anew, shuffled, standings_of
from tabard.bots.registry import NAMES
from tabard.cli import main
from tabard.games import NAMES as GAMES
from tabard.games import game
from tabard.lab.matches import fixtures, play
from tabard.server import commands
from tabard.server.calling_off import call_off, play_on
from tabard.server.house import House
from tabard.server.limits import LOCAL
from tabard.server.ratings.book import worked_out
from tabard.server.ratings.results import (
    Field,
    Result,
    bot_of,
    handle_of,
    placed,
    rated_bot,
    result_of,
)
from tabard.server.ratings.skill import Skill, after, one_of
from tabard.server.refusals import RequestRefused
from tabard.server.setup import read_setup
from tabard.server.store import book
from tabard.server.store.book import make_anew
from tabard.server.store.schema import ratings, results
from tabard.server.store.store import Store
from tabard.server.table import Table
from tests.server.desk import ANNA, BERT, CARL, DEVICE, GREEDY, PERSON, RANDOM, Desk, setup
from tests.server.desk import refused as refused_at
from tests.server.endings import almost_over
from tests.server.inn import do, opened, run, until

FIELD = Field("toll", "none", 2)


async def played(house: House, *seats: dict[str, str], **more: Any) -> Table:
    """A whole game of persons, each of whom takes the first choice there is."""
    users = [ANNA, BERT, CARL]
    table, _ = await house.open_table(setup("toll", *seats, **more), "Anna", LOCAL)
    for seat in range(1, len(seats)):
        if table.seats[seat].free:
            await do(house, table, users[seat], commands.sit, seat)
    await play_out(house, table)
    return table


async def play_out(house: House, table: Table) -> None:
    """Let everybody choose until the game is over."""
    number = 0
    while table.running:
        assert table.state is not None
        seat = table.awaited()[0]
        codes = table.state.choices_of(seat)
        code, ply = codes[number % len(codes)], table.ply_of(seat)
        await do(house, table, table.seats[seat].user, commands.choose, seat, code, ply, True)
        number += 1


def stored(store: Store) -> dict[tuple[Field, str], tuple[float, float, int, int]]:
    """Every rating in the database."""
    with store.engine.connect() as connection:
        rows = connection.execute(select(ratings)).all()
    return {
        (Field(row.game, row.pace, row.players), row.who): (
            *(round(number, 9) for number in (row.mu, row.sigma)),
            *(row.games, row.won),
        )
        for row in rows
    }


def test_the_winner_gains_what_the_loser_loses_and_both_are_surer() -> None:
    won, lost = after([Skill(), Skill()], [1, 2])
    assert won.mu - Skill().mu == pytest.approx(Skill().mu - lost.mu)
    assert won.mu > Skill().mu
    assert won.sigma == pytest.approx(lost.sigma)
    assert won.sigma < Skill().sigma


def test_a_tie_of_equals_moves_nobody_and_one_of_unequals_brings_them_together() -> None:
    even = after([Skill(), Skill()], [1, 1])
    assert even[0].mu == pytest.approx(even[1].mu) == pytest.approx(Skill().mu)
    strong, weak = after([Skill(30.0, 4.0), Skill(20.0, 4.0)], [1, 1])
    assert strong.mu < 30.0 and weak.mu > 20.0  # noqa: PT018


def test_points_begin_at_1500_and_are_provisional_until_the_range_is_narrow() -> None:
    assert (Skill().points, Skill().margin, Skill().provisional) == (1500, 500, True)
    assert (Skill(30.0, 5.0).points, Skill(30.0, 5.0).margin) == (1650, 300)
    assert not Skill(30.0, 5.0).provisional


def test_a_bot_with_two_seats_is_rated_by_the_mean_of_them() -> None:
    assert one_of([Skill(20.0, 3.0), Skill(30.0, 4.0)]) == pytest.approx((25.0, 12.5**0.5))
    found = worked_out([Result("t", FIELD, 1, ("bot:x:1:", "anna", "bot:x:1:"), (1, 2, 3))])
    bot = found.standings[FIELD]["bot:x:1:"]
    assert (bot.games, bot.won) == (1, 1)
    seats = after([Skill()] * 3, [1, 2, 3])
    assert bot.skill.mu == pytest.approx((seats[0].mu + seats[2].mu) / 2)


@pytest.mark.parametrize(
    ("ranking", "away", "places"),
    [
        ([1, 2, 3], set(), [1, 2, 3]),
        ([1, 2, 3], {0}, [3, 1, 2]),
        ([1, 1, 3, 4], {1, 2}, [1, 3, 3, 2]),
        ([2, 1], {0, 1}, [1, 1]),
    ],
)
def test_who_is_not_back_at_the_end_shares_the_last_place(
    ranking: list[int], away: set[int], places: list[int]
) -> None:
    assert placed(ranking, away) == places


def test_a_finished_game_is_rated_once_and_as_the_logs_say(either: Store) -> None:
    async def story() -> None:
        async with opened(either) as house:
            tables = [await played(house, PERSON, PERSON) for _ in range(3)]
            assert all(table.places and result_of(table) for table in tables)
            for table in tables:  # found again and again, counted once
                house.live_tables[table.id].indexed = None
            house.dirty.update(table.id for table in tables)
            await house.flush()

    run(story)
    found = stored(either)
    assert {who for _, who in found} == {ANNA, BERT}
    assert [found[FIELD, who][2] for who in (ANNA, BERT)] == [3, 3]
    reckoned = make_anew(either.engine, keep=False)
    assert (reckoned.games, reckoned.ratings, reckoned.differing) == (3, 2, [])
    make_anew(either.engine)
    assert stored(either) == found


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        ((PERSON, PERSON), {"rated": False}),
        ((PERSON, PERSON), {"hints": True}),
        ((PERSON, DEVICE), {}),
    ],
)
def test_friendly_games_games_with_hints_and_those_on_one_device_count_for_nothing(
    store: Store, seats: tuple[dict[str, str], ...], more: dict[str, Any]
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await played(house, *seats, **more)
            assert (table.rated, table.places, result_of(table)) == ([], [], None)

    run(story)
    assert not stored(store)
    assert make_anew(store.engine).games == 0


def test_a_person_among_bots_counts_only_where_it_is_asked_for_and_then_without_hints() -> None:
    usual, asked = (
        Desk(setup("toll", PERSON, GREEDY)),
        Desk(setup("toll", PERSON, GREEDY, rated=True)),
    )
    assert (usual.table.hints, usual.table.rated, usual.table.counts) == (True, [], False)
    assert (asked.table.hints, asked.table.counts) == (False, True)
    assert asked.table.rated == [ANNA, rated_bot("greedy", game("toll"), 2).who]


def test_a_table_is_not_rated_with_hints() -> None:
    with pytest.raises(RequestRefused, match="hints"):
        setup("toll", PERSON, GREEDY, rated=True, hints=True)
    with pytest.raises(RequestRefused, match="rated"):
        setup("toll", PERSON, GREEDY, rated="yes")


def test_bots_alone_are_rated_unless_they_are_all_the_same() -> None:
    assert Desk(setup("toll", GREEDY, RANDOM)).table.counts
    assert not Desk(setup("toll", GREEDY, GREEDY)).table.counts


def test_a_bot_with_other_weights_or_rules_is_another_bot() -> None:
    pillars = game("pillars")
    bots = {rated_bot(name, pillars, n) for name in NAMES for n in pillars.players}
    assert len(bots) > len(NAMES), "each number of players has weights of its own"
    level = rated_bot("level3", pillars, 2)
    assert level.rules == pillars.version
    assert len(level.weights) == 8
    assert not rated_bot("random", pillars, 2).weights
    assert bot_of(level.who) == level
    assert bot_of(ANNA) is None
    one_step, searching = (rated_bot(f"level{n}", game("feudum"), 2) for n in (3, 5))
    assert one_step.weights != searching.weights, "searches have weights of their own"
    pilgrim = game("pilgrim")
    searching, planning = (rated_bot(f"level{n}", pilgrim, 1) for n in (4, 5))
    assert searching.weights != planning.weights, "and so have whole turns"


def test_who_left_a_rated_game_is_last_though_a_bot_won_it_for_them() -> None:
    desk, code = almost_over("world", 2, rated=True)
    seat = desk.table.seats_of(ANNA)[0]
    assert desk.table.rated
    desk.do(ANNA, commands.leave, seat, "greedy")
    who = commands.Asker("", "", desk.now)

    def bot(table: Table, who: commands.Asker) -> list[Any]:
        return commands.choose_for_bot(table, who, seat, code, table.state_version)

    desk.fold(commands.decide(desk.table, who, bot))
    assert desk.table.over
    assert desk.state.ranking()[seat] == 1
    assert desk.table.places[seat] == 2
    assert desk.table.places[1 - seat] == 1


def test_who_takes_over_a_seat_wins_nothing_for_who_ran_out_of_time() -> None:
    clock = {"kind": "slow", "days": 1}
    desk, code = almost_over("world", 2, rated=True, clock=clock, replace="anybody")
    seat = desk.table.seats_of(ANNA)[0]
    desk.wait(2 * 24 * 3_600_000)
    desk.do("", commands.flag)
    desk.do(CARL, commands.sit, seat)
    who = commands.Asker(CARL, "Carl", desk.now)
    ply = desk.table.ply_of(seat)

    def last(table: Table, who: commands.Asker) -> list[Any]:
        return commands.choose(table, who, seat, code, ply, final=True)

    desk.fold(commands.decide(desk.table, who, last))
    assert desk.table.over
    assert desk.state.ranking()[seat] == 1
    assert desk.table.rated[seat] == ANNA
    assert (desk.table.places[seat], desk.table.places[1 - seat]) == (2, 1)


def test_a_game_in_which_a_bot_was_replaced_counts_for_nothing() -> None:
    desk, code = almost_over("pillars", 2, rated=True)
    seat = desk.table.seats_of(ANNA)[0]
    desk.fold([commands.Asker("", "", desk.now).entry("stand-in", 1 - seat, bot="random")])
    who = commands.Asker(ANNA, "Anna", desk.now)
    ply = desk.table.ply_of(seat)
    desk.fold(
        commands.decide(
            desk.table, who, lambda t, w: commands.choose(t, w, seat, code, ply, final=True)
        )
    )
    assert desk.table.over
    assert result_of(desk.table) is None


def test_a_game_that_all_agree_to_call_off_ends_without_a_result(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table, _ = await house.open_table(setup("toll", PERSON, PERSON, PERSON), "Anna", LOCAL)
            await do(house, table, BERT, commands.sit, 1)
            await do(house, table, CARL, commands.sit, 2)
            assert table.counts
            await do(house, table, ANNA, call_off, 0)
            await do(house, table, BERT, call_off, 1)
            assert table.called_off == {0, 1} and table.running  # noqa: PT018
            await do(house, table, CARL, play_on, 2)
            assert not table.called_off
            await do(house, table, ANNA, call_off, 0)
            await do(house, table, BERT, commands.leave, 1, "random")
            await do(house, table, CARL, call_off, 2)
            assert table.closed, "who has left need not agree"

    run(story)
    assert not stored(store)
    assert make_anew(store.engine).games == 0


def test_nobody_calls_off_a_game_against_bots_or_closes_one_that_counts() -> None:
    desk = Desk(setup("toll", PERSON, GREEDY, rated=True))
    refused_at(desk, "nobody-agrees", ANNA, call_off, 0)
    refused_at(desk, "counts", ANNA, commands.close)
    friendly = Desk(setup("toll", PERSON, GREEDY))
    refused_at(friendly, "not-called-off", ANNA, play_on, 0)
    friendly.do(ANNA, commands.close)
    assert friendly.table.closed


def made_up(number: int, seed: int = 1, people: int = 12) -> list[Result]:
    """Games of three between some people, some in the same instant."""
    taste = random.Random(seed)
    fields = [Field("toll", "none", 3), Field("toll", "slow", 3)]
    return [
        Result(
            f"t{i:05}",
            taste.choice(fields),
            i // 2,
            tuple(taste.sample([f"p{n}" for n in range(people)], 3)),
            tuple(taste.choice([(1, 2, 3), (3, 1, 2), (1, 1, 3), (2, 2, 1)])),
        )
        for i in range(number)
    ]


async def enter(store: Store, found: list[Result]) -> None:
    """Enter results one by one, as servers do; the tables they are of are there."""
    for result in found:
        await store.writer.write(partial(book.take_in, found=[result]))


async def lay_tables(store: Store, found: list[Result]) -> None:
    """Rows for tables of which nothing else is wanted."""
    for result in found:
        row = {"id": result.table, "game": "toll", "rules_version": 1, "seed": "", "host": "h"}
        more = {"status": "over", "watch": "open", "created_at": 1, "changed_at": 1, "summary": {}}
        await store.open_table({**row, **more}, {})


@pytest.mark.parametrize("order", [*permutations(range(4))][::5])
def test_in_whatever_order_results_come_the_book_is_the_same(
    store: Store, order: tuple[int, ...]
) -> None:
    found = made_up(4, people=4)

    async def story() -> None:
        await lay_tables(store, found)
        await enter(store, [found[i] for i in order])

    run(story)
    expected = worked_out(found)
    assert stored(store) == {
        (field, who): pytest.approx((one.skill.mu, one.skill.sigma, one.games, one.won))
        for field, everybody in expected.standings.items()
        for who, one in everybody.items()
    }


def test_servers_that_rate_at_the_same_time_agree(postgres_address: str) -> None:
    found = made_up(40)

    async def story() -> None:
        with closing(Store(postgres_address)) as one, closing(Store(postgres_address)) as two:
            await lay_tables(one, found)
            await asyncio.gather(enter(one, found[::2]), enter(two, found[1::2] + found[:4]))
            with one.engine.connect() as connection:
                assert len(connection.execute(select(results.c.table_id)).all()) == len(found)
            expected = worked_out(found)
            assert len(stored(one)) == sum(map(len, expected.standings.values()))
            for (field, who), (mu, sigma, games, won) in stored(one).items():
                standing = expected.standings[field][who]
                assert (mu, sigma) == pytest.approx(standing.skill)
                assert (games, won) == (standing.games, standing.won)

    run(story)


def test_the_command_finds_what_differs_and_puts_it_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    with closing(Store(url)) as store:

        async def story() -> None:
            async with opened(store) as house:
                await played(house, PERSON, PERSON)
                await played(house, PERSON, PERSON, PERSON, clock={"kind": "slow", "days": 3})

        run(story)
        right = stored(store)
        assert {field.pace for field, _ in right} == {"none", "slow"}
        with store.engine.begin() as connection:
            connection.execute(text("UPDATE ratings SET mu = 99 WHERE who = 'bert'"))
    assert main(["rate", "--check", "--db", url]) == 2
    told = capsys.readouterr()
    assert "2 games, 5 ratings" in told.out and "2 differed" in told.out  # noqa: PT018
    assert "toll, none, 2 players: bert differs" in told.err
    assert main(["rate", "--db", url]) == 0
    assert "2 differed" in capsys.readouterr().out
    assert main(["rate", "--check", "--db", url]) == 0
    assert "all as stored" in capsys.readouterr().out
    with closing(Store(url)) as store:
        assert stored(store) == right


def test_what_is_rated_while_the_book_is_made_anew_stays(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            for _ in range(2):
                await played(house, PERSON, PERSON)

    run(story)
    right, whole = stored(store), book.from_logs
    monkeypatch.setattr(book, "from_logs", lambda connection: whole(connection)[:1])
    make_anew(store.engine)
    assert stored(store) == right


def test_a_handle_tells_nothing_of_who_it_is() -> None:
    assert handle_of(ANNA) != handle_of(BERT)
    assert ANNA not in handle_of(ANNA)


def test_games_of_bots_in_a_house_are_rated_by_the_house(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            plan = read_setup(
                {"game": "toll", "players": 2, "seats": [RANDOM, GREEDY]}, ANNA, NAMES
            )
            table, _ = await house.open_table(plan, "Anna", LOCAL)
            await until(lambda: table.over)
            await house.flush()

    run(story)
    assert {bot_of(who).name for _, who in stored(store)} == {"random", "greedy"}  # type: ignore[union-attr]
    assert not make_anew(store.engine).differing


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_levels_come_out_in_their_order(name: str) -> None:
    """The three that do not search; `python -m bench.ratings levels` has all six."""
    names = ("level1", "level2", "level3")
    found = standings_of(shuffled([play(one) for one in fixtures(name, names, 3, 9, "1")]))
    order = sorted(found, key=lambda who: found[who].skill.mu)
    assert order == [rated_bot(level, game(name), 3).who for level in names]


def test_games_without_number_are_rated_anew_from_their_logs() -> None:
    """`python -m bench.ratings anew` does it with ten thousand, and says how long it took."""
    assert anew(500, 20) > 0
