"""What a game declares, checked before a state of it is: ids, actions, options and bounds."""

from __future__ import annotations

from typing import Any, Final

from tabard.kernel.actions import Actions
from tabard.kernel.box.box import STANDS, Box
from tabard.kernel.box.frozen import frames
from tabard.kernel.errors import BadInput
from tabard.kernel.frame import Frame
from tabard.kernel.game import Game, Option
from tabard.kernel.program import Part

# What a state may keep beside its components: the same for the whole game (`readings`: its options
# in the form that steps ask for), the players' objects (`seats`), or what is found out again.
KEPT_BY_STATE: Final = ("game", "options", "readings", "seats", "log", "kept", "running")


def check_declarations(game: Game[Any]) -> list[str]:
    """Everything that holds for a game before it is played."""
    found = [*check_actions(game.actions)]
    for option in game.options:
        found += check_option(option, game.players)
    found += check_variants(game.options)
    found += check_exclusions(game.options)
    found += check_additions(game.options)
    found += repeated("step", [step.name for step in dict.fromkeys(game.steps)])
    found += check_program(game)
    found += repeated("family", [family.name for family in game.actions.families])
    found += repeated("option", [option.name for option in game.options])
    for step in game.steps:  # one may stand in several parts
        if game.steps[step.index] is not step:
            found.append(f"step {step.name!r} belongs to another program")
    ruled = [("the end", game.end_rule)]
    ruled += [(f"step {step.name!r}", step.rule) for step in game.steps]
    ruled += [(f"option {option.name!r}", option.rule) for option in game.options]
    found += [f"{what} has no rule" for what, rule in ruled if not rule]
    if not game.players or min(game.players) < 1:
        found.append(f"players {game.players} are no number of seats")
    if game.box is not None and not found:
        found += check_kept(game, game.box)
    return found + check_frames(game)


def check_program(game: Game[Any]) -> list[str]:
    """Every place has a name of its own, and what is remembered around it can be told apart.

    That every place can be reached needs no check: each is what follows another, or begins a part.
    """
    found = repeated("place", [spot.path() for spot in game.spots])
    outermost = [item.name for item in game.contents if isinstance(item, Part)]
    found += repeated("outermost part", [*outermost, *[part.name for part in game.called]])
    names = dict.fromkeys([part.name for spot in game.spots for part in spot.around])
    found += [f"part {name!r} is not plain" for name in names if not plain(name)]
    called = {part.name: part.frame for part in game.called}
    for spot in game.spots:
        around = [called.get(spot.around[0].name), *spot.frames()]
        kinds = [frame.kind() for frame in around if frame is not None]
        if len(set(kinds)) < len(kinds):
            found.append(f"{spot.path()!r} remembers two of one kind: {', '.join(kinds)}")
    return found


def plain(name: str) -> bool:
    """Whether a name can stand in a path."""
    return one_word(name) and "/" not in name


def repeated(what: str, names: list[str]) -> list[str]:
    """Names that are there twice, or are not one word."""
    return [
        f"{what} {name!r} is not one word of its own"
        for i, name in enumerate(names)
        if name in names[:i] or not one_word(name)
    ]


def one_word(text: str) -> bool:
    """Whether a text can stand in a record between spaces."""
    return text.split() == [text]


def check_actions(actions: Actions) -> list[str]:
    """Every code has a text and a JSON form of its own that parse back."""
    for code in range(len(actions)):
        text = actions.text(code)
        if actions.codes[text] != code:
            return [f"two choices have the text {text!r}"]
        try:
            if actions.parse(text) != code or actions.from_json(actions.json(code)) != code:
                return [f"{text!r} reads back as another choice"]
        except BadInput as error:
            return [f"{text!r} does not read back: {error}"]
    return []


def check_variants(options: tuple[Option, ...]) -> list[str]:
    """Variants stand before readings, as they are asked, and each leaves something to choose."""
    found = [
        f"variant {option.name!r} stands behind a reading of the rules"
        for i, option in enumerate(options)
        if option.variant and not all(before.variant for before in options[:i])
    ]
    return found + [
        f"variant {option.name!r} leaves nothing to choose"
        for option in options
        if option.variant and len(option.values) < 2
    ]


def check_exclusions(options: tuple[Option, ...]) -> list[str]:
    """What excludes an option is a value of another one, and not its default."""
    by_name = {option.name: option for option in options}
    return [
        f"option {option.name!r} is excluded by {name}={value}, which nobody chooses"
        for option in options
        for name, value in option.unless.items()
        if name not in by_name
        or value not in by_name[name].values
        or value == by_name[name].default
    ]


def check_additions(options: tuple[Option, ...]) -> list[str]:
    """A part that is added is a flag, and adds to a value of a variant that stands before it."""
    found: list[str] = []
    before: dict[str, tuple[Any, ...]] = {}
    for option in options:
        if option.adds_to is None:
            before[option.name] = option.values if option.variant else ()
            continue
        name, value = option.adds_to
        if value not in before.get(name, ()):
            found.append(f"option {option.name!r} is added to {name}={value}, no variant before it")
        if option.default is not False or option.values != (False, True) or not option.variant:
            found.append(f"option {option.name!r} is added as a part, and is no flag of a variant")
    return found


def check_option(option: Option, players: range) -> list[str]:
    """An option's default is one of its values, each reads back, each is there for some players."""
    found: list[str] = []
    if option.default not in option.values:
        found.append(f"option {option.name!r} has the default {option.default!r}, no value of it")
    if option.first is not None and option.first not in option.values:
        found.append(f"option {option.name!r} begins with {option.first!r}, no value of it")
    for value in option.values:
        if not one_word(str(value)) or option.parse(str(value).lower()) is not value:
            found.append(f"option {option.name!r} has a value {value!r} that does not read back")
        if not any(value in option.values_for(number) for number in players):
            found.append(f"option {option.name!r} has a value {value!r} that no table may choose")
    for number in players:
        there = option.values_for(number)
        if there and option.default not in there:
            found.append(f"option {option.name!r} has no default with {number} players")
    return found


def check_kept(game: Game[Any], box: Box) -> list[str]:
    """The states of a game keep the components that it declares and nothing else."""
    state: Any = game.set_up(game.players[0], game.check_options(game.players[0], None))
    known = {*STANDS, *box.attrs, *(attributes(state) & set(KEPT_BY_STATE))}
    owners: list[tuple[Any, set[str]]] = [(state, known)]
    owners += [(p, set(box.mat_attrs)) for p in state.seats]
    return list(dict.fromkeys([one for owner, names in owners for one in strange(owner, names)]))


def check_frames(game: Game[Any]) -> list[str]:
    """The frames of a game's parts keep their facts and nothing else."""
    kept = attributes(Frame())
    return [
        f"{kind}: {problem}"
        for kind, frame in frames(game).items()
        for problem in strange(frame, {*kept, *frame.facts().attrs})
    ]


def strange(owner: Any, names: set[str]) -> list[str]:
    """What an object keeps besides these names, and which of them it does not keep."""
    return [
        f"{name} is kept but not declared, or declared but not kept"
        for name in sorted(attributes(owner) ^ names)
    ]


def attributes(owner: Any) -> set[str]:
    """The attributes of an object, as the interpreter or the compiler knows them."""
    found = set(getattr(owner, "__dict__", ()))
    for cls in type(owner).__mro__:
        found |= set(getattr(cls, "__mypyc_attrs__", ()))
    return {name for name in found if not name.startswith("__")}
