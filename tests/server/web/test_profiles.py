"""A person's page: results, openings, games, arms; and nothing that the reader may not see."""

from __future__ import annotations

import pytest
from itsdangerous import URLSafeTimedSerializer

from tabard.draw.heraldry import CHARGES, METALS, PARTITIONS, arms_of_name, read_arms
from tabard.draw.icons import SYMBOLS
from tabard.server.history import openings, played_by, results
from tabard.server.web.session import COOKIE
from tests.server.web.browser import SECRET, Browser, new, table_of, words
from tests.server.web.deeds import act, finished


def user_of(browser: Browser) -> str:
    """The id of a visitor."""
    if COOKIE not in browser.client.cookies:
        browser.get("/about")
    cookie = browser.client.cookies[COOKIE]
    found = URLSafeTimedSerializer(SECRET, salt="tabard session").loads(cookie)
    return str(found["u"])


def together(anna: Browser, ben: Browser, **changes: str) -> str:
    """A game of Anna and Ben, played to its end."""
    table = table_of(anna.town, anna.post("/new", new(seat_1="open", **changes)))
    ben.get(f"/table/{table.id}")
    assert act(ben, table, "sit", seat=1).status_code == 200
    number = 0
    while table.running:
        number += 1
        assert table.state is not None
        seat, codes = int(table.state.to_move), table.state.choices()
        fields = {"seat": seat, "ply": table.ply_of(seat), "confirm": True}
        code = codes[number % len(codes)]
        made = act((anna, ben)[seat], table, "choose", f"m-{number:06}", code=code, **fields)
        assert made.status_code == 200, made.text
    return table.id


@pytest.mark.slow
def test_a_page_tells_what_somebody_has_played(anna: Browser, ben: Browser) -> None:
    played = together(anna, ben)
    own = anna.read("/people/" + user_of(anna))
    assert "One finished game" in own
    assert "Favourite openings" in own
    assert "no clock" in own
    seen = ben.get("/people/" + user_of(anna))
    assert f"/replay/{played}" in seen.text
    assert "The Pillars of the Earth" in words(seen)
    wins = [words(who.get("/me", follow_redirects=True)) for who in (anna, ben)]
    assert sum("one of them won" in page for page in wins) >= 1


@pytest.mark.slow
def test_a_closed_table_shows_on_the_pages_of_those_who_played_it(
    anna: Browser, ben: Browser
) -> None:
    played = together(anna, ben, watch="closed")
    cato = anna.town.visitor()
    address = "/people/" + user_of(anna)
    assert played not in cato.get(address).text
    assert "No finished game yet" in cato.read(address)
    assert played in ben.get(address).text


@pytest.mark.slow
def test_who_plays_all_seats_of_a_device_has_no_result_of_it(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new()))
    finished(anna, table)
    page = anna.read("/people/" + user_of(anna))
    assert "No finished game yet" in page
    assert "Finished games" in page


@pytest.mark.parametrize("person", ["nobody", "x" * 33, "%00", "a%2Fb", "é"])
def test_nobody_is_known_by_another_address(anna: Browser, person: str) -> None:
    page = anna.get(f"/people/{person}")
    assert page.status_code == 404


def row(people: list[str], ranking: list[int], **more: object) -> dict[str, object]:
    """A finished table as storage knows it."""
    facts: dict[str, object] = {
        "people": people,
        "players": len(people),
        "ranking": ranking,
        "scores": [10 * (4 - place) for place in ranking],
        "clock": "live",
        "bots": [False] * len(people),
        **more,
    }
    return {"id": "t", "game": "pillars", "summary": facts}


def test_results_are_told_by_game_players_and_pace() -> None:
    rows = [
        row(["a", "b"], [1, 2]),
        row(["b", "a"], [1, 2]),
        row(["a", "b", "c"], [1, 1, 3], clock="slow"),
        row(["a", "b"], [1, 2], bots=[True, False]),
    ]
    found = {(one.players, one.pace): one for one in results(played_by("a", rows))}
    two = found[2, "live"]
    assert (two.played, two.won, two.left, two.place, two.best) == (3, 1, 1, 1.5, 30)
    assert found[3, "slow"].won == 1


def test_the_favourite_opening_is_the_one_played_most() -> None:
    def begun(thing: str) -> dict[str, object]:
        event = {"kind": "takes", "seat": 0, "thing": thing, "place": "", "amount": 0}
        return row(["a", "b"], [1, 2], openings=[event, None])

    found = openings(played_by("a", [begun("wood"), begun("stone"), begun("stone")]))
    assert [(one.event["thing"], one.played) for one in found["pillars"]] == [
        ("stone", 2),
        ("wood", 1),
    ]


def test_every_charge_is_drawn_and_every_name_bears_sound_arms() -> None:
    assert all(charge in SYMBOLS for charge in CHARGES[1:])
    for number in range(300):
        arms = arms_of_name(f"name {number}")
        assert arms.sound
        assert (arms.first in METALS) != (arms.second in METALS)
        assert read_arms(str(arms)) == arms
    assert len({arms_of_name(f"name {n}").partition for n in range(300)}) == len(PARTITIONS) - 1


@pytest.mark.parametrize(
    "text", ["", "a.b.c.d", "pale.or.or.key", "pale.or.gules.rat", "pale.or.gules.key.key"]
)
def test_what_is_no_coat_of_arms_is_none(text: str) -> None:
    assert read_arms(text) is None


def test_somebody_chooses_arms_and_goes_back_to_those_of_the_name(anna: Browser) -> None:
    wanted = {"partition": "cross", "first": "azure", "second": "or", "charge": "key"}
    assert "come from your name" in anna.read("/settings/arms")
    looked = anna.post("/settings/arms", {**wanted, "look": "yes"})
    assert looked.status_code == 200
    assert "come from your name" in anna.read("/settings/arms")
    assert anna.post("/settings/arms", wanted).status_code == 303
    assert "You chose these arms" in anna.read("/settings/arms")
    assert "#i-key" in anna.get("/about").text
    assert anna.post("/settings/arms", {"from": "name"}).status_code == 303
    assert "come from your name" in anna.read("/settings/arms")


def test_arms_that_nobody_could_tell_apart_are_refused(anna: Browser) -> None:
    wanted = {"partition": "cross", "first": "azure", "second": "azure", "charge": "key"}
    refused = anna.post("/settings/arms", wanted)
    assert refused.status_code == 400
    assert "two different tinctures" in words(refused)
    assert anna.post("/settings/arms", {**wanted, "charge": "<b>"}).status_code == 400
