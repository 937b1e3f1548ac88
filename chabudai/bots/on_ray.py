"""The same on a Ray cluster; a job whose worker dies is done again."""

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from chabudai.bots.spread import AHEAD, Done, Job
from chabudai.kernel.refusal import refuse

RETRIES = 5  # of a job whose worker died
ANSWERS_WITHIN = 10.0  # seconds, or there is nobody at an address
WAIT = "RAY_gcs_server_port_wait_time_s"  # to start here, seconds; to join, tries of 40 seconds
TO_START, TO_JOIN = "120", "1"


def spread_by_ray(
    jobs: Iterable[Job], address: str, workers: int, do: Callable[[Job], Done]
) -> Iterator[Done]:
    """Have jobs done on the cluster at an address, or on a Ray of this machine with so many
    workers; results as they come."""
    import ray

    mine = not ray.is_initialized()
    if mine:
        begin(ray, address, workers)
    try:
        yield from results_of(ray, jobs, do)
    finally:
        if mine:
            ray.shutdown()


def begin(ray: Any, address: str, workers: int) -> None:
    """Join the cluster, or start a Ray here; refused if that can't be done."""
    where: dict[str, Any] = {"address": address or "local"}
    if not address:
        where["num_cpus"] = workers or None
    try:
        call(address)
        with setting(WAIT, TO_JOIN if address else TO_START):
            ray.init(**where, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    except Exception as error:  # Ray raises whatever it likes
        detail = str(error).partition("\n")[0]
        raise refuse("arena-no-ray", address=address or "–", detail=detail) from error


def call(address: str) -> None:
    """Does anybody listen there? Ray itself would wait for minutes before it says no."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if port.isdecimal():  # not so: auto, which Ray looks up
        socket.create_connection((host.strip("[]"), int(port)), ANSWERS_WITHIN).close()


@contextmanager
def setting(name: str, value: str) -> Iterator[None]:
    """A variable of the environment for a while, where nobody has set it."""
    before = os.environ.get(name)
    os.environ[name] = value if before is None else before
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]


def results_of(ray: Any, jobs: Iterable[Job], do: Callable[[Job], Done]) -> Iterator[Done]:
    remote = ray.remote(max_retries=RETRIES)(do)
    most = AHEAD * int(ray.cluster_resources().get("CPU", 1))
    waiting = iter(jobs)
    under_way = [remote.remote(job) for job in islice(waiting, most)]
    while under_way:
        done, under_way = ray.wait(under_way)
        try:
            yield from ray.get(done)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from error  # as if it had happened here
        under_way += [remote.remote(job) for job in islice(waiting, most - len(under_way))]
