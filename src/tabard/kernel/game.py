"""What a game declares: players, options, actions, program, and how states are read and shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, SupportsIndex, TypeVar

from tabard.kernel.actions import Actions
from tabard.kernel.carry import Made, reduced_game
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput, BadOption, BadPosition
from tabard.kernel.features import Features
from tabard.kernel.ints import mypyc_attr, whole
from tabard.kernel.library import KEEPER
from tabard.kernel.menu import Menu
from tabard.kernel.program import Part, Spot, lay_out
from tabard.kernel.spec import Spec, spec_of
from tabard.kernel.state import CHANCE, OVER, State
from tabard.kernel.step import Step
from tabard.kernel.strategy import Strategy

if TYPE_CHECKING:
    from tabard.kernel.accounts import Accounts
    from tabard.kernel.box.box import Box
    from tabard.kernel.encoding import Encoder

S = TypeVar("S", bound=State)


class Option:
    """What a table may choose about the rules: its name, its values, its default, its rule.

    Values are strings, whole numbers or booleans, all of one type; the first listed need not be
    the default. Where an option does not apply it has its default.

    players   the numbers of players with which it applies; None: all
    fewest    the least number of players with which a value is there, for those that need one
    unless    values of other options beside which a new table does not choose this one
    adds_to   another option and the value of it to which this flag adds a part; beside its other
              values, which have the part already, it is not chosen. Where it is not chosen nothing
              names it: a game without the part is written, and hashed, as if there were none
    variant   whether it chooses which game is played, as the rulebook offers it, and not how a
              sentence of the rules is read; variants are asked first, and listed first
    first     the value with which a person's first game is better played, where it is another than
              the default; None: there is none
    retired   whether it is read in records and positions that have it, and offered no more
    """

    def __init__(
        self,
        name: str,
        values: tuple[Any, ...],
        default: Any,
        rule: str,
        players: range | None = None,
        fewest: Mapping[Any, int] | None = None,
        variant: bool = False,
        unless: Mapping[str, Any] | None = None,
        first: Any = None,
        retired: bool = False,
        adds_to: tuple[str, Any] | None = None,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.rule: Final = rule
        self.players: Final = players
        self.fewest: Final = dict(fewest or {})
        self.variant: Final = variant
        self.unless: Final = dict(unless or {})
        self.first: Final = first
        self.retired: Final = retired
        self.adds_to: Final = adds_to

    def values_for(self, players: int) -> tuple[Any, ...]:
        """The values that a table of so many may choose; none where the option does not apply."""
        if self.players is not None and players not in self.players:
            return ()
        return tuple([value for value in self.values if self.fewest.get(value, 0) <= players])

    def check(self, players: int, value: Any) -> None:
        """Raise `BadOption` unless the value is the default, or there with so many players."""
        if value == self.default:
            return
        found = self.values_for(players)
        if not found and self.players is not None:
            least, most = self.players[0], self.players[-1]
            wanted = f"{least} player{'s' if least > 1 else ''}"
            wanted = wanted if least == most else f"{least} to {most} players"
            raise BadOption(f"option {self.name}", f"is for {wanted}, not {players} ({self.rule})")
        if value not in found:
            needs = f"needs {self.fewest[value]} players, not {players}"
            raise BadOption(f"option {self.name}", f"{str(value).lower()} {needs} ({self.rule})")

    def accept(self, value: Any) -> Any:
        """The value itself if it is one of the declared, else `BadOption`."""
        for known in self.values:
            if value == known and type(value) is type(known):
                return known
        listed = ", ".join(str(v).lower() for v in self.values)
        raise BadOption(f"option {self.name}", f"{value!r} is not one of {listed} ({self.rule})")

    def parse(self, text: str) -> Any:
        """The value written as text, as in `pass_allowed_at_zero=false`."""
        for known in self.values:
            if text.strip().lower() == str(known).lower():
                return known
        return self.accept(text)


def versioned(rules: int, data: str) -> str:
    """A rules version, with what tells apart the data if a house has corrected them."""
    return f"{rules}+data.{data}" if data else str(rules)


class Bounds:
    """What no state of the game ever exceeds: choices open at once, choices in a whole game."""

    def __init__(self, choices: int, plies: int) -> None:
        self.choices: Final = choices
        self.plies: Final = plies


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: everything that stays the same from one play of it to the next.

    id             one word, used in records and on the command line
    rules_version  raised whenever a change makes old records replay differently
    carries        earlier versions of which it changes nothing in games that are under way: they
                   replay the same and go on the same, so it takes them over
    data           what tells apart the data that a house has corrected; "" for those of the game
    edition        by what name the library finds it: its id, or `id@version` if it is a kept one
    players        the allowed numbers of seats
    options        the declared variants, then the declared readings of the rules
    offered        those of them that a new table may choose
    actions        the action space
    contents       the program as a table of contents: parts inside parts, steps at the leaves
    called         the parts that steps call from several places; `called_by_name` finds one whose
                   name the data says
    spots          the contents laid out in one row, then the called parts: each place with its
                   step and its ways on; `State.at` counts in it
    steps          the step of every spot, in that order; a step in several parts is there as often
    by_name        every step by its name, `index` being the first spot where it stands
    by_path        every spot by its path
    bounds         what no state exceeds
    end_rule       the rule by which the game ends
    box            the declaration of its components, from which positions, views, redeals and
                   invariants follow; a game without one defines them itself
    """

    def __init__(
        self,
        game_id: str,
        rules_version: int,
        players: range,
        options: tuple[Option, ...],
        actions: Actions,
        contents: tuple[Part, ...],
        bounds: Bounds,
        end_rule: str,
        called: tuple[Part, ...] = (),
        box: Box | None = None,
        carries: tuple[int, ...] = (),
    ) -> None:
        self.id: Final = game_id
        self.rules_version: Final = rules_version
        self.carries: Final = carries
        self.data: str = ""
        self.edition: str = game_id
        self.players: Final = players
        self.options: Final = options
        self.offered: Final = tuple([option for option in options if not option.retired])
        self.actions: Final = actions
        self.contents: Final = contents
        self.called: Final = called
        self.called_by_name: Final[dict[str, Part]] = {part.name: part for part in called}
        self.spots: Final[list[Spot]] = lay_out(contents, called)
        self.steps: Final[tuple[Step[S], ...]] = tuple([spot.step for spot in self.spots])
        self.bounds: Final = bounds
        self.end_rule: Final = end_rule
        self.box: Final = box
        if box is not None and box.game is None:
            box.game = self
        self.made: Encoder[S] | None = None  # what makes observations, once somebody has asked
        self.asked = False
        self.by_name: Final[dict[str, Step[S]]] = {}
        self.by_path: Final[dict[str, Spot]] = {spot.path(): spot for spot in self.spots}
        for index, step in enumerate(self.steps):
            if step.name not in self.by_name:  # a step in several parts is at several places
                step.index = index
                self.by_name[step.name] = step

    # The same in every game.

    @property
    def version(self) -> str:
        """Its rules and its data, as tables and records name them: `1`, or `1+data.ab12cd34`."""
        return versioned(self.rules_version, self.data)

    def takes_over(self, version: str) -> bool:
        """Whether games of another version go on under this one as if nothing had changed."""
        return version in [versioned(number, self.data) for number in self.carries]

    def start(
        self, players: SupportsIndex | None = None, options: Mapping[str, Any] | None = None
    ) -> S:
        """A new game, standing at its first choice; without a number, for the fewest players."""
        seats = self.check_players(self.fewest(players))
        state = self.set_up(seats, self.check_options(seats, options))
        state.stand_at(self.spots[0])
        state.settle(Menu())
        return state

    def fewest(self, players: Any) -> Any:
        """The number that is given, or the fewest players where none is."""
        return self.players[0] if players is None else players

    def check_players(self, players: Any) -> int:
        """The number of players, whatever kind of whole number, if allowed; else `BadOption`."""
        found = whole(players)
        if found is None or found not in self.players:
            allowed = f"{self.players[0]} to {self.players[-1]}"
            raise BadOption("players", f"{players!r} is not {allowed}")
        return found

    def check_options(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """All options with their values: those given, checked, and the defaults of the others.

        Parts that are added to a variant are named where they are chosen.
        """
        try:
            given = dict(options or {})
        except (TypeError, ValueError):
            raise BadOption("options", f"{options!r} is not an object") from None
        complete = {o.name: o.accept(given.pop(o.name, o.default)) for o in self.options}
        for name in given:
            raise BadOption(f"option {name}", f"{self.id} has no such option")
        for option in self.options:
            option.check(players, complete[option.name])
            if option.adds_to is not None:
                if complete[option.name] == option.default:
                    del complete[option.name]
                else:
                    self.check_addition(option, option.adds_to, complete)
        return complete

    def check_addition(
        self, option: Option, adds_to: tuple[str, Any], options: Mapping[str, Any]
    ) -> None:
        """Raise `BadOption` unless a part is added to the value that it is made for."""
        name, value = adds_to
        if options[name] != value:
            word = f"{name}={str(value).lower()}"
            raise BadOption(f"option {option.name}", f"is added to {word} alone ({option.rule})")

    def agree(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """The options of a new table, complete: no retired one, none beside one that excludes it.

        Older records and positions may hold them, and `check_options` still knows them.
        """
        complete = self.check_options(players, options)
        for option in self.options:
            chosen = complete.get(option.name, option.default) != option.default
            if option.retired and chosen:
                raise BadOption(f"option {option.name}", f"is offered no more ({option.rule})")
            other = self.excluded(option, complete)
            if other is not None and chosen:
                raise BadOption(
                    f"option {option.name}", f"is not chosen beside {other.name} ({other.rule})"
                )
        return complete

    def excluded(self, option: Option, options: Mapping[str, Any]) -> Option | None:
        """The option among those given by which another is not chosen, or None."""
        for other in self.options:
            if other.name in option.unless and options.get(other.name) == option.unless[other.name]:
                return other
            if option.adds_to is not None and other.name == option.adds_to[0]:
                if options.get(other.name, other.default) != option.adds_to[1]:
                    return other
        return None

    def added(self, options: Mapping[str, Any], name: str) -> list[Option]:
        """The parts that are chosen in addition to the value of an option."""
        parts = [o for o in self.options if o.adds_to is not None and o.adds_to[0] == name]
        return [option for option in parts if options.get(option.name, option.default)]

    def parts(self) -> list[Option]:
        """The parts that may be added to a variant, in the order in which they are learned."""
        return [option for option in self.offered if option.adds_to is not None]

    def plays(self, part: Option, options: Mapping[str, Any]) -> bool:
        """Whether a table plays a part: it has added it, or has it already."""
        return bool(options.get(part.name)) or self.excluded(part, options) is not None

    def first_options(self, players: int) -> dict[str, Any]:
        """The options with which a person's first game of so many is better played."""
        found: dict[str, Any] = {}
        for option in self.options:
            if option.first is not None and option.first in option.values_for(players):
                found[option.name] = option.first
        return found

    def parse(self, text: str) -> int:
        """The code of a choice written as text."""
        return self.actions.parse(text)

    def mover(self, state: State) -> int | str:
        """Who is to move, as positions and views write it."""
        if state.to_move == CHANCE:
            return "chance"
        return "over" if state.to_move == OVER else int(state.to_move)

    # What follows from the box, or the game defines.

    def declaration(self) -> Box:
        """Its box; a game that has none defines the methods that ask for it."""
        assert self.box is not None, f"{self.id} declares no box"
        return self.box

    def load(self, position: Any) -> S:
        """The state of a position, after validation; `BadPosition` names the wrong field."""
        state: S = self.declaration().load(self, position)
        return state

    def position(self, state: S) -> dict[str, Any]:
        """The whole truth as JSON data."""
        return self.declaration().position(state)

    def imprint(self, state: S) -> dict[str, Any]:
        """The truth of which fingerprints are made, the same in every version of the program.

        A game whose positions have grown another form writes the first one here.
        """
        return self.position(state)

    def former_imprints(self, state: S) -> Iterable[dict[str, Any]]:
        """What else older versions may have made its fingerprint of, so that records still fit."""
        return ()

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return self.declaration().view(state, seat)

    def redeal(self, state: S, seat: int | None, dealer: Dealer) -> S:
        """A fair sample of the states that the seat cannot tell from this one."""
        sample: S = self.declaration().redeal(state, seat, dealer)
        return sample

    def hides(self, state: S, seat: int | None) -> bool:
        """Whether a redeal for this seat could differ from the state; True if in doubt."""
        return self.box is None or self.box.hides(state, seat)

    def violations(self, state: S) -> list[str]:
        """The invariants of the rules that this state breaks, each with its rule id."""
        return self.declaration().violations(state)

    def pack(self, state: S) -> Any:
        """A state for another process that runs this very build, where `unpack` trusts it."""
        if self.box is None:
            return self.position(state)
        return self.box.shape(), state.options, self.box.freeze(state)

    def unpack(self, packed: Any) -> S:
        """The state that this build has packed; one with other components is refused."""
        if self.box is None:
            return self.load(packed)
        shape, options, frozen = packed
        if shape != self.box.shape():
            raise BadPosition("shape", f"{shape} was packed by another build of {self.id}")
        state: S = self.box.thaw(self, options, frozen)
        return state

    def picture(self, view: Mapping[str, Any]) -> str:
        """The table of a view as SVG, drawn by whoever draws tables of this game."""
        return KEEPER.library.board(self.edition, view)

    def observation(self, state: S, seat: int) -> bytes:
        """What a seat may know as numbers; see `kernel.box.observation`."""
        encoder = self.made
        if encoder is None or not encoder.fits:
            encoder = self.observing()
        return encoder.observed(state, seat)

    def observing(self) -> Encoder[S]:
        """What makes its observations; `BadInput` where there is none."""
        fits = self.observed()
        if self.made is None:
            raise BadInput("observation", f"{self.id} declares no components to observe")
        if not fits:
            why = f"{self.id} declares other components than its observe.py is woven from"
            raise BadInput("observation", why)
        return self.made

    def observed(self) -> bool:
        """Whether there are observations of this game."""
        if not self.asked:
            try:
                self.made = self.encoder()
            except ImportError as error:  # a compiled engine needs librt for it
                raise BadInput("observation", f"{error}: pip install 'tabard[rl]'") from None
            self.asked = True
        return self.made is not None and self.made.fits

    def spec(self, players: SupportsIndex | None = None) -> Spec:
        """The measures of the game with so many players (None: the fewest), for learners."""
        return spec_of(self, self.check_players(self.fewest(players)))

    def __repr__(self) -> str:
        seats = f"{self.players[0]} to {self.players[-1]} players"
        return f"<game {self.id}, rules {self.version}, {seats}>"

    def __copy__(self) -> Game[S]:
        return self

    def __deepcopy__(self, memo: Any) -> Game[S]:
        return self

    def __reduce__(self) -> Made:
        return reduced_game(self)

    # What each game defines.

    def set_up(self, players: int, options: dict[str, Any]) -> S:
        """The state before the first step has run."""
        raise NotImplementedError

    def scores(self, state: S) -> Sequence[float]:
        """Each seat's points: whole numbers, or such with a fraction where the rules give one."""
        raise NotImplementedError

    def ranking(self, state: S) -> list[int]:
        """Each seat's place; ties share one."""
        raise NotImplementedError

    def points(self, state: S) -> Sequence[float]:
        """The points of every contender: of the seats, then of whom the game itself plays."""
        return self.scores(state)

    def turn(self, state: S) -> int:
        """The number of the turn in which a state stands; another one when the next begins.

        For bots that think in whole turns; below 0 in a game that does not count them.
        """
        return -1

    def rivals(self, players: int) -> int:
        """How many opponents the game itself plays, such as an automaton against one player.

        They are numbered after the seats; `value` and `features` know how they stand.
        """
        return 0

    def final_places(self, state: S) -> list[int]:
        """Each seat's place at the end, and after them the places of the game's own opponents."""
        return self.ranking(state)

    def waiting(self, state: S) -> list[str]:
        """The steps that go on when the present one is over, the next one first: its callers."""
        found: list[str] = []
        frame = state.running
        while frame is not None:
            if frame.at >= 0:
                found.append(self.steps[frame.at].name)
            frame = frame.up
        return found

    def heading(self, state: S) -> str:
        """What a record calls the present stretch of the game, for its readers."""
        return self.steps[state.at].name

    def value(self, state: S, seat: int) -> float:
        """How well a seat stands, by hand-written knowledge; larger is better."""
        raise NotImplementedError

    def features(self) -> Features[S] | None:
        """What a learned value of this game looks at, or None: then bots use `value`."""
        return None

    def strategies(self) -> tuple[Strategy[S], ...]:
        """Ways to play this game by hand-written values, for `tabard.bots.planner`."""
        return ()

    def accounts(self) -> Accounts[S]:
        """Where its points come from; see `kernel.accounts`."""
        from tabard.kernel.accounts import Accounts

        return Accounts()

    def encoder(self) -> Encoder[S] | None:
        """What makes observations of this game, woven into its `observe`; None: there are none."""
        return None
