# Les 1 van Feudum. De attributen van een stap antwoorden op een verkeerde keuze.

title = Een figuur wordt vorst
about = Een ronde met vier kaarten: een plek in bezit nemen, verder trekken, een tweede nemen en van de eerste meer maken.

welcome = Welkom in het koninkrijk, een land met veel plekken en zes gilden. Je bent met één figuur gekomen en wilt heersen.
pawn = Dit is je figuur, een boer, in de Kloof. Waar je figuren staan, kun je invloed krijgen.
cards = Elke ronde kies je vier van je elf kaarten en speel je er elke beurt een. Voor deze les zijn ze gekozen: Bewegen, Invloed, Uitbouwen, Herhalen.
influence = Begin met Invloed.
    .play = Later. Eerst moet de Kloof van jou zijn: speel Invloed.
marker = Leg een steen in de Kloof, waar je boer staat.
    .waive = Dan was de kaart voor niets gespeeld. Leg je steen in de Kloof.
ruler = Voor jou was hier niemand, dus ben je nu vorst. Alleen de vorst kan een plek uitbouwen, er oogsten of belasting innen.
move = Nu trekt de boer verder. Speel Bewegen.
    .play = Je boer staat nog waar je al vorst bent. Speel eerst Bewegen.
road = Voor elke figuur in het land heb je één stap. Volg de weg naar de Rivierarm.
    .stop = Blijven staan brengt niets nieuws. Volg de weg naar de Rivierarm.
repeat = Een tweede Invloed heb je niet. Maar Herhalen doet nog eens wat een kaart met ×2 heeft gedaan: speel die.
    .play = Een goede kaart, en ze komt hierna. Word eerst ook hier vorst: speel Herhalen.
again = Herhaal Invloed.
    .waive = Dan was de kaart verspild. Herhaal Invloed.
    .else = Je boer staat hier goed. Herhaal Invloed.
second = Leg een steen op de Rivierarm, en een stad is van jou.
    .waive = Hier is nog niemand vorst. Leg je steen op de Rivierarm.
improve = Je laatste kaart is Uitbouwen. Voor 1 hout wordt de buitenpost in de Kloof een boerderij.
    .waive = Je hebt het hout, en het brengt punten. Bouw de Kloof uit.
tile = Daarvoor kreeg je de bovenste tegel van de regio en 2 punten. Zo’n tegel kan later elk goed vervangen.
feed = De ronde eindigt met een maaltijd: elke figuur in het land heeft 1 voedsel nodig, anders vertrekt hij. Geef je boer voedsel.
    .else = De tegel is meer waard dan een maaltijd. Geef hem voedsel.
learned = Twee plekken zijn van jou, een boerderij en een stad, en je eerste punten. Wat ze opbrengen, laat de volgende les zien.
