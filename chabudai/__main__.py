"""`python -m chabudai` is the same as `chabudai`."""

import sys

from chabudai.cli import main

sys.exit(main())
