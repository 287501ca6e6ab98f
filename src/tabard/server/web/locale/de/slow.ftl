# Langsames Spiel: Aufträge, Notizen, Urlaub, wer fort ist.

call-nudge = Man fragt, ob du da bist: { $game }
call-nudge-public = Man fragt nach { $who }: { $game }
holiday = Urlaub
holiday-days = { $count ->
    [0] keiner
    [one] { $count } Tag für jeden
   *[other] { $count } Tage für jeden
  }
holiday-help = Solange du weg bist, kommt nichts, und Uhren, die nach Tagen gehen, stehen für dich still, so lange der Tisch es erlaubt.
holiday-from = Erster Tag
holiday-until = Letzter Tag
holiday-end = Ich bin zurück
holiday-problem = Diese Tage sind kein Urlaub: Der letzte darf nicht vorbei sein und nicht vor dem ersten liegen, und mehr als sechzig gehen nicht.
replace = Wenn jemandes Zeit um ist
replace-bot = hält ein Bot den Platz
replace-anybody = darf jeder den Platz nehmen
table-later = Für später: Aufträge und Notizen
order = Wenn ich wieder gefragt werde
order-help = Das Haus wählt das Erste davon, das offen ist. Wirst du etwas anderes gefragt oder ist nichts davon offen, verwirft es den Auftrag und ruft dich. Niemand sonst sieht ihn.
order-first = Wähle
order-else = oder sonst
order-call = ruf mich
order-keep = Auftrag hinterlassen
order-drop = Zurücknehmen
order-none = Im Moment lässt sich nichts auftragen: Du bist dran, oder niemand kann sagen, was kommt.
order-left = Dein Auftrag, das Erste, das offen ist:
note = Notiz für mich
note-help = Nur du siehst sie.
story = Seit deinem letzten Zug
story-show = Auf dem Brett zeigen
story-on = Weiter
table-waits-long = Der Tisch wartet schon lange auf { $who }.
table-nudge = { $who } erinnern
table-vacant = Die Zeit von { $who } war um.
table-take-over = Platz übernehmen
table-told-replaced = { $who } hat den Platz übernommen.
table-told-resting = { $who } ist im Urlaub; die Uhr steht still.
table-told-rested = { $who } ist aus dem Urlaub zurück.
table-told-nudged = { $who } wurde erinnert.
answer-asked-now = Du wirst gerade gefragt: Wähle.
answer-nudged = So lange wartet der Tisch noch nicht.
