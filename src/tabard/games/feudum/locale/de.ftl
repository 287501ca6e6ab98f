# Feudum auf Deutsch. Kennungen kommen als Namen an; nach Zahlen kann unterschieden werden. Ein Wert
# ist „none“, wo der Leser ihn nicht wissen darf oder wo nichts ist.

## Die Schachtel und die Optionen

game-title = Feudum
game-sentence = Sechs Gilden, sechs Regionen, Luftschiffe und Seeschlangen in einem dicht gedrängten Königreich.
option-variant = Welches Spiel?
option-variant-basic = Grundspiel
option-variant-advanced = Erweitertes Spiel: Landschaften, Vögte, Monster, Feste
option-variant-adds = Welche Teile des erweiterten Spiels kommen dazu?
option-specials = Besondere Teile der Karten
option-specials-about = Sieben Karten können etwas mehr: mit der richtigen Figur auf der Karte oder für eine Ware.
option-reeves = Vögte
option-reeves-about = Eine Scheibe in deiner Gilde bringt Punkte, sooft du dort beschaffst oder verschiebst.
option-landscapes = Landschaften
option-landscapes-about = Leibeigene legen Regionsplättchen an ihre Orte, pflegen sie und ernten, was dort wächst.
option-feasts = Feste
option-feasts-about = Wein für ein Gildenmitglied neben dir, und du verrichtest dessen Arbeit für mehr Punkte.
option-starving = Aushungern und Immunität
option-starving-about = Ein Adeliger vertreibt den Untertan oder Leibeigenen eines Gegners, wenn Verteidigung ihn nicht schützt.
option-monsters = Monster
option-monsters-about = Behemoth und Seeschlange werden gezähmt, binden Figuren, kämpfen und stibitzen.
option-monster_allowance = Verbrauchen Monster deine Schritte, oder bringen sie eigene mit?
option-monster_allowance-shared = Sie verbrauchen deine
option-monster_allowance-adds = Jedes bringt einen mit
option-monster_binds = Wie viele gegnerische Figuren bindet ein Monster?
option-monster_binds-one = Eine
option-monster_binds-all = Alle an seinem Ort
option-overflow_by = Wie viel vom Überfluss erreicht andere Gilden?
option-overflow_by-count = Die Zahl der Perlen auf den Hühnern
option-overflow_by-sum = Die Summe ihrer Werte
option-epoch3_refill = Was wird in der dritten Epoche aufgefüllt?
option-epoch3_refill-goods = Die Waren in den Gilden
option-epoch3_refill-all_six = Alles in allen sechs Gilden
option-voyage_disc = Rückt die Scheibe der Epischen Reise von selbst vor?
option-voyage_disc-automatic = Von selbst
option-voyage_disc-optional = Wenn ihr Besitzer will
option-feudum_usurp = Kann der Fürst eines Lehens gestürzt werden?
option-status_mandates = Welche Gilden zählen für die Mandate des Ansehens?
option-status_mandates-any_guild = Jede Gilde
option-status_mandates-printed_guilds = Eine der Gilden auf der Karte
option-status_mandates-paired = Nur die Gilde der Belohnung
option-reeve_elsewhere = Wann zählt ein Vogt in einer anderen Gilde?
option-reeve_elsewhere-standing_reeve = Mit einem Vogt, der hier schon stand
option-reeve_elsewhere-also_new_reeve = Auch mit einem neuen Vogt
option-feeding_wine = Muss Wein genutzt werden, bevor eine Figur hungert?
option-feeding_wine-obligatory = Ja, wie Nahrung
option-feeding_wine-voluntary = Nein, Wein ist freiwillig
option-substitute_tile = Welches Plättchen ersetzt eines, das tabu ist?
option-substitute_tile-strictly_earlier = Eines einer früheren Epoche
option-substitute_tile-current_or_earlier = Eines der laufenden oder einer früheren Epoche
option-favour_beads = Zählen Perlen für die Ernte, in der sie umgedreht werden?
option-favour_beads-count_now = Sie zählen noch
option-favour_beads-not_counted = Sie zählen nicht mehr
option-drunk_knight_saltpetre = Erlaubt auch ein betrunkener Ritter beliebig viel Salpeter?
option-repeat_parts = Wie viele Karten wiederholt eine Wiederholung?
option-repeat_parts-one = Eine
option-repeat_parts-both = Eine je Teil
option-charter_isolated = Was bringt das isolierte Königreich?
option-charter_isolated-card = 5, 11, 17 wie auf der Karte
option-charter_isolated-german_overview = 3, 5, 7 wie in der Übersicht

## Das Protokoll: eine Meldung je Art von Ereignis, in der Gegenwart

starts = { $who } ist Startspieler
round-begins = Runde { $amount }
cards-selected = alle haben Karten gewählt
selects-card = { $thing ->
    [none] { $who } wählt eine Karte
   *[other] { $who } wählt { $thing }
}
fills-pouch = { $who } legt { $thing } auf den Beutel
plays-card = { $who } spielt { $thing }
repeats-card = { $who } wiederholt { $thing }
waives = { $who } verzichtet auf { $thing }

vessel-to-guild = { $thing } bei den Alchemisten zu kaufen
seal-on-scroll = { $who ->
    [none] ein Siegel auf Schriftrolle { $number }
   *[other] { $who } legt ein Siegel auf Schriftrolle { $number }
}
bead-on-rosary = Perle { $amount } auf dem Rosenkranz
bead-on-chicken = Perle { $amount } auf einem Huhn
good-appears = { $thing } { FORM($place, "at") }
places-pawn = { $who } bringt { FORM($place, "at") } eine Figur ins Spiel: { $figure }
migrates-off = { $who } nimmt { FORM($place, "at") } eine Figur vom Plan: { $figure }
takes-seat = { $who } wird { $rank } der { $place }
leaves-guild = { $who } verlässt die { $place }

steps = { $who } zieht: { $figure } → { $place }
boards = { $who } steigt { FORM($place, "at") } in ein { $thing }
deploys = { $who } setzt { FORM($place, "at") } ein { $thing } ein
abandons-vessel = { $who } lässt { FORM($place, "at") } ein { $thing } zurück
pilfers = { $who } stibitzt { $thing } { FORM($place, "at") }
voyages = { $who } erreicht Feld { $amount } der Epischen Reise

becomes-ruler = { $who } wird Fürst { FORM($place, "at") }
adds-subject = { $who } bekommt einen Untertan { FORM($place, "at") }
becomes-serf = { $who } wird Leibeigener { FORM($place, "at") }
usurps = { $who } stürzt den Fürsten { FORM($place, "at") }
is-usurped = { $who } ist nun Leibeigener { FORM($place, "at") }
improves = { $who } baut { FORM($place, "at") } aus: { $thing }
founds-feudum = { $who } gründet { FORM($place, "at") } ein Lehen der { $thing }
takes-tile = { $who } nimmt Plättchen { $numeral }, { $place }: { $thing }
tends = { $who } pflegt { FORM($place, "at") } eine Landschaft: { $thing }
landscape-grows = { COUNTED($amount, $thing) } auf der Landschaft { FORM($place, "at") }
gathers = { $amount ->
    [one] { $who } nimmt { FORM($place, "at") } { $amount } Ressource
   *[other] { $who } nimmt { FORM($place, "at") } { $amount } Ressourcen
}

draws-writs = { $amount ->
    [one] { $who } zieht { $amount } Erlass
   *[other] { $who } zieht { $amount } Erlasse
}
looks-at-writ = { $thing ->
    [none] { $who } sieht einen Erlass an
   *[other] { $who } sieht den Erlass „{ $thing }“
}
keeps-writ = { $thing ->
    [none] { $who } behält einen Erlass
   *[other] { $who } behält den Erlass „{ $thing }“
}
returns-writ = { $thing ->
    [none] { $who } legt einen Erlass unter den Stapel
   *[other] { $who } legt „{ $thing }“ unter den Stapel
}
plays-mandate = { $who } spielt das Mandat „{ $thing }“: { $gain }
harvests = { $amount ->
    [one] { $who } erntet { FORM($place, "at") } { $amount } Ware
   *[other] { $who } erntet { FORM($place, "at") } { $amount } Waren
}
goods-to-farm = { COUNTED($amount, $thing) } { FORM($place, "at") }
turns-beads = { $amount ->
    [one] { $who } dreht { $amount } Perle zum Siegel um
   *[other] { $who } dreht { $amount } Perlen zu Siegeln um
}

attacks = { $who } greift { FORM($place, "at") } an
besieges = { $who } greift das Lehen { FORM($place, "at") } an
is-attacked = { $who } wird { FORM($place, "at") } angegriffen: { $figure }
reveals-defend = { $who } deckt { $thing } auf
uses-weapon = { $who } nutzt { $thing }: +{ $amount }
adds-saltpetre = { $who } gibt Salpeter dazu: +{ $amount }
attack-strength = { $who } greift mit { $amount } an
defence-strength = { $who } verteidigt mit { $amount }
attack-succeeds = { $who } siegt { FORM($place, "at") }
attack-fails = { $who } greift { FORM($place, "at") } vergeblich an
loses-pawn = { $who } verliert { FORM($place, "at") } eine Figur: { $figure }
loses-monster = { $who } verliert { FORM($place, "at") } ein Monster: { $thing }
marker-returns = { $who } nimmt { FORM($place, "at") } einen Marker zurück
serves-in-army = { $who } legt eine Scheibe auf Feld { $amount } der Heeresleiste
starves = { $who } hungert das Volk { FORM($place, "at") } aus
is-starved = { $who } ist { FORM($place, "at") } bedroht: { $thing }
starving-fails = { $who } hungert { FORM($place, "at") } niemanden aus
alms-return = { $amount ->
    [one] { $amount } Perle verlässt die Hühner
   *[other] { $amount } Perlen verlassen die Hühner
}
seal-under-marker = { $who } ist { FORM($place, "at") } immun
takes-back-seal = { $who } nimmt { FORM($place, "at") } das Siegel zurück

trades-with = { $who } handelt mit der { $place }
pulls-for = { $who } beschafft für die { $place }
pushes-from = { $who } verschiebt aus der { $place }
gives-feast = { $who } gibt ein Fest mit der { $place }
is-feasted = { $who } wird mit einem Fest der { $place } geehrt
pays-wine = { $who } zahlt { $amount } Schwefel aus dem Fass
places-reeve = { $who } setzt in der { $place } einen Vogt ein
reeve-returns = { $who } nimmt den Vogt aus der { $place } zurück
pays-guild = { $amount ->
    [one] { $who } zahlt der { $place } { $amount } Schilling
   *[other] { $who } zahlt der { $place } { $amount } Schillinge
}
earns-coins = { $amount ->
    [one] { $who } erhält { $amount } Schilling als { $rank }
   *[other] { $who } erhält { $amount } Schillinge als { $rank }
}
coins-to-purse = { $amount ->
    [one] { $amount } Schilling in die Bauerntasche
   *[other] { $amount } Schillinge in die Bauerntasche
}
coins-to-coffer = { $amount ->
    [one] { $amount } Schilling in den Klingelbeutel
   *[other] { $amount } Schillinge in den Klingelbeutel
}
shares-out = { $amount ->
    [one] { $who } nimmt { $amount } Schilling { FORM($place, "till") }
   *[other] { $who } nimmt { $amount } Schillinge { FORM($place, "till") }
}
sends-to-barn = { $amount ->
    [one] { $who } sendet { FORM($place, "at") } { $amount } Ware in die Scheune
   *[other] { $who } sendet { FORM($place, "at") } { $amount } Waren in die Scheune
}
flows-over = { $thing } fließt über: { $place }
moves-good = { $thing } → { $place }
goods-return = { COUNTED($amount, $thing) } in den Habersack
invents = { $who } erfindet: { $thing }
row-grows = { $owner ->
    [none] +{ $amount } in der unbenutzten Reihe
   *[other] +{ $amount } in der Reihe von { $owner }
}
marker-leaves-row = { $owner ->
    [none] ein unbenutzter Marker geht in den Vorrat
   *[other] ein Marker von { $owner } geht in den Vorrat
}
bead-to-chicken = { $who } gibt Perle { $amount } als Almosen
seal-to-rosary = { $who } dreht ein Siegel zur Perle { $amount } um
ferries-open = die Fähren sind offen

tames = { $who } zähmt { FORM($place, "at") } ein Monster: { $thing }
monster-binds = { $place } bindet eine Figur von { $who }
monster-takes-hold = { $thing } von { $who } greift zu

gains-points = { $who } erhält { $amount } EP
loses-points = { $who } verliert { $amount } EP
gains-coins = { $amount ->
    [one] { $who } erhält { $amount } Schilling
   *[other] { $who } erhält { $amount } Schillinge
}
pays-coins = { $amount ->
    [one] { $who } zahlt { $amount } Schilling
   *[other] { $who } zahlt { $amount } Schillinge
}
gains-goods = { $who } erhält { COUNTED($amount, $thing) }
pays-goods = { $who } zahlt { COUNTED($amount, $thing) }
pays-tile = { $who } zahlt mit einem Plättchen statt { $place }
pays-seal = { $who } zahlt ein Siegel
fills-barrel = { $who } legt { $amount } Schwefel ins Fass
gains-markers = { $who } erhält { $amount } Marker
gains-vessel = { $who } erhält ein { $thing }
gains-seal = { $who } erhält ein Siegel
gains-bead = { $who } erhält Perle { $amount }

feeds-food = { $who } ernährt { FORM($place, "at") } eine Figur: { $figure }
feeds-wine = { $who } schenkt { FORM($place, "at") } Wein aus: { $figure }
feeds-tile = { $who } ernährt { FORM($place, "at") } mit einem Plättchen eine Figur: { $figure }
feeds-wine-tile = { $who } kauft { FORM($place, "at") } mit einem Plättchen Wein: { $figure }
pawn-starves = { $who } kann { FORM($place, "at") } eine Figur nicht ernähren: { $figure }
tile-removed = der Würfel nimmt Plättchen { $numeral }, { $place }
epoch-begins = Epoche { $numeral }
is-disloyal = { $who } ist dem König untreu
scores-seats = { $who } erhält { $amount } EP für Gildensitze
scores-landscapes = { $who } erhält { $amount } EP für Landschaften
scores-regions = { $who } erhält { $amount } EP für aktive Regionen
guilds-refilled = die Gilden werden aufgefüllt
scores-voyage = { $who } erhält { $amount } EP für die Epische Reise
scores-empire = { $who } erhält { $amount } EP für das Reich
scores-coins = { $who } erhält { $amount } EP für Schillinge
seals-charter = { $who } besiegelt den Freibrief „{ $thing }“
game-ends = Das Spiel ist vorbei

## Warum nicht: eine Meldung je Grund

no-such-vessel-there = Die Alchemisten haben keines zu verkaufen.
no-more-barrels = Mehr als drei Fässer Krud gehen nicht auf einmal.
no-row-gains-a-marker = Keine Reihe der Ritter bekäme einen Marker.
stores-lack-goods = Den Speichern der Alchemisten fehlen die Waren dafür.
no-such-vessel-left = Davon ist keines mehr im Vorrat.
cannot-be-moved = Davon ist nichts da, oder es ist kein Platz dafür.
not-beside-you = Keine deiner Figuren und kein Monster von dir steht daneben.
only-a-feudum-is-attacked = Von allen Orten wird nur ein Lehen angegriffen.
needs-a-noble-there = Dein Adeliger muss dort stehen.
immune-to-starving = Ein Siegel liegt darunter: Er ist immun.
no-vessel-lies-there = Neben dieser Figur liegt kein solches Fahrzeug.
left-in-this-turn = Es wurde in diesem Zug zurückgelassen: Erst in einem späteren Zug darf man einsteigen.
no-member-to-feast-beside-you = Neben einer Figur von dir muss eine Figur oder ein Lehen dieser Gilde stehen, deren Besitzer ihre Funktion ausführen könnte.
feast-needs-wine = Ein Fest braucht { $need } Schwefel im Fass oder ein Plättchen; in deinem Fass ist { $have }.
no-rival-feudum-beside-you = Neben dem Lehen eines Gegners muss deine Figur stehen.
not-with-your-last-card = Eroberung darf nicht deine letzte Karte der Runde sein.
not-in-your-hand = Das hast du nicht auf der Hand.
too-little-food = Das braucht { $need } Nahrung, da ist { $have }.
cannot-pay = Dir fehlen die Waren und ein Plättchen, das sie ersetzt.
needs-a-knight = Ohne Ritter im Kampf sind höchstens { $have } Salpeter erlaubt.
cubes-before-tiles = Würfel werden vor Plättchen gezahlt.
no-such-good = Davon hast du nichts, auch kein Plättchen dafür.
needs-an-outpost = Du beherrschst keinen Außenposten.
no-writ-left = Im Stapel ist kein Erlass mehr.
not-a-farm-of-yours-with-goods = Nur eine Farm, die du beherrschst und auf der Waren liegen.
too-few-stars = { $need ->
    [one] Dafür ist { $need } Stern in einer Gilde nötig.
   *[other] Dafür sind { $need } Sterne in einer Gilde nötig.
}
nothing-in-the-supply = Der Vorrat kann nichts dafür geben.
no-such-vessel = So ein Fahrzeug hast du nicht im Vorrat.
pawn-not-on-the-map = Diese Figur ist nicht auf dem Plan.
already-aboard = Diese Figur fährt schon damit.
no-route-here = Keine Route dieses Fahrzeugs berührt den Ort.
none-in-the-haversack = Davon ist nichts im Habersack.
another-guild-this-time = Wird Gilde wiederholt, muss es eine andere Gilde sein.
nothing-to-trade = Dir fehlt, was der Handel braucht, oder die Gilde hat nichts.
not-your-seat = Beschaffen darf der Geselle, verschieben der Meister.
nothing-to-move = Es gibt nichts zu bewegen oder herzustellen.
the-barrel-is-empty = In deinem Weinfass ist kein Schwefel.
not-a-farm-of-yours = Dort beherrschst du keine Farm.
the-farm-is-full = Dort liegen schon zehn Waren oder mehr.
the-haversack-is-empty = Der Habersack ist leer.
too-small-a-yield = Vergünstigungen gibt es ab einem Ertrag von { $need }, dieser ist { $have }.
not-in-the-harvest = Davon ist in der Ernte nichts mehr.
you-do-not-rule-there = Dort bist du nicht Fürst.
already-a-feudum = Höher als ein Lehen geht es nicht.
no-feudum-left = So ein Lehen ist nicht mehr im Vorrat.
no-seal = Dafür ist ein Siegel nötig.
cannot-be-tended-by-you = Nötig sind dein Leibeigener ohne Landschaft, ein Plättchen und Holz.
no-tile-of-an-earlier-epoch = Dieser Stapel zeigt kein Plättchen einer früheren Epoche.
no-pawn-there = Dort steht keine deiner Figuren.
no-marker-left = Du hast keinen Marker mehr.
one-marker-a-location = Ein Marker je Ort in einer Aktion.
no-room-for-a-marker = Dort liegen schon drei Marker oder zwei von dir.
two-players-are-there = Dort sind schon zwei andere.
a-feudum-is-not-usurped = In dieser Partie wird bei Lehen niemand gestürzt.
money-once-an-action = Geld bringt nur einmal je Aktion Einfluss.
not-a-single-rival-marker = Der einzige Marker dort muss der eines anderen Fürsten sein.
needs-a-merchant-there = Dort muss dein Händler stehen.
too-few-coins = Du hast zu wenige Schillinge.
not-at-the-guild = Es ist schon gezähmt.
no-place-for-it = Nötig ist ein Ort mit deinem Marker oder deiner Figur, für die Seeschlange ein Hafen.
not-so-many = Mehr als { $have } sind jetzt nicht möglich.
no-marker-in-that-row = Diese Reihe ist leer.
scroll-has-a-seal = Dort liegt schon ein Siegel.
scroll-is-empty = Dort liegt kein Siegel.
no-such-tile = So ein Plättchen hast du nicht.
no-seat-due = Dort steht dir kein Sitz zu.
none-on-the-market = Die Händler haben nichts davon.
all-pawns-on-the-map = Alle deine Figuren sind auf dem Plan.
nothing-of-yours-there = Dort muss eine Figur oder ein Marker von dir sein.
not-beside-the-monster = Sie steht nicht neben dem Monster.
bound-by-a-monster = Ein Monster hält diese Figur fest.
ferries-are-closed = Die Fähren sind geschlossen, solange bei den Alchemisten Fahrzeuge liegen.
needs-the-vessel = Dafür ist das Fahrzeug dieser Route nötig.
way-begins-elsewhere = Dieser Weg beginnt nicht dort, wo die Figur steht.
no-steps-left = Es sind keine Schritte mehr übrig.
not-a-monsters-way = Diesen Weg kann das Monster nicht gehen.
your-own-farm = Nicht von einer Farm, die du beherrschst.
your-own-landscape = Nicht von einer Landschaft, die dein Leibeigener pflegt.
no-marker-in-the-supply = Im Vorrat ist kein Marker von dir.
the-rest-could-not-be-paid = Dann ließe sich der Rest nicht mehr bezahlen.
no-room-in-the-barrel = Im Fass ist Platz für { $have }.
too-little-sulphur = Du hast gerade { $have } erhalten.
never-repeated = Diese Karte wird nie wiederholt.
not-played-this-round = Die hast du in dieser Runde nicht gespielt.
needs-saltpetre = Dafür ist { $need } Salpeter nötig.
nothing-to-do-with-it = Ihre Aktion könnte jetzt nichts bewirken.
not-a-start-location = Nur einer der sechs Startorte.
needs-a-town = Du beherrschst keine Stadt.
no-pawn-on-the-map = Keine deiner Figuren ist auf dem Plan.
no-room-beside-your-pawns = Wo deine Figuren stehen, ist kein Platz für einen Marker.
you-rule-no-farm = Du beherrschst keine Farm.
your-farms-are-full = Auf jeder deiner Farmen liegen schon zehn Waren oder mehr.
you-rule-nothing = Du beherrschst keinen Ort.
no-improvement-you-can-pay = Du kannst nichts bezahlen, was sich verbessern ließe.
no-rival-beside-your-pawns = Wo deine Figuren stehen, ist niemand anzugreifen.
nothing-played-to-repeat = Du hast in dieser Runde keine Karte gespielt, die wiederholt werden kann.
no-way-is-open = Deinen Figuren steht kein Weg offen.
no-guild-has-work-for-you = Du kannst mit keiner Gilde handeln, und keiner deiner Sitze hat etwas zu bewegen.
already-played = Die hast du in dieser Runde schon gespielt.
not-among-those-drawn = Er ist nicht unter den gezogenen.
must-be-fed = Nahrung und Wein müssen verbraucht sein, bevor eine Figur hungern darf.
food-must-be-eaten = Nahrung muss aufgebraucht sein, bevor eine Figur hungern darf.
tiles-come-last = Eine Figur hungert schon: Nahrung und Wein kommen vor den Plättchen.

## Die Frage: eine Meldung je Schritt, der etwas fragt

ask-discs = Die Ortsscheiben werden ausgelegt
ask-first_vessels = Fahrzeuge für die Alchemisten werden gezogen
ask-first_seals = Siegel und Perlen werden ausgelegt
ask-first_barn = Waren für die Scheune werden gezogen
ask-first_goods = Waren werden auf dem Plan ausgelegt
ask-first_start_player = Der Startspieler wird ausgelost
ask-start_goods = { $who }, wähle drei verschiedene Waren für den Anfang
ask-start_pawns = { $chosen ->
    [none] { $who }, wähle deine erste Figur: Sie macht dich zum Mitglied ihrer Gilde
   *[other] { $who }, wähle einen Startort: { $figure }
}
ask-pouches = { $who }, lege Salpeter auf den Beutel (fünfte Karte), Schwefel (Doppelaktion) oder nichts
ask-cards = { $who }, wähle geheim deine Karten für diese Runde: { $left }
ask-play_card = { $who }, spiele eine Karte; Mandate und Fahrzeuge sind frei
ask-after_card = { $who }, eine freie Aktion, oder beende den Zug
ask-migrate = { $who }, bringe für 1 Nahrung eine Figur auf den Plan, nimm eine herunter oder verzichte
ask-migrate_face = { $chosen ->
    [none] { $who }, wähle deine neue Figur
   *[other] { $who }, wähle, wo sie ankommt: { $figure }
}
ask-move = { $left ->
    [0] { $who }, keine Schritte mehr: steig ein, setze ein Fahrzeug ein oder hör auf
    [one] { $who }, ziehe: noch { $left } Schritt
   *[other] { $who }, ziehe: noch { $left } Schritte
}
ask-godspeed = { $who }, ein weiterer Schritt für einen Mönch, oder keiner
ask-pilfer = { $who }, stibitze etwas, wo du angekommen bist, oder nichts
ask-voyage = { $who }, rücke auf der Epischen Reise vor, oder nicht
ask-influence = { $who }, lege Marker, wo deine Figuren stehen, oder hör auf
ask-improve = { $who }, baue einen Ort aus, den du beherrschst, pflege eine Landschaft oder verzichte
ask-feudum_guild = { $who }, wähle die Gilde deines Lehens
ask-substitute = { $who }, nimm ein Plättchen einer früheren Epoche von einem anderen Stapel
ask-new_tile = Die Landschaft eines Plättchens wird aufgedeckt
ask-tended_landscape = { $who }, wähle die Landschaft { FORM($place, "at") }
ask-first_crop = { $number ->
    [one] { $who }, nimm { $number } Ressource { FORM($place, "at") } oder lass sie wachsen
   *[other] { $who }, nimm { $number } Ressourcen { FORM($place, "at") } oder lass sie wachsen
}
ask-epoch_landscapes = { $number ->
    [one] { $who }, nimm { $number } Ressource { FORM($place, "at") } oder lass sie wachsen
   *[other] { $who }, nimm { $number } Ressourcen { FORM($place, "at") } oder lass sie wachsen
}
ask-explore = { $writs ->
    [one] { $who }, ziehe { $writs } Erlass und behalte ihn, oder verzichte
   *[other] { $who }, ziehe { $writs } Erlasse und behalte 1, oder verzichte
}
ask-shovels = { $writs ->
    [one] { $who }, zahle 1 Eisen für { $writs } weiteren Erlass, oder nicht
   *[other] { $who }, zahle 1 Eisen für { $writs } weitere Erlasse, oder nicht
}
ask-writs = { $over ->
    [1] { $who }, du hast mehr als drei Erlasse: Lege einen zurück
   *[0] { $who }, behalte einen der Erlasse
}
ask-harvest = { $place ->
    [none] { $who }, wähle die Farm, die geerntet wird, oder verzichte
   *[other] { $who }, Ernte { FORM($place, "at") }: mit Vergünstigungen für dich oder alles für die Farm
}
ask-yield = { $who }, wähle deine Vergünstigungen aus der Ernte: { $left }
ask-tax = { $coins ->
    [one] { $who }, treibe { $coins } Schilling Steuern ein, oder verzichte
   *[other] { $who }, treibe { $coins } Schillinge Steuern ein, oder verzichte
}
ask-conquer = { $who }, wähle, wen du angreifst, oder verzichte
ask-defence = { $starved ->
    [none] { $who }, { $attacker } greift dich { FORM($place, "at") } an: { $attack } gegen { $defence }
   *[other] { $who }, { $attacker } hungert dich aus ({ $starved }, { $place }): Verteidigung für { $food } Nahrung aufdecken, oder nicht
}
ask-immunity = Ein Siegel für die Immunität { FORM($place, "at") } wird gezogen
ask-arms = { $who }, dein Angriff ist { $attack } gegen { $defence }: eine Waffe, oder keine
ask-powder = { $who }, dein Angriff ist { $attack } gegen { $defence }: Salpeter dazu, oder schlag zu
ask-army_disc = { $who }, lege eine Scheibe auf die Heeresleiste, oder nicht
ask-repeat = { $who }, wähle eine Karte zum Wiederholen, oder keine
ask-deja_vu = { $who }, wiederhole noch eine Karte für Salpeter, oder keine
ask-guild = { $who }, wähle eine Gilde: handeln, als Geselle beschaffen, als Meister verschieben, oder verzichte
ask-feast = { $who }, bezahle den Wein des Festes
ask-reeve = { $who }, setze zuerst einen Vogt ein ({ $guild }), oder nicht
ask-farmer_trade = { $who }, wähle die Farm, deren Waren in die Scheune kommen
ask-overflow = Waren kommen in die Scheune
ask-pairs = { $number ->
    [one] { $who }, wie viele von { $number } Paar nimmst du als Nahrung? Die anderen sind Schillinge
   *[other] { $who }, wie viele von { $number } Paaren nimmst du als Nahrung? Die anderen sind Schillinge
}
ask-farmer_pull = Eine Perle wird gezogen
ask-farmer_push = { $who }, verschiebe Waren aus der Scheune zu den Händlern: { $left }
ask-merchant_trade = { $begun ->
    [0] { $who }, kaufe eine bis drei Waren
   *[1] { $who }, kaufe noch eine Ware, oder hör auf
}
ask-merchant_pull = { $who }, beschaffe Waren aus der Scheune für die Händler: { $left }
ask-merchant_push = { $who }, verschiebe Waren von den Händlern zu den Alchemisten: { $left }
ask-alchemist_trade = { $who }, wähle das Fahrzeug, das du kaufst
ask-alchemist_pull = { $who }, beschaffe Waren von den Händlern für die Alchemisten: { $left }
ask-alchemist_push = { $begun ->
    [0] { $who }, mache eine bis drei Erfindungen
   *[1] { $who }, mache noch eine Erfindung, oder hör auf
}
ask-knight_pull = { $who }, wähle die Erfindung
ask-knight_push = { $who }, wie viele Marker werden zu Siegeln?
ask-colours = { $who }, wähle die Reihe, die einen Marker gibt: { $left }
ask-scrolls = { $who }, wähle eine Schriftrolle für ein Siegel: { $left }
ask-taming = { $who }, zähme für drei Marker ein Monster, oder nicht
ask-monsters_place = { $who }, wähle, wo es erscheint: { $monster }
ask-noble_trade = { $begun ->
    [0] { $who }, kaufe die Siegel von ein oder zwei Schriftrollen
   *[1] { $who }, kaufe das Siegel noch einer Schriftrolle, oder hör auf
}
ask-noble_push = { $who }, verschiebe Siegel auf den Rosenkranz: { $left }
ask-monk_trade = Eine Perle wird gezogen
ask-monk_pull = { $who }, beschaffe ein Siegel für den Rosenkranz
ask-monk_push = Eine Perle wird gezogen
ask-seats = { $who }, die Marker reichen nicht: In welche Gilde gehst du zuerst?
ask-bonds = { $who }, wähle die Figur, die dein Monster bindet
ask-payment = { $who }, zahle { $kind }: mit der Ware oder mit einem Plättchen
ask-sulphur = { $who }, wie viel Schwefel kommt ins Weinfass?
ask-mandate = { $who }, wähle deine Waren: { $left }
ask-feeding = { $figure ->
    [none] { $who }, eine freie Aktion vor dem Essen, oder weiter
   *[other] { $who }, ernähre die Figur { FORM($place, "at") }: { $figure }
}
ask-progress_die = Der Fortschrittswürfel wird geworfen
ask-epoch_goods = Waren werden auf dem Plan ausgelegt
ask-epoch_refill = Die Gilden werden aufgefüllt
ask-feeding_window = { $who }, eine freie Aktion vor dem Essen, oder weiter
ask-last_actions = { $who }, eine letzte freie Aktion, oder weiter zur Schlusswertung
ask-charters = { $who }, lege ein Siegel auf einen Freibrief, der zählen soll, oder weiter
ask-over = Das Spiel ist vorbei

## Die Wahl: eine Meldung je Familie, dazu eine für eine Reihe von Zahlen

do-select = { $card }: { $effect }
do-play = { $card } spielen: { $effect }
do-repeat = { $card } wiederholen: { $effect }
do-pouch = { $what ->
    [saltpetre] { $tile ->
        [1] ein Regionsplättchen als Salpeter: eine fünfte Karte
       *[0] Salpeter: eine fünfte Karte
    }
    [sulphur] { $tile ->
        [1] ein Regionsplättchen als Schwefel: zwei Karten in einem Zug
       *[0] Schwefel: zwei Karten in einem Zug
    }
   *[none] nichts auf den Beutel
}
do-step = { $figure } → { $goal } ({ $way })
do-board = { $figure } ({ $at }) steigt ein: { $vessel }
do-deploy = { $vessel } einsetzen: { $figure } ({ $at })
do-pilfer = { $resource } { FORM($location, "at") }
do-voyage = auf der Epischen Reise vorrücken
do-migrate_on = eine Figur auf den Plan: 1 Nahrung
do-migrate_off = vom Plan nehmen: { $figure } ({ $at })
do-face = { $figure }: { $guild }
do-place = { $location }
do-influence = { $location }: { $effect }
do-bribe = { $amount ->
    [one] { $location } für { $amount } Schilling: sofort Fürst
   *[other] { $location } für { $amount } Schillinge: sofort Fürst
}
do-improve = { $location }: { $change }
do-tend = Landschaft { FORM($location, "at") } für { $wood } Holz pflegen: { $points } EP
do-feudum = { $guild }
do-stack = { $region }: Plättchen { $numeral }
do-landscape = { $landscape }: { $effect }
do-harvest = { $location }
do-favours = { $yes ->
    [1] { $whole ->
        [one] mit Vergünstigungen: die { $whole } Ware für dich
       *[other] mit Vergünstigungen: { $number } von { $whole } Waren für dich
    }
   *[0] ohne Vergünstigungen: alle { $whole } für die Farm
}
do-pick = { $good }
do-perform = { $what ->
    [tax] { $number ->
        [one] { $number } Schilling eintreiben
       *[other] { $number } Schillinge eintreiben
    }
    [shovels] { $number ->
        [one] 1 Eisen für { $number } weiteren Erlass
       *[other] 1 Eisen für { $number } weitere Erlasse
    }
   *[explore] { $number ->
        [one] { $number } Erlass ziehen und behalten
       *[other] { $number } Erlasse ziehen, 1 behalten
    }
}
do-keep = { $writ } behalten: { $effect }
do-discard = { $writ } zurücklegen
do-gather = alles nehmen: 1 geht an den Fürsten
do-attack = { $figure } von { $seat } angreifen ({ $at }): { $attack } gegen { $defence }
do-besiege = Lehen { $location } von { $rival } angreifen: { $attack } gegen { $defence }
do-starve = { FORM($location, "at") } aushungern: { $marker }
do-defend = { $starved ->
    [none] Verteidigung aufdecken: { $defence } Verteidigung
   *[other] Verteidigung für { $food } Nahrung aufdecken: { $seals ->
        [0] { $starved } bleibt
       *[other] { $starved } bleibt und ist immun
    }
}
do-weapon = { $cost ->
    [none] { $writ } +{ $attack }
   *[other] { $writ } für { $cost }: +{ $attack }
}
do-weapon-many = { $writ }: +{ $low } bis +{ $high }
do-unarmed = keine Waffe
do-saltpetre = 1 Salpeter dazu: { $attack } gegen { $defence }
do-army = eine Scheibe auf die Heeresleiste
do-trade = mit der { $guild } handeln: { $effect }
do-pull = für die { $guild } beschaffen: { $points ->
    [0] keine EP
   *[other] { $points } EP und ein Erlass
}
do-push = von der { $guild } verschieben: { $points ->
    [0] keine EP
   *[other] bis zu { $points } EP
}
do-feast = Fest für { $seat }, { $guild }: { $points } EP mehr
do-reeve = einen Vogt einsetzen: { $points } EP
do-move_good = { $good }
do-buy = { $good } für { $price }
do-buy_vessel = { $price ->
    [one] { $vessel } für { $price } Schilling
   *[other] { $vessel } für { $price } Schillinge
}
do-send = { $number ->
    [one] { $location }: { $number } Ware
   *[other] { $location }: { $number } Waren
}
do-take_food = { $number ->
    [0] { $coins ->
        [one] { $coins } Schilling
       *[other] { $coins } Schillinge
    }
   *[other] { $coins ->
        [0] { $number } Nahrung
        [one] { $number } Nahrung + { $coins } Schilling
       *[other] { $number } Nahrung + { $coins } Schillinge
    }
}
do-invent = { $invention }: { $cost }
do-markers = { $number } Marker
do-colour = { $seat ->
    [none] unbenutzte Reihe { $number }
   *[other] Reihe von { $seat }
}
do-scroll = { $price ->
    [0] Schriftrolle { $number }
    [one] Schriftrolle { $number } für { $price } Schilling
   *[other] Schriftrolle { $number } für { $price } Schillinge
}
do-tame = zähmen: { $monster }
do-join = { $guild }
do-bind = { $figure } von { $seat } binden
do-pay_cube = { COUNTED(1, $kind) } zahlen
do-pay_tile = mit Plättchen zahlen: { $landscape }
do-barrel = { $number } ins Fass
do-feed_food = 1 Nahrung
do-feed_wine = 1 Wein: für zwei Runden ernährt, aber betrunken
do-feed_tile = Plättchen { $landscape } als Nahrung
do-wine_tile = Plättchen { $landscape } als Wein
do-unfed = hungern lassen: Sie kommt in deinen Vorrat zurück
do-charter = { $writ } besiegeln: { $points } EP
do-mandate = { $writ }: { $change }
do-return_writ = { $writ } unter den Stapel
do-reclaim = Siegel { FORM($location, "at") } zurücknehmen: { $marker }
do-stop = aufhören
do-waive = auf die Aktion verzichten
do-leave = liegen lassen
do-decline = nein
do-strike = jetzt zuschlagen
do-done = weiter
do-end_turn = den Zug beenden
do-draw_good = { $good }
do-draw_writ = { $writ }
do-draw_seal = Wert { $value }
do-draw_bead = { $lowest ->
    [1] die niedrigste Perle
   *[0] die höchste Perle
}
do-draw_tile = { $landscape }
do-roll = { $region }
do-draw_disc = { $kind }
do-draw_vessel = { $vessel }
do-start = { $seat } fängt an

## Was Karten tun

card-migrate = für 1 Nahrung eine Figur auf den Plan bringen oder eine herunternehmen
card-move = so viele Schritte, wie du Figuren auf dem Plan hast
card-influence = ein Marker, wo immer deine Figuren stehen
card-improve = Außenposten → Farm (Holz) → Stadt (Eisen) → Lehen (Siegel)
card-explore = Erlasse ziehen, einen behalten; nötig ist ein Außenposten
card-harvest = Waren für eine deiner Farmen, 1 EP
card-tax = Schillinge; nötig ist eine Stadt
card-conquer = eine Figur oder ein Lehen angreifen, nicht als letzte Karte
card-defend = 1 EP; auf der Hand stärkt sie dich, wenn du angegriffen wirst
card-repeat = Bewegung, Einfluss oder Gilde noch einmal
card-guild = mit einer Gilde handeln, als Geselle beschaffen, als Meister verschieben

trade-farmer = 1 Nahrung oder Schilling je 2 Waren einer Farm
trade-merchant = 1 bis 3 Waren
trade-alchemist = { $price ->
    [one] ein Fahrzeug für { $price } Schilling
   *[other] ein Fahrzeug für { $price } Schillinge
}
trade-knight = { $number ->
    [0] deine Reihe Marker
    [one] deine Reihe von { $number } Marker
   *[other] deine Reihe von { $number } Markern
} für { $price ->
        [one] { $price } Schilling
       *[other] { $price } Schillinge
    }
trade-noble = { $price ->
    [one] 1 oder 2 Siegel für je { $price } Schilling
   *[other] 1 oder 2 Siegel für je { $price } Schillinge
}
trade-monk = { $price ->
    [one] eine Perle für { $price } Schilling
   *[other] eine Perle für { $price } Schillinge
}

pull-farmer = eine Perle vom Rosenkranz auf ein Huhn; ab Summe { $need } auf den Hühnern { $points } EP und ein Erlass
pull-merchant = { $number } Waren aus der Scheune; füllen sie eine Reihe oder Spalte, { $points } EP und ein Erlass
pull-alchemist = { $number } Waren von den Händlern; füllen sie einen Speicher, { $points } EP und ein Erlass
pull-knight = eine Erfindung aus den Speichern der Alchemisten, { $points } EP und ein Erlass
pull-noble = { $number } Marker der Ritter werden zu Siegeln; füllen sie eine Reihe oder Spalte, { $points } EP und ein Erlass
pull-monk = ein Siegel der Adligen wird zur Perle; ab Summe { $need } auf dem Rosenkranz { $points } EP und ein Erlass

push-farmer = { $number } Waren aus der Scheune zu den Händlern; { $points } EP für { $goals } gefüllte Reihen oder Spalten
push-merchant = { $number } Waren in die Speicher der Alchemisten; { $points } EP für { $goals } gefüllte Speicher
push-alchemist = { $goals } Erfindungen aus den Speichern, { $points } EP
push-knight = { $goals } Marker werden zu Siegeln der Adligen; { $points } EP für { $goals } gefüllte Reihen oder Spalten
push-noble = { $number } Siegel werden zu Perlen; { $points } EP ab Summe { $steps } auf dem Rosenkranz
push-monk = eine Perle vom Rosenkranz auf ein Huhn; { $points } EP ab Summe { $steps } auf den Hühnern

guild-does = handeln: { $trade } · beschaffen: { $pull } · verschieben: { $push }
landscape-does = { COUNTED($number, $kind) } sofort und in jeder Epoche, davon 1 für den Fürsten
monster-does = zieht und kämpft für dich und bindet eine fremde Figur

effect-ruler = du wirst Fürst
effect-subject = ein Untertan
effect-serf = du wirst Leibeigener
effect-usurp = du wirst Fürst, der Fürst Leibeigener
effect-improve = { $type } für 1 { $cost }, { $points } EP
effect-improve-low = { $type } für 1 { $cost }
effect-feudum = { $type } für ein Siegel, { $points } EP
effect-feudum-low = { $type } für ein Siegel
effect-landscape = { COUNTED($number, $kind) }

charter-points = { $points } EP für { $counts } beherrschte Orte: { $places }
charter-barrel = { $points } EP für { $counts } Schwefel im Fass
charter-monster = { $points } EP für ein besiegtes Monster

change = { $pays } → { $gains }
then = { $one }, dann { $two }
and = { $one } + { $two }
or = { $one } oder { $two }
goods = { COUNTED($number, $kind) }
called = { $thing }
gain-shilling = { $number ->
    [one] { $number } Schilling
   *[other] { $number } Schillinge
}
gain-vessel = { $vessel }
gain-goods_of_choice = { $number ->
    [one] { $number } Ware nach Wahl
   *[other] { $number } Waren nach Wahl
}
gain-influence = { $number } Marker
gain-seal = ein Siegel
gain-bead = eine Perle
gain-attack = +{ $number } Angriff

## Namen von Figuren, Sitzen und Wegen

face-farmer = Bauer
face-merchant = Händler
face-alchemist = Alchemist
face-knight = Ritter
face-noble = Adeliger
face-monk = Mönch
rank-master = Meister
rank-journeyman = Geselle
rank-apprentice = Lehrling
way-road = Straße
way-ferry = { $price ->
    [one] Fähre für { $price } Schilling
   *[other] Fähre für { $price } Schillinge
}
way-ship = Schiff
way-submersible = Tauchboot
way-airship = Luftschiff

## Namen, die nicht in den Daten stehen

name-landscape = Ressource der Landschaft
name-barrel = Fass Krud
name-ruler = Fürst
name-subject = Untertan
name-serf = Leibeigener
name-target = Zielscheiben
    .one = Zielscheibe
name-shilling = Schillinge
    .one = Schilling
name-farmer = Bauerngilde
    .till = aus der Bauerntasche
name-monk = Mönchsgilde
    .till = aus dem Klingelbeutel
name-sea = Meer
name-island = Inseln
name-forest = Wald
name-desert = Wüste
name-badlands = Ödland
name-mountain = Gebirge
name-sea_n = Nördliche Schäre
    .at = auf der Nördlichen Schäre
name-sea_sw = Westliche Schäre
    .at = auf der Westlichen Schäre
name-sea_e = Buchtinsel
    .at = auf der Buchtinsel
name-island_n = Obere Insel Nord
    .at = auf der Oberen Insel Nord
name-island_e = Obere Insel Süd
    .at = auf der Oberen Insel Süd
name-island_w = Untere Insel West
    .at = auf der Unteren Insel West
name-island_s = Untere Insel Süd
    .at = auf der Unteren Insel Süd
name-forest_nw = Waldkap
    .at = am Waldkap
name-forest_mid = Tiefer Wald
    .at = im Tiefen Wald
name-forest_se = Waldbrücke
    .at = an der Waldbrücke
name-desert_n = Hafen an der Enge
    .at = im Hafen an der Enge
name-desert_west = Dünenlager
    .at = im Dünenlager
name-desert_centre = Oase
    .at = in der Oase
name-desert_sw = Doppelpier
    .at = an der Doppelpier
name-desert_e = Wüstenfähre
    .at = an der Wüstenfähre
name-badlands_nw = Hohes Ödland
    .at = im Hohen Ödland
name-badlands_ne = Flussgabel
    .at = an der Flussgabel
name-badlands_w = Über dem Wasserfall
    .at = über dem Wasserfall
name-badlands_centre = Schlucht
    .at = in der Schlucht
name-badlands_se = Einsames Ödland
    .at = im Einsamen Ödland
name-mountain_n = Bergquelle
    .at = an der Bergquelle
name-mountain_se = Bergpier
    .at = an der Bergpier

## Der Tisch

table-round = { $round ->
    [0] { table-setup }
   *[other] Runde { $round }
}
table-setup = Aufbau
table-cards = Karten
table-actions = Aktionen
table-feeding = Essen
table-progress = Würfel
table-epoch = Epoche
table-end = Wertung
table-over = Ende
table-guilds = Gilden
table-starts = Startspieler
table-epochs = { $need ->
    [one] Epoche { $epoch }: { $have } von { $need } Stapel zeigt { $next }
   *[other] Epoche { $epoch }: { $have } von { $need } Stapeln zeigen { $next }
}
table-haversack = Habersack
table-writs = Erlasse
table-market = Markt
table-barn = Scheune
table-stores = Speicher
table-yard = Fahrzeuge
table-rows = Reihen
table-scrolls = Schriftrollen
table-rosary = Rosenkranz
table-chickens = Hühner
table-purse = Tasche { $number }
table-coffer = Klingelbeutel { $number }
table-points = EP
table-coins = Geld
table-markers = Marker
table-seals = Siegel
table-beads = Perlen
table-barrel = Fass
table-discs = Scheiben
table-hand = Hand
table-played = gespielt
table-tiles = Plättchen
table-army = Heer { $number }
table-voyage = Reise { $number }
table-reeve = Vogt
table-cards-left = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
table-writs-held = { $number ->
    [one] { $number } Erlass
   *[other] { $number } Erlasse
}
table-seat-empty = frei

## Das Ende

points-guilds = Gilden
points-seats = Sitze
points-regions = Regionen
points-improving = Ausbau
points-landscapes = Landschaften
points-harvest = Ernte
points-battle = Kampf
points-voyage = Reise
points-empire = Reich
points-coins = Schillinge
points-charters = Freibriefe
points-losses = Verluste
points-period = Epoche { $number }
due-feeding = Figuren zu ernähren in Runde { $when }, mit Nahrung, Wein oder Plättchen
due-epoch = zu Beginn von Epoche { $when }: Sitze, Landschaften, Regionen
due-disloyalty = Untreue zu Beginn von Epoche { $when }

wins = { $who } gewinnt mit { $points } EP.
wins-by-barrel = { $who } gewinnt: { $points } EP wie { $others }, aber mehr Schwefel im Fass.
wins-together = { $who } gewinnen gemeinsam: je { $points } EP und { $barrel } Schwefel im Fass.

## Was sich bewegt, und die Stationen auf seinem Weg

name-points = Siegpunkte
    .one = Siegpunkt
name-markers = Marker
    .one = Marker
name-seals = Siegel
    .one = Siegel
name-beads = Perlen
    .one = Perle
name-feeding = Ernährung
name-progress = Fortschrittswürfel
name-epoch = Epoche
name-final_scoring = Schlusswertung
name-service = Heeresdienst

## Das Regelwerk

rule-advanced = (erweitert)

## Those who play it in a way of their own

planner-landlord = der Gutsherr
planner-vassal = der Vasall
planner-guild_master = das Haupt der Gilden
planner-voyager = der Weltreisende
planner-landlord-about = Will Land: möglichst viele Orte und Regionen, ausgebaut bis zum Letzten.
planner-vassal-about = Gründet ein Lehen und leistet Heeresdienst, bevor die Strafen fällig sind.
planner-guild_master-about = Sitzt den Gilden vor und lässt sie Zug um Zug arbeiten.
planner-voyager-about = Reist zweimal in einer Runde und segelt auf der Epischen Reise allen voran.

## What a player has, as a plan tells what it changes

stock-coins = Schillinge
stock-army = Heer
stock-voyage = Reise
stock-writs = Erlasse

# Was neben einer Frage steht, solange jemand neu im Spiel ist.
caution-hunger = Figuren, die am Ende der Runde essen wollen: { $need }. Nahrung, Wein und Plättchen hast du für { $have }.
caution-conquer_next = Eroberung darf nicht deine letzte Karte sein: Spiele sie vor der anderen.
caution-conquer_last = Eroberung ist jetzt deine letzte Karte und bewirkt nichts.
caution-no_place = { $card } bewirkt nichts, solange du keinen Ort dieser Art beherrschst: { $kind }.
caution-markers = Du hast keinen Marker mehr: Einfluss bewirkt nichts. Die Rittergilde verkauft welche.
caution-disloyalty = Mit einem Lehen und zu wenigen Scheiben im Heer verlierst du { $number } EP, wenn Epoche { $when } beginnt.
