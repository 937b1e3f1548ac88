"""The lab: its answers, on games that are known, and a small report made whole."""

import json
import random
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import chabudai
from chabudai import cli
from chabudai.arena.match import Match
from chabudai.lab import measure
from chabudai.lab.trial import Observed, observe, read_observed


def game(deal: int, shares: list[float], doing: list[int], repeat: int = 0) -> Observed:
    """A game for two that was never played."""
    seats = range(len(shares))
    return Observed(
        match=Match("mojo", {}, deal, ("thumb",) * len(shares), repeat), shares=shares,
        places=[1 if share else 2 for share in shares],
        points=[int(10 * share) + repeat for share in shares],
        moves=50 + deal % 10, times=[[] for _ in seats],
        parts=[{"cards": int(5 * s)} for s in shares], facts=[{"play 1": n} for n in doing],
    )  # fmt: skip


def games(settled: float, helps: float) -> list[list[Observed]]:
    """Deals played twice; in so many the same seat wins, and who plays more wins so often."""
    chance, found = random.Random(1), []
    for deal in range(400):
        pair: list[Observed] = []
        first = chance.random() < 0.5
        for repeat in range(2):
            wins = first if chance.random() < settled else chance.random() < 0.5
            more = wins if chance.random() < helps else not wins
            shares = [1.0, 0.0] if wins else [0.0, 1.0]
            pair.append(game(deal, shares, [3, 1] if more else [1, 3], repeat))
        found.append(pair)
    return found


def test_luck_is_what_a_deal_settles() -> None:
    for settled in (0.0, 0.5, 1.0):
        found = measure.luck(games(settled, 0.5))
        assert found
        assert found["low"] - 0.05 <= settled**2 <= found["high"] + 0.05
    assert measure.luck([deal[:1] for deal in games(0.5, 0.5)]) is None


def test_a_fact_that_goes_with_winning_is_told_from_one_that_does_not() -> None:
    [strong] = measure.facts(games(0.5, 0.8))
    assert strong["stands"]
    assert abs(strong["difference"] - 0.6) < strong["error"] + 0.05
    [nothing] = measure.facts(games(0.5, 0.5))
    assert not nothing["stands"]
    assert measure.facts(games(0.5, 0.8)[:10]) == []  # too few seats


def test_paired_deals_see_a_small_change() -> None:
    here = games(0.5, 0.5)
    there = [[Observed(**{**vars(deal[0]), "moves": deal[0].moves + 1})] for deal in here]
    moves = measure.paired([deal[:1] for deal in here], there)[0]
    assert moves["change"] == {"mean": 1.0, "error": 0.0, "count": 400}


def test_more_questions_need_clearer_answers() -> None:
    assert 1.95 < measure.threshold(1) < 1.98
    assert measure.threshold(50) > 3


@pytest.mark.parametrize("name", chabudai.names())
def test_a_game_is_observed_and_read_back(name: str) -> None:
    variant = chabudai.game(name, players=2)
    match = Match(name, dict(variant.options), 3, ("thumb", "thumb"))
    found = observe(match)
    assert read_observed(json.loads(json.dumps(found.json()))) == found
    assert all(any(own.values()) for own in found.facts)
    parts = [sum(own.values()) for own in found.parts]
    assert parts == found.points


class Reader(HTMLParser):
    """Counts what a page holds, and what it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href")]


def test_a_report_is_made_resumed_and_needs_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results, page, data = (tmp_path / name for name in ("r.jsonl", "lab.html", "lab.json"))
    words = ["lab", "mojo", "--players", "3", "--bot", "novice", "--workers", "0"]
    words += ["--against", "piles=2", "--results", str(results)]
    assert cli.main([*words, "--deals", "4"]) == 0
    before = results.read_text("utf-8")
    assert (
        cli.main(
            [
                *words,
                "--deals",
                "6",
                "--pairs",
                "4",
                "--html",
                str(page),
                "--json",
                str(data),
                "--pictures",
                str(tmp_path),
            ]
        )
        == 0
    )
    assert results.read_text("utf-8").startswith(before)
    assert len(results.read_text("utf-8").splitlines()) == 6 * 2 + 4
    answers = json.loads(data.read_text("utf-8"))
    assert (answers["games"], answers["deals"], len(answers["seats"])) == (12, 6, 3)
    assert (answers["hypotheses"][0]["name"], answers["hypotheses"][0]["deals"]) == ("piles=2", 4)
    reader = Reader()
    reader.feed(page.read_text("utf-8"))
    assert reader.tags.count("svg") >= 2
    assert reader.fetched == []
    for drawn in ("seats", "length"):
        assert ElementTree.parse(tmp_path / f"mojo-{drawn}.svg").getroot().tag.endswith("svg")
    assert "wins by seat" in capsys.readouterr().out


def test_wrong_words_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--against", "piles"], ["--deals", "0"], ["--against", "board=@nowhere.json"]):
        assert cli.main(["lab", "mojo", "--workers", "0", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 3
