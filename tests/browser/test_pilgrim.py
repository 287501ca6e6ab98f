"""Pilgrim in the browser: one click to a table, whole games by clicking, pictures of every step."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tabard.games import game
from tabard.kernel.onward import Onward
from tabard.kernel.state import State
from tabard.server.setup import DEVICE, PERSON, SeatPlan, Setup
from tests.browser.company import MIDDLE, scores
from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import near_the_end, plant
from tests.browser.server import Server
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, WIDE, Visitor

PATIENCE: Final = 400.0
SIZES: Final = {"wide": WIDE, "phone": PHONE}
ZOOMED_OUT: Final = """() => {
  const svg = document.querySelector(".board > svg");
  return Number(svg.getAttribute("viewBox").split(" ")[2]) > 300;
}"""
# The steps that pictures are made of; random play comes to each of them.
STEPS: Final = (
    "seeding",
    "sow_origin",
    "sowing",
    "choose_action",
    "allocation",
    "construction",
    "road_unit",
    "road_edges",
    "choose_start_player",
)


def sofa(
    server: Server,
    owner: tuple[str, str],
    step: str,
    players: int = 3,
    since: int = 0,
    paths: int = 0,
) -> str:
    """A table whose seats are all one person's, brought to a step by random choices."""

    def wanted(state: State) -> bool:
        if step == "over":
            return bool(state.view(None)["phase"] == "over")
        view = state.view(None)
        laid = sum(len(one["paths"]) for one in view["seats"])
        there = view["step"] == step and view["round"] >= since and laid >= paths
        return state.to_move >= 0 and there

    user = owner[0]
    seats = (SeatPlan(PERSON), *[SeatPlan(DEVICE)] * (players - 1))
    version = game("pilgrim").rules_version
    setup = Setup("pilgrim", players, {}, seats, user, rules_version=version)
    return plant(server, setup, [owner] * players, wanted)


def box(visitor: Visitor, selector: str) -> dict[str, float]:
    """Where something is on the screen."""
    found = visitor.find(selector).first.bounding_box()
    assert found is not None, selector
    return {name: float(found[name]) for name in ("x", "y", "width", "height")}


def in_sight(visitor: Visitor, selector: str) -> bool:
    """Whether something is in the room of the table that the screen shows."""
    if not visitor.find(selector).count():
        return False
    piece, prompt = box(visitor, selector), box(visitor, "#prompt")
    below = prompt["y"] > 200  # on a phone the prompt lies under the board
    return piece["y"] >= 48 and (not below or piece["y"] + piece["height"] < prompt["y"])


def apart(one: dict[str, float], two: dict[str, float]) -> bool:
    """Whether two boxes do not overlap by more than a hair."""
    return (
        one["x"] + one["width"] <= two["x"] + 3
        or two["x"] + two["width"] <= one["x"] + 3
        or one["y"] + one["height"] <= two["y"] + 3
        or two["y"] + two["height"] <= one["y"] + 3
    )


@pytest.mark.parametrize("size", ["wide", seldom("phone")])
def test_one_click_at_home_opens_a_table_that_can_be_played(visitors: Visitors, size: str) -> None:
    visitor = visitors(size=SIZES[size]).play_from_home("pilgrim")
    for _ in range(4):
        codes = visitor.asked()
        pieces = [c for c in codes if in_sight(visitor, f".board .can[data-code='{c}']")]
        visitor.choose(pieces[0] if pieces else codes[0], board=bool(pieces))
    assert visitor.overflow() <= 0
    assert visitor.find("#lines li").count() > 20
    assert visitor.find(".lozenges i").count() == 4


def test_prompt_log_and_mats_have_their_own_rooms(visitor: Visitor) -> None:
    visitor.play_now("pilgrim")
    visitor.asked()
    assert visitor.find("#stage.placed").count() == 1
    rooms = [box(visitor, one) for one in ("#prompt", "#log", "#mat-0", "#mat-1", "#tracks")]
    for i, one in enumerate(rooms):
        assert all(apart(one, other) for other in rooms[i + 1 :]), i
    board = box(visitor, "#ground")
    assert apart(box(visitor, "#prompt"), board)
    assert apart(box(visitor, "#mat-0"), board)


def test_a_spectator_of_four_and_a_replay_have_their_rooms_too(
    visitors: Visitors, server: Server
) -> None:
    owner, spectator = visitors(), visitors()
    identity = owner.identity
    spectator.goto(f"/table/{sofa(server, identity, 'choose_action', players=4)}")
    spectator.page.wait_for_selector("#stage.placed.watching .board > svg")
    owner.goto(f"/replay/{sofa(server, identity, 'over', players=1)}?ply=60")
    owner.page.wait_for_selector("#stage.placed.replay .board > svg")
    for one in (spectator, owner):
        log = box(one, "#log")
        assert all(apart(log, box(one, other)) for other in ("#ground", "#mat-1", "#tracks"))
    assert apart(box(owner, "#player"), box(owner, "#tile-north"))
    assert owner.find("#ticks i").count() == 6


def test_a_fall_is_shown_before_it_is_chosen(visitor: Visitor, server: Server) -> None:
    visitor.goto(f"/table/{sofa(server, visitor.identity, 'sow_origin', since=2)}")
    visitor.asked()
    expect(visitor.find(".preview:visible")).to_have_count(0)
    visitor.find("#prompt .can").first.focus()
    expect(visitor.find(".board .preview").locator("visible=true").first).to_be_visible()


def test_a_tile_shows_itself_in_place_and_a_phone_zooms_to_it(
    visitors: Visitors, server: Server
) -> None:
    visitor = visitors(size=PHONE)
    visitor.goto(f"/table/{sofa(server, visitor.identity, 'road_edges')}")
    codes = visitor.asked()
    wide = visitor.find(".board > svg").get_attribute("viewBox")
    assert wide is not None
    assert float(wide.split()[2]) < 200
    for code in codes:
        piece = box(visitor, f".board .can[data-code='{code}']")
        assert piece["x"] >= 0
        assert piece["x"] + piece["width"] <= PHONE[0]
        assert visitor.find(f".board .can[data-code='{code}']").evaluate(MIDDLE) is not None
    visitor.choose(codes[0], board=True)
    visitor.until(ZOOMED_OUT)


def test_every_handle_of_a_tile_is_met_where_it_is_seen(visitor: Visitor, server: Server) -> None:
    visitor.goto(f"/table/{sofa(server, visitor.identity, 'road_edges', since=5)}")
    for code in visitor.asked():
        handle = visitor.find(f".board .can[data-code='{code}']")
        assert handle.evaluate(MIDDLE) is not None, handle.get_attribute("id")
        handle.hover()
        track = visitor.find(f".board .deaf [data-code='{code}'] .preview")
        expect(track).to_be_visible()


def test_the_way_of_the_next_acolyte_is_seen_and_a_path_tells_its_points(
    visitor: Visitor, server: Server
) -> None:
    owner = visitor.identity
    visitor.goto(f"/table/{sofa(server, owner, 'sowing', since=3)}")
    codes = visitor.asked()
    seen = "all => all.filter((one) => one.getBoundingClientRect().height > 0).length"
    assert visitor.find(".board .way").evaluate_all(seen) == len(codes)
    visitor.goto(f"/table/{sofa(server, owner, 'sow_origin', paths=1)}")
    visitor.asked()
    path = visitor.find(".board .path").first
    expect(path.locator(".lit")).to_have_css("opacity", "0")
    path.dispatch_event("pointerover", {"pointerType": "mouse"})
    expect(visitor.find("#slip.tip")).to_contain_text("point")
    path.focus()
    expect(path.locator(".lit")).to_have_css("opacity", "0.45")


def test_a_refused_place_says_why(visitor: Visitor, server: Server) -> None:
    visitor.goto(f"/table/{sofa(server, visitor.identity, 'sow_origin', since=2)}")
    visitor.asked()
    visitor.find(".board .tile[data-refused]").first.click(force=True)
    expect(visitor.find("#slip .rule-id")).to_have_text("PGM-5.1")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "theme"), [seldom(WIDE, "light", name="wide-light"), (PHONE, "dark")]
)
def test_the_table_is_accessible(
    visitors: Visitors, server: Server, size: tuple[int, int], theme: str
) -> None:
    visitor = visitors(size=size, theme=theme)
    owner = visitor.identity
    for step in ("choose_action", "road_edges"):
        visitor.goto(f"/table/{sofa(server, owner, step)}")
        visitor.asked()
        assert faults(visitor) == []


def play_alone(one: Visitor, chance: random.Random) -> int:
    """Click glowing pieces and buttons until the game is over."""
    clicks = 0
    deadline = time.monotonic() + PATIENCE
    while one.stands()["kind"] != "done":
        assert time.monotonic() < deadline, one.text("#prompt")
        now: dict[str, Any] = one.stands()
        if now["kind"] == "mine" and now["codes"]:
            code = chance.choice(now["codes"])
            piece = one.find(f".board .can[data-code='{code}']")
            one.choose(code, board=chance.random() < 0.5 and piece.count() > 0)
            clicks += 1
        else:
            one.await_news()
    return clicks


@pytest.mark.slow
def test_a_game_against_ab_bott_is_played_to_its_end_by_clicking(
    visitor: Visitor, server: Server
) -> None:
    near_the_end(visitor, server, "pilgrim", 1, left=10)
    assert play_alone(visitor, random.Random(2)) > 3
    the_end_against_ab_bott(visitor)


@pytest.mark.slow
@pytest.mark.long
def test_a_whole_game_against_ab_bott_by_clicking(visitor: Visitor) -> None:
    visitor.open_table(game="pilgrim")
    assert play_alone(visitor, random.Random(2)) > 60
    the_end_against_ab_bott(visitor)


def the_end_against_ab_bott(visitor: Visitor) -> None:
    """Points of both, places, what Ab-Bott drew, and the rounds of the replay."""
    expect(visitor.find("#end .sheet")).to_be_visible()
    assert "Ab-Bott" in visitor.text("#end h2")
    assert visitor.find("#end .scores thead th").count() == 2
    *parts, sums, places = scores(visitor)
    for player in range(2):
        assert sum(int(row[player]) for row in parts) == int(sums[player])
    assert places == ["1.", "2."]
    log = " ".join(visitor.log())
    assert "Ab-Bott draws the token" in log
    visitor.find("#end .steps a").click()
    visitor.page.wait_for_url("**/replay/*")
    assert visitor.find("#rounds option").count() == 27


@pytest.mark.pictures
@pytest.mark.parametrize(
    ("size", "theme", "lang"),
    [("wide", "light", "de"), ("phone", "dark", "nl")],
)
def test_every_step_has_its_picture(
    visitors: Visitors, server: Server, pictures: Path, size: str, theme: str, lang: str
) -> None:
    visitor = visitors(size=SIZES[size], theme=theme, lang=lang)

    def shoot(name: str) -> None:
        visitor.page.evaluate("document.fonts.ready")
        file = pictures / f"pilgrim-{size}-{theme}-{name}.png"
        visitor.page.screenshot(path=file, animations="disabled")

    owner = visitor.identity
    for step in STEPS:
        table = sofa(server, owner, step, since=0 if step == "seeding" else 3)
        visitor.goto(f"/table/{table}")
        visitor.asked()
        assert visitor.overflow() <= 0
        shoot(step)
    if size == "phone":
        for tab in ("mat", "others", "log"):
            visitor.find(f"#tabs [data-tab='{tab}']").click()
            shoot(f"tab-{tab}")
    visitor.goto(f"/table/{sofa(server, owner, 'over', players=1)}")
    expect(visitor.find("#end .sheet")).to_be_visible()
    shoot("end")


def test_a_sowing_is_chosen_by_the_tile_on_which_it_ends(visitor: Visitor, server: Server) -> None:
    visitor.goto(f"/table/{sofa(server, visitor.identity, 'sowing', since=3)}")
    visitor.asked()
    sown = visitor.find("#lines li").filter(has_text="places an acolyte").count()
    goal = visitor.find(".board [data-way]").first
    tile = str(goal.get_attribute("aria-label")).rpartition(" falls on ")[2]
    goal.click()
    lines = visitor.find("#lines li").filter(has_text="places an acolyte")
    expect(visitor.find(".board .goal")).to_have_count(0)
    expect(lines.nth(sown)).to_be_attached()
    assert tile in lines.last.inner_text()


def test_buildings_glow_beside_the_question_and_nobody_asks_for_them(
    visitors: Visitors, server: Server
) -> None:
    visitor = visitors(auto=False)
    user, name = visitor.identity

    def wanted(state: State) -> bool:
        if state.to_move < 0 or state.step().name != "middle_window":
            return False
        onward = Onward(state, int(state.to_move))
        return onward.beside and not onward.closing and not onward.clash

    seats = (SeatPlan(PERSON), SeatPlan(DEVICE))
    version = game("pilgrim").rules_version
    setup = Setup("pilgrim", 2, {}, seats, user, rules_version=version)
    visitor.goto(f"/table/{plant(server, setup, [(user, name)] * 2, wanted)}")
    codes = visitor.asked()
    assert "or go on" not in visitor.text("#ask")
    assert "You may also use a building that glows." in visitor.text("#ask")
    expect(visitor.find(".board .can[id^='building-']").first).to_be_attached()
    visitor.choose(codes[0])
    undo = visitor.find("#prompt [data-do='takeback']")
    undo.click()
    expect(undo).to_be_disabled()
    assert visitor.asked() == codes
