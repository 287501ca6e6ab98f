"""A score as rows of an HTML table: groups, sources that unfold, what is unknown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard import scoresheet
from tabard.draw.memory import safe
from tabard.kernel.reckoning import Reckoning
from tabard.scoresheet import UNKNOWN, Row
from tabard.server.table import Table
from tabard.server.web.sight import Sight, rule_link, shield

Order = Sequence[int]
CLASSES: Final = {"total": "sum"}


def heads(
    table: Table, sight: Sight, found: Reckoning, order: Order, lit: frozenset[int] = frozenset()
) -> str:
    """The head of a score: shields and names in an order, those of the winners lit."""
    names = [*table.names(), *scoresheet.rivals(found, sight.words)]
    cells = "".join(
        f'<th scope="col"{won(mat in lit)}>{shield(mat, 24)}<span>{safe(names[mat])}</span></th>'
        for mat in order
    )
    return f"<thead><tr><td></td>{cells}</tr></thead>"


def group(title: str, rule: str, rows: Sequence[Row], sight: Sight, order: Order) -> str:
    """Some rows under a title of their own."""
    link = f" {rule_link(sight.game, rule)}" if rule else ""
    head = f'<th scope="rowgroup" colspan="{len(order) + 1}">{safe(title)}{link}</th>'
    lines = "".join(line(row, rows, sight, order) for row in rows)
    return f'<tbody><tr class="group">{head}</tr>{lines}</tbody>'


def line(
    row: Row,
    rows: Sequence[Row],
    sight: Sight,
    order: Order,
    lit: frozenset[int] = frozenset(),
) -> str:
    """One row; a source that unfolds has a button, and what it unfolds into is hidden at first."""
    link = f" {rule_link(sight.game, row.rule)}" if row.rule else ""
    label = safe(row.label) + link
    attributes = ""
    if row.kind in ("thing", "period"):
        attributes = f' class="part {row.kind}" data-of="{row.source}" hidden'
    else:
        attributes = f' class="{CLASSES.get(row.kind, row.kind)}"'
    if row.kind == "source" and unfolds(row, rows):
        label = (
            f'<button type="button" class="unfold" data-unfold="{row.source}"'
            f' aria-expanded="false">{safe(row.label)}</button>{link}'
        )
    cells = "".join(cell(row.cells[mat], sight, won(mat in lit)) for mat in order)
    return f'<tr{attributes}><th scope="row">{label}</th>{cells}</tr>'


def unfolds(row: Row, rows: Sequence[Row]) -> bool:
    """Whether a source says more than its sum: it has parts, and not all of them in one."""
    parts = [one for one in rows if one.source == row.source and one.kind != "source"]
    return any(one.kind == "thing" for one in parts) or len(parts) > 1


def cell(text: str, sight: Sight, attributes: str) -> str:
    """One figure; what nobody may know is said as such to those who do not see it."""
    if text == UNKNOWN:
        said = safe(sight.words("score-unknown"))
        shown = f'<span aria-hidden="true">{UNKNOWN}</span><span class="unseen">{said}</span>'
        return f"<td{attributes}>{shown}</td>"
    return f"<td{attributes}>{safe(text)}</td>"


def won(lit: bool) -> str:
    """The mark of a winner's column."""
    return ' class="won"' if lit else ""
