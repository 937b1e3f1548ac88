"""How a server is run."""

import os
from dataclasses import dataclass, field

from chabudai.server.limits import Rate
from chabudai.table.study import LONGEST as LONGEST_STUDY

REQUESTS = Rate(120, 20)
SIGNUPS = Rate(30, 0.5)
MESSAGES = Rate(60, 20)
ADDRESS_MESSAGES = Rate(300, 100)
CHATS = Rate(10, 0.5)
SPECTATOR_CHATS = Rate(20, 0.5)


@dataclass(frozen=True)
class Config:
    """Everything that `chabudai serve` can be told."""

    database: str = "chabudai.db"  # a file's path, or postgresql://…
    host: str = "127.0.0.1"
    port: int = 8642
    origins: tuple[str, ...] = ()  # whose pages may speak to us, beside our own
    secure: bool = False  # cookies over https only
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    pace: float = (
        0.4  # bots answer at multiples of this many seconds, which hides how long they took
    )
    idle: float = 600.0  # seconds after which a table that nobody watches leaves the memory
    requests: Rate = REQUESTS  # HTTP, by address
    signups: Rate = SIGNUPS  # guests, accounts, log-ins and new tables, by address
    messages: Rate = MESSAGES  # on one socket
    address_messages: Rate = ADDRESS_MESSAGES  # on all sockets of one address
    chats: Rate = CHATS  # by person; each line is kept for ever
    spectator_chats: Rate = SPECTATOR_CHATS  # by table, of all who only look on
    outbox: int = 256  # messages that may wait for a slow client
    sockets: int = 64  # at once, by address
    connections: int = 256  # at once, by address; a proxy's are not counted
    head_time: float = 10.0  # seconds for the head of a request to arrive
    webhook_hosts: tuple[str, ...] = ()  # reached by webhooks even where they are not public
    metrics: bool = False  # figures at /metrics, for everybody who can reach the port
    expire: float = 0.0  # days after which a table where nothing happens is closed; 0: never
    proxied: bool = False  # a proxy in front of us says who is asking


HEAD_LIMIT = 16 * 1024  # bytes of a request's head
BODY_LIMIT = 64 * 1024  # bytes of a request
STUDY_LIMIT = 2 * LONGEST_STUDY  # of one that carries a study, maybe as text within JSON
BODY_TIME = 20.0  # seconds for them to arrive
MESSAGE_LIMIT = 8 * 1024  # bytes of a message on a socket
