# Abstand halten, Meldungen, und ein Haus führen.

## Abstand halten

mute = Stummschalten
mute-help = Du siehst nicht mehr, was diese Person sagt.
unmute = Wieder hören
mute-on = Du hast diese Person stummgeschaltet: Du siehst nicht, was sie sagt.
mute-kind = stumm
block = Blockieren
block-help = Ihr trefft euch an keinem Tisch mehr, und du siehst nicht, was diese Person sagt.
unblock = Nicht mehr blockieren
block-on = Du hast diese Person blockiert: Ihr trefft euch an keinem Tisch, und du siehst nicht, was sie sagt.
block-kind = blockiert
kept-away = Blockiert und stumm

## Meldungen

report = Melden
report-about = { $name } melden
report-help = Wer dieses Haus führt, liest es. Die gemeldete Person erfährt nicht, wer es war.
report-reason = Worum geht es?
reason-insults = Beleidigung oder Belästigung
reason-name = Ein anstößiger Name
reason-cheating = Betrug, oder eine Person auf mehreren Plätzen
reason-leaving = Verlässt immer wieder Partien
reason-other = Etwas anderes
report-text = Was ist geschehen?
report-send = Meldung schicken
leave-no-report = Nicht melden
report-sent = Danke. Wer dieses Haus führt, wird es lesen.

## Ein Haus führen

keeping = Das Haus führen
keeping-reports = Meldungen
keeping-people = Personen
keeping-tables = Tische
keeping-orders = Anordnungen
keeping-acts = Was getan wurde
keeping-done = Getan und aufgeschrieben.
count-people = Personen
count-kept = Feste Namen
count-tables-open = Offene Tische
count-tables-running = Laufende Partien
count-tables-over = Beendete Partien
count-reports = Offene Meldungen
reports-open = Offen
reports-settled = Erledigt
no-reports = Nichts zu erledigen.
report-from = Von { $name }
report-table = Zum Tisch
report-settled-by = Erledigt von { $name }.
report-answer = Was daraus wurde
report-settle = Erledigen
report-person = Zur Person
people-find = Name, Anmeldename oder Kennung
search-people = Suchen
person-guest = Gast
person-barred = darf nur zusehen
nobody-found = Niemand mit diesem Namen.
do-bar = Nur zusehen lassen
do-unbar = Wieder spielen lassen
do-sessions = Sitzungen beenden
do-unname = Namen nehmen
do-remove = Löschen
remove-sure = Diese Person für immer löschen? Die Partien bleiben, der Name geht.
do-close = Tisch schließen
close-sure = Diesen Tisch für alle schließen?
no-tables-so = Keine Tische.
status-open = Offen
status-running = Laufend
status-over = Beendet
status-closed = Geschlossen
status-kept = Nach anderen Regeln
announcement = Ankündigung
announcement-help = Steht auf jeder Seite und an jedem Tisch. Eine Sprache ohne Text bekommt den einer anderen.
maintenance = Wartung
maintenance-on = Keine neuen Partien beginnen.
maintenance-help = Was läuft, läuft weiter.
limits = Grenzen
limit-tables = Tische, die man zugleich eröffnet haben darf
limit-guests-open = Gäste dürfen Tische für andere eröffnen
limit-guests-talk = Gäste dürfen an Tischen reden
act-when = Wann
act-who = Wer
act-what = Was
act-about = Worüber
act-detail = Näheres
no-acts = Noch nichts.
act-here = am Rechner des Hauses
act-bar = nur zusehen lassen
act-unbar = wieder spielen lassen
act-sessions = Sitzungen beendet
act-unname = Namen genommen
act-remove = gelöscht
act-close = Tisch geschlossen
act-settle = Meldung erledigt
act-announcement = angekündigt
act-maintenance = Wartung
act-limits = Grenzen geändert

## Was abgelehnt wird

answer-suspended = Wer dieses Haus führt, lässt dich zurzeit nur zusehen.
answer-maintenance = Das Haus wird bald für eine Weile geschlossen: Keine neuen Partien beginnen. Was läuft, läuft weiter.
answer-keeps-away = Jemand an diesem Tisch und du, ihr spielt nicht miteinander.
answer-not-for-guests = Das ist hier denen vorbehalten, die einen festen Namen haben. Behalte deinen, es dauert nur einen Augenblick.
answer-unknown-report = Eine solche Meldung ist nicht zu erledigen.
answer-many-blocks = Von höchstens { $most } Personen kann man sich fernhalten.
