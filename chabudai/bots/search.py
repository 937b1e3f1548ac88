"""A searching player: from what its seat knows to a move, with its reasons.

    search = Search(position.game, Settings(iterations=2000), seed=7)
    thought = search.think(position)
    thought.move, thought.candidates[0].value, thought.candidates[0].line

The search itself is in `tree`; this file gives it memory, a budget, threads and reasons. Equal
seeds and a budget of iterations give equal answers.
"""

import random
import threading
import time
from dataclasses import dataclass
from typing import Any

from chabudai.bots.grown import GROWN_ELSEWHERE, Code, grown
from chabudai.bots.network import Network, shipped
from chabudai.bots.settings import Settings
from chabudai.bots.tree import NODE_MOVE
from chabudai.kernel.game import Game
from chabudai.kernel.position import Position
from chabudai.kernel.state import State

CHUNK = 32  # iterations between two looks at the clock, at first
CHUNK_SECONDS = 0.01  # and later the time between them
LOOKS = 16  # at most, at a decision: can what is left of its iterations still change it?


@dataclass(frozen=True)
class Candidate:
    """A move that was thought of."""

    move: int
    visits: int
    value: float  # 0 to 1, to the seat on turn
    line: tuple[int, ...]  # what it leads to most often, the move itself first


@dataclass(frozen=True)
class Thought:
    """What a search came to."""

    move: int
    candidates: tuple[Candidate, ...]  # best first
    iterations: int
    seconds: float

    def json(self, game: Game) -> dict[str, Any]:
        text = game.notation.move_text
        moves = [
            {
                "move": text(candidate.move),
                "visits": candidate.visits,
                "value": round(candidate.value, 4),
                "line": [text(move) for move in candidate.line],
            }
            for candidate in self.candidates
        ]
        return {"move": text(self.move), "iterations": self.iterations, "candidates": moves}


class Search:
    """A player that searches. It is given positions, and looks at its seat's observation alone."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        seed: int = 0,
        code: Code | None = None,
        network: Network | None = None,
    ) -> None:
        self.game, self.settings, self.seed = game, settings, seed
        self.code, self.given = code, network
        self.grow(network or shipped(game))
        self.last: tuple[State, int] | None = None  # what was known, and the answer
        self.stop = False  # set from another thread, it ends the search under way

    def grow(self, network: Network) -> None:
        """Trees that judge by a network."""
        is_elsewhere = self.game in GROWN_ELSEWHERE and self.code is None
        threads = 1 if is_elsewhere else self.settings.threads
        self.learned = network
        self.trees = [grown(self.game, self.settings, network, self.code) for _ in range(threads)]

    def __call__(self, position: Position) -> int:
        legal = position.legal()
        return legal[0] if len(legal) == 1 else self.think(position, briefly=True).move

    def think(self, position: Position, briefly: bool = False) -> Thought:
        """Search for the seat on turn until the budget is used up; briefly, no longer than the
        move is open."""
        known = self.known(position)
        self.look(known, self.kept_move(position))
        begun = time.perf_counter()
        done = self.search(known.moves, begun, briefly)
        candidates = self.candidates()
        move = candidates[0].move if candidates else position.legal()[0]
        self.last = (known, move)
        return Thought(move, candidates, done, time.perf_counter() - begun)

    def known(self, position: Position) -> State:
        """What worlds are made from."""
        return position.observed(position.state.seat)

    def look(self, known: State, kept: int | None) -> None:
        network = self.given or shipped(self.game, known.players)
        if network is not self.learned:
            self.grow(network)
        for each in self.trees:
            if kept is None:
                each.plant()
            else:
                each.follow(kept)
            each.show(known)

    def kept_move(self, position: Position) -> int | None:
        """The seat's own last answer, if it led here and showed nothing: its tree is still true."""
        if self.last is None or not position.played:
            return None
        known, move = self.last
        played = position.played[-1]
        if played.revealed or (played.move, played.seat) != (move, position.state.seat):
            return None
        before = played.before.copy()
        position.rules.see(before, played.seat)
        return move if before == known else None

    def search(self, moves: int, begun: float, briefly: bool) -> int:
        """Run every tree in a thread of its own; how many iterations they did together."""
        self.stop = False
        if len(self.trees) == 1:
            return self.run(0, moves, begun, briefly)
        done = [0] * len(self.trees)

        def work(i: int) -> None:
            done[i] = self.run(i, moves, begun)

        threads = [threading.Thread(target=work, args=(i,)) for i in range(len(self.trees))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return sum(done)

    def run(self, i: int, moves: int, begun: float, briefly: bool = False) -> int:
        """Iterations in chunks, so that the clock and a wish to stop are heeded."""
        number = random.Random(f"{self.seed} {moves} {i}").getrandbits(60)
        limit, seconds = self.settings.iterations, self.settings.seconds
        done, chunk, look = 0, CHUNK, 0
        ends_early = bool(limit) and briefly
        while not self.stop and (done < limit or not limit):
            now = time.perf_counter()
            if done and seconds and now - begun >= seconds:
                break
            if ends_early and done == look:
                rest = self.undecided(i, limit - done)
                if done and not rest:
                    break
                look = done + max(rest, 1)
            count = min(chunk, limit - done) if limit else chunk
            count = min(count, look - done) if ends_early else count  # whatever the clock says
            self.trees[i].run(number + done, count)
            done += count
            taken = time.perf_counter() - now
            chunk = max(1, int(count * CHUNK_SECONDS / max(taken, 1e-6)))
        return done

    def undecided(self, i: int, left: int) -> int:
        """After how many of the iterations that are left it is worth a look whether any other move
        can still catch up with the one tried most; 0: none can."""
        lead = self.trees[i].lead()
        soonest = (left - lead) // 2 + 1  # if all of them went to that move
        return max(soonest, self.settings.iterations // LOOKS) if lead <= left else 0

    def candidates(self) -> tuple[Candidate, ...]:
        """What all trees found about the moves at the root, best first."""
        visits: dict[int, int] = {}
        worth: dict[int, float] = {}
        lines: dict[int, tuple[int, tuple[int, ...]]] = {}
        for each in self.trees:
            for row in each.children(each.top):
                move, count = each.cell(row, NODE_MOVE), each.visits(row)
                visits[move] = visits.get(move, 0) + count
                worth[move] = worth.get(move, 0.0) + each.mind.worth[row]
                lines[move] = max(lines.get(move, (-1, ())), (count, each.line(row)))
        found = [
            Candidate(move, visits[move], worth[move] / max(visits[move], 1), lines[move][1])
            for move in visits
        ]
        return tuple(sorted(found, key=lambda c: (-c.visits, -c.value, c.move)))
