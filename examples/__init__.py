"""Agents that learn a game, to be run by `./run learn`."""
