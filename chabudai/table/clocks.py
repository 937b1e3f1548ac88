"""Time to think. All of it follows from the times in the log, so that a restart changes nothing."""

from chabudai.table.messages import Clock, Ticking


class Clocks:
    """The clocks of one table; without a `Clock` they only know since when the table waits."""

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock if clock and (clock.move or clock.game) else None
        self.since = 0.0  # when the decision that is due was first due
        self.reserve = [self.clock.game if self.clock else 0.0] * players

    def begin(self, at: float) -> None:
        self.since = at

    def moved(self, seat: int, at: float) -> None:
        if self.clock and self.clock.game:
            used = max(0.0, at - self.since - self.clock.move)
            self.reserve[seat] = max(0.0, self.reserve[seat] - used) + self.clock.bonus
        self.since = at

    def taken_back(self, at: float) -> None:
        self.since = at

    def deadline(self, seat: int) -> float | None:
        """When the seat on turn will be out of time."""
        return self.since + self.clock.move + self.reserve[seat] if self.clock else None

    def ticking(self, turn: int | None, now: float) -> Ticking | None:
        if not self.clock:
            return None
        left = [self.clock.move + reserve for reserve in self.reserve]
        if turn is not None:
            left[turn] = max(0.0, left[turn] - (now - self.since))
        return Ticking([round(seconds, 1) for seconds in left], turn)
