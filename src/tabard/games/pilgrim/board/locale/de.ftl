# Erklärungen zu Pilgrim, Deutsch: ein Name, ein Strich, zwei Sätze. $who none ist Ab-Bott.
# Nach den Erklärungen: die Wörter im Bild, Aufschriften und was man zu jedem Teil hört.

tip-rounds = Runde { $round } von { $rounds }, Quartal { $quarter } von { $quarters } – { $left ->
    [0] Das ist die letzte Runde.
    [one] Danach folgt noch { $left } Runde.
   *[other] Danach folgen noch { $left } Runden.
} Ein Quartal endet, wenn das Schiff eine Pilgerstätte erreicht.
tip-ship = Das Schiff: Runde { $round } von { $rounds } – Jede Runde fährt es am Rand ein Feld weiter; Gebäude, die es erreicht, sind nutzbar. An einer Pilgerstätte endet das Quartal, jetzt { $quarter } von { $quarters }; Runden übrig: { $left }.
tip-phase-sow = Säen – Nimm alle eigenen Gefolgsleute eines Ortes auf und setze sie einzeln entlang des Rings ab. { $hand ->
    [0] Jetzt hat niemand welche auf der Hand.
    [one] Jetzt ist { $hand } auf der Hand.
   *[other] Jetzt sind { $hand } auf der Hand.
}
tip-phase-act = Handeln – Erfülle eine Aufgabe, bei der ein eigener Gefolgsmann steht, oder nimm stattdessen einen Zehnten. Mit der Mehrheit ist ihr Wert { $most }, sonst 1.
tip-phase-recall = Zurückrufen – Nach einer Aufgabe gehen alle eigenen Gefolgsleute ihres Plättchens zurück in die Stadt. Nach einem Zehnten bleiben sie.
tip-phase-round_end = Rundenende – Stein und Getreide über { $kept } werden abgegeben; Schiff und Händler ziehen weiter. Wer die höchste Pietät hat, bestimmt den Startspieler.
tip-city = Stadt – Von hier ziehen Gefolgsleute in den Norden oder Süden des Rings, nach einer Aufgabe kehren sie zurück. { $number ->
    [0] Jetzt ist niemand hier.
    [one] Jetzt ist { $number } Gefolgsmann hier.
   *[other] Jetzt sind { $number } Gefolgsleute hier.
}
tip-tithe = Zehnter: { $place } – Wer dort einen Gefolgsmann hat, darf statt einer Aufgabe 1 davon nehmen: { $kind }. Es kostet nichts, und niemand wird zurückgerufen.
tip-merchant = Der Händler – { $kind ->
    [none] Er steht bei der Besteuerung: Mieten ist nicht möglich, und Handelseinkommen gibt es nicht.
   *[other] Sein Standort bestimmt, womit Mieten und Handelseinkommen gezahlt werden: { $kind }.
} Nach jeder Runde geht er ein Plättchen weiter im Uhrzeigersinn.
tip-harbour = { $place } – Eine Straße ohne Schreine, die hier endet, ist eine Handelsroute: jede Runde 1 Handelsware. { $number ->
    [0] Noch ist niemand angeschlossen.
   *[other] Angeschlossen: { $number }.
}
tip-closed = Gesperrtes Land – Bei so vielen Mitspielenden wird in höchstens { $number ->
    [one] { $number } Viertel
   *[other] { $number } Vierteln
} der Karte gebaut. Hier darf niemand mehr ein Plättchen legen.
tip-path = Pilgerpfad: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Länge { $length } mit { $shrines ->
    [one] { $shrines } Schrein
   *[other] { $shrines } Schreinen
}, bisher { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Jeder Abschnitt bis zu einem Schrein oder einer Pilgerstätte zählt einmal mehr als der vorige.
tip-route = Handelsroute: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Länge { $length } mit { $shrines ->
    [one] { $shrines } Schrein
   *[other] { $shrines } Schreinen
} und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}. Sie bringt zu Beginn jeder Runde 1 Ware des Händlers.
tip-destroy = Zerstören – Für eine Einheit nimmt man das letzte Plättchen einer eigenen offenen Straße zurück; den Stein erhält man nicht wieder. Schreine werden nie zerstört.
tip-shrine = Schrein – Er schließt einen Abschnitt des Pfades ab, der damit Punkte bringt. Weitere Schreine brauchen mehr Straßenplättchen dazwischen und kosten mehr Pietät.
tip-favours = Gunst des Kardinals – { $number ->
    [0] Alle sind vergeben.
    [one] Noch { $number } ist da.
   *[other] Noch { $number } sind da.
} Ein Pfad, der mit genau dieser Länge eine Pilgerstätte erreicht, gewinnt sie, wenn ein Platz frei ist.
tip-piety-track = Pietät – Von 0 bis { $most }; am Ende zählt sie −{ $worst } bis { $best } Punkte. Mit ihr bezahlt man Schreine und Pilgerstätten, und wer die höchste hat, bestimmt den Startspieler.
tip-alms-track = Almosen – Jede Reihe aufwärts kostet 1 Getreide oder 1 Münze; die Reihen 2, 4 und 6 von { $rows } bringen jemanden aus Dorf oder Abtei voran. Wer am Quartalsende vorn liegt, schickt einen an die Almosentafel.
tip-tiles-left = { $thing } – Im Vorrat: { $number }. Ein Plättchen zu legen kostet 1 Stein.
tip-shrines-left = { $thing } – Im Vorrat: { $number }. Der erste eines Pfades kostet 1 Stein und 1 Pietät, jeder weitere 1 Pietät mehr.
tip-upgrades-left = Aufwertungen – Im Vorrat: { $number }. Für 2 Steine ersetzt eine Aufwertung ein Plättchen und ergänzt es um eine eigene Straße.
tip-solo = Ab-Botts Beutel, Stufe { $level } – Darin: { $number ->
    [one] { $number } Spielstein
   *[other] { $number } Spielsteine
}; in jedem seiner Züge wird einer gezogen, und er erfüllt dessen Aufgabe. Dein Vorsprung vor Ab-Bott: { $ahead }.
tip-token = { $thing } – { $number } von { $whole } Spielsteinen im Beutel. Wird einer gezogen, erfüllt Ab-Bott diese Aufgabe, als hätte er die Mehrheit.
tip-token-rest = { $thing } – { $number } von { $whole } Spielsteinen im Beutel. Wird er gezogen, tut Ab-Bott in diesem Zug nichts mehr.
tip-player = { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn das Spiel jetzt endete, Pietät { $piety }. In der Stadt und bei Aufgaben: { $acolytes ->
    [one] { $acolytes } Gefolgsmann
   *[other] { $acolytes } Gefolgsleute
}.
tip-points = Punkte: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn das Spiel jetzt endete, Platz { $place } von { $whole }. Es zählen Gefolgsleute, Pfade, Pilgerstätten, Pietät, Almosen, gestiftete Gebäude, Gunst und Waren.
tip-starts = Startspieler: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Hat den ersten Zug der Runde. Danach bestimmt, wer die höchste Pietät hat, den nächsten Startspieler.
tip-piety = Pietät: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number } von { $most }, am Ende in Punkten: { $points }. Mit ihr bezahlt man Schreine und Pilgerstätten.
tip-alms = Almosen: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Reihe { $number } von { $rows }. Wer am Quartalsende vorn liegt, schickt einen Gefolgsmann aus der Abtei an die Almosentafel.
tip-alms-table = Almosentafel: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number ->
    [one] { $number } Gefolgsmann
   *[other] { $number } Gefolgsleute
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert. Jeder weitere zählt mehr.
tip-village = Dorf: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number ->
    [one] { $number } Leibeigener lebt
   *[other] { $number } Leibeigene leben
} hier. Ordination bringt für 1 Getreide einen in die Abtei; Leibeigene zählen nichts.
tip-abbey = Abtei: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number ->
    [one] { $number } Gefolgsmann ist
   *[other] { $number } Gefolgsleute sind
} hier, je 1 Punkt. Ordination schickt für 1 Getreide einen in die Stadt, Zuteilung einen an eine Aktivität.
tip-strip = { $who } – Getreide, Stein, Münzen, Pietät, Almosen und wer in Dorf und Abtei ist. Die Tafel zeigt zu jedem mehr.
tip-store-stone = { $kind }: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Hier: { $number }. Mit Stein bezahlt man Straßen und Gebäude; nach einer Runde bleiben höchstens { $kept }. Je { $each } Waren bringen am Ende 1 Punkt, jetzt { $worth }.
tip-store-wheat = { $kind }: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Hier: { $number }. Mit Getreide bezahlt man Ordination und Almosen; nach einer Runde bleiben höchstens { $kept }. Je { $each } Waren bringen am Ende 1 Punkt, jetzt { $worth }.
tip-store-silver = { $kind }: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Hier: { $number }. Mit Münzen bezahlt man Pilgerstätten, Almosen und die Gebühr der Minderheit; von Stein und Getreide bleiben je { $kept }, Münzen bleiben alle. Je { $each } Waren bringen am Ende 1 Punkt, jetzt { $worth }.

## Das Bild: der Tisch

table = Pilgrim, Runde { $round } von { $rounds }

## Das Bild: der Ring der Aufgaben

tile = { $duty } ({ $place })
goal = So säen, dass der letzte Gefolgsmann auf { $place } fällt
goal-several = Mehrere Wege enden auf { $place }: wähle das nächste Plättchen
acolytes-of = { $name }: { $number }
dummy = ein Dummy
tithe-of = Zehnter: { $kind }
tithe-at = Zehnter bei { $duty }: { $kind }
strength-majority = du hast die Mehrheit: Wert 2
strength-parity = du hast Gleichstand: Wert 1
strength-minority = du bist in der Minderheit: Wert 1 für 1 Münze
merchant = der Händler steht hier
merchant-none = Der Händler steht bei der Besteuerung: kein Mieten, kein Handelseinkommen
merchant-trades = Der Händler: Miete und Handelseinkommen in { $kind }

## Das Bild: die Karte

ship = Das Schiff: Runde { $round } von { $rounds }
herald = ein Herold
joined = angeschlossen: { $name }
closed = Hier darf niemand mehr bauen: { $places }
shrine-of = Schrein von { $name }
path = Pfad von { $name }: Länge { $length }, bisher { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
route = Handelsroute von { $name }: Länge { $length }
path-shrines = Schreine: { $number }
path-open = offen
path-shrine = durch einen Schrein geschlossen
path-site = geweiht
path-given-up = aufgegeben
path-favour = eine Gunst wartet auf Länge { $favour }
building = { $name }, Stufe { $level }
from-round = ab Runde { $round }

## Das Bild: Straßen legen

start-road = Eine Straße auf { $cell } beginnen
extend-road = Weiter auf { $cell }
leave-shrine = Vom Schrein weiter auf { $cell }
build-shrine = Einen Schrein auf { $cell } bauen
destroy-tile = Das Plättchen auf { $cell } zerstören
lay = { $tile } { $way }

## Das Bild: die Ablagen

points-of = { $name }: { $points ->
    [one] { $points } Punkt,
   *[other] { $points } Punkte,
} wenn das Spiel jetzt endete
winner = gewinnt
goods-of = { $name }: { $kind } { $number }
piety-of = { $name }: Pietät { $number }
alms-of = { $name }: Almosen { $number }
village-of = { $name }: { $number } im Dorf
abbey-of = { $name }: { $number } in der Abtei
label-activities = Aktivitäten
label-slots = Sechs Plätze für Gebäude und Gunst
label-alms-table = Almosen
on-the-map = Auf der Karte: { $number } von deinen 16
allocate = von { $source } nach { $destination }
favour = Gunst für Länge { $length }
taken-by = vergeben an { $name }
donated = gestiftet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
used = in diesem Zug genutzt
alms-table = { $name }: { $number } an der Almosentafel, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
next-start = { $name } beginnt die nächste Runde

## Das Bild: die Leisten

label-points = Punkte
label-favours = Gunst des Kardinals
label-tiles = Plättchen im Vorrat
tiles-left = { $name }: noch { $number }

## Das Bild: Ab-Bott

label-bag = Ab-Botts Beutel
level = Stufe { $number }
rest = Ausruhen
tokens = { $name }: { $number } im Beutel
token-drawn = { $name } ist gezogen; noch { $number } im Beutel
difference = Du minus Ab-Bott jetzt: { $points }
bag-campaign-begins = Kampagne, Spiel { $game } von { $games }
bag-campaign-goes-on = Kampagne, Spiel { $game } von { $games }: bisher { $sum }
bag-campaign-ended = Kampagne, Spiel { $game } von { $games }: { $sum }, { $rank }
