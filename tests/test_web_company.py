"""The table in the browser among several: undo, hints, clocks, spectators, mixed tables, notice."""

import importlib.util
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.needs("chromium", "node", "playwright", "starlette")
if not importlib.util.find_spec("playwright"):
    pytest.skip("needs playwright; enable with ./run test --strict", allow_module_level=True)

from playwright.sync_api import Browser, WebSocket  # noqa: E402

from chabudai.bots.puzzles import find_puzzle  # noqa: E402
from chabudai.kernel.words import say  # noqa: E402
from tests.browser import PHONE, ROOT, Host, Person, person  # noqa: E402
from tests.reader import Listener  # noqa: E402
from tests.watching import OVAL  # noqa: E402

ENOUGH = 120.0  # seconds, on a busy machine


def until(done: Callable[[], object], act: Callable[[], object] = lambda: None) -> None:
    """Act until it is done."""
    end = time.monotonic() + ENOUGH
    while not done():
        assert time.monotonic() < end, "it does not come to that"
        act()
        time.sleep(0.02)


def sit_together(me: Person, friend: Person, game: str = "mojo") -> None:
    """Two people at a table, by link."""
    me.lay(game, ["me", "open"])
    friend.go(me.link)
    friend.page.fill("main .field input", "Friend")
    friend.page.click("[data-join='1']")
    for someone in (me, friend):
        someone.page.wait_for_selector(".board")


def moves_made(someone: Person) -> int:
    """As the server counts them; it is asked gently, for it refuses to be hurried."""
    someone.page.wait_for_timeout(150)
    now = someone.page.evaluate(CURRENT)
    return now["view"]["move"] if now else -1


CURRENT = """async () => {
  const table = location.hash.split("/")[2];
  return (await (await fetch(`/api/tables/${table}/current`)).json()).now;
}"""


def one_move(chair: Person) -> list[str]:
    """What was lit before it."""
    until(chair.lit)
    before, lit = moves_made(chair), chair.lit()
    chair.play(swift=True)
    until(lambda: moves_made(chair) > before, lambda: say_yes(chair))
    return lit


def say_yes(someone: Person) -> None:
    """Where a tap is costly, the page asks."""
    if someone.page.query_selector("dialog .main"):
        someone.play()


def test_undo_is_asked_of_the_other_refused_and_granted(host: Host, browser: Browser) -> None:
    undo, question = "[data-tool=undo][aria-disabled=false]", ".question"
    with person(browser, host) as me, person(browser, host) as friend:
        sit_together(me, friend, "mangrovia")
        movers: list[Person] = []
        could: dict[Person, list[str]] = {}
        while True:  # until one has moved, then the other, and nothing was revealed
            until(lambda: me.on_turn() or friend.on_turn())
            chair, other = (me, friend) if me.on_turn() else (friend, me)
            if movers[-2:] == [chair, other] and chair.page.query_selector(undo):
                break
            could[chair] = one_move(chair)
            movers.append(chair)
        chair.page.click(undo)
        other.page.click(f"{question} .button:not(.main)")
        chair.page.wait_for_selector("aside li >> text=does not agree")
        other.page.wait_for_selector(question, state="detached")
        chair.page.click(undo)
        other.page.click(f"{question} .main")
        chair.page.wait_for_selector("aside li >> text=takes moves back")
        until(lambda: chair.lit() == could[chair])


def test_against_bots_a_card_that_all_have_seen_is_taken_back(host: Host, browser: Browser) -> None:
    with person(browser, host) as me:
        me.lay("mojo", ["me", "thumb"])
        until(me.lit)
        could = me.lit()
        one_move(me)
        me.page.click("[data-tool=undo][aria-disabled=false]")
        me.page.wait_for_selector("aside li >> text=takes moves back")
        until(lambda: me.lit() == could)


def pointed(me: Person) -> set[str]:
    """The moves whose things are pointed at."""
    found = me.page.eval_on_selector_all(
        ".board .pointed[data-move]", "all => all.map(a => a.dataset.move)"
    )
    return set(found)


def test_the_coach_says_where_to_look_then_what_to_do_then_why(
    host: Host, browser: Browser
) -> None:
    with person(browser, host, PHONE) as me:
        me.lay("mojo", ["me", "thumb"], hints=True)
        until(me.on_turn)
        listener = Listener(me)
        me.page.click("[data-tool=hint]")
        me.page.wait_for_selector("[data-coach='1'] [role=status] >> text=Look here")
        is_heard(listener, "Look here")
        assert len(pointed(me)) > 1
        me.page.click("[data-coach-more]")
        me.page.wait_for_selector("[data-coach='2'] b >> text=Best")
        is_heard(listener, "Best")
        (best,) = pointed(me)
        me.page.click("[data-coach-more]")
        me.page.wait_for_selector("[data-coach='3'] li >> text=With it your chance of winning is")
        is_heard(listener, "With it your chance of winning is")
        others = me.page.eval_on_selector_all(
            "[data-coach-compare] option", "all => all.map(a => a.value).filter(Boolean)"
        )
        assert set(others) == set(me.lit())
        me.page.select_option("[data-coach-compare]", next(m for m in others if m != best))
        me.page.wait_for_selector("[data-coach='3'] li >> text=it is")
        assert me.axe() == []
        the_reason_of_a_puzzle_is_heard(me)


def is_heard(listener: Listener, words: str) -> None:
    until(lambda: any(words in told for told in listener.told_at_once()))


def the_reason_of_a_puzzle_is_heard(me: Person) -> None:
    me.go("#/puzzles/mojo")
    board = me.page.wait_for_selector("[data-puzzle-board]")
    assert board
    puzzle = find_puzzle(board.get_attribute("data-puzzle-board") or "")
    listener = Listener(me)
    me.page.click(f".board [data-move='{puzzle.best}']")
    is_heard(listener, say("en", f"mojo-theme-{puzzle.theme}-why"))


def test_when_time_is_up_a_bot_moves(host: Host, browser: Browser) -> None:
    with person(browser, host) as me:
        me.lay("mojo", ["me", "thumb"], clock={"move": 1})
        me.page.wait_for_selector(".seats .numbers >> text=0:0")
        me.page.wait_for_selector("aside li >> text=Time is up for Guest; a bot moves.")


def test_a_spectator_sees_what_is_public_and_may_talk(host: Host, browser: Browser) -> None:
    with person(browser, host) as me, person(browser, host) as friend, person(browser, host) as fan:
        sit_together(me, friend)
        heard: list[dict[str, Any]] = []
        fan.page.on("websocket", lambda socket: keep_sayings(socket, heard))
        fan.go(me.link)
        fan.page.wait_for_selector(".board")
        before = len(me.log())
        until(lambda: len(me.log()) > before + 6, lambda: (me.play(), friend.play()))
        assert fan.lit() == []
        assert not fan.page.query_selector("[data-tool=undo]")
        fan.page.click("[data-tool=chat]")
        fan.page.fill("aside input", "Well laid!")
        fan.page.press("aside input", "Enter")
        me.page.click("[data-tool=chat]")
        me.page.wait_for_selector("aside >> text=Well laid!")
        told = [saying["now"] for saying in heard if saying.get("now")]
        assert told
        assert all(now["moves"] is None and now["view"]["hand"] is None for now in told)
        entries = [saying["entry"] for saying in heard if saying["type"] == "update"]
        assert all(not entry.get("move") for entry in entries)


def keep_sayings(socket: WebSocket, heard: list[dict[str, Any]]) -> None:
    socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))


def test_a_table_without_spectators_says_so(host: Host, browser: Browser) -> None:
    with person(browser, host) as me, person(browser, host, clean=False) as fan:
        me.lay("mojo", ["me", "thumb"], spectators=False)
        fan.go(me.link)
        fan.page.wait_for_selector("main.alone h1")
        assert not fan.page.query_selector(".board")


def test_a_short_password_is_told_before_the_server_is_asked(host: Host, browser: Browser) -> None:
    with person(browser, host) as me:
        asked: list[str] = []
        me.page.on("request", lambda request: asked.append(request.url))
        me.go()
        me.page.click(".welcome button")
        me.page.fill("dialog input[autocomplete=username]", "Ann")
        me.page.fill("dialog input[type=password]", "short")
        me.page.get_by_role("button", name="New account").click()
        me.page.wait_for_selector("dialog input[type=password]:invalid:focus")
        assert not [url for url in asked if url.endswith("/account")]
        assert not me.page.query_selector("dialog [role=alert]")


def test_people_here_elsewhere_and_a_bot_at_one_table(host: Host, browser: Browser) -> None:
    with person(browser, host) as me, person(browser, host, PHONE) as friend:
        me.go()
        me.page.click("[data-game=mojo]")
        me.page.check("input[name=company][value=mixed]")
        for seat, kind in enumerate(("here", "open", "thumb")):
            me.page.select_option(f"dialog .field select >> nth={seat}", kind)
        me.page.click("dialog .start")
        friend.go(me.wait_for_link())
        friend.page.fill("main .field input", "Friend")
        friend.page.click("[data-join='2']")
        friend.page.wait_for_selector(".board")
        names = ("Guest plays", "Player 2 plays", "Friend plays", "Sora plays")

        def everybody_moved() -> bool:
            log = friend.page.evaluate("document.querySelector('aside').textContent")
            return all(name in log for name in names)

        def act() -> None:
            if me.page.query_selector("[data-curtain]"):
                assert not me.page.query_selector(".board")
                me.page.click("[data-curtain]")
            me.play()
            friend.play()

        until(everybody_moved, act)


SENSES = """
window.heard = []; window.noticed = []; window.away = false;
Object.defineProperty(document, "hidden", { get: () => window.away });
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, { body }) { window.noticed.push(`${title} · ${body}`); }
};
const level = {
  setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {},
};
const node = { connect: (other) => other, gain: level, frequency: level, stop() {} };
window.AudioContext = class {
  currentTime = 0;
  createGain() { return node; }
  createOscillator() {  // the tones of a turn
    return { ...node, start() { if (this.type === "triangle") window.heard.push(1); } };
  }
};
"""


def test_sound_and_notice_when_it_is_my_turn_and_quiet_when_unwanted(
    host: Host, browser: Browser
) -> None:
    with person(browser, host) as me, person(browser, host) as friend:
        me.page.add_init_script(SENSES)
        sit_together(me, friend)
        me.page.click("aside h2")  # browsers let nobody hear a page that was never touched

        def turn_comes(away: bool, tones: int = 2) -> tuple[int, list[str]]:
            until(lambda: friend.on_turn() and not me.on_turn(), lambda: me.play(swift=True))
            me.page.evaluate(f"heard = []; noticed = []; away = {str(away).lower()}")
            until(me.on_turn, lambda: friend.play(swift=True))
            me.page.wait_for_function("(tones) => heard.length >= tones", arg=tones)
            return len(me.page.evaluate("heard")), me.page.evaluate("noticed")

        assert turn_comes(away=True) == (2, [])  # two tones; notices were never asked for
        me.page.get_by_role("button", name="Notify me").click()
        assert turn_comes(away=False) == (2, [])  # who looks at the page needs none
        assert turn_comes(away=True) == (2, ["Your turn · Mojo"])
        me.page.get_by_role("button", name="Sound").click()
        me.page.get_by_role("button", name="Notify me").click()
        assert turn_comes(away=True, tones=0) == (0, [])


def test_my_games_go_on_from_the_lobby_and_public_ones_are_watched(
    host: Host, browser: Browser
) -> None:
    with person(browser, host) as me, person(browser, host, PHONE) as fan:
        me.lay("mangrovia", ["me", "thumb"], public=True)
        link = me.link
        me.page.click("header .home")
        me.page.click(f"[data-mine] a[href='{link}']")
        me.page.wait_for_selector(".board")
        fan.go()
        fan.page.click(f".lists a[href='{link}'] >> text=Watch")
        fan.page.wait_for_selector(".board")
        assert fan.lit() == []


def test_after_the_game_replay_fork_record_and_proof(
    host: Host, browser: Browser, tmp_path: Path
) -> None:
    with person(browser, host) as me:
        me.new_table("mojo", 2, rated=True)
        me.race()
        the_bot_is_rated(me)
        why_it_was_lost_is_told(me)
        with me.page.expect_download() as download:
            me.page.click("[data-after=record]")
        download.value.save_as(tmp_path / "record.json")
        command = [sys.executable, "-m", "chabudai", "verify", str(tmp_path / "record.json")]
        assert (
            subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE).returncode == 0
        )
        me.page.click("[data-after=verify]")
        me.page.wait_for_selector(".verdict:has-text('The deal was honest')")
        me.page.click("[data-after=replay]")
        slider = me.page.locator("input[type=range]:not([max='0'])")
        slider.wait_for()
        moves = slider.get_attribute("max")
        with me.page.expect_response(lambda answer: f"past?move={moves}" in answer.url):
            slider.fill(str(moves))
        me.page.wait_for_selector("section .words:not(:empty)")
        assert not me.page.query_selector("dialog")  # the end of a round may not cover the slider
        slider.fill("4")
        me.page.wait_for_selector(f"output >> text=Move 4 of {moves}")
        me.page.wait_for_selector(".seats li:nth-child(2) [data-at='points 1']:text-is('0')")
        old = me.page.url
        me.page.get_by_role("button", name="Play on from here").click()
        me.page.wait_for_url(lambda url: url != old)
        me.page.wait_for_selector("[data-after]", state="detached")
        me.race()


def why_it_was_lost_is_told(me: Person) -> None:
    """My place, that the fewest win, what the last round brought; the company round its table."""
    told = me.page.inner_text(".after")
    for words in ("You came", "The fewest points win.", "Last round"):
        assert words in told
    assert me.page.locator(".after .own").count() == 1
    assert "this is you" in str(me.page.text_content(".after .own th"))
    assert "Kenji sits down." in me.log()
    assert me.page.locator(".table.ringed .seats > li").count() == 2
    assert me.page.evaluate(OVAL)["over"] == []


def the_bot_is_rated(me: Person) -> None:
    """The game that has just ended counts, and the lobby tells of it beside what the bot is."""
    lobby = me.tab()
    lobby.goto(me.host.address)
    lobby.click("[data-game=mojo]")
    lobby.check("input[name=mojo-option-players][value='2']", force=True)
    lobby.select_option("dialog select >> nth=0", "thumb")
    lobby.wait_for_selector("[data-about=thumb]:has-text('rules of thumb'):has-text('Rating')")
    lobby.close()
    me.page.bring_to_front()


def test_a_game_that_is_over_is_reviewed(host: Host, browser: Browser) -> None:
    with person(browser, host, PHONE) as me:
        me.lay("mojo", ["me", "thumb"])
        until(lambda: me.page.query_selector("[data-after=review]"), lambda: me.play(swift=True))
        me.page.click("[data-after=review]")
        me.page.wait_for_selector("[data-account='1']")
        for seat in (0, 1):
            cells = me.page.locator(f"[data-account='{seat}'] td").all_inner_texts()
            *parts, result = (int(text.replace("−", "-")) for text in cells)
            assert abs(sum(parts) - result) <= len(parts), "but for rounding they add up"
        assert me.page.locator("section[aria-label=Review] polyline").count() == 2
        move = me.page.get_attribute("[data-turn-at] >> nth=0", "data-turn-at")
        me.page.click("[data-turn-at] >> nth=0")
        me.page.wait_for_selector(f"output >> text=/{int(move or 0) + 1} /")
        assert me.axe() == []
