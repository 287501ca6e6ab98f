"""Sessions and tokens: both end when their owner says so, and tokens do what they are for."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from tabard.server.house import now
from tabard.server.keys import DAY, MOST_TOKENS, SESSION_DAYS
from tabard.server.refusals import RequestRefused
from tabard.server.store.accounts import digest
from tabard.server.store.schemas import migrate
from tabard.server.store.store import Store, connect
from tabard.server.table import Table
from tabard.server.web.attempts import FORGOTTEN, FREE, Attempts
from tabard.server.web.people import People, kept_session
from tabard.server.web.session import COOKIE
from tests.server.web.browser import Browser

PASSWORD = "the nave is high"


def user_of(browser: Browser) -> bool:
    """Whether a browser is logged in."""
    return "/logout" in browser.get("/settings").text


@pytest.fixture
def kept(anna: Browser, ben: Browser) -> tuple[Browser, Browser]:
    """Anna's name in two browsers."""
    anna.post("/keep", {"login": "anna", "password": PASSWORD})
    ben.post("/login", {"login": "anna", "password": PASSWORD})
    assert user_of(anna)
    assert user_of(ben)
    return anna, ben


def token_of(browser: Browser, **more: str) -> str:
    """A new token of somebody."""
    browser.get("/settings/tokens")
    page = browser.post("/settings/tokens", {"label": "bot", **more}).text
    return page.partition('class="secret" readonly value="')[2].partition('"')[0]


def asks(
    browser: Browser, token: str, method: str = "GET", path: str = "/me", **more: object
) -> int:
    """The status of a request with a token."""
    headers = {"authorization": f"Bearer {token}"}
    return browser.ask(method, f"/api{path}", headers=headers, **more).status_code


def test_another_password_ends_every_other_session_and_every_token(
    kept: tuple[Browser, Browser],
) -> None:
    anna, ben = kept
    token = token_of(anna)
    assert asks(ben, token) == 200
    anna.get("/settings")
    changed = anna.post("/settings/password", {"old": PASSWORD, "password": "another one"})
    assert changed.status_code == 303
    assert user_of(anna), "the browser that asked goes on"
    assert not user_of(ben)
    assert asks(ben, token) == 401


def test_logging_out_everywhere_leaves_the_browser_that_asked(
    kept: tuple[Browser, Browser],
) -> None:
    anna, ben = kept
    token = token_of(anna)
    anna.get("/settings")
    assert anna.post("/logout/everywhere").status_code == 303
    assert (user_of(anna), user_of(ben), asks(ben, token)) == (True, False, 401)


def test_a_copied_cookie_is_dead_once_its_browser_has_logged_out(
    kept: tuple[Browser, Browser],
) -> None:
    anna, ben = kept
    copied = ben.client.cookies[COOKIE]
    ben.get("/settings")
    assert ben.post("/logout").status_code == 303
    ben.client.cookies.clear()
    ben.client.cookies.set(COOKIE, copied)
    assert not user_of(ben)
    assert user_of(anna), "another browser of the same person stays"


def test_a_token_does_what_it_is_for_and_no_more(anna: Browser, table: Table) -> None:
    looks, plays, hosts = (token_of(anna, scope=scope) for scope in ("read", "play", "host"))
    choices = f"/tables/{table.id}/choices"
    seat = table.awaited()[0]
    body = {"seat": seat, "choice": 10**6, "ply": table.ply}
    assert asks(anna, looks, path=f"{choices}?seat={seat}") == 200
    assert asks(anna, looks, "POST", choices, json=body) == 403
    assert asks(anna, looks, "POST", f"/tables/{table.id}/chat", json={"text": "hello"}) == 403
    assert asks(anna, plays, "POST", choices, json=body) == 400, "asked, and no choice"
    assert asks(anna, plays, "POST", f"/tables/{table.id}/chat", json={"text": "hello"}) == 200
    assert asks(anna, plays, "POST", f"/tables/{table.id}/close", json={}) == 403
    assert asks(anna, plays, "POST", "/tokens", json={"label": "more"}) == 403
    assert asks(anna, hosts, "POST", "/tokens", json={"label": "more", "scope": "read"}) == 201
    assert asks(anna, hosts, "POST", f"/tables/{table.id}/close", json={}) == 200


def test_a_token_lasts_as_long_as_it_was_made_for(anna: Browser) -> None:
    token = token_of(anna, days="1")
    assert asks(anna, token) == 200
    store = anna.town.store
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE tokens SET expires_at = expires_at - 2 * 86400000"))
    store.accounts.tokens_known.clear()
    assert asks(anna, token) == 401


def test_tokens_that_have_expired_make_room_for_new_ones(anna: Browser) -> None:
    store, user = anna.town.store, "u"

    async def story() -> None:
        row = {"id": user, "name": "Ada", "login": None, "password": None, "created_at": 1}
        await store.accounts.add({**row, "settings": {}})
        for number in range(MOST_TOKENS - 1):
            await store.accounts.add_token(user, f"old {number}", "", 1, "host", 2)
        await store.accounts.add_token(user, "kept", "", 1)
        assert len(store.accounts.tokens_of(user)) == 1, "those that have expired do not count"
        await store.accounts.add_token(user, "new", "", now(), "host", now() + 1000)

    anna.town.run(story())
    with store.engine.connect() as connection:
        found = connection.execute(text("SELECT count(*) FROM tokens WHERE user_id = 'u'")).scalar()
    assert found == 2, "and are gone when another is made"
    assert asks(anna, "kept", "POST", "/tokens", json={}) == 201


def test_sessions_that_were_ended_are_forgotten_when_their_cookies_have_expired(
    anna: Browser,
) -> None:
    store = anna.town.store

    async def story() -> None:
        await store.accounts.end_session("long ago", 1)
        await store.accounts.end_session("today", now())
        await store.accounts.forget_ended(now() - SESSION_DAYS * DAY)

    anna.town.run(story())
    assert not store.accounts.has_ended("long ago")
    assert store.accounts.has_ended("today")


def test_a_forged_cookie_costs_no_look_into_storage(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    people: list[str] = []
    monkeypatch.setattr(anna.town.store.accounts, "user", people.append)
    monkeypatch.setattr(anna.town.store.accounts, "has_ended", people.append)
    anna.client.cookies.set(COOKIE, "forged.by.somebody")
    assert anna.get("/api/games").status_code == 200
    session = kept_session(People(anna.town.store, "secret"), "forged.by.somebody")
    assert session.changed
    assert people == []


def test_who_guesses_waits_longer_each_time_and_nobody_else_does() -> None:
    now = [1000.0]
    attempts = Attempts(lambda: now[0])

    def wait() -> int:
        try:
            attempts.check("anna", "192.0.2.1")
        except RequestRefused as refused:
            found: int = refused.detail["seconds"]
            return found
        return 0

    waits = []
    for _ in range(FREE + 4):
        attempts.count("anna", "192.0.2.1")
        waits.append(wait())
    assert waits == [0] * FREE + [3, 5, 9, 17]
    attempts.check("anna", "198.51.100.9")
    attempts.check("ben", "192.0.2.1")
    now[0] += 16.5
    assert wait() == 0
    now[0] += FORGOTTEN
    attempts.count("anna", "192.0.2.1")
    assert wait() == 0, "what was long ago is forgotten"


def test_a_database_from_before_sessions_could_end_opens_with_all_it_has(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/old.db"
    engine = connect(url)
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO users VALUES ('u', 'Anna', 'anna', 'hash', 1, '{}')"),
        )
        connection.execute(
            text("INSERT INTO tokens VALUES (:hash, 'u', 'bot', 1)"), {"hash": digest("secret")}
        )
    engine.dispose()
    with closing(Store(url)) as store:
        found = store.accounts.by_token("secret")
        assert found is not None
        assert (found["name"], found["epoch"], found["scope"]) == ("Anna", 0, "host")
        assert found["expires_at"] is None
