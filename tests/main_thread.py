"""What the main thread of a page was busy with, by Chromium's own trace: it tells the processor's
time apart from the clock's, so that a busy machine says the same as a quiet one."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

LONGEST = 200  # milliseconds of the processor: a task that takes more is seen as a stutter
TRACED = ["-*", "disabled-by-default-devtools.timeline"]  # tasks, and little else
Event = dict[str, Any]


@dataclass(frozen=True)
class Task:
    """One task, in milliseconds."""

    processor: float
    clock: float


def tasks_during(page: Page, act: Callable[[], object]) -> list[Task]:
    """The tasks of the main thread while something is done."""
    browser = page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=TRACED)
    act()
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    threads = main_threads(events)
    return [
        Task(event.get("tdur", 0) / 1000, event["dur"] / 1000)
        for event in events
        if event["name"] == "RunTask"
        and "dur" in event  # the last one may not be over when the trace ends
        and (event["pid"], event["tid"]) in threads
    ]


def main_threads(events: list[Event]) -> set[tuple[int, int]]:
    return {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
