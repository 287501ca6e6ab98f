# The live table and the replay.

## The prompt

table-prompt = What happens now
table-waits-for-players = Waiting for players
table-confirm-turn = { $who }, confirm your turn, or take it back
table-confirm-end = This ends the game: confirm your turn, or take it back. { $verdict }
table-why-not = Why not … ({ $number })
table-undo = Undo the last step (U)
table-undo-all = Undo all
table-confirm = Confirm
table-keep = Keep so far
table-keep-why = Carry out the steps so far. You can then no longer undo them by yourself.
table-sure = All the same?
table-sure-spend = Spend it
table-sure-commit = Do it
table-sure-spare = Leave it
table-lay = Choose these
table-lay-for = Choose these for { $price }
table-lay-none = Choose none
table-lay-final = Once chosen, these stay: they cannot be taken back.
table-lay-sure = Are these the ones?
table-lay-change = Change them
table-slots = What you have picked
table-slot-empty = Empty place
table-slot-out = Take out: { $thing }
table-slots-full = All places are taken: take one out first.
table-slots-all = There are no more of these.
table-hint = Ask for a hint (H)
table-hint-title = A guild master’s advice
table-hint-thinks = A guild master thinks …
table-hint-only = There is only one choice.
table-hint-sure = Of { $number } choices one stands out.
table-hint-leans = Of { $number } choices the first looks a little better.
table-hint-close = Of { $number } choices these are about as good.
table-hint-foregone = The game is decided. Of { $number } choices this one makes the best place and the most points.
table-hint-set = A guild master would choose these together.
table-hint-set-how = Taking the advice fills the slots, and you may still change everything. What to expect holds with this choice, as far as a guild master sees from your seat, and no more exactly than that.
table-hint-why = Why: { $reasons }
table-hint-beside = Beside the first: { $reasons }
table-hint-rather = Rather than { $choice }: { $reasons }
table-hint-share = favoured { $percent }%
table-hint-how = What to expect holds after the choice, as far as a guild master sees from your seat, and no more exactly than that. The bar shows how much each is favoured.
table-thinks = { $who } thinks …
table-ask-undo = Ask to take your last choice back (U)
table-skip = Skip to now
table-since = Since my last turn
table-watch = What is being shown
table-pause = Pause (P)
table-go-on = Go on (P)
table-step = One step (N)
table-reckoning = Who got what
table-reckoned = A summary of who got what is there. R leads to it.
table-together = Together

## Players

table-watchers = { $number ->
    [one] { $number } spectator
   *[other] { $number } spectators
}
table-seat-thinks = thinks
table-seat-left = away, a bot plays on
table-seat-bot = { $level ->
    [random] bot, random
    [greedy] bot, by the book
    [level1] bot, novice
    [level2] bot, apprentice
    [level3] bot, journeyman
    [level4] bot, master
    [level5] bot, guild master
    [level6] bot, doctor of the house
   *[other] bot, { $level }
}
table-seat-away = not at the table
table-seat-awaited = to move
table-stand-in = { $who } ({ $bot }) cannot play on; { $instead } plays instead.
table-undo-asked = { $who } asks to take the last choice back.
table-undo-waits = { $who } asks to take the last choice back; waiting for { $others }.
table-undo-declined = { $who } declines. Your choice stays.
table-told-asked = { $who } asks to take the last choice back.
table-told-agreed = { $who } agrees.
table-told-declined = { $who } declines; the choice stays.
table-told-undone = { $who } has taken a choice back.
table-told-left = { $who } leaves; a bot plays on.
table-told-late = { $who } is out of time; a bot plays on.
table-told-back = { $who } is back.
table-call-off = Call the game off
table-call-off-about = If everybody who plays agrees, the game ends here without a result and counts for nobody.
table-call-off-ask = Ask the others
table-call-off-asked = { $who } would like to call the game off, without a result.
table-play-on = Play on
table-told-calls-off = { $who } would like to call the game off.
table-told-plays-on = { $who } plays on.
table-agree = Agree
table-decline = Decline
table-rematch-open = A rematch is open.
table-go-there = Go there
table-bot-plays-for-you = A bot plays for you.
table-come-back = Come back
table-leave = Leave the table
table-leave-sure = A bot will play for you until you come back.

## The waiting room

table-waiting-room = Who plays
table-starts-when-full = The game begins by itself when nobody is missing.
table-you = you
table-stand-up = Stand up
table-kept-for-friend = kept for a friend
table-copy-link = Copy the link
table-copied = Copied.
table-fill = Seat a bot
table-fill-level = Level of the bot for seat { $number }
table-free-seat = free
table-sit-here = Sit here
table-close-table = Close this table
table-close-sure = Nobody will be able to sit down here any more, and its links will lead to a closed table.
table-close-yes = Yes, close it
table-closed = The host has closed this table.
table-called-off = The game was called off, without a result.

## Around the board

table-players = Players
table-board = Board
table-my-mat = My mat
table-log = Log
table-chat-say = Say something
table-talkers = Who talks here
table-mute = Silence { $who }
table-unmute = Let { $who } talk again
table-kick = Send away
table-chat-send = Send
table-menu = Menu
table-info = This table
table-keys = Keys
table-close = Close
table-rules = Rules
table-replay = Replay
table-home = All tables
table-settings = At this table
table-auto-confirm = Confirm each choice at once
table-pace = Others’ moves and stations
table-pace-0 = at once
table-pace-450 = quick
table-pace-900 = calm
table-pace-1800 = slow
table-dealer = The dealer’s sealed seed
table-dealer-why = Published before anybody sat down. Every player’s browser adds a random number of its own, so nobody chooses what is dealt; once the seed is revealed after the game, everybody can check every shuffle, draw and die.
table-options = Rules of this table
table-options-rest = Everything else is read as the rules document says.
table-older-rules = This game is played by version { $version } of the rules to its end; new tables play version { $newer }.
table-retired-rules = This game is played by version { $version } of the rules; new tables play version { $newer }. Version { $version } is kept until { $until } at least: please finish by then.
day-of-month = { $day } { $month } { $year }
month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
table-clock-none = no clock
table-clock-live = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } + { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } a turn
table-clock-slow = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
table-curtain = I am { $who }: open
table-your-turn = your turn
table-lost = Connection lost. Trying again …
table-back = Connected again.
table-not-sent = Not sent yet. Trying again …

## Keys

table-key-tab = go through prompt, choices and board
table-key-arrows = from choice to choice
table-key-look = look at anything on the table: what it is and does
table-key-enter = choose
table-key-c = confirm the turn when it is complete
table-key-u = undo
table-key-h = ask for a hint
table-key-s = since my last turn
table-key-p = show the score
table-key-a = the player aid
table-key-w = pause what is being shown, go on
table-key-n = one step of what is being shown
table-key-r = who got what
table-key-esc = close, skip
table-key-help = these keys

## The end

table-scores = Scores
table-score = The score
table-points-over-time = Points over time
table-see-moment = See this moment
table-next-game = Next game
table-rematch = Rematch
table-seed-was = The dealer’s seed was { $seed }

## The replay

replay-title = Replay
replay-slider = Moment of the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-forward = One step on
replay-last = To the end
replay-round = Round
replay-eyes = Seen by
replay-spectator = a spectator
replay-link = Link to this moment
replay-share = Share this moment
replay-record = Download the record
replay-live = To the table
replay-seal-shut = The dealer’s seed is revealed when the game is over.
replay-seal-kept = The revealed seed fits the seal, and all { $number } draws follow from it.
replay-seal-shared = { $number ->
    [one] The revealed seed fits the seal that was published before anybody sat down, and the one draw follows from it and from the numbers that the seats added.
   *[other] The revealed seed fits the seal that was published before anybody sat down, and all { $number } draws follow from it and from the numbers that the seats added.
}
replay-shares = What each seat added to the seed
replay-share-none = nothing of its own: the house’s seed stands for it
replay-share-yours = ← from this browser
replay-seal-none = This record was brought in without the dealer’s seed.
played-here = played here
brought-in = brought in
replay-played-here = This game was played here.
replay-brought-in = This record was brought in: it was not played here, and its names are what it says.
replay-seal-broken = The deal does not follow from the revealed seed: { $why }

## Answers

answer-stale = The table has moved on; look again.
answer-not-your-seat = That seat is not yours.
answer-not-your-turn = Somebody else is awaited.
answer-confirm-first = Confirm your turn first, or take it back.
answer-not-running = The game is not running.
answer-no-hints = There are no hints at this table.
answer-no-advice = No bot could think about this. Choose by yourself.
answer-begun = The game has begun.
answer-others-play = Others play here. Leave your seat instead.
answer-nothing-to-confirm = There is nothing to confirm.
answer-nothing-to-undo = There is nothing to take back.
answer-no-undo-asked = Nobody asks for an undo.
answer-away = A bot plays for you. Come back to your seat first.
answer-out-of-time = Your time is up; the bot plays on.
answer-already-seated = You have a seat at this table already.
answer-not-your-table = Only the host can do that.
answer-undo-asked = Somebody has already asked to take a choice back.
answer-too-many-streams = Too many tables are open in this network. Close some.
answer-undo-declined = Somebody has declined that. Your choice stays.
answer-undo-away = Somebody whom this concerns is away. Your choice stays until they are back.
answer-muted = The host has silenced you at this table.
answer-barred = The host has asked you to leave this table.
