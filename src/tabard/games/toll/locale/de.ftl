# Deutsch. $who ist eine Person; $thing und $card sind Namen aus dem Spiel, „none“, wo verdeckt.

## Die Schachtel und die Optionen

game-title = Wegezoll
game-sentence = Spiele eine Karte oder behalte sie, beraube deine Nachbarn und biete heimlich deine letzten Münzen.
option-rounds = Wie viele Runden werden gespielt?
option-open_graves = Sehen alle, was vergraben wird?

## Das Protokoll

draws = { $thing ->
    [none] { $who } zieht eine Karte
   *[other] { $who } zieht: { $thing }
}
plays = { $who } spielt: { $thing }, für { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
}
robs = { $who } bekommt eine Münze durch Diebstahl
buries = { $thing ->
    [none] { $who } vergräbt eine Karte
   *[other] { $who } vergräbt: { $thing }
}
pledges = { $thing ->
    [none] { $who } bietet
   *[other] { $who } bietet { $thing }
}
pledged = { $who } hat { $amount } geboten

## Warum nicht

not-in-hand = Keine solche Karte auf deiner Hand.
needs-coins = Braucht { $need }, du hast { $have }.

## Die Frage und die Antworten

ask-deal = Die Karten werden verteilt
ask-play = { $who }, spiele eine Karte oder behalte sie
ask-robbed = { $who }, ein Dieb beraubt dich
ask-pledge = { $who }, biete heimlich Münzen
ask-over = Das Spiel ist zu Ende
do-draw = { $card }
do-play = { $card } spielen
do-hold = Behalten
do-pay = Eine Münze zahlen
do-bury = { $card } vergraben
do-bear = Ertragen
do-pledge = { $coins } bieten
do-pledge-many = { $low } bis { $high } bieten

## Der Tisch

table-round = Runde { $round } von { $rounds }
table-points = Münzen
name-played = Gespielt
name-cards_in_deck = Im Stapel
name-coins = Münzen
name-cards_in_hand = Auf der Hand
name-cards_buried = Vergraben
name-hand = Handkarten
name-grave = Grab
name-pledge = Gebot

## Der Ablauf

part-round = Runde
step-deal = Austeilen
step-play = Karten spielen
step-pledge = Gebote
step-rounds_end = Ende der Runde
part-robbery = Raub
step-robbed = Wer beraubt wird
