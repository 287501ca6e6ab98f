# Worte, die alle Spiele teilen.

## Gründe des Hauses selbst

the-game-is-over = Das Spiel ist vorbei.
not-a-choice-now = Das steht jetzt nicht zur Wahl.

## Warnungen: worauf eine Wahl hinausliefe, bevor sie getroffen ist

warned-idle = Würde jetzt nichts bewirken. { $reason }
warned-costly = { $reason }
