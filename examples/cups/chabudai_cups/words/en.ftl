cups-name = Cups
cups-summary = Throw two dice under a cup, and dare to throw again.
cups-category-points = Rounds won
cups-option-players = Players
cups-option-rounds = Rounds

## The picture in plain characters
cups-picture-head = round { $round } of { $rounds }
cups-picture-seat = { $seat }  { $points } won  { $dice }

## Moves and what a seat sees, for the plain drawing
cups-move-keep = Keep both dice
cups-move-throw-1 = Throw the first die again
cups-move-throw-2 = Throw the second die again
cups-move-throw-both = Throw both dice again
cups-view-round = Round
cups-view-rounds = Rounds to play
cups-view-first-seat = First player
cups-view-points = Rounds won
cups-view-decided = Has decided
cups-view-dice = Dice

## What happens
cups-threw = { $seat } has { $first } and { $second } under the cup.
cups-threw-hidden = { $seat } throws the dice under the cup.
cups-kept = { $seat } keeps the dice.
cups-again = { $seat } throws { $dice } again.
cups-dice-1 = the first die
cups-dice-2 = the second die
cups-dice-3 = both dice
cups-lifted = { $seat } lifts the cup: { $first } and { $second }.
cups-scored = { $seat } scores with { $sum }.
cups-ended = The game is over.
cups-end = All rounds are played.
cups-tie = Equal points share the win.

## Refusals
cups-unreadable = “{ $text }” is not a move. Moves are: keep, throw 1, throw 2, throw both.
cups-six-stays = A six stays under the cup; your dice are { $dice }.
cups-position-round = All have decided: either it is the last round, or the next one has begun.
