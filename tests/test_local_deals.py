"""Deals that are the same for all, without a server: the day's by its date, games from links."""

import random
from collections.abc import Iterator

import pytest

from chabudai.table import days
from chabudai.table.deals import public_seed
from tests.local_tables import Device, Guest, device

DAY = "2026-11-01"  # a Mojo for two


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Iterator[Device]:
    monkeypatch.setattr(days, "today", lambda: DAY)
    with device() as found:
        yield found


def test_the_day_is_dealt_by_its_date_and_kept_on_the_device(here: Device) -> None:
    ann = Guest(here, "Ann")
    deal = next(one for one in ann.get("/deals")["deals"] if one["game"] == "mojo")
    assert deal["public"]
    assert int(deal["seed"], 16) == public_seed("mojo", DAY)
    table = ann.post("/deals/mojo")["table"]["id"]
    assert ann.post("/deals/mojo")["table"]["id"] == table
    assert ann.get(f"/deals/mojo/{DAY}")["rows"] == []
    with ann.at(table) as chair:
        chair.play_on(random.Random(1))
    results = ann.get(f"/deals/mojo/{DAY}")
    assert (results["deal"]["streak"], len(results["rows"])) == (1, 1)
    assert int(ann.get(f"/tables/{table}/record")["seed"], 16) == public_seed("mojo", DAY)
    ann.get("/deals/mojo/2026-11-02", status=409)


def test_a_game_from_a_link_is_played_through_and_can_be_beaten(here: Device) -> None:
    ann, ben = Guest(here, "Ann"), Guest(here, "Ben")
    made = ann.post("/tables", game="mojo", options={"players": 2}, seats=["steady", "me"])
    table = made["table"]["id"]
    with ann.at(table) as chair:
        outcome = chair.play_on(random.Random(3))
    told = ann.get(f"/tables/{table}/challenge?seat=1")
    link = {"record": ann.get(f"/tables/{table}/record"), "seat": 1, "name": "Ann"}
    link["seats"] = ["steady", "steady"]
    with device() as elsewhere:
        cid = Guest(elsewhere, "Cid")
        theirs = cid.post("/challenges", **link)
        assert theirs["points"] == told["points"] == outcome["scores"][1]["total"]
        assert (theirs["name"], theirs["seats"]) == ("Ann", ["steady", "me"])
        assert cid.post("/challenges", **link)["table"] == theirs["table"]
        assert cid.get("/me")["tables"] == []
        mine = cid.post(f"/tables/{theirs['table']}/challenge", seat=1)["table"]
        assert mine["deal"]["name"] == "Ann"
        with cid.at(mine["id"]) as chair:
            chair.play_on(random.Random(3))
        assert cid.get(f"/tables/{mine['id']}/compare")["parted"] is None
        forged = {**link["record"], "result": {**link["record"]["result"], "winners": [0, 1]}}
        cid.post("/challenges", status=409, **{**link, "record": forged})
    ben.get(f"/tables/{table}/compare?other=here-nowhere", status=409)
