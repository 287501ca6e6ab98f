"""A game's box: all its components, declared once, and what the kernel makes of that.

Of the state: equality, positions and their reading, views, redeals, checks, a JSON schema and
documentation; and the text of `__init__`, `copy`, the view and observations, see `weave`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from tabard.kernel.box.codes import NONE, Schema
from tabard.kernel.box.fields import Field, Group, Store
from tabard.kernel.box.frozen import Frozen, frames, frozen_frames, keep, plain, thaw_frames
from tabard.kernel.box.schemas import misfit, position_schema, published
from tabard.kernel.box.stock import Pile, Stock, reach
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadPosition
from tabard.kernel.game import Game
from tabard.kernel.loading import head, stand, unlike
from tabard.kernel.position import Fields
from tabard.kernel.when import PointInPlay, Window

STANDS: Final = ("players", "to_move", "at", "progress")  # what `State` keeps itself

Show = Callable[[Any], dict[str, Any]]
ShowMat = Callable[[Any, int], dict[str, Any]]
Know = Callable[[Any, int | None], dict[str, Any]]
Make = Callable[[Any, Any, dict[str, Any]], Any]


def unbound(*_: Any) -> Any:
    """What a box can do before a game has bound it."""
    raise NotImplementedError("nobody has bound this box")


class Soundness(Protocol):
    """What a game asks of a position that no declaration says: its module `soundness`.

    Each raises `BadPosition`: for where the game stands, the table, and the things of one player.
    """

    def standing(self, s: Any, m: PointInPlay, /) -> None: ...

    def table(self, s: Any, m: PointInPlay, /) -> None: ...

    def mat(self, s: Any, p: Any, seat: Any, m: PointInPlay, /) -> None: ...


class Box:
    """All components of a game, in the order of its positions.

    table    what lies open on the table; `seats` is written after it
    mat      what lies open before each player
    own      what he alone sees of his things, written after that
    hidden   what not everybody sees, written after `seats`
    seen     what a view has besides: what its seat knows of that, and whatever else; what is both
             stands there as it is, for those who know it
    piles    what not everybody knows, to be dealt anew
    stocks   pieces that must add up
    when     at which points in play components are there, by path; all others always
    fresh    the step that clears the table between rounds
    recalled what is a player's own, but everybody can remember it: always, or where a condition
             holds. A redeal must leave it as it is
    """

    def __init__(
        self,
        table: Sequence[Field],
        mat: Sequence[Field],
        own: Sequence[Field] = (),
        piles: Sequence[Pile] = (),
        stocks: Sequence[Stock] = (),
        when: dict[str, Window] | None = None,
        fresh: str = "",
        hidden: Sequence[Field] = (),
        seen: Sequence[Field] = (),
        recalled: dict[str, str] | None = None,
    ) -> None:
        self.recalled: Final = recalled or {}
        self.table: Final = tuple(table)
        self.mat: Final = tuple(mat)
        self.own: Final = tuple(own)
        self.hidden: Final = tuple(hidden)
        self.seen: Final = tuple(seen)
        self.piles: Final = tuple(piles)
        self.stocks: Final = tuple(stocks)
        self.when: Final = when or {}
        self.fresh: Final = fresh
        self.stores: Final = self.stores_of("table")
        self.mat_stores: Final = self.stores_of("mat")
        self.attrs: Final = [store.attr for store in self.stores]
        self.mat_attrs: Final = [store.attr for store in self.mat_stores]
        self.raw: Final = plain(STANDS, self.stores)
        self.raw_mat: Final = plain((), self.mat_stores)
        self.game: Game[Any] | None = None
        self.make: Make = unbound
        self.rules: Soundness | None = None
        self.public: Show = unbound
        self.secret: Show | None = None
        self.mine: ShowMat | None = None
        self.knows: Know | None = None
        self.stand: Callable[[Any, dict[str, Any]], None] | None = None
        self.mark = ""
        self.schemas: Final[dict[int, Schema]] = {}
        self.blank: tuple[tuple[int, dict[str, Any]], dict[str, Any]] | None = None

    def bind(
        self,
        make: Make,
        rules: Soundness,
        public: Show,
        own: ShowMat | None = None,
        secret: Show | None = None,
        stand: Callable[[Any, dict[str, Any]], None] | None = None,
        knows: Know | None = None,
    ) -> None:
        """Say what the declaration cannot.

        make    the class of states
        rules   what no declaration says
        public, own, secret   what is shown of the table, of a player, and of what is hidden (woven)
        knows   what is `seen` by a seat, or by spectators (woven)
        stand   stands where a position says, with the facts of what runs there, after all else
        """
        self.make = make
        self.rules = rules
        self.public = public
        self.mine = own
        self.secret = secret
        self.knows = knows
        self.stand = stand

    def of(self) -> Game[Any]:
        """The game whose box this is; it says so itself when it is made."""
        assert self.game is not None, "no game has this box"
        return self.game

    def stores_of(self, of: str) -> list[Store]:
        """The attributes of the state (`table`) or of each player's object (`mat`)."""
        lying = {"table": [*self.table, *self.hidden], "mat": [*self.mat, *self.own]}
        kept = [(where, s) for where, fields in lying.items() for f in fields for s in f.stores()]
        return [store for where, store in kept if of == (store.of or where)]

    def lies_open(self) -> bool:
        """Whether nothing in it is hidden or anybody's own: then all see the same."""
        return not self.hidden and not self.own

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may see: what lies open, what is its own, and what it knows besides."""
        found: dict[str, Any] = self.public(s)
        if seat is not None and self.mine is not None:
            found["seats"][seat].update(self.mine(s, seat))
        if self.knows is not None:
            found.update(self.knows(s, seat))
        return found

    def position(self, s: Any) -> dict[str, Any]:
        """The whole truth."""
        found: dict[str, Any] = self.public(s)
        if self.mine is not None:
            for seat in range(len(found["seats"])):
                found["seats"][seat].update(self.mine(s, seat))
        if self.secret is not None:
            found.update(self.secret(s))
        return found

    def hides(self, s: Any, seat: int | None) -> bool:
        """Whether there is anything that a seat does not see."""
        return any(one.hides(s, seat) for one in self.piles)

    def redeal(self, s: Any, seat: int | None, dealer: Dealer) -> Any:
        """A copy with other secrets where a seat does not see them."""
        other = s.copy()
        for one in self.piles:
            one.redeal(other, seat, dealer)
        return other

    def freeze(self, s: Any) -> Frozen:
        """Everything that makes this state what it is: equal exactly for equal states."""
        raw_mat = self.raw_mat
        return (*self.raw(s), frozen_frames(s), *[raw_mat(p) for p in s.seats])

    def thaw(self, game: Game[Any], options: dict[str, Any], frozen: Frozen) -> Any:
        """The state of a frozen one, unchecked: only for what this very program has frozen."""
        s = self.make(game, frozen[0], options)
        last = len(STANDS) + len(self.stores)
        for n, attr in enumerate(STANDS):
            setattr(s, attr, frozen[n])
        keep(s, self.stores, frozen[len(STANDS) : last])
        thaw_frames(s, frozen[last])
        for p, values in zip(s.seats, frozen[last + 1 :], strict=True):
            keep(p, self.mat_stores, values)
        return s

    def shape(self) -> str:
        """16 hex digits that change with the declaration; frozen states go with it."""
        if not self.mark:
            known = frames(self.of())
            facts = [(kind, frame.facts().attrs) for kind, frame in known.items()]
            kept = json.dumps([self.attrs, self.mat_attrs, facts, self.schema()])
            self.mark = hashlib.sha256(kept.encode()).hexdigest()[:16]
        return self.mark

    def load(self, game: Game[Any], data: Any) -> Any:
        """The state of a position from outside, sound or refused by the name of a field.

        Sound: every rule can go on from it to the end of the game, and nothing is ever lost or
        doubled. Not promised is that a game could have come to it.
        """
        players, options = head(game, Fields(data))
        problem = misfit(self.schema_for(players), data)
        if problem is not None:
            raise BadPosition(*problem)
        s = self.make(game, players, options)
        for field in self.table:
            if field.name in data:
                field.keep(data[field.name], s, s, NONE)
        for seat, mat in enumerate(data["seats"]):
            for field in [*self.mat, *self.own]:
                if field.name in mat:
                    field.keep(mat[field.name], s, s.seats[seat], seat)
        for field in self.hidden:
            if field.name in data:
                field.keep(data[field.name], s, s, NONE)
        if self.stand is not None:
            self.stand(s, data)
        words = self.position(s)
        self.check_follows(self.table, data, words, "")
        for seat, mat in enumerate(data["seats"]):
            self.check_follows(self.mat, mat, words["seats"][seat], f"seats[{seat}].")
        self.check_sound(s, words)
        stand(s, data["to_move"])
        return s

    def check_follows(self, fields: Sequence[Field], given: Any, truth: Any, path: str) -> None:
        """What follows from the rest is as a position says, where it says so."""
        for field in fields:
            name = field.name
            if isinstance(field, Group) and not field.bare:
                self.check_follows(field.fields, given[name], truth[name], f"{path}{name}.")
            if field.compared and name in given:
                found = unlike(given[name], truth[name], path + name)
                if found is not None:
                    raise BadPosition(*found)

    def check_sound(self, s: Any, words: dict[str, Any]) -> None:
        """Raise `BadPosition` for the first thing that cannot be so at this point."""
        m = PointInPlay(s, self.fresh)
        rules = self.rules
        assert rules is not None, "nobody has bound this box"
        rules.standing(s, m)
        blank = self.empty_table(s)
        mats = [path for path in self.when if path.startswith("seats.")]
        self.check_windows([path for path in self.when if path not in mats], words, blank, m)
        for stock in self.stocks:
            for problem in stock.problems(words):
                raise BadPosition(*problem)
        rules.table(s, m)
        for seat, p in enumerate(s.seats):
            rules.mat(s, p, seat, m)
        self.check_windows(mats, words, blank, m)

    def empty_table(self, s: Any) -> dict[str, Any]:
        """The position of a table on which nothing lies yet, for as many and with these options."""
        known = (int(s.players), s.options)
        if self.blank is None or self.blank[0] != known:
            self.blank = known, self.position(self.make(s.game, s.players, s.options))
        return self.blank[1]

    def check_windows(self, paths: list[str], words: Any, blank: Any, m: PointInPlay) -> None:
        """A component is there when it is not as on an empty table."""
        for path in paths:
            names = path.split(".")
            for (where, word), (_, empty) in zip(
                reach(words, names), reach(blank, names), strict=True
            ):
                problem = self.when[path].problem(word != empty, m)
                if problem:
                    raise BadPosition(where + spot(word, empty), problem)

    def violations(self, s: Any) -> list[str]:
        """What a state has that no position of the game may have; stocks that do not add up."""
        words = self.position(s)
        found = misfit(self.schema_for(int(s.players)), words)
        wrong = [] if found is None else [f"{found[0]} {found[1]}"]
        for stock in self.stocks:
            wrong += [f"{stock.rule}: {where} {text}" for where, text in stock.problems(words)]
        return wrong

    def schema_for(self, players: int) -> Schema:
        """The JSON schema of a position with so many players."""
        found = self.schemas.get(players)
        if found is None:
            parts = (self.table, [*self.mat, *self.own], self.hidden)
            found = position_schema(self.of(), players, *parts)
            self.schemas[players] = found
        return found

    def schema(self) -> Schema:
        """The JSON schema of every position of the game."""
        game = self.of()
        return published(game, self.schema_for(game.players[-1]))


def spot(word: Any, empty: Any) -> str:
    """Which entry of a list is there that should not be, for the path of an error."""
    if isinstance(word, list) and isinstance(empty, list) and len(word) == len(empty):
        return "".join([f"[{n}]" for n in range(len(word)) if word[n] != empty[n]][:1])
    return ""
