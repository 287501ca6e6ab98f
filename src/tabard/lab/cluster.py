"""Jobs carried by a Ray cluster: many machines that have the same Tabard installed.

Ray is asked for nothing but to do a job once: who sends a lost one again is the loop of `Workers`,
as for processes. What a job needs travels with it; no disk is shared.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Final

import ray
from ray import exceptions

from tabard.bots.guest import VARIABLE
from tabard.lab.workers import Answer, Lost, NoWorker, perform
from tabard.version import __version__

ANSWER_SECONDS: Final = 5.0
JOIN_SECONDS: Final = 20.0
KNOCK: Final = "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False)"
AHEAD: Final = 2  # jobs in sight for each processor of the cluster
CLIENT: Final = "ray://"
NEAR: Final = ("auto", "local")
"""Addresses that Ray looks up itself: a cluster that runs on this machine, or one just for us."""

GONE: Final = (
    exceptions.WorkerCrashedError,
    exceptions.NodeDiedError,
    exceptions.ObjectLostError,
    exceptions.LocalRayletDiedError,
    exceptions.RaySystemError,
    exceptions.TaskUnschedulableError,
    exceptions.OutOfMemoryError,
)


class Cluster:
    """A Ray cluster by its address."""

    def __init__(self, address: str) -> None:
        check_answers(address)
        named = {VARIABLE: os.environ[VARIABLE]} if VARIABLE in os.environ else {}
        try:
            ray.init(
                address=address,
                log_to_driver=False,
                logging_level="ERROR",
                runtime_env={"env_vars": named},
            )
        except Exception as error:  # whatever Ray raises becomes one line of ours
            raise NoWorker(f"no Ray cluster at {address}: {one_line(error)}") from None
        self.far = ray.remote(perform).options(max_retries=0, num_cpus=1)
        self.room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        try:
            self.check_version(address)
        except BaseException:
            self.close()
            raise

    def check_version(self, address: str) -> None:
        """Refuse a cluster that would play by another engine."""
        try:
            (there,) = ray.get([self.far.remote(version_of, None)])
        except exceptions.RayError as error:
            raise NoWorker(f"the Ray cluster at {address}: {one_line(error)}") from None
        if there.opened() != __version__:
            raise NoWorker(
                f"the Ray cluster at {address} has Tabard {there.opened()}, here is {__version__}"
            )

    def send(self, task: Callable[[Any], Any], job: Any) -> Any:
        """Have a job done somewhere."""
        return self.far.remote(task, job)

    def finished(self, tickets: list[Any]) -> list[Any]:
        """The jobs that have ended, at least one."""
        done, _ = ray.wait(tickets, num_returns=1)
        more, _ = ray.wait(tickets, num_returns=len(tickets), timeout=0)
        found: list[Any] = more or done
        return found

    def result(self, ticket: Any) -> Any:
        """What came of a job."""
        try:
            found: Answer = ray.get(ticket)
        except GONE as error:
            raise Lost(one_line(error)) from None
        return found.opened()

    def close(self) -> None:
        """Leave the cluster; what we have asked of it ends."""
        ray.shutdown()


def version_of(_: Any) -> str:
    """Which Tabard a worker has."""
    return __version__


def check_answers(address: str) -> None:
    """Refuse an address at which nobody listens, or somebody else: Ray would wait for minutes.

    It waits where no signal reaches it, so another process tries the address first.
    """
    if address in NEAR:
        return
    host, colon, port = address.removeprefix(CLIENT).rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit()):
        raise NoWorker(f"{address!r} is no address of a Ray cluster, such as 10.0.0.1:6379 or auto")
    try:
        socket.create_connection((host.strip("[]"), int(port)), ANSWER_SECONDS).close()
        knock = [sys.executable, "-c", KNOCK, address]
        subprocess.run(knock, capture_output=True, timeout=JOIN_SECONDS, check=False)
    except (OSError, OverflowError) as error:
        raise NoWorker(f"no Ray cluster answers at {address}: {error}") from None
    except subprocess.TimeoutExpired:
        waited = f"whoever listens there said nothing for {JOIN_SECONDS:.0f} seconds"
        raise NoWorker(f"no Ray cluster answers at {address}: {waited}") from None


def one_line(error: Exception) -> str:
    """An error of Ray's in one line: the first that says something."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0] if lines else type(error).__name__
