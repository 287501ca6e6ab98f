"""What cannot be chosen says why, in words and with its rule; the rule is one click away."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tabard.games import game
from tabard.games.pillars.telling import ABSENT
from tabard.kernel.record import parse
from tabard.rules import RULE_OR_SECTION
from tests.browser.conftest import Visitors, seldom
from tests.browser.visitor import PHONE, WIDE, Visitor

RECORD = Path(__file__).parents[1] / "records/pillars-3.txt"
RULE = re.compile(RULE_OR_SECTION)


def leads_to_its_rule(page: Page, address: str, rule: str) -> None:
    """The address opens the rules at the rule itself."""
    assert address.endswith(f"/rules/pillars#{rule}")
    place = page.locator(f"[id='{rule}']")
    expect(place).to_have_count(1)
    expect(place).to_be_in_viewport()


def test_a_refused_piece_says_why_while_it_is_pointed_at_and_links_its_rule(
    visitor: Visitor,
) -> None:
    visitor.play_now()
    refused = visitor.meet_a_refusal()
    refused.hover(force=True)
    refused.click(force=True)
    slip = visitor.find("#slip")
    expect(slip).to_have_class("slip")
    reason = slip.inner_text()
    refused.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
    visitor.page.wait_for_timeout(1000)  # a tip would have come by now
    expect(slip).to_have_class("slip")
    assert slip.inner_text() == reason
    link = visitor.find("#slip .rule-id")
    expect(link).to_be_visible()
    rule = link.inner_text()
    assert RULE.fullmatch(rule)
    assert len(visitor.text("#slip").removesuffix(rule).split()) >= 3
    with visitor.context.expect_page() as opened:
        link.click()
    opened.value.wait_for_load_state()
    leads_to_its_rule(opened.value, opened.value.url, rule)


def test_a_space_whose_turn_has_not_come_names_its_rule(visitor: Visitor) -> None:
    visitor.play_now()
    market = "[id^='space-market-']"
    following = visitor.find(f"{market}[data-code]")
    later = visitor.find(f"{market}[data-refused]").last
    visitor.hurry(lambda one: following.count() > 0 and later.count() > 0)
    found = following.get_attribute("id") or ""
    number = found.removeprefix("space-market-")
    later.click(force=True)
    expect(visitor.find("#slip")).to_have_text(
        f"Market fills in order: space {number} is next. PIL-5.6"
    )
    later.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.find("#slip .rule-id")).to_have_text("PIL-5.6")


def test_the_slip_stays_within_a_phone_and_goes_by_a_tap_elsewhere(visitors: Visitors) -> None:
    visitor = visitors(size=PHONE).play_now()
    visitor.meet_a_refusal().tap(force=True)
    expect(visitor.find("#slip .rule-id")).to_be_visible()
    box = visitor.find("#slip").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert box["y"] >= 0
    visitor.find("#ask").tap()
    expect(visitor.find("#slip")).to_be_hidden()


def test_the_closed_choices_are_listed_with_reason_and_rule_and_fold_away(
    visitors: Visitors,
) -> None:
    visitor = visitors(size=PHONE).play_now()
    visitor.meet_a_list()
    lines = visitor.find("#closed li")
    for _ in range(2):
        visitor.find("#closed summary").tap()
        expect(lines.first).to_be_visible()
        visitor.find("#closed summary").tap()
        expect(lines.first).to_be_hidden()
    visitor.find("#closed summary").tap()
    assert lines.count() > 0
    for line in lines.all():
        assert line.locator("b").inner_text()
        assert line.locator("i").inner_text()
        assert RULE.fullmatch(line.locator(".rule-id").inner_text())
    visitor.find("#ask").tap()
    expect(lines.first).to_be_hidden()


def test_the_prompt_and_the_log_link_their_rules(visitor: Visitor) -> None:
    visitor.play_now()
    visitor.asked()
    for selector in ("#ask .rule-id", "#lines .rule-id"):
        link = visitor.find(selector).first
        rule = link.text_content() or ""
        page = visitor.context.new_page()
        page.goto(visitor.home + (link.get_attribute("href") or ""))
        leads_to_its_rule(page, page.url, rule)
        page.close()


def test_a_choice_that_the_rules_refuse_is_answered_in_words(visitor: Visitor) -> None:
    visitor.bear(r"\b422\b")
    visitor.play_now()
    refused = visitor.meet_a_refusal().get_attribute("data-refused")
    button = visitor.find("#prompt .can").first
    button.evaluate("(button, code) => { button.dataset.code = code; }", refused)
    button.click()
    expect(visitor.find("#slip .rule-id")).to_be_visible()
    assert visitor.asked()


def refused_moment(text: str) -> tuple[int, int]:
    """A moment of a record at which something was not open that was there, and to whom."""
    record = parse(text, game)
    state = record.first()
    for ply, code in enumerate(record.choices):
        if state.to_move >= 0 and {one.why for one in state.refusals()} - ABSENT:
            return ply, int(state.to_move)
        state.apply(code)
    raise AssertionError("everything was open all the time")


@pytest.mark.parametrize("size", [WIDE, seldom(PHONE)])
def test_a_replay_lists_what_was_not_open(visitors: Visitors, size: tuple[int, int]) -> None:
    visitor = visitors(size=size)
    text = RECORD.read_text("utf-8")
    visitor.goto("/replays")
    visitor.find("textarea[name='text']").evaluate("(field, text) => { field.value = text; }", text)
    visitor.find("form[action='/replays/import'] button").click()
    visitor.page.wait_for_url("**/replay/*")
    ply, seat = refused_moment(text)
    replay = visitor.page.url.partition("?")[0]
    visitor.goto(f"{replay}?ply={ply}&seat={seat}")
    visitor.find("#closed summary").click()
    expect(visitor.find("#closed li").first).to_be_visible()
    assert RULE.fullmatch(visitor.find("#closed li .rule-id").first.inner_text())
    visitor.goto(f"{replay}?ply={ply}")
    expect(visitor.find("#ask")).to_be_visible()
    expect(visitor.find("#closed")).to_have_count(0)
