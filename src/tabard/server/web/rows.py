"""Tables as rows of a list: which game, how it stands, who sits there, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tabard.server.carrying import carried
from tabard.server.house import House, now
from tabard.server.refusals import RequestRefused, versions_of
from tabard.server.setup import BY_ADDRESS, LINK, PERSON
from tabard.server.store.shelf import LIVE
from tabard.server.table import Table
from tabard.server.web.bots import seated
from tabard.server.web.chrome import Chrome, chrome
from tabard.server.web.viewer import Viewer
from tabard.words import figure, words_of

UNKNOWN_BOT: Final = "?"


@dataclass(frozen=True, slots=True)
class Plate:
    """A seat in a row: whose shield, what it is called, and the person who has a page, if any."""

    seat: int
    label: str
    person: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One table in a list; `origin` is played-here or brought-in once the game has ended."""

    id: str
    game: str
    status: str
    line: str
    plates: list[Plate]
    when: str
    mine: bool
    my_turn: bool
    free: int
    played: bool
    origin: str
    pace: str = "none"


def rows_of(found: list[dict[str, Any]], house: House, viewer: Viewer) -> list[Row]:
    """Rows of storage as rows of a page, those that wait for the viewer first."""
    rows = [row_of(row, house, viewer) for row in found]
    return sorted(rows, key=lambda row: not row.my_turn)


def origin(row: dict[str, Any]) -> str:
    """Whether a game that has ended was played here or brought in."""
    if row["watch"] == BY_ADDRESS:
        return "brought-in"
    return "played-here" if row["status"] == "over" else ""


def row_of(row: dict[str, Any], house: House, viewer: Viewer) -> Row:
    """One row; a game that goes on is asked itself, a finished one by what storage noted."""
    t = chrome(viewer.lang)
    mine = "awaited" in row
    table = live_table(row, house, mine)
    facts = row["summary"]
    my_turn = bool(row.get("awaited")) and row["status"] == "running" and carried(row)
    if table is not None:  # storage follows a moment later
        my_turn = bool(set(table.awaited()) & set(table.seats_of(viewer.user)))
    return Row(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        line=standing(row, table, viewer, t),
        plates=[
            Plate(seat, named(t, name, bot, row["game"], kind), person)
            for seat, (name, bot, person, kind) in enumerate(
                zip(facts["names"], levels(facts), persons(row), kinds(facts), strict=True)
            )
        ],
        when=time_of(row, table, viewer, t),
        mine=mine,
        my_turn=my_turn,
        played=facts["plies"] > 0,
        origin=origin(row),
        pace=facts.get("clock", "none"),
        free=0 if row["status"] != "open" else open_seats(facts["kinds"], facts["free"]),
    )


def live_table(row: dict[str, Any], house: House, mine: bool) -> Table | None:
    """The table of a row while its game goes on: if it is in memory, or the viewer's own."""
    if row["status"] not in LIVE or not carried(row):
        return None
    if not mine:
        return house.live_tables[row["id"]].table if row["id"] in house.live_tables else None
    try:
        return house.table(row["id"])
    except RequestRefused:
        return None


def open_seats(kinds: list[str], free: list[bool]) -> int:
    """How many free seats anybody may take."""
    return sum(kind == PERSON and is_free for kind, is_free in zip(kinds, free, strict=True))


def kinds(facts: dict[str, Any]) -> list[str]:
    """What each seat is kept for; of games brought in nothing is noted."""
    return facts.get("kinds") or [PERSON] * len(facts["names"])


def levels(facts: dict[str, Any]) -> list[str]:
    """The bot on each seat, "" where a person plays; older rows know of a bot but not which."""
    found: list[str] = facts.get("levels") or [UNKNOWN_BOT if bot else "" for bot in facts["bots"]]
    return found


def persons(row: dict[str, Any]) -> list[str]:
    """Who sits on each seat, "" for bots; of games brought in and older rows nobody is known."""
    facts = row["summary"]
    known = facts.get("people") if row["watch"] != BY_ADDRESS else None
    return list(known) if known else [""] * len(facts["names"])


def named(t: Chrome, name: str, bot: str, game: str, kind: str = PERSON) -> str:
    """Who has a seat, in words: a person by name, a bot by its level too."""
    if not name:
        return t("table-kept-for-friend" if kind == LINK else "free-seat")
    if bot == UNKNOWN_BOT:
        return t("bot-named", name=name)
    return t("bot-of-level", name=name, level=seated(t, bot, game)) if bot else name


def standing(row: dict[str, Any], table: Table | None, viewer: Viewer, t: Chrome) -> str:
    """How a game stands, in one line."""
    facts = row["summary"]
    if row["status"] == "over":
        return verdict(facts, t)
    if row["status"] in LIVE and not carried(row):
        return t("row-other-rules", version=versions_of(row)[-1])
    if row["status"] == "open":
        return t("row-open", missing=sum(facts["free"]))
    if row["status"] != "running":
        return t(f"row-{row['status']}")
    if table is None or table.state is None:
        return t("row-running")
    seats = table.seats_of(viewer.user)
    awaited = [seat for seat in table.awaited() if seat in seats]
    seat = awaited[0] if awaited else None
    said: dict[tuple[Any, ...], str] = table.memory.setdefault("standing", {})
    key = (table.version, seat, viewer.lang)
    if key not in said:
        if said and next(iter(said))[0] != table.version:
            said.clear()
        prompt = words_of(table.state.game.edition, viewer.lang).prompt
        state = table.state
        if seat is not None and state.to_move != seat:  # several are asked, each for themselves
            state = state.asking(seat)
        said[key] = prompt(state.view(seat), table.names())
    return said[key]


def verdict(facts: dict[str, Any], t: Chrome) -> str:
    """Who won a finished game, and how."""
    places, scores, names = facts["ranking"], facts["scores"], facts["names"]
    winners = [names[seat] for seat, place in enumerate(places) if place == min(places)]
    points = ", ".join(figure(score) for score in sorted(scores, reverse=True))
    return t("row-won", who=", ".join(winners), count=len(winners), points=points)


def verdict_of(table: Table, t: Chrome) -> str:
    """Who won a game that is over, and how, as the table itself knows it."""
    assert table.state is not None
    state = table.state
    facts = {"ranking": state.ranking(), "scores": state.scores(), "names": table.names()}
    return verdict(facts, t)


def time_of(row: dict[str, Any], table: Table | None, viewer: Viewer, t: Chrome) -> str:
    """The time left where a clock runs for the viewer, else how long ago something happened."""
    if table is not None and table.running:
        for seat in table.seats_of(viewer.user):
            left = table.timing.left(seat, now())
            if left is not None:
                return clock_text(left, t)
    return ago(now() - row["changed_at"], t)


def clock_text(left: int, t: Chrome) -> str:
    """Time left on a clock: minutes and seconds, or days and hours."""
    seconds = left // 1000
    if seconds >= 86_400:
        return t("clock-days", days=seconds // 86_400, hours=seconds % 86_400 // 3600)
    if seconds >= 3600:
        return t("clock-hours", hours=seconds // 3600, minutes=seconds % 3600 // 60)
    return f"{seconds // 60}:{seconds % 60:02d}"


def ago(milliseconds: int, t: Chrome) -> str:
    """How long ago, roughly."""
    minutes = max(0, milliseconds) // 60_000
    if minutes < 1:
        return t("just-now")
    if minutes < 60:
        return t("minutes-ago", count=minutes)
    if minutes < 1440:
        return t("hours-ago", count=minutes // 60)
    return t("days-ago", count=minutes // 1440)
