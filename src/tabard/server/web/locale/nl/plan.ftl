# Het potlood aan tafel.
plan-open = Deze beurt plannen met het potlood (T)
plan-title = Een plan
plan-strip = Een plan: alleen jij ziet het, er is niets gespeeld.
plan-leave = Potlood neerleggen
plan-how = Probeer je beurt hier zoals je die zou spelen. Ernaast staat wat er verandert; je kunt tot drie plannen bewaren en vergelijken.
plan-number = Plan { $number }
plan-now = Nu
plan-another = Nog een
plan-drop = Weggooien
plan-play = Zo spelen
plan-changes = Wat er voor jou verandert
plan-same = Tot hier verandert er niets voor jou.
plan-chance = Hier beslist het toeval. Wat het brengt, weet nog niemand.
plan-on-chance = Verder met een van vele uitkomsten
plan-others = Nu zou { $who } kiezen.
plan-on-others = Verder met een gok wat zij doen
plan-dealt = Het toeval brengt: { $outcome }
plan-guessed = { $number ->
    [one] Eén gegokte keuze van anderen en van het toeval
   *[other] { $number } gegokte keuzes van anderen en van het toeval
}
plan-one-of-many = een van vele mogelijkheden
plan-spread = Wat het toeval kan brengen
plan-spread-more = { $number ->
    [one] en nog één
   *[other] en nog { $number }
}
plan-spans = Daarna, van het minste tot het meeste: { $spans }
plan-played = Je plan is gespeeld.
plan-played-others = { $done } van { $of } gespeeld: vanaf hier komen eerst anderen of het toeval.
plan-played-differs = { $done } van { $of } gespeeld: toen was de tafel anders dan gepland.
plan-played-refused = { $done } van { $of } gespeeld: de volgende kan niet. { $why }
plan-not-asked = Plannen kun je als de tafel je iets vraagt.
table-key-t = je beurt plannen met het potlood
plans = Plannen
plans-yes = Met het potlood
plans-yes-help = Iedereen mag de eigen beurt op een schaduw van de tafel proberen voordat die gespeeld wordt.
plans-no = Zonder potlood
plans-no-help = Iedereen plant in het hoofd.
answer-no-plans = Aan deze tafel plant niemand met het potlood.
answer-many-plans = Er liggen al drie plannen. Gooi er eerst een weg.
