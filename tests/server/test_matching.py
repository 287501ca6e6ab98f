"""People are brought together by strength, patience and whom they keep away from."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tabard.server.house import House
from tabard.server.keeping import Keeper
from tabard.server.limits import LOCAL
from tabard.server.matching import MINUTE, Seek, company
from tabard.server.meeting import bring_together, open_table_for, place_of, seeking
from tabard.server.ratings.results import Field, Result
from tabard.server.ratings.skill import Skill
from tabard.server.refusals import RequestRefused
from tabard.server.setup import bots_of_house, read_setup
from tabard.server.store.seeking import Seeking
from tabard.server.store.store import Store
from tests.server.inn import opened, run
from tests.server.test_farewell import known
from tests.server.test_ratings import enter, lay_tables


def seek(user: str, mean: float = 25.0, spread: float = 1.0, since: int = 0, **more: int) -> Seek:
    """Somebody who looks for a game of two."""
    kind = ("pillars", more.pop("players", 2), "live")
    return Seek(user, user, *kind, mean, spread, since, more.get("seen_at", since))


def names(found: list[Seek] | None) -> list[str]:
    """Who plays together."""
    return [one.user for one in found or []]


def test_those_of_about_the_same_strength_play_together() -> None:
    seeks = [seek("a"), seek("b", 40.0, since=1), seek("c", 27.0, since=2)]
    assert names(company(seeks, 10, {})) == ["a", "c"]


def test_nobody_plays_far_above_their_strength_at_once_but_after_a_while() -> None:
    seeks = [seek("a"), seek("b", 33.0)]
    assert company(seeks, 10, {}) is None
    waited = [replace(one, seen_at=3 * MINUTE) for one in seeks]
    assert names(company(waited, 3 * MINUTE, {})) == ["a", "b"]


def test_whose_strength_is_not_known_well_has_a_wider_reach() -> None:
    sure, unsure = seek("b", 31.0, 1.0), seek("b", 31.0, 8.0)
    assert company([seek("a", 25.0, 8.0), sure], 10, {}) is None
    assert names(company([seek("a", 25.0, 8.0), unsure], 10, {})) == ["a", "b"]


def test_who_has_gone_away_is_not_waited_for() -> None:
    assert company([seek("a"), seek("b", since=19_000)], 20_500, {}) is None


def test_those_who_keep_away_from_each_other_are_not_brought_together() -> None:
    seeks = [seek("a"), seek("b", since=1), seek("c", since=2)]
    assert names(company(seeks, 10, {"b": {"a"}})) == ["a", "c"]
    three = [replace(one, players=3) for one in seeks]
    assert company(three, 10, {"c": {"b"}}) is None


def test_a_whole_table_must_fit_together() -> None:
    seeks = [seek("a", 25.0, players=3), seek("b", 22.0, players=3), seek("c", 28.0, players=3)]
    assert company(seeks, 10, {}) is None, "b and c are too far apart"


async def waiting(house: House, *users: str, pace: str = "live") -> list[Seek]:
    """People who begin to look for a game of two."""
    found = [seeking(house, user, user.title(), "pillars", 2, pace) for user in users]
    for one in found:
        await Seeking(house.store).begin(one)
    return found


def test_two_who_look_are_seated_at_one_table_and_it_begins(either: Store) -> None:
    async def story() -> None:
        async with opened(either) as house:
            seeks = Seeking(either)
            anna, bert = await waiting(house, "anna", "bert")
            assert (anna.mean, anna.spread) == Skill()
            await bring_together(house, bert, LOCAL)
            places = [place_of(seeks.of(user)) for user in ("anna", "bert")]
            assert places[0] == places[1] != ""
            table = house.table(places[0])
            assert [seat.user for seat in table.seats] == ["anna", "bert"]
            assert table.running
            assert table.plan.clock.kind == "live"

    run(story)


def test_nobody_is_seated_twice_by_two_servers_at_once(either: Store) -> None:
    async def story() -> None:
        async with opened(either) as house:
            seeks = await waiting(house, "anna", "bert")
            await asyncio.gather(*(bring_together(house, seeks[i % 2], LOCAL) for i in range(6)))
            assert len(either.shelf.listed("running")) == 1
            assert await Seeking(either).claim(["anna", "bert"], house.clock.now()) is False

    run(story)


def stumbling(house: House, **deeds: object) -> House:
    """A house that does some things otherwise; a compiled one can be changed by nobody."""
    names = ("store", "clock", "order", "open_table", "act")
    found: Any = SimpleNamespace(**{name: getattr(house, name) for name in names} | deeds)
    return cast(House, found)


def test_where_no_table_can_be_opened_people_wait_on(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            seeks = await waiting(house, "anna", "bert")

            async def refuse(*_: object) -> None:
                raise RequestRefused("maintenance", 503, "not now")

            await bring_together(stumbling(house, open_table=refuse), seeks[1], LOCAL)
            assert [one.table for one in Seeking(store).alike(seeks[0])] == [None, None]

    run(story)


def test_a_fault_while_a_table_is_made_lets_people_wait_on(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            seeks = await waiting(house, "anna", "bert")

            async def fail(*_: object) -> None:
                raise OSError("no disk")

            with pytest.raises(OSError, match="no disk"):
                await bring_together(stumbling(house, open_table=fail), seeks[1], LOCAL)
            assert [one.table for one in Seeking(store).alike(seeks[0])] == [None, None]
            with pytest.raises(OSError, match="no disk"):
                await bring_together(stumbling(house, act=fail), seeks[1], LOCAL)
            places = {place_of(one) for one in Seeking(store).alike(seeks[0])}
            assert places == {store.shelf.listed("open")[0]["id"]}, "the seats wait for them there"

    run(story)


def test_who_was_claimed_by_a_server_that_is_gone_waits_again_after_a_minute(
    either: Store,
) -> None:
    async def story() -> None:
        async with opened(either) as house:
            people = [one.user for one in await waiting(house, "anna", "bert")]
            seeks, now = Seeking(either), house.clock.now()
            assert await seeks.claim(people, now)
            assert not await seeks.claim(people, now + MINUTE)
            for user in people:
                await seeks.beat(user, now + MINUTE + 1)
            anna = seeks.of("anna")
            assert anna is not None
            assert place_of(anna) == ""
            assert not anna.fresh(now + MINUTE)
            assert anna.fresh(now + MINUTE + 1)
            assert await seeks.claim(people, now + MINUTE + 1)
            await seeks.lead(people, "table")
            assert not await seeks.claim(people, now + 9 * MINUTE)

    run(story)


def test_who_is_barred_looks_for_no_game(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            await known(store, "ANNA", "bert")
            await waiting(house, "anna", "bert")
            await Keeper(house, "the steward").bar("anna")
            assert Seeking(store).of("anna") is None
            assert Seeking(store).of("bert") is not None

    run(story)


def test_an_open_table_of_the_kind_is_found_and_no_other(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            seats = [{"kind": "person"}, {"kind": "person"}]
            clock = {"kind": "live", "minutes": 20, "increment": 5}
            data = {"game": "pillars", "players": 2, "seats": seats, "clock": clock}
            table, _ = await house.open_table(
                read_setup(data, "anna", bots_of_house()), "Anna", LOCAL
            )
            wish = seeking(house, "bert", "Bert", "pillars", 2, "live")
            assert open_table_for(house, wish) == table.id
            for other in ("anna", "bert"):
                kind = ("pillars", 2, "slow") if other == "bert" else ("pillars", 2, "live")
                assert open_table_for(house, seeking(house, other, other, *kind)) == ""
            house.strength = lambda user, *_: (45.0 if user == "bert" else 25.0, 1.0)
            assert open_table_for(house, seeking(house, "bert", "Bert", "pillars", 2, "live")) == ""
            house.strength = lambda *_: Skill()
            await house.order.block("anna", "bert", "block", 1)
            assert open_table_for(house, wish) == ""

    run(story)


def test_somebody_is_as_strong_as_their_rating_in_that_field(either: Store) -> None:
    async def story() -> None:
        field = Field("pillars", "live", 2)
        games = [Result(f"t{i}", field, i, ("anna", "bert"), (1, 2)) for i in range(30)]
        await lay_tables(either, games)
        await enter(either, games)
        async with opened(either) as house:
            anna = seeking(house, "anna", "Anna", "pillars", 2, "live")
            bert = seeking(house, "bert", "Bert", "pillars", 2, "live")
            assert anna.mean > Skill().mu + 5 > bert.mean + 10
            assert anna.spread < Skill().sigma
            assert company([anna, bert], anna.since, {}) is None
            other = seeking(house, "anna", "Anna", "pillars", 2, "slow")
            assert (other.mean, other.spread) == Skill()

    run(story)
