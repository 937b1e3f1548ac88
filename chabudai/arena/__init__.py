"""Bots against bots: matches, tournaments, ratings."""
