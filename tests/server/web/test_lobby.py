"""The lobby: open tables of a kind, looking for others, and invitations as pictures."""

from __future__ import annotations

import re

import pytest

from tabard.draw import qr
from tests.server.web.browser import Browser, new, table_of, words
from tests.server.web.deeds import script
from tests.server.web.test_profiles import user_of

WISH = {"game": "pillars", "players": "2", "pace": "none"}


def beat(who: Browser) -> dict[str, object]:
    """The sign of life that the page gives."""
    found: dict[str, object] = who.ask("POST", "/lobby/beat", headers=script(who)).json()
    return found


def test_tables_are_found_by_their_kind(anna: Browser, ben: Browser) -> None:
    fields = new(seat_1="open", clock="slow", days="3")
    table = table_of(anna.town, anna.post("/new", fields))
    row = f"/sit/{table.id}"
    assert row in ben.get("/lobby").text
    assert row in ben.get("/lobby?game=pillars&players=2&pace=slow").text
    for other in ("game=world", "players=3", "pace=live"):
        assert row not in ben.get(f"/lobby?{other}").text
    assert row in ben.get("/lobby?game=nothing&players=99&pace=%00").text
    assert row not in anna.get("/lobby").text


def test_tables_of_people_one_keeps_away_from_are_not_there(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(seat_1="open")))
    ben.post("/settings/theme", {"theme": "auto"})
    ben.post(f"/people/{user_of(anna)}/block", {"kind": "block"})
    for page in ("/lobby", "/watch", "/"):
        assert table.id not in ben.get(page).text


def test_two_who_look_for_the_same_are_led_to_one_table(anna: Browser, ben: Browser) -> None:
    assert anna.post("/lobby/seek", WISH).headers["location"] == "/lobby/seek"
    assert "Nobody else looks for this" in anna.read("/lobby/seek")
    assert beat(anna) == {"others": 0}
    assert "You are looking for a game" in anna.read("/lobby")
    ben.post("/lobby/seek", WISH)
    found = beat(ben)["go"]
    assert str(found).startswith("/table/")
    assert anna.get("/lobby/seek").headers["location"] == found
    assert anna.get("/lobby/seek").headers["location"] == "/lobby", "that was told once"
    table = anna.town.house.table(str(found).removeprefix("/table/"))
    assert table.running


def test_the_usual_clocks_are_the_same_everywhere(anna: Browser, ben: Browser) -> None:
    live = "30 minutes + 20 seconds a turn"
    for page in ("/lobby", "/tournaments/new"):
        for clock in ("no clock", live, "3 days a turn"):
            assert clock in anna.read(page), page
    for who in (anna, ben):
        who.post("/lobby/seek", {**WISH, "pace": "live"})
        if who is anna:
            assert live in anna.read("/lobby/seek")
    table = anna.town.house.table(str(beat(ben)["go"]).removeprefix("/table/"))
    assert (table.plan.clock.bank, table.plan.clock.increment) == (1_800_000, 20_000)
    form = {"game": "pillars", "seats": "2", "form": "robin", "name": "Ours", "clock": "live"}
    place = anna.post("/tournaments/new", form).headers["location"]
    assert live in anna.read(place)
    assert "1 day a turn" in anna.read("/tournaments/new")
    chosen = {"minutes": 30, "increment": 20, "days": 3}
    page = anna.get("/new?game=pillars").text
    for name, number in chosen.items():
        (offered,) = re.findall(rf'<select name="{name}">(.*?)</select>', page)
        assert f"<option selected>{number}</option>" in offered


def test_who_looks_sits_down_where_somebody_waits(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(seat_1="open")))
    led = ben.post("/lobby/seek", WISH)
    assert led.headers["location"] == f"/table/{table.id}"
    assert table.running


def test_who_stops_looking_is_brought_to_nobody(anna: Browser, ben: Browser) -> None:
    anna.post("/lobby/seek", WISH)
    assert anna.post("/lobby/stop").status_code == 303
    ben.post("/lobby/seek", WISH)
    assert beat(ben) == {"others": 0}
    assert beat(anna) == {"go": "/lobby"}


@pytest.mark.parametrize(
    "wrong", [{"game": "chess"}, {"players": "9"}, {"players": "x"}, {"pace": "fast"}]
)
def test_a_game_that_there_is_not_is_not_looked_for(anna: Browser, wrong: dict[str, str]) -> None:
    assert anna.post("/lobby/seek", {**WISH, **wrong}).status_code == 400
    assert anna.get("/lobby/seek").headers["location"] == "/lobby"


def test_invitations_are_pictures_too(anna: Browser, ben: Browser) -> None:
    answer = anna.post("/new", new(players="3", seat_1="friend", seat_2="open"))
    table = table_of(anna.town, answer)
    page = anna.get(f"/table/{table.id}").text
    link = page.partition('data-copy="http://tabard.test')[2].partition('"')[0]
    assert link.startswith("/join/")
    for path in (link, f"/table/{table.id}"):
        picture = ben.get(f"{path}/qr.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text == qr.drawn(f"http://tabard.test{path}")
        assert f'{path}/qr.svg"' in page
        assert "data-share" in page
    assert link not in ben.get(f"/table/{table.id}").text, "a secret link is its host's"
    assert ben.get("/join/nothing/qr.svg").status_code == 404
    closed = table_of(anna.town, anna.post("/new", new(watch="closed")))
    assert ben.get(f"/table/{closed.id}/qr.svg").status_code == 404
    assert "Anybody who knows the address" in words(anna.get(f"/table/{table.id}"))
