"""Prove every puzzle anew, over all seeds and budgets of its proof: [GAME …]"""

from chabudai.bots.proving import prover
from chabudai.bots.puzzles import Puzzle, is_fresh, puzzles_of
from chabudai.games import NAMES, find
from prove._progress import Progress


def holds(puzzle: Puzzle) -> bool:
    """Does every search of the proof find the same move again?"""
    position = puzzle.start()
    for run in puzzle.runs:
        thought = prover(position.game, run.seed, run.iterations).think(position)
        if position.game.notation.move_text(thought.move) != puzzle.best:
            return False
    return True


def main(arguments: list[str]) -> int:
    wrong = 0
    for name in arguments or NAMES:
        puzzles = puzzles_of(find(name))
        progress = Progress(len(puzzles), "puzzles")
        failed = []
        for puzzle in puzzles:
            failed += [] if holds(puzzle) else [puzzle.id]
            progress.step()
        stale = sum(not is_fresh(puzzle) for puzzle in puzzles)
        wrong += len(failed)
        print(f"{name}: {len(puzzles)} puzzles, {stale} proved with other rules or another network "
              f"than those here, no longer right: {', '.join(failed) or 'none'}")  # fmt: skip
    return 1 if wrong else 0
