# Les 1 van Pilgrim. De attributen van een stap antwoorden op een verkeerde keuze.

title = Zaaien en sterkte
about = Je volgelingen trekken rond de kring van plichten. Waar je er meer hebt dan de anderen, telt de plicht dubbel.

welcome = Welkom! Je leidt een abdij, en wie na 26 ronden de meeste punten heeft, wint: voor wegen en bedevaartsoorden, vroomheid, aalmoezen en voor de volgelingen die er dan nog zijn.
ring = Dit is de kring van de acht plichten, met de stad in het midden. Je volgelingen trekken er met de klok mee omheen, en waar ze staan mag je handelen.
grey = De grijze zijn van niemand, maar ze tellen mee: op deze plicht, Klerikaal, staat er een naast een van jou. Dan sta je gelijk, en gelijk is zwak.
pick = Een beurt begint met zaaien: pak al je volgelingen van één plek op en zet ze een voor een op de volgende plekken. Pak die van de Toewijzing op.
    .else = Van elke plek kun je zaaien. Deze keer willen we er een meer op Klerikaal: neem die er vlak voor staat, op de Toewijzing.
majority = Nu staan er twee van jou tegen één grijze op Klerikaal. Je hebt de meerderheid, en de plicht heeft waarde 2 in plaats van 1.
clerical = Na het zaaien vervul je één plicht. Vervul Klerikaal, met waarde 2.
    .tithe = Een tiende brengt één stuk en vraagt geen sterkte. Hier heb je de meerderheid: vervul Klerikaal.
    .else = Daar heb je geen meerderheid. Vervul Klerikaal, daar is je waarde 2.
silver = Klerikaal brengt vroomheid of zilver, zoveel als de waarde. Neem het zilver: 2.
    .else = Vroomheid is goed, en je zult haar nog nodig hebben. Neem deze keer het zilver.
home = Als een plicht vervuld is, gaan je volgelingen daar terug naar de stad. Er zijn er nu drie, en die kun je samen zaaien.
city = Pak de drie in de stad op.
    .else = Eén alleen komt niet ver. Pak de drie in de stad op.
north = Vanuit de stad zaai je naar het noorden of naar het zuiden. Ga naar het noorden: elk een voor Produceren, Toewijzing en Klerikaal.
    .else = In het zuiden zou je de sterke blauwe treffen. Ga naar het noorden.
minority = Kijk naar Belasting voordat je handelt: twee blauwe staan tegen één van jou. Dat is een minderheid; die heeft waarde 1 en kost ook nog 1 zilver.
produce = Bij Produceren heb je er 2 tegen 1 grijze. Vervul Produceren, met waarde 2.
    .tithe = Een tiende brengt maar 1. Met een meerderheid brengt Produceren je er 2.
    .else = Kijk waar je er meer hebt dan alle anderen: bij Produceren. Vervul die plicht.
wheat = Produceren brengt graan of steen. Neem 2 graan.
    .else = Steen is om te bouwen, en zijn tijd komt nog. Neem het graan.
tithe = Nog één ding: in plaats van een plicht mag je de tiende nemen van een plek waar er een van jou staat, hier bijvoorbeeld 1 zilver. Dat vraagt geen sterkte, en niemand gaat terug.
learned = Zaaien, handelen, en wie gehandeld heeft gaat terug: dat is een beurt. Goed zaaien bereidt de volgende meerderheid al voor.
