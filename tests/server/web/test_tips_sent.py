"""Tips are sent when a page asks: through the eyes of whoever asks, in his language."""

from __future__ import annotations

import re

from tabard.server.table import Table
from tests.server.web.browser import Browser
from tests.server.web.deeds import finished


def tips(who: Browser, path: str) -> dict[str, str]:
    """What a page gets that asks."""
    answer = who.get(path, headers={"accept": "*/*"})
    assert answer.status_code == 200
    found: dict[str, str] = answer.json()
    return found


def test_a_table_tells_its_figures_of_the_moment_with_the_draft(
    anna: Browser, table: Table
) -> None:
    assert table.state is not None
    gold = table.state.view(0)["seats"][0]["gold"]
    path = f"/table/{table.id}/tips"
    assert f"– {gold} gold;" in tips(anna, path)["purse-0"]
    page = anna.get(f"/table/{table.id}").text
    assert 'data-tip="rounds"' in page
    assert 'data-tip="phase-cards"' in page
    assert tips(anna, path)["phase-cards"] not in page, "frames carry no tips"


def test_a_replay_tells_the_figures_of_its_moment(anna: Browser, table: Table) -> None:
    finished(anna, table)
    path = f"/replay/{table.id}/tips"
    begun, over = tips(anna, f"{path}?ply=1"), tips(anna, f"{path}?ply={len(table.plies)}")
    assert re.match(r"Points: .+ – 2 points", begun["points-0"])
    assert table.state is not None
    assert f"– {table.state.view(0)['seats'][0]['vp']} points" in over["points-0"]
    assert anna.get(f"{path}?ply={len(table.plies) + 1}").status_code == 400
