"""What data rest on, and the page that tells it."""

from __future__ import annotations

import pytest

from tabard import games
from tabard.sources import KINDS, provenance, sources_of


@pytest.mark.parametrize("name", games.NAMES)
def test_every_data_file_names_what_it_rests_on(name: str) -> None:
    found = sources_of(name)
    assert all(one.things for one in found)
    total = {kind: sum(one.counts.get(kind, 0) for one in found) for kind in KINDS}
    assert total["rulebook"] > 0
    assert total["reconstructed"] > 0
    assert provenance(name).startswith("# Where the data of ")


def test_a_field_that_rests_on_less_is_told_beside_its_thing() -> None:
    craftsmen = next(one for one in sources_of("pillars") if one.file == "craftsmen.toml")
    potter = next(one for one in craftsmen.things if one.id == "potter_1")
    assert potter.source == "reconstructed"
    assert potter.fields == {"conversion": "rulebook"}
