# Puzzels, de puzzel van de dag en de partij van de dag.

puzzles = Puzzels
puzzle = Puzzel
puzzles-about = Momenten uit echte partijen. Eén beurt is duidelijk de beste: welke levert het meest op?
puzzles-all = Alle puzzels
puzzles-solved = { $solved } van { $among } opgelost
puzzles-streak = { $count ->
    [one] de laatste bij de eerste poging
   *[other] de laatste { $count } bij de eerste poging
 }
puzzles-how = Elke puzzel is door een sterke bot van het huis gevonden in een gespeelde partij en nog eens langer bekeken, met verschillende verdelingen van wat niemand op die plaats kon weten. De kansen zijn de mening van de bot.
puzzle-of-day = Puzzel van de dag
puzzle-of-day-about = Vandaag voor iedereen dezelfde.
puzzle-begin = Naar de tafel
puzzle-next = Volgende puzzel
puzzle-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
 }
puzzle-stars = { $stars ->
    [1] makkelijk
    [2] gemiddeld
   *[3] moeilijk
 }
puzzle-solved = opgelost
puzzle-shown = antwoord gezien
puzzle-tried = geprobeerd
puzzle-leave = Naar de puzzels
puzzle-gone = Deze puzzel wordt niet meer gesteld.
puzzle-ask = Jij bent aan de beurt. Eén beurt is hier duidelijk de beste: speel hem helemaal uit en bevestig hem. Daarvoor telt niets.
puzzle-done = Je beurt is gespeeld, en daarmee eindigt deze puzzel.
puzzle-judging = Het huis bekijkt je beurt …
puzzle-best = Goed, dat is de beste beurt: { $chance }% winstkans. De op één na beste laat { $next }% over.
puzzle-as-good = Goed: voor zover het huis het kan beoordelen is dit even goed als de beste beurt ({ $made }% en { $best }%).
puzzle-worse = Er is een betere beurt: deze laat { $made }% winstkans over, de beste { $best }% (± { $error }).
puzzle-why = Wat beslist: { $reasons }.
puzzle-again = Nog eens
puzzle-answer = Toon het antwoord
puzzle-answer-is = De beste beurt: { $turn }.
answer-no-puzzle = Hier wordt geen puzzel gesteld.
answer-one-try = In de partij van de dag blijft elke keuze staan, en er is één poging.

today = Vandaag
deal-of-day = Partij van de dag
deal-of-day-about = Eén partij tegen bots, met dezelfde kaarten en dobbelstenen voor iedereen. Eén poging telt; er zijn geen hints en niets wordt teruggenomen.
deal-bots = Tegenstanders: { $level }.
deal-short = Dezelfde kaarten voor iedereen; één poging.
deal-see = Naar de partij
deal-play = Spelen
deal-go-on = Verder spelen
deal-look = Bekijken
deal-running = Je bent begonnen.
deal-over = Je hebt gespeeld.
deal-closed = Je hebt haar opgegeven.
deal-points = Punten
deal-margin = Voorsprong
deal-nobody = Nog niemand heeft haar uitgespeeld.
deal-days = Andere dagen
deal-before = De dag ervoor
deal-after = De dag erna
daily-results = Uitslagen van de dag
daily-seed = In de partij van de dag speelt iedereen met dezelfde beginwaarde; het huis houdt die voor zich.
