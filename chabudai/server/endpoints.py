"""The HTTP interface as a list: path, what goes in, what comes out, and who grants it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from chabudai.kernel.refusal import refuse
from chabudai.kernel.words import LANGUAGES
from chabudai.server import desk as d
from chabudai.server import models as m
from chabudai.server import protocol as p
from chabudai.server.desk import Desk
from chabudai.server.webhooks import check_url


class NoQuery(msgspec.Struct, forbid_unknown_fields=True):
    pass


class AfterQuery(msgspec.Struct, forbid_unknown_fields=True):
    after: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class PastQuery(msgspec.Struct, forbid_unknown_fields=True):
    move: p.Count
    seat: p.SeatNumber | None = None


class RatingQuery(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]


@dataclass
class Call:
    """One request, read and checked."""

    desk: Desk
    person: p.Person | None
    path: dict[str, str]
    query: Any
    body: Any
    token: str = ""  # the one it came with
    new_token: str | None = field(default=None)  # for the cookie; empty: take it away

    @property
    def who(self) -> p.Person:
        if self.person is None:
            raise refuse("auth-needed")
        return self.person

    @property
    def id(self) -> str:
        return self.path["id"]


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    summary: str
    grant: Callable[[Call], Awaitable[Any]]
    answer: type
    body: type | None = None
    query: type = NoQuery
    private: bool = False  # only for those who have said who they are
    costly: bool = False  # limited more strictly


async def get_health(call: Call) -> p.Health:
    return d.health(call.desk)


async def get_ready(call: Call) -> p.Health:
    return await d.ready(call.desk)


async def get_games(call: Call) -> p.Games:
    return d.games()


async def get_words(call: Call) -> p.Words:
    if call.path["language"] not in LANGUAGES:
        raise refuse("not-found")
    return d.words(call.path["language"])


async def post_guest(call: Call) -> p.Session:
    return signed_in(call, await call.desk.auth.guest(call.body.name))


async def post_account(call: Call) -> p.Session:
    auth = call.desk.auth
    return signed_in(call, await auth.register(call.body.name, call.body.password, call.person))


async def post_login(call: Call) -> p.Session:
    return signed_in(call, await call.desk.auth.login(call.body.name, call.body.password))


def signed_in(call: Call, session: p.Session) -> p.Session:
    call.new_token = session.token
    return session


async def post_logout(call: Call) -> p.Health:
    if call.token:
        await call.desk.auth.logout(call.token)
    call.new_token = ""
    return d.health(call.desk)


async def get_me(call: Call) -> p.Me:
    return await d.me(call.desk, call.who)


async def put_webhook(call: Call) -> p.Me:
    await check_url(call.body.url, call.desk.config.webhook_hosts)
    await d.set_webhook(call.desk, call.who, call.body.url)
    return await d.me(call.desk, call.who)


async def get_ratings(call: Call) -> p.Ratings:
    columns, query = m.ratings.c, call.query
    where = (columns.game == query.game, columns.players == query.players)
    return p.Ratings(await d.ratings(call.desk, *where))


async def get_tables(call: Call) -> p.Tables:
    return await d.open_tables(call.desk)


async def post_table(call: Call) -> p.Seated:
    return await d.make_table(call.desk, call.who, call.body)


async def get_table(call: Call) -> p.TableInfo:
    return d.info(await d.visible(call.desk, call.id, call.person), call.person)


async def get_current(call: Call) -> p.Current:
    return await d.current(call.desk, call.id, call.person)


async def post_join(call: Call) -> p.Seated:
    return await d.join(call.desk, call.id, call.who, call.body)


async def post_claim(call: Call) -> p.Seated:
    return await d.claim(call.desk, call.id, call.who, call.body)


async def post_leave(call: Call) -> p.TableInfo:
    live = await d.visible(call.desk, call.id, call.who)
    await d.leave(call.desk, live, call.who)
    return d.info(live, call.person)


async def post_move(call: Call) -> p.Done:
    live = await d.visible(call.desk, call.id, call.who)
    seq = await d.move(call.desk, live, call.who, call.body.move, call.body.id)
    return p.Done(call.body.id, seq)


async def get_past(call: Call) -> p.Past:
    return await d.past(call.desk, call.id, call.person, call.query.move, call.query.seat)


async def get_log(call: Call) -> p.Log:
    return await d.log(call.desk, call.id, call.person, call.query.after)


async def get_record(call: Call) -> p.RecordFile:
    return await d.record(call.desk, call.id, call.person)


async def post_fork(call: Call) -> p.Seated:
    return await d.make_fork(call.desk, call.id, call.who, call.body)


async def post_rematch(call: Call) -> p.Seated:
    return await d.rematch(call.desk, call.id, call.who)


E = Endpoint
TABLE = "/api/tables/{id}"
ENDPOINTS = [
    E("GET", "/api/health", "Is the process alive?", get_health, p.Health),
    E("GET", "/api/ready", "Can it serve: is the database there?", get_ready, p.Health),
    E("GET", "/api/games", "Games with their options and bots", get_games, p.Games),
    E("GET", "/api/words/{language}", "All sentences as Fluent source", get_words, p.Words),
    E("POST", "/api/guest", "Say your name", post_guest, p.Session, p.NewGuest, costly=True),
    E("POST", "/api/account", "Make an account; a guest keeps what is theirs", post_account,
      p.Session, p.Credentials, costly=True),
    E("POST", "/api/login", "Log in to an account", post_login, p.Session, p.Credentials,
      costly=True),
    E("POST", "/api/logout", "Forget this token", post_logout, p.Health),
    E("GET", "/api/me", "Who am I, my tables, my ratings", get_me, p.Me, private=True),
    E("PUT", "/api/me/webhook", "Where to tell me that it is my turn", put_webhook, p.Me,
      p.Webhook, private=True, costly=True),
    E("GET", "/api/ratings", "Best first", get_ratings, p.Ratings, query=RatingQuery),
    E("GET", "/api/tables", "Public tables that are not over", get_tables, p.Tables),
    E("POST", "/api/tables", "Make a table", post_table, p.Seated, p.NewTable, private=True,
      costly=True),
    E("GET", TABLE, "A table by its link", get_table, p.TableInfo),
    E("GET", TABLE + "/current", "The game as you know it", get_current, p.Current),
    E("POST", TABLE + "/join", "Take a free seat", post_join, p.Seated, p.Join, private=True),
    E("POST", TABLE + "/claim", "Regain a seat by its secret", post_claim, p.Seated, p.Claim,
      private=True, costly=True),
    E("POST", TABLE + "/leave", "Give the seat up, or leave it to a bot", post_leave, p.TableInfo,
      private=True),
    E("POST", TABLE + "/move", "Make a move", post_move, p.Done, p.Play, private=True),
    E("GET", TABLE + "/past", "The table after some of its moves", get_past, p.Past,
      query=PastQuery),
    E("GET", TABLE + "/log", "What happened after a number", get_log, p.Log, query=AfterQuery),
    E("GET", TABLE + "/record", "The game as a file, once it is over", get_record, p.RecordFile),
    E("POST", TABLE + "/fork", "A new table from a position of this one", post_fork, p.Seated,
      p.Fork, private=True, costly=True),
    E("POST", TABLE + "/rematch", "The same people once more", post_rematch, p.Seated,
      private=True),
]  # fmt: skip
