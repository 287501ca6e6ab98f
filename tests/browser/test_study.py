"""The study of a finished game: begun and stopped, its ribbon, its marks, and playing on."""

from __future__ import annotations

import asyncio
import functools
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import expect

from tabard.games import game
from tabard.kernel.record import parse
from tabard.server.store.store import Store
from tabard.study.study import Depth, study_of
from tabard.study.weighing import carry_out
from tests.browser.conftest import Visitors
from tests.browser.planted import near_the_end
from tests.browser.server import Server
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, WIDE, Visitor
from tests.golden import FOLDER

QUICK = Depth(iterations=4, weighing=2, worlds=4, seconds=600.0)


def bring_in(visitor: Visitor, name: str) -> str:
    """A record brought in by its text; the id of its table."""
    visitor.goto("/replays")
    visitor.find("textarea[name='text']").evaluate(
        "(field, text) => { field.value = text; }",
        (FOLDER / f"{name}.txt").read_text("utf-8"),
    )
    visitor.find("form[action='/replays/import']").evaluate("(form) => form.submit()")
    visitor.page.wait_for_url("**/replay/*")
    return visitor.path.split("?")[0].removeprefix("/replay/")


@functools.cache
def study(name: str) -> dict[str, Any]:
    """The study of a golden game."""
    record = parse((FOLDER / f"{name}.txt").read_text("utf-8"), game)
    return study_of(record, lambda pieces: [carry_out(piece) for piece in pieces], QUICK)


def plant(server: Server, table: str, name: str) -> dict[str, Any]:
    """Put a study into the house's storage, as if it had been made there."""
    data = study(name)
    store = Store(server.database)
    try:
        with ThreadPoolExecutor(1) as pool:  # the browser has a loop in this thread
            pool.submit(lambda: asyncio.run(kept(store, table, data))).result()
    finally:
        store.close()
    return data


async def kept(store: Store, table: str, data: dict[str, Any]) -> None:
    """Keep a study."""
    await store.studies.keep(table, 1, data)


def test_a_replay_tells_who_left_where_they_left(visitors: Visitors, server: Server) -> None:
    one = visitors()
    near_the_end(one, server, "pillars", 2)
    one.asked()
    one.finish()
    one.goto(f"/replay/{one.table_id}?ply=0")
    one.page.wait_for_selector("#stage.replay .board > svg")
    left = one.find("#lines .told")
    expect(left).to_be_hidden()
    one.find("#player [data-go='last']").click()
    expect(left).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_game_is_studied_on_its_replay(
    visitors: Visitors, server: Server, size: tuple[int, int]
) -> None:
    one = visitors(size=size)
    table = bring_in(one, "pillars-2")
    one.page.wait_for_selector("#stage.replay .board > svg")
    key = one.find("#study-key")
    key.click()
    one.find("#study [data-study='study']").click()
    one.page.wait_for_selector("#study-work:not([hidden]) progress")
    one.until("() => document.getElementById('study-progress').value > 0")
    one.find("#study [data-study='cancel']").click()
    one.page.wait_for_selector("#study-ask:not([hidden])")
    assert one.find("#ribbon button").count() == 0

    data = plant(server, table, "pillars-2")
    one.page.reload()
    one.page.wait_for_selector("#ribbon .band", state="attached")
    marks = one.find("#ribbon button")
    assert marks.count() == len(data["marks"])
    assert "Aliena" in (one.find("#slider").get_attribute("aria-valuetext") or "")

    number, mark = next((n, m) for n, m in enumerate(data["marks"]) if "other" in m)
    one.page.wait_for_selector("#stage.replay .board > svg")
    marks.nth(number).focus()
    one.page.keyboard.press("Enter")
    one.page.wait_for_selector(f"#study .to-mark[data-mark='{number}'][aria-current]")
    assert f"ply={mark['at']}" in one.path
    told = one.text(f"#study .to-mark[data-mark='{number}']")
    assert "Aliena" in told or "Ellen" in told
    assert "%" in told
    codes = [game("pillars").actions.code(mark[name][0]) for name in ("made", "other")]
    drawn = one.find("#board svg .can.ghost")
    assert drawn.count() > 0
    shown = {int(piece.get_attribute("data-code") or -1) for piece in drawn.all()}
    assert shown & set(codes)
    assert not faults(one)

    one.page.keyboard.press("Escape")
    one.find("[data-go='forward']").click()
    one.until("() => !document.querySelector('#board .ghost')")
    if one.find("#study").is_hidden():
        key.click()
    one.find(f"#study ol > li:nth-child({number + 1}) form button").click()
    one.page.wait_for_url("**/table/*")
    one.asked()
