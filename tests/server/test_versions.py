"""Tables when the rules change: they go on by the version they began with, or wait for it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from tabard import games, kept
from tabard.freezing import retire
from tabard.server import commands
from tabard.server.house import House
from tabard.server.limits import LOCAL
from tabard.server.refusals import RequestRefused
from tabard.server.store.store import Store
from tabard.server.table import Table
from tabard.server.web import versions
from tabard.server.web.chrome import chrome
from tests.editions import MORE, raised
from tests.server.desk import ANNA, BERT, PERSON, setup
from tests.server.inn import do, fingerprint, opened, run, two


async def finish(house: House, table: Table) -> list[float]:
    """Play a table to its end; the scores."""
    number = 0
    while table.running:
        await step(house, table, number)
        number += 1
    assert table.state is not None
    return list(table.state.scores())


async def step(house: House, table: Table, number: int = 0) -> None:
    """Let somebody who is awaited choose, alone or while others do too."""
    assert table.state is not None
    seat = table.awaited()[0]
    codes = table.state.choices_of(seat)
    user, ply = table.seats[seat].user, table.ply_of(seat)
    await do(house, table, user, commands.choose, seat, codes[number % len(codes)], ply, True)


def test_a_raised_version_ends_no_game_and_takes_no_replay(store: Store, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(store) as house:
            over = await two(house, "toll")
            scores = await finish(house, over)
            running = await two(house, "toll")
            await step(house, running)
            before = fingerprint(running)
        with raised("toll", tmp_path):
            async with opened(store) as house:
                assert house.table(over.id).game is games.game("toll@1")
                assert fingerprint(house.table(over.id)) == fingerprint(over)
                assert fingerprint(house.table(running.id)) == before
                new = await two(house, "toll")
                assert new.plan.rules_version == 2
                assert min(await finish(house, new)) >= MORE
                assert max(await finish(house, house.table(running.id))) < MORE
                assert "rules" not in {entry.kind for entry in store.log(running.id)}
        async with opened(store) as house:
            assert list(house.table(over.id).record().state().scores()) == scores
            assert house.table(running.id).over

    run(story)


def test_a_game_of_a_version_that_is_not_here_waits_and_goes_on_where_it_is(
    store: Store, tmp_path: Path
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            first = await two(house, "toll")
            await step(house, first)
            before = fingerprint(first)
        with raised("toll", tmp_path, keep=False):
            async with opened(store) as house:
                with pytest.raises(RequestRefused) as found:
                    house.table(first.id)
                assert (found.value.code, found.value.status) == ("other-rules", 503)
                assert found.value.detail["played"] == "1"
                assert house.awaiting(ANNA) + house.awaiting(BERT) == 0
                second = await two(house, "toll")
                await step(house, second)
                after = fingerprint(second)
        async with opened(store) as house:
            assert fingerprint(house.table(first.id)) == before
            with pytest.raises(RequestRefused, match="rules version 2"):
                house.table(second.id)
            assert {row["status"] for row in store.by_version()} == {"running"}
            assert house.awaiting(ANNA) + house.awaiting(BERT) == 1
            await finish(house, house.table(first.id))
        with raised("toll", tmp_path):
            async with opened(store) as house:
                assert fingerprint(house.table(second.id)) == after
                assert min(await finish(house, house.table(second.id))) >= MORE

    run(story)


def test_a_version_that_changes_nothing_takes_a_game_over_and_its_log_says_so(
    store: Store, tmp_path: Path
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            touched = await two(house, "toll")
            untouched = await two(house, "toll")
        with raised("toll", tmp_path, keep=False, carries=(1,)):
            async with opened(store) as house:
                assert house.table(touched.id).game is games.game("toll")
                await step(house, house.table(touched.id))
                await house.flush()
                assert store.table(touched.id)["summary"]["versions"] == ["1", "2"]  # type: ignore[index]
                assert house.table(touched.id).plan.version == "2"
        moved = [entry.data for entry in store.log(touched.id) if entry.kind == "rules"]
        assert moved == [{"rules_version": 2, "data": ""}]
        assert "rules" not in {entry.kind for entry in store.log(untouched.id)}
        async with opened(store) as house:  # and back, both
            for table in (touched, untouched):
                assert max(await finish(house, house.table(table.id))) < MORE

    run(story)


def test_a_table_that_has_not_begun_begins_by_the_present_rules(
    store: Store, tmp_path: Path
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            waiting, _ = await house.open_table(setup("toll", PERSON, PERSON), "Anna", LOCAL)
        with raised("toll", tmp_path):
            async with opened(store) as house:
                table = house.table(waiting.id)
                await do(house, table, BERT, commands.sit, 1)
                assert table.running
                assert table.plan.version == "2"
                assert min(await finish(house, table)) >= MORE

    run(story)


def test_players_are_told_that_their_rules_are_older_and_when_they_are_retired(
    store: Store, tmp_path: Path
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house, "toll")
            assert versions.line(table, chrome("en")) == ""
        with raised("toll", tmp_path):
            async with opened(store) as house:
                said = versions.line(house.table(table.id), chrome("en"))
                assert "version 1 of the rules to its end; new tables play version 2" in said
                assert versions.line(await two(house, "toll"), chrome("en")) == ""
                retire(tmp_path / "before" / "toll_v1", date(2027, 6, 1))
                kept.versions.cache_clear()
                days = {"en": "1 June 2027", "de": "1. Juni 2027", "nl": "1 juni 2027"}
                for lang, day in days.items():
                    assert day in versions.line(house.table(table.id), chrome(lang))

    run(story)


def test_no_new_table_plays_a_kept_version(tmp_path: Path) -> None:
    with raised("toll", tmp_path), pytest.raises(RequestRefused, match="the present version"):
        setup("toll@1", PERSON, PERSON)
