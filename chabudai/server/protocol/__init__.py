"""Every message of the server, declared once; docs/protocol.md tells how they go together.

OpenAPI, JSON Schema and TypeScript are made from this package by `schema.py`.
"""

# ruff: noqa: F403
from chabudai.server.protocol.answers import *
from chabudai.server.protocol.bodies import *
from chabudai.server.protocol.common import *
from chabudai.server.protocol.entries import *
from chabudai.server.protocol.sayings import *
from chabudai.server.protocol.wishes import *
