"""How a process that serves is set up."""

from __future__ import annotations

import sys

import pytest

from tabard.server.tuning import MOST_FILES, open_many_files

if sys.platform != "win32":
    import resource


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
@pytest.mark.parametrize(
    ("now", "most", "wanted"),
    [(256, -1, MOST_FILES), (1024, 4096, 4096), (1024, 10**6, MOST_FILES), (10**6, 10**6, None)],
)
def test_files_are_opened_as_far_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, now: int, most: int, wanted: int | None
) -> None:
    asked: list[int] = []

    def refuse(_: int, limits: tuple[int, int]) -> None:
        asked.append(limits[0])
        raise ValueError("current limit exceeds maximum limit")

    most = resource.RLIM_INFINITY if most < 0 else most
    monkeypatch.setattr(resource, "getrlimit", lambda _: (now, most))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    open_many_files()
    assert asked == ([] if wanted is None else [wanted])
