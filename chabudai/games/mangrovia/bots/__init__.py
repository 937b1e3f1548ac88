"""What bots know of Mangrovia; linked with the rules, in this order."""

from chabudai.games.mangrovia.bots import thumb, traits

MODULES = (thumb, traits)
