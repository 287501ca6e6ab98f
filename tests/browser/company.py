"""People who play a whole game at one table, each in a browser of their own.

The log in the house's storage tells whose question it is and what may be chosen; that person's page
must ask just that. The first choice of every kind is made with the mouse, on the board where it has
a piece there, the others by the page's own button without moving a mouse there.
"""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Final

from playwright.sync_api import expect
from sqlalchemy import select

from tabard.games import game
from tabard.server.log import Entry
from tabard.server.setup import PERSON, SeatPlan, Setup
from tabard.server.store.schema import entries
from tabard.server.store.store import connect
from tabard.server.table import Table
from tabard.server.web.asked import Asked
from tests.browser.planted import Wanted, at_once, plant
from tests.browser.server import Server
from tests.browser.visitor import RESTING, Visitor
from tests.laying import Choose, set_of

PATIENCE: Final = 600.0
WHOLE: Final = bool(os.environ.get("TABARD_WHOLE"))

# Press keys of the prompt, and wait until the question they answer is closed.
PRESS: Final = """(codes) => new Promise((done, fail) => {
  const stage = document.getElementById("stage");
  const look = () => {
    if (stage.classList.contains("sent")) return;
    watcher.disconnect();
    clearTimeout(late);
    done();
  };
  const late = setTimeout(() => fail(new Error(`still open: ${codes}`)), 60_000);
  const watcher = new MutationObserver(look);
  watcher.observe(stage, {attributes: true});
  for (const code of codes) document.getElementById(`do-${code}`).click();
  document.getElementById("lay")?.click();
  document.querySelector("#slip.asks:not([hidden]) .yes")?.click();
  look();
})"""

# The middle of a piece, if the pointer meets it there, and not one that lies upon it.
MIDDLE: Final = """piece => {
  const box = piece.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return document.elementFromPoint(x, y)?.closest("[data-code]") === piece ? [x, y] : null;
}"""

# The table moves a little when the prompt needs room; a script that waits is never cut off from
# outside, so it has an end of its own.
STILL: Final = """() => Promise.race([
  Promise.all(document.getElementById("stage").getAnimations({ subtree: true })
    .filter((one) => one.transitionProperty === "scale").map((one) => one.finished)),
  new Promise((done) => setTimeout(done, 2_000)),
])"""

Notice = Callable[[Visitor, str], None]


def later(key: str, number: int) -> Wanted:
    """A moment from which the round, chapter or epoch has some number."""
    return lambda state: bool(state.view(None)[key] >= number and state.to_move >= 0)


class Truth:
    """A table as its log says it is, read along while the house writes it."""

    def __init__(self, server: Server, table_id: str) -> None:
        self.engine = connect(server.database)
        self.table = Table(table_id, "")

    def read(self) -> Table:
        """The table as it stands now."""
        log = entries.c
        new = select(entries).where(log.table_id == self.table.id, log.seq >= self.table.version)
        with self.engine.connect() as connection:
            for row in connection.execute(new.order_by(log.seq)):
                data = json.loads(row.data)
                self.table.fold(Entry(row.kind, row.at, row.seat, row.user_id, row.request, data))
        return self.table


class Company:
    """Friends around one table, who come to it where its game has got to some moment.

    With TABARD_WHOLE set they play from the first choice to the last, which takes long.
    """

    def __init__(
        self,
        server: Server,
        players: Sequence[Visitor],
        name: str,
        since: Wanted,
        choose: Choose | None = None,
    ) -> None:
        self.players = tuple(players)
        owners = [one.identity for one in players]
        rules, options = game(name).rules_version, game(name).agree(len(players), None)
        people = (SeatPlan(PERSON),) * len(players)
        setup = Setup(name, len(players), options, people, owners[0][0], rules_version=rules)
        wanted = at_once if WHOLE else since
        table_id = plant(server, setup, owners, wanted, choose)
        for one in self.players:
            one.goto(f"/table/{table_id}")
        self.truth = Truth(server, table_id)
        for one in self.players:
            one.page.wait_for_selector(".board > svg")
            one.page.evaluate(RESTING, True)
        self.clicked: Counter[str] = Counter()

    def __enter__(self) -> Company:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.truth.engine.dispose()

    def seat_of(self, one: Visitor) -> int:
        """The seat of one of them."""
        user = one.page.evaluate("JSON.parse(stage.dataset.facts).user")
        (seat,) = self.truth.read().seats_of(user)
        return seat

    def play(self, choose: Choose, notice: Notice | None = None) -> Counter[str]:
        """Play to the end; how often each step has asked. `notice` sees each question before."""
        asked: Counter[str] = Counter()
        at = {self.seat_of(one): one for one in self.players}
        deadline = time.monotonic() + PATIENCE
        while (table := self.truth.read()).running:
            assert table.state is not None
            assert time.monotonic() < deadline, [one.text("#prompt") for one in self.players]
            name = table.state.step().name
            seat = table.awaited()[0]
            one, question = at[seat], Asked(table.state, seat)
            shown = sorted(one.asked())
            assert shown == sorted(form["code"] for form in question.choices), one.text("#prompt")
            asked[name] += 1
            if notice is not None:
                notice(one, name)
            if question.set is not None:
                one.page.evaluate(PRESS, set_of(table.state, seat, question.set, choose))
            else:
                codes = [int(choice["code"]) for choice in question.choices]
                self.answer(one, choose(question.state, codes))
        for one in self.players:
            expect(one.find("#end .sheet")).to_be_visible()
        return asked

    def answer(self, one: Visitor, code: int) -> None:
        """Make a choice; what is done for the first time, by the mouse."""
        table = self.truth.table
        assert table.state is not None
        assert table.game is not None
        kind = f"{table.state.step().name}/{table.game.actions.json(code)['do']}"
        self.clicked[kind] += 1
        if self.clicked[kind] > 1:
            one.page.evaluate(PRESS, [code])
            return
        before = table.version
        with one.looking():
            one.page.evaluate(STILL)
            piece = one.find(f".board svg .can[data-code='{code}']")
            middle = piece.first.evaluate(MIDDLE) if piece.count() else None
            if middle is None:
                one.choose(code)
            else:
                one.page.mouse.click(*middle)
                one.be_sure()
                one.settled()
        assert self.truth.read().version > before, f"{kind}: a click on the board does nothing"

    def same_end(self) -> None:
        """All see the same verdict, points, places and seed; the parts of each add up."""
        host = self.players[0]
        number = len(self.players)
        for one in self.players:
            assert one.find("#end .chart .curve").count() == number
            for part in ("h2", ".scores", ".seed"):
                assert one.text(f"#end {part}") == host.text(f"#end {part}")
        *parts, sums, places = scores(host)
        for column in range(number):
            assert sum(float(row[column]) for row in parts) == float(sums[column])
        points = [float(cell) for cell in sums]
        assert points == sorted(points, reverse=True)
        assert places[0] == "1."
        assert places == sorted(places)


def scores(one: Visitor) -> list[list[str]]:
    """The table of points at the end, without its headings and what is folded away."""
    rows: list[list[str]] = one.find("#end .scores tr:not([hidden])").evaluate_all(
        "rows => rows.slice(1).map(row => [...row.cells].slice(1).map(cell => cell.innerText))"
    )
    return [[plain(cell) for cell in row] for row in rows]


def plain(cell: str) -> str:
    """A cell of that table as a number is written; none at all is a dash there."""
    return "0" if cell == "–" else cell.replace("−", "-").replace("½", ".5")
