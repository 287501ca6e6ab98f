"""Who sits at a table: plates and clocks, leaving, coming back, undo asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from tabard.draw.memory import remembered, safe
from tabard.server.calling_off import can_agree
from tabard.server.clock import now
from tabard.server.table import Occupant, Table
from tabard.server.timing import Timing
from tabard.server.waits import may_nudge
from tabard.server.web.bots import seated
from tabard.server.web.chrome import chrome
from tabard.server.web.sight import Sight, shield, sign


@dataclass(frozen=True, slots=True)
class Crowd:
    """Who is there: the user who looks, everybody with an open page, and friends' links.

    unheard    whose words the user does not want to read
    announced  what whoever keeps the house tells them
    """

    user: str
    present: frozenset[str] = frozenset()
    watchers: int = 0
    links: Mapping[int, str] = field(default_factory=dict)
    unheard: frozenset[str] = frozenset()
    announced: str = ""


Plate = tuple[str, str, str, bool]  # a player's name, what they do, the bot if any, whether awaited


def people(table: Table, sight: Sight, crowd: Crowd) -> str:
    """A plate per player with name, state and clock, and how many watch."""
    awaited = table.awaited()
    plates = tuple(
        (name, *doing(one, seat in awaited, crowd), seat in awaited)
        for seat, (one, name) in enumerate(zip(table.seats, table.names(), strict=True))
    )
    return company(sight, plates, crowd.watchers, table.plan.clock.kind != "none")


def doing(one: Occupant, awaited: bool, crowd: Crowd) -> tuple[str, str]:
    """What somebody does, and the bot that plays there."""
    if one.bot:
        return "thinks" if awaited else "left" if one.user else "bot", one.bot
    if one.user and one.user not in crowd.present:
        return "away", ""
    return "awaited" if awaited else "", ""


@lru_cache(maxsize=1024)
def company(sight: Sight, plates: tuple[Plate, ...], watchers: int, clocked: bool) -> str:
    """All plates, remembered: people come and go less often than they choose."""
    told = "".join(plate(sight, seat, *one, clocked) for seat, one in enumerate(plates))
    watch = ""
    if watchers:
        said = safe(sight.chrome("table-watchers", number=watchers))
        watch = f'<li class="watch" title="{said}">{sign("spyglass", 16)} {watchers}'
        watch += f'<span class="unseen">{said}</span></li>'
    return f'<ul id="people" class="people">{told}{watch}</ul>'


def hushing(table: Table, sight: Sight, crowd: Crowd) -> str:
    """What is seldom wanted: to call the game off, and for the host to silence who has talked."""
    return f'<div id="hush">{silencing(table, sight, crowd)}{ending(table, sight, crowd)}</div>'


def ending(table: Table, sight: Sight, crowd: Crowd) -> str:
    """For who plays with others: a key to call the game off, which they must agree to."""
    mine = [seat for seat in table.seats_of(crowd.user) if not table.seats[seat].bot]
    if not mine or table.called_off or not can_agree(table):
        return ""
    return call_off_key(sight.lang, mine[0])


@remembered
def call_off_key(lang: str, seat: int) -> str:
    """The key of a seat to call the game off, behind what that means."""
    say = chrome(lang)
    return (
        f'<details id="calling-off"><summary>{safe(say("table-call-off"))}</summary>'
        f"<p>{safe(say('table-call-off-about'))}</p>"
        f"{act('call_off', seat, say('table-call-off-ask'))}</details>"
    )


def silencing(table: Table, sight: Sight, crowd: Crowd) -> str:
    """For the host, once others have talked: who they are, and a key to silence each."""
    talkers = [(i, user) for i, user in enumerate(table.talkers) if user != crowd.user]
    if not talkers or not crowd.user or crowd.user != table.plan.host:
        return ""
    say = sight.chrome
    keys = "".join(
        act("unmute", i, say("table-unmute", who=table.talkers[user]), whom="talker")
        if user in table.muted
        else act("mute", i, say("table-mute", who=table.talkers[user]), whom="talker")
        for i, user in talkers
    )
    title = safe(say("table-talkers"))
    return f'<details id="talkers"><summary>{title}</summary>{keys}</details>'


ICONS: Final = {"thinks": "puppet", "left": "puppet", "bot": "puppet", "away": "night-sleep"}


def plate(
    sight: Sight, seat: int, name: str, state: str, bot: str, awaited: bool, clocked: bool
) -> str:
    """One player: shield, state, clock."""
    told = sight.chrome(f"table-seat-{state}") if state and state != "bot" else ""
    if state == "bot":
        told = seated(sight.chrome, bot, sight.game)
    mark = sign(ICONS[state], 16) if state in ICONS else ""
    clock = ""
    if clocked:
        clock = f'<span class="clock" data-seat="{seat}">{sign("hourglass", 14)}<b></b></span>'
    title = safe(f"{name}, {told}" if told else name)
    on = " awaited" if awaited else ""
    return (
        f'<li class="plate{on}" id="seat-{seat}" data-tip="seat-{seat}" data-called="{title}">'
        f'{shield(seat, 18)}<span class="name">{safe(name)}</span>{mark}'
        f'<span class="state">{safe(told)}</span>{clock}</li>'
    )


def clocks(table: Table) -> list[tuple[int, int | None]] | None:
    """For each seat its time and since when that runs, as the server's clock has it."""
    timing = table.timing
    if timing.clock.kind == "none":
        return None
    at = now()
    return [shown_clock(timing, seat, at) for seat in range(len(table.seats))]


def shown_clock(timing: Timing, seat: int, at: int) -> tuple[int, int | None]:
    """The time of a seat and since when it runs: on a holiday it stands still."""
    since = timing.since.get(seat)
    if since is None or seat not in timing.rests:
        return timing.banks[seat], since
    if timing.rests_until(seat, at) is not None:
        return max(0, timing.banks[seat] - timing.spent(seat, at)), None
    return timing.banks[seat], since + timing.rested(seat, since, at)


def notice(table: Table, sight: Sight, crowd: Crowd) -> str:
    """The small bar for what somebody asks of this reader."""
    content = ""
    own = table.seats_of(crowd.user)
    say = sight.chrome
    names = table.names()
    if table.undo is not None and table.running:
        who = names[table.undo.seat]
        asker = table.seats[table.undo.seat].user
        waiting = [s for s in table.others(asker) if s not in table.undo.agreed]
        mine = next((seat for seat in own if seat in waiting), None)
        if mine is not None:
            content = (
                f"<span>{safe(say('table-undo-asked', who=who))}</span>"
                + act("agree", mine, say("table-agree"))
                + act("decline", mine, say("table-decline"))
            )
        elif waiting:
            others = ", ".join(names[seat] for seat in waiting)
            content = f"<span>{safe(say('table-undo-waits', who=who, others=others))}</span>"
    elif table.called_off and table.running:
        content = calling_off(table, sight, own)
    else:
        content = declined(table, sight, own) or slowness(table, sight, crowd.user)
    if table.rematch:
        link = f'<a class="pill" href="/table/{table.rematch}">{safe(say("table-go-there"))}</a>'
        content = f"<span>{safe(say('table-rematch-open'))}</span>{link}"
    hidden = "" if content else " hidden"
    return f'<div id="notice" class="notice" role="status"{hidden}>{content}</div>'


def calling_off(table: Table, sight: Sight, own: list[int]) -> str:
    """Who wishes to call the game off, and what this reader may say to it."""
    say, names = sight.chrome, table.names()
    wishing = ", ".join(names[seat] for seat in sorted(table.called_off))
    told = f"<span>{safe(say('table-call-off-asked', who=wishing))}</span>"
    playing = [seat for seat in own if not table.seats[seat].bot]
    if not playing:
        return told
    if set(playing) - table.called_off:
        told += act("call_off", playing[0], say("table-agree"))
    return told + act("play_on", playing[0], say("table-play-on"))


def slowness(table: Table, sight: Sight, user: str) -> str:
    """For who waits long: a key to remind whoever is awaited; for a stranger: a seat to take."""
    say, names = sight.chrome, table.names()
    if not table.seats_of(user):
        free = next((seat for seat in range(len(table.seats)) if table.vacant(seat)), None)
        if free is None:
            return ""
        told = safe(say("table-vacant", who=names[free]))
        return f"<span>{told}</span>{act('sit', free, say('table-take-over'))}"
    for seat in table.summoned:
        if may_nudge(table, user, seat, now()):
            told = safe(say("table-waits-long", who=names[seat]))
            return f"<span>{told}</span>{act('nudge', seat, say('table-nudge', who=names[seat]))}"
    return ""


def declined(table: Table, sight: Sight, own: list[int]) -> str:
    """For who asked to take a choice back and was told no, until the game goes on."""
    for seat in own:
        no = table.chronicle.declined.get(seat)
        if no is not None and no.state_version == table.state_version and table.running:
            told = sight.chrome("table-undo-declined", who=table.names()[no.by])
            return f"<span>{safe(told)}</span>"
    return ""


def act(do: str, number: int | None, label: str, kind: str = "pill", whom: str = "seat") -> str:
    """A button that posts, about a seat or somebody else by their number."""
    at = f' data-{whom}="{number}"' if number is not None else ""
    return f'<button type="button" class="{kind}" data-do="{do}"{at}>{safe(label)}</button>'


def come_back(table: Table, sight: Sight) -> str:
    """For somebody whose seat a bot keeps: take it again."""
    if sight.seat is None or not table.running:
        return ""
    one = table.seats[sight.seat]
    if not (one.user and one.bot):
        return ""
    told = f"<span>{safe(sight.chrome('table-bot-plays-for-you'))}</span>"
    return told + act("sit", sight.seat, sight.chrome("table-come-back"), "primary")


def thinking(table: Table, sight: Sight) -> str:
    """That a bot thinks, while one is awaited."""
    awaited = [seat for seat in table.awaited() if table.seats[seat].bot]
    if not awaited or table.undo is not None:
        return ""
    told = sight.chrome("table-thinks", who=table.names()[awaited[0]])
    return f'<span class="thinks">{sign("puppet")}<span>{safe(told)}</span></span>'
