"""Logs as JSON, one object a line. Nothing that opens anything (tokens, ids of tables, secrets,
seeds) is ever handed to them."""

import json
import logging
import sys
import time

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        words = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in PLAIN},
        }
        if record.exc_info:
            words["error"] = self.formatException(record.exc_info)
        return json.dumps(words, ensure_ascii=False, default=str)


def to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("chabudai.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper() if name == "chabudai.server" else "WARNING")
