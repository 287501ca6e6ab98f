"""A person in front of a browser: opens pages, sits down, chooses, and notes what goes wrong."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request, Response

from tabard.server.web.session import COOKIE, Sealer
from tests.browser.server import SECRET

WIDE: Final = (1280, 800)
PHONE: Final = (390, 844)
PATIENCE: Final = 60.0  # seconds: a wait ends when its end has come, so a long one costs nothing
GONE: Final = "Execution context was destroyed"
CANCELLED: Final = "net::ERR_ABORTED"  # by the page itself: it goes elsewhere, or saves a file

# What the table asks of this visitor: the choices of the prompt, unless an answer is on its way.
STANDS: Final = """() => {
  const stage = document.getElementById("stage");
  if (!stage?.matches(".live:not(.sent)")) return {kind: "sent", codes: []};
  const prompt = document.getElementById("prompt");
  const kind = ["mine", "wait", "done"].find((name) => prompt.classList.contains(name));
  const codes = [...prompt.querySelectorAll(".can")].map((key) => Number(key.dataset.code));
  return {kind, codes, confirm: Boolean(prompt.querySelector("#confirm:not(:disabled)"))};
}"""

# Wait until the table asks something else, or hears again; for a moment only, since that may have
# happened just before.
NEWS: Final = """() => new Promise((done) => {
  const watcher = new MutationObserver(() => end());
  const late = setTimeout(() => end(), 250);
  const end = () => { watcher.disconnect(); clearTimeout(late); done(); };
  const stage = document.getElementById("stage") ?? document.body;
  watcher.observe(stage, {attributes: true, childList: true});
  const prompt = document.getElementById("prompt");
  if (prompt) watcher.observe(prompt, {attributes: true, childList: true, subtree: true});
})"""

# Whether one more of a piece fits into a set.
MORE: Final = """({classList, dataset}) => {
  const [taken, all] = (dataset.times ?? `${Number(classList.contains("chosen"))}/1`).split("/");
  return !classList.contains("shut") && taken !== all;
}"""

# Choose by the button, and where the table asks whether one is sure, one is; of a set pick one more
# piece, and lay it down when it is whole.
TAKE: Final = """(code) => {
  const lay = document.getElementById("lay");
  if (lay && !lay.disabled) {
    lay.click();
    return document.querySelector("#slip.asks:not([hidden]) .yes")?.click();
  }
  if (lay) {
    return [...document.querySelectorAll("#prompt .can")].find(MORE)?.click();
  }
  document.getElementById(`do-${code}`)?.click();
  document.querySelector("#slip.asks:not([hidden]) .yes")?.click();
}""".replace("MORE", MORE)


# Let the browser leave the board unpainted, or paint it again; whether it was unpainted before.
RESTING: Final = """(on) => {
  window.resting ??= new CSSStyleSheet();
  const before = window.resting.cssRules.length > 0;
  window.resting.replaceSync(on ? ".board { content-visibility: hidden }" : "");
  document.adoptedStyleSheets = [window.resting];
  return before;
}"""


def log_of(page: Page) -> list[str]:
    """The lines of a table's log, however their words are set out."""
    return [" ".join(line.split()) for line in page.locator("#lines li").all_inner_texts()]


class Visitor:
    """One browser with one person before it."""

    def __init__(
        self,
        browser: Browser,
        home: str,
        size: tuple[int, int] = WIDE,
        lang: str = "en",
        auto: bool = True,
        pace: int = 0,
        theme: str = "light",
        calm: bool = True,
        cautions: str = "never",
    ) -> None:
        self.home = home
        self.troubles: list[str] = []
        self.borne: list[str] = []
        options: dict[str, Any] = {
            "viewport": {"width": size[0], "height": size[1]},
            "locale": lang,
            "color_scheme": theme,
            "reduced_motion": "reduce" if calm else "no-preference",
        }
        if size == PHONE:
            options |= {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.on("page", self.watch)
        self.settle(auto, pace, cautions)
        self.page = self.context.new_page()

    def settle(self, auto: bool, pace: int, cautions: str) -> None:
        """Say how one plays before anything is opened."""
        page = self.context.request.get(f"{self.home}/about").text()
        csrf = re.search(r'name="csrf" content="([^"]+)"', page)
        assert csrf is not None
        self.csrf = csrf[1]
        form: dict[str, str | float | bool] = {"csrf": csrf[1], "pace": pace, "cautions": cautions}
        if auto:
            form["auto_confirm"] = "on"
        assert self.context.request.post(f"{self.home}/settings/play", form=form).ok

    def watch(self, page: Page) -> None:
        """Note every error of a page: of its scripts, its console and its requests."""
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.troubles.append(f"script: {error}"))
        page.on("requestfailed", self.failed)
        page.on("response", self.answered)

    def heard(self, message: ConsoleMessage) -> None:
        """Errors and warnings of the console; breaches of the content policy are among them."""
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def failed(self, request: Request) -> None:
        """A request without an answer."""
        if request.failure != CANCELLED:
            self.troubles.append(f"request: {request.failure} {request.url}")

    def answered(self, response: Response) -> None:
        """A refusal."""
        if response.status >= 400:
            self.troubles.append(f"answer: {response.status} {response.url}")

    def bear(self, *patterns: str) -> None:
        """Expect such troubles in this test."""
        self.borne += patterns

    def complaints(self) -> list[str]:
        """The troubles nobody expected."""
        return [
            trouble
            for trouble in self.troubles
            if not any(re.search(pattern, trouble) for pattern in self.borne)
        ]

    def goto(self, path: str) -> Visitor:
        """Open a page of the house."""
        self.page.goto(path if path.startswith("http") else self.home + path)
        return self

    def find(self, selector: str) -> Locator:
        """What is on the page."""
        return self.page.locator(selector)

    def text(self, selector: str) -> str:
        """The words of one element."""
        return " ".join(self.page.locator(selector).first.inner_text().split())

    def until(self, script: str, argument: Any = None, seconds: float = PATIENCE) -> None:
        """Wait until a script says yes about the page.

        The script is sent anew each time it is asked: one that waits in the page would be compiled
        there, which the page's content policy forbids.
        """
        deadline = time.monotonic() + seconds
        pause = 20.0  # longer and longer, for asking keeps a processor from what is waited for
        while not self.says(script, argument):
            assert time.monotonic() < deadline, f"after {seconds} s not yet: {script}"
            self.page.wait_for_timeout(pause)
            pause = min(1.3 * pause, 100)

    def says(self, script: str, argument: Any = None) -> bool:
        """What a script says about the page; no while the page gives way to another."""
        try:
            return bool(self.page.evaluate(script, argument))
        except Error as error:
            if GONE not in error.message:
                raise
            return False

    @property
    def path(self) -> str:
        """Where the visitor is."""
        return self.page.url.removeprefix(self.home)

    @property
    def table_id(self) -> str:
        """The table the visitor is at."""
        return self.path.split("?")[0].removeprefix("/table/")

    @property
    def identity(self) -> tuple[str, str]:
        """The visitor's user id and a name, as a table knows them: what the cookie says."""
        kept = {one["name"]: one["value"] for one in self.context.cookies()}
        session = Sealer(SECRET).read(kept[COOKIE])
        assert session is not None
        return session.user, session.name or "Visitor"

    def play_now(self, game: str = "pillars") -> Visitor:
        """A game against bots, opened as the one click at home does, without the home."""
        opened = self.context.request.post(
            f"{self.home}/play/{game}", form={"csrf": self.csrf}, max_redirects=0
        )
        assert opened.status == 303, opened.text()
        return self.goto(opened.headers["location"])

    def play_from_home(self, game: str = "pillars") -> Visitor:
        """A game against bots by one click."""
        self.goto("/")
        self.find(f"form[action='/play/{game}'] .primary").click()
        self.page.wait_for_url("**/table/*")
        return self

    def open_table(self, *seats: str, game: str = "pillars", **fields: str) -> Visitor:
        """Open a table through its form: `friend`, `open`, `device` or `bot-greedy` per seat."""
        self.goto(f"/new?game={game}&players={len(seats) + 1}")
        for number, seat in enumerate(seats, 1):
            self.find(f"#seat-{number}").select_option(seat)
        for name, value in {"watch": "open", **fields}.items():
            field = self.find(f"[name='{name}']")
            if field.first.get_attribute("type") == "radio":
                self.find(f"[name='{name}'][value='{value}']").check()
            else:
                field.select_option(value)
        self.find("#new-table .final button").click()
        self.page.wait_for_url("**/table/*")
        return self

    def say(self, text: str) -> None:
        """Say something at a table."""
        self.find(".sides [data-side='talk']").click()
        self.find("#chat input").fill(text)
        self.find("#chat button").click()

    def friends_link(self, number: int = 0) -> str:
        """A link of the waiting room that a friend is sent."""
        return self.find(".waiting input").nth(number).input_value()

    def join(self, link: str) -> Visitor:
        """Follow a friend's link and sit down."""
        self.goto(link)
        self.find("form[action^='/join/'] button").click()
        self.page.wait_for_url("**/table/*")
        return self

    def begin(self) -> None:
        """Wait until the game has begun and what is clicked is heard."""
        self.page.wait_for_selector("#stage.live:not(:has(.waiting))", timeout=1000 * PATIENCE)

    def stands(self) -> dict[str, Any]:
        """What the prompt says: whose question it is, and the codes one may choose."""
        found: dict[str, Any] = self.page.evaluate(STANDS)
        return found

    def asked(self, seconds: float = PATIENCE) -> list[int]:
        """Wait for a question to this visitor; the codes of its choices."""
        self.page.wait_for_selector(
            "#stage.live:not(.sent) > #prompt.mine .can", timeout=1000 * seconds, state="attached"
        )
        codes: list[int] = self.stands()["codes"]
        return codes

    def await_news(self) -> None:
        """Wait until the table asks something else, for a moment only."""
        self.says(NEWS)

    def hint(self) -> None:
        """Ask for a hint."""
        self.asked()
        self.find("#prompt [data-hint]").click()

    def settled(self, seconds: float = PATIENCE) -> None:
        """Wait until the server has answered the last click."""
        self.page.wait_for_selector("#stage:not(.sent)", timeout=1000 * seconds)

    def choose(self, code: int | None = None, board: bool = False) -> int:
        """Choose by the button, or by the piece on the board; the first choice if none is named."""
        codes = self.asked()
        code = codes[0] if code is None else code
        place = ".board svg" if board else "#prompt"
        piece = self.find(f"{place} .can[data-code='{code}']").first
        folded = piece.locator("xpath=ancestor::details[not(@open)]/summary")
        if folded.count():
            folded.click()
        piece.click()
        self.be_sure()
        self.settled()
        return code

    def be_sure(self) -> None:
        """Say yes where the table asks before something is wasted."""
        sure = self.find("#slip.asks .yes")
        if sure.is_visible():
            sure.click()

    def hurry(
        self, until: Callable[[Visitor], bool], pick: int = 0, seconds: float = 8 * PATIENCE
    ) -> None:
        """Choose something again and again, without a mouse, until the table is as wanted."""
        deadline = time.monotonic() + seconds
        with self.looking(False):
            while time.monotonic() < deadline:
                now = self.stands()  # a question stays until it is answered
                if until(self) or now["kind"] == "done":
                    return
                if now["codes"]:
                    code = now["codes"][pick % len(now["codes"])]
                    self.page.evaluate(TAKE, code)
                else:
                    self.await_news()
        raise AssertionError(f"still waiting: {self.text('#prompt')}")

    @contextmanager
    def looking(self, on: bool = True) -> Iterator[None]:
        """Look at the board for a while, or away from it.

        A board at which nobody looks is kept up to date, but the browser does not paint it, which
        would take the most time.
        """
        before = self.page.evaluate(RESTING, not on)
        yield
        self.page.evaluate(RESTING, before)

    def reach(self, phase: str) -> None:
        """Play until this visitor is asked something in a phase of the round."""
        self.hurry(lambda one: one.phase() == phase and bool(one.stands()["codes"]))

    def meet_a_refusal(self) -> Locator:
        """Play until some piece on the board cannot be chosen."""
        refused = self.find(".board [data-refused]")
        self.hurry(lambda one: bool(one.stands()["codes"]) and refused.count() > 0)
        return refused.first

    def meet_a_list(self) -> None:
        """Play until the prompt lists something that cannot be chosen."""
        self.hurry(lambda one: bool(one.stands()["codes"]) and one.find("#closed").count() > 0)

    def leave(self) -> None:
        """Let a bot play for this visitor."""
        self.find(".tools [data-open='menu']").click()
        self.find("#menu [data-do='leave']").click()

    def finish(self, seconds: float = 8 * PATIENCE) -> None:
        """Let bots play the rest of a game against bots."""
        self.leave()
        self.page.wait_for_selector("#end .sheet", timeout=1000 * seconds)

    def log(self) -> list[str]:
        """The lines of the log."""
        return log_of(self.page)

    def phase(self) -> str:
        """The phase of the round, as the bar names it."""
        return self.text(".phases [aria-current]")

    def round(self) -> int:
        """The number of the round."""
        return 1 + self.find(".lozenges .done").count()

    def resize(self, size: tuple[int, int]) -> None:
        """Change the size of the window, and wait until the table has the layout for it."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        layout = "tall" if size[0] < size[1] else "wide"
        self.page.wait_for_selector(
            f"#stage.{layout}:not(.sent) .board > svg.{layout}", state="attached"
        )

    def overflow(self) -> int:
        """How many pixels the page is wider than its window."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return wide


def in_turn(one: Visitor, two: Visitor) -> tuple[Visitor, Visitor]:
    """Who is asked, and the other, once both are at the table."""
    for each in (one, two):
        each.page.wait_for_selector(".board > svg")
    deadline = time.monotonic() + PATIENCE
    while True:
        for asked, other in ((one, two), (two, one)):
            if asked.stands()["codes"]:
                return asked, other
        assert time.monotonic() < deadline, one.text("#prompt")
        one.page.wait_for_timeout(20)
