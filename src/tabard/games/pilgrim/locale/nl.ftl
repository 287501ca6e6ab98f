# Pilgrim, Dutch.
#
# $who, $owner and $seat are players. $thing, $place, $kind and $first are names of the game: from a
# `name-` message where there is one, else from the data files.

## Its box and its options

game-title = Pilgrim
game-sentence = Zaai je volgelingen uit, leg wegen aan en stuur pelgrims naar verre bedevaartsoorden.
option-first_game = De aanbevolen opstelling voor een eerste spel gebruiken?
option-first_game-excluded = Niet in een campagne: elk van de drie spellen heeft een nieuwe opstelling.
option-level = Alleen tegen Ab-Bott: hoe moeilijk?
option-level-1 = Makkelijk
option-level-2 = Moeilijk
option-level-3 = Zeer moeilijk
option-level-excluded = Niet in een campagne: de drie spellen zijn achtereenvolgens makkelijk, moeilijk en zeer moeilijk.
option-campaign = Alleen tegen Ab-Bott: de campagne van drie spellen spelen?
option-handicap_0 = Handicap van plaats 1: volgelingen die in het dorp beginnen
option-handicap_1 = Handicap van plaats 2: volgelingen die in het dorp beginnen
option-handicap_2 = Handicap van plaats 3: volgelingen die in het dorp beginnen
option-handicap_3 = Handicap van plaats 4: volgelingen die in het dorp beginnen

## The log: one message per kind of event, in the present tense

round-begins = Ronde { $amount }
round-ends = Ronde { $amount } eindigt
duty-tile = { $place }: { $thing }
tithe-tile = { $place } krijgt de tiende: { $thing }
site-laid = { $thing } ligt op { $place }, worp { $amount }
building-laid = { $thing } ligt aan de rand
solo-area = Er wordt gespeeld in { $thing } en { $place }
tokens-added = { $amount ->
    [one] { $thing }: { $amount } fiche gaat in de zak
   *[other] { $thing }: { $amount } fiches gaan in de zak
}
starts = { $who } is startspeler
turn-begins = { $who } begint een beurt
turn-ends = { $who } beëindigt de beurt
has-nobody = { $who } heeft niemand meer om te roepen
has-no-action = { $who } kan geen taak uitvoeren en geen tiende nemen
picks-up = { $amount ->
    [one] { $who } neemt { $amount } volgeling op: { $place }
   *[other] { $who } neemt { $amount } volgelingen op: { $place }
}
sows = { $who } zet een volgeling: { $place }
passes-over = { $who } slaat over: { $place }
performs-duty = { $who } voert { $thing } uit: { $place }, waarde { $amount }
chooses-mode = { $who } kiest { $thing }
claims-majority = { $who } eist de meerderheid op: { $thing }
pays-minority-fee = { $who } betaalt { $amount } zilver voor de minderheid
takes-tithe = { $who } neemt de tiende bij { $place }: { $goods }
recalls = { $amount ->
    [one] { $who } haalt { $amount } volgeling naar de stad, van: { $thing }
   *[other] { $who } haalt { $amount } volgelingen naar de stad, van: { $thing }
}
allocates = { $who } verplaatst een volgeling: { $thing } → { $place }
moves-acolyte = { $who } verplaatst een volgeling: { $thing } → { $place }
ordains = { $who } wijdt een horige: { $thing } → { $place }
sends-out = { $who } zendt een volgeling uit: { $thing } → { $place }
calls-to-city = { $who } roept een horige: { $thing } → { $place }
gains = { $who } ontvangt { $goods }
pays = { $who } betaalt { $goods }
gains-piety = { $who } krijgt { $amount } vroomheid
pays-piety = { $who } levert { $amount } vroomheid in
loses-excess = { $who } legt { $goods } terug: meer dan mag
replaces-by-silver = { $who } betaalt zilver in plaats van { COUNTED($amount, $thing) }
uses-building = { $who } gebruikt het gebouw ‘{ $thing }’
rents = { $who } huurt ‘{ $place }’ voor { $goods }
earns-rent = { $who } krijgt { $goods } huur voor ‘{ $place }’
rents-from-supply = { $who } huurt ‘{ $place }’ aan de rand voor { $goods }
rents-from-abbott = { $who } huurt ‘{ $place }’ van Ab-Bott voor { $goods }
constructs = { $who } bouwt ‘{ $thing }’
donates = { $amount ->
    [one] { $who } schenkt ‘{ $thing }’: { $amount } punt aan het einde
   *[other] { $who } schenkt ‘{ $thing }’: { $amount } punten aan het einde
}
climbs-alms = { $amount ->
    [7] { $who } staat als eerste boven op het aalmoezenspoor
   *[other] { $who } klimt naar rij { $amount } van het aalmoezenspoor
}
climbs-no-further = { $who } geeft aalmoezen, maar kan niet verder klimmen
loses-bonus = { $who } heeft niemand voor de bonus – { $thing }
declines-bonus = { $who } ziet af van de bonus – { $thing }
lays-road = { $who } legt een weg op { $place }: { $thing }
upgrades-road = { $who } verbetert { $place }: { $thing }
destroys-road = { $who } breekt het einde van de weg af op { $place }
builds-shrine = { $who } bouwt schrijn { $amount } van het pad op { $place }
joins-shrine = { $who } sluit aan op de eigen schrijn op { $place }
joins-site = { $who } bereikt { $thing } op { $place } met lengte { $amount }
joins-harbour = { $who } opent een handelsroute: { $thing }
takes-marker = { $who } zet een volgeling op de kaart, van: { $place }
takes-favour = { $amount ->
    [one] { $who } neemt de { $thing }: { $amount } punt
   *[other] { $who } neemt de { $thing }: { $amount } punten
}
opens-quadrant = { $who } opent het kwadrant { $thing }
ship-moves = Het schip vaart verder naar { $place }
merchant-moves = De koopman gaat verder: { $place }
dummy-moves = Een dummy springt: { $thing } → { $place }
quarter-ends = Kwartaal { $amount } eindigt
nobody-gave-alms = Niemand gaf aalmoezen in dit kwartaal
wins-alms = { $who } gaf de meeste aalmoezen: volgeling { $amount } aan de aalmoezentafel
wins-nothing = { $who } gaf de meeste aalmoezen, maar de abdij is leeg
scores = { $amount ->
    [one] { $who } heeft { $amount } punt
   *[other] { $who } heeft { $amount } punten
}
game-ends = Het spel is afgelopen
campaign-difference = Verschil met Ab-Bott in dit spel: { $amount }
campaign-goes-on = De campagne gaat verder met spel { $amount }
campaign-ends = De campagne eindigt met { $amount }: { $thing }

## The log of Ab-Bott’s turn, each line with its reason

abbott-begins = Ab-Bott begint zijn beurt
abbott-starts = Ab-Bott begint
lets-abbott-start = { $who } laat Ab-Bott beginnen
abbott-confesses = Ab-Bott gebruikt zijn Biechtstoel: +{ $amount } vroomheid voor de start
abbott-lacks-acolytes = Ab-Bott heeft buiten geen volgeling en roept er een
abbott-uses-pulpit = Ab-Bott gebruikt zijn Kansel
abbott-picks-up = Ab-Bott neemt er { $amount } op: { $place }, { $why }
why-most-acolytes = daar heeft hij er de meeste
why-city-first = gelijk, de stad gaat voor
why-nearest-to-merchant = gelijk, het dichtst bij de koopman
abbott-sows = Ab-Bott zet een volgeling: { $place }
abbott-draws = Ab-Bott trekt het fiche { $thing }
abbott-rests = Ab-Bott rust: er gebeurt niets meer
abbott-allocates = Ab-Bott verplaatst naar prioriteit: { $thing } → { $place }
abbott-cannot-allocate = Ab-Bott heeft niemand om te verplaatsen
abbott-builds-roads = { $amount ->
    [one] Ab-Bott legt { $amount } tegel
   *[other] Ab-Bott legt tot { $amount } tegels
}
abbott-rolls = Ab-Bott gooit { $amount } en begint bij { $place }
abbott-heads-for = Ab-Bott gaat naar { $thing }, het dichtstbijzijnde oord
abbott-heads-for-unjoined = Ab-Bott gaat naar { $thing }, het oord in zijn gebied dat hij nog niet heeft bereikt
abbott-heads-for-reachable = Ab-Bott gaat naar { $thing }, het enige oord in zijn gebied waar een weg naartoe gaat
abbott-takes-marker = Ab-Bott zet een volgeling op de kaart, van: { $place }
abbott-detours = Ab-Bott heeft een tegel over en maakt een omweg via { $place }
abbott-comes-again = Ab-Bott bereikt { $thing } nog eens: alleen het pad telt
abbott-turns-road = Ab-Bott is versperd en keert zijn weg op { $place }
abbott-abandons = Ab-Bott geeft zijn pad op { $place } op
abbott-stops = Ab-Bott legt niets meer: { $why }
why-no-free-gate = geen poort is vrij
why-blocked = de weg is versperd
why-no-way = geen weg leidt naar een oord
why-no-acolyte = hij heeft er geen volgeling voor
why-no-first-tile = de eerste tegel kan niet liggen
why-upgrade-takes-the-whole-action = een verbetering vergt de hele actie
abbott-finds-no-building = Ab-Bott vindt geen actief gebouw: geen actie
abbott-has-no-slot = Ab-Bott heeft geen plaats voor { $thing }
abbott-leaves-bonus = Ab-Bott laat de bonus liggen – { $thing }
abbott-has-nobody-left = Ab-Bott heeft niemand meer om te wijden
abbott-recalls = Ab-Bott haalt er { $amount } naar de stad, van waar hij er de meeste heeft: { $place }
abbott-wins-alms = Ab-Bott gaf de meeste aalmoezen: volgeling { $amount } aan de aalmoezentafel
abbott-wins-nothing = Ab-Bott gaf de meeste aalmoezen, maar zijn abdij is leeg
abbott-scores = { $amount ->
    [one] Ab-Bott heeft { $amount } punt
   *[other] Ab-Bott heeft { $amount } punten
}

## Why not: one message per reason

no-acolyte-there = Je hebt daar geen volgeling: { $thing }.
against-the-current = Richting { $thing } gaat het tegen de stroom in: daar is de Kogge voor nodig.
not-active-yet = Het schip heeft ‘{ $thing }’ nog niet bereikt.
used-this-turn = Je hebt { $thing } deze beurt al gebruikt.
works-by-itself = { $thing } is van jou: het werkt vanzelf bij het zaaien.
no-renting-at-taxation = Zolang de koopman bij Belasting staat, wordt er niets verhuurd.
no-effect-possible = { $thing } zou nu niets voor je kunnen doen.
no-tithe-at-taxation = Belasting heeft geen tiende.
not-on-the-tithe-tile = De tiendtegel toont iets anders.
minority-fee = Je bent in de minderheid: dat kost { $need } zilver, je hebt { $have }.
nobody-to-allocate = In abdij en werkzaamheden is niemand te verplaatsen.
nothing-to-give = Je hebt geen zilver en geen graan om te geven.
nobody-to-ordain = Dorp en abdij zijn leeg.
nothing-to-construct = Er kan nu geen gebouw en geen weg gebouwd en betaald worden.
no-road-unit = Er kan nu geen weg gebouwd, betaald of afgebroken worden.
only-destroys-the-head = { $have ->
    [0] Het enige wat nu kan, is het einde van je weg afbreken: zonder steen kun je geen tegel leggen en geen schrijn bouwen.
    [one] Het enige wat nu kan, is het einde van je weg afbreken: met { $have } steen kun je geen tegel leggen en geen schrijn bouwen.
   *[other] Het enige wat nu kan, is het einde van je weg afbreken: met { $have } stenen kun je geen tegel leggen en geen schrijn bouwen.
}
only-donates-a-building = Het enige wat nu kan, is een van je gebouwen schenken: je hebt geen zilver en geen graan om te geven.
alms-climb-no-further = Je zou aalmoezen geven en niet verder stijgen: je bent aan het einde van het spoor.
piety-is-full = Zo ver kan je vroomheid niet stijgen.
no-active-building = Je hebt geen actief gebouw om te schenken.
already-donated = { $thing } is al geschonken.
more-than-the-value = Dat zou { $need } zijn, de taak staat { $have } toe.
too-little-silver = Kost { $need } zilver, je hebt { $have }.
too-little-wheat = Kost { $need } graan, je hebt { $have }.
too-little-stone = { $need ->
    [one] Kost { $need } steen, je hebt er { $have }.
   *[other] Kost { $need } stenen, je hebt er { $have }.
}
too-little-piety = Kost { $need } vroomheid, je hebt { $have }.
too-little-for-the-site = Je kunt niet betalen wat dit oord vraagt.
too-few-goods = Je komt tekort voor de huur: { $thing }.
too-few-to-sell = Je hebt er { $have }, nodig zijn er { $need }.
one-unit-is-due = Een begonnen taak moet minstens één ding doen.
one-open-road = Je hebt een open weg: maak die eerst af.
no-open-road = Je hebt geen open weg.
no-tile-fits = Daar past geen tegel.
no-such-tile-left = Deze tegel is niet meer in de voorraad.
no-tile-to-replace-it = De tegel die hem moet vervangen, is niet in de voorraad.
exit-is-barred = Daarheen mag de weg niet leiden.
building-in-the-way = Een gebouw dat niemand gebouwd heeft, staat in de weg.
quadrant-unplayable = In dat kwadrant mag niemand meer bouwen.
no-acolyte-for-a-marker = { $need ->
    [one] Je hebt geen volgeling in de stad of op een taaktegel om daar te zetten.
   *[other] Kost { $need } volgelingen in de stad of op taaktegels, een voor de weg en een voor het doel; je hebt er { $have }.
}
too-few-roads-before-the-shrine = { $need ->
    [one] Deze schrijn vergt { $need } wegtegel ervoor, er ligt er { $have }.
   *[other] Deze schrijn vergt { $need } wegtegels ervoor, er liggen er { $have }.
}
no-shrine-left = Er is geen schrijn meer.
no-place-for-a-shrine = Een schrijn vergt leeg land, niet naast stad, haven, bedevaartsoord of schrijn.
no-shrine-by-construct = Schrijnen komen er alleen door Wegenbouw.
must-lay-a-tile = De eenheid van de Wegenbouwer moet een tegel leggen.
one-building-only = Bouwen staat maar één gebouw toe.
one-road-unit-only = Bouwen staat maar één weg toe.
value-is-spent = De waarde van de taak is op.
no-free-slot = Je zes plaatsen zijn vol.
nobody-there = Daar is niemand om te verplaatsen.
activity-is-full = Die werkzaamheid is bezet.
no-serf = Je dorp is leeg.
abbey-is-empty = Je abdij is leeg.
no-majority-for-this-kind = Je hebt geen meerderheid op een tegel met deze tiende.
cannot-pay-without-it = Zonder dit kun je niet betalen.
cannot-pay-the-rest = De rest kan dan niet betaald worden.
not-that-much-due = Er is maar { $have } verschuldigd.
not-the-trade-resource = De koopman handelt nu in iets anders.
no-own-bank-for-this-fee = Geen eigen Bank kan deze huur betalen.
same-payment-without-it = Het Wagenpark zou hetzelfde kosten.
no-wagon-yard = Er is geen actief Wagenpark.
not-in-this-game = { $thing } doet in dit spel niet mee.
not-used-at-this-point = { $thing } wordt op dit moment niet gebruikt.
no-link-there = Hiervandaan loopt daar geen verbinding heen.
no-road-enters-there = Je weg komt niet van die kant het vak binnen.
not-traded-here = In { $thing } handelt dit gebouw niet.
part-of-another-duty = Dat hoort bij een andere taak.
not-on-the-edge = { $thing } ligt niet aan de rand van het bord.
not-a-building-of-yours = { $thing } is geen gebouw van jou.
only-the-library = Alleen de Bibliotheek zendt iemand naar de abdij.

## The prompt: one message per step that asks

ask-duty_tiles = De taaktegels worden uitgelegd
ask-tithe_tiles = De tiendtegels worden verdeeld
ask-sites = De bedevaartsoorden worden getrokken en gelegd
ask-buildings = De gebouwen worden getrokken
ask-first_start_player = Het lot beslist wie begint
ask-seeding = { $who }, zaai je vijf volgelingen uit de stad
ask-beside = Je mag ook een gebouw gebruiken dat oplicht.
ask-start_window = { $who }, gebruik een gebouw voor het zaaien, of ga verder
ask-sow_origin = { $who }, neem je volgelingen van één plek op
ask-sowing = { $arrived ->
    [1] { $who }, zet hier een volgeling neer ({ $place }) of sla de plek over
   *[0] { $who }, { $hand } in de hand: waarheen gaat de volgende volgeling?
}
ask-middle_window = { $who }, gebruik een gebouw voor je actie, of ga verder
ask-choose_action = { $who }, voer een taak uit of neem een tiende
ask-tithe_kind = { $who }, kies wat de tiende oplevert
ask-duty_mode = { $task ->
    [clerical] { $who }, kies Devotie voor vroomheid of Zilversmid voor zilver
    [produce] { $who }, kies graan of steen
   *[other] { $who }, geef aalmoezen of schenk een gebouw
}
ask-duty_building = { $who }, huur een gebouw voor deze taak, of zie ervan af
ask-customs_tile = { $who }, kies de tegel waarop het Tolhuis de meerderheid opeist, of geen
ask-allocation = { $who }, verplaats een volgeling (nog { $left })
ask-ordination = { $who }, wijd een horige of zend een volgeling uit (nog { $left })
ask-alms_payment = { $who }, kies je aalmoezen: een rij per zilver of graan
ask-donate_building = { $who }, kies het gebouw dat je schenkt
ask-alms_bonus = { $who }, neem de bonus van het aalmoezenspoor of zie ervan af – { $thing }
ask-tax_first = { $who }, neem één grondstof naar keuze
ask-tax_more = { $who }, neem tot { $left } van de tienden waar je de meerderheid hebt
ask-construction = { $who }, bouw een gebouw of een weg
ask-road_unit = { $who }, bouw op de kaart (nog { $left })
ask-road_edges = { $who }, kies waarheen de tegel op { $space } leidt
ask-payment = { $who }, gebruik { $card } voor deze betaling, of betaal zonder
ask-bank_split = { $who }, kies wat je zilver vervangt
ask-marker_source = { $who }, kies waar de volgeling voor de kaart vandaan komt
ask-unit_window = { $who }, gebruik nu een gebouw, of ga verder
ask-end_window = { $who }, gebruik een gebouw voordat je beurt eindigt, of beëindig hem
ask-abbott_token = Voor Ab-Bott wordt een fiche getrokken
ask-abbott_gate = De dobbelsteen zegt bij welke poort Ab-Bott begint
ask-abbott_fee = { $who }, kies wat je neemt voor je Ziekenzaal
ask-trade_income = { $who }, kies het inkomen van een handelsroute
ask-confession_box = { $who }, gebruik de Biechtstoel voor de volgende startspeler, of niet
ask-choose_start_player = { $who }, niemand is vromer dan jij: kies wie de volgende ronde begint
ask-rent_method = { $who }, kies hoe je voor ‘{ $card }’ betaalt
ask-trade_amount = { $who }, koop of verkoop met ‘{ $card }’, 1 zilver per stuk
ask-relocation = { $tool ->
    [dormitory] { $who }, kies de tegel vanwaar een volgeling naar de stad gaat
   *[other] { $who }, kies waarheen een volgeling uit de stad gaat
}
ask-over = Het spel is afgelopen

## The choices: one message per family, and one for a row of numbers where a family has numbers

do-pick = { $number ->
    [one] { $tile }: { $number } volgeling opnemen
   *[other] { $tile }: { $number } volgelingen opnemen
}
do-go = { $tile }: de volgende volgeling gaat daarheen
do-place = een volgeling neerzetten
do-skip = overslaan
do-tithe = { $goods } ({ $tile }): de tiende nemen
do-duty = { $fee ->
    [0] { $tile }: { $effect }, waarde { $value }
   *[other] { $tile }: { $effect }, waarde { $value } voor { $fee } zilver
}
do-use = { $whose ->
    [own] { $building }: { $effect }
    [edge] { $building }, gehuurd: { $effect }
    [abbott] { $building }, gehuurd van Ab-Bott: { $effect }
   *[other] { $building }, gehuurd van { $seat }: { $effect }
}
do-done = verder
do-forgo = daarvan afzien
do-rent = { $way ->
    [bank] 1 zilver door je Bank
    [wagon_yard] gratis door je Wagenpark
    [rented_yard] door het Wagenpark, waarvan je dan zelf de huur betaalt
   *[other] { $goods } betalen
}
do-take = { $goods } nemen
do-mode = { $mode ->
    [devotion] Devotie: vroomheid winnen
    [silversmith] Zilversmid: zilver ontvangen
    [wheat] Graan: oogsten
    [stone] Steen: houwen
    [alms] Aalmoezen: zilver of graan geven
   *[donation] Gebouw schenken: één rij
}
do-allocate = { $from } → { $to }: { $effect }
do-start_road = { $spot }: daar een weg beginnen
do-extend = verder naar { $spot }: de volgende tegel van je weg
do-leave_shrine = van je schrijn naar { $spot }: pad { $path }
do-build_shrine = schrijn op { $spot }: { $cost }
do-destroy = je tegel op { $spot } afbreken
do-lay = { $leads ->
    [site] { $shape } naar { $goal }: { $cost }, en het pad is gewijd
    [harbour] { $shape } naar de { $goal }: { $cost }, en er komt een handelsroute
   *[other] { $shape } { $way }: { $cost }
}
do-marker = { $tile }: een volgeling van daar
do-construct = { $stone ->
    [one] { $building } voor { $stone } steen: { $effect }
   *[other] { $building } voor { $stone } stenen: { $effect }
}
do-road = een weg: bouwen, verbeteren of afbreken
do-ordain = { $spent ->
    [0] horige wijden: de Molen bespaart het graan, dorp → abdij
   *[other] horige wijden: { $spent } graan, dorp → abdij
}
do-mission = { $spent ->
    [0] volgeling uitzenden: de Molen bespaart het graan, abdij → stad
   *[other] volgeling uitzenden: { $spent } graan, abdij → stad
}
do-stop = stoppen: niets meer doen
do-alms = { $kept ->
    [0] { $coins }, { $wheat } graan
   *[other] { $coins }, { $spent } graan, en { $kept } graan dat de Molen bespaart
}
do-alms-many = { $kept ->
    [0] { $coins } en graan: { $low } tot { $high }
   *[other] { $coins } en graan, waarvan de Molen er tot { $most } bespaart: { $low } tot { $high }
}
do-donate = { $points ->
    [one] { $building }: { $points } punt aan het einde
   *[other] { $building }: { $points } punten aan het einde
}
do-accept = de bonus nemen
do-decline = van de bonus afzien
do-tax = { $goods }
do-tax-many = { $bare ->
    [1] zilver: { $low } tot { $high }
   *[0] { $besides } + zilver: { $low } tot { $high }
}
do-claim = { $tile }: meerderheid opeisen
do-relocate = { $tile }: volgeling verplaatsen
do-replace = { $coins } in plaats van { COUNTED($number, $kind) }
do-replace-many = zilver in plaats van { $kind }, 1 per stuk: { $low } tot { $high }
do-buy = { COUNTED($number, $kind) } kopen voor { $number } zilver
do-buy-many = { $kind } kopen: { $low } tot { $high } voor 1 zilver per stuk
do-sell = { COUNTED($number, $kind) } verkopen voor { $number } zilver
do-sell-many = { $kind } verkopen: { $low } tot { $high } voor 1 zilver per stuk
do-next_start = { $seat } begint
do-seed = { $then ->
    [ring] { $first }: { $way }
    [north] { $first }, dan stad en Noord: { $way }
   *[south] { $first }, dan stad en Zuid: { $way }
}
do-starts = { $seat } begint
do-duty_tile = de taak { $tile }
do-tithe_tile = de tiende { $kind }
do-site = het bedevaartsoord { $spot }
do-roll = een worp van { $number }
do-building = het gebouw { $building }
do-token = het fiche { $tile }

## Phrases that others are made of

called = { $thing }
goods = { COUNTED($number, $kind) }
and = { $one } + { $two }
nothing = niets
of-choice = 1 naar keuze
upgrade = Verbetering
back-to-abbey = terug naar de abdij
way-se = naar het zuidoosten
way-s = naar het zuiden
way-sw = naar het zuidwesten
way-nw = naar het noordwesten
way-n = naar het noorden
way-ne = naar het noordoosten

## What duties, activities and buildings do

effect-confession_box = +2 vroomheid bij het bepalen van de startspeler
effect-chapel = +1 vroomheid bij Devotie
effect-chapter_house = één verplaatsing van Toewijzing mag een tweede volgeling brengen
effect-guild = zet de koopman 1 tegel verder
effect-infirmary = +1 waarde voor Toewijzing of Wijding
effect-mint = +1 zilver bij Zilversmid
effect-quarry = +1 steen bij Produceren
effect-well = +1 graan bij Produceren
effect-brewery = betaal 1 graan, ontvang 2 zilver
effect-cloisters = bij het zaaien één plek passeren
effect-dormitory = 1 volgeling van een tegel naar de stad
effect-grain_store = graan kopen of verkopen voor 1 zilver per stuk
effect-indulgences = vroomheid kopen of verkopen voor 1 zilver per stuk
effect-library = aan het einde 1 volgeling uit de stad naar een tegel of de abdij
effect-reliquary = 1 vroomheid minder voor schrijn of bedevaartsoord
effect-stone_yard = steen kopen of verkopen voor 1 zilver per stuk
effect-bank = zilver vervangt in één betaling steen, graan of vroomheid
effect-customs_house = bij Belasting op één tegel de meerderheid opeisen
effect-inquisition = 1 volgeling uit de stad naar een willekeurige tegel
effect-kogge = tegen de stroom van de rivieren in zaaien
effect-mill = de eerste 2 graan bij Aalmoezen of Wijding blijven
effect-pulpit = 1 horige zonder graan naar de abdij
effect-scriptorium = telt als 1 volgeling meer op elke tegel van jou
effect-wagon_yard = één gebouw gratis huren
effect-fields = +1 graan bij Produceren
effect-road_engineer = +1 tegel bij Wegenbouw of Bouwen
effect-stone_mason = +1 steen bij Produceren
effect-alms_house = +1 rij aalmoezen voor 1 graan of zilver meer
effect-engraver = +1 zilver bij Zilversmid
effect-vestry = +1 vroomheid bij Devotie
effect-allocation = volgelingen verplaatsen tussen abdij en werkzaamheden
effect-build_roads = wegen, bruggen en schrijnen bouwen
effect-clerical = vroomheid of zilver ontvangen
effect-construct = een gebouw of een weg bouwen
effect-give_alms = voor zilver of graan klimmen op het aalmoezenspoor
effect-ordination = horigen wijden, volgelingen naar de stad zenden
effect-produce = graan of steen ontvangen
effect-taxation = een grondstof naar keuze nemen, en meer bij meerderheden
effect-favour = { $points ->
    [one] { $points } punt voor een gewijd pad van lengte { $length }
   *[other] { $points } punten voor een gewijd pad van lengte { $length }
}
effect-site = { $points ->
    [one] { $points } punt, kost { $piety } vroomheid en { $silver } zilver
   *[other] { $points } punten, kost { $piety } vroomheid en { $silver } zilver
}

## Names that the data do not have

name-stone = steen
    .plural = stenen
name-wheat = graan
name-silver = zilver
name-piety = vroomheid
name-any = hoorn des overvloeds
name-village = dorp
name-abbey = abdij
name-rest = Rusten
name-devotion = Devotie
name-silversmith = Zilversmid
name-alms = aalmoezen
name-donation = een schenking
name-harbour_north = Noordhaven
name-harbour_east = Oosthaven
name-harbour_south = Zuidhaven
name-harbour_west = Westhaven

## The table in the terminal and the bar of the page

table-round = { $round ->
    [0] { table-setup }
   *[other] Ronde { $round } van { $rounds }
}
table-quarter = kwartaal { $number } van { $whole }
table-setup = Opbouw
table-sow = Zaaien
table-act = Actie
table-recall = Terughalen
table-round_end = Ronde-einde
table-over = Einde
table-starts = startspeler
table-points = punten
table-merchant = koopman
table-trade = handelt in { $kind }
table-no-trade = niet huren, geen inkomen
table-tithe = tiende { $kind }
table-city = Stad
table-hand = { $number } in de hand
table-edge = Aan de rand
table-later = vanaf ronde { $round }
table-sites = Oorden
table-site = { $points ->
    [one] { $points } punt voor { $piety } vroomheid + { $silver } zilver
   *[other] { $points } punten voor { $piety } vroomheid + { $silver } zilver
}
table-closed = gesloten
table-favours = Gunsten
table-favour = lengte { $length }: { $points }
table-supply = Voorraad
table-path = { $points ->
    [one] lengte { $length }, { $points } punt, { $end }
   *[other] lengte { $length }, { $points } punten, { $end }
}
table-end-open = open
table-end-shrine = bij een schrijn
table-end-site = gewijd
table-end-harbour = handelsroute
table-end-given-up = opgegeven
table-activities = werkzaamheden
table-slots = plaatsen
table-donated = geschonken
table-alms = aalmoezen
table-alms-table = { $number } aan de aalmoezentafel
table-bag = Zak
table-token = getrokken: { $thing }
table-difference = jij min Ab-Bott: { $number }
table-campaign-begins = campagne, spel { $game } van { $games }
table-campaign-goes-on = campagne, spel { $game } van { $games }: tot nu toe { $number }
table-campaign-ended = campagne, spel { $game } van { $games }: { $number }, { $thing }
table-map-key = ■ stad  ~ rivier  H haven  *5 oord  □1 gebouw  + schrijn  @ schip

## The end

points-acolytes = volgelingen
points-paths = pelgrimspaden
points-sites = bedevaartsoorden
points-piety = vroomheid
points-alms = aalmoezen
points-buildings = geschonken gebouwen
points-favours = gunst van de kardinaal
points-goods = grondstoffen
points-period = kwartaal { $number }
due-excess = te veel { $thing } aan het eind van ronde { $when }
due-alms = meeste aalmoezen in kwartaal { $when }: een volgeling aan de aalmoezentafel
due-piety = meeste vroomheid kiest wie ronde { $when } begint
wins = { $points ->
    [one] { $who } wint met { $points } punt.
   *[other] { $who } wint met { $points } punten.
}
wins-by-piety = { $points ->
    [one] { $who } wint: { $points } punt net als { $others }, maar meer vroomheid.
   *[other] { $who } wint: { $points } punten net als { $others }, maar meer vroomheid.
}
wins-by-alms = { $points ->
    [one] { $who } wint: { $points } punt en vroomheid net als { $others }, maar hoger in aalmoezen.
   *[other] { $who } wint: { $points } punten en vroomheid net als { $others }, maar hoger in aalmoezen.
}
wins-by-order = { $who } wint: gelijk met { $others }, maar eerder in de speelvolgorde.
beats-abbott = { $against ->
    [one] { $who } verslaat Ab-Bott: { $points } tegen { $against } punt.
   *[other] { $who } verslaat Ab-Bott: { $points } tegen { $against } punten.
}
loses-to-abbott = { $points ->
    [one] Ab-Bott verslaat { $who }: { $against } tegen { $points } punt.
   *[other] Ab-Bott verslaat { $who }: { $against } tegen { $points } punten.
}
campaign-game-won = { $against ->
    [one] Spel { $game } van { $games }: { $who } verslaat Ab-Bott met { $points } tegen { $against } punt. De campagne staat op { $sum }.
   *[other] Spel { $game } van { $games }: { $who } verslaat Ab-Bott met { $points } tegen { $against } punten. De campagne staat op { $sum }.
}
campaign-game-lost = { $points ->
    [one] Spel { $game } van { $games }: Ab-Bott verslaat { $who } met { $against } tegen { $points } punt. De campagne staat op { $sum }.
   *[other] Spel { $game } van { $games }: Ab-Bott verslaat { $who } met { $against } tegen { $points } punten. De campagne staat op { $sum }.
}
campaign-verdict = { $rank ->
    [beaten] { $who } eindigt de campagne met { $sum }: { $thing }. Een heilig leven is niet voor iedereen.
    [disgraced] { $who } eindigt de campagne met { $sum }: { $thing }. Een lange bedevaart zou je goed doen.
    [admonished] { $who } eindigt de campagne met { $sum }: { $thing }. De wil is er, de daden moeten volgen.
    [aspiring] { $who } eindigt de campagne met { $sum }: { $thing }. Goed geprobeerd, maar de rode hoed gaat naar een ander.
    [successful] { $who } eindigt de campagne met { $sum }: { $thing }. Jij bent de nieuwe kardinaal.
   *[godlike] { $who } eindigt de campagne met { $sum }: { $thing }. Hierover zingt men nog eeuwen.
}

## Wat beweegt, en de stations onderweg

name-points = zegepunten
    .one = zegepunt
name-abbott_sows = Ab-Bott zaait
name-abbott_acts = Ab-Bott handelt
name-abbott_recalls = Ab-Bott roept terug
name-round_end = Einde van de ronde
name-quarter_end = Einde van het kwartaal

## What a player has, as a plan tells what it changes

stock-village = horigen in het dorp
stock-abbey = volgelingen in de abdij

# Wat naast een vraag staat zolang iemand nieuw is in het spel.
caution-excess = Aan het eind van de ronde verlies je { COUNTED($number, $thing) }: de grens is { $keep }.
caution-silver = Je hebt geen zilver: waar anderen meer volgelingen hebben dan jij, kun je de taak niet uitvoeren.
caution-weak = { $fee ->
    [yes] Je hebt nergens de meerderheid: een taak heeft waarde 1, en kost 1 zilver waar anderen er meer hebben. Een tiende vraagt geen sterkte.
   *[no] Je hebt nergens de meerderheid: een taak heeft maar waarde 1. Een tiende vraagt geen sterkte.
}
caution-abbey = Bij de aalmoezen lig je voor, maar je abdij is leeg: niemand kan naar de aalmoezentafel.

## Those who play it in a way of their own
planner-roads = de wegenbouwer
planner-alms = de aalmoezenier
planner-donor = de schenker
planner-favours = de gunsteling van de kardinaal
planner-roads-about = Legt lange paden naar twee verre oorden, met een wegmeester en een volle groeve.
planner-alms-about = Geeft kwartaal na kwartaal aalmoezen, tot niemand hem voor kan komen.
planner-donor-about = Bouwt de duurste gebouwen en geeft ze weer weg.
planner-favours-about = Houdt zich aan de padlengten waarvoor de kardinaal zijn gunst toont.
