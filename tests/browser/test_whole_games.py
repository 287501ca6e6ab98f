"""Games of World Without End, Pilgrim and Feudum to their end, by friends with a browser each.

They come when the last part of it begins; `TABARD_WHOLE=1` lets them begin at the beginning.
"""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tabard.games import game
from tabard.kernel.state import State
from tabard.presentation.board import Layout
from tests.browser.company import WHOLE, Company, later
from tests.browser.conftest import Visitors
from tests.browser.eavesdrop import Eavesdropper, decided, expected, heard_of, redealt
from tests.browser.server import Server
from tests.browser.visitor import PHONE, WIDE, Visitor
from tests.laying import Choose, by_chance

SIZES: Final = {WIDE: "wide", PHONE: "phone"}
EVERY: Final = 8  # so many messages from one that is held against another deal to the next
PIECES: Final = re.compile(r'id="((?:card|hid|good|screen|hand|hidden)-[\w-]+)"')


def play(company: Company, choose: Choose, **more: Any) -> Counter[str]:
    """Play a whole game and say how long that took."""
    begun = time.monotonic()
    asked = company.play(choose, **more)
    print(f"{asked.total()} questions in {time.monotonic() - begun:.0f} s")
    company.same_end()
    return asked


class Album:
    """No step is wider than its window; of a whole game with pictures of each at both sizes."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.name = name
        self.made: set[str] = set()

    def __call__(self, one: Visitor, step: str) -> None:
        if step in self.made:
            return
        self.made.add(step)
        if not WHOLE:
            assert one.overflow() <= 0
            return
        size = one.page.viewport_size
        assert size is not None
        own = (size["width"], size["height"])
        with one.looking():
            for at in sorted(SIZES, key=lambda known: known == own):  # the own one last
                one.resize(at)
                one.asked()
                name = f"{self.name}-{SIZES[at]}-{step}"
                one.page.screenshot(path=self.folder / f"{name}.png", animations="disabled")
                assert one.overflow() <= 0


def lies_open(view: dict[str, Any], seat: int) -> set[str]:
    """The pieces of hands, piles and goods that a seat has on its board."""
    own = view["seats"][seat]
    found = {f"card-{card}" for card in own["hand"]} | {f"hid-{card}" for card in own["hidden"]}
    found |= {f"good-{seat}-{good}" for good in own["goods"]}
    for rival in set(range(view["players"])) - {seat}:
        found |= {f"screen-{rival}", f"hand-{rival}", f"hidden-{rival}"}
    return found


def half_of_the_last_chapter(state: State) -> bool:
    """Three rounds are left, with duties, points and the end after them."""
    view = state.view(None)
    return bool(view["chapter"] == 4 and view["round"] >= 4 and state.to_move >= 0)


@pytest.mark.slow
@pytest.mark.whole
def test_three_play_world_without_end_and_each_sees_his_own_hand_alone(
    visitors: Visitors, server: Server, pictures: Path
) -> None:
    players = (visitors(), visitors(size=PHONE, theme="dark"), visitors())
    shoot = Album(pictures, "world")
    ears = [Eavesdropper(one) for one in players]
    with Company(server, players, "world", half_of_the_last_chapter) as company:
        seats = [company.seat_of(one) for one in players]

        def notice(asked: Visitor, step: str) -> None:
            shoot(asked, step)
            if step != "orient":  # once in each of 24 rounds, with full and with empty hands
                return
            state = company.truth.table.state
            assert state is not None
            for one, seat in zip(players, seats, strict=True):
                assert set(PIECES.findall(one.page.content())) == lies_open(state.view(seat), seat)

        asked = play(company, by_chance(1), notice=notice)
        assert asked["play_card"] + asked["discard"] > (150 if WHOLE else 10)
        for ear, seat in zip(ears, seats, strict=True):
            the_stream_tells_no_secret(company, ear, seat)


def the_stream_tells_no_secret(company: Company, ear: Eavesdropper, seat: int) -> None:
    """Every message has the own things alone; with another deal they would have been the same."""
    table = company.truth.table
    before_the_end = [one for one in ear.frames if 0 < one.get("plies", 0) < len(table.plies)]
    assert len(before_the_end) > (240 if WHOLE else 15)
    for heard in before_the_end:
        seen = table.state_at(heard["plies"]).view(seat)
        found, own = set(PIECES.findall(heard["parts"]["board"])), lies_open(seen, seat)
        hand = {piece for piece in own if piece.startswith("card-")}
        assert found in (own, own - hand)  # goods to be chosen lie in the place of the hand
    standing = [one for one in before_the_end if not one["step"]]
    changed = 0
    for number, heard in enumerate(standing):
        plies: int = heard["plies"]
        layout: Layout = "tall" if "plates" in heard["rooms"] else "wide"
        others = [decided(table, plies, seat, "discard")]
        if number % EVERY == 0:
            others.append(redealt(table, plies, seat))
        for other in others:
            if other is not None and other.state is not None:
                now = expected(other, seat, layout)
                assert heard_of(heard, now) == now, plies
                changed += other.state.position() != table.state_at(plies).position()
    assert changed > (48 if WHOLE else 3)


@pytest.mark.slow
@pytest.mark.whole
def test_two_play_pilgrim_to_its_end(visitors: Visitors, server: Server, pictures: Path) -> None:
    players = (visitors(), visitors(size=PHONE, theme="dark"))
    with Company(server, players, "pilgrim", later("round", 24)) as company:
        asked = play(company, by_chance(4), notice=Album(pictures, "pilgrim-two"))
        assert asked["sow_origin"] > (40 if WHOLE else 4)
        assert {"sowing", "choose_action", "choose_start_player"} <= asked.keys()
    for one in players:
        assert any("The game is over" in line for line in one.log())
    players[0].find("#end .steps a").first.click()
    players[0].page.wait_for_url("**/replay/*")
    assert players[0].find("#rounds option").count() == 27


WANTED: Final = {"conquer", "defend", "move"}
FIERCE: Final = ("attack", "besiege", "starve", "defend", "play conquer")


def meetings(state: State, seat: int) -> int:
    """How many pawns of others stand where a seat has one."""
    everybody = state.view(None)["seats"]
    own = {pawn["at"] for pawn in everybody[seat]["pawns"]} - {None}
    rivals = [one for number, one in enumerate(everybody) if number != seat]
    return sum(pawn["at"] in own for one in rivals for pawn in one["pawns"])


def quarrelsome(seed: int) -> Choose:
    """Pawns that seek each other, and cards for attack and defence; else choices at random."""
    taste = random.Random(seed)
    words = game("feudum").actions.text

    def after(state: State, code: int) -> int:
        seat, state = int(state.to_move), state.copy()
        state.apply(code)
        return meetings(state, seat)

    def choose(state: State, codes: list[int]) -> int:
        step, seat = state.step().name, int(state.to_move)
        liked = [code for code in codes if words(code).startswith(FIERCE)]
        if step == "cards":
            liked = [code for code in codes if words(code).split()[-1] in WANTED]
        elif step == "play_card" and not (liked and meetings(state, seat)):
            liked = [code for code in codes if not words(code).endswith(("defend", "conquer"))]
        elif step in ("start_pawns", "move"):
            most = max(after(state, code) for code in codes)
            liked = [code for code in codes if after(state, code) == most]
        return taste.choice(liked or codes)

    return choose


@pytest.mark.slow
@pytest.mark.whole
def test_three_play_feudum_and_defend_themselves_out_of_turn(
    visitors: Visitors, server: Server, pictures: Path
) -> None:
    players = (visitors(), visitors(size=PHONE, theme="dark"), visitors(size=WIDE))
    shoot = Album(pictures, "feudum")
    out_of_turn = 0
    fierce = quarrelsome(10)
    with Company(server, players, "feudum", later("epoch", 4), fierce) as company:
        assert company.truth.read().plan.options["variant"] == "advanced"
        at = {company.seat_of(one): one for one in players}

        def notice(asked: Visitor, step: str) -> None:
            nonlocal out_of_turn
            shoot(asked, step)
            state = company.truth.table.state
            assert state is not None
            active: int = state.view(None)["active"]
            if step == "defence":
                assert at[active] is not asked
                expect(at[active].find("#prompt.wait")).to_be_visible()
                assert asked.text("#ask .rule-id") == "FEU-14.2"
                out_of_turn += 1

        asked = play(company, fierce, notice=notice)
        assert asked["defence"] == out_of_turn > 0
        assert company.clicked["defence/defend"] > 0
    assert asked["play_card"] > (15 if WHOLE else 10)
    assert {"cards", "conquer", "move", "guild"} <= asked.keys()
