"""A live game: who sits where, what was wished, played and said, and what each seat is told.

Only the standard library, the games and their bots: the server runs it, and so can a page.
"""
