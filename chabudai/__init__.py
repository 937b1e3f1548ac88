"""Chabudai: Mojo, Momiji and Mangrovia, rules written once and run everywhere."""
