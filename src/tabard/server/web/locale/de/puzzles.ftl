# Rätsel, das Rätsel des Tages und die Partie des Tages.

puzzles = Rätsel
puzzle = Rätsel
puzzles-about = Augenblicke aus echten Partien. Ein Zug ist deutlich der beste: welcher bringt am meisten?
puzzles-all = Alle Rätsel
puzzles-solved = { $solved } von { $among } gelöst
puzzles-streak = { $count ->
    [one] das letzte im ersten Versuch
   *[other] die letzten { $count } im ersten Versuch
 }
puzzles-how = Jedes hat ein starker Bot des Hauses in einer gespielten Partie gefunden und noch einmal länger betrachtet, mit mehreren Verteilungen dessen, was man auf diesem Platz nicht wissen konnte. Die Chancen sind die Meinung des Bots.
puzzle-of-day = Rätsel des Tages
puzzle-of-day-about = Heute für alle dasselbe.
puzzle-begin = Zum Tisch
puzzle-next = Nächstes Rätsel
puzzle-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
 }
puzzle-stars = { $stars ->
    [1] leicht
    [2] mittel
   *[3] schwer
 }
puzzle-solved = gelöst
puzzle-shown = Antwort gesehen
puzzle-tried = versucht
puzzle-leave = Zu den Rätseln
puzzle-gone = Dieses Rätsel wird nicht mehr gestellt.
puzzle-ask = Du bist am Zug. Ein Zug ist hier deutlich der beste: spiele ihn zu Ende und bestätige ihn. Vorher zählt nichts.
puzzle-done = Dein Zug ist gespielt, und damit endet dieses Rätsel.
puzzle-judging = Das Haus sieht sich deinen Zug an …
puzzle-best = Richtig, das ist der beste Zug: Die Siegchance ist danach { $chance } %, nach dem nächstbesten { $next } %.
puzzle-as-good = Richtig: soweit das Haus es beurteilen kann, ist das so gut wie der beste Zug ({ $made } % und { $best } %).
puzzle-worse = Es gibt einen besseren Zug: Die Siegchance ist nach diesem { $made } %, nach dem besten { $best } % (± { $error }).
puzzle-why = Was entscheidet: { $reasons }.
puzzle-again = Noch einmal
puzzle-answer = Antwort zeigen
puzzle-answer-is = Der beste Zug: { $turn }.
answer-no-puzzle = Hier wird kein Rätsel gestellt.
answer-one-try = In der Partie des Tages bleibt jede Wahl stehen, und es gibt einen Versuch.

today = Heute
deal-of-day = Partie des Tages
deal-of-day-about = Eine Partie gegen Bots, mit denselben Karten und Würfeln für alle. Ein Versuch zählt; es gibt keine Tipps, und nichts wird zurückgenommen.
deal-bots = Gegner: { $level }.
deal-short = Dieselben Karten für alle; ein Versuch.
deal-see = Zur Partie
deal-play = Spielen
deal-go-on = Weiterspielen
deal-look = Ansehen
deal-running = Du hast begonnen.
deal-over = Du hast gespielt.
deal-closed = Du hast sie aufgegeben.
deal-points = Punkte
deal-margin = Vorsprung
deal-nobody = Noch hat sie niemand zu Ende gespielt.
deal-days = Andere Tage
deal-before = Der Tag davor
deal-after = Der Tag danach
daily-results = Ergebnisse des Tages
daily-seed = In der Partie des Tages spielen alle mit demselben Startwert; das Haus behält ihn für sich.
