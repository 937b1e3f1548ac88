"""`chabudai serve` and `chabudai site`."""

import argparse
from pathlib import Path
from typing import Any

from chabudai.kernel.refusal import refuse
from chabudai.kernel.words import say

EVERYWHERE = "0.0.0.0"
MOST_WORKERS = 256
LONGEST_PACE = 60.0  # seconds
MOST_DAYS = 36_500


def add_serve(commands: Any) -> None:
    serve = commands.add_parser("serve", help="host tables for people, bots and spectators")
    serve.add_argument("--host", default="127.0.0.1")
    serve.add_argument("--port", type=int, default=8642, help="0: any free one")
    serve.add_argument(
        "--lan", action="store_true", help="for friends in the same network: address and QR code"
    )
    serve.add_argument("--database", default="chabudai.db", help="a file, or postgresql://…")
    serve.add_argument("--workers", type=int, help="processes that think for bots")
    serve.add_argument("--pace", type=float, default=0.4, help="seconds; bots answer at multiples")
    serve.add_argument("--origin", action="append", default=[], help="of a page that may call us")
    serve.add_argument("--secure", action="store_true", help="cookies over https alone")
    serve.add_argument("--proxied", action="store_true", help="believe X-Forwarded-For")
    serve.add_argument("--metrics", action="store_true", help="figures for Prometheus at /metrics")
    serve.add_argument(
        "--expire", type=float, default=0, metavar="DAYS", help="close tables left so long"
    )
    serve.add_argument("--open", action="store_true", help="show the table in a browser")
    serve.add_argument("--log", choices=("debug", "info", "warning", "error"), default="info")
    serve.set_defaults(run=run_serve)


def run_serve(arguments: argparse.Namespace) -> int:
    try:
        from chabudai.server.config import Config
        from chabudai.server.serve import serve
    except ModuleNotFoundError as error:
        raise refuse("extra-missing", extra="server") from error
    check("--pace", arguments.pace, 0, LONGEST_PACE)
    check("--expire", arguments.expire, 0, MOST_DAYS)
    chosen = {}
    if arguments.workers is not None:
        check("--workers", arguments.workers, 1, MOST_WORKERS)
        chosen = {"workers": arguments.workers}
    config = Config(
        database=arguments.database, host=EVERYWHERE if arguments.lan else arguments.host,
        port=arguments.port, origins=tuple(arguments.origin), secure=arguments.secure,
        proxied=arguments.proxied, pace=arguments.pace, metrics=arguments.metrics,
        expire=arguments.expire,
        **chosen,
    )  # fmt: skip
    return serve(config, arguments.log, arguments.open)


def check(option: str, value: float, least: float, most: float) -> None:
    """Refuse what is no such number; NaN lies nowhere."""
    if not least <= value <= most:
        raise refuse("number-unfit", option=option, least=least, most=most, value=str(value))


def add_site(commands: Any) -> None:
    site = commands.add_parser("site", help="write the page for a static host, to play offline")
    site.add_argument("folder", type=Path)
    site.set_defaults(run=run_site)


def run_site(arguments: argparse.Namespace) -> int:
    from chabudai.site import megabytes, write_site

    files = write_site(arguments.folder)
    words = {"path": str(arguments.folder), "files": len(files), "megabytes": megabytes(files)}
    print(say("en", "site-written", words))
    return 0
