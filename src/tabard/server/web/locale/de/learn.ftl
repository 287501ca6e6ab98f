# Ein Spiel lernen: die Liste der Lektionen, und was am Tisch erzählt wird.

learn = Lernen
learn-game = { $game } lernen
learn-about = Kurze Lektionen am echten Tisch. Du kannst jederzeit gehen und später weitermachen.
lesson-begin = Anfangen
lesson-resume = Weiter
lesson-again = Noch einmal
lesson-anew = Von vorn
lesson-begun = angefangen
lesson-learned = geschafft
lesson-first-game = Deine erste richtige Partie
lesson-first-game-about = Lust zu spielen? Ein Tisch mit den leichtesten Gegnern des Hauses ist einen Klick entfernt.

lesson-head = Lektion { $number } · { $title }
lesson-before = Zurück
lesson-on = Weiter
lesson-next = Nächste Lektion
lesson-list = Alle Lektionen
lesson-leave = Zu den Lektionen
lesson-not-meant = Das ist erlaubt, aber diese Lektion geht einen anderen Weg.
lesson-back = Zurücknehmen
lesson-return = Zurück zur Lektion
lesson-tried = Bisher nur probiert. Wenn du bestätigst, spielst du allein weiter.
lesson-alone = Du spielst allein weiter.
lesson-changed = Diese Lektion wurde neu geschrieben, seit du sie angefangen hast. Bitte fange sie in der Liste der Lektionen von vorn an.
answer-no-lesson = Hier wird keine Lektion gegeben.

stretch-head = Auf eigene Faust · { $title }
stretch-next = Auf eigene Faust
stretch-over = Dieser Abschnitt ist zu Ende.
# points and best are figures such as 12 or 12½.
stretch-reached = Deine Punkte: { $points }; der Beste der anderen: { $best }.

parts-title = Das erweiterte Spiel, Teil für Teil
parts-about = Wenn du das Grundspiel einmal zu Ende gespielt hast, nimm in jeder Partie einen Teil hinzu. Was du schon gespielt hast, bleibt dabei.
part-add = Damit spielen
part-played = gespielt
# part is the name of a part of the game, such as "Vögte".
part-next = Als Nächstes: { $part }

cautions = Bedenke
setting-cautions = Sanfte Hinweise
setting-cautions-help = Was man am Anfang leicht übersieht, steht neben der Frage. In deinen ersten Partien eines Spiels alles, in einigen weiteren nur, was verloren ginge.
cautions-new = Solange ich neu in einem Spiel bin
cautions-always = Immer
cautions-never = Nie
