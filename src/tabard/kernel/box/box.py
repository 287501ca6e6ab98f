"""A game's box: all its components, declared once, and what the kernel makes of that.

Of the state: equality and a canonical form, positions and their reading, views, redeals, checks,
a JSON schema, observations, documentation; and the text of `__init__` and `copy`, see `weave`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from tabard.kernel.box.codes import NONE, SeatOrNone
from tabard.kernel.box.fields import Field, Follows, One, Part, Store, described, object_schema
from tabard.kernel.box.moment import Moment, Window
from tabard.kernel.box.packed import OfMover, Rest, Spaces
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadPosition
from tabard.kernel.frame import Frame
from tabard.kernel.game import Game
from tabard.kernel.loading import head, same, stand
from tabard.kernel.position import Fields
from tabard.kernel.state import OVER, State

HEAD: Final = ("game", "rules_version", "players", "options")
STANDS: Final = ("to_move", "at", "turn", "back")  # what `State` keeps itself
UNFROZEN: Final = ("game", "players", "options", "log", "kept", "running")


class Stock:
    """Pieces that are neither made nor lost.

    ids     what the pieces are called; none where there are so many of each seat
    totals  how many there are of each; `exact`: not one less
    lies    the components that hold them, `seats.x` for one before each player, `x=i` for one that
            counts piece i alone
    blame   the field that is named when they do not add up, with {} for the id or seat
    """

    def __init__(
        self,
        name: str,
        rule: str,
        ids: Sequence[str],
        totals: Sequence[int],
        lies: Sequence[str],
        blame: str = "",
        exact: bool = True,
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.ids: Final = tuple(ids)
        self.totals: Final = tuple(totals)
        self.lies: Final = tuple(lies)
        self.blame: Final = blame
        self.exact: Final = exact
        self.fields: Final[list[Field]] = []  # on the table
        self.mats: Final[list[Field]] = []  # before each player

    def found(self, s: Any) -> list[int]:
        """How many there are of each, wherever they lie."""
        totals = [0] * (len(self.ids) if self.ids else int(s.players))
        for field in self.fields:
            field.count(s, s, NONE, totals)
        if self.mats:
            for seat, p in enumerate(s.seats):
                for field in self.mats:
                    field.count(s, p, seat, totals)
        return totals

    def problems(self, s: Any) -> list[tuple[str, str]]:
        """Field and sentence for all that do not add up."""
        wrong: list[tuple[str, str]] = []
        found = self.found(s)
        for i in range(len(found)):
            total = self.totals[i] if self.ids else self.totals[0]
            if found[i] > total or (self.exact and found[i] < total):
                name = self.ids[i] if self.ids else str(i)
                where = self.blame.replace("{}", name) if self.blame else self.holder(s, i)
                of = f" of {self.name} {name}" if not self.blame else ""
                wrong.append((where, f"makes {found[i]}{of}, not {total} ({self.rule})"))
        return wrong

    def holder(self, s: Any, piece: int) -> str:
        """The path of a field that has this piece: before a player, else on the table."""
        size = len(self.ids) if self.ids else int(s.players)
        for seat, p in enumerate(s.seats):
            for field in self.mats:
                totals = [0] * size
                field.count(s, p, seat, totals)
                if totals[piece]:
                    return f"seats[{seat}].{field.name}{field.spot(p, piece)}"
        for field in self.fields:
            totals = [0] * size
            field.count(s, s, NONE, totals)
            if totals[piece]:
                return f"{field.name}{field.spot(s, piece)}"
        return "position"


class Secret:
    """A component that not everybody sees.

    sees    whether a seat sees it, bound by the game; nobody's views name it otherwise
    pool    the set of things that it may be instead, for a redeal
    absent  whether the position leaves it out while there is none
    """

    def __init__(self, field: One, pool: str) -> None:
        self.field: Final = field
        self.pool: Final = pool
        self.sees: Any = None


class Standing(Field):
    """Where in the rules the game stands: `step`, `interrupted`, `turn` or `to_move`."""

    def __init__(self, name: str, says: str, most: int = 0) -> None:
        super().__init__(name, says)
        self.most: Final = most
        self.which: Final = ("step", "interrupted", "turn", "to_move").index(name)

    def show(self, s: Any, o: Any, seat: int) -> Any:
        state: State = s
        if self.which == 0:
            return state.step().name
        if self.which == 1:
            return None if state.back == 0 else state.step_behind().name
        return int(state.turn) if self.which == 2 else state.game.mover(state)

    def read(self, f: Fields, s: Any, o: Any, seat: int) -> None:
        names = list(s.game.by_name)
        if self.name == "step":
            s.at = f.index("step", names)
        elif self.name == "interrupted":
            s.back = f.index_or_none("interrupted", names) + 1
        elif self.name == "turn":
            s.turn = f.integer("turn", 0, max(s.players, self.most))
        elif f.raw("to_move") == "over":
            s.to_move = OVER

    def schema(self) -> dict[str, Any]:
        if self.name == "turn":
            return {"type": "integer", "minimum": 0}
        if self.name == "to_move":
            return {"enum": [None, "chance", "over", 0, 1, 2, 3, 4, 5]}
        return {"type": "string" if self.name == "step" else ["string", "null"]}

    def slots(self, seats: int) -> list[str]:
        return [f"/+{n}" for n in range(seats)] if self.name == "to_move" else []

    def encode(self, value: Any, viewer: int, players: int, seats: int, out: list[float]) -> None:
        if self.name == "to_move":
            word = None if isinstance(value, str) else value
            SEAT.encode(word, viewer, players, seats, out)


SEAT: Final = SeatOrNone()


class Box:
    """All components of a game, in the order of its positions.

    table    what lies on the table; `seats` is written after it
    mat      what lies before each player
    secrets  what not everybody sees
    stocks   pieces that must add up
    when     at which moments components are there, by path; all others always
    fresh    the step that clears the table between rounds
    most     the largest number of seats, for observations
    """

    def __init__(
        self,
        table: Sequence[Field],
        mat: Sequence[Field],
        secrets: Sequence[Secret],
        stocks: Sequence[Stock],
        when: dict[str, Window],
        fresh: str,
        most: int,
    ) -> None:
        self.table: Final = tuple(table)
        self.mat: Final = tuple(mat)
        self.secrets: Final = tuple(secrets)
        self.stocks: Final = tuple(stocks)
        self.fresh: Final = fresh
        self.most: Final = most
        self.make: Any = None
        self.attrs: Final = [store.attr for store in self.table_stores()]
        self.mat_attrs: Final = [store.attr for store in self.mat_stores()]
        self.raw: Final[Callable[[Any], Any]] = attrgetter(*STANDS, *self.attrs)
        self.raw_mat: Final[Callable[[Any], Any]] = attrgetter(*self.mat_attrs)
        names = [*HEAD, *[f.name for f in self.table], "seats"]
        self.blank: Final[dict[str, Any]] = dict.fromkeys(names)
        self.blank_mat: Final[dict[str, Any]] = dict.fromkeys([f.name for f in self.mat])
        same = [f for f in self.mat if isinstance(f, One) and f.plain]  # shown as they are kept
        self.plain: Final = [f.name for f in same]
        self.get_plain: Final[Callable[[Any], Any]] = attrgetter(*[f.attr for f in same])
        self.other: Final = [f for f in self.mat if f.name not in self.plain]
        self.flat: Final[list[tuple[str, Field]]] = []
        for field in self.table:
            if isinstance(field, Part):
                self.flat.extend([(f"{field.name}.{one.name}", one) for one in field.fields])
            else:
                self.flat.append((field.name, field))
        known = dict(self.flat)
        known.update({f"seats.{field.name}": field for field in self.mat})
        for path, window in when.items():
            whole, _, station = path.rpartition(".")
            spaces = known.get(whole)
            if isinstance(spaces, Spaces):
                spaces.windows[station] = window
            else:
                known[path].when = window
        for stock in self.stocks:
            for text in stock.lies:
                path, _, piece = text.partition("=")
                field = known[path]
                if piece:
                    field.piece = stock.ids.index(piece)
                (stock.mats if path.startswith("seats.") else stock.fields).append(field)

    def bind(self, make: Any, sees: dict[str, Any], follows: dict[str, Any]) -> None:
        """Say what the declaration cannot: how a state is made, and the game's own functions."""
        self.make = make
        for secret in self.secrets:
            secret.sees = sees[secret.field.name]
        for field in [*[f for _, f in self.flat], *self.mat]:
            if isinstance(field, Follows):
                field.find = follows[field.name]
            elif isinstance(field, Rest):
                field.whole = follows[field.name]
            elif isinstance(field, OfMover):
                field.whose = follows[field.name]

    def table_stores(self) -> list[Store]:
        """The attributes of the state."""
        hidden: list[Field] = [secret.field for secret in self.secrets]
        movers: list[Field] = [f.inner for f in self.mat if isinstance(f, OfMover)]
        return [store for f in [*self.table, *hidden, *movers] for store in f.stores()]

    def mat_stores(self) -> list[Store]:
        """The attributes of each player's object."""
        return [store for field in self.mat for store in field.stores()]

    # -- equality and the trusted path ---------------------------------------------------------

    def freeze(self, s: Any) -> tuple[Any, ...]:
        """Everything that makes this state what it is: equal exactly for equal states."""
        raw_mat = self.raw_mat
        return (s.players, frozen_frames(s), *self.raw(s), *[raw_mat(p) for p in s.seats])

    def thaw(self, game: Game[Any], options: dict[str, Any], frozen: tuple[Any, ...]) -> Any:
        """The state of a frozen one, unchecked: only for what this very program has frozen."""
        s = self.make(game, frozen[0], options)
        thaw_frames(s, frozen[1])
        at = 2
        for attr in STANDS:
            setattr(s, attr, frozen[at])
            at += 1
        for attr in self.attrs:
            setattr(s, attr, frozen[at])
            at += 1
        for p in s.seats:
            values = frozen[at]
            for n in range(len(self.mat_attrs)):
                setattr(p, self.mat_attrs[n], values[n])
            at += 1
        return s

    def equal(self, one: Any, two: Any) -> bool:
        """Whether two states of one game and the same options are the same."""
        return self.freeze(one) == self.freeze(two)

    def shape(self) -> str:
        """16 hex digits that change with the declaration; frozen states go with it."""
        text = "\n".join([*self.attrs, *self.mat_attrs, *self.document()])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    # -- views and positions -------------------------------------------------------------------

    def public(self, s: Any) -> dict[str, Any]:
        """Everything that lies open."""
        state: State = s
        found = self.blank.copy()  # all keys in their order: quicker than to make room for each
        found["game"] = state.game.id
        found["rules_version"] = state.game.rules_version
        found["players"] = int(state.players)
        found["options"] = state.options.copy()
        for field in self.table:
            found[field.name] = field.show(s, s, NONE)
        mats: list[Any] = []
        seat = 0
        blank = self.blank_mat
        plain, get_plain = self.plain, self.get_plain
        for p in s.seats:
            one = blank.copy()
            values: tuple[Any, ...] = get_plain(p)
            for n in range(len(plain)):
                one[plain[n]] = values[n]
            for field in self.other:
                one[field.name] = field.show(s, p, seat)
            mats.append(one)
            seat += 1
        found["seats"] = mats
        return found

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may see: what lies open, and the secrets that are its own."""
        found = self.public(s)
        for secret in self.secrets:
            if seat is not None and secret.field.there(s, s, NONE) and secret.sees(s, seat):
                found[secret.field.name] = secret.field.show(s, s, NONE)
        return found

    def position(self, s: Any) -> dict[str, Any]:
        """The whole truth."""
        found = self.public(s)
        for secret in self.secrets:
            if secret.field.there(s, s, NONE):
                found[secret.field.name] = secret.field.show(s, s, NONE)
        return found

    def hides(self, s: Any, seat: int | None) -> bool:
        """Whether there is a secret that this seat does not see."""
        for secret in self.secrets:
            if secret.field.there(s, s, NONE) and (seat is None or not secret.sees(s, seat)):
                return True
        return False

    def redeal(self, s: Any, seat: int | None, dealer: Dealer) -> Any:
        """A copy with other secrets where this seat does not see them."""
        other = s.copy()
        for secret in self.secrets:
            if secret.field.there(s, s, NONE) and (seat is None or not secret.sees(s, seat)):
                pool: int = getattr(s, secret.pool)
                unseen = [i for i in range(pool.bit_length()) if pool >> i & 1]
                setattr(other, secret.field.attr, unseen[dealer.below(len(unseen))])
        return other

    # -- reading -------------------------------------------------------------------------------

    def load(self, game: Game[Any], data: Any, rules: Any) -> Any:
        """The state of a position from outside, sound or refused by the name of a field.

        `rules` is the game's module of what no declaration says: `standing(s, m)`, `table(s, m)`
        and `mat(s, p, seat, m)` raise `BadPosition`.

        Sound: every rule can go on from it to the end of the game and nothing is ever lost or
        doubled; not that a game could have come to it.
        """
        s = self.read(game, data)
        self.check_sound(s, rules)
        stand(s, data["to_move"])
        return s

    def restore(self, game: Game[Any], data: Any) -> Any:
        """The state of a position that this program has written itself: read, not judged."""
        s = self.read(game, data)
        stand(s, data["to_move"])
        return s

    def read(self, game: Game[Any], data: Any) -> Any:
        """All components of a position, each for itself."""
        f = Fields(data)
        s = self.make(game, *head(game, f))
        for field in self.table:
            field.read(f, s, s, NONE)
        for secret in self.secrets:
            if f.has(secret.field.name):
                secret.field.read(f, s, s, NONE)
                self.check_secret(f, s, secret)
        seats = f.objects("seats", s.players, s.players)
        for seat in range(len(seats)):
            for field in self.mat:
                field.read(seats[seat], s, s.seats[seat], seat)
            seats[seat].done()
        f.done()
        self.check_follows(f, seats, s)
        return s

    def check_secret(self, f: Fields, s: Any, secret: Secret) -> None:
        """A secret is one of what it may be."""
        raw: int = getattr(s, secret.field.attr)
        if raw == NONE:
            raise f.wrong(secret.field.name, "is left out where there is none")
        if not getattr(s, secret.pool) >> raw & 1:
            raise f.wrong(secret.field.name, f"is not among {secret.pool}")

    def check_follows(self, f: Fields, seats: list[Fields], s: Any) -> None:
        """What follows from the rest is as a position says, where it says so."""
        for field in self.table:
            if isinstance(field, Follows) and f.has(field.name):
                self.compare(f, field, field.show(s, s, NONE))
        for field in self.mat:
            if isinstance(field, Follows):
                for seat in range(len(seats)):
                    if seats[seat].has(field.name):
                        self.compare(seats[seat], field, field.show(s, s.seats[seat], seat))

    def compare(self, f: Fields, field: Field, truth: Any) -> None:
        """One of them."""
        given = f.data[field.name]
        if not same(given, truth):
            raise f.wrong(field.name, f"{given!r} is not {truth!r}")

    def check_sound(self, s: Any, rules: Any) -> None:
        """Raise `BadPosition` for the first thing that cannot be so at this moment."""
        m = Moment(s, self.fresh)
        rules.standing(s, m)
        for path, field in self.flat:
            if field.when is not None:
                problem = field.when.problem(field.there(s, s, NONE), m)
                if problem:
                    raise BadPosition(path, problem)
            elif isinstance(field, Spaces):
                left, problem = field.problem(s, m, s.to_move == OVER)
                if left:
                    raise BadPosition(left, problem)
        for stock in self.stocks:
            for where, problem in stock.problems(s):
                raise BadPosition(where, problem)
        rules.table(s, m)
        for seat, p in enumerate(s.seats):
            rules.mat(s, p, seat, m)
            for field in self.mat:
                if field.when is not None:
                    problem = field.when.problem(field.there(s, p, seat), m)
                    if problem:
                        raise BadPosition(f"seats[{seat}].{field.name}", problem)

    def violations(self, s: Any) -> list[str]:
        """Stocks that do not add up, and numbers out of their range."""
        found: list[str] = []
        for stock in self.stocks:
            for where, problem in stock.problems(s):
                found.append(f"{stock.rule}: {where} {problem}")
        for path, field in self.flat:
            found.extend(out_of_range(path, field, s))
        for seat, p in enumerate(s.seats):
            for field in self.mat:
                found.extend(out_of_range(f"seats[{seat}].{field.name}", field, p))
        return found

    # -- what is told about the declaration ----------------------------------------------------

    def schema(self, game: Game[Any]) -> dict[str, Any]:
        """The JSON schema of a position."""
        mat = object_schema({field.name: field for field in self.mat})
        whole = object_schema({field.name: field for field in self.table})
        properties: dict[str, Any] = {
            "game": {"const": game.id},
            "rules_version": {"const": game.rules_version},
            "players": {"enum": list(game.players)},
            "options": {"type": "object"},
            **whole["properties"],
            "seats": {"type": "array", "items": mat},
        }
        for secret in self.secrets:
            properties[secret.field.name] = described(secret.field)
        needed = [*HEAD, *whole["required"], "seats"]
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"A position of {game.id}, rules version {game.rules_version}",
            "type": "object",
            "properties": properties,
            "required": needed,
            "additionalProperties": False,
        }

    def document(self) -> list[str]:
        """One line for each component."""
        secrets = [(s.field.name, s.field) for s in self.secrets]
        mats = [(f"seats[].{field.name}", field) for field in self.mat]
        found: list[str] = []
        for path, field in [*self.flat, *mats, *secrets]:
            extra = field.range_text()
            kept = ", ".join([store.attr for store in field.stores()])
            who = "secret" if (path, field) in secrets else "all"
            line = f"{path:24} {who:6} {field.says}{'; ' + extra if extra else ''}"
            found.append(f"{line} [{kept}]" if kept else line)
        return found

    def mistakes(self, s: Any) -> list[str]:
        """What is wrong with the declaration: bits that do not suffice, attributes nobody names."""
        found = [text for _, field in self.flat for text in field.check()]
        found += [text for field in self.mat for text in field.check()]
        for owner, known, kept in (
            (s, {*self.attrs, *STANDS, *UNFROZEN}, "readings"),
            (s.seats[0], set(self.mat_attrs), ""),
        ):
            names = {name for cls in type(owner).__mro__ for name in attributes(cls, owner)}
            found += [f"{n} is kept but not declared" for n in names - known - {kept, "seats"}]
            found += [f"{n} is declared but not kept" for n in known - names]
        return found

    # -- observations --------------------------------------------------------------------------

    def slots(self) -> list[str]:
        """The names of an observation's numbers; seats count clockwise from the viewer."""
        found = [f"players={n}" for n in range(1, self.most + 1)]
        for field in self.table:
            found.extend([f"{field.name}{slot}" for slot in field.slots(self.most)])
        for n in range(self.most):
            for field in self.mat:
                found.extend([f"+{n}.{field.name}{slot}" for slot in field.slots(self.most)])
        for secret in self.secrets:
            found.extend([f"{secret.field.name}{t}" for t in secret.field.slots(self.most)])
        return found

    def observe(self, view: dict[str, Any], viewer: int) -> list[float]:
        """A seat's observation, made of its view and of nothing else."""
        out: list[float] = []
        players: int = view["players"]
        for n in range(1, self.most + 1):
            out.append(1.0 if n == players else 0.0)
        for field in self.table:
            field.encode(view[field.name], viewer, players, self.most, out)
        mats = view["seats"]
        for n in range(self.most):
            one = mats[(viewer + n) % players] if n < players else None
            for field in self.mat:
                field.encode(one[field.name] if one else None, viewer, players, self.most, out)
        for secret in self.secrets:
            secret.field.encode(view.get(secret.field.name), viewer, players, self.most, out)
        return out


def frozen_frames(s: State) -> tuple[Any, ...]:
    """The sub-programs that run, the innermost first, with what each remembers."""
    found: list[Any] = []
    frame = s.running
    while frame is not None:
        facts = [getattr(frame, fact.name) for fact in frame.facts()]
        found.append((frame.kind(), frame.at, frame.turn, *facts))
        frame = frame.up
    return tuple(found)


def thaw_frames(s: State, frozen: tuple[Any, ...]) -> None:
    """Let the same sub-programs run, remembering the same."""
    known: dict[str, Frame] = {"frame": Frame()}
    for part in [*s.game.called, *[part for spot in s.game.spots for part in spot.around]]:
        if part.frame is not None:
            known[part.frame.kind()] = part.frame
    for kind, at, turn, *facts in reversed(frozen):
        frame = known[kind].copied()
        frame.up, frame.at, frame.turn = s.running, at, turn
        for fact, value in zip(frame.facts(), facts, strict=True):
            setattr(frame, fact.name, value)
        s.running = frame


def attributes(cls: Any, owner: Any) -> list[str]:
    """The attributes of an object, as the compiler or the interpreter knows them."""
    compiled = list(getattr(cls, "__mypyc_attrs__", ()))
    names = compiled or list(getattr(owner, "__dict__", {}))
    return [name for name in names if not name.startswith("__")]


def out_of_range(path: str, field: Field, o: Any) -> list[str]:
    """A plain number that is not what its declaration says."""
    if isinstance(field, One):
        raw: int = getattr(o, field.attr)
        if not field.code.low <= raw <= field.code.high:
            return [f"{path} {raw} is not {field.code.low} to {field.code.high}"]
    return []
