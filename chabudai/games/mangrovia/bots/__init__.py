"""What bots know of Mangrovia; linked with the rules, in this order."""

from chabudai.games.mangrovia.bots import memory, thumb, traits

MODULES = (thumb, traits, memory)
