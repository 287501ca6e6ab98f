"""Putting a set together at the terminal: several at once or one by one, changed freely."""

from __future__ import annotations

from typing import Final

from tabard.cli.offers import matches
from tabard.cli.screen import Screen
from tabard.cli.session import Session
from tabard.cli.speech import speech
from tabard.kernel import sets
from tabard.kernel.errors import Refused
from tabard.words import Words


class Picking:
    """What the player has picked of a set so far; nothing is done before it is laid down."""

    def __init__(self, session: Session, words: Words, screen: Screen) -> None:
        self.session: Final = session
        self.words: Final = words
        self.say: Final = speech(words.lang)
        self.screen: Final = screen
        self.picked: list[int] = []

    def asked(self) -> sets.SetAsked | None:
        """The set that the player is asked for, or None."""
        return sets.set_asked(self.session.state, self.session.seat)

    def take(self, asked: sets.SetAsked, typed: str) -> bool:
        """Add what was typed; a whole set that was typed in one line is laid down at once."""
        words = typed.split()
        numbers = all(word.isascii() and word.isdigit() for word in words)
        parts = words if numbers else [part for part in typed.split(",") if part.strip()]
        found: list[int] = []
        for part in parts:
            meant = matches(part, list(asked.pool), self.session.state.game.actions)
            if len(meant) != 1:
                self.unclear(asked, part.strip(), meant)
                return False
            found += meant
        try:
            sets.check(self.session.state, asked, [*self.picked, *found], growing=True)
        except Refused as refused:
            self.refuse(refused)
            return False
        self.picked += found
        if len(found) > 1 and len(self.picked) == asked.most:
            return self.lay(asked)
        self.show(asked)
        return False

    def unclear(self, asked: sets.SetAsked, part: str, meant: list[int]) -> None:
        """Say what a part of the line may mean, or that there is no such piece."""
        actions = self.session.state.game.actions
        if meant:
            shown = ", ".join(actions.text(code) for code in meant[:6])
            self.screen.say(self.say("may-be", choices=shown))
        elif part.isdigit():
            self.screen.say(self.say("choose-a-number", most=len(asked.pool)))
        else:
            example = actions.text(next(iter(asked.pool)))
            self.screen.say(self.say("no-such-choice", typed=part, example=example))

    def lay(self, asked: sets.SetAsked) -> bool:
        """Lay down what is picked, if it is a whole set; True when it is done."""
        try:
            self.session.lay(self.picked)
        except Refused as refused:
            self.refuse(refused)
            self.show(asked)
            return False
        self.picked = []
        self.screen.say()
        return True

    def refuse(self, refused: Refused) -> None:
        """Say what is wrong with a set."""
        actions = self.session.state.game.actions
        code = actions.codes.get(refused.text)
        form = {} if code is None else actions.json(code)
        self.screen.say(self.words.reason(refused, form), "", f"  {refused.rule}")

    def take_out(self, asked: sets.SetAsked) -> bool:
        """Take the last piece out again; False when there is none."""
        if not self.picked:
            return False
        self.picked.pop()
        self.screen.say(self.say("taken-back"))
        self.show(asked)
        return True

    def show(self, asked: sets.SetAsked) -> None:
        """Say what is picked and how it goes on."""
        actions = self.session.state.game.actions
        pieces = ", ".join(actions.text(code) for code in self.picked) or "–"
        size = str(asked.most) if asked.least == asked.most else f"{asked.least}–{asked.most}"
        whole = "yes" if len(self.picked) >= asked.least else "no"
        view = self.session.state.view(self.session.seat)
        cost = self.words.total(view, [actions.json(code) for code in self.picked])
        if cost:
            pieces = self.say("picked-for", pieces=pieces, cost=cost)
        told = self.say("picked", pieces=pieces, number=len(self.picked), size=size, whole=whole)
        self.screen.say(told)
