# Les 2 van Feudum. De attributen van een stap antwoorden op een verkeerde keuze.

title = Belasting, oogst, maaltijd
about = Wat een stad en een boerderij opbrengen, hoe een tweede figuur komt en wat hij eet.

estate = Ronde 2, en je bent vorst op twee plekken: in de Kloof met een boerderij en aan de Rivierarm met een stad. Nu moeten ze iets opbrengen.
tax = Eerst de stad. Speel Belasting innen.
    .play = Dat komt nog. Eerst moet de stad betalen: speel Belasting innen.
coins = Een stad betaalt 2 schellingen, elke volgende van jou 1 meer. Int de belasting.
    .waive = Er is geen reden om ze te laten liggen. Int de belasting.
harvest = Dan de boerderij. Speel Oogsten.
    .play = Dat komt nog. Eerst de boerderij: speel Oogsten.
farm = Oogst in de Kloof: 1 punt en willekeurige goederen uit de knapzak.
    .waive = De kaart was verspild. Oogst in de Kloof.
favours = Alle vijf de goederen kunnen op de boerderij blijven, of je neemt gunsten: dan komt er een meteen naar jou. Neem die.
    .else = Op de boerderij wachten ze alleen op een gilde. Neem deze keer de gunsten.
yield = Vier goederen liggen nu op je boerderij, en één is van jou. Wat daar ligt, kan het gilde van de boeren opslaan en doorgeven.
migrate = Je wilt een tweede figuur, voor meer invloed en meer stappen. Speel Trekken.
    .play = Haal eerst iemand die invloed kan krijgen. Speel Trekken.
on = Breng een figuur in het land.
    .migrate_off = Dat zou je enige figuur wegnemen. Breng een tweede.
    .else = De kaart was verspild. Breng een figuur in het land.
face = Een figuur heeft zes kanten, een voor elk gilde. Neem weer de boer: hij maakt je sterker in het gilde van de boeren.
    .else = Elk gilde heeft zijn charme. Wees voorlopig in één gilde sterk: neem de boer.
place = Nieuwe figuren komen op een plek waar je een figuur of een steen hebt. Zet deze in de Kloof.
    .else = Daar heb je er al een. Zet de nieuwe in de Kloof.
pay = De reis kost 1 voedsel. Betaal met voedsel, niet met je tegel.
    .else = De tegel kan later elk goed vervangen. Betaal met voedsel.
influence = Je laatste kaart is Invloed, en nu werken er twee figuren voor je. In de Kloof wordt je tweede steen een onderdaan, en ben je moeilijker te onttronen.
    .else = Beide plekken komen aan de beurt. Begin met de Kloof.
both = En hetzelfde aan de Rivierarm.
    .else = Het kost niets extra. Leg ook op de Rivierarm een steen.
hungry = De ronde is voorbij, en iedereen heeft honger. Twee figuren willen twee voedsel; wie niets krijgt, verlaat het land.
feed = Geef de eerste voedsel.
    .else = Bewaar de tegel voor iets beters. Geef hem voedsel.
fed = En de tweede.
    .else = Bewaar de tegel voor iets beters. Geef hem voedsel.
learned = Belasting, oogst, en iedereen gevoed: je bezit loopt. Wat er met de goederen op je boerderij gebeurt, is zaak van de gilden, in de volgende les.
