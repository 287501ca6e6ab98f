"""Groups: made of a table, joined, played again in one click, with who wins how often."""

from __future__ import annotations

import pytest

from tabard.messages import LANGUAGES
from tabard.server import commands, company
from tabard.server.table import Table
from tests.server.inn import do
from tests.server.web.browser import Browser, words


async def finished(anna: Browser, table: Table) -> None:
    """Let whoever is awaited take the first choice until the game is over."""
    house = anna.town.house
    while table.running:
        assert table.state is not None
        seat = table.awaited()[0]
        code, ply = table.state.choices_of(seat)[0], table.ply_of(seat)
        await do(house, table, table.seats[seat].user, commands.choose, seat, code, ply, True)


@pytest.fixture
def played(anna: Browser, ben: Browser) -> Table:
    """A game of Anna and Ben, to its end."""
    fields = {"game": "toll", "players": "2", "seat-0": "me", "seat-1": "open"}
    place = anna.post("/new", fields).headers["location"]
    table = anna.town.house.table(place.rpartition("/")[2])
    ben.get("/")
    assert ben.post(f"/sit/{table.id}").status_code == 303
    anna.town.run(finished(anna, table))
    assert table.over
    return table


def test_a_group_is_made_joined_and_meets_again(anna: Browser, ben: Browser, played: Table) -> None:
    town = anna.town
    assert "Make the group" in anna.read("/groups")
    made = anna.post("/groups", {"name": "Thursdays", "table": played.id})
    place = made.headers["location"]
    alone = anna.post(place, {"do": "play"})
    assert (alone.status_code, "Two people at least" in words(alone)) == (409, True)
    assert "you are asked to join" in ben.read("/groups")
    assert ben.post(place, {"do": "play"}).status_code == 403
    assert ben.post(place, {"do": "join"}).status_code == 303
    again = ben.post(place, {"do": "play"})
    assert again.status_code == 303
    second = town.house.table(again.headers["location"].rpartition("/")[2])
    assert second.running
    assert [seat.user for seat in second.seats] == [s.user for s in reversed(played.seats)]
    twice = anna.post(place, {"do": "play"})
    assert (twice.status_code, "plays already" in words(twice)) == (409, True)
    town.run(finished(anna, second))
    page = anna.read(place)
    wins = sum(game.state.ranking()[game.seats.index(seat)] == 1
               for game in (played, second) if game.state for seat in game.seats
               if seat.user == played.seats[0].user)  # fmt: skip
    assert f"{played.seats[0].name} 2 {wins}" in page
    assert ben.post(place, {"do": "leave"}).status_code == 303
    assert ben.get(place).status_code == 404


def test_only_who_sat_there_makes_a_group_and_only_they_see_it(
    anna: Browser, ben: Browser, played: Table
) -> None:
    carl = anna.town.visitor()
    refused = carl.post("/groups", {"name": "Mine", "table": played.id})
    assert refused.status_code == 409
    place = anna.post("/groups", {"name": "Ours", "table": played.id}).headers["location"]
    assert carl.get(place).status_code == 404
    assert carl.post(place, {"do": "join"}).status_code == 404
    assert anna.post(place, {"do": "dance"}).status_code == 400
    assert anna.post("/groups", {"name": "", "table": played.id}).status_code == 400


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_speak_every_language(anna: Browser, played: Table, lang: str) -> None:
    anna.client.headers["accept-language"] = lang
    place = anna.post("/groups", {"name": "Ours", "table": played.id}).headers["location"]
    for path in ("/groups", place, "/tables"):
        response = anna.get(path)
        assert response.status_code == 200
        assert f'<html lang="{lang}"' in response.text


def test_a_tally_counts_finished_tables_and_nothing_for_who_was_away() -> None:
    def row(status: str, ranking: list[int], away: list[bool]) -> dict[str, object]:
        facts = {"ranking": ranking, "bots": away}
        return {"status": status, "who": ["a", "b", ""], "summary": facts}

    rows = [
        row("over", [1, 2, 3], [False, False, True]),
        row("over", [1, 1, 3], [True, False, True]),
        row("running", [], [False, False, True]),
    ]
    assert company.tally(rows) == {"a": (2, 1), "b": (2, 1)}
