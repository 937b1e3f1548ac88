"""A game in the terminal: people and bots in any seats, with colour where there is any."""

from chabudai.terminal.table import play_in_terminal, read_seats

__all__ = ["play_in_terminal", "read_seats"]
