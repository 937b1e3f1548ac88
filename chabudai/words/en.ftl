# Shared sentences. Rules of the single games have files of their own.
seat-name = Player { $number }
nothing = nothing

## Moves
move-unreadable = “{ $text }” is not a move.
game-is-over = The game is over.
not-your-turn = It is { $seat }'s turn.

## Games and options
game-unknown = There is no game “{ $name }”; there are { $choices }.
language-unknown = There is no language “{ $value }”; there are { $choices }.
seed-wrong = A seed is a whole number from 0 of at most 256 bits, not “{ $value }”.
option-unknown = There is no option “{ $name }”; there are { $choices }.
option-not-whole = The option { $name } takes a whole number, not “{ $value }”.
option-out-of-range = The option { $name } goes from { $low } to { $high }; { $value } is outside.
option-not-a-choice = The option { $name } takes one of { $choices }, not “{ $value }”.
option-not-a-flag = The option { $name } is yes or no, not “{ $value }”.
option-not-names = The option { $name } takes a list of names, not “{ $value }”.
option-name-twice = The option { $name } names “{ $value }” twice.

## Positions as text
position-empty = The position is empty.
position-not-text = A position is a text, not a value of the kind { $kind }.
position-too-long = A position has at most { $limit } characters.
position-bad-head = The first line names the game and its options as name=value; “{ $word }” is neither.
position-no-colon = The line “{ $line }” has no colon after its name.
position-line-twice = The line “{ $field }” stands there twice.
position-line-missing = The line “{ $field }” is missing.
position-line-unknown = Nothing is called “{ $field }” in a position of this game.
position-not-whole = The line “{ $field }” takes whole numbers, not “{ $value }”.
position-out-of-range = The line “{ $field }” goes from { $low } to { $high }; { $value } is outside.
position-not-a-choice = The line “{ $field }” takes one of { $choices }, not “{ $value }”.
position-wrong-count = Numbers in the line “{ $field }”: { $count }; { $wanted } are needed.
position-other-game = This is a position of { $value }, not of { $name }.
position-other-options = The first line “{ $line }” has other options than this game.
position-overflow = A number is too large: { $detail }.
position-empty-pile = The line “{ $field }” has no cards.
position-pile-size = The line “{ $field }” has { $count ->
    [one] one card
   *[other] { $count } cards
}; at most { $most } fit.
position-word-twice = The line “{ $field }” says “{ $value }” twice.
position-rest-twice = “rest” stands in the line “{ $field }” too; only one line can have all other cards.

## Records
record-needs-a-start = Only a game that was started here, not one from a written position, has a record.
record-too-long = A record has at most { $limit } characters.
record-not-text = A record is a text, not a value of the kind { $kind }.
record-not-json = The record is not JSON: { $detail }.
record-format = The record does not say that its format is { $value }.
record-field-unknown = A record has no field “{ $field }”.
record-field-wrong = The field “{ $field }” is missing or is not of the kind { $kind }.
record-seed = The field “{ $field }” takes { $digits } hexadecimal digits.
record-salt = The field “{ $field }” takes texts of at most { $limit } characters.
record-commitment = The commitment does not belong to the seed.
record-other-commitment = The record's commitment is { $value }, not the one that you were given.
record-verified = The seed belongs to the commitment { $commitment }. Salts from seats: { $salts }. Moves replayed by the rules: { $moves }.
record-move-not-text = Move { $number } is not a text.
record-move-refused = Move { $number }, “{ $text }”, can't be made: { $reason }
record-result-differs = The moves lead to another result than the record says.
record-data-differs = The game was played with other facts of the box of { $game } than there are here ({ $value }, here { $known }); put back the data file that it was made with.
record-facts-none = { $game } takes no facts of a box from a record.
record-facts-digest = The facts of the box in the record do not belong to its digest: it is { $value }, theirs is { $known }.
record-rules-unknown = Version { $version } of the rules of { $game } is not known here.

## Cases
case-chance-impossible = Chance can't give { $value } here.
case-chance-unknown = “{ $value }” is nothing that chance gives in { $game }.

## Bots
bot-unknown = There is no bot “{ $name }” here; there are { $choices }.
bot-random = Random
bot-thumb = Rule of thumb
bot-novice = Novice
bot-casual = Casual
bot-steady = Steady
bot-sharp = Sharp
bot-master = Master
search-setting-unknown = A search has no setting “{ $name }”; there are { $choices }.
search-setting-wrong = The setting { $name } takes a number, not “{ $value }”.
search-no-budget = A search needs iterations (up to { $iterations }) or seconds (up to { $seconds }), none of them negative, and 1 to 64 threads.
process-not-started = The bot “{ $command }” can't be started: { $detail }.
process-not-ready = The bot { $name } answered hello with { $answer }, not with its readiness. Its errors: { $errors }
process-gone = The bot { $name } has ended. Its errors: { $errors }
process-too-slow = The bot { $name } gave no answer within { $seconds } s. Its errors: { $errors }
process-not-json = The bot { $name } wrote “{ $line }”, which is not a JSON object. Its errors: { $errors }
process-wrong-move = The bot { $name } gave a wrong answer too often, last { $answer }: { $reason } Its errors: { $errors }
arena-bot-twice = A bot is named twice.
arena-one-bot = One bot has nobody to meet; name two or more, or play a solo game.
arena-bad-count = Deals go from 1 to a million, workers from 0 to { $most }.
arena-bad-stop = “{ $text }” is not two shares such as 0.5,0.6.
arena-bad-results = { $path } does not hold results: { $detail }.
arena-no-ray = No Ray at { $address }: { $detail }
hint-searching = Searching…
hint-line = { $text }: worth { $value } of 100, looked at { $visits } times; then { $line }
mine-no-themes = { $game } does not tell what a puzzle is about, so it has none.
mine-unknown-theme = There is no theme { $theme } here, only { $themes }.
mine-done = { $games ->
    [one] One game
   *[other] { $games } games
} looked through, puzzles: { $puzzles }
mine-renewed = Proved anew: { $kept }; removed: { $gone }
puzzle-unknown = There is no puzzle “{ $name }”.

hint-chances = Chances of winning, seat by seat, as far as you can know: { $chances }

## The command line
option-no-value = An option is written name=value; “{ $word }” is not.
file-unreadable = { $path } can't be read: { $detail }.
file-unusable = { $path } can't be used: { $detail }.
extra-missing = This needs more packages: pip install "chabudai[{ $extra }]", or in a clone pip install ".[{ $extra }]".
port-out-of-range = A port is a number from 0 to { $highest }; { $port } is none.
number-unfit = { $option } goes from { $least } to { $most }; { $value } is not allowed.
address-refused = Can't listen at { $host }, port { $port }: { $detail }.
database-unusable = The database { $database } can't be used: { $detail }.
file-unwritable = { $path } can't be written: { $detail }.
simulate-bad-count = The number of games is at least 1, the seed at least 0, and neither is astronomical.
site-written = { $path } holds the site: { $files } files, { $megabytes } MB compressed.
site-not-built = The page is not built: run ./run site from a clone, or install a whole wheel.
site-not-empty = { $path } is not empty and holds no earlier site.
site-no-machines = The games in WebAssembly are missing; a whole wheel has them, or install ziglang.
export-done = { $games ->
    [one] One game
   *[other] { $games } games
 }, { $moves } decisions: { $path }
export-bad-bots = There are { $players } seats: name one bot for all or { $players }, not { $value }.
export-bad-ending = A data set is written to a file that ends in .npz or .parquet, not to “{ $path }”.
export-needs-numpy = A data set needs NumPy: pip install "chabudai[adapters]".
export-needs-pyarrow = A .parquet file needs one more package: pip install pyarrow. A .npz file does not.
seats-wrong-count = Seats named: { $count }; the game has { $players }.

## Results
result-open = The game is still going on; moves so far: { $moves }.
show-moves = moves: { $moves }
score-total = Total
record-no-such-move = Moves in this game: { $most }; there is no moment after move { $number }.
result-line = { $place }. { $seat }: { $points }

## The terminal
terminal-curtain = { $seat } is next. Hand over the screen and press Enter.
terminal-prompt = { $seat }>
terminal-welcome = Type ? for help.
terminal-help =
    Type a move or its number. Also:
    why MOVE – why it can't be made; score – points so far
    hint – the coach's move and why; hint MOVE – compared with yours
    look – the table again; moves – the moves again; legend – what its signs mean; rules WORD, rules MJ-6 – the rules
    undo – take back your last move; save FILE – save, and go on another time
    quit, q, exit – leave
terminal-legal = “{ $text }” is allowed.
terminal-no-such-number = There is no move { $number }; the moves are numbered 1 to { $most }.
terminal-undo-nothing = You have made no move that could be taken back.
terminal-no-undo = Nothing can be taken back: something has been revealed since.
terminal-hint = The coach would play: { $text }
terminal-rules-none = The rules of this game are not available here.
terminal-rules-how = Type rules and a word or the number of a clause. Chapters: { $chapters }.
terminal-rules-nothing = No clause has “{ $text }”.
terminal-rules-more = Clauses not shown: { $count }; add a word.
terminal-saved = Saved to { $path }. To go on another time: chabudai play { $path }

## The server
table-unknown = There is no such table.
table-not-dealt = The game has not been dealt yet.
table-seated-already = You already sit here, as { $seat }.
table-seat-taken = There is no free seat of that kind.
table-away = A bot plays for you; take your seat back first.
table-away-already = A bot already plays for you.
table-not-waiting = The table is not waiting for { $seat }.
table-patience = { $seat } still has time; seconds left: { $seconds }.
table-no-such-move = This game has no move { $number }.
table-crowded = Too many moves at once; try again.
table-changed = The table has changed in the meantime.
record-not-over = The game is not over yet.
undo-not-possible = You can't take anything back: something has been revealed since, or this table doesn't allow it.
undo-asked-already = { $seat } has already asked.
undo-not-asked = Nobody has asked you to take moves back.
auth-needed = Enter your name first.
auth-wrong = Wrong name or password.
auth-name-taken = The name “{ $name }” is taken.
not-seated = You are not sitting at this table.
not-your-seat = What { $seat } sees is revealed when the game is over.
hint-not-allowed = Hints are off at this table.
seats-me-twice = You can take one seat only.
message-unreadable = The message can't be read: { $detail }.
message-too-long = A message has at most { $limit } bytes.
message-not-json = The message must be application/json.
too-fast = Too many requests; wait a little.
origin-refused = Pages of another site may not act in your name.
not-found = There is nothing here.
method-not-allowed = That can't be done with this address.
server-stopping = The server is being restarted; come back in a moment.
storage-full = There is no room left on this device. Nothing was lost; free some space and try again.
storage-denied = This browser saves nothing here (a private window?), so a game could not be kept.
seat-link-unknown = This link does not lead to a seat.
webhook-refused = A webhook is an http or https address of a public host.
internal-error = Something went wrong on our side.
database-in-use = Another server uses { $path }.
rated-not-possible = A rated game is a new deal without hints and without takebacks.
rated-not-over = A rated game can be played on elsewhere once it is over: a fork would have hints.
salt-not-due = Your part in the deal is not asked for now.
salt-wrong = This is not the salt whose hash you gave.
auth-account-already = This guest already has an account.
message-too-slow = The message took too long to arrive.
database-verified = Tables: { $tables }, lines of their logs: { $lines }, tables that are not as they were written: { $wrong }.
database-damaged = Table { $table }: line { $line } was changed, lost or put in.
database-unreplayable = Table { $table }: the log can't be played beyond line { $line }.
database-status = Table { $table }: its status does not fit line { $line }, the last of its log.
database-old = The database has revision { $value }; start the server once, which brings it up to date.
database-other = This is no database of Chabudai's server.
server-listens = Chabudai listens at { $address }

auth-banned = The host of this server has locked this account.
chat-muted = The host of this server has muted you; you can go on playing.
admin-no-person = Nobody has the id or the account “{ $value }”.
admin-no-table = There is no table { $value }.
admin-no-line = Table { $table } has no line { $line } from which something could be taken out.
admin-guest = { $name } is a guest and has no password.
admin-bad-name = A name has 1 to { $most } characters.
admin-bad-days = The number of days is more than 0.
admin-use-pg-dump = PostgreSQL copies itself: pg_dump makes a backup while the server runs, pg_restore brings it back.
admin-newer = This copy has revision { $value } and was made by a newer server; install that one first.
admin-renamed = The name is now { $name }.
admin-password = The new password, which is shown once: { $password }
admin-banned = { $name } is logged out and can't log in any more.
admin-unbanned = { $name } can log in again.
admin-muted = { $name } can play but not chat.
admin-unmuted = { $name } can chat again.
admin-forgotten = { $name } is forgotten; lines of logs without the name now: { $lines }.
admin-closed = Tables closed: { $count }.
admin-opened = Tables open again: { $count }.
admin-deleted = Tables deleted: { $count }.
admin-removed = The text of line { $line } is gone; the log says that it was taken out.
admin-backed-up = { $path } is a whole copy; tables: { $tables }.
admin-restored = { $path } is as it was in the copy; tables: { $tables }.
admin-kept = What was there before is in { $path }.
admin-same-file = { $path } is the database itself, not a copy of it.

## A real table: score pad, set-up, disputes
pad-none = { $game } has no score pad.
pad-not-a-sheet = A score pad is a list of sheets.
pad-sheets = The number of sheets goes from 1 to { $most }.
pad-not-a-table = “{ $field }” should hold named answers.
pad-seats = Answers for more than { $players } players.
pad-number = “{ $field }” goes from { $low } to { $high }, not { $value }.
pad-choice = “{ $field }” takes one of { $choices }, not { $value }.
pad-rows = “{ $field }” takes at most { $most } rows.
pad-yes = yes
pad-no = no
set-up-first = { $seat } goes first.

## The coach
coach-gain = It brings { $points ->
    [one] a point
   *[other] { $points } points
} at once.
coach-loss = It costs { $points ->
    [one] a point
   *[other] { $points } points
} at once.
coach-rid = It rids you of { $points ->
    [one] a point
   *[other] { $points } points
} at once.
coach-burden = It leaves you with { $points ->
    [one] a point
   *[other] { $points } points
} more.
coach-chance = With it your chance of winning is { $chance }%.
coach-instead = With “{ $move }” it is { $chance }%.
coach-close = About as good: { $move }.
coach-steady = Little depends on what you can't know: { $low } to { $high }%.
coach-depends = Much depends on what you can't know: { $low } to { $high }%.
coach-harm = It costs { $seat } the most: from { $before }% to { $after }%.
coach-reply = Likely reply of { $seat }: { $move }.

## Lessons
lesson-chance-unused = “{ $value }” is not asked for: chance has given less.
lesson-unknown = There is no lesson “{ $name }”; there are: { $choices }.

## Company and manners
not-the-host = Only the host of the table can do this.
join-refused = You can't sit down at this table.
table-not-yours-alone = Only an unrated table without other people can be deleted.
block-too-many = You can block at most { $most } people.
report-too-many = Reports of yours still waiting to be read: { $most }. Please be patient.
report-nobody = There is nobody here who could be reported.
admin-report = { "    " }about { $about } ({ $who }), reported by { $by } ({ $player })
admin-no-report = There is no report { $value }.
admin-reports-closed = Reports closed: { $count }.
admin-reports-opened = Reports open again: { $count }.

## Puzzles
puzzle-margin = All { $searches } searches of the proof agree, with a lead of at least { $percent }%.

## Review
review-account = { $seat }: start { $start }, luck { $chance }, own moves { $own }, others' moves { $others }, result { $result }
review-turn-chance = Turning point at move { $move }, luck: { $other } from { $before }% to { $after }%
review-turn-move = Turning point at move { $move } of { $seat }: { $other } from { $before }% to { $after }%
review-cost = Move { $move }, { $seat }: { $played }; better { $best }, by { $cost }%

## Studies
study-too-long = A study takes at most { $limit } kB. Make some of its comments shorter, or divide it.
study-not-json = The file is not JSON: { $detail }.
study-format = The file does not say that its format is one of { $choices }.
study-origin = A study begins with either a record or a position.
study-field-unknown = A study has no field “{ $field }”.
study-text = The field “{ $field }” takes texts of at most { $limit } characters.
study-too-large = A study has at most { $most } moves.
study-node-wrong = Node { $number } of the tree is not as it should be.
study-no-such-node = The tree has no node { $number }.
study-no-such-seat = There is no seat { $number } in this game.
study-start-stays = The start of a study stays as it is.
study-is-main = This is already the main line.
study-mark = A mark is one of { $choices }, not “{ $value }”.
study-move-refused = Node { $number }, “{ $text }”, can't be played: { $reason }
study-no-other-deal = Chance gives nothing at this move that could be different.
study-head = { $name } ({ $game }, { $players ->
    [one] one player
   *[other] { $players } players
}): { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $branches ->
    [one] one branch
   *[other] { $branches } branches
}
study-unnamed = Study
study-from-position = From a written position.
study-dealt-otherwise = another deal ({ $number })

## The same deal for all
deal-unknown = There is no deal of that day.
deal-sealed = Others are still playing this deal. Its seed, the review and other ways to play it will open when the day is over, at midnight UTC.
deal-not-left = You play the deal of the day yourself: no bot takes over. Just close the page; you can come back to it until midnight UTC.
deal-not-from-start = This game did not begin with a deal, so nobody can be dealt the same.
compare-other-deal = These are not two games of the same deal.
compare-head = Decisions of { $seat }; moves the same from the start: { $moves }.
compare-never = The two games are the same.
compare-parted = They diverge at decision { $number }.
compare-parted-by = The first move that differs was made by { $seat }.
compare-one = First game
compare-other = Second game
