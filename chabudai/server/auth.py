"""Who is asking. A guest is a name and a token; an account adds a password. Tokens and seats'
secrets are stored as hashes, so that a copy of the database opens nothing."""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from chabudai.kernel.refusal import refuse
from chabudai.server import queries
from chabudai.server.protocol import Person, Session
from chabudai.server.store import Row, Store

TOKEN_LIFE = 400 * 86400.0
CACHE_LIFE = 30.0  # seconds for which a token is known without looking
CACHED = 10_000
HASHING = 1  # passwords at once
WAITING = 16  # and so many that wait their turn
HASHER = PasswordHasher()


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """An id that can't be guessed: 128 bits. It never looks like an option of a command."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


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
        self.hashing = asyncio.Semaphore(HASHING)  # argon2 takes a core and 64 MB each time
        self.waiting = 0

    async def person(self, token: str) -> Person | None:
        """Whose token this is."""
        key, now = hashed(token), time.monotonic()
        if key in self.cache and self.cache[key][0] > now:
            return self.cache[key][1]
        row = await queries.player_of_token(self.store, key)
        if row is None:
            return None
        self.cache[key] = (now + CACHE_LIFE, person_of(row))
        while len(self.cache) > CACHED:
            self.cache.popitem(last=False)
        return self.cache[key][1]

    async def session(self, person: Person) -> Session:
        token = new_secret()
        expires = time.time() + TOKEN_LIFE
        await queries.add_token(self.store, hashed(token), person.id, expires)
        return Session(person, token)

    async def guest(self, name: str) -> Session:
        person = Person(new_id(), plain_name(name), False)
        await queries.add_player(self.store, person.id, person.name, None, "")
        return await self.session(person)

    async def register(self, name: str, password: str, guest: Person | None) -> Session:
        """A new account; a guest who makes one keeps games and ratings."""
        name = plain_name(name)
        login, secret = login_of(name), await self.slowly(HASHER.hash, password)
        id = guest.id if guest and not guest.account else new_id()
        try:
            if guest and not guest.account:
                if not await queries.make_account(self.store, id, name, login, secret):
                    raise refuse("auth-account-already")
            else:
                await queries.add_player(self.store, id, name, login, secret)
        except IntegrityError as error:
            raise refuse("auth-name-taken", name=name) from error
        self.cache.clear()
        return await self.session(Person(id, name, True))

    async def login(self, name: str, password: str) -> Session:
        """Unknown names and wrong passwords look the same and take the same time."""
        row = await queries.player_of_login(self.store, login_of(name))
        right = await self.slowly(verify, row.password if row else None, password)
        if row is None or not right:
            raise refuse("auth-wrong")
        if row.banned:
            raise refuse("auth-banned")
        return await self.session(person_of(row))

    async def slowly(self, work: Callable[..., Any], *given: Any) -> Any:
        """A password's work in a thread, few at once: the games go on meanwhile."""
        if self.waiting >= WAITING:
            raise refuse("too-fast")
        self.waiting += 1
        try:
            async with self.hashing:
                return await asyncio.to_thread(work, *given)
        finally:
            self.waiting -= 1

    async def logout(self, token: str) -> None:
        await queries.forget_token(self.store, hashed(token))
        self.forget(hashed(token))

    def forget(self, token_hash: str) -> None:
        self.cache.pop(token_hash, None)


def plain_name(name: str) -> str:
    """A name that looks like what it is: nothing that can't be seen, nothing that turns text
    round."""
    if not name.isprintable() or "\u3164" in name:
        raise refuse("message-unreadable", detail="a name has characters that can't be seen")
    return unicodedata.normalize("NFC", name)


def login_of(name: str) -> str:
    return unicodedata.normalize("NFC", name.replace("\0", "")).casefold()[:40]


def verify(stored: str | None, password: str) -> bool:
    try:
        return HASHER.verify(stored or nobody(), password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


def person_of(row: Row) -> Person:
    return Person(row.id, row.name, row.login is not None)
