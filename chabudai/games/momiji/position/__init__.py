"""Momiji positions as text: the lines, and the checks that make a written one safe to play."""

from chabudai.games.momiji.position.lines import read as read
from chabudai.games.momiji.position.lines import write as write
