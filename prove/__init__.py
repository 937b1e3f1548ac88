"""Heavy proofs, each a command of its own: `./run prove NAME`."""
