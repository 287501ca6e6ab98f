# English. $who is a player; $thing and $card are names of the game, "none" where hidden.

## Its box and its options

game-title = Toll
game-sentence = Play a card or hold it, rob your neighbour, and pledge your last coins in secret.
option-rounds = How many rounds are played?
option-open_graves = Does everybody see what is buried?

## The log

draws = { $thing ->
    [none] { $who } draws a card
   *[other] { $who } draws: { $thing }
}
plays = { $who } plays: { $thing }, for { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
robs = { $who } gets a coin by theft
buries = { $thing ->
    [none] { $who } buries a card
   *[other] { $who } buries: { $thing }
}
pledges = { $thing ->
    [none] { $who } pledges
   *[other] { $who } pledges { $thing }
}
pledged = { $who } has pledged { $amount }

## Why not

not-in-hand = No such card in your hand.
needs-coins = Needs { $need }, you have { $have }.

## The prompt and the choices

ask-deal = The cards are dealt
ask-play = { $who }, play a card or hold
ask-robbed = { $who }, a thief robs you
ask-pledge = { $who }, pledge coins in secret
ask-over = The game is over
do-draw = { $card }
do-play = Play a { $card }
do-hold = Hold
do-pay = Pay a coin
do-bury = Bury a { $card }
do-bear = Bear it
do-pledge = Pledge { $coins }
do-pledge-many = Pledge { $low } to { $high }

## The table

table-round = Round { $round } of { $rounds }
table-points = coins
name-played = Played
name-cards_in_deck = In the deck
name-coins = Coins
name-cards_in_hand = In hand
name-cards_buried = Buried
name-hand = Hand
name-grave = Grave
name-pledge = Pledge

## Its contents

part-round = Round
step-deal = Dealing
step-play = Playing cards
step-pledge = Pledges
step-rounds_end = End of the round
part-robbery = Robbery
step-robbed = The seat that is robbed
