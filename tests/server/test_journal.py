"""The log of the server: a flood of faults is a line each second, and lines can be data."""

from __future__ import annotations

import json
import logging
import sys

from tabard.server.journal import REQUEST_ID, SECONDS, AsJson, OnceASecond, name_request


def line(words: str, *filled: object) -> logging.LogRecord:
    return logging.LogRecord("tabard", logging.ERROR, "file", 1, words, filled, None)


def test_a_kind_of_fault_has_one_line_a_second_and_the_next_says_how_many_there_were() -> None:
    now = [0.0]
    once = OnceASecond(lambda: now[0])
    assert [once.filter(line("no disk for %s", n)) for n in range(5)] == [True] + [False] * 4
    assert once.filter(line("no network")), "another kind has a line of its own"
    now[0] = 1.0
    late = line("no disk for %s", 9)
    assert once.filter(late)
    assert late.getMessage() == "no disk for 9 (and 4 more like it)"
    now[0] = 2.0
    later = line("no disk for %s", 10)
    assert once.filter(later)
    assert later.getMessage() == "no disk for 10"


def test_a_fault_that_takes_longer_to_pass_is_told_less_often() -> None:
    now = [0.0]
    once = OnceASecond(lambda: now[0])

    def flood() -> logging.LogRecord:
        found = line("silence of %s", "somebody")
        setattr(found, SECONDS, 15.0)
        return found

    assert once.filter(flood())
    for now[0] in (1.0, 10.0, 14.9):
        assert not once.filter(flood())
    now[0] = 15.0
    assert once.filter(again := flood())
    assert again.getMessage() == "silence of somebody (and 3 more like it)"


def test_a_line_as_json_names_the_request_and_the_fault() -> None:
    token = REQUEST_ID.set("")
    try:
        assert name_request([(b"x-request-id", b"from-a-proxy")]) == "from-a-proxy"
        try:
            raise ValueError("what broke")
        except ValueError:
            record = logging.LogRecord("tabard", 40, "file", 1, "it broke", (), sys.exc_info())
        found = json.loads(AsJson().format(record))
        assert (found["message"], found["request"]) == ("it broke", "from-a-proxy")
        assert "ValueError: what broke" in found["exception"]
        assert name_request([(b"x-request-id", b'"}\n')]) != '"}\n'
        assert len(REQUEST_ID.get()) == 16
    finally:
        REQUEST_ID.reset(token)
