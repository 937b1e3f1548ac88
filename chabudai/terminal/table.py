"""One game at the terminal, from the first look to the result."""

import secrets

from chabudai.bots.simple import Bot, usual_bot
from chabudai.bots.summon import summon
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refusal, refuse
from chabudai.kernel.words import say
from chabudai.record_commands import print_result
from chabudai.terminal import commands
from chabudai.terminal.screen import Leave, ask, draw_curtain, filled, folded, painted

HUMAN = "human"


def read_seats(text: str | None, variant: Variant) -> list[str]:
    """Who sits where; by default a person against the bots that know the game."""
    players = variant.players
    if text is None:
        return [HUMAN] + [usual_bot(variant.game)] * (players - 1)
    seats = [word.strip() for word in text.split(",")]
    if len(seats) != players:
        raise refuse("seats-wrong-count", count=len(seats), players=players)
    return seats


def play_in_terminal(position: Position, seats: list[str], seed: int | None, language: str) -> int:
    """Play a game to its end or until the person leaves."""
    table = Table(position, seats, seed, language)
    try:
        table.play()
    except (Leave, EOFError):
        print()
    return 0


class Table:
    """A game with those who play it."""

    def __init__(
        self, position: Position, seats: list[str], seed: int | None, language: str
    ) -> None:
        self.language = language
        self.position = position
        self.people = [seat for seat, name in enumerate(seats) if name == HUMAN]
        chance = secrets.randbits(32) if seed is None else seed
        self.bots: dict[int, Bot] = {
            seat: summon(name, position.game, chance + seat)
            for seat, name in enumerate(seats)
            if name != HUMAN
        }
        self.told = len(position.played) or -1  # moves whose events were printed; -1: not the deal
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
        print()
        print_result(self.position, self.language)

    def greet(self, seat: int) -> None:
        """A curtain between the hands of two people at one screen; the first look has a legend."""
        first = self.reader is None
        if len(self.people) > 1 and self.reader != seat:
            draw_curtain()
            if ask(self.say("terminal-curtain", seat=seat) + " ") in commands.LEAVING:
                raise Leave
        self.reader = seat
        if first:
            commands.legend(self, "")
            print(painted(self.say("terminal-welcome"), "dim"))

    def tell(self, seat: int | None) -> None:
        """What happened since this person looked."""
        for event in self.position.events(seat, self.told):
            ink = "cyan" if event.args.get("seat") == seat else "dim"
            print(painted("  " + say(self.language, event.id, event.args), ink))
        self.told = len(self.position.played)

    def decide(self, seat: int) -> None:
        """Ask until a move is made or taken back."""
        self.show(seat)
        made, moves = len(self.position.played), self.position.moves()
        while len(self.position.played) == made:
            self.answer(ask(self.say("terminal-prompt", seat=seat) + " "), moves)

    def show(self, seat: int) -> None:
        print()
        for line in self.position.picture(seat, self.language).splitlines():
            for part in folded(line):
                print(painted(part, "bold") if line.startswith("▶") else part)
        self.show_moves()

    def show_moves(self) -> None:
        moves = [self.move_words(move) for move in self.position.legal()]
        for line in filled([f"{number}) {move}" for number, move in enumerate(moves, 1)]):
            print(painted(line, "green"))

    def move_words(self, move: int) -> str:
        """A move as it is typed; in other languages than English after a sentence for it."""
        notation = self.position.game.notation
        text = notation.move_text(move)
        message = getattr(notation, "move_message", None)
        if self.language == "en" or message is None:
            return text
        return f"{say(self.language, *message(move))} [{text}]"

    def words_of(self, text: str) -> str:
        """The same for a move by its text, also one of another seat's."""
        move = self.position.game.notation.read_move(text)
        return text if isinstance(move, Refusal) else self.move_words(move)

    def answer(self, words: str, moves: list[str]) -> None:
        """Carry out what was typed: a move, its number, or a command."""
        command, _, rest = words.partition(" ")
        if words.isdecimal():
            self.choose(words, moves)
        elif command in commands.COMMANDS:
            commands.COMMANDS[command](self, rest.strip())
        elif words:
            answer = self.position.read(words)
            if isinstance(answer, Refusal):
                print(painted(self.sentence(answer), "red"))
            else:
                self.position.push_number(answer)

    def choose(self, number: str, moves: list[str]) -> None:
        if len(number) < 9 and 1 <= int(number) <= len(moves):
            self.position.push(moves[int(number) - 1])
        else:
            words = {"number": number[:9], "most": len(moves)}
            print(painted(self.say("terminal-no-such-number", **words), "red"))

    def sentence(self, refusal: Refusal) -> str:
        sentence = say(self.language, refusal.id, refusal.args)
        return f"{refusal.clause}: {sentence}" if refusal.clause else sentence
