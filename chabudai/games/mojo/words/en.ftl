mojo-name = Mojo
mojo-summary = Shed your cards, keep a cheap hand, and dare to end the round.
mojo-phase-play = play a card
mojo-phase-chain = play another card
mojo-phase-draw = choose where to draw
mojo-phase-turn-up = turn up a card
mojo-phase-over = the game is over
mojo-category-rounds = Points
mojo-category-cards = Hand now
mojo-category-earlier = Earlier rounds
mojo-category-last = Last round
mojo-option-players = Players
mojo-option-piles = Discard piles
mojo-colour-blue = blue
mojo-colour-green = green
mojo-colour-yellow = yellow
mojo-colour-orange = orange
mojo-colour-red = red

## What happens
mojo-new-round = Round { $round }: { $seat } starts, mojo card on { $side ->
    [0] 0, clockwise
   *[other] +10, counter-clockwise
}.
mojo-opened = { $piles ->
    [1] The pile opens with { $card }.
   *[other] Pile { $pile } opens with { $card }.
}
mojo-played = { $piles ->
    [1] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } on pile { $pile }.
}
mojo-chained = { $piles ->
    [1] { $seat } goes on with { $card }.
   *[other] { $seat } goes on with { $card } on pile { $pile }.
}
mojo-drew = { $seat } draws { $card }.
mojo-drew-hidden = { $seat } draws a card.
mojo-took = { $seat } takes { $card } from pile { $pile }.
mojo-reshuffled = The discards are shuffled into a new deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
mojo-laid = Mojo time for { $seat }: { $cards ->
    [one] one card lies
   *[other] { $cards } cards lie
} face down.
mojo-turned-up = { $seat } turns up { $card }.
mojo-round-ended = { $seat } ends the round and takes the mojo card.
mojo-shown = { $seat } shows { $card }.
mojo-scored = { $seat } gets { $points ->
    [one] one point
   *[other] { $points } points
}, { $total } in all.
mojo-zero = { $seat } is the lowest: the mojo card brings 0.
mojo-ten = { $seat } is not the lowest: { $plain } + 10 = { $points }.
mojo-game-ended = The game is over.
mojo-end-fifty = Somebody has 50 points or more.
mojo-tie-shared = Equal totals share the win.

## The table in the terminal
mojo-picture-head = round { $round }   mojo card { $side ->
    [0] 0, clockwise
   *[other] +10, counter-clockwise
}   deck { $cards }
mojo-picture-pile = pile { $pile }: { $cards } ◀ top
mojo-picture-points = points { $points }
mojo-picture-mojo-time = mojo time
mojo-legend =
    Colours: { $cards }; in counting only the highest card of each colour counts.
    ▶ marks the player to move, ? is a card you don't know, (4) a card laid face down.
mojo-move-play = { $pile ->
    [1] Play { $card }
   *[other] Play { $card } on pile { $pile }
}
mojo-move-draw = Draw from the deck
mojo-move-take = Take the top card of the other pile
mojo-move-turn = Turn up { $card }

## Refusals
mojo-unreadable = “{ $text }” is not a move. Moves are: play 7, play 7 on 2, draw, take, turn 7.
mojo-no-such-card = There is no { $card }; cards go from 0 to { $highest }.
mojo-no-such-pile = There is no pile { $pile }.
mojo-draws-itself = You don't choose to draw here: after a higher card it happens by itself.
mojo-nothing-to-draw = You can't draw now; you can: { $phase }.
mojo-not-mojo-time = Cards are turned up only in mojo time; you hold { $cards } and still play.
mojo-not-laid = No { $card } lies face down in front of you; there are { $hand }.
mojo-laid-not-played = In mojo time you don't play cards; turn one up: { $hand }.
mojo-laid-not-drawn = In mojo time you don't draw; turn one up: { $hand }.
mojo-draw-first = Draw first: from the deck, or the { $card } of the other pile.
mojo-one-pile = This game has one pile; there is no pile { $pile }.
mojo-chain-stays = A chain stays on its pile: this one is on pile { $pile }.
mojo-not-in-hand = You have no { $card }; your hand is { $hand }.

## The table in the browser
mojo-web-card = { $card }, { $colour }
mojo-web-copies = { $cards ->
    [one] one of them
   *[other] { $cards } of them
}
mojo-web-hand = Your hand
mojo-web-deck = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
mojo-web-deck-told = Deck: { mojo-web-deck }
mojo-web-draw = Draw from the deck; it has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
mojo-web-take = Take this card.
mojo-web-take-top = Take the { $card } of the other pile.
mojo-web-lay = Play { $card }:
mojo-web-lay-on = Play { $card } on pile { $pile }:
mojo-web-pile = { $piles ->
    [1] The pile, on top { $card }.
   *[other] Pile { $pile }, on top { $card }.
}
mojo-web-pile-cards = { $piles ->
    [1] { $cards }
   *[other] Pile { $pile }: { $cards }
} { $cards ->
    [one] card
   *[other] cards
}
mojo-web-trail = { $piles ->
    [1] The pile from the top: { $cards }
   *[other] Pile { $pile } from the top: { $cards }
}
mojo-web-lower = lower, ends your turn
mojo-web-equal = equal, you play again
mojo-web-higher = higher, you draw a card
mojo-web-lower-short = Lower
mojo-web-equal-short = Equal
mojo-web-higher-short = Higher
mojo-web-lower-does = ends your turn
mojo-web-equal-does = you play again
mojo-web-higher-does = you draw a card
mojo-web-mojo-card = Mojo card on { $side ->
    [0] 0: turns go clockwise.
   *[other] +10: turns go counter-clockwise.
}
mojo-web-holder = { $seat } has it.
mojo-web-round = Round { $round }
mojo-web-mojo-time = Mojo time: turn up one card a turn
mojo-web-mojo-time-short = Mojo time
mojo-web-cheaper = Green: by how much your hand gets cheaper.
mojo-web-down = face down
mojo-web-turn = Turn up { $card }
mojo-web-up = { $card }, face up
mojo-web-seat-holds = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
mojo-web-seat-laid = Mojo time: cards face down: { $cards }; turned up: { $up }
mojo-web-round-over = The round is over
mojo-web-player = Player
mojo-web-cards = Cards
mojo-web-points = Points
mojo-web-total = Total
mojo-web-counting = Of each colour only the highest card counts.
mojo-web-no-cards = none
mojo-web-go-on = Go on

## Written positions
mojo-position-known = The line “{ $field }” names cards that are not in that hand.
mojo-position-laid = The line “{ $field }”: { $count ->
    [one] one card
   *[other] { $count } cards
} in front of a player; in mojo time there are 1 to { $most }.
mojo-position-hand = The line “{ $field }” has { $count ->
    [one] one card
   *[other] { $count } cards
}; no hand has more than { $most }.
mojo-position-up = The line “{ $field }”: only a player in mojo time has cards turned up.
mojo-position-small = The line “{ $field }” has { $count ->
    [one] one card
   *[other] { $count } cards
}; a hand of { $most } or fewer would be laid down.
mojo-position-trail = The line “{ $field }” does not fit the new decks; it has at most { $most } entries.
mojo-position-copies = There are { $count ->
    [one] one card
   *[other] { $count } cards
} of value { $card }; the box has { $most }.
mojo-position-over = The line “{ $field }”: the game is over exactly when a total is { $most } or more and it is nobody's turn.
mojo-position-phase = The line “{ $field }”: a player turns cards up exactly in mojo time.
mojo-position-on = The line “{ $field }” is there exactly in a chain or before a draw.
mojo-position-no-cards = The line “{ $field }”: the player to move has no card.
mojo-position-draw = The line “{ $field }”: where to draw is a choice only with two piles, up to turn 300.
mojo-position-holder = The line “{ $field }”: somebody holds the mojo card exactly from the second round on; the first round has side 0.
mojo-web-counts = Points of the rounds played; the fewest win. The hand is not counted yet.
mojo-web-goal-points = Your points; the fewest win
mojo-web-goal-behind = Players with more points than you
mojo-web-goal-cards = Cards that you still have

## At a real table
mojo-pad-holder = Who took the mojo card?
mojo-pad-cards = Cards in hand and on the table
mojo-pad-round = Round { $round }, highest of each colour: { $cards }
mojo-pad-zero = Mojo card, nobody is lower: 0 points
mojo-pad-ten = Mojo card, somebody is lower: 10 more
mojo-set-up-deal = Shuffle all cards and deal { $cards } to each player.
mojo-set-up-piles = { $piles ->
    [one] Turn up one card: it starts the discard pile.
   *[other] Turn up { $piles } cards: each starts a discard pile.
}
mojo-set-up-side = Lay the mojo card with side 0 up: play goes clockwise.
mojo-set-up-time = Mojo time begins when you end a turn with { $cards } cards or fewer.
mojo-may-top = Top of the discard pile
mojo-may-card = The card you want to play
mojo-may-lower = Yes. It is lower: your turn ends.
mojo-may-equal = Yes. It is equal: you must play another card, any you like.
mojo-may-higher = Yes. It is higher: draw a card, then your turn ends.

## Lessons
mojo-lesson-first = Your first round
mojo-lesson-first-lower = Points are bad here: you want to get rid of your cards. A 6 lies on the pile; play your 5, which is lower.
mojo-lesson-first-lower-done = Lower: your turn is over, and you have one card fewer.
mojo-lesson-first-higher = Now there is a 9. Red cards cost the most, so play your 12: it is higher, and you will draw a card for it.
mojo-lesson-first-higher-done = You drew an 8. As many cards as before, but cheaper ones.
mojo-lesson-first-dear = Do it once more: play your 11, and no red card is left in your hand.
mojo-lesson-first-dear-done = A 4 for an 11: a good bargain.
mojo-lesson-first-equal = An 8 on top, and you have three of them! Play one: after an equal card you play again.
mojo-lesson-first-equal-done = Equal: it is still your turn.
mojo-lesson-first-again = This is a chain. Play the next 8.
mojo-lesson-first-again-done = Equal again, so it goes on.
mojo-lesson-first-third = And the last 8.
mojo-lesson-first-third-done = Three cards gone in one turn, and you must play another.
mojo-lesson-first-chain = A different card ends the chain. Play your 10, the dearest one left: it is higher, so you draw.
mojo-lesson-first-chain-done = You drew a 1. Your turn is over.
mojo-lesson-first-colours = In the end only the highest card of each colour counts: your two 1s cost no more than one. Play a green card, the 3 or the 4.
mojo-lesson-first-colours-done = Three cards or fewer at the end of a turn: mojo time! They lie face down, and you can't play them any more.
mojo-lesson-first-turn = From now on each of your turns is this: turn up one of your cards, any of them.
mojo-lesson-first-turn-done = The others go on playing, and hurry.
mojo-lesson-first-second = Turn up the next one.
mojo-lesson-first-second-done = Now they have mojo time too, but you are ahead of them.
mojo-lesson-first-last = Turn up the last card: that ends the round for everybody, and you take the mojo card.
mojo-lesson-first-last-done = Nobody has less than you, so the mojo card brings you 0. If somebody had, you would get 10 more.
mojo-lesson-first-end = Somebody has 50 or more, so the game is over, and you win with the fewest points. You know Mojo!

## What puzzles are about
mojo-theme-end-round = Ending the round
mojo-theme-end-round-why = Equal cards go first: the chain takes your whole hand with it, and whoever ends a round with an empty hand scores 0.
mojo-theme-turn-up = Mojo time
mojo-theme-turn-up-why = In mojo time the order in which you turn cards up decides what others learn, and when the round ends.
mojo-theme-take-or-draw = Pile or deck
mojo-theme-take-or-draw-why = The open card is known, a card from the deck is not: here one is clearly better for your hand.
mojo-theme-chain = Equal card
mojo-theme-chain-why = An equal card lets you play another in the same turn: two cards leave your hand.
mojo-theme-draw = Worth a draw
mojo-theme-draw-why = A higher card costs a draw, but what stays in your hand is worth more than the card you gain.
mojo-theme-mojo-time = Into mojo time
mojo-theme-mojo-time-why = This card brings you to mojo time: weigh what you still hold against what the others hold.
mojo-theme-force-draw = Force a draw
mojo-theme-force-draw-why = On so low a card hardly anybody can play without drawing.
mojo-theme-hold = What to keep
mojo-theme-hold-why = The card that leaves is less useful than those you keep for the turns to come.
