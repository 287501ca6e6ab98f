# Uitleg bij Brug naar de Hemel, Nederlands: een naam, een streepje en twee zinnen.
# Na de uitleg: de woorden in de tekening, opschriften en wat je bij elk onderdeel hoort.

tip-chapter = Hoofdstuk { $chapter } van { $chapters }, ronde { $round } van { $rounds } – Elke ronde draait één gebeurtenis om; nog gedekt: { $left }. Na zes rondes zijn vroomheid, graan en belasting verschuldigd.
tip-phase-event = Gebeurtenis – De actieve speler draait een kaart om; ze werkt meteen of blijft van kracht. { $event ->
    [none] Nu ligt er geen open.
   *[other] Nu is het ‘{ $event }’.
}
tip-phase-orient = Kaart draaien – { $who ->
    [none] De actieve speler
   *[other] { $who }
} draait haar op een van vier manieren: elke hoek is iemands inkomen, de pijl zegt hoe ver de gunststeen gaat. Daarna volgen inkomen en gunst.
tip-phase-actions = Acties – Om de beurt legt ieder een kaart open en gebruikt haar of ziet ervan af, dan een tweede gedekt. Kaarten in alle handen: { $left }.
tip-phase-chapter_end = Einde van het hoofdstuk – Iedereen is 2 vroomheid, 2 graan en { $least } tot { $most } geld belasting schuldig. { $last ->
    [1] Wat ontbreekt, kost in dit laatste hoofdstuk dubbele punten.
   *[0] Wat ontbreekt, kost punten en levert straffen op.
}
tip-slot = Vak { $number } – Een blijvende gebeurtenis blijft hier van kracht; er zijn { $most } vakken. Een derde verdringt de eerste, het einde van het hoofdstuk ruimt beide op.
tip-tax-die = Belasting – Aan het einde van het hoofdstuk vraagt de dobbelsteen iedereen { $least } tot { $most } geld{ $tax ->
    [0] .
   *[other] ; de laatste keer was het { $tax }.
} Wat ontbreekt, kost punten.
tip-council = Raad en gunst – De gunststeen staat bij: { $place }. { $who ->
    [none] De actieve speler
   *[other] { $who }
} draait de kaart en krijgt de gunst van het veld dat de steen bereikt.
tip-edge = Pijl op { $number } – { $number ->
    [0] De steen blijft staan ({ $place }) en brengt niets op.
    [one] De steen gaat { $number } veld verder, vanaf: { $place }.
   *[other] De steen gaat { $number } velden verder, vanaf: { $place }.
} Bedekte velden tellen niet; { $who ->
    [none] de actieve speler
   *[other] { $who }
} draait de kaart.
tip-corner = Hoek: { $who } – Wat de kaart in deze hoek toont, is het inkomen. Is dat op, dan krijg je in plaats daarvan 1 punt.
tip-stock-stone = { $kind } – Nog { $number } van { $whole } hier. Hij brengt in projecten 3 punten per stuk op en dient voor huizen; aan het eind is elk 1 punt waard.
tip-good-stone = { $kind } achter je scherm – Je hebt { $number }. Hij brengt in projecten 3 punten per stuk op en dient voor huizen; aan het eind is elk 1 punt waard.
tip-stock-wood = { $kind } – Nog { $number } van { $whole } hier. Het brengt in projecten 3 punten per stuk op en dient voor huizen; aan het eind is elk 1 punt waard.
tip-good-wood = { $kind } achter je scherm – Je hebt { $number }. Het brengt in projecten 3 punten per stuk op en dient voor huizen; aan het eind is elk 1 punt waard.
tip-stock-metal = { $kind } – Nog { $number } van { $whole } hier. Het siert de voltooide toren.
tip-stock-grain = { $kind } – Nog { $number } van { $whole } hier. Aan het einde van elk hoofdstuk zijn er 2 verschuldigd; wat ontbreekt, kost punten.
tip-good-grain = { $kind } achter je scherm – Je hebt { $number }. Aan het einde van elk hoofdstuk zijn er 2 verschuldigd; wat ontbreekt, kost punten.
tip-stock-piety = { $kind } – Nog { $number } van { $whole } hier. Aan het einde van elk hoofdstuk zijn er 2 verschuldigd; wat ontbreekt, kost punten.
tip-good-piety = { $kind } achter je scherm – Je hebt { $number }. Aan het einde van elk hoofdstuk zijn er 2 verschuldigd; wat ontbreekt, kost punten.
tip-stock-wool = { $kind } – Nog { $number } van { $whole } hier. Ze wordt op de markt verkocht of tot laken geweven.
tip-good-wool = { $kind } achter je scherm – Je hebt { $number }. Ze wordt op de markt verkocht of tot laken geweven.
tip-stock-cloth = { $kind } – Nog { $number } van { $whole } hier. Het brengt op de markt meer op dan wol.
tip-good-cloth = { $kind } achter je scherm – Je hebt { $number }. Het brengt op de markt meer op dan wol.
tip-stock-loyalty = { $kind } – Nog { $number } van { $whole } hier. 1 heft aan het einde van het hoofdstuk een straf op; koning en koningin belonen haar.
tip-good-loyalty = { $kind } achter je scherm – Je hebt { $number }. 1 heft aan het einde van het hoofdstuk een straf op; koning en koningin belonen haar.
tip-stock-medical = { $kind } – Nog { $number } van { $whole } hier. Wie er zoveel van heeft als een zieke vraagt, kan hem genezen; je geeft het nooit uit.
tip-good-medical = { $kind } achter je scherm – Je hebt { $number }. Wie er zoveel van heeft als een zieke vraagt, kan hem genezen; je geeft het nooit uit.
tip-good-money = { $kind } achter je scherm – Je hebt { $number }. Je betaalt er huizen, schenkingen en belasting mee; aan het eind telt elk ½ punt.
tip-stock-money = Geld – Het raakt nooit op. Huizen, schenkingen en de belasting kosten geld.
tip-supply = Voorraad – Wol, laken, trouw en medische kennis liggen hier. Wat op is, krijgt niemand meer; alleen als inkomen krijg je er 1 punt voor.
tip-market = Markt – Wol brengt nu { $wool } geld per stuk op, zoveel je wilt. Laken brengt { $cloth } op, { $most } per verkoop; { $open ->
    [1] het veld is open
   *[0] het veld is bedekt
}.
tip-lane = Bouwplaatsen – Een huis kost hier { $money } geld en 1 steen of hout en brengt bij elke pacht op wat er staat. { $free ->
    [0] Beide plaatsen zijn bezet.
   *[other] Vrij: { $free } van { $whole }.
}
tip-unseen = Nog onbekend – Gedekte gebeurteniskaarten van dit hoofdstuk: { $number }. De kaarten hier heeft nog niemand gezien; sommige blijven buiten het spel.
tip-unseen-tile = Pesttegels met { $value } – Nog gedekt: { $number }. Zo’n zieke genezen vraagt { $value } medische kennis.
tip-score-track = Punten – De schijven tonen ieders punten; na { $length } begint het spoor opnieuw. Wie na hoofdstuk IV de meeste heeft, wint; bij gelijke stand beslist de vroomheid.
tip-player = { $who } – { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, gebouwd: { $houses ->
    [one] { $houses } huis
   *[other] { $houses } huizen
}, handkaarten: { $cards }. De goederen liggen achter het scherm.
tip-points = Punten: { $who } – { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, nu plaats { $place } van { $whole }. Aan het eind tellen steen en hout elk 1, geld elk ½.
tip-houses = Huizen: { $who } – Nog te bouwen: { $number }. Pacht brengt de opbrengst van hoogstens twee huizen op het bord.
tip-seals = Zegels: { $who } – Vrij: { $number }. Een schenking legt er een op een project; is dat klaar, dan worden de schenkers beloond.
tip-hand = Hand: { $who } – { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}. Elke ronde gaat er een open en een gedekt op tafel, dus in een hoofdstuk werkt de helft.
tip-hidden = Gedekt: { $who } – { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}, in dit hoofdstuk niet meer te gebruiken. Alleen wie ze aflegde, kent ze.
tip-active = Actieve speler: { $who } – Draait de gebeurtenis om, draait de kaart en krijgt de gunst. Na de ronde gaat het teken naar de volgende.
tip-penalty-penance = Boete: { $who } – Aan het begin van het hoofdstuk wordt een willekeurige handkaart gedekt weggelegd. Daarna is de straf voorbij.
tip-penalty-begging = Bedelen: { $who } – Geen inkomen in de eerste ronde van het hoofdstuk. Daarna is de straf voorbij.
tip-penalty-royal_court = Koninklijke rechtbank: { $who } – De kaart van de eerste ronde wordt ongebruikt afgelegd. Na die ronde is de straf voorbij.
tip-duty-piety_duty = Plicht: { $kind } – Je hebt { $have } van { $most }, verschuldigd aan het einde van het hoofdstuk. Van deze { $least } kost elk dat ontbreekt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $last ->
    [1] , in het laatste hoofdstuk dubbel als er geen trouw wordt betaald.
   *[0] , en daarbij komt boete.
}
tip-duty-grain_duty = Plicht: { $kind } – Je hebt { $have } van { $most }, verschuldigd aan het einde van het hoofdstuk. Van deze { $least } kost elk dat ontbreekt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $last ->
    [1] , in het laatste hoofdstuk dubbel als er geen trouw wordt betaald.
   *[0] , en daarbij komt bedelen.
}
tip-duty-tax_duty = Plicht: { $kind } – Je hebt { $have }; de dobbelsteen vraagt { $least } tot { $most }. Elk dat ontbreekt, kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $last ->
    [1] , in het laatste hoofdstuk dubbel als er geen trouw wordt betaald.
   *[0] , en daarbij komt de koninklijke rechtbank.
}
tip-forgo = Afzien: { $card } – De kaart wordt open afgelegd, haar actie vervalt. Het kost niets en de beurt gaat verder.
tip-field-gain = { $place } – Komt de gunststeen hier, dan krijgt de actieve speler { COUNTED($number, $kind) }. { $here ->
    [1] De steen staat nu hier.
    [2] Het is bedekt tot het einde van het hoofdstuk, en de steen gaat eraan voorbij.
   *[0] De steen staat nu elders.
}
tip-field-must_pay = { $place } – Komt de gunststeen hier, dan moet de actieve speler { COUNTED($number, $kind) } betalen. { $here ->
    [1] De steen staat nu hier.
    [2] Het is bedekt tot het einde van het hoofdstuk, en de steen gaat eraan voorbij.
   *[0] De steen staat nu elders.
}
tip-field-vp_if_have = { $place } – Komt de gunststeen hier, dan krijgt de actieve speler { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} bij minstens { COUNTED($number, $kind) }. { $here ->
    [1] De steen staat nu hier.
    [2] Het is bedekt tot het einde van het hoofdstuk, en de steen gaat eraan voorbij.
   *[0] De steen staat nu elders.
}
tip-field-vp_per_token = { $place } – Komt de gunststeen hier, dan krijgt de actieve speler { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} per fiche: { $kind }. { $here ->
    [1] De steen staat nu hier.
    [2] Het is bedekt tot het einde van het hoofdstuk, en de steen gaat eraan voorbij.
   *[0] De steen staat nu elders.
}
tip-field-vp_per_house = { $place } – Komt de gunststeen hier, dan krijgt de actieve speler { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} per eigen huis op het bord. { $here ->
    [1] De steen staat nu hier.
    [2] Het is bedekt tot het einde van het hoofdstuk, en de steen gaat eraan voorbij.
   *[0] De steen staat nu elders.
}

## De tekening: de tafel

table = Brug naar de Hemel, hoofdstuk { $chapter }, ronde { $number }

## De tekening: plaatsen

ground-field = Akker
ground-forest = Bos
ground-quarry = Groeve
ground-cathedral = Kathedraal
ground-supply = Voorraad
ground-market = Markt
label-priors_palace = Paleis
label-st_marys_chapel = Mariakapel
short-priors_palace = Paleis
short-st_marys_chapel = Kapel
short-town_wall = Muur
label-building_material = Materiaal
label-cloth_making = Laken
amount = { COUNTED($number, $kind) }
amount-points = { $number } ZP
stock = { $kind }: nog { $number }
bank = geld raakt nooit op
covered = bedekt tot het einde van het hoofdstuk
free = vrij

## De tekening: raad, gunst, hoofdstuk

favour = Gunst
council = Raad
stone = De gunststeen staat bij: { $field }
stone-here = hier staat de gunststeen
stone-rests = steen blijft
at-corner = { $name } zit aan deze hoek
gets-income = { $name } krijgt { $income }
edge = gunst { $number ->
    [one] { $number } veld
   *[other] { $number } velden
} ver
orient = Pijl op { $number }: de steen gaat naar het vak { $field }{ $favour }; { $incomes }
orient-still = Pijl op { $number }: de steen blijft op het vak { $field }, zonder gunst; { $incomes }
lasting = blijvend
at-once = direct
names-location = Nummer { $number } wordt ziek.
event-deck = { $number ->
    [one] { $number } gebeurteniskaart
   *[other] { $number } gebeurteniskaarten
} gedekt
slot-free = Vak { $number } voor een blijvende gebeurtenis, vrij
chapter = Hoofdstuk { $chapter }, ronde { $number }
round-of = { $number } van { $whole }
tax-die = De belastingdobbelsteen: 2 tot 5 geld aan het einde van het hoofdstuk
last-tax = De laatste belasting: { $number } geld
market-field = { $kind } brengt { $number } geld op
any-number = zoveel je wilt
per-sale = { $number } per verkoop

## De tekening: projecten, bouwplaatsen, inwoners

project = { $project }, steen { $stone } van { $stones }, hout { $wood } van { $woods }
project-not-yet = { $project }, nog niet begonnen
finished = klaar
donors = geschonken door { $names }
seal-of = Zegel van { $name }
build = { $project }: { COUNTED($number, $kind) } leggen
build-both = { $project }: 1 steen en 1 hout leggen
donate = { $project }: schenken
house-of = huis van { $name }
lane = Bouwplaatsen, opbrengst { COUNTED($number, $kind) }
tile-down = een gedekte pesttegel
sick = ziek: vraagt { $number } medische kennis
cared-for = gekozen om te verzorgen

## De tekening: de spelersborden

points-of = { $name }, punten: { $points }
winner = wint
houses-of = { $name }, huizen in voorraad: { $number }
seals-of = { $name }, zegels in voorraad: { $number }
goods-of = { $name }, { $kind }: { $number }
screen-of = De goederen van { $name } liggen achter het scherm
is-active = { $name } is de actieve speler
duty = { $kind }: heeft { $have } van { $need }, anders { $penalty }
last-duty = { $kind }: heeft { $have } van { $need }, elk tekort kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
hand = Hand
laid-open = Open
hidden-pile = Gedekt
duties = Plichten
choose-here = Keuze
hand-of = { $name }, handkaarten: { $number }
hidden-of = { $name }, gedekte kaarten: { $number }
unused = ongebruikt afgelegd
face-down = gedekt, alleen jij kunt hem zien
forgo = { $name } afleggen en van de actie afzien

## De tekening: wat een kaart vraagt

sell = { $wool } wol en { $cloth } laken verkopen
weave = { $number } wol tot { $number } laken
rent = Pacht van: { $plots }
give-up = Afgeven: { $goods }
protect = Trouw betalen tegen: { $penalties }
undouble = Trouw betalen zodat dit niet dubbel telt: { $duties }
serve = Kleine dienst
get = { $kind } nemen

## De tekening: wat nog komt

unseen = Nog niet gezien
unseen-events = Gebeurtenissen: { $number } van deze { $whole }
unseen-tiles = gedekte pesttegels
tile-left = { $number ->
    [one] { $number } tegel
   *[other] { $number } tegels
} met waarde { $value }
