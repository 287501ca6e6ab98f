"""The prompt: one sentence, the open choices as buttons, why others are closed, the turn's keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tabard.draw.memory import safe
from tabard.kernel.errors import Refused
from tabard.kernel.state import State
from tabard.server.web.sight import Sight, rule_link, shield, sign
from tabard.words import NAMED

Form = Mapping[str, Any]


class Asked:
    """The question a seat is asked: its choices and refusals in their JSON forms, with codes."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state if state.to_move == seat else state.asking(seat)
        actions = state.game.actions
        self.choices = [{**actions.json(code), "code": code} for code in self.state.choices()]
        open_codes = {form["code"] for form in self.choices}
        self.refusals = [one for one in self.state.refusals() if one.code not in open_codes]
        # The board marks refused pieces with what it is told as rule: the code, for the reason.
        self.refused = [{**actions.json(r.code), "rule": str(r.code)} for r in self.refusals]

    def reasons(self, sight: Sight) -> dict[str, list[str]]:
        """For every refused code the reason in words, its rule, and what is refused."""
        actions = self.state.game.actions
        view = self.state.view(sight.seat)
        found: dict[str, list[str]] = {}
        for one in self.refusals:
            if str(one.code) not in found:
                form = actions.json(one.code)
                refused = Refused(one.rule, "", one.why, one.need, one.have)
                label = sight.words.choice(view, form, [""] * self.state.players)
                reason = sight.words.reason(refused, form)
                found[str(one.code)] = [reason, one.rule, label.partition(":")[0]]
        return found


def labels(
    forms: Sequence[Form], view: Mapping[str, Any], sight: Sight, names: Sequence[str]
) -> list[tuple[str, str]]:
    """Each choice's short and full label; the short one is as short as it stays clear."""
    full = [sight.words.choice(view, bare(form), names) for form in forms]
    ways = [
        [thing_of(form, sight) for form in forms],
        [text.partition(":")[0] for text in full],
        full,
    ]
    clear = [{text for text, times in Counter(way).items() if text and times == 1} for way in ways]
    found: list[tuple[str, str]] = []
    for i, text in enumerate(full):
        short = next((way[i] for way, known in zip(ways, clear) if way[i] in known), text)
        found.append((capital(short), capital(text)))
    return found


def bare(form: Form) -> dict[str, Any]:
    """A form without its code."""
    return {key: value for key, value in form.items() if key not in ("code", "rule")}


def thing_of(form: Form, sight: Sight) -> str:
    """The one thing a choice is about, by name; "" if it is about more or none."""
    values = [(key, value) for key, value in bare(form).items() if key != "do"]
    if len(values) != 1 or values[0][0] not in NAMED:
        return ""
    return sight.words.name(str(values[0][1]))


def capital(text: str) -> str:
    """A label begins with a capital."""
    return text[:1].upper() + text[1:]


def rows(forms: Sequence[Form]) -> list[list[int]]:
    """Neighbouring choices that differ in their last number alone belong together."""
    found: list[list[int]] = []
    for i, form in enumerate(forms):
        if found and follows(bare(forms[i - 1]), bare(form)):
            found[-1].append(i)
        else:
            found.append([i])
    return found


def follows(one: Form, two: Form) -> bool:
    """Whether the second choice is the first with its last number 1 higher."""
    *same, last = one
    number = one[last]
    return (
        list(one) == list(two)
        and len(one) > 2
        and isinstance(number, int)
        and two[last] == number + 1
        and all(one[key] == two[key] for key in same)
    )


def buttons(asked: Asked, view: Mapping[str, Any], sight: Sight, names: Sequence[str]) -> str:
    """The open choices as buttons; numbers of one thing share a frame."""
    forms = asked.choices
    named = labels(forms, view, sight, names)
    emblem = getattr(sight.board, "emblem", None)
    parts: list[str] = []
    for row in rows(forms):
        mark = emblem(forms[row[0]]) if emblem else ""
        mark = sign(mark) if mark else ""
        if len(row) == 1:
            parts.append(choice_button(forms[row[0]], *named[row[0]], mark))
            continue
        title = sight.words.choices(view, [bare(forms[i]) for i in row], names)
        keys = "".join(number_button(forms[i], named[i][1]) for i in row)
        parts.append(
            f'<span class="numbers">{mark}<span>{safe(capital(title.partition(":")[0]))}</span>'
            f"{keys}</span>"
        )
    return "".join(parts)


def choice_button(form: Form, short: str, full: str, mark: str) -> str:
    """One choice."""
    told = f' aria-label="{safe(full)}" title="{safe(full)}"' if full != short else ""
    return (
        f'<button type="button" class="pill can" id="do-{form["code"]}"'
        f' data-code="{form["code"]}"{told}>{mark}<span>{safe(short)}</span></button>'
    )


def number_button(form: Form, full: str) -> str:
    """One number of a row of choices."""
    number = list(bare(form).values())[-1]
    return (
        f'<button type="button" class="pill can figure" id="do-{form["code"]}"'
        f' data-code="{form["code"]}" aria-label="{safe(full)}" title="{safe(full)}">'
        f"{number}</button>"
    )


def closed(reasons: Mapping[str, Sequence[str]], sight: Sight) -> str:
    """What one might expect and is not open, each with its reason, folded away."""
    if not reasons:
        return ""
    items = "".join(
        f"<li><b>{safe(capital(label))}</b> <i>{safe(reason)}</i>"
        f" {rule_link(sight.game, rule)}</li>"
        for reason, rule, label in reasons.values()
    )
    title = safe(sight.chrome("table-why-not", number=len(reasons)))
    return (
        f'<details class="closed" id="closed"><summary class="pill">{title}</summary>'
        f"<ul>{items}</ul></details>"
    )


def bar(
    kind: str, seat: int | None, sentence: str, rule: str, middle: str, keys: str, sight: Sight
) -> str:
    """The whole bar: `mine` asks this reader, `wait` somebody else, `done` nobody."""
    mark = shield(seat, 36) if seat is not None else ""
    link = rule_link(sight.game, rule) if rule else ""
    title = safe(sight.chrome("table-prompt"))
    return (
        f'<section id="prompt" class="prompt {kind}" aria-label="{title}">'
        f'{mark}<p id="ask" role="status">{safe(sentence)} {link}</p>'
        f'<div class="offers">{middle}</div><div class="turnkeys">{keys}</div></section>'
    )


def turn_keys(drafted: int, mine: bool, may_ask: bool, sight: Sight) -> str:
    """Undo, undo all and confirm; after a turn is confirmed, asking the others for an undo."""
    say = sight.chrome
    if not mine and not drafted:
        if not may_ask:
            return ""
        return key_button("ask_undo", say("table-ask-undo"), "return-arrow", False)
    keys = key_button("takeback", say("table-undo"), "return-arrow", not drafted)
    if drafted > 1:
        keys += (
            '<button type="button" class="pill" data-do="takeback_all">'
            f"{safe(say('table-undo-all'))}</button>"
        )
    off = "" if drafted else " disabled"
    return (
        f'{keys}<button type="button" class="primary" id="confirm" data-do="confirm"{off}>'
        f"{safe(say('table-confirm'))}</button>"
    )


def key_button(do: str, label: str, icon: str, off: bool) -> str:
    """A round button with an icon."""
    told = safe(label)
    disabled = " disabled" if off else ""
    return (
        f'<button type="button" class="round" data-do="{do}" aria-label="{told}" title="{told}"'
        f"{disabled}>{sign(icon, 20)}</button>"
    )
