# Personen: ihre Seiten, ihre Wappen, und was ihnen gehört.

## Profile

my-profile = Meine Seite
profile-guest = Zu Gast in diesem Haus.
profile-kept = Hat hier einen Namen.
profile-games = { $played ->
    [one] Eine beendete Partie
   *[other] { $played } beendete Partien
}, { $won ->
    [0] keine davon gewonnen.
    [one] eine davon gewonnen.
   *[other] { $won } davon gewonnen.
}
profile-results = Ergebnisse
profile-game = Spiel
profile-pace = Tempo
profile-played = Gespielt
profile-won = Gewonnen
profile-place = Platz im Mittel
profile-best = Meiste Punkte
profile-left = { $count ->
    [one] eine einem Bot überlassen
   *[other] { $count } einem Bot überlassen
}
profile-nothing = Noch keine beendete Partie.
profile-openings = Liebste Eröffnungen
profile-history = Beendete Partien
opening-count = { $played ->
    [one] einmal
   *[other] { $played }-mal
}, { $won ->
    [0] nie gewonnen
    [one] einmal gewonnen
   *[other] { $won }-mal gewonnen
}
pace-kind-none = ohne Uhr
pace-kind-live = mit Uhr
pace-kind-slow = über Tage

## Wappen

arms = Wappen
arms-of = Das Wappen von { $name }
arms-from-you = Dieses Wappen hast du gewählt.
arms-from-name = Dieses Wappen ergibt sich aus deinem Namen. Wähle ein anderes, wenn du magst.
arms-partition = Teilung des Schilds
arms-first = Feld
arms-second = Zweite Farbe
arms-charge = Figur
arms-look = Erst ansehen
arms-by-name = Zurück zu dem meines Namens
partition-plain = ungeteilt
partition-per-pale = gespalten
partition-per-fess = geteilt
partition-per-bend = schräg geteilt
partition-quarterly = geviert
partition-chief = Schildhaupt
partition-pale = Pfahl
partition-fess = Balken
partition-bend = Schrägbalken
partition-chevron = Sparren
partition-cross = Kreuz
partition-saltire = Andreaskreuz
tincture-or = Gold
tincture-argent = Silber
tincture-gules = Rot
tincture-azure = Blau
tincture-vert = Grün
tincture-sable = Schwarz
tincture-purpure = Purpur
charge-none = keine
charge-anchor = Anker
charge-anvil = Amboss
charge-castle = Burg
charge-chess-rook = Turm
charge-church = Kirche
charge-crown = Krone
charge-dove = Taube
charge-dragon-head = Drache
charge-fleur-de-lys = Lilie
charge-galleon = Schiff
charge-gothic-cross = Kreuz
charge-grain-bundle = Garbe
charge-hammer-nails = Hammer
charge-horse-head = Pferd
charge-key = Schlüssel
charge-oak-leaf = Eichenblatt
charge-round-star = Stern
charge-scallop = Muschel
charge-shamrock = Klee
charge-sheep = Schaf
charge-sun = Sonne
charge-trowel = Kelle
charge-visored-helm = Helm
charge-wheat = Ähren
charge-windmill = Windmühle

## Was abgelehnt wird

answer-unknown-person = Unter dieser Adresse ist hier niemand bekannt, vielleicht nicht mehr.
answer-bad-arms = So ein Wappen führt niemand.
answer-arms-alike = Wähle zwei verschiedene Farben, sonst sieht man nicht, wo ein Teil aufhört.
