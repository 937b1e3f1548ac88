"""Rules as machine code: translated to C, built for a machine, and called from Python."""
