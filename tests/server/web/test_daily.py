"""The deal of the day: the same for everybody, once each, and its seed stays the house's."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import Any

import pytest

import tabard
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import CHANCE
from tabard.server.clock import day_of, now
from tabard.server.daily import Daily, Deal, Streams, plan_of
from tabard.server.table import Table
from tabard.server.web import dailies
from tabard.words import words_of
from tests.server.web.browser import Browser, table_of
from tests.server.web.deeds import act, script


def dealt(visitor: Browser) -> Table:
    """The table of today's deal."""
    return table_of(visitor.town, visitor.post("/daily", {}))


def test_everybody_has_the_same_deal_and_one_try(anna: Browser, ben: Browser) -> None:
    first, second = dealt(anna), dealt(ben)
    assert first.id != second.id
    opening = [
        [ply.code for ply in table.plies if ply.seat == CHANCE][:3] for table in (first, second)
    ]
    assert opening[0] == opening[1]
    assert first.deals_from == second.deals_from
    assert dealt(anna).id == first.id  # no second try
    assert act(anna, first, "close").status_code == 200
    anna.get("/daily")
    again = anna.ask("POST", "/daily", data={"csrf": anna.token})
    assert again.status_code == 409
    assert "given it up" in anna.get("/daily").text


def test_nothing_is_taken_back_and_nobody_is_advised(anna: Browser) -> None:
    table = dealt(anna)
    answer = act(anna, table, "ask_undo", seat=0)
    assert (answer.status_code, answer.json()["error"]) == (409, "one-try")
    assert not table.hints
    assert not table.counts


def test_the_seed_is_told_to_nobody_even_when_the_game_is_closed(
    anna: Browser, ben: Browser
) -> None:
    table = dealt(anna)
    seed = table.seed
    assert act(anna, table, "close").status_code == 200
    assert table.revealed
    for way in (
        f"/table/{table.id}",
        f"/replay/{table.id}",
        f"/record/{table.id}",
        f"/api/tables/{table.id}",
        f"/api/games/{table.id}",
        "/daily",
        "/",
    ):
        found = anna.ask("GET", way)
        assert seed not in found.text, way
    assert table.commitment == ""
    assert seed not in table.record().text()
    assert ben.ask("GET", f"/table/{table.id}").status_code == 404


def test_what_is_written_to_a_days_deal_is_read_by_nobody_else_before_the_day_is_over(
    anna: Browser, ben: Browser
) -> None:
    table = dealt(anna)
    for to in ("notes", "branch"):
        body = {"do": "open", "request": "a-request", "ply": 0, "line": [], "text": "x"}
        early = anna.ask("POST", f"/replay/{table.id}/{to}", json=body, headers=script(anna))
        assert (early.status_code, early.json()["error"]) == (409, "not-over")
    assert act(anna, table, "close").status_code == 200
    body = {"do": "comment", "request": "a-comment", "ply": 0, "text": "beware of the second event"}
    said = anna.ask("POST", f"/replay/{table.id}/notes", json=body, headers=script(anna))
    assert said.status_code == 200, said.text
    ben.get("/replays")
    for way in (f"/replay/{table.id}/notes", f"/table/{table.id}/record", f"/replay/{table.id}"):
        assert ben.ask("GET", way, headers=script(ben)).status_code == 404
    table.setup = replace(table.plan, daily="2026-01-01")
    assert "second event" in ben.get(f"/replay/{table.id}/notes").text


def test_a_day_is_looked_at_by_all_once_it_is_over(anna: Browser) -> None:
    table = dealt(anna)
    assert not table.may_watch("somebody else")
    table.setup = replace(table.plan, daily=day_of(now() - 86_400_000))
    assert table.may_watch("somebody else")


def test_days_that_are_none_are_not_found(anna: Browser) -> None:
    for day in ("2026-13-01", "yesterday", "9999-01-01", "20260101"):
        assert anna.ask("GET", f"/daily/{day}").status_code == 404
    assert anna.ask("GET", f"/daily/{day_of(now())}").status_code == 200


def test_results_stand_by_points_and_then_by_the_margin() -> None:
    def row(name: str, scores: list[int], status: str = "over") -> dict[str, Any]:
        ranking = [sorted(scores, reverse=True).index(points) + 1 for points in scores]
        one = {"people": [name, "", ""], "names": [name.title(), "Godric", "Aldith"]}
        return {
            "id": f"table-{name}",
            "status": status,
            "summary": {**one, "scores": scores, "ranking": ranking, "daily": "2026-01-01"},
        }

    rows = [row("a", [40, 39, 20]), row("b", [44, 60, 1]), row("c", [40, 30, 20])]
    rows.append(row("d", [], "running"))
    found = dailies.results(rows, "c", past=False)
    assert [(one.name, one.points, one.margin) for one in found] == [
        ("B", 44, -16),
        ("C", 40, 10),
        ("A", 40, 1),
    ]
    assert [one.table for one in found] == ["", "table-c", ""]
    assert all(one.table for one in dailies.results(rows, "c", past=True))


def test_deals_follow_from_day_and_house_alone() -> None:
    one, same, other = Daily("a"), Daily("a"), Daily("b")
    days = [f"2026-05-{day:02}" for day in range(1, 29)]
    deals = [one.deal(day, tabard.GAMES) for day in days]
    assert deals == [same.deal(day, tabard.GAMES) for day in days]
    assert {deal.game for deal in deals} == set(tabard.GAMES)
    seeds = {one.seed(deal) for deal in deals}
    assert len(seeds) == len(days)
    assert seeds.isdisjoint(other.seed(deal) for deal in deals)


@pytest.mark.parametrize("name", ["pillars", "world"])
def test_whoever_plays_otherwise_meets_the_same_cards(name: str) -> None:
    """Each kind of chance has dice of its own, whatever the players did in between."""

    def played(way: str) -> dict[int, list[int]]:
        state, dealer, streams = tabard.game(name).start(3), Dealer(way), Streams("a day")
        met: dict[int, list[int]] = defaultdict(list)
        while not state.over:
            if state.to_move == CHANCE:
                at = int(state.at)
                met[at].append(streams.deal(state))
                state.apply(met[at][-1])
            else:
                codes = state.choices()
                state.apply(codes[int(dealer.below(len(codes)))])
        return met

    one, other = played("one way"), played("another way")
    same = [at for at in one if one[at] == other.get(at)]
    assert len(same) >= 2
    assert one != other or len(one) == len(same)


def test_two_posts_at_the_same_moment_open_one_table(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dailies, "played", lambda *_: [])  # neither has seen the other's yet
    first, second = dealt(anna), dealt(anna)
    assert first.id == second.id
    rows = anna.town.store.shelf.tables_of(first.plan.host, 10)
    assert [row["id"] for row in rows] == [first.id]


def test_a_table_that_was_opened_as_its_day_ended_is_one_of_that_day(anna: Browser) -> None:
    town, yesterday = anna.town, day_of(now() - 86_400_000)
    deal = town.house.daily.deal(yesterday, ["pillars"])
    user = dealt(anna).plan.host
    dealt_then = town.house.daily.table(yesterday, user), "seed"
    plan = plan_of(deal, user)
    table, _ = town.run(town.house.open_table(plan, "Anna", "127.0.0.1", dealt=dealt_then))
    assert [row["id"] for row in dailies.played(town.house, yesterday)] == [table.id]
    assert table.id not in [row["id"] for row in dailies.played(town.house, day_of(now()))]
    answer = anna.post("/daily", {"day": yesterday})  # whoever has begun it goes on with it
    assert answer.headers["location"] == f"/table/{table.id}"


def test_a_page_of_yesterday_leads_to_the_deal_of_today(anna: Browser) -> None:
    for day in (day_of(now() - 86_400_000), "soon"):
        answer = anna.post("/daily", {"day": day})
        assert (answer.status_code, answer.headers["location"]) == (303, "/daily")
    assert anna.town.house.live_tables == {}


def test_a_day_is_what_was_played_on_it_whatever_the_shelf_has_now(
    anna: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = dealt(anna)
    other = next(name for name in tabard.GAMES if name != table.plan.game)
    monkeypatch.setattr(Daily, "deal", lambda _, day, __: Deal(day, other, 4, "level1"))
    assert dealt(ben).plan.game == table.plan.game
    page = ben.read("/daily")
    assert words_of(table.plan.game, "en")("game-title") in page
    assert f"{table.plan.players} players" in page


def test_the_record_of_a_deal_is_everybodys_once_its_day_is_over(
    anna: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = dealt(anna)
    assert act(anna, table, "close").status_code == 200
    way = f"/api/records/{table.id}"
    assert ben.ask("GET", way).status_code == 404
    monkeypatch.setattr("tabard.server.api.library.is_past", lambda day: day == table.plan.daily)
    found = ben.ask("GET", way)
    assert found.status_code == 200, found.text
    assert table.seed not in found.text
