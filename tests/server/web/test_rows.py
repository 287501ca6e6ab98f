"""Lists of tables: who plays there, and how many of mine wait for me."""

from __future__ import annotations

from tabard.server.table import Table
from tabard.server.web.chrome import chrome
from tabard.server.web.rows import levels, named
from tests.server.web.browser import Browser, new, table_of
from tests.server.web.deeds import act, choose


def test_a_row_says_who_plays(anna: Browser, ben: Browser) -> None:
    fields = new(players="3", seat_1="bot-level2", seat_2="open")
    table = table_of(anna.town, anna.post("/new", fields))
    host = table.names()[0]
    for page in (anna.read("/tables"), anna.read("/"), ben.read("/watch")):
        assert host in page
        assert "Aldith (bot, apprentice)" in page
        assert "a free seat" in page


def test_a_seat_that_is_kept_for_a_friend_is_free_to_nobody_else(
    anna: Browser, ben: Browser
) -> None:
    table_of(anna.town, anna.post("/new", new(players="3", seat_1="friend", seat_2="open")))
    page = ben.read("/lobby")
    assert page.count("kept for a friend") == 1
    assert page.count("a free seat") == 1


def test_a_row_from_before_levels_were_noted_still_knows_a_bot() -> None:
    told = [named(chrome("en"), "Anna", bot, "pillars") for bot in levels({"bots": [False, True]})]
    assert told == ["Anna", "Anna (bot)"]


def waiting(page: str) -> str:
    """What the bar says about tables that wait; it hides its word while there are none."""
    said = page.partition('class="await"')[2].partition("</b>")[0]
    return "" if said.partition(">")[0].endswith(" hidden") else said


def test_the_bar_counts_the_tables_that_wait_for_me(
    anna: Browser, ben: Browser, shared: Table
) -> None:
    people = (anna, ben)
    assert shared.state is not None
    seat = int(shared.state.to_move)
    assert "one table waits for you" in waiting(people[seat].get("/rules").text)
    assert waiting(people[1 - seat].get("/rules").text) == ""
    people[seat].post("/new", new())
    assert "2 tables wait for you" in waiting(people[seat].get("/about").text)
    while shared.state is not None and int(shared.state.to_move) == seat:
        choose(people[seat], shared)
    assert "one table waits for you" in waiting(people[seat].get("/about").text)
    assert "one table waits for you" in waiting(people[1 - seat].get("/about").text)


def test_a_table_that_a_bot_plays_for_me_does_not_wait(anna: Browser, shared: Table) -> None:
    act(anna, shared, "leave", seat=0)
    assert waiting(anna.get("/about").text) == ""


def test_where_several_choose_at_once_each_reads_of_their_own_choice(
    anna: Browser, ben: Browser
) -> None:
    fields = new(game="feudum", seat_1="open")
    table = table_of(anna.town, anna.post("/new", fields))
    ben.get(f"/table/{table.id}")
    assert act(ben, table, "sit", seat=1).status_code == 200
    people = (anna, ben)
    while len(table.awaited()) < 2:
        seat = table.awaited()[0]
        choose(people[seat], table)
    names = table.names()
    for seat, one in enumerate(people):
        page = one.read("/tables")
        assert f"{names[seat]}, choose your cards" in page
        assert f"{names[1 - seat]}, choose your cards" not in page
