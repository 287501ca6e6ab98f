"""Bots of other people in the house: offered by name, run where bots think, replaced aloud."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from tabard.bots.guest import VARIABLE
from tabard.cli.serve import check_guests
from tabard.kernel.errors import BadInput
from tabard.server.limits import LOCAL
from tabard.server.setup import bots_of_house, read_setup
from tabard.server.store.store import Store
from tabard.server.web.diary import lines
from tabard.server.web.sight import Sight
from tests.server.desk import ANNA, DEVICE
from tests.server.inn import choose, opened, run, stored, until
from tests.server.web.browser import Browser, new, table_of
from tests.server.web.conftest import anna as anna
from tests.server.web.conftest import town as town

THERE: Final = "tests.bots.test_guest"
GUESTS: Final = {
    "first": f"{THERE}:First",
    "clumsy": f"{THERE}:Clumsy",
    "broken": f"{THERE}:Broken",
    "gone": "nowhere.at_all:Bot",
}
PROBLEMS: Final = {
    "clumsy": "bot 'clumsy': raised KeyError: 'wool'",
    "broken": f"bot 'broken': {THERE}:Broken cannot be made of a seed: OSError: no weights on this"
    " disk",
    "gone": "bot 'gone': nowhere.at_all:Bot cannot be made of a seed: ModuleNotFoundError",
}


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A house to which somebody has brought bots along."""
    monkeypatch.setenv(VARIABLE, ",".join(f"{name}={place}" for name, place in GUESTS.items()))
    bots_of_house.cache_clear()
    yield
    bots_of_house.cache_clear()


def form(bot: str) -> dict[str, object]:
    return {"game": "pillars", "players": 2, "seats": [DEVICE, {"kind": "bot", "bot": bot}]}


def test_a_guest_plays_at_a_table_by_its_name(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table, _ = await house.open_table(
                read_setup(form("first"), ANNA, bots_of_house()), "A", LOCAL
            )
            while not any(ply.seat == 1 for ply in table.plies):
                await until(lambda: table.awaited() == [0] or table.plies[-1].seat == 1)
                if table.awaited() == [0]:
                    await choose(house, table)
            assert table.seats[1].bot == "first"
            assert not table.stand_ins

    run(story)


@pytest.mark.parametrize("name", PROBLEMS)
def test_a_guest_that_cannot_play_is_replaced_aloud(
    store: Store, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table, _ = await house.open_table(
                read_setup(form(name), ANNA, bots_of_house()), "A", LOCAL
            )
            while not table.stand_ins:
                await until(lambda: table.awaited() == [0] or table.stand_ins)
                if table.awaited() == [0]:
                    await choose(house, table)
            (told,) = table.stand_ins
            assert (told.seat, told.bot, told.instead) == (1, name, "greedy")
            shown = "".join(lines(table, Sight("pillars", 0, "en"), len(table.plies)))
            assert f"Aldith (bot, {name}) cannot play on; bot, by the book plays instead." in shown
            (line,) = [one for one in caplog.messages if "greedy plays instead" in one]
            assert PROBLEMS[name] in line
            assert stored(store, table).seats[1].bot == "greedy"

    run(story)


def test_pages_offer_guests_by_name_after_the_levels(anna: Browser) -> None:
    html = anna.get("/new").text
    weakest, guest = (html.index(f'<option value="bot-{bot}"') for bot in ("random", "first"))
    assert weakest < guest
    assert "Bot, first</option>" in html
    assert "A guest: it comes from another package" in html
    assert anna.get("/api/games").json()["bots"][-1] == "gone"


def test_the_host_gives_a_free_seat_to_a_guest(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(seat_1="friend")))
    assert '<option value="first">Bot, first</option>' in anna.get(f"/table/{table.id}").text
    fields = {"do": "fill", "request": "request-1", "seat": 1, "bot": "first"}
    path = f"/table/{table.id}/act"
    assert anna.ask("POST", path, json=fields, headers={"x-csrf": anna.token}).status_code == 200
    assert table.seats[1].bot == "first"


def test_a_bot_that_was_named_for_the_house_and_is_not_there_is_one_line_at_its_opening(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(VARIABLE, f"first={GUESTS['first']}")
    check_guests()
    monkeypatch.setenv(VARIABLE, f"gone={GUESTS['gone']}")
    with pytest.raises(BadInput, match=r"bot 'gone': nowhere.at_all:Bot cannot be made"):
        check_guests()
