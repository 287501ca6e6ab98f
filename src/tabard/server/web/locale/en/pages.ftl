# The pages around the tables.

## Everywhere

skip = To the content
main-pages = Main pages
home = Home
my-tables = My tables
my-tables-await = { $count ->
    [one] one table waits for you
   *[other] { $count } tables wait for you
}
watch = Watch
replays = Replays
rules = Rules
about = About
settings = Settings
switch-theme = Daylight or candlelight
guest-named = Guest { $name }
language-en = English
language-de = Deutsch
language-nl = Nederlands
credits-line = Icons: game-icons.net (CC BY 3.0). Fonts: EB Garamond and Cinzel (OFL).
unofficial-line = Unofficial, in its own words and art.
back-home = To the four tables

## Games

players = Players
length = Length
minutes = { $count } min
weight = Weight
weight-of = { $weight } of 5

## Home

sit-down-headline = { $count ->
    [4] Four tables are laid. Sit down.
   *[other] The tables are laid. Sit down.
}
the-games = The games
play-now = Play now
play-first = First game: { $what }
play-first-tip = Your first game here opens as: { $what }. The whole game is one click away.
play-whole = Play the whole game
new-table = New table
join-by-link = Join by link
all-my-tables = All my tables
open-tables = Open tables
all-open-tables = All open tables

## Rows of tables

your-turn = Your turn
play = Play
open = Open
replay = Replay
watch-it = Watch
sit-down = Sit down
free-seat = a free seat
bot-named = { $name } (bot)
bot-of-level = { $name } ({ $level })
row-open = { $missing ->
    [one] One player is missing
   *[other] { $missing } players are missing
}
row-running = The game is on
row-closed = Closed before the end
row-kept = Played under other rules; its result is kept
row-other-rules = By rules version { $version }, which is not here at present; nothing is lost
row-won = { $count ->
    [one] Finished: { $who } won ({ $points })
   *[other] Finished: { $who } share the victory ({ $points })
}
just-now = just now
minutes-ago = { $count } min ago
hours-ago = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
days-ago = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min

## My tables, watch

no-tables = You sit at no table yet. Start a game against bots, or open a table of your own.
running-tables = Going on
finished-tables = Finished
running-games = Games going on
nobody-plays = Nobody plays in the open just now.
no-open-tables = No table waits for players. Open one, and others find it here.

## Ratings

ratings = Ratings
rating = Rating
rating-mine = My ratings
rating-place = Place
rating-who = Who
rating-games = Games
rating-won = Won
rating-range = Where the rating may be
rating-margin = ± { $points }
rating-you = you
rating-gone = Somebody who has gone
rating-fields = Which games
rating-pace-none = Without a clock
rating-pace-live = Live
rating-pace-slow = Days per move
rating-players = Players: { $count }
rating-record = Games: { $games }, won: { $won }.
rating-bot-rules = rules { $rules }
rating-bot-version = rules { $rules }, weights { $weights }
rating-provisional = Provisional
rating-provisional-about = Too few games yet to be sure: the range is still wider than ± 300 points.
rating-still-provisional = Still provisional.
rating-none = No game has counted yet. Open a rated table, and whoever plays there is listed here.
rating-how = How this is reckoned
rating-how-about = Everybody begins at 1500 ± 500 points in each game, pace and number of players. After every game that counts the points move by how the places agree with what was expected, the more the less is known of somebody. The strength of 19 in 20 players lies within the range after ±.
rating-how-counts = A game counts if its table is rated and played to the end. Whoever leaves it, or runs out of time, and is not back at the end shares the last place. A game that all who play agree to call off counts for nobody.
rating-how-bots = Bots play in the same field. A bot with other weights or by other rules is another bot.

## Tournaments

tournaments = Tournaments
tournaments-open = Open for registration
tournament-new = New tournament
tournament-none = No tournament yet. Open one, and others can join it here.
tournament-name = What it is called
tournament-at-a-table = Players at a table
tournament-seats = tables of { $count }
tournament-of = { $number } of { $most }
tournament-form = Form
tournament-form-swiss = Swiss
tournament-form-swiss-help = In every round those meet who stand alike and have not met yet.
tournament-form-robin = Round robin
tournament-form-robin-help = Everybody meets everybody; up to 24 take part.
tournament-form-knockout = Knock-out
tournament-form-knockout-help = The better half of every table goes on, until one table is left.
tournament-rounds = Rounds (Swiss)
tournament-rounds-short = Rounds
tournament-most = Room for
tournament-hours = Time for a round
tournament-hours-help = Everybody is seated by the house, and the games begin at once. When a round is due, bots play for those who are still waited for; whoever is not back at the end of a game is last there.
tournament-span = { $unit ->
    [days] { $days ->
        [one] one day
       *[other] { $days } days
    }
   *[hours] { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
}
tournament-starts = Begins
tournament-starts-by-host = When I say so
tournament-starts-in = In { $span }
tournament-bots = Bots may take part
tournament-bots-help = You run this house: you can let bots in on the page of the tournament.
tournament-open = Open the tournament
tournament-join = Take part
tournament-leave = Withdraw
tournament-start = Begin now
tournament-is-open = Registration is open. Places taken: { $number } of { $most }.
tournament-begins-in = It begins in { $span }.
tournament-begins-by-host = It begins when its host says so.
tournament-round-of = Round { $round } is being played.
tournament-due-in = It is due in { $span }.
tournament-leads = First place: { $who }
tournament-off-too-few = It did not take place: too few had registered when it was to begin.
tournament-off-by-host = Its host has called it off.
tournament-off-forgotten = It did not take place: nobody had begun it within sixty days.
tournament-let-in = Let in bots:
tournament-let-in-go = Let them in
tournament-entrants = Who takes part
tournament-nobody = Nobody has registered yet.
tournament-standings = Standings
tournament-points = Points
tournament-strength = Opponents
tournament-reached = Round reached
tournament-withdrawn = withdrawn
tournament-ties = A table gives the share of the others whom one is ahead of: all of them is one point, a tie counts half. Who has nobody to play with gets a point. Of those with as many points, whoever had the stronger opponents is ahead (the points of everybody one has met, added up), then whoever has won more tables; after that they share the place.
tournament-ties-knockout = The further somebody came, the higher they stand; then their place at their last table counts. If several are level where only some go on, whoever was seeded higher does: by rating, then by when they registered.
tournament-bracket = Bracket
tournament-chart = Places by round
tournament-round = Round { $round }
tournament-table = table { $number }
tournament-rests = Nobody to play with this time.
tournament-call-off = Call the tournament off
tournament-call-off-about = Tables under way are played to their end, and no other is laid.
tournament-call-off-yes = Yes, call it off
league = League
league-about = In a league everybody is parted into divisions by strength, and each plays a tournament of its own. After a season the first of a division goes up and the last goes down; the next season begins by itself.
league-divisions = Divisions
league-seasons = Seasons
league-season = Season { $season }
league-letter = Division { $letter }
league-division = Division { $letter }, season { $season }
league-runs = Season { $season } of { $seasons } is being played.
league-over = All seasons have been played.

## Groups

groups = My groups
group-none = You belong to no group yet.
group-new = Make a group of a table
group-new-about = A group plays again and again: the same people at the same kind of table, in one click, with a page of its own that says who wins how often. Whoever sat at the table is asked to join. Who has joined can be seated by the others, and the game begins at once.
group-name = What it is called
group-table = Table
group-make = Make the group
group-no-table = You have finished no game with other people yet.
group-asked = you are asked to join
group-not-joined = has not joined yet
group-join = Join
group-leave = Leave the group
group-play = Play again
group-to-the-table = To the table
group-seats-move = seats move on by one every time
group-who-wins = Who wins how often
group-tables = Tables of this group

## New table

new-game = Game
new-players = How many play
new-variants = Kind of game
new-seats = Seats
new-seats-help = The first seat is yours. With bots on every seat you watch them play.
seat-number = Seat { $number }
seat-me = Me
seat-open = Open to anybody
seat-friend = A friend, by link
seat-device = Same device
seat-name = Name (if you like)
seat-name-of = Name of who plays on seat { $number }
level-random = Bot, random
level-greedy = Bot, by the book
level-level1 = Bot, novice
level-level2 = Bot, apprentice
level-level3 = Bot, journeyman
level-level4 = Bot, master
level-level5 = Bot, guild master
level-level6 = Bot, doctor of the house
level-guest = Bot, { $name }
level-random-about = Chooses anything that is allowed.
level-greedy-about = Looks one step ahead by a few written-down rules of thumb.
level-level1-about = Forgets to reckon with nearly half of what matters, like somebody at a first game.
level-level2-about = Takes what looks best right now and often forgets to reckon with something.
level-level3-about = Takes what looks best right now and seldom slips, by the experience of many thousand games.
level-level4-about = Thinks a few choices ahead, for a moment at most.
level-level5-about = Tries hundreds of ways on before every choice; in Pilgrim it plans whole turns.
level-level6-about = Thinks up to ten times as long, two seconds a choice at most.
level-guest-about = A guest: it comes from another package, and how it plays is up to its author.
new-links-help = The links for friends are shown at the table, to copy.
levels = What the levels mean
takeover = Who plays for somebody who leaves, or whose time is up
hints = Hints
hints-bots = Against bots
hints-bots-help = You may ask a guild master what to do, if nobody plays but you and bots.
hints-all = For everybody
hints-all-help = Everybody at the table may ask.
hints-none = None
hints-none-help = Everybody thinks alone.
rated = Rated
rated-usual = Without hints
rated-usual-help = The game counts for the ratings, unless somebody may ask for hints.
rated-yes = Yes
rated-yes-help = It counts, and nobody gets hints.
rated-no = No
rated-no-help = A friendly game: it counts for nothing.
new-options = Readings of the rules
new-options-help = The defaults follow the rules document. Change one only if your group plays it so.
clock = Clock
clock-none = No clock
clock-none-help = Everybody takes their time.
clock-live = Live
clock-live-help = A bank of minutes each, and seconds gained per turn.
clock-slow = Slow
clock-slow-help = Days for every move.
clock-minutes = Minutes each
clock-increment = Seconds per turn
clock-day-count = Days per move
who-watches = Who may watch
watch-open = Anybody
watch-open-help = The table is listed under Watch. Secrets stay secret.
watch-closed = Only who plays
watch-closed-help = Nobody else can open the table.
open-the-table = Open the table

## Options

option-true = Yes
option-false = No
option-with = { $answer }, plus: { $parts }

## Join

join-help = Paste the link a friend sent you.
join-field = Link
join-go = Go to the table
join-title = { $game }: a seat is kept for you
join-host = { $host } invites you. These sit at the table:
join-seat-yours = this one is yours
join-sit = Sit down
join-taken = Somebody has taken this seat already.
join-as = You play as { $name }.
join-name = Your name
join-name-help = What the others see. You can change it later in the settings.

## Replays

my-replays = My finished games
other-replays = Games of others
no-replays = No finished game yet.
import-title = Bring a record in
import-help = A record is a text file with every choice of a game. It is replayed and checked line by line. Only who has its address can see it.
import-file = Record file
import-text = Or paste it here
import-go = Check and replay
import-wrong = This record was not taken: { $problem }
download-record = Download the record

## Rules

howto = How to play
howto-of = How to play { $game }
howto-pages = Pages
howto-aid = Player aid
howto-reference = Reference
howto-next = Next: { $page }
howto-back = Back
howto-play = Sit down and play
rules-reference = { $game }: reference
rules-title = Rules
rules-of = Rules of { $game }
rules-read = Read the rules
rules-search = Search the rules
rules-search-go = Search
rules-found = { $count ->
    [0] Nothing holds “{ $wanted }”.
    [one] One rule holds “{ $wanted }”.
   *[other] { $count } rules hold “{ $wanted }”.
}
rules-all = Show the whole document
certainty-title = What is certain, what is reconstructed
certainty-about = Every card, space and number of this game names what it rests on (rules version { $version }).
certainty-corrected = This house plays with data of its own (data.{ $data }).
certainty-file = file
certainty-all = together
certainty-thing = what
certainty-rests = rests on
certainty-but = except for
certainty-rulebook = rulebook
certainty-found = found elsewhere
certainty-recalled = recalled
certainty-reconstructed = reconstructed
certainty-correct = If you know better
certainty-how = Whoever runs a house can bring corrected data: copy a file of the game’s data folder, correct it, and name the folder when the house opens. It says what differs, and tables and records name the corrected version.
certainty-report = Please tell the makers too, with a picture or a page of the rulebook: then it will be right for everybody.
rules-contents = The course of the game
rules-contents-about = Every part and step of the game in its order, with the rules that it follows.
rules-contents-lit = Where the table stands now is lit.
rules-sections = Sections

## Settings

settings-saved = Saved.
setting-name = Name
setting-name-help = What others see; 1 to { $longest } characters.
setting-language = Language
setting-theme = Light
theme-auto = As the system
theme-parchment = Daylight
theme-candlelight = Candlelight
setting-play = At the table
setting-pace = Others’ moves and stations are shown
pace-0 = At once
pace-450 = Quickly
pace-900 = Calmly
pace-1800 = Slowly
setting-auto-confirm = Confirm my turns automatically
setting-auto-confirm-help = A choice counts at once, without a second click.
save = Save
identity = Identity
identity-guest = You are a guest. This browser remembers you; a login name and a password keep your name and your tables on any other device.
identity-kept = You are logged in.
keep-my-name = Keep my name
log-in = Log in
log-out = Log out
api-tokens = Tokens for programs

## Keep my name, log in

keep-help = Choose a login name and a password. Your name, your tables and your settings stay with them.
login-help = Welcome back.
login-name = Login name
password = Password
password-help = At least { $shortest } characters.
change-password = Change the password
old-password = Present password
new-password = New password
no-login-yet = No login yet?
have-login = Have you got a login already?

## Tokens

tokens-help = A token lets a program play or look in your name through the API. Keep it like a password.
token-label = What is it for
token-create = Create a token
token-fresh = Copy it now. It is shown only this once.
token-none = No token yet.
token-revoke = Revoke
token-day = since { $day }
token-until = until { $day }
token-scope = May
token-scope-read = look
token-scope-play = look and play
token-scope-host = look, play and open tables
token-lasts = Lasts
token-days = { $count ->
    [one] one day
   *[other] { $count } days
}
log-out-everywhere = Log out everywhere
log-out-everywhere-help = Ends every other browser and every token of yours.
api-docs = How the API works

## About

about-title = About Tabard
about-what = Tabard is a home for four medieval strategy board games: play them against bots, with friends on one sofa or with friends far away, watch, replay and study them. Every click is checked by a rules engine that can say why not.
about-fair-title = Fair shuffles
about-fair = Chance outcomes come from a seed whose hash is published before the game. When the game is over the record holds the seed, and anybody can check every draw and roll.
about-unofficial-title = Unofficial
about-unofficial = This is an unofficial implementation, made by people who love these games. It is not made, endorsed or supported by their authors or publishers. The rules are told in our own words, the boards are our own drawings, and no art or text of the published games is used. If you enjoy a game here, buy the box: it is worth having.
about-credits-title = Credits
about-icons = The icons come from { $source } and are used under the licence CC BY 3.0, in the colours of the table. They were drawn by { $authors }.
about-icons-link = The licence CC BY 3.0
about-fonts = The typefaces are EB Garamond (© The EB Garamond Project Authors) and Cinzel (© The Cinzel Project Authors), under the SIL Open Font License 1.1.

## Refusals

refusal-title = That did not work
refusal-not-found = There is no such page
refusal-unknown-table = There is no such table
refusal-unknown-link = That link leads nowhere
refusal-fault = Our fault
answer-not-found = Perhaps the address was cut off, or the page has moved.
answer-not-allowed = That page does not take what was sent to it.
answer-fault = Something went wrong on our side. It is in our log; your tables are safe.
answer-too-large = That is more than the { $limit } KiB we take here.
answer-csrf = This page has grown old. Go back, load it again, and try once more.
answer-unknown-table = There is no such table, or it is closed to you.
answer-unknown-link = That link leads to no table. Perhaps a part of it is missing.
answer-kept = This game was played under other rules and can no longer be replayed; its result is kept.
answer-other-rules = This game is played by version { $played } of the rules, which this house does not have at present. Nothing is lost: it goes on as soon as that version is back.
answer-not-written = That could not be written down. Try again in a moment.
answer-no-storage = Our storage does not answer. Nothing has changed; try again in a moment.
answer-bots-alone = Tables where only bots play are for whoever runs this house.
answer-many-tables = You have { $most } tables under way. Finish or close one first.
answer-nobody-agrees = Nobody else plays here who could agree. Leave your seat instead.
answer-not-called-off = Nobody wishes to call the game off.
answer-counts = This game counts for the ratings. Leave your seat instead; a bot plays on.
answer-rated-hints = A game with hints counts for no rating. Choose one of the two.
answer-joined-already = You take part in this already.
answer-tournament-full = There is no room left in this tournament.
answer-registration-over = The registration of this tournament is over.
answer-not-joined = You take no part in this tournament.
answer-not-your-tournament = Only the host of a tournament can do that.
answer-unknown-tournament = There is no such tournament.
answer-bots-by-operator = Only whoever runs this house lets bots take part.
answer-no-bots = This tournament is for people alone.
answer-too-few = It needs { $need } to begin and has { $have } so far. Registration goes on.
answer-tournament-over = This tournament is over already.
answer-many-tournaments = You have { $most } tournaments that are not over. Wait for one to end, or call one off.
answer-unknown-group = There is no such group, or you do not belong to it.
answer-no-group-of-it = A group is made of a finished table at which you sat with others.
answer-many-groups = { $most } groups are the most. Leave one first.
answer-not-in-group = Join the group first.
answer-group-too-small = Two people at least must have joined, and as many as the game allows.
answer-group-plays = The group plays already. Finish that table first.
answer-taken = That seat is taken.
answer-by-link = That seat is kept for a friend with the link.
answer-too-much = That was too much at once. Wait a moment, then try again.
answer-not-over = That is open only once the game is over.
answer-host-sits-first = The first seat must be yours, unless every seat is a bot’s.
answer-login-taken = Somebody has that login name already.
answer-wrong-login = Login name and password do not match.
answer-bad-login = A login name has 1 to 32 printable characters.
answer-bad-name = A name has 1 to 32 printable characters.
answer-bad-password = A password has 8 to 200 characters.
answer-bad-seal = That seal is not of this house, or too old. Load the page again.
answer-seal-used = This page has opened a table already. Load it again.
answer-many-tokens = { $most } tokens are the most. Revoke one first.

## What is wrong with a record

record-no-record = Its first line is not “{ $first }”.
record-truncated = It is cut off: the line “{ $key }” is missing at its end.
record-strange-line = Line { $line } does not belong there.
record-twice = Line { $line } says something for the second time.
record-lacks-line = The line “{ $key }” is missing at its beginning.
record-no-number = Line { $line } ({ $key }) holds no whole number.
record-unknown-game = Line { $line } names a game that is not here.
record-other-rules = It was played under version { $played } of the rules; here is version { $ours }.
record-other-data = It was played with data that a house had corrected ({ $data }); they are not here.
record-bad-players = Line { $line } names a number of players that the game does not have.
record-bad-options = The options on line { $line } are not those of the game.
record-bad-start = The position that it begins from is none of this game.
record-no-seat = Line { $line } names a seat that the game does not have.
record-over = On line { $line } the game is over already.
record-other-seat = On line { $line } somebody chooses who is not to move.
record-bad-choice = The choice on line { $line } is not allowed by the rules.
record-other-number = Line { $line } names another number of choices than there are.
record-other-end = The end is not the one that replaying leads to (line { $line }).
record-other-result = The result on line { $line } is not the one that replaying leads to.
record-bad-comment = Line { $line }: the comment there cannot be read or kept.
record-bad-variation = Line { $line }: the variation there cannot be read, or the rules do not allow it.
record-not-finished = The game is not finished; only finished games can be kept here.
record-other-seed = The seed is not the one that was sealed.
record-bad-nonces = Line { $line } does not hold one number for each seat.
record-bad-checksum = The checksum does not fit: the record was changed.
record-bad-signature = The signature does not fit: the record was changed after a house signed it.
record-not-dealt = Choice { $number } is “{ $said }”; the seed gives “{ $dealt }”.
