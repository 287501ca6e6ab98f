"""Tables as a caller may see them, as JSON data: every field here is there on purpose."""

from __future__ import annotations

from typing import Any, Final

from tabard import reasons
from tabard.bots.bands import band, corrected
from tabard.bots.reasons import Reason
from tabard.kernel import sets
from tabard.kernel.errors import BadInput
from tabard.kernel.game import Game
from tabard.kernel.state import OVER, State
from tabard.server.asker import asked as asked
from tabard.server.asker import state_seen as state_seen
from tabard.server.hints import ADVISER, Hint
from tabard.server.house import House, now, status
from tabard.server.refusals import malformed, not_your_seat
from tabard.server.setup import BY_ADDRESS
from tabard.server.table import Table
from tabard.server.talk import heard
from tabard.words import Words, words_of

Json = dict[str, Any]
UNTOLD: Final = ("people", "openings")  # what lists of the house's own pages need


def seen_table(house: House, table_id: str, user: str) -> Table:
    """A table that a user may look at."""
    return house.table_for(table_id, user)


def eyes(table: Table, user: str, wanted: int | None) -> int | None:
    """The seat whose view a user gets: the one asked for, else one of their own, or None."""
    own = table.seats_of(user)
    if wanted is not None:
        if wanted not in own:
            raise not_your_seat()
        return wanted
    awaited = [seat for seat in table.awaited() if seat in own]
    return next(iter(awaited + own), None)


def choice_json(game: Game[Any], code: int) -> Json:
    """A choice in all its forms."""
    return {"code": code, "text": game.actions.text(code), "form": game.actions.json(code)}


def choices_json(table: Table, seat: int) -> Json:
    """What a seat may choose now, what not and why, and what would be wasted or lost."""
    assert table.game is not None
    state = asked(table, seat)
    refused = sets.refusals(state) if state is not None else []
    return {
        "seat": seat,
        "ply": table.ply_of(seat),
        "choices": [
            choice_json(table.game, code) for code in (state.choices() if state is not None else [])
        ],
        "refusals": [
            {
                **choice_json(table.game, refusal.code),
                "rule": refusal.rule,
                "why": refusal.why,
                "need": refusal.need,
                "have": refusal.have,
            }
            for refusal in refused
        ],
        "warnings": [
            {
                **choice_json(table.game, warned.code),
                "kind": warned.kind,
                "rule": warned.rule,
                "why": warned.why,
                "need": warned.need,
                "have": warned.have,
            }
            for warned in (state.warnings() if state is not None else [])
        ],
        "set": set_json(table.game, state, seat),
        "tentative": [table.game.actions.text(code) for code in drafted(table, seat)],
    }


def set_json(game: Game[Any], state: State | None, seat: int) -> Json | None:
    """The set that a seat is asked for: its pieces in any order make one post."""
    asked = None if state is None else sets.set_asked(state, seat)
    if asked is None:
        return None
    pool = [{**choice_json(game, code), "number": n} for code, n in asked.pool.items()]
    return {"least": asked.least, "most": asked.most, "pool": pool, "slots": list(asked.slots)}


def hint_json(table: Table, found: Hint) -> Json:
    """A hint as data; its reasons as figures and in English."""
    game, state = table.game, asked(table, found.seat)
    assert game is not None
    assert state is not None
    words = words_of(game.edition)
    who = reasons.contenders(table.names(), game.accounts().rivals(state), words)
    return {
        "seat": found.seat,
        "ply": found.ply,
        "bot": ADVISER,
        "among": found.among,
        "foregone": found.advice[0].foregone,
        "choices": [
            {
                **choice_json(game, each.code),
                "share": round(each.share, 4),
                "chance": round(each.chances[found.seat], 4),
                "chances": [round(chance, 4) for chance in each.chances],
                "set": each.pieces and [choice_json(game, code) for code in each.pieces],
                "band": list(band(corrected(game, len(table.seats), each.chances[found.seat]))),
                "margin": found.margins[n]._asdict() if found.margins else None,
                "rather": None if each.rather < 0 else choice_json(game, each.rather),
                "even": each.even,
                "reasons": [reason_json(one, found.seat, words, who) for one in each.reasons],
                "why": reasons.why(each, found.seat, words, who),
            }
            for n, each in enumerate(found.advice)
        ],
    }


def reason_json(one: Reason, seat: int, words: Words, who: list[str]) -> Json:
    """A reason as data."""
    return {
        "matter": one.matter,
        "thing": one.thing or None,
        "seat": one.seat,
        "amount": round(one.amount, 2),
        "lead": round(one.weight, 3),
        "text": reasons.phrase(one, seat, words, who),
    }


def drafted(table: Table, seat: int | None) -> list[int]:
    """The tentative choices of a seat, for that seat."""
    return table.draft if table.state is not None and table.state.to_move == seat else []


def code_of(game: Game[Any], choice: int | str | dict[str, Any]) -> int:
    """The code of a choice in whatever form it comes."""
    try:
        if isinstance(choice, str):
            return game.parse(choice)
        if isinstance(choice, dict):
            return game.actions.from_json(choice)
        game.actions.check(choice)
        return choice
    except BadInput as error:
        raise malformed(error.where, error.problem) from None


def to_move(state: State | None) -> int | str | None:
    """Who is to move as views write it: a seat, "chance" or "over"; None before the start."""
    return None if state is None else state.game.mover(state)


def standing(table: Table) -> Json:
    """How a table stands for everybody: whom it waits for and how long they have."""
    at = now()
    return {
        "status": status(table),
        "to_move": to_move(table.state),
        "awaited": table.awaited(),
        "clocks": [table.timing.left(i, at) for i in range(len(table.seats))],
        "now": at,
        "undo": undo_json(table),
        "rematch": table.rematch,
    }


def undo_json(table: Table) -> Json | None:
    """An undo that somebody asks for."""
    if table.undo is None:
        return None
    return {
        "seat": table.undo.seat,
        "ply": table.undo.ply,
        "agreed": sorted(table.undo.agreed),
    }


def seats_json(table: Table, user: str) -> list[Json]:
    """Who sits where."""
    names = table.names()
    return [
        {
            "name": names[i],
            "kind": table.plan.seats[i].kind,
            "bot": seat.bot,
            "free": seat.free,
            "yours": bool(user) and seat.user == user,
            "away": bool(seat.user and seat.bot),
        }
        for i, seat in enumerate(table.seats)
    ]


def sayings_json(table: Table, plays: bool, after: int = 0) -> list[Json]:
    """The chat as one who plays may hear it, or one who does not, after so many lines."""
    talkers = {user: number for number, user in enumerate(table.talkers)}
    return [
        {
            "name": said.name,
            "seat": said.seat,
            "text": said.text,
            "at": said.at,
            "talker": talkers[said.user],
        }
        for _, said in heard(table, plays, after)
    ]


def table_json(house: House, table: Table, user: str, seat: int | None) -> Json:
    """A table as one of its seats or a spectator sees it."""
    state = state_seen(table, seat)
    over = table.state if table.state is not None and table.state.to_move == OVER else None
    drafts = drafted(table, seat)
    return {
        "id": table.id,
        "game": table.plan.game,
        "rules_version": table.plan.rules_version,
        "players": table.plan.players,
        "options": table.plan.options,
        "clock": table.plan.clock.json(),
        "watch": table.plan.watch,
        "takeover": table.plan.takeover,
        "holiday": table.plan.holiday,
        "replace": table.plan.replace,
        "hints": table.hints,
        "rated": table.counts,
        "called_off": sorted(table.called_off),
        "played_here": not table.brought_in,
        "hosting": bool(user) and table.plan.host == user,
        "seats": seats_json(table, user),
        "seat": seat,
        "version": table.version_of(user),
        "ply": table.ply_of(seat),
        **standing(table),
        "tentative": [state.game.actions.text(code) for code in drafts] if state else [],
        "answered": seat in table.answers,
        "view": state.view(seat) if state is not None else None,
        "chat": sayings_json(table, bool(table.seats_of(user))),
        "stand_ins": [
            {"seat": one.seat, "bot": one.bot, "instead": one.instead, "at": one.at}
            for one in table.stand_ins
        ],
        "head": table.public_head,
        "commitment": table.commitment,
        "nonces": table.nonces,
        "seed": table.told_seed if table.revealed else None,
        "scores": over.scores() if over is not None else None,
        "ranking": over.ranking() if over is not None else None,
    }


def row_json(row: Json) -> Json:
    """A table in a list."""
    found = {key: row[key] for key in ("id", "game", "rules_version", "status", "watch")}
    found |= {"created_at": row["created_at"], "changed_at": row["changed_at"]}
    if "awaited" in row:
        found["awaits_you"] = bool(row["awaited"])
    found["played_here"] = row["watch"] != BY_ADDRESS
    told = {key: value for key, value in row["summary"].items() if key not in UNTOLD}
    return {**told, **found}
