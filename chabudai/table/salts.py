"""What the seats add to the seed, so that nobody can choose the deal.

Each person's client makes a salt and gives its SHA-256 when it sits down; the salts themselves are
asked for when all seats are taken and all hashes are there. So whoever learns a salt can't change
their own any more. docs/server.md goes through it step by step.
"""

import hashlib

from chabudai.kernel.refusal import refuse
from chabudai.table.messages import SaltState


def hash_of(salt: str) -> str:
    return hashlib.sha256(salt.encode()).hexdigest()


class Salts:
    """The salts of one table before its deal."""

    def __init__(self, players: int) -> None:
        self.hashes = [""] * players
        self.given = [""] * players
        self.states: list[SaltState] = [""] * players

    @property
    def waited_for(self) -> list[int]:
        """Returns the seats whose hash or salt is still to come."""
        return [seat for seat, state in enumerate(self.states) if state in ("due", "committed")]

    def sit(self, seat: int, salt: str, hash: str) -> None:
        self.given[seat], self.hashes[seat] = salt, hash
        self.states[seat] = "committed" if hash else "revealed" if salt else ""

    def stand(self, seat: int) -> None:
        """Somebody goes. What was revealed by then counts no more: the next to come, who has yet
        to choose a salt, might have heard of it."""
        pairs = zip(self.hashes, self.states, strict=True)
        revealed = any(known and state == "revealed" for known, state in pairs)
        self.sit(seat, "", "")
        for other in range(len(self.given)) if revealed else ():
            if self.hashes[other]:
                self.given[other], self.hashes[other], self.states[other] = "", "", "due"

    def commit(self, seat: int, hash: str) -> None:
        self.hashes[seat], self.states[seat] = hash, "committed"

    def reveal(self, seat: int, salt: str) -> None:
        self.given[seat], self.states[seat] = salt, "revealed"

    def check_commit(self, seat: int) -> None:
        if self.states[seat] != "due":
            raise refuse("salt-not-due")

    def check_reveal(self, seat: int, salt: str) -> None:
        if self.states[seat] != "committed" or "due" in self.states:
            raise refuse("salt-not-due")
        if hash_of(salt) != self.hashes[seat]:
            raise refuse("salt-wrong")
