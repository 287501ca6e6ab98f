"""Variations on the replay: a moment of one that is kept, and one made by hand, step by step."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.draw.memory import safe
from tabard.kernel.state import CHANCE, State
from tabard.lines import Line
from tabard.server import annotating, byhand
from tabard.server.byhand import Hand
from tabard.server.limits import BODY_LIMIT
from tabard.server.notes import line_of
from tabard.server.refusals import RequestRefused, malformed
from tabard.server.table import Table
from tabard.server.web import frame, posts, prompt, replay, slots
from tabard.server.web.asked import Asked, open_form
from tabard.server.web.frame import Frame, Look
from tabard.server.web.people import viewer_of
from tabard.server.web.posts import Post
from tabard.server.web.prompt import capital
from tabard.server.web.shadowing import followed, shadowed
from tabard.server.web.sight import Sight, layout_of, shield, sign
from tabard.server.web.stream import number
from tabard.server.web.trail import Pieces, pieces_at

MOST_OUTCOMES: Final = 24  # of chance that are offered by name, the likeliest


def noted(request: Request) -> Table:
    """The table of an address, if its game has ended and the viewer may look back at it."""
    table = replay.replayed(request)
    if not table.revealed:
        raise RequestRefused("not-over", 409, "The game is not over yet.")
    return table


async def variation_frame(request: Request) -> Response:
    """A kept variation after so many of its choices, through the eyes that the replay has."""
    table = noted(request)
    query = request.query_params
    note = annotating.variation_of(table, number(query.get("number")) or 0)
    step = number(query.get("step"))
    if step is None or step > len(note.choices):
        raise malformed("step", f"is not a number of 0 to {len(note.choices)}")
    assert table.game is not None
    lang, layout = viewer_of(request).lang, replay.asked_layout(request)
    sight = Sight(table.game.edition, replay.eyes(request, table), lang, layout)
    stood = pieces_at(table, note.ply)  # what pages remember is changed by this thread alone
    found = await asyncio.to_thread(seen, table, line_of(table, note), step, sight, stood)
    return replay.fragments(request, found)


def seen(table: Table, line: Line, step: int, sight: Sight, stood: Pieces) -> Frame:
    """A moment of a variation, with nothing to choose."""
    states = line.back(step).states(table.state_at(line.at))
    end = states[-1]
    look = Look(line.at, end, end.view(sight.seat))
    found = shadowed(sight, look, table.names(), followed(stood, states[1:], sight))
    found["parts"]["prompt"] = frame.asking(table, sight, end, look.view)
    name = line.name or sight.chrome("way-unnamed")
    told = sight.chrome("way-shown", name=name, step=step, steps=len(line.choices))
    return {**frame.printed(found), "moved": [], "mover": None, "told": told}


async def branch(request: Request) -> Response:
    """One step of a variation by hand: `do` says which; the answer has all of it so far.

    Whoever may see the replay may try; nothing is kept.
    """
    table = noted(request)
    post = await posts.read(request, BODY_LIMIT)
    ply = post.number("ply")
    if not 0 <= ply <= len(table.plies):
        raise malformed("ply", f"is not a number of 0 to {len(table.plies)}")
    if not line_codes(post) and ply < len(table.plies):
        ply = table.first_of_set(ply)  # nobody begins among the pieces of a set
    viewer = viewer_of(request)
    stood = pieces_at(table, ply)
    wanted = (viewer.lang, layout_of(str(post.data.get("layout", ""))))
    try:
        found = await asyncio.to_thread(stepped, table, ply, post, wanted, stood)
    except RequestRefused as refused:
        if refused.code == "illegal":
            return posts.in_words(refused, table, viewer.lang)
        raise
    return replay.fragments(request, found)


def stepped(table: Table, ply: int, post: Post, wanted: tuple[str, Any], stood: Pieces) -> Frame:
    """The variation after a step, as a frame for whoever chooses next there."""
    assert table.game is not None
    hand = byhand.taken_up(table.state_at(ply), ply, line_codes(post), answers_of(post))
    if post.do == "choose" and "codes" in post.data:
        hand = byhand.lay(hand, post.codes)
    elif post.do == "choose":
        hand = byhand.choose(hand, post.number("code"), post.then)
    elif post.do == "deal":
        hand = byhand.deal(hand)
    elif post.do != "open":
        raise malformed("do", f"{post.do[:20]!r} is nothing a hand can do")
    sight = Sight(table.game.edition, hand.seat, *wanted)
    return drawn(table, hand, sight, stood)


def line_codes(post: Post) -> list[int]:
    """The choices that a variation has so far."""
    value = post.data.get("line")
    if not isinstance(value, list) or not all(is_code(code) for code in value):
        raise malformed("line", "is not a list of whole numbers")
    return value


def is_code(value: object) -> bool:
    """Whether something may be a choice at all."""
    return type(value) is int and abs(value) < 2**31


def answers_of(post: Post) -> dict[int, tuple[int, ...]]:
    """What seats have answered that wait for others."""
    value = post.data.get("answers", {})
    if not isinstance(value, dict) or len(value) > 5:
        raise malformed("answers", "is not an object")
    found: dict[int, tuple[int, ...]] = {}
    for seat, codes in value.items():
        asked = number(seat)
        good = isinstance(codes, list) and 0 < len(codes) <= posts.MOST_PIECES
        if asked is None or not good or not all(is_code(code) for code in codes):
            raise malformed("answers", "is not a list of choices for each seat")
        found[asked] = tuple(codes)
    return found


def drawn(table: Table, hand: Hand, sight: Sight, stood: Pieces) -> Frame:
    """A variation in the making, as whoever is asked next there sees it."""
    end, names = hand.end, table.names()
    asked = Asked(end, hand.seat) if hand.seat is not None else None
    look = Look(hand.line.at, end, (asked.state if asked else end).view(hand.seat), asked)
    states = hand.line.states(table.state_at(hand.line.at))
    found = shadowed(sight, look, names, followed(stood, states[1:], sight))
    found["parts"]["prompt"] = asking(table, hand, look, sight)
    return {
        **frame.printed(found),
        "turn": not end.over,
        "moved": [],
        "mover": None,
        "ply": len(hand.line.choices) + len(hand.answers),
        "told": sight.chrome("way-by-hand"),
        "hand": {
            "ply": hand.line.at,
            "line": [one.code for one in hand.line.choices],
            "answers": {str(seat): codes for seat, codes in hand.answers.items()},
            "steps": [told_step(*one) for one in told_steps(hand.line, states, names, sight)],
        },
    }


def asking(table: Table, hand: Hand, look: Look, sight: Sight) -> str:
    """The prompt of a variation in the making: the question, what chance may bring, or the end."""
    names, end, asked, view = table.names(), hand.end, look.asked, look.view
    keys = hand_keys(hand, sight)
    if asked is not None:
        keys = prompt.closed(asked, view, sight) + keys + slots.lay_key(asked, sight)
        middle = slots.row(asked, sight) + prompt.buttons(asked, view, sight, names)
        last = prompt.leaves(asked, view, sight, names)
        sentence, rule = sight.words.prompt(view, names), asked.state.cited()
        return prompt.bar("mine", hand.seat, sentence, rule, middle, keys, sight, last)
    if end.over:
        sentence = sight.words.verdict(view, end.ranking(), names)
        return prompt.bar("mine", None, sentence, end.game.end_rule, "", keys, sight)
    draw = (
        '<button type="button" class="primary" data-do="deal">'
        f"{sign('rolling-dices')}<span>{safe(sight.chrome('way-draw'))}</span></button>"
    )
    forms = [open_form(sight.game, code) for code in outcomes(end)]
    middle = prompt.pills(forms, view, sight, names)
    sentence = sight.chrome("way-chance")
    return prompt.bar("mine", None, sentence, end.cited(), middle, keys, sight, draw)


def outcomes(end: State) -> list[int]:
    """What chance may bring, the likeliest first."""
    ranked = sorted(zip(end.choices(), end.weights(), strict=True), key=lambda one: -one[1])
    return [code for code, _ in ranked[:MOST_OUTCOMES]]


def hand_keys(hand: Hand, sight: Sight) -> str:
    """One step back, and keeping what there is."""
    off = not hand.line.choices and not hand.answers
    back = prompt.key_button("takeback", sight.chrome("table-undo"), "return-arrow", off)
    disabled = "" if hand.line.choices else " disabled"
    return (
        f'{back}<button type="button" class="primary" id="confirm" data-do="confirm"{disabled}>'
        f"{safe(sight.chrome('way-keep'))}</button>"
    )


def told_steps(
    line: Line, states: Sequence[State], names: Sequence[str], sight: Sight
) -> list[tuple[int, str]]:
    """Every choice of a variation in words, and whose it is."""
    found: list[tuple[int, str]] = []
    for made, before in zip(line.choices, states, strict=False):
        form = before.game.actions.json(made.code)
        view = before.view(made.seat if made.seat != CHANCE else None)
        found.append((made.seat, capital(sight.words.choice(view, form, names).partition(":")[0])))
    return found


def told_step(seat: int, text: str) -> str:
    """One choice of a variation: the arms of whose it is, and what."""
    mark = shield(seat, 14) if seat != CHANCE else sign("rolling-dices", 14)
    return f"{mark}<span>{safe(text)}</span>"


routes: Final = [
    Route("/replay/{id}/variation", variation_frame),
    Route("/replay/{id}/branch", branch, methods=["POST"]),
]
