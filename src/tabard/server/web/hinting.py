"""A hint in words: the choices a strong bot likes best, each to be taken by a click."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import JSONResponse, Response

from tabard.bots.advice import Advice
from tabard.draw.memory import safe
from tabard.kernel.state import State
from tabard.server.asker import Asker, asked
from tabard.server.hints import Hint, hint
from tabard.server.house import House
from tabard.server.log import carried_out
from tabard.server.table import Table
from tabard.server.web.prompt import capital
from tabard.server.web.sight import Sight, sign
from tabard.server.web.slots import heap

# How much of its thinking the bot gave to its best choice, if it is sure of it or leans to it.
SURE: Final = 0.65
LEANS: Final = 0.4


async def answer(
    house: House, table: Table, who: Asker, seat: int, ply: int, lang: str
) -> Response:
    """A hint for the page of whoever asked: the panel, and the choices in their order."""
    found = await hint(house, table.id, who, seat, ply, onward=True)
    table = house.table(table.id)
    assert table.game is not None
    sight = Sight(table.game.edition, seat, lang)
    pieces = found.advice[0].pieces
    codes = [each.code for each in found.advice] if pieces is None else pieces
    told = {"codes": codes, "set": pieces is not None, "html": panel(table, sight, found)}
    return JSONResponse({"ok": True, "seat": seat, "ply": ply, **told})


def panel(table: Table, sight: Sight, found: Hint) -> str:
    """What is said of the choices together, then each with its figures."""
    state = asked(table, found.seat)
    assert state is not None
    if found.advice[0].pieces is not None:
        return whole_set(table, sight, found, state)
    for implied in found.onward:
        state = carried_out(state, implied).after
    view = state.view(found.seat)
    forms = [state.game.actions.json(each.code) for each in found.advice]
    names = table.names()
    told = [capital(sight.words.choice(view, form, names)) for form in forms]
    items = "".join(
        item(number, each, form, text, found.seat, sight)
        for number, (each, form, text) in enumerate(zip(found.advice, forms, told, strict=True), 1)
    )
    say = sight.chrome
    return (
        f"<p>{safe(say(f'table-hint-{verdict(found)}', number=found.among))}</p>"
        f'<ol>{items}</ol><p class="how">{safe(say("table-hint-how"))}</p>'
    )


def whole_set(table: Table, sight: Sight, found: Hint, state: State) -> str:
    """The set that the bot would lay down; taken, it fills the slots and commits nothing."""
    say, best = sight.chrome, found.advice[0]
    view, names = state.view(found.seat), table.names()
    pieces = best.pieces or []
    forms = [state.game.actions.json(code) for code in pieces]
    icons = [sight.board.emblem(form) for form in forms]
    marks = "".join(sign(icon) for icon in icons if icon)
    told = capital(", ".join(heap(forms, view, sight, names))) or say("table-lay-none")
    chance = percent(best.chances[found.seat])
    return (
        f"<p>{safe(say('table-hint-set'))}</p>"
        f'<ol><li><button type="button" class="pill can" data-code="{" ".join(map(str, pieces))}">'
        f'<span class="what">{marks} {safe(told)}</span><span class="odds">'
        f"<b>{safe(say('table-hint-chance', percent=chance))}</b></span></button></li></ol>"
        f'<p class="how">{safe(say("table-hint-set-how"))}</p>'
    )


def verdict(found: Hint) -> str:
    """How sure the bot is: of its only choice, quite, rather, or not at all.

    Where the game is decided it says so: what it looks for is place and points.
    """
    best = found.advice[0].share
    if found.among == 1:
        return "only"
    if found.advice[0].foregone:
        return "foregone"
    return "sure" if best >= SURE else "leans" if best >= LEANS else "close"


def item(
    number: int, each: Advice, form: dict[str, Any], text: str, seat: int, sight: Sight
) -> str:
    """One choice: its place, its words, the chance to win after it, how much it is favoured."""
    say = sight.chrome
    icon = sight.board.emblem(form)
    mark = sign(icon) if icon else ""
    chance, share = percent(each.chances[seat]), percent(each.share)
    return (
        f'<li><button type="button" class="pill can" data-code="{each.code}">'
        f'<b class="rank">{number}</b>{mark}<span class="what">{safe(text)}</span>'
        f'<span class="odds"><b>{safe(say("table-hint-chance", percent=chance))}</b>'
        f'<span><meter min="0" max="100" value="{share}" aria-hidden="true"></meter>'
        f" <small>{safe(say('table-hint-share', percent=share))}</small></span></span>"
        "</button></li>"
    )


def percent(part: float) -> int:
    """A part of 1 in whole per cent."""
    return round(100 * part)
