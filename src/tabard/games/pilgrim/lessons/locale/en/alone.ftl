# What follows the lessons of Pilgrim: played freely from here on.

title = Six rounds against Ab-Bott
about = A game against the easiest Ab-Bott that has begun already: play rounds 7 to 12.

aim = Rounds 7 to 12 are yours, against the easiest Ab-Bott. Look before you sow where your acolytes will lie, for a duty is as strong as those who stand on it.
ahead = You are ahead of Ab-Bott. Fourteen rounds more make a whole game: try one, alone or with the easiest opponents.
behind = Ab-Bott is ahead, and that is no shame: he never wastes a turn. Try a whole game, and watch your strength before every duty.
