momiji-name = Momiji
momiji-summary = Gather autumn leaves, pile them up by number, and own the right objectives.
momiji-phase-draft = choose a landscape
momiji-phase-main = choose a main action, or an optional one first
momiji-phase-collect = collect a column
momiji-phase-lay = play another card, or finish
momiji-phase-place = choose where the card goes
momiji-phase-trade = discard the second card for the acorn
momiji-phase-after = take an optional action, or end the turn
momiji-phase-clear = discard a card after the play
momiji-phase-limit = discard down to eight cards
momiji-phase-B = B: choose a column
momiji-phase-D = D: discard one of the drawn cards
momiji-phase-C = C: choose the next pile from the left
momiji-phase-F = F: choose a column whose top you take
momiji-phase-G = G: choose a discarded card
momiji-phase-H = H: buy a token, or give one back
momiji-phase-H-swap = H: choose the token you get
momiji-phase-I = I: choose a column
momiji-phase-K = K: choose tops of columns, or finish
momiji-phase-L = L: discard cards for acorns, or finish
momiji-phase-M = M: choose a card to tuck, or finish
momiji-phase-M-pile = M: choose the pile
momiji-phase-N = N: choose where the turned-up card goes
momiji-phase-over = the game is over
momiji-category-piles = Piles
momiji-category-acorns = Acorns
momiji-category-objectives = Objectives
momiji-category-blue-token = Blue token
momiji-category-condition-1 = First condition
momiji-category-condition-2 = Second condition
momiji-category-condition-3 = Third condition
momiji-option-players = Players
momiji-option-edition = Edition
momiji-option-morning-dew = Morning Dew
momiji-option-landscapes = Landscapes
momiji-option-types = Leaf types
momiji-option-scenario = Solo scenario
momiji-option-open-piles = Open piles
momiji-choice-auto = by the number of players
momiji-choice-starter = starter sets
momiji-choice-draft = draft
momiji-choice-first = first
momiji-choice-second = second
momiji-choice-third = third
momiji-choice-wind = Cold Breeze
momiji-choice-meditation = Meditation
momiji-choice-equinox = Equinox

## Leaves
momiji-type-red = red
momiji-type-orange = orange
momiji-type-yellow = yellow
momiji-type-green = green
momiji-type-purple = purple
momiji-type-brown = brown
momiji-type-blue = blue
momiji-card-red0n = red 0
momiji-card-red0l = red 0 (acorn left)
momiji-card-red0r = red 0 (acorn right)
momiji-card-red0b = red 0 (acorns on both sides)
momiji-card-red1n = red 1
momiji-card-red1l = red 1 (acorn left)
momiji-card-red1r = red 1 (acorn right)
momiji-card-red1b = red 1 (acorns on both sides)
momiji-card-red2 = red 2
momiji-card-red3 = red 3
momiji-card-orange0n = orange 0
momiji-card-orange0l = orange 0 (acorn left)
momiji-card-orange0r = orange 0 (acorn right)
momiji-card-orange0b = orange 0 (acorns on both sides)
momiji-card-orange1n = orange 1
momiji-card-orange1l = orange 1 (acorn left)
momiji-card-orange1r = orange 1 (acorn right)
momiji-card-orange1b = orange 1 (acorns on both sides)
momiji-card-orange2 = orange 2
momiji-card-orange3 = orange 3
momiji-card-yellow0n = yellow 0
momiji-card-yellow0l = yellow 0 (acorn left)
momiji-card-yellow0r = yellow 0 (acorn right)
momiji-card-yellow0b = yellow 0 (acorns on both sides)
momiji-card-yellow1n = yellow 1
momiji-card-yellow1l = yellow 1 (acorn left)
momiji-card-yellow1r = yellow 1 (acorn right)
momiji-card-yellow1b = yellow 1 (acorns on both sides)
momiji-card-yellow2 = yellow 2
momiji-card-yellow3 = yellow 3
momiji-card-green0n = green 0
momiji-card-green0l = green 0 (acorn left)
momiji-card-green0r = green 0 (acorn right)
momiji-card-green0b = green 0 (acorns on both sides)
momiji-card-green1n = green 1
momiji-card-green1l = green 1 (acorn left)
momiji-card-green1r = green 1 (acorn right)
momiji-card-green1b = green 1 (acorns on both sides)
momiji-card-green2 = green 2
momiji-card-green3 = green 3
momiji-card-purple0n = purple 0
momiji-card-purple0l = purple 0 (acorn left)
momiji-card-purple0r = purple 0 (acorn right)
momiji-card-purple0b = purple 0 (acorns on both sides)
momiji-card-purple1n = purple 1
momiji-card-purple1l = purple 1 (acorn left)
momiji-card-purple1r = purple 1 (acorn right)
momiji-card-purple1b = purple 1 (acorns on both sides)
momiji-card-purple2 = purple 2
momiji-card-purple3 = purple 3
momiji-card-brown0n = brown 0
momiji-card-brown0l = brown 0 (acorn left)
momiji-card-brown0r = brown 0 (acorn right)
momiji-card-brown0b = brown 0 (acorns on both sides)
momiji-card-brown1n = brown 1
momiji-card-brown1l = brown 1 (acorn left)
momiji-card-brown1r = brown 1 (acorn right)
momiji-card-brown1b = brown 1 (acorns on both sides)
momiji-card-brown2 = brown 2
momiji-card-brown3 = brown 3
momiji-card-blue0n = blue 0
momiji-card-blue0l = blue 0 (acorn left)
momiji-card-blue0r = blue 0 (acorn right)
momiji-card-blue0b = blue 0 (acorns on both sides)
momiji-card-blue1n = blue 1
momiji-card-blue1l = blue 1 (acorn left)
momiji-card-blue1r = blue 1 (acorn right)
momiji-card-blue1b = blue 1 (acorns on both sides)
momiji-card-blue2 = blue 2
momiji-card-blue3 = blue 3
momiji-card-blue4 = blue 4

## Objective tokens
momiji-token-red = most red leaves
momiji-token-orange = most orange leaves
momiji-token-yellow = most yellow leaves
momiji-token-green = most green leaves
momiji-token-purple = most purple leaves
momiji-token-brown = most brown leaves
momiji-token-largest = the largest pile
momiji-token-tops = the highest sum of tops
momiji-token-closed = most closed piles
momiji-token-acorns = most acorns
momiji-token-variety = most piles and unused landscapes
momiji-token-zeros = most 0 cards
momiji-token-warm = most red, orange and yellow leaves
momiji-token-cool = most green, purple and brown leaves
momiji-token-fewest = fewest leaves in piles
momiji-token-hand = most cards in hand

## Landscapes
momiji-landscape-A = When you play: one card may skip a number.
momiji-landscape-B = When you collect: two columns, at most 4 cards together.
momiji-landscape-C = On your turn: put your piles in another order, take 2 acorns.
momiji-landscape-D = Instead of a column: draw 4 cards and discard one of them.
momiji-landscape-E = After you collect: play 1 or 2 cards.
momiji-landscape-F = On your turn: take the top card of a column and 2 acorns.
momiji-landscape-G = On your turn: take a card from the discard pile.
momiji-landscape-H = After a play of one type: buy a token, or swap one of yours.
momiji-landscape-I = After activating: take a column too.
momiji-landscape-J = Instead of a play: up to 4 cards onto two piles.
momiji-landscape-K = Instead of a column: up to 3 top cards of different columns.
momiji-landscape-L = On your turn: discard cards for an acorn each, take 2 acorns more.
momiji-landscape-M = After you play: tuck 1 or 2 cards under open piles.
momiji-landscape-N = On your turn: turn up 4 cards onto your piles; the rest go to the garden.
momiji-when-A = while playing cards by the normal rule
momiji-when-B = in place of collecting a column
momiji-when-C = before or after the main action
momiji-when-D = in place of collecting, without a paid refill before it
momiji-when-E = directly after collecting a column
momiji-when-F = before or after the main action
momiji-when-G = before or after the main action
momiji-when-H = directly after a play of one type
momiji-when-I = directly after activating a token
momiji-when-J = in place of a play
momiji-when-K = in place of collecting a column
momiji-when-L = before or after the main action
momiji-when-M = directly after a play
momiji-when-N = before or after the main action

## What happens
momiji-started = { $seat } starts.
momiji-offered = Landscape { $letter } is offered.
momiji-drafted = { $seat } takes landscape { $letter }.
momiji-revealed = Into the garden: { $card }.
momiji-overflowed = The column is full; discarded: { $card }.
momiji-took-column = { $seat } takes the { $type } column: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
momiji-took-top = { $seat } takes from a column: { $card }.
momiji-took-discard = { $seat } takes from the discard pile: { $card }.
momiji-refilled = { $seat } pays for new cards in the garden.
momiji-used = { $seat } uses landscape { $letter }.
momiji-laid = { $seat } plays on pile { $pile }: { $card }.
momiji-began = { $seat } starts a pile { $side }: { $card }.
momiji-side-left = on the left
momiji-side-right = on the right
momiji-closed = { $seat } closes pile { $pile }; torii tokens left: { $torii }.
momiji-closed-bare = { $seat } closes pile { $pile }; no torii token is left.
momiji-joker = { $seat } gets the blue token.
momiji-tucked = { $seat } tucks under pile { $pile }: { $card }.
momiji-discarded = { $seat } discards: { $card }.
momiji-drew = { $seat } draws: { $card }.
momiji-drew-hidden = { $seat } draws a card.
momiji-turned = { $seat } turns up: { $card }.
momiji-reordered = { $seat } rearranges the piles.
momiji-gained = { $seat } gets { $acorns ->
    [one] one acorn
   *[other] { $acorns } acorns
} ({ $gain }).
momiji-paid = { $seat } pays { $acorns ->
    [0] no acorns
    [one] one acorn
   *[other] { $acorns } acorns
} ({ $cost }).
momiji-for-bonus = matching acorns
momiji-for-trade = two cards
momiji-for-landscape = landscape
momiji-for-token = objective token
momiji-for-refill = new cards
momiji-got-token = { $seat } takes the token: { $token }.
momiji-gave-token = { $seat } gives back the token: { $token }.
momiji-passed = { $seat } has no main action and passes.
momiji-cleared = The rest of the garden is discarded: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
momiji-end-near = { $seat } triggers the end: { $cause }
momiji-last-turn = { $seat }'s last turn.
momiji-game-ended = The game is over.
momiji-end-deck = The deck is empty.
momiji-end-torii = No torii token is left.
momiji-end-garden = The garden can't be filled any more.
momiji-tie-hand = Equal points: more cards in hand decide.
momiji-tie-shared = Equal points and equal hands share the win.
momiji-won = Won: all three conditions are met.
momiji-lost-0 = Lost: none of the three conditions is met.
momiji-lost-1 = Lost: one of the three conditions is met.
momiji-lost-2 = Lost: two of the three conditions are met.

## The table in the terminal
momiji-picture-head = deck { $deck }   discards { $discards }
momiji-picture-torii = torii { $count }
momiji-picture-top = top
momiji-picture-tokens = tokens: { $tokens }
momiji-picture-offer = offer: { $letters }
momiji-picture-seat = { $seat }  acorns { $acorns }  landscapes { $lands }  tokens { $tokens }
momiji-picture-row = row: { $piles }
momiji-picture-hand = hand: { $cards }
momiji-legend =
    Cards: { $card } has an acorn on its left (r: right, b: both sides, n: none); in the garden the top is last.
    Row: piles from the left, by their tops; ⛩ is a torii token, x3 three cards. Landscapes: * is used up.
    ▶ marks the player to move, ? is a card you don't know.

## Refusals: texts
momiji-unreadable = “{ $text }” is not a move. Moves are like: collect red, lay red 0 left, activate tops, use C, discard red 2, finish, end.
momiji-no-such-letter = There is no landscape “{ $text }”.
momiji-no-such-type = There is no leaf type “{ $text }”; there are { $choices }.
momiji-no-such-token = There is no token “{ $text }”; there are { $choices }.
momiji-no-such-pile = “{ $text }” is no pile; piles count from 1 to { $most }, from the left.
momiji-no-such-card = There is no card “{ $text }”.
momiji-which-card = “{ $text }” may be several cards: { $choices }.

## Refusals: the turn
momiji-no-such-choice = That can't be chosen now: { $verb }.
momiji-verb-draft = landscapes are chosen only in the draft
momiji-verb-top = a top card is taken with F or K
momiji-verb-tuck = a card is tucked with M
momiji-verb-take = a discarded card is taken with G
momiji-verb-pile = a pile is named after a card or with C
momiji-verb-left = a side is named after a card
momiji-verb-right = a side is named after a card
momiji-verb-return = a token is given back with H
momiji-verb-finish = there is no play to finish
momiji-choose-first = Now you have to: { $phase }.
momiji-not-offered = Landscape { $letter } is not offered; there are { $choices }.
momiji-main-done = You have already taken your main action this turn.
momiji-main-first = Your main action comes first: collect, play or activate.
momiji-no-pass = You can't pass: you can take a main action even without a landscape.
momiji-type-absent = This type is not in the game: { $type }.
momiji-column-empty = The column is empty: { $type }.
momiji-two-columns = B takes two columns of at most { $limit } cards together; { $type } has { $cards }, taken so far: { $taken }.
momiji-no-refill-alone = In a solo game the garden can't be refilled for an acorn.
momiji-deck-empty = The deck is empty.
momiji-acorns-short = It costs { $price } in acorns; you have { $acorns }.
momiji-token-absent = The token is not in this game: { $token }.
momiji-token-owned = The token “{ $token }” is owned by { $seat }.
momiji-token-price = The token “{ $token }” costs { $price } in acorns; you have { $acorns }.
momiji-needs-type = “{ $token }” needs a card of that type in your player area.
momiji-needs-centre = “{ $token }” needs all three types in your player area, and the centre pile larger than both others.
momiji-needs-zeros = “{ $token }” needs four 0s in your hand or on top of your piles.
momiji-needs-closed = “{ $token }” needs every pile closed, of all three types.
momiji-needs-acorns = “{ $token }” needs 5 acorns; you have { $acorns }.
momiji-token-not-yours = The token “{ $token }” is not yours to give back.
momiji-nothing-to-swap = There is no token to get for “{ $token }”.

## Refusals: laying cards
momiji-not-in-hand = You do not hold { $card }; your hand: { $hand }.
momiji-type-laid = You have already played a card of this type: { $type }. Cards played: { $laid }.
momiji-number = The pile { $type } shows { $top }; { $top } or { $next } may follow, you chose { $number }.{ $skip ->
    [yes] {" "}Landscape A would allow it and you have it: play the card with it.
    [lost] {" "}Only landscape A would allow it.
   *[other] {""}
}
momiji-starts-with-0 = A pile { $type } starts with 0; you chose { $number }.{ $skip ->
    [yes] {" "}Landscape A would allow it and you have it: play the card with it.
    [lost] {" "}Only landscape A would allow it.
   *[other] {""}
}
momiji-pile-closed = The pile { $type } is closed by its { $top }.
momiji-row-full = No room for { $card }: you have { $most } piles, and one more could not show a type of its own.
momiji-tops-alike = With { $card } there, two piles would show the same type, and nothing in your hand could fix that in this play.
momiji-tops-alike-now = Two piles show the same type; play a card that fixes it.
momiji-no-skip = Nowhere does { $card } skip exactly one number: A lets you start with 1, or play two above a top.
momiji-j-piles = J plays up to { $most } cards on exactly two piles, at least one on each; { $card } does not fit. Played so far: { $laid }.
momiji-j-needs-two = J needs a card on a second pile too; played so far: { $laid }.
momiji-nothing-done = It must have an effect: choose at least one card.
momiji-pile-absent = There is no pile { $pile }; piles you have: { $piles }.
momiji-pile-settled = Pile { $pile } can't be chosen; places settled from the left: { $settled }.
momiji-tuck-closed = Pile { $pile } is closed; nothing is tucked under it.
momiji-not-on-pile = { $card } does not go on pile { $pile }, which shows { $top }.
momiji-no-new-pile = { $card } can't begin a pile: its number is { $number }, or its type has a pile.

## Refusals: landscapes and discards
momiji-no-landscape = You do not have landscape { $letter }; you have { $choices }.
momiji-landscape-spent = Your landscape { $letter } is used up.
momiji-landscape-used = One landscape a turn, and you have already used one: { $letter } has to wait.
momiji-a-is-skip = A goes with the card that skips a number: choose that card.
momiji-wrong-moment = Landscape { $letter } is used { $when }.
momiji-no-effect = Landscape { $letter } would have no effect now.
momiji-top-taken = You have already taken the top of this column: { $type }.
momiji-not-drawn = { $card } is not one of the cards you drew.
momiji-traded = You can discard two cards for an acorn only once a turn, and you already have.
momiji-trade-short = You discard two cards for an acorn; in your hand: { $cards }.
momiji-not-discarded = { $card } is not in the discard pile.

## Refusals: options
momiji-dew-edition =
    Morning Dew belongs to the third edition, not the { $edition ->
        [first] { momiji-choice-first }
       *[second] { momiji-choice-second }
    }.
momiji-dew-solo = Morning Dew can't be played solo.
momiji-scenario-alone = Scenarios are for one player, not for { $players }.
momiji-five-need-dew = { $players } players need Morning Dew.
momiji-five-draft = { $players } players draft; there are four starter sets.
momiji-solo-landscapes =
    In a solo game the scenario sets your landscapes; “{ $value ->
        [starter] { momiji-choice-starter }
       *[draft] { momiji-choice-draft }
    }” can't be chosen.
momiji-solo-types = In a solo game the scenario sets the leaf types.
momiji-first-scenario =
    The first edition has no scenario “{ $value ->
        [meditation] { momiji-choice-meditation }
       *[equinox] { momiji-choice-equinox }
    }”.
momiji-blue-needs-dew = Blue leaves belong to Morning Dew.
momiji-types-count = Types named: { $count }; with { $players } players there are { $wanted }.
momiji-types-blue = With Morning Dew blue is always among the types.

## Written positions
momiji-position-types = The line “{ $field }”: { $wanted } types are in play, as the options say.
momiji-position-token = The line “{ $field }”: “{ $value }” is no token of this edition, or is named twice.
momiji-position-absent = The line “{ $field }”: “{ $value }” is of a type that is not in play.
momiji-position-column = The line “{ $field }”: a column has at most { $most } cards.
momiji-position-draft = The line “{ $field }”: it does not fit a draft.
momiji-position-known = The line “{ $field }”: it names cards that are not in that hand.
momiji-position-piles = The line “{ $field }”: at most { $most } piles.
momiji-position-torii = The line “{ $field }”: a torii token lies only on a closed pile.
momiji-position-landscapes = The line “{ $field }”: { $most } landscapes for everybody.
momiji-position-tops = The line “{ $field }”: two piles show the same type.
momiji-position-gates = The line “{ $field }”: torii tokens: { $count }; there are { $most }.
momiji-position-solo = The line “{ $field }”: in a solo game torii are not counted, and the deck is a multiple of four.
momiji-position-blue = The line “{ $field }”: the blue token belongs to Morning Dew.
momiji-position-seat = The line “{ $field }”: it is nobody's turn exactly when the game is over.
momiji-position-end = The line “{ $field }”: it does not fit the last turns.
momiji-position-phase = The line “{ $field }”: it does not fit the phase.
momiji-position-stuck = The line “{ $field }”: nothing could be done here.
momiji-position-turn = The line “{ $field }”: these numbers do not go together.
momiji-position-copies = Cards { $card }: { $count }; the game has { $most }.
momiji-position-letters = Landscapes { $letter }: { $count }; a draft has { $most }.

## The data file
momiji-data-unknown = { $entry }: the box has nothing of that name.
momiji-data-missing = { $entry }: this list of entries is missing.
momiji-data-no-entry = { $entry }: this entry is missing.
momiji-data-no-such-card = { $entry }: there is no such card.
momiji-data-copies = { $entry }: copies: { $count }; { $wanted } are printed.
momiji-data-no-acorns = { $entry }: only 0s and 1s have acorns, so “{ $field }” must go.
momiji-data-acorns = { $entry }: left, right, both and none add up to { $count }, not to { $wanted }.
momiji-data-source = { $entry }: “{ $field }” must be one of { $choices }.
momiji-data-twice = { $entry }: it is there twice.
momiji-data-total = { $entry }: landscapes: { $count }; the box has { $wanted }.
momiji-data-starter = { $entry }: a starter set is A, B and C; flower and leaf stay in the draft, cloud and mushroom leave.
momiji-facts-corners = { $entry }: “{ $value }” does not tell the corners of { $wanted } copies, each by one sign of { $choices }.

## The table in the browser
momiji-web-yours = Your turn: { $phase }.
momiji-web-garden = Garden
momiji-web-objectives = Objectives
momiji-web-landscapes = Your landscapes
momiji-web-landscapes-each = Each player's landscapes
momiji-web-offer = Landscapes to choose from
momiji-web-hand = Your hand
momiji-web-drawn = Drawn: discard one of these
momiji-web-row = Piles of { $seat }, from the left
momiji-web-no-piles = No piles yet.
momiji-web-no-cards = No cards.
momiji-web-column = { $move }. In the column, the top last: { $cards }.
momiji-web-pile = Pile { $pile }: { $card }{ $open ->
    [true] {", "}cards: { $count }
   *[other] {""}
}{ $closed ->
    [true] {", "}closed
   *[other] {""}
}{ $torii ->
    [true] {" "}with a torii
   *[other] {""}
}{ $next ->
    [yes] ; its acorn faces the next pile's
   *[other] {""}
}.
momiji-web-deck = Deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
momiji-web-discards = Discards: { $cards }
momiji-web-torii = Torii tokens left: { $count }
momiji-web-last-turns = Turns to the end: { $count }
momiji-web-acorns = { $count ->
    [one] one acorn
   *[other] { $count } acorns
}
momiji-web-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
momiji-web-hand-of = { $count ->
    [one] one card
   *[other] { $count } cards
}
momiji-web-blue-token = The blue token: −3 points
momiji-web-used = Used up.
momiji-web-bonus-due = At the end of the turn each pair of acorns brings 2 acorns.
momiji-web-price = { $price ->
    [0] free
    [one] 1 acorn
   *[other] { $price } acorns
}
momiji-web-token-price = Price: { $price }.
momiji-web-token-owner = It belongs to { $seat }.
momiji-web-covered = hidden until the end
momiji-web-ahead = leads
momiji-web-progress = ({ $have } of { $need })
momiji-web-condition-held = Met.
momiji-web-condition-not = Not met yet.
momiji-web-condition-open = Covered cards count: hidden until the end.
momiji-web-wind-1 = Each of three piles is worth 10 points or more.
momiji-web-wind-2 = The centre pile is larger than both others.
momiji-web-wind-3 = You own three tokens.
momiji-web-meditation-1 = Four piles with 1 or more on top.
momiji-web-meditation-2 = Three piles worth 10 points or more, and the tokens of their types are yours.
momiji-web-meditation-3 = You have 10 acorns.
momiji-web-equinox-1 = All three piles are closed.
momiji-web-equinox-2 = You have 4 acorns.
momiji-web-equinox-3 = You own three tokens.
momiji-web-sure-use = Use landscape { $letter } for an acorn? Each works once a game.
momiji-web-sure-trade = Discard two cards for one acorn, beginning with { $card }?
momiji-web-sure-pass = Pass without a main action?
momiji-web-move-draft = Take landscape { $letter }: { $words }
momiji-web-move-use = Use landscape { $letter }: { $words }
momiji-web-move-collect = Collect the { $type } column
momiji-web-move-top = Take the top card of the { $type } column
momiji-web-move-lay = Play { $card }
momiji-web-move-skip = Play { $card } with landscape A
momiji-web-move-discard = Discard { $card }
momiji-web-move-tuck = Tuck { $card } under a pile
momiji-web-move-take = Take { $card } from the discards
momiji-web-move-pile = Choose pile { $pile }
momiji-web-move-left = A new pile on the left
momiji-web-move-right = A new pile on the right
momiji-web-move-activate = Objective: { $token }
momiji-web-move-return = Give back: { $token }
momiji-web-move-refill = Four new cards for an acorn, then collect
momiji-web-move-finish = Finish
momiji-web-move-pass = Pass
momiji-web-move-end = End the turn
momiji-web-verb-collect = Collect
momiji-web-verb-lay = Play
momiji-web-verb-objective = Objective
momiji-web-verb-refill = New cards for an acorn
momiji-web-verb-landscape = Use a landscape
momiji-web-verb-sell = Discard 2 → 1 acorn
momiji-web-verb-skip = Play with landscape A
momiji-web-verb-return = Give an objective back
momiji-web-verb-collect-what = Choose the column to collect.
momiji-web-verb-lay-what = Choose the card to play.
momiji-web-verb-objective-what = Choose the objective to take.
momiji-web-verb-refill-what = Tap the deck: four new cards for an acorn, then collect.
momiji-web-verb-landscape-what = Choose the landscape to use.
momiji-web-verb-sell-what = Choose the first of two cards to discard for an acorn.
momiji-web-verb-skip-what = Choose the card to play with landscape A.
momiji-web-verb-return-what = Choose the objective to give back.
momiji-web-counts = Points for what everybody can see; covered cards are counted at the end.
momiji-web-goal-closed = Piles you have closed
momiji-web-goal-objectives = Your objectives that are met now
momiji-web-goal-acorns = Your acorns
momiji-web-goal-pairs = Acorns that face each other

## At a real table
momiji-pad-objectives = Objectives that somebody owns
momiji-pad-token = Objective
momiji-pad-owner = Owner
momiji-pad-blue = Who has the blue token?
momiji-pad-piles = Piles, from the left
momiji-pad-type = Type on top
momiji-pad-number = Number on top
momiji-pad-pile-cards = Cards
momiji-pad-acorns = Acorns, except those on landscapes
momiji-pad-hand = Cards in hand
momiji-pad-tokens = Tokens you own
momiji-pad-count = Cards in your piles: { $type }
momiji-pad-zeros = All 0 cards in your piles
momiji-pad-landscapes = Unused landscapes
momiji-pad-line-pile = Pile { $type }: { $cards } × { $number }
momiji-pad-line-acorns = Acorns
momiji-pad-line-token-own = Yours and completed: { $token } ({ $count })
momiji-pad-line-token-other = Completed too: { $token } ({ $count })
momiji-pad-line-token-missed = Not completed: { $token } ({ $count })
momiji-pad-line-blue = The blue token
momiji-pad-line-held = Met: { $condition }
momiji-pad-line-failed = Not met: { $condition }
momiji-set-up-types = Play with these types: { $types }. All others go back into the box.
momiji-set-up-deal = Deal { $cards } cards to each player; turn up { $garden } into the garden, a column for each type.
momiji-set-up-deal-alone = Take { $cards } cards; turn up { $garden } into the garden, a column for each type.
momiji-set-up-objectives = Turn up these objectives: { $tokens }. Torii tokens: { $torii }.
momiji-set-up-tokens = Lay out these tokens: { $tokens }.
momiji-set-up-starter = Landscapes: A, B and C for each player.
momiji-set-up-draft = Landscapes: everybody drafts three, each time from three open ones, clockwise from the first player.
momiji-set-up-letters = Landscapes: { $letters }.
momiji-set-up-acorns = Acorns: { $first } for the first player, { $others } for the others.
momiji-set-up-acorns-alone = Acorns: { $acorns }.
momiji-set-up-blue = Morning Dew: have the blue token ready.
momiji-may-piles = Your piles
momiji-may-type = Type of the card
momiji-may-number = Its number
momiji-may-skip = With landscape A?
momiji-may-laid = Yes, you can play this card.
momiji-may-skipped = Yes, you can play this card with landscape A.
momiji-may-no-card = There is no such card.

## Lessons
momiji-lesson-first = Your first game
momiji-lesson-first-collect = Most points win, and piles of leaves bring them. First get cards: take the whole red column of the garden.
momiji-lesson-first-collect-done = Two red cards are in your hand now. That was your one main action.
momiji-lesson-first-turn-over = A turn has one main action: collect, play or activate. End your turn.
momiji-lesson-first-turn-over-done = Your opponent collects too.
momiji-lesson-first-lay = Now play. A pile starts with a 0; then comes the same number or one more. At the end it scores its cards × the number on top. Play the red 1 with two acorns on your red 0.
momiji-lesson-first-lay-done = Two cards × 1: 2 points at the end. Covered cards are counted only then, so the score above shows 1.
momiji-lesson-first-begin = In one play you may play cards of different types, one of each. Play the yellow 0: it begins a new pile.
momiji-lesson-first-begin-done = A new pile may stand at either end of your row.
momiji-lesson-first-side = Look at the acorns in the lower corners: put it on the right, so that two of them face each other.
momiji-lesson-first-side-done = Two pairs of acorns meet now, on both sides of the red pile.
momiji-lesson-first-finish = You could play more cards, but none of yours fits: finish your play.
momiji-lesson-first-finish-done = You played two types, so a bonus is due at the end of your turn.
momiji-lesson-first-bonus = End your turn: each pair of acorns brings 2 acorns.
momiji-lesson-first-bonus-done = Two pairs: 4 acorns! They are both points and money.
momiji-lesson-first-objective = For 3 acorns you make an objective your own. You collect red, so activate “most red leaves”: 10 points if you have the most at the end.
momiji-lesson-first-objective-done = The objective is yours. That was the main action of this turn.
momiji-lesson-first-first-card = Once a turn you may also discard two cards for an acorn. Your green 3 and purple 3 fit nowhere: discard one of them.
momiji-lesson-first-first-card-done = One more, and the acorn is yours.
momiji-lesson-first-second-card = Discard the other 3.
momiji-lesson-first-second-card-done = You got an acorn.
momiji-lesson-first-wait = End your turn.
momiji-lesson-first-wait-done = Your opponent plays a green 1.
momiji-lesson-first-same = You may play two cards of one type in a turn. Play your red 1: the same number is fine.
momiji-lesson-first-same-done = Three cards, and still a 1 on top.
momiji-lesson-first-skip = A 3 on a 1? Your landscape A lets one card skip a number, once a game, for an acorn. Play the red 3 with it.
momiji-lesson-first-skip-done = A 3 closes the pile: 4 cards × 3 = 12 points at the end. You took the last torii token, so everybody has one more turn.
momiji-lesson-first-points = Your last turn. Only you have a closed pile: 3 acorns for “most closed piles” bring 10 points. Activate it.
momiji-lesson-first-points-done = 3 points spent, 10 won.
momiji-lesson-first-last = End your turn: it is the last of the game.
momiji-lesson-first-last-done = Now covered cards count too: piles 12, two objectives 20, an acorn 1, 33 points in all.
momiji-lesson-first-end = You win 33 to 10. Piles, objectives and acorns bring points; an empty deck or the last torii token brings the end. You know Momiji!
momiji-lesson-alone = Momiji solo
momiji-lesson-alone-token = In a solo game three conditions decide, not points. You still need a third token: brown costs the number on top of its pile, now 2. Take it before a 3 lies there.
momiji-lesson-alone-token-done = Three tokens: one condition is met. After that the garden is cleared and four new cards come.
momiji-lesson-alone-turn-over = Nobody else plays: after your turn comes your turn. End it.
momiji-lesson-alone-turn-over-done = The deck is empty now, so the end is not far.
momiji-lesson-alone-brown = Each pile must be worth 10 points or more: its cards times the number on top. Play the brown 3: 4 × 3 = 12.
momiji-lesson-alone-brown-done = That pile is done.
momiji-lesson-alone-green = And the centre pile must be the largest. Play the green 3 on it in the same play: it is another type, so you may.
momiji-lesson-alone-green-done = Five cards in the centre, four on each side: the second condition. All piles are worth 10 or more: the third.
momiji-lesson-alone-finish = Finish your play.
momiji-lesson-alone-finish-done = In a solo game a play has its price.
momiji-lesson-alone-discard = After each play you discard a card. You have one left: discard it.
momiji-lesson-alone-discard-done = Now you only have to bring the game to its end.
momiji-lesson-alone-collect = Take the brown column: the rest of the garden goes, and four new cards can't come.
momiji-lesson-alone-collect-done = The garden can't be filled any more.
momiji-lesson-alone-near = End your turn: one last turn follows.
momiji-lesson-alone-near-done = This is the last turn.
momiji-lesson-alone-pass = In it you may go without a main action. All conditions are met, so pass.
momiji-lesson-alone-pass-done = Nothing is spoiled.
momiji-lesson-alone-last = End the game.
momiji-lesson-alone-last-done = Three tokens, three piles of 10 or more, the largest in the centre.
momiji-lesson-alone-end = All three conditions are met: you have won Cold Breeze. From the start it is much harder!

## What puzzles are about
momiji-theme-objective = Objective
momiji-theme-objective-why = An objective that you own brings 10 points instead of 3; once somebody else has it, it is gone.
momiji-theme-close = Close a pile
momiji-theme-close-why = A pile with a high top counts all its cards many times over, and every torii taken brings the end nearer.
momiji-theme-landscape = Landscape
momiji-theme-landscape-why = The landscape does now what your cards alone can't.
momiji-theme-acorns = Acorns
momiji-theme-acorns-why = Acorns are both points and money: this brings more of them than the other moves.
momiji-theme-collect = Which cards to take
momiji-theme-collect-why = These cards fit your piles best, and nobody else gets them.
momiji-theme-lay = Which card to play
momiji-theme-lay-why = This card leaves more open for the cards you still hold.
momiji-theme-stop = Enough is enough
momiji-theme-stop-why = What you hold back is worth more later than it would be now.
