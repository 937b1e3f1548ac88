"""Mojo: a card game for 2 to 8 by Antony Guillen and Christine Alcouffe."""
