"""What one viewer sees of a table at a moment, as named fragments of HTML and SVG.

Everything here is made of `state.view(seat)`, the choices of that seat and events `seen_by(seat)`;
a draft shows in the frames of its own seat alone. Nothing is remembered here: whoever follows a
table has a `reel`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from tabard.draw import stamps
from tabard.draw.memory import safe
from tabard.kernel.state import OVER, State
from tabard.presentation.board import Layout
from tabard.server import asker
from tabard.server.calling_off import is_called_off
from tabard.server.table import Table
from tabard.server.teaching import stretch_ended
from tabard.server.web import (
    crying,
    diary,
    ending,
    narrator,
    prompt,
    quiz,
    reckoning,
    seats,
    slots,
    talk,
    waiting,
)
from tabard.server.web.asked import Asked
from tabard.server.web.pauses import drafted, pause_of
from tabard.server.web.sight import Sight
from tabard.server.web.trail import moved, pieces_at
from tabard.server.web.views import view_of

Frame = dict[str, Any]

BAR: Final = stamps.Stamp(
    '<div id="bar"><span class="rounds" data-tip="rounds"><span>~1</span>'
    '<span class="lozenges" aria-hidden="true">~2</span></span><ol class="phases">~3</ol></div>'
)


def eyes(table: Table, user: str, wanted: int | None) -> tuple[int | None, int | None]:
    """The seat through whose eyes a user looks, and the seat that a curtain waits for.

    Somebody with several seats on one device looks through the awaited one; where any of them
    knows what the others may not, only after asking for it, and as a spectator until then.
    """
    own = table.seats_of(user)
    if len(own) < 2:
        return (own[0] if own else None), None
    shown = wanted if wanted in own else None
    awaited = [seat for seat in table.awaited() if seat in own and not table.seats[seat].bot]
    if shown is not None and (shown in awaited or not awaited):
        return shown, None
    if not secretive(table, own):
        return (awaited or own)[0], None
    return None, awaited[0] if awaited else None


def secretive(table: Table, own: list[int]) -> bool:
    """Whether any of these seats sees what spectators do not."""
    state = table.state
    if state is None or table.over:
        return False
    common = view_of(table, state, None)
    return any(view_of(table, state, seat) != common for seat in own)


@dataclass
class Look:
    """A moment as one reader sees it, before it is drawn and put into words.

    `state` is what they see, with their draft; `asked` the question they are asked, `unconfirmed`
    the seat whose choices are a draft.
    """

    plies: int
    state: State
    view: Mapping[str, Any]
    asked: Asked | None = None
    drafts: bool = False
    unconfirmed: int | None = None


def looking(table: Table, sight: Sight) -> Look:
    """The present of a game that has begun."""
    drafts = drafting(table, sight)
    state = seen(table, sight)
    asked = None
    free = sight.seat is not None and not stretch_ended(table)
    if sight.seat is not None and free and asker.asked(table, sight.seat) is not None:
        asked = Asked(state, sight.seat, drafts)
    view = view_of(table, asked.state if asked else state, sight.seat)
    unconfirmed = sight.seat if drafts and asked is None else None
    return Look(len(table.plies), state, view, asked, drafts, unconfirmed)


def looking_back(table: Table, sight: Sight, plies: int) -> Look:
    """An earlier moment, with nothing to choose."""
    state = table.shown_at(plies)
    return Look(plies, state, view_of(table, state, sight.seat))


def now(table: Table, sight: Sight, crowd: seats.Crowd, passed: int = 0) -> Frame:
    """The table as it stands, with the seat's own draft and what it may do.

    Where a game has ended that another follows, that end, until the reader has passed it.
    """
    ended = pause_of(table)
    if ended > passed:
        found = drawn(table, sight, paused(table, sight, ended), looking_back(table, sight, ended))
    else:
        found = present(table, sight)
    found["parts"] |= around(table, sight, crowd)
    return printed(found)


def around(table: Table, sight: Sight, crowd: seats.Crowd) -> dict[str, str]:
    """What one reader alone is shown: who is there, and what somebody asks of them."""
    return {**company(table, sight, crowd), "notice": seats.notice(table, sight, crowd)}


def company(table: Table, sight: Sight, crowd: seats.Crowd) -> dict[str, str]:
    """Who is there and what is said, as one reader is shown it."""
    found = {
        "announced": crying.announced(crowd.announced, sight.chrome),
        "people": seats.people(table, sight, crowd),
        "hush": seats.hushing(table, sight, crowd),
        "talk": talk.talked(table, sight, crowd),
    }
    if table.state is None:
        found["board"] = waiting.waiting_room(table, sight, crowd)
    return found


def met(table: Table, sight: Sight, crowd: seats.Crowd) -> tuple[object, ...]:
    """What `company` is made of: few choices change anything of it."""
    return table, table.gathered, table.awaited(), table.running, sight, crowd


def then(table: Table, sight: Sight, plies: int) -> Frame:
    """The table as it stood after so many choices, with nothing to choose."""
    look = looking_back(table, sight, plies)
    return printed(drawn(table, sight, past(table, sight, look), look))


def paused(table: Table, sight: Sight, plies: int) -> Frame:
    """The end of a game that another follows: its scores, and the way on."""
    found = past(table, sight, looking_back(table, sight, plies))
    state = table.shown_at(plies)
    view = view_of(table, state, sight.seat)
    sentence = sight.words.verdict(view, state.ranking(), table.names())
    keys = prompt.ask_undo_key(sight) if may_ask(table, sight) else ""
    winner, rule = state.ranking().index(1), state.game.end_rule
    found["parts"] |= {
        "prompt": prompt.bar(
            "done", winner, sentence, rule, ending.going_on(plies, sight), keys, sight
        ),
        "end": ending.end(table, sight, plies),
    }
    return found


def past(table: Table, sight: Sight, look: Look) -> Frame:
    """What is told of an earlier moment, beside its picture and the log."""
    found = told(table, sight, look)
    found["parts"]["prompt"] = asking(table, sight, look.state, look.view)
    return found


def present(table: Table, sight: Sight) -> Frame:
    """A whole frame of this moment."""
    if table.state is None:
        return {**unbegun(table, sight), "log": diary.lines(table, sight, 0)}
    look = looking(table, sight)
    return drawn(table, sight, presented(table, sight, look), look)


def unbegun(table: Table, sight: Sight) -> Frame:
    """What is told of a table whose game has not begun."""
    sentence = sight.chrome("table-closed" if table.closed else "table-waits-for-players")
    shut = prompt.bar("wait", None, sentence, "", "", "", sight)
    parts = {"bar": '<div id="bar"></div>', "prompt": shut, "end": ending.none()}
    parts["reckoning"] = reckoning.NONE
    return {**QUIET, "plies": 0, "ply": 0, "seat": sight.seat, "parts": parts}


def presented(table: Table, sight: Sight, look: Look) -> Frame:
    """What is told of this moment, beside its picture and the log."""
    found = told(table, sight, look)
    asked = look.asked
    if look.drafts:
        found["ply"] = table.ply
    if asked is not None:
        found |= {"turn": True, "why": asked.reasons(sight)}
        found["set"] = slots.pieces(asked, look.view, sight, table.names())
        found["warned"] = asked.warnings(sight)
    parts = found["parts"]
    parts["prompt"] = asking(table, sight, look.state, look.view, asked, look.drafts)
    if table.over:
        parts["end"] = ending.end(table, sight, look.plies)
    if table.plan.puzzle:
        parts |= quiz.told(table, sight)
    elif table.plan.lesson or sight.cautious:
        on = (asked.state, look.view) if asked is not None else None
        parts |= narrator.told(table, sight, asked is not None or look.drafts, on)
    return found


# What a frame says where nobody is asked.
QUIET: Final[Frame] = {"why": {}, "turn": False, "set": None, "warned": {}}


def told(table: Table, sight: Sight, look: Look) -> Frame:
    """What every frame of a game says: where it stands and who moved last."""
    found = outline(sight, look)
    found["parts"]["reckoning"] = reckoning.card(table, sight, look.plies)
    return {**found, **moved(table, look.plies)}


def outline(sight: Sight, look: Look) -> Frame:
    """What a frame says of a moment without a look at its table."""
    rooms = sight.board.rooms(look.view, sight.seat, sight.layout)
    return {
        **QUIET,
        "plies": look.plies,
        "ply": look.plies,
        "seat": sight.seat,
        "rooms": {name: [*room] for name, room in rooms.items()},  # no Box: it goes over the wire
        "parts": {
            "bar": progress(sight, look.view),
            "end": ending.none(),
        },
    }


def drawn(table: Table, sight: Sight, found: Frame, look: Look) -> Frame:
    """A frame with its picture, drawn whole, and its log."""
    asked = look.asked
    picture = sight.board.draw(
        look.view,
        choices=asked.choices if asked else (),
        refusals=(*asked.refused, *asked.limited) if asked else (),
        seat=sight.seat,
        layout=sight.layout,
        names=table.names(),
        words=sight.phrases,
        pieces=pieces_at(table, look.plies),
        unconfirmed=look.unconfirmed,
    )
    found["parts"]["board"] = on_board(picture.placed(), sight.layout)
    found["log"] = diary.lines(table, sight, look.plies)
    return found


def on_board(picture: str, layout: Layout) -> str:
    """A picture with its places as it stands in a page; a phone's is scrolled, with keys too."""
    scrolled = ' tabindex="0"' if layout == "tall" else ""
    return f'<div id="board" class="board"{scrolled}>{picture}</div>'


def printed(found: Frame) -> Frame:
    """A frame for a page that has no stamps yet."""
    parts = {name: stamps.printed(text) for name, text in found["parts"].items()}
    return {**found, "parts": parts}


def drafting(table: Table, sight: Sight) -> bool:
    """Whether somebody looks who has not confirmed his choices yet."""
    if not table.running or table.state is None:
        return False
    return bool(table.draft) and sight.seat == table.state.to_move


def seen(table: Table, sight: Sight) -> State:
    """The state that somebody sees of a game that has begun: with the draft, if it is his."""
    assert table.state is not None
    return drafted(table) if drafting(table, sight) else table.state


def progress(sight: Sight, view: Mapping[str, Any]) -> str:
    """The bar of a view, as the board counts and names."""
    marks, phase = sight.board.span(view), sight.board.phase(view)
    return bar(sight, view["round"], view.get("rounds", 0), phase, *marks, view.get("chapter", 0))


@lru_cache(maxsize=1024)
def bar(
    sight: Sight, now: int, rounds: int, present: str, mark: int, marks: int, chapter: int = 0
) -> str:
    """How far the game has got: a lozenge per round or span, and the phases of this one.

    In a game of several chapters the rounds are those of the present one; a game whose length is
    open, `rounds` 0, has no lozenges.
    """
    say = sight.words
    title = safe(say("table-round", round=now, rounds=rounds, chapter=chapter))
    stands = [("next", "now", "done")[(i <= mark) + (i < mark)] for i in range(1, marks + 1)]
    lozenges = "".join(f'<i class="{stand}"></i>' for stand in stands)
    phases = "".join(
        f'<li data-tip="phase-{phase}"{" aria-current=step" if phase == present else ""}>'
        f"<span>{safe(say(f'table-{phase}'))}</span></li>"
        for phase in sight.board.phases
    )
    return BAR(title, stamps.cut(lozenges), stamps.cut(phases))


def asking(
    table: Table,
    sight: Sight,
    state: State,
    view: Mapping[str, Any],
    asked: Asked | None = None,
    drafts: bool = False,
) -> str:
    """The prompt of a moment."""
    names = table.names()
    live = asked is not None or drafts or state is table.state
    if asked is None and drafts:
        return confirming(table, sight, state, view)
    if state.to_move == OVER:
        sentence = sight.words.verdict(view, state.ranking(), names)
        middle = ending.next_steps(table, sight) if live else ""
        first = list(state.game.final_places(state)).index(1)
        winner = first if first < state.players else None  # a rival without a seat has no shield
        return prompt.bar("done", winner, sentence, state.game.end_rule, middle, "", sight)
    if live and asked is None and stretch_ended(table):
        return prompt.bar("done", None, sight.chrome("stretch-over"), "", "", "", sight)
    if live and table.closed:
        told = "table-called-off" if is_called_off(table) else "table-closed"
        ways = ending.ways_out(table, sight)
        return prompt.bar("done", None, sight.chrome(told), "", ways, "", sight)
    if live and table.answered():
        keys = prompt.ask_undo_key(sight) if may_ask(table, sight) else ""
        return prompt.bar("wait", sight.seat, sight.chrome("puzzle-done"), "", "", keys, sight)
    mover = int(state.to_move) if state.to_move >= 0 else None
    sentence = sight.words.prompt(view, names)
    rule = (asked.state if asked else state).cited()
    if asked is None or sight.seat is None:
        keys = prompt.ask_undo_key(sight) if live and may_ask(table, sight) else ""
        middle = seats.come_back(table, sight) + seats.thinking(table, sight) if live else ""
        return prompt.bar("wait", mover, sentence, rule, middle, keys, sight)
    middle = slots.row(asked, sight) + prompt.buttons(asked, view, sight, names)
    last = prompt.leaves(asked, view, sight, names)
    keys = prompt.hint_key(sight) if table.hints else ""
    keys += prompt.closed(asked, view, sight)
    keys += prompt.turn_keys(len(table.steps) if drafts else 0, asked.whole, sight)
    keys += slots.lay_key(asked, sight)
    if asked.whole:
        sentence = sight.chrome("table-confirm-turn", who=names[sight.seat])
    if asked.whole or asked.onward.beside:
        sentence = f"{sentence.rstrip('.')}. {sight.words.beside()}"
    return prompt.bar("mine", sight.seat, sentence, rule, middle, keys, sight, last)


def confirming(table: Table, sight: Sight, state: State, view: Mapping[str, Any]) -> str:
    """The prompt to a seat that has drafted a whole turn, perhaps the last one of the game."""
    assert sight.seat is not None
    names = table.names()
    rule = ""
    if state.to_move == OVER:
        rule = state.game.end_rule
        verdict = sight.words.verdict(view, state.ranking(), names)
        sentence = sight.chrome("table-confirm-end", verdict=verdict)
    else:
        sentence = sight.chrome("table-confirm-turn", who=names[sight.seat])
    keys = prompt.turn_keys(len(table.steps), True, sight)
    return prompt.bar("mine", sight.seat, sentence, rule, "", keys, sight)


def may_ask(table: Table, sight: Sight) -> bool:
    """Whether the seat could ask for its last choice back: once, if it is told no."""
    if sight.seat is None or not table.running or table.undo is not None:
        return False
    ply = table.last_ply(sight.seat)
    return ply is not None and not table.chronicle.told_no(sight.seat, ply)
