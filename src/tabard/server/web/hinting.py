"""A hint in words: the choices a strong bot likes best, each to be taken by a click."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import JSONResponse, Response

from tabard import reasons
from tabard.bots.advice import Advice
from tabard.bots.bands import corrected
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
    hopes = [hope(n, found, state, sight) for n in range(len(found.advice))]
    why = [because(each, n, state, names, found.seat, sight) for n, each in enumerate(found.advice)]
    items = "".join(
        item(number, *each, sight)
        for number, each in enumerate(zip(found.advice, forms, told, hopes, why, strict=True), 1)
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
    why = because(best, 0, state, names, found.seat, sight)
    return (
        f"<p>{safe(say('table-hint-set'))}</p>"
        f'<ol><li><button type="button" class="pill can" data-code="{" ".join(map(str, pieces))}">'
        f'<span class="what">{marks} {safe(told)}</span><span class="odds">'
        f"<b>{safe(hope(0, found, state, sight))}</b></span>{why}</button></li></ol>"
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


def hope(number: int, found: Hint, state: State, sight: Sight) -> str:
    """What to expect of a choice: the chance to win, or alone the margin in the end."""
    if found.margins:
        rivals = state.game.accounts().rivals(state)
        return reasons.margin(found.margins[number], sight.words, sight.words.name(rivals[0]))
    chance = found.advice[number].chances[found.seat]
    return reasons.chance(corrected(state.game, int(state.players), chance), sight.words)


def because(
    each: Advice, number: int, state: State, names: list[str], seat: int, sight: Sight
) -> str:
    """Why the first choice is, and why another is not; of a set, why its last piece is in it."""
    who = reasons.contenders(names, state.game.accounts().rivals(state), sight.words)
    told = reasons.why(each, seat, sight.words, who)
    if not told:
        return ""
    say = sight.chrome
    if each.pieces is not None:
        form = state.game.actions.json(each.rather)
        other = sight.words.choice(state.view(seat), form, names)
        text = say("table-hint-rather", choice=other, reasons=told)
    elif each.even:
        text = capital(told)
    else:
        text = say("table-hint-beside" if number else "table-hint-why", reasons=told)
    return f'<span class="why">{safe(text)}</span>'


def item(
    number: int, each: Advice, form: dict[str, Any], text: str, hope: str, why: str, sight: Sight
) -> str:
    """One choice: its place, its words, what to expect of it, how much it is favoured, and why."""
    say = sight.chrome
    icon = sight.board.emblem(form)
    mark = sign(icon) if icon else ""
    share = percent(each.share)
    return (
        f'<li><button type="button" class="pill can" data-code="{each.code}">'
        f'<b class="rank">{number}</b>{mark}<span class="what">{safe(text)}</span>'
        f'<span class="odds"><b>{safe(hope)}</b>'
        f'<span><meter min="0" max="100" value="{share}" aria-hidden="true"></meter>'
        f" <small>{safe(say('table-hint-share', percent=share))}</small></span></span>"
        f"{why}</button></li>"
    )


def percent(part: float) -> int:
    """A part of 1 in whole per cent."""
    return round(100 * part)
