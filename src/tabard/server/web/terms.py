"""What a table has agreed on, in the players' words: variants, readings, clock, who may watch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from tabard.draw.memory import safe
from tabard.kernel.game import Game, Option
from tabard.server.setup import CLOCKS, DAY, MINUTE, REPLACED_BY, Clock, Setup, read_clock
from tabard.server.table import Table
from tabard.server.web.chrome import Chrome
from tabard.words import words_of


def question(game_id: str, option: Option, t: Chrome) -> str:
    """What an option asks."""
    words, name = words_of(game_id, t.lang), f"option-{option.name}"
    return words(name) if words.has(name) else option.name.replace("_", " ")


def answer(game_id: str, option: Option, value: Any, t: Chrome) -> str:
    """A value of an option in words."""
    words, word = words_of(game_id, t.lang), str(value).lower()
    if words.has(f"option-{option.name}-{word}"):
        return words(f"option-{option.name}-{word}")
    return t(f"option-{word}") if t.has(f"option-{word}") else str(value)


def parts(game_id: str, option: Option, t: Chrome) -> str:
    """What asks for the parts that may be added to a value of an option."""
    return words_of(game_id, t.lang)(f"option-{option.name}-adds")


def about(game_id: str, option: Option, t: Chrome) -> str:
    """What a part that may be added is."""
    return words_of(game_id, t.lang)(f"option-{option.name}-about")


def excluded(game_id: str, option: Option, t: Chrome) -> str:
    """Why an option is not asked beside another."""
    return words_of(game_id, t.lang)(f"option-{option.name}-excluded")


def clock_words(clock: Clock, t: Chrome) -> str:
    """How much time there is."""
    if clock.kind == "live":
        return t("table-clock-live", minutes=clock.bank // MINUTE, seconds=clock.increment // 1000)
    return t("table-clock-none") if clock.kind == "none" else t(
        "table-clock-slow", days=clock.bank // DAY
    )  # fmt: skip


def usual_clocks(t: Chrome) -> dict[str, str]:
    """The usual clocks in words."""
    return {name: clock_words(read_clock(clock), t) for name, clock in CLOCKS.items()}


def terms(game: Game[Any], plan: Setup, counts: bool, t: Chrome) -> Iterator[tuple[str, str]]:
    """Each thing worth knowing before one sits down, and what was chosen.

    Variants are always told, with what is added to them, readings of the rules where they are not
    the usual ones.
    """
    for option in game.options:
        value = plan.options.get(option.name, option.default)
        told = option.values_for(plan.players) if option.variant else value != option.default
        if told and option.adds_to is None and game.excluded(option, plan.options) is None:
            chosen = answer(game.edition, option, value, t)
            added = [question(game.edition, o, t) for o in game.added(plan.options, option.name)]
            if added:
                chosen = t("option-with", answer=chosen, parts=", ".join(added))
            yield question(game.edition, option, t), chosen
    yield t("clock"), clock_words(plan.clock, t)
    yield t("rated"), t("option-true" if counts else "option-false")
    if not plan.plans:
        yield t("plans"), t("plans-no")
    if plan.clock.kind == "slow" and plan.holiday:
        yield t("holiday"), t("holiday-days", count=plan.holiday)
    if plan.clock.kind != "none" and plan.replace != REPLACED_BY[0]:
        yield t("replace"), t("replace-anybody")
    yield t("who-watches"), t("watch-open" if plan.watch == "open" else "watch-closed")


def listed(table: Table, t: Chrome) -> Markup:
    """The terms of a table as a list."""
    assert table.game is not None
    rows = "".join(
        f"<div><dt>{safe(name)}</dt><dd>{safe(value)}</dd></div>"
        for name, value in terms(table.game, table.plan, table.counts, t)
    )
    rest = safe(t("table-options-rest"))
    return Markup(f'<dl class="terms">{rows}</dl><p class="aside">{rest}</p>')
