"""The file that starts a house of several servers says what Tabard and the proxy understand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tabard.cli.arguments import parser

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """The file, as Docker reads it."""
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return found


def servers(compose: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The services that are Tabard."""
    return {name: it for name, it in compose["services"].items() if it["image"] == "tabard"}


def test_every_server_is_started_by_a_command_that_tabard_knows(compose: dict[str, Any]) -> None:
    found = servers(compose)
    assert len(found) == 3
    for service in found.values():
        arguments = parser().parse_args(service["command"])
        assert arguments.no_browser
        assert 0 < arguments.drain < int(service["stop_grace_period"].removesuffix("s"))
        assert (ROOT / service["build"] / "Dockerfile").exists()


def test_servers_share_database_secret_and_key_and_only_the_proxy_is_seen(
    compose: dict[str, Any],
) -> None:
    found = servers(compose)
    for setting in ("TABARD_SECRET", "TABARD_DB"):
        assert len({service["environment"][setting] for service in found.values()}) == 1
    assert all("data:/data" in service["volumes"] for service in found.values())
    assert compose["networks"]["inside"]["internal"]
    assert all(service["networks"] == ["inside"] for service in found.values())
    published = [name for name, it in compose["services"].items() if "ports" in it]
    assert published == ["proxy"]


def test_the_proxy_knows_every_server_by_its_name_and_port(compose: dict[str, Any]) -> None:
    file = compose["services"]["proxy"]["volumes"][0].partition(":")[0]
    text = (ROOT / file).read_text("utf-8")
    asked = re.search(r"reverse_proxy (.*) \{", text)
    assert asked is not None
    port = parser().parse_args(next(iter(servers(compose).values()))["command"]).port
    assert asked[1].split() == [f"{name}:{port}" for name in servers(compose)]


def test_what_services_need_is_declared(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        assert set(service.get("depends_on", ())) <= set(compose["services"])
        assert set(service["networks"]) <= set(compose["networks"])
        named = {v.partition(":")[0] for v in service.get("volumes", ()) if v[0] not in "./"}
        assert named <= set(compose["volumes"])
