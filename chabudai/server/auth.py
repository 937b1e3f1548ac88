"""Who is asking. A guest is a name and a token; an account adds a password. Tokens and seats'
secrets are stored as hashes, so that a copy of the database opens nothing."""

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from functools import lru_cache

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from chabudai.kernel.refusal import refuse
from chabudai.server import models as m
from chabudai.server.protocol import Person, Session
from chabudai.server.store import Row, Store

TOKEN_LIFE = 400 * 86400.0
CACHE_LIFE = 30.0  # seconds for which a token is known without looking
CACHED = 10_000
HASHER = PasswordHasher()


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """An id that can't be guessed: 128 bits."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


@lru_cache(1)
def nobody() -> str:
    """What is checked where there is no such name: it takes the same time."""
    return HASHER.hash(secrets.token_hex())


class Auth:
    """People and their tokens."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.cache: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    async def person(self, token: str) -> Person | None:
        """Whose token this is."""
        key, now = hashed(token), time.monotonic()
        if key in self.cache and self.cache[key][0] > now:
            return self.cache[key][1]
        query = sa.select(m.players).join(m.tokens, m.tokens.c.player == m.players.c.id)
        row = await self.store.row(
            query.where(m.tokens.c.hash == key, m.tokens.c.expires > time.time())
        )
        if row is None:
            return None
        self.cache[key] = (now + CACHE_LIFE, person_of(row))
        while len(self.cache) > CACHED:
            self.cache.popitem(last=False)
        return self.cache[key][1]

    async def session(self, person: Person) -> Session:
        token = new_secret()
        expires = time.time() + TOKEN_LIFE
        values = {"hash": hashed(token), "player": person.id, "expires": expires}
        await self.store.write(sa.insert(m.tokens).values(values))
        return Session(person, token)

    async def guest(self, name: str) -> Session:
        person = Person(new_id(), name, False)
        values = {"id": person.id, "name": name, "created": time.time()}
        await self.store.write(sa.insert(m.players).values(values))
        return await self.session(person)

    async def register(self, name: str, password: str, guest: Person | None) -> Session:
        """A new account; a guest who makes one keeps games and ratings."""
        secret = await asyncio.to_thread(HASHER.hash, password)
        values = {"name": name, "login": name.casefold()[:40], "password": secret}
        id = guest.id if guest and not guest.account else new_id()
        statement: sa.Executable
        if guest and not guest.account:
            statement = sa.update(m.players).where(m.players.c.id == id).values(values)
        else:
            statement = sa.insert(m.players).values(id=id, created=time.time(), **values)
        try:
            await self.store.write(statement)
        except IntegrityError as error:
            raise refuse("auth-name-taken", name=name) from error
        self.cache.clear()
        return await self.session(Person(id, name, True))

    async def login(self, name: str, password: str) -> Session:
        """Unknown names and wrong passwords look the same and take the same time."""
        query = sa.select(m.players).where(m.players.c.login == name.casefold()[:40])
        row = await self.store.row(query)
        right = await asyncio.to_thread(verify, row.password if row else None, password)
        if row is None or not right:
            raise refuse("auth-wrong")
        return await self.session(person_of(row))

    async def logout(self, token: str) -> None:
        self.cache.pop(hashed(token), None)
        await self.store.write(sa.delete(m.tokens).where(m.tokens.c.hash == hashed(token)))


def verify(stored: str | None, password: str) -> bool:
    try:
        return HASHER.verify(stored or nobody(), password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


def person_of(row: Row) -> Person:
    return Person(row.id, row.name, row.login is not None)
