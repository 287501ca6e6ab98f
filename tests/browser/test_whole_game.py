"""Two friends play to the end of a game, and what one does with it later."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, later, scores
from tests.browser.conftest import Visitors
from tests.browser.server import Server
from tests.browser.visitor import Visitor
from tests.laying import by_chance


@pytest.mark.slow
@pytest.mark.whole
def test_two_friends_play_a_game_to_its_end_and_look_back_at_it(
    visitors: Visitors, server: Server, tmp_path: Path
) -> None:
    host, friend = visitors(), visitors()
    with Company(server, (host, friend), "pillars", later("round", 6)) as company:
        company.play(by_chance(1))
    both_see_the_same_end(host, friend)
    the_replay_goes_through_the_game(friend, host.table_id)
    the_record_is_good(friend, server, tmp_path)
    both_play_again(host, friend)


def both_see_the_same_end(host: Visitor, friend: Visitor) -> None:
    """Verdict, table of points, chart and seed."""
    for one in (host, friend):
        expect(one.find("#end .sheet")).to_be_visible()
        assert one.find("#end .chart .curve").count() == 2
    assert host.text("#end h2") == friend.text("#end h2")
    assert host.text("#end .scores") == friend.text("#end .scores")
    assert host.text("#end .seed") == friend.text("#end .seed")
    *parts, sums, places = scores(host)
    for player in range(2):
        assert sum(int(row[player]) for row in parts) == int(sums[player])
    assert places[0] == "1."
    assert int(sums[0]) >= int(sums[1])


def ply(one: Visitor) -> int:
    """The moment that the address of a replay names."""
    return int(parse_qs(urlsplit(one.page.url).query).get("ply", ["0"])[0])


def the_replay_goes_through_the_game(one: Visitor, table_id: str) -> None:
    """Slider, steps, rounds, another seat's eyes, the exact moment's link, the seal."""
    one.find("#end .steps a").click()
    one.page.wait_for_url(f"**/replay/{table_id}*")
    one.until("() => location.search.includes('ply=')")
    assert ply(one) == 0
    assert one.find("#eyes").input_value() == "1", "a replay opens from one's own seat"
    expect(one.find("#link")).to_be_visible()
    one.find("#eyes").select_option("")
    one.page.wait_for_url("**seat=*")
    one.page.wait_for_selector("#stage.watching")
    one.find("[data-go='forward']").click()
    one.until("() => !location.search.includes('ply=0')")
    second = ply(one)
    one.find("[data-go='last']").click()
    one.until("(ply) => Number(new URLSearchParams(location.search).get('ply')) > ply", second)
    last = ply(one)
    assert one.find("#slider").input_value() == one.find("#slider").get_attribute("max")
    one.find("#slider").fill("5")
    one.until("(ply) => Number(new URLSearchParams(location.search).get('ply')) < ply", last)
    one.find("#rounds").select_option(index=3)
    one.until("() => document.querySelector('#bar .rounds').innerText.includes('3 ')")
    shown, moment = one.text("#prompt"), one.page.url
    one.find("#eyes").select_option("1")
    one.page.wait_for_url("**seat=1*")
    expect(one.find("#prompt")).to_contain_text(shown.split(",")[0])
    expect(one.find("#mat-1.own-mat")).to_have_count(1)
    again = one.context.new_page()
    again.goto(moment)
    assert " ".join(again.locator("#prompt").inner_text().split()) == shown
    again.close()
    one.find(".tools [data-open='menu']").click()
    sealed = one.text("#menu .seal")
    assert "fits the seal" in sealed
    assert re.search(r"all \d+ draws follow", sealed)


def the_record_is_good(one: Visitor, server: Server, folder: Path) -> None:
    """Downloaded, checked by the command, and brought in again."""
    with one.page.expect_download() as coming:
        one.find("#menu a[download]").click()
    file = folder / coming.value.suggested_filename
    coming.value.save_as(file)
    command = [sys.executable, "-m", "tabard.cli", "verify", str(file)]
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, env=server.environment, timeout=600
    )
    assert done.returncode == 0, done.stderr
    assert "good" in done.stdout
    one.goto("/replays")
    one.find("input[name='file']").set_input_files(file)
    one.find("form[action='/replays/import'] button").click()
    one.page.wait_for_url("**/replay/*")
    assert one.find("#slider").count() == 1


def both_play_again(host: Visitor, friend: Visitor) -> None:
    """One asks for a rematch; the other is told and sits down there."""
    friend.goto(f"/table/{host.table_id}")
    old = host.table_id
    host.find("#end [data-do='rematch']").click()
    host.until("(old) => !location.pathname.endsWith(old)", old)
    host.page.wait_for_load_state()
    friend.find("#end .steps a.primary").click()
    friend.page.wait_for_url(f"**/table/{host.table_id}")
    friend.find("[data-do='sit']").click()
    expect(friend.find("#prompt.mine, #prompt.wait").first).to_be_visible()
    expect(host.find(".board > svg")).to_be_visible()
