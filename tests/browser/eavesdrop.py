"""What the house sends to one browser, put together as the page does, and whether it tells secrets.

A frame tells no secret if a table where all that its reader cannot know is otherwise would have
sent the very same.
"""

from __future__ import annotations

import json
from typing import Any, Final

from tabard.draw.stamps import printed
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import State
from tabard.presentation.board import Layout
from tabard.server.log import carried_out
from tabard.server.parts import Ply
from tabard.server.table import Table
from tabard.server.web import frame
from tabard.server.web.sight import Sight
from tests.browser.visitor import Visitor
from tests.server.putting import Page

SECRET: Final = ("parts", "why", "turn", "set", "log", "moved", "mover", "rooms")
FREE: Final = ("orient", "play_card", "discard")  # steps at which goods may be any goods
# Who is there and what they or the house say, which is no part of a game.
PRESENCE: Final = ("people", "hush", "notice", "talk", "announced")


class Eavesdropper:
    """Hears every message of the streams of a visitor's page, as the browser has received it."""

    def __init__(self, visitor: Visitor) -> None:
        self.frames: list[dict[str, Any]] = []
        self.page = Page()
        self.now: dict[str, Any] = {"parts": {}, "log": []}
        session = visitor.context.new_cdp_session(visitor.page)
        session.on("Network.eventSourceMessageReceived", self.heard)
        session.send("Network.enable")

    def heard(self, message: dict[str, Any]) -> None:
        """One message: what changed is put into what was there."""
        if message["eventName"] != "frame":
            return
        self.page.take(json.loads(message["data"]))
        page = self.page
        parts = {**page.parts, "board": page.board}
        why = {**page.why} if page.facts["turn"] else {}
        self.now = {**page.facts, "why": why, "parts": parts, "log": page.lines}
        self.frames.append(self.now)


# What a table in another state has in common with the one it stands for.
SAME = (
    *("setup", "game", "seats", "first", "draft", "tentative", "answers", "undo", "sayings"),
    *("requests", "timing", "closed", "rematch", "chronicle", "said", "opened_at", "changed_at"),
    *("version", "state_version", "unseen"),
)


def otherwise(table: Table, plies: int, after: Ply | None, state: State) -> Table:
    """The table as it stood after so many choices, but in another state."""
    other = Table(table.id, table.seed)
    for name in SAME:
        setattr(other, name, getattr(table, name))
    last = after or table.plies[plies - 1]
    ply = Ply(last.code, last.seat, last.at, last.events, state, last.banks)
    other.plies = [*table.plies[: plies - 1], ply]
    other.state, other.waiting = state, None
    return other


def redealt(table: Table, plies: int, seat: int) -> Table:
    """The same table, but what lies in others' hands, on their piles and behind screens changes."""
    state = table.state_at(plies)
    position = state.redeal(seat, Dealer(plies)).position()
    rivals = [number for number in range(table.plan.players) if number != seat]
    goods = [position["seats"][rival]["goods"] for rival in rivals]
    if state.step().name in FREE:
        for rival, held in zip(rivals, [*goods[1:], goods[0]], strict=True):
            position["seats"][rival]["goods"] = held
    assert table.game is not None
    return otherwise(table, plies, None, table.game.load(position))


def decided(table: Table, plies: int, seat: int, kind: str) -> Table | None:
    """The same table, but the last choice, a secret of another seat, was another one."""
    last, before = table.plies[plies - 1], table.state_at(plies - 1)
    if last.seat in (seat, -1) or before.step().name != kind:
        return None
    code = next(code for code in before.choices() if code != last.code)
    made = carried_out(before, code)
    ply = Ply(code, last.seat, last.at, made.events, made.after, last.banks)
    return otherwise(table, plies, ply, made.after)


def expected(table: Table, seat: int, layout: Layout) -> dict[str, Any]:
    """What a table sends to the page of a seat, of all that could tell a secret."""
    assert table.game is not None
    shown = frame.present(table, Sight(table.game.id, seat, "en", layout))
    parts = {name: printed(part) for name, part in shown["parts"].items()}
    return told({**shown, "parts": parts})


def heard_of(heard: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What a page has heard, without the reasons it remembers from questions of its own before."""
    found = told(heard)
    found["why"] = {code: why for code, why in found["why"].items() if code in now["why"]}
    return found


def told(shown: dict[str, Any]) -> dict[str, Any]:
    """Of a frame all that could tell a secret, in the form that it has on the wire."""
    found = {name: shown[name] for name in SECRET if name in shown}
    found["parts"] = {name: part for name, part in shown["parts"].items() if name not in PRESENCE}
    plain: dict[str, Any] = json.loads(json.dumps(found))
    return plain
