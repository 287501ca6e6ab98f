# De analyse van een afgelopen partij, op de pagina waar je die terugkijkt.

study-title = Analyse
study-what = Een sterke bot bekijkt elke beurt van deze partij: wie wanneer voorstond, waar ze beslist werd, wat het toeval deed. Iedereen wordt beoordeeld naar wat hij toen wist.
study-begin = Deze partij analyseren
study-waits = Wacht op een vrije bot …
study-progress = Gedaan: { $done } van { $of }. Je mag weggaan en terugkomen.
study-cancel = Stoppen
study-failed = De analyse is mislukt. Je kunt haar opnieuw beginnen.
study-no-marks = Geen beurt springt eruit: niemand heeft duidelijk iets gemist of gevonden.
study-lessons = Om mee te nemen
study-how = Volgens de waarde van { $level }; iteraties per beurt: { $number }. ± is tweemaal de fout van het zoeken. Wat een plaats niet kon weten, is opnieuw gedeeld.
study-better = beter
study-chosen = gekozen
study-found = gevonden
study-at-first-sight = lijkt op het eerste gezicht beter
study-play-on = Vanaf hier verder spelen
study-play-on-as = Verder spelen als { $who }
answer-many-studies = Er worden al meerdere partijen geanalyseerd. Wacht tot er een klaar is.
study-beside = Punten vergeleken
study-earlier = { $count ->
    [one] één eerdere partij van jou
   *[other] gemiddelde van { $count } eerdere partijen van jou
 }
study-strong = { $level }, gemiddelde van { $count ->
    [one] één partij
   *[other] { $count } partijen
 }
study-all-points = Alle punten

# Commentaar en varianten met de hand.
notes-title = Commentaar en varianten
notes-high = Een verslag zo hoog als de tafel
note-at = Commentaar
way-at = Variant
note-write = Bij dit moment …
note-write-step = Bij deze stap …
note-send = Plaatsen
note-left = nog { $number } van { $most } tekens
note-over = { $number } te veel: een opmerking heeft hoogstens { $most } tekens
note-erase = Verwijderen
note-erase-sure = Dit voorgoed verwijderen?
way-begin = Anders verder
way-begin-why = Vanaf hier anders verder spelen, voor alle plaatsen met de hand
way-unnamed = Variant
way-keep = Bewaren
way-keep-title = Deze variant bewaren
way-name = Naam
way-rename = Hernoemen
way-erase = De variant verwijderen
way-leave = Terug naar de partij
way-draw = Trekken
way-chance = Hier beslist het toeval. Trek, of kies wat er komt.
way-by-hand = Met de hand: zo is er niet gespeeld.
way-shown = { $name }: stap { $step } van { $steps }
way-not-kept = Om een variant te bewaren moet je deze partij gespeeld of meegebracht hebben.
answer-many-notes = Deze partij heeft zoveel commentaar of varianten als er van één bewaard worden.
answer-long-variation = Een variant heeft hoogstens { $most } keuzes.
answer-unknown-note = Dit commentaar of deze variant is er niet meer.
answer-not-your-note = Dat kunnen alleen wie het schreef en de gastheer.
