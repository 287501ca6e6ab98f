"""The state of a game and the contract that every game keeps.

A game is a sequence of small choices. Before each choice the state says who chooses (`to_move`):
a seat, chance, or nobody because the game is over. `choices()` says what is open; `apply` carries
one out and runs on by itself until somebody must choose again. Nothing else changes a state.

Held by every game and checked by `tabard.kernel.conformance`:

* `choices()` is ascending, without repeats, and not empty unless the game is over;
* a single option is never asked, of a seat or of chance: it is taken by itself, unless passing
  a seat over would tell a secret of it (`Step.discreet`);
* `apply` of anything else raises `Refused` with a rule id and changes nothing;
* at a chance node `weights()` are positive and stand beside `choices()`;
* `copy()` is equal and independent; `position()` and `load` are inverse, and what a game with a
  box keeps is the same again to the last attribute;
* `view(seat)`, the choices of a seat and the events it sees depend on nothing it may not know;
* `redeal(seat, dealer)` keeps that seat's view and is again a state of the game;
* when the game is over `scores()` and `ranking()` are final and `apply` refuses everything.

Beside its rules a state has what studies ask for: `over`, `is_chance`, `deal`, `mask`, `returns`,
`observation`, `key`, `perft`, pictures and text, equality, copies and pickles.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex

from tabard.kernel.actions import Choice
from tabard.kernel.carry import Made, reduced_state
from tabard.kernel.course import CHANCE as CHANCE
from tabard.kernel.course import NOBODY as NOBODY
from tabard.kernel.course import OVER as OVER
from tabard.kernel.course import Course
from tabard.kernel.errors import BadChoice, BadInput, Refused
from tabard.kernel.events import EVERYBODY, Event
from tabard.kernel.ints import i64, mypyc_attr, whole
from tabard.kernel.library import KEEPER
from tabard.kernel.menu import Menu, Refusal, Warned

if TYPE_CHECKING:
    from tabard.kernel.dealer import Dealer
    from tabard.kernel.game import Game


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(Course):  # noqa: PLW1641 (it changes, so it has no hash; `key` is there)
    """What lies on the table, and where in the rules the game stands.

    A game derives its own state with scalar attributes and a `copy()`, which gives its source to
    the new one; the rest is here.

    Where it stands, and how its steps lead on, is its `Course`. A game with a box keeps the objects
    of its players in `seats`; `readings` may hold its options in the form that steps ask for.

    players   number of seats
    options   the declared options of this game, complete and validated; never changed
    log       where events go, or None: nothing is reported
    kept      the menu that `apply` has left filled for the next choice, or None; whatever changes
              a state other than by its choices must drop it
    """

    def __init__(
        self,
        game: Game[Any],
        players: i64,
        options: dict[str, Any],
        source: State | None = None,
    ) -> None:
        super().__init__(game, source)
        self.players: i64 = players
        self.options = options
        self.log: list[Event] | None = None
        self.kept: Menu | None = None

    def choices(self) -> list[int]:
        """The open choices, ascending; empty only when the game is over."""
        return self.open_menu().choices()

    def awaited(self) -> list[int]:
        """The seats that may answer now; empty at chance nodes and after the end.

        Usually `to_move` alone. Several where the rules let them choose at the same time in
        secret: each has its `choices_of`, and they are applied in the order of this list.
        """
        if self.to_move < 0:
            return []
        return self.game.steps[self.at].awaited(self)

    def choices_of(self, seat: SupportsIndex) -> list[int]:
        """The open choices of a seat of `awaited()`."""
        return self.asking(self.known_seat(seat)).choices()

    def asking(self, seat: int) -> State:
        """A copy that asks this seat of `awaited()`, for its choices and refusals alone.

        It must not go on from there: the step still counts those who come before the seat.
        """
        other = self.copy()
        other.to_move = seat
        return other

    def weights(self) -> list[int]:
        """How likely each of `choices()` is at a chance node, as whole numbers above 0."""
        return self.open_menu().chances()

    def refusals(self) -> list[Refusal]:
        """The choices one might expect now that are not open, each with its rule and reason."""
        return list(self.explained().refusals)

    def limits(self) -> list[Refusal]:
        """The open choices that do not reach as far as one might expect, with rule and reason."""
        return list(self.explained().limits)

    def warnings(self) -> list[Warned]:
        """The open choices that would do nothing now, or destroy or give away, with the reason."""
        return list(self.explained().warnings)

    def explained(self) -> Menu:
        """The menu with all that is told of it: refusals, limits and warnings, asked for once."""
        menu = Menu(True)
        self.fill(menu)
        return menu

    def apply(self, choice: Choice) -> None:
        """Carry out a choice of `to_move`, and everything that follows without asking.

        It is a code, whatever kind of whole number that is, or the text of one. Before: the game
        is not over. After: `to_move` is a seat with at least two choices, CHANCE with at least two
        outcomes, or OVER. An illegal choice raises `Refused`, a number or text that is no code
        `BadChoice`; then nothing has changed.
        """
        if isinstance(choice, int) and not isinstance(choice, bool):
            code = choice
        else:
            code = self.game.actions.code(choice)
        menu = self.open_menu()
        # What is no code at all may not fit the menu's machine integers.
        if not (0 <= code < len(self.game.actions.texts) and menu.holds(code)):
            raise self.refusal(code)
        self.advance(code, menu)
        self.kept = menu

    def deal(self, dealer: Dealer) -> int:
        """Carry out what the dealer draws at a chance node, by its weights; the code of that."""
        if self.to_move != CHANCE:
            who = "nobody" if self.to_move == OVER else f"seat {self.to_move}"
            raise BadChoice("deal", f"{who} is to move, not chance")
        menu = self.open_menu()
        code = dealer.deal(menu)
        self.advance(code, menu)
        self.kept = menu
        return int(code)

    def open_menu(self) -> Menu:
        """The open choices, as the last `apply` left them or freshly asked."""
        menu = self.kept
        if menu is None:
            menu = Menu()
            self.fill(menu)
        return menu

    def why_not(self, choice: Choice) -> Refused | None:
        """The reason why a choice is not open, as the error that `apply` raises; None if it is."""
        code = self.game.actions.check(self.game.actions.code(choice))
        return None if self.open_menu().holds(code) else self.refusal(code)

    def refusal(self, choice: Choice) -> Refused:
        """The error that `apply` raises for a choice that is known not to be open."""
        code = self.game.actions.check(self.game.actions.code(choice))
        menu = Menu(True)
        self.fill(menu)
        text = self.game.actions.text(code)
        refusal = menu.refusal(code)
        if refusal is not None:
            return Refused(refusal.rule, text, refusal.why, refusal.need, refusal.have)
        if self.to_move == OVER:
            return Refused(self.game.end_rule, text, "the-game-is-over")
        step = self.step()
        verb = self.game.actions.verb
        if any(verb(one) == verb(code) for one in menu.choices()):
            return Refused(step.cites(self), text, step.absent(self, code))
        return Refused(step.cites(self), text, "", 0, 0, step.name)

    def copy(self) -> State:
        """An equal, independent state that reports no events."""
        raise NotImplementedError

    def scores(self) -> Sequence[float]:
        """Each seat's points as they stand; final when the game is over.

        Whole points are whole numbers, also where a game counts in halves.
        """
        found: list[Any] = []
        for points in self.game.scores(self):
            whole = int(points)
            found.append(whole if whole == points else points)
        return found

    def ranking(self) -> list[int]:
        """Each seat's place, 1 for the winners; seats that nothing separates share a place."""
        return self.game.ranking(self)

    def known_seat(self, seat: SupportsIndex) -> int:
        """A seat of this table, whatever kind of whole number it is; `BadInput` for any other."""
        found = whole(seat)
        if found is None or not 0 <= found < int(self.players):  # it may not fit a machine integer
            raise BadInput("seat", f"{seat!r} is not 0 to {self.players - 1}")
        return found

    def viewer(self, seat: SupportsIndex | None) -> int | None:
        """A seat of this table, or None: a spectator."""
        return None if seat is None else self.known_seat(seat)

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), as JSON data; an allow-list.

        `at` is where the game stands, which everybody knows.
        """
        found = self.game.view(self, self.viewer(seat))
        found["at"] = self.standing_at()
        return found

    def redeal(self, seat: SupportsIndex | None, dealer: Dealer) -> State:
        """A copy in which all that the seat cannot know is replaced by a fair sample.

        The seat's view of it equals its view of this state.
        """
        sample: State = self.game.redeal(self, self.viewer(seat), dealer)
        return sample

    def position(self) -> dict[str, Any]:
        """The whole truth as readable JSON data; `game.load` accepts it."""
        return self.game.position(self)

    def fingerprint(self) -> str:
        """16 hex digits that equal states share and others practically never do.

        Made of the whole truth: not for the eyes of players before the game is over.
        """
        return fingerprint_of(self.game.imprint(self))

    def has_fingerprint(self, text: str) -> bool:
        """Whether a text is the fingerprint of this state, or was in an older version."""
        for made_of in (self.game.imprint(self), *self.game.former_imprints(self)):
            if text == fingerprint_of(made_of):
                return True
            for version in self.game.carries:
                if text == fingerprint_of({**made_of, "rules_version": version}):
                    return True
        return False

    # Asked by studies; what is longer than a line is in `kernel.study`.

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.to_move == OVER

    @property
    def is_chance(self) -> bool:
        """Whether chance is to move: `deal` draws."""
        return self.to_move == CHANCE

    def mask(self) -> bytearray:
        """A byte for each code of the game: 1 where it is open, else 0."""
        found = bytearray(len(self.game.actions.texts))
        for code in self.choices():
            found[code] = 1
        return found

    def returns(self) -> list[float]:
        """What the end is worth to each seat: 1 for the first place, -1 for the last; 0 before."""
        from tabard.kernel.study import returns_of

        return returns_of(self)

    def observation(self, seat: SupportsIndex) -> bytes:
        """All that a seat may know, as bytes; `game.spec().observation` names and bounds them.

        Seats are counted clockwise from this one. What everybody can remember is in it too.
        """
        return self.game.observation(self, self.known_seat(seat))

    def key(self) -> int:
        """A number of 64 bits that equal states share and others practically never do.

        Quicker than `fingerprint`, and like it made of the whole truth. The same in every process
        of this build.
        """
        from tabard.kernel.study import key_of

        return key_of(self)

    def perft(self, depth: SupportsIndex) -> int:
        """How many sequences of so many choices there are from here; chance counts as any."""
        from tabard.kernel.study import perft_of

        found = whole(depth)
        if found is None or found < 0:
            raise BadInput("depth", f"{depth!r} is no whole number from 0")
        return perft_of(self, found)

    def svg(self, seat: SupportsIndex | None = None) -> str:
        """The table as a seat sees it (None: everybody), as an SVG file of its own."""
        return KEEPER.library.svg(self, self.viewer(seat))

    def text(self, seat: SupportsIndex | None = None) -> str:
        """The table as a seat sees it (None: everybody), as lines of text."""
        return KEEPER.library.text(self, self.viewer(seat))

    def _repr_svg_(self) -> str:
        """The table as everybody sees it, for notebooks."""
        return self.game.picture(self.view(None))

    def __repr__(self) -> str:
        from tabard.kernel.study import told

        return told(self)

    def __eq__(self, other: object) -> bool:
        from tabard.kernel.study import same

        return isinstance(other, State) and same(self, other)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> State:
        return self.copy()

    def __reduce__(self) -> Made:
        return reduced_state(self)

    # Used by drivers that own a menu: simulation, search.

    def fill(self, menu: Menu) -> None:
        """Put the open choices into the menu."""
        menu.clear()
        if self.to_move >= CHANCE:
            self.game.spots[self.at].step.ask(self, menu)

    def advance(self, code: i64, menu: Menu) -> None:
        """`apply` without the check, for a code taken from the menu of this very state.

        After: the menu holds the open choices of the new state.
        """
        self.kept = None
        self.game.spots[self.at].step.take(self, code)
        self.settle(menu)

    def settle(self, menu: Menu) -> None:
        """Run on until there is something to choose; leave the menu filled with it.

        A single option is no choice: it is taken by itself, for chance as for seats; only a
        discreet step asks a seat all the same.
        """
        self.kept = None
        spots = self.game.spots
        while True:
            if self.to_move == NOBODY:
                spots[self.at].step.proceed(self)
            elif self.to_move == OVER:
                menu.clear()
                return
            else:
                menu.clear()
                step = spots[self.at].step
                step.ask(self, menu)
                if menu.count != 1 or (step.discreet and self.to_move >= 0):
                    return
                step.take(self, menu.codes[0])

    def cited(self) -> str:
        """The rule that asks the present question."""
        return self.step().cites(self)

    def tell(
        self, rule: str, kind: str, seat: i64, amount: i64 = 0, thing: str = "", place: str = ""
    ) -> None:
        """Report an event that everybody sees."""
        if self.log is not None:
            self.log.append(Event(rule, kind, int(seat), int(amount), thing, place, EVERYBODY))

    def tell_scene(self, rule: str, kind: str, seat: i64, amount: i64) -> None:
        """Report how a game has ended that another follows, with the table as it stands now."""
        if self.log is not None:
            scene = self.copy()
            scene.game_over()
            self.log.append(Event(rule, kind, int(seat), int(amount), "", "", EVERYBODY, scene))

    def tell_secretly(self, rule: str, kind: str, seat: i64, thing: str) -> None:
        """Report an event whose thing only the seat itself may know."""
        if self.log is not None:
            self.log.append(Event(rule, kind, int(seat), 0, thing, "", int(seat)))


def fingerprint_of(imprint: dict[str, Any]) -> str:
    """16 hex digits of JSON data."""
    text = json.dumps(imprint, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
