"""Gentle warnings at a table: who is told how much, and the sentences beside a question.

They fade: whoever has finished a few games of a kind is told of what would be lost, and later of
nothing. Everything told comes from the seat's own view and from what is due of it.
"""

from __future__ import annotations

from typing import Final

from tabard.draw.memory import safe
from tabard.games import presentation
from tabard.kernel.state import State
from tabard.presentation.telling import Caution, View
from tabard.server.store.store import Store
from tabard.server.table import Table
from tabard.server.teaching import lesson_of
from tabard.server.web.sight import Sight, rule_link
from tabard.server.web.viewer import Viewer

# How much is told.
NOTHING: Final = 0
GRAVE: Final = 1
ALL: Final = 2
# What a person can set: as long as they are new, always, or never.
NEW: Final = "new"
ALWAYS: Final = "always"
NEVER: Final = "never"
SETTINGS: Final = (NEW, ALWAYS, NEVER)
SETTING: Final = "cautions"
# So many finished games of a kind somebody is told of everything, and of what is grave.
GAMES_OF_ALL: Final = 3
GAMES_OF_GRAVE: Final = 6


def level(store: Store, viewer: Viewer, table: Table, seat: int | None) -> int:
    """How much somebody is told at a table: in a lesson nothing, for it says what matters."""
    wanted = viewer.settings.get(SETTING, NEW)
    taught = lesson_of(table)
    if seat is None or wanted == NEVER or (taught is not None and not taught.until):
        return NOTHING
    if wanted == ALWAYS or taught is not None:
        return ALL
    games = store.shelf.finished_by(viewer.user, table.plan.game)
    return ALL if games < GAMES_OF_ALL else GRAVE if games < GAMES_OF_GRAVE else NOTHING


def cautions(state: State, view: View, seat: int) -> list[Caution]:
    """What a newcomer in a seat may overlook now, from its view and from what is due of it."""
    dues = [due for due in state.game.accounts().dues(state, seat) if due.seat == seat]
    return list(presentation(state.game.edition).telling.cautions(view, seat, dues))


def lines(state: State, view: View, sight: Sight) -> str:
    """The sentences beside a question of a seat, each with its rule; "" where there are none."""
    if sight.seat is None or sight.cautious == NOTHING:
        return ""
    found = cautions(state, view, sight.seat)
    told = [one for one in found if one.grave or sight.cautious == ALL]
    return "".join(
        f'<p class="caution">{safe(sight.words.caution(one))} {rule_link(sight.game, one.rule)}</p>'
        for one in told
    )
