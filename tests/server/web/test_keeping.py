"""Keeping away from each other, reports, and what whoever keeps a house may do."""

from __future__ import annotations

from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient

from tabard.server.keeping import Keeper
from tabard.server.limits import Limits
from tabard.server.store.schema import users
from tabard.server.table import Table
from tabard.server.web.crying import mark
from tests.server.web.browser import Browser, Town, new, open_town, table_of, words
from tests.server.web.deeds import act
from tests.server.web.line import Line
from tests.server.web.test_farewell import PASSWORD, kept, named
from tests.server.web.test_profiles import user_of


def from_afar(town: Town) -> Browser:
    """A visitor who does not sit at the house's own computer."""
    found = town.visitor()
    town.run(found.client.aclose())
    found.client = AsyncClient(
        transport=ASGITransport(town.app, raise_app_exceptions=False, client=("203.0.113.5", 4711)),
        base_url="http://tabard.test",
        headers={"accept": "text/html", "accept-language": "en"},
    )
    return found


@pytest.fixture
def anna(town: Town) -> Browser:
    """Somebody at the house's own computer, who therefore keeps it."""
    return town.visitor("http://localhost")


@pytest.fixture
def cato(town: Town) -> Browser:
    """Somebody from elsewhere."""
    return from_afar(town)


@pytest.fixture
def keeper(town: Town) -> Keeper:
    """Somebody who keeps the house."""
    return Keeper(town.house, "the steward")


def acts(town: Town) -> list[tuple[str, str]]:
    """What was done, the oldest first."""
    return [(row["act"], row["about"]) for row in town.house.order.acts()][::-1]


def test_who_is_blocked_takes_no_seat_beside_the_other(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(seat_1="open")))
    ben.get(f"/table/{table.id}")
    ben.post("/settings/theme", {"theme": "auto"})
    anna.get(f"/people/{user_of(ben)}")
    assert anna.post(f"/people/{user_of(ben)}/block", {"kind": "block"}).status_code == 303
    assert "You have blocked this person" in anna.read(f"/people/{user_of(ben)}")
    refused = act(ben, table, "sit", seat=1)
    assert (refused.status_code, refused.json()["error"]) == (403, "keeps-away")
    assert ben.post(f"/sit/{table.id}").status_code == 403
    assert table.seats[1].free
    assert words(anna.get("/settings")).count("Unblock") == 1
    anna.post(f"/people/{user_of(ben)}/block", {"kind": ""})
    assert act(ben, table, "sit", "another-request", seat=1).status_code == 200


def test_a_mute_keeps_nobody_from_a_seat(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(seat_1="open")))
    ben.post("/settings/theme", {"theme": "auto"})
    anna.post(f"/people/{user_of(ben)}/block", {"kind": "mute"})
    assert act(ben, table, "sit", seat=1).status_code == 200


@pytest.mark.parametrize("kind", ["shun", "BLOCK"])
def test_one_keeps_away_in_known_ways_and_from_others(
    anna: Browser, ben: Browser, kind: str
) -> None:
    for visitor in (anna, ben):
        visitor.post("/settings/theme", {"theme": "auto"})
    assert anna.post(f"/people/{user_of(ben)}/block", {"kind": kind}).status_code == 400
    assert anna.post(f"/people/{user_of(anna)}/block", {"kind": "block"}).status_code == 400
    assert anna.post("/people/nobody/block", {"kind": "block"}).status_code == 404


def test_a_report_is_read_and_settled_by_whoever_keeps_the_house(
    anna: Browser, ben: Browser, shared: Table, cato: Browser
) -> None:
    address = f"/people/{user_of(ben)}/report"
    assert "Report" in anna.read(f"{address}?table={shared.id}")
    told = {"reason": "insults", "text": "He called me a <b>name</b>.", "table": shared.id}
    assert anna.post(address, told).status_code == 303
    assert anna.post(address, {**told, "text": "Twice."}).status_code == 303
    page = anna.get("/keeping")
    assert "Twice." in page.text
    assert "<b>name</b>" not in page.text
    assert page.text.count('class="panel report"') == 1, "a second report replaces an open one"
    assert cato.get("/keeping").status_code == 404
    report = anna.town.house.order.reported()[0]
    assert cato.post(f"/keeping/reports/{report['id']}", {"answer": "x"}).status_code == 404
    assert anna.post(f"/keeping/reports/{report['id']}", {"answer": "warned"}).status_code == 303
    assert anna.post(f"/keeping/reports/{report['id']}", {"answer": "again"}).status_code == 404
    assert "warned" in anna.read("/keeping?settled")
    assert acts(anna.town) == [("settle", report["id"])]


@pytest.mark.parametrize(
    "fields",
    [
        {"reason": "boredom"},
        {"reason": "other", "text": "x" * 1001},
        {"reason": "other", "table": "nowhere"},
        {"reason": "other", "table": "\u2028"},
    ],
)
def test_a_report_that_means_nothing_is_refused(
    anna: Browser, ben: Browser, fields: dict[str, str]
) -> None:
    ben.post("/settings/theme", {"theme": "auto"})
    assert anna.post(f"/people/{user_of(ben)}/report", fields).status_code == 400
    assert anna.town.house.order.reported() == []


def test_who_may_only_look_looks_and_does_no_more(
    anna: Browser, ben: Browser, shared: Table, keeper: Keeper
) -> None:
    user = kept(ben, "ben")
    assert anna.post(f"/keeping/people/{user}", {"do": "bar", "why": "insults"}).status_code == 303
    assert anna.town.house.table(shared.id).seats[1].bot, "a bot takes the seat"
    assert "Guest" in ben.read("/about"), "sessions have ended"
    refused = ben.post("/login", {"login": "ben", "password": PASSWORD})
    assert refused.status_code == 403
    assert "lets you only look" in words(refused)
    anna.post(f"/keeping/people/{user}", {"do": "unbar"})
    assert ben.post("/login", {"login": "ben", "password": PASSWORD}).status_code == 303
    assert acts(anna.town) == [("bar", user), ("unbar", user)]


def test_a_token_of_who_may_only_look_is_refused(anna: Browser, keeper: Keeper) -> None:
    asked = {"accept": "application/json"}
    made = anna.ask("POST", "/api/guests", json={"name": "Robot"}, headers=asked).json()
    bearer = {**asked, "authorization": f"Bearer {made['token']}"}
    found = anna.town.house.order.people("Robot")[0]["id"]
    assert anna.ask("GET", "/api/me", headers=bearer).status_code == 200
    change = users.update().where(users.c.id == found).values(barred_at=1)
    anna.town.run(keeper.act("bar", found, "", change))
    anna.town.store.accounts.hear("user", found)
    refused = anna.ask("GET", "/api/me", headers=bearer)
    assert (refused.status_code, refused.json()["error"]) == (403, "suspended")


def test_a_name_is_taken_away_and_sessions_end(anna: Browser, ben: Browser) -> None:
    named(ben, "A bad word")
    user = user_of(ben)
    anna.post(f"/keeping/people/{user}", {"do": "unname"})
    row = anna.town.store.accounts.user(user)
    assert row is not None
    assert row["name"] == "N. N."
    anna.post(f"/keeping/people/{user}", {"do": "sessions"})
    assert user_of(ben) == user
    ben.get("/about")
    assert user_of(ben) != user


def test_what_was_ordered_is_told_in_the_readers_words(anna: Browser) -> None:
    said = {"text-en": "We close at nine.", "text-de": "Wir schließen um neun."}
    for order in (
        {"order": "announcement", **said},
        {"order": "maintenance", "on": "on"},
        {"order": "limits", "tables": "1", "guests_talk": "on"},
    ):
        assert anna.post("/keeping/orders", order).status_code == 303
    anna.post("/settings/language", {"lang": "de"})
    page = anna.read("/keeping/acts")
    assert "am Rechner des Hauses angekündigt We close at nine. · Wir schließen um neun." in page
    assert "Wartung Ja" in page
    assert "haben darf: 1 · Gäste dürfen Tische für andere eröffnen: Nein · Gäste dürfen" in page


def test_an_operator_deletes_somebody_as_they_could_themselves(
    anna: Browser, ben: Browser, shared: Table
) -> None:
    user = user_of(ben)
    assert anna.post(f"/keeping/people/{user}", {"do": "remove"}).status_code == 303
    assert anna.town.house.table(shared.id).names()[1] == "N. N."
    assert anna.post(f"/keeping/people/{user}", {"do": "remove"}).status_code == 404
    assert acts(anna.town) == [("remove", user)]


def test_a_table_is_closed_once(anna: Browser, shared: Table) -> None:
    assert shared.id in anna.get("/keeping/tables").text
    assert anna.post(f"/keeping/tables/{shared.id}", {"why": "stuck"}).status_code == 303
    assert anna.town.house.table(shared.id).closed
    assert anna.post(f"/keeping/tables/{shared.id}").status_code == 409
    assert anna.post("/keeping/tables/nowhere").status_code == 404
    assert shared.id in anna.get("/keeping/tables?status=closed").text
    assert acts(anna.town) == [("close", shared.id)]


def test_what_is_announced_stands_on_every_page(anna: Browser, cato: Browser) -> None:
    order = {"order": "announcement", "text-en": "Closed on <i>Sunday</i>.", "text-de": "Zu."}
    assert anna.post("/keeping/orders", order).status_code == 303
    assert "Closed on <i>Sunday</i>." in cato.read("/")
    german = cato.get("/about", headers={"accept-language": "de"})
    assert "Zu." in german.text
    dutch = cato.get("/about", headers={"accept-language": "nl"})
    assert "Closed on" in words(dutch), "a language without a text gets another's"
    anna.post("/keeping/orders", {"order": "announcement"})
    assert 'class="announced"' not in cato.get("/").text


def test_what_is_announced_comes_to_tables_while_people_play(
    anna: Browser, ben: Browser, shared: Table, keeper: Keeper
) -> None:
    async def story() -> None:
        line = Line(ben, f"/table/{shared.id}/stream")
        (first,) = await line.frames(1)
        (empty,) = first["parts"]["announced"]
        assert " hidden" in empty
        await keeper.announce({"en": "Closed on <i>Sunday</i>."})
        (_, second) = await line.frames(2)
        assert list(second["parts"]) == ["announced"], "nothing else has changed"
        (told,) = second["parts"]["announced"]
        assert "Closed on &lt;i&gt;Sunday&lt;/i&gt;." in told
        await keeper.announce({})
        third = (await line.frames(3))[-1]
        assert third["parts"] == {"announced": [1]}, "the text before it again: nothing"
        await line.hang_up()

    anna.town.run(story())


def test_an_announcement_that_is_put_away_at_a_table_stays_away_until_another_comes(
    anna: Browser, shared: Table, keeper: Keeper
) -> None:
    town, place = anna.town, f"/table/{shared.id}"

    def read(lang: str = "en", path: str = place) -> str:
        page = anna.get(path, headers={"accept-language": lang}).text
        return page.partition('id="announced"')[2].partition("</div>")[0]

    def announce(**said: str) -> None:
        town.run(keeper.announce(said))
        town.house.order.orders()  # as the house does each second

    announce(en="Closed on Sunday.", de="Am Sonntag zu.")
    for path in (place, f"/replay/{shared.id}"):
        assert "Closed on Sunday." in read(path=path)
        assert "Am Sonntag zu." in read("de", path)
        assert "Closed on Sunday." in read("nl", path), "nobody has said it in Dutch"
    anna.client.cookies.set("announced", mark("Closed on Sunday."))
    assert read().startswith(' class="announced" role="status" hidden')
    assert "Am Sonntag zu." in read("de"), "another text"
    assert "Closed on Sunday." in anna.read("/tables"), "elsewhere it stands"
    announce(en="Closed on Monday.")
    assert "Closed on Monday." in read()


def test_during_maintenance_games_go_on_and_none_begin(
    anna: Browser, shared: Table, cato: Browser
) -> None:
    anna.post("/keeping/orders", {"order": "maintenance", "on": "on"})
    refused = cato.post("/play/pillars")
    assert refused.status_code == 503
    assert "no new games begin" in words(refused)
    assert act(anna, shared, "say", text="we play on").status_code == 200
    anna.post("/keeping/orders", {"order": "maintenance"})
    assert cato.post("/play/pillars").status_code == 303


def test_limits_hold_for_guests_and_hosts(anna: Browser, town: Town, cato: Browser) -> None:
    town.house.limits = Limits()
    limits = {"order": "limits", "tables": "1"}
    anna.post("/keeping/orders", limits)
    assert cato.post("/new", new(seat_1="open")).status_code == 403
    assert cato.post("/play/pillars").status_code == 303
    assert cato.post("/play/pillars").status_code == 409
    kept(cato, "cato")
    anna.post("/keeping/orders", {**limits, "tables": "2"})
    table = table_of(town, cato.post("/new", new(seat_1="open")))
    assert act(cato, table, "say", text="a kept name may talk").status_code == 200
    dora = from_afar(town)
    dora.get(f"/table/{table.id}")
    assert act(dora, table, "say", text="a guest may not").status_code == 403
    for wrong in ("0", "x", "100000"):
        assert anna.post("/keeping/orders", {**limits, "tables": wrong}).status_code == 400


def test_an_operator_from_elsewhere_is_one_by_login(town: Town, cato: Browser) -> None:
    kept(cato, "cato")
    assert cato.get("/keeping").status_code == 404
    town.house.operators = frozenset(["cato"])
    for page in ("", "/people?q=cato", "/tables", "/orders", "/acts"):
        assert cato.get(f"/keeping{page}").status_code == 200
    cato.post("/keeping/orders", {"order": "maintenance"})
    assert town.house.order.acts()[0]["by"] == "cato"
    assert "maintenance" in cato.read("/keeping/acts")


@pytest.mark.parametrize("site", ["http://localhost:8000", "http://127.0.0.1", "http://[::1]:80"])
def test_where_nobody_is_named_who_sits_at_the_computer_keeps_order(town: Town, site: str) -> None:
    near = town.visitor(site)
    assert near.get("/keeping").status_code == 200
    assert 'href="/keeping"' in near.get("/settings").text


def test_a_proxy_that_says_nothing_and_a_name_that_leads_here_let_nobody_in(town: Town) -> None:
    for site in (
        "https://tabard.example",
        "http://localhost.evil.test",
        "http://rebound.test:8000",
    ):
        foreign = town.visitor(site)
        assert foreign.get("/keeping").status_code == 404
        assert foreign.post("/keeping/orders", {"order": "maintenance"}).status_code == 404
        assert 'href="/keeping"' not in foreign.get("/settings").text


def test_where_somebody_is_named_nobody_else_keeps_order(town: Town, anna: Browser) -> None:
    kept(anna, "anna")
    town.house.operators = frozenset(["cato"])
    assert anna.get("/keeping").status_code == 404
    town.house.operators = frozenset(["anna"])
    assert anna.get("/keeping").status_code == 200


def test_operators_do_nothing_to_themselves_and_nothing_unknown(anna: Browser) -> None:
    anna.post("/settings/theme", {"theme": "auto"})
    assert anna.post(f"/keeping/people/{user_of(anna)}", {"do": "bar"}).status_code == 400
    assert anna.post("/keeping/people/nobody", {"do": "bar"}).status_code == 404
    assert anna.post("/keeping/people/nobody", {"do": "burn"}).status_code == 400
    assert anna.post("/keeping/orders", {"order": "feast"}).status_code == 400
    assert acts(anna.town) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_no_text_has_is_nobody_and_nothing_to_whoever_keeps_the_house(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    address = request.getfixturevalue("postgres_address") if kind == "postgresql" else ""
    with open_town(tmp_path, storage=address) as town:
        anna = town.visitor("http://localhost")
        anna.post("/settings/theme", {"theme": "auto"})
        for path in ("people/%00", "people/a%00b", "people/%01", "tables/%00", "reports/%00"):
            for do in ("bar", "unbar", "sessions", "unname", "remove"):
                answer = anna.post(f"/keeping/{path}", {"do": do})
                assert answer.status_code == 404, (path, do, words(answer))
        for path in ("people?q=%00", "people?q=a%00b", "tables?status=%00", "?settled=%00"):
            assert anna.get(f"/keeping/{path}".replace("/?", "?")).status_code == 200, path
        for field in ("do", "why"):
            told = {"do": "bar", "why": "", field: "a\0b"}
            assert anna.post(f"/keeping/people/{user_of(anna)}", told).status_code == 400
        said = {"order": "announcement", "text-en": "a\0b"}
        assert anna.post("/keeping/orders", said).status_code == 400
        assert acts(town) == []
