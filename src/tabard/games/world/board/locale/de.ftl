# Erklärungen zu „Die Tore der Welt“, Deutsch: ein Name, ein Strich, zwei Sätze.
# Nach den Erklärungen: die Wörter im Bild, Aufschriften und was man zu jedem Teil hört.

tip-chapter = Kapitel { $chapter } von { $chapters }, Runde { $round } von { $rounds } – Jede Runde deckt ein Ereignis auf; noch verdeckt: { $left }. Nach sechs Runden sind Frömmigkeit, Getreide und Steuer fällig.
tip-phase-event = Ereignis – Der aktive Spieler deckt eine Karte auf; sie wirkt sofort oder bleibt in Kraft. { $event ->
    [none] Jetzt liegt keine offen.
   *[other] Jetzt ist es „{ $event }“.
}
tip-phase-orient = Karte drehen – { $who ->
    [none] Der aktive Spieler
   *[other] { $who }
} dreht sie auf eine von vier Arten: Jede Ecke ist das Einkommen von jemandem, der Pfeil sagt, wie weit der Gunststein geht. Dann gibt es Einkommen und Gunst.
tip-phase-actions = Aktionen – Reihum legt jeder eine Karte offen ab und nutzt sie oder verzichtet, dann eine weitere verdeckt. Karten auf allen Händen: { $left }.
tip-phase-chapter_end = Kapitelende – Alle schulden 2 Frömmigkeit, 2 Getreide und { $least } bis { $most } Geld Steuer. { $last ->
    [1] Was fehlt, kostet in diesem letzten Kapitel doppelte Siegpunkte.
   *[0] Was fehlt, kostet Siegpunkte und bringt Strafen.
}
tip-slot = Ablageplatz { $number } – Ein dauerhaftes Ereignis bleibt hier in Kraft; es gibt { $most } Plätze. Ein drittes verdrängt das erste, das Kapitelende räumt beide.
tip-tax-die = Steuer – Am Kapitelende verlangt der Würfel von allen { $least } bis { $most } Geld{ $tax ->
    [0] .
   *[other] ; zuletzt waren es { $tax }.
} Was fehlt, kostet Siegpunkte.
tip-council = Rat und Gunst – Der Gunststein steht bei: { $place }. { $who ->
    [none] Der aktive Spieler
   *[other] { $who }
} dreht die Karte und erhält die Gunst des Feldes, das der Stein erreicht.
tip-edge = Pfeil auf { $number } – { $number ->
    [0] Der Stein bleibt stehen ({ $place }) und bringt nichts.
    [one] Der Stein geht { $number } Feld weiter, von: { $place }.
   *[other] Der Stein geht { $number } Felder weiter, von: { $place }.
} Bedeckte Felder zählen nicht; die Karte dreht { $who ->
    [none] der aktive Spieler
   *[other] { $who }
}.
tip-corner = Ecke: { $who } – Was die Karte in dieser Ecke zeigt, ist das Einkommen. Ist davon nichts mehr da, gibt es stattdessen 1 Siegpunkt.
tip-stock-stone = { $kind } – Noch { $number } von { $whole } hier. Er bringt in Bauvorhaben je 3 Siegpunkte und dient für Häuser; am Ende zählt jeder 1 Siegpunkt.
tip-good-stone = { $kind } hinter deiner Sichtblende – Du hast { $number }. Er bringt in Bauvorhaben je 3 Siegpunkte und dient für Häuser; am Ende zählt jeder 1 Siegpunkt.
tip-stock-wood = { $kind } – Noch { $number } von { $whole } hier. Es bringt in Bauvorhaben je 3 Siegpunkte und dient für Häuser; am Ende zählt jedes 1 Siegpunkt.
tip-good-wood = { $kind } hinter deiner Sichtblende – Du hast { $number }. Es bringt in Bauvorhaben je 3 Siegpunkte und dient für Häuser; am Ende zählt jedes 1 Siegpunkt.
tip-stock-metal = { $kind } – Noch { $number } von { $whole } hier. Es schmückt den fertigen Turm.
tip-stock-grain = { $kind } – Noch { $number } von { $whole } hier. 2 sind an jedem Kapitelende fällig; was fehlt, kostet Siegpunkte.
tip-good-grain = { $kind } hinter deiner Sichtblende – Du hast { $number }. 2 sind an jedem Kapitelende fällig; was fehlt, kostet Siegpunkte.
tip-stock-piety = { $kind } – Noch { $number } von { $whole } hier. 2 sind an jedem Kapitelende fällig; was fehlt, kostet Siegpunkte.
tip-good-piety = { $kind } hinter deiner Sichtblende – Du hast { $number }. 2 sind an jedem Kapitelende fällig; was fehlt, kostet Siegpunkte.
tip-stock-wool = { $kind } – Noch { $number } von { $whole } hier. Sie wird auf dem Markt verkauft oder zu Tuch gewebt.
tip-good-wool = { $kind } hinter deiner Sichtblende – Du hast { $number }. Sie wird auf dem Markt verkauft oder zu Tuch gewebt.
tip-stock-cloth = { $kind } – Noch { $number } von { $whole } hier. Es bringt auf dem Markt mehr als Wolle.
tip-good-cloth = { $kind } hinter deiner Sichtblende – Du hast { $number }. Es bringt auf dem Markt mehr als Wolle.
tip-stock-loyalty = { $kind } – Noch { $number } von { $whole } hier. 1 hebt am Kapitelende eine Strafe auf; König und Königin belohnen sie.
tip-good-loyalty = { $kind } hinter deiner Sichtblende – Du hast { $number }. 1 hebt am Kapitelende eine Strafe auf; König und Königin belohnen sie.
tip-stock-medical = { $kind } – Noch { $number } von { $whole } hier. Wer so viel davon hat, wie ein Kranker verlangt, kann ihn heilen; abgegeben wird es nie.
tip-good-medical = { $kind } hinter deiner Sichtblende – Du hast { $number }. Wer so viel davon hat, wie ein Kranker verlangt, kann ihn heilen; abgegeben wird es nie.
tip-good-money = { $kind } hinter deiner Sichtblende – Du hast { $number }. Damit bezahlst du Häuser, Spenden und Steuer; am Ende zählt jedes ½ Siegpunkt.
tip-stock-money = Geld – Es geht nie aus. Häuser, Spenden und die Steuer kosten Geld.
tip-supply = Vorrat – Wolle, Tuch, Loyalität und medizinisches Wissen liegen hier. Was ausgegangen ist, bekommt niemand mehr; nur als Einkommen gibt es dafür 1 Siegpunkt.
tip-market = Markt – Wolle bringt jetzt je { $wool } Geld, in beliebiger Zahl. Tuch bringt { $cloth }, je Verkauf { $most }; { $open ->
    [1] sein Feld ist offen
   *[0] sein Feld ist bedeckt
}.
tip-lane = Bauplätze – Ein Haus kostet hier { $money } Geld und 1 Stein oder Holz und bringt bei jeder Hauspacht das Gezeigte. { $free ->
    [0] Beide Plätze sind belegt.
   *[other] Frei: { $free } von { $whole }.
}
tip-unseen = Noch unbekannt – Verdeckte Ereigniskarten dieses Kapitels: { $number }. Die hier gezeigten hat noch niemand gesehen; einige bleiben aus dem Spiel.
tip-unseen-tile = Pestplättchen mit { $value } – Noch verdeckt: { $number }. Einen solchen Kranken zu heilen verlangt { $value } medizinisches Wissen.
tip-score-track = Siegpunkte – Die Scheiben zeigen die Siegpunkte; nach { $length } geht es von vorn los. Wer nach Kapitel IV die meisten hat, gewinnt, bei Gleichstand entscheidet die Frömmigkeit.
tip-player = { $who } – { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}, gebaut: { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
}, Handkarten: { $cards }. Die Güter liegen hinter der Sichtblende.
tip-points = Siegpunkte: { $who } – { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}, jetzt Platz { $place } von { $whole }. Am Ende zählen Stein und Holz je 1, Geld je ½.
tip-houses = Häuser: { $who } – Noch zu bauen: { $number }. Die Hauspacht bringt den Ertrag von bis zu zwei Häusern auf dem Plan.
tip-seals = Siegel: { $who } – Frei: { $number }. Eine Spende legt eines auf ein Bauvorhaben; ist es fertig, werden die Spender belohnt.
tip-hand = Hand: { $who } – { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}. Jede Runde kommt eine offen und eine verdeckt auf den Tisch, also wirkt im Kapitel nur die Hälfte.
tip-hidden = Verdeckt: { $who } – { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}, in diesem Kapitel nicht mehr nutzbar. Nur wer sie abgelegt hat, kennt sie.
tip-active = Aktiver Spieler: { $who } – Deckt das Ereignis auf, dreht die Karte und erhält die Gunst. Nach der Runde wandert das Abzeichen weiter.
tip-penalty-penance = Buße: { $who } – Am Anfang des Kapitels wird eine Handkarte zufällig gezogen und verdeckt abgelegt. Danach ist die Strafe verbüßt.
tip-penalty-begging = Betteln: { $who } – Kein Einkommen in der ersten Runde des Kapitels. Danach ist die Strafe verbüßt.
tip-penalty-royal_court = Königliches Gericht: { $who } – Die Karte der ersten Runde wird ungenutzt abgelegt. Nach dieser Runde ist die Strafe verbüßt.
tip-duty-piety_duty = Abgabe: { $kind } – Du hast { $have } von { $most }, fällig am Kapitelende. Von diesen { $least } kostet jede fehlende { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}{ $last ->
    [1] , im letzten Kapitel doppelt, wenn keine Loyalität gezahlt wird.
   *[0] , dazu kommt Buße.
}
tip-duty-grain_duty = Abgabe: { $kind } – Du hast { $have } von { $most }, fällig am Kapitelende. Von diesen { $least } kostet jedes fehlende { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}{ $last ->
    [1] , im letzten Kapitel doppelt, wenn keine Loyalität gezahlt wird.
   *[0] , dazu kommt Betteln.
}
tip-duty-tax_duty = Abgabe: { $kind } – Du hast { $have }; der Würfel verlangt { $least } bis { $most }. Jedes fehlende kostet { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}{ $last ->
    [1] , im letzten Kapitel doppelt, wenn keine Loyalität gezahlt wird.
   *[0] , dazu kommt das Königliche Gericht.
}
tip-forgo = Verzichten: { $card } – Die Karte wird offen abgelegt, ihre Aktion entfällt. Das kostet nichts, und der Zug geht weiter.
tip-field-gain = { $place } – Kommt der Gunststein hierher, erhält der aktive Spieler { COUNTED($number, $kind) }. { $here ->
    [1] Jetzt steht der Stein hier.
    [2] Bis zum Kapitelende ist es bedeckt, und der Stein zieht daran vorbei.
   *[0] Jetzt steht der Stein anderswo.
}
tip-field-must_pay = { $place } – Kommt der Gunststein hierher, muss der aktive Spieler { COUNTED($number, $kind) } zahlen. { $here ->
    [1] Jetzt steht der Stein hier.
    [2] Bis zum Kapitelende ist es bedeckt, und der Stein zieht daran vorbei.
   *[0] Jetzt steht der Stein anderswo.
}
tip-field-vp_if_have = { $place } – Kommt der Gunststein hierher, erhält der aktive Spieler { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}, nötig: { COUNTED($number, $kind) }. { $here ->
    [1] Jetzt steht der Stein hier.
    [2] Bis zum Kapitelende ist es bedeckt, und der Stein zieht daran vorbei.
   *[0] Jetzt steht der Stein anderswo.
}
tip-field-vp_per_token = { $place } – Kommt der Gunststein hierher, erhält der aktive Spieler { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} je Marker: { $kind }. { $here ->
    [1] Jetzt steht der Stein hier.
    [2] Bis zum Kapitelende ist es bedeckt, und der Stein zieht daran vorbei.
   *[0] Jetzt steht der Stein anderswo.
}
tip-field-vp_per_house = { $place } – Kommt der Gunststein hierher, erhält der aktive Spieler { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} je eigenem Haus auf dem Plan. { $here ->
    [1] Jetzt steht der Stein hier.
    [2] Bis zum Kapitelende ist es bedeckt, und der Stein zieht daran vorbei.
   *[0] Jetzt steht der Stein anderswo.
}

## Das Bild: der Tisch

table = Die Tore der Welt, Kapitel { $chapter }, Runde { $number }

## Das Bild: Orte

ground-field = Acker
ground-forest = Wald
ground-quarry = Steinbruch
ground-cathedral = Kathedrale
ground-supply = Vorrat
ground-market = Markt
label-priors_palace = Priorspalast
label-st_marys_chapel = Marienkapelle
short-priors_palace = Palast
short-st_marys_chapel = Kapelle
short-town_wall = Mauer
label-building_material = Baumaterial
label-cloth_making = Tuch
amount = { COUNTED($number, $kind) }
amount-points = { $number } SP
stock = { FORM($kind, "start") }: noch { $number }
bank = Geld geht nie aus
covered = bis zum Kapitelende bedeckt
free = frei

## Das Bild: Rat, Gunst, Kapitel

favour = Gunst
council = Rat
stone = Der Gunststein steht bei: { $field }
stone-here = hier steht der Gunststein
stone-rests = Stein bleibt
at-corner = { $name } sitzt an dieser Ecke
gets-income = { $name } erhält { $income }
edge = Gunst { $number ->
    [one] { $number } Feld
   *[other] { $number } Felder
} weit
orient = Pfeil auf { $number }: Der Stein rückt auf das Feld { $field }{ $favour }; { $incomes }
orient-still = Pfeil auf { $number }: Der Stein bleibt auf Feld { $field }, ohne Gunst; { $incomes }
lasting = dauerhaft
at-once = sofort
names-location = Nummer { $number } erkrankt.
event-deck = { $number ->
    [one] { $number } Ereigniskarte
   *[other] { $number } Ereigniskarten
} verdeckt
slot-free = Ablageplatz { $number } für ein dauerhaftes Ereignis, frei
chapter = Kapitel { $chapter }, Runde { $number }
round-of = { $number } von { $whole }
tax-die = Der Steuerwürfel: 2 bis 5 Geld am Kapitelende
last-tax = Die letzte Steuer: { $number } Geld
market-field = { $kind } bringt { $number } Geld
any-number = beliebig viel
per-sale = { $number } je Verkauf

## Das Bild: Bauvorhaben, Bauplätze, Einwohner

project = { $project }, Stein { $stone } von { $stones }, Holz { $wood } von { $woods }
project-not-yet = { $project }, noch nicht begonnen
finished = fertig
donors = gespendet von { $names }
seal-of = Siegel von { $name }
build = { $project }: { COUNTED($number, $kind) } legen
build-both = { $project }: 1 Stein und 1 Holz legen
donate = { $project }: spenden
house-of = Haus von { $name }
lane = Bauplätze, Ertrag { COUNTED($number, $kind) }
tile-down = ein verdecktes Pestplättchen
sick = krank: braucht { $number } medizinisches Wissen
cared-for = zur Versorgung gewählt

## Das Bild: die Ablagen

points-of = { $name }, Siegpunkte: { $points }
winner = gewinnt
houses-of = { $name }, Häuser im Vorrat: { $number }
seals-of = { $name }, Siegel im Vorrat: { $number }
goods-of = { $name }, { $kind }: { $number }
screen-of = Die Güter von { $name } liegen hinter der Sichtblende
is-active = { $name } ist der aktive Spieler
duty = { FORM($kind, "start") }: hat { $have } von { $need }, sonst { $penalty }
last-duty = { FORM($kind, "start") }: hat { $have } von { $need }, jedes fehlende kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hand = Hand
laid-open = Offen
hidden-pile = Verdeckt
duties = Abgaben
choose-here = Auswahl
hand-of = { $name }, Handkarten: { $number }
hidden-of = { $name }, verdeckte Karten: { $number }
unused = ungenutzt abgelegt
face-down = verdeckt, nur für dich sichtbar
forgo = { $name } ablegen und auf die Aktion verzichten

## Das Bild: was eine Karte fragt

sell = { $wool } Wolle und { $cloth } Tuch verkaufen
weave = { $number } Wolle zu { $number } Tuch
rent = Pacht von: { $plots }
give-up = Abgeben: { $goods }
protect = Loyalität zahlen gegen: { $penalties }
undouble = Loyalität zahlen, damit das nicht doppelt zählt: { $duties }
serve = Kleiner Dienst
get = { FORM($kind, "start") } nehmen

## Das Bild: was noch kommt

unseen = Noch unbekannt
unseen-events = Ereignisse: { $number } von diesen { $whole }
unseen-tiles = verdeckte Pestplättchen
tile-left = { $number } Plättchen mit Wert { $value }
