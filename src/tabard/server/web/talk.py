"""What people say at a table, beside the log: as one reader hears it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tabard.draw.memory import safe
from tabard.server import talk
from tabard.server.parts import Saying
from tabard.server.table import Table
from tabard.server.web.chrome import chrome
from tabard.server.web.seats import Crowd
from tabard.server.web.sight import Sight, shield, sign

MOST_SHOWN: Final = 60


def talked(table: Table, sight: Sight, crowd: Crowd) -> str:
    """The last lines, and to whoever watches who hears them."""
    plays = bool(table.seats_of(crowd.user))
    lines = [
        line(number, one, one.user == crowd.user)
        for number, one in talk.heard(table, plays)
        if one.user not in crowd.unheard
    ][-MOST_SHOWN:]
    return place(sight.lang, table.running and not plays, "".join(lines))


@lru_cache(maxsize=256)
def place(lang: str, watching: bool, lines: str) -> str:
    """Where people talk, remembered: they choose more often than they speak."""
    say = chrome(lang)
    note = f'<p class="room">{safe(say("table-talk-watching"))}</p>' if watching else ""
    none = f'<li class="none">{safe(say("table-talk-none"))}</li>' if not lines else ""
    label = safe(say("table-talk"))
    return f'<div id="talk">{note}<ol tabindex="0" aria-label="{label}">{none}{lines}</ol></div>'


def line(number: int, said: Saying, own: bool) -> str:
    """Something somebody said: words only, whatever they look like; by the name one finds who."""
    mark = shield(said.seat, 14) if said.seat is not None else sign("spyglass", 14)
    mine = " own" if own else ""
    return (
        f'<li class="say{mine}" id="say-{number}">{mark}<span><a href="/people/{safe(said.user)}"'
        f' target="_blank"><b>{safe(said.name)}</b></a> {safe(said.text)}</span></li>'
    )
