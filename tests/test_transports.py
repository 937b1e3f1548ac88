"""The same table logic at a server and inside a page: the same answers to the same wishes. More of
it, on both, is in test_server_play.py and test_server_lessons.py."""

import random
import re
from itertools import chain
from typing import Any, get_type_hints

import pytest

from chabudai.server.endpoints import ENDPOINTS
from chabudai.table import local
from chabudai.table.granting import AS_LINES, AT_ONCE, GRANTS
from chabudai.table.requests import NAMED, REQUESTS, find_request
from chabudai.table.wish_shapes import KINDS
from tests.local_tables import Guest, device
from tests.serving import Meet, Served, Somebody

pytestmark = pytest.mark.needs("httpx", "starlette", "websockets")


def test_every_wish_is_granted_by_one_function() -> None:
    granted = [*AS_LINES, *GRANTS, *AT_ONCE]
    assert len(set(granted)) == len(granted)
    assert set(granted) == set(KINDS.values())


def test_a_request_is_answered_by_both_or_has_a_reason() -> None:
    served = {endpoint.request.name: endpoint for endpoint in ENDPOINTS}
    assert len(served) == len(ENDPOINTS)
    for name, request in NAMED.items():
        assert (name in served) == (not request.in_page), name
        assert (name in local.GRANTS) == (not request.at_server), name
    for name in served.keys() & local.GRANTS.keys():
        assert get_type_hints(local.GRANTS[name])["return"] is served[name].answer, name
    assert len(NAMED) == len({(one.method, one.path) for one in REQUESTS}) == len(REQUESTS)


def test_a_path_gives_what_it_names() -> None:
    found = find_request("GET", "/deals/mojo/2026-11-18")
    assert found == (NAMED["get_results"], {"game": "mojo", "day": "2026-11-18"})
    assert find_request("GET", "/me") == (NAMED["get_me"], {})
    assert find_request("PUT", "/me") is None
    assert find_request("GET", "/tables/x/nowhere") is None


def test_a_request_of_a_server_alone_is_refused_by_a_page() -> None:
    with device() as found:
        ann = Guest(found, "Ann")
        assert ann.get("/ratings?game=mojo&players=2", 404)["refusal"]["id"] == "not-found"


def test_a_reaction_is_told_and_a_line_is_kept_wherever_the_table_is(meet: Meet) -> None:
    ann = meet("Ann")
    with ann.at(against_bot(ann)) as chair:
        chair.until_now(lambda now: now["moves"])
        chair.done("react", reaction="hello")
        told = next(one for one in chair.heard if one["type"] == "reacted")
        assert told == {"type": "reacted", "seat": 0, "reaction": "hello"}
        chair.done("chat", text="Hi")
        [said] = [one["entry"] for one in chair.heard if one.get("entry", {}).get("kind") == "said"]
        assert (said["text"], said["seat"], said["player"]) == ("Hi", 0, ann.id)
        assert chair.refused("replace", seat=9) == "table-not-waiting"


def against_bot(who: Any, game: str = "mojo", **settings: Any) -> str:
    made = who.table(
        game, options={"players": 2}, seats=["me", "thumb"], settings=settings, salt="pepper"
    )
    return str(made["table"]["id"])


def two_people(ann: Any, ben: Any) -> str:
    made = ann.table(options={"players": 2}, seats=["me", "open"], salt="a")
    table = str(made["table"]["id"])
    ben.post(f"/tables/{table}/join", seat=1, salt="b")
    return table


@pytest.mark.parametrize("game", ["mojo", "momiji", "mangrovia"])
def test_a_game_against_a_bot_ends_and_can_be_looked_back_at(meet: Meet, game: str) -> None:
    ann = meet("Ann")
    table = against_bot(ann, game)
    with ann.at(table) as chair:
        outcome = chair.play_on(random.Random(5))
    record = ann.get(f"/tables/{table}/record")
    assert record["result"]["ranking"] == outcome["ranking"]
    moves = len(record["moves"])
    assert ann.get(f"/tables/{table}/past?move={moves}&seat=1")["moves"] == moves
    assert ann.get(f"/tables/{table}")["status"] == "over"
    mine = ann.get("/me")["tables"]
    assert [(one["id"], one["status"]) for one in mine] == [(table, "over")]
    [end] = ann.get("/me/history")["games"]
    assert (end["id"], end["seat"]) == (table, 0)
    assert [one["seat"] for one in end["standings"]] == list(chain(*outcome["ranking"]))
    points = [one["points"] for one in sorted(end["standings"], key=lambda one: one["seat"])]
    assert points == [score["total"] for score in outcome["scores"]]
    won = 0 in outcome["winners"]
    [tally] = ann.get("/me/statistics")["tallies"]
    assert (tally["game"], tally["played"], tally["won"]) == (game, 1, int(won))
    assert tally["place"] == next(s["place"] for s in end["standings"] if s["seat"] == 0)


def test_what_may_not_be_is_refused_with_its_clause(meet: Meet) -> None:
    ann = meet("Ann")
    table = against_bot(ann)
    with ann.at(table) as chair:
        chair.until_now(lambda now: now["moves"])
        answer = chair.ask("move", move="play 99")
        assert answer["type"] == "refused"
        assert answer["refusal"]["id"].startswith("mojo-")
        assert chair.refused("hint") == "hint-not-allowed"
        assert chair.refused("answer", yes=True) == "undo-not-asked"
        assert chair.refused("return") == "table-seated-already"
    assert ann.get(f"/tables/{table}/past?move=0&seat=1", 403)["refusal"]["id"] == "not-your-seat"
    assert ann.get(f"/tables/{table}/record", 409)["refusal"]["id"] == "record-not-over"
    wrong = ann.post("/tables", 409, game="mojo", options={"players": 2}, seats=["me"])
    assert wrong["refusal"]["id"] == "seats-wrong-count"
    for players in ("--2", "9" * 29, "self"):  # once a raw error of ours
        wrong = ann.post("/tables", 409, game="mojo", options={"players": players})
        assert wrong["refusal"]["id"].startswith("option-")


def test_hints_and_undo_against_bots(meet: Meet) -> None:
    ann = meet("Ann")
    with ann.at(against_bot(ann, hints=True)) as chair:
        now = chair.until_now(lambda now: now["moves"])
        assert chair.ask("hint", depth=2)["move"] in now["moves"]
        seq = chair.done("move", move=now["moves"][0])
        chair.until_now(lambda now: now["moves"] and chair.seq >= seq)  # perhaps hers again
        chair.done("undo")
        chair.until_now(lambda now: now["moves"] and chair.heard)
        assert any(one.get("entry", {}).get("kind") == "taken-back" for one in chair.heard)


def test_nobody_is_told_what_another_seat_knows(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    table = two_people(ann, ben)
    with ann.at(table) as hers, ben.at(table) as his:
        mover, other = (hers, his) if hers.until_now(bool)["moves"] else (his, hers)
        move = mover.until_now(lambda now: now["moves"])["moves"][0]
        mover.done("move", id="mine", move=move)
        told = other.until("update")
        assert told["entry"]["move"] == told["entry"]["id"] == ""
        assert mover.now
        assert other.now
        assert told["now"]["view"]["hand"] != mover.now["view"]["hand"]
        assert mover.now["moves"] is None or other.now["moves"] is None
        assert other.refused("undo") in ("undo-not-possible", "not-your-turn")


def test_who_comes_back_hears_what_was_missed(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    table = two_people(ann, ben)
    with ann.at(table, after=-1) as hers:
        seq = hers.seq
        whole = next(one for one in hers.heard if one["type"] == "missed")["updates"]
    assert [one["seq"] for one in whole] == list(range(seq + 1))
    with ann.at(table, after=0) as hers:
        rest = next(one for one in hers.heard if one["type"] == "missed")["updates"]
    assert rest == whole[1:]


# Byte for byte

OWN = re.compile(r'"(at|id|player|table)":("[^"]*"|[0-9.]+)')  # differs from table to table


def told(who: Any, game: str) -> list[str]:
    """All that one seat is sent of a game: what it missed, and how things stand."""
    table = against_bot(who, game)
    with who.at(table, after=-1) as chair:
        chair.play_on(random.Random(9))
    with who.at(table, after=-1) as chair:
        return [OWN.sub(r'"\1":0', text) for text in chair.texts if '"type":"welcome"' not in text]


@pytest.mark.parametrize("game", ["mojo", "momiji", "mangrovia"])
def test_a_page_tells_what_a_server_tells(same_deal: None, server: Served, game: str) -> None:
    at_server = told(Somebody(server.url, "Ann"), game)
    with device() as found:
        in_page = told(Guest(found, "Ann"), game)
    assert in_page == at_server
    assert sum(map(len, in_page)) > 10_000
