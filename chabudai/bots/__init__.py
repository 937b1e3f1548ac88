"""Players that are not people: they are given what their seat knows, and no more."""
