# Een spel leren: de lijst met lessen, en wat er aan tafel verteld wordt.

learn = Leren
learn-game = { $game } leren
learn-about = Korte lessen aan de echte tafel. Je kunt altijd weggaan en later verdergaan.
lesson-begin = Beginnen
lesson-resume = Verder
lesson-again = Nog een keer
lesson-anew = Opnieuw
lesson-begun = begonnen
lesson-learned = klaar
lesson-first-game = Je eerste echte partij
lesson-first-game-about = Zin om te spelen? Een tafel met de makkelijkste tegenstanders van het huis is één klik ver.

lesson-head = Les { $number } · { $title }
lesson-before = Terug
lesson-on = Verder
lesson-next = Volgende les
lesson-list = Alle lessen
lesson-leave = Naar de lessen
lesson-not-meant = Dat mag, maar deze les gaat een andere weg.
lesson-back = Terugnemen
lesson-return = Terug naar de les
lesson-tried = Tot nu toe alleen geprobeerd. Bevestig je, dan speel je alleen verder.
lesson-alone = Je speelt alleen verder.
lesson-changed = Deze les is herschreven sinds je eraan begon. Begin haar opnieuw in de lijst met lessen.
answer-no-lesson = Hier wordt geen les gegeven.

stretch-head = Zelf spelen · { $title }
stretch-next = Zelf spelen
stretch-over = Dit stuk is afgelopen.
# points and best are figures such as 12 or 12½.
stretch-reached = Jouw punten: { $points }; de beste van de anderen: { $best }.

parts-title = Het uitgebreide spel, deel voor deel
parts-about = Heb je het basisspel één keer uitgespeeld, neem er dan in elke partij een deel bij. Wat je al gespeeld hebt, blijft meedoen.
part-add = Ermee spelen
part-played = gespeeld
# part is the name of a part of the game, such as "Baljuws".
part-next = Hierna: { $part }

cautions = Let op
setting-cautions = Zachte aanwijzingen
setting-cautions-help = Wat je in het begin licht over het hoofd ziet, staat naast de vraag. In je eerste partijen van een spel alles, in enkele volgende alleen wat verloren zou gaan.
cautions-new = Zolang ik nieuw ben in een spel
cautions-always = Altijd
cautions-never = Nooit
