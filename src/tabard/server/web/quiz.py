"""The strip of a puzzle at its table: what is asked, what was said of the turn, and the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard import reasons
from tabard.bots.reasons import Reason
from tabard.draw.memory import safe
from tabard.kernel.state import State
from tabard.puzzles.judging import Told
from tabard.puzzles.puzzle import STARS, Puzzle
from tabard.server.puzzling import puzzle_of
from tabard.server.table import Table
from tabard.server.web.sight import Sight
from tabard.study.telling import margin, percent

NEXT: Final = "next"  # the address of the puzzle after this one
NOTHING_GLOWS: Final = -1


def told(table: Table, sight: Sight) -> dict[str, str]:
    """The strip as a part of the page."""
    one = puzzle_of(table)
    if one is None:
        if sight.seat is None:
            return {}
        return {"lesson": framed(safe(sight.chrome("puzzle-gone")), ways(table, sight), 0, sight)}
    if sight.seat != one.seat:
        return {}
    trying, say = table.trying, sight.chrome
    if trying.verdict is not None:
        text, keys = judgement(one, table, sight)
    elif table.answered():
        text, keys = safe(say("puzzle-judging")), ""
    elif trying.shown:
        return {"lesson": answer(one, table, sight)}
    else:
        text, keys = safe(say("puzzle-ask")), key("give_up", "puzzle-answer", sight)
        keys += onward(table, sight, "pill")
    return {"lesson": framed(f"<p>{text}</p>", keys, one.stars, sight)}


def framed(body: str, keys: str, stars: int, sight: Sight, glow: int = NOTHING_GLOWS) -> str:
    """The whole strip; a choice glows where the answer is shown."""
    say = sight.chrome
    glows = f' data-choice="{glow}"' if glow >= 0 else ""
    head = f"{safe(say('puzzle'))} <small>{shown_stars(stars, sight)}</small>"
    return (
        '<section id="lesson" class="lesson" aria-labelledby="lesson-title" data-at="0">'
        f'<h2 id="lesson-title">{head}</h2><ol aria-live="polite"><li class="now"{glows}>{body}'
        f'<div class="lesson-keys">{keys}</div></li></ol></section>'
    )


def shown_stars(stars: int, sight: Sight) -> str:
    """How hard a puzzle is, in stars and in words."""
    said = safe(sight.chrome("puzzle-stars", stars=stars))
    full, rest = "★" * stars, "☆" * (len(STARS) - stars)
    return f'<span aria-hidden="true">{full}{rest}</span><span class="unseen">{said}</span>'


def judgement(one: Puzzle, table: Table, sight: Sight) -> tuple[str, str]:
    """What was said of the turn, and the ways on."""
    say, verdict = sight.chrome, table.trying.verdict
    assert verdict is not None
    figures = {name: percent(verdict[name]) for name in ("made", "best")}
    if verdict["same"]:
        chance, after = percent(one.chance), percent(one.chance - one.behind)
        text = safe(say("puzzle-best", chance=chance, next=after))
        because = why(one.reasons, one, table, sight)
    elif verdict["right"]:
        text, because = safe(say("puzzle-as-good", **figures)), ""
    else:
        error = margin(verdict["error"])
        text = safe(say("puzzle-worse", **figures, error=error))
        because = why([tuple(each) for each in verdict["reasons"]], one, table, sight)
    if verdict["right"]:
        mark = "✓ " if not table.trying.shown else ""
        return f"<b>{mark}</b>{text}{because}", onward(table, sight, "primary")
    keys = key("try_again", "puzzle-again", sight, "primary")
    keys += key("give_up", "puzzle-answer", sight)
    return f"{text}{because}", keys + onward(table, sight, "pill")


def why(found: Sequence[Told | tuple[Any, ...]], one: Puzzle, table: Table, sight: Sight) -> str:
    """What the best turn has over the other, in the words of hints."""
    names = table.names()
    rivals = one.sample.game.accounts().rivals(one.sample)
    everybody = reasons.contenders(names, rivals, sight.words)
    text = reasons.told([Reason(*each) for each in found], one.seat, sight.words, everybody)
    return f"<br>{safe(sight.chrome('puzzle-why', reasons=text))}" if text else ""


def answer(one: Puzzle, table: Table, sight: Sight) -> str:
    """The best turn in words; the choice of it that comes next glows."""
    say, made = sight.chrome, [*(ply.code for ply in table.plies), *table.draft]
    text = safe(say("puzzle-answer-is", turn=in_words(one, one.best, table, sight)))
    glow, keys = NOTHING_GLOWS, onward(table, sight, "pill")
    if tuple(made) == one.best[: len(made)]:
        glow = one.best[len(made)] if len(made) < len(one.best) else NOTHING_GLOWS
    else:
        keys = key("try_again", "puzzle-again", sight) + keys
    body = f"<p>{text}{why(one.reasons, one, table, sight)}</p>"
    return framed(body, keys, one.stars, sight, glow)


def in_words(one: Puzzle, codes: Sequence[int], table: Table, sight: Sight) -> str:
    """A turn as its seat would read it, choice by choice."""
    state: State = one.sample.copy()
    names = table.names()
    said: list[str] = []
    for code in codes:
        form = state.game.actions.json(code)
        said.append(sight.words.choice(state.view(one.seat), form, names))
        state.apply(code)
    return "; ".join(said)


def key(do: str, label: str, sight: Sight, kind: str = "pill") -> str:
    """A key that asks for something at the table."""
    text = safe(sight.chrome(label))
    return f'<button type="button" class="{kind}" data-do="{do}">{text}</button>'


def onward(table: Table, sight: Sight, kind: str) -> str:
    """On to the next puzzle of the same game."""
    label = safe(sight.chrome("puzzle-next"))
    way = f"/puzzles/{table.plan.game}/{NEXT}"
    return f'<button type="button" class="{kind}" data-go="{way}">{label}</button>'


def ways(table: Table, sight: Sight) -> str:
    """Where to go from a puzzle that is no more."""
    return onward(table, sight, "primary")
