"""A game in the terminal: people and bots in any seats, with colour where there is any."""

import os
import secrets
import sys
from pathlib import Path

from chabudai.bots.simple import Bot, make_bot
from chabudai.bots.summon import summon
from chabudai.kernel.game import Variant
from chabudai.kernel.refusal import Refusal, Refused, refuse
from chabudai.kernel.words import say

HUMAN = "human"
INK = {"bold": "1", "dim": "2", "red": "31", "green": "32", "cyan": "36"}


class Leave(Exception):
    """The person at the terminal wants to stop."""


def painted(text: str, ink: str) -> str:
    if not sys.stdout.isatty() or os.environ.get("NO_COLOR"):
        return text
    return f"\033[{INK[ink]}m{text}\033[0m"


def read_seats(text: str | None, players: int) -> list[str]:
    if text is None:
        return [HUMAN] + ["thumb"] * (players - 1)
    seats = [word.strip() for word in text.split(",")]
    if len(seats) != players:
        raise refuse("seats-wrong-count", count=len(seats), players=players)
    return seats


def play_in_terminal(
    variant: Variant, seats_text: str | None, seed: int | None, language: str
) -> int:
    """Play a game to its end or until the person leaves."""
    seats = read_seats(seats_text, variant.players)
    table = Table(variant, seats, seed, language)
    try:
        table.play()
    except (Leave, EOFError):
        print()
    return 0


class Table:
    """One game at the terminal."""

    def __init__(self, variant: Variant, seats: list[str], seed: int | None, language: str) -> None:
        self.language = language
        self.seats = seats
        self.position = variant.start(seed)
        chance = secrets.randbits(32) if seed is None else seed
        self.bots: dict[int, Bot] = {
            seat: summon(name, variant.game, chance + seat)
            for seat, name in enumerate(seats)
            if name != HUMAN
        }
        self.told = -1  # moves whose events were printed
        self.reader: int | None = None  # the seat whose eyes are at the screen

    def say(self, id: str, **args: object) -> str:
        return say(self.language, id, args)

    def play(self) -> None:
        while not self.position.over:
            seat = self.position.state.seat
            if seat in self.bots:
                self.position.push_number(self.bots[seat](self.position))
            else:
                self.greet(seat)
                self.tell(seat)
                self.decide(seat)
        self.tell(self.reader)
        self.result()

    def greet(self, seat: int) -> None:
        """A curtain between the hands of two people at one screen."""
        if self.reader is not None and self.reader != seat:
            print("\n" * 40 if not sys.stdout.isatty() else "\033[2J\033[H", end="")
            input(painted(self.say("terminal-curtain", seat=seat), "bold"))
        self.reader = seat

    def tell(self, seat: int | None) -> None:
        """What happened since this person looked."""
        for event in self.position.events(seat, self.told):
            ink = "cyan" if event.args.get("seat") == seat else "dim"
            print(painted("  " + say(self.language, event.id, event.args), ink))
        self.told = len(self.position.played)

    def decide(self, seat: int) -> None:
        print()
        for line in self.position.picture(seat).splitlines():
            print(painted(line, "bold") if line.startswith("▶") else line)
        moves = self.position.moves()
        shown = "  ".join(f"{number}) {move}" for number, move in enumerate(moves, 1))
        print(painted(shown, "green"))
        made = len(self.position.played)
        while len(self.position.played) == made:
            self.answer(input(self.say("terminal-prompt", seat=seat) + " ").strip(), moves)
            if len(self.position.played) < made:
                return

    def answer(self, words: str, moves: list[str]) -> None:
        """Carry out what was typed: a move, its number, or a command."""
        command, _, rest = words.partition(" ")
        if words.isdecimal() and 1 <= int(words[:9]) <= len(moves):
            self.position.push(moves[int(words) - 1])
        elif command in COMMANDS:
            COMMANDS[command](self, rest.strip())
        elif words:
            answer = self.position.read(words)
            if isinstance(answer, Refusal):
                print(painted(self.sentence(answer), "red"))
            else:
                self.position.push_number(answer)

    def sentence(self, refusal: Refusal) -> str:
        sentence = say(self.language, refusal.id, refusal.args)
        return f"{refusal.clause}: {sentence}" if refusal.clause else sentence

    def help(self, rest: str) -> None:
        print(self.say("terminal-help"))

    def why(self, rest: str) -> None:
        refusal = self.position.why_not(rest)
        print(self.sentence(refusal) if refusal else self.say("terminal-legal", text=rest[:40]))

    def undo(self, rest: str) -> None:
        """Take back what this person did since anything was revealed."""
        played = self.position.played
        if len(played) <= self.position.undo_point() or played[-1].seat != self.reader:
            print(self.say("terminal-no-undo"))
            return
        self.position.pop()
        self.told = min(self.told, len(played))

    def hint(self, rest: str) -> None:
        try:
            bot = make_bot("thumb", self.position.game, 0)
        except Refused as error:
            print(self.sentence(error.refusal))
            return
        move = self.position.game.notation.move_text(bot(self.position))
        print(self.say("terminal-hint", text=move))

    def score(self, rest: str) -> None:
        for seat, parts in enumerate(self.position.score(self.reader)):
            words = ", ".join(f"{name} {points}" for name, points in parts.items())
            print(f"  {self.say('seat-name', number=seat + 1)}: {words}")

    def save(self, rest: str) -> None:
        try:
            Path(rest).write_text(self.position.record().text(), "utf-8")
            print(self.say("terminal-saved", path=rest))
        except OSError as error:
            print(painted(str(error), "red"))

    def leave(self, rest: str) -> None:
        raise Leave

    def result(self) -> None:
        from chabudai.cli import print_result

        print()
        print_result(self.position, self.language)


COMMANDS = {
    "?": Table.help,
    "help": Table.help,
    "why": Table.why,
    "undo": Table.undo,
    "hint": Table.hint,
    "score": Table.score,
    "save": Table.save,
    "quit": Table.leave,
}
