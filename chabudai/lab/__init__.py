"""Questions of players and designers, answered from many games by bots, with intervals."""
