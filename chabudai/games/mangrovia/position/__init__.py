"""Mangrovia positions as text: the lines, and the checks that make a written one safe to play."""

from chabudai.games.mangrovia.position.lines import read as read
from chabudai.games.mangrovia.position.lines import write as write
