"""The live table over HTTP: posts that are refused, repeated or foreign, the stream, the replay."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from html import unescape
from typing import Any

import brotli
import pytest
from httpx import Response

from tabard.draw.words import Phrasebook
from tabard.games import game
from tabard.server.table import Table
from tabard.server.web import frame, prompt
from tabard.server.web.prompt import Asked
from tabard.server.web.replay import rounds_of
from tabard.server.web.sight import Sight
from tests.server.web.browser import Browser, Town, new, table_of, words


def act(who: Browser, table: Table, do: str, request: str = "", **fields: Any) -> Response:
    """Post something to a table as its page does."""
    if not who.token:
        who.get(f"/table/{table.id}")
    request = request or f"request-{who.town.house.table(table.id).version}-{do}"
    body = {"do": do, "request": request, **fields}
    return who.ask("POST", f"/table/{table.id}/act", json=body, headers=script(who))


def script(who: Browser) -> dict[str, str]:
    """The headers of our script."""
    return {"accept": "application/json", "x-csrf": who.token}


def choose(who: Browser, table: Table, confirm: bool = True, request: str = "") -> Response:
    """Make the first open choice of the seat to move."""
    state = table.tentative or table.state
    assert state is not None
    fields = {"seat": int(state.to_move), "code": state.choices()[0], "ply": table.ply}
    return act(who, table, "choose", request, confirm=confirm, **fields)


def finished(who: Browser, table: Table) -> None:
    """Play a game on one device to its end."""
    number = 0
    while table.running:
        number += 1
        assert table.state is not None
        codes = table.state.choices()
        fields = {"seat": int(table.state.to_move), "ply": table.ply, "confirm": True}
        made = act(
            who, table, "choose", f"move-{number:06}", code=codes[number % len(codes)], **fields
        )
        assert made.status_code == 200, made.text


@pytest.fixture
def table(anna: Browser) -> Table:
    """Anna on both seats of her own device."""
    return table_of(anna.town, anna.post("/new", new()))


@pytest.fixture
def shared(anna: Browser, ben: Browser) -> Table:
    """Anna and Ben, each in front of a screen."""
    found = table_of(anna.town, anna.post("/new", new(seat_1="open")))
    ben.get(f"/table/{found.id}")
    assert act(ben, found, "sit", seat=1).status_code == 200
    assert found.running
    return found


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
    again = act(anna, table, "rematch", "a-rematch-please").json()["go"]
    assert act(anna, table, "rematch", "a-rematch-too").json()["go"] == again
    assert again != f"/table/{table.id}"
    assert "take a card" in anna.read(again)


# -- the stream ---------------------------------------------------------------------------------


class Line:
    """An open stream: the bytes that came, and a way to hang up."""

    def __init__(self, who: Browser, path: str, query: str = "", accept: str = "") -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in who.client.cookies.items())
        headers = [(b"host", b"tabard.test"), (b"cookie", cookie.encode())]
        headers += [(b"accept-encoding", accept.encode())] if accept else []
        self.scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("tabard.test", 80),
        }
        self.head: dict[str, str] = {}
        self.body = b""
        self.over = asyncio.Event()
        self.take: Callable[[Any], Awaitable[None]] = self.listen
        self.task = asyncio.create_task(who.town.app(self.scope, self.receive, self.send))

    async def receive(self) -> dict[str, Any]:
        await self.over.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        await self.take(message)

    async def listen(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.head = {key.decode(): value.decode() for key, value in message["headers"]}
        else:
            self.body += message.get("body", b"")

    async def frames(self, number: int) -> list[dict[str, Any]]:
        """Wait for so many frames."""
        for _ in range(500):
            body = self.body
            if self.head.get("content-encoding") == "br" and body:
                body = unpacked(body)
            found = [part for part in body.decode().split("\n\n") if "event:frame" in part]
            if len(found) >= number:
                return [json.loads(part.partition("data:")[2]) for part in found]
            await asyncio.sleep(0.01)
        raise AssertionError(f"only {len(found)} frames came")

    async def hang_up(self) -> None:
        self.over.set()
        await asyncio.wait_for(self.task, 5)


def unpacked(body: bytes) -> bytes:
    """What a compressed stream says so far."""
    opener = brotli.Decompressor()
    found = more = opener.process(body)
    while more:
        more = opener.process(b"")
        found += more
    return bytes(found)


def post(who: Browser, table: Table, **fields: Any) -> Any:
    """A post from inside the loop."""
    return who.client.post(f"/table/{table.id}/act", json=fields, headers=script(who))


def move(table: Table) -> dict[str, Any]:
    """The fields of the first open choice."""
    assert table.state is not None
    seat, code = int(table.state.to_move), table.state.choices()[0]
    made = {"do": "choose", "seat": seat, "code": code, "ply": table.ply, "confirm": True}
    return {**made, "request": f"move-number-{table.ply:04}"}


def test_a_stream_begins_with_the_table_and_goes_on_with_what_changes(
    anna: Browser, ben: Browser, table: Table
) -> None:
    anna.get(f"/table/{table.id}")
    ben.get(f"/table/{table.id}")

    async def story() -> None:
        line = Line(ben, f"/table/{table.id}/stream")
        (first,) = await line.frames(1)
        assert first["seat"] is None
        assert set(first["parts"]) >= {"bar", "board", "prompt", "people", "notice", "end"}
        await post(anna, table, **move(table))
        _, second = await line.frames(2)
        assert isinstance(second["parts"]["board"], list)
        assert second["log"][2]
        assert len(json.dumps(second)) < len(json.dumps(first)) / 3
        await line.hang_up()
        assert not anna.town.house.room(table.id).listeners

    anna.town.run(story())


def test_a_stream_is_taken_up_where_it_was_left(anna: Browser, ben: Browser, table: Table) -> None:
    anna.get(f"/table/{table.id}")
    ben.get(f"/table/{table.id}")

    async def story() -> None:
        plies = len(table.plies)
        for _ in range(3):
            await post(anna, table, **move(table))
        line = Line(ben, f"/table/{table.id}/stream", f"since=5.{plies}")
        frames = await line.frames(3)
        assert [one["plies"] for one in frames] == [plies + 1, plies + 2, plies + 3]
        await line.hang_up()
        line = Line(ben, f"/table/{table.id}/stream", "since=nonsense.99999999999")
        assert len(await line.frames(1)) == 1
        await line.hang_up()

    anna.town.run(story())


def test_players_get_a_compressed_stream_and_spectators_a_plain_one(
    anna: Browser, ben: Browser, table: Table
) -> None:
    anna.get(f"/table/{table.id}")
    ben.get(f"/table/{table.id}")

    async def story() -> None:
        player = Line(anna, f"/table/{table.id}/stream", accept="gzip, br")
        watcher = Line(ben, f"/table/{table.id}/stream", accept="gzip, br")
        await player.frames(1)
        await watcher.frames(1)
        assert player.head["content-encoding"] == "br"
        assert "content-encoding" not in watcher.head
        before = len(player.body)
        await post(anna, table, **move(table))
        await player.frames(2)
        assert len(player.body) - before < 4000
        await player.hang_up()
        await watcher.hang_up()

    anna.town.run(story())


def test_a_client_that_does_not_read_holds_nobody(
    anna: Browser, ben: Browser, table: Table
) -> None:
    anna.get(f"/table/{table.id}")
    ben.get(f"/table/{table.id}")

    async def story() -> None:
        line = Line(ben, f"/table/{table.id}/stream")
        await line.frames(1)
        stuck = asyncio.Event()

        async def never(_: Any) -> None:
            await stuck.wait()

        line.take = never
        for _ in range(5):
            answer = await asyncio.wait_for(post(anna, table, **move(table)), 5)
            assert answer.status_code == 200
        line.task.cancel()

    anna.town.run(story())


# -- the replay ---------------------------------------------------------------------------------


def test_a_finished_game_is_replayed_through_any_eyes(
    anna: Browser, ben: Browser, table: Table
) -> None:
    finished(anna, table)
    page = ben.get(f"/replay/{table.id}?ply=30&seat=1")
    assert page.status_code == 200
    assert "fits the seal" in words(page)
    last = len(table.plies)
    for query in ("ply=0", "ply=30&seat=0", f"ply={last}&seat=1&layout=tall"):
        shown = ben.get(f"/replay/{table.id}/frame?{query}", headers={"accept": "*/*"}).json()
        assert "svg" in shown["parts"]["board"]
        assert "data-code" not in shown["parts"]["prompt"]
    assert ben.get(f"/replay/{table.id}/frame?ply={last + 1}").status_code == 400
    assert ben.get(f"/replay/{table.id}/frame?ply=-1").status_code == 400


def test_a_running_game_is_replayed_by_its_players_alone_and_through_their_own_eyes(
    anna: Browser, ben: Browser, shared: Table, town: Town
) -> None:
    stranger = town.visitor()
    assert stranger.get(f"/replay/{shared.id}").status_code == 403
    shown = anna.get(f"/replay/{shared.id}/frame?seat=1", headers={"accept": "*/*"}).json()
    assert shown["seat"] == 0
    assert ben.get(f"/replay/{shared.id}/frame", headers={"accept": "*/*"}).json()["seat"] == 1
    assert "revealed when the game is over" in anna.read(f"/replay/{shared.id}")
    assert shared.seed not in anna.get(f"/replay/{shared.id}").text
    assert shared.seed not in anna.get(f"/table/{shared.id}").text


def test_what_happened_since_my_last_turn(anna: Browser, ben: Browser, shared: Table) -> None:
    people = (anna, ben)
    for _ in range(4):
        assert shared.state is not None
        assert choose(people[int(shared.state.to_move)], shared).status_code == 200
    for seat, who in enumerate(people):
        answer = who.get(f"/replay/{shared.id}/since?seat={seat}", headers={"accept": "*/*"})
        frames = answer.json()["frames"]
        own = [i for i, ply in enumerate(shared.plies, 1) if ply.seat == seat]
        assert all(own[-1] <= one["plies"] < len(shared.plies) for one in frames)


def test_a_replay_names_moves_of_the_game(anna: Browser, table: Table) -> None:
    finished(anna, table)
    record = anna.get(f"/table/{table.id}/record").text
    assert record.count("\n") > len(table.plies)
    assert game("pillars").actions.text(table.plies[-1].code) in record


@pytest.fixture
def world(anna: Browser) -> Table:
    """A game whose cards may be used or forgone, on one device."""
    fields = {"game": "world", "players": "2", "seat-0": "me", "seat-1": "device"}
    return table_of(anna.town, anna.post("/new", fields | {"clock": "none", "watch": "open"}))


def test_a_family_that_the_game_folds_away_opens_behind_one_button(
    anna: Browser, world: Table
) -> None:
    while world.running and world.state.view(None)["step"] != "play_card":  # type: ignore[union-attr]
        choose(anna, world)
    assert world.state is not None
    seat = int(world.state.to_move)
    sight = Sight("world", seat, "en")
    asked = Asked(world.state, seat)
    html = prompt.buttons(asked, world.state.view(seat), sight, world.names())
    plain, _, folded = html.partition('<details class="more" id="more-forgo">')
    codes = [re.findall(r'data-code="(\d+)"', part) for part in (plain, folded)]
    verbs = [{world.state.game.actions.json(int(code))["do"] for code in part} for part in codes]
    assert verbs == [{"use"}, {"forgo"}]
    assert [int(code) for part in codes for code in part] == world.state.choices()
    assert "<span>Forgo …</span>" in unescape(folded)
    assert ">Grain</span>" in plain  # its verb is not needed: the other family is elsewhere


def test_few_choices_are_not_folded_and_say_what_they_do(anna: Browser, world: Table) -> None:
    while world.running and world.state.view(None)["step"] != "orient":  # type: ignore[union-attr]
        choose(anna, world)
    assert world.state is not None
    seat = int(world.state.to_move)
    asked = Asked(world.state, seat)
    sight = Sight("world", seat, "en")
    html = prompt.buttons(asked, world.state.view(seat), sight, world.names())
    assert "<details" not in html
    assert "for you" in html


def test_the_bar_names_the_chapter_of_a_game_that_has_them() -> None:
    assert "Chapter II, round 3 of 6" in frame.bar(
        Sight("world", None, "en"), 3, 6, "event", 3, 6, 2
    )
    assert "Kapitel IV<" in frame.bar(Sight("world", None, "de"), 0, 6, "chapter", 0, 6, 4)
    assert "Round 3 of 6" in frame.bar(Sight("pillars", None, "en"), 3, 6, "cards", 3, 6)


def test_a_board_says_what_its_cards_do() -> None:
    phrases = Sight("world", None, "nl").phrases
    assert phrases.tell("grain") == "neem 1 graan van de akker"
    assert phrases.tell("grain") is phrases.tell("grain")
    assert phrases.lang == "nl"
    assert Phrasebook("en", {}).tell("grain") == ""


def test_a_replay_marks_rounds_and_chapters(anna: Browser, world: Table, table: Table) -> None:
    while world.state.view(None)["round"] < 2:  # type: ignore[union-attr]
        choose(anna, world)
    rounds = rounds_of(world, Sight("world", None, "en"))
    assert [(one.mark, one.tick) for one in rounds] == [("I.1", "I"), ("I.2", "")]
    assert rounds[1].label == "Round 2 begins"
    choose(anna, table)
    rounds = rounds_of(table, Sight("pillars", None, "en"))
    assert [(one.mark, one.tick) for one in rounds] == [("1", "1")]
    page = anna.read(f"/replay/{world.id}")
    assert "I.2" in page
