"""What an address may answer when it refuses: the status of each code, for the documentation."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI

Answers = dict[int | str, dict[str, Any]]

STATUS: Final[dict[str, int]] = {
    **dict.fromkeys(("bad-name", "malformed", "rated-hints"), 400),
    "no-token": 401,
    **dict.fromkeys(("barred", "bad-link", "bots-alone", "by-link", "muted", "no-hints"), 403),
    **dict.fromkeys(("keeps-away", "not-for-guests", "suspended"), 403),
    **dict.fromkeys(("not-your-note", "not-your-seat", "not-your-table", "wrong-scope"), 403),
    **dict.fromkeys(("no-schema", "unknown-game", "unknown-table", "unknown-token"), 404),
    **dict.fromkeys(("unknown-note", "unknown-rating", "unknown-tournament"), 404),
    **dict.fromkeys(("bots-by-operator", "not-your-tournament"), 403),
    **dict.fromkeys(("joined-already", "many-tournaments", "no-bots", "not-joined"), 409),
    **dict.fromkeys(("registration-over", "too-few", "tournament-full", "tournament-over"), 409),
    **dict.fromkeys(("already-seated", "away", "begun", "confirm-first", "many-tables"), 409),
    **dict.fromkeys(("many-notes", "many-tokens", "no-undo-asked", "not-over"), 409),
    **dict.fromkeys(("not-running", "not-your-turn", "nothing-to-confirm", "nothing-to-undo"), 409),
    **dict.fromkeys(("others-play", "out-of-time", "stale", "taken"), 409),
    **dict.fromkeys(("undo-asked", "undo-away", "undo-declined"), 409),
    **dict.fromkeys(("bad-seal", "counts", "seal-used"), 409),
    **dict.fromkeys(("nobody-agrees", "not-called-off"), 409),
    "kept": 410,
    "too-large": 413,
    "illegal": 422,
    **dict.fromkeys(("too-many-streams", "too-much"), 429),
    **dict.fromkeys(("maintenance", "no-advice", "no-storage", "not-written"), 503),
}
# Every address: a token that is nobody's or of somebody who may only look at pages, too many
# requests, a storage that does not answer.
ALWAYS: Final = ("no-token", "suspended", "too-much", "no-storage")
# What a post may be told besides, and one that needs a token.
POSTED: Final = ("malformed", "too-large", "not-written")
ASKED: Final = (*POSTED, "wrong-scope")
# What whoever keeps the house may forbid.
ORDERED: Final = ("maintenance", "not-for-guests")
# Addresses of a table, and of a seat there.
AT_TABLE: Final = ("malformed", "unknown-table", "kept")
BY_SEAT: Final = ("not-your-seat", "not-running", "away")


REFUSAL: Final = {
    "title": "Refusal",
    "description": "Why not, and what the sentence is about.",
    "type": "object",
    "required": ["error", "message"],
    "properties": {
        "error": {"type": "string", "description": "the code, for programs"},
        "message": {"type": "string", "description": "the sentence, for people"},
    },
}


def answers(*codes: str) -> Answers:
    """The refusals of an address by status, those that every address has included."""
    found: dict[int, list[str]] = {}
    for code in dict.fromkeys((*ALWAYS, *codes)):
        found.setdefault(STATUS[code], []).append(code)
    return {
        status: {
            "description": ", ".join(told),
            "content": {"application/json": {"schema": REFUSAL}},
        }
        for status, told in sorted(found.items())
    }


def tell_no_others(app: FastAPI) -> None:
    """Take out of the documentation what FastAPI would answer: what is malformed is a refusal."""
    made = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            found = made()
            for methods in found["paths"].values():
                for operation in methods.values():
                    if "HTTPValidationError" in str(operation["responses"].get("422")):
                        del operation["responses"]["422"]
            for name in ("HTTPValidationError", "ValidationError"):
                found["components"]["schemas"].pop(name, None)
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
