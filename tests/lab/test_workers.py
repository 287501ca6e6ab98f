"""Work shared out: the same results by whatever carrier, and nothing lost when a worker dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import tabard
from tabard.bots import weights
from tabard.bots.weights import BadWeights
from tabard.kernel.errors import BadInput, TabardError
from tabard.lab.luggage import with_files
from tabard.lab.workers import Failed, NoWorker, Workers, workers

SHIPPED = weights.folder_of(tabard.game("pillars")) / "2.json"


def square(number: int) -> int:
    return number * number


def picky(number: int) -> int:
    raise BadInput(f"job {number}", "cannot be done")


def broken(number: int) -> int:
    return number // 0


def deadly_once(folder: Path, number: int) -> int:
    """Kills the worker that has the third job, unless one has died over it already."""
    mark = folder / "died"
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def deadly(number: int) -> int:
    os._exit(3)


def leads_of(path: str) -> int:
    return len(weights.of_file(tabard.game("pillars"), Path(path)).leads)


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_jobs(jobs: int) -> None:
    with workers(jobs) as hands:
        assert list(hands.each(square, range(20))) == [n * n for n in range(20)]


def test_results_that_may_come_in_any_order_are_all_there() -> None:
    with workers(2) as hands:
        assert sorted(hands.each(square, range(20), ordered=False)) == [n * n for n in range(20)]


def test_only_a_few_jobs_are_taken_ahead() -> None:
    taken: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    with workers(2) as hands:
        results = hands.each(square, jobs())
        assert next(results) == 0
        assert len(taken) <= hands.carrier.room + 1


def test_a_job_whose_worker_is_killed_is_done_by_another(tmp_path: Path) -> None:
    with workers(2) as hands:
        assert list(hands.each(partial(deadly_once, tmp_path), range(8))) == list(range(8))
    assert (tmp_path / "died").exists()


def test_a_job_that_ends_every_worker_is_given_up_in_one_line() -> None:
    given_up = r"given up after 3 workers died over it: .* exit code 3"
    with workers(2) as hands, pytest.raises(NoWorker, match=given_up):
        list(hands.each(deadly, range(1)))


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_job_refuses_is_the_same_line_everywhere(jobs: int) -> None:
    with workers(jobs) as hands, pytest.raises(TabardError) as said:
        list(hands.each(picky, range(1)))
    assert str(said.value) == "job 0: cannot be done"


def test_a_job_that_stumbles_in_a_process_shows_where() -> None:
    with workers(2) as hands, pytest.raises(Failed, match=r"(?s)number // 0.*ZeroDivisionError"):
        list(hands.each(broken, range(3)))


def test_after_a_failure_the_processes_are_gone() -> None:
    with workers(2) as hands:
        with pytest.raises(Failed):
            list(hands.each(broken, range(3)))
        carrier = hands.carrier
        assert list(Workers(carrier).each(square, [3])) == [9]
        processes = [worker.process for worker in carrier.workers]  # type: ignore[attr-defined]
    assert processes
    assert not any(process.is_alive() for process in processes)


def test_weights_travel_with_the_jobs(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_text(SHIPPED.read_text("utf-8"), "utf-8")
    task = with_files(leads_of, [f"learned@{path}", "random"])
    path.unlink()  # as on a machine that never had it
    with workers(2) as hands:
        assert len(set(hands.each(task, [str(path)] * 3))) == 1
    with pytest.raises(BadWeights, match="cannot be read"):
        leads_of(str(path))


def test_weights_that_are_not_there_are_refused_before_anything_is_played() -> None:
    with pytest.raises(BadInput, match=r"weights nowhere\.json: cannot be read"):
        with_files(leads_of, ["learned@nowhere.json"])
    assert with_files(square, ["random", "level3"]) is square
