"""The pages of tournaments: opened by a form, joined, begun, followed; and the API."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tabard.messages import LANGUAGES
from tabard.server.api import create_api
from tabard.server.company import group_of
from tabard.server.ratings.results import Field, Result, handle_of
from tabard.server.refusals import RequestRefused
from tabard.server.store.store import Store
from tabard.server.tournaments import office
from tabard.server.tournaments.contest import Contest, Pairing, Plan
from tabard.server.tournaments.standing import standings
from tabard.server.web.standing_picture import bracket, chart
from tests.server.inn import opened, run
from tests.server.program import Program
from tests.server.test_ratings import enter, lay_tables
from tests.server.test_tournaments import people, played
from tests.server.web.browser import Browser, new, table_of, words

FORM = {"game": "pillars", "seats": "2", "form": "robin", "name": "Thursdays <b>"}


def opened_by(anna: Browser, **more: str) -> str:
    """The address of a new tournament."""
    response = anna.post("/tournaments/new", {**FORM, **more})
    assert response.status_code == 303, words(response)
    return str(response.headers["location"])


def test_a_tournament_is_opened_joined_begun_and_followed(anna: Browser, ben: Browser) -> None:
    assert "No tournament yet" in anna.read("/tournaments")
    assert "Swiss" in anna.read("/tournaments/new?game=world&seats=3")
    place = opened_by(anna)
    assert "Thursdays &lt;b&gt;" in anna.get(place).text
    assert "Places taken: 0 of 16." in anna.read(place)
    for visitor in (anna, ben):
        visitor.get(place)
        assert visitor.post(place, {"do": "join"}).status_code == 303
    twice = anna.post(place, {"do": "join"})
    assert (twice.status_code, "already" in words(twice)) == (409, True)
    assert "2 of 16" in ben.read("/tournaments")
    assert ben.post(place, {"do": "start"}).status_code == 403
    assert anna.post(place, {"do": "start"}).status_code == 303
    page = ben.get(place)
    assert "Round 1 is being played" in words(page)
    table = re.search(r'href="/table/([^"]+)"', page.text)
    assert table is not None
    assert "seat" in ben.read(f"/table/{table[1]}").lower()
    assert ben.post(place, {"do": "leave"}).status_code == 303
    assert anna.post(place, {"do": "dance"}).status_code == 400
    assert anna.post(place, {"do": "call-off"}).status_code == 303
    assert "Its host has called it off" in anna.read(place)
    assert "Finished" in anna.read("/tournaments")


def test_with_too_few_it_does_not_begin_and_says_so(anna: Browser) -> None:
    place = opened_by(anna)
    anna.post(place, {"do": "join"})
    refused = anna.post(place, {"do": "start"})
    assert refused.status_code == 409
    assert "It needs 2 to begin and has 1 so far" in words(refused)
    assert "1 of 16" in anna.read(place)
    assert anna.get("/tournaments/nothing").status_code == 404
    assert anna.post("/tournaments/new", {**FORM, "name": " "}).status_code == 400
    assert anna.post("/tournaments/new", {**FORM, "seats": "x"}).status_code == 400


def test_a_league_shows_its_seasons_and_each_division_where_it_belongs(anna: Browser) -> None:
    place = opened_by(anna, divisions="2", seasons="3")
    town, league = anna.town, place.rpartition("/")[2]
    for number in range(4):
        town.run(office.join(town.house, league, f"u{number}", f"Nr {number}"))
    assert anna.post(place, {"do": "start"}).status_code == 303
    page = anna.get(place)
    assert "Season 1 of 3 is being played" in words(page)
    assert f"{place}.1.0" in page.text and f"{place}.1.1" in page.text  # noqa: PT018
    assert "Division B, season 1" in anna.read(f"{place}.1.1")
    assert f"{place}.1.0" not in anna.get("/tournaments").text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", ["swiss", "knockout"])
def test_the_pages_speak_every_language(anna: Browser, lang: str, form: str) -> None:
    anna.client.headers["accept-language"] = lang
    place = opened_by(anna, form=form)
    town = anna.town
    for number in range(4):
        name = f"Nr {number}"
        town.run(office.join(town.house, place.rpartition("/")[2], f"u{number}", name))
    assert anna.post(place, {"do": "start"}).status_code == 303
    for path in ("/tournaments", "/tournaments/new", place):
        response = anna.get(path)
        assert response.status_code == 200
        assert f'<html lang="{lang}"' in response.text
    assert 'class="bracket"' in response.text


def test_the_pictures_have_everybody_and_every_round() -> None:
    names = [f"Nr <{n}>" for n in range(16)]
    cup = played("knockout", 16, 2)
    drawn = bracket(cup, names)
    assert drawn.count("<path") == 14, "from each table but the last to the next"
    assert drawn.count("Nr &lt;") == 16 + 8 + 4 + 2
    league = played("swiss", 16, 4, 3)
    drawn = chart(league, standings(league), names)
    assert drawn.count("Nr &lt;") == 16
    assert drawn.count('class="full"') == 48
    resting = ((Pairing((0, 1)), Pairing((2,))),)
    alone = Contest(Plan("toll", 2, "robin", 1, 3, 1), people(3), resting)
    told = unescape(chart(alone, standings(alone), names))
    assert (told.count("–"), told.count("·")) == (1, 2)


def test_programs_open_join_and_read_tournaments(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            anna, bert = [Program(create_api(house)) for _ in range(2)]
            for who in (anna, bert):
                token = (await who.post("/guests", name="Guest")).json()["token"]
                who.client.headers["authorization"] = f"Bearer {token}"
            made = await anna.post("/tournaments", name="Ours", game="toll", seats=2, form="robin")
            assert made.status_code == 201
            path = f"/tournaments/{made.json()['id']}"
            for who in (anna, bert):
                assert (await who.post(f"{path}/join")).status_code == 200
            again = await bert.post(f"{path}/join")
            assert (again.status_code, again.json()["error"]) == (409, "joined-already")
            bots = await anna.post(f"{path}/bots", bot="random")
            assert bots.json()["error"] in ("no-bots", "bots-by-operator")
            listed = (await anna.get("/tournaments")).json()["tournaments"]
            assert [(one["name"], one["entrants"]) for one in listed] == [("Ours", 2)]
            assert (await bert.post(f"{path}/start")).json()["error"] == "not-your-tournament"
            assert (await anna.post(f"{path}/start")).status_code == 200
            found = (await bert.get(path)).json()
            assert found["status"] == "running"
            assert [len(one) for one in found["rounds"]] == [1]
            assert found["rounds"][0][0]["places"] is None
            table = await bert.get(f"/tables/{found['rounds'][0][0]['table']}")
            assert table.json()["rated"] is True
            assert (await bert.post(f"{path}/leave")).status_code == 200
            assert (await anna.post(f"{path}/call-off")).status_code == 200
            assert (await anna.get("/tournaments/x")).json()["error"] == "unknown-tournament"

    run(story)


def test_what_is_no_id_is_nowhere_and_no_database_is_asked_for_it(either: Store) -> None:
    async def story() -> None:
        async with opened(either) as house:
            program = Program(create_api(house))
            for path in ("/tournaments/%00", "/ratings/of/%00", "/tables/%00"):
                assert (await program.get(path)).status_code == 404, path
            with pytest.raises(RequestRefused) as told:
                group_of(house, "\0", "anna")
            assert told.value.status == 404

    run(story)


def test_what_no_text_has_is_nowhere_and_kept_nowhere(anna: Browser, ben: Browser) -> None:
    for path in ("/tournaments/%00", "/ratings/%00", "/people/%00", "/groups/%00"):
        assert anna.get(path).status_code == 404, path
    assert anna.post("/tournaments/new", {**FORM, "name": "a\0b"}).status_code == 400
    table = table_of(anna.town, anna.post("/new", new(seat_1="open")))
    assert anna.post(f"/table/{table.id}/note", {"note": "a\0b"}).status_code == 400
    assert ben.post(f"/sit/{table.id}").status_code == 303
    told = {"reason": "abuse", "text": "a\0b"}
    assert ben.post(f"/people/{table.plan.host}/report", told).status_code == 400


def test_names_lead_to_the_pages_of_people_and_back_to_their_ratings(anna: Browser) -> None:
    place = opened_by(anna)
    anna.post(place, {"do": "join"})
    page = anna.get(place).text
    found = re.search(r'href="/people/([^"]+)"', page)
    assert found is not None
    who = found[1]
    assert "Ratings" not in anna.read(f"/people/{who}").partition("Results")[2]
    games = [Result(f"t{i}", Field("pillars", "slow", 2), i, (who, "x"), (1, 2)) for i in range(3)]
    anna.town.run(lay_tables(anna.town.store, games))
    anna.town.run(enter(anna.town.store, games))
    assert "Games: 3, won: 3." in anna.read(f"/people/{who}")
    assert f'href="/people/{who}"' in anna.get(f"/ratings/{handle_of(who)}").text
    assert 'href="/people/x"' not in anna.get(f"/ratings/{handle_of('x')}").text
