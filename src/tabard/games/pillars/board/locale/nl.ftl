# Uitleg bij De Pilaren van de Aarde, Nederlands: een naam, een streepje en twee zinnen over een ding.
# Na de uitleg: de woorden in de tekening, opschriften en wat je bij elk onderdeel hoort.
#
# $who is iemand aan tafel. $place, $kind, $event en $craftsman zijn namen uit het spel.

## Rondes en fasen

tip-rounds = Ronde { $round } van { $rounds } – { $left ->
    [0] Dit is de laatste ronde.
    [one] Hierna volgt nog { $left } ronde.
   *[other] Hierna volgen nog { $left } rondes.
} Wie na de laatste de meeste punten heeft, wint.
tip-phase-cards = Fase I: kaarten – Om de beurt neemt ieder een kaart uit het aanbod of past, tot de kaarten op zijn of iedereen heeft gepast. { $left ->
    [0] Nu ligt er geen kaart open.
    [one] Nu ligt er { $left } kaart open.
   *[other] Nu liggen er { $left } kaarten open.
}
tip-phase-builders = Fase II: bouwmeesters – Bouwmeesters worden een voor een uit de buidel getrokken; inzetten kost eerst { $begins } goud en na elke bouwmeester 1 minder. { $on ->
    [builders] De prijs is nu { $cost } goud, in de buidel zitten er nog { $inside }.
   *[other] In de buidel zitten er nu { $inside }.
}
tip-phase-stations = Fase III: acties – De plaatsen worden na elkaar afgehandeld in de volgorde van hun nummers; hun bouwmeesters gaan terug in de buidel. { $station ->
    [0] Nu is er geen aan de beurt.
   *[other] Nu is plaats { $station } aan de beurt.
}

## Plaatsen

tip-station-event = { $place } – De kaart die hier wordt omgedraaid, geldt voor iedereen; wie beschermd is, blijft gespaard voor een slechte. { $event ->
    [none] De kaart van deze ronde ligt nog gedekt.
   *[other] Deze ronde is het ‘{ $event }’.
}
tip-station-bishops_seat = { $place } – De bouwmeester hier vraagt om bescherming tegen een slechte gebeurtenis, of om 1 hout, steen of zand van de markt. { $free ->
    [0] Het veld is bezet.
   *[other] Het veld is vrij.
}
tip-station-wool_mill = { $place } – Arbeiders zonder kaart spinnen wol en verdienen elk { $wage } goud. { $workers ->
    [0] Nu werkt hier niemand.
    [one] Nu is hier { $workers } arbeider.
   *[other] Nu zijn hier { $workers } arbeiders.
}
tip-station-kingsbridge = { $place } – Elke bouwmeester krijgt hier de voordeelkaart naast zijn veld. { $free ->
    [0] Beide velden zijn bezet.
   *[other] Vrij: { $free } van { $whole } velden.
}
tip-station-priory = { $place } – De eerste bouwmeester krijgt { $best ->
    [one] { $best } punt
   *[other] { $best } punten
}, de tweede { $next }. { $free ->
    [0] Beide velden zijn bezet.
   *[other] Vrij: { $free } van { $whole } velden.
}
tip-station-land = { $place } – Arbeiders die met een kaart hierheen zijn gestuurd, brengen na de gebeurtenis { $kind } op. { $workers ->
    [0] Nu werkt hier niemand.
    [one] Nu brengt { $workers } arbeider er { $cubes } op.
   *[other] Nu brengen { $workers } arbeiders er { $cubes } op.
}
tip-station-kings_court = { $place } – Wie hier een bouwmeester heeft, betaalt de koning geen belasting; de eerste neemt ook het metaal. { $tax ->
    [0] De dobbelsteen vraagt { $least } tot { $most } goud; vrij zijn { $free } van { $whole } velden.
   *[other] De belasting was { $tax } goud; vrij zijn { $free } van { $whole } velden.
}
tip-station-shiring = { $place } – Elke bouwmeester krijgt hier gratis de ambachtsman naast zijn veld. { $free ->
    [0] Beide velden zijn bezet.
   *[other] Vrij: { $free } van { $whole } velden.
}
tip-station-shiring_castle = { $place } – De bouwmeester hier wint { $won ->
        [one] { $won } grijze arbeider
       *[other] { $won } grijze arbeiders
    } voor de volgende ronde. { $last ->
    [1] In deze laatste ronde komen ze te laat.
   *[0] { $free ->
        [0] Het veld is bezet.
       *[other] Het veld is vrij.
    }
}
tip-station-market = { $place } – De bouwmeesters hier kopen of verkopen om de beurt één soort grondstof, tot ze allemaal weg zijn. { $free ->
    [0] Alle { $whole } velden zijn bezet.
   *[other] Vrij: { $free } van { $whole } velden.
}
tip-station-cathedral = { $place } – Om de beurt laat ieder zijn ambachtslieden punten maken van grondstoffen; hoogstens { $kept } grondstoffen blijven voor de volgende ronde. Van de { $parts } delen staan er { $built }; elke ronde komt er één bij.
tip-station-start_player = { $place } – Wie hier een bouwmeester heeft, begint de volgende ronde; anders begint wie links zit. { $last ->
    [1] Na deze ronde volgt er geen meer.
   *[0] { $free ->
        [0] Het veld is bezet.
       *[other] Het veld is vrij.
    }
}
tip-event-deck = Gebeurtenissen – { $left ->
    [0] Alle gebeurtenissen zijn omgedraaid.
    [one] { $left } kaart ligt gedekt, voor de laatste ronde.
   *[other] { $left } kaarten liggen gedekt, een voor elke ronde die nog komt.
} { $removed ->
    [one] { $removed } van de { $whole } gebeurtenissen is ongezien verwijderd.
   *[other] { $removed } van de { $whole } gebeurtenissen zijn ongezien verwijderd.
}
tip-court-metal = Metaal aan het hof – { $metal ->
    [0] Het is al gepakt; na de ronde komt er nieuw.
   *[other] Hier ligt { $metal } metaal voor de bouwmeester op het eerste veld.
}
tip-tax-die = Belasting van de koning – { $tax ->
    [0] De dobbelsteen toont { $least } tot { $most } goud als het hof aan de beurt is.
   *[other] De dobbelsteen toonde { $tax } goud.
} Dat betaalt wie geen bouwmeester aan het hof heeft; per { $debt } goud dat ontbreekt, verlies je 1 punt.
tip-castle-workers = Grijze arbeiders – { $number ->
    [one] { $number } wacht in de burcht.
   *[other] { $number } wachten in de burcht.
} De bouwmeester hier wint er { $won } voor één ronde.
tip-starts = Startspeler: { $who } – Neemt de eerste kaart, is overal het eerst aan de beurt en mag één keer per ronde een getrokken bouwmeester weigeren. De bouwmeester op het startspelersveld neemt het over, anders wie links zit.

## Markt en voorraad

tip-stall = { $kind } op de markt – { $left ->
    [0] Deze ronde uitverkocht; de prijs was { $buy } goud.
   *[other] Deze ronde nog { $left } voor { $buy } goud elk.
} Verkopen brengt { $sell } goud elk op, maar niemand mag { $kind } in dezelfde ronde kopen en verkopen.
tip-stall-buying = { $kind } op de markt – { $left ->
    [0] Deze ronde uitverkocht; de prijs was { $buy } goud.
   *[other] Deze ronde nog { $left } voor { $buy } goud elk.
} Kopen kan alleen met een { $craftsman }{ $has ->
    [yes] , en die heb je
    [no] , en die heb je niet
   *[nobody] { "" }
}; verkopen mag iedereen, voor { $sell } goud elk.
tip-stall-selling = { $kind } op de markt – { $left ->
    [0] Deze ronde uitverkocht; de prijs was { $buy } goud.
   *[other] Deze ronde nog { $left } voor { $buy } goud elk.
} Verkopen brengt { $sell } goud elk op en kan alleen met een { $craftsman }{ $has ->
    [yes] , en die heb je
    [no] , en die heb je niet
   *[nobody] { "" }
}.
tip-stall-metal = { $kind } op de markt – Te koop is het niet. Verkopen brengt { $sell } goud elk op.
tip-supply = { $number ->
    [one] { $kind } in de voorraad – Hier ligt er { $number } van { $whole }. Oogsten en giften komen hiervandaan; wat verbruikt of verkocht is, gaat terug.
   *[other] { $kind } in de voorraad – Hier liggen er { $number } van { $whole }. Oogsten en giften komen hiervandaan; wat verbruikt of verkocht is, gaat terug.
}
tip-supply-owed = { $kind } in de voorraad – Er zijn er { $number } meer in het spel dan de { $whole } in de doos. Niemand krijgt daarom minder: wat ontbreekt, blijft men schuldig.

## Het midden

tip-display = Aanbod – Grondstofkaarten kosten arbeiders, ambachtslieden kosten goud; per beurt neem je één kaart. { $left ->
    [0] Nu ligt er geen open.
    [one] Nu ligt er { $left } open.
   *[other] Nu liggen er { $left } open.
}
tip-price-track = Prijs van een bouwmeester – Hij daalt met 1 goud na elke bouwmeester die wordt ingezet of past. Nu is hij { $cost } goud.
tip-price = { $cost } goud voor een bouwmeester – { $now ->
    [1] Dit is de prijs van de bouwmeester die nu getrokken is.
   *[0] Zoveel kost een getrokken bouwmeester als de marker hier staat.
} { $waiting ->
    [0] Wie hier past, wacht en zet gratis in als de buidel leeg is.
    [one] { $waiting } bouwmeester heeft hier gepast en wordt gratis ingezet.
   *[other] { $waiting } bouwmeesters hebben hier gepast en worden gratis ingezet.
}
tip-bag = Buidel – { $number ->
    [0] Alle bouwmeesters zijn getrokken.
    [one] { $number } bouwmeester moet nog getrokken worden.
   *[other] { $number } bouwmeesters moeten nog getrokken worden.
} { $refusals ->
    [0] De startspeler mag nu geen getrokken bouwmeester weigeren.
   *[other] De startspeler mag deze ronde nog { $refusals } keer een getrokken bouwmeester terugleggen.
}
tip-gold-track = Goud – De schijven tonen hoeveel ieder heeft. In een beurs past { $most } goud; wat daarbovenop komt, gaat verloren.
tip-score-track = Punten – De schijven tonen ieders punten; na { $length } begint het spoor opnieuw. Wie na de laatste ronde de meeste heeft, wint; bij gelijke stand beslist het goud.
tip-unseen = Nog onbekend – Niemand zag tot nu toe: { $events ->
        [one] { $events } gebeurtenis
       *[other] { $events } gebeurtenissen
    } en { $cards ->
        [one] { $cards } voordeelkaart
       *[other] { $cards } voordeelkaarten
    }. Een deel daarvan is vóór het spel ongezien verwijderd.

## Aan tafel

tip-player = { $who } – { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $gold } goud, { $goods ->
    [one] { $goods } grondstof
   *[other] { $goods } grondstoffen
} en { $craftsmen ->
    [one] { $craftsmen } ambachtsman
   *[other] { $craftsmen } ambachtslieden
}. Wat voor iemand ligt, is voor iedereen open.
tip-points = Punten: { $who } – { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, nu plaats { $place } van { $whole }. Wie na de laatste ronde de meeste heeft, wint; bij gelijke stand beslist het goud.
tip-purse = Goud: { $who } – { $number } goud; in een beurs past { $most } en de rest gaat verloren. Met goud betaal je bouwmeesters, ambachtslieden, aankopen en belasting.
tip-good = { $kind }: { $who } – { $goods ->
    [0] Helemaal geen grondstoffen.
    [one] { $number } van in totaal { $goods } grondstof.
   *[other] { $number } van in totaal { $goods } grondstoffen.
} Na het bouwen blijven er hoogstens { $most } voor de volgende ronde.
tip-kept = Grondstoffen: { $who } – Nu { $goods ->
    [one] { $goods } grondstof
   *[other] { $goods } grondstoffen
}. Na het bouwen blijven er hoogstens { $kept } voor de volgende ronde; de rest gaat terug naar de voorraad.
tip-workers = Arbeiders: { $who } – { $free } van { $whole } vrij. Grondstofkaarten vragen arbeiders; wie overblijft, spint wol voor goud.
tip-wages = Wolweverij: { $who } – { $number ->
    [one] { $number } arbeider verdient hier { $gold } goud.
   *[other] { $number } arbeiders verdienen hier { $gold } goud.
} Ze gaan naar huis als de weverij aan de beurt is geweest.
tip-builders = Bouwmeesters: { $who } – { $number } van { $whole } in de buidel. Elk wordt één keer per ronde getrokken en ingezet, of wacht.
tip-row = Ambachtslieden: { $who } – { $number } van hoogstens { $limit }. Wie er een te veel krijgt, ontslaat er een uit de rij.
tip-passed = { $who } heeft gepast – Deze ronde komt er geen kaart meer bij. De vrije arbeiders gaan naar de wolweverij.
tip-protected = { $who } is beschermd – De slechte gebeurtenis van deze ronde doet hier geen kwaad. Een goede zou wel gelden.
tip-limited = { $number ->
    [one] { $who } is beperkt – Deze ronde wordt maar { $number } bouwmeester ingezet. Wordt er nog een getrokken, dan wordt die terzijde gelegd.
   *[other] { $who } is beperkt – Deze ronde worden maar { $number } bouwmeesters ingezet. Wordt er nog een getrokken, dan wordt die terzijde gelegd.
}
tip-grey = Grijze arbeiders: { $who } – Deze ronde { $number ->
    [one] { $number } arbeider
   *[other] { $number } arbeiders
} meer, gewonnen in de burcht van Shiring. Daarna keren ze daarheen terug.

## De tekening: de tafel

table = De Pilaren van de Aarde, ronde { $round } van { $rounds }

## De tekening: stations

station = { $number } { $name }

## De tekening: velden en bouwmeesters

space = veld { $number }
free = vrij
builder-of = bouwmeester van { $name }
card = kaart: { $name }
choosable-for = te kiezen voor { $gold } goud
choosable-free = gratis te kiezen
choosable-remigius = gratis te kiezen met Broeder Remigius

## De tekening: gebeurtenis en bisschop

event-deck = Gedekte gebeurteniskaarten: { $number }
event-now = Gebeurtenis: { $card }
event-past = Voorbije gebeurtenis: { $card }
foreseen = Voorziene gebeurtenis, alleen bij jou bekend: { $card }
bishop-shield = Bescherming tegen de gebeurtenis
bishop-cube = 1 { $kind } van de markt
or = of

## De tekening: wat op de stations ligt

each = elk
in-mill = { $name }, arbeiders in de wolweverij: { $number }
court-metal = 1 metaal voor de eerste bouwmeester
tax = belasting
last-tax = Belasting van de koning, laatste worp: { $gold } goud
tax-die = Belastingdobbelsteen, nog niet geworpen
castle-workers = Grijze arbeiders in de burcht: { $number }
stall = { $kind }: { $number } op voorraad, kopen voor { $buy } goud, verkopen voor { $sell } goud
stall-sell = { $kind }: verkopen voor { $sell } goud
buy = koop { COUNTED($number, $kind) } voor { $gold } goud
sell = verkoop { COUNTED($number, $kind) } voor { $gold } goud
parts-built = { $number }/{ $parts }

## De tekening: het midden

display = Aanbod
display-left = nog { $number }
display-aside = { $number } over
display-done = alle kaarten zijn vergeven
craftsman-card = { $trade } voor { $gold } goud
taken-by = genomen door { $name }
gone = door niemand genomen
aside = over
price = prijs { $gold }
price-track = Prijs
waits = bouwmeester van { $name } wacht
drawn = bouwmeester van { $name } is getrokken
bag = Buidel, bouwmeesters erin: { $number }
refusal-left = de startspeler mag nog { $number } keer weigeren
put-back = Stop de getrokken bouwmeester terug in de buidel
gold-track = Goud
supply = Voorraad
in-supply = { $kind } in de voorraad: { $number }

## De tekening: de spelersborden

points-of = { $name }, zegepunten: { $points }
winner = winnaar
gold-of = { $name }: { $number } goud
goods-of = { $name }, { $kind }: { $number }
craftsman-of = { $trade } van { $name }, { $used } van { $capacity } ingezet
use = zet { $trade } { $times ->
    [one] één
   *[other] { $times }
} keer in
craftsmen = Ambachtslieden
of = { $number } van { $whole }
advantages = Voordelen
this-round = Deze ronde
keeps = houdt er { $most } aan het eind, heeft { $number }
workers-free = { $number } van { $whole } vrij
in-bag = { $number } in buidel
passed = heeft gepast
protected = beschermd tegen de gebeurtenis
limited = mag maar { $number ->
    [one] { $number } bouwmeester
   *[other] { $number } bouwmeesters
} inzetten
grey = Grijze arbeiders: { $number }

## De tekening: wat nog komt

unseen = Nog onbekend
unseen-events = gebeurtenissen
unseen-advantages = voordelen
