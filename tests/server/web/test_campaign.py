"""A campaign in the pages: its options, and the end of each of its games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.games import game
from tabard.kernel.errors import BadOption
from tabard.server.table import Table
from tabard.server.web.pauses import drafted, pause_of
from tabard.server.web.replay import stops
from tests.rules import rule
from tests.server.putting import Page
from tests.server.web.browser import Browser, new, table_of, words
from tests.server.web.deeds import act
from tests.server.web.line import Line


def alone(who: Browser, **options: str) -> Table:
    """A table of Pilgrim for one."""
    form = new(game="pilgrim", players="1", **options)
    return table_of(who.town, who.post("/new", form))


def play_on(who: Browser, table: Table, game_number: int) -> None:
    """Choose by chance until a game of the campaign has ended."""
    chance = Random(game_number)
    while table.running and not pause_of(table):
        assert table.state is not None
        fields = {"seat": 0, "ply": table.ply, "confirm": True}
        code = chance.choice(table.state.choices())
        made = act(who, table, "choose", f"move-{table.version:08}", code=code, **fields)
        assert made.status_code == 200, made.text


def streamed(who: Browser, table: Table, query: str = "layout=wide") -> dict[str, Any]:
    """The frame with which a stream begins."""

    async def listen() -> dict[str, Any]:
        line = Line(who, f"/table/{table.id}/stream", query)
        frames = await line.frames(1)
        await line.hang_up()
        page = Page()
        page.take(frames[0])
        return page.facts | {"parts": page.parts}

    return who.town.run(listen())


@rule("PGM-28.1")
@pytest.mark.parametrize("other", ["option_level", "option_first_game"])
def test_a_campaign_has_its_own_levels_and_set_ups_and_the_form_says_so(
    anna: Browser, other: str
) -> None:
    page = anna.read("/new?game=pilgrim&players=1")
    assert "Not in a campaign: its three games are easy, hard and very hard in turn." in page
    assert "Not in a campaign: each of its games has a new set-up." in page
    assert "Not in a campaign" not in anna.read("/new?game=pilgrim&players=2")
    value = "3" if other == "option_level" else "true"
    table = alone(anna, option_campaign="true", **{other: value})
    assert table.plan.options["campaign"] is True
    assert table.plan.options["level"] == 1
    assert table.plan.options["first_game"] is False
    menu = words(anna.get(f"/table/{table.id}")).partition("Rules of this table")[2]
    assert "how hard?" not in menu


@rule("PGM-28.1")
def test_a_new_table_does_not_choose_what_a_campaign_excludes() -> None:
    pilgrim = game("pilgrim")
    for other in ({"level": 2}, {"first_game": True}):
        with pytest.raises(BadOption, match="is not chosen beside campaign"):
            pilgrim.agree(1, {"campaign": True, **other})
    assert pilgrim.agree(1, {"campaign": True})["campaign"] is True
    assert pilgrim.agree(1, {"first_game": True, "level": 3})["level"] == 3
    # Older records may hold it.
    assert pilgrim.check_options(1, {"campaign": True, "first_game": True})["first_game"] is True


@pytest.mark.slow
def test_the_end_of_each_game_is_shown_until_the_reader_goes_on(anna: Browser) -> None:
    table = alone(anna, option_campaign="true")
    for number in (1, 2):
        play_on(anna, table, number)
        ended = pause_of(table)
        assert ended > 0
        page = anna.get(f"/table/{table.id}")
        text = words(page)
        assert f"Game {number} of 3: " in text
        assert "Next game" in text
        assert table.seed not in page.text
        assert page.text.count(f'data-on="{ended}"') == 2
        assert "data-code" not in page.text
        assert "Round 26 of 26" in text
        shown = streamed(anna, table)["parts"]
        assert "data-on" in shown["prompt"]
        assert 'class="scores"' in shown["end"]
        gone_on = streamed(anna, table, f"layout=wide&passed={ended}")["parts"]
        assert "data-code" in gone_on["prompt"]
        assert 'class="scores"' not in gone_on["end"]
        assert table.state is not None
        fields = {"seat": 0, "ply": table.ply, "confirm": True}
        act(anna, table, "choose", f"seed-{number:08}", code=table.state.choices()[0], **fields)
        assert pause_of(table) == 0
        assert "data-on" not in anna.get(f"/table/{table.id}").text
    play_on(anna, table, 3)
    assert table.over
    page = anna.get(f"/table/{table.id}")
    assert "ends the campaign with" in words(page)
    assert table.seed in page.text


@pytest.mark.slow
def test_a_replay_halts_at_the_end_of_each_game(anna: Browser) -> None:
    table = alone(anna, option_campaign="true")
    ends = []
    for number in (1, 2, 3):
        play_on(anna, table, number)
        ends.append(pause_of(table) or len(table.plies))
        if table.running:
            assert table.state is not None
            fields = {"seat": 0, "ply": table.ply, "confirm": True}
            act(anna, table, "choose", f"seed-{number:08}", code=table.state.choices()[0], **fields)
    assert set(ends) <= set(stops(table))
    for number, ply in enumerate(ends[:2], 1):
        address = f"/replay/{table.id}/frame?ply={ply}&seat=0"
        shown = anna.get(address, headers={"accept": "*/*"}).json()
        assert f"Game {number} of 3: " in shown["parts"]["prompt"]
        assert "Round 26 of 26" in shown["parts"]["bar"]


@pytest.mark.slow
def test_a_draft_that_ends_a_game_shows_its_end_and_not_the_cleared_table(anna: Browser) -> None:
    table = alone(anna, option_campaign="true")
    chance = Random(1)
    while True:
        assert table.state is not None
        state = table.tentative or table.state
        if state.to_move < 0 and state.view(None)["campaign"]["game"] == 2:
            break
        if state.to_move < 0:
            act(anna, table, "confirm", f"confirm-{table.version:08}", seat=0, ply=table.ply)
            continue
        assert state.view(None)["campaign"]["game"] == 1, "a game that Ab-Bott ended"
        fields = {"seat": 0, "ply": table.ply, "confirm": False}
        code = chance.choice(state.choices())
        act(anna, table, "choose", f"draft-{table.version:07}", code=code, **fields)
    assert drafted(table).view(None)["round"] == 26
    text = words(anna.get(f"/table/{table.id}"))
    assert "Round 26 of 26" in text
    assert "Confirm" in text
