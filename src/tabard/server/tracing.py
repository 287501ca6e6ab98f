"""Traces, where somebody collects them: what a request waited for, in the form of OpenTelemetry.

They are sent where the usual variables say (`OTEL_EXPORTER_OTLP_ENDPOINT` and its kin). Addresses
go along by their first word alone: what stands behind it can be somebody's secret link.
"""

from __future__ import annotations

import os
from contextlib import nullcontext
from typing import Any, ClassVar, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabard.kernel.errors import BadInput
from tabard.server.journal import REQUEST_ID
from tabard.version import __version__

ENDPOINTS: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
STREAM: Final = b"text/event-stream"
FAULT: Final = 500
UNTRACED: Final[nullcontext[None]] = nullcontext()


class Tracing:
    """Who makes traces in this process; None while nobody collects them."""

    tracer: ClassVar[Any] = None


def open_traces() -> Any:
    """Trace from now on if the environment names a collector; what to shut down in the end."""
    asked = next((name for name in ENDPOINTS if os.environ.get(name)), "")
    if not asked:
        return None
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ModuleNotFoundError:
        raise BadInput(asked, "traces need more: pip install 'tabard[telemetry]'") from None
    usual = {"service.name": "tabard", "service.version": __version__}
    provider = TracerProvider(resource=Resource.create(usual))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    Tracing.tracer = provider.get_tracer("tabard", __version__)
    return provider


def traced(name: str, **attributes: str | int) -> Any:
    """What happens within it is a part of the present trace, where traces are made."""
    if Tracing.tracer is None:
        return UNTRACED
    told = {f"tabard.{key}": value for key, value in attributes.items()}
    return Tracing.tracer.start_as_current_span(name, attributes=told)


async def trace_request(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Let an application answer a request, and note it; a proxy's trace goes on with it."""
    from opentelemetry import trace
    from opentelemetry.propagate import extract

    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    route = "/" + scope["path"].strip("/").split("/")[0]
    span = Tracing.tracer.start_span(
        f"{scope['method']} {route}",
        context=extract(headers),
        kind=trace.SpanKind.SERVER,
        attributes={"http.request.method": scope["method"], "http.route": route},
    )

    async def noted(message: Message) -> None:
        if message["type"] == "http.response.start":
            span.set_attribute("http.response.status_code", message["status"])
            span.set_attribute("tabard.request", REQUEST_ID.get())
            if message["status"] >= FAULT:
                span.set_status(trace.StatusCode.ERROR)
            if dict(message.get("headers", ())).get(b"content-type", b"").startswith(STREAM):
                span.end()  # what goes on for hours is served once it has begun
        await send(message)

    with trace.use_span(span):
        await app(scope, receive, noted)
    if span.is_recording():
        span.end()
