# Personen: hun pagina’s, hun wapens, en wat van hen is.

## Profielen

my-profile = Mijn pagina
profile-guest = Te gast in dit huis.
profile-kept = Heeft hier een naam.
profile-games = { $played ->
    [one] Eén voltooide partij
   *[other] { $played } voltooide partijen
}, { $won ->
    [0] geen daarvan gewonnen.
    [one] één daarvan gewonnen.
   *[other] { $won } daarvan gewonnen.
}
profile-results = Uitslagen
profile-game = Spel
profile-pace = Tempo
profile-played = Gespeeld
profile-won = Gewonnen
profile-place = Plaats gemiddeld
profile-best = Meeste punten
profile-left = { $count ->
    [one] één aan een bot overgelaten
   *[other] { $count } aan een bot overgelaten
}
profile-nothing = Nog geen voltooide partij.
profile-openings = Favoriete openingen
profile-history = Voltooide partijen
opening-count = { $played ->
    [one] één keer
   *[other] { $played } keer
}, { $won ->
    [0] nooit gewonnen
    [one] één keer gewonnen
   *[other] { $won } keer gewonnen
}
pace-kind-none = zonder klok
pace-kind-live = met klok
pace-kind-slow = over dagen

## Wapens

arms = Wapen
arms-of = Het wapen van { $name }
arms-from-you = Dit wapen heb je zelf gekozen.
arms-from-name = Dit wapen volgt uit je naam. Kies een ander als je wilt.
arms-partition = Verdeling van het schild
arms-first = Veld
arms-second = Tweede kleur
arms-charge = Figuur
arms-look = Eerst bekijken
arms-by-name = Terug naar dat van mijn naam
partition-plain = effen
partition-per-pale = gedeeld
partition-per-fess = doorsneden
partition-per-bend = geschuind
partition-quarterly = gevierendeeld
partition-chief = schildhoofd
partition-pale = paal
partition-fess = dwarsbalk
partition-bend = schuinbalk
partition-chevron = keper
partition-cross = kruis
partition-saltire = andreaskruis
tincture-or = goud
tincture-argent = zilver
tincture-gules = rood
tincture-azure = blauw
tincture-vert = groen
tincture-sable = zwart
tincture-purpure = purper
charge-none = geen
charge-anchor = anker
charge-anvil = aambeeld
charge-castle = burcht
charge-chess-rook = toren
charge-church = kerk
charge-crown = kroon
charge-dove = duif
charge-dragon-head = draak
charge-fleur-de-lys = lelie
charge-galleon = schip
charge-gothic-cross = kruis
charge-grain-bundle = schoof
charge-hammer-nails = hamer
charge-horse-head = paard
charge-key = sleutel
charge-oak-leaf = eikenblad
charge-round-star = ster
charge-scallop = schelp
charge-shamrock = klaver
charge-sheep = schaap
charge-sun = zon
charge-trowel = troffel
charge-visored-helm = helm
charge-wheat = aren
charge-windmill = windmolen

## Wat wordt geweigerd

answer-unknown-person = Op dat adres is hier niemand bekend, misschien niet meer.
answer-bad-arms = Zo’n wapen voert niemand.
answer-arms-alike = Kies twee verschillende kleuren, anders ziet niemand waar een deel ophoudt.
