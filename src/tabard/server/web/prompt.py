"""The prompt: one sentence, the open choices as buttons, why others are closed, the turn's keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from tabard.draw.memory import remembered, safe
from tabard.draw.stamps import Stamp, cut
from tabard.games import presentation
from tabard.server.web.asked import Asked, Form, bare_form
from tabard.server.web.chrome import chrome
from tabard.server.web.sight import Sight, citing, shield, sign
from tabard.words import NAMED, Words, words_of

FEW: Final = 4  # choices that may say more than the thing they are about

SIGN: Final = Stamp(sign("~1"))
CITED: Final = Stamp(citing("~1", "~2"))
CHOICE: Final = Stamp(
    '<button type="button" class="pill can" id="do-~1" data-code="~1">~2<span>~3</span></button>'
)
TOLD: Final = Stamp(
    '<button type="button" class="pill can" id="do-~1" data-code="~1" aria-label="~2">~3'
    "<span>~4</span></button>"
)
FIGURE: Final = Stamp(
    '<button type="button" class="pill can figure" id="do-~1" data-code="~1" aria-label="~2">'
    "~3</button>"
)
NUMBERS: Final = Stamp('<span class="numbers">~1<span>~2:</span>~3</span>')
MORE: Final = Stamp(
    '<details class="more" id="more-~1"><summary class="pill">~2'
    "<span>~3</span></summary><div>~4</div></details>"
)
CLOSED: Final = Stamp(
    '<details class="closed" id="closed"><summary class="pill" aria-label="~1">'
    f"{sign('help')}<span>~1</span></summary><ul>~2</ul></details>"
)
SHUT: Final = Stamp("<li><b>~1</b> <i>~2</i> ~3</li>")
BAR: Final = Stamp(
    '<section id="prompt" class="prompt ~1" aria-label="~2">~3<p id="ask" role="status">~4 ~5</p>'
    '<div class="answers"><div class="offers">~6</div><div class="leaves">~7</div></div>'
    '<div class="turnkeys">~8</div></section>'
)
SHIELD: Final = Stamp(shield("~1", 36))
KEY: Final = Stamp(
    '<button type="button" class="round" data-do="~1" aria-label="~2" title="~2"~4>~3</button>'
)


def labels(
    forms: Sequence[Form], view: Mapping[str, Any], sight: Sight, names: Sequence[str]
) -> tuple[str, ...]:
    """Each choice's full label."""
    say, game = sight.words.choice, sight.game
    return tuple([say(view, bare_form(game, form["code"]), names) for form in forms])


class Arranged(NamedTuple):
    """Choices with their short and full labels, and which of them belong together in a row."""

    labels: list[tuple[str, str]]
    rows: list[list[int]]


@lru_cache(maxsize=4096)
def arranged(game: str, lang: str, codes: tuple[int, ...], full: tuple[str, ...]) -> Arranged:
    """Choices by their codes and full labels; a short one is as short as it stays clear."""
    words, forms = words_of(game, lang), [bare_form(game, code) for code in codes]
    brief = len(forms) > FEW
    ways = [
        [thing_of(form, words) if brief else "" for form in forms],
        [text.partition(":")[0] for text in full],
        full,
    ]
    clear = [alone(way) for way in ways]
    found: list[tuple[str, str]] = []
    for i, text in enumerate(full):
        short = next((way[i] for way, known in zip(ways, clear) if way[i] in known), text)
        found.append((capital(short), capital(text)))
    return Arranged(found, rows(forms, [short for short, _ in found]))


def alone(texts: Sequence[str]) -> set[str]:
    """The texts that occur once, but for the empty one."""
    once: set[str] = set()
    again = {""}
    for text in texts:
        (again if text in once else once).add(text)
    return once - again


def bare(form: Form) -> dict[str, Any]:
    """A form without its code."""
    return {key: value for key, value in form.items() if key not in ("code", "rule")}


def thing_of(form: Form, words: Words) -> str:
    """The one thing a choice is about, by name; "" if it is about more or none.

    A game's `spoken` are the verbs that say more than their thing: they are never left out.
    """
    values = [(key, value) for key, value in bare(form).items() if key != "do"]
    if len(values) != 1 or values[0][0] not in NAMED:
        return ""
    if form["do"] in words.telling.spoken:
        return ""
    return words.called(str(values[0][1]))


def capital(text: str) -> str:
    """A label begins with a capital."""
    return text[:1].upper() + text[1:]


def rows(forms: Sequence[Form], short: Sequence[str]) -> list[list[int]]:
    """Neighbouring choices that differ in their last number alone belong together."""
    found: list[list[int]] = []
    for i, form in enumerate(forms):
        if found and (
            follows(forms[i - 1], form)
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
        mark = mark_of(sight.game, forms[0]["code"])
        title = safe(capital(sight.words(f"fold-{family}")))
        parts.append(MORE(family, mark, title, inside))
    return "".join(parts)


def pills(
    forms: Sequence[Form], view: Mapping[str, Any], sight: Sight, names: Sequence[str]
) -> str:
    """Choices as buttons; numbers of one thing share a frame."""
    if not forms:
        return ""
    game = sight.game
    codes = tuple([form["code"] for form in forms])
    named, rows = arranged(game, sight.lang, codes, labels(forms, view, sight, names))
    parts: list[str] = []
    for row in rows:
        mark = mark_of(game, codes[row[0]])
        if len(row) == 1:
            parts.append(choice_button(codes[row[0]], *named[row[0]], mark))
            continue
        plain = [bare_form(game, codes[i]) for i in row]
        if follows(plain[0], plain[1]):
            title = sight.words.choices(view, plain, names)
            figures = [str(list(form.values())[-1]) for form in plain]
        else:
            title = numbered(named[row[0]][0])[0]
            figures = [numbered(named[i][0])[1] for i in row]
        keys = "".join(
            FIGURE(codes[i], safe(named[i][1]), safe(figure))
            for i, figure in zip(row, figures, strict=True)
        )
        parts.append(NUMBERS(mark, safe(capital(title.partition(":")[0])), keys))
    return "".join(parts)


@lru_cache(maxsize=16384)
def mark_of(game: str, code: int) -> str:
    """The icon of a choice on its button, or ""."""
    icon = presentation(game).board.emblem(bare_form(game, code))
    return SIGN(icon) if icon else ""


def choice_button(code: int, short: str, full: str, mark: str) -> str:
    """One choice."""
    if full == short:
        return CHOICE(code, mark, safe(short))
    return TOLD(code, safe(full), mark, safe(short))


def closed(asked: Asked, view: Mapping[str, Any], sight: Sight) -> str:
    """What one might expect and is not open, each with its reason, folded away.

    Of choices that differ in a number alone and meet the same rule, the first speaks for all. What
    is not there at all, by the game's own word `absent`, nobody expects; the board and the API tell
    whoever asks.
    """
    found: dict[tuple[Any, ...], str] = {}
    for refusal, one in zip(asked.refusals, asked.closed(sight)):
        if one.absent or one.kind in found:
            continue
        label = called_in_short(sight.game, sight.lang, refusal.code)
        if not label:
            form = bare_form(sight.game, refusal.code)
            label = sight.words.choice(view, form, [""] * asked.state.players)
        found[one.kind] = closed_line(sight.game, label.partition(":")[0], *one.reason)
    if not found:
        return ""
    title = safe(sight.chrome("table-why-not", number=len(found)))
    return CLOSED(title, "".join(found.values()))


@lru_cache(maxsize=16384)
def called_in_short(game: str, lang: str, code: int) -> str:
    """The one thing that a refused choice is about, or ""."""
    return thing_of(bare_form(game, code), words_of(game, lang))


@remembered
def closed_line(game: str, label: str, reason: str, rule: str) -> str:
    """What is not open, and why."""
    return SHUT(safe(capital(label)), safe(reason), CITED(game, safe(rule)))


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
    mark = SHIELD(seat) if seat is not None else ""
    link = CITED(sight.game, safe(rule)) if rule else ""
    title = safe(sight.chrome("table-prompt"))
    return BAR(kind, title, mark, safe(sentence), link, middle, last, keys)


def hint_key(sight: Sight) -> str:
    """The key that asks for a hint."""
    told = safe(sight.chrome("table-hint"))
    return cut(
        f'<button type="button" class="round" data-hint aria-label="{told}" title="{told}">'
        f"{sign('crystal-ball', 20)}</button>"
    )


def ask_undo_key(sight: Sight) -> str:
    """The key after a confirmed turn: it asks the others for an undo."""
    return cut(key_button("ask_undo", sight.chrome("table-ask-undo"), "return-arrow", False))


def turn_keys(drafted: int, whole: bool, sight: Sight) -> str:
    """Undo, undo all and confirm, which waits until the turn is whole.

    Until then a quieter key carries out the steps so far, which nobody has to do.
    """
    return confirm_keys(sight.lang, min(drafted, 2), whole)


@remembered
def confirm_keys(lang: str, drafted: int, whole: bool) -> str:
    """The keys of a turn with no step, one or more."""
    say = chrome(lang)
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
    return cut(
        f'{keys}<button type="button" class="primary" id="confirm" data-do="confirm"{off}>'
        f"{safe(say('table-confirm'))}</button>"
    )


def key_button(do: str, label: str, icon: str, off: bool) -> str:
    """A round button with an icon."""
    told = safe(label)
    return KEY(do, told, cut(sign(icon, 20)), " disabled" if off else "")
