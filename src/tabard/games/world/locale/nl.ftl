# Brug naar de Hemel, Nederlands.
#
# $who en $seat zijn spelers. $thing, $place, $card, $kind, $event, $first en $second zijn namen van
# het spel: uit een `name-`-bericht als dat er is, anders uit de gegevens.

## De doos en de opties

game-title = Brug naar de Hemel
game-sentence = Vierentwintig rondes vol bruggenbouw, wol en pest, met plichten waar niemand aan ontkomt.
option-intro_game = Wordt hoofdstuk I met alleen de zes kaarten met een ster gespeeld, zoals in een eerste spel?

## Het verslag: één bericht per soort gebeurtenis, in de tegenwoordige tijd

starts = { $who } begint als actieve speler
chapter-begins = { $amount ->
    [1] Hoofdstuk I begint
    [2] Hoofdstuk II begint
    [3] Hoofdstuk III begint
   *[other] Hoofdstuk IV begint
}
round-begins = Ronde { $amount } begint
event-revealed = { $who } draait om: { $thing } – { $effect }
falls-sick = { $place }: iemand wordt ziek en heeft { $amount } medische kennis nodig
orients = { $who } draait de pijl naar { $amount }
stone-moves = { $amount ->
    [one] { $who } zet de gunststeen { $amount } veld verder: { $place }
   *[other] { $who } zet de gunststeen { $amount } velden verder: { $place }
}
stone-stays = { $who } laat de gunststeen staan: { $place }
badge-passes = { $who } wordt de actieve speler
event-stays = ‘{ $thing }’ blijft gelden
event-leaves = ‘{ $thing }’ is voorbij

uses = { $who } gebruikt { $thing }
forgoes = { $who } legt { $thing } af en ziet ervan af
repeats = { $who } herhaalt { $thing }
no-effect = { $who }: { $thing } heeft geen effect
lays-unused = { $who } legt { $thing } ongebruikt af
discards = { $thing ->
    [none] { $who } werpt een kaart af
   *[other] { $who } werpt { $thing } af
}
discard-drawn = { $thing ->
    [none] { $who } verliest een willekeurige kaart uit de hand
   *[other] { $who } verliest { $thing } uit de hand
}
penance-card = { $thing ->
    [none] { $who } doet boete: er wordt een kaart uit de hand getrokken
   *[other] { $who } doet boete: { $thing } wordt uit de hand getrokken
}
declines = { $who } slaat het af
swaps = { $who } ruilt: { $thing }

gains = { $who } krijgt { COUNTED($amount, $thing) }
pays = { $who } betaalt { COUNTED($amount, $thing) }
nothing-left = { $who } krijgt niets: { $thing } is op
gains-points = { $amount ->
    [one] { $who } krijgt { $amount } punt
   *[other] { $who } krijgt { $amount } punten
}
gains-half-point = { $who } krijgt een half punt
loses-points = { $thing ->
    [none] { $amount ->
        [one] { $who } verliest { $amount } punt
       *[other] { $who } verliest { $amount } punten
    }
   *[other] { $amount ->
        [one] { $who } verliest { $amount } punt: { $thing }
       *[other] { $who } verliest { $amount } punten: { $thing }
    }
}
counts = { $who } heeft nog { COUNTED($amount, $thing) }

places = { $who } legt { COUNTED($amount, $thing) }: { $place }
builds-house = { $who } bouwt een huis: { $place }
takes-back-house = { $who } neemt een huis terug: { $place }
collects-rent = { $who } int pacht: { $place }
donates = { $who } doet een schenking: { $place }
minor-service = { $who } bewijst een kleine dienst
cares = { $who } verzorgt { $place } met kennis voor { $amount }

project-enters = { $place }: het werk begint
project-grows = { $place } krijgt { COUNTED($amount, $thing) }
tower-filled = { $amount ->
    [one] { COUNTED($amount, $thing) } uit de voorraad vult de toren
   *[other] { COUNTED($amount, $thing) } uit de voorraad vullen de toren
}
metal-placed = { $place }: de koning schenkt het metaal
donor-rewarded = { $who } wordt als schenker beloond: { $place }
seal-returns = { $who } neemt het zegel terug: { $place }
field-covered = Bedekt tot het einde van het hoofdstuk: { $place }
cloth-market-opens = Laken mag op de markt worden verkocht
covers-removed = Alle afdektegels worden weggehaald

chapter-ends = { $amount ->
    [1] Hoofdstuk I eindigt
    [2] Hoofdstuk II eindigt
    [3] Hoofdstuk III eindigt
   *[other] Hoofdstuk IV eindigt
}
tax-rolled = { $who } gooit de belasting: { $amount } geld voor ieder
misses-duty = { $who } komt { $amount } tekort: { $thing }
penalised = { $who } loopt een straf op: { $penalty }
penalty-cancelled = { $who } betaalt trouw tegen: { $penalty }
doubling-cancelled = { $who } betaalt trouw, zodat deze plicht niet dubbel telt: { $thing }
penalty-served = { $who } heeft achter de rug: { $penalty }
plague-comes = { $amount ->
    [one] De pest komt: { $amount } tegel ligt gedekt
   *[other] De pest komt: { $amount } tegels liggen gedekt
}
game-ends = Het spel is afgelopen

## Verslag en reden tegelijk: wat er met een project gebeurde, is ook de reden

project-finished = { $thing ->
    [none] { $place } is klaar
   *[other] { $place } is klaar.
}
project-covered = { $thing ->
    [none] { $place } is bedekt tot het einde van het hoofdstuk
   *[other] { $place } is bedekt tot het einde van het hoofdstuk.
}

## Waarom niet: één bericht per reden

not-in-hand = Deze kaart heb je niet in je hand: { $card }.
outlaws-want-money = De steen zou bij de vogelvrijen komen, en je zou geen geld voor ze hebben.
exhausted = Er is geen { $kind } meer.
too-little-money = Kost { $need } geld, je hebt { $have }.
cannot-pay = Vraagt { $need }, je hebt { $have }.
must-pay = Wie kan betalen, moet betalen.
not-of-this-event = De gebeurtenis van deze ronde spreekt niet van { $thing }.
no-such-swap = Geen geldende gebeurtenis ruilt voor { $kind }.
swapped-this-round = Deze ruil heb je deze ronde al gebruikt.
goods-not-owned = Deze goederen heb je niet.

not-in-play = Hieraan is nog niet begonnen: { $place }.
too-many-materials = Maar { $have } tegelijk.
no-free-stone-field = { $have ->
    [0] { $place } heeft geen vrij veld voor steen.
    [one] { $place } heeft maar { $have } vrij veld voor steen.
   *[other] { $place } heeft maar { $have } vrije velden voor steen.
}
no-free-wood-field = { $have ->
    [0] { $place } heeft geen vrij veld voor hout.
    [one] { $place } heeft maar { $have } vrij veld voor hout.
   *[other] { $place } heeft maar { $have } vrije velden voor hout.
}
needs-stone = { $need ->
    [one] Vraagt { $need } steen, je hebt er { $have }.
   *[other] Vraagt { $need } stenen, je hebt er { $have }.
}
needs-wood = Vraagt { $need } hout, je hebt er { $have }.
already-donated = Daar ligt je zegel al.

no-house-left = Je hebt geen huis meer.
plot-taken = Daar staat een huis.
same-yield = Je hebt een huis op de andere bouwplaats met dezelfde opbrengst.
not-your-house = Daar heb je geen huis.
not-your-houses = Je hebt niet beide huizen.

needs-wool = Vraagt { $need } wol, je hebt { $have }.
needs-cloth = Vraagt { $need } laken, je hebt { $have }.
too-little-cloth-left = In de voorraad is nog maar { $have } laken.
too-much-cloth-at-once = Maar { $have } laken per verkoop.
cloth-market-closed = Het lakenveld van de markt is bedekt.

no-plague-yet = De pest is er nog niet.
care-forbidden = Zolang deze gebeurtenis geldt, is behandelen verboden.
care-begun = Je verzorgt al zieken.
nobody-chosen = Kies eerst wie je verzorgt.
already-chosen = { $place } verzorg je al.
not-sick-yet = Daar is nog niemand ziek geworden.
nobody-sick-there = Daar is niemand ziek.
too-little-knowledge = Vraagt { $need } medische kennis, je houdt { $have } over.

duty-fulfilled = Alleen plichten waarin je tekort bent geschoten.
needs-loyalty = Vraagt { $need } trouw, je hebt { $have }.

## Waarom een kaart nu niets zou doen

no-material-left = Er is geen steen en geen hout meer.
no-wood-and-stone-is-dear = Het hout is op, en een steen kost { $need } geld: je hebt { $have }.
no-material-of-yours = Je hebt geen steen en geen hout.
no-project-takes-your-material = Geen open bouwproject heeft een vrij veld voor je materiaal.
no-wool-and-no-cloth = Je hebt geen wol en geen laken te verkopen.
no-material-for-a-plot = Je mist de steen of het hout voor elke bouwplaats die voor je openligt.
no-plot-for-you = Er ligt geen bouwplaats voor je open.
no-house-to-rent = Je hebt geen huis dat huur opbrengt.
your-rents-are-exhausted = Van wat je huizen opbrengen is niets meer over.
no-seal-left = Je hebt geen zegel meer.
no-project-for-your-seal = Op elk open bouwproject ligt je zegel al.
no-cloth-left = Er is geen laken meer in de voorraad.
no-grain-left = Er is geen graan meer.
no-piety-left = Er is geen vroomheid meer.
no-card-to-repeat = Je hebt nog geen kaart gelegd die herhaald kan worden.

## De vraag: één bericht per stap die vraagt

ask-first_active = Het lot beslist wie als eerste actief is
ask-penance = Er wordt een kaart uit de hand getrokken: boete
ask-reveal = De gebeurtenis wordt omgedraaid
ask-falls_sick = Er wordt een pesttegel omgedraaid
ask-second_wave = Er wordt nog een pesttegel omgedraaid
ask-tax_roll = De belastingdobbelsteen wordt gegooid
ask-royal_court = { $who }, je staat voor de koninklijke rechtbank: leg een kaart open en ongebruikt af
ask-event_choice = { $who }, kies: { $event }
ask-goods_loss = { $who }, geef goederen af: { $event }
ask-house_loss = { $who }, neem een huis terug: { $event }
ask-masons = { $points ->
    [one] { $who }, leg 1 materiaal voor { $points } punt of sla het af: { $event }
   *[other] { $who }, leg 1 materiaal voor { $points } punten of sla het af: { $event }
}
ask-war = { $who }, leg een kaart open en ongebruikt af: { $event }
ask-orient = { $who }, draai de kaart: iedereen krijgt inkomen, jij de gunst
ask-swap_first = { $who }, ruil voordat je een kaart aflegt, of sla het af
ask-swap_last = { $who }, ruil nu of sla het af
ask-play_card = { $who }, leg een kaart af en gebruik die, of zie ervan af
ask-discard = { $chance ->
    [1] Er wordt een kaart uit de hand getrokken
   *[0] { $who }, werp een kaart gedekt af
}
ask-building_material = { $who }, neem 1 steen of 1 hout
ask-care_material = { $who }, neem als beloning 1 steen of 1 hout
ask-project = { $most ->
    [1] { $points ->
        [one] { $who }, leg 1 materiaal op een project voor { $points } punt
       *[other] { $who }, leg 1 materiaal op een project voor { $points } punten
    }
   *[other] { $points ->
        [one] { $who }, leg 1 of { $most } materialen op één project, { $points } punt per stuk
       *[other] { $who }, leg 1 of { $most } materialen op één project, { $points } punten per stuk
    }
}
ask-market = { $who }, verkoop wol voor { $wool } geld per stuk, laken voor { $cloth }
ask-build_house = { $who }, bouw een huis voor { $money } geld en 1 materiaal
ask-free_house = { $who }, bouw gratis een huis of sla het af
ask-rent = { $who }, int de pacht van één huis of van twee
ask-donation = { $who }, schenk { $donation } geld aan een project
ask-cloth_making = { $who }, maak laken van 1 of 2 wol
ask-medicine = { $sick ->
    [0] { $who }, bewijs een kleine dienst: er is nog niemand ziek
   *[other] { $own ->
        [1] { $chosen ->
            [0] { $who }, verzorg zieken (kennis { $knows }) of bewijs een kleine dienst
           *[other] { $who }, verzorg er meer of wees klaar: je houdt kennis { $knows } over
        }
       *[0] { $who }, bewijs een kleine dienst of verzorg zieken
    }
}
ask-hospital_care = { $who }, verzorg als schenker van het hospitaal één zieke of sla het af
ask-protection = { $last ->
    [1] { $who }, betaal trouw zodat een plicht geen dubbele punten kost, of sla het af
   *[0] { $who }, betaal 1 trouw per straf tegen je straffen, of sla het af
}
ask-over = Het spel is afgelopen

## De keuzes: één bericht per familie, en één voor een rij getallen

do-use = { $card } gebruiken: { $change }
do-forgo = { $gains ->
    [none] van { $card } afzien: ongebruikt afleggen
   *[other] van { $card } afzien: ongebruikt afleggen voor { $gains }
}
do-discard = { $card } afwerpen: { $effect }
do-lay = { $card } ongebruikt afleggen: { $effect }
do-orient = { $steps ->
    [0] 0 · steen blijft, geen gunst · { $own } voor jou
   *[other] { $steps } · { $place } ({ $effect }) · { $own } voor jou
}
do-take = { $pays ->
    [none] { $gains } nemen
   *[other] { $gains } voor { $pays } nemen
}
do-build = { $goods } · { $place }: { $points }
do-sell = { $cloth ->
    [0] { $wool } wol verkopen: { $money } geld
   *[other] { $wool ->
        [0] { $cloth } laken verkopen: { $money } geld
       *[other] { $cloth } laken + { $wool } wol verkopen: { $money } geld
    }
}
do-sell-many = { $cloth ->
    [0] wol verkopen: { $price } geld per stuk
   *[other] { $cloth } laken + wol verkopen: { $price } geld per wol
}
do-house = { $pays ->
    [none] { $place }: { $effect }
   *[other] { $place } voor { $pays }: { $effect }
}
do-rent = { $place }: { $own }
do-rent_two = { $first } + { $second }: { $own }
do-donate = { $place } voor { $pays }: { $effect }
do-weave = { $pays } → { $gains }
do-minor_service = kleine dienst: { $gains }
do-care = { $more ->
    [none] { $place }: { $gains }
   *[other] { $place }: { $gains } + { $more }
}
do-done = klaar: verzorg de gekozenen
do-swap = { $pays } → { $gains }
do-gain = { $own } nemen
do-pay = { $pays } betalen
do-lose_points = { $pays } verliezen
do-give_up = { $goods }
do-vacate = { $place }: { $effect }
do-protect = { $names } – { $loyalty } trouw
doubled = { $thing }, niet dubbel
do-decline = afslaan
do-draw = { $card } trekken
do-event = de gebeurtenis { $event }
do-tile = een tegel van { $value }
do-tax = een belasting van { $amount } geld
do-start = { $seat } is als eerste actief

## Wat achter één knop zit

fold-forgo = Afzien …

## Wat kaarten, velden, projecten en inwoners doen: één bericht per effect

and = { $one } + { $two }
nothing = niets
change = { $pays } → { $gains }
either = { $one } of { $two }
goods = { COUNTED($number, $kind) }
points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}
free-house = gratis een huis
care-for-one = één zieke verzorgen
called = { $thing }

effect-action-grain = neem { $count } graan van de akker
effect-action-piety = neem { $count } vroomheid uit de kathedraal
effect-action-building_material = { $count ->
    [one] neem { $count } steen of { $count } hout
   *[other] neem { $count } stenen of { $count } hout
}
effect-action-building_material-dear = neem { $one } voor { $price } of { $two }
effect-action-project = leg tot { $max_materials ->
        [one] { $max_materials } materiaal
       *[other] { $max_materials } materialen
    } op één project, { $vp_each ->
        [one] { $vp_each } punt
       *[other] { $vp_each } punten
    } per stuk
effect-action-market = verkoop zoveel wol als je wilt voor { $wool_price } geld per stuk en { $cloth_limit } laken voor { $cloth_price }
effect-action-privilege = nog een keer de kaart die je het laatst open hebt afgelegd
effect-action-build_house = betaal { $money } geld en { $materials ->
        [one] { $materials } materiaal
       *[other] { $materials } materialen
    } voor een huis op een bouwplaats
effect-action-rent = { $max_houses ->
    [one] de opbrengst van een van je huizen
   *[other] de opbrengst van hoogstens { $max_houses } van je huizen
}
effect-action-donation = betaal { $money } geld en leg een zegel op een project
effect-action-cloth_making = ruil { $min } of { $max } wol voor evenveel laken
effect-action-medicine = { $minor_vp ->
    [one] { $minor_money } geld en { $minor_vp } punt, of vanaf hoofdstuk III zieken verzorgen
   *[other] { $minor_money } geld en { $minor_vp } punten, of vanaf hoofdstuk III zieken verzorgen
}
effect-action-favour = { $steps ->
    [one] zet de gunststeen { $steps } veld verder en krijg de gunst ervan
   *[other] zet de gunststeen { $steps } velden verder en krijg de gunst ervan
}

effect-trade_once = ieder mag { $pays } ruilen voor { $gains }
effect-trade_per_round = één keer per ronde, in je beurt: { $pays } ruilen voor { $gains }
effect-open_cloth_market_and_trade = laken mag worden verkocht; ieder mag { $pays } ruilen voor { $gains }
effect-place_project = het werk begint: { $thing }
effect-choose_gain = ieder neemt { $gains }
effect-pay_or_lose_vp = ieder betaalt { $pays } of verliest { $points }
effect-levy = ieder geeft { $pays }; wie geen van beide kan, verliest { $points }
effect-cover_favour = de velden { $first } en { $second } zijn bedekt tot het einde van het hoofdstuk
effect-cover_projects = tot het einde van het hoofdstuk wordt alleen nog hier gewerkt: { $thing }
effect-price_wool = wol brengt maar { $price } geld op
effect-surcharge_stone = steen die met een kaart wordt genomen, kost { $money } geld
effect-surcharge_grain = graan dat met een kaart wordt genomen, kost { $money } geld
effect-surcharge_house = een huis bouwen kost { $money } geld meer
effect-skip_actions = geen acties deze ronde: ieder legt twee kaarten ongebruikt af
effect-vp_if_have = { $vp ->
    [one] ieder met minstens { COUNTED($at_least, $kind) } krijgt { $vp } punt
   *[other] ieder met minstens { COUNTED($at_least, $kind) } krijgt { $vp } punten
}
effect-vp_for_most = { $vp_sole ->
    [one] meeste { $kind }: { $vp_sole } punt, bij gelijke stand elk { $vp_tied }
   *[other] meeste { $kind }: { $vp_sole } punten, bij gelijke stand elk { $vp_tied }
}
effect-forgo_for_medical = wie van een actie afziet, krijgt { $get } medische kennis
effect-cloth_sale_limit = tot { $limit } laken per verkoop
effect-lose_house = ieder neemt { $houses ->
        [one] { $houses } huis
       *[other] { $houses } huizen
    } terug; wie er geen heeft, verliest { $vp_if_none ->
        [one] { $vp_if_none } punt
       *[other] { $vp_if_none } punten
    }
effect-lose_goods = { $count ->
    [one] ieder geeft { $count } goed af
   *[other] ieder geeft { $count } goederen af
}
effect-gain_each = ieder krijgt { COUNTED($count, $kind) }
effect-random_discard = de kaart die je afwerpt, wordt willekeurig getrokken
effect-no_plague_care_by_card = de kaart geneeskunde verzorgt niemand
effect-fill_tower = de toren wordt met materiaal uit de voorraad voltooid
effect-reveal_plague = { $count ->
    [one] er wordt { $count } pesttegel meer omgedraaid
   *[other] er worden { $count } pesttegels meer omgedraaid
}
effect-free_build = ieder mag { $max_materials ->
        [one] { $max_materials } materiaal
       *[other] { $max_materials } materialen
    } leggen voor { $vp_each ->
        [one] { $vp_each } punt
       *[other] { $vp_each } punten
    }
effect-vp_loss_for_least = minste { $kind }: verlies { $points }, tenzij allen gelijk zijn
effect-minor_service_vp = { $vp ->
    [one] een kleine dienst brengt { $vp } punt op
   *[other] een kleine dienst brengt { $vp } punten op
}
effect-project_limit = { $max_materials ->
    [one] de projectkaart legt maar { $max_materials } materiaal
   *[other] de projectkaart legt maar { $max_materials } materialen
}

effect-field-gain = { COUNTED($number, $kind) }
effect-field-must_pay = betaal { COUNTED($number, $kind) }
effect-field-vp_if_have = { $points ->
    [one] { $points } punt met minstens { COUNTED($number, $kind) }
   *[other] { $points } punten met minstens { COUNTED($number, $kind) }
}
effect-field-vp_per_token = { $points ->
    [one] { $points } punt per { $kind }
   *[other] { $points } punten per { $kind }
}
effect-field-vp_per_house = { $points ->
    [one] { $points } punt per eigen huis
   *[other] { $points } punten per eigen huis
}
effect-donors = elke schenker krijgt { $gains }
effect-care = { $gains }
effect-plot = pacht voor een huis hier: { $gains }

penalty-penance = boete
penalty-begging = bedelen
penalty-royal_court = koninklijke rechtbank

## Namen die korter of mooier zijn dan in de gegevens

name-stone = steen
    .plural = stenen
name-wood = hout
name-metal = metaal
name-grain = graan
name-piety = vroomheid
name-wool = wol
name-cloth = laken
name-loyalty = trouw
name-medical = medische kennis
name-money = geld
name-vp = zegepunten
    .one = zegepunt
name-building_material = bouwmateriaal
name-project = project
name-market = verkoop
name-privilege = privilege
name-build_house = huizenbouw
name-rent = pacht
name-donation = schenking
name-cloth_making = lakenmakerij
name-medicine = geneeskunde
name-favour = gunst
name-outlaws = Vogelvrijen
    .number = plural
name-merchants = Kooplieden
    .number = plural

## De tafel in de terminal

table-round = { $round ->
    [0] { $chapter ->
        [0] Voor hoofdstuk I
        [1] Hoofdstuk I
        [2] Hoofdstuk II
        [3] Hoofdstuk III
       *[other] Hoofdstuk IV
    }
   *[other] { $chapter ->
        [1] Hoofdstuk I, ronde { $round } van { $rounds }
        [2] Hoofdstuk II, ronde { $round } van { $rounds }
        [3] Hoofdstuk III, ronde { $round } van { $rounds }
       *[other] Hoofdstuk IV, ronde { $round } van { $rounds }
    }
}
table-setup = Voorbereiding
table-chapter = Begin hoofdstuk
table-event = Gebeurtenis
table-orient = Raad
table-actions = Acties
table-chapter_end = Plichten
table-over = Einde
table-active = actief
table-deck = { $number ->
    [one] nog { $number } gebeurtenis
   *[other] nog { $number } gebeurtenissen
}
table-slots = geldt
table-favour = Gunst
table-covered = bedekt
table-council = Raad
table-arrow = pijl op { $number }
table-supply = Voorraad
table-market = Markt
table-projects = Projecten
table-finished = klaar
table-plots = Bouwplaatsen
table-houses = Inwoners
table-sick = vraagt { $number }
table-tiles = gedekt
table-points = punten
table-hand = hand
table-open = open
table-hidden = gedekt
table-house = huizen
table-seals = zegels
table-screen = { $number ->
    [one] { $number } handkaart, goederen achter het scherm
   *[other] { $number } handkaarten, goederen achter het scherm
}
table-unused = ongebruikt

## Het einde

points-start = begin
points-projects = projecten
points-care = zorg
points-favour = gunst
points-cards = kaarten
points-end = goederen
points-losses = verliezen
points-period = hoofdstuk { $number }
due-piety_duty = vroomheid aan het eind van hoofdstuk { $when }
due-grain_duty = graan aan het eind van hoofdstuk { $when }
due-tax_duty = belasting aan het eind van hoofdstuk { $when }, geld

wins = { $points ->
    [one] { $who } wint met { $points } punt.
   *[other] { $who } wint met { $points } punten.
}
wins-by-tokens = { $points ->
    [one] { $who } wint: { $points } punt net als { $others }, maar meer vroomheid, trouw of kennis.
   *[other] { $who } wint: { $points } punten net als { $others }, maar meer vroomheid, trouw of kennis.
}
wins-together = { $points ->
    [one] { $who } winnen samen met elk { $points } punt.
   *[other] { $who } winnen samen met elk { $points } punten.
}

## Wat beweegt, en de stations onderweg

name-house = huizen
    .one = huis
name-seal = zegels
    .one = zegel
name-projects = Projecten
name-protection = Trouw
name-leftovers = Wat over is
name-penance = { penalty-penance }
name-begging = { penalty-begging }
name-royal_court = { penalty-royal_court }

## What a player has, as a plan tells what it changes

stock-houses = huizen in voorraad
stock-seals = zegels in voorraad

# Wat naast een vraag staat zolang iemand nieuw is in het spel.
caution-piety_duty = Aan het eind van het hoofdstuk: { $most } vroomheid, je hebt { $have }. Ronden tot dan: { $left }.
caution-grain_duty = Aan het eind van het hoofdstuk: { $most } graan, je hebt { $have }. Ronden tot dan: { $left }.
caution-tax_duty = { $sure ->
    [yes] De belasting is { $most } geld, je hebt { $have }.
   *[no] Aan het eind van het hoofdstuk: { $least } tot { $most } geld belasting, je hebt { $have }.
}
caution-material = Op het einde van de partij is elke steen en elk hout minder waard dan in een project: plaats wat je kunt.

## Those who play it in a way of their own

planner-houses = de huisbaas
planner-cloth = de lakenkoopman
planner-medicine = de genezer
planner-piety = de weldoener
planner-houses-about = Bouwt huizen op goede bouwplaatsen en leeft van de pacht.
planner-cloth-about = Laat wol tot laken weven en verkoopt het op de markt.
planner-medicine-about = Verzamelt medische kennis en verzorgt de zieken voordat anderen het doen.
planner-piety-about = Leeft vroom, doneert aan de bouwprojecten en helpt ze te voltooien.
