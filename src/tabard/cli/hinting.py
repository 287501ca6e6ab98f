"""A hint in the terminal: what a strong bot would choose in the player's place, and why."""

from __future__ import annotations

from typing import Final

from tabard import reasons
from tabard.bots import levels
from tabard.bots.advice import Advice
from tabard.bots.bands import corrected
from tabard.bots.margins import margin_of
from tabard.bots.registry import bot
from tabard.cli.screen import MARKS, Screen
from tabard.cli.session import Session
from tabard.cli.speech import speech
from tabard.kernel import sets
from tabard.kernel.onward import going_on
from tabard.kernel.state import State
from tabard.words import Words

ADVISER: Final = levels.ADVISER.name
MOST: Final = 3


def show_hint(session: Session, words: Words, screen: Screen) -> None:
    """Print the best choices of the person's seat, each with what to expect of it and why."""
    say, seat = speech(words.lang), session.seat
    state, advice = advised(session)
    if len(state.choices_of(seat)) == 1:
        screen.say(say("hint-only"))
    elif advice[0].foregone:
        screen.say(say("hint-foregone"))
    marks = MARKS[: int(state.players)]
    who = reasons.contenders(marks, state.game.accounts().rivals(state), words)
    for number, each in enumerate(advice[:MOST], 1):
        screen.say(f"{number:>7}  {named(each, state, seat, words)}", "now")
        screen.say(f"         {hope(each, state, seat, words)}")
        told = reasons.why(each, seat, words, who)
        if told:
            key = "beside" if number > 1 else "first" if each.pieces is None else "rather"
            other = label(each.rather, state, seat, words) if key == "rather" else ""
            if key == "rather" or not each.even:
                told = say(f"hint-{key}", reasons=told, choice=other)
            screen.say(f"         {told}", "faint")


def advised(session: Session) -> tuple[State, list[Advice]]:
    """The question that the adviser would not pass by, and what he thinks of its choices.

    His dice depend on the moment alone, so whoever asks again is told the same.
    """
    state, seat = session.state, session.seat
    while True:
        adviser = bot(ADVISER, f"hint:{len(session.record.choices)}")
        wanted = sets.set_asked(state, seat)
        advice = adviser.advise(state, seat) if wanted is None else adviser.advise_set(state, seat)
        if advice[0].code != going_on(state, seat):
            return state, advice
        after = state.copy()
        after.apply(advice[0].code)
        if after.awaited() != [seat]:
            return state, advice
        state = after


def named(each: Advice, state: State, seat: int, words: Words) -> str:
    """A choice as the list has it; a set is named piece by piece."""
    if each.pieces is None:
        return label(each.code, state, seat, words)
    return ", ".join(label(code, state, seat, words) for code in each.pieces)


def label(code: int, state: State, seat: int, words: Words) -> str:
    """What a choice does."""
    return words.choice(state.view(seat), state.game.actions.json(code), MARKS)


def hope(each: Advice, state: State, seat: int, words: Words) -> str:
    """What to expect of a choice: the chance to win, or alone the margin in the end."""
    chance = each.chances[seat]
    expected = margin_of(state, chance)
    if expected is None:
        return reasons.chance(corrected(state.game, int(state.players), chance), words)
    rivals = state.game.accounts().rivals(state)
    return reasons.margin(expected, words, words.name(rivals[0]))
