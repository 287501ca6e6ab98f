# Der Stift am Tisch.
plan-open = Diesen Zug mit dem Stift planen (T)
plan-title = Ein Plan
plan-strip = Ein Plan: Nur du siehst ihn, nichts ist gespielt.
plan-leave = Stift weglegen
plan-how = Probiere deinen Zug hier so, wie du ihn spielen würdest. Daneben steht, was sich ändert; du kannst bis zu drei Pläne behalten und vergleichen.
plan-number = Plan { $number }
plan-now = Jetzt
plan-another = Noch einer
plan-drop = Wegwerfen
plan-play = So spielen
plan-changes = Was sich für dich ändert
plan-same = Bis hierher ändert sich für dich nichts.
plan-chance = Hier entscheidet der Zufall. Was er bringt, weiß noch niemand.
plan-on-chance = Weiter mit einem von vielen Ergebnissen
plan-others = Jetzt würde { $who } wählen.
plan-on-others = Weiter mit einer Vermutung, was sie tun
plan-dealt = Der Zufall bringt: { $outcome }
plan-guessed = { $number ->
    [one] Eine vermutete Wahl der anderen und des Zufalls
   *[other] { $number } vermutete Wahlen der anderen und des Zufalls
}
plan-one-of-many = eine von vielen Möglichkeiten
plan-spread = Was der Zufall bringen kann
plan-spread-more = { $number ->
    [one] und noch eines
   *[other] und { $number } weitere
}
plan-spans = Danach, vom wenigsten bis zum meisten: { $spans }
plan-played = Dein Plan ist gespielt.
plan-played-others = { $done } von { $of } gespielt: Ab hier kommen erst andere oder der Zufall.
plan-played-differs = { $done } von { $of } gespielt: Dann war der Tisch anders als geplant.
plan-played-refused = { $done } von { $of } gespielt: Der nächste geht nicht. { $why }
plan-not-asked = Planen kannst du, wenn der Tisch dich etwas fragt.
table-key-t = den Zug mit dem Stift planen
plans = Planen
plans-yes = Mit dem Stift
plans-yes-help = Alle dürfen ihren Zug auf einem Schatten des Tischs probieren, bevor sie ihn spielen.
plans-no = Ohne Stift
plans-no-help = Alle planen im Kopf.
answer-no-plans = An diesem Tisch plant niemand mit dem Stift.
answer-many-plans = Es liegen schon drei Pläne da. Wirf erst einen weg.
