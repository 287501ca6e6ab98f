# Les 3 van Feudum. De attributen van een stap antwoorden op een verkeerde keuze.

title = Eén gilde, dan de ring
about = Wat een meester doorschuift en een gezel aanvoert, en hoe de goederen van gilde naar gilde gaan.

ring = Zes gilden liggen in een ring om het land: boeren, kooplieden, alchemisten, ridders, adel en monniken. Wat het ene heeft, heeft het volgende nodig, en wie het doorgeeft, krijgt punten.
master = Twee boeren op de kaart en een boerderij geven je 3 sterren bij de boeren, en niemand heeft er meer. Daarom is dit jouw zetel: je bent hun meester.
card = Wat er in een gilde te doen is, gaat met één enkele kaart. Speel Gilde.
    .play = Dat kan wachten. Eerst de gilden: speel Gilde.
push = Handelen mag iedereen, goederen doorschuiven naar het volgende gilde alleen de meester. Op de markt ontbreken één salpeter en één zwavel, en je schuur heeft beide: schuif door bij de boeren.
    .trade = Handelen mag iedereen, en het levert geen punten op. Jij bent meester: schuif door bij de boeren.
    .pull = Dat komt straks. Doe eerst wat alleen de meester van de boeren kan: doorschuiven.
    .else = Een meester die niets doet, wint niets. Schuif door bij de boeren.
full = Twee rijen van de markt zijn nu vol, en elk daarvan was een doel: 5 punten. Zonder doel waren de goederen ook verhuisd, maar zonder punten.
barrel = De ander is meester van de alchemisten en heeft goederen uit hun opslag gebruikt: een vat krud. Dat brengt een nieuwe steen in elke rij van de ridders, ook in de jouwe.
journeyman = Je alchemist maakt je daar gezel, dat is de tweede zetel. Een gezel mag aanvoeren: goederen halen uit het gilde ervoor, dus van de markt die je net gevuld hebt.
repeat = Je hebt Gilde gespeeld, en die toont ×2: met Herhalen doe je haar nog eens, in een ander gilde. Speel Herhalen.
    .play = Een goede kaart, maar ze kan als laatste komen. Speel Herhalen.
again = Herhaal Gilde.
    .else = Dan was de kaart verspild. Herhaal Gilde.
pull = Bij de boeren was je net. Voer nu aan bij de alchemisten.
    .trade = Kopen kost schellingen en levert geen punten op. Voer aan bij de alchemisten.
    .else = De markt is vol, en jij bent gezel. Voer aan bij de alchemisten.
store = Je mag twee goederen halen, en alleen een opslag die vol raakt, levert punten op. Bij salpeter ontbreken er precies twee: neem ze allebei, dan “Deze kiezen”.
    .else = Zo raakt de opslag voor salpeter niet vol. Neem twee keer salpeter.
writ = De opslag is vol: 3 punten, en van twee oorkonden mag je er een houden. Het Oostelijk koninkrijk telt op het einde je plekken in Dorland en Gebergte, en daar heb je er al twee.
    .else = Voedsel verkopen helpt één keer. Plekken in het oosten heb je al: houd het Oostelijk koninkrijk.
end = Oorkonden zijn geheim. Deze wacht op het einde van de partij en vraagt dan een zegel; eindig dus je beurt.
    .else = Zo komt ze weer onder de stapel. Houd haar en eindig je beurt.
purse = De ander heeft voor 3 schellingen met de ridders gehandeld. Die gaan munt voor munt naar meester, gezel en liefdadigheid, en deze laatste munt ligt in de boerenbuidel: je volgende doorschuiven geeft je een deel.
learned = Als meester doorschuiven, als gezel aanvoeren, handelen waar je wilt: zo gaan de goederen de ring rond, en de punten gaan mee. Zoek het gilde dat heeft wat zijn buurman mist.
