# Afstand houden, meldingen, en een huis leiden.

## Afstand houden

mute = Dempen
mute-help = Je ziet niet meer wat deze persoon zegt.
unmute = Weer horen
mute-on = Je hebt deze persoon gedempt: je ziet niet wat die zegt.
mute-kind = gedempt
block = Blokkeren
block-help = Jullie komen elkaar aan geen tafel meer tegen, en je ziet niet wat deze persoon zegt.
unblock = Niet meer blokkeren
block-on = Je hebt deze persoon geblokkeerd: jullie komen elkaar aan geen tafel tegen, en je ziet niet wat die zegt.
block-kind = geblokkeerd
kept-away = Geblokkeerd en gedempt

## Meldingen

report = Melden
report-about = { $name } melden
report-help = Wie dit huis leidt, leest het. De gemelde persoon komt niet te weten wie het was.
report-reason = Waar gaat het om?
reason-insults = Belediging of lastigvallen
reason-name = Een aanstootgevende naam
reason-cheating = Vals spel, of één persoon op meer plaatsen
reason-leaving = Verlaat steeds weer partijen
reason-other = Iets anders
report-text = Wat is er gebeurd?
report-send = Melding sturen
leave-no-report = Niet melden
report-sent = Dank je. Wie dit huis leidt, zal het lezen.

## Een huis leiden

keeping = Het huis leiden
keeping-reports = Meldingen
keeping-people = Personen
keeping-tables = Tafels
keeping-orders = Bevelen
keeping-acts = Wat is gedaan
keeping-done = Gedaan en opgeschreven.
count-people = Personen
count-kept = Vaste namen
count-tables-open = Open tafels
count-tables-running = Lopende partijen
count-tables-over = Voltooide partijen
count-reports = Open meldingen
reports-open = Open
reports-settled = Afgehandeld
no-reports = Niets af te handelen.
report-from = Van { $name }
report-table = Naar de tafel
report-settled-by = Afgehandeld door { $name }.
report-answer = Wat ervan is geworden
report-settle = Afhandelen
report-person = Naar de persoon
people-find = Naam, inlognaam of kenmerk
search-people = Zoeken
person-guest = gast
person-barred = mag alleen kijken
nobody-found = Niemand met die naam.
do-bar = Alleen laten kijken
do-unbar = Weer laten spelen
do-sessions = Sessies beëindigen
do-unname = Naam afnemen
do-remove = Verwijderen
remove-sure = Deze persoon voorgoed verwijderen? De partijen blijven, de naam gaat.
do-close = Tafel sluiten
close-sure = Deze tafel voor iedereen sluiten?
no-tables-so = Geen tafels.
status-open = Open
status-running = Bezig
status-over = Voltooid
status-closed = Gesloten
status-kept = Naar andere regels
announcement = Aankondiging
announcement-help = Staat op elke pagina en aan elke tafel. Een taal zonder tekst krijgt die van een andere.
maintenance = Onderhoud
maintenance-on = Geen nieuwe partijen beginnen.
maintenance-help = Wat bezig is, gaat door.
limits = Grenzen
limit-tables = Tafels die iemand tegelijk open mag hebben
limit-guests-open = Gasten mogen tafels voor anderen openen
limit-guests-talk = Gasten mogen aan tafels praten
act-when = Wanneer
act-who = Wie
act-what = Wat
act-about = Waarover
act-detail = Nader
no-acts = Nog niets.
act-here = aan de computer van het huis
act-bar = alleen laten kijken
act-unbar = weer laten spelen
act-sessions = sessies beëindigd
act-unname = naam afgenomen
act-remove = verwijderd
act-close = tafel gesloten
act-settle = melding afgehandeld
act-announcement = aangekondigd
act-maintenance = onderhoud
act-limits = grenzen veranderd

## Wat wordt geweigerd

answer-suspended = Wie dit huis leidt, laat je voorlopig alleen kijken.
answer-maintenance = Het huis gaat binnenkort een tijdje dicht: er beginnen geen nieuwe partijen. Wat bezig is, gaat door.
answer-keeps-away = Iemand aan deze tafel en jij spelen niet samen.
answer-not-for-guests = Dat is hier voor wie een vaste naam heeft. Houd de jouwe, het duurt maar even.
answer-unknown-report = Zo’n melding valt niet af te handelen.
answer-many-blocks = Van hoogstens { $most } personen kan iemand afstand houden.
