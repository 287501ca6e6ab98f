"""What an observation of a game consists of: its slots one after the other, named and bounded.

First where the game stands: the place in its contents, the places that have called it, and how far
their steps have got; then its options; then what lies on the table and what the viewer alone knows;
then what the parts that run remember; then what lies before each seat, beginning with the viewer,
and before the game's own players. All that a seat may know, and by redeal nothing else.

The numbers themselves are made by `kernel.encoding` and the woven `games/<game>/observe.py`.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from tabard.kernel.box import slots
from tabard.kernel.box.frozen import frames
from tabard.kernel.box.slots import SLOTS, VIEWER, Block, Look, Names, Piece, emit

if TYPE_CHECKING:
    from tabard.kernel.box.box import Box
    from tabard.kernel.box.fields import Field
    from tabard.kernel.game import Game

CHANGING: Final = ("i64", "bool")  # kinds of attributes that hold no object
OWNED: Final = re.compile(r"\b(s|p|me)\.(\w+)")
BESIDE: Final = re.compile(r"(?<![.\w])(s|p|me|seat|seats|who|players|v\d+)\b(?!\.)")
PROGRESS: Final = ("progress", "caller.progress")
UNUSED: Final = "unused {}"


class Plan:
    """The blocks of a game's observations.

    standing  where the game stands, and options
    table     what lies on the table, and what only the viewer knows
    facts     what each kind of part remembers, by kind
    mat       what lies before one player
    starts    where the words of each kind of part begin, and where those of the last end
    says      what the slots of a component are, by their name
    frozen    the attributes that hold an object which never changes itself
    """

    def __init__(self, game: Game[Any], names: Names = str) -> None:
        box = game.declaration()
        self.game: Final = game
        self.names: Final = names
        self.seats: Final = max(n + game.rivals(n) for n in game.players)
        self.frozen: Final = {
            store.attr for store in [*box.stores, *box.mat_stores] if store.kind not in CHANGING
        }
        self.says: Final[dict[str, str]] = {}
        self.standing: Final = self.heads(game)
        self.facts: Final = {kind: self.remembered(kind) for kind in self.kinds()}
        self.table: Final = self.block(self.on_table(box), len(self.facts))
        self.mat: Final = self.block(self.on_mat(box), None)
        self.starts: Final = list(accumulate([b.words for b in self.facts.values()], initial=0))

    def look(self) -> Look:
        """A fresh look."""
        return Look(self.seats, self.names)

    def heads(self, game: Game[Any]) -> Block:
        """Where the game stands, and its options: written by the kernel itself."""
        spots = [spot.name for spot in game.spots]
        rows = [[f"at={name}" for name in spots], [f"behind={name}" for name in spots]]
        rows.append(list(PROGRESS))
        rows.append([name for option in game.options for name in option_slots(option)])
        block = Block([], [], [])
        for row in rows:
            unused = -len(row) % SLOTS
            block.names.extend([*row, *[""] * unused])
            high = slots.LARGEST if row[:1] == list(PROGRESS[:1]) else 1
            block.highs.extend([*[high] * len(row), *[0] * unused])
        for name in spots:
            self.says[f"at={name}"] = "the game stands there"
            self.says[f"behind={name}"] = "a part that runs was called from there"
        self.says[PROGRESS[0]] = "how far the present step has got"
        self.says[PROGRESS[1]] = "how far the step has got that called the part around it"
        for option in game.options:
            for name in option_slots(option):
                self.says[name] = f"the option {option.name} ({option.rule})"
        return block

    def on_table(self, box: Box) -> Iterator[tuple[Field, str, str]]:
        """What lies on the table and what the viewer alone knows: field, owner, name."""
        for field in box.table:
            yield field, "s", field.name
        for field in box.own:
            if field.name not in box.recalled:
                yield field, "me", f"seats+0.{field.name}"
        for field in box.seen:
            yield field, "me", field.name

    def on_mat(self, box: Box) -> Iterator[tuple[Field, str, str]]:
        """What lies before a player, and what everybody can remember of what he hides."""
        for field in box.mat:
            yield field, "p", f"seats+{VIEWER}.{field.name}"
        for field in box.own:
            if field.name in box.recalled:
                yield field, "p", f"seats+{VIEWER}.{field.name}"
        for field in [*box.table, *box.hidden]:
            yield field, "", field.name

    def block(self, fields: Iterator[tuple[Field, str, str]], bits: int | None) -> Block:
        """The slots of some components; `bits` as `emit` has them."""
        look = self.look()
        found: list[Piece] = []
        recalled = self.game.declaration().recalled
        for field, owner, name in fields:
            some = field.pieces(owner, name, look) if owner else field.pieces_of_mat(name, look)
            condition = recalled.get(field.name, "") if owner == "p" else ""
            if condition and some:
                known = look.local(f"who == seat or bool({condition})")
                some = [piece.only(known) for piece in some]
            found += [self.made_of(piece) for piece in some]
            self.says.update({slot: field.says for piece in some for slot in piece.names})
        block = emit(found, bits, kept=True)
        return block._replace(lines=[*look.before, *block.lines])

    def made_of(self, piece: Piece) -> Piece:
        """A piece that says of itself whether it is made of one object alone."""
        text = f"{piece.text} {piece.when}"
        owned = set(OWNED.findall(text))
        if len(owned) != 1 or BESIDE.search(text):
            return piece
        [(owner, attr)] = owned
        return piece._replace(of=f"{owner}.{attr}") if attr in self.frozen else piece

    def kinds(self) -> list[str]:
        """The kinds of parts that remember anything."""
        return [kind for kind, frame in frames(self.game).items() if frame.facts().fields]

    def remembered(self, kind: str) -> Block:
        """The slots of what one kind of part remembers; the first says that one runs."""
        facts = frames(self.game)[kind].facts()
        look = self.look()
        found = slots.bits("one", [f"facts.{kind}"])
        self.says[f"facts.{kind}"] = "such a part runs"
        for field in facts.fields:
            some = field.pieces("f", f"facts.{kind}.{field.name}", look)
            if field.name in facts.own:
                some = [piece.only("f.owner() == seat") for piece in some]
            found += some
            self.says.update({slot: field.says for piece in some for slot in piece.names})
        block = emit(found)
        return block._replace(lines=[*look.before, *block.lines])

    @property
    def mark(self) -> str:
        """16 hex digits of the source that fills the blocks: whatever is woven has it too."""
        parts = [
            [type(frames(self.game)[kind]).__name__, *self.facts[kind].lines] for kind in self.facts
        ]
        text = json.dumps([self.seats, self.table.lines, parts, self.mat.lines])
        return hashlib.sha256(text.encode()).hexdigest()[:16]


class Observation:
    """The slots of the observations of a game with so many players.

    names    the name of each slot, all different; see `kernel.box.slots`
    highs    the most that each can be; the least is 0
    says     what each is, in a few words
    version  16 hex digits that change with the names, their order or bounds
    """

    def __init__(self, plan: Plan | None, players: int) -> None:
        self.names: Final[list[str]] = []
        self.highs: Final[list[int]] = []
        self.says: Final[list[str]] = []
        if plan is not None:
            for block in (plan.standing, plan.table, *plan.facts.values()):
                self.add(block, plan, 0)
            for n in range(players + plan.game.rivals(players)):
                self.add(plan.mat, plan, n)
        text = json.dumps([players, self.names, self.highs])
        self.version: Final = hashlib.sha256(text.encode()).hexdigest()[:16]

    def add(self, block: Block, plan: Plan, n: int) -> None:
        """The slots of a block, for the n-th seat from the viewer."""
        for name, high in zip(block.names, block.highs, strict=True):
            self.says.append(plan.says[name] if name else "always 0")
            called = name.replace(VIEWER, str(n)) or UNUSED.format(len(self.names))
            self.names.append(called)
            self.highs.append(high)

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __repr__(self) -> str:
        return f"<{len(self.names)} numbers, version {self.version}>"


def option_slots(option: Any) -> list[str]:
    """The slots of an option: one for a flag, else one for each value."""
    name = f"options.{option.name}"
    if isinstance(option.default, bool):
        return [name]
    return [f"{name}={value}" for value in option.values]
