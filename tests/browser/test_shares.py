"""What a browser adds to the dealer's seed: brought along by itself, told again in the replay."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tabard.kernel.dealer import is_nonce
from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor


def looked_at(visitor: Visitor) -> dict[str, Any]:
    """The visitor's table as the API tells it to everybody."""
    answer = visitor.page.request.get(f"{visitor.page.url.split('/table/')[0]}/api/tables/"
                                      f"{visitor.table_id}")  # fmt: skip
    found: dict[str, Any] = answer.json()
    return found


def test_every_browser_at_a_table_has_a_share_in_the_seed(visitors: Visitors) -> None:
    anna, ben = visitors(), visitors()
    anna.open_table("friend", "bot-greedy")
    commitment = anna.text(".waiting .seal code")
    before = looked_at(anna)
    assert (before["commitment"], before["nonces"]) == (commitment, [])
    link = anna.friends_link()
    ben.goto(link)
    assert ben.text(".seal code") == commitment
    ben.join(link)
    anna.page.wait_for_selector("#stage.live .board svg")
    one, other, bot = looked_at(anna)["nonces"]
    assert is_nonce(one)
    assert is_nonce(other)
    assert one != other
    assert bot == "house"


def test_the_replay_tells_which_share_came_from_this_browser(visitors: Visitors) -> None:
    anna, ben = visitors(auto=True), visitors()
    anna.open_table("bot-random", game="toll")
    anna.hurry(lambda one: False)
    share, table = looked_at(anna)["nonces"][0], anna.table_id
    assert is_nonce(share)
    for visitor, told in ((anna, 1), (ben, 0)):
        visitor.goto(f"/replay/{table}")
        expect(visitor.find("#player .origin")).to_have_text("played here")
        visitor.find(".tools [data-open='menu']").click()
        visitor.find("#menu .shares summary").click()
        seats = visitor.find("#menu .shares div")
        expect(seats.first.locator("code")).to_have_text(share)
        expect(seats.first.get_by_text("from this browser")).to_have_count(told)
        expect(seats.nth(1)).to_contain_text("nothing of its own")
        expect(visitor.find("#menu .seal")).to_contain_text("and from the numbers that the seats")
