"""Sets for programs: named with the choices, laid down by one post, advised as a whole."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.server import hints
from tabard.server.store.store import Store
from tests.server.inn import opened, run
from tests.server.program import match


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser whose thoughts do not depend on the speed of the computer."""
    monkeypatch.setattr(hints, "ADVISER", "search:16")


def test_a_set_is_named_advised_and_laid_down_in_one_post(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            party = await match(house, game="feudum", hints=True)
            table, seat = house.table(party.id), party.mover
            mine = party.programs[seat]
            path = f"/tables/{table.id}"
            asked = (await mine.get(f"{path}/choices?seat={seat}")).json()
            wanted = asked["set"]
            assert (wanted["least"], wanted["most"], wanted["slots"]) == (3, 3, [])
            pool = {piece["code"] for piece in wanted["pool"]}
            assert not pool & {one["code"] for one in asked["refusals"]}
            ply = table.ply_of(seat)
            found = (await mine.post(f"{path}/hint", seat=seat, ply=ply)).json()
            (best,) = found["choices"]
            pieces = best["set"]
            assert len({piece["code"] for piece in pieces} & pool) == 3
            post: dict[str, Any] = {"seat": seat, "ply": ply, "request": "the-same-again"}
            wrong = await mine.post(f"{path}/choices", seat=seat, ply=ply, choice=[min(pool)])
            assert (wrong.status_code, wrong.json()["why"]) == (422, "set-is-too-small")
            assert table.ply_of(seat) == ply
            forms = [pieces[2]["text"], pieces[0]["form"], pieces[1]["code"]]
            made = (await mine.post(f"{path}/choices", **post, choice=forms)).json()
            again = (await mine.post(f"{path}/choices", **post, choice=forms)).json()
            assert made == again
            laid = [p.code for p in table.plies if p.seat == seat]
            assert laid == sorted(laid)
            assert set(laid) <= {piece["code"] for piece in pieces}

    run(story)
