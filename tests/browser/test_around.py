"""Around the table: closing it, names on one device, lists that show what waits for me."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import PHONE, WIDE


def test_the_host_closes_a_table_that_waits_after_a_second_look(visitors: Visitors) -> None:
    host, friend = visitors(), visitors()
    host.open_table("friend", "open")
    host.find("#closing summary").click()
    sure = host.find("#closing [data-do='close']")
    expect(sure).to_be_visible()
    friend.goto(f"/table/{host.table_id}")
    friend.find("[data-do='sit']").click()
    expect(host.find(".waiting b")).to_have_count(2)
    expect(sure).to_be_visible()  # whoever comes meanwhile folds nothing
    sure.click()
    for one in (host, friend):
        expect(one.find(".waiting")).to_contain_text("The host has closed this table.")
        expect(one.find("#prompt")).to_contain_text("The host has closed this table.")
        assert one.find(".waiting button").count() == 0


def test_who_sits_on_the_same_device_is_called_by_name(visitors: Visitors) -> None:
    host = visitors()
    host.goto("/new?game=pillars&players=2")
    name = host.find("[name='name-1']")
    expect(name).to_be_hidden()
    host.find("#seat-1").select_option("device")
    name.fill("Bea")
    host.find("#new-table .final button").click()
    host.page.wait_for_url("**/table/*")
    expect(host.find("#seat-1 .name")).to_have_text("Bea")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_what_waits_for_me_is_seen_in_the_list_and_counted_in_the_bar(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    visitor = visitors(size=size)
    visitor.open_table("device", "bot-level1")
    visitor.asked()
    visitor.goto("/tables")
    row = visitor.find(".row.due")
    expect(row.locator(".row-plates")).to_contain_text("Wystan (bot, novice)")
    expect(visitor.find(".ways .await")).to_contain_text("1")
    assert visitor.overflow() <= 0
