"""A table as texts that can be kept anywhere: its plan, and each line of its log."""

import json
from dataclasses import asdict, replace
from typing import Any

from chabudai.table.encoding import text_of
from chabudai.table.entries import AnyEntry, read_entry
from chabudai.table.messages import Clock, Deal, Settings
from chabudai.table.plan import Origin, Plan


def plan_text(plan: Plan) -> str:
    """A plan as JSON; the seed, which has more digits than JSON's numbers keep, as hex digits."""
    return json.dumps({**asdict(plan), "seed": f"{plan.seed:x}"}, separators=(",", ":"))


def read_plan(text: str) -> Plan:
    data: dict[str, Any] = json.loads(text)
    data["seed"] = int(data["seed"], 16)
    data["settings"] = read_settings(data["settings"])
    data["origin"] = read_origin(data["origin"]) if data["origin"] else None
    return Plan(**data)


def read_settings(data: dict[str, Any]) -> Settings:
    found = Settings(**data)
    return replace(found, clock=Clock(**data["clock"])) if data.get("clock") else found


def read_origin(data: dict[str, Any]) -> Origin:
    salts = None if data["salts"] is None else tuple(data["salts"])
    chances = tuple(map(tuple, data["chances"]))
    deal = Deal(**data["deal"]) if data.get("deal") else None
    return replace(
        Origin(**data), moves=tuple(data["moves"]), salts=salts, chances=chances, deal=deal
    )


def line_text(entry: AnyEntry, at: float) -> str:
    return text_of({"at": at, "entry": entry})


def read_line(text: str) -> tuple[AnyEntry, float]:
    data = json.loads(text)
    return read_entry(data["entry"]), data["at"]
