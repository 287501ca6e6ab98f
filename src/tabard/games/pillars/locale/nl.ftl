# De Pilaren van de Aarde, Nederlands.
#
# $who, $owner en $seat zijn spelers. $thing, $place, $card, $craftsman, $kind, $space en $event zijn
# namen uit het spel. Ambachtslieden krijgen ‘de’; andere namen staan zonder lidwoord, achter een
# dubbele punt of tussen aanhalingstekens.

## De doos en de opties

game-title = De Pilaren van de Aarde
game-sentence = Huur ambachtslieden in, zet bouwmeesters in en bouw in zes rondes een kathedraal.
option-pass_allowed_at_zero = Mag je met een bouwmeester ook bij prijs 0 passen?
option-two_player_set_to_zero_after_all_drawn = Met twee spelers: gaat de kostensteen naar 0 zodra alle bouwmeesters getrokken zijn?
option-veto_per_round = Hoe vaak per ronde mag de startspeler een getrokken bouwmeester weigeren?
option-veto_per_round-0 = Nooit
option-veto_per_round-1 = Eén keer
option-debt_rounding = Wie niet kan betalen: gaat een half punt verloren of wordt het kwijtgescholden?
option-debt_rounding-floor = Kwijtgescholden (naar beneden afgerond)
option-debt_rounding-ceil = Verloren (naar boven afgerond)
option-first_start_player = Wie begint?
option-first_start_player-random = Het lot beslist
option-first_start_player-0 = Plaats 1
option-first_start_player-1 = Plaats 2
option-first_start_player-2 = Plaats 3
option-first_start_player-3 = Plaats 4

## Het verslag: één bericht per soort gebeurtenis, in de tegenwoordige tijd

round-begins = Ronde { $amount } begint, { $who } start
starts = { $who } is startspeler
card-to-kingsbridge = In Kingsbridge ligt nu: { $thing }
card-to-shiring = In Shiring wacht een ambachtsman: { $thing }
display-laid-out = Het aanbod ligt klaar
foresees = { $thing ->
    [none] { $who } bekijkt de komende gebeurtenis
   *[other] { $who } voorziet de komende gebeurtenis: { $thing }
}

takes-card = { $amount ->
    [one] { $who } neemt een kaart voor { $amount } arbeider: { $thing }
   *[other] { $who } neemt een kaart voor { $amount } arbeiders: { $thing }
}
hires = { $who } huurt de { $thing } in voor { $amount } goud
passes-cards = { $who } past
dismisses = { $who } ontslaat de { $thing }
sends-to-mill = { $amount ->
    [0] { $who } stuurt niemand naar de wolweverij
    [one] { $who } stuurt { $amount } arbeider naar de wolweverij
   *[other] { $who } stuurt { $amount } arbeiders naar de wolweverij
}

builder-drawn = { $who } wordt getrokken bij { $amount } goud
builder-set-aside = { $who } wordt een derde keer getrokken en opzijgezet
refuses-builder = { $who } stopt de getrokken bouwmeester terug
places-builder = { $amount ->
    [0] { $who } stuurt gratis een bouwmeester { FORM($place, "to") }
   *[other] { $who } stuurt voor { $amount } goud een bouwmeester { FORM($place, "to") }
}
builder-waits = { $who } past bij { $amount } goud en wacht

event-revealed = Gebeurtenis: { $thing } – { $effect }
bishop-protects = { $who } wordt beschermd door de bisschop
bishop-promises = { $who } vraagt de bisschop om { COUNTED($amount, $thing) }
bishop-forgone = { $who } vraagt de bisschop om niets
builders-limited = { $amount ->
    [one] { $who } mag de volgende ronde maar { $amount } bouwmeester inzetten
   *[other] { $who } mag de volgende ronde maar { $amount } bouwmeesters inzetten
}
plays = { $who } speelt ‘{ $thing }’
receives = { $who } krijgt ‘{ $thing }’ – { $effect }
receives-craftsman = { $who } krijgt de { $thing }
tax-rolled = { $who } dobbelt om de belasting van de koning: { $amount } goud
wins-grey-workers = { $amount ->
    [one] { $who } wint { $amount } grijze arbeider voor de volgende ronde
   *[other] { $who } wint { $amount } grijze arbeiders voor de volgende ronde
}

buys = { $who } koopt { COUNTED($amount, $thing) } voor { $gold } goud
sells = { $who } verkoopt { COUNTED($amount, $thing) }
leaves-market = { $who } verlaat de markt

uses = { $amount ->
    [one] { $who } zet de { $thing } in
   *[other] { $who } zet de { $thing } { $amount } keer in
}
builds-no-more = { $who } is klaar met bouwen
returns-cube = { $who } geeft { COUNTED($amount, $thing) } terug
cathedral-grows = { $who } plaatst deel { $amount } van de kathedraal

gains-gold = { $who } krijgt { $amount } goud
loses-surplus-gold = { $who } laat { $amount } goud vervallen: meer past er niet in de beurs
pays-gold = { $amount ->
    [0] { $who } heeft geen goud om te betalen
   *[other] { $who } betaalt { $amount } goud
}
gains-points = { $amount ->
    [one] { $who } krijgt { $amount } punt
   *[other] { $who } krijgt { $amount } punten
}
loses-points = { $amount ->
    [0] { $who } verliest geen punten
    [one] { $who } verliest { $amount } punt
   *[other] { $who } verliest { $amount } punten
}
gains-cubes = { $who } krijgt { COUNTED($amount, $thing) }
game-ends = Het spel is afgelopen

## Waarom niet: één bericht per reden

not-in-the-display = Deze kaart ligt niet in het aanbod: { $thing }.
too-few-workers = { $need ->
    [one] Hiervoor heb je { $need } arbeider nodig, je hebt er { $have }.
   *[other] Hiervoor heb je { $need } arbeiders nodig, je hebt er { $have }.
}
too-little-gold = Hiervoor heb je { $need } goud nodig, je hebt { $have }.
not-in-your-row = Je rij heeft geen { $craftsman }.

fills-in-order = { $space }: de velden worden op volgorde gevuld, veld { $need } is aan de beurt.
no-free-space = Hier is geen veld meer vrij: { $space }.
no-next-round-for-workers = Er volgt geen ronde waarin de grijze arbeiders zouden kunnen werken.
no-next-round-to-start = Er volgt geen ronde die je zou kunnen beginnen.
exempt-from-tax-already = Je staat al aan het Koningshof en betaalt geen belasting.
no-pass-at-zero = Een gratis bouwmeester moet worden ingezet.
waiting-must-be-placed = Een wachtende bouwmeester moet nu worden ingezet.
needs-remigius = Gratis gaat het alleen met Broeder Remigius.
already-free = Inzetten kost toch al niets: houd Broeder Remigius.
not-for-waiting-builders = Wachtende bouwmeesters worden toch al gratis ingezet.

no-protection-from-good-events = Deze gebeurtenis is goed: bescherming is niet nodig.
none-on-the-market = Op de markt is geen { $kind } meer.

buying-needs-a-woodworker = Om { $kind } te kopen heb je een schrijnwerker in je rij nodig.
selling-needs-a-stonecutter = Om { $kind } te verkopen heb je een steenhouwer in je rij nodig.
bought-this-round = Je hebt deze ronde al { $kind } gekocht.
sold-this-round = Je hebt deze ronde al { $kind } verkocht.
too-few-on-the-market = { $have ->
    [0] Op de markt is geen { $kind } meer.
   *[other] De markt heeft maar { COUNTED($have, $kind) }, je wilt er { $need }.
}
too-few-cubes = { $have ->
    [0] Je hebt geen { $kind }.
   *[other] Je hebt { COUNTED($have, $kind) } en hebt er { $need } nodig.
}

needs-a-mortar-mixer = De { $craftsman } heeft een mortelmaker in je rij nodig.
needs-to-own-metal = De { $craftsman } werkt alleen als je metaal hebt.
too-few-uses-left = { $have ->
    [0] De { $craftsman } is deze ronde klaar met werken.
   *[other] De { $craftsman } werkt deze ronde nog maar { $have } keer.
}
too-few-goods = { $have ->
    [0] Je goud en grondstoffen zijn niet genoeg voor de { $craftsman }.
   *[other] Je goud en grondstoffen zijn genoeg om de { $craftsman } maar { $have } keer in te zetten.
}

## De vraag: één bericht per stap die iets vraagt

ask-first_start_player = Het lot bepaalt wie start
ask-kingsbridge_cards = Een kaart voor Kingsbridge wordt omgedraaid
ask-round_craftsmen = Een ambachtsman voor Shiring wordt omgedraaid
ask-resource_cards = Het aanbod wordt klaargelegd
ask-ellens_look = Ellen kijkt naar de komende gebeurtenis
ask-draw_builder = Een bouwmeester wordt uit de buidel getrokken
ask-reveal_event = De gebeurtenis wordt omgedraaid
ask-tax_roll = De belastingdobbelsteen wordt geworpen

ask-choosing_cards = { $who }, neem een kaart uit het aanbod of pas
ask-refusal = { $own ->
    [1] { $who }, je eigen bouwmeester is getrokken bij { $cost } goud: aanvaard hem, of weiger hem en trek opnieuw
   *[0] { $who }, bij { $cost } goud is een bouwmeester van { $owner } getrokken: aanvaard hem, of weiger hem en trek opnieuw
}
ask-place_builder = { $cost ->
    [0] { $pass ->
        [1] { $who }, zet je bouwmeester gratis in of pas
       *[0] { $who }, zet je bouwmeester gratis in
    }
   *[other] { $who }, zet je bouwmeester in voor { $cost } goud of pas
}
ask-place_waiting = { $who }, zet je wachtende bouwmeester gratis in
ask-bishops_choice = { $good ->
    [1] { $who }, vraag de bisschop om een grondstof of om niets: de gebeurtenis is goed
   *[0] { $who }, vraag de bisschop om bescherming tegen ‘{ $event }’, om een grondstof of om niets
}
ask-thomass_choice = { $who }, speel Aartsbisschop Thomas tegen ‘{ $event }’ of houd hem
ask-event_effect = { $who }, ‘{ $event }’ kost je een ambachtsman: kies wie
ask-exemption = { $who }, speel ‘Val van de koning’ in plaats van { $tax } goud te betalen, of houd de kaart
ask-market = { $who }, koop, verkoop of verlaat de markt met je bouwmeester op veld { $space }
ask-building = { $who }, zet je ambachtslieden in of stop met bouwen
ask-dismissal = { $have ->
    [one] { $who }, je hebt { $have } ambachtsman en plaats voor { $limit }: ontsla er een
   *[other] { $who }, je hebt { $have } ambachtslieden en plaats voor { $limit }: ontsla er een
}
ask-surplus = { $surplus ->
    [one] { $who }, geef { $surplus } grondstof terug: je mag er { $kept } houden
   *[other] { $who }, geef { $surplus } grondstoffen terug: je mag er { $kept } houden
}
ask-over = Het spel is afgelopen

## De keuzes: één bericht per familie, en één voor een reeks getallen

do-take = neem de kaart ‘{ $card }’: { $effect }
do-hire = huur de { $craftsman } in voor { $gold } goud: { $effect }
do-place = { $gold ->
    [0] { $space } gratis: { $reward }
   *[other] { $space } voor { $gold } goud: { $reward }
}
do-place_free = { $space } gratis met Broeder Remigius: { $reward }
do-buy = koop { COUNTED($number, $kind) } voor { $gold } goud
do-buy-many = koop { $kind } voor { $price } goud per stuk: { $low } tot { $high }
do-sell = verkoop { COUNTED($number, $kind) } voor { $gold } goud
do-sell-many = verkoop { $kind } voor { $price } goud per stuk: { $low } tot { $high }
do-pass = pas
do-accept = aanvaard de bouwmeester
do-refuse = weiger de bouwmeester en trek opnieuw
do-builder = een bouwmeester van { $seat }
do-use = zet de { $craftsman } in: { $change }
do-use-many = zet de { $craftsman } in: { $low } tot { $high } keer, telkens { $change }
do-done = klaar: niet verder bouwen
do-return = geef { COUNTED(1, $kind) } terug
do-dismiss = ontsla de { $craftsman }: { $effect }
do-shield = bescherming tegen de gebeurtenis
do-fetch = { COUNTED(1, $kind) } van de markt
do-forgo = vraag om niets
do-play = speel { $card }
do-keep = houd { $card }
do-start = { $seat } start
do-advantage = { $card } in Kingsbridge
do-craftsman = de { $card } in Shiring
do-aside = leg ‘{ $first }’ en ‘{ $second }’ opzij
do-event = gebeurtenis ‘{ $card }’
do-tax = { $amount } goud belasting

## Wat kaarten doen: één bericht per effect in de gegevens

change = { $pays } → { $gains }
change-holding = { $holds } bezitten → { $gains }
with-trade = { $change } (alleen met { $craftsman })
so-often = { $change }, { $times }×
and = { $one } + { $two }
named = { $card } – { $effect }
called = { $thing }
apart = { $name } ({ $number }×)
goods = { COUNTED($number, $kind) }
gold = { $number } goud
workers = { $number ->
    [one] { $number } arbeider
   *[other] { $number } arbeiders
}
points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}

effect-income = elke ronde { COUNTED($amount, $kind) }
effect-fixed_tax = de belasting is altijd { $amount } goud
effect-priory_bonus = { $vp_per_builder ->
    [one] { $vp_per_builder } punt meer voor elke bouwmeester in de priorij
   *[other] { $vp_per_builder } punten meer voor elke bouwmeester in de priorij
}
effect-peek_event = bekijk vóór elke ronde de gebeurtenis
effect-craftsman_slots = { $slots ->
    [one] plaats voor { $slots } ambachtsman
   *[other] plaats voor { $slots } ambachtslieden
}
effect-event_shield = één keer: geen schade door een gebeurtenis
effect-tax_exemption = één keer: geen belasting
effect-free_builder = één keer: zet een bouwmeester gratis in
effect-extra_worker = { $amount ->
    [one] elke ronde { $amount } arbeider meer
   *[other] elke ronde { $amount } arbeiders meer
}
effect-gain = meteen { $gains }

effect-capacity = ambachtslieden werken { $amount }× vaker, maar niet: { $but }
effect-card_yield = { $more ->
    [1] elke grondstofkaart brengt { $amount } meer op
   *[0] elke grondstofkaart brengt { $amount } minder op
}
effect-gold = { $more ->
    [1] iedereen krijgt { $amount } goud
   *[0] iedereen betaalt { $amount } goud
}
effect-metal = iedereen krijgt { $amount } metaal
effect-double_wage = { $max_workers ->
    [one] wolweverij: dubbel loon voor ieders eerste arbeider
   *[other] wolweverij: dubbel loon voor ieders eerste { $max_workers } arbeiders
}
effect-builder_limit = { $limit ->
    [one] de volgende ronde maar { $limit } bouwmeester per speler
   *[other] de volgende ronde maar { $limit } bouwmeesters per speler
}
effect-lose_craftsman = { $count ->
    [one] iedereen verliest { $count } ambachtsman
   *[other] iedereen verliest { $count } ambachtslieden
}
effect-vp = { $amount ->
    [one] iedereen verliest { $amount } punt
   *[other] iedereen verliest { $amount } punten
}

## What the stations are for

station-event = een gebeurtenis voor iedereen
station-wool_mill = { $gold } goud voor elke arbeider
station-kingsbridge = elke bouwmeester krijgt het voordeel bij zijn veld
station-priory = { $first } voor de eerste bouwmeester, { $second } voor de tweede
station-land = { $kind } voor de arbeiders daar
station-kings_court = wie hier geen bouwmeester heeft, betaalt belasting; de eerste bouwmeester krijgt het metaal
station-shiring = elke bouwmeester krijgt de ambachtsman bij zijn veld
station-cathedral = ambachtslieden maken punten van grondstoffen

## Wat een bouwmeester op elke plaats krijgt

at-bishops_seat = bescherming of een grondstof
at-kingsbridge = { $effect }
at-priory = { $points }
at-kings_court = { $metal ->
    [0] geen belasting
   *[other] { $metal } metaal, geen belasting
}
at-shiring = { $effect }
at-shiring_castle = { $number ->
    [one] volgende ronde { $number } arbeider meer
   *[other] volgende ronde { $number } arbeiders meer
}
at-market = kopen en verkopen
at-start_player = volgende ronde starten
at-the-end = niets in de laatste ronde

## Namen die korter of fijner zijn dan die in de gegevens

name-kingsbridge_1 = Kingsbridge 1
    .to = naar Kingsbridge, veld 1
name-kingsbridge_2 = Kingsbridge 2
    .to = naar Kingsbridge, veld 2
name-priory = Priorij
    .to = naar de priorij
name-shiring_1 = Shiring 1
    .to = naar Shiring, veld 1
name-shiring_2 = Shiring 2
    .to = naar Shiring, veld 2
name-shiring_castle = Burcht
    .to = naar de burcht
name-market = Markt
    .to = naar de markt
name-start_player = Startspeler
    .to = naar het veld van de startspeler
name-bishops_seat = Bisschopszetel
    .to = naar de bisschopszetel
name-kings_court = Koningshof
    .to = naar het koningshof

## De tafel in de terminal

table-round = Ronde { $round } van { $rounds }
table-setup = Voorbereiding
table-cards = Kaarten
table-builders = Bouwmeesters
table-stations = Acties
table-over = Spel afgelopen
table-starts = startspeler
table-hidden = nog { $number } gedekt
table-past = voorbij: { $list }
table-foreseen = dit weet jij alleen: { $card }
table-wage = { $number } goud elk
table-tax-open = belasting: de dobbelsteen beslist
table-tax = belasting: { $number } goud
table-stock = { COUNTED($number, $kind) } à { $gold }
table-sells = { $kind } à { $gold }
table-display = Aanbod
table-price = Prijs
table-bag = buidel
table-drawn = getrokken
table-supply = Voorraad
table-points = punten
table-gold = goud
table-workers = werkers
table-passed = heeft gepast
table-protected = beschermd
table-exempt = betaalt geen belasting
table-limited = { $number ->
    [one] maar { $number } bouwmeester
   *[other] maar { $number } bouwmeesters
}
table-limited-next = { $number ->
    [one] volgende ronde maar { $number } bouwmeester
   *[other] volgende ronde maar { $number } bouwmeesters
}
table-grey-won = { $number ->
    [one] volgende ronde { $number } grijze arbeider
   *[other] volgende ronde { $number } grijze arbeiders
}

## Het einde

points-start = start
points-priory = priorij
points-craftsmen = ambachtslieden
points-cards = kaarten
points-losses = verlies
points-period = ronde { $number }
due-tax = belasting van de koning in ronde { $when }, goud

wins = { $points ->
    [one] { $who } wint met { $points } punt.
   *[other] { $who } wint met { $points } punten.
}
wins-by-gold = { $points ->
    [one] { $who } wint: { $points } punt net als { $others }, maar meer goud.
   *[other] { $who } wint: { $points } punten net als { $others }, maar meer goud.
}
wins-together = { $points ->
    [one] { $who } winnen samen: elk { $points } punt en { $gold } goud.
   *[other] { $who } winnen samen: elk { $points } punten en { $gold } goud.
}

## Wat beweegt, en de stations onderweg

name-gold = goud
name-points = zegepunten
    .one = zegepunt
name-workers = grijze arbeiders
    .one = grijze arbeider

## What a player has, as a plan tells what it changes

stock-workers = arbeiders

# Wat naast een vraag staat zolang iemand nieuw is in het spel.
caution-goods = Goederen die je hebt: { $have }. Als je klaar bent, is de grens { $keep }.
caution-goods_to_come = Er komt meer dan je ambachtslieden kunnen gebruiken. Goederen die over zullen zijn: { $have }, en de grens is { $keep }.
caution-tax = { $sure ->
    [yes] De belasting van de koning is { $most } goud, en je hebt { $have }.
   *[no] De belasting van de koning wordt { $least } tot { $most } goud, en je hebt { $have }.
}
caution-dear = Een bouwmeester kost nu { $cost } goud, en je hebt { $have }: de jouwe zou wachten.
caution-last = Dit is de laatste ronde: goederen die overblijven, zijn niets waard.

## Those who play it in a way of their own

planner-metal = de klokkengieter
planner-craftsmen = de werkmeester
planner-market = de handelaar
planner-workers = de opzichter
planner-metal-about = Verzamelt metaal, en de ambachtslieden die er glas, klokken en een orgel van maken.
planner-craftsmen-about = Huurt vroeg ambachtslieden in, zodat ze zoveel mogelijk rondes lang bouwen.
planner-market-about = Gaat naar de markt, verkoopt wat duur is en koopt wat de ambachtslieden missen.
planner-workers-about = Stuurt elke arbeider om grondstoffen en haalt er meer uit het kasteel.
