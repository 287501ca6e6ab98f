"""The narrator's strip: what a lesson tells, the answer to a wrong choice, how a stretch goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.draw.memory import safe
from tabard.kernel.state import State
from tabard.lessons import AHEAD, AIM, BEHIND, TITLE, Lesson, Sayings, Step, courses, sayings
from tabard.presentation.telling import View
from tabard.server.table import Table
from tabard.server.teaching import lesson_of, made_so_far, stretch_ended
from tabard.server.web import cautioning
from tabard.server.web.chart import points_at
from tabard.server.web.sight import Sight, rule_link
from tabard.words import figure

Question = tuple[State, View]
NOTHING: Final = '<section id="lesson" class="lesson"></section>'


def told(table: Table, sight: Sight, asked: bool, on: Question | None = None) -> dict[str, str]:
    """The strip as a part of the page; none while others move, so that it stays as it is.

    `asked` says whether the learner has something to choose or to confirm; `on` is the table on
    which they are asked, as it is and as they see it.
    """
    taught = lesson_of(table)
    if taught is None or sight.seat != taught.seat:
        if on is not None:
            return warned(sight, *on)
        return {} if still_to_choose(table, sight) else {"lesson": NOTHING}
    words = sayings(taught.game, taught.id, sight.lang)
    if taught.until:
        if not asked and not stretch_ended(table):
            return {}
        return {"lesson": stretch(table, taught, words, sight, on)}
    made = made_so_far(table)
    at = taught.followed(made)
    if at == len(taught.line):
        return {"lesson": strip(taught, at, taught.told_at(at), words, sight, end(taught, sight))}
    if at < len(made):
        return {"lesson": astray(table, taught, at, made[at], words, sight)}
    if not asked:
        return {}
    return {"lesson": strip(taught, at, taught.told_at(at), words, sight)}


def still_to_choose(table: Table, sight: Sight) -> bool:
    """Whether whoever looks will be asked again: not after the end, nor while a bot plays on."""
    return table.running and sight.seat is not None and not table.seats[sight.seat].bot


def warned(sight: Sight, state: State, view: View) -> dict[str, str]:
    """What somebody new is warned of at any table; an empty strip where there is nothing."""
    lines = cautioning.lines(state, view, sight)
    if not lines:
        return {"lesson": NOTHING}
    return {"lesson": boxed(safe(sight.chrome("cautions")), lines, "")}


def boxed(title: str, lines: str, keys: str) -> str:
    """A strip that tells one thing, with its keys."""
    return (
        '<section id="lesson" class="lesson" aria-labelledby="lesson-title" data-at="one">'
        f'<h2 id="lesson-title">{title}</h2><ol aria-live="polite"><li class="now">{lines}'
        f'<div class="lesson-keys">{keys}</div></li></ol></section>'
    )


def stretch(table: Table, taught: Lesson, words: Sayings, sight: Sight, on: Question | None) -> str:
    """The aim of a stretch with warnings, and at its end what was reached and could be tried."""
    say = sight.chrome
    line, keys = f"<p>{safe(words(AIM))}</p>", ""
    if on is not None:
        line += cautioning.lines(*on, sight)
    if stretch_ended(table):
        assert table.state is not None
        points = points_at(table.state)
        own, best = points[taught.seat], max(points[: taught.seat] + points[taught.seat + 1 :])
        reached = say("stretch-reached", points=figure(own), best=figure(best))
        further = words(AHEAD if own > best else BEHIND)
        line, keys = f"<p>{safe(reached)} {safe(further)}</p>", end(taught, sight)
    return boxed(safe(say("stretch-head", title=words(TITLE))), line, keys)


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
    others = courses(taught.game)
    game = taught.game.partition("@")[0]
    after = next((one for one in others if one.place == taught.place + 1), None)
    if after is not None:
        go = f"/learn/{game}/{after.id}"
        label = say("stretch-next" if after.until else "lesson-next")
    else:
        go, label = f"/play/{game}", say("lesson-first-game")
    return (
        f'<a class="pill" href="/learn/{game}">{safe(say("lesson-list"))}</a>'
        f'<button type="button" class="primary" data-go="{go}">{safe(label)}</button>'
    )
