"""The HTTP interface as a list: path, what goes in, what comes out, and who grants it."""

from chabudai.kernel.pad import Sheet
from chabudai.kernel.real_table import May, SetUp
from chabudai.kernel.record import RecordFile
from chabudai.server import protocol as p
from chabudai.server.endpoints.call import (
    AfterQuery,
    Call,
    ChallengeQuery,
    CompareQuery,
    CurrentQuery,
    Endpoint,
    HistoryQuery,
    PastQuery,
    RatingQuery,
    SeqQuery,
    SocketQuery,
)
from chabudai.server.endpoints.companion import post_may, post_pad, post_set_up
from chabudai.server.endpoints.company import (
    get_history,
    get_statistics,
    post_block,
    post_bots,
    post_delete,
    post_report,
)
from chabudai.server.endpoints.deals import (
    get_challenge,
    get_comparison,
    get_deals,
    get_results,
    post_attempt,
    post_challenge,
)
from chabudai.server.endpoints.people import (
    get_games,
    get_health,
    get_me,
    get_ratings,
    get_ready,
    get_words,
    post_account,
    post_ask,
    post_guest,
    post_login,
    post_logout,
    put_webhook,
)
from chabudai.server.endpoints.records import post_record
from chabudai.server.endpoints.study import get_puzzle, get_puzzles, post_answer, post_study
from chabudai.server.endpoints.tables import (
    get_current,
    get_log,
    get_past,
    get_record,
    get_review,
    get_table,
    get_tables,
    post_claim,
    post_fork,
    post_join,
    post_leave,
    post_move,
    post_rematch,
    post_salt,
    post_table,
)
from chabudai.table.compare import Comparison
from chabudai.table.deal_shapes import Challenge, DayDeals, DayResults
from chabudai.table.messages import Current, Done, Past, TableInfo
from chabudai.table.puzzling import PuzzleAnswer, Puzzles, PuzzleShown

__all__ = ["ENDPOINTS", "Call", "Endpoint", "SocketQuery"]

E = Endpoint
TABLE = "/api/tables/{id}"
ENDPOINTS = [
    E("GET", "/api/health", "Is the process alive?", get_health, p.Health),
    E("GET", "/api/ready", "Can it serve: is the database there?", get_ready, p.Health),
    E("GET", "/api/games", "Games with their options and bots", get_games, p.Games),
    E("GET", "/api/words/{language}", "All sentences as Fluent source", get_words, p.Words),
    E("POST", "/api/ask", "What a page may ask for by name", post_ask, p.Answered, p.AskWish),
    E("POST", "/api/guest", "Say your name", post_guest, p.Session, p.NewGuest, costly=True),
    E("POST", "/api/account", "Make an account; a guest keeps what is theirs", post_account,
      p.Session, p.Credentials, costly=True),
    E("POST", "/api/login", "Log in to an account", post_login, p.Session, p.Credentials,
      costly=True),
    E("POST", "/api/logout", "Forget this token", post_logout, p.LoggedOut),
    E("GET", "/api/me", "Who am I, my tables, my ratings", get_me, p.Me, private=True),
    E("PUT", "/api/me/webhook", "Where to tell me that it is my turn", put_webhook, p.Me,
      p.Webhook, private=True, costly=True),
    E("POST", "/api/pad", "Count a real table", post_pad, Sheet, p.PadWish),
    E("POST", "/api/set-up", "Lay out the box", post_set_up, SetUp, p.SetUpWish),
    E("POST", "/api/may", "Settle a dispute at a real table", post_may, May, p.MayWish),
    E("GET", "/api/me/history", "My finished games", get_history, p.History, query=HistoryQuery,
      private=True),
    E("GET", "/api/me/statistics", "What my games add up to", get_statistics, p.Statistics,
      private=True),
    E("POST", "/api/me/blocks", "Block somebody, or no more", post_block, p.Me, p.Block,
      private=True),
    E("GET", "/api/ratings", "Best first", get_ratings, p.Ratings, query=RatingQuery),
    E("GET", "/api/tables", "Public tables that are not over", get_tables, p.Tables),
    E("POST", "/api/tables", "Make a table", post_table, p.Seated, p.NewTable, private=True,
      costly=True),
    E("POST", "/api/records", "Open a saved game: a table that is over", post_record, TableInfo,
      p.OpenRecord, private=True, costly=True),
    E("GET", TABLE, "A table by its link", get_table, TableInfo, query=SeqQuery),
    E("GET", TABLE + "/current", "The game as you know it", get_current, Current,
      query=CurrentQuery),
    E("POST", TABLE + "/join", "Take a free seat", post_join, p.Seated, p.Join, private=True),
    E("POST", TABLE + "/salt", "My part in the deal", post_salt, Done, p.GiveSalt, private=True),
    E("POST", TABLE + "/claim", "Regain a seat by its secret", post_claim, p.Seated, p.Claim,
      private=True, costly=True),
    E("POST", TABLE + "/leave", "Give the seat up, or leave it to a bot", post_leave, TableInfo,
      private=True),
    E("POST", TABLE + "/bots", "Bots for all free seats, by the host", post_bots, TableInfo,
      p.FillSeats, private=True),
    E("POST", TABLE + "/delete", "Away with a table that is mine alone", post_delete, p.Me,
      private=True),
    E("POST", TABLE + "/report", "Tell the owner of the server", post_report, p.Noted, p.Report,
      private=True, costly=True),
    E("POST", TABLE + "/move", "Make a move", post_move, Done, p.Play, private=True),
    E("GET", TABLE + "/past", "The table after some of its moves", get_past, Past,
      query=PastQuery),
    E("GET", TABLE + "/log", "What happened after a number", get_log, p.Log, query=AfterQuery),
    E("GET", TABLE + "/record", "The game as a file, once it is over", get_record, RecordFile,
      query=SeqQuery),
    E("GET", TABLE + "/review", "Chances, costs, luck and skill, once it is over", get_review,
      p.ReviewState, query=SeqQuery),
    E("POST", TABLE + "/fork", "A new table from a position of this one", post_fork, p.Seated,
      p.Fork, private=True, costly=True),
    E("POST", TABLE + "/rematch", "The same people once more", post_rematch, p.Seated,
      p.RematchWish, private=True, may_be_empty=True),
    E("GET", TABLE + "/challenge", "How somebody did, and against whom", get_challenge, Challenge,
      query=ChallengeQuery),
    E("POST", TABLE + "/challenge", "The same deal, to do better", post_challenge, p.Seated,
      p.Beat, private=True, costly=True),
    E("GET", TABLE + "/compare", "Two games of one deal, once they are over", get_comparison,
      Comparison, query=CompareQuery),
    E("GET", "/api/deals", "Today's deal of every game", get_deals, DayDeals),
    E("POST", "/api/deals/{game}", "My one attempt at today's deal", post_attempt, p.Seated,
      private=True, costly=True),
    E("GET", "/api/deals/{game}/{day}", "A day's deal and its results", get_results, DayResults),
    E("POST", "/api/studies", "A new table from a point of a study", post_study, p.Seated,
      p.PlayOn, private=True, costly=True),
    E("GET", "/api/puzzles", "All puzzles, and those of today", get_puzzles, Puzzles),
    E("GET", "/api/puzzles/{id}", "A puzzle as its seat sees it", get_puzzle, PuzzleShown),
    E("POST", "/api/puzzles/{id}/answer", "Is this the move?", post_answer, PuzzleAnswer,
      p.PuzzleMove),
]  # fmt: skip
