# Die Tore der Welt, Deutsch.
#
# $who und $seat sind Spieler. $thing, $place, $card, $kind, $event, $first und $second sind Namen
# des Spiels: aus einer `name-`-Meldung, wenn es eine gibt, sonst aus den Daten.

## Die Schachtel und die Optionen

game-title = Die Tore der Welt
game-sentence = Vierundzwanzig Runden voll Brückenbau, Wolle und Pest – und Pflichten, denen niemand entkommt.
option-intro_game = Wird Kapitel I nur mit den sechs Karten mit Stern gespielt, wie in einer ersten Partie?

## Das Protokoll: eine Meldung je Art von Geschehen, im Präsens

starts = { $who } beginnt als aktiver Spieler
chapter-begins = { $amount ->
    [1] Kapitel I beginnt
    [2] Kapitel II beginnt
    [3] Kapitel III beginnt
   *[other] Kapitel IV beginnt
}
round-begins = Runde { $amount } beginnt
event-revealed = { $who } deckt auf: { $thing } – { $effect }
falls-sick = { $place }: Jemand erkrankt und braucht { $amount } medizinisches Wissen
orients = { $who } dreht den Pfeil auf { $amount }
stone-moves = { $amount ->
    [one] { $who } zieht den Gunststein { $amount } Feld weiter: { $place }
   *[other] { $who } zieht den Gunststein { $amount } Felder weiter: { $place }
}
stone-stays = { $who } lässt den Gunststein stehen: { $place }
badge-passes = { $who } wird aktiver Spieler
event-stays = „{ $thing }“ gilt weiter
event-leaves = „{ $thing }“ gilt nicht mehr

uses = { $who } nutzt { $thing }
forgoes = { $who } legt { $thing } ab und verzichtet
repeats = { $who } wiederholt { $thing }
no-effect = { $who }: { $thing } bleibt wirkungslos
lays-unused = { $who } legt { $thing } ungenutzt ab
discards = { $thing ->
    [none] { $who } wirft eine Karte ab
   *[other] { $who } wirft { $thing } ab
}
discard-drawn = { $thing ->
    [none] { $who } verliert eine zufällige Karte aus der Hand
   *[other] { $who } verliert { $thing } aus der Hand
}
penance-card = { $thing ->
    [none] { $who } tut Buße: Eine Karte wird aus der Hand gezogen
   *[other] { $who } tut Buße: { $thing } wird aus der Hand gezogen
}
declines = { $who } lehnt ab
swaps = { $who } tauscht: { $thing }

gains = { $who } erhält { COUNTED($amount, $thing) }
pays = { $who } zahlt { COUNTED($amount, $thing) }
nothing-left = { $who } geht leer aus: { $thing } ist aufgebraucht
gains-points = { $amount ->
    [one] { $who } erhält { $amount } Siegpunkt
   *[other] { $who } erhält { $amount } Siegpunkte
}
gains-half-point = { $who } erhält einen halben Siegpunkt
loses-points = { $thing ->
    [none] { $amount ->
        [one] { $who } verliert { $amount } Siegpunkt
       *[other] { $who } verliert { $amount } Siegpunkte
    }
   *[other] { $amount ->
        [one] { $who } verliert { $amount } Siegpunkt: { $thing }
       *[other] { $who } verliert { $amount } Siegpunkte: { $thing }
    }
}
counts = { $who } hat noch { COUNTED($amount, $thing) }

places = { $who } legt { COUNTED($amount, $thing) }: { $place }
builds-house = { $who } baut ein Haus: { $place }
takes-back-house = { $who } nimmt ein Haus zurück: { $place }
collects-rent = { $who } nimmt Pacht ein: { $place }
donates = { $who } spendet: { $place }
minor-service = { $who } leistet einen kleinen Dienst
cares = { $who } versorgt { $place } mit Wissen für { $amount }

project-enters = { $place }: Die Arbeit beginnt
project-grows = { $place } erhält { COUNTED($amount, $thing) }
tower-filled = { $amount ->
    [one] { COUNTED($amount, $thing) } aus dem Vorrat füllt den Turm
   *[other] { COUNTED($amount, $thing) } aus dem Vorrat füllen den Turm
}
metal-placed = { $place }: Der König schenkt das Metall
donor-rewarded = { $who } wird als Spender belohnt: { $place }
seal-returns = { $who } nimmt das Siegel zurück: { $place }
field-covered = Bis zum Kapitelende bedeckt: { $place }
cloth-market-opens = Tuch darf auf dem Markt verkauft werden
covers-removed = Alle Abdeckplättchen werden entfernt

chapter-ends = { $amount ->
    [1] Kapitel I endet
    [2] Kapitel II endet
    [3] Kapitel III endet
   *[other] Kapitel IV endet
}
tax-rolled = { $who } würfelt die Steuer: { $amount } Geld für jeden
misses-duty = { $amount ->
    [one] { $who } fehlt { $amount }: { $thing }
   *[other] { $who } fehlen { $amount }: { $thing }
}
penalised = { $who } zieht sich eine Strafe zu: { $penalty }
penalty-cancelled = { $who } zahlt Loyalität gegen: { $penalty }
doubling-cancelled = { $who } zahlt Loyalität, damit diese Abgabe nicht doppelt zählt: { $thing }
penalty-served = { $who } hat hinter sich: { $penalty }
plague-comes = { $amount ->
    [one] Die Pest kommt: { $amount } Plättchen liegt verdeckt
   *[other] Die Pest kommt: { $amount } Plättchen liegen verdeckt
}
game-ends = Das Spiel ist vorbei

## Protokoll und Grund zugleich: was mit einem Bauvorhaben geschah, ist auch der Grund

project-finished = { $thing ->
    [none] { $place } ist fertig
   *[other] { $place } ist fertig.
}
project-covered = { $thing ->
    [none] { $place } ist bis zum Kapitelende bedeckt
   *[other] { $place } ist bis zum Kapitelende bedeckt.
}

## Warum nicht: eine Meldung je Grund

not-in-hand = { $card } hast du nicht auf der Hand.
outlaws-want-money = Der Stein käme zu den Geächteten, und du hättest kein Geld für sie.
exhausted = { $kind } ist aufgebraucht.
too-little-money = Kostet { $need } Geld, du hast { $have }.
cannot-pay = Braucht { $need }, du hast { $have }.
must-pay = Wer zahlen kann, muss zahlen.
not-of-this-event = Von { $thing } spricht das Ereignis dieser Runde nicht.
no-such-swap = Kein geltendes Ereignis tauscht gegen { $kind }.
swapped-this-round = Diesen Tausch hast du in dieser Runde schon genutzt.
goods-not-owned = Diese Güter hast du nicht.

not-in-play = { $place } ist noch nicht begonnen.
too-many-materials = Nur { $have } auf einmal.
no-free-stone-field = { $have ->
    [0] { $place } hat kein freies Feld für Stein.
    [one] { $place } hat nur { $have } freies Feld für Stein.
   *[other] { $place } hat nur { $have } freie Felder für Stein.
}
no-free-wood-field = { $have ->
    [0] { $place } hat kein freies Feld für Holz.
    [one] { $place } hat nur { $have } freies Feld für Holz.
   *[other] { $place } hat nur { $have } freie Felder für Holz.
}
needs-stone = { $need ->
    [one] Braucht { $need } Stein, du hast { $have }.
   *[other] Braucht { $need } Steine, du hast { $have }.
}
needs-wood = Braucht { $need } Holz, du hast { $have }.
already-donated = Dort liegt schon dein Siegel.

no-house-left = Du hast kein Haus mehr.
plot-taken = Dort steht ein Haus.
same-yield = Du hast ein Haus auf dem anderen Bauplatz mit demselben Ertrag.
not-your-house = Dort hast du kein Haus.
not-your-houses = Du hast nicht beide Häuser.

needs-wool = Braucht { $need } Wolle, du hast { $have }.
needs-cloth = Braucht { $need } Tuch, du hast { $have }.
too-little-cloth-left = Im Vorrat ist nur noch { $have } Tuch.
too-much-cloth-at-once = Nur { $have } Tuch je Verkauf.
cloth-market-closed = Das Tuchfeld des Marktes ist bedeckt.

no-plague-yet = Die Pest ist noch nicht da.
care-forbidden = Solange dieses Ereignis gilt, ist die Behandlung verboten.
care-begun = Du versorgst schon Kranke.
nobody-chosen = Wähle zuerst, wen du versorgst.
already-chosen = { $place } versorgst du schon.
not-sick-yet = Dort ist noch niemand erkrankt.
nobody-sick-there = Dort ist niemand krank.
too-little-knowledge = Braucht { $need } medizinisches Wissen, dir bleibt { $have }.

duty-fulfilled = Nur Abgaben, die du schuldig geblieben bist.
needs-loyalty = Braucht { $need } Loyalität, du hast { $have }.

## Warum eine Karte jetzt nichts bewirken würde

no-material-left = Es gibt weder Stein noch Holz.
no-wood-and-stone-is-dear = Holz ist aufgebraucht, und ein Stein kostet { $need } Geld: du hast { $have }.
no-material-of-yours = Du hast weder Stein noch Holz.
no-project-takes-your-material = Kein offenes Bauvorhaben hat ein freies Feld für dein Material.
no-wool-and-no-cloth = Du hast weder Wolle noch Tuch zu verkaufen.
no-material-for-a-plot = Dir fehlt der Stein oder das Holz für jeden Bauplatz, der dir offensteht.
no-plot-for-you = Kein Bauplatz steht dir offen.
no-house-to-rent = Du hast kein Haus, das Miete bringt.
your-rents-are-exhausted = Von dem, was deine Häuser bringen, ist nichts mehr da.
no-seal-left = Du hast kein Siegel mehr.
no-project-for-your-seal = Auf jedem offenen Bauvorhaben liegt schon dein Siegel.
no-cloth-left = Im Vorrat ist kein Tuch mehr.
no-grain-left = Es gibt kein Getreide mehr.
no-piety-left = Es gibt keine Frömmigkeit mehr.
no-card-to-repeat = Du hast noch keine Karte gelegt, die wiederholt werden könnte.

## Die Frage: eine Meldung je Schritt, der fragt

ask-first_active = Das Los entscheidet, wer zuerst aktiv ist
ask-penance = Eine Karte wird aus der Hand gezogen: Buße
ask-reveal = Das Ereignis wird aufgedeckt
ask-falls_sick = Ein Pestplättchen wird umgedreht
ask-second_wave = Noch ein Pestplättchen wird umgedreht
ask-tax_roll = Der Steuerwürfel wird geworfen
ask-royal_court = { $who }, du stehst vor dem Königlichen Gericht: Lege eine Karte offen und ungenutzt ab
ask-event_choice = { $who }, wähle: { $event }
ask-goods_loss = { $who }, gib Güter ab: { $event }
ask-house_loss = { $who }, nimm ein Haus zurück: { $event }
ask-masons = { $points ->
    [one] { $who }, lege 1 Baumaterial für { $points } Siegpunkt oder lehne ab: { $event }
   *[other] { $who }, lege 1 Baumaterial für { $points } Siegpunkte oder lehne ab: { $event }
}
ask-war = { $who }, lege eine Karte offen und ungenutzt ab: { $event }
ask-orient = { $who }, richte die Karte aus: Alle erhalten Einkommen, du die Gunst
ask-swap_first = { $who }, tausche, bevor du eine Karte ablegst, oder lehne ab
ask-swap_last = { $who }, tausche jetzt oder lehne ab
ask-play_card = { $who }, lege eine Karte ab und nutze sie, oder verzichte
ask-discard = { $chance ->
    [1] Eine Karte wird aus der Hand gezogen
   *[0] { $who }, wirf eine Karte verdeckt ab
}
ask-building_material = { $who }, nimm 1 Stein oder 1 Holz
ask-care_material = { $who }, nimm zum Lohn 1 Stein oder 1 Holz
ask-project = { $most ->
    [1] { $points ->
        [one] { $who }, lege 1 Baumaterial für { $points } Siegpunkt
       *[other] { $who }, lege 1 Baumaterial für { $points } Siegpunkte
    }
   *[other] { $points ->
        [one] { $who }, lege 1 oder { $most } Baumaterialien, je { $points } Siegpunkt
       *[other] { $who }, lege 1 oder { $most } Baumaterialien, je { $points } Siegpunkte
    }
}
ask-market = { $who }, verkaufe Wolle für je { $wool } Geld, Tuch für { $cloth }
ask-build_house = { $who }, baue ein Haus für { $money } Geld und 1 Baumaterial
ask-free_house = { $who }, baue ein Haus ohne Kosten oder lehne ab
ask-rent = { $who }, nimm die Pacht von einem Haus oder zweien
ask-donation = { $who }, spende { $donation } Geld für ein Bauvorhaben
ask-cloth_making = { $who }, mache Tuch aus 1 oder 2 Wolle
ask-medicine = { $sick ->
    [0] { $who }, leiste einen kleinen Dienst: Noch ist niemand krank
   *[other] { $own ->
        [1] { $chosen ->
            [0] { $who }, versorge Kranke (Wissen { $knows }) oder leiste einen kleinen Dienst
           *[other] { $who }, versorge weitere oder sei fertig: Dir bleibt Wissen { $knows }
        }
       *[0] { $who }, leiste einen kleinen Dienst oder versorge Kranke
    }
}
ask-hospital_care = { $who }, versorge als Spender des Hospitals einen Kranken oder lehne ab
ask-protection = { $last ->
    [1] { $who }, zahle Loyalität, damit eine Abgabe nicht doppelt zählt, oder lehne ab
   *[0] { $who }, zahle je 1 Loyalität gegen deine Strafen oder lehne ab
}
ask-over = Das Spiel ist vorbei

## Die Möglichkeiten: eine Meldung je Familie, und eine für eine Reihe von Zahlen

do-use = { $card } nutzen: { $change }
do-forgo = { $gains ->
    [none] auf { $card } verzichten: ungenutzt ablegen
   *[other] auf { $card } verzichten: ungenutzt ablegen, dafür { $gains }
}
do-discard = { $card } abwerfen: { $effect }
do-lay = { $card } ungenutzt ablegen: { $effect }
do-orient = { $steps ->
    [0] 0 · Stein bleibt, keine Gunst · { $own } für dich
   *[other] { $steps } · { $place } ({ $effect }) · { $own } für dich
}
do-take = { $pays ->
    [none] { $gains } nehmen
   *[other] { $gains } für { $pays } nehmen
}
do-build = { $goods } · { $place }: { $points }
do-sell = { $cloth ->
    [0] { $wool } Wolle verkaufen: { $money } Geld
   *[other] { $wool ->
        [0] { $cloth } Tuch verkaufen: { $money } Geld
       *[other] { $cloth } Tuch + { $wool } Wolle verkaufen: { $money } Geld
    }
}
do-sell-many = { $cloth ->
    [0] Wolle verkaufen: je { $price } Geld
   *[other] { $cloth } Tuch + Wolle verkaufen: { $price } Geld je Wolle
}
do-house = { $pays ->
    [none] { $place }: { $effect }
   *[other] { $place } für { $pays }: { $effect }
}
do-rent = { $place }: { $own }
do-rent_two = { $first } + { $second }: { $own }
do-donate = { $place } für { $pays }: { $effect }
do-weave = { $pays } → { $gains }
do-minor_service = kleiner Dienst: { $gains }
do-care = { $more ->
    [none] { $place }: { $gains }
   *[other] { $place }: { $gains } + { $more }
}
do-done = fertig: die Gewählten versorgen
do-swap = { $pays } → { $gains }
do-gain = { $own } nehmen
do-pay = { $pays } zahlen
do-lose_points = { $pays } verlieren
do-give_up = { $goods }
do-vacate = { $place }: { $effect }
do-protect = { $names } – { $loyalty } Loyalität
doubled = { $thing }, nicht doppelt
do-decline = ablehnen
do-draw = { $card } ziehen
do-event = das Ereignis { $event }
do-tile = ein Plättchen mit { $value }
do-tax = eine Steuer von { $amount } Geld
do-start = { $seat } ist zuerst aktiv

## Was sich hinter einem Knopf verbirgt

fold-forgo = Verzichten …

## Was Karten, Felder, Bauvorhaben und Einwohner tun: eine Meldung je Wirkung

and = { $one } + { $two }
nothing = nichts
change = { $pays } → { $gains }
either = { $one } oder { $two }
goods = { COUNTED($number, $kind) }
points = { $number ->
    [one] { $number } Siegpunkt
   *[other] { $number } Siegpunkte
}
free-house = ein Haus ohne Kosten
care-for-one = einen Kranken versorgen
called = { $thing }

effect-action-grain = { $count } Getreide vom Acker nehmen
effect-action-piety = { $count } Frömmigkeit aus der Kathedrale nehmen
effect-action-building_material = { $count ->
    [one] { $count } Stein oder { $count } Holz nehmen
   *[other] { $count } Steine oder { $count } Holz nehmen
}
effect-action-building_material-dear = { $one } für { $price } oder { $two } nehmen
effect-action-project = bis zu { $max_materials ->
        [one] { $max_materials } Baumaterial
       *[other] { $max_materials } Baumaterialien
    } auf ein Bauvorhaben legen, je { $vp_each ->
        [one] { $vp_each } Siegpunkt
       *[other] { $vp_each } Siegpunkte
    }
effect-action-market = beliebig viel Wolle für je { $wool_price } Geld und { $cloth_limit } Tuch für { $cloth_price } verkaufen
effect-action-privilege = noch einmal die Karte, die du zuletzt offen abgelegt hast
effect-action-build_house = { $money } Geld und { $materials ->
        [one] { $materials } Baumaterial
       *[other] { $materials } Baumaterialien
    } für ein Haus auf einem Bauplatz zahlen
effect-action-rent = { $max_houses ->
    [one] der Ertrag von einem deiner Häuser
   *[other] der Ertrag von bis zu { $max_houses } deiner Häuser
}
effect-action-donation = { $money } Geld zahlen und ein Siegel auf ein Bauvorhaben legen
effect-action-cloth_making = { $min } oder { $max } Wolle gegen ebenso viel Tuch tauschen
effect-action-medicine = { $minor_vp ->
    [one] { $minor_money } Geld und { $minor_vp } Siegpunkt, oder ab Kapitel III Kranke versorgen
   *[other] { $minor_money } Geld und { $minor_vp } Siegpunkte, oder ab Kapitel III Kranke versorgen
}
effect-action-favour = { $steps ->
    [one] den Gunststein { $steps } Feld weiterziehen und die Gunst dort erhalten
   *[other] den Gunststein { $steps } Felder weiterziehen und die Gunst dort erhalten
}

effect-trade_once = jeder darf { $pays } gegen { $gains } tauschen
effect-trade_per_round = einmal je Runde im eigenen Zug: { $pays } gegen { $gains } tauschen
effect-open_cloth_market_and_trade = Tuch darf verkauft werden; jeder darf { $pays } gegen { $gains } tauschen
effect-place_project = die Arbeit beginnt: { $thing }
effect-choose_gain = jeder nimmt { $gains }
effect-pay_or_lose_vp = jeder zahlt { $pays } oder verliert { $points }
effect-levy = jeder gibt { $pays }; wer beides nicht kann, verliert { $points }
effect-cover_favour = die Felder { $first } und { $second } sind bis zum Kapitelende bedeckt
effect-cover_projects = bis zum Kapitelende wird nur noch hier gearbeitet: { $thing }
effect-price_wool = Wolle bringt nur { $price } Geld
effect-surcharge_stone = Stein, der mit einer Karte genommen wird, kostet { $money } Geld
effect-surcharge_grain = Getreide, das mit einer Karte genommen wird, kostet { $money } Geld
effect-surcharge_house = ein Hausbau kostet { $money } Geld mehr
effect-skip_actions = keine Aktionen in dieser Runde: Jeder legt zwei Karten ungenutzt ab
effect-vp_if_have = { $vp ->
    [one] jeder mit mindestens { COUNTED($at_least, $kind) } erhält { $vp } Siegpunkt
   *[other] jeder mit mindestens { COUNTED($at_least, $kind) } erhält { $vp } Siegpunkte
}
effect-vp_for_most = { $vp_sole ->
    [one] am meisten { $kind }: { $vp_sole } Siegpunkt, bei Gleichstand je { $vp_tied }
   *[other] am meisten { $kind }: { $vp_sole } Siegpunkte, bei Gleichstand je { $vp_tied }
}
effect-forgo_for_medical = wer auf eine Aktion verzichtet, erhält { $get } medizinisches Wissen
effect-cloth_sale_limit = bis zu { $limit } Tuch je Verkauf
effect-lose_house = jeder nimmt { $houses ->
        [one] { $houses } Haus
       *[other] { $houses } Häuser
    } zurück; wer keines hat, verliert { $vp_if_none ->
        [one] { $vp_if_none } Siegpunkt
       *[other] { $vp_if_none } Siegpunkte
    }
effect-lose_goods = { $count ->
    [one] jeder gibt { $count } Gut ab
   *[other] jeder gibt { $count } Güter ab
}
effect-gain_each = jeder erhält { COUNTED($count, $kind) }
effect-random_discard = die abgeworfene Karte wird zufällig gezogen
effect-no_plague_care_by_card = die Karte Medizin versorgt niemanden
effect-fill_tower = der Turm wird mit Material aus dem Vorrat vollendet
effect-reveal_plague = { $count ->
    [one] { $count } weiteres Pestplättchen wird umgedreht
   *[other] { $count } weitere Pestplättchen werden umgedreht
}
effect-free_build = jeder darf { $max_materials ->
        [one] { $max_materials } Baumaterial
       *[other] { $max_materials } Baumaterialien
    } für { $vp_each ->
        [one] { $vp_each } Siegpunkt
       *[other] { $vp_each } Siegpunkte
    } legen
effect-vp_loss_for_least = am wenigsten { $kind }: { $points } verlieren, außer alle sind gleichauf
effect-minor_service_vp = { $vp ->
    [one] ein kleiner Dienst bringt { $vp } Siegpunkt
   *[other] ein kleiner Dienst bringt { $vp } Siegpunkte
}
effect-project_limit = { $max_materials ->
    [one] die Karte Bauvorhaben legt nur { $max_materials } Baumaterial
   *[other] die Karte Bauvorhaben legt nur { $max_materials } Baumaterialien
}

effect-field-gain = { COUNTED($number, $kind) }
effect-field-must_pay = { COUNTED($number, $kind) } zahlen
effect-field-vp_if_have = { $points ->
    [one] { $points } Siegpunkt mit mindestens { COUNTED($number, $kind) }
   *[other] { $points } Siegpunkte mit mindestens { COUNTED($number, $kind) }
}
effect-field-vp_per_token = { $points ->
    [one] { $points } Siegpunkt je { $kind }
   *[other] { $points } Siegpunkte je { $kind }
}
effect-field-vp_per_house = { $points ->
    [one] { $points } Siegpunkt je eigenem Haus
   *[other] { $points } Siegpunkte je eigenem Haus
}
effect-donors = jeder Spender erhält { $gains }
effect-care = { $gains }
effect-plot = Pacht für ein Haus hier: { $gains }

penalty-penance = Buße
penalty-begging = Betteln
penalty-royal_court = Königliches Gericht

## Namen, die kürzer oder schöner sind als in den Daten

name-stone = Stein
    .plural = Steine
name-wood = Holz
name-metal = Metall
name-grain = Getreide
name-piety = Frömmigkeit
name-wool = Wolle
name-cloth = Tuch
name-loyalty = Loyalität
name-medical = medizinisches Wissen
    .start = Medizinisches Wissen
name-money = Geld
name-vp = Siegpunkte
    .one = Siegpunkt
name-building_material = Baumaterial
name-project = Bauvorhaben
name-market = Verkauf
name-privilege = Privileg
name-build_house = Hausbau
name-rent = Hauspacht
name-donation = Spende
name-cloth_making = Tuchherstellung
name-medicine = Medizin
name-favour = Gunst
name-outlaws = Geächtete
    .number = plural
name-merchants = Kaufleute
    .number = plural

## Der Tisch im Terminal

table-round = { $round ->
    [0] { $chapter ->
        [0] Vor Kapitel I
        [1] Kapitel I
        [2] Kapitel II
        [3] Kapitel III
       *[other] Kapitel IV
    }
   *[other] { $chapter ->
        [1] Kapitel I, Runde { $round } von { $rounds }
        [2] Kapitel II, Runde { $round } von { $rounds }
        [3] Kapitel III, Runde { $round } von { $rounds }
       *[other] Kapitel IV, Runde { $round } von { $rounds }
    }
}
table-setup = Vorbereitung
table-chapter = Kapitelbeginn
table-event = Ereignis
table-orient = Rat
table-actions = Aktionen
table-chapter_end = Abgaben
table-over = Spielende
table-active = aktiv
table-deck = { $number ->
    [one] noch { $number } Ereignis
   *[other] noch { $number } Ereignisse
}
table-slots = gilt
table-favour = Gunst
table-covered = bedeckt
table-council = Rat
table-arrow = Pfeil auf { $number }
table-supply = Vorrat
table-market = Markt
table-projects = Bauvorhaben
table-finished = fertig
table-plots = Bauplätze
table-houses = Einwohner
table-sick = braucht { $number }
table-tiles = verdeckt
table-points = Punkte
table-hand = Hand
table-open = offen
table-hidden = verdeckt
table-house = Häuser
table-seals = Siegel
table-screen = { $number ->
    [one] { $number } Handkarte, Güter hinter der Sichtblende
   *[other] { $number } Handkarten, Güter hinter der Sichtblende
}
table-unused = ungenutzt

## Das Ende

points-start = Beginn
points-projects = Bauten
points-care = Pflege
points-favour = Gunst
points-cards = Karten
points-end = Güter
points-losses = Verluste
points-period = Kapitel { $number }
due-piety_duty = Frömmigkeit am Ende von Kapitel { $when }
due-grain_duty = Getreide am Ende von Kapitel { $when }
due-tax_duty = Steuer am Ende von Kapitel { $when }, Geld

wins = { $points ->
    [one] { $who } gewinnt mit { $points } Siegpunkt.
   *[other] { $who } gewinnt mit { $points } Siegpunkten.
}
wins-by-tokens = { $points ->
    [one] { $who } gewinnt: { $points } Siegpunkt wie { $others }, aber mehr Frömmigkeit, Loyalität oder Wissen.
   *[other] { $who } gewinnt: { $points } Siegpunkte wie { $others }, aber mehr Frömmigkeit, Loyalität oder Wissen.
}
wins-together = { $points ->
    [one] { $who } gewinnen gemeinsam mit je { $points } Siegpunkt.
   *[other] { $who } gewinnen gemeinsam mit je { $points } Siegpunkten.
}

## Was sich bewegt, und die Stationen auf seinem Weg

name-house = Häuser
    .one = Haus
name-seal = Siegel
    .one = Siegel
name-projects = Bauvorhaben
name-protection = Loyalität
name-leftovers = Was übrig ist
name-penance = { penalty-penance }
name-begging = { penalty-begging }
name-royal_court = { penalty-royal_court }

## What a player has, as a plan tells what it changes

stock-houses = Häuser im Vorrat
stock-seals = Siegel im Vorrat

# Was neben einer Frage steht, solange jemand neu im Spiel ist.
caution-piety_duty = Am Ende des Kapitels: { $most } Frömmigkeit, du hast { $have }. Runden bis dahin: { $left }.
caution-grain_duty = Am Ende des Kapitels: { $most } Getreide, du hast { $have }. Runden bis dahin: { $left }.
caution-tax_duty = { $sure ->
    [yes] Die Steuer ist { $most } Geld, du hast { $have }.
   *[no] Am Ende des Kapitels: { $least } bis { $most } Geld Steuer, du hast { $have }.
}
caution-material = Am Ende der Partie ist jeder Stein und jedes Holz weniger wert als in einem Projekt: Verbaue, was du kannst.

## Those who play it in a way of their own

planner-houses = der Hausherr
planner-cloth = der Tuchhändler
planner-medicine = der Heilkundige
planner-piety = der Wohltäter
planner-houses-about = Baut Häuser auf guten Bauplätzen und lebt von der Pacht.
planner-cloth-about = Lässt Wolle zu Tuch weben und verkauft es auf dem Markt.
planner-medicine-about = Sammelt medizinisches Wissen und pflegt die Kranken, bevor andere es tun.
planner-piety-about = Lebt fromm, spendet für die Bauvorhaben und hilft, sie zu vollenden.
