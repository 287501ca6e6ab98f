# Nederlands. $who is een speler; $thing en $card zijn namen uit het spel, ‘none’ waar verborgen.

## De doos en de opties

game-title = Tol
game-sentence = Speel een kaart of houd haar, beroof je buur en bied in het geheim je laatste munten.
option-rounds = Hoeveel rondes worden er gespeeld?
option-open_graves = Ziet iedereen wat er begraven wordt?

## Het verslag

draws = { $thing ->
    [none] { $who } trekt een kaart
   *[other] { $who } trekt: { $thing }
}
plays = { $who } speelt: { $thing }, voor { $amount ->
    [one] 1 munt
   *[other] { $amount } munten
}
robs = { $who } krijgt een munt door diefstal
buries = { $thing ->
    [none] { $who } begraaft een kaart
   *[other] { $who } begraaft: { $thing }
}
pledges = { $thing ->
    [none] { $who } biedt
   *[other] { $who } biedt { $thing }
}
pledged = { $who } heeft { $amount ->
    [one] 1 munt
   *[other] { $amount } munten
} geboden

## Waarom niet

not-in-hand = Zo’n kaart zit niet in je hand.
needs-coins = Kost { $need }, je hebt { $have }.

## De vraag en de keuzes

ask-deal = De kaarten worden gedeeld
ask-play = { $who }, speel een kaart of houd ze
ask-robbed = { $who }, een dief berooft je
ask-pledge = { $who }, bied in het geheim munten
ask-over = Het spel is afgelopen
do-draw = { $card }
do-play = { $card } spelen
do-hold = Houden
do-pay = Een munt betalen
do-bury = { $card } begraven
do-bear = Verdragen
do-pledge = { $coins ->
    [one] 1 munt bieden
   *[other] { $coins } munten bieden
}
do-pledge-many = Bod van { $low } tot { $high }

## De tafel

table-round = Ronde { $round } van { $rounds }
table-points = munten
name-played = Gespeeld
name-cards_in_deck = In de stapel
name-coins = Munten
name-cards_in_hand = In de hand
name-cards_buried = Begraven
name-hand = Handkaarten
name-grave = Graf
name-pledge = Bod

## Het verloop

part-round = Ronde
step-deal = Delen
step-play = Kaarten spelen
step-pledge = Biedingen
step-rounds_end = Einde van de ronde
part-robbery = Beroving
step-robbed = Wie beroofd wordt
