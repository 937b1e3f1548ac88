"""How fast Chabudai is beside other libraries, measured in one run on one core."""
