"""Every request of the interface, declared once: a server answers it over HTTP, below `/api`, and a
page without a server by itself. It is granted by a function of its name, there and here; where only
one of them answers it, that has a reason.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Request:
    name: str  # of the function that grants it
    method: str
    path: str  # what stands in braces is given by who asks
    summary: str
    at_server: str = ""  # why a page does not answer it
    in_page: str = ""  # why a server does not answer it


R = Request
REQUESTS = [
    R("get_health", "GET", "/health", "Is the process alive?",
      at_server="a page has no process to watch"),
    R("get_ready", "GET", "/ready", "Can it serve: is the database there?",
      at_server="a page has no process to watch"),
    R("get_games", "GET", "/games", "Games with their options and bots"),
    R("get_words", "GET", "/words/{language}", "All sentences as Fluent source",
      at_server="a written site has them as files"),
    R("post_ask", "POST", "/ask", "What a page may ask for by name",
      at_server="a page asks its own Python without a request"),
    R("post_guest", "POST", "/guest", "Say your name"),
    R("post_account", "POST", "/account", "Make an account; a guest keeps what is theirs",
      at_server="a device has no accounts"),
    R("post_login", "POST", "/login", "Log in to an account", at_server="a device has no accounts"),
    R("post_logout", "POST", "/logout", "Forget this token", at_server="a device has no accounts"),
    R("get_me", "GET", "/me", "Who am I, my tables, my ratings"),
    R("put_webhook", "PUT", "/me/webhook", "Where to tell me that it is my turn",
      at_server="nobody is told of a turn elsewhere"),
    R("post_pad", "POST", "/pad", "Count a real table"),
    R("post_set_up", "POST", "/set-up", "Lay out the box"),
    R("post_may", "POST", "/may", "Settle a dispute at a real table"),
    R("get_history", "GET", "/me/history", "My finished games"),
    R("get_statistics", "GET", "/me/statistics", "What my games add up to"),
    R("post_block", "POST", "/me/blocks", "Block somebody, or no more",
      at_server="who shares a device hears each other anyway"),
    R("get_ratings", "GET", "/ratings", "Best first", at_server="games on a device are not rated"),
    R("get_tables", "GET", "/tables", "Public tables that are not over"),
    R("post_table", "POST", "/tables", "Make a table"),
    R("post_record", "POST", "/records", "Open a saved game: a table that is over"),
    R("get_table", "GET", "/tables/{id}", "A table by its link"),
    R("get_current", "GET", "/tables/{id}/current", "The game as you know it"),
    R("post_join", "POST", "/tables/{id}/join", "Take a free seat"),
    R("post_salt", "POST", "/tables/{id}/salt", "My part in the deal"),
    R("post_claim", "POST", "/tables/{id}/claim", "Regain a seat by its secret",
      at_server="a seat on a device has no secret"),
    R("post_leave", "POST", "/tables/{id}/leave", "Give the seat up, or leave it to a bot"),
    R("post_bots", "POST", "/tables/{id}/bots", "Bots for all free seats, by the host",
      at_server="a table on a device waits for nobody who might not come"),
    R("post_delete", "POST", "/tables/{id}/delete", "Away with a table that is mine alone"),
    R("post_report", "POST", "/tables/{id}/report", "Tell the owner of the server",
      at_server="nobody owns a device but those at it"),
    R("post_move", "POST", "/tables/{id}/move", "Make a move"),
    R("get_past", "GET", "/tables/{id}/past", "The table after some of its moves"),
    R("get_log", "GET", "/tables/{id}/log", "What happened after a number"),
    R("get_record", "GET", "/tables/{id}/record", "The game as a file, once it is over"),
    R("get_review", "GET", "/tables/{id}/review", "Chances, costs, luck and skill, once it is over",
      at_server="a page reviews a record, part by part: `told_review_part`"),
    R("post_fork", "POST", "/tables/{id}/fork", "A new table from a position of this one"),
    R("post_rematch", "POST", "/tables/{id}/rematch", "The same people once more"),
    R("get_challenge", "GET", "/tables/{id}/challenge", "How somebody did, and against whom"),
    R("post_challenge", "POST", "/tables/{id}/challenge", "The same deal, to do better"),
    R("get_comparison", "GET", "/tables/{id}/compare", "Two games of one deal, once they are over"),
    R("get_deals", "GET", "/deals", "Today's deal of every game"),
    R("post_attempt", "POST", "/deals/{game}", "My one attempt at today's deal"),
    R("get_results", "GET", "/deals/{game}/{day}", "A day's deal and its results"),
    R("post_study", "POST", "/studies", "A new table from a point of a study"),
    R("get_puzzles", "GET", "/puzzles", "All puzzles, and those of today",
      at_server="a page asks `told_list`"),
    R("get_puzzle", "GET", "/puzzles/{id}", "A puzzle as its seat sees it",
      at_server="a page asks `told_puzzle`"),
    R("post_answer", "POST", "/puzzles/{id}/answer", "Is this the move?",
      at_server="a page asks `told_answer`"),
    R("post_their_game", "POST", "/challenges", "A game that came whole, in a link",
      in_page="at a server the link names a table"),
]  # fmt: skip
NAMED = {request.name: request for request in REQUESTS}


def find_request(method: str, path: str) -> tuple[Request, dict[str, str]] | None:
    """Returns what is asked for, with what the path gives."""
    words = path.strip("/").split("/")
    for request in REQUESTS:
        asked = request.path.strip("/").split("/")
        if request.method == method and len(asked) == len(words):
            given = dict(zip(asked, words, strict=True))
            if all(name == word or name.startswith("{") for name, word in given.items()):
                return request, {n.strip("{}"): w for n, w in given.items() if n.startswith("{")}
    return None
