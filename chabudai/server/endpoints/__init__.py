"""The HTTP interface as a list: who grants a request, what comes out, what goes in. Paths stand in
`chabudai/table/requests.py`, for a page without a server answers them too."""

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
ENDPOINTS = [
    E(get_health, p.Health),
    E(get_ready, p.Health),
    E(get_games, p.Games),
    E(get_words, p.Words),
    E(post_ask, p.Answered, p.AskWish, study=True),
    E(post_guest, p.Session, p.NewGuest, costly=True),
    E(post_account, p.Session, p.Credentials, costly=True),
    E(post_login, p.Session, p.Credentials, costly=True),
    E(post_logout, p.LoggedOut),
    E(get_me, p.Me, private=True),
    E(put_webhook, p.Me, p.Webhook, private=True, costly=True),
    E(post_pad, Sheet, p.PadWish),
    E(post_set_up, SetUp, p.SetUpWish),
    E(post_may, May, p.MayWish),
    E(get_history, p.History, query=HistoryQuery, private=True),
    E(get_statistics, p.Statistics, private=True),
    E(post_block, p.Me, p.Block, private=True),
    E(get_ratings, p.Ratings, query=RatingQuery),
    E(get_tables, p.Tables),
    E(post_table, p.Seated, p.NewTable, private=True, costly=True),
    E(post_record, TableInfo, p.OpenRecord, private=True, costly=True),
    E(get_table, TableInfo, query=SeqQuery),
    E(get_current, Current, query=CurrentQuery),
    E(post_join, p.Seated, p.Join, private=True),
    E(post_salt, Done, p.GiveSalt, private=True),
    E(post_claim, p.Seated, p.Claim, private=True, costly=True),
    E(post_leave, TableInfo, private=True),
    E(post_bots, TableInfo, p.FillSeats, private=True),
    E(post_delete, p.Me, private=True),
    E(post_report, p.Noted, p.Report, private=True, costly=True),
    E(post_move, Done, p.Play, private=True),
    E(get_past, Past, query=PastQuery),
    E(get_log, p.Log, query=AfterQuery),
    E(get_record, RecordFile, query=SeqQuery),
    E(get_review, p.ReviewState, query=SeqQuery),
    E(post_fork, p.Seated, p.Fork, private=True, costly=True),
    E(post_rematch, p.Seated, p.RematchWish, private=True, may_be_empty=True),
    E(get_challenge, Challenge, query=ChallengeQuery),
    E(post_challenge, p.Seated, p.Beat, private=True, costly=True),
    E(get_comparison, Comparison, query=CompareQuery),
    E(get_deals, DayDeals),
    E(post_attempt, p.Seated, private=True, costly=True),
    E(get_results, DayResults),
    E(post_study, p.Seated, p.PlayOn, private=True, costly=True, study=True),
    E(get_puzzles, Puzzles),
    E(get_puzzle, PuzzleShown),
    E(post_answer, PuzzleAnswer, p.PuzzleMove),
]  # fmt: skip
