"""A Ray cluster of two nodes plays the same games as this process, also when one of them dies."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tabard.kernel.errors import BadInput, TabardError
from tabard.lab.workers import NoWorker, workers

pytestmark = pytest.mark.ray

HERE = "--jobs", "1"
SLOWLY = """
import sys
from tabard.lab.workers import workers
from tests.ray.test_cluster import slow

with workers(1, sys.argv[1]) as hands:
    for number in hands.each(slow, range(24)):
        print(number, file=sys.__stdout__, flush=True)
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes with a processor each."""
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 1, "include_dashboard": False}
    found = Cluster(initialize_head=True, head_node_args=head)
    found.add_node(num_cpus=1)
    yield found
    found.shutdown()


def command(*words: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "tabard", *words]
    return subprocess.run(line, capture_output=True, text=True, check=False, timeout=300)


def printed(*words: str) -> dict[str, Any]:
    """What a command prints as JSON, without how long it took."""
    done = command(*words, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    for record in found.get("records", []):
        record.pop("slowest_seconds")
    return {key: value for key, value in found.items() if key != "seconds"}


def where(number: int) -> str:
    """The node that has a job."""
    import ray

    time.sleep(0.2)
    found: str = ray.get_runtime_context().get_node_id()
    return found


def deadly_once(folder: Path, number: int) -> int:
    """Kills the worker that has the fourth job, unless one has died over it already."""
    mark = folder / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def deadly(number: int) -> int:
    os._exit(3)


def picky(number: int) -> int:
    raise BadInput(f"job {number}", "cannot be done")


def slow(number: int) -> int:
    time.sleep(0.3)
    return number


def test_both_nodes_work(cluster: Any) -> None:
    with workers(1, cluster.address) as hands:
        assert len(set(hands.each(where, range(12)))) == 2


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "world", "--players", "2", "--games", "30"),
        ("sim", "pillars", "--players", "3", "--games", "6", "--bots", "greedy", "--check"),
        ("arena", "pillars", "--bots", "greedy,random,level1", "--games", "6"),
    ],
)
def test_a_cluster_plays_the_same_games(cluster: Any, words: tuple[str, ...]) -> None:
    assert printed(*words, "--ray", cluster.address) == printed(*words, *HERE)


def test_a_cluster_learns_the_same_weights(cluster: Any, tmp_path: Path) -> None:
    words = ("train", "pillars", "--games", "6", "--checks", "4", "--generations", "2")
    for folder, how in (("far", ("--ray", cluster.address)), ("near", HERE)):
        done = command(*words, "--folder", str(tmp_path / folder), *how)
        assert done.returncode == 0, done.stderr
    far, near = (json.loads((tmp_path / f / "2.json").read_text()) for f in ("far", "near"))
    assert far["weights"] == near["weights"]


def test_a_bot_of_ones_own_is_known_on_every_node(cluster: Any, tmp_path: Path) -> None:
    text = "class First:\n    def __init__(self, seed): pass\n"
    text += "    def choose(self, state): return state.choices()[0]\n"
    (tmp_path / "my_bots.py").write_text(text)
    words = ["arena", "pillars", "--bot", "first=my_bots:First", "--bots", "first,random"]
    line = [sys.executable, "-m", "tabard", *words, "--games", "4", "--ray", cluster.address]
    done = subprocess.run(line, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "4 games of pillars" in done.stdout, done.stderr


def test_a_job_whose_worker_is_killed_is_done_by_another(cluster: Any, tmp_path: Path) -> None:
    with workers(1, cluster.address) as hands:
        assert list(hands.each(partial(deadly_once, tmp_path), range(8))) == list(range(8))
    assert (tmp_path / "died").exists()


def test_an_arena_whose_worker_was_killed_has_every_game(cluster: Any, tmp_path: Path) -> None:
    """The workers of a running arena are killed from outside; its store is whole in the end."""
    store = tmp_path / "arena.jsonl"
    words = ("arena", "world", "--bots", "greedy,level2", "--games", "40")
    line = [sys.executable, "-m", "tabard", *words, "--ray", cluster.address, "--store", str(store)]
    running = subprocess.Popen(line, stdout=subprocess.PIPE, text=True)
    while not store.exists() or len(store.read_text().splitlines()) < 5:
        assert running.poll() is None
        time.sleep(0.05)
    killed = busy_workers(cluster)
    for process in killed:
        os.kill(process, signal.SIGKILL)
    assert killed
    out, _ = running.communicate(timeout=300)
    assert running.returncode == 0
    assert "40 games of world" in out
    assert printed(*words, "--store", str(store), *HERE) == printed(*words, *HERE)


def busy_workers(cluster: Any) -> list[int]:
    """The processes of the cluster in which a task runs now."""
    nodes = [node.all_processes["raylet"][0].process.pid for node in cluster.list_all_nodes()]
    listed = subprocess.run(
        ["ps", "-eo", "ppid=,pid=,args="], capture_output=True, text=True, check=True
    )
    rows = [row.split(None, 2) for row in listed.stdout.splitlines()]
    ours = [(int(pid), name) for parent, pid, name in rows if int(parent) in nodes]
    return [pid for pid, name in ours if name.startswith("ray::perform")]


def test_a_job_that_ends_every_worker_is_given_up_in_one_line(cluster: Any) -> None:
    given_up = "given up after 3 workers died over it"
    with workers(1, cluster.address) as hands, pytest.raises(NoWorker, match=given_up):
        list(hands.each(deadly, range(1)))


def test_what_a_job_refuses_is_the_same_line_everywhere(cluster: Any) -> None:
    with workers(1, cluster.address) as hands, pytest.raises(TabardError) as said:
        list(hands.each(picky, range(1)))
    assert str(said.value) == "job 0: cannot be done"


def test_a_node_that_goes_away_takes_no_result_along(cluster: Any) -> None:
    third = cluster.add_node(num_cpus=2)
    line = [sys.executable, "-c", SLOWLY, cluster.address]
    running = subprocess.Popen(line, stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    first = running.stdout.readline()
    cluster.remove_node(third, allow_graceful=False)
    rest, _ = running.communicate(timeout=300)
    assert (first + rest).split() == [str(n) for n in range(24)]


def test_an_address_that_does_not_answer_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as mute:
        mute.bind(("127.0.0.1", 0))
        mute.listen()  # takes a call and says nothing
        for port in ("1", str(mute.getsockname()[1])):
            began = time.monotonic()
            done = command("sim", "pillars", "--games", "2", "--ray", f"127.0.0.1:{port}")
            assert done.returncode == 2
            assert done.stderr.startswith(f"tabard: no Ray cluster answers at 127.0.0.1:{port}: ")
            assert len(done.stderr.splitlines()) == 1
            assert time.monotonic() - began < 60


def test_what_is_no_address_is_one_line() -> None:
    done = command("sim", "pillars", "--games", "2", "--ray", "nonsense")
    assert done.stderr == (
        "tabard: 'nonsense' is no address of a Ray cluster, such as 10.0.0.1:6379 or auto\n"
    )
