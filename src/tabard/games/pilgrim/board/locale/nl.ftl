# Uitleg bij Pilgrim, Nederlands: een naam, een streepje, twee zinnen. $who none is Ab-Bott.
# Na de uitleg: de woorden in de tekening, opschriften en wat je bij elk onderdeel hoort.

tip-rounds = Ronde { $round } van { $rounds }, kwartaal { $quarter } van { $quarters } – { $left ->
    [0] Dit is de laatste ronde.
    [one] Hierna volgt nog { $left } ronde.
   *[other] Hierna volgen nog { $left } rondes.
} Een kwartaal eindigt als het schip een bedevaartsoord bereikt.
tip-ship = Het schip: ronde { $round } van { $rounds } – Elke ronde vaart het langs de rand een veld verder; gebouwen die het bereikt, zijn bruikbaar. Bij een bedevaartsoord eindigt het kwartaal, nu { $quarter } van { $quarters }; rondes over: { $left }.
tip-phase-sow = Zaaien – Neem alle eigen volgelingen van één plaats op en zet ze een voor een langs de ring neer. { $hand ->
    [0] Nu heeft niemand er op de hand.
    [one] Nu is er { $hand } op de hand.
   *[other] Nu zijn er { $hand } op de hand.
}
tip-phase-act = Handelen – Vervul één taak waar een eigen volgeling staat, of neem in plaats daarvan een tiende. Met de meerderheid is de waarde { $most }, anders 1.
tip-phase-recall = Terugroepen – Na een taak gaan alle eigen volgelingen van die tegel terug naar de stad. Na een tiende blijven ze.
tip-phase-round_end = Einde van de ronde – Steen en graan boven { $kept } gaan weg; schip en koopman trekken verder. Wie de hoogste vroomheid heeft, kiest wie begint.
tip-city = Stad – Van hier gaan volgelingen naar het noorden of zuiden van de ring; na een taak komen ze terug. { $number ->
    [0] Nu is hier niemand.
    [one] Nu is hier { $number } volgeling.
   *[other] Nu zijn hier { $number } volgelingen.
}
tip-tithe = Tiende: { $place } – Wie daar een volgeling heeft, mag in plaats van een taak 1 hiervan nemen: { $kind }. Het kost niets en niemand wordt teruggeroepen.
tip-merchant = De koopman – { $kind ->
    [none] Hij staat bij Belasting: huren kan niet en er is geen handelsinkomen.
   *[other] Zijn plaats bepaalt waarmee huur en handelsinkomen worden betaald: { $kind }.
} Na elke ronde gaat hij met de klok mee een tegel verder.
tip-harbour = { $place } – Een weg zonder schrijnen die hier eindigt, is een handelsroute: elke ronde 1 handelsgoed. { $number ->
    [0] Nog niemand is aangesloten.
   *[other] Aangesloten: { $number }.
}
tip-closed = Gesloten land – Met zoveel spelers wordt er in hoogstens { $number ->
    [one] { $number } kwart
   *[other] { $number } kwarten
} van de kaart gebouwd. Hier mag niemand meer een tegel leggen.
tip-path = Pelgrimspad: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Lengte { $length } met { $shrines ->
    [one] { $shrines } schrijn
   *[other] { $shrines } schrijnen
}, tot nu toe { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. Elk stuk tot een schrijn of een oord telt één keer meer dan het vorige.
tip-route = Handelsroute: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Lengte { $length } met { $shrines ->
    [one] { $shrines } schrijn
   *[other] { $shrines } schrijnen
} en { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. Ze brengt aan het begin van elke ronde 1 goed van de koopman op.
tip-destroy = Afbreken – Voor één eenheid neem je de laatste tegel van een eigen open weg terug; de steen krijg je niet terug. Schrijnen worden nooit afgebroken.
tip-shrine = Schrijn – Hij sluit een stuk van het pad af, dat daarmee punten oplevert. Volgende schrijnen vragen meer wegtegels ertussen en kosten meer vroomheid.
tip-favours = Gunst van de kardinaal – { $number ->
    [0] Ze zijn allemaal vergeven.
    [one] Er is er nog { $number }.
   *[other] Er zijn er nog { $number }.
} Een pad dat met precies die lengte een oord bereikt, wint hem, als er een plaats vrij is.
tip-piety-track = Vroomheid – Van 0 tot { $most }; aan het eind telt ze −{ $worst } tot { $best } punten. Je betaalt er schrijnen en oorden mee, en wie de hoogste heeft, kiest wie een ronde begint.
tip-alms-track = Aalmoezen – Elke rij omhoog kost 1 graan of zilver; de rijen 2, 4 en 6 van { $rows } brengen iemand uit dorp of abdij verder. Wie aan het eind van een kwartaal het hoogst staat, stuurt er een naar de aalmoezentafel.
tip-tiles-left = { $thing } – In de voorraad: { $number }. Een tegel leggen kost 1 steen.
tip-shrines-left = { $thing } – In de voorraad: { $number }. De eerste van een pad kost 1 steen en 1 vroomheid, elke volgende 1 vroomheid meer.
tip-upgrades-left = Verbeteringen – In de voorraad: { $number }. Voor 2 stenen vervangt een verbetering een tegel en legt er een eigen weg bij.
tip-solo = Zak van Ab-Bott, niveau { $level } – Erin: { $number ->
    [one] { $number } fiche
   *[other] { $number } fiches
}; elke beurt trekt hij er een en vervult die taak. Jouw voorsprong op Ab-Bott: { $ahead }.
tip-token = { $thing } – { $number } van { $whole } fiches in de zak. Wordt er een getrokken, dan vervult Ab-Bott deze taak alsof hij de meerderheid had.
tip-token-rest = { $thing } – { $number } van { $whole } fiches in de zak. Wordt die getrokken, dan doet Ab-Bott die beurt niets meer.
tip-player = { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} als het spel nu eindigde, vroomheid { $piety }. In de stad en bij taken: { $acolytes ->
    [one] { $acolytes } volgeling
   *[other] { $acolytes } volgelingen
}.
tip-points = Punten: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} als het spel nu eindigde, plaats { $place } van { $whole }. Volgelingen, paden, oorden, vroomheid, aalmoezen, geschonken gebouwen, gunsten en goederen tellen.
tip-starts = Startspeler: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Heeft de eerste beurt van de ronde. Daarna kiest wie de hoogste vroomheid heeft de volgende startspeler.
tip-piety = Vroomheid: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number } van { $most }, aan het eind in punten: { $points }. Je betaalt er schrijnen en oorden mee.
tip-alms = Aalmoezen: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Rij { $number } van { $rows }. Wie aan het eind van het kwartaal het hoogst staat, stuurt een volgeling uit de abdij naar de aalmoezentafel.
tip-alms-table = Aalmoezentafel: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number ->
    [one] { $number } volgeling
   *[other] { $number } volgelingen
}, goed voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. Elke volgende telt meer.
tip-village = Dorp: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number ->
    [one] { $number } horige woont
   *[other] { $number } horigen wonen
} hier. Een wijding brengt er voor 1 graan een naar de abdij; horigen tellen niets.
tip-abbey = Abdij: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number ->
    [one] { $number } volgeling is
   *[other] { $number } volgelingen zijn
} hier, elk 1 punt. Een wijding stuurt er voor 1 graan een naar de stad, toewijzing een naar een werkzaamheid.
tip-strip = { $who } – Graan, steen, zilver, vroomheid, aalmoezen en wie in dorp en abdij is. Het bord toont er meer over.
tip-store-stone = { $kind }: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Hier: { $number }. Met steen betaal je wegen en gebouwen; na een ronde houd je er hoogstens { $kept }. Elke { $each } goederen leveren aan het eind 1 punt op, nu { $worth }.
tip-store-wheat = { $kind }: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Hier: { $number }. Met graan betaal je wijdingen en aalmoezen; na een ronde houd je er hoogstens { $kept }. Elke { $each } goederen leveren aan het eind 1 punt op, nu { $worth }.
tip-store-silver = { $kind }: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Hier: { $number }. Met zilver betaal je oorden, aalmoezen en de bijdrage van een minderheid; van steen en graan houd je er elk { $kept }, zilver houd je allemaal. Elke { $each } goederen leveren aan het eind 1 punt op, nu { $worth }.

## De tekening: de tafel

table = Pilgrim, ronde { $round } van { $rounds }

## De tekening: de ring van taken

tile = { $duty } ({ $place })
goal = Zo zaaien dat de laatste volgeling op { $place } valt
goal-several = Meerdere wegen eindigen op { $place }: kies de volgende tegel
acolytes-of = { $name }: { $number }
dummy = een dummy
tithe-of = tiende: { $kind }
tithe-at = Tiende bij { $duty }: { $kind }
strength-majority = je hebt de meerderheid: waarde 2
strength-parity = je staat gelijk: waarde 1
strength-minority = je bent in de minderheid: waarde 1 voor 1 zilver
merchant = de koopman staat hier
merchant-none = De koopman staat bij Belasting: niet huren, geen handelsinkomen
merchant-trades = De koopman: huur en handelsinkomen in { $kind }

## De tekening: de kaart

ship = Het schip: ronde { $round } van { $rounds }
herald = een heraut
joined = aangesloten: { $name }
closed = Hier mag niemand meer bouwen: { $places }
shrine-of = Schrijn van { $name }
path = Pad van { $name }: lengte { $length }, tot nu toe { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
route = Handelsroute van { $name }: lengte { $length }
path-shrines = schrijnen: { $number }
path-open = open
path-shrine = gesloten door een schrijn
path-site = gewijd
path-given-up = opgegeven
path-favour = een gunst wacht op lengte { $favour }
building = { $name }, niveau { $level }
from-round = vanaf ronde { $round }

## De tekening: wegen leggen

start-road = Een weg beginnen op { $cell }
extend-road = Verder naar { $cell }
leave-shrine = Van de schrijn verder naar { $cell }
build-shrine = Een schrijn bouwen op { $cell }
destroy-tile = De tegel op { $cell } afbreken
lay = { $tile } { $way }

## De tekening: de spelersborden

points-of = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} als het spel nu eindigde
winner = winnaar
goods-of = { $name }: { $kind } { $number }
piety-of = { $name }: vroomheid { $number }
alms-of = { $name }: aalmoezen { $number }
village-of = { $name }: { $number } in het dorp
abbey-of = { $name }: { $number } in de abdij
label-activities = Werkzaamheden
label-slots = Zes plaatsen: gebouwen en gunsten
label-alms-table = Gaven
on-the-map = { $number ->
    [one] { $number } van je 16 staat
   *[other] { $number } van je 16 staan
} op de kaart
allocate = van { $source } naar { $destination }
favour = Gunst voor lengte { $length }
taken-by = genomen door { $name }
donated = geschonken: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
used = deze beurt gebruikt
alms-table = { $name }: { $number } aan de aalmoezentafel, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
next-start = { $name } begint de volgende ronde

## De tekening: de sporen

label-points = punten
label-favours = Gunst van de kardinaal
label-tiles = Tegels in de voorraad
tiles-left = { $name }: nog { $number }

## De tekening: Ab-Bott

label-bag = Zak van Ab-Bott
level = niveau { $number }
rest = Rusten
tokens = { $name }: { $number } in de zak
token-drawn = { $name } is getrokken; nog { $number } in de zak
difference = Jij min Ab-Bott nu: { $points }
bag-campaign-begins = Campagne, spel { $game } van { $games }
bag-campaign-goes-on = Campagne, spel { $game } van { $games }: tot nu toe { $sum }
bag-campaign-ended = Campagne, spel { $game } van { $games }: { $sum }, { $rank }
