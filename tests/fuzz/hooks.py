"""What schemathesis is told of the house: who calls, and which tables and games there are.

Loaded by schemathesis itself; the scene is in the file that TABARD_FUZZ_SCENE names.
"""

from __future__ import annotations

import atexit
import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import schemathesis
from schemathesis import AuthContext, Case, GenerationMode, HookContext, Response
from schemathesis.core.parameters import ParameterLocation

from tests.fuzz.scene import saved

SCENE = saved(Path(os.environ["TABARD_FUZZ_SCENE"]))
CHANCE = random.Random(os.environ["TABARD_FUZZ_SEED"])
KNOWN = {
    "table_id": [*SCENE.tables.values()],
    "token_id": [SCENE.token_id],
    "game": ["pillars", "world", "feudum", "pilgrim", "toll"],
}
# Most calls are of somebody who may do much at a place that there is: the others end at the door.
WHO = ["host", "host", "host", "play", "read", "other", "other", "nobody"]
KNOWN_SHARE = 0.85
TALLY: Counter[int] = Counter()


@schemathesis.auth(refresh_interval=None)
class Token:
    """Somebody's token, each time another."""

    def get(self, case: Case[Any], context: AuthContext) -> str:
        who = CHANCE.choice(WHO)
        if case.method.upper() != context.operation.method.upper():
            who = "host"  # a method that there is not: who may not ask anything would not learn it
        return SCENE.tokens[who]

    def set(self, case: Case[Any], data: str, _: AuthContext) -> None:
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def before_call(_: HookContext, case: Case[Any], **__: Any) -> None:
    """Lead to places that there are, unless the place is what is wrong about a request."""
    made = case.meta.components.get(ParameterLocation.PATH) if case.meta is not None else None
    if made is None or made.mode is not GenerationMode.POSITIVE:
        return
    for name, values in KNOWN.items():
        if name in case.path_parameters and CHANCE.random() < KNOWN_SHARE:
            case.path_parameters[name] = CHANCE.choice(values)


@schemathesis.hook
def after_call(_: HookContext, __: Case[Any], response: Response) -> None:
    """Count what comes back."""
    TALLY[response.status_code] += 1


@atexit.register
def tell() -> None:
    """Write down what came back."""
    Path(os.environ["TABARD_FUZZ_TALLY"]).write_text(json.dumps(TALLY), "utf-8")
