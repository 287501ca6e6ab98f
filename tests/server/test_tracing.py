"""Traces reach a real collector, say what a request waited for, and tell no secrets."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from tabard.cli import main
from tests.server.desk import PERSON

PARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"


class Collector(ThreadingHTTPServer):
    """Takes spans as a collector of OpenTelemetry does."""

    def __init__(self) -> None:
        self.spans: list[Any] = []
        super().__init__(("127.0.0.1", 0), Taker)


class Taker(BaseHTTPRequestHandler):
    """One delivery."""

    server: Collector

    def do_POST(self) -> None:
        """Take it."""
        body = self.rfile.read(int(self.headers["content-length"]))
        if self.headers.get("content-encoding") == "gzip":
            import gzip

            body = gzip.decompress(body)
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            for scope in resource.scope_spans:
                self.server.spans += scope.spans
        self.send_response(200)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing is said."""


@pytest.fixture
def collector() -> Iterator[Collector]:
    with Collector() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.mark.slow
def test_a_request_and_what_it_waited_for_reach_the_collector(
    collector: Collector, tmp_path: Path
) -> None:
    where = f"http://127.0.0.1:{collector.server_address[1]}"
    env = {**os.environ, "OTEL_EXPORTER_OTLP_ENDPOINT": where, "XDG_DATA_HOME": str(tmp_path)}
    command = [
        sys.executable,
        "-m",
        "tabard",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--workers",
        "1",
    ]
    house = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert house.stdout is not None
        address = next(word for word in house.stdout.readline().split() if word.startswith("http"))
        with httpx.Client(base_url=address, timeout=60) as client:
            client.get("/join/a-secret-link", headers={"traceparent": PARENT})
            token = client.post("/api/guests", json={"name": "Anna"}).json()["token"]
            seats = [PERSON, {"kind": "bot", "bot": "level1"}]
            opened = client.post(
                "/api/tables",
                json={"game": "pillars", "players": 2, "seats": seats},
                headers={"authorization": f"Bearer {token}"},
            )
            assert opened.status_code == 201, opened.text
            said = client.post(
                f"/api/tables/{opened.json()['id']}/chat",
                json={"text": "Good luck"},
                headers={"authorization": f"Bearer {token}"},
            )
            assert said.status_code == 200, said.text
    finally:
        house.send_signal(signal.SIGTERM)
        house.communicate(timeout=60)
    named = {span.name: span for span in collector.spans}
    assert named["GET /join"].trace_id.hex() == PARENT.split("-")[1], "a proxy's trace goes on"
    assert "a-secret-link" not in str(collector.spans)
    request = next(s for s in collector.spans if s.name == "POST /api" and 201 in numbers(s))
    told = {attribute.key for attribute in request.attributes}
    assert {"http.request.method", "http.route", "tabard.request"} <= told
    parents = {span.parent_span_id for span in collector.spans if span.name == "storage"}
    assert {s.span_id for s in collector.spans if s.name == "POST /api"} & parents


def numbers(span: Any) -> list[int]:
    """The whole numbers that a span tells."""
    return [attribute.value.int_value for attribute in span.attributes]


def test_an_endpoint_without_the_packages_for_it_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:1")
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    assert main(["serve", "--no-browser", "--port", "0"]) == 2
    said = capsys.readouterr().err
    assert "OTEL_EXPORTER_OTLP_ENDPOINT" in said
    assert "pip install 'tabard[telemetry]'" in said
