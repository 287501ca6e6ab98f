"""Writes docs/positions: the format of each game's positions, as a page and as a JSON schema; and
docs/observations: every slot of its observations, as a table of values separated by tabs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tabard.games import SHELF_FACTS, game
from tabard.kernel.box.box import Box
from tabard.kernel.box.fields import object_schema

Schema = dict[str, Any]
Row = tuple[str, str, str, str]

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "positions"
OBSERVATIONS = FOLDER.parent / "observations"
ORIGIN = "<!-- written by `make positions` from the declaration in {} -->"
SHORT = 8  # so many words are listed
LEFT_OUT = " *"  # behind what a position may leave out
HEAD = """\
# Positions of {name}

A position is the whole table as JSON: `state.position()` writes it, `game.load(position)` reads it,
`tabard position --start {name}` prints the first one of a game. The
[schema]({name}.schema.json) says the same to programs; a running house serves it at
`/games/{name}/schema`.

A view has the same keys, without those that its viewer does not see. Keys with a * follow from the
rest and may be left out of a position; where one is given it must be right. All others must be
there. `"to_move": null` lets the game run on by itself from the named step.

What loads is **sound**: it can be played to its end, and no piece is ever lost or doubled. That a
game could have come to it is not promised.

| key | values | seen by | what it is |
|---|---|---|---|
"""
SEEN = """
A view has these besides; of what is hidden it shows what its viewer knows:

| key | values | what it is |
|---|---|---|
"""
FOOT = """
An observation, for learning, is what a seat may know as a row of bytes, {slots} of them with {most}
players, each with a name such as `{some}`: see [all of them](../observations/{name}.tsv) and
[how they are read](../observations/README.md).
"""
SLOTS = "slot\tname\thighest\twhat it is"


def main() -> int:
    """Bring the folder up to date."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    for name, text in observations().items():
        (OBSERVATIONS / name).write_text(text, encoding="utf-8")
    return 0


def files() -> dict[str, str]:
    """All pages and schemas, by the name of their file."""
    found: dict[str, str] = {}
    for name in sorted(SHELF_FACTS):
        box = game(name).declaration()
        found[f"{name}.md"] = page(name, box)
        found[f"{name}.schema.json"] = json.dumps(box.schema(), indent=1) + "\n"
    return found


def observations() -> dict[str, str]:
    """The slots of all games with the most players, by the name of their file.

    With fewer the same slots come first, and there are fewer seats at the end.
    """
    found: dict[str, str] = {}
    for name in sorted(SHELF_FACTS):
        rules = game(name)
        slots = rules.spec(rules.players[-1]).observation
        rows = zip(slots.names, slots.highs, slots.says, strict=True)
        lines = [f"{n}\t{slot}\t{high}\t{says}" for n, (slot, high, says) in enumerate(rows)]
        found[f"{name}.tsv"] = "\n".join([SLOTS, *lines]) + "\n"
    return found


def page(name: str, box: Box) -> str:
    """The format of a game's positions, one component on each line."""
    hidden = {f"seats[].{field.name}": "its owner" for field in box.own}
    hidden |= {field.name: "nobody as it stands" for field in box.hidden}
    hidden |= {field.name: "its owner" for field in box.hidden if field in box.seen}
    rows = [f"| {' | '.join(row)} |\n" for row in lines(box.schema(), hidden)]
    origin = ORIGIN.format(f"src/tabard/games/{name}/components.py")
    most = box.of().players[-1]
    slots = box.of().spec(most).observation.names
    some = next(slot for slot in reversed(slots) if not slot.startswith("unused"))
    foot = FOOT.format(slots=len(slots), most=most, some=some, name=name)
    return f"{origin}\n{HEAD.format(name=name)}{''.join(rows)}{seen(box)}{foot}"


def seen(box: Box) -> str:
    """What a view has and a position has not, if there is anything."""
    besides = [field for field in box.seen if field not in box.hidden]
    schema = object_schema(besides, box.of(), box.of().players[-1])
    rows = [
        f"| {path.removesuffix(LEFT_OUT)} | {kind} | {what} |\n"  # of a view nothing is left out
        for path, kind, _, what in lines(schema, {})
    ]
    return f"{SEEN}{''.join(rows)}" if rows else ""


def lines(
    schema: dict[str, Any], secret: dict[str, str], path: str = ""
) -> list[tuple[str, str, str, str]]:
    """Path, values, who sees it, and what it is: one line for each component, in their order."""
    found: list[Row] = []
    for name, each in schema["properties"].items():
        here = f"{path}{name}"
        inside = each.get("items", {}) if each.get("format") == "by-seat" else each
        viewers = secret.get(here, secret.get(here.partition(".")[0], "everybody"))
        mark = "" if name in schema["required"] else LEFT_OUT
        found.append((f"`{here}`{mark}", values(each), viewers, each.get("description", "")))
        if any("description" in one for one in inside.get("properties", {}).values()):
            found += lines(inside, secret, f"{here}[]." if inside is not each else f"{here}.")
    return found


def values(schema: Schema) -> str:
    """What a word may be, in a few words."""
    if schema.get("format") == "seat":
        return "seat"
    if "enum" in schema:
        words = [f"`{json.dumps(word)}`" for word in schema["enum"]]
        return ", ".join(words) if len(words) <= SHORT else f"one of {len(words)} words"
    kinds: Any = schema["type"]
    if "array" in kinds:
        most = schema.get("maxItems")
        some = f", {most}" if schema.get("minItems") == most else f", up to {most}"
        if schema.get("format") == "by-seat":
            some = ", for each seat"
        return f"list{'' if most is None else some}: {values(schema['items'])}"
    if "object" in kinds:
        inner = {key: values(each) for key, each in schema["properties"].items()}
        alike = len(inner) > 1 and len(set(inner.values())) == 1
        if any("description" in each for each in schema["properties"].values()):
            return "object"
        return (
            f"object by id: {next(iter(inner.values()))}"
            if alike
            else f"object: {', '.join(inner)}"
        )
    if "integer" in kinds and "maximum" in schema:
        return f"{schema['minimum']} to {schema['maximum']}"
    return "number" if "integer" in kinds else "true or false" if kinds == "boolean" else "text"


if __name__ == "__main__":
    sys.exit(main())
