"""The live table over HTTP: choices, and posts that are refused, repeated or foreign."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from httpx import Response

from tabard.server.limits import Buckets, Rate
from tabard.server.table import Table
from tests.server.web.browser import Browser, new, table_of, words
from tests.server.web.deeds import act, choose, finished, script


def test_the_page_of_a_table_shows_the_table(anna: Browser, table: Table) -> None:
    page = anna.get(f"/table/{table.id}")
    assert page.status_code == 200
    assert 'class="tabard pillars wide"' in page.text
    assert "take a card from the display" in words(page)
    assert "style=" not in page.text


def test_a_phone_gets_the_tall_table(anna: Browser, table: Table) -> None:
    page = anna.get(f"/table/{table.id}", headers={"user-agent": "A phone, Mobile"})
    assert 'class="tabard pillars tall"' in page.text


def test_a_choice_is_tentative_until_it_is_confirmed(anna: Browser, table: Table) -> None:
    plies = len(table.plies)
    assert choose(anna, table, confirm=False).json()["ok"] is True
    assert len(table.plies) == plies
    assert len(table.draft) == 1
    assert table.state is not None
    seat = int(table.state.to_move)
    assert act(anna, table, "takeback", seat=seat).status_code == 200
    assert not table.draft
    choose(anna, table, confirm=False)
    assert act(anna, table, "confirm", seat=seat, ply=table.ply).status_code == 200
    assert len(table.plies) > plies


def test_a_repeated_request_is_carried_out_once_and_answered_alike(
    anna: Browser, table: Table
) -> None:
    assert table.state is not None
    fields = {"seat": int(table.state.to_move), "code": table.state.choices()[0]}
    fields |= {"ply": table.ply, "confirm": True}
    answers = [act(anna, table, "choose", "the-same-request", **fields) for _ in range(3)]
    assert [one.status_code for one in answers] == [200, 200, 200]
    assert len({one.text for one in answers}) == 1
    assert sum(ply.seat == fields["seat"] for ply in table.plies) == 1


def test_two_copies_at_the_same_time_are_one_choice(anna: Browser, table: Table) -> None:
    assert table.state is not None
    anna.get(f"/table/{table.id}")
    body = {"do": "choose", "request": "sent-twice-at-once", "confirm": True, "ply": table.ply}
    body |= {"seat": int(table.state.to_move), "code": table.state.choices()[0]}

    async def both() -> list[Response]:
        sends = [
            anna.client.post(f"/table/{table.id}/act", json=body, headers=script(anna))
            for _ in range(2)
        ]
        return list(await asyncio.gather(*sends))

    answers = anna.town.run(both())
    assert [one.status_code for one in answers] == [200, 200]
    assert answers[0].text == answers[1].text
    assert sum(ply.seat == body["seat"] for ply in table.plies) == 1


def test_a_stale_post_is_refused_in_words(anna: Browser, table: Table) -> None:
    assert table.state is not None
    seat, code = int(table.state.to_move), table.state.choices()[0]
    refused = act(anna, table, "choose", seat=seat, code=code, ply=table.ply + 1, confirm=True)
    assert refused.status_code == 409
    assert refused.json()["error"] == "stale"
    assert refused.json()["message"] == "The table has moved on; look again."


def test_nobody_plays_for_somebody_else(anna: Browser, ben: Browser, shared: Table) -> None:
    assert shared.state is not None
    seat = int(shared.state.to_move)
    wrong = (ben, anna)[seat]
    refused = choose(wrong, shared)
    assert refused.status_code == 403
    assert refused.json()["error"] == "not-your-seat"
    other = act(wrong, shared, "choose", seat=1 - seat, ply=shared.ply, code=0, confirm=True)
    assert other.json()["error"] == "not-your-turn"


def test_a_rule_refuses_in_words_and_with_its_id(anna: Browser, table: Table) -> None:
    assert table.state is not None
    refusal = table.state.refusals()[0]
    seat = int(table.state.to_move)
    refused = act(anna, table, "choose", seat=seat, code=refusal.code, ply=table.ply)
    assert refused.status_code == 422
    assert refused.json()["rule"] == refusal.rule
    assert refused.json()["message"].endswith(".")


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "choose", "seat": 0, "code": "1", "ply": 0},
        {"do": "choose", "seat": 0, "code": True, "ply": 0},
        {"do": "choose", "seat": 0, "code": 10**30, "ply": 0},
        {"do": "choose", "seat": None, "code": 1, "ply": 0},
        {"do": "choose", "seat": 0, "code": 1},
        {"do": "confirm", "seat": 0, "ply": 1.5},
        {"do": "say", "text": 7},
        {"do": "say", "text": "   "},
        {"do": "say", "text": "x" * 501},
        {"do": "sit", "seat": 99},
        {"do": "fly"},
        {"do": ["choose"]},
        {"do": "choose", "request": "short"},
        {"do": "choose", "request": "not an id of ours!"},
        {"do": "choose", "request": None},
    ],
)
def test_a_malformed_post_names_what_is_wrong(
    anna: Browser, table: Table, fields: dict[str, Any]
) -> None:
    before = table.version
    anna.get(f"/table/{table.id}")
    body = {"request": "a-good-request", **fields}
    refused = anna.ask("POST", f"/table/{table.id}/act", json=body, headers=script(anna))
    assert refused.status_code == 400, refused.text
    assert refused.json()["error"] == "malformed"
    assert table.version == before


@pytest.mark.parametrize("body", [b"", b"[]", b"null", b"{", b"\xff\xfe", b"[" * 4000, b'"x"'])
def test_what_is_no_object_is_refused(anna: Browser, table: Table, body: bytes) -> None:
    anna.get(f"/table/{table.id}")
    refused = anna.ask("POST", f"/table/{table.id}/act", content=body, headers=script(anna))
    assert refused.status_code == 400
    assert refused.json()["error"] == "malformed"


def test_too_long_a_post_is_refused(anna: Browser, table: Table) -> None:
    anna.get(f"/table/{table.id}")
    refused = act(anna, table, "say", text="x" * 5000)
    assert refused.status_code == 413


def test_a_post_without_the_token_of_the_page_is_refused(anna: Browser, table: Table) -> None:
    anna.get(f"/table/{table.id}")
    body = {"do": "say", "text": "hello", "request": "a-good-request"}
    for headers in ({}, {"x-csrf": "another"}):
        headers["accept"] = "application/json"
        refused = anna.ask("POST", f"/table/{table.id}/act", json=body, headers=headers)
        assert refused.status_code == 403
    assert not table.sayings


def test_unknown_tables_are_unknown(anna: Browser) -> None:
    for path in ("/table/nowhere", "/table/nowhere/stream", "/replay/nowhere"):
        assert anna.get(path).status_code == 404
    anna.get("/about")
    body = {"do": "say", "text": "hello", "request": "a-good-request"}
    refused = anna.ask("POST", "/table/nowhere/act", json=body, headers=script(anna))
    assert refused.json()["error"] == "unknown-table"


def test_a_closed_table_is_unknown_to_strangers(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(watch="closed")))
    assert anna.get(f"/table/{table.id}").status_code == 200
    for path in (f"/table/{table.id}", f"/table/{table.id}/stream", f"/replay/{table.id}"):
        assert ben.get(path).status_code == 404


def test_free_seats_are_taken_once(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(seat_1="open")))
    assert "Waiting for players" in anna.read(f"/table/{table.id}")
    ben.get(f"/table/{table.id}")
    assert act(ben, table, "sit", seat=1).status_code == 200
    late = anna.town.visitor()
    late.get(f"/table/{table.id}")
    assert act(late, table, "sit", seat=1).json()["error"] == "taken"


def test_a_bot_keeps_the_seat_of_who_leaves(anna: Browser, shared: Table) -> None:
    assert act(anna, shared, "leave", seat=0).status_code == 200
    assert shared.seats[0].bot
    assert "A bot plays for you." in anna.read(f"/table/{shared.id}")
    assert act(anna, shared, "sit", "come-back-again", seat=0).status_code == 200
    assert not shared.seats[0].bot


def test_after_the_end_there_are_scores_a_rematch_and_no_more_choices(
    anna: Browser, ben: Browser, table: Table
) -> None:
    finished(anna, table)
    assert "Points over time" in anna.read(f"/table/{table.id}")
    refused = act(anna, table, "choose", seat=0, code=0, ply=table.ply, confirm=True)
    assert refused.json()["error"] == "not-running"
    ben.get(f"/table/{table.id}")
    assert act(ben, table, "rematch").json()["error"] == "not-your-seat"
    usual, anna.town.house.limits.costly = anna.town.house.limits.costly, Buckets(Rate(0, 0))
    assert act(anna, table, "rematch").json()["error"] == "too-much", "a table like any other"
    anna.town.house.limits.costly = usual
    again = act(anna, table, "rematch", "a-rematch-please").json()["go"]
    assert act(anna, table, "rematch", "a-rematch-too").json()["go"] == again
    assert again != f"/table/{table.id}"
    assert "take a card" in anna.read(again)


def test_the_log_tells_what_people_do_around_the_game(
    anna: Browser, ben: Browser, shared: Table
) -> None:
    people, names = (anna, ben), shared.names()
    assert shared.state is not None
    seat = int(shared.state.to_move)
    asker, other = people[seat], people[1 - seat]
    choose(asker, shared)
    act(asker, shared, "ask_undo", seat=seat)
    assert f"{names[seat]} asks to take the last choice back." in other.read(f"/table/{shared.id}")
    act(other, shared, "decline", seat=1 - seat)
    page = asker.read(f"/table/{shared.id}")
    assert f"{names[1 - seat]} declines. Your choice stays." in page, "who asked is told at once"
    assert f"{names[1 - seat]} declines; the choice stays." in page
    assert "Your choice stays" not in other.read(f"/table/{shared.id}")
    assert 'data-do="ask_undo"' not in asker.get(f"/table/{shared.id}").text
    again = act(asker, shared, "ask_undo", seat=seat)
    assert (again.status_code, again.json()["error"]) == (409, "undo-declined")
    assert again.json()["message"] == "Somebody has declined that. Your choice stays."
    act(asker, shared, "leave", seat=seat)
    act(asker, shared, "sit", seat=seat)
    page = other.read(f"/table/{shared.id}")
    assert f"{names[seat]} leaves; a bot plays on." in page
    assert f"{names[seat]} is back." in page


def test_a_game_that_was_given_up_says_so_and_asks_nothing(anna: Browser, table: Table) -> None:
    choose(anna, table)
    assert act(anna, table, "close").status_code == 200
    page = anna.get(f"/table/{table.id}")
    assert "The host has closed this table." in words(page)
    assert "data-code" not in page.text
    prompt = page.text.partition('id="prompt"')[2].partition("</section>")[0]
    assert f'href="/replay/{table.id}"' in prompt, "there is a way back in it"
    assert 'href="/"' in prompt, "and one home"
    assert "Closed before the end" in anna.read("/tables")
    assert f"/replay/{table.id}" in anna.get("/tables").text, "what was played can be seen"
    assert anna.get(f"/replay/{table.id}").status_code == 200


def test_who_loses_alone_is_not_shown_as_the_winner(anna: Browser, table: Table) -> None:
    finished(anna, table)
    page = anna.get(f"/table/{table.id}").text
    assert "shield" in page.partition('id="prompt"')[2].partition("</section>")[0]
    table = table_of(anna.town, anna.post("/new", new(game="pilgrim", players="1")))
    finished(anna, table)
    page = anna.get(f"/table/{table.id}").text
    prompt = page.partition('id="prompt"')[2].partition("</section>")[0]
    assert "Ab-Bott beats" in prompt
    assert "shield" not in prompt


def test_the_host_finds_keys_to_silence_and_to_send_away(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(players="3", seat_1="open", seat_2="open")))
    ben.get(f"/table/{table.id}")
    assert act(ben, table, "sit", seat=1).status_code == 200
    assert act(ben, table, "say", text="hello").status_code == 200
    page = anna.get(f"/table/{table.id}").text
    assert 'data-do="kick" data-seat="1"' in page
    assert 'data-do="mute" data-talker="0"' in page
    assert 'data-do="mute"' not in ben.get(f"/table/{table.id}").text
    assert act(anna, table, "mute", talker=0).status_code == 200
    assert act(ben, table, "say", text="hello?").json()["error"] == "muted"
    assert 'data-do="unmute" data-talker="0"' in anna.get(f"/table/{table.id}").text
    assert act(anna, table, "kick", seat=1).status_code == 200
    assert table.seats[1].free
