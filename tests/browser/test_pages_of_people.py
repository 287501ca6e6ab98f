"""Pages of a house in which much has happened: people, groups, ratings, tournaments, order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tabard.messages import LANGUAGES
from tabard.server import commands
from tabard.server.ratings.results import handle_of
from tests.browser.slow_house import SlowHouse, open_slow_house
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, WIDE, Visitor
from tests.server.calls.postmen import Listener, Mailbox, open_listener, open_mailbox, text_of
from tests.server.inn import do
from tests.server.web.test_ratings_pages import rated

LINK: Final = re.compile(r"http://127\.0\.0\.1:\d+(/\S+)")
SAID: Final = {
    "text-en": "We close at nine.",
    "text-de": "Wir schließen um neun.",
    "text-nl": "We sluiten om negen uur.",
}
TOO_WIDE: Final = "() => document.documentElement.scrollWidth > window.innerWidth"
# One of them in every run of the tests; all in `make soak-browser`.
USUAL: Final = ("de", PHONE)


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with open_mailbox() as found:
        yield found


@pytest.fixture
def service() -> Iterator[Listener]:
    with open_listener() as found:
        yield found


@pytest.fixture
def slow(tmp_path: Path, box: Mailbox, service: Listener) -> Iterator[SlowHouse]:
    with open_slow_house(tmp_path, box, service) as house:
        yield house


class Deeds:
    """What somebody does by forms, without looking at them."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        page = visitor.context.request.get(f"{visitor.home}/about").text()
        found = re.search(r'name="csrf" content="([^"]+)"', page)
        assert found is not None
        self.csrf = found[1]

    def post(self, path: str, **fields: str) -> str:
        """Post a form; where that leads."""
        form: dict[str, str | float | bool] = {"csrf": self.csrf, **fields}
        answer = self.visitor.context.request.post(f"{self.visitor.home}{path}", form=form)
        assert answer.ok, answer.text()
        return answer.url.removeprefix(self.visitor.home).partition("?")[0]


def play_to_the_end(slow: SlowHouse, table_id: str) -> None:
    """Let whoever is awaited take the first choice until the game is over."""

    async def played() -> None:
        table = slow.house.table(table_id)
        while table.running:
            assert table.state is not None
            seat = table.awaited()[0]
            code, ply = table.state.choices_of(seat)[0], table.ply_of(seat)
            user = table.seats[seat].user
            await do(slow.house, table, user, commands.choose, seat, code, ply, True)

    slow.wait_for(played())


def much_happens(slow: SlowHouse, box: Mailbox, one: Visitor, other: Visitor) -> list[str]:
    """Let two people do all that there is to do; the pages that tell of it."""
    slow.wait_for(rated(slow.house.store))
    anna, bert = Deeds(one), Deeds(other)
    lang = one.page.evaluate("navigator.language")
    usual = {"lang": lang, "theme": "auto", "pace": "0"}
    anna.post("/settings", name="Anna", **usual)
    bert.post("/settings", name="Bert", **usual)
    bert_id = other.identity[0]
    table = anna.post("/new", **{"game": "toll", "players": "2", "seat-0": "me", "seat-1": "open"})
    table_id = table.rpartition("/")[2]
    bert.post(f"/sit/{table_id}")
    play_to_the_end(slow, table_id)
    slow.wait_for(slow.house.flush())
    group = anna.post("/groups", name="Thursdays", table=table_id)
    bert.post(group, do="join")
    plan = {"game": "pillars", "seats": "2", "most": "4", "bots": "on"}
    swiss, knockout = (
        anna.post("/tournaments/new", form=form, name=form, **plan)
        for form in ("swiss", "knockout")
    )
    league = anna.post(
        "/tournaments/new", **{**plan, "most": "8"}, form="robin", divisions="2", name="A league"
    )
    for place in (swiss, knockout, league):
        for deeds in (anna, bert):
            deeds.post(place, do="join")
    for place in (swiss, knockout):
        anna.post(place, do="start")
    anna.post("/lobby/seek", game="world", players="3", pace="slow")
    bert.post("/new", **{"game": "pilgrim", "players": "3", "seat-0": "me", "seat-1": "open"})
    bert.post(f"/people/{one.identity[0]}/report", reason="insults", text="Loud.", table=table_id)
    anna.post(f"/people/{bert_id}/block", kind="mute")
    anna.post("/keeping/orders", order="announcement", **SAID)
    anna.post("/settings/calls/mail", address="anna@people.test")
    slow.until(lambda: box.to("anna@people.test"), "no mail that asks whose it is")
    link = LINK.search(text_of(box.to("anna@people.test")[-1]))
    assert link is not None
    handle = handle_of("anna")
    return [
        *("/", "/lobby", "/lobby/seek", "/tables", "/me", f"/people/{bert_id}"),
        *(f"/people/{bert_id}/report", "/groups", group, "/ratings", f"/ratings/{handle}"),
        *("/tournaments", "/tournaments/new", swiss, knockout, league, "/settings", "/forgot"),
        *("/settings/calls", link[1], "/settings/leave", "/settings/arms", "/keep", "/login"),
        *("/keeping", "/keeping/people", "/keeping/tables", "/keeping/orders", "/keeping/acts"),
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "size"),
    [
        pytest.param(
            lang,
            size,
            marks=[] if (lang, size) == USUAL else [pytest.mark.long],
            id=f"{lang}-{name}",
        )
        for lang in LANGUAGES
        for size, name in ((WIDE, "wide"), (PHONE, "phone"))
    ],
)
def test_pages_of_people_are_accessible_and_fit(
    browser: Browser, slow: SlowHouse, box: Mailbox, lang: str, size: tuple[int, int]
) -> None:
    theme = "dark" if size == PHONE else "light"
    one = Visitor(browser, slow.address, size=size, lang=lang, theme=theme)
    other = Visitor(browser, slow.address, lang=lang)
    found: list[str] = []
    for path in much_happens(slow, box, one, other):
        one.goto(path)
        found += faults(one)
        for window in (WIDE, PHONE, size):
            one.page.set_viewport_size({"width": window[0], "height": window[1]})
            found += [f"{path} is too wide for {window}"] if one.says(TOO_WIDE) else []
    assert not found, "\n".join(found)
    for visitor in (one, other):
        assert visitor.complaints() == []
        visitor.context.close()
