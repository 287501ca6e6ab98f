"""The narrator's strip of a lesson: what is told now, and the answer to a wrong choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.draw.memory import safe
from tabard.lessons import TITLE, Lesson, Sayings, Step, lessons, sayings
from tabard.server.table import Table
from tabard.server.teaching import lesson_of, made_so_far
from tabard.server.web.sight import Sight, rule_link

NOTHING: Final = '<section id="lesson" class="lesson"></section>'


def told(table: Table, sight: Sight, asked: bool) -> dict[str, str]:
    """The strip as a part of the page; none while others move, so that it stays as it is.

    `asked` says whether the learner has something to choose or to confirm.
    """
    taught = lesson_of(table)
    if taught is None or sight.seat != taught.seat:
        return {}
    made = made_so_far(table)
    at = taught.followed(made)
    words = sayings(taught.game, taught.id, sight.lang)
    if at == len(taught.line):
        return {"lesson": strip(taught, at, taught.told_at(at), words, sight, end(taught, sight))}
    if at < len(made):
        return {"lesson": astray(table, taught, at, made[at], words, sight)}
    if not asked:
        return {}
    return {"lesson": strip(taught, at, taught.told_at(at), words, sight)}


def strip(
    taught: Lesson, at: int, steps: Sequence[Step], words: Sayings, sight: Sight, last: str = ""
) -> str:
    """What is told at a moment, one thing at a time; `last` stands under the last of it."""
    lines = []
    for i, step in enumerate(steps):
        number = taught.steps.index(step) + 1
        choice = f' data-choice="{step.point}"' if step.point >= 0 else ""
        glow = f' data-glow="{safe(step.glow)}"' if step.glow else choice
        more = keys(i, i == len(steps) - 1, sight)
        more += last if i == len(steps) - 1 else ""
        lines.append(
            f'<li{" class=now" if i == 0 else ""} data-number="{number}"{glow}>'
            f"<p>{safe(words(step.id))} {rule_link(sight.game, step.rule)}</p>"
            f'<div class="lesson-keys">{more}</div></li>'
        )
    return framed(taught, at, "".join(lines), words, sight)


def keys(i: int, last: bool, sight: Sight) -> str:
    """Back to what was told before, and on to what is told next."""
    say = sight.chrome
    back = (
        f'<button type="button" class="pill" data-tell="-1">{safe(say("lesson-before"))}</button>'
    )
    on = f'<button type="button" class="primary" data-tell="1">{safe(say("lesson-on"))}</button>'
    return (back if i else "") + ("" if last else on)


def framed(taught: Lesson, at: int, lines: str, words: Sayings, sight: Sight) -> str:
    """The whole strip, with the lesson's name and how far it has come."""
    say = sight.chrome
    title = safe(say("lesson-head", number=taught.place, title=words(TITLE)))
    return (
        f'<section id="lesson" class="lesson" aria-labelledby="lesson-title" data-at="{at}">'
        f'<h2 id="lesson-title">{title} <small><b id="lesson-step"></b>/{len(taught.steps)}</small>'
        f'</h2><ol aria-live="polite">{lines}</ol></section>'
    )


def astray(table: Table, taught: Lesson, at: int, code: int, words: Sayings, sight: Sight) -> str:
    """The answer to a choice that the lesson does not mean: why, and the way back."""
    say = sight.chrome
    step = taught.asked_at(at)
    if step is None or table.game is None:  # the lesson was written anew since this table began
        return framed(
            taught, at, f"<li class=now><p>{safe(say('lesson-changed'))}</p></li>", words, sight
        )
    answer = words.answer(step.id, table.game.actions.verb(code)) or say("lesson-not-meant")
    tried = at == len(table.plies)
    back = safe(say("lesson-back" if tried else "lesson-return"))
    free = safe(say("lesson-tried" if tried else "lesson-alone"))
    line = (
        f'<li class="now astray" data-number="{taught.steps.index(step) + 1}">'
        f"<p>{safe(answer)} {rule_link(sight.game, step.rule)}</p>"
        f'<div class="lesson-keys"><button type="button" class="primary" data-do="come_back">'
        f"{back}</button><i>{free}</i></div></li>"
    )
    return framed(taught, at, line, words, sight)


def end(taught: Lesson, sight: Sight) -> str:
    """Where to go after the last step: the list of lessons, and the next one or a first game."""
    say = sight.chrome
    others = lessons(taught.game)
    game = taught.game.partition("@")[0]
    after = next((one for one in others if one.place == taught.place + 1), None)
    if after is not None:
        go, label = f"/learn/{game}/{after.id}", say("lesson-next")
    else:
        go, label = f"/play/{game}", say("lesson-first-game")
    return (
        f'<a class="pill" href="/learn/{game}">{safe(say("lesson-list"))}</a>'
        f'<button type="button" class="primary" data-go="{go}">{safe(label)}</button>'
    )
