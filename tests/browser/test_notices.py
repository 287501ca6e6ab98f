"""The house as an app: a real browser runs its service worker, for notices and without a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tabard.server.web.assets import assets
from tests.browser.conftest import Visitors
from tests.browser.slow_house import SlowHouse, open_slow_house
from tests.browser.visitor import Visitor, in_turn
from tests.server.calls.postmen import Device, Listener, Mailbox, open_listener, open_mailbox

# A browser without a window has no push service of its maker's: the test's own stands in for it.
SUBSCRIBES = """(described) => {
  const found = {
    toJSON: () => described,
    options: {},
    unsubscribe: async () => true,
  };
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly) throw new Error("unseen messages are not allowed");
    found.options = {applicationServerKey: options.applicationServerKey};
    return found;
  };
}"""
READY = "async () => Boolean((await navigator.serviceWorker.ready).active)"
# Nor has it a place on the screen for notices: what the worker asks to be shown is noted instead,
# the last for each tag, as a screen has it, and wherever the worker is started again.
SCREEN = b"""
ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
  const screen = await caches.open("screen");
  await screen.put(`/${options.tag}`, new Response(JSON.stringify({title, ...options})));
};
"""
SHOWN = """async () => {
  const screen = await caches.open("screen");
  const found = await Promise.all((await screen.keys()).map((key) => screen.match(key)));
  return Promise.all(found.map((one) => one.json()));
}"""


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker of this process's house, with a screen."""
    plain = assets().files["worker.js"]
    monkeypatch.setitem(
        assets().files, "worker.js", replace(plain, body=plain.body + SCREEN, version="screen")
    )


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with open_mailbox() as found:
        yield found


@pytest.fixture
def service() -> Iterator[Listener]:
    with open_listener() as found:
        yield found


@pytest.fixture
def slow(tmp_path: Path, box: Mailbox, service: Listener) -> Iterator[SlowHouse]:
    with open_slow_house(tmp_path, box, service) as house:
        yield house


class Workers:
    """The service workers of a page, as the browser's own tools see them."""

    def __init__(self, visitor: Visitor) -> None:
        self.session = visitor.context.new_cdp_session(visitor.page)
        self.found: dict[str, Any] = {}
        self.session.on("ServiceWorker.workerRegistrationUpdated", self.heard)
        self.session.send("ServiceWorker.enable")
        visitor.until(READY)
        visitor.until("() => true")
        visitor.page.wait_for_timeout(200)

    def heard(self, told: dict[str, Any]) -> None:
        for one in told["registrations"]:
            self.found = one

    def deliver(self, origin: str, message: dict[str, Any]) -> None:
        """Hand a decrypted message over, as a push service of the browser's maker would."""
        self.session.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": origin,
                "registrationId": self.found["registrationId"],
                "data": json.dumps(message),
            },
        )


@pytest.mark.slow
@pytest.mark.usefixtures("screen")
def test_a_browser_is_called_by_a_notice_that_leads_to_the_table(
    browser: Browser, slow: SlowHouse, service: Listener
) -> None:
    device = service.device("/push/phone")
    host, guest = Visitor(browser, slow.address), Visitor(browser, slow.address)
    host.open_table("open", clock="slow", days="2")
    guest.goto(f"/table/{host.table_id}")
    guest.find("[data-do='sit']").click()
    host.until("() => !document.querySelector('.waiting')")
    asked, other = in_turn(host, guest)
    described = {"endpoint": service.url(device.path), "keys": device.keys()}
    other.context.grant_permissions(["notifications"], origin=slow.address)
    other.goto("/settings/calls")
    other.page.evaluate(SUBSCRIBES, described)
    expect(other.find("#notices-on")).to_be_visible()
    other.find("#notices-on").click()
    other.page.wait_for_url("**/settings/calls?saved**")
    expect(other.find(".way")).to_contain_text("works")
    workers = Workers(other)
    asked.choose()
    slow.later(400_000)
    slow.until(lambda: device.read, "no notice came")
    notice = device.read[0]
    for _ in range(2):
        workers.deliver(slow.address, notice)
    other.until(f"async () => (await ({SHOWN})()).length > 0")
    other.page.wait_for_timeout(300)
    [shown] = other.page.evaluate(SHOWN)
    assert shown["title"] == "Your turn: The Pillars of the Earth"
    assert shown["data"]["url"] == f"{slow.address}/table/{asked.table_id}"
    assert shown["lang"] == "en"
    for one in (host, guest):
        assert one.complaints() == []
        one.context.close()


# The browser's own subscription, as SUBSCRIBES has it; one that never answers is not waited for.
SUBSCRIBED = """([endpoint, answers]) => {
  PushManager.prototype.getSubscription = async () => ({
    endpoint,
    unsubscribe: () => {
      localStorage.setItem("unsubscribed", endpoint);
      return answers ? Promise.resolve(true) : new Promise(() => {});
    },
  });
}"""


@pytest.mark.slow
@pytest.mark.parametrize("answers", [True, False])
def test_who_logs_out_of_a_shared_browser_gets_no_more_notices_there(
    browser: Browser, slow: SlowHouse, service: Listener, answers: bool
) -> None:
    device = service.device("/push/shared")
    anna = Visitor(browser, slow.address)
    anna.goto("/keep")
    anna.find("main input[name=login]").fill("anna")
    anna.find("main input[name=password]").fill("the nave is high")
    anna.find("main form button").click()
    anna.page.wait_for_url("**/settings?saved**")
    anna.context.grant_permissions(["notifications"], origin=slow.address)
    anna.goto("/settings/calls")
    anna.page.evaluate(SUBSCRIBES, {"endpoint": service.url(device.path), "keys": device.keys()})
    anna.find("#notices-on").click()
    anna.page.wait_for_url("**/settings/calls?saved**")
    caller = slow.house.caller
    assert caller is not None
    assert len(caller.outbox.ways_to("push", service.url(device.path))) == 1
    anna.goto("/settings")
    anna.until(READY)
    anna.page.evaluate(SUBSCRIBED, [service.url(device.path), answers])
    anna.find("form[action='/logout'] button").click()
    anna.page.wait_for_url(f"{slow.address}/")
    assert anna.page.evaluate("localStorage.getItem('unsubscribed')") == service.url(device.path)
    assert caller.outbox.ways_to("push", service.url(device.path)) == []
    assert anna.complaints() == []
    anna.context.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "words"), [("en", "No line to the house"), ("de", "Keine Verbindung zum Haus")]
)
def test_without_a_line_the_house_has_a_page_of_its_own(
    visitors: Visitors, lang: str, words: str
) -> None:
    visitor = visitors(lang=lang)
    visitor.goto("/about")
    visitor.until(READY)
    visitor.until("() => Boolean(navigator.serviceWorker.controller)")
    visitor.bear("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
    visitor.context.set_offline(True)
    visitor.goto("/rules")
    assert words in visitor.text("main")
    assert visitor.page.evaluate(
        "getComputedStyle(document.querySelector('h1')).fontFamily"
    ).startswith("Cinzel")
    visitor.context.set_offline(False)
    visitor.find("main a.button").click()
    expect(visitor.find(".picker")).to_be_visible()


@pytest.mark.slow
def test_the_house_can_be_installed(visitor: Visitor) -> None:
    visitor.goto("/")
    visitor.until(READY)
    session = visitor.context.new_cdp_session(visitor.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    told = json.loads(found["data"])
    assert told["name"] == "Tabard"
    for icon in told["icons"]:
        answer = visitor.context.request.get(visitor.home + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
    wrong = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in wrong if one["errorId"] != "in-incognito"] == []


def test_devices_of_the_tests_have_keys_of_a_browsers_length() -> None:
    assert len(Device("/x").public) == 65
