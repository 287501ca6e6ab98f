# De ontmoetingsplaats, en mensen uitnodigen.

lobby = Ontmoetingsplaats
find-players = Medespelers vinden
lobby-filter = Tafels kiezen
lobby-any = om het even
lobby-show = Tonen
lobby-none = Geen open tafel van die soort. Open er een, of zoek hierboven naar anderen.
seek-title = Spelen met iemand van ongeveer mijn sterkte
seek-help = Het huis zet je waar iemand als jij wacht, of brengt jullie bijeen zodra er genoeg zijn.
seek-begin = Een partij zoeken
seek-players = { $count ->
    [one] alleen
   *[other] met { $count } spelers
}
seek-waiting = Op zoek naar anderen …
seek-alone = Op dit moment zoekt niemand anders dit.
seek-others = Anderen zoeken hetzelfde; de sterktes worden vergeleken.
seek-live-help = Houd deze pagina open: ze brengt je naar de tafel. Wie langer wacht, krijgt meer keus.
seek-slow-help = Je kunt weggaan: het huis zoekt een dag lang, en de tafel staat dan bij de jouwe.
seek-stop = Stoppen met zoeken
seek-goes-on = Je zoekt een partij { $game }.
table-share = Delen …
table-code = Code voor een camera
table-code-of = Het adres als QR-code
table-invite = Wie het adres van deze tafel kent, kan gaan zitten:
table-talk = Gesprek
table-talk-none = Nog niemand heeft iets gezegd.
table-talk-watching = Je kijkt toe: zolang de partij duurt, lezen de spelers niet wat toeschouwers zeggen.
table-talk-unread = ongelezen
table-you-watch = Je kijkt toe
