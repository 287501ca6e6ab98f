# Erklärungen zu „Die Säulen der Erde“, Deutsch: ein Name, ein Strich, zwei Sätze zu einer Sache.
# Nach den Erklärungen: die Wörter im Bild, Aufschriften und was man zu jedem Teil hört.
#
# $who ist jemand am Tisch. $place, $kind, $event und $craftsman sind Namen aus dem Spiel, immer im
# Nominativ.

## Runden und Phasen

tip-rounds = Runde { $round } von { $rounds } – { $left ->
    [0] Das ist die letzte Runde.
    [one] Danach folgt noch { $left } Runde.
   *[other] Danach folgen noch { $left } Runden.
} Wer nach der letzten die meisten Punkte hat, gewinnt.
tip-phase-cards = Phase I: Karten – Reihum nimmt jeder eine Karte aus der Auslage oder passt, bis keine Karte mehr da ist oder alle gepasst haben. { $left ->
    [0] Jetzt liegt keine Karte offen.
    [one] Jetzt liegt { $left } Karte offen.
   *[other] Jetzt liegen { $left } Karten offen.
}
tip-phase-builders = Phase II: Baumeister – Baumeister werden einzeln aus dem Beutel gezogen; das Einsetzen kostet anfangs { $begins } Gold und nach jedem 1 weniger. { $on ->
    [builders] Der Preis beträgt jetzt { $cost } Gold, im Beutel sind noch { $inside }.
   *[other] Im Beutel sind jetzt { $inside }.
}
tip-phase-stations = Phase III: Aktionen – Die Orte werden nacheinander in der Reihenfolge ihrer Zahlen abgehandelt, ihre Baumeister kommen zurück in den Beutel. { $station ->
    [0] Jetzt ist keiner an der Reihe.
   *[other] Jetzt ist Ort { $station } an der Reihe.
}

## Orte

tip-station-event = { $place } – Die aufgedeckte Karte gilt für alle; wer geschützt ist, bleibt von einer schlechten verschont. { $event ->
    [none] Die Karte dieser Runde liegt noch verdeckt.
   *[other] In dieser Runde ist es „{ $event }“.
}
tip-station-bishops_seat = { $place } – Der Baumeister hier bittet um Schutz vor einem schlechten Ereignis oder um 1 Holz, Stein oder Sand vom Markt. { $free ->
    [0] Das Feld ist besetzt.
   *[other] Das Feld ist frei.
}
tip-station-wool_mill = { $place } – Arbeiter ohne Karte spinnen Wolle und verdienen je { $wage } Gold. { $workers ->
    [0] Jetzt arbeitet hier niemand.
    [one] Jetzt ist { $workers } Arbeiter hier.
   *[other] Jetzt sind { $workers } Arbeiter hier.
}
tip-station-kingsbridge = { $place } – Jeder Baumeister erhält hier die Vorteilskarte neben seinem Feld. { $free ->
    [0] Beide Felder sind besetzt.
   *[other] Frei: { $free } von { $whole } Feldern.
}
tip-station-priory = { $place } – Für den ersten Baumeister gibt es { $best ->
    [one] { $best } Punkt
   *[other] { $best } Punkte
}, für den zweiten { $next }. { $free ->
    [0] Beide Felder sind besetzt.
   *[other] Frei: { $free } von { $whole } Feldern.
}
tip-station-land = { $place } – Arbeiter, die mit einer Karte hierher geschickt wurden, bringen nach dem Ereignis { $kind }. { $workers ->
    [0] Jetzt arbeitet hier niemand.
    [one] Jetzt bringt { $workers } Arbeiter { $cubes } ein.
   *[other] Jetzt bringen { $workers } Arbeiter { $cubes } ein.
}
tip-station-kings_court = { $place } – Wer hier einen Baumeister hat, zahlt dem König keine Steuer; der erste nimmt außerdem das Metall. { $tax ->
    [0] Der Würfel verlangt { $least } bis { $most } Gold; frei sind { $free } von { $whole } Feldern.
   *[other] Die Steuer betrug { $tax } Gold; frei sind { $free } von { $whole } Feldern.
}
tip-station-shiring = { $place } – Jeder Baumeister erhält hier den Handwerker neben seinem Feld, ohne zu zahlen. { $free ->
    [0] Beide Felder sind besetzt.
   *[other] Frei: { $free } von { $whole } Feldern.
}
tip-station-shiring_castle = { $place } – Der Baumeister hier gewinnt { $won ->
        [one] { $won } grauen Arbeiter
       *[other] { $won } graue Arbeiter
    } für die nächste Runde. { $last ->
    [1] In dieser letzten Runde kämen sie zu spät.
   *[0] { $free ->
        [0] Das Feld ist besetzt.
       *[other] Das Feld ist frei.
    }
}
tip-station-market = { $place } – Die Baumeister hier kaufen oder verkaufen reihum je eine Sorte Baustoffe, bis alle gegangen sind. { $free ->
    [0] Alle { $whole } Felder sind besetzt.
   *[other] Frei: { $free } von { $whole } Feldern.
}
tip-station-cathedral = { $place } – Reihum machen alle mit ihren Handwerkern aus Baustoffen Punkte; höchstens { $kept } Baustoffe bleiben für die nächste Runde. Von { $parts } Bauteilen stehen { $built }; jede Runde kommt eines dazu.
tip-station-start_player = { $place } – Wer hier einen Baumeister hat, beginnt die nächste Runde; sonst beginnt, wer links sitzt. { $last ->
    [1] Nach dieser Runde folgt keine mehr.
   *[0] { $free ->
        [0] Das Feld ist besetzt.
       *[other] Das Feld ist frei.
    }
}
tip-event-deck = Ereignisse – { $left ->
    [0] Alle Ereignisse sind aufgedeckt.
    [one] { $left } Karte liegt verdeckt, für die letzte Runde.
   *[other] { $left } Karten liegen verdeckt, eine für jede kommende Runde.
} { $removed ->
    [one] { $removed } der { $whole } Ereignisse wurde ungesehen entfernt.
   *[other] { $removed } der { $whole } Ereignisse wurden ungesehen entfernt.
}
tip-court-metal = Metall am Hof – { $metal ->
    [0] Es ist vergeben; nach der Runde kommt ein neues.
   *[other] Hier liegt { $metal } Metall für den Baumeister auf dem ersten Feld.
}
tip-tax-die = Steuer des Königs – { $tax ->
    [0] Der Würfel zeigt { $least } bis { $most } Gold, wenn der Hof an der Reihe ist.
   *[other] Der Würfel zeigte { $tax } Gold.
} So viel zahlt, wer keinen Baumeister am Hof hat; je { $debt } fehlende Gold kosten 1 Punkt.
tip-castle-workers = Graue Arbeiter – { $number ->
    [one] { $number } wartet in der Burg.
   *[other] { $number } warten in der Burg.
} Der Baumeister hier gewinnt { $won } davon für eine Runde.
tip-starts = Startspieler: { $who } – Nimmt die erste Karte, handelt überall zuerst und darf einmal je Runde einen gezogenen Baumeister ablehnen. Der Baumeister auf dem Startspielerfeld löst ihn ab, sonst der linke Nachbar.

## Markt und Vorrat

tip-stall = { $kind } auf dem Markt – { $left ->
    [0] In dieser Runde ausverkauft; der Preis war { $buy } Gold.
   *[other] In dieser Runde noch { $left } für je { $buy } Gold.
} Ein Verkauf bringt je { $sell } Gold, aber niemand darf { $kind } in derselben Runde kaufen und verkaufen.
tip-stall-buying = { $kind } auf dem Markt – { $left ->
    [0] In dieser Runde ausverkauft; der Preis war { $buy } Gold.
   *[other] In dieser Runde noch { $left } für je { $buy } Gold.
} Zum Kaufen braucht man einen { $craftsman }{ $has ->
    [yes] , und du hast einen
    [no] , und du hast keinen
   *[nobody] { "" }
}; verkaufen dürfen alle, für je { $sell } Gold.
tip-stall-selling = { $kind } auf dem Markt – { $left ->
    [0] In dieser Runde ausverkauft; der Preis war { $buy } Gold.
   *[other] In dieser Runde noch { $left } für je { $buy } Gold.
} Ein Verkauf bringt je { $sell } Gold und geht nur mit einem { $craftsman }{ $has ->
    [yes] , den du hast
    [no] , der dir fehlt
   *[nobody] { "" }
}.
tip-stall-metal = { $kind } auf dem Markt – Zu kaufen gibt es keines. Ein Verkauf bringt je { $sell } Gold.
tip-supply = { $number ->
    [one] { $kind } im Vorrat – Hier liegt { $number } von { $whole }. Ernten und Geschenke kommen von hier, Verbrauchtes und Verkauftes kehrt zurück.
   *[other] { $kind } im Vorrat – Hier liegen { $number } von { $whole }. Ernten und Geschenke kommen von hier, Verbrauchtes und Verkauftes kehrt zurück.
}
tip-supply-owed = { $kind } im Vorrat – Im Spiel sind { $number } mehr, als es mit { $whole } eigentlich gibt. Niemand erhält deshalb weniger: Was fehlt, gilt als geschuldet.

## Die Mitte

tip-display = Auslage – Baustoffkarten kosten Arbeiter, Handwerker kosten Gold; je Zug nimmt man eine Karte. { $left ->
    [0] Jetzt liegt keine offen.
    [one] Jetzt liegt { $left } offen.
   *[other] Jetzt liegen { $left } offen.
}
tip-price-track = Preis eines Baumeisters – Er fällt nach jedem Baumeister, der eingesetzt wird oder passt, um 1 Gold. Jetzt beträgt er { $cost } Gold.
tip-price = { $cost } Gold für einen Baumeister – { $now ->
    [1] Das ist der Preis des Baumeisters, der jetzt gezogen ist.
   *[0] So viel kostet ein gezogener Baumeister, wenn der Zeiger hier steht.
} { $waiting ->
    [0] Wer hier passt, wartet und setzt kostenlos ein, wenn der Beutel leer ist.
    [one] { $waiting } Baumeister hat hier gepasst und wird kostenlos eingesetzt.
   *[other] { $waiting } Baumeister haben hier gepasst und werden kostenlos eingesetzt.
}
tip-bag = Beutel – { $number ->
    [0] Alle Baumeister sind gezogen.
    [one] { $number } Baumeister ist noch zu ziehen.
   *[other] { $number } Baumeister sind noch zu ziehen.
} { $refusals ->
    [0] Der Startspieler darf jetzt keinen gezogenen ablehnen.
   *[other] Der Startspieler darf in dieser Runde noch { $refusals }-mal einen gezogenen zurücklegen.
}
tip-gold-track = Gold – Die Scheiben zeigen, wie viel alle haben. Eine Börse fasst { $most } Gold; was darüber hinausgeht, verfällt.
tip-score-track = Punkte – Die Scheiben zeigen die Siegpunkte; nach { $length } geht es von vorn los. Wer nach der letzten Runde die meisten hat, gewinnt, bei Gleichstand entscheidet das Gold.
tip-unseen = Noch unbekannt – Niemand hat bisher gesehen: { $events ->
        [one] { $events } Ereignis
       *[other] { $events } Ereignisse
    } und { $cards ->
        [one] { $cards } Vorteilskarte
       *[other] { $cards } Vorteilskarten
    }. Einige davon wurden vor dem Spiel ungesehen entfernt.

## Am Tisch

tip-player = { $who } – { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $gold } Gold, { $goods ->
    [one] { $goods } Baustoff
   *[other] { $goods } Baustoffe
} und { $craftsmen } Handwerker. Was vor jemandem liegt, ist für alle offen.
tip-points = Punkte: { $who } – { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, jetzt Platz { $place } von { $whole }. Wer nach der letzten Runde die meisten hat, gewinnt, bei Gleichstand entscheidet das Gold.
tip-purse = Gold: { $who } – { $number } Gold; die Börse fasst { $most }, der Rest verfällt. Mit Gold bezahlt man Baumeister, Handwerker, Käufe und Steuern.
tip-good = { $kind }: { $who } – { $goods ->
    [0] Gar keine Baustoffe.
    [one] { $number } von insgesamt { $goods } Baustoff.
   *[other] { $number } von insgesamt { $goods } Baustoffen.
} Nach dem Bauen bleiben höchstens { $most } für die nächste Runde.
tip-kept = Baustoffe: { $who } – Jetzt { $goods ->
    [one] { $goods } Baustoff
   *[other] { $goods } Baustoffe
}. Nach dem Bauen bleiben höchstens { $kept } für die nächste Runde; der Rest geht in den Vorrat zurück.
tip-workers = Arbeiter: { $who } – { $free } von { $whole } frei. Baustoffkarten brauchen Arbeiter; wer übrig bleibt, spinnt Wolle für Gold.
tip-wages = Wollmanufaktur: { $who } – { $number ->
    [one] { $number } Arbeiter verdient hier { $gold } Gold.
   *[other] { $number } Arbeiter verdienen hier { $gold } Gold.
} Sie gehen heim, wenn die Manufaktur an der Reihe war.
tip-builders = Baumeister: { $who } – { $number } von { $whole } im Beutel. Jeder wird einmal je Runde gezogen und eingesetzt, oder er wartet.
tip-row = Handwerker: { $who } – { $number } von höchstens { $limit }. Wer einen zu viel bekommt, entlässt einen aus der Reihe.
tip-passed = { $who } hat gepasst – In dieser Runde kommt keine Karte mehr dazu. Die freien Arbeiter gehen in die Wollmanufaktur.
tip-protected = { $who } ist geschützt – Das schlechte Ereignis dieser Runde schadet hier nicht. Ein gutes gälte trotzdem.
tip-limited = { $number ->
    [one] { $who } ist eingeschränkt – In dieser Runde wird nur { $number } Baumeister eingesetzt. Wird ein weiterer gezogen, wird er beiseitegelegt.
   *[other] { $who } ist eingeschränkt – In dieser Runde werden nur { $number } Baumeister eingesetzt. Wird ein weiterer gezogen, wird er beiseitegelegt.
}
tip-grey = Graue Arbeiter: { $who } – In dieser Runde { $number } Arbeiter mehr, gewonnen in der Burg von Shiring. Danach kehren sie dorthin zurück.

## Das Bild: der Tisch

table = Die Säulen der Erde, Runde { $round } von { $rounds }

## Das Bild: Stationen

station = { $number } { $name }

## Das Bild: Felder und Baumeister

space = Feld { $number }
free = frei
builder-of = Baumeister von { $name }
card = Karte: { $name }
choosable-for = wählbar für { $gold } Gold
choosable-free = kostenlos wählbar
choosable-remigius = kostenlos wählbar mit Bruder Remigius

## Das Bild: Ereignis und Bischof

event-deck = Verdeckte Ereigniskarten: { $number }
event-now = Ereignis: { $card }
event-past = Vergangenes Ereignis: { $card }
foreseen = Vorhergesehenes Ereignis, nur dir bekannt: { $card }
bishop-shield = Schutz vor dem Ereignis
bishop-cube = 1 { $kind } vom Markt
or = oder

## Das Bild: was auf den Stationen liegt

each = je
in-mill = { $name }: { $number } Arbeiter in der Wollmanufaktur
court-metal = 1 Metall für den ersten Baumeister
tax = Steuer
last-tax = Steuer des Königs, letzter Wurf: { $gold } Gold
tax-die = Steuerwürfel, noch nicht geworfen
castle-workers = Graue Arbeiter in der Burg: { $number }
stall = { $kind }: { $number } auf Lager, Kauf für { $buy } Gold, Verkauf für { $sell } Gold
stall-sell = { $kind }: Verkauf für { $sell } Gold
buy = { COUNTED($number, $kind) } für { $gold } Gold kaufen
sell = { COUNTED($number, $kind) } für { $gold } Gold verkaufen
parts-built = { $number }/{ $parts }

## Das Bild: die Mitte

display = Auslage
display-left = noch { $number }
display-aside = { $number } übrig
display-done = alle Karten sind vergeben
craftsman-card = { $trade } für { $gold } Gold
taken-by = genommen von { $name }
gone = von niemandem genommen
aside = übrig
price = Preis { $gold }
price-track = Preis
waits = Baumeister von { $name } wartet
drawn = Baumeister von { $name } ist gezogen
bag = Beutel, Baumeister darin: { $number }
refusal-left = ablehnen darf der Startspieler noch { $number ->
    [one] einmal
   *[other] { $number }-mal
}
put-back = Den gezogenen Baumeister in den Beutel zurücklegen
gold-track = Gold
supply = Vorrat
in-supply = { $kind } im Vorrat: { $number }

## Das Bild: die Ablagen

points-of = { $name }, Siegpunkte: { $points }
winner = gewinnt
gold-of = { $name }: { $number } Gold
goods-of = { $name }, { $kind }: { $number }
craftsman-of = { $trade } von { $name }, { $used } von { $capacity } eingesetzt
use = { $trade } { $times ->
    [one] einmal
   *[other] { $times }-mal
} einsetzen
craftsmen = Handwerker
of = { $number } von { $whole }
advantages = Vorteile
this-round = Diese Runde
keeps = behält { $most } am Rundenende, hat { $number }
workers-free = { $number } von { $whole } frei
in-bag = { $number } im Beutel
passed = hat gepasst
protected = vor dem Ereignis geschützt
limited = darf nur { $number } Baumeister einsetzen
grey = Graue Arbeiter: { $number }

## Das Bild: was noch kommt

unseen = Noch unbekannt
unseen-events = Ereignisse
unseen-advantages = Vorteile
