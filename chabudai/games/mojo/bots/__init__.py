"""What bots know of Mojo; linked with the rules, in this order."""

from chabudai.games.mojo.bots import thumb, traits

MODULES = (thumb, traits)
