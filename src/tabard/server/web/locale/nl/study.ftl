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
