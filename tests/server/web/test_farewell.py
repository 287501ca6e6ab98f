"""Guests who become accounts, data taken along, and people who leave: games stay whole."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import pytest

from tabard.games import game
from tabard.kernel.record import parse
from tabard.server.checking import look_over
from tabard.server.farewell import finish_what_began
from tabard.server.log import NOBODY
from tabard.server.signing import read_signer
from tabard.server.store.persons import Persons
from tabard.server.table import Table
from tabard.signature import signed_by
from tests.server.web.browser import Browser, new, table_of, words
from tests.server.web.deeds import act, choose
from tests.server.web.test_profiles import together, user_of

PASSWORD = "the nave is high"


def kept(browser: Browser, login: str) -> str:
    """Let a visitor keep a name; their id."""
    browser.post("/keep", {"login": login, "password": PASSWORD})
    return user_of(browser)


def named(browser: Browser, name: str) -> None:
    """Call a visitor something."""
    form = {"name": name, "lang": "en", "theme": "auto", "pace": "0"}
    assert browser.post("/settings", form).status_code == 303


def log_in(browser: Browser, login: str, bring: bool = True) -> int:
    """Log in, with or without what the guest has; the status of the answer."""
    form = {"login": login, "password": PASSWORD, **({"bring": "on"} if bring else {})}
    return browser.post("/login", form).status_code


def test_a_guest_who_logs_in_brings_tables_along(anna: Browser, ben: Browser) -> None:
    account = kept(anna, "anna")
    named(anna, "Aliena")
    elsewhere = anna.town.visitor()
    table = table_of(anna.town, elsewhere.post("/new", new(seat_1="open")))
    ben.get(f"/table/{table.id}")
    act(ben, table, "sit", seat=1)
    assert "Bring my tables along" in elsewhere.read("/login")
    assert log_in(elsewhere, "anna") == 303
    assert user_of(elsewhere) == account
    found = anna.town.house.table(table.id)
    assert found.seats[0].user == found.plan.host == account
    assert found.names()[0] == "Aliena"
    assert "Aliena" in elsewhere.read("/tables")
    seat = found.seats.index(found.seats[int(found.state.to_move)]) if found.state else 0
    assert choose((elsewhere, ben)[seat], found).status_code == 200
    assert look_over(anna.town.store).problems == []


def test_who_wants_may_leave_the_guests_tables_behind(anna: Browser) -> None:
    account = kept(anna, "anna")
    guest = anna.town.visitor()
    table = table_of(anna.town, guest.post("/new", new()))
    assert log_in(guest, "anna", bring=False) == 303
    assert anna.town.house.table(table.id).plan.host != account


def test_guest_and_account_at_one_table_are_not_merged_and_nothing_is_lost(
    anna: Browser,
) -> None:
    account = kept(anna, "anna")
    guest = anna.town.visitor()
    table = table_of(anna.town, anna.post("/new", new(seat_1="open")))
    guest.get(f"/table/{table.id}")
    act(guest, table, "sit", seat=1)
    before = user_of(guest)
    form = {"login": "anna", "password": PASSWORD, "bring": "on"}
    refused = guest.post("/login", form)
    assert refused.status_code == 409
    assert "nothing has changed" in words(refused)
    assert f"/table/{table.id}" in refused.text
    assert user_of(guest) == before
    assert [seat.user for seat in table.seats] == [account, before]
    act(guest, table, "leave", seat=1)
    assert table.version == anna.town.house.table(table.id).version


def test_a_wrong_password_merges_nothing(anna: Browser) -> None:
    kept(anna, "anna")
    guest = anna.town.visitor()
    table = table_of(anna.town, guest.post("/new", new()))
    before = user_of(guest)
    wrong = {"login": "anna", "password": "another one", "bring": "on"}
    assert guest.post("/login", wrong).status_code == 403
    assert table.plan.host == before
    assert Persons(anna.town.store).unfinished_merges() == []


def test_a_merge_that_was_interrupted_goes_on_when_the_house_opens(anna: Browser) -> None:
    account = kept(anna, "anna")
    guest = anna.town.visitor()
    table = table_of(anna.town, guest.post("/new", new()))
    persons = Persons(anna.town.store)
    anna.town.run(persons.begin_merge(user_of(guest), account, 1))
    anna.town.run(finish_what_began(anna.town.house))
    assert anna.town.house.table(table.id).plan.host == account
    assert persons.unfinished_merges() == []
    assert table.id in anna.get("/tables").text
    version = table.version
    anna.town.run(finish_what_began(anna.town.house))
    assert anna.town.house.table(table.id).version == version


@pytest.mark.slow
def test_who_leaves_is_in_no_game_by_name_and_every_game_replays(
    anna: Browser, ben: Browser, tmp_path: Path
) -> None:
    town = anna.town
    town.house.signer = read_signer(tmp_path / "key")
    kept(anna, "anna")
    named(anna, "Aliena")
    user = user_of(anna)
    played = together(anna, ben)
    act(anna, town.house.table(played), "say", text="a word of mine")
    head = town.house.table(played).head
    earlier = anna.get(f"/table/{played}/record").text
    running = table_of(town, anna.post("/new", new(seat_1="open")))
    ben.get(f"/table/{running.id}")
    act(ben, running, "sit", seat=1)
    alone = table_of(town, anna.post("/new", new(name_1="Aliena’s aunt")))
    assert "One game" in anna.read("/settings/leave") or "games of yours" in anna.read(
        "/settings/leave"
    )
    form = {"sure": "on", "password": PASSWORD}
    assert anna.post("/settings/leave", form).status_code == 303
    assert user_of(anna) != user

    for table_id in (played, running.id, alone.id):
        table = town.house.table(table_id)
        assert NOBODY in " ".join(table.names())
        told = str([(entry.user, dict(entry.data)) for entry in town.store.log(table_id)])
        assert "Aliena" not in told
        assert "a word of mine" not in told
        assert "Aliena" not in str(town.store.table(table_id))
    assert town.house.table(running.id).seats[0].bot
    assert town.house.table(alone.id).closed
    assert town.store.accounts.by_login("anna") is None
    assert ben.get(f"/people/{user}").status_code == 404

    found = look_over(town.store, [head])
    assert found.problems == []
    assert found.withdrawn > 0
    assert head in found.heads, "whoever has kept a hash still finds it"
    later = ben.get(f"/table/{played}/record").text
    assert signed_by(earlier.encode()) == signed_by(later.encode()) is not None
    assert parse(later, game).choices == parse(earlier, game).choices
    assert NOBODY in later
    assert "Aliena" not in later
    assert ben.get(f"/replay/{played}").status_code == 200


def test_a_link_that_was_sent_lets_nobody_in_once_its_owner_has_left(
    anna: Browser, table: Table
) -> None:
    town, user = anna.town, user_of(anna)
    secret = town.run(town.caller.passes.give(user, table.id, town.house.clock.now()))
    phone = town.visitor()
    assert phone.get(f"/call/{secret}").status_code == 200
    assert anna.post("/settings/leave", {"sure": "on"}).status_code == 303
    assert phone.get(f"/call/{secret}").status_code == 404
    assert phone.post(f"/call/{secret}").status_code == 404
    assert user_of(phone) != user


def test_who_was_let_in_to_one_seat_takes_nothing_else_of_its_owner(
    anna: Browser, ben: Browser, table: Table
) -> None:
    town, user = anna.town, user_of(anna)
    account = kept(ben, "ben")
    secret = town.run(town.caller.passes.give(user, table.id, town.house.clock.now()))
    phone = town.visitor()
    assert phone.post(f"/call/{secret}").status_code == 303
    assert user_of(phone) == user
    assert "Bring my tables along" not in phone.read("/login")
    assert phone.post("/logout/everywhere").status_code == 403
    assert phone.get("/aboutness").status_code == 403
    assert log_in(phone, "ben") == 303
    assert user_of(phone) == account
    assert user_of(anna) == user, "the guest is still who they were"
    assert town.house.table(table.id).plan.host == user
    assert anna.get("/tables").status_code == 200


def test_leaving_needs_the_password_and_a_tick(anna: Browser) -> None:
    kept(anna, "anna")
    user = user_of(anna)
    assert anna.post("/settings/leave", {"password": PASSWORD}).status_code == 400
    wrong = anna.post("/settings/leave", {"sure": "on", "password": "another one"})
    assert wrong.status_code == 403
    assert user_of(anna) == user
    assert anna.town.store.accounts.by_login("anna") is not None


def test_a_departure_that_was_interrupted_goes_on(anna: Browser, table: Table) -> None:
    named(anna, "Aliena")
    user = user_of(anna)
    persons = Persons(anna.town.store)
    anna.town.run(persons.begin_departure(user, 1))
    assert persons.unfinished_departures() == [user]
    anna.town.run(finish_what_began(anna.town.house))
    assert persons.unfinished_departures() == []
    assert anna.town.house.table(table.id).closed


def test_only_entries_that_name_somebody_may_have_been_withdrawn(
    anna: Browser, table: Table
) -> None:
    choose(anna, table)
    log = anna.town.store.log(table.id)
    number = next(n for n, entry in enumerate(log) if entry.kind == "choice")
    changed = json.dumps({**log[number].data, "withdrawn": True})
    with anna.town.store.engine.begin() as connection:
        connection.exec_driver_sql(
            "UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?",
            (changed, table.id, number),
        )
    problems = look_over(anna.town.store).problems
    assert problems == [f"table {table.id}: entry {number} (choice) does not fit the chain"]


def test_everything_of_a_person_comes_as_one_file(
    anna: Browser, ben: Browser, shared: Table
) -> None:
    named(anna, "Aliena")
    act(anna, shared, "say", text="a word of mine")
    act(ben, shared, "say", text="a word of Ben's")
    file = anna.ask("GET", "/settings/export")
    assert file.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(file.content)) as found:
        person = json.loads(found.read("person.json"))
        told = found.read(f"tables/{shared.id}.json").decode()
        assert found.testzip() is None
    assert (person["form"], person["name"], person["login"]) == ("tabard person 1", "Aliena", None)
    assert "a word of mine" in told
    assert "a word of Ben" not in told
    chance = [e for e in anna.town.store.log(shared.id) if e.kind == "choice" and e.seat is None]
    kinds = {entry["kind"] for entry in json.loads(told)["entries"]}
    assert chance
    assert kinds <= {"sit", "say", "choice"}, "what the dealer did while the game runs is secret"
    assert all(e["seat"] is not None for e in json.loads(told)["entries"] if e["kind"] != "say")


def test_everything_is_packed_once_at_a_time_and_for_few_at_once(
    anna: Browser, ben: Browser, shared: Table
) -> None:
    limits = anna.town.house.limits
    with limits.export(user_of(anna)):
        assert anna.ask("GET", "/settings/export").status_code == 429
        assert ben.ask("GET", "/settings/export").status_code == 200
        with limits.export("somebody"):
            assert ben.ask("GET", "/settings/export").status_code == 429
    for _ in range(2):
        assert anna.ask("GET", "/settings/export").status_code == 200


def test_without_a_post_nobody_is_asked_for_an_address(anna: Browser) -> None:
    kept(anna, "anna")
    assert "mail" not in anna.get("/settings").text.lower().partition("<main")[2]
    assert "forgot" not in anna.get("/login").text.lower().partition("<main")[2]
    assert anna.get("/forgot").status_code == 404
    assert anna.post("/settings/mail", {"mail": "a@b.example"}).status_code == 404


def test_a_guests_practice_against_bots_is_private_and_an_accounts_is_not(
    anna: Browser, ben: Browser
) -> None:
    table = table_of(anna.town, anna.post("/play/pillars"))
    assert table.plan.watch == "closed"
    assert ben.get(f"/table/{table.id}").status_code == 404
    alone = new(seat_1="bot-random", watch="usual")
    assert table_of(anna.town, anna.post("/new", alone)).plan.watch == "closed"
    shared = new(seat_1="open", watch="usual")
    assert table_of(anna.town, anna.post("/new", shared)).plan.watch == "open"
    kept(ben, "ben")
    assert table_of(ben.town, ben.post("/play/pillars")).plan.watch == "open"
