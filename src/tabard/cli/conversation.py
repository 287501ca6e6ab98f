"""Playing at the terminal: the table, the prompt, and what a player may type."""

from __future__ import annotations

from typing import Final

from tabard.cli import files, picture
from tabard.cli.hinting import show_hint
from tabard.cli.offers import matches
from tabard.cli.picking import Picking
from tabard.cli.rulebook import Rulebook
from tabard.cli.scoreboard import show_result, show_score
from tabard.cli.screen import Screen, is_terminal
from tabard.cli.session import Session
from tabard.cli.speech import full_name, speech
from tabard.kernel.errors import BadChoice, TabardError, Unknown
from tabard.kernel.state import State
from tabard.words import Words

# What may be typed beside a choice: a command, the message of what follows it, and of its help.
HELP: Final = (
    ("?", "", "help-help"),
    ("why", "word-choice", "help-why"),
    ("hint", "", "help-hint"),
    ("log", "", "help-log"),
    ("rules", "word-rule", "help-rules"),
    ("table", "", "help-table"),
    ("points", "", "help-points"),
    ("undo", "", "help-undo"),
    ("cards", "", "help-cards"),
    ("save", "word-file", "help-save"),
    ("quit", "", "help-quit"),
)
TYPED: Final = 12  # columns of what may be typed


YES: Final = ("y", "yes", "j", "ja")


class Left(Exception):
    """The player has left the game."""


class Conversation:
    """One person's game from opening to end, on a screen and through `input`."""

    def __init__(self, session: Session, words: Words, screen: Screen) -> None:
        self.session: Final = session
        self.words: Final = words
        self.say: Final = speech(words.lang)
        self.screen: Final = screen
        # Events the player has seen: of a game that goes on, those of the games that had ended.
        self.shown = max(session.scenes, default=0)
        self.drawn_at = -1  # choices made when the whole table was last shown
        self.saved: set[str] = set()
        self.picking: Final = Picking(session, words, screen)
        self.doubted: int | None = None  # a choice that was warned of and not made yet
        self.commands: Final = {
            "?": self.help,
            "help": self.help,
            "why": self.why,
            "hint": self.hint,
            "log": self.log,
            "rules": self.rules,
            "undo": self.undo,
            "save": self.save,
            "table": self.table,
            "points": self.points,
            "cards": self.cards,
            "quit": self.leave,
        }

    def open(self) -> None:
        """Say who plays and what the dealer has committed to."""
        record = self.session.record
        self.screen.say(Rulebook(record.game.edition, self.words.lang).title, "title")
        for seat, name in enumerate(record.names):
            shown = full_name(name, self.words)
            if seat == self.session.seat:
                shown = self.say("that-is-you", name=shown)
            self.screen.lines(
                [[("  ", ""), (self.screen.signs[seat], f"seat{seat}"), (f" {shown}", "")]]
            )
        self.screen.say(self.say("sealed-seed", commitment=record.commitment), "faint")
        self.screen.say()

    def play(self) -> None:
        """Play to the end; `Left` when the player leaves before."""
        while True:
            self.session.run_on()
            self.news()
            if self.session.over():
                return
            self.situation()
            self.answer()

    def news(self) -> None:
        """Show what happened since the player's last choice, the end of a game by itself."""
        for told, scene in self.session.scenes.items():
            if told > self.shown:
                self.tell(told, scene)
                self.show_end(scene, told)
                self.screen.say()
                if is_terminal():
                    input(f"{self.say('next-game')} ")
        self.tell(len(self.session.told), self.session.state)

    def tell(self, upto: int, state: State) -> None:
        """Show what the player has not been told yet, in the words of a state."""
        told = self.session.told[self.shown : upto]
        if told:
            picture.show_events(told, state, self.words, self.screen, rules=False)
            self.screen.say()
        self.shown = upto

    def situation(self) -> None:
        """Show the table, or the player's own things between two choices of his own, and ask."""
        session = self.session
        view = session.view()
        if session.taken_back and self.drawn_at >= 0:
            picture.show_own(view, session.seat, self.words, self.screen)
        else:
            picture.show_table(view, self.words, self.screen)
            self.drawn_at = len(session.record.choices)
        self.screen.say()
        onward = session.onward()
        view = onward.asked.view(session.seat)
        picture.show_prompt(onward.asked, view, self.words, self.screen, onward.beside)
        picture.show_choices(onward.asked, view, self.words, self.screen, onward.codes)
        asked = self.picking.asked()
        if asked is not None:
            self.picking.show(asked)

    def answer(self) -> None:
        """Read until the player has chosen."""
        while True:
            typed = input("> ").strip()
            word, _, rest = typed.partition(" ")
            command = self.commands.get(word.lower())
            try:
                if command is not None:
                    if command(rest.strip()):
                        return
                elif self.chosen(typed):
                    return
            except TabardError as error:
                self.screen.say(str(error), "bad")

    def chosen(self, typed: str) -> bool:
        """Make a choice, or put a set together; Enter alone lays it down. True when it is done."""
        asked = self.picking.asked()
        if asked is None:
            return bool(typed) and self.choose(typed)
        return self.picking.take(asked, typed) if typed else self.picking.lay(asked)

    def choose(self, typed: str) -> bool:
        """Carry out what was typed if it is one open choice; else say what it may mean."""
        actions = self.session.state.game.actions
        codes = self.session.onward().codes
        found = matches(typed, codes, actions)
        if not found and not typed.isdigit():  # going on is not listed where it is implied
            found = matches(typed, self.session.state.choices(), actions)
        if typed.lower() in YES and self.doubted is not None:
            found = [self.doubted]
        if len(found) == 1:
            if self.doubts(found[0]):
                return False
            self.session.choose(found[0])
            self.screen.say()
            return True
        if found:
            shown = ", ".join(actions.text(code) for code in found[:6])
            more = " …" if len(found) > 6 else ""
            self.screen.say(self.say("may-be", choices=shown + more))
            return False
        if typed.isdigit():
            self.screen.say(self.say("choose-a-number", most=len(codes)))
            return False
        return self.why(typed)

    def doubts(self, code: int) -> bool:
        """Whether a choice is warned of and asked about: once, then it is made all the same."""
        state = self.session.onward().asked
        warned = next((one for one in state.warnings() if one.code == code), None)
        if warned is None or code == self.doubted:
            self.doubted = None
            return False
        self.doubted = code
        told = self.words.warning(warned, state.game.actions.json(code))
        self.screen.say(told, "", f"  {warned.rule}")
        self.screen.say(self.say("all-the-same"))
        return True

    # Commands; True when the situation has changed.

    def help(self, _: str) -> bool:
        """What can be typed."""
        state = self.session.state
        example = state.game.actions.text(state.choices()[0])
        self.explain(example, state.cited())
        return False

    def explain(self, example: str, rule: str) -> None:
        """What can be typed, with an example of a choice and of a rule."""
        self.screen.say(self.say("help-choose", example=example))
        self.screen.say(self.say("help-set"))
        for word, after, message in HELP:
            typed = f"{word} {self.say(after)}" if after else word
            told = self.say(message, rule=rule) if word == "rules" else self.say(message)
            self.screen.say(f"  {typed:<{TYPED}}  {told}")

    def why(self, typed: str) -> bool:
        """Why a choice is not open."""
        onward = self.session.onward()
        state = onward.asked
        actions = state.game.actions
        asked = self.picking.asked()
        listed = onward.codes if asked is None else list(asked.pool)
        if typed.isdigit() and 1 <= int(typed) <= len(listed):
            self.screen.say(self.say("is-open"))
            return False
        try:
            code = actions.parse(typed.lower())
        except BadChoice:
            some = actions.text(state.choices()[0])
            self.screen.say(self.say("no-such-choice", typed=typed, example=some))
            return False
        if code in listed or code in state.choices():
            self.screen.say(self.say("is-open"))
            return False
        refused = state.refusal(code)
        self.screen.say(self.words.reason(refused, actions.json(code)), "", f"  {refused.rule}")
        return False

    def hint(self, _: str) -> bool:
        """What a strong bot would choose here, and why."""
        show_hint(self.session, self.words, self.screen)
        return False

    def log(self, _: str) -> bool:
        """Everything that happened."""
        session = self.session
        picture.show_events(session.told, session.state, self.words, self.screen, rules=True)
        return False

    def rules(self, wanted: str) -> bool:
        """One rule or section."""
        book = Rulebook(self.session.record.game.edition, self.words.lang)
        rule = self.session.state.cited()
        try:
            self.screen.say(book.find(wanted or rule).replace("**", ""))
        except Unknown:
            last = len(book.sections())
            self.screen.say(self.say("no-such-rule", wanted=wanted, example=rule, most=last))
        return False

    def undo(self, _: str) -> bool:
        """Take the last piece of a set out again, or the last choice back."""
        asked = self.picking.asked()
        if asked is not None and self.picking.take_out(asked):
            return False
        if self.session.undo():
            self.doubted = None
            self.shown = min(self.shown, len(self.session.told))
            self.screen.say(self.say("taken-back"))
            return True
        self.screen.say(self.say("nothing-to-take-back"))
        return False

    def table(self, _: str) -> bool:
        """The whole table again."""
        self.drawn_at = -1
        return True

    def points(self, _: str) -> bool:
        """The score: by source, if the game ended now, and what falls due."""
        session = self.session
        show_score(session.state, session.told, session.seat, self.words, self.screen)
        return False

    def cards(self, _: str) -> bool:
        """Cards that nobody has seen yet, and what they do; where they are counted, how many."""
        for card in self.words.telling.to_come(self.session.view()):
            if isinstance(card, str):
                self.screen.say(f"  {self.words.name(card)} – {self.words.card(card)}")
            else:
                counts = [f"{n} {self.words.name(name)}" for name, n in card.items() if n]
                self.screen.say(f"  {', '.join(counts) or '–'}")
        return False

    def save(self, path: str) -> bool:
        """Save the game so that it can go on later."""
        if not path:
            self.screen.say(self.say("name-a-file"))
            return False
        obstacle = files.obstacle(path, force=path in self.saved)
        if obstacle:
            self.screen.say(self.say("not-saved", why=obstacle, path=path), "bad")
            return False
        self.write(path, force=path in self.saved)
        self.screen.say(self.say("saved", path=path))
        return False

    def leave(self, _: str) -> bool:
        """Leave, saving first if the player likes."""
        if not self.saved:
            path = input(f"{self.say('which-file')} ").strip()
            if path:
                self.save(path)
        raise Left

    def write(self, path: str, force: bool) -> None:
        """Write the record; the seed is revealed so that the dealer can go on."""
        record = self.session.record
        record.seal(self.session.dealer, revealed=True)
        files.write(path, record.text(), force)
        self.saved.add(path)

    def end(self) -> None:
        """Show the last table, the scores and the dealer's seed."""
        session = self.session
        self.show_end(session.state, len(session.told))
        self.screen.say()
        self.screen.say(self.say("seed-was", seed=session.dealer.seed), "faint")

    def show_end(self, state: State, told: int) -> None:
        """Show the last table of a game, and its scores by what was told until then."""
        session = self.session
        picture.show_table(state.view(session.seat), self.words, self.screen)
        self.screen.say()
        show_result(state, session.told[:told], self.words, self.screen)
