# Wat op de lessen van Brug naar de Hemel volgt: van hier af vrij gespeeld.

title = Eén hoofdstuk
about = Het eerste hoofdstuk van een partij met de makkelijkste tegenstanders, en een aanwijzing voor de plichten die nog niet gedekt zijn.

aim = Speel het eerste hoofdstuk: zes ronden, en dan worden de plichten geïnd. Zolang er een niet gedekt is, telt een aanwijzing bij de vraag wat er ontbreekt.
ahead = Na één hoofdstuk lig je voor. Nog drie maken een hele partij: probeer er een.
behind = Je ligt nog niet voor, maar één hoofdstuk beslist dat niet. Denk eerst aan de plichten en dan aan de punten, en probeer een hele partij.
