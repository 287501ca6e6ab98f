"""The figures of a house in the form of Prometheus."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST as CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from tabard.server.house import House


class Figures(Collector):
    """What a house counts, read when somebody asks."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        """Every figure, as it stands."""
        house = self.house
        live = list(house.live_tables.values())
        turns = house.botpool.turns
        gauges = {
            "tables_in_memory": ("Tables in memory", len(live)),
            "tables_running": ("Of them, games that go on", sum(t.table.running for t in live)),
            "listeners": ("Open streams", sum(len(t.listeners) for t in live)),
            "tables_lagging": ("Tables whose place in lists lags", len(house.dirty)),
            "tables_unsure": ("Tables to be read again", sum(t.unsure for t in live)),
            "bots_waiting": ("Bots that wait for a worker", turns.waiting()),
            "workers_free": ("Workers for bots that are free", turns.free),
            "connections_silent": (
                "Connections that have not asked anything yet",
                sum(house.limits.waiting.inside.values()),
            ),
            "draining": ("1 while the server goes down", int(house.draining)),
        }
        counters = {
            "entries": ("Entries written to logs", house.written),
            "storage_faults": ("Writes that storage refused", house.faults),
            "thoughts": ("Answers of bots", house.botpool.thoughts),
            "bot_failures": ("Bots that did not answer", house.botpool.failures),
        }
        for name, (text, value) in gauges.items():
            yield GaugeMetricFamily(f"tabard_{name}", text, value)
        for name, (text, value) in counters.items():
            yield CounterMetricFamily(f"tabard_{name}", text, value)


def text_of(house: House) -> bytes:
    """What is measured of a house and of its process, as it stands."""
    registry = CollectorRegistry()
    registry.register(Figures(house))
    ProcessCollector(registry=registry)
    return generate_latest(registry)
