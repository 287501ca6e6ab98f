"""The pencil at the table: a plan drawn for its owner alone, tried, compared, carried out."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from tabard.kernel.state import CHANCE, State
from tabard.lines import BadLine
from tabard.server import planning
from tabard.server.asker import Asker
from tabard.server.calls.caller import Caller
from tabard.server.house import House, now
from tabard.server.limits import BODY_LIMIT
from tabard.server.performing import DIFFERS, OTHERS, REFUSED, Performed, perform
from tabard.server.planning import MOST_PLANS, Plan, Plans, Shadow, planned_at, shadow
from tabard.server.refusals import RequestRefused, malformed
from tabard.server.table import Table
from tabard.server.web import frame, plansheet, posts, prompt, replay, slots
from tabard.server.web.access import seen_table
from tabard.server.web.asked import Asked
from tabard.server.web.chrome import chrome
from tabard.server.web.frame import Frame, Look
from tabard.server.web.people import kept_viewer, viewer_of
from tabard.server.web.posts import Post
from tabard.server.web.shadowing import followed, shadowed
from tabard.server.web.sight import Sight, layout_of
from tabard.server.web.stream import number
from tabard.server.web.trail import Pieces, moved, pieces_at
from tabard.server.web.viewer import Viewer

OPEN: Final = "open"
PLAY: Final = "play"


async def plan_post(request: Request) -> Response:
    """One step with the pencil: `do` says which; the answer is the shadow as it stands then."""
    table = seen_table(request)
    post = await posts.read(request, BODY_LIMIT)
    viewer = await kept_viewer(request)
    caller: Caller = request.app.state.caller
    async with caller.corners.planning(viewer.user, table.id):
        try:
            return await planned(request, table, post, viewer)
        except RequestRefused as refused:
            if refused.code == "illegal":
                return posts.in_words(refused, table, viewer.lang)
            raise


async def planned(request: Request, table: Table, post: Post, viewer: Viewer) -> Response:
    """What a step makes of the plans of one seat; nothing else changes them meanwhile."""
    who = Asker(viewer.user, viewer.name, now(), post.request)
    seat = post.number("seat")
    state = planned_at(table, who, seat)
    assert table.game is not None
    layout = layout_of(str(post.data.get("layout", "")))
    sight = Sight(table.game.edition, seat, viewer.lang, layout)
    caller: Caller = request.app.state.caller
    kept = caller.corners.plans(viewer.user, table.id)
    plans = await asyncio.to_thread(planning.kept_plans, table, seat, kept)
    if post.do == PLAY:
        house: House = request.app.state.house
        played = await perform(house, table.id, who, seat, plans.open)
        await caller.corners.change(viewer.user, table.id, lines="")
        return JSONResponse({"ok": True, **told_of(played, table, viewer.lang)})
    # What pages remember of a table is changed by one thread alone, which is this one.
    trodden, stood = moved(table, len(table.plies)), pieces_at(table, len(table.plies))
    before = await asyncio.to_thread(pieces_of, stood, plans.open, state, sight)
    await asyncio.to_thread(work, plans, post, table, state, seat)
    if post.do != OPEN:
        await caller.corners.change(viewer.user, table.id, lines=plans.text())
    found = await asyncio.to_thread(drawn, table, state, plans, sight, before)
    return replay.fragments(request, {**found, **trodden})


def work(plans: Plans, post: Post, table: Table, state: State, seat: int) -> None:
    """What the pencil does to the plan that lies open, or to the pile of them."""
    plan = plans.open
    if post.do == "choose" and "codes" in post.data:
        plans.put(planning.lay(plan, state, seat, post.codes))
    elif post.do == "choose":
        plans.put(planning.choose(plan, state, seat, post.number("code"), post.then))
    elif post.do == "on":
        plans.put(planning.go_on(plan, state, seat))
    elif post.do == "back":
        plans.put(plan.back())
    elif post.do == "clear":
        plans.put(planning.begun(table, seat))
    elif post.do == "another":
        another(plans, table, seat)
    elif post.do == "drop":
        plans.plans.pop(plans.shown)
        plans.plans = plans.plans or [planning.begun(table, seat)]
        plans.shown = min(plans.shown, len(plans.plans) - 1)
    elif post.do == "show":
        wanted = post.number("plan")
        if not 0 <= wanted < len(plans.plans):
            raise malformed("plan", f"{wanted} is not 0 to {len(plans.plans) - 1}")
        plans.shown = wanted
    elif post.do == "bring":
        bring(plans, table, seat, post.text("line"))
    elif post.do != OPEN:
        raise malformed("do", f"{post.do[:20]!r} is nothing a pencil can do")


def another(plans: Plans, table: Table, seat: int) -> None:
    """Put the plan aside and begin another."""
    if len(plans.plans) >= MOST_PLANS:
        sentence = "Three plans lie there already; take one away first."
        raise RequestRefused("many-plans", 409, sentence)
    plans.plans.append(planning.begun(table, seat))
    plans.shown = len(plans.plans) - 1


def bring(plans: Plans, table: Table, seat: int, text: str) -> None:
    """Take a line that comes as text for the plan that lies open."""
    try:
        plans.put(planning.read_plan(table, seat, text))
    except BadLine as error:
        raise malformed(f"line, {error.where}", error.problem) from None


def told_of(played: Performed, table: Table, lang: str) -> dict[str, Any]:
    """How far a plan was carried out, as the page says it."""
    say, refused, why = chrome(lang), played.refused, ""
    if refused is not None:
        illegal = refused.code == "illegal"
        why = posts.reason_of(refused, table, lang) if illegal else say(f"answer-{refused.code}")
    key = {OTHERS: "plan-played-others", DIFFERS: "plan-played-differs"}.get(played.why)
    key = "plan-played-refused" if played.why == REFUSED else key or "plan-played"
    text = say(key, done=played.done, of=played.of, why=why)
    return {
        "version": played.version,
        "done": played.done,
        "of": played.of,
        "why": played.why,
        "told": text,
    }


def drawn(table: Table, state: State, plans: Plans, sight: Sight, before: Pieces) -> Frame:
    """The shadow as a frame like any other, with the sheet beside it."""
    seat = sight.seat
    assert seat is not None
    found = shadow(plans.open, state)
    end = found.end
    asked = Asked(end, seat) if seat in end.awaited() else None
    look = Look(len(table.plies), end, (asked.state if asked else end).view(seat), asked)
    shown = shadowed(sight, look, table.names(), before)
    shown["ply"] = table.ply_of(seat)
    shown["parts"]["prompt"] = asking(table, sight, plans, found, look)
    return {**frame.printed(shown), "plan": plansheet.sheet(table, state, plans, found, sight)}


def pieces_of(pieces: Pieces, plan: Plan, state: State, sight: Sight) -> Pieces:
    """Which piece stands where on the shadow, step by step from where it stands at the table."""
    return followed(pieces, (made.after for made in shadow(plan, state).made), sight)


def asking(table: Table, sight: Sight, plans: Plans, found: Shadow, look: Look) -> str:
    """The prompt of a shadow: its question, or what comes next, and the keys of the plan."""
    say, names, seat = sight.chrome, table.names(), sight.seat
    assert seat is not None
    end, asked = look.state, look.asked
    keys = plan_keys(plans.open, sight)
    if asked is not None:
        keys = prompt.closed(asked, look.view, sight) + keys + slots.lay_key(asked, sight)
        middle = slots.row(asked, sight) + prompt.buttons(asked, look.view, sight, names)
        last = prompt.leaves(asked, look.view, sight, names)
        sentence, rule = sight.words.prompt(look.view, names), asked.state.cited()
        return prompt.bar("mine", seat, sentence, rule, middle, keys, sight, last)
    if end.over:
        sentence = sight.words.verdict(look.view, end.ranking(), names)
        return prompt.bar("mine", seat, sentence, end.game.end_rule, "", keys, sight)
    if end.to_move == CHANCE:
        sentence, onward = say("plan-chance"), say("plan-on-chance")
    else:
        movers = ", ".join(names[mover] for mover in end.awaited())
        sentence, onward = say("plan-others", who=movers), say("plan-on-others")
    middle = plansheet.key("plan_on", onward)
    return prompt.bar("mine", seat, sentence, end.cited(), middle, keys, sight)


def plan_keys(plan: Plan, sight: Sight) -> str:
    """Undo on the shadow, back to the beginning, and having it all carried out."""
    say, off = sight.chrome, "" if plan.steps else " disabled"
    keys = prompt.key_button("takeback", say("table-undo"), "return-arrow", not plan.steps)
    return (
        f'{keys}<button type="button" class="primary" id="confirm" data-do="confirm"{off}>'
        f"{plansheet.safe(say('plan-play'))}</button>"
    )


async def plan_text(request: Request) -> Response:
    """A plan of one's own as text, in the format of lines."""
    table = seen_table(request)
    viewer = viewer_of(request)
    who = Asker(viewer.user, viewer.name, now())
    seats = table.seats_of(viewer.user)
    if not seats:
        raise RequestRefused("not-your-seat", 403, "That seat is not yours.")
    caller: Caller = request.app.state.caller
    kept = caller.corners.plans(viewer.user, table.id)
    wanted = number(request.query_params.get("plan", "0"))
    # Several may sit before one screen: only whoever is asked now sees what they have planned.
    asked = [seat for seat in seats if table.running and planning.may_plan(table, who, seat)]
    found = planning.kept_plans(table, asked[0], kept).plans if kept and asked else []
    if wanted is None or wanted >= len(found) or not found[wanted].steps:
        raise malformed("plan", "is not the number of one that is kept")
    return PlainTextResponse(found[wanted].line.text())


routes: Final = [
    Route("/table/{id}/plan", plan_post, methods=["POST"]),
    Route("/table/{id}/plan/line", plan_text),
]
