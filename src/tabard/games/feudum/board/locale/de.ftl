# Erklärungen zu Feudum, Deutsch: ein Name, ein Strich, zwei Sätze zu einer Sache.
# Nach den Erklärungen: die Wörter im Bild, Aufschriften und was man zu jedem Teil hört.

tip-epochs = Epoche { $epoch } von { $last }, Runde { $round } – { $over ->
    [1] Das ist die letzte Epoche.
   *[0] Epoche { $coming } bricht an, sobald { $need ->
        [one] { $need } Stapel sie zeigt
       *[other] { $need } Stapel sie zeigen
    }; bisher: { $have }.
} Mit Epoche { $last } endet das Spiel.
tip-phase-cards = Karten – Alle wählen geheim { $number } von { $whole } Karten für die Runde. Salpeter auf dem Beutel erlaubt eine fünfte, Schwefel einen Zug mit zwei Karten.
tip-phase-actions = Aktionen – Reihum spielt jeder eine Karte, bis niemand mehr eine hat. { $left ->
    [0] Jetzt ist keine Karte auf der Hand.
    [one] Noch { $left } Karte ist auf der Hand.
   *[other] Noch { $left } Karten sind auf der Hand.
}
tip-phase-feeding = Essen – Jede Figur auf der Karte braucht 1 Nahrung oder Wein aus dem Fass, sonst kehrt sie heim. { $pawns ->
    [0] Jetzt ist keine Figur auf der Karte.
    [one] Jetzt ist { $pawns } Figur auf der Karte.
   *[other] Jetzt sind { $pawns } Figuren auf der Karte.
}
tip-phase-progress = Fortschrittswürfel – Der Würfel entfernt von einem Stapel das oberste Plättchen, sofern es nicht zu einer späteren Epoche gehört. { $tiles ->
    [0] Jetzt kommt kein Stapel infrage.
    [one] Jetzt kommt { $tiles } Stapel infrage.
   *[other] Jetzt kommen { $tiles } Stapel infrage.
}
tip-phase-epoch = Epoche – Bricht eine neue Epoche an, werden Gildensitze, gepflegte Landschaften und Regionen gewertet. { $over ->
    [1] Epoche { $last } ist da: Das Spiel endet.
   *[0] Epoche { $coming } bricht an, sobald { $need ->
        [one] { $need } Stapel sie zeigt
       *[other] { $need } Stapel sie zeigen
    }; jetzt, in Runde { $round } der Epoche { $epoch }: { $have }.
}
tip-kingdom = Das Königreich – { $number } Orte in { $regions } Regionen, verbunden durch Straßen, Fähren und Fahrzeugrouten. Orte mit einem Fürsten: { $ruled }.
tip-battle = Angriff – Der Angriff muss größer sein als die Verteidigung; Gleichstand reicht nicht. Figuren greifen mit 1 an und verteidigen mit 2, betrunkene zählen gar nicht.
tip-place-outpost = { $location }, Außenposten – { $ruler ->
    [none] Niemand ist hier Fürst
   *[other] Fürst ist { $ruler }
}; { $goods ->
    [0] es liegt keine Ware hier
    [one] es liegt { $goods } Ware hier
   *[other] es liegen { $goods } Waren hier
}. Wer Fürst eines Außenpostens ist, darf erkunden: Er zieht Erlasse und behält einen.
tip-place-farm = { $location }, Farm – { $ruler ->
    [none] Niemand ist hier Fürst
   *[other] Fürst ist { $ruler }
}; { $goods ->
    [0] es liegt keine Ware hier
    [one] es liegt { $goods } Ware hier
   *[other] es liegen { $goods } Waren hier
}. Wer Fürst einer Farm ist, darf ernten und mit den Bauern handeln.
tip-place-town = { $location }, Stadt – { $ruler ->
    [none] Niemand ist hier Fürst
   *[other] Fürst ist { $ruler }
}; { $goods ->
    [0] es liegt keine Ware hier
    [one] es liegt { $goods } Ware hier
   *[other] es liegen { $goods } Waren hier
}. Wer Fürst einer Stadt ist, darf Steuern in Schillingen eintreiben.
tip-place-feudum = { $location }, Lehen – { $ruler ->
    [none] Niemand ist hier Fürst
   *[other] Fürst ist { $ruler }
}; { $goods ->
    [0] es liegt keine Ware hier
    [one] es liegt { $goods } Ware hier
   *[other] es liegen { $goods } Waren hier
}. Es gibt dem Fürsten drei Sterne in seiner Gilde und kann belagert werden.
tip-place-bare = { $location }, ohne Scheibe – { $ruler ->
    [none] Niemand ist hier Fürst
   *[other] Fürst ist { $ruler }
}; { $goods ->
    [0] es liegt keine Ware hier
    [one] es liegt { $goods } Ware hier
   *[other] es liegen { $goods } Waren hier
}. Bevor es weitergeht, kommt hier eine Scheibe hin.
tip-role-ruler = Fürst: { $who } – Wer den Marker auf der Scheibe hat, herrscht { FORM($location, "at") }. Wer Fürst ist, baut hier aus, erntet, treibt Steuern ein oder erkundet.
tip-role-subject = Untertan: { $who } – Der zweite Marker des Fürsten { FORM($location, "at") }. Er verhindert, dass ein Leibeigener die Macht ergreift, und verteidigt ein Lehen mit 1.
tip-role-serf = Leibeigener: { $who } – Ein Marker neben einem fremden Fürsten { FORM($location, "at") }. Mit einem zweiten wird er selbst Fürst, wenn kein Untertan da ist.
tip-letter = { $letter }: { $location } – Wenn Epoche { $epoch } anbricht, kommt an jeden Ort mit diesem Buchstaben eine Ware aus dem Habersack. Wer dort ankommt, kann sie stibitzen.
tip-wreck = { $vessel }, verlassen – Es liegt { FORM($location, "at") }, von seiner Figur zurückgelassen. In einem späteren Zug darf jede Figur dort beim Bewegen kostenlos einsteigen.
tip-stack = Regionsplättchen: { $region } – { $left ->
    [0] Der Stapel ist leer, Feld { $value } liegt frei.
   *[other] Oben liegt { $value }, übrig: { $left }.
} { $open ->
    [1] Wer hier einen Ort ausbaut, nimmt es und erhält dafür EP.
   *[0] Es gehört zu einer späteren Epoche: Wer hier ausbaut, nimmt ein kleineres von anderswo.
}
tip-monster = { $monster } – Greift mit 1 an, verteidigt mit 1 und hält eine fremde Figur an seinem Ort fest. Es braucht keine Nahrung und zieht mit der Karte „Bewegung“.
tip-voyage = Epische Reise – Wer in einer Runde zweimal zieht, rückt ein Feld vor, bis Feld { $spaces }. Am Ende werden die Abschnitte gewertet, das letzte Feld mit { $best } EP.
tip-voyage-of = Epische Reise: { $who } – { $number ->
    [0] Noch nicht begonnen
   *[other] Auf Feld { $number } von { $spaces }
}. Wer in einem Abschnitt vorn liegt, erhält mehr; das letzte Feld bringt { $best } EP.
tip-army = Heer – Nach einem gelungenen Angriff darf man hier eine Scheibe ablegen, höchstens { $most }. Wer ein Lehen hat, verliert in den Epochen II, IV und V EP für leere Felder.
tip-army-of = Heer: { $who } – { $number } von { $most } Feldern belegt. Wer ein Lehen hat, verliert für die leeren bis zu { $loss } EP, sooft eine Epoche Treue verlangt.
tip-haversack = Habersack – Waren darin: { $number }. Ernten werden daraus gezogen, bezahlte Waren kommen zurück.
tip-writs-left = Königliche Erlasse – Im Stapel: { $number }. Mandate werden für ihre Wirkung gespielt, Freibriefe zählen am Ende; auf der Hand darf man höchstens { $limit } haben.
tip-player = { $who } – { $points } EP, { $coins ->
    [one] { $coins } Schilling
   *[other] { $coins } Schillinge
}, Fürst von { $ruled ->
    [one] { $ruled } Ort
   *[other] { $ruled } Orten
}. Handkarten: { $cards }; Hand und Erlasse sind geheim, alles andere ist offen.
tip-points = EP: { $who } – { $points } EP, jetzt Platz { $place } von { $whole }. Am Ende kommen Reise, Besitz, Schillinge und Freibriefe dazu.
tip-starts = Startspieler: { $who } – Spielt die erste Karte der Runde. Nach jeder Runde beginnt, wer links sitzt.
tip-cards = Karten: { $who } – In dieser Runde noch zu spielen: { $number }. Welche es sind, ist geheim.
tip-past = Gespielt: { $who } – Karten in dieser Runde: { $number }. Danach kommen alle auf die Hand zurück.
tip-pawn = Figur von { $who }: { $guild } – Sie zählt einen Stern in dieser Gilde; { $drunk ->
    [1] betrunken greift sie nicht an und verteidigt nicht
   *[0] sie greift mit 1 an und verteidigt mit 2
}. Am Ende der Runde braucht sie Nahrung oder Wein.
tip-good-saltpetre = { $kind }: { $who } – Im eigenen Vorrat: { $number }. Er verstärkt einen Angriff und gibt auf dem Beutel eine fünfte Karte.
tip-good-sulphur = { $kind }: { $who } – Im eigenen Vorrat: { $number }. Neuer Schwefel darf ins Weinfass; auf dem Beutel gibt er einen Zug mit zwei Karten.
tip-good-iron = { $kind }: { $who } – Im eigenen Vorrat: { $number }. Ein Eisen macht aus einer Farm eine Stadt.
tip-good-wood = { $kind }: { $who } – Im eigenen Vorrat: { $number }. Ein Holz macht aus einem Außenposten eine Farm.
tip-good-food = { $kind }: { $who } – Im eigenen Vorrat: { $number }. Jede Figur auf der Karte isst am Rundenende eine; auch eine neue Figur kostet eine.
tip-coins = Schillinge: { $who } – { $number } für den Handel mit den Gilden. Am Ende bringen je { $each } davon 1 EP, jetzt wären es { $worth }.
tip-markers = Marker: { $who } – Frei: { $number }. Mit „Einfluss“ kommt je einer an jeden Ort mit eigener Figur; auch Gildensitze brauchen einen.
tip-home = Figuren: { $who } – Noch nicht auf der Karte: { $number } von { $most }. „Wandern“ bringt für 1 Nahrung eine ins Spiel.
tip-discs = Scheiben: { $who } – Frei: { $number }. Sie dienen im Heer, auf der Epischen Reise und als Vögte.
tip-seals-of = Siegel: { $who } – Im Besitz: { $number }. Ein Siegel macht aus einer Stadt ein Lehen, und jeder Freibrief braucht am Ende eines.
tip-beads = Perlen: { $who } – Anzahl { $number }, Summe { $sum }. Um die Summe wächst jede Ernte, auf höchstens zehn Waren.
tip-barrel = Weinfass: { $who } – { $number } von { $most } Schwefel. Ein Würfel davon ernährt eine Figur zwei Runden lang und entscheidet am Ende bei Gleichstand.
tip-pouch = Beutel: { $who } – Salpeter darauf gibt in dieser Runde eine fünfte Karte, Schwefel einen Zug mit zwei Karten. Höchstens ein Würfel liegt hier, für alle sichtbar.
tip-writs = Erlasse: { $who } – { $number } von höchstens { $most } auf der Hand. Welche es sind, ist geheim.
tip-vessels = { $vessel }: { $who } – Im eigenen Vorrat: { $number }. Im eigenen Zug kommt es kostenlos unter eine Figur, wo eine passende Route beginnt.
tip-tiles = Regionsplättchen, { $landscape }: { $who } – Im Besitz: { $number }. Jedes ersetzt beim Zahlen eine beliebige Ware oder wird als Landschaft gepflegt.
tip-guild = { $guild } – Handeln dürfen hier alle; der Geselle beschafft, der Meister verschiebt. Meister: { $master ->
    [none] niemand
   *[other] { $master }
}. Geselle: { $journeyman ->
    [none] niemand
   *[other] { $journeyman }
}.
tip-rank-master = Meister, { $guild } – { $who ->
    [none] Der Sitz ist frei
   *[other] Den Sitz hat { $who }
}, er bringt { $points } EP je Epoche. Der Meister darf verschieben und erhält die erste Münze jedes Handels.
tip-rank-journeyman = Geselle, { $guild } – { $who ->
    [none] Der Sitz ist frei
   *[other] Den Sitz hat { $who }
}, er bringt { $points } EP je Epoche. Der Geselle darf beschaffen und erhält die zweite Münze jedes Handels.
tip-rank-apprentice = Lehrling, { $guild } – { $who ->
    [none] Der Sitz ist frei
   *[other] Den Sitz hat { $who }
}, er bringt { $points } EP je Epoche. Der Lehrling hat keine Aufgabe, er bringt nur EP.
tip-stars = Sterne: { $who }, { $guild } – { $number ->
    [one] { $number } Stern
   *[other] { $number } Sterne
}; wer die meisten hat, bekommt den besten Sitz. Eine Figur der Gilde zählt 1, ein Lehen { $each }, dazu jeder eigene Ort ihrer Art 1.
tip-barn = Scheune – { $number } von { $most } Waren. Der Meister der Bauern verschiebt bis zu fünf zu den Händlern, deren Geselle drei beschafft.
tip-chickens = Hühner – Perlen auf { $most } Hühnern: { $number }, Summe { $sum }. Mönche und Bauern, die Perlen herbringen, erhalten EP nach der Summe.
tip-purse = Bauerntasche – { $number ->
    [one] { $number } Schilling
   *[other] { $number } Schillinge
} an Almosen. Wenn die Bauern verschieben, teilen sich Meister und Geselle das Geld.
tip-coffer = Klingelbeutel – { $number ->
    [one] { $number } Schilling
   *[other] { $number } Schillinge
} an Almosen. Wenn die Mönche verschieben, teilen sich Meister und Geselle das Geld.
tip-row = { $good } zu kaufen – { $number } von { $most } hier{ $price ->
    [0] , jetzt nichts zu kaufen
   *[other] , der nächste Kauf kostet { $price }
}. Je Handel kauft man bis zu drei Waren; je leerer die Reihe, desto teurer.
tip-store = Speicher: { $good } – { $number } von { $most }. Daraus stellt der Meister der Alchemisten Fahrzeuge und Krud her.
tip-yard = { $vessel } zu kaufen – Hier: { $number }, Preis { $price } Schillinge. Ist das letzte Fahrzeug verkauft, fahren die Fähren.
tip-invent = { $vessel }, Erfindung – Die Würfel zeigen, was dafür aus den Speichern kommt; noch im Vorrat: { $left }. Der Meister macht bis zu drei Erfindungen auf einmal, der Geselle der Ritter eine.
tip-krud = Fass Krud – Es füllt bei jeder Reihe der Ritter den nächsten Abschnitt mit Markern. Das erste kostet drei Würfel aus den Speichern, weitere im selben Zug weniger.
tip-ferries = Fähren – { $number ->
    [0] Sie sind offen: Ein Schritt kostet { $price } Schillinge.
   *[other] Sie sind geschlossen, solange hier Fahrzeuge liegen (jetzt { $number }); offen kostet ein Schritt { $price } Schillinge.
} Wer eine Fähre nimmt, lässt sein Fahrzeug zurück.
tip-ranks = Markerreihe – { $number } von { $most } Markern. Wem sie gehören, der kauft die ganze Reihe für { $price } Schillinge.
tip-seals = Siegel – Im Vorrat: { $number }, auf Schriftrollen: { $scrolls }. Ein Siegel von einer Rolle kostet { $price } Schillinge; sein Wert bleibt verdeckt.
tip-scroll = Schriftrolle – { $full ->
    [1] Hier liegt ein Siegel; es kostet { $price } Schillinge.
   *[0] Sie ist frei; ein Siegel hier kostet { $price } Schillinge.
} Ritter und Adel erhalten EP für volle Zeilen und Spalten von Rollen.
tip-rosary = Rosenkranz – { $number } von { $most } Perlen, Summe { $sum }. Für { $price } Schillinge erhält man zufällig die niedrigste oder die höchste.

## Das Bild: der Tisch

table = Feudum, Runde { $round }, Epoche { $epoch }
kingdom = Das Königreich
choosable = wählbar

## Das Bild: die Gilden

label-farmer = Bauern
label-merchant = Händler
label-alchemist = Alchemisten
label-knight = Ritter
label-noble = Adel
label-monk = Mönche
seat-vacant = { $rank }: frei, { $points } EP je Epoche
seat-held = { $rank }: { $name }, { $points } EP je Epoche
reeve = mit Vogt
reeve-place = Eine freie Scheibe hier als Vogt einsetzen
stars = { $name }, Sterne: { $number } ({ $because })
stars-pawns = Figuren { $number }
stars-feudums = Lehen { $number }, Sterne { $stars }
stars-places = { $kind } { $number }
trade = Mit der { $guild } handeln
pull = Für die { $guild } beschaffen
push = Von der { $guild } verschieben
feast = Fest zu Ehren von { $name }, { $guild }, { $points } EP mehr
up-to = bis zu { $points } EP
barn = Scheune: { $number } von { $most } Waren
of-most = von { $most }
chickens = Perlen auf Hühnern: { $number }, Summe { $sum }
purse = Bauerntasche, Schillinge: { $number }
coffer = Klingelbeutel, Schillinge: { $number }
market-row = { $good }: { $number } von { $most }, nächster Preis { $price }
market-empty = { $good }: ausverkauft
store = Speicher für { $good }: { $number } von { $most }
krud = Fass Krud
invention = { $thing } aus { $cost }
vessel-sold = { $vessel }: { $number } zu kaufen, je { $price ->
    [one] { $price } Schilling
   *[other] { $price } Schillinge
}
ferries-shut = Fähren geschlossen, solange hier Fahrzeuge liegen
ferries-run = Fähren offen, { $price ->
    [one] { $price } Schilling
   *[other] { $price } Schillinge
} je Schritt
knight-row = Marker von { $name }: { $number } von { $most }
nobody = niemandem
row-price = je Reihe
tame = { $monster }, zu zähmen für { $number } Marker
seals-left = Siegel im Vorrat: { $number }
seal-price = je Siegel
scroll-full = Schriftrolle { $number } mit Siegel
scroll-free = Schriftrolle { $number }, frei
rosary = Rosenkranz, Perlen: { $number } ({ $beads }), Summe { $sum }

## Das Bild: die Karte

no-disc = noch ohne Scheibe
ruled-by = Fürst: { $name }
with-subject = mit Untertan
serf-of = Leibeigener: { $name }
landscape-with = { $landscape } mit { $number }
start-location = Startort
role-ruler = Fürst von { $place }: { $name }
role-subject = Untertan, { $place }: { $name }
role-serf = Leibeigener, { $place }: { $name }
immune = immun
landscape-at = { $landscape }, { $place }, Ressourcen: { $number }
stack = { $region }: oben liegt { $value }, Plättchen: { $number }
stack-bare = { $region }: leeres Feld { $value }, Plättchen: { $number }
pawn-of = { $figure } von { $name }, { $place } ({ $guild })
wine = betrunken
monster-of = { $monster } von { $name }, { $place }
vessel-left = Verlassenes Fahrzeug, { $place }: { $vessel }
step = { $piece } nach { $place }, { $way ->
    [ferry] mit der Fähre
    [ship] mit dem Schiff
    [submersible] mit dem Tauchboot
    [airship] mit dem Luftschiff
   *[road] auf der Straße
}
board = { $piece } steigt ein: { $vessel }
deploy = { $vessel } einsetzen: { $piece }
pilfer = { $thing } stibitzen, { $place }
bribe = Für { $number ->
    [one] { $number } Schilling
   *[other] { $number } Schillinge
} Fürst werden: { $place }
tend = Landschaft pflegen: { $place }
reclaim = Immunitätssiegel zurücknehmen: { $place }
battle = Angriff auf { $place }: { $attack } gegen { $defence }

## Das Bild: die Leisten

epoch = Epoche { $epoch } von { $last }
dawn = { $epoch } beginnt bei { $need ->
    [one] { $need } Stapel
   *[other] { $need } Stapeln
} mit { $epoch }: jetzt { $have }
haversack = Waren im Habersack: { $number }
writs-left = Königliche Erlasse im Stapel: { $number }
voyage = Auf der Epischen Reise vorrücken
voyage-of = { $name } auf Feld { $space } der Epischen Reise
army-of = Heer von { $name }: { $number } von { $most }
army-place = Eine freie Scheibe auf die Heeresleiste legen
army-danger = { $points } EP in Gefahr

## Das Bild: die Ablagen

points-of = { $name }: { $points } EP
winner = gewinnt
goods-of = { $name }: { COUNTED($number, $kind) }
coins-of = { $name }, Schillinge: { $number }
markers-of = { $name }, freie Marker: { $number }
seals-of = { $name }, Siegel: { $number }
beads-of = { $name }, Perlen: { $number }, Summe { $sum }
barrel-of = { $name }, Schwefel im Weinfass: { $number } von { $most }
pouch-with = { $name }: { $good } auf dem Beutel
pouch-empty = { $name }: leerer Beutel
vessels-of = { $name }, { $vessel }: { $number }
tiles-of = { $name }, Regionsplättchen: { $number }, { $landscape }
tile-as-wine = Regionsplättchen { $landscape } als Wein
discs-of = { $name }, freie Scheiben: { $number }
pawns-home = { $name }, Figuren im Vorrat: { $number }
cards-of = { $name }, Handkarten: { $number }
writs-of = { $name }, Erlasse: { $number }
played-by = { $name } hat gespielt: { $cards }
no-cards = keine Karten auf der Hand
card = Karte { $card }
card-played = Gespielte Karte { $card }
selected = gewählt
writ = Erlass { $writ }
writ-return = { $writ } unter den Stapel legen
sealed = besiegelt
