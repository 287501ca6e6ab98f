# Uitleg bij Feudum, Nederlands: een naam, een streepje en twee zinnen over een ding.
# Na de uitleg: de woorden in de tekening, opschriften en wat je bij elk onderdeel hoort.

tip-epochs = Tijdperk { $epoch } van { $last }, ronde { $round } – { $over ->
    [1] Dit is het laatste tijdperk.
   *[0] Tijdperk { $coming } breekt aan zodra { $need ->
        [one] { $need } stapel het toont
       *[other] { $need } stapels het tonen
    }; tot nu toe: { $have }.
} Met tijdperk { $last } eindigt het spel.
tip-phase-cards = Kaarten – Iedereen kiest in het geheim { $number } van { $whole } kaarten voor de ronde. Salpeter op de buidel geeft een vijfde, zwavel een beurt met twee.
tip-phase-actions = Acties – Om de beurt speelt ieder een kaart, tot niemand er nog een heeft. { $left ->
    [0] Nu is er geen kaart op de hand.
    [one] Er is nog { $left } kaart op de hand.
   *[other] Er zijn nog { $left } kaarten op de hand.
}
tip-phase-feeding = Voeden – Elke figuur op de kaart heeft 1 voedsel of wijn uit het vat nodig, anders gaat ze naar huis. { $pawns ->
    [0] Nu staat er geen figuur op de kaart.
    [one] Nu staat er { $pawns } figuur op de kaart.
   *[other] Nu staan er { $pawns } figuren op de kaart.
}
tip-phase-progress = Voortgangsdobbelsteen – De dobbelsteen haalt van een stapel de bovenste tegel weg, als die niet bij een later tijdperk hoort. { $tiles ->
    [0] Nu komt geen stapel in aanmerking.
    [one] Nu komt { $tiles } stapel in aanmerking.
   *[other] Nu komen { $tiles } stapels in aanmerking.
}
tip-phase-epoch = Tijdperk – Breekt een nieuw tijdperk aan, dan tellen gildezetels, verzorgde landschappen en regio’s. { $over ->
    [1] Tijdperk { $last } is er: het spel eindigt.
   *[0] Tijdperk { $coming } breekt aan zodra { $need ->
        [one] { $need } stapel het toont
       *[other] { $need } stapels het tonen
    }; nu, in ronde { $round } van tijdperk { $epoch }: { $have }.
}
tip-kingdom = Het koninkrijk – { $number } plaatsen in { $regions } regio’s, verbonden door wegen, veren en vaartuigroutes. Plaatsen met een vorst: { $ruled }.
tip-battle = Aanval – De aanval moet groter zijn dan de verdediging; gelijk is niet genoeg. Figuren vallen aan met 1 en verdedigen met 2, dronken figuren tellen niet mee.
tip-place-outpost = { $location }, buitenpost – { $ruler ->
    [none] Niemand is hier vorst
   *[other] Vorst is { $ruler }
}; { $goods ->
    [0] er liggen hier geen goederen
   *[other] goederen hier: { $goods }
}. Wie vorst van een buitenpost is, mag verkennen: oorkonden trekken en er één houden.
tip-place-farm = { $location }, boerderij – { $ruler ->
    [none] Niemand is hier vorst
   *[other] Vorst is { $ruler }
}; { $goods ->
    [0] er liggen hier geen goederen
   *[other] goederen hier: { $goods }
}. Wie vorst van een boerderij is, mag oogsten en met de boeren handelen.
tip-place-town = { $location }, stad – { $ruler ->
    [none] Niemand is hier vorst
   *[other] Vorst is { $ruler }
}; { $goods ->
    [0] er liggen hier geen goederen
   *[other] goederen hier: { $goods }
}. Wie vorst van een stad is, mag belasting in schellingen innen.
tip-place-feudum = { $location }, leen – { $ruler ->
    [none] Niemand is hier vorst
   *[other] Vorst is { $ruler }
}; { $goods ->
    [0] er liggen hier geen goederen
   *[other] goederen hier: { $goods }
}. Het geeft de vorst drie sterren in zijn gilde en kan belegerd worden.
tip-place-bare = { $location }, zonder schijf – { $ruler ->
    [none] Niemand is hier vorst
   *[other] Vorst is { $ruler }
}; { $goods ->
    [0] er liggen hier geen goederen
   *[other] goederen hier: { $goods }
}. Voordat het spel verdergaat, komt hier een schijf.
tip-role-ruler = Vorst: { $who } – Wie de steen op de schijf heeft, heerst { FORM($location, "at") }. Een vorst bouwt hier uit, oogst, int belasting of verkent.
tip-role-subject = Onderdaan: { $who } – De tweede steen van de vorst { FORM($location, "at") }. Hij belet dat een lijfeigene de macht grijpt en verdedigt een leen met 1.
tip-role-serf = Lijfeigene: { $who } – Een steen naast de vorst van een ander { FORM($location, "at") }. Met een tweede wordt hij zelf vorst, als er geen onderdaan is.
tip-letter = { $letter }: { $location } – Als tijdperk { $epoch } aanbreekt, komt op elke plaats met deze letter een goed uit de knapzak. Wie daar aankomt, mag het gappen.
tip-wreck = { $vessel }, verlaten – Het ligt { FORM($location, "at") }, achtergelaten door zijn figuur. In een latere beurt mag elke figuur daar bij een beweging gratis aan boord.
tip-stack = Regiotegels: { $region } – { $left ->
    [0] De stapel is leeg, veld { $value } ligt bloot.
   *[other] Bovenop ligt { $value }, over: { $left }.
} { $open ->
    [1] Wie hier een plaats uitbouwt, neemt de tegel en krijgt er EP voor.
   *[0] De tegel hoort bij een later tijdperk: wie hier uitbouwt, neemt een lagere van elders.
}
tip-monster = { $monster } – Valt aan met 1, verdedigt met 1 en houdt een figuur van een ander op zijn plaats vast. Het heeft geen voedsel nodig en beweegt met de kaart ‘Bewegen’.
tip-voyage = Epische reis – Wie in één ronde twee keer beweegt, gaat een veld vooruit, tot veld { $spaces }. Aan het eind tellen de delen, het laatste veld { $best } EP.
tip-voyage-of = Epische reis: { $who } – { $number ->
    [0] Nog niet begonnen
   *[other] Op veld { $number } van { $spaces }
}. Wie in een deel voorop ligt, krijgt meer; het laatste veld is { $best } EP waard.
tip-army = Leger – Na een geslaagde aanval mag hier een schijf komen, hoogstens { $most }. Wie een leen heeft, verliest in tijdperk II, IV en V EP voor lege velden.
tip-army-of = Leger: { $who } – { $number } van { $most } velden bezet. Wie een leen heeft, verliest voor de lege tot { $loss } EP als een tijdperk trouw vraagt.
tip-haversack = Knapzak – Goederen erin: { $number }. Wat je oogst, komt hieruit; wat je betaalt, gaat erin terug.
tip-writs-left = Koninklijke oorkonden – In de stapel: { $number }. Mandaten speel je om hun effect, charters tellen aan het eind; je mag er hoogstens { $limit } hebben.
tip-player = { $who } – { $points } EP, { $coins ->
    [one] { $coins } schelling
   *[other] { $coins } schellingen
}, vorst van { $ruled ->
    [one] { $ruled } plaats
   *[other] { $ruled } plaatsen
}. Handkaarten: { $cards }; hand en oorkonden zijn geheim, al het andere is open.
tip-points = EP: { $who } – { $points } EP, nu plaats { $place } van { $whole }. Aan het eind komen reis, bezit, schellingen en charters erbij.
tip-starts = Startspeler: { $who } – Speelt de eerste kaart van de ronde. Na elke ronde begint wie links zit.
tip-cards = Kaarten: { $who } – Deze ronde nog te spelen: { $number }. Welke het zijn, is geheim.
tip-past = Gespeeld: { $who } – Kaarten deze ronde: { $number }. Daarna gaan ze allemaal terug naar de hand.
tip-pawn = Figuur van { $who }: { $guild } – Ze telt één ster in dit gilde; { $drunk ->
    [1] dronken valt ze niet aan en verdedigt ze niet
   *[0] ze valt aan met 1 en verdedigt met 2
}. Aan het eind van de ronde heeft ze voedsel of wijn nodig.
tip-good-saltpetre = { $kind }: { $who } – In de eigen voorraad: { $number }. Het versterkt een aanval en geeft op de buidel een vijfde kaart.
tip-good-sulphur = { $kind }: { $who } – In de eigen voorraad: { $number }. Nieuwe zwavel mag in het wijnvat; op de buidel geeft hij een beurt met twee kaarten.
tip-good-iron = { $kind }: { $who } – In de eigen voorraad: { $number }. Eén ijzer maakt van een boerderij een stad.
tip-good-wood = { $kind }: { $who } – In de eigen voorraad: { $number }. Eén hout maakt van een buitenpost een boerderij.
tip-good-food = { $kind }: { $who } – In de eigen voorraad: { $number }. Elke figuur op de kaart eet er één aan het eind van de ronde; ook een nieuwe figuur kost er één.
tip-coins = Schellingen: { $who } – { $number } voor de handel in de gilden. Aan het eind leveren elke { $each } ervan 1 EP op, nu zouden het er { $worth } zijn.
tip-markers = Stenen: { $who } – Vrij: { $number }. Met ‘Invloed’ komt er één op elke plaats met een eigen figuur; ook gildezetels vragen er een.
tip-home = Figuren: { $who } – Nog niet op de kaart: { $number } van { $most }. ‘Trekken’ brengt er voor 1 voedsel een in het spel.
tip-discs = Schijven: { $who } – Vrij: { $number }. Ze dienen in het leger, op de epische reis en als baljuw.
tip-seals-of = Zegels: { $who } – In bezit: { $number }. Eén zegel maakt van een stad een leen, en elk charter vraagt er aan het eind een.
tip-beads = Kralen: { $who } – Aantal { $number }, som { $sum }. Met die som groeit elke oogst, tot hoogstens tien goederen.
tip-barrel = Wijnvat: { $who } – { $number } van { $most } zwavel. Eén blokje voedt een figuur twee rondes lang en beslist aan het eind bij gelijke stand.
tip-pouch = Buidel: { $who } – Salpeter erop geeft deze ronde een vijfde kaart, zwavel een beurt met twee kaarten. Er ligt hoogstens één blokje, voor iedereen zichtbaar.
tip-writs = Oorkonden: { $who } – { $number } van hoogstens { $most } op de hand. Welke het zijn, is geheim.
tip-vessels = { $vessel }: { $who } – In de eigen voorraad: { $number }. In de eigen beurt komt het gratis onder een figuur, waar een passende route begint.
tip-tiles = Regiotegels, { $landscape }: { $who } – In bezit: { $number }. Elke tegel vervangt bij het betalen één goed naar keuze of wordt als landschap verzorgd.
tip-guild = { $guild } – Handelen mag hier iedereen; de gezel voert aan, de meester schuift door. Meester: { $master ->
    [none] niemand
   *[other] { $master }
}. Gezel: { $journeyman ->
    [none] niemand
   *[other] { $journeyman }
}.
tip-rank-master = Meester, { $guild } – { $who ->
    [none] De zetel is vrij
   *[other] De zetel is van { $who }
}, goed voor { $points } EP per tijdperk. De meester mag doorschuiven en krijgt de eerste munt van elke handel.
tip-rank-journeyman = Gezel, { $guild } – { $who ->
    [none] De zetel is vrij
   *[other] De zetel is van { $who }
}, goed voor { $points } EP per tijdperk. De gezel mag aanvoeren en krijgt de tweede munt van elke handel.
tip-rank-apprentice = Leerling, { $guild } – { $who ->
    [none] De zetel is vrij
   *[other] De zetel is van { $who }
}, goed voor { $points } EP per tijdperk. De leerling heeft geen taak, hij levert alleen EP op.
tip-stars = Sterren: { $who }, { $guild } – { $number ->
    [one] { $number } ster
   *[other] { $number } sterren
}; wie de meeste heeft, krijgt de beste zetel. Een figuur van het gilde telt 1, een leen { $each }, en dan elke eigen plaats van zijn soort 1.
tip-barn = Schuur – { $number } van { $most } goederen. De meester van de boeren schuift er tot vijf door naar de kooplieden, wier gezel er drie aanvoert.
tip-chickens = Kippen – Kralen op { $most } kippen: { $number }, som { $sum }. Monniken en boeren die kralen brengen, krijgen EP naar de som.
tip-purse = Boerenbuidel – { $number ->
    [one] { $number } schelling
   *[other] { $number } schellingen
} aan aalmoezen. Als de boeren doorschuiven, verdelen meester en gezel het geld.
tip-coffer = Offerblok – { $number ->
    [one] { $number } schelling
   *[other] { $number } schellingen
} aan aalmoezen. Als de monniken doorschuiven, verdelen meester en gezel het geld.
tip-row = { $good } te koop – { $number } van { $most } hier{ $price ->
    [0] , nu niets te koop
   *[other] , het volgende kost { $price }
}. Per handel koop je tot drie goederen; hoe leger de rij, hoe duurder.
tip-store = Opslag: { $good } – { $number } van { $most }. De meester van de alchemisten maakt er vaartuigen en kruit van.
tip-yard = { $vessel } te koop – Hier: { $number }, prijs { $price } schellingen. Is het laatste vaartuig verkocht, dan varen de veren.
tip-invent = { $vessel }, uitvinding – De blokjes tonen wat ervoor uit de opslag komt; nog in de voorraad: { $left }. De meester doet tot drie uitvindingen tegelijk, de gezel van de ridders één.
tip-krud = Vat kruit – Het vult bij elke rij van de ridders het volgende vak met stenen. Het eerste kost drie blokjes uit de opslag, volgende in dezelfde beurt minder.
tip-ferries = Veren – { $number ->
    [0] Ze zijn open: een stap kost { $price } schellingen.
   *[other] Ze zijn gesloten zolang hier vaartuigen liggen (nu { $number }); open kost een stap { $price } schellingen.
} Wie een veer neemt, laat zijn vaartuig achter.
tip-ranks = Rij stenen – { $number } van { $most } stenen. Wie ze toebehoren, koopt de hele rij voor { $price } schellingen.
tip-seals = Zegels – In de voorraad: { $number }, op rollen: { $scrolls }. Een zegel van een rol kost { $price } schellingen; de waarde blijft verborgen.
tip-scroll = Rol – { $full ->
    [1] Hier ligt een zegel; het kost { $price } schellingen.
   *[0] Hij is vrij; een zegel hier kost { $price } schellingen.
} Ridders en adel krijgen EP voor volle rijen en kolommen van rollen.
tip-rosary = Rozenkrans – { $number } van { $most } kralen, som { $sum }. Voor { $price } schellingen krijg je door het lot de laagste of de hoogste.

## De tekening: de tafel

table = Feudum, ronde { $round }, tijdperk { $epoch }
kingdom = Het koninkrijk
choosable = te kiezen

## De tekening: de gilden

label-farmer = Boeren
label-merchant = Kooplieden
label-alchemist = Alchemisten
label-knight = Ridders
label-noble = Adel
label-monk = Monniken
seat-vacant = { $rank }: vrij, { $points } EP per tijdperk
seat-held = { $rank }: { $name }, { $points } EP per tijdperk
reeve = met baljuw
reeve-place = Zet hier een vrije schijf in als baljuw
stars = { $name }, sterren: { $number } ({ $because })
stars-pawns = figuren { $number }
stars-feudums = lenen { $number }, sterren { $stars }
stars-places = { $kind } { $number }
trade = Handelen met het { $guild }
pull = Aanvoeren voor het { $guild }
push = Doorschuiven vanuit het { $guild }
feast = Feest ter ere van { $name }, { $guild }, { $points } EP extra
up-to = tot { $points } EP
barn = Schuur: { $number } van { $most } goederen
of-most = van { $most }
chickens = Kralen op kippen: { $number }, som { $sum }
purse = Boerenbuidel, schellingen: { $number }
coffer = Offerblok, schellingen: { $number }
market-row = { $good }: { $number } van { $most }, het volgende kost { $price }
market-empty = { $good }: uitverkocht
store = Opslag van { $good }: { $number } van { $most }
krud = Vat kruit
invention = { $thing } van { $cost }
vessel-sold = { $vessel }: { $number } te koop, { $price ->
    [one] { $price } schelling
   *[other] { $price } schellingen
}
ferries-shut = Veren gesloten zolang hier vaartuigen liggen
ferries-run = Veren open, { $price ->
    [one] { $price } schelling
   *[other] { $price } schellingen
} per stap
knight-row = Stenen van { $name }: { $number } van { $most }
nobody = niemand
row-price = per rij
tame = { $monster }, te temmen voor { $number ->
    [one] { $number } steen
   *[other] { $number } stenen
}
seals-left = Zegels in de voorraad: { $number }
seal-price = per zegel
scroll-full = Rol { $number } met zegel
scroll-free = Rol { $number }, vrij
rosary = Rozenkrans, kralen: { $number } ({ $beads }), som { $sum }

## De tekening: de kaart

no-disc = nog geen schijf
ruled-by = vorst: { $name }
with-subject = met onderdaan
serf-of = lijfeigene: { $name }
landscape-with = { $landscape } met { $number }
start-location = startplaats
role-ruler = Vorst van { $place }: { $name }
role-subject = Onderdaan, { $place }: { $name }
role-serf = Lijfeigene, { $place }: { $name }
immune = immuun
landscape-at = { $landscape }, { $place }, grondstoffen: { $number }
stack = { $region }: bovenop { $value }, tegels: { $number }
stack-bare = { $region }: leeg veld { $value }, tegels: { $number }
pawn-of = { $figure } van { $name }, { $place } ({ $guild })
wine = dronken
monster-of = { $monster } van { $name }, { $place }
vessel-left = Verlaten vaartuig, { $place }: { $vessel }
step = { $piece } naar { $place }, { $way ->
    [ferry] met het veer
    [ship] met het schip
    [submersible] met de duikboot
    [airship] met het luchtschip
   *[road] over de weg
}
board = { $piece } gaat aan boord: { $vessel }
deploy = { $vessel } inzetten: { $piece }
pilfer = { $thing } gappen, { $place }
bribe = Voor { $number ->
    [one] { $number } schelling
   *[other] { $number } schellingen
} vorst worden: { $place }
tend = Landschap verzorgen: { $place }
reclaim = Immuniteitszegel terugnemen: { $place }
battle = Aanval op { $place }: { $attack } tegen { $defence }

## De tekening: de sporen

epoch = Tijdperk { $epoch } van { $last }
dawn = { $epoch } begint bij { $need ->
    [one] { $need } stapel
   *[other] { $need } stapels
} met { $epoch }: nu { $have }
haversack = Goederen in de knapzak: { $number }
writs-left = Koninklijke oorkonden in de stapel: { $number }
voyage = Vooruit op de epische reis
voyage-of = { $name } op veld { $space } van de epische reis
army-of = Leger van { $name }: { $number } van { $most }
army-place = Leg een vrije schijf op het legerspoor
army-danger = { $points } EP in gevaar

## De tekening: de spelersborden

points-of = { $name }: { $points } EP
winner = wint
goods-of = { $name }: { COUNTED($number, $kind) }
coins-of = { $name }, schellingen: { $number }
markers-of = { $name }, vrije stenen: { $number }
seals-of = { $name }, zegels: { $number }
beads-of = { $name }, kralen: { $number }, som { $sum }
barrel-of = { $name }, zwavel in het wijnvat: { $number } van { $most }
pouch-with = { $name }: { $good } op de buidel
pouch-empty = { $name }: lege buidel
vessels-of = { $name }, { $vessel }: { $number }
tiles-of = { $name }, regiotegels: { $number }, { $landscape }
tile-as-wine = Regiotegel { $landscape } als wijn
discs-of = { $name }, vrije schijven: { $number }
pawns-home = { $name }, figuren in de voorraad: { $number }
cards-of = { $name }, handkaarten: { $number }
writs-of = { $name }, oorkonden: { $number }
played-by = { $name } heeft gespeeld: { $cards }
no-cards = geen kaarten op de hand
card = Kaart { $card }
card-played = Gespeelde kaart { $card }
selected = gekozen
writ = Oorkonde { $writ }
writ-return = Leg { $writ } onder de stapel
sealed = bezegeld
