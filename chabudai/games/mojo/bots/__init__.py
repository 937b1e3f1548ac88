"""What bots know of Mojo; linked with the rules, in this order."""

from chabudai.games.mojo.bots import memory, thumb, traits

MODULES = (thumb, traits, memory)
