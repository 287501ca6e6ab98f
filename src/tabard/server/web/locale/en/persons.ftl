# Persons: their pages, their arms, and what belongs to them.

## Profiles

my-profile = My page
profile-guest = A guest of this house.
profile-kept = Keeps a name here.
profile-games = { $played ->
    [one] One finished game
   *[other] { $played } finished games
}, { $won ->
    [0] none of them won.
    [one] one of them won.
   *[other] { $won } of them won.
}
profile-results = Results
profile-game = Game
profile-pace = Pace
profile-played = Played
profile-won = Won
profile-place = Place on average
profile-best = Most points
profile-left = { $count ->
    [one] one left to a bot
   *[other] { $count } left to a bot
}
profile-nothing = No finished game yet.
profile-openings = Favourite openings
profile-history = Finished games
opening-count = { $played ->
    [one] once
   *[other] { $played } times
}, { $won ->
    [0] never won
    [one] won once
   *[other] won { $won } times
}
pace-kind-none = no clock
pace-kind-live = live
pace-kind-slow = days

## Arms

arms = Coat of arms
arms-of = The arms of { $name }
arms-from-you = You chose these arms.
arms-from-name = These arms come from your name. Choose others if you like.
arms-partition = How the shield is parted
arms-first = Field
arms-second = Second tincture
arms-charge = Charge
arms-look = Look at it first
arms-by-name = Back to those of my name
partition-plain = plain
partition-per-pale = per pale
partition-per-fess = per fess
partition-per-bend = per bend
partition-quarterly = quarterly
partition-chief = chief
partition-pale = pale
partition-fess = fess
partition-bend = bend
partition-chevron = chevron
partition-cross = cross
partition-saltire = saltire
tincture-or = gold
tincture-argent = silver
tincture-gules = red
tincture-azure = blue
tincture-vert = green
tincture-sable = black
tincture-purpure = purple
charge-none = none
charge-anchor = anchor
charge-anvil = anvil
charge-castle = castle
charge-chess-rook = tower
charge-church = church
charge-crown = crown
charge-dove = dove
charge-dragon-head = dragon
charge-fleur-de-lys = lily
charge-galleon = ship
charge-gothic-cross = cross
charge-grain-bundle = sheaf
charge-hammer-nails = hammer
charge-horse-head = horse
charge-key = key
charge-oak-leaf = oak leaf
charge-round-star = star
charge-scallop = scallop
charge-shamrock = clover
charge-sheep = sheep
charge-sun = sun
charge-trowel = trowel
charge-visored-helm = helmet
charge-wheat = wheat
charge-windmill = windmill

## What is refused

answer-unknown-person = Nobody is known here by that address. Perhaps they have gone.
answer-bad-arms = Nobody bears such arms.
answer-arms-alike = Choose two different tinctures: nobody could see where one part ends.
