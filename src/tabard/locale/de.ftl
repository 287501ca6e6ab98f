# Worte, die alle Spiele teilen.

## Gründe des Hauses selbst

the-game-is-over = Das Spiel ist vorbei.
not-a-choice-now = Das steht jetzt nicht zur Wahl.
not-there = So etwas gibt es hier jetzt nicht zu wählen.
part-of-a-set = Das wird zusammen mit anderem gewählt.
part-is-laid = Ein Teil der Wahl ist schon getroffen, und das passt nicht mehr dazu.
set-is-too-small = Nötig sind { $need }, gewählt hast du { $have }.
set-is-too-large = Gewählt hast du { $need }, erlaubt sind { $have }.
fewer-of-that-in-the-set = Davon hast du { $need } gewählt, möglich sind { $have }.

## Warnungen: worauf eine Wahl hinausliefe, bevor sie getroffen ist

warned-idle = Würde jetzt nichts bewirken. { $reason }
warned-costly = { $reason }

## Das Ende und der Tisch, wo ein Spiel selbst nichts sagt

first-alone = { $who } gewinnt.
first-together = { $who } gewinnen gemeinsam.
plain-table = Der Tisch
player = Platz { $number }

## Der Ablauf eines Spiels: wie seine Teile und Schritte aufeinander folgen

contents-again = immer wieder
contents-one-of = eines davon
contents-perhaps = gegebenenfalls auch dies
contents-above = wie oben
contents-called = Von mehreren Stellen aufgerufen

## Der Punktestand zu jeder Zeit

points-earlier = vor der Aufzeichnung
score-now = Punkte jetzt
score-final = Wenn das Spiel jetzt endete
score-nothing-more = Nichts käme hinzu.
score-due = Was noch kommt
score-total = Summe
score-place = Platz
score-unknown = unbekannt
score-owes = braucht { $need }, hat { $have }
score-loses = verliert { $need } von { $have }

## Kleine Zahlen in Worten

number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf
## Gründe: was für eine Wahl neben einer anderen spricht, oder dagegen

reason-of-another = bei { $who }: { $reason }
reason-but = aber { $reason }
reasons-many = nichts Einzelnes gibt den Ausschlag
reasons-even = etwa gleich gut
reasons-even-but = etwa gleich gut: { $reasons }
margin-ahead = { $number ->
    [0] am Ende gleichauf mit { $who }, auf { $spread } genau
    [one] am Ende { $number } Punkt vor { $who }, auf { $spread } genau
   *[other] am Ende { $number } Punkte vor { $who }, auf { $spread } genau
}
margin-behind = { $number ->
    [one] am Ende { $number } Punkt hinter { $who }, auf { $spread } genau
   *[other] am Ende { $number } Punkte hinter { $who }, auf { $spread } genau
}
chance-between = { $low }–{ $high } % Gewinnchance
chance-under = unter { $high } % Gewinnchance
chance-over = über { $low } % Gewinnchance
