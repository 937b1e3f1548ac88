"""Figures for a monitor, as Prometheus reads them; with the extra `metrics` and `--metrics`."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from chabudai.table.entries import AnyEntry

if TYPE_CHECKING:
    from chabudai.server.server import Server


class Metrics:
    """Counts what happens; the gauges are read when they are asked for."""

    def __init__(self, server: "Server") -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        self.registry = CollectorRegistry()
        self.requests = Counter(
            "chabudai_requests", "HTTP requests", ["path", "status"], registry=self.registry
        )
        self.lines = Counter(
            "chabudai_lines", "lines added to logs", ["kind"], registry=self.registry
        )
        self.commits = Histogram(
            "chabudai_commit_seconds", "from a wish to its commit", registry=self.registry
        )
        self.answers = Counter(
            "chabudai_bot_answers", "by the bot that thought", ["bot"], registry=self.registry
        )
        gauges = {
            "chabudai_tables": ("tables in memory", lambda: len(server.tables)),
            "chabudai_sockets": ("open sockets", lambda: len(server.open_sockets)),
            "chabudai_bot_queue": ("bots that wait for a worker", lambda: len(server.pool.queue)),
        }
        for name, (words, count) in gauges.items():
            Gauge(name, words, registry=self.registry).set_function(count)

    def request(self, path: str, status: int) -> None:
        self.requests.labels(path, str(status)).inc()

    def added(self, entries: Sequence[AnyEntry], begin: float) -> None:
        for entry in entries:
            self.lines.labels(entry.kind).inc()
        self.commits.observe(time.monotonic() - begin)

    def answered(self, bot: str) -> None:
        self.answers.labels(bot or "none").inc()

    async def page(self, request: Request) -> Response:
        from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)
