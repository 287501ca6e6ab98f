"""Decisions as lines of JSON: what the seat saw, what was open, what it chose, how it ended."""

import json
from pathlib import Path

import tabard

record = tabard.play("world", ["level2", "level2"], seed=4)
returns = record.state().returns()
with Path("decisions.jsonl").open("w", encoding="utf-8") as file:
    for state, code in record:
        if not state.is_chance:
            row = {"seen": state.observation(state.to_move), "open": state.choices()}
            file.write(json.dumps({**row, "chosen": code, "end": returns[state.to_move]}) + "\n")
print(len(Path("decisions.jsonl").read_text("utf-8").splitlines()), "decisions")
