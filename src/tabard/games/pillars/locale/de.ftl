# Die Säulen der Erde, Deutsch.
#
# $who, $owner und $seat sind Mitspielende. $thing, $place, $card, $craftsman, $kind, $space und
# $event sind Namen aus dem Spiel, immer im Nominativ. Handwerker sind alle männlich und bleiben nach
# „der“ und „den“ unverändert; die übrigen Namen stehen hinter einem Doppelpunkt, in
# Anführungszeichen oder dort, wo sie nicht gebeugt werden.

## Die Schachtel und die Optionen

game-title = Die Säulen der Erde
game-sentence = Heuere Handwerker an, setze Baumeister ein und errichte in sechs Runden eine Kathedrale.
option-pass_allowed_at_zero = Darf man mit einem Baumeister auch beim Preis 0 passen?
option-two_player_set_to_zero_after_all_drawn = Zu zweit: Geht der Kostenmarker auf 0, sobald alle Baumeister gezogen sind?
option-veto_per_round = Wie oft je Runde darf der Startspieler einen gezogenen Baumeister ablehnen?
option-veto_per_round-0 = Nie
option-veto_per_round-1 = Einmal
option-debt_rounding = Wer nicht zahlen kann: Geht ein halber Punkt verloren, oder wird er erlassen?
option-debt_rounding-floor = Erlassen (abgerundet)
option-debt_rounding-ceil = Verloren (aufgerundet)
option-first_start_player = Wer fängt an?
option-first_start_player-random = Das Los entscheidet
option-first_start_player-0 = Platz 1
option-first_start_player-1 = Platz 2
option-first_start_player-2 = Platz 3
option-first_start_player-3 = Platz 4

## Das Protokoll: eine Meldung je Art von Ereignis, in der Gegenwart

round-begins = Runde { $amount } beginnt, { $who } fängt an
starts = { $who } ist Startspieler
card-to-kingsbridge = In Kingsbridge liegt jetzt: { $thing }
card-to-shiring = In Shiring wartet ein Handwerker: { $thing }
display-laid-out = Die Auslage liegt bereit
foresees = { $thing ->
    [none] { $who } sieht sich das kommende Ereignis an
   *[other] { $who } sieht das kommende Ereignis voraus: { $thing }
}

takes-card = { $who } nimmt eine Karte für { $amount } Arbeiter: { $thing }
hires = { $who } heuert den { $thing } für { $amount } Gold an
passes-cards = { $who } passt
dismisses = { $who } entlässt den { $thing }
sends-to-mill = { $amount ->
    [0] { $who } schickt niemanden in die Wollmanufaktur
   *[other] { $who } schickt { $amount } Arbeiter in die Wollmanufaktur
}

builder-drawn = { $who } wird bei { $amount } Gold gezogen
builder-set-aside = { $who } wird ein drittes Mal gezogen und beiseitegestellt
refuses-builder = { $who } legt den gezogenen Baumeister zurück
places-builder = { $amount ->
    [0] { $who } schickt kostenlos einen Baumeister { FORM($place, "to") }
   *[other] { $who } schickt für { $amount } Gold einen Baumeister { FORM($place, "to") }
}
builder-waits = { $who } passt bei { $amount } Gold und wartet

event-revealed = Ereignis: { $thing } – { $effect }
bishop-protects = { $who } steht unter dem Schutz des Bischofs
bishop-promises = { $who } bittet den Bischof um { COUNTED($amount, $thing) }
bishop-forgone = { $who } bittet den Bischof um nichts
builders-limited = { $who } darf in der nächsten Runde nur { $amount } Baumeister einsetzen
plays = { $who } spielt „{ $thing }“
receives = { $who } erhält „{ $thing }“ – { $effect }
receives-craftsman = { $who } erhält den { $thing }
tax-rolled = { $who } würfelt die Steuer des Königs: { $amount } Gold
wins-grey-workers = { $amount ->
    [one] { $who } gewinnt { $amount } grauen Arbeiter für die nächste Runde
   *[other] { $who } gewinnt { $amount } graue Arbeiter für die nächste Runde
}

buys = { $who } kauft { COUNTED($amount, $thing) } für { $gold } Gold
sells = { $who } verkauft { COUNTED($amount, $thing) }
leaves-market = { $who } verlässt den Markt

uses = { $amount ->
    [one] { $who } setzt den { $thing } ein
   *[other] { $who } setzt den { $thing } { $amount }-mal ein
}
builds-no-more = { $who } ist mit dem Bauen fertig
returns-cube = { $who } gibt { COUNTED($amount, $thing) } zurück
cathedral-grows = { $who } setzt Teil { $amount } der Kathedrale

gains-gold = { $who } erhält { $amount } Gold
loses-surplus-gold = { $who } lässt { $amount } Gold verfallen: Mehr fasst die Börse nicht
pays-gold = { $amount ->
    [0] { $who } hat kein Gold zum Zahlen
   *[other] { $who } zahlt { $amount } Gold
}
gains-points = { $amount ->
    [one] { $who } erhält { $amount } Punkt
   *[other] { $who } erhält { $amount } Punkte
}
loses-points = { $amount ->
    [0] { $who } verliert keinen Punkt
    [one] { $who } verliert { $amount } Punkt
   *[other] { $who } verliert { $amount } Punkte
}
gains-cubes = { $who } erhält { COUNTED($amount, $thing) }
game-ends = Das Spiel ist vorbei

## Warum nicht: eine Meldung je Grund

not-in-the-display = Diese Karte liegt nicht in der Auslage: { $thing }.
too-few-workers = Dafür brauchst du { $need } Arbeiter, du hast { $have }.
too-little-gold = Dafür brauchst du { $need } Gold, du hast { $have }.
not-in-your-row = In deiner Reihe liegt kein { $craftsman }.

fills-in-order = { $space }: Die Felder füllen sich der Reihe nach, Feld { $need } kommt als nächstes.
no-free-space = Hier ist kein Feld mehr frei: { $space }.
no-next-round-for-workers = Es folgt keine Runde, in der die grauen Arbeiter arbeiten könnten.
no-next-round-to-start = Es folgt keine Runde, die du beginnen könntest.
exempt-from-tax-already = Du stehst schon am Königshof und zahlst keine Steuer.
no-pass-at-zero = Ein kostenloser Baumeister muss eingesetzt werden.
waiting-must-be-placed = Ein wartender Baumeister muss jetzt eingesetzt werden.
needs-remigius = Kostenlos geht es nur mit Bruder Remigius.
already-free = Das Einsetzen kostet ohnehin nichts: Behalte Bruder Remigius.
not-for-waiting-builders = Wartende Baumeister werden ohnehin kostenlos eingesetzt.

no-protection-from-good-events = Dieses Ereignis ist gut: Schutz ist nicht nötig.
none-on-the-market = { $kind } ist auf dem Markt ausverkauft.

buying-needs-a-woodworker = Um { $kind } zu kaufen, brauchst du einen Schreiner in deiner Reihe.
selling-needs-a-stonecutter = Um { $kind } zu verkaufen, brauchst du einen Steinmetz in deiner Reihe.
bought-this-round = Du hast in dieser Runde schon { $kind } gekauft.
sold-this-round = Du hast in dieser Runde schon { $kind } verkauft.
too-few-on-the-market = { $have ->
    [0] { $kind } ist auf dem Markt ausverkauft.
   *[other] Der Markt hat nur { COUNTED($have, $kind) }, du willst { $need }.
}
too-few-cubes = { $have ->
    [0] Dir fehlt { $kind }.
   *[other] Du hast { COUNTED($have, $kind) }, nötig sind { $need }.
}

needs-a-mortar-mixer = Der { $craftsman } braucht einen Mörtelmischer in deiner Reihe.
needs-to-own-metal = Der { $craftsman } arbeitet nur, wenn du Metall hast.
too-few-uses-left = { $have ->
    [0] Der { $craftsman } hat seine Arbeit für diese Runde getan.
    [one] Der { $craftsman } arbeitet in dieser Runde nur noch einmal.
   *[other] Der { $craftsman } arbeitet in dieser Runde nur noch { $have }-mal.
}
too-few-goods = { $have ->
    [0] Dein Gold und deine Baustoffe reichen nicht für den { $craftsman }.
    [one] Dein Gold und deine Baustoffe reichen für den { $craftsman } nur einmal.
   *[other] Dein Gold und deine Baustoffe reichen für den { $craftsman } nur { $have }-mal.
}

## Die Aufforderung: eine Meldung je Schritt, der fragt

ask-first_start_player = Das Los entscheidet, wer anfängt
ask-kingsbridge_cards = Eine Karte für Kingsbridge wird aufgedeckt
ask-round_craftsmen = Ein Handwerker für Shiring wird aufgedeckt
ask-resource_cards = Die Auslage wird bereitgelegt
ask-ellens_look = Ellen blickt auf das kommende Ereignis
ask-draw_builder = Ein Baumeister wird aus dem Beutel gezogen
ask-reveal_event = Das Ereignis wird aufgedeckt
ask-tax_roll = Der Steuerwürfel wird geworfen

ask-choosing_cards = { $who }, nimm eine Karte aus der Auslage oder passe
ask-refusal = { $own ->
    [1] { $who }, dein eigener Baumeister ist bei { $cost } Gold gezogen: Nimm ihn an oder lehne ihn ab und zieh neu
   *[0] { $who }, bei { $cost } Gold ist ein Baumeister von { $owner } gezogen: Nimm ihn an oder lehne ihn ab und zieh neu
}
ask-place_builder = { $cost ->
    [0] { $pass ->
        [1] { $who }, setze deinen Baumeister kostenlos ein oder passe
       *[0] { $who }, setze deinen Baumeister kostenlos ein
    }
   *[other] { $who }, setze deinen Baumeister für { $cost } Gold ein oder passe
}
ask-place_waiting = { $who }, setze deinen wartenden Baumeister kostenlos ein
ask-bishops_choice = { $good ->
    [1] { $who }, bitte den Bischof um einen Baustoff oder um nichts: Das Ereignis ist gut
   *[0] { $who }, bitte den Bischof um Schutz vor „{ $event }“, um einen Baustoff oder um nichts
}
ask-thomass_choice = { $who }, spiele Erzbischof Thomas gegen „{ $event }“ oder behalte ihn
ask-event_effect = { $who }, „{ $event }“ kostet dich einen Handwerker: Wähle ihn aus
ask-exemption = { $who }, spiele „Sturz des Königs“, statt { $tax } Gold zu zahlen, oder behalte die Karte
ask-market = { $who }, kaufe, verkaufe oder verlasse den Markt mit deinem Baumeister auf Feld { $space }
ask-building = { $who }, setze deine Handwerker ein oder hör auf zu bauen
ask-dismissal = { $who }, du hast { $have } Handwerker und Platz für { $limit }: Entlasse einen
ask-surplus = { $surplus ->
    [one] { $who }, gib { $surplus } Baustoff zurück: Du darfst { $kept } behalten
   *[other] { $who }, gib { $surplus } Baustoffe zurück: Du darfst { $kept } behalten
}
ask-over = Das Spiel ist vorbei

## Die Wahl: eine Meldung je Familie, dazu eine für eine Reihe von Zahlen

do-take = Karte „{ $card }“ nehmen: { $effect }
do-hire = { $craftsman } für { $gold } Gold anheuern: { $effect }
do-place = { $gold ->
    [0] { $space } kostenlos: { $reward }
   *[other] { $space } für { $gold } Gold: { $reward }
}
do-place_free = { $space } kostenlos mit Bruder Remigius: { $reward }
do-buy = { COUNTED($number, $kind) } für { $gold } Gold kaufen
do-buy-many = { $kind } für je { $price } Gold kaufen: { $low } bis { $high }
do-sell = { COUNTED($number, $kind) } für { $gold } Gold verkaufen
do-sell-many = { $kind } für je { $price } Gold verkaufen: { $low } bis { $high }
do-pass = passen
do-accept = den Baumeister annehmen
do-refuse = den Baumeister ablehnen und neu ziehen
do-builder = ein Baumeister von { $seat }
do-use = { $craftsman } einsetzen: { $change }
do-use-many = { $craftsman } einsetzen: { $low }- bis { $high }-mal, jeweils { $change }
do-done = fertig: nicht weiter bauen
do-return = { COUNTED(1, $kind) } zurückgeben
do-dismiss = { $craftsman } entlassen: { $effect }
do-shield = Schutz vor dem Ereignis
do-fetch = { COUNTED(1, $kind) } vom Markt
do-forgo = um nichts bitten
do-play = { $card } spielen
do-keep = { $card } behalten
do-start = { $seat } fängt an
do-advantage = { $card } in Kingsbridge
do-craftsman = { $card } in Shiring
do-aside = „{ $first }“ und „{ $second }“ beiseitelegen
do-event = Ereignis „{ $card }“
do-tax = { $amount } Gold Steuer

## Was Karten tun: eine Meldung je Wirkung in den Daten

change = { $pays } → { $gains }
change-holding = { $holds } besitzen → { $gains }
with-trade = { $change } (nur mit { $craftsman })
so-often = { $change }, { $times }×
and = { $one } + { $two }
named = { $card } – { $effect }
called = { $thing }
apart = { $name } ({ $number }×)
goods = { COUNTED($number, $kind) }
gold = { $number } Gold
workers = { $number } Arbeiter
points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}

effect-income = jede Runde { COUNTED($amount, $kind) }
effect-fixed_tax = die Steuer beträgt immer { $amount } Gold
effect-priory_bonus = { $vp_per_builder ->
    [one] { $vp_per_builder } Punkt mehr für jeden Baumeister in der Priorei
   *[other] { $vp_per_builder } Punkte mehr für jeden Baumeister in der Priorei
}
effect-peek_event = vor jeder Runde das Ereignis ansehen
effect-craftsman_slots = Platz für { $slots } Handwerker
effect-event_shield = einmal: kein Schaden durch ein Ereignis
effect-tax_exemption = einmal: keine Steuer
effect-free_builder = einmal: einen Baumeister kostenlos einsetzen
effect-extra_worker = jede Runde { $amount } Arbeiter mehr
effect-gain = sofort { $gains }

effect-capacity = Handwerker arbeiten { $amount }× mehr, aber nicht: { $but }
effect-card_yield = { $more ->
    [1] jede Baustoffkarte bringt { $amount } mehr
   *[0] jede Baustoffkarte bringt { $amount } weniger
}
effect-gold = { $more ->
    [1] alle erhalten { $amount } Gold
   *[0] alle zahlen { $amount } Gold
}
effect-metal = alle erhalten { $amount } Metall
effect-double_wage = Wollmanufaktur: doppelter Lohn für je bis zu { $max_workers } Arbeiter
effect-builder_limit = nächste Runde für alle nur { $limit } Baumeister
effect-lose_craftsman = alle verlieren { $count } Handwerker
effect-vp = { $amount ->
    [one] alle verlieren { $amount } Punkt
   *[other] alle verlieren { $amount } Punkte
}

## What the stations are for

station-event = ein Ereignis für alle
station-wool_mill = { $gold } Gold für jeden Arbeiter
station-kingsbridge = jeder Baumeister erhält den Vorteil an seinem Feld
station-priory = { $first } für den ersten Baumeister, { $second } für den zweiten
station-land = { $kind } für die Arbeiter dort
station-kings_court = wer hier keinen Baumeister hat, zahlt Steuer; der erste Baumeister erhält das Metall
station-shiring = jeder Baumeister erhält den Handwerker an seinem Feld
station-cathedral = Handwerker machen Punkte aus Baustoffen

## Was ein Baumeister an jedem Ort bekommt

at-bishops_seat = Schutz oder ein Baustoff
at-kingsbridge = { $effect }
at-priory = { $points }
at-kings_court = { $metal ->
    [0] keine Steuer
   *[other] { $metal } Metall, keine Steuer
}
at-shiring = { $effect }
at-shiring_castle = nächste Runde { $number } Arbeiter mehr
at-market = kaufen und verkaufen
at-start_player = nächste Runde anfangen
at-the-end = nichts in der letzten Runde

## Namen, die kürzer oder feiner sind als die in den Daten

name-kingsbridge_1 = Kingsbridge 1
    .to = nach Kingsbridge, Feld 1
name-kingsbridge_2 = Kingsbridge 2
    .to = nach Kingsbridge, Feld 2
name-priory = Priorei
    .to = in die Priorei
name-shiring_1 = Shiring 1
    .to = nach Shiring, Feld 1
name-shiring_2 = Shiring 2
    .to = nach Shiring, Feld 2
name-shiring_castle = Burg
    .to = in die Burg
name-market = Markt
    .to = auf den Markt
name-start_player = Startspieler
    .to = auf das Startspielerfeld
name-bishops_seat = Bischofssitz
    .to = zum Bischofssitz
name-kings_court = Königshof
    .to = an den Königshof

## Der Tisch im Terminal

table-round = Runde { $round } von { $rounds }
table-setup = Vorbereitung
table-cards = Karten
table-builders = Baumeister
table-stations = Aktionen
table-over = Spielende
table-starts = Startspieler
table-hidden = noch { $number } verdeckt
table-past = vorbei: { $list }
table-foreseen = das weißt nur du: { $card }
table-wage = je { $number } Gold
table-tax-open = Steuer: der Würfel entscheidet
table-tax = Steuer: { $number } Gold
table-stock = { COUNTED($number, $kind) } zu { $gold }
table-sells = { $kind } zu { $gold }
table-display = Auslage
table-price = Preis
table-bag = Beutel
table-drawn = gezogen
table-supply = Vorrat
table-points = Punkte
table-gold = Gold
table-workers = Leute
table-passed = hat gepasst
table-protected = geschützt
table-exempt = zahlt keine Steuer
table-limited = nur { $number } Baumeister
table-limited-next = nächste Runde nur { $number } Baumeister
table-grey-won = { $number ->
    [one] nächste Runde { $number } grauer Arbeiter
   *[other] nächste Runde { $number } graue Arbeiter
}

## Das Ende

points-start = Start
points-priory = Priorei
points-craftsmen = Handwerker
points-cards = Karten
points-losses = Verluste
points-period = Runde { $number }
due-tax = Steuer des Königs in Runde { $when }, Gold

wins = { $points ->
    [one] { $who } gewinnt mit { $points } Punkt.
   *[other] { $who } gewinnt mit { $points } Punkten.
}
wins-by-gold = { $points ->
    [one] { $who } gewinnt: { $points } Punkt wie { $others }, aber mehr Gold.
   *[other] { $who } gewinnt: { $points } Punkte wie { $others }, aber mehr Gold.
}
wins-together = { $points ->
    [one] { $who } gewinnen gemeinsam: je { $points } Punkt und { $gold } Gold.
   *[other] { $who } gewinnen gemeinsam: je { $points } Punkte und { $gold } Gold.
}

## Was sich bewegt, und die Stationen auf seinem Weg

name-gold = Gold
name-points = Siegpunkte
    .one = Siegpunkt
name-workers = graue Arbeiter
    .one = grauer Arbeiter

## What a player has, as a plan tells what it changes

stock-workers = Arbeiter

# Was neben einer Frage steht, solange jemand neu im Spiel ist.
caution-goods = Waren, die du hast: { $have }. Wenn du fertig bist, ist die Grenze { $keep }.
caution-goods_to_come = Es kommt mehr, als deine Handwerker brauchen können. Waren, die übrig sein werden: { $have }, und die Grenze ist { $keep }.
caution-tax = { $sure ->
    [yes] Die Steuer des Königs ist { $most } Gold, und du hast { $have }.
   *[no] Die Steuer des Königs wird { $least } bis { $most } Gold sein, und du hast { $have }.
}
caution-dear = Ein Baumeister kostet jetzt { $cost } Gold, und du hast { $have }: Deiner müsste warten.
caution-last = Das ist die letzte Runde: Waren, die übrig bleiben, sind nichts wert.

## Those who play it in a way of their own

planner-metal = der Glockengießer
planner-craftsmen = der Werkmeister
planner-market = der Händler
planner-workers = der Aufseher
planner-metal-about = Sammelt Metall und die Handwerker, die daraus Glas, Glocken und eine Orgel machen.
planner-craftsmen-about = Wirbt früh Handwerker an, damit sie möglichst viele Runden lang bauen.
planner-market-about = Geht zum Markt, verkauft, was teuer ist, und kauft, was den Handwerkern fehlt.
planner-workers-about = Schickt jeden Arbeiter nach Rohstoffen und holt weitere aus der Burg.
