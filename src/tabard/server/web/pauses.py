"""Where a table pauses for a look: where a seat chooses, what a draft leads to, the end of a game.

Where one game follows another at a table, the first is cleared by the same choice that ends it; its
end is shown all the same (`Event.scene`).
"""

from __future__ import annotations

from collections.abc import Sequence

from tabard.kernel.events import scene_of
from tabard.kernel.state import State
from tabard.server.log import Made, carried_out
from tabard.server.table import Ply, Table


def halts(plies: Sequence[Ply], n: int) -> bool:
    """Whether the moment after n choices is one to look at: a seat chooses, or a game has ended."""
    return plies[n].seat >= 0 or plies[n - 1].scene is not None


def pause_of(table: Table) -> int:
    """After how many choices a game has ended that another follows, or 0.

    Whoever chooses something in the next one has seen enough of it.
    """
    for n in range(len(table.plies), 0, -1):
        if table.plies[n - 1].scene is not None:
            return n
        if table.plies[n - 1].seat >= 0:
            break
    return 0


def drafted(table: Table) -> State:
    """What a draft leads to: of a game that another follows its end, not the cleared table."""
    assert table.state is not None
    if table.tentative is not None and table.tentative.to_move >= 0:
        return table.tentative
    made = Made(table.state, ())
    for code in table.draft:
        made = carried_out(made.after, code)
    return scene_of(made.events) or made.after
