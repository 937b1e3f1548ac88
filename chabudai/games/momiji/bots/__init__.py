"""What bots know of Momiji; linked with the rules, in this order."""

from chabudai.games.momiji.bots import alone, goals, memory, thumb, traits

MODULES = (thumb, alone, goals, traits, memory)
