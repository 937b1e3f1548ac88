"""What every game shares and no game is named in: states, linking, positions, records, checks."""
