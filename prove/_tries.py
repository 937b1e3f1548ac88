"""Worlds chosen out of so many tries that they come up as often as they should."""

REPLACES = ("TRIES",)
TRIES = 128
