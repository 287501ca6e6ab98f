"""The sheet of a plan: its steps in words, what it changes, and what chance may bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard import forecast
from tabard.draw.memory import safe as safe
from tabard.forecast import PARTS, Figure, Figures, change
from tabard.kernel.revealing import reveals
from tabard.kernel.state import CHANCE, State
from tabard.scoresheet import NOTHING
from tabard.server.planning import LAY, MOST_PLANS, ON, Plan, Plans, Shadow, score_of, shadow
from tabard.server.table import Table
from tabard.server.web.prompt import capital
from tabard.server.web.sight import Sight, rule_link
from tabard.server.web.slots import heap
from tabard.words import figure

# A pencil, drawn for the house.
PENCIL: Final = (
    '<svg class="sign" width="{0}" height="{0}" viewBox="0 0 512 512" aria-hidden="true">'
    '<path fill="currentColor" d="M362 34a40 40 0 0 1 57 0l59 59a40 40 0 0 1 0 57l-44 44L318 78z'
    "M291 105l116 116L178 450 44 478a8 8 0 0 1-10-10l28-134zM96 360l-16 76 76-16z"
    '"/></svg>'
)
GROUPS: Final = ("stock", "points", "total", "final", "due", "rival")


def key(do: str, label: str, kind: str = "pill", more: str = "") -> str:
    """A key of the sheet."""
    return f'<button type="button" class="{kind}" data-do="{do}"{more}>{safe(label)}</button>'


def sheet(table: Table, state: State, plans: Plans, found: Shadow, sight: Sight) -> str:
    """The whole sheet: which plan, its steps, the comparison, and how sure all this is."""
    say = sight.chrome
    steps = told_steps(table, plans.open, found, sight)
    listed = "".join(f"<li>{step}</li>" for step in steps)
    middle = f"<ol>{listed}</ol>" if steps else f'<p class="how">{safe(say("plan-how"))}</p>'
    others = [shadow(plan, state) if plan is not plans.open else found for plan in plans.plans]
    return (
        f'<div class="tabs-of">{tabs(plans, sight)}</div>{middle}'
        f"{compared(table, state, plans, others, sight)}{chance(table, state, plans.open, sight)}"
    )


def tabs(plans: Plans, sight: Sight) -> str:
    """A key for every plan, one for another, and one that takes the open one away."""
    say = sight.chrome
    keys = "".join(
        key(f"plan_show_{n}", say("plan-number", number=n + 1), more=pressed(n == plans.shown))
        for n in range(len(plans.plans))
    )
    if len(plans.plans) < MOST_PLANS and plans.open.steps:
        keys += key("plan_another", say("plan-another"))
    if len(plans.plans) > 1 or plans.open.steps:
        keys += key("plan_drop", say("plan-drop"), "pill quiet")
    return keys


def pressed(on: bool) -> str:
    """Whether a key is down."""
    return f' aria-pressed="{"true" if on else "false"}"'


def told_steps(table: Table, plan: Plan, found: Shadow, sight: Sight) -> list[str]:
    """Each step in words; what is only a guess says so."""
    say, names, seat = sight.chrome, table.names(), sight.seat
    assert seat is not None
    told: list[str] = []
    chosen = list(plan.line.choices)
    for step, before in zip(plan.steps, found.stops, strict=False):
        made, chosen = chosen[: step.made], chosen[step.made :]
        codes = [one.code for one in made]
        named = step.codes if step.do == LAY else step.codes or codes  # a set may be empty
        forms = [before.game.actions.json(code) for code in named]
        view = before.view(seat)
        if step.do == ON and all(one.seat == CHANCE for one in made):
            text, unsure = (
                say("plan-dealt", outcome=sight.words.choice(view, forms[0], names)),
                True,
            )
        elif step.do == ON:
            text, unsure = say("plan-guessed", number=len(made)), False
        else:
            text = (
                ", ".join(heap(forms, view, sight, names)) or say("table-lay-none")
                if step.do == LAY
                else sight.words.choice(view, forms[-1], names).partition(":")[0]
            )
            unsure = before.awaited() == [seat] and reveals(before, codes, seat)
        mark = f' <i class="guess">{safe(say("plan-one-of-many"))}</i>' if unsure else ""
        told.append(f"{safe(capital(text))}{mark}")
    return told


def compared(
    table: Table, state: State, plans: Plans, found: Sequence[Shadow], sight: Sight
) -> str:
    """What the plans change, beside now and each other: rows in which any of them differs.

    Now is the state that they begin from; the table may have moved on meanwhile.
    """
    say, names, seat = sight.chrome, table.names(), sight.seat
    assert seat is not None
    line = plans.open.line
    now = forecast.figures(state, seat, score_of(table, line, state), sight.words, names)
    ends = [
        forecast.figures(one.end, seat, score_of(table, line, state, one), sight.words, names)
        for one in found
    ]
    rows = changed(now, ends, sight)
    if not rows:
        told = say("plan-same") if any(plan.steps for plan in plans.plans) else ""
        return f'<p class="how">{safe(told)}</p>' if told else ""
    heads = "".join(
        f'<th scope="col"{shown(n == plans.shown)}>{safe(say("plan-number", number=n + 1))}</th>'
        for n in range(len(ends))
    )
    title = safe(say("plan-changes"))
    return (
        f'<table class="changes"><caption>{title}</caption><thead><tr><td></td>'
        f'<th scope="col">{safe(say("plan-now"))}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )


def changed(now: Figures, ends: Sequence[Figures], sight: Sight) -> str:
    """The rows of the comparison, in the order of their groups."""
    keys = list(dict.fromkeys(one for found in (now, *ends) for one in found))
    keys.sort(key=lambda one: GROUPS.index(one[0]))
    rows = ""
    for one in keys:
        before = now.get(one)
        after = [found.get(one) for found in ends]
        if all((each and each.text) == (before and before.text) for each in after):
            continue
        known = next(each for each in (before, *after) if each is not None)
        link = f" {rule_link(sight.game, known.rule)}" if known.rule else ""
        cells = "".join(cell(before, each) for each in after)
        label = f'<th scope="row">{safe(known.label)}{link}</th>'
        if one[0] == "due":  # long words over short ones
            wide = f'<th scope="rowgroup" colspan="{len(ends) + 2}">{safe(known.label)}{link}</th>'
            rows += f'<tr class="due-label">{wide}</tr>'
            label = ""
        first = "" if label else ' colspan="2"'
        rows += (
            f'<tr class="{one[0]}">{label}'
            f"<td{first}>{safe(before.text if before else NOTHING)}</td>{cells}</tr>"
        )
    return rows


def cell(before: Figure | None, after: Figure | None) -> str:
    """How something stands after a plan; better and worse are not for us to say."""
    same = (before and before.text) == (after and after.text)
    return f"<td{' class=same' if same else ''}>{safe(change(before, after))}</td>"


def shown(on: bool) -> str:
    """The mark of the plan that lies open."""
    return ' class="shown"' if on else ""


def chance(table: Table, state: State, plan: Plan, sight: Sight) -> str:
    """Where chance is next: what may come how often, and what it would mean."""
    seat, say = sight.seat, sight.chrome
    assert seat is not None
    found = forecast.spread(plan.line, state, seat, sight.words)
    if found is None:
        return ""
    view, names = plan.line.end(state).view(seat), table.names()
    actions = state.game.actions
    rows = "".join(
        f"<li>{safe(capital(sight.words.choice(view, actions.json(code), names)))}"
        f' <meter min="0" max="{PARTS}" value="{share}" aria-hidden="true"></meter>'
        f" <small>{safe(percent(share))}</small></li>"
        for code, share in found.outcomes
    )
    rest = found.among - len(found.outcomes)
    more = f"<li>{safe(say('plan-spread-more', number=rest))}</li>" if rest else ""
    spans = [
        ranged(forecast.called(path, sight.words), span) for path, span in found.stocks.items()
    ]
    if found.points[0] != found.points[1]:
        spans.append(ranged(sight.words("score-total"), found.points))
    told = f'<p class="how">{safe(say("plan-spans", spans="; ".join(spans)))}</p>' if spans else ""
    return (
        f'<section class="spread"><h3>{safe(say("plan-spread"))}</h3><ul>{rows}{more}</ul>'
        f"{told}</section>"
    )


def percent(share: int) -> str:
    """A share of a thousand, as people say it."""
    return "<1 %" if share < 10 else f"{round(share / 10)} %"


def ranged(label: str, span: forecast.Span) -> str:
    """The least and the most of something."""
    return f"{label} {figure(span[0])}–{figure(span[1])}"
