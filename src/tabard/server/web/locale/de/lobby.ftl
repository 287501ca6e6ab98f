# Der Treffpunkt, und wie man Leute einlädt.

lobby = Treffpunkt
find-players = Mitspielende finden
lobby-filter = Tische auswählen
lobby-any = beliebig
lobby-show = Zeigen
lobby-none = Kein offener Tisch dieser Art. Eröffne einen, oder suche oben nach anderen.
seek-title = Mit irgendwem von etwa meiner Stärke spielen
seek-help = Das Haus setzt dich dorthin, wo jemand wie du wartet, oder bringt euch zusammen, sobald ihr genug seid.
seek-begin = Eine Partie suchen
seek-players = { $count ->
    [one] allein
   *[other] zu { $count }
}
seek-waiting = Suche nach anderen …
seek-alone = Gerade sucht niemand sonst danach.
seek-others = Andere suchen dasselbe; die Stärken werden verglichen.
seek-live-help = Lass diese Seite offen: Sie führt dich an den Tisch. Wer länger wartet, bekommt mehr Auswahl.
seek-slow-help = Du kannst weggehen: Das Haus sucht einen Tag lang, und der Tisch steht dann bei deinen.
seek-stop = Nicht mehr suchen
seek-goes-on = Du suchst eine Partie { $game }.
table-share = Teilen …
table-code = Code für die Kamera
table-code-of = Die Adresse als QR-Code
table-invite = Wer die Adresse dieses Tischs kennt, kann Platz nehmen:
table-talk = Gespräch
table-talk-none = Noch hat niemand etwas gesagt.
table-talk-watching = Du schaust zu: Solange die Partie läuft, lesen die Spielenden nicht, was Zuschauende sagen.
table-talk-unread = ungelesen
table-you-watch = Du schaust zu
