"""Two people on one device: who is asked opens the curtain first, and sees what is theirs alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.planted import sofa_with_a_secret
from tests.browser.server import Server
from tests.browser.visitor import Visitor

SECRET = "known to you alone"


@pytest.fixture
def sofa(visitors: Visitors, server: Server) -> Visitor:
    """A device with both players of a game before it; one of them has a secret, the other plays."""
    visitor = visitors()
    return visitor.goto(f"/table/{sofa_with_a_secret(server, *visitor.identity)}")


def test_the_curtain_hides_the_seat_that_is_asked_until_it_is_opened(sofa: Visitor) -> None:
    curtain, button = sofa.find("#curtain"), sofa.find("#curtain button")
    expect(curtain).to_be_visible()
    expect(button).to_be_focused()
    assert sofa.find(".can").count() == 0
    assert SECRET not in sofa.page.content()
    button.click()
    expect(curtain).to_be_hidden()
    assert sofa.asked()
    assert SECRET not in sofa.page.content()  # that is the other player's


def test_the_curtain_falls_again_and_only_the_owner_sees_the_secret(sofa: Visitor) -> None:
    curtain, button = sofa.find("#curtain"), sofa.find("#curtain button")
    opened, known = [], False
    while not known:
        expect(curtain).to_be_visible()
        assert sofa.find("#prompt .can").count() == 0
        assert SECRET not in sofa.page.content()
        opened.append(curtain.get_attribute("class"))
        assert len(opened) < 9
        button.click()
        expect(curtain).to_be_hidden()
        sofa.asked()
        known = SECRET in sofa.page.content()
        while not known and curtain.is_hidden():
            sofa.choose()
            sofa.page.wait_for_selector("#curtain:not([hidden]), #prompt.mine .can")
    assert len(set(opened)) == 2
    while curtain.is_hidden():
        sofa.choose()
        sofa.page.wait_for_selector("#curtain:not([hidden]), #prompt.mine .can")
    assert SECRET not in sofa.page.content()
    sofa.page.reload()
    expect(curtain).to_be_visible()
    assert SECRET not in sofa.page.content()


def test_without_secrets_the_device_goes_round_without_a_curtain(visitors: Visitors) -> None:
    sofa = visitors().open_table("device")
    asked = set()
    for _ in range(8):
        sofa.asked()
        assert sofa.find("#curtain").is_hidden()
        asked.add(sofa.find("#prompt .shield use").get_attribute("href"))
        sofa.choose()
    assert asked == {"#shield-0", "#shield-1"}
