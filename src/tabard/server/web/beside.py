"""A seat's points beside earlier games of the same person and beside strong play, in a study."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw.memory import safe
from tabard.scoresheet import period
from tabard.server.house import House
from tabard.server.refusals import RequestRefused
from tabard.server.store.persons import Persons
from tabard.server.table import Table
from tabard.server.web import bots
from tabard.server.web.sight import Sight
from tabard.study.strong import Beside, Means, compared, mean, of_seat, strong
from tabard.study.study import points_of

MOST: Final = 8  # earlier games, the latest of them
REMEMBERED: Final = 500  # games whose points are not reckoned twice

Data = Mapping[str, Any]


def seat_told(table: Table, data: Data, user: str) -> int:
    """Whose points are compared: the viewer's own, else the winner's."""
    own = table.seats_of(user)
    if own and not table.brought_in:
        return own[0]
    places: list[int] = data["points"]["places"]
    return places.index(min(places[: len(table.seats)]))


def earlier_of(house: House, table: Table, user: str) -> Means | None:
    """What somebody scored in earlier games of this game with as many players; None without any."""
    if not table.seats_of(user) or table.brought_in:
        return None
    found: list[Means] = []
    for row in Persons(house.store).finished(user):
        one = row["summary"]
        same = row["game"] == table.plan.game and one["players"] == table.plan.players
        if row["id"] == table.id or not same or row["created_at"] > table.opened_at:
            continue
        if user not in one["people"]:  # a guest's, who is about to become this account
            continue
        points = points_at(house, row["id"])
        if points is not None:
            found.append(of_seat(points, one["people"].index(user)))
        if len(found) == MOST:
            break
    return mean(found)


def points_at(house: House, table_id: str) -> Data | None:
    """The points of a finished game, reckoned once; None of one that no longer replays."""
    known = house.studies.points
    found = known.get(table_id)  # threads ask at the same time, and one of them may clear it
    if found is None:
        try:
            found = points_of(house.read(table_id).record())
        except RequestRefused:
            return None
        if len(known) >= REMEMBERED:
            known.clear()
        known[table_id] = found
    return found


def card(table: Table, data: Data, user: str, earlier: Means | None, sight: Sight) -> str:
    """The comparison as a table of a page; "" where there is nothing to compare with."""
    seat = seat_told(table, data, user)
    best = strong(sight.game, table.plan.players)
    if seat not in table.seats_of(user):
        earlier = None
    if earlier is None and best is None:
        return ""
    own, say = of_seat(data["points"], seat), sight.chrome
    rows = compared(own, earlier, best)
    heads = [table.names()[seat]]
    if earlier is not None:
        heads.append(say("study-earlier", count=earlier.games))
    if best is not None:
        heads.append(say("study-strong", level=bots.level(say, best.bot), count=best.games))
    lines = [line(name_of(one, sight), one, earlier, best) for one in rows]
    total = Beside("", 0, own.points, *(None if m is None else m.points for m in (earlier, best)))
    lines.append(line(say("study-all-points"), total, earlier, best, "total"))
    shown = "".join(f'<th scope="col">{safe(head)}</th>' for head in heads)
    title = safe(say("study-beside"))
    return (
        f'<h3 id="study-beside">{title}</h3><div class="scroll" tabindex="0" role="region"'
        f' aria-labelledby="study-beside"><table class="beside"><thead><tr><td></td>{shown}</tr>'
        f"</thead><tbody>{''.join(lines)}</tbody></table></div>"
    )


def name_of(one: Beside, sight: Sight) -> str:
    """What a line is called: a source of points, or a stretch of the game."""
    if one.period:
        return period(one.period, sight.words)
    return sight.words(f"points-{one.source}") if one.source else sight.chrome("study-all-points")


def line(name: str, one: Beside, earlier: Means | None, best: Means | None, kind: str = "") -> str:
    """One line of the table."""
    cells: list[float | None] = [one.own]
    cells += [one.earlier] if earlier is not None else []
    cells += [one.strong] if best is not None else []
    marked = kind or ("period" if one.period else "source")
    shown = "".join(f"<td>{number(cell)}</td>" for cell in cells)
    return f'<tr class="{marked}"><th scope="row">{safe(name)}</th>{shown}</tr>'


def number(points: float | None) -> str:
    """Points as the table has them: whole, or to a tenth."""
    if points is None:
        return "–"
    return (f"{points:.0f}" if points == int(points) else f"{points:.1f}").replace("-", "−")
