# Feudum in het Nederlands. Codes komen als namen binnen; op getallen kan gekozen worden. Een waarde
# is ‘none’ waar de lezer haar niet mag weten of waar niets is.

## De doos en de opties

game-title = Feudum
game-sentence = Zes gilden, zes regio’s, luchtschepen en zeeslangen in één druk koninkrijk.
option-variant = Welk spel?
option-variant-basic = Basisspel
option-variant-advanced = Uitgebreid spel: landschappen, baljuws, monsters, feesten
option-variant-adds = Welke delen van het uitgebreide spel doen mee?
option-specials = Bijzondere delen van de kaarten
option-specials-about = Zeven kaarten kunnen iets meer: met de juiste figuur op de kaart, of voor een goed.
option-reeves = Baljuws
option-reeves-about = Een schijf in je gilde geeft punten telkens als je daar aanvoert of doorschuift.
option-landscapes = Landschappen
option-landscapes-about = Lijfeigenen leggen regiotegels bij hun plaatsen, verzorgen ze en oogsten wat er groeit.
option-feasts = Feesten
option-feasts-about = Wijn voor een gildelid naast je, en jij doet zijn werk voor meer punten.
option-starving = Uithongeren en immuniteit
option-starving-about = Een edele verdrijft de onderdaan of lijfeigene van een tegenstander, tenzij Verdedigen hem beschermt.
option-monsters = Monsters
option-monsters-about = Behemoth en zeeslang worden getemd, binden figuren, vechten en gappen.
option-monster_allowance = Gebruiken monsters je stappen, of komen er stappen bij?
option-monster_allowance-shared = Ze gebruiken ze
option-monster_allowance-adds = Elk geeft er één bij
option-monster_binds = Hoeveel figuren van tegenstanders bindt een monster?
option-monster_binds-one = Eén
option-monster_binds-all = Alle op zijn plaats
option-overflow_by = Hoeveel van de overvloed bereikt andere gilden?
option-overflow_by-count = Het aantal kralen op de kippen
option-overflow_by-sum = De som van hun waarden
option-epoch3_refill = Wat wordt in het derde tijdperk aangevuld?
option-epoch3_refill-goods = De goederen in de gilden
option-epoch3_refill-all_six = Alles in alle zes gilden
option-voyage_disc = Gaat de schijf van de epische reis vanzelf vooruit?
option-voyage_disc-automatic = Vanzelf
option-voyage_disc-optional = Als de eigenaar wil
option-feudum_usurp = Kan de vorst van een leen onttroond worden?
option-status_mandates = Welke gilden tellen voor de mandaten van aanzien?
option-status_mandates-any_guild = Elk gilde
option-status_mandates-printed_guilds = Een van de gilden op de kaart
option-status_mandates-paired = Alleen het gilde van de beloning
option-reeve_elsewhere = Wanneer telt een baljuw in een ander gilde?
option-reeve_elsewhere-standing_reeve = Met een baljuw die hier al stond
option-reeve_elsewhere-also_new_reeve = Ook met een nieuwe baljuw
option-feeding_wine = Moet wijn gebruikt worden voordat een figuur honger lijdt?
option-feeding_wine-obligatory = Ja, net als voedsel
option-feeding_wine-voluntary = Nee, wijn is vrijwillig
option-substitute_tile = Welke tegel komt in de plaats van een die niet mag?
option-substitute_tile-strictly_earlier = Een van een eerder tijdperk
option-substitute_tile-current_or_earlier = Een van het huidige of een eerder tijdperk
option-favour_beads = Tellen kralen voor de oogst waarin ze omgedraaid worden?
option-favour_beads-count_now = Ze tellen nog
option-favour_beads-not_counted = Ze tellen niet meer
option-drunk_knight_saltpetre = Staat ook een dronken ridder onbeperkt salpeter toe?
option-repeat_parts = Hoeveel kaarten herhaalt één Herhalen?
option-repeat_parts-one = Eén
option-repeat_parts-both = Eén per deel
option-charter_isolated = Wat levert het afgelegen koninkrijk op?
option-charter_isolated-card = 5, 11, 17 zoals op de kaart
option-charter_isolated-german_overview = 3, 5, 7 zoals in het overzicht

## Het verslag: één bericht per soort gebeurtenis, in de tegenwoordige tijd

starts = { $who } is startspeler
round-begins = Ronde { $amount }
cards-selected = iedereen heeft kaarten gekozen
selects-card = { $thing ->
    [none] { $who } kiest een kaart
   *[other] { $who } kiest { $thing }
}
fills-pouch = { $who } legt { $thing } op de buidel
plays-card = { $who } speelt { $thing }
repeats-card = { $who } herhaalt { $thing }
waives = { $who } ziet af van { $thing }

vessel-to-guild = { $thing } te koop bij de alchemisten
seal-on-scroll = { $who ->
    [none] een zegel op rol { $number }
   *[other] { $who } legt een zegel op rol { $number }
}
bead-on-rosary = kraal { $amount } op de rozenkrans
bead-on-chicken = kraal { $amount } op een kip
good-appears = { $thing } { FORM($place, "at") }
places-pawn = { $who } brengt { FORM($place, "at") } een figuur in het spel: { $figure }
migrates-off = { $who } neemt { FORM($place, "at") } een figuur van de kaart: { $figure }
takes-seat = { $who } wordt { $rank } van het { $place }
leaves-guild = { $who } verlaat het { $place }

steps = { $who } beweegt: { $figure } → { $place }
boards = { $who } stapt { FORM($place, "at") } in een { $thing }
deploys = { $who } zet { FORM($place, "at") } een { $thing } in
abandons-vessel = { $who } laat { FORM($place, "at") } een { $thing } achter
pilfers = { $who } gapt { $thing } { FORM($place, "at") }
voyages = { $who } bereikt veld { $amount } van de epische reis

becomes-ruler = { $who } wordt vorst { FORM($place, "at") }
adds-subject = { $who } krijgt een onderdaan { FORM($place, "at") }
becomes-serf = { $who } wordt lijfeigene { FORM($place, "at") }
usurps = { $who } onttroont de vorst { FORM($place, "at") }
is-usurped = { $who } is nu lijfeigene { FORM($place, "at") }
improves = { $who } bouwt { FORM($place, "at") } uit: { $thing }
founds-feudum = { $who } sticht { FORM($place, "at") } een leen van het { $thing }
takes-tile = { $who } neemt tegel { $numeral }, { $place }: { $thing }
tends = { $who } verzorgt { FORM($place, "at") } een landschap: { $thing }
landscape-grows = { COUNTED($amount, $thing) } op het landschap { FORM($place, "at") }
gathers = { $amount ->
    [one] { $who } neemt { FORM($place, "at") } { $amount } grondstof
   *[other] { $who } neemt { FORM($place, "at") } { $amount } grondstoffen
}

draws-writs = { $amount ->
    [one] { $who } trekt { $amount } oorkonde
   *[other] { $who } trekt { $amount } oorkonden
}
looks-at-writ = { $thing ->
    [none] { $who } bekijkt een oorkonde
   *[other] { $who } ziet de oorkonde ‘{ $thing }’
}
keeps-writ = { $thing ->
    [none] { $who } houdt een oorkonde
   *[other] { $who } houdt de oorkonde ‘{ $thing }’
}
returns-writ = { $thing ->
    [none] { $who } legt een oorkonde onder de stapel
   *[other] { $who } legt ‘{ $thing }’ onder de stapel
}
plays-mandate = { $who } speelt het mandaat ‘{ $thing }’: { $gain }
harvests = { $amount ->
    [one] { $who } oogst { FORM($place, "at") } { $amount } goed
   *[other] { $who } oogst { FORM($place, "at") } { $amount } goederen
}
goods-to-farm = { COUNTED($amount, $thing) } { FORM($place, "at") }
turns-beads = { $amount ->
    [one] { $who } draait { $amount } kraal om tot zegel
   *[other] { $who } draait { $amount } kralen om tot zegels
}

attacks = { $who } valt aan { FORM($place, "at") }
besieges = { $who } valt het leen { FORM($place, "at") } aan
is-attacked = { $who } wordt { FORM($place, "at") } aangevallen: { $figure }
reveals-defend = { $who } onthult { $thing }
uses-weapon = { $who } gebruikt { $thing }: +{ $amount }
adds-saltpetre = { $who } voegt salpeter toe: +{ $amount }
attack-strength = { $who } valt aan met { $amount }
defence-strength = { $who } verdedigt met { $amount }
attack-succeeds = { $who } wint { FORM($place, "at") }
attack-fails = { $who } valt vergeefs aan { FORM($place, "at") }
loses-pawn = { $who } verliest { FORM($place, "at") } een figuur: { $figure }
loses-monster = { $who } verliest { FORM($place, "at") } een monster: { $thing }
marker-returns = { $who } neemt { FORM($place, "at") } een steen terug
serves-in-army = { $who } legt een schijf op veld { $amount } van het legerspoor
starves = { $who } hongert het volk { FORM($place, "at") } uit
is-starved = { $who } wordt { FORM($place, "at") } bedreigd: { $thing }
starving-fails = { $who } hongert { FORM($place, "at") } niemand uit
alms-return = { $amount ->
    [one] { $amount } kraal verlaat de kippen
   *[other] { $amount } kralen verlaten de kippen
}
seal-under-marker = { $who } is { FORM($place, "at") } immuun
takes-back-seal = { $who } neemt { FORM($place, "at") } het zegel terug

trades-with = { $who } handelt met het { $place }
pulls-for = { $who } voert aan voor het { $place }
pushes-from = { $who } schuift door uit het { $place }
gives-feast = { $who } geeft een feest met het { $place }
is-feasted = { $who } wordt geëerd met een feest van het { $place }
pays-wine = { $who } betaalt { $amount } zwavel uit het vat
places-reeve = { $who } stelt een baljuw aan in het { $place }
reeve-returns = { $who } neemt de baljuw terug uit het { $place }
pays-guild = { $amount ->
    [one] { $who } betaalt { $amount } schelling aan het { $place }
   *[other] { $who } betaalt { $amount } schellingen aan het { $place }
}
earns-coins = { $amount ->
    [one] { $who } krijgt { $amount } schelling als { $rank }
   *[other] { $who } krijgt { $amount } schellingen als { $rank }
}
coins-to-purse = { $amount ->
    [one] { $amount } schelling in de boerenbuidel
   *[other] { $amount } schellingen in de boerenbuidel
}
coins-to-coffer = { $amount ->
    [one] { $amount } schelling in het offerblok
   *[other] { $amount } schellingen in het offerblok
}
shares-out = { $amount ->
    [one] { $who } neemt { $amount } schelling uit { FORM($place, "till") }
   *[other] { $who } neemt { $amount } schellingen uit { FORM($place, "till") }
}
sends-to-barn = { $amount ->
    [one] { $who } stuurt { FORM($place, "at") } { $amount } goed naar de schuur
   *[other] { $who } stuurt { FORM($place, "at") } { $amount } goederen naar de schuur
}
flows-over = { $thing } stroomt over: { $place }
moves-good = { $thing } → { $place }
goods-return = { COUNTED($amount, $thing) } in de knapzak
invents = { $who } vindt uit: { $thing }
row-grows = { $owner ->
    [none] +{ $amount } in de ongebruikte rij
   *[other] +{ $amount } in de rij van { $owner }
}
marker-leaves-row = { $owner ->
    [none] een ongebruikte steen gaat naar de voorraad
   *[other] een steen van { $owner } gaat naar de voorraad
}
bead-to-chicken = { $who } geeft kraal { $amount } als aalmoes
seal-to-rosary = { $who } draait een zegel om tot kraal { $amount }
ferries-open = de veren zijn open

tames = { $who } temt { FORM($place, "at") } een monster: { $thing }
monster-binds = { $place } bindt een figuur van { $who }
monster-takes-hold = { $thing } van { $who } grijpt toe

gains-points = { $who } krijgt { $amount } EP
loses-points = { $who } verliest { $amount } EP
gains-coins = { $amount ->
    [one] { $who } krijgt { $amount } schelling
   *[other] { $who } krijgt { $amount } schellingen
}
pays-coins = { $amount ->
    [one] { $who } betaalt { $amount } schelling
   *[other] { $who } betaalt { $amount } schellingen
}
gains-goods = { $who } krijgt { COUNTED($amount, $thing) }
pays-goods = { $who } betaalt { COUNTED($amount, $thing) }
pays-tile = { $who } betaalt met een tegel in plaats van { $place }
pays-seal = { $who } betaalt een zegel
fills-barrel = { $who } legt { $amount } zwavel in het vat
gains-markers = { $amount ->
    [one] { $who } krijgt { $amount } steen
   *[other] { $who } krijgt { $amount } stenen
}
gains-vessel = { $who } krijgt een { $thing }
gains-seal = { $who } krijgt een zegel
gains-bead = { $who } krijgt kraal { $amount }

feeds-food = { $who } voedt { FORM($place, "at") } een figuur: { $figure }
feeds-wine = { $who } schenkt { FORM($place, "at") } wijn: { $figure }
feeds-tile = { $who } voedt { FORM($place, "at") } een figuur met een tegel: { $figure }
feeds-wine-tile = { $who } koopt { FORM($place, "at") } wijn met een tegel: { $figure }
pawn-starves = { $who } kan { FORM($place, "at") } een figuur niet voeden: { $figure }
tile-removed = de dobbelsteen neemt tegel { $numeral }, { $place }
epoch-begins = Tijdperk { $numeral }
is-disloyal = { $who } is de koning ontrouw
scores-seats = { $who } krijgt { $amount } EP voor gildezetels
scores-landscapes = { $who } krijgt { $amount } EP voor landschappen
scores-regions = { $who } krijgt { $amount } EP voor actieve regio’s
guilds-refilled = de gilden worden aangevuld
scores-voyage = { $who } krijgt { $amount } EP voor de epische reis
scores-empire = { $who } krijgt { $amount } EP voor het rijk
scores-coins = { $who } krijgt { $amount } EP voor schellingen
seals-charter = { $who } bezegelt de vrijbrief ‘{ $thing }’
game-ends = Het spel is afgelopen

## Waarom niet: één bericht per reden

no-such-vessel-there = De alchemisten hebben er geen te koop.
no-more-barrels = Meer dan drie vaten kruit kan niet in één keer.
no-row-gains-a-marker = Geen rij van de ridders zou een steen krijgen.
stores-lack-goods = In de opslag van de alchemisten ontbreken de goederen ervoor.
no-such-vessel-left = Daarvan is er geen meer in de voorraad.
cannot-be-moved = Daarvan is er niets, of er is geen plaats voor.
not-beside-you = Geen figuur of monster van jou staat ernaast.
only-a-feudum-is-attacked = Van alle plaatsen wordt alleen een leen aangevallen.
needs-a-noble-there = Je edelman moet daar staan.
immune-to-starving = Er ligt een zegel onder: hij is immuun.
no-vessel-lies-there = Naast deze figuur ligt geen zo’n vaartuig.
left-in-this-turn = Het is in deze beurt achtergelaten: pas in een latere beurt mag je aan boord.
no-member-to-feast-beside-you = Naast een figuur van jou moet een figuur of leen van dit gilde staan waarvan de bezitter de functie zou kunnen uitvoeren.
feast-needs-wine = Een feest kost { $need } zwavel uit je vat of een tegel; in je vat zit { $have }.
no-rival-feudum-beside-you = Je figuur moet naast het leen van een tegenstander staan.
not-with-your-last-card = Veroveren mag niet je laatste kaart van de ronde zijn.
not-in-your-hand = Dat heb je niet in je hand.
too-little-food = Dat vraagt { $need } voedsel, er is { $have }.
cannot-pay = Je mist de goederen en een tegel die ze vervangt.
needs-a-knight = Zonder ridder in het gevecht mag er hoogstens { $have } salpeter bij.
cubes-before-tiles = Blokjes worden vóór tegels betaald.
no-such-good = Daarvan heb je niets, ook geen tegel ervoor.
needs-an-outpost = Je bent van geen buitenpost vorst.
no-writ-left = Er is geen oorkonde meer in de stapel.
not-a-farm-of-yours-with-goods = Alleen een boerderij waar je vorst bent en goederen liggen.
too-few-stars = { $need ->
    [one] Daarvoor is { $need } ster in een gilde nodig.
   *[other] Daarvoor zijn { $need } sterren in een gilde nodig.
}
nothing-in-the-supply = De voorraad kan er niets voor geven.
no-such-vessel = Zo’n vaartuig heb je niet in je voorraad.
pawn-not-on-the-map = Deze figuur staat niet op de kaart.
already-aboard = Deze figuur is daar al mee onderweg.
no-route-here = Geen route van dit vaartuig komt langs die plaats.
none-in-the-haversack = Daarvan is er niets in de knapzak.
another-guild-this-time = Een herhaalde kaart Gilde moet een ander gilde gebruiken.
nothing-to-trade = Je mist wat de handel vraagt, of het gilde heeft niets.
not-your-seat = Aanvoeren mag de gezel, doorschuiven de meester.
nothing-to-move = Er is niets te verplaatsen of te maken.
the-barrel-is-empty = Er is geen zwavel in je wijnvat.
not-a-farm-of-yours = Daar ben je van geen boerderij vorst.
the-farm-is-full = Daar liggen al tien goederen of meer.
the-haversack-is-empty = De knapzak is leeg.
too-small-a-yield = Gunsten vragen een oogst van { $need }, deze is { $have }.
not-in-the-harvest = Daarvan is er niets meer in de oogst.
you-do-not-rule-there = Daar ben je geen vorst.
already-a-feudum = Hoger dan een leen gaat niet.
no-feudum-left = Zo’n leen is er niet meer in de voorraad.
no-seal = Daarvoor is een zegel nodig.
cannot-be-tended-by-you = Nodig zijn je lijfeigene zonder landschap, een tegel en hout.
no-tile-of-an-earlier-epoch = Die stapel toont geen tegel van een eerder tijdperk.
no-pawn-there = Daar staat geen figuur van jou.
no-marker-left = Je hebt geen steen meer.
one-marker-a-location = Eén steen per plaats in één actie.
no-room-for-a-marker = Daar liggen al drie stenen, of twee van jou.
two-players-are-there = Daar zijn al twee anderen.
a-feudum-is-not-usurped = In dit spel wordt bij lenen niemand onttroond.
money-once-an-action = Geld koopt maar één keer per actie invloed.
not-a-single-rival-marker = De enige steen daar moet van een andere vorst zijn.
needs-a-merchant-there = Daar moet je koopman staan.
too-few-coins = Je hebt te weinig schellingen.
not-at-the-guild = Het is al getemd.
no-place-for-it = Nodig is een plaats met een steen of figuur van jou, voor de zeeslang een haven.
not-so-many = Meer dan { $have } kan nu niet.
no-marker-in-that-row = Die rij is leeg.
scroll-has-a-seal = Daar ligt al een zegel.
scroll-is-empty = Daar ligt geen zegel.
no-such-tile = Zo’n tegel heb je niet.
no-seat-due = Daar komt je geen zetel toe.
none-on-the-market = De kooplieden hebben er niets van.
all-pawns-on-the-map = Al je figuren staan op de kaart.
nothing-of-yours-there = Daar moet een figuur of steen van jou zijn.
not-beside-the-monster = Ze staat niet naast het monster.
bound-by-a-monster = Een monster houdt deze figuur vast.
ferries-are-closed = De veren zijn gesloten zolang er vaartuigen bij de alchemisten liggen.
needs-the-vessel = Daarvoor is het vaartuig van deze route nodig.
way-begins-elsewhere = Die weg begint niet waar de pion staat.
no-steps-left = Er zijn geen stappen meer over.
not-a-monsters-way = Die weg kan het monster niet gaan.
your-own-farm = Niet van een boerderij waar je vorst bent.
your-own-landscape = Niet van een landschap dat je eigen lijfeigene verzorgt.
no-marker-in-the-supply = Er is geen steen van jou in de voorraad.
the-rest-could-not-be-paid = Dan kan de rest niet meer betaald worden.
no-room-in-the-barrel = In het vat is plaats voor { $have }.
too-little-sulphur = Je kreeg er net { $have }.
never-repeated = Deze kaart wordt nooit herhaald.
not-played-this-round = Die heb je deze ronde niet gespeeld.
needs-saltpetre = Daarvoor is { $need } salpeter nodig.
nothing-to-do-with-it = Haar actie zou nu niets doen.
not-a-start-location = Alleen een van de zes startplaatsen.
needs-a-town = Je bent van geen stad vorst.
no-pawn-on-the-map = Geen van je figuren staat op de kaart.
no-room-beside-your-pawns = Waar je figuren staan is geen plaats voor een steen.
you-rule-no-farm = Je bent van geen boerderij vorst.
your-farms-are-full = Op elk van je boerderijen liggen al tien goederen of meer.
you-rule-nothing = Je bent nergens vorst.
no-improvement-you-can-pay = Je kunt niets betalen wat verbeterd kan worden.
no-rival-beside-your-pawns = Waar je figuren staan is niemand om aan te vallen.
nothing-played-to-repeat = Je hebt deze ronde geen kaart gespeeld die herhaald kan worden.
no-way-is-open = Er ligt geen weg open voor je figuren.
no-guild-has-work-for-you = Je kunt met geen gilde handelen, en geen van je zetels heeft iets te verplaatsen.
already-played = Die heb je deze ronde al gespeeld.
not-among-those-drawn = Die is niet getrokken.
must-be-fed = Voedsel en wijn moeten op zijn voordat een figuur honger mag lijden.
food-must-be-eaten = Voedsel moet op zijn voordat een figuur honger mag lijden.
tiles-come-last = Een figuur lijdt al honger: je voedsel en wijn gaan vóór tegels.

## De vraag: één bericht per stap die iets vraagt

ask-discs = De plaatsschijven worden neergelegd
ask-first_vessels = Vaartuigen voor de alchemisten worden getrokken
ask-first_seals = Zegels en kralen worden neergelegd
ask-first_barn = Goederen voor de schuur worden getrokken
ask-first_goods = Goederen worden op de kaart gelegd
ask-first_start_player = De startspeler wordt geloot
ask-start_goods = { $who }, kies drie verschillende goederen om mee te beginnen
ask-start_pawns = { $chosen ->
    [none] { $who }, kies je eerste figuur: ze maakt je lid van haar gilde
   *[other] { $who }, kies een startplaats: { $figure }
}
ask-pouches = { $who }, leg salpeter op de buidel (vijfde kaart), zwavel (dubbele actie) of niets
ask-cards = { $who }, kies in het geheim je kaarten voor deze ronde: { $left }
ask-play_card = { $who }, speel een kaart; mandaten en vaartuigen zijn vrij
ask-after_card = { $who }, een vrije actie, of beëindig je beurt
ask-migrate = { $who }, breng voor 1 voedsel een figuur op de kaart, neem er een af of zie ervan af
ask-migrate_face = { $chosen ->
    [none] { $who }, kies je nieuwe figuur
   *[other] { $who }, kies waar ze aankomt: { $figure }
}
ask-move = { $left ->
    [0] { $who }, geen stappen meer: ga aan boord, zet een vaartuig in of stop
    [one] { $who }, beweeg: nog { $left } stap
   *[other] { $who }, beweeg: nog { $left } stappen
}
ask-godspeed = { $who }, nog een stap voor een monnik, of geen
ask-pilfer = { $who }, gap iets waar je aankwam, of niets
ask-voyage = { $who }, ga vooruit op de epische reis, of niet
ask-influence = { $who }, leg stenen waar je figuren staan, of stop
ask-improve = { $who }, bouw een plaats uit waar je vorst bent, verzorg een landschap of zie ervan af
ask-feudum_guild = { $who }, kies het gilde van je leen
ask-substitute = { $who }, neem een tegel van een eerder tijdperk van een andere stapel
ask-new_tile = Het landschap van een tegel wordt onthuld
ask-tended_landscape = { $who }, kies het landschap { FORM($place, "at") }
ask-first_crop = { $number ->
    [one] { $who }, neem { $number } grondstof { FORM($place, "at") } of laat hem groeien
   *[other] { $who }, neem { $number } grondstoffen { FORM($place, "at") } of laat ze groeien
}
ask-epoch_landscapes = { $number ->
    [one] { $who }, neem { $number } grondstof { FORM($place, "at") } of laat hem groeien
   *[other] { $who }, neem { $number } grondstoffen { FORM($place, "at") } of laat ze groeien
}
ask-explore = { $writs ->
    [one] { $who }, trek { $writs } oorkonde en houd die, of zie ervan af
   *[other] { $who }, trek { $writs } oorkonden en houd er 1, of zie ervan af
}
ask-shovels = { $writs ->
    [one] { $who }, betaal 1 ijzer voor nog { $writs } oorkonde, of niet
   *[other] { $who }, betaal 1 ijzer voor nog { $writs } oorkonden, of niet
}
ask-writs = { $over ->
    [1] { $who }, je hebt meer dan drie oorkonden: leg er een terug
   *[0] { $who }, houd een van de oorkonden
}
ask-harvest = { $place ->
    [none] { $who }, kies de boerderij die je oogst, of zie ervan af
   *[other] { $who }, oogst { FORM($place, "at") }: met gunsten voor jou of alles voor de boerderij
}
ask-yield = { $who }, kies je gunsten uit de oogst: { $left }
ask-tax = { $coins ->
    [one] { $who }, int { $coins } schelling belasting, of zie ervan af
   *[other] { $who }, int { $coins } schellingen belasting, of zie ervan af
}
ask-conquer = { $who }, kies wie je aanvalt, of zie ervan af
ask-defence = { $starved ->
    [none] { $who }, { $attacker } valt je { FORM($place, "at") } aan: { $attack } tegen { $defence }
   *[other] { $who }, { $attacker } hongert je uit ({ $starved }, { $place }): onthul Verdedigen voor { $food } voedsel, of niet
}
ask-immunity = Er wordt een zegel getrokken voor de immuniteit { FORM($place, "at") }
ask-arms = { $who }, je aanval is { $attack } tegen { $defence }: een wapen, of geen
ask-powder = { $who }, je aanval is { $attack } tegen { $defence }: salpeter erbij, of sla toe
ask-army_disc = { $who }, leg een schijf op het legerspoor, of niet
ask-repeat = { $who }, kies een kaart om te herhalen, of geen
ask-deja_vu = { $who }, herhaal nog een kaart voor salpeter, of geen
ask-guild = { $who }, kies een gilde: handelen, als gezel aanvoeren, als meester doorschuiven, of zie ervan af
ask-feast = { $who }, betaal de wijn van het feest
ask-reeve = { $who }, zet eerst een baljuw in ({ $guild }), of niet
ask-farmer_trade = { $who }, kies de boerderij waarvan de goederen naar de schuur gaan
ask-overflow = Goederen gaan naar de schuur
ask-pairs = { $number ->
    [one] { $who }, hoeveel van { $number } paar neem je als voedsel? De andere zijn schellingen
   *[other] { $who }, hoeveel van { $number } paren neem je als voedsel? De andere zijn schellingen
}
ask-farmer_pull = Er wordt een kraal getrokken
ask-farmer_push = { $who }, schuif goederen uit de schuur door naar de kooplieden: { $left }
ask-merchant_trade = { $begun ->
    [0] { $who }, koop een tot drie goederen
   *[1] { $who }, koop nog een goed, of stop
}
ask-merchant_pull = { $who }, voer goederen aan uit de schuur voor de kooplieden: { $left }
ask-merchant_push = { $who }, schuif goederen van de kooplieden door naar de alchemisten: { $left }
ask-alchemist_trade = { $who }, kies het vaartuig dat je koopt
ask-alchemist_pull = { $who }, voer goederen aan van de kooplieden voor de alchemisten: { $left }
ask-alchemist_push = { $begun ->
    [0] { $who }, doe een tot drie uitvindingen
   *[1] { $who }, doe nog een uitvinding, of stop
}
ask-knight_pull = { $who }, kies de uitvinding
ask-knight_push = { $who }, hoeveel stenen worden zegels?
ask-colours = { $who }, kies de rij die een steen geeft: { $left }
ask-scrolls = { $who }, kies een rol voor een zegel: { $left }
ask-taming = { $who }, tem een monster voor drie stenen, of niet
ask-monsters_place = { $who }, kies waar het verschijnt: { $monster }
ask-noble_trade = { $begun ->
    [0] { $who }, koop de zegels van een of twee rollen
   *[1] { $who }, koop het zegel van nog een rol, of stop
}
ask-noble_push = { $who }, schuif zegels door naar de rozenkrans: { $left }
ask-monk_trade = Er wordt een kraal getrokken
ask-monk_pull = { $who }, voer een zegel aan voor de rozenkrans
ask-monk_push = Er wordt een kraal getrokken
ask-seats = { $who }, er zijn te weinig stenen: bij welk gilde ga je eerst?
ask-bonds = { $who }, kies de figuur die je monster bindt
ask-payment = { $who }, betaal { $kind }: met het goed of met een tegel
ask-sulphur = { $who }, hoeveel zwavel gaat in het wijnvat?
ask-mandate = { $who }, kies je goederen: { $left }
ask-feeding = { $figure ->
    [none] { $who }, een vrije actie vóór het eten, of verder
   *[other] { $who }, voed de figuur { FORM($place, "at") }: { $figure }
}
ask-progress_die = De voortgangsdobbelsteen wordt gegooid
ask-epoch_goods = Goederen worden op de kaart gelegd
ask-epoch_refill = De gilden worden aangevuld
ask-feeding_window = { $who }, een vrije actie voor het voeden, of verder
ask-last_actions = { $who }, een laatste vrije actie, of verder naar de eindtelling
ask-charters = { $who }, leg een zegel op een vrijbrief die moet tellen, of verder
ask-over = Het spel is afgelopen

## De keuzes: één bericht per familie, en één voor een reeks getallen

do-select = { $card }: { $effect }
do-play = { $card } spelen: { $effect }
do-repeat = { $card } herhalen: { $effect }
do-pouch = { $what ->
    [saltpetre] { $tile ->
        [1] een regiotegel als salpeter: een vijfde kaart
       *[0] salpeter: een vijfde kaart
    }
    [sulphur] { $tile ->
        [1] een regiotegel als zwavel: twee kaarten in één beurt
       *[0] zwavel: twee kaarten in één beurt
    }
   *[none] niets op de buidel
}
do-step = { $figure } → { $goal } ({ $way })
do-board = { $figure } ({ $at }) aan boord: { $vessel }
do-deploy = { $vessel } inzetten: { $figure } ({ $at })
do-pilfer = { $resource } { FORM($location, "at") }
do-voyage = vooruit op de epische reis
do-migrate_on = een figuur op de kaart: 1 voedsel
do-migrate_off = van de kaart nemen: { $figure } ({ $at })
do-face = { $figure }: { $guild }
do-place = { $location }
do-influence = { $location }: { $effect }
do-bribe = { $amount ->
    [one] { $location } voor { $amount } schelling: meteen vorst
   *[other] { $location } voor { $amount } schellingen: meteen vorst
}
do-improve = { $location }: { $change }
do-tend = landschap { FORM($location, "at") } verzorgen voor { $wood } hout: { $points } EP
do-feudum = { $guild }
do-stack = { $region }: tegel { $numeral }
do-landscape = { $landscape }: { $effect }
do-harvest = { $location }
do-favours = { $yes ->
    [1] { $whole ->
        [one] met gunsten: het { $whole } goed voor jou
       *[other] met gunsten: { $number } van { $whole } goederen voor jou
    }
   *[0] zonder gunsten: alle { $whole } voor de boerderij
}
do-pick = { $good }
do-perform = { $what ->
    [tax] { $number ->
        [one] { $number } schelling innen
       *[other] { $number } schellingen innen
    }
    [shovels] { $number ->
        [one] 1 ijzer voor nog { $number } oorkonde
       *[other] 1 ijzer voor nog { $number } oorkonden
    }
   *[explore] { $number ->
        [one] { $number } oorkonde trekken en houden
       *[other] { $number } oorkonden trekken, 1 houden
    }
}
do-keep = { $writ } houden: { $effect }
do-discard = { $writ } terugleggen
do-gather = alles nemen: 1 gaat naar de vorst
do-attack = { $figure } van { $seat } aanvallen ({ $at }): { $attack } tegen { $defence }
do-besiege = leen { $location } van { $rival } aanvallen: { $attack } tegen { $defence }
do-starve = { FORM($location, "at") } uithongeren: { $marker }
do-defend = { $starved ->
    [none] Verdedigen onthullen: { $defence } verdediging
   *[other] Verdedigen onthullen voor { $food } voedsel: { $seals ->
        [0] { $starved } blijft
       *[other] { $starved } blijft en is immuun
    }
}
do-weapon = { $cost ->
    [none] { $writ } +{ $attack }
   *[other] { $writ } voor { $cost }: +{ $attack }
}
do-weapon-many = { $writ }: +{ $low } tot +{ $high }
do-unarmed = geen wapen
do-saltpetre = 1 salpeter erbij: { $attack } tegen { $defence }
do-army = een schijf op het legerspoor
do-trade = handelen met het { $guild }: { $effect }
do-pull = aanvoeren voor het { $guild }: { $points ->
    [0] geen EP
   *[other] { $points } EP en een oorkonde
}
do-push = doorschuiven vanuit het { $guild }: { $points ->
    [0] geen EP
   *[other] tot { $points } EP
}
do-feast = feest voor { $seat }, { $guild }: { $points } EP extra
do-reeve = een baljuw inzetten: { $points } EP
do-move_good = { $good }
do-buy = { $good } voor { $price }
do-buy_vessel = { $price ->
    [one] { $vessel } voor { $price } schelling
   *[other] { $vessel } voor { $price } schellingen
}
do-send = { $number ->
    [one] { $location }: { $number } goed
   *[other] { $location }: { $number } goederen
}
do-take_food = { $number ->
    [0] { $coins ->
        [one] { $coins } schelling
       *[other] { $coins } schellingen
    }
   *[other] { $coins ->
        [0] { $number } voedsel
        [one] { $number } voedsel + { $coins } schelling
       *[other] { $number } voedsel + { $coins } schellingen
    }
}
do-invent = { $invention }: { $cost }
do-markers = { $number ->
    [one] { $number } steen
   *[other] { $number } stenen
}
do-colour = { $seat ->
    [none] ongebruikte rij { $number }
   *[other] rij van { $seat }
}
do-scroll = { $price ->
    [0] rol { $number }
    [one] rol { $number } voor { $price } schelling
   *[other] rol { $number } voor { $price } schellingen
}
do-tame = temmen: { $monster }
do-join = { $guild }
do-bind = { $figure } van { $seat } binden
do-pay_cube = { COUNTED(1, $kind) } betalen
do-pay_tile = met tegel betalen: { $landscape }
do-barrel = { $number } in het vat
do-feed_food = 1 voedsel
do-feed_wine = 1 wijn: voor twee rondes gevoed, maar dronken
do-feed_tile = tegel { $landscape } als voedsel
do-wine_tile = tegel { $landscape } als wijn
do-unfed = honger laten lijden: ze gaat terug naar je voorraad
do-charter = { $writ } bezegelen: { $points } EP
do-mandate = { $writ }: { $change }
do-return_writ = { $writ } onder de stapel
do-reclaim = zegel { FORM($location, "at") } terugnemen: { $marker }
do-stop = stoppen
do-waive = van de actie afzien
do-leave = laten liggen
do-decline = nee
do-strike = nu toeslaan
do-done = verder
do-end_turn = de beurt beëindigen
do-draw_good = { $good }
do-draw_writ = { $writ }
do-draw_seal = waarde { $value }
do-draw_bead = { $lowest ->
    [1] de laagste kraal
   *[0] de hoogste kraal
}
do-draw_tile = { $landscape }
do-roll = { $region }
do-draw_disc = { $kind }
do-draw_vessel = { $vessel }
do-start = { $seat } begint

## Wat kaarten doen

card-migrate = voor 1 voedsel een figuur op de kaart brengen, of er een af nemen
card-move = zoveel stappen als je figuren op de kaart hebt
card-influence = een steen overal waar je figuren staan
card-improve = buitenpost → boerderij (hout) → stad (ijzer) → leen (zegel)
card-explore = oorkonden trekken, een houden; een buitenpost is nodig
card-harvest = goederen voor een van je boerderijen, 1 EP
card-tax = schellingen; een stad is nodig
card-conquer = een figuur of een leen aanvallen, niet als laatste kaart
card-defend = 1 EP; op de hand versterkt hij je als je wordt aangevallen
card-repeat = Bewegen, Invloed of Gilde nog eens
card-guild = met een gilde handelen, als gezel aanvoeren, als meester doorschuiven

trade-farmer = 1 voedsel of schelling per 2 goederen van een boerderij
trade-merchant = 1 tot 3 goederen
trade-alchemist = { $price ->
    [one] een vaartuig voor { $price } schelling
   *[other] een vaartuig voor { $price } schellingen
}
trade-knight = { $number ->
    [0] je rij stenen
    [one] je rij van { $number } steen
   *[other] je rij van { $number } stenen
} voor { $price ->
        [one] { $price } schelling
       *[other] { $price } schellingen
    }
trade-noble = { $price ->
    [one] 1 of 2 zegels voor { $price } schelling elk
   *[other] 1 of 2 zegels voor { $price } schellingen elk
}
trade-monk = { $price ->
    [one] een kraal voor { $price } schelling
   *[other] een kraal voor { $price } schellingen
}

pull-farmer = een kraal van de rozenkrans naar een kip; vanaf som { $need } op de kippen { $points } EP en een oorkonde
pull-merchant = { $number } goederen uit de schuur; maken ze een rij of kolom vol, { $points } EP en een oorkonde
pull-alchemist = { $number } goederen van de kooplieden; maken ze een opslag vol, { $points } EP en een oorkonde
pull-knight = een uitvinding uit de opslag van de alchemisten, { $points } EP en een oorkonde
pull-noble = { $number } stenen van de ridders worden zegels; maken ze een rij of kolom vol, { $points } EP en een oorkonde
pull-monk = een zegel van de adel wordt een kraal; vanaf som { $need } op de rozenkrans { $points } EP en een oorkonde

push-farmer = { $number } goederen uit de schuur naar de kooplieden; { $points } EP voor { $goals } volle rijen of kolommen
push-merchant = { $number } goederen naar de opslag van de alchemisten; { $points } EP voor { $goals } volle opslagplaatsen
push-alchemist = { $goals } uitvindingen uit de opslag, { $points } EP
push-knight = { $goals } stenen worden zegels van de adel; { $points } EP voor { $goals } volle rijen of kolommen
push-noble = { $number } zegels worden kralen; { $points } EP vanaf som { $steps } op de rozenkrans
push-monk = een kraal van de rozenkrans naar een kip; { $points } EP vanaf som { $steps } op de kippen

guild-does = handelen: { $trade } · aanvoeren: { $pull } · doorschuiven: { $push }
landscape-does = { COUNTED($number, $kind) } meteen en in elk tijdperk, waarvan 1 voor de vorst
monster-does = trekt en vecht voor je en bindt een vreemde figuur

effect-ruler = je wordt vorst
effect-subject = een onderdaan
effect-serf = je wordt lijfeigene
effect-usurp = je wordt vorst, de vorst lijfeigene
effect-improve = { $type } voor 1 { $cost }, { $points } EP
effect-improve-low = { $type } voor 1 { $cost }
effect-feudum = { $type } voor een zegel, { $points } EP
effect-feudum-low = { $type } voor een zegel
effect-landscape = { COUNTED($number, $kind) }

charter-points = { $points } EP voor { $counts } plaatsen waar je vorst bent: { $places }
charter-barrel = { $points } EP voor { $counts } zwavel in het vat
charter-monster = { $points } EP voor een verslagen monster

change = { $pays } → { $gains }
then = { $one }, dan { $two }
and = { $one } + { $two }
or = { $one } of { $two }
goods = { COUNTED($number, $kind) }
called = { $thing }
gain-shilling = { $number ->
    [one] { $number } schelling
   *[other] { $number } schellingen
}
gain-vessel = { $vessel }
gain-goods_of_choice = { $number ->
    [one] { $number } goed naar keuze
   *[other] { $number } goederen naar keuze
}
gain-influence = { $number ->
    [one] { $number } steen
   *[other] { $number } stenen
}
gain-seal = een zegel
gain-bead = een kraal
gain-attack = +{ $number } aanval

## Namen van figuren, zetels en wegen

face-farmer = boer
face-merchant = koopman
face-alchemist = alchemist
face-knight = ridder
face-noble = edele
face-monk = monnik
rank-master = meester
rank-journeyman = gezel
rank-apprentice = leerling
way-road = weg
way-ferry = { $price ->
    [one] veer voor { $price } schelling
   *[other] veer voor { $price } schellingen
}
way-ship = schip
way-submersible = duikboot
way-airship = luchtschip

## Namen die niet in de gegevens staan

name-landscape = een grondstof van het landschap
name-barrel = vat kruit
name-ruler = vorst
name-subject = onderdaan
name-serf = lijfeigene
name-target = schietschijven
    .one = schietschijf
name-shilling = schellingen
    .one = schelling
name-farmer = Boerengilde
    .till = de boerenbuidel
name-monk = Monnikengilde
    .till = het offerblok
name-sea = Zee
name-island = Eilanden
name-forest = Woud
name-desert = Woestijn
name-badlands = Dorland
name-mountain = Gebergte
name-sea_n = Noorderklip
    .at = op de Noorderklip
name-sea_sw = Westerklip
    .at = op de Westerklip
name-sea_e = Baai-eiland
    .at = op het Baai-eiland
name-island_n = Boveneiland Noord
    .at = op Boveneiland Noord
name-island_e = Boveneiland Zuid
    .at = op Boveneiland Zuid
name-island_w = Benedeneiland West
    .at = op Benedeneiland West
name-island_s = Benedeneiland Zuid
    .at = op Benedeneiland Zuid
name-forest_nw = Woudkaap
    .at = op de Woudkaap
name-forest_mid = Diepe Woud
    .at = in het Diepe Woud
name-forest_se = Woudbrug
    .at = bij de Woudbrug
name-desert_n = Haven aan de Engte
    .at = in de Haven aan de Engte
name-desert_west = Duinkamp
    .at = in het Duinkamp
name-desert_centre = Oase
    .at = in de Oase
name-desert_sw = Dubbele Pier
    .at = bij de Dubbele Pier
name-desert_e = Woestijnveer
    .at = bij het Woestijnveer
name-badlands_nw = Hoge Dorland
    .at = in het Hoge Dorland
name-badlands_ne = Rivierarm
    .at = bij de Rivierarm
name-badlands_w = Boven de Waterval
    .at = boven de Waterval
name-badlands_centre = Kloof
    .at = in de Kloof
name-badlands_se = Eenzame Dorland
    .at = in het Eenzame Dorland
name-mountain_n = Bergbron
    .at = bij de Bergbron
name-mountain_se = Bergpier
    .at = bij de Bergpier

## De tafel

table-round = { $round ->
    [0] { table-setup }
   *[other] Ronde { $round }
}
table-setup = Opbouw
table-cards = Kaarten
table-actions = Acties
table-feeding = Voeden
table-progress = Dobbelsteen
table-epoch = Tijdperk
table-end = Telling
table-over = Einde
table-guilds = Gilden
table-starts = startspeler
table-epochs = { $need ->
    [one] Tijdperk { $epoch }: { $have } van { $need } stapel toont { $next }
   *[other] Tijdperk { $epoch }: { $have } van { $need } stapels tonen { $next }
}
table-haversack = knapzak
table-writs = oorkonden
table-market = markt
table-barn = schuur
table-stores = opslag
table-yard = vaartuigen
table-rows = rijen
table-scrolls = rollen
table-rosary = rozenkrans
table-chickens = kippen
table-purse = buidel { $number }
table-coffer = offerblok { $number }
table-points = EP
table-coins = munten
table-markers = stenen
table-seals = zegels
table-beads = kralen
table-barrel = vat
table-discs = schijven
table-hand = hand
table-played = gespeeld
table-tiles = tegels
table-army = leger { $number }
table-voyage = reis { $number }
table-reeve = baljuw
table-cards-left = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}
table-writs-held = { $number ->
    [one] { $number } oorkonde
   *[other] { $number } oorkonden
}
table-seat-empty = vrij

## Het einde

points-guilds = Gilden
points-seats = Zetels
points-regions = Regio’s
points-improving = Uitbouwen
points-landscapes = Landschappen
points-harvest = Oogst
points-battle = Strijd
points-voyage = Reis
points-empire = Rijk
points-coins = Schellingen
points-charters = Vrijbrieven
points-losses = Verliezen
points-period = tijdperk { $number }
due-feeding = figuren te voeden in ronde { $when }, met voedsel, wijn of tegels
due-epoch = bij het begin van tijdperk { $when }: zetels, landschappen, regio’s
due-disloyalty = ontrouw bij het begin van tijdperk { $when }

wins = { $who } wint met { $points } EP.
wins-by-barrel = { $who } wint: { $points } EP net als { $others }, maar meer zwavel in het vat.
wins-together = { $who } winnen samen: elk { $points } EP en { $barrel } zwavel in het vat.

## Wat beweegt, en de stations onderweg

name-points = zegepunten
    .one = zegepunt
name-markers = stenen
    .one = steen
name-seals = zegels
    .one = zegel
name-beads = kralen
    .one = kraal
name-feeding = Voeden
name-progress = Voortgangsdobbelsteen
name-epoch = Tijdperk
name-final_scoring = Eindtelling
name-service = Krijgsdienst

## Het regeldocument

rule-advanced = (uitgebreid)

## Those who play it in a way of their own

planner-landlord = de landheer
planner-vassal = de vazal
planner-guild_master = het hoofd van de gilden
planner-voyager = de wereldreiziger
planner-landlord-about = Wil land: zoveel mogelijk plaatsen en regio’s, tot het laatste verbeterd.
planner-vassal-about = Sticht een leen en dient met wapens, voordat de boetes komen.
planner-guild_master-about = Zit de gilden voor en laat ze beurt na beurt werken.
planner-voyager-about = Reist tweemaal in een ronde en vaart op de epische reis voor allen uit.

## What a player has, as a plan tells what it changes

stock-coins = schellingen
stock-army = leger
stock-voyage = reis
stock-writs = oorkonden

# Wat naast een vraag staat zolang iemand nieuw is in het spel.
caution-hunger = Figuren die aan het eind van de ronde willen eten: { $need }. Voedsel, wijn en tegels heb je voor { $have }.
caution-conquer_next = Veroveren mag niet je laatste kaart zijn: speel die voor de andere.
caution-conquer_last = Veroveren is nu je laatste kaart en doet niets.
caution-no_place = { $card } doet niets zolang je geen vorst bent van zo’n plek: { $kind }.
caution-markers = Je hebt geen steen meer: Invloed doet niets. Het Riddergilde verkoopt ze.
caution-disloyalty = Met een leen en te weinig schijven in het leger verlies je { $number } EP als tijdperk { $when } begint.
