# The page's own sentences. Those of the games and of the server lie beside their code.
web-skip = Skip to the table
web-close = Close
web-loading = One moment…
web-offline = The server is not answering. We'll keep trying.
web-reconnecting = Reconnecting…
web-guest = Guest

## Likes
web-likes = Language, theme and sound
web-language = Language
web-theme-dark = Dark theme
web-theme-light = Light theme
web-sound = Sounds
web-notices = Notify me when it's my turn

## Lobby
web-welcome = Sit down and play
web-motto = Three games at one low table: with friends, with bots, or with both.
web-sign-in = Sign in
web-players = { $low }–{ $high } players
web-length = { $bots } min with bots, { $people } min with people
web-rules = Rules
web-rules-of = Rules of { $game }
web-how-to = How to play
web-how-to-play = How to play { $game }
web-my-games = Your games
web-open-tables = Open tables
web-past-games = Finished games
web-no-open-tables = No public table is open just now.
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-watch = Watch
web-your-turn = Your turn
web-goes-on = In progress
web-waits-for-people = Waiting for players

## Accounts
web-account-why = As a guest you can do everything here. An account keeps your games and ratings on every device.
web-account-known = Your games and ratings are kept under this name.
web-name = Name
web-password = Password, at least 10 characters
web-register = New account
web-log-in = Sign in
web-log-out = Sign out

## A new table
web-company = Who else plays?
web-company-bots = Bots
web-company-link = Invite by link
web-company-here = On this device
web-company-mixed = Mixed
web-level = How strong are the bots?
web-seat-here = Player on this device
web-seat-open = Player by link
web-seat-bot = Bot: { $name }
web-your-name = Your name
web-name-of = Name of player { $number }
web-more-options = All options
web-none-is-chance = (none: chance decides)
web-clock = Clock
web-clock-none = No clock
web-clock-move = One minute per move
web-clock-game = 10 min per player + 10 s per move
web-clock-days = One day per move
web-setting-public = Public table
web-setting-spectators = Let people with the link watch
web-setting-hints = Allow hints
web-setting-undo = Allow taking moves back
web-start = Play
web-invite = Create table

## Before the deal
web-setting-rated = Rated: no hints, no takebacks
web-rated = This game counts for ratings.
web-unrated = This game doesn't count for ratings.
web-forked =
    { $move ->
        [0] This table began from a chosen position; it doesn't count for ratings.
       *[other] This table began at move { $move } of another game; it doesn't count for ratings.
    }
web-waits-for-salt = Everybody is here. The deal is waiting for { $names } to open this page.
web-waiting-title = Waiting for company
web-waiting = The game begins by itself when every seat is taken.
web-this-is-you = this is you
web-still-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-free = free
web-sit-here = Sit here
web-link = Link to this table
web-qr = The link as a QR code
web-copy = Copy the link
web-copied = Copied
web-leave = Leave
web-leave-why = A bot will play on for you. You can come back to your seat at any time.

## At the table
web-to-lobby = To the lobby
web-seats = Players
web-tools = Table tools
web-total = Total
web-seen = Seen in hand
web-seen-are = Seen in hand: { $cards }.
web-thinks = thinking…
web-on-turn = to move
web-seat-more = More about { $seat }
web-away = a bot is playing for now
web-replace = Let a bot move
web-your-turn-to = Your turn: { $what }
web-waits-for = Waiting for { $seat }
web-waits-for-bot = { $seat } is thinking
web-undo = Undo
web-hint = Hint
web-moves = Moves
web-log = Log
web-score = Score
web-chat = Chat
web-what-happens = What happens
web-preview = { $way ->
    [less] { $points ->
        [one] { $points } point less
       *[other] { $points } points less
    }
   *[more] { $points ->
        [one] { $points } point more
       *[other] { $points } points more
    }
}
web-not-now = Nothing for you to decide right now.
web-open-clause = Open clause { $clause } of the rules
web-say-something = Say something
web-send = Send
web-no-chat = Nobody has said anything yet.
web-undo-question = { $seat } would like to take moves back. Do you agree?
web-bot-plays-for-you = A bot plays for you.
web-come-back = Take my seat back
web-sure = Are you sure?
web-search-rules = Search the rules
web-found-places = Found in { $count ->
    [one] one place
   *[other] { $count } places
}
web-rules-elsewhere = The rules of this game come with its own package; look there for { $clause }.
web-rules-untranslated = What has not been translated yet is in English.

## The log
web-log-sat = { $name } sits down.
web-log-stood = { $seat } gets up.
web-log-dealt = The game begins.
web-log-clock = Time is up for { $seat }; a bot moves.
web-log-undo-asked = { $seat } asks to take moves back.
web-log-undo-yes = { $seat } agrees.
web-log-undo-no = { $seat } does not agree.
web-log-taken-back = { $seat } takes moves back.
web-log-away = A bot plays for { $seat }.
web-log-back = { $seat } is back.
web-log-rematch = A rematch table is ready.

## One device for several people
web-curtain = { $name } is next
web-curtain-why = Hand over the screen. Nobody's cards are shown now.
web-curtain-lift = I am { $name }

## After the game
web-winners = { $count ->
    [one] The winner: { $names }
   *[other] The winners: { $names }
}
web-you-won = You win!
web-no-winner = Nobody wins this time
web-place = Place
web-player = Player
web-rematch = Play again
web-replay = Watch replay
web-record = Download game record
web-verify = Verify the shuffle
web-verified = The deal was honest: the seed matches the commitment { $commitment }… that was shown before it, and { $salts ->
    [one] one player
   *[other] { $salts } players
} added to it.
web-not-verified = The seed does not match the commitment { $commitment }… that was shown before the deal ({ $salts }).
web-verify-cannot = This browser can check only local and https pages. Save the record and run: chabudai verify ({ $commitment }…, { $salts })
web-run = Play
web-pause = Pause
web-move-number = Move
web-move-of = Move { $move } of { $moves }
web-board = The board
web-eyes = View as
web-fork = Play on from here

## Bots
web-about-random = Plays any legal move at random.
web-about-thumb = Follows a few rules of thumb, one move ahead.
web-about-novice = For a first game: most moves are careless.
web-about-casual = Knows the rules of thumb and is careless now and then.
web-about-steady = Makes few mistakes.
web-about-sharp = Hard to beat.
web-about-master = The strongest here; thinks for up to a second.
web-rating = Rating on this server with this many players: { $mean } ± { $spread }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
web-undo-yes = Agree
web-undo-no = Refuse
web-cancel = Cancel
web-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
web-bot-1 = Hana
web-bot-2 = Kenji
web-bot-3 = Yuki
web-bot-4 = Sora
web-bot-5 = Aki
web-bot-6 = Ren
web-bot-7 = Miko
web-bot-8 = Taro
web-since = Replay since my last turn
web-step = Next
web-pace = How fast others' moves are shown
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-instant = At once
web-pace-step = Step by step
web-keys = Keys
web-key-n = Go to the next thing you can tap
web-key-u = Undo
web-key-h = Hint
web-key-m = Moves
web-key-l = Log
web-key-s = Score
web-key-c = Chat
web-key-r = Rules
web-key-a = Replay since my last turn
web-key-help = This help
web-key-escape = Cancel the choice, close what is open
web-previous = Previous move
web-next = Next move
web-speed = Speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-your-place = { $place ->
    [1] You came 1st of { $players }
    [2] You came 2nd of { $players }
    [3] You came 3rd of { $players }
   *[other] You came { $place }th of { $players }
}
web-fewest-win = The fewest points win.
web-decided = What decided it: { $category }, { $points ->
    [one] a point
   *[other] { $points } points
} ahead of second place.
web-stand = How you stand
web-of = { $have } of { $need }
web-rematch-ready = Somebody wants to play again: the table is ready.
web-rematch-join = Join the rematch

## Taking back
web-undo-turn = Undo the whole turn
web-key-t = Undo the whole turn
web-unrated-why = This game doesn't count for ratings: { $why }.
web-unrated-hints = hints are allowed
web-unrated-undo = moves can be taken back
web-unrated-fork = it continues another game
web-unrated-prepared = its start was prepared
web-unrated-shared = others play the same deal

## At a real table
web-companion = At a real table
web-companion-of = { $game } at a real table
web-companion-game = Players and options
web-companion-set-up = Set-up
web-companion-pad = Score pad
web-companion-may = May I?
web-companion-timer = Timer
web-pad-add = Add
web-pad-remove = Remove row { $number }
web-pad-less = { $title }: one less
web-pad-more = { $title }: one more
web-pad-how-many = { $title }: { $count }
web-pad-take = Take one { $title } away
web-pad-spot = { $space }: { $owner }
web-pad-free = free
web-pad-rounds = Rounds
web-pad-round = Round { $number }
web-pad-drop-round = Remove round { $number }
web-pad-total = { $points } · place { $place }
web-pad-lines = Where { $name }'s points come from
web-pad-keep = Keep the result
web-pad-kept = Kept
web-pad-share = Share as a picture
web-pad-anew = Start over
web-pad-lost = This browser saves nothing here (a private window, or no room left). Share the result as a picture instead.
web-pad-unfit = What is filled in does not fit these players and options. Choose the former ones again, or start over.
web-pad-results = Results on this device
web-pad-forget = Forget this result
web-may-more = Fill in what you know.
web-set-up-again = Draw again
web-timer-how = Tap whoever's turn it is: that clock runs and the others stop. Another tap stops it.
web-timer-reset = Reset

## The coach
web-coach = Coach
web-coach-thinks = Thinking…
web-coach-look = Look here:
web-coach-best = Best: { $move }
web-coach-do = Show the move
web-coach-why = Why?
web-coach-compare = Compare with
web-coach-warns = Warn me before costly moves
web-coach-warn = This move lowers your chance from { $before }% to { $after }%. Play it anyway?

## Lessons
web-learn = Learn by playing
web-learn-more = Learn: { $lesson }
web-lesson-step = Step { $step } of { $steps }
web-lesson-play = Play against novices
web-lesson-play-alone = Play a scenario

## Company
web-with = with { $names }
web-at-move = move { $move }
web-players-needed = { $count ->
    [one] one player needed
   *[other] { $count } players needed
}
web-rated-short = rated
web-row-leave = Leave this table
web-row-delete = Delete this table
web-row-give-up = Your seat becomes free; a table that is yours alone is gone for good.
web-row-leave-why = A bot will play on for you. You can come back to your seat at any time.
web-row-delete-why = The game will be gone for good and won't count for anything.
web-somebody = somebody
web-of-players = { $players ->
    [one] solo
   *[other] { $players } players
}
web-fill = Free seats
web-fill-now = Fill with bots
web-clock-each = { $time } per move
web-clock-reserve = { $time } per player
web-clock-bonus = + { $time } per move
web-not-here = offline
web-here-now = online
web-people-here = People at this table
web-about-person = About { $name }: block or report
web-reactions = Quick reactions
web-react-hello = Hello!
web-react-nice = Nice move
web-react-wow = Wow!
web-react-oops = Oops
web-react-thanks = Thank you
web-react-hurry = Your turn, please
web-mute = Mute this chat
web-block = Block
web-unblock = Unblock
web-block-why = You won't see what they write, and they can't join your private tables.
web-report = Report
web-report-reason = What's wrong?
web-report-chat = Rude messages
web-report-name = An offensive name
web-report-unfair = Unfair play
web-report-other = Something else
web-report-text = In your own words, if you like
web-reported = Thank you. The host of this server will read it.
web-rematch-wanted = { $seat } wants a rematch.

## History
web-history = Your games and statistics
web-history-all = All games and statistics
web-history-more = Earlier games
web-history-none = You haven't finished a game here yet.
web-statistics = Statistics
web-played = Played
web-won = Won
web-won-of = { $won } of { $played } won
web-mean-place = Average place
web-own-rating = Rating
web-rating-means = Only rated games count for your rating; ± shows how far off it may be and shrinks with every game.
web-alone-won = Won
web-alone-lost = Not won
web-place-of = { $place ->
    [1] 1st of { $players }
    [2] 2nd of { $players }
    [3] 3rd of { $players }
   *[other] { $place }th of { $players }
}

## On this device
web-here = On this device
web-here-failed = The game couldn't be started on this device. Reload the page and try again.
web-here-row = { $some ->
    [0] move { $moves }
   *[other] with { $names } · move { $moves }
}
web-here-look = Replay
web-here-play = Play on this device, without the server
web-here-alone = No server here: games are played and kept on this device.
web-hurried = This device is slow: the bot had time for only { NUMBER($percent, maximumFractionDigits: 0) }% of its usual thinking.
web-wifi = Friends on this Wi-Fi
web-wifi-how = Anyone on the same network can scan this and sit down too.
web-update = A new version is ready. Your games will carry on where they are.
web-update-take = Update now
web-update-later = Later
## Puzzles
web-puzzles = Puzzles
web-puzzles-why = One position, one move that is clearly best. Can you find it?
web-puzzle-today = Puzzle of the day
web-puzzle-next = Next puzzle
web-puzzle-show = Show the answer
web-puzzle-yours = You are { $seat }. What is your best move?
web-puzzle-right = That's it!
web-puzzle-wrong = Not the best move.
web-puzzle-cost = { $move }: wins { $mine }% of such games; the best move wins { $best }%.
web-puzzle-best = Best: { $move }. It wins { $best }% of such games.
web-puzzle-line = Likely continuation: { $moves }
web-puzzle-all = What each move is worth
web-puzzle-move = Move
web-puzzle-chance = Chance of winning
web-puzzle-found = Bots that solve it: { $names }
web-puzzle-found-none = No bot solves it in its usual time.
web-puzzle-rating = Your rating: { $rating }
web-puzzle-streak = Solved in a row: { $count }
web-puzzle-grade = Difficulty { $grade } of 6
web-puzzle-none = There are no puzzles for this game yet.
web-puzzle-before = You've answered this one before: your rating stays as it is.
web-puzzle-solved = answered
web-percent = { $number }%

## Saved games
web-saved-open = Open a saved game
web-saved-drop = Or drop its file anywhere on the page.
web-saved-broken = This file is not a saved Chabudai game.


## Review
web-review = Review
web-review-progress = Looking at every decision: { $done } of { $of }
web-review-chances = Chances of winning, %
web-review-seen = Judged
web-review-known = by what each player could know
web-review-open = with all cards open
web-review-picture = Chances of winning from move to move: { $names }. The table below has the numbers.
web-review-luck = Luck and skill, %
web-review-start = Start
web-review-luck-part = Luck
web-review-own = Own moves
web-review-others = Others' moves
web-review-result = Result
web-review-told = You began with { $start }%. Luck { $luck ->
        [less] took { $chance }
       *[more] gave { $chance }
    }, your own moves { $skill ->
        [less] cost { $own }
       *[more] brought { $own }
    }, others' moves { $rest ->
        [less] took { $others }
       *[more] gave { $others }
    }: { $result }% in the end.
web-review-told-alone = You began with { $start }%. Luck { $luck ->
        [less] took { $chance }
       *[more] gave { $chance }
    }, your own moves { $skill ->
        [less] cost { $own }
       *[more] brought { $own }
    }: { $result }% in the end.
web-review-why = Start is how often this seat wins on average, over many deals. Luck is the deal, the draws and the cards that were hidden
    from whoever decided. Moves are judged by what their player could know: a good move that ran into a hidden card is still good,
    and a plus means better than simple rules of thumb. Added up, they give the result.
web-review-turns = Turning points
web-review-by-chance = Luck: { $other } goes from { $before } to { $after }%
web-review-by-move = { $seat }, “{ $played }”: { $other } goes from { $before } to { $after }%
web-review-decisions = Costly decisions
web-review-cost = { $played } – better: { $best } (−{ $cost }%)
web-review-flawless = No decision cost even one percent.
web-review-save = Save the review as a web page
web-review-table = All chances in a table

## The same deal for all
web-deal-today = Deal of the day
web-deal-why = Everybody plays the same deal from the same seat against the same bots. One attempt, no hints, no takebacks.
web-deal-why-here = Everybody gets the same deal on this day. Without a server there is no leaderboard: your results stay on this device.
web-deal-against = { $count ->
    [0] Alone
    [one] Against one bot: { $bot }
   *[other] Against { $count } bots: { $bot }
}
web-deal-players = { $count ->
    [one] One player
   *[other] { $count } players
}
web-deal-seat = You sit in seat { $number }
web-deal-counts = { $begun ->
    [0] Nobody has played it yet.
    [one] One person has started; finished: { $finished }.
   *[other] { $begun } people have started; finished: { $finished }.
}
web-deal-ends = Open until { $time }.
web-deal-over = This day is over.
web-deal-play = Play
web-deal-go-on = Continue
web-deal-look = Your game
web-deal-unplayed = Not played yet
web-deal-playing = You're playing it
web-deal-your-rank = Your rank: { $rank } of { $finished }
web-deal-late = Finished after the day was over, so it doesn't count.
web-deal-streak = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
web-deal-better = Better than { $percent }% of the others.
web-deal-results = Results
web-deal-results-later = You'll see the results once you finish your game, or when the day is over.
web-deal-results-none = Nobody finished this deal.
web-deal-commitment = Commitment to the seed: { $code }
web-deal-seed = Seed: { $seed }
web-deal-rank = Rank
web-deal-name = Name
web-deal-place = Place
web-deal-points = Points
web-deal-order = Ranked by place, then by the lead over the best of the others, or the gap to the first.
web-deal-margin = Lead
web-deal-time = Time
web-deal-forgotten = (deleted)
web-deal-you = you
web-deal-compare-with = Compare with { $name }
web-deal-look-at = Game of { $name }
web-deal-earlier = Previous day
web-deal-later = Next day
web-deal-sealed = Others are still playing this deal: seed, review and record will open when the day is over.
web-beat = Beat me at this deal
web-beat-copied = Link copied. Whoever opens it gets your deal.
web-beat-link = Link to this deal
web-beat-made = { $name } scored { $points ->
    [one] one point
   *[other] { $points } points
}. Can you do better?
web-beat-yours = This is your own game. Send the link to someone else.
web-beat-place = { $place ->
    [1] { $name } came 1st of { $players }.
    [2] { $name } came 2nd of { $players }.
    [3] { $name } came 3rd of { $players }.
   *[other] { $name } came { $place }th of { $players }.
}
web-beat-take = Play this deal
web-beat-broken = This link is incomplete.
web-beat-won = You did better than { $name }!
web-beat-lost = { $name } did better.
web-beat-even = You did just as well as { $name }.
web-beat-theirs = { $name }: place { $place }, { $points ->
    [one] one point
   *[other] { $points } points
}.
web-compare = Compare move by move
web-compare-games = Two games of one deal
web-compare-never = Both games are exactly the same.
web-compare-parts = The games diverge at decision { $number }.
web-compare-seat = Decisions of
web-compare-decision = Decision
web-compare-at = Decision { $number } of { $of }
web-compare-curves = Points of { $one } (solid) and { $other } (dashed) from decision to decision
web-compare-ended = { $name }: place { $place }, { $points ->
    [one] one point
   *[other] { $points } points
}
web-compare-over = already over
web-compare-to-parting = To where they diverge

## The study board
web-study = Study board
web-study-why = Open a game or a position, try other moves and see what they are worth.
web-study-this = Study this game
web-study-position = Study this position
web-study-open = Open
web-study-file = Choose a file
web-study-drop = A saved game, a study or a position; you can also drop the file on this page.
web-study-paste = Or paste a position or a saved game as text
web-study-open-text = Open the text
web-study-mine = My studies on this device
web-study-forget = Delete “{ $name }”
web-study-name = Name of the study
web-study-tree = Moves and branches
web-study-start = Start
web-study-dealt = another deal ({ $number })
web-study-to-start = To the start
web-study-to-end = To the end of the line
web-study-eyes = Through whose eyes
web-study-turn = Whoever is to move
web-study-comment = Comment
web-study-mark = Mark
web-study-mark-brilliant = Excellent move
web-study-mark-good = Good move
web-study-mark-interesting = Interesting move
web-study-mark-doubtful = Doubtful move
web-study-mark-mistake = Mistake
web-study-mark-blunder = Blunder
web-study-promote = Move branch up
web-study-deal = Deal again
web-study-remove = Delete from here
web-study-analyse = Analyse
web-study-line = Analyse the line
web-study-by = Given what { $seat } knows:
web-study-by-all = With all cards open:
web-study-best = Moves and your chances of winning with them
web-study-expected = What to expect, and how often
web-study-reasons = Why the first move
web-study-share = Share a link
web-study-save = Save as a file
web-study-copy = Copy the position
web-study-other = Other studies
web-study-link = This link holds the whole study
web-study-link-long = This study is too long for a link. Save it as a file and share that.
web-study-link-broken = This link holds no study; it may have been cut off.
web-study-full = Not saved: this browser has no room left. Save the study as a file.
web-study-denied = Not saved: this browser doesn't allow it. Save the study as a file.
web-study-gone = There is no such study on this device any more.
web-study-huge = This file is too large: a study takes at most 1 MB.
