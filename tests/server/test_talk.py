"""Talk at a table: as much as a person says, and the host can ask for silence or send away."""

from __future__ import annotations

from tabard.server import commands
from tabard.server.api.news import mark_of, message
from tabard.server.limits import Limits, Rate
from tabard.server.store.store import Store
from tabard.server.talk import heard
from tabard.server.web.seats import Crowd
from tabard.server.web.sight import Sight
from tabard.server.web.talk import talked
from tests.server.desk import ANNA, BERT, CARL, PERSON, Desk, refused, setup, two
from tests.server.inn import opened, run
from tests.server.program import match, program


def test_the_host_silences_somebody_and_lets_them_talk_again() -> None:
    desk = two()
    desk.do(ANNA, commands.say, "welcome")
    desk.do(CARL, commands.say, "buy my pots")
    refused(desk, "not-your-table", BERT, commands.mute, 1, True)
    refused(desk, "malformed", ANNA, commands.mute, 0, True)
    refused(desk, "malformed", ANNA, commands.mute, 2, True)
    desk.do(ANNA, commands.mute, 1, True)
    refused(desk, "muted", CARL, commands.say, "cheap pots")
    desk.do(BERT, commands.say, "thank you")
    desk.do(ANNA, commands.mute, 1, False)
    desk.do(CARL, commands.say, "sorry")
    assert [said.text for said in desk.table.sayings][-1] == "sorry"


def test_the_host_sends_somebody_away_before_the_game_and_never_later() -> None:
    desk = Desk(setup("pillars", PERSON, PERSON, PERSON))
    desk.do(BERT, commands.sit, 1)
    refused(desk, "not-your-table", BERT, commands.kick, 0)
    refused(desk, "malformed", ANNA, commands.kick, 0)
    refused(desk, "malformed", ANNA, commands.kick, 2)
    desk.do(ANNA, commands.kick, 1)
    assert desk.table.seats[1].free
    refused(desk, "barred", BERT, commands.sit, 1)
    desk.do(BERT, commands.sit, 1, True)
    desk.do(CARL, commands.sit, 2)
    assert desk.table.running
    refused(desk, "begun", ANNA, commands.kick, 1)


def test_nobody_talks_without_end(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            me, other = table.programs
            house.limits = Limits(chat=Rate(2, 0))
            path = f"/tables/{table.id}/chat"
            said = [(await me.post(path, text="hello")).status_code for _ in range(3)]
            assert said == [200, 200, 429]
            assert (await other.post(path, text="hello")).status_code == 200
            chat = (await other.get(path)).json()["chat"]
            assert [line["talker"] for line in chat] == [0, 0, 1]
            silenced = await me.post(f"/tables/{table.id}/mute", talker=1)
            assert silenced.status_code == 200
            assert (await other.post(path, text="hello?")).json()["error"] == "muted"

    run(story)


def texts(desk: Desk, plays: bool) -> list[str]:
    """What is heard at a table."""
    return [said.text for _, said in heard(desk.table, plays)]


def test_players_hear_the_watchers_before_and_after_a_game_and_not_while_it_runs() -> None:
    desk = Desk(setup("pillars", PERSON, PERSON))
    desk.do(CARL, commands.say, "may I watch?")
    assert texts(desk, plays=True) == ["may I watch?"]
    desk.do(BERT, commands.sit, 1)
    desk.do(CARL, commands.say, "build!")
    desk.do(BERT, commands.say, "hush")
    assert texts(desk, plays=True) == ["hush"]
    assert texts(desk, plays=False) == ["may I watch?", "build!", "hush"]
    desk.play(2000)
    assert desk.table.over
    assert texts(desk, plays=True) == texts(desk, plays=False)


def test_what_watchers_say_is_told_to_no_program_that_plays(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            me, other = table.programs
            watcher = await program(table.api)
            path = f"/tables/{table.id}/chat"
            assert (await watcher.post(path, text="build!")).status_code == 200
            assert (await me.post(path, text="well met")).status_code == 200
            told = [
                [line["text"] for line in (await who.get(path)).json()["chat"]]
                for who in (me, other, watcher)
            ]
            assert told == [["well met"], ["well met"], ["build!", "well met"]]
            seen = (await me.get(f"/tables/{table.id}")).json()["chat"]
            assert [line["text"] for line in seen] == ["well met"]
            live = house.live_table(table.id)
            for seat, count in ((0, 1), (1, 1), (None, 2)):
                data = message(live, seat, None, mark_of(live, "")).decode()
                assert data.count('"text":') == count

    run(story)


def test_who_was_muted_is_not_read_and_others_are() -> None:
    desk = two()
    desk.do(ANNA, commands.say, "welcome")
    desk.do(BERT, commands.say, "a rude word")
    sight = Sight("pillars", 0, "en")
    assert "a rude word" in talked(desk.table, sight, Crowd(ANNA))
    quiet = talked(desk.table, sight, Crowd(ANNA, unheard=frozenset([BERT])))
    assert "a rude word" not in quiet
    assert "welcome" in quiet
