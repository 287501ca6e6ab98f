"""The prompt: one sentence, the open choices as buttons, why others are closed, the turn's keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from tabard.draw.memory import safe
from tabard.games import game as find_game
from tabard.kernel import sets
from tabard.kernel.errors import Refused
from tabard.kernel.onward import Onward
from tabard.kernel.state import State
from tabard.server.web.sight import Sight, rule_link, shield, sign, words_of
from tabard.words import NAMED

Form = Mapping[str, Any]

FEW: Final = 4  # choices that may say more than the thing they are about


class Asked:
    """The question a seat is asked: its choices and refusals in their JSON forms, with codes.

    Where a set is asked for, `choices` are all that it may hold: it is put together in any order.

    Where going on is implied it is the question that follows, with what is offered before it. With
    a draft whose turn would be `whole` by going on, confirming it goes on.
    """

    def __init__(self, state: State, seat: int, drafts: bool = False) -> None:
        now = state if state.to_move == seat else state.asking(seat)
        self.onward = Onward(now, seat)
        self.state = self.onward.asked
        self.whole = drafts and bool(self.onward.closing)
        self.set = sets.set_asked(state, seat)
        actions = state.game.actions
        # A piece that stands for both answers the question: that comes first.
        menu = self.state.open_menu()
        codes = sorted(self.onward.codes, key=lambda code: not menu.holds(code))
        if self.set is not None:
            codes = list(self.set.pool)
        if self.whole and not self.onward.clash:
            codes.remove(self.onward.closing[-1])
        self.choices = [{**actions.json(code), "code": code} for code in codes]
        verbs = {str(choice["do"]) for choice in self.choices}
        self.mixed = not verbs <= actions.declining  # else what declines is all there is
        self.refusals = sets.refusals(self.state)
        if self.onward.beside:
            self.refusals += [one for one in sets.refusals(now) if one.code not in codes]
        # The board marks refused pieces with what it is told as rule: the code, for the reason.
        self.refused = [{**actions.json(r.code), "rule": str(r.code)} for r in self.refusals]
        self.limits = self.state.limits()
        self.limited = [{**actions.json(r.code), "rule": str(r.code)} for r in self.limits]

    def declines(self, form: Form) -> bool:
        """Whether a choice passes on the question or ends it, beside others that do not."""
        return self.mixed and form["do"] in self.state.game.actions.declining

    def reasons(self, sight: Sight) -> dict[str, list[str]]:
        """The reason in words and its rule, for every code that is refused or open with a limit."""
        found: dict[str, list[str]] = {}
        for one in (*self.refusals, *self.limits):
            if str(one.code) not in found:
                why = reason_of(sight.game, sight.lang, one.code, one.why, one.need, one.have)
                found[str(one.code)] = [why, one.rule]
        return found

    def warnings(self, sight: Sight) -> dict[str, list[str]]:
        """What is to be said of an open choice before it is made: words, rule and kind, by code."""
        actions = self.state.game.actions
        return {
            str(one.code): [sight.words.warning(one, actions.json(one.code)), one.rule, one.kind]
            for one in self.state.warnings()
        }


@lru_cache(maxsize=8192)
def reason_of(game: str, lang: str, code: int, why: str, need: int, have: int) -> str:
    """The reason against a choice in words, which is asked for again and again."""
    form = find_game(game).actions.json(code)
    return words_of(game, lang).reason(Refused("", "", why, need, have), form)


def labels(
    forms: Sequence[Form], view: Mapping[str, Any], sight: Sight, names: Sequence[str]
) -> list[tuple[str, str]]:
    """Each choice's short and full label; the short one is as short as it stays clear."""
    full = [sight.words.choice(view, bare(form), names) for form in forms]
    brief = len(forms) > FEW
    ways = [
        [thing_of(form, sight) if brief else "" for form in forms],
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
    """The one thing a choice is about, by name; "" if it is about more or none.

    A game's `SPOKEN` are the verbs that say more than their thing: they are never left out.
    """
    values = [(key, value) for key, value in bare(form).items() if key != "do"]
    if len(values) != 1 or values[0][0] not in NAMED:
        return ""
    if form["do"] in getattr(sight.words.telling, "SPOKEN", ()):
        return ""
    return sight.words.called(str(values[0][1]))


def capital(text: str) -> str:
    """A label begins with a capital."""
    return text[:1].upper() + text[1:]


def rows(forms: Sequence[Form], short: Sequence[str]) -> list[list[int]]:
    """Neighbouring choices that differ in their last number alone belong together."""
    found: list[list[int]] = []
    for i, form in enumerate(forms):
        if found and (
            follows(bare(forms[i - 1]), bare(form))
            or (numbered(short[i])[1] and numbered(short[i])[0] == numbered(short[i - 1])[0])
        ):
            found[-1].append(i)
        else:
            found.append([i])
    return found


def numbered(label: str) -> tuple[str, str]:
    """A label without the number at its end, and the number; "" if there is none."""
    stem, _, last = label.rpartition(" ")
    return (stem, last) if stem and last.isdigit() else (label, "")


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
    """The open choices as buttons, without those that decline: they have a place of their own."""
    return pills([form for form in asked.choices if not asked.declines(form)], view, sight, names)


def leaves(asked: Asked, view: Mapping[str, Any], sight: Sight, names: Sequence[str]) -> str:
    """The choices that pass on the question or end it; several of one verb open behind one button.

    They stay in sight however many others there are.
    """
    families: dict[str, list[Form]] = {}
    for form in asked.choices:
        if asked.declines(form):
            families.setdefault(str(form["do"]), []).append(form)
    parts: list[str] = []
    for family, forms in families.items():
        inside = pills(forms, view, sight, names)
        if len(forms) == 1:
            parts.append(inside)
            continue
        emblem = getattr(sight.board, "emblem", None)
        mark = sign(emblem(forms[0])) if emblem else ""
        title = safe(capital(sight.words(f"fold-{family}")))
        parts.append(
            f'<details class="more" id="more-{family}"><summary class="pill">{mark}'
            f"<span>{title}</span></summary><div>{inside}</div></details>"
        )
    return "".join(parts)


def pills(
    forms: Sequence[Form], view: Mapping[str, Any], sight: Sight, names: Sequence[str]
) -> str:
    """Choices as buttons; numbers of one thing share a frame."""
    named = labels(forms, view, sight, names)
    emblem = getattr(sight.board, "emblem", None)
    parts: list[str] = []
    for row in rows(forms, [short for short, _ in named]):
        mark = emblem(forms[row[0]]) if emblem else ""
        mark = sign(mark) if mark else ""
        if len(row) == 1:
            parts.append(choice_button(forms[row[0]], *named[row[0]], mark))
            continue
        if follows(bare(forms[row[0]]), bare(forms[row[1]])):
            title = sight.words.choices(view, [bare(forms[i]) for i in row], names)
            figures = [str(list(bare(forms[i]).values())[-1]) for i in row]
        else:
            title = numbered(named[row[0]][0])[0]
            figures = [numbered(named[i][0])[1] for i in row]
        keys = "".join(
            number_button(forms[i], figure, named[i][1])
            for i, figure in zip(row, figures, strict=True)
        )
        parts.append(
            f'<span class="numbers">{mark}<span>{safe(capital(title.partition(":")[0]))}:</span>'
            f"{keys}</span>"
        )
    return "".join(parts)


def choice_button(form: Form, short: str, full: str, mark: str) -> str:
    """One choice."""
    told = f' aria-label="{safe(full)}"' if full != short else ""
    return (
        f'<button type="button" class="pill can" id="do-{form["code"]}"'
        f' data-code="{form["code"]}"{told}>{mark}<span>{safe(short)}</span></button>'
    )


def number_button(form: Form, number: str, full: str) -> str:
    """One number of a row of choices."""
    return (
        f'<button type="button" class="pill can figure" id="do-{form["code"]}"'
        f' data-code="{form["code"]}" aria-label="{safe(full)}">'
        f"{safe(number)}</button>"
    )


def closed(
    asked: Asked, reasons: Mapping[str, Sequence[str]], view: Mapping[str, Any], sight: Sight
) -> str:
    """What one might expect and is not open, each with its reason, folded away.

    Of choices that differ in a number alone and meet the same rule, the first speaks for all. What
    is not there at all, by the game's own word `ABSENT`, nobody expects; the board and the API tell
    of it who asks.
    """
    found: dict[tuple[Any, ...], str] = {}
    absent = getattr(sight.words.telling, "ABSENT", ())
    for refusal, one in zip(asked.refusals, asked.refused, strict=True):
        form = bare(one)
        reason, rule = reasons[str(one["rule"])]
        key = (*(value for value in form.values() if not isinstance(value, int)), rule)
        if key not in found and refusal.why not in absent:
            label = thing_of(form, sight)
            label = label or sight.words.choice(view, form, [""] * asked.state.players)
            found[key] = (
                f"<li><b>{safe(capital(label.partition(':')[0]))}</b> <i>{safe(reason)}</i>"
                f" {rule_link(sight.game, rule)}</li>"
            )
    if not found:
        return ""
    items = "".join(found.values())
    title = safe(sight.chrome("table-why-not", number=len(found)))
    return (
        f'<details class="closed" id="closed"><summary class="pill" aria-label="{title}">'
        f"{sign('help')}<span>{title}</span></summary>"
        f"<ul>{items}</ul></details>"
    )


def bar(
    kind: str,
    seat: int | None,
    sentence: str,
    rule: str,
    middle: str,
    keys: str,
    sight: Sight,
    last: str = "",
) -> str:
    """The whole bar: `mine` asks this reader, `wait` somebody else, `done` nobody.

    `middle` is scrolled where it is more than there is room for; `last` stays in sight.
    """
    mark = shield(seat, 36) if seat is not None else ""
    link = rule_link(sight.game, rule) if rule else ""
    title = safe(sight.chrome("table-prompt"))
    return (
        f'<section id="prompt" class="prompt {kind}" aria-label="{title}">'
        f'{mark}<p id="ask" role="status">{safe(sentence)} {link}</p>'
        f'<div class="answers"><div class="offers">{middle}</div>'
        f'<div class="leaves">{last}</div></div><div class="turnkeys">{keys}</div></section>'
    )


def hint_key(sight: Sight) -> str:
    """The key that asks for a hint."""
    told = safe(sight.chrome("table-hint"))
    return (
        f'<button type="button" class="round" data-hint aria-label="{told}" title="{told}">'
        f"{sign('crystal-ball', 20)}</button>"
    )


def ask_undo_key(sight: Sight) -> str:
    """The key after a confirmed turn: it asks the others for an undo."""
    return key_button("ask_undo", sight.chrome("table-ask-undo"), "return-arrow", False)


def turn_keys(drafted: int, whole: bool, sight: Sight) -> str:
    """Undo, undo all and confirm, which waits until the turn is whole.

    Until then a quieter key carries out the steps so far, which nobody has to do.
    """
    say = sight.chrome
    keys = key_button("takeback", say("table-undo"), "return-arrow", not drafted)
    if drafted > 1:
        keys += (
            '<button type="button" class="pill" data-do="takeback_all">'
            f"{safe(say('table-undo-all'))}</button>"
        )
    if drafted and not whole:
        keys += (
            f'<button type="button" class="pill quiet" id="keep" data-do="confirm"'
            f' title="{safe(say("table-keep-why"))}">{safe(say("table-keep"))}</button>'
        )
    off = "" if whole else " disabled"
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
