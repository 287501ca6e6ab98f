# Pilgrim, German.
#
# $who, $owner and $seat are players. $thing, $place, $kind and $first are names of the game: from a
# `name-` message where there is one, else from the data files.

## Its box and its options

game-title = Pilgrim
game-sentence = Verteile deine Gefolgsleute, baue Straßen und schicke Pilger zu fernen Pilgerstätten.
option-first_game = Den empfohlenen Aufbau der ersten Partie nehmen?
option-first_game-excluded = Nicht in einer Kampagne: Jede ihrer Partien hat einen neuen Aufbau.
option-level = Allein gegen Ab-Bott: wie schwer?
option-level-1 = Leicht
option-level-2 = Schwer
option-level-3 = Besonders schwer
option-level-excluded = Nicht in einer Kampagne: Ihre drei Partien sind nacheinander leicht, schwer und besonders schwer.
option-campaign = Allein gegen Ab-Bott: die Kampagne aus drei Partien spielen?
option-handicap_0 = Ausgleich für Platz 1: Gefolgsleute, die im Dorf beginnen
option-handicap_1 = Ausgleich für Platz 2: Gefolgsleute, die im Dorf beginnen
option-handicap_2 = Ausgleich für Platz 3: Gefolgsleute, die im Dorf beginnen
option-handicap_3 = Ausgleich für Platz 4: Gefolgsleute, die im Dorf beginnen

## The log: one message per kind of event, in the present tense

round-begins = Runde { $amount }
round-ends = Runde { $amount } endet
duty-tile = { $place }: { $thing }
tithe-tile = { $place } bekommt den Zehnten: { $thing }
site-laid = { $thing } liegt auf { $place }, gewürfelt: { $amount }
building-laid = { $thing } liegt am Rand aus
solo-area = Gespielt wird in { $thing } und { $place }
tokens-added = { $amount ->
    [one] { $thing }: { $amount } Spielstein kommt in den Beutel
   *[other] { $thing }: { $amount } Spielsteine kommen in den Beutel
}
starts = { $who } ist Startspieler
turn-begins = { $who } beginnt einen Zug
turn-ends = { $who } beendet den Zug
has-nobody = { $who } hat niemanden mehr zu rufen
has-no-action = { $who } kann keine Aufgabe ausführen und keinen Zehnten nehmen
picks-up = { $amount ->
    [one] { $who } nimmt { $amount } Gefolgsmann auf: { $place }
   *[other] { $who } nimmt { $amount } Gefolgsleute auf: { $place }
}
sows = { $who } setzt einen Gefolgsmann: { $place }
passes-over = { $who } überspringt: { $place }
performs-duty = { $who } führt { $thing } aus: { $place }, Wert { $amount }
chooses-mode = { $who } wählt { $thing }
claims-majority = { $who } macht die Mehrheit geltend: { $thing }
pays-minority-fee = { $amount ->
    [one] { $who } zahlt { $amount } Münze für die Minderheit
   *[other] { $who } zahlt { $amount } Münzen für die Minderheit
}
takes-tithe = { $who } nimmt den Zehnten bei { $place }: { $goods }
recalls = { $amount ->
    [one] { $who } holt { $amount } Gefolgsmann in die Stadt, von: { $thing }
   *[other] { $who } holt { $amount } Gefolgsleute in die Stadt, von: { $thing }
}
allocates = { $who } versetzt einen Gefolgsmann: { $thing } → { $place }
moves-acolyte = { $who } versetzt einen Gefolgsmann: { $thing } → { $place }
ordains = { $who } weiht einen Leibeigenen: { $thing } → { $place }
sends-out = { $who } schickt einen Gefolgsmann aus: { $thing } → { $place }
calls-to-city = { $who } ruft einen Leibeigenen: { $thing } → { $place }
gains = { $who } erhält { $goods }
pays = { $who } zahlt { $goods }
gains-piety = { $who } gewinnt { $amount } Pietät
pays-piety = { $who } gibt { $amount } Pietät ab
loses-excess = { $who } legt { $goods } zurück: mehr als erlaubt
replaces-by-silver = { $who } zahlt Münzen statt { COUNTED($amount, $thing) }
uses-building = { $who } nutzt das Gebäude „{ $thing }“
rents = { $who } mietet „{ $place }“ für { $goods }
earns-rent = { $who } erhält { $goods } Miete für „{ $place }“
rents-from-supply = { $who } mietet „{ $place }“ am Rand für { $goods }
rents-from-abbott = { $who } mietet „{ $place }“ von Ab-Bott für { $goods }
constructs = { $who } errichtet „{ $thing }“
donates = { $amount ->
    [one] { $who } stiftet „{ $thing }“: am Ende { $amount } Punkt
   *[other] { $who } stiftet „{ $thing }“: am Ende { $amount } Punkte
}
climbs-alms = { $amount ->
    [7] { $who } ist als Erster oben auf dem Almosentableau
   *[other] { $who } steigt auf Reihe { $amount } des Almosentableaus
}
climbs-no-further = { $who } gibt Almosen, kann aber nicht weiter steigen
loses-bonus = { $who } hat niemanden für den Bonus – { $thing }
declines-bonus = { $who } verzichtet auf den Bonus – { $thing }
lays-road = { $who } legt eine Straße auf { $place }: { $thing }
upgrades-road = { $who } wertet { $place } auf: { $thing }
destroys-road = { $who } zerstört das Ende der Straße auf { $place }
builds-shrine = { $who } baut Schrein { $amount } des Pfads auf { $place }
joins-shrine = { $who } schließt an den eigenen Schrein auf { $place } an
joins-site = { $who } erreicht { $thing } auf { $place } mit Länge { $amount }
joins-harbour = { $who } eröffnet eine Handelsroute: { $thing }
takes-marker = { $who } stellt einen Gefolgsmann auf die Karte, von: { $place }
takes-favour = { $amount ->
    [one] { $who } nimmt die { $thing }: { $amount } Punkt
   *[other] { $who } nimmt die { $thing }: { $amount } Punkte
}
opens-quadrant = { $who } öffnet den Quadranten { $thing }
ship-moves = Das Schiff fährt weiter nach { $place }
merchant-moves = Der Händler zieht weiter: { $place }
dummy-moves = Ein Dummy springt: { $thing } → { $place }
quarter-ends = Quartal { $amount } endet
nobody-gave-alms = In diesem Quartal hat niemand Almosen gegeben
wins-alms = { $who } gab die meisten Almosen: Gefolgsmann { $amount } an der Almosentafel
wins-nothing = { $who } gab die meisten Almosen, doch die Abtei ist leer
scores = { $amount ->
    [one] { $who } hat { $amount } Punkt
   *[other] { $who } hat { $amount } Punkte
}
game-ends = Das Spiel ist vorbei
campaign-difference = Unterschied zu Ab-Bott in dieser Partie: { $amount }
campaign-goes-on = Die Kampagne geht weiter mit Spiel { $amount }
campaign-ends = Die Kampagne endet mit { $amount }: { $thing }

## The log of Ab-Bott’s turn, each line with its reason

abbott-begins = Ab-Bott beginnt seinen Zug
abbott-starts = Ab-Bott beginnt
lets-abbott-start = { $who } lässt Ab-Bott beginnen
abbott-confesses = Ab-Bott nutzt seinen Beichtstuhl: +{ $amount } Pietät für den Start
abbott-lacks-acolytes = Ab-Bott hat draußen keinen Gefolgsmann und ruft einen
abbott-uses-pulpit = Ab-Bott nutzt seine Kanzel
abbott-picks-up = Ab-Bott nimmt { $amount } auf: { $place }, { $why }
why-most-acolytes = dort hat er die meisten
why-city-first = Gleichstand, die Stadt geht vor
why-nearest-to-merchant = Gleichstand, dem Händler am nächsten
abbott-sows = Ab-Bott setzt einen Gefolgsmann: { $place }
abbott-draws = Ab-Bott zieht den Spielstein { $thing }
abbott-rests = Ab-Bott ruht sich aus: Sonst geschieht nichts
abbott-allocates = Ab-Bott versetzt nach Priorität: { $thing } → { $place }
abbott-cannot-allocate = Ab-Bott hat niemanden zu versetzen
abbott-builds-roads = Ab-Bott legt bis zu { $amount } Plättchen
abbott-rolls = Ab-Bott würfelt { $amount } und beginnt bei { $place }
abbott-heads-for = Ab-Bott will nach { $thing }, zur nächsten Pilgerstätte
abbott-heads-for-unjoined = Ab-Bott will nach { $thing }, zur Pilgerstätte seines Gebiets, die er noch nicht erreicht hat
abbott-heads-for-reachable = Ab-Bott will nach { $thing }, zur einzigen Pilgerstätte seines Gebiets, zu der ein Weg führt
abbott-takes-marker = Ab-Bott stellt einen Gefolgsmann auf die Karte, von: { $place }
abbott-detours = Ab-Bott hat ein Plättchen übrig und geht über { $place }
abbott-comes-again = Ab-Bott erreicht { $thing } noch einmal: Nur der Pfad zählt
abbott-turns-road = Ab-Bott ist versperrt und wendet seine Straße auf { $place }
abbott-abandons = Ab-Bott gibt seinen Pfad auf { $place } auf
abbott-stops = Ab-Bott legt nichts mehr: { $why }
why-no-free-gate = kein Tor ist frei
why-blocked = der Weg ist versperrt
why-no-way = kein Weg führt zu einer Pilgerstätte
why-no-acolyte = ihm fehlt ein Gefolgsmann
why-no-first-tile = das erste Plättchen kann nicht liegen
why-upgrade-takes-the-whole-action = eine Aufwertung brauchte die ganze Aktion
abbott-finds-no-building = Ab-Bott findet kein aktives Gebäude: keine Aktion
abbott-has-no-slot = Ab-Bott hat keinen Platz für { $thing }
abbott-leaves-bonus = Ab-Bott lässt den Bonus aus – { $thing }
abbott-has-nobody-left = Ab-Bott hat niemanden mehr zu weihen
abbott-recalls = Ab-Bott holt { $amount } in die Stadt, von dort, wo er die meisten hat: { $place }
abbott-wins-alms = Ab-Bott gab die meisten Almosen: Gefolgsmann { $amount } an der Almosentafel
abbott-wins-nothing = Ab-Bott gab die meisten Almosen, doch seine Abtei ist leer
abbott-scores = { $amount ->
    [one] Ab-Bott hat { $amount } Punkt
   *[other] Ab-Bott hat { $amount } Punkte
}

## Why not: one message per reason

no-acolyte-there = Du hast dort keinen Gefolgsmann: { $thing }.
against-the-current = Richtung { $thing } geht es gegen die Strömung: Das braucht die Kogge.
not-active-yet = Das Schiff hat „{ $thing }“ noch nicht erreicht.
used-this-turn = Du hast { $thing } in diesem Zug schon genutzt.
works-by-itself = { $thing } gehört dir: Beim Verteilen wirkt es von selbst.
no-renting-at-taxation = Solange der Händler bei der Besteuerung steht, wird nichts vermietet.
no-effect-possible = { $thing } könnte jetzt nichts für dich bewirken.
no-tithe-at-taxation = Die Besteuerung hat keinen Zehnten.
not-on-the-tithe-tile = Das Zehntenplättchen zeigt etwas anderes.
minority-fee = { $need ->
    [one] Du bist in der Minderheit: Das kostet { $need } Münze, du hast { $have }.
   *[other] Du bist in der Minderheit: Das kostet { $need } Münzen, du hast { $have }.
}
nobody-to-allocate = In Abtei und Aktivitäten ist niemand zu versetzen.
nothing-to-give = Du hast weder Münzen noch Getreide zu geben.
nobody-to-ordain = Dorf und Abtei sind leer.
nothing-to-construct = Jetzt kann kein Gebäude und keine Straße gebaut und bezahlt werden.
no-road-unit = Jetzt kann keine Straße gebaut, bezahlt oder zerstört werden.
only-destroys-the-head = { $have ->
    [0] Damit lässt sich jetzt nur das Ende deiner Straße zerstören: Ohne Stein kannst du weder ein Plättchen legen noch einen Schrein bauen.
    [one] Damit lässt sich jetzt nur das Ende deiner Straße zerstören: Mit { $have } Stein kannst du weder ein Plättchen legen noch einen Schrein bauen.
   *[other] Damit lässt sich jetzt nur das Ende deiner Straße zerstören: Mit { $have } Steinen kannst du weder ein Plättchen legen noch einen Schrein bauen.
}
only-donates-a-building = Damit lässt sich jetzt nur eines deiner Gebäude stiften: Du hast weder Münzen noch Getreide zu geben.
alms-climb-no-further = Du gäbst Almosen, ohne weiter aufzusteigen: Du bist am Ende der Leiste.
piety-is-full = So weit kann deine Pietät nicht steigen.
no-active-building = Du hast kein aktives Gebäude zu stiften.
already-donated = { $thing } ist schon gestiftet.
more-than-the-value = Das wären { $need }, die Aufgabe erlaubt { $have }.
too-little-silver = { $need ->
    [one] Kostet { $need } Münze, du hast { $have }.
   *[other] Kostet { $need } Münzen, du hast { $have }.
}
too-little-wheat = Kostet { $need } Getreide, du hast { $have }.
too-little-stone = { $need ->
    [one] Kostet { $need } Stein, du hast { $have }.
   *[other] Kostet { $need } Steine, du hast { $have }.
}
too-little-piety = Kostet { $need } Pietät, du hast { $have }.
too-little-for-the-site = Du kannst nicht zahlen, was diese Pilgerstätte verlangt.
too-few-goods = Für die Gebühr fehlt dir: { $thing }.
too-few-to-sell = Du hast { $have }, nötig sind { $need }.
one-unit-is-due = Eine begonnene Aufgabe muss mindestens eines bewirken.
one-open-road = Du hast eine offene Straße: Erst diese schließen, dann eine neue.
no-open-road = Du hast keine offene Straße.
no-tile-fits = Dort passt kein Plättchen.
no-such-tile-left = Dieses Plättchen ist nicht mehr im Vorrat.
no-tile-to-replace-it = Das Plättchen, das es ersetzen müsste, ist nicht im Vorrat.
exit-is-barred = Dorthin darf die Straße nicht führen.
building-in-the-way = Ein Gebäude, das niemand gebaut hat, ist im Weg.
quadrant-unplayable = In diesem Quadranten darf niemand mehr bauen.
no-acolyte-for-a-marker = { $need ->
    [one] Du hast keinen Gefolgsmann in der Stadt oder auf einem Aufgabenplättchen dafür.
   *[other] Braucht { $need } Gefolgsleute in der Stadt oder auf Aufgabenplättchen, für die Straße und für ihr Ziel; du hast { $have }.
}
too-few-roads-before-the-shrine = Dieser Schrein braucht { $need } Straßenplättchen vor sich, es sind { $have }.
no-shrine-left = Es ist kein Schrein mehr da.
no-place-for-a-shrine = Ein Schrein braucht leeres Land abseits von Stadt, Häfen, Pilgerstätten und Schreinen.
no-shrine-by-construct = Schreine entstehen nur durch Straßenbau.
must-lay-a-tile = Die Einheit des Straßenbauers muss ein Plättchen legen.
one-building-only = Errichten erlaubt nur ein Gebäude.
one-road-unit-only = Errichten erlaubt nur eine Straße.
value-is-spent = Der Wert der Aufgabe ist verbraucht.
no-free-slot = Deine sechs Plätze sind voll.
nobody-there = Dort ist niemand zu versetzen.
activity-is-full = Diese Aktivität ist besetzt.
no-serf = Dein Dorf ist leer.
abbey-is-empty = Deine Abtei ist leer.
no-majority-for-this-kind = Du hast auf keinem Plättchen mit diesem Zehnten die Mehrheit.
cannot-pay-without-it = Ohne dies kannst du nicht zahlen.
cannot-pay-the-rest = Der Rest könnte dann nicht gezahlt werden.
not-that-much-due = Fällig ist nur { $have }.
not-the-trade-resource = Der Händler handelt jetzt mit etwas anderem.
no-own-bank-for-this-fee = Keine eigene Bank kann diese Gebühr zahlen.
same-payment-without-it = Mit dem Fuhrpark würde es dasselbe kosten.
no-wagon-yard = Kein Fuhrpark ist aktiv.
not-in-this-game = { $thing } ist in diesem Spiel nicht dabei.
not-used-at-this-point = { $thing } wird an dieser Stelle nicht genutzt.
no-link-there = Dorthin führt von hier keine Verbindung.
no-road-enters-there = Deine Straße kommt nicht von dieser Seite in das Feld.
not-traded-here = Mit { $thing } handelt dieses Gebäude nicht.
part-of-another-duty = Das gehört zu einer anderen Aufgabe.
not-on-the-edge = { $thing } liegt nicht am Rand des Spielplans.
not-a-building-of-yours = { $thing } ist keines deiner Gebäude.
only-the-library = Nur die Bibliothek schickt jemanden in die Abtei.

## The prompt: one message per step that asks

ask-duty_tiles = Die Aufgabenplättchen werden ausgelegt
ask-tithe_tiles = Die Zehntenplättchen werden verteilt
ask-sites = Die Pilgerstätten werden gezogen und gelegt
ask-buildings = Die Gebäude werden gezogen
ask-first_start_player = Das Los entscheidet, wer beginnt
ask-seeding = { $who }, verteile deine fünf Gefolgsleute aus der Stadt
ask-beside = Du kannst auch ein Gebäude nutzen, das leuchtet.
ask-start_window = { $who }, nutze ein Gebäude vor dem Verteilen, oder geh weiter
ask-sow_origin = { $who }, nimm deine Gefolgsleute von einem Ort auf
ask-sowing = { $arrived ->
    [1] { $who }, setze hier einen Gefolgsmann ab ({ $place }) oder überspringe den Ort
   *[0] { $who }, { $hand } in der Hand: Wohin geht der nächste Gefolgsmann?
}
ask-middle_window = { $who }, nutze ein Gebäude vor deiner Aktion, oder geh weiter
ask-choose_action = { $who }, führe eine Aufgabe aus oder nimm einen Zehnten
ask-tithe_kind = { $who }, wähle, was der Zehnte bringt
ask-duty_mode = { $task ->
    [clerical] { $who }, wähle Andacht für Pietät oder Silberschmied für Münzen
    [produce] { $who }, wähle Getreide oder Stein
   *[other] { $who }, gib Almosen oder stifte ein Gebäude
}
ask-duty_building = { $who }, miete ein Gebäude für diese Aufgabe, oder verzichte
ask-customs_tile = { $who }, wähle das Plättchen, auf dem das Zollhaus die Mehrheit geltend macht, oder keines
ask-allocation = { $who }, versetze einen Gefolgsmann (noch { $left })
ask-ordination = { $who }, weihe einen Leibeigenen oder schicke einen Gefolgsmann aus (noch { $left })
ask-alms_payment = { $who }, wähle deine Almosen: eine Reihe je Münze oder Getreide
ask-donate_building = { $who }, wähle das Gebäude, das du stiftest
ask-alms_bonus = { $who }, nimm den Bonus des Almosentableaus oder verzichte – { $thing }
ask-tax_first = { $who }, nimm eine Ressource deiner Wahl
ask-tax_more = { $who }, nimm bis zu { $left } von den Zehnten, bei denen du die Mehrheit hast
ask-construction = { $who }, errichte ein Gebäude oder baue eine Straße
ask-road_unit = { $who }, baue auf der Karte (noch { $left })
ask-road_edges = { $who }, wähle, wohin das Plättchen auf { $space } führt
ask-payment = { $who }, nutze { $card } für diese Zahlung, oder zahle ohne
ask-bank_split = { $who }, wähle, was deine Münzen ersetzen
ask-marker_source = { $who }, wähle, woher der Gefolgsmann für die Karte kommt
ask-unit_window = { $who }, nutze jetzt ein Gebäude, oder geh weiter
ask-end_window = { $who }, nutze ein Gebäude, bevor dein Zug endet, oder beende ihn
ask-abbott_token = Für Ab-Bott wird ein Spielstein gezogen
ask-abbott_gate = Der Würfel sagt, an welchem Tor Ab-Bott beginnt
ask-abbott_fee = { $who }, wähle, was du für dein Siechenhaus nimmst
ask-trade_income = { $who }, wähle das Einkommen einer Handelsroute
ask-confession_box = { $who }, nutze den Beichtstuhl für den nächsten Startspieler, oder nicht
ask-choose_start_player = { $who }, niemand hat mehr Pietät als du: Bestimme, wer die nächste Runde beginnt
ask-rent_method = { $who }, wähle, wie du für „{ $card }“ zahlst
ask-trade_amount = { $who }, kaufe oder verkaufe mit „{ $card }“, je 1 Münze
ask-relocation = { $tool ->
    [dormitory] { $who }, wähle das Plättchen, von dem ein Gefolgsmann in die Stadt geht
   *[other] { $who }, wähle, wohin ein Gefolgsmann aus der Stadt geht
}
ask-over = Das Spiel ist vorbei

## The choices: one message per family, and one for a row of numbers where a family has numbers

do-pick = { $number ->
    [one] { $tile }: { $number } Gefolgsmann aufnehmen
   *[other] { $tile }: { $number } Gefolgsleute aufnehmen
}
do-go = { $tile }: der nächste Gefolgsmann geht dorthin
do-place = einen Gefolgsmann absetzen
do-skip = überspringen
do-tithe = { $goods } ({ $tile }): den Zehnten nehmen
do-duty = { $fee ->
    [0] { $tile }: { $effect }, Wert { $value }
    [one] { $tile }: { $effect }, Wert { $value } für { $fee } Münze
   *[other] { $tile }: { $effect }, Wert { $value } für { $fee } Münzen
}
do-use = { $whose ->
    [own] { $building }: { $effect }
    [edge] { $building }, gemietet: { $effect }
    [abbott] { $building }, von Ab-Bott gemietet: { $effect }
   *[other] { $building }, gemietet von { $seat }: { $effect }
}
do-done = weiter
do-forgo = darauf verzichten
do-rent = { $way ->
    [bank] 1 Münze durch deine Bank
    [wagon_yard] kostenlos durch deinen Fuhrpark
    [rented_yard] durch den Fuhrpark, und stattdessen dessen Miete zahlen
   *[other] { $goods } zahlen
}
do-take = { $goods } nehmen
do-mode = { $mode ->
    [devotion] Andacht: Pietät gewinnen
    [silversmith] Silberschmied: Münzen erhalten
    [wheat] Getreide: ernten
    [stone] Stein: brechen
    [alms] Almosen: Münzen oder Getreide geben
   *[donation] Gebäude stiften: eine Reihe
}
do-allocate = { $from } → { $to }: { $effect }
do-start_road = { $spot }: dort eine Straße beginnen
do-extend = weiter auf { $spot }: das nächste Plättchen deiner Straße
do-leave_shrine = vom Schrein nach { $spot }: Pfad { $path }
do-build_shrine = Schrein auf { $spot }: { $cost }
do-destroy = dein Plättchen auf { $spot } zerstören
do-lay = { $leads ->
    [site] { $shape } nach { $goal }: { $cost }, und der Pfad ist geweiht
    [harbour] { $shape } zum { $goal }: { $cost }, und eine Handelsroute entsteht
   *[other] { $shape } { $way }: { $cost }
}
do-marker = { $tile }: ein Gefolgsmann von dort
do-construct = { $stone ->
    [one] { $building } für { $stone } Stein: { $effect }
   *[other] { $building } für { $stone } Steine: { $effect }
}
do-road = eine Straße: bauen, aufwerten oder zerstören
do-ordain = { $spent ->
    [0] Leibeigenen weihen: Die Mühle spart das Getreide, Dorf → Abtei
   *[other] Leibeigenen weihen: { $spent } Getreide, Dorf → Abtei
}
do-mission = { $spent ->
    [0] Gefolgsmann aussenden: Die Mühle spart das Getreide, Abtei → Stadt
   *[other] Gefolgsmann aussenden: { $spent } Getreide, Abtei → Stadt
}
do-stop = aufhören: nichts weiter tun
do-alms = { $kept ->
    [0] { $coins }, { $wheat } Getreide
   *[other] { $coins }, { $spent } Getreide und { $kept } Getreide, das die Mühle spart
}
do-alms-many = { $kept ->
    [0] { $coins } und Getreide: { $low } bis { $high }
   *[other] { $coins } und Getreide, von dem die Mühle bis zu { $most } spart: { $low } bis { $high }
}
do-donate = { $points ->
    [one] { $building }: { $points } Punkt am Ende
   *[other] { $building }: { $points } Punkte am Ende
}
do-accept = den Bonus nehmen
do-decline = auf den Bonus verzichten
do-tax = { $goods }
do-tax-many = { $bare ->
    [1] Münzen: { $low } bis { $high }
   *[0] { $besides } + Münzen: { $low } bis { $high }
}
do-claim = { $tile }: Mehrheit geltend machen
do-relocate = { $tile }: Gefolgsmann versetzen
do-replace = { $coins } statt { COUNTED($number, $kind) }
do-replace-many = Münzen statt { $kind }, je 1: { $low } bis { $high }
do-buy = { $number ->
    [one] { COUNTED($number, $kind) } für { $number } Münze kaufen
   *[other] { COUNTED($number, $kind) } für { $number } Münzen kaufen
}
do-buy-many = { $kind } kaufen: { $low } bis { $high } für je 1 Münze
do-sell = { $number ->
    [one] { COUNTED($number, $kind) } für { $number } Münze verkaufen
   *[other] { COUNTED($number, $kind) } für { $number } Münzen verkaufen
}
do-sell-many = { $kind } verkaufen: { $low } bis { $high } für je 1 Münze
do-next_start = { $seat } beginnt
do-seed = { $then ->
    [ring] { $first }: { $way }
    [north] { $first }, dann Stadt und Nord: { $way }
   *[south] { $first }, dann Stadt und Süd: { $way }
}
do-starts = { $seat } beginnt
do-duty_tile = die Aufgabe { $tile }
do-tithe_tile = der Zehnte { $kind }
do-site = die Pilgerstätte { $spot }
do-roll = ein Wurf von { $number }
do-building = das Gebäude { $building }
do-token = der Spielstein { $tile }

## Phrases that others are made of

called = { $thing }
goods = { COUNTED($number, $kind) }
and = { $one } + { $two }
nothing = nichts
of-choice = 1 nach Wahl
upgrade = Aufwertung
back-to-abbey = zurück in die Abtei
way-se = nach Südosten
way-s = nach Süden
way-sw = nach Südwesten
way-nw = nach Nordwesten
way-n = nach Norden
way-ne = nach Nordosten

## What duties, activities and buildings do

effect-confession_box = +2 Pietät beim Ermitteln des Startspielers
effect-chapel = +1 Pietät bei Andacht
effect-chapter_house = eine Versetzung der Zuteilung darf einen zweiten Gefolgsmann bringen
effect-guild = den Händler 1 Plättchen weiterziehen
effect-infirmary = +1 Wert bei Zuteilung oder Ordination
effect-mint = +1 Münze beim Silberschmied
effect-quarry = +1 Stein beim Produzieren
effect-well = +1 Getreide beim Produzieren
effect-brewery = 1 Getreide zahlen, 2 Münzen erhalten
effect-cloisters = beim Verteilen einen Ort überspringen
effect-dormitory = 1 Gefolgsmann von einem Plättchen in die Stadt
effect-grain_store = Getreide für je 1 Münze kaufen oder verkaufen
effect-indulgences = Pietät für je 1 Münze kaufen oder verkaufen
effect-library = am Ende 1 Gefolgsmann aus der Stadt auf ein Plättchen oder in die Abtei
effect-reliquary = 1 Pietät weniger für Schrein oder Pilgerstätte
effect-stone_yard = Stein für je 1 Münze kaufen oder verkaufen
effect-bank = Münzen ersetzen in einer Zahlung Stein, Getreide oder Pietät
effect-customs_house = bei der Besteuerung auf einem Plättchen als Mehrheit gelten
effect-inquisition = 1 Gefolgsmann aus der Stadt auf ein beliebiges Plättchen
effect-kogge = gegen die Strömung der Flüsse verteilen
effect-mill = die ersten 2 Getreide bei Almosen oder Ordination bleiben
effect-pulpit = 1 Leibeigener ohne Getreide in die Abtei
effect-scriptorium = zählt auf jedem deiner Plättchen als 1 Gefolgsmann mehr
effect-wagon_yard = ein Gebäude kostenlos mieten
effect-fields = +1 Getreide beim Produzieren
effect-road_engineer = +1 Plättchen beim Straßenbau oder Errichten
effect-stone_mason = +1 Stein beim Produzieren
effect-alms_house = +1 Reihe Almosen für 1 Getreide oder Münze mehr
effect-engraver = +1 Münze beim Silberschmied
effect-vestry = +1 Pietät bei Andacht
effect-allocation = Gefolgsleute zwischen Abtei und Aktivitäten versetzen
effect-build_roads = Straßen, Brücken und Schreine bauen
effect-clerical = Pietät oder Münzen erhalten
effect-construct = ein Gebäude errichten, eine Straße bauen
effect-give_alms = für Münzen oder Getreide auf dem Almosentableau steigen
effect-ordination = Leibeigene weihen, Gefolgsleute in die Stadt schicken
effect-produce = Getreide oder Stein erhalten
effect-taxation = eine beliebige Ressource nehmen, und mehr bei Mehrheiten
effect-favour = { $points ->
    [one] { $points } Punkt für einen geweihten Pfad der Länge { $length }
   *[other] { $points } Punkte für einen geweihten Pfad der Länge { $length }
}
effect-site = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, kostet { $piety } Pietät und { $silver ->
        [one] { $silver } Münze
       *[other] { $silver } Münzen
    }

## Names that the data do not have

name-stone = Stein
    .plural = Steine
name-wheat = Getreide
name-silver = Münzen
    .one = Münze
    .plural = Münzen
name-piety = Pietät
name-any = Füllhorn
name-village = Dorf
name-abbey = Abtei
name-rest = Ausruhen
name-devotion = Andacht
name-silversmith = Silberschmied
name-alms = Almosen
name-donation = eine Stiftung
name-harbour_north = Nordhafen
name-harbour_east = Osthafen
name-harbour_south = Südhafen
name-harbour_west = Westhafen

## The table in the terminal and the bar of the page

table-round = { $round ->
    [0] { table-setup }
   *[other] Runde { $round } von { $rounds }
}
table-quarter = Quartal { $number } von { $whole }
table-setup = Aufbau
table-sow = Verteilen
table-act = Aktion
table-recall = Zurückholen
table-round_end = Rundenende
table-over = Spielende
table-starts = Startspieler
table-points = Punkte
table-merchant = Händler
table-trade = handelt mit { $kind }
table-no-trade = kein Mieten, kein Einkommen
table-tithe = Zehnter { $kind }
table-city = Stadt
table-hand = { $number } in der Hand
table-edge = Am Rand
table-later = ab Runde { $round }
table-sites = Pilgerstätten
table-site = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $piety } Pietät + { $silver ->
        [one] { $silver } Münze
       *[other] { $silver } Münzen
    }
table-closed = gesperrt
table-favours = Gunst
table-favour = Länge { $length }: { $points }
table-supply = Vorrat
table-path = { $points ->
    [one] Länge { $length }, { $points } Punkt, { $end }
   *[other] Länge { $length }, { $points } Punkte, { $end }
}
table-end-open = offen
table-end-shrine = am Schrein
table-end-site = geweiht
table-end-harbour = Handelsroute
table-end-given-up = aufgegeben
table-activities = Aktivitäten
table-slots = Plätze
table-donated = gestiftet
table-alms = Almosen
table-alms-table = { $number } an der Almosentafel
table-bag = Beutel
table-token = gezogen: { $thing }
table-difference = du minus Ab-Bott: { $number }
table-campaign-begins = Kampagne, Spiel { $game } von { $games }
table-campaign-goes-on = Kampagne, Spiel { $game } von { $games }: bisher { $number }
table-campaign-ended = Kampagne, Spiel { $game } von { $games }: { $number }, { $thing }
table-map-key = ■ Stadt  ~ Fluss  H Hafen  *5 Pilgerstätte  □1 Gebäude  + Schrein  @ Schiff

## The end

points-acolytes = Gefolgsleute
points-paths = Pilgerpfade
points-sites = Pilgerstätten
points-piety = Pietät
points-alms = Almosen
points-buildings = gestiftete Gebäude
points-favours = Gunst des Kardinals
points-goods = Ressourcen
points-period = Quartal { $number }
due-excess = zu viel { $thing } am Ende von Runde { $when }
due-alms = meiste Almosen in Quartal { $when }: ein Gefolgsmann an der Almosentafel
due-piety = höchste Pietät bestimmt, wer Runde { $when } beginnt
wins = { $points ->
    [one] { $who } gewinnt mit { $points } Punkt.
   *[other] { $who } gewinnt mit { $points } Punkten.
}
wins-by-piety = { $points ->
    [one] { $who } gewinnt: { $points } Punkt wie { $others }, aber mehr Pietät.
   *[other] { $who } gewinnt: { $points } Punkte wie { $others }, aber mehr Pietät.
}
wins-by-alms = { $points ->
    [one] { $who } gewinnt: { $points } Punkt und Pietät wie { $others }, aber höher bei den Almosen.
   *[other] { $who } gewinnt: { $points } Punkte und Pietät wie { $others }, aber höher bei den Almosen.
}
wins-by-order = { $who } gewinnt: gleichauf mit { $others }, aber früher in der Spielreihenfolge.
beats-abbott = { $against ->
    [one] { $who } schlägt Ab-Bott: { $points } zu { $against } Punkt.
   *[other] { $who } schlägt Ab-Bott: { $points } zu { $against } Punkten.
}
loses-to-abbott = { $points ->
    [one] Ab-Bott schlägt { $who }: { $against } zu { $points } Punkt.
   *[other] Ab-Bott schlägt { $who }: { $against } zu { $points } Punkten.
}
campaign-game-won = { $against ->
    [one] Spiel { $game } von { $games }: { $who } schlägt Ab-Bott mit { $points } zu { $against } Punkt. Die Kampagne steht bei { $sum }.
   *[other] Spiel { $game } von { $games }: { $who } schlägt Ab-Bott mit { $points } zu { $against } Punkten. Die Kampagne steht bei { $sum }.
}
campaign-game-lost = { $points ->
    [one] Spiel { $game } von { $games }: Ab-Bott schlägt { $who } mit { $against } zu { $points } Punkt. Die Kampagne steht bei { $sum }.
   *[other] Spiel { $game } von { $games }: Ab-Bott schlägt { $who } mit { $against } zu { $points } Punkten. Die Kampagne steht bei { $sum }.
}
campaign-verdict = { $rank ->
    [beaten] { $who } beendet die Kampagne mit { $sum }: { $thing }. Ein heiliges Leben ist nicht jedem gegeben.
    [disgraced] { $who } beendet die Kampagne mit { $sum }: { $thing }. Eine lange Pilgerfahrt täte dir gut.
    [admonished] { $who } beendet die Kampagne mit { $sum }: { $thing }. Der Wille ist da, die Taten müssen folgen.
    [aspiring] { $who } beendet die Kampagne mit { $sum }: { $thing }. Gut versucht, doch den roten Hut trägt ein anderer.
    [successful] { $who } beendet die Kampagne mit { $sum }: { $thing }. Du bist der neue Kardinal.
   *[godlike] { $who } beendet die Kampagne mit { $sum }: { $thing }. Davon wird man noch in Jahrhunderten singen.
}

## Was sich bewegt, und die Stationen auf seinem Weg

name-points = Siegpunkte
    .one = Siegpunkt
name-abbott_sows = Ab-Bott sät
name-abbott_acts = Ab-Bott handelt
name-abbott_recalls = Ab-Bott ruft zurück
name-round_end = Rundenende
name-quarter_end = Quartalsende

## What a player has, as a plan tells what it changes

stock-village = Leibeigene im Dorf
stock-abbey = Gefolgsleute in der Abtei

# Was neben einer Frage steht, solange jemand neu im Spiel ist.
caution-excess = Am Ende der Runde verlierst du { COUNTED($number, $thing) }: Die Grenze ist { $keep }.
caution-silver = Du hast keine Münzen: Wo andere mehr Gefolgsleute haben als du, kannst du die Aufgabe nicht ausführen.
caution-weak = { $fee ->
    [yes] Du hast nirgends die Mehrheit: Eine Aufgabe hat den Wert 1 und kostet 1 Münze, wo andere mehr haben. Ein Zehnter verlangt keine Stärke.
   *[no] Du hast nirgends die Mehrheit: Eine Aufgabe hat nur den Wert 1. Ein Zehnter verlangt keine Stärke.
}
caution-abbey = Bei den Almosen führst du, aber deine Abtei ist leer: Niemand könnte an die Almosentafel.

## Those who play it in a way of their own
planner-roads = der Wegebauer
planner-alms = der Almosenpfleger
planner-donor = der Stifter
planner-favours = der Günstling des Kardinals
planner-roads-about = Legt lange Wege zu zwei fernen Stätten, mit Wegemeister und vollem Steinbruch.
planner-alms-about = Gibt Viertel um Viertel Almosen, bis ihm niemand zuvorkommen kann.
planner-donor-about = Errichtet die teuersten Gebäude und verschenkt sie wieder.
planner-favours-about = Hält sich an die Weglängen, für die der Kardinal seine Gunst erweist.
