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

## One person out of two

login-bring = Bring my tables along
login-bring-help = What you have played and begun as a guest in this browser becomes your account’s.
same-table-go = To that table
answer-same-table = As a guest you sit at a table where your account sits too. Finish that game or leave one of the seats, then log in again; nothing has changed.

## Own data, and leaving for good

own-data = What is yours
own-data-help = Take everything along that this house keeps of you, or leave it for good.
export-data = Take all my data along
leave-house = Leave this house for good
leave-goes = Your name, your words at the tables, your password, your tokens and your settings are deleted at once, and nobody can bring them back.
leave-stays = The games you played stay whole, so that the others can replay them; where your name was, it says “N. N.”. Records that somebody has downloaded stay as they are.
leave-running = { $count ->
    [one] One game of yours is under way: a bot plays on for you.
   *[other] { $count } games of yours are under way: bots play on for you.
}
leave-sure = I am sure.
leave-yes = Delete everything of mine
leave-no = Stay
answer-not-sure = Tick that you are sure; nothing was deleted.
watch-usual = As usual
watch-usual-help = Everybody, unless only bots play with you.

## Letters

mail-address = E-mail
mail-address-why = By it you can set a forgotten password anew. Nobody else sees it.
mail-new = Address
mail-send = Send a letter to confirm it
mail-remove = Remove it
mail-confirmed = { $mail } is yours.
mail-unconfirmed = { $mail } is not confirmed yet: follow the link in the letter.
mail-confirm-ask = Is { $mail } where you want to get letters of this house?
mail-confirm-yes = Yes, it is mine
mail-confirm-subject = Tabard: is this your address?
mail-confirm-text = Hello { $name },

    somebody, probably you, wants to get letters of this house here. If it was you, follow this link within two days:

    { $link }

    If it was not, do nothing.
forgot-password = Password forgotten?
forgot-help = If you have confirmed an e-mail address, we send a link to it with which you set another password.
forgot-send = Send the link
forgot-sent = If there is a confirmed address for that name, a letter is on its way.
reset-subject = Tabard: another password
reset-text = Hello { $name },

    with this link you set another password, within an hour and once:

    { $link }

    If you did not ask for it, do nothing: your password stays as it is.
answer-old-letter = That link is too old or was used. Ask for another one.
answer-bad-mail = That is no address for mail.
