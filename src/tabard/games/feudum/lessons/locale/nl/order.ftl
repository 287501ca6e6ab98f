# Les 4 van Feudum. De attributen van een stap antwoorden op een verkeerde keuze.

title = Vier kaarten en hun volgorde
about = Vier kaarten die elkaar mogelijk maken: speel ze zo dat er geen verspild is.

plan = Ronde 4, en de Woudbrug is nog van niemand: een boerderij die je graag als stad zou hebben. Van jou staat daar niemand, dus het zijn meer stappen.
cards = Vier kaarten kies je in het geheim voordat de eerste gespeeld wordt, dus je moet de hele weg bedenken. Je hebt er voor elke stap een: Bewegen om er te komen, Invloed om vorst te zijn, Uitbouwen voor de stad, Belasting voor de opbrengst.
begin = Nu beslist de volgorde, want een kaart die niets kan doen, is verloren. Eerst moet er iemand zijn: speel Bewegen.
    .play = Je bent nog geen vorst van de Woudbrug, en van jou staat daar niemand. Speel Bewegen.
road = Twee figuren geven je twee stappen, en je mag ze allebei met één figuur zetten. Ga van de Rivierarm naar Hoge Dorland.
    .stop = Hij is er nog niet. Ga verder naar Hoge Dorland.
    .else = Dat leidt van de Woudbrug weg. Ga van de Rivierarm naar Hoge Dorland.
bridge = En van daar verder naar de Woudbrug.
    .stop = Je hebt nog één stap. Ga verder naar de Woudbrug.
    .else = Alleen deze weg leidt naar waar je heen wilt. Ga verder naar de Woudbrug.
pilfer = Daar ligt hout, en de plek is van niemand. Wie bewogen heeft, mag één ding meenemen: neem het.
    .else = Het kost niets, en met hout bouw je boerderijen. Neem het.
rule = Hij is er. Speel Invloed voordat een ander komt.
    .play = Uitbouwen en belasting zijn voor vorsten. Speel eerst Invloed.
marker = Leg je steen op de Woudbrug: met het Woud ben je vorst in twee regio’s, en dat telt in elk tijdperk.
    .else = Dan was ook de rest van het plan verloren. Leg je steen op de Woudbrug.
build = Nu kan het allebei, Uitbouwen en Belasting innen. Maar de nieuwe stad zou meebetalen, dus speel eerst Uitbouwen.
    .play = Je zou één schelling minder krijgen. Speel eerst Uitbouwen.
town = Maak van de Woudbrug een stad. De Kloof zou er haar goederen bij verliezen.
    .waive = Dan was de hele weg voor één steen. Maak van de Woudbrug een stad.
    .else = In de Kloof zouden de goederen verloren gaan, en je enige boerderij. Maak van de Woudbrug een stad.
pay = Dat kost 1 ijzer, en je hebt er genoeg. Betaal met ijzer.
    .else = Bewaar de tegel: die vervangt later elk goed. Betaal met ijzer.
coins = Een nieuwe tegel en 4 punten. Belasting innen is je laatste kaart: 2 schellingen, en 1 meer voor de tweede stad.
    .else = Er is geen reden om ze te laten liggen. Int de belasting.
learned = Bewegen, Invloed, Uitbouwen, Belasting: elke kaart maakte de weg vrij voor de volgende. Speel ze andersom, en drie van de vier doen niets.
