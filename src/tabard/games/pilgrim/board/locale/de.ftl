# Erklärungen zu Pilgrim, Deutsch: ein Name, ein Strich, zwei Sätze. $who none ist Ab-Bott.

tip-rounds = Runde { $round } von { $rounds }, Quartal { $quarter } von { $quarters } – { $left ->
    [0] Das ist die letzte Runde.
    [one] Danach folgt noch { $left } Runde.
   *[other] Danach folgen noch { $left } Runden.
} Ein Quartal endet, wenn das Schiff eine Pilgerstätte erreicht.
tip-ship = Das Schiff: Runde { $round } von { $rounds } – Jede Runde fährt es am Rand ein Feld weiter; Gebäude, die es erreicht, sind nutzbar. An einer Pilgerstätte endet das Quartal, jetzt { $quarter } von { $quarters }; Runden übrig: { $left }.
tip-phase-sow = Säen – Nimm alle eigenen Akolythen eines Ortes auf und setze sie einzeln entlang des Rings ab. { $hand ->
    [0] Jetzt hat niemand welche auf der Hand.
    [one] Jetzt ist { $hand } auf der Hand.
   *[other] Jetzt sind { $hand } auf der Hand.
}
tip-phase-act = Handeln – Erfülle eine Pflicht, bei der ein eigener Akolyth steht, oder nimm stattdessen einen Zehnten. Mit der Mehrheit ist ihr Wert { $most }, sonst 1.
tip-phase-recall = Zurückrufen – Nach einer Pflicht gehen alle eigenen Akolythen ihres Plättchens zurück in die Stadt. Nach einem Zehnten bleiben sie.
tip-phase-round_end = Rundenende – Stein und Getreide über { $kept } werden abgegeben; Schiff und Händler ziehen weiter. Wer die höchste Pietät hat, bestimmt den Startspieler.
tip-city = Stadt – Von hier ziehen Akolythen in den Norden oder Süden des Rings, nach einer Pflicht kehren sie zurück. { $number ->
    [0] Jetzt ist niemand hier.
    [one] Jetzt ist { $number } Akolyth hier.
   *[other] Jetzt sind { $number } Akolythen hier.
}
tip-tithe = Zehnter: { $place } – Wer dort einen Akolythen hat, darf statt einer Pflicht 1 davon nehmen: { $kind }. Es kostet nichts, und niemand wird zurückgerufen.
tip-merchant = Der Händler – { $kind ->
    [none] Er steht bei der Besteuerung: kein Mieten und kein Handelseinkommen.
   *[other] Wo er steht, sind Miete und Handelseinkommen: { $kind }.
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
}. Jeder Abschnitt bis zu einem Schrein oder einer Stätte zählt einmal mehr als der vorige.
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
tip-destroy = Zerstören – Eine Einheit nimmt das letzte Plättchen der eigenen offenen Straße zurück; Stein gibt es dafür nicht. Schreine werden nie zerstört.
tip-shrine = Schrein – Er schließt einen Abschnitt des Pfades ab, der damit Punkte zählt. Weitere Schreine brauchen mehr Straßenplättchen dazwischen und kosten mehr Pietät.
tip-favours = Gunst des Kardinals – { $number ->
    [0] Alle sind vergeben.
    [one] Noch { $number } ist da.
   *[other] Noch { $number } sind da.
} Ein Pfad, der mit genau dieser Länge eine Stätte erreicht, gewinnt sie, wenn ein Platz frei ist.
tip-piety-track = Pietät – Von 0 bis { $most }; am Ende zählt sie −{ $worst } bis { $best } Punkte. Mit ihr bezahlt man Schreine und Stätten, und die höchste bestimmt den Startspieler.
tip-alms-track = Almosen – Jede Reihe aufwärts kostet 1 Getreide oder 1 Münze; die Reihen 2, 4 und 6 von { $rows } bringen jemanden aus Dorf oder Abtei voran. Wer am Quartalsende vorn liegt, schickt einen an die Almosentafel.
tip-tiles-left = { $thing } – Im Vorrat: { $number }. Ein Plättchen zu legen kostet 1 Stein.
tip-shrines-left = { $thing } – Im Vorrat: { $number }. Der erste eines Pfades kostet 1 Stein und 1 Pietät, jeder weitere 1 Pietät mehr.
tip-upgrades-left = Aufwertungen – Im Vorrat: { $number }. Für 2 Steine ersetzt eine ein Plättchen und fügt eine eigene Straße hinzu.
tip-solo = Ab-Botts Beutel, Level { $level } – Darin: { $number ->
    [one] { $number } Marker
   *[other] { $number } Marker
}; jeder seiner Züge zieht einen und tut dessen Pflicht. Du minus Ab-Bott jetzt: { $ahead }.
tip-token = { $thing } – { $number } von { $whole } Markern im Beutel. Wird einer gezogen, tut Ab-Bott diese Pflicht, als hätte er die Mehrheit.
tip-token-rest = { $thing } – { $number } von { $whole } Markern im Beutel. Wird er gezogen, tut Ab-Bott in diesem Zug nichts mehr.
tip-player = { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn das Spiel jetzt endete, Pietät { $piety }. In der Stadt und bei Pflichten: { $acolytes ->
    [one] { $acolytes } Akolyth
   *[other] { $acolytes } Akolythen
}.
tip-points = Punkte: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn das Spiel jetzt endete, Platz { $place } von { $whole }. Es zählen Akolythen, Pfade, Stätten, Pietät, Almosen, gestiftete Gebäude, Gunst und Waren.
tip-starts = Startspieler: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Hat den ersten Zug der Runde. Danach bestimmt, wer die höchste Pietät hat.
tip-piety = Pietät: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number } von { $most }, am Ende in Punkten: { $points }. Mit ihr bezahlt man Schreine und Stätten.
tip-alms = Almosen: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Reihe { $number } von { $rows }. Wer am Quartalsende vorn liegt, schickt einen Akolythen aus der Abtei an die Almosentafel.
tip-alms-table = Almosentafel: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number ->
    [one] { $number } Akolyth
   *[other] { $number } Akolythen
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
    [one] { $number } Akolyth ist
   *[other] { $number } Akolythen sind
} hier, je 1 Punkt. Ordination schickt für 1 Getreide einen in die Stadt, Zuteilung einen an eine Aktivität.
tip-strip = { $who } – Getreide, Stein, Münzen, Pietät, Almosen und wer in Dorf und Abtei ist. Die Tafel zeigt zu jedem mehr.
tip-store-stone = { $kind }: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Hier: { $number }. Stein bezahlt Straßen und Gebäude; höchstens { $kept } bleiben nach einer Runde. Je { $each } Waren zählen am Ende 1 Punkt, jetzt { $worth }.
tip-store-wheat = { $kind }: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Hier: { $number }. Getreide bezahlt Ordination und Almosen; höchstens { $kept } bleiben nach einer Runde. Je { $each } Waren zählen am Ende 1 Punkt, jetzt { $worth }.
tip-store-silver = { $kind }: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Hier: { $number }. Münzen bezahlen Stätten, Almosen und die Gebühr der Minderheit; anders als bei den anderen (je { $kept }) bleiben alle. Je { $each } Waren zählen am Ende 1 Punkt, jetzt { $worth }.
