# Langzaam spel: opdrachten, notities, vakantie, wie weg is.

call-nudge = Er wordt gevraagd of je er bent: { $game }
call-nudge-public = Er wordt naar { $who } gevraagd: { $game }
holiday = Vakantie
holiday-days = { $count ->
    [0] geen
    [one] { $count } dag voor ieder
   *[other] { $count } dagen voor ieder
  }
holiday-help = Zolang je weg bent, komt er niets, en klokken van dagen staan voor je stil, zo lang de tafel het toestaat.
holiday-from = Eerste dag
holiday-until = Laatste dag
holiday-end = Ik ben terug
holiday-problem = Die dagen zijn geen vakantie: de laatste mag niet voorbij zijn en niet voor de eerste liggen, en meer dan zestig gaat niet.
replace = Als iemands tijd om is
replace-bot = houdt een bot de plaats
replace-anybody = mag iedereen de plaats nemen
table-later = Voor later: opdrachten en notities
order = Als ik weer iets gevraagd word
order-help = Het huis kiest het eerste hiervan dat open is. Word je iets anders gevraagd, of is niets ervan open, dan laat het de opdracht vallen en roept je op. Niemand anders ziet hem.
order-first = Kies
order-else = of anders
order-call = roep mij op
order-keep = Opdracht achterlaten
order-drop = Terugnemen
order-none = Op het moment valt er niets op te dragen: je bent aan de beurt, of niemand weet wat er komt.
order-left = Je opdracht, het eerste dat open is:
note = Notitie voor mezelf
note-help = Alleen jij ziet die.
story = Sinds je laatste beurt
story-show = Op het bord tonen
story-on = Verder
table-waits-long = De tafel wacht al lang op { $who }.
table-nudge = { $who } herinneren
table-vacant = De tijd van { $who } was om.
table-take-over = Plaats overnemen
table-told-replaced = { $who } heeft de plaats overgenomen.
table-told-resting = { $who } is op vakantie; de klok staat stil.
table-told-rested = { $who } is terug van vakantie.
table-told-nudged = { $who } is herinnerd.
answer-asked-now = Je wordt nu gevraagd: kies.
answer-nudged = Zo lang wacht de tafel nog niet.
