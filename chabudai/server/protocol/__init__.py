"""Every message of the server, declared once; docs/protocol.md tells how they go together.

What a table tells is declared in `chabudai.table`, what comes in and what HTTP answers here.
OpenAPI, JSON Schema and TypeScript are made from all of it by `schema.py`.
"""

# ruff: noqa: F403
from chabudai.server.protocol.answers import *
from chabudai.server.protocol.bodies import *
from chabudai.server.protocol.common import *
from chabudai.server.protocol.wishes import *
from chabudai.table.answers import *
from chabudai.table.entries import *
from chabudai.table.messages import *
