# Les 5 van Feudum. De attributen van een stap antwoorden op een verkeerde keuze.

title = Veroveren, verdedigen, tijdperk
about = Weersta een aanval, sla terug en zie wat een tijdperk telt.

attack = Een andere partij: je bent vorst van de Woudbrug, en deze ridder komt je edele aanvallen. Een figuur valt aan met 1, en met zijn salpeter en zijn tegel zou hij er 3 van kunnen maken.
defend = Je edele verdedigt met 2, en bij een gelijke stand wint de verdediger. Je hebt Verdedigen in de hand, dat maakt 3: laat de kaart zien.
    .else = Dan legt hij salpeter bij, en 3 verslaat 2: je edele zou het land verlaten. Laat Verdedigen zien.
held = Hij zag dat het niets hielp en gaf niets uit. Je kreeg er 1 punt voor; maar de kaart is op, en je hebt deze ronde een beurt minder.
order = Sla nu terug, met een tweede figuur. Veroveren mag niet je laatste kaart zijn; bewaar dus Uitbouwen en begin met Bewegen.
    .play = Alleen valt je edele aan met 1 tegen 2, en Veroveren mag niet de laatste zijn. Speel eerst Bewegen.
knight = Je ridder staat in het Diepe Woud. Laat hem naar de Woudbrug gaan.
    .stop = Je hebt hem nodig voor de aanval. Laat je ridder naar de Woudbrug gaan.
    .else = Niet die kant op. Laat je ridder van het Diepe Woud naar de Woudbrug gaan.
stop = Nu staan ze samen, en er is een stap over die je niet nodig hebt. Stop hier.
    .else = Dan zou er een ontbreken bij de aanval. Blijf hier: stop.
conquer = Je hebt nog twee kaarten. Speel Veroveren zolang er een andere achter zit.
    .play = Dan was Veroveren je laatste kaart, zonder effect. Speel nu Veroveren.
target = Aanvallen kan alleen op figuren en lenen, nooit op buitenpost, boerderij of stad. Val de ridder aan.
    .else = Daarvoor ben je hier. Val de ridder aan.
saltpetre = Ook hij heeft Verdedigen, dus het is 2 tegen 3. Maar wie aanvalt, legt als laatste salpeter bij, en met een ridder zoveel hij wil: leg er een bij.
    .else = Met 2 tegen 3 mislukt het. Leg salpeter bij.
more = 3 tegen 3 is gelijk, en gelijk mislukt. Leg de tweede bij.
    .else = Gelijk is niet genoeg. Leg de tweede salpeter bij.
army = Zijn ridder verlaat het land, en jij krijgt 2 punten. Voor elk succes mag je een schijf op het legerspoor leggen, die je verlies bespaart als je eens een leen hebt: doe het.
    .else = Schijven heb je genoeg, en daar zijn ze nodig. Leg er een op het legerspoor.
seat = Met zijn ridder ging ook zijn zetel: nu ben jij meester van de ridders. In een gevecht gaat het vaak om een zetel.
improve = Je laatste kaart is Uitbouwen. Maak van de Woudbrug een stad en neem een tegel van het Woud.
    .else = Het zijn 3 punten. Maak van de Woudbrug een stad.
feed = De ronde eindigt, en je figuren willen eten. Geef de edele voedsel.
    .else = De tegel is meer waard dan een maaltijd. Geef hem voedsel.
fed = En de ridder.
    .else = De tegel is meer waard dan een maaltijd. Geef hem voedsel.
epoch = Na de maaltijd neemt de dobbelsteen nog een tegel weg. In vier regio’s ligt nu II of meer boven, en daarmee begint het tweede tijdperk.
scoring = Elk tijdperk telt zetels en regio’s: 5 voor elk van je twee meesters, 1 voor de ene regio waarin je vorst bent. Dat waren 11 punten in één keer.
learned = Vanaf nu mag je tegels met II nemen, en ze zijn meer waard. Wie een leen heeft, betaalt in tijdperk II, IV en V voor lege velden van het leger; bij jou is er al een bezet.
