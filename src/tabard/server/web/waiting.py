"""The waiting room: who is there, free seats, links for friends, what will be played, closing."""

from __future__ import annotations

from tabard.draw.memory import safe
from tabard.server.setup import LINK, PERSON, USUAL_BOT
from tabard.server.table import Table
from tabard.server.web import terms
from tabard.server.web.bots import about, level, seated, to_choose_from
from tabard.server.web.seats import Crowd, act
from tabard.server.web.sight import Sight, shield


def waiting_room(table: Table, sight: Sight, crowd: Crowd) -> str:
    """Before the game: who is there, free seats, links for friends, and what will be played."""
    say = sight.chrome
    names = table.names()
    row = shut_row if table.closed else seat_row
    rows = "".join(
        f"<li>{shield(seat, 30)}{row(table, sight, crowd, seat, names[seat])}</li>"
        for seat in range(len(table.seats))
    )
    below = going_home(sight) if table.closed else (
        f"<p>{safe(say('table-starts-when-full'))}</p>{inviting(table, sight)}"
        f"{levels(table, sight, crowd)}"
    )  # fmt: skip
    return (
        '<div id="board" class="board"><section class="waiting">'
        f"<h2>{safe(say('table-waiting-room'))}</h2><ul>{rows}</ul>{below}"
        f"<h2>{safe(say('table-options'))}</h2>{terms.listed(table, say)}{seal(table, sight)}"
        f"{closing(table, sight, crowd)}</section></div>"
    )


def seal(table: Table, sight: Sight) -> str:
    """The commitment to the dealer's seed, there before anybody sits down."""
    say = sight.chrome
    return (
        f'<h2>{safe(say("table-dealer"))}</h2><p class="seal"><code>{table.commitment}</code><br>'
        f"<i>{safe(say('table-dealer-why'))}</i></p>"
    )


def going_home(sight: Sight) -> str:
    """At a table that was closed before anybody played: what happened, and where to go."""
    say = sight.chrome
    return (
        f"<p><b>{safe(say('table-closed'))}</b></p>"
        f'<p><a class="pill" href="/tables">{safe(say("table-home"))}</a></p>'
    )


def closing(table: Table, sight: Sight, crowd: Crowd) -> str:
    """For the host: give the table up, after a second look."""
    if crowd.user != table.plan.host or table.closed:
        return ""
    say = sight.chrome
    return (
        f'<details class="closing" id="closing"><summary>{safe(say("table-close-table"))}</summary>'
        f"<p>{safe(say('table-close-sure'))}</p>"
        f"{act('close', None, say('table-close-yes'))}</details>"
    )


def levels(table: Table, sight: Sight, crowd: Crowd) -> str:
    """For the host, while a seat is free: what the levels are that can take it."""
    if not may_fill(table, crowd):
        return ""
    say = sight.chrome
    rows = "".join(
        f"<div><dt>{safe(level(say, bot, sight.game))}</dt>"
        f"<dd>{safe(about(say, bot, sight.game))}</dd></div>"
        for bot in to_choose_from(table.plan.game)
    )
    return (
        f'<details class="levels" id="levels"><summary>{safe(say("levels"))}</summary>'
        f"<dl>{rows}</dl></details>"
    )


def may_fill(table: Table, crowd: Crowd) -> bool:
    """Whether the reader may give free seats to bots, and there are some."""
    host = bool(crowd.user) and crowd.user == table.plan.host
    waits = table.state is None and not table.closed
    return host and waits and any(seat.free for seat in table.seats)


def fill(sight: Sight, seat: int) -> str:
    """For the host: give a free seat to a bot of some level."""
    say = sight.chrome
    options = "".join(
        f'<option value="{bot}"{" selected" if bot == USUAL_BOT else ""}>'
        f"{safe(level(say, bot, sight.game))}</option>"
        for bot in to_choose_from(sight.game)
    )
    label = safe(say("table-fill-level", number=seat + 1))
    return (
        f'<span class="fill"><select aria-label="{label}">{options}</select>'
        f"{act('fill', seat, say('table-fill'))}</span>"
    )


def share(sight: Sight, address: str) -> str:
    """A button that hands an address to another program; a script shows it where that is known."""
    label = safe(sight.chrome("table-share"))
    return f'<button type="button" class="pill share" data-share="{safe(address)}">{label}</button>'


def code(sight: Sight, name: str, address: str) -> str:
    """An address as a picture for the camera of whoever sits beside."""
    say = sight.chrome
    return (
        f'<details class="code" id="code-{name}"><summary>{safe(say("table-code"))}</summary>'
        f'<img src="{safe(address)}/qr.svg" width="180" height="180" loading="lazy"'
        f' alt="{safe(say("table-code-of"))}"></details>'
    )


def inviting(table: Table, sight: Sight) -> str:
    """While anybody may sit down: the address of the table, to be handed on."""
    plans = zip(table.plan.seats, table.seats, strict=True)
    if table.closed or not any(plan.kind == PERSON and seat.free for plan, seat in plans):
        return ""
    say, address = sight.chrome, f"/table/{table.id}"
    label = safe(say("table-copy-link"))
    return (
        f'<p class="invite">{safe(say("table-invite"))} '
        f'<button type="button" class="pill" data-copy="{address}">{label}</button>'
        f"{share(sight, address)}</p>{code(sight, 'table', address)}"
    )


def company(table: Table, seat: int) -> bool:
    """Whether somebody stays when this seat is left; the last to stand up closes the table."""
    return any(other.user for i, other in enumerate(table.seats) if i != seat)


def shut_row(table: Table, sight: Sight, crowd: Crowd, seat: int, name: str) -> str:
    """One seat of a table that was closed: nobody sits down any more."""
    return f"<b>{safe(name)}</b>" if name else f"<i>{safe(sight.chrome('table-free-seat'))}</i>"


def seat_row(table: Table, sight: Sight, crowd: Crowd, seat: int, name: str) -> str:
    """One seat in the waiting room."""
    say = sight.chrome
    one = table.seats[seat]
    if one.user == crowd.user and one.user:
        stand = act("leave", seat, say("table-stand-up")) if company(table, seat) else ""
        return f"<b>{safe(name)}</b><i>{safe(say('table-you'))}</i>{stand}"
    if one.bot:
        return f"<b>{safe(name)}</b><i>{safe(seated(say, one.bot, sight.game))}</i>"
    if not one.free:
        host = bool(crowd.user) and crowd.user == table.plan.host
        away = act("kick", seat, say("table-kick")) if host else ""
        return f"<b>{safe(name)}</b>{away}"
    bots = fill(sight, seat) if may_fill(table, crowd) else ""
    if table.plan.seats[seat].kind == LINK:
        link = crowd.links.get(seat)
        if link:
            label = safe(say("table-copy-link"))
            return (
                f"<i>{safe(say('table-kept-for-friend'))}</i>"
                f'<span class="link"><input readonly value="{safe(link)}" aria-label="{label}">'
                f'<button type="button" class="pill" data-copy="{safe(link)}">{label}</button>'
                f"{share(sight, link)}</span>{bots}{code(sight, f'link-{seat}', link)}"
            )
        return f"<i>{safe(say('table-kept-for-friend'))}</i>{bots}"
    sit = "" if table.seats_of(crowd.user) else act("sit", seat, say("table-sit-here"))
    return f"<i>{safe(say('table-free-seat'))}</i>{sit}{bots}"
