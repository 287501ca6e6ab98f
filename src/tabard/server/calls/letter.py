"""What a call says, in the reader's language and as far as the reader may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabard.server.calls.occasions import BEGUN, LATE, NUDGE, OVER, REMIND, TURN, UNDO
from tabard.server.table import Table
from tabard.server.web.chrome import Chrome, chrome
from tabard.server.web.rows import clock_text, verdict_of
from tabard.words import words_of

MOST_LINES: Final = 12


@dataclass(frozen=True, slots=True)
class Part:
    """The call about one table: what happened, what is asked, how much time there is, where."""

    table: str
    game: str
    kind: str
    title: str
    story: tuple[str, ...]
    asked: str
    time: str
    link: str
    button: str
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Letter:
    """Calls that go out together."""

    lang: str
    subject: str
    parts: tuple[Part, ...]


def letter_of(parts: list[Part], lang: str) -> Letter:
    """Parts as one letter: a single call speaks for itself, several are counted."""
    t = chrome(lang)
    subject = parts[0].title if len(parts) == 1 else t("call-several", count=len(parts))
    return Letter(lang, subject, tuple(parts))


def part_of(
    table: Table, kind: str, seat: int, lang: str, link: str, now: int, public: bool = False
) -> Part:
    """The call about a table; a public one says what a spectator may know, if there may be any."""
    t = chrome(lang)
    assert table.game is not None
    words = words_of(table.game.edition, lang)
    eyes = None if public else seat
    hidden = public and table.plan.watch != "open"
    title = words("game-title")
    who = table.names()[seat]
    told = t(f"call-{kind}-public" if public else f"call-{kind}", game=title, who=who)
    left = table.timing.left(seat, now) if kind in (TURN, REMIND, NUDGE) else None
    return Part(
        table=table.id,
        game=table.plan.game,
        kind=kind,
        title=told,
        story=() if hidden or kind == BEGUN else tuple(story(table, seat, eyes, lang)),
        asked="" if hidden else asked(table, kind, seat, eyes, lang),
        time=t("call-time-left", time=clock_text(left, t)) if left is not None else "",
        link=link,
        button=t("call-open"),
        picture="" if public or table.state is None else table.state.svg(seat),
    )


def asked(table: Table, kind: str, seat: int, eyes: int | None, lang: str) -> str:
    """What is asked of the reader, or what came of it."""
    t = chrome(lang)
    assert table.game is not None
    assert table.state is not None
    if kind == OVER:
        return verdict_of(table, t)
    if kind == UNDO and table.undo is not None:
        return t("call-undo-asked", who=table.names()[table.undo.seat])
    if kind == LATE:
        return t("call-late-asked")
    if kind in (TURN, REMIND, NUDGE, BEGUN):
        words = words_of(table.game.edition, lang)
        state = table.state
        if eyes is not None and seat in state.awaited() and state.to_move != seat:
            state = state.asking(seat)
        return words.prompt(state.view(eyes), table.names())
    return ""


def story(
    table: Table, seat: int, eyes: int | None, lang: str, most: int = MOST_LINES
) -> list[str]:
    """What has happened since a seat's own last choice, the last lines of it."""
    assert table.game is not None
    words, names = words_of(table.game.edition, lang), table.names()
    begin = next(
        (i + 1 for i in range(len(table.plies) - 1, -1, -1) if table.plies[i].seat == seat), 0
    )
    lines: list[str] = []
    for ply in table.plies[begin:]:
        places = words.places_in(ply.after) if ply.events else {}
        for event in ply.events:
            seen = event.seen_by(eyes)
            if not words.hushed(seen):
                lines.append(sentence(words.event(seen, names, places)))
    if len(lines) > most:
        t: Chrome = chrome(lang)
        return [t("call-more", count=len(lines) - most), *lines[-most:]]
    return lines


def sentence(text: str) -> str:
    """A line that begins with a capital."""
    return text[:1].upper() + text[1:]
