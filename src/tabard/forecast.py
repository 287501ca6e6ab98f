"""What a line comes to for its seat: stocks, points, dues beside those of now; chance as a spread.

Nothing here knows more than the seat: everything is made of samples of what it cannot know, and of
its own view of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tabard import scoresheet
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import Refused
from tabard.kernel.reckoning import Reckoning
from tabard.kernel.state import CHANCE, State
from tabard.lines import Line
from tabard.words import Words, figure

SAMPLES: Final = 24
MOST_OUTCOMES: Final = 5
PARTS: Final = 1000  # in which a chance is counted, so that sums are exact

Span = tuple[float, float]


class Figure(NamedTuple):
    """One thing that a plan may change: what it is called, its rule, and how it stands.

    number is what can be told as a difference; None where `text` is all there is to say.
    """

    label: str
    rule: str
    text: str
    number: float | None


Figures = dict[tuple[str, ...], Figure]


def stock(view: Mapping[str, Any], seat: int, words: Words) -> dict[str, int]:
    """What a seat has, by the paths that its game declares, in their order."""
    own = view["seats"][seat]
    found: dict[str, int] = {}
    for path in words.telling.stock:
        value: Any = own
        for key in path.split("/"):
            value = value[key]
        found[path] = int(value)
    return found


def called(path: str, words: Words) -> str:
    """What a part of a stock is called."""
    thing = path.rpartition("/")[2]
    key = f"stock-{thing}"
    return scoresheet.capital(words(key)) if words.has(key) else words.title(thing)


def figures(
    state: State, seat: int, reckoned: Reckoning, words: Words, names: Sequence[str]
) -> Figures:
    """Everything that a seat looks at before it decides, as a table stands."""
    found: Figures = {}
    for path, number in stock(state.view(seat), seat, words).items():
        found["stock", path] = Figure(called(path, words), "", str(number), number)
    for source, points in reckoned["by"].items():
        label = scoresheet.capital(words(f"points-{source}"))
        found["points", source] = Figure(label, "", figure(points[seat]), points[seat])
    own = reckoned["points"][seat]
    found[("total",)] = Figure(words("score-total"), "", figure(own), own)
    ended = reckoned["final"]
    if ended is not None:
        points = ended["points"][seat]
        text = figure(points) if ended["sure"][seat] else f"{figure(points)} + ?"
        found[("final",)] = Figure(words("score-final"), state.game.end_rule, text, points)
    for due, row in zip(reckoned["dues"], scoresheet.dues(reckoned, words), strict=True):
        mat = due["mats"][seat]
        if mat is not None:
            found["due", due["what"], due["thing"]] = Figure(
                row.label, row.rule, row.cells[seat], None
            )
    rivals = [*names, *scoresheet.rivals(reckoned, words)]
    for mat, points in enumerate(reckoned["points"]):
        if mat != seat:
            label = f"{words('score-total')}: {rivals[mat]}"
            found["rival", str(mat)] = Figure(label, "", figure(points), points)
    return found


def change(now: Figure | None, then: Figure | None) -> str:
    """How something stands after a plan: the new value, and by how much it has changed."""
    if then is None:
        return scoresheet.NOTHING
    if now is None or now.number is None or then.number is None or now.number == then.number:
        return then.text
    return f"{then.text} ({scoresheet.change(then.number - now.number).replace('-', '−')})"


class Spread(NamedTuple):
    """What chance may bring where a line has come to it.

    outcomes  codes and how likely each is, in thousandths, the likeliest first
    among     how many different ones there are
    stocks    of what a seat has, what differs between outcomes: the least and the most
    points    the same of its points
    """

    outcomes: tuple[tuple[int, int], ...]
    among: int
    stocks: dict[str, Span]
    points: Span


def spread(line: Line, state: State, seat: int, words: Words) -> Spread | None:
    """What may come where chance is next on a line, over many samples of what its seat knows.

    None where chance is not next. `state` is the game's where the line begins.
    """
    if line.end(state).to_move != CHANCE:
        return None
    shares: dict[int, float] = {}
    seen: list[tuple[dict[str, int], float]] = []
    for number in range(SAMPLES):
        dealer = Dealer(f"spread {line.at} {seat} {len(line.choices)} {number}")
        sample = followed(line, state.redeal(seat, dealer))
        if sample is None or sample.to_move != CHANCE:
            continue
        weights = sample.weights()
        whole = sum(weights)
        for code, weight in zip(sample.choices(), weights, strict=True):
            shares[code] = shares.get(code, 0.0) + weight / whole
        while sample.to_move == CHANCE:
            sample.deal(dealer)
        seen.append((stock(sample.view(seat), seat, words), sample.scores()[seat]))
    if not seen:
        return None
    ranked = sorted(shares, key=lambda code: (-shares[code], code))
    told = tuple((code, round(PARTS * shares[code] / len(seen))) for code in ranked)
    stocks = {path: span([one[path] for one, _ in seen]) for path in seen[0][0]}
    return Spread(
        told[:MOST_OUTCOMES],
        len(told),
        {path: found for path, found in stocks.items() if found[0] != found[1]},
        span([points for _, points in seen]),
    )


def followed(line: Line, sample: State) -> State | None:
    """Another sample in which the same is chosen; None where it cannot be."""
    try:
        for made in line.choices:
            if int(sample.to_move) != made.seat:
                return None
            sample.apply(made.code)
    except Refused:
        return None
    return sample


def span(numbers: Sequence[float]) -> Span:
    """The least and the most."""
    return min(numbers), max(numbers)
