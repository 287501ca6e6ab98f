"""Writes the attributes of a state between its marks, from what its module declares.

    python -m tabard.kernel.box.weave src/tabard/games/pillars/state.py          says what differs
    python -m tabard.kernel.box.weave src/tabard/games/pillars/state.py --write  writes it

A mark is `# woven: new NAME` or `# woven: copied NAME`, and `# woven end`; NAME is a declaration
of the same module (TABLE or MAT).
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Any

PLAIN = {-1: "NONE"}


def declarations(source: str) -> tuple[ast.Module, dict[str, Any]]:
    """The module's imports and declarations, run as they stand in the text, without its classes.

    A compiled module beside the text may be older; its declarations are not asked.
    """
    lines, inside = [], False
    for line in source.split("\n"):
        words = line.split()
        inside = inside and words != ["#", "woven", "end"]
        lines.append("" if inside else line)
        if words[:2] == ["#", "woven:"]:
            lines.append(f"{line[: line.index('#')]}pass")
            inside = True
    tree = ast.parse("\n".join(lines))
    kept = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign)
    tree.body = [node for node in tree.body if isinstance(node, kept)]
    found: dict[str, Any] = {}
    exec(compile(tree, "declarations", "exec"), found)
    return tree, found


def first_values(tree: ast.Module, attrs: set[str]) -> dict[str, str]:
    """What the text says of an attribute's value in a new game: `start=`."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            texts = [a.value for a in node.args if isinstance(a, ast.Constant)]
            named = [k.value for k in node.keywords if k.arg == "attr"]
            texts += [value.value for value in named if isinstance(value, ast.Constant)]
            mine = [x for x in texts if isinstance(x, str) and x in attrs]
            for keyword in node.keywords:
                if keyword.arg == "start" and mine:
                    found[mine[-1]] = ast.unparse(keyword.value)
    return found


def woven(source: str) -> str:
    """The module with what stands between its marks written anew."""
    tree, names = declarations(source)
    kept = {"TABLE": names["BOX"].table_stores(), "MAT": names["BOX"].mat_stores()}
    out: list[str] = []
    inside = False
    for line in source.split("\n"):
        words = line.split()
        inside = inside and words != ["#", "woven", "end"]
        if not inside:
            out.append(line)
        if words[:2] == ["#", "woven:"]:
            indent, inside = line[: line.index("#")], True
            stores = kept[words[3]]
            text = first_values(tree, {store.attr for store in stores})
            for s in stores:
                first = text.get(s.attr, PLAIN.get(s.start, str(s.start)))
                new, old = f": {s.kind} = {first}", f" = source.{s.attr}"
                out.append(f"{indent}self.{s.attr}{new if words[2] == 'new' else old}")
    return "\n".join(out)


def main(arguments: list[str]) -> int:
    """Write the files, or say which are not as they would be written."""
    write = "--write" in arguments
    stale = 0
    for name in arguments:
        if name.startswith("--"):
            continue
        path = Path(name)
        before = path.read_text()
        after = woven(before)
        if after != before:
            stale += 1
            print(f"{name}: {'written' if write else 'differs from its declaration'}")
            if write:
                path.write_text(after)
    return 0 if write else stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
