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

## Eén persoon uit twee

login-bring = Mijn tafels meenemen
login-bring-help = Wat je als gast in deze browser hebt gespeeld en begonnen, hoort dan bij je account.
same-table-go = Naar die tafel
answer-same-table = Als gast zit je aan een tafel waar ook je account zit. Maak die partij af of verlaat een van de plaatsen en log dan weer in; er is niets veranderd.

## Eigen gegevens, en voorgoed weggaan

own-data = Wat van jou is
own-data-help = Neem alles mee wat dit huis van je bewaart, of verlaat het voorgoed.
export-data = Al mijn gegevens meenemen
leave-house = Dit huis voorgoed verlaten
leave-goes = Je naam, je woorden aan de tafels, je wachtwoord, je sleutels en je instellingen worden meteen verwijderd, en niemand kan ze terugbrengen.
leave-stays = De partijen die je hebt gespeeld blijven heel, zodat de anderen ze kunnen naspelen; waar je naam stond, staat ‘N. N.’. Verslagen die iemand heeft gedownload blijven zoals ze zijn.
leave-running = { $count ->
    [one] Eén partij van jou is bezig: een bot speelt voor je verder.
   *[other] { $count } partijen van jou zijn bezig: bots spelen voor je verder.
}
leave-sure = Ik weet het zeker.
leave-yes = Alles van mij verwijderen
leave-no = Blijven
answer-not-sure = Vink aan dat je het zeker weet; er is niets verwijderd.
watch-usual = Zoals gewoonlijk
watch-usual-help = Iedereen, behalve als alleen bots met je spelen.

## Brieven

mail-address = E-mail
mail-address-why = Daarmee kun je een vergeten wachtwoord opnieuw instellen. Niemand anders ziet het.
mail-new = Adres
mail-send = Brief sturen om te bevestigen
mail-remove = Verwijderen
mail-confirmed = { $mail } is van jou.
mail-unconfirmed = { $mail } is nog niet bevestigd: volg de link in de brief.
mail-confirm-ask = Wil je op { $mail } brieven van dit huis krijgen?
mail-confirm-yes = Ja, dat is het mijne
mail-confirm-subject = Tabard: is dit jouw adres?
mail-confirm-text = Hallo { $name },

    iemand, waarschijnlijk jij, wil hier brieven van dit huis krijgen. Als jij het was, volg dan binnen twee dagen deze link:

    { $link }

    Zo niet, doe dan niets.
forgot-password = Wachtwoord vergeten?
forgot-help = Als je een e-mailadres hebt bevestigd, sturen we daarheen een link waarmee je een ander wachtwoord instelt.
forgot-send = Link sturen
forgot-sent = Als er bij die naam een bevestigd adres is, is er een brief onderweg.
reset-subject = Tabard: een ander wachtwoord
reset-text = Hallo { $name },

    met deze link stel je een ander wachtwoord in, binnen een uur en één keer:

    { $link }

    Heb je er niet om gevraagd, doe dan niets: je wachtwoord blijft zoals het is.
answer-old-letter = Die link is te oud of al gebruikt. Vraag een nieuwe.
answer-bad-mail = Dat is geen adres voor mail.
