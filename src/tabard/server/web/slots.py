"""A set on the page: a slot for each piece, filled and emptied freely, then laid down as one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tabard.draw.memory import safe
from tabard.server.web.asked import Asked
from tabard.server.web.prompt import bare, capital, thing_of
from tabard.server.web.sight import Sight
from tabard.words import Name

View = Mapping[str, Any]


def pieces(asked: Asked, view: View, sight: Sight, names: Sequence[str]) -> dict[str, Any] | None:
    """What the page must know to put a set together; None where a single choice is made.

    pool    how often each choice may be in it, and `names`, what a slot calls each
    prices  what each costs, and each further one of it, where it costs anything
    final   whether it cannot be taken back: others put theirs together at the same time
    """
    if asked.set is None:
        return None
    return {
        "least": asked.set.least,
        "most": asked.set.most,
        "final": asked.set.together,
        "pool": {str(code): number for code, number in asked.set.pool.items()},
        "prices": {
            str(form["code"]): prices
            for form in asked.choices
            if (prices := sight.words.prices(view, bare(form)))
        },
        "names": {str(form["code"]): name_of(form, view, sight, names) for form in asked.choices},
    }


def name_of(form: Mapping[str, Any], view: View, sight: Sight, names: Sequence[str]) -> str:
    """What a slot calls its piece: the thing itself, or what the choice says before its figures."""
    told = (
        thing_of(form, sight.words) or sight.words.choice(view, bare(form), names).partition(":")[0]
    )
    return capital(told)


def heap(
    forms: Sequence[Mapping[str, Any]], view: View, sight: Sight, names: Sequence[str]
) -> list[str]:
    """The pieces of a set, each kind once and with its number: "5 sand"."""
    times = Counter(json.dumps(bare(form)) for form in forms)
    found: list[str] = []
    for written, number in times.items():
        form: dict[str, Any] = json.loads(written)
        thing = thing_of(form, sight.words)
        if number == 1:
            found.append(thing or name_of(form, view, sight, names))
        elif thing:
            found.append(sight.words.counted(number, Name(thing, str(list(form.values())[-1]))))
        else:
            found.append(f"{number} × {name_of(form, view, sight, names)}")
    return found


def row(asked: Asked, sight: Sight) -> str:
    """The empty slots, each with what it is for where they differ."""
    if asked.set is None:
        return ""
    say = sight.chrome
    places = asked.set.slots or ("",) * asked.set.most
    slots = "".join(
        f'<button type="button" class="slot" data-slot="{i}" disabled'
        f' data-for="{safe(capital(sight.words.name(place)) if place else "")}"></button>'
        for i, place in enumerate(places)
    )
    out = safe(say("table-slot-out", thing="{thing}"))
    full, none_left = safe(say("table-slots-full")), safe(say("table-slots-all"))
    return (
        f'<span id="slots" class="slots" role="group" aria-label="{safe(say("table-slots"))}"'
        f' data-empty="{safe(say("table-slot-empty"))}" data-out="{out}"'
        f' data-full="{full}" data-all="{none_left}">{slots}</span>'
    )


def lay_key(asked: Asked, sight: Sight) -> str:
    """The key that lays the set down; the page opens it when enough is picked."""
    if asked.set is None:
        return ""
    some, none = safe(sight.chrome("table-lay")), safe(sight.chrome("table-lay-none"))
    priced = safe(sight.chrome("table-lay-for", price="{price}"))
    final, sure = safe(sight.chrome("table-lay-final")), safe(sight.chrome("table-lay-sure"))
    change = safe(sight.chrome("table-lay-change"))
    optional = asked.set.least == 0
    return (
        f'<button type="button" class="primary" id="lay" data-none="{none}" data-some="{some}"'
        f' data-priced="{priced}" data-final="{final}" data-sure="{sure}" data-change="{change}"'
        f"{'' if optional else ' disabled'}>{none if optional else some}</button>"
    )
