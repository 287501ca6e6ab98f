"""What one viewer sees of a table at a moment, as named fragments of HTML and SVG.

Everything here is made of `state.view(seat)`, the choices of that seat and events `seen_by(seat)`;
a draft shows in the frames of its own seat alone. Fragments are remembered: a crowd of spectators
costs one drawing.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from tabard.draw.memory import safe
from tabard.games import presentation
from tabard.kernel.state import OVER, State
from tabard.server import asker
from tabard.server.table import Ply, Table
from tabard.server.web import diary, ending, prompt, seats, slots, waiting
from tabard.server.web.asked import Asked
from tabard.server.web.pauses import drafted, pause_of
from tabard.server.web.sight import Sight

Frame = dict[str, Any]
Pieces = Mapping[str, str]
Key = tuple[object, ...]

MOST_REMEMBERED: Final = 64  # per table
LOOK_BACK: Final = 8  # choices back to the last piece that moved


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
    common = state.view(None)
    return any(state.view(seat) != common for seat in own)


def now(table: Table, sight: Sight, crowd: seats.Crowd, passed: int = 0) -> Frame:
    """The table as it stands, with the seat's own draft and what it may do.

    Where a game has ended that another follows, that end, until the reader has passed it.
    """
    ended = pause_of(table)
    if ended > passed:
        key = (table.version, sight, "pause")
        found = dict(remembered(table, key, lambda: paused(table, sight, ended)))
    else:
        found = dict(remembered(table, (table.version, sight), lambda: present(table, sight)))
    found["parts"] = {
        **found["parts"],
        "people": seats.people(table, sight, crowd),
        "hush": seats.hushing(table, sight, crowd),
        "notice": seats.notice(table, sight, crowd),
    }
    if table.state is None:
        found["parts"]["board"] = waiting.waiting_room(table, sight, crowd)
    return found


def then(table: Table, sight: Sight, plies: int) -> Frame:
    """The table as it stood after so many choices, with nothing to choose."""
    key = (table.undone, plies, len(table.plies), sight)
    return remembered(table, key, lambda: past(table, sight, plies))


def remembered(table: Table, key: Key, make: Callable[[], Frame]) -> Frame:
    """A frame made once; the oldest are forgotten."""
    frames: OrderedDict[Key, Frame] = table.memory.setdefault("frames", OrderedDict())
    found = frames.get(key)
    if found is None:
        found = frames[key] = make()
        if len(frames) > MOST_REMEMBERED:
            frames.popitem(last=False)
    return found


def paused(table: Table, sight: Sight, plies: int) -> Frame:
    """The end of a game that another follows: the table, its scores, and the way on."""
    found = past(table, sight, plies)
    state = table.shown_at(plies)
    sentence = sight.words.verdict(state.view(sight.seat), state.ranking(), table.names())
    keys = prompt.ask_undo_key(sight) if may_ask(table, sight) else ""
    winner, rule = state.ranking().index(1), state.game.end_rule
    found["parts"] |= {
        "prompt": prompt.bar(
            "done", winner, sentence, rule, ending.going_on(plies, sight), keys, sight
        ),
        "end": ending.end(table, sight, plies),
    }
    return found


def past(table: Table, sight: Sight, plies: int) -> Frame:
    """A frame of an earlier moment."""
    state = table.shown_at(plies)
    view = state.view(sight.seat)
    found = drawn(table, sight, state, view, pieces_at(table, plies), None)
    found["parts"]["prompt"] = asking(table, sight, state, view)
    found |= {"plies": plies, "ply": plies, "why": {}, "turn": False, "set": None}
    found["warned"] = {}
    found |= moved(table, plies)
    found["log"] = diary.lines(table, sight, plies)
    return found


def present(table: Table, sight: Sight) -> Frame:
    """A frame of this moment."""
    plies = len(table.plies)
    common: Frame = {"plies": plies, "ply": plies, "why": {}, "turn": False, "seat": sight.seat}
    common |= {"set": None, "warned": {}}
    if table.state is None:
        sentence = sight.chrome("table-closed" if table.closed else "table-waits-for-players")
        shut = prompt.bar("wait", None, sentence, "", "", "", sight)
        parts = {"bar": '<div id="bar"></div>', "prompt": shut, "end": ending.none()}
        return {**common, "parts": parts, "log": diary.lines(table, sight, 0)}
    drafts = drafting(table, sight)
    state = seen(table, sight)
    asked = None
    if sight.seat is not None and asker.asked(table, sight.seat) is not None:
        asked = Asked(state, sight.seat, drafts)
    view = (asked.state if asked else state).view(sight.seat)
    unconfirmed = sight.seat if drafts and asked is None else None
    found = common | drawn(table, sight, state, view, pieces_at(table, plies), asked, unconfirmed)
    if drafts:
        found["ply"] = table.ply
    if asked is not None:
        found |= {"turn": True, "why": asked.reasons(sight)}
        found["set"] = slots.pieces(asked, view, sight, table.names())
        found["warned"] = asked.warnings(sight)
    parts = found["parts"]
    parts["prompt"] = asking(table, sight, state, view, asked, found["why"], drafts)
    if table.over:
        parts["end"] = ending.end(table, sight, plies)
    found |= moved(table, plies)
    found["log"] = diary.lines(table, sight, plies)
    return found


def drafting(table: Table, sight: Sight) -> bool:
    """Whether somebody looks who has not confirmed his choices yet."""
    if not table.running or table.state is None:
        return False
    return bool(table.draft) and sight.seat == table.state.to_move


def seen(table: Table, sight: Sight) -> State:
    """The state that somebody sees of a game that has begun: with the draft, if it is his."""
    assert table.state is not None
    return drafted(table) if drafting(table, sight) else table.state


def drawn(
    table: Table,
    sight: Sight,
    state: State,
    view: Mapping[str, Any],
    pieces: Pieces,
    asked: Asked | None,
    unconfirmed: int | None = None,
) -> Frame:
    """The picture and the bar above it; `unconfirmed` is a seat whose choices are a draft."""
    svg = sight.board.draw(
        view,
        choices=asked.choices if asked else (),
        refusals=(*asked.refused, *asked.limited) if asked else (),
        seat=sight.seat,
        layout=sight.layout,
        names=table.names(),
        words=sight.phrases,
        pieces=pieces,
        unconfirmed=unconfirmed,
    )
    rooms = sight.board.rooms(view, sight.seat, sight.layout)
    return {
        "seat": sight.seat,
        "rooms": rooms,
        "parts": {
            "bar": progress(sight, view),
            "board": f'<div id="board" class="board">{svg}</div>',
            "end": ending.none(),
        },
    }


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
    return (
        f'<div id="bar"><span class="rounds" data-tip="rounds">'
        f'<span>{title}</span><span class="lozenges" aria-hidden="true">{lozenges}</span></span>'
        f'<ol class="phases">{phases}</ol></div>'
    )


def asking(
    table: Table,
    sight: Sight,
    state: State,
    view: Mapping[str, Any],
    asked: Asked | None = None,
    why: Mapping[str, Any] | None = None,
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
        winner = state.ranking().index(1)
        return prompt.bar("done", winner, sentence, state.game.end_rule, middle, "", sight)
    if live and table.closed:
        return prompt.bar("done", None, sight.chrome("table-closed"), "", "", "", sight)
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
    keys += prompt.closed(asked, why or {}, view, sight)
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


def pieces_at(table: Table, plies: int) -> Pieces:
    """Which piece stands where after so many choices, the same for everybody who looks."""
    if table.first is None or table.game is None:
        return {}
    board = presentation(table.game.id).board
    trail: list[tuple[Ply, Pieces]] = table.memory.setdefault("trail", [])
    while trail and trail[-1][0] is not next(iter(table.plies[len(trail) - 1 :]), None):
        trail.pop()
    for ply in table.plies[len(trail) : plies]:
        before = trail[-1][1] if trail else board.follow(table.first.view(None))
        trail.append((ply, board.follow(ply.shown.view(None), before)))
    return trail[plies - 1][1] if plies else board.follow(table.first.view(None))


def moved(table: Table, plies: int) -> Frame:
    """Whose choice was the last, which piece a seat moved last, and which seat that was."""
    by = next((ply.seat for ply in reversed(table.plies[:plies]) if ply.seat >= 0), None)
    for start in range(plies, max(0, plies - LOOK_BACK), -1):
        mover = table.plies[start - 1].seat
        if mover >= 0:
            before, after = pieces_at(table, start - 1), pieces_at(table, start)
            gone = [piece for piece, place in after.items() if before.get(piece) != place]
            if gone:
                return {"moved": gone[:1], "mover": mover, "by": by}
    return {"moved": [], "mover": None, "by": by}
