"""The pages of the ratings: lists by field, somebody's way, three languages; and the API."""

from __future__ import annotations

from functools import partial

import pytest

from tabard.games import game
from tabard.messages import LANGUAGES
from tabard.server.api import create_api
from tabard.server.ratings.results import Field, Result, handle_of, rated_bot
from tabard.server.store import book
from tabard.server.store.store import Store
from tabard.server.web.guard import cost_of
from tests.server.inn import opened, run
from tests.server.program import Program
from tests.server.test_ratings import lay_tables
from tests.server.web.browser import Browser, Town, new, table_of

PILLARS = Field("pillars", "none", 2)
WORLD = Field("world", "slow", 3)
BOT = rated_bot("level3", game("pillars"), 2)


async def rated(store: Store) -> None:
    """Anna, who has played much, Bert, who has just come, somebody who has gone, and bots."""
    for user, name in (("anna", "Anna <3"), ("bert", "Bert")):
        row = {"id": user, "name": name, "login": None, "password": None, "created_at": 1}
        await store.accounts.add({**row, "settings": {}})
    found = [
        Result(f"t{i:03}", PILLARS, i, ("anna", BOT.who), (1, 2) if i % 3 else (2, 1))
        for i in range(40)
    ]
    found.append(Result("t040", PILLARS, 40, ("bert", "gone"), (1, 2)))
    found.append(Result("t041", WORLD, 41, ("anna", "bert", "gone"), (3, 1, 2)))
    await lay_tables(store, found)
    await store.writer.write(partial(book.take_in, found=found))


@pytest.fixture
def busy(town: Town) -> Town:
    """A house in which games have counted."""
    town.run(rated(town.store))
    return town


def test_before_any_game_has_counted_the_page_says_so(anna: Browser) -> None:
    assert "No game has counted yet" in anna.read("/ratings")


def test_a_list_has_places_for_who_is_known_and_puts_the_others_apart(
    busy: Town, anna: Browser
) -> None:
    page = anna.read("/ratings")
    sure, _, unsure = page.partition("Provisional")
    assert "1 Anna <3" in sure
    assert f"Bot, journeyman rules {BOT.rules}, weights {BOT.weights}" in sure
    assert "– Bert" in unsure and "– Somebody who has gone" in unsure  # noqa: PT018
    assert "± " in sure
    assert "Anna &lt;3" in anna.get("/ratings").text


def test_a_field_is_chosen_by_game_pace_and_players(busy: Town, anna: Browser) -> None:
    page = anna.read("/ratings?game=world")
    assert "Days per move" in page and "journeyman" not in page  # noqa: PT018
    assert "journeyman" in anna.read("/ratings?game=pillars&pace=slow&players=5")
    assert anna.get("/ratings?game=%00&pace=x&players=-1").status_code == 200


def test_somebody_has_a_page_with_every_field(busy: Town, anna: Browser) -> None:
    address = f"/ratings/{handle_of('anna')}"
    assert address in anna.get("/ratings").text
    page = anna.read(address)
    assert "Games: 40, won: 26." in page and "Games: 1, won: 0. Still provisional." in page  # noqa: PT018
    assert anna.get("/ratings/nobody").status_code == 404
    assert "rules" in anna.read(f"/ratings/{handle_of(BOT.who)}")


def test_a_course_is_read_only_as_far_as_it_is_drawn(either: Store) -> None:
    async def story() -> None:
        await rated(either)
        way = either.ratings.course(PILLARS, "anna", 3)
        assert len(way) == 3
        assert way[-1] == either.ratings.strength("anna", *PILLARS)
        assert len(either.ratings.course(PILLARS, BOT.who, 500)) == 40
        assert either.ratings.course(PILLARS, "ann_", 500) == []

    run(story)


@pytest.mark.parametrize("path", ["/ratings/x", "/tournaments/x", "/keeping", "/lobby"])
def test_pages_that_read_much_cost_as_much_as_the_others(path: str) -> None:
    assert cost_of(path) == cost_of("/tables")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_speak_every_language(busy: Town, anna: Browser, lang: str) -> None:
    anna.client.headers["accept-language"] = lang
    for path in ("/ratings", f"/ratings/{handle_of('anna')}"):
        response = anna.get(path)
        assert response.status_code == 200
        assert f'<html lang="{lang}"' in response.text


def test_a_table_says_whether_it_counts(anna: Browser) -> None:
    friendly = table_of(anna.town, anna.post("/new", new(seat_1="open", rated="no")))
    assert friendly.plan.rated is False
    assert "Rated No" in anna.read(f"/table/{friendly.id}")
    usual = table_of(anna.town, anna.post("/new", new(seat_1="open")))
    assert "Rated Yes" in anna.read(f"/table/{usual.id}")
    refused = anna.post("/new", new(seat_1="open", rated="yes", hints="all"))
    assert refused.status_code == 400
    assert "Choose one of the two" in refused.text


def test_programs_read_the_same(store: Store) -> None:
    async def story() -> None:
        await rated(store)
        async with opened(store) as house:
            program = Program(create_api(house))
            fields = (await program.get("/ratings")).json()["fields"]
            assert fields[0] == {"game": "pillars", "pace": "none", "players": 2, "games": 41}
            path = "/ratings/list"
            found = (await program.get(path, game="pillars", pace="none", players=2)).json()
            found = found["ratings"]
            assert [one["name"] for one in found] == ["Bert", "Anna <3", "level3", None]
            assert found[2]["bot"] == {"rules": BOT.rules, "weights": BOT.weights}
            assert found[0]["provisional"]
            assert not found[1]["provisional"]
            assert found[1]["margin"] < 300
            assert "anna" not in {one["handle"] for one in found}
            mine = (await program.get(f"/ratings/of/{handle_of('anna')}")).json()["ratings"]
            assert [(one["game"], one["games"]) for one in mine] == [("pillars", 40), ("world", 1)]
            assert (await program.get("/ratings/of/nobody")).json()["error"] == "unknown-rating"
            bad = await program.get(path, game="pillars", pace="fast", players=2)
            assert bad.status_code == 400

    run(story)
