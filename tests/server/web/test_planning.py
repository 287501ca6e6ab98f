"""The pencil at the table: tried alone, compared, kept, carried out, refused where it must be."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from httpx import Response

from tabard import lines
from tabard.games import NAMES, game
from tabard.kernel import sets
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import State
from tabard.messages import LANGUAGES
from tabard.server import planning
from tabard.server.planning import Plan, Plans, read_plan, shadow
from tabard.server.table import Table
from tabard.server.web import plansheet
from tabard.server.web.sight import Sight
from tests.server.web.browser import Browser, new, table_of
from tests.server.web.deeds import act, choose, script

GAMES = NAMES


def two(anna: Browser, ben: Browser, game: str, **more: str) -> Table:
    """Anna and Ben at a table of a game, each in front of a screen."""
    found = table_of(anna.town, anna.post("/new", new(game=game, seat_1="open", **more)))
    ben.get(f"/table/{found.id}")
    assert act(ben, found, "sit", seat=1).status_code == 200
    return found


def mover(table: Table, anna: Browser, ben: Browser) -> tuple[Browser, int]:
    """Whoever is asked now, and their seat."""
    seat = table.awaited()[0]
    return (anna, ben)[seat], seat


def plan(who: Browser, table: Table, do: str, seat: int, **fields: Any) -> Response:
    """Use the pencil as the page does."""
    if not who.token:
        who.get(f"/table/{table.id}")
    body = {"do": do, "request": "a-request-of-a-plan", "seat": seat, **fields}
    return who.ask("POST", f"/table/{table.id}/plan", json=body, headers=script(who))


def stepped(who: Browser, table: Table, seat: int, most: int = 12) -> tuple[int, dict[str, Any]]:
    """Plan on until the shadow asks somebody else; how many steps, and the last frame."""
    found = plan(who, table, "open", seat).json()
    for number in range(most):
        if not found["turn"]:
            return number, found
        if found["set"]:
            assert table.state is not None
            state = table.state
            if number:
                state = read_plan(table, seat, kept(who, table)).line.end(state)
            asked = sets.set_asked(state, seat)
            assert asked is not None
            least = max(asked.least, 1) if asked.stop < 0 else asked.least
            pool = [code for code, times in asked.pool.items() for _ in range(times)]
            answer = plan(who, table, "choose", seat, codes=pool[:least])
        else:
            code = int(found["parts"]["prompt"].split('data-code="', 1)[1].split('"')[0])
            answer = plan(who, table, "choose", seat, code=code)
        assert answer.status_code == 200, answer.text
        found = answer.json()
    return most, found


def kept(who: Browser, table: Table, number: int = 0) -> str:
    """A plan that is kept, as text."""
    return who.get(f"/table/{table.id}/plan/line?plan={number}").text


@pytest.mark.parametrize("game", GAMES)
def test_a_planned_turn_is_carried_out_as_it_was_planned(
    anna: Browser, ben: Browser, game: str
) -> None:
    table = two(anna, ben, game)
    who, seat = mover(table, anna, ben)
    before = table.version
    steps, found = stepped(who, table, seat)
    assert steps > 0
    assert table.version == before
    assert table.state is not None
    planned = read_plan(table, seat, kept(who, table))
    end = shadow(planned, table.state).end
    played = plan(who, table, "play", seat).json()
    assert played["done"] == steps, played
    seen = table.tentative or table.state
    if table.awaited() != [1 - seat] and not table.answers:
        assert seen.view(seat) == end.view(seat)
    assert who.get(f"/table/{table.id}/plan/line").status_code == 400
    assert found["plan"]


def test_nobody_else_is_sent_a_byte_of_a_plan(anna: Browser, ben: Browser) -> None:
    table = two(anna, ben, "pillars")
    who, seat = mover(table, anna, ben)
    other, watcher = (ben if who is anna else anna), anna.town.visitor()
    asked = [f"/table/{table.id}", f"/replay/{table.id}/since", f"/table/{table.id}/score"]

    def sent() -> list[bytes]:
        return [each.get(path).content for each in (other, watcher) for path in asked]

    sent()
    before = sent()
    steps, _ = stepped(who, table, seat)
    plan(who, table, "another", seat)
    assert steps > 0
    assert sent() == before


def test_plans_are_kept_and_compared_and_thrown_away(anna: Browser, ben: Browser) -> None:
    table = two(anna, ben, "pillars")
    who, seat = mover(table, anna, ben)
    stepped(who, table, seat, 1)
    found = plan(who, table, "another", seat).json()
    assert "Plan 2" in found["plan"]
    stepped(who, table, seat, 2)
    again = plan(who, table, "open", seat).json()["plan"]
    assert again.count('scope="col"') == 3  # now, and two plans
    assert plan(who, table, "show", seat, plan=0).status_code == 200
    assert plan(who, table, "show", seat, plan=7).status_code == 400
    plan(who, table, "another", seat)
    full = plan(who, table, "another", seat)
    assert (full.status_code, full.json()["error"]) == (409, "many-plans")
    for _ in range(3):
        last = plan(who, table, "drop", seat).json()
    assert "Plan 2" not in last["plan"]


def test_undo_on_the_shadow_goes_back_step_by_step(anna: Browser, ben: Browser) -> None:
    table = two(anna, ben, "world")
    who, seat = mover(table, anna, ben)
    first = plan(who, table, "open", seat).json()
    steps, _ = stepped(who, table, seat, 3)
    for _ in range(steps):
        back = plan(who, table, "back", seat).json()
    assert back["parts"]["prompt"] == first["parts"]["prompt"]
    assert back["parts"]["board"] == first["parts"]["board"]


def test_what_is_drafted_begins_the_plan_and_is_played_again_with_it(
    anna: Browser, ben: Browser
) -> None:
    table = two(anna, ben, "pillars")
    who, seat = mover(table, anna, ben)
    assert choose(who, table, confirm=False).status_code == 200
    drafted = list(table.draft)
    if not drafted:
        pytest.skip("the first choice reveals something")
    found = plan(who, table, "open", seat).json()
    assert "<li>" in found["plan"]
    plan(who, table, "back", seat)
    assert table.draft == drafted


def test_going_on_guesses_the_others_and_says_so(anna: Browser, ben: Browser) -> None:
    table = two(anna, ben, "feudum")
    who, seat = mover(table, anna, ben)
    steps, found = stepped(who, table, seat, 30)
    assert not found["turn"]
    on = plan(who, table, "on", seat)
    assert on.status_code == 200, on.text
    assert "guess" in on.json()["plan"] or "possibilities" in on.json()["plan"]
    assert steps


def refused(answer: Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    return answer.status_code, answer.json()["error"]


def test_what_cannot_be_planned_is_refused_in_one_line(anna: Browser, ben: Browser) -> None:
    table = two(anna, ben, "pillars")
    who, seat = mover(table, anna, ben)
    other = ben if who is anna else anna
    assert refused(plan(other, table, "open", seat)) == (403, "not-your-seat")
    assert refused(plan(other, table, "open", 1 - seat)) == (409, "not-your-turn")
    assert refused(plan(who, table, "fly", seat)) == (400, "malformed")
    assert refused(plan(who, table, "choose", seat, code=10**6)) == (400, "malformed")
    assert table.state is not None
    closed = next(c for c in range(9999) if c not in table.state.choices())
    assert refused(plan(who, table, "choose", seat, code=closed)) == (422, "illegal")
    assert refused(plan(who, table, "on", seat)) == (409, "not-your-turn")
    big = plan(who, table, "bring", seat, line="x" * 2_000_000)
    assert refused(big) == (413, "too-large")
    assert who.get(f"/table/{table.id}/plan/line").status_code == 400  # nothing is half kept


def test_a_line_of_another_game_table_or_version_is_not_brought_in(
    anna: Browser, ben: Browser
) -> None:
    table = two(anna, ben, "pillars")
    who, seat = mover(table, anna, ben)
    stepped(who, table, seat, 2)
    text = kept(who, table)
    wrong = {
        text.replace("game: pillars", "game: world"): "pillars is played here",
        text.replace("rules: ", "rules: 9"): "is not at hand",
        text.replace(f"eyes: {seat}", f"eyes: {1 - seat}"): "another seat",
        text.replace("moment: ", "moment: 0"): "not of this table",
        text.replace("from: ", "from: 9"): "choices were made",
        "hello": "tabard line 1",
    }
    for line, problem in wrong.items():
        answer = plan(who, table, "bring", seat, line=line)
        assert refused(answer) == (400, "malformed")
        assert problem in str(answer.json()), answer.json()
        assert kept(who, table) == text
    assert plan(who, table, "clear", seat).status_code == 200
    assert plan(who, table, "bring", seat, line=text).status_code == 200
    assert kept(who, table) == text


def test_two_steps_that_come_at_once_are_both_in_the_plan(anna: Browser, ben: Browser) -> None:
    table = two(anna, ben, "pillars")
    who, seat = mover(table, anna, ben)
    stepped(who, table, seat, 1)
    body = {"do": "another", "request": "a-request-of-a-plan", "seat": seat}
    path = f"/table/{table.id}/plan"

    async def at_once() -> list[Response]:
        posts = [who.client.post(path, json=body, headers=script(who)) for _ in range(2)]
        return list(await asyncio.gather(*posts))

    assert [one.status_code for one in who.town.run(at_once())] == [200, 200]
    assert plan(who, table, "open", seat).json()["plan"].count("plan_show_") == 3


def test_who_has_planned_keeps_nothing_of_it_when_the_game_is_over(
    anna: Browser, ben: Browser
) -> None:
    table = two(anna, ben, "pillars")
    who, seat = mover(table, anna, ben)
    stepped(who, table, seat, 1)
    user = table.seats[seat].user
    assert anna.town.caller.corners.plans(user, table.id)
    act(anna, table, "call_off", seat=0)
    assert anna.town.caller.corners.plans(user, table.id)
    act(ben, table, "call_off", seat=1)
    assert table.closed
    assert anna.town.caller.corners.plans(user, table.id) == ""


def test_a_table_may_forbid_the_pencil(anna: Browser, ben: Browser) -> None:
    fields = new(game="pillars", seat_1="open") | {"plans": "no"}
    table = table_of(anna.town, anna.post("/new", fields))
    assert "Without the pencil" in anna.read(f"/table/{table.id}")
    ben.get(f"/table/{table.id}")
    assert act(ben, table, "sit", seat=1).status_code == 200
    who, seat = mover(table, anna, ben)
    page = who.get(f"/table/{table.id}").text
    assert "data-plan" not in page
    assert refused(plan(who, table, "open", seat)) == (403, "no-plans")


def test_the_sheet_is_told_in_every_language(anna: Browser, ben: Browser) -> None:
    table = two(anna, ben, "world")
    who, seat = mover(table, anna, ben)
    stepped(who, table, seat, 6)
    sheets = {}
    for lang in LANGUAGES:
        who.post("/settings/language", {"lang": lang})
        sheets[lang] = plan(who, table, "open", seat).json()["plan"]
    assert ">Now<" in sheets["en"]
    assert ">Jetzt<" in sheets["de"]
    assert ">Nu<" in sheets["nl"]


def test_a_plan_that_is_sent_again_is_played_once_and_stays_played(
    anna: Browser, ben: Browser
) -> None:
    table = two(anna, ben, "world")
    who, seat = mover(table, anna, ben)
    steps, _ = stepped(who, table, seat, 2)
    request = "r" * 64  # as long as an id may be
    first = plan(who, table, "play", seat, request=request).json()
    assert first["done"] == steps
    version, drafted = table.version, list(table.draft)
    assert drafted
    again = plan(who, table, "play", seat, request=request).json()
    assert again["done"] == steps, again
    assert (table.version, table.draft) == (version, drafted)
    assert all(len(request) <= 64 for _, request in table.requests)


def test_before_one_screen_nobody_is_told_what_the_other_has_planned(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(game="world")))
    seat = table.awaited()[0]
    assert stepped(anna, table, seat, 1)[0]
    assert kept(anna, table)
    while table.awaited() == [seat]:
        assert choose(anna, table).status_code == 200
    assert anna.get(f"/table/{table.id}/plan/line").status_code == 400


def test_a_sheet_compares_with_where_the_plan_began(anna: Browser, ben: Browser) -> None:
    table = two(anna, ben, "world")
    who, seat = mover(table, anna, ben)
    stepped(who, table, seat, 3)
    assert table.state is not None
    state = table.state
    plans = Plans([read_plan(table, seat, kept(who, table))])
    found, sight = shadow(plans.open, state), Sight("world", seat, "en")
    before = plansheet.sheet(table, state, plans, found, sight)
    while table.state is state:  # the table moves on while the sheet is drawn
        assert choose(who, table).status_code == 200
    assert plansheet.sheet(table, state, plans, found, sight) == before


def test_a_set_of_nothing_is_told_as_none() -> None:
    state = merchants()
    seat = int(state.to_move)
    plan_of_none = planning.lay(Plan(lines.begin(state, 0, seat)), state, seat, [])
    named = SimpleNamespace(names=lambda: ["Anna", "Ben"])
    found, sight = shadow(plan_of_none, state), Sight("feudum", seat, "en")
    told = plansheet.told_steps(named, plan_of_none, found, sight)  # type: ignore[arg-type]
    assert len(told) == 1
    assert told[0].startswith("Choose none")


def merchants() -> State:
    """Feudum where goods are bought one by one and it may be enough."""
    for seed in range(30):
        dealer = Dealer(f"none {seed}")
        state: State = game("feudum").start(2)
        while not state.over:
            found = None if state.is_chance else sets.set_asked(state, int(state.to_move))
            if found is not None and found.least == 0:
                return state
            codes = state.choices()
            state.apply(codes[dealer.below(len(codes))])
    raise AssertionError
