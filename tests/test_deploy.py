"""What a house is run with: locked packages without known holes, and commands that exist."""

from __future__ import annotations

import json
import re
import runpy
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tabard.cli.arguments import parser

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
LICENCES: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "licences.py"))
HOUSE = ("serve", "postgres", "telemetry")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def our_requirements() -> list[Requirement]:
    """What we ask for ourselves to run a house."""
    extras = PROJECT["optional-dependencies"]
    texts = [*PROJECT["dependencies"], *extras["play"]]
    texts += [text for name in HOUSE for text in extras[name]]
    return [Requirement(text) for text in texts if not text.startswith("tabard")]


def locked() -> dict[str, tuple[Version, int]]:
    """Every package of the lock file: its version, and how many hashes it has."""
    found: dict[str, tuple[Version, int]] = {}
    text = (DEPLOY / "requirements.txt").read_text("utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        match = re.match(r"([a-z0-9-]+)==([^ ;]+)", line)
        if match is not None:
            found[match[1]] = Version(match[2]), line.count("--hash=sha256:")
    return found


def floors() -> dict[str, Version]:
    """The versions from which on packages have no known holes."""
    holes = tomllib.loads((DEPLOY / "advisories.toml").read_text("utf-8"))
    return {name: Version(hole["from"]) for name, hole in holes.items()}


def test_everything_a_house_asks_for_is_locked_within_its_bounds_and_has_hashes() -> None:
    found = locked()
    for requirement in our_requirements():
        version, hashes = found[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version), f"`make lock`: {requirement} has {version}"
        assert hashes
    assert all(hashes for _, hashes in found.values())


def test_nothing_locked_has_a_known_hole() -> None:
    found = locked()
    old = {name: floor for name, floor in floors().items() if found[name][0] < floor}
    assert not old, f"`make lock`: {old}"


def test_no_lower_bound_of_ours_admits_a_known_hole() -> None:
    safe = floors()
    for requirement in our_requirements():
        floor = safe.get(canonicalize_name(requirement.name))
        lowest = [Version(s.version) for s in requirement.specifier if s.operator == ">="]
        assert lowest, f"{requirement} has no lower bound"
        assert floor is None or lowest[0] >= floor, f"{requirement}: {floor} is the first safe one"


def command_lines() -> dict[str, list[str]]:
    """The commands of Tabard that files for running a house contain."""
    unit = re.search(r"^ExecStart=(.*)$", (DEPLOY / "tabard.service").read_text("utf-8"), re.M)
    image = re.search(r"^CMD (\[\"serve.*\])$", (ROOT / "Dockerfile").read_text("utf-8"), re.M)
    assert unit is not None
    assert image is not None
    return {"unit": shlex.split(unit[1])[1:], "image": json.loads(image[1])}


@pytest.mark.parametrize("where", ["unit", "image"])
def test_every_command_in_these_files_is_one_that_tabard_knows(where: str) -> None:
    arguments = parser().parse_args(command_lines()[where])
    assert arguments.no_browser
    assert arguments.drain > 0


def test_an_image_copies_only_what_is_there_and_not_ignored() -> None:
    kept = {
        line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").split() if line[0] == "!"
    }
    for line in (ROOT / "Dockerfile").read_text("utf-8").splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (ROOT / source).exists()
                assert source in kept


# What may be used without asking anything of those who run a house.
FREE = {
    *("MIT", "MIT-0", "BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "ISC", "PSF-2.0"),
    *("MPL-2.0", "LGPL-3.0-only", "0BSD", "Unlicense"),
}


def parts(said: str) -> set[str]:
    """The licences that an expression names."""
    return {part for part in re.split(r" AND | OR |, |[()]", said) if part}


def test_every_locked_package_is_listed_with_a_licence_that_asks_nothing() -> None:
    listed = LICENCES["known"]()
    assert [*listed] == LICENCES["locked"](), "`make lock` writes the page anew"
    assert not {name: said for name, said in listed.items() if not parts(said) <= FREE}


def test_every_installed_package_has_the_licence_that_is_listed() -> None:
    listed = LICENCES["known"]()
    here = {name: said for name in listed if (said := LICENCES["licence"](name))}
    assert len(here) > len(listed) // 2
    changed = {name: said for name, said in here.items() if not parts(said) <= FREE}
    assert not changed
