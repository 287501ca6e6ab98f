"""Whether hints tell true: of positions said to be won at 70 %, so many were.

Bots play whole games; of each some moments are kept, drawn from all, and at these the adviser is
asked for the seat's chance to win, as a person would ask. A cell (a game, a number of players,
perhaps a level of the opponent that the game itself plays) is one file, to which games are added
until it has positions enough; so a measurement that was broken off goes on.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tabard.bots.company import Company
from tabard.bots.registry import bot
from tabard.games import NAMES, game
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput
from tabard.kernel.state import OVER, State
from tabard.lab.provenance import provenance

FORMAT: Final = 1
FACTS: Final = ("game", "players", "bot", "adviser", "seed", "options")
KEPT: Final = 5  # moments of one game: more of them would say the same thing again
LEVEL: Final = "level"  # the option by which an opponent that the game itself plays differs


@dataclass(frozen=True)
class Cell:
    """What one file measures: a game with so many players, who plays and who is asked."""

    game: str
    players: int
    bot: str
    adviser: str
    seed: str = "1"
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Its file's name: `pilgrim-1-level-2`."""
        more = [f"{key}-{value}" for key, value in sorted(self.options.items())]
        return "-".join([self.game, str(self.players), *more])

    def json(self) -> dict[str, Any]:
        """What tells it from others, as it is stored."""
        return {key: getattr(self, key) for key in FACTS}


@dataclass(frozen=True)
class Said:
    """One moment: the chance that the seat was told, its share of the win, and its margin.

    margin   points before the best of the others in the end, those the game plays among them
    stretch  the part of the game, where its value has such
    """

    chance: float
    came: float
    margin: float
    stretch: str

    def json(self) -> list[Any]:
        """As it is stored."""
        return [round(self.chance, 4), round(self.came, 4), self.margin, self.stretch]


def cells(names: list[str], player: str, adviser: str, seed: str) -> Iterator[Cell]:
    """Every number of players of some games, all of them if none is named."""
    for name in names or NAMES:
        for players in game(name).players:
            alone = game(name).rivals(players) > 0
            levels = [o.values for o in game(name).options if alone and o.name == LEVEL]
            for options in [{LEVEL: level} for level in levels[0]] if levels else [{}]:
                yield Cell(name, players, player, adviser, seed, options)


def measured(cell: Cell, number: int) -> list[Said]:
    """Play one game of a cell; what was said at some of its moments, and what came of it."""
    found = game(cell.game)
    deal = f"calibration:{cell.seed}:{cell.name}:{number}"
    seats = [bot(cell.bot, f"{deal}:{seat}") for seat in range(cell.players)]
    state: State = found.start(cell.players, found.agree(cell.players, cell.options))
    company, lots = Company(seats, Dealer(deal)), Dealer(f"{deal}:kept")
    kept: list[State] = []
    seen = 0
    while state.to_move != OVER:
        if state.to_move >= 0 and len(state.choices()) > 1:
            seen += 1
            if len(kept) < KEPT:
                kept.append(state.copy())
            else:
                place = int(lots.below(seen))
                if place < KEPT:
                    kept[place] = state.copy()
        state.apply(company.choice(state))
    return [judged(moment, state, cell, f"{deal}:{n}") for n, moment in enumerate(kept)]


def judged(moment: State, end: State, cell: Cell, seed: str) -> Said:
    """What the adviser says of a moment, and what came of it for the seat."""
    seat = int(moment.to_move)
    best = bot(cell.adviser, seed).advise(moment, seat)[0]
    places = end.game.final_places(end)
    came = 1 / places.count(1) if places[seat] == 1 else 0.0
    features = end.game.features()
    part = "" if features is None else features.stretches[int(features.stretch(moment))]
    return Said(best.chances[seat], came, margin(end, seat), part)


def margin(end: State, seat: int) -> float:
    """How many points a seat has more than the best of the others, the game's own among them."""
    points = [float(one) for one in end.scores()]
    sheet = end.game.accounts().sheet(end) or []
    for mat in range(len(points), len(points) + end.game.rivals(int(end.players))):
        points.append(float(sum(credit.points for credit in sheet if credit.seat == mat)))
    return points[seat] - max(other for n, other in enumerate(points) if n != seat)


def stored(cell: Cell, path: Path) -> dict[str, Any]:
    """What is known of a cell so far: its file, or the beginning of one."""
    if not path.exists():
        return {"format": FORMAT, **cell.json(), "games": 0, "positions": []}
    found = checked(json.loads(path.read_text("utf-8")), str(path))
    if any(found[key] != value for key, value in cell.json().items()):
        raise BadInput(str(path), f"was measured otherwise than {cell.json()}; remove it first")
    return found


def checked(data: Any, where: str) -> dict[str, Any]:
    """A file of results, if it is one."""
    try:
        whole = data["format"] == FORMAT and all(
            0 <= chance <= 1 and 0 <= came <= 1 and isinstance(part, str) and points == points + 0.0
            for chance, came, points, part in data["positions"]
        )
        whole = whole and all(key in data for key in (*FACTS, "games", "commit", "engine"))
        if not whole:
            raise ValueError("a field is missing or wrong")
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(where, f"is not a result of tabard calibrate ({error!r})") from None
    found: dict[str, Any] = data
    return found


def measure(cell: Cell, folder: Path, positions: int) -> Iterator[int]:
    """Play until a cell's file has so many positions; yields how many after every game."""
    path = folder / f"{cell.name}.json"
    found = stored(cell, path)
    for number in itertools.count(found["games"]):
        if len(found["positions"]) >= positions:
            return
        found["positions"] += [one.json() for one in measured(cell, number)]
        found["games"] = number + 1
        found.update(provenance())
        folder.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".part")
        beside.write_text(text_of(found), "utf-8")
        beside.replace(path)
        yield len(found["positions"])


def text_of(found: dict[str, Any]) -> str:
    """A file of results, a line for every position."""
    head = {key: value for key, value in found.items() if key != "positions"}
    rows = ",\n".join(f"  {json.dumps(row)}" for row in found["positions"])
    text = json.dumps(head, indent=1, ensure_ascii=False)
    return f'{text[:-2]},\n "positions": [\n{rows}\n ]\n}}\n'
