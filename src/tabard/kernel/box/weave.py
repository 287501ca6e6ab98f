"""Writes what follows from a declaration word for word: attributes, copies, and views of them.

    python -m tabard.kernel.box.weave src/tabard/games/pillars           says what differs
    python -m tabard.kernel.box.weave src/tabard/games/pillars --write   writes it

A game's `components.py` declares its `BOX`. In the modules beside it the lines from a mark to
`# woven end` are written by this program: after `# woven: new TABLE` and `copied TABLE` the
attributes of a state, with MAT those of a player; after `shown TABLE`, `MAT`, `OWN`, `SECRETS`
and `SEEN` the keys and values that a view shows of the state `s` and of the player `p` in `seat`.
After `facts TURN` it is what a frame has from its facts, declared as TURN below it in that module.
After `observed FACTS`, `MAT`, `TABLE` and `SIZES` it is what fills observations, see `observation`.

Before the first run `pass` stands there. They are written out because the compiler makes of such
text what no loop over names comes near.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from tabard.kernel.box.box import Box
from tabard.kernel.box.fields import Field, Store, indented
from tabard.kernel.box.observed import observed
from tabard.kernel.frame import DECLARED, NO_FACTS, Frame

START, END = "# woven: ", "# woven end"
HEAD = (
    '"game": s.game.id',
    '"rules_version": s.game.rules_version',
    '"players": s.players',
    '"options": s.options.copy()',
)


class Loom:
    """The declaration of a game, run as it stands in the text: a compiled one may be older."""

    def __init__(self, source: str, package: str = "") -> None:
        self.package = package
        self.tree = ast.parse(source)
        self.known: dict[str, Any] = {}
        exec(source, self.known)

    def name(self, value: Any) -> str:
        """What the declaration calls a value, itself or in a module that it imports."""
        for name, found in self.known.items():
            if found is value:
                return name
            if isinstance(found, ModuleType):
                inside = [key for key, each in vars(found).items() if each is value]
                if inside:
                    return f"{name}.{inside[0]}"
        raise SystemExit(f"{value!r} has no name that a view could use")

    def start(self, store: Store) -> str:
        """An attribute's value at first: as the declaration writes it after `start=`."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call):
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                named = [word.value for word in node.keywords if word.arg == "start"]
                text = (
                    ast.unparse(named[0]) if named and store.attr in texts[:1] + texts[-1:] else ""
                )
                if text and eval(text, self.known) == store.start:
                    return text
        return "NONE" if store.start == -1 else str(store.start)

    def weave(self, what: str) -> list[str]:
        """The lines of a mark."""
        kind, whose = what.split()
        if kind == "facts":
            return self.methods(self.known[whose])
        if kind == "observed":
            return observed(import_module(self.package).GAME, whose, self.name)
        box: Box = self.known["BOX"]
        if kind == "shown":
            fields: dict[str, Sequence[Field]] = {"TABLE": box.table, "MAT": box.mat}
            fields.update({"OWN": box.own, "SECRETS": box.hidden, "SEEN": box.seen})
            owner = "s" if whose in ("TABLE", "SECRETS") else "p"
            words = {field.name: field.text(owner, self.name) for field in fields[whose]}
            shown = [f'"{name}": {word}' for name, word in words.items() if word]
            return [line[4:] for line in indented([*(HEAD if whose == "TABLE" else ()), *shown])]
        stores = box.stores if whose == "TABLE" else box.mat_stores
        if kind == "new":
            return self.new(stores)
        return [f"self.{s.attr} = source.{s.attr}" for s in stores]

    def new(self, stores: Sequence[Store]) -> list[str]:
        """Attributes as they are at first."""
        return [f"self.{s.attr}: {s.kind} = {self.start(s)}" for s in stores]

    def methods(self, frame: Frame) -> list[str]:
        """What a frame has from its facts; some may be those of the frame that it derives from."""
        cls = type(frame)
        fields = frame.facts().fields
        stores = [store for field in fields for store in field.stores()]
        inherited = DECLARED.get(cls.__mro__[1], NO_FACTS).attrs
        return [
            "def __init__(self) -> None:",
            "    super().__init__()",
            *["    " + line for line in self.new(stores[len(inherited) :])],
            "",
            "def copied(self) -> Frame:",
            f"    twin = {cls.__name__}()",
            *[f"    twin.{s.attr} = self.{s.attr}" for s in stores],
            "    return twin",
            "",
            "def written(self) -> dict[str, Any]:",
            "    return {",
            *[
                f"    {line}"
                for line in indented([f'"{f.name}": {f.text("self", self.name)}' for f in fields])
            ],
            "    }",
            "",
        ]


def between_marks(source: str, lines: Callable[[str], list[str]]) -> str:
    """The text with other lines between its marks."""
    out: list[str] = []
    inside = False
    for line in source.split("\n"):
        mark = line.strip()
        inside = inside and mark != END
        if not inside:
            out.append(line)
        if mark.startswith(START):
            indent, inside = line[: line.index("#")], True
            out += [(indent + each).rstrip() for each in lines(mark.removeprefix(START))]
    return "\n".join(out)


def woven(folder: Path) -> dict[Path, str]:
    """The files of a game as they should be; a frame's declaration stands in its own module."""
    package = ".".join(["tabard.games"] * (folder.parent.name == "games") + [folder.name])
    loom = Loom((folder / "components.py").read_text("utf-8"), package)
    found: dict[Path, str] = {}
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        if START in text:
            own = f"{START}facts" in text
            found[path] = between_marks(text, Loom(text).weave if own else loom.weave)
    return found


def main(arguments: list[str]) -> int:
    """Write the files of some games, or say which are not as they would be written."""
    write = "--write" in arguments
    folders = [Path(name) for name in arguments if name != "--write"]
    files = {path: text for folder in folders for path, text in woven(folder).items()}
    stale = {path: text for path, text in files.items() if path.read_text("utf-8") != text}
    for path, text in stale.items():
        print(f"{path}: {'written' if write else 'differs from its declaration'}")
        if write:
            path.write_text(text, "utf-8")
    return 0 if write else len(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
