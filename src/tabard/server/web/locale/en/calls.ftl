# Calls: how people are told that a table waits for them.

calls = Calls
calls-help = When a table waits for you and you are not looking, the house can call you.
calls-ways = How we reach you
calls-no-way = No way yet. Add one below.
calls-mail = Your mail address
calls-mail-help = We send a link there first. Nothing else comes until you have opened it, and every mail can be stopped by one click.
calls-webhook = A program or a room: Discord, Slack, Matrix
calls-webhook-address = Address of the webhook
calls-webhook-help = It is told what a spectator sees, never your hand, and its links let nobody in. Addresses inside private networks are refused.
calls-shape = What listens there
calls-secret = Secret of its signature
calls-add = Add
calls-again = Send the link again
calls-try = Try it
calls-remove = Remove
calls-when = When we call you
calls-digest = Hour of the daily letter
calls-hour = { NUMBER($hour, minimumIntegerDigits: 2) }:00
calls-quiet-from = Quiet from
calls-quiet-to = Quiet until
calls-quiet-help = In quiet hours nothing comes; what waits comes when they end. The same hour twice means none.
calls-zone = Time zone
calls-sound = A bell at the table
calls-sound-help = It rings softly when it is your turn and the page is open.
calls-sign-in = Links let me in
calls-sign-in-help = A link in a call opens your seat at that table in any browser, once, and nothing else of yours. Whoever reads your mail could use it.
calls-latest = The last calls
calls-problem-mail = That is no mail address.
calls-problem-zone = No time zone has that name. Europe/London is one, for instance.
calls-confirm = Is this your address?
calls-confirm-sure = Somebody at this house wants calls to be sent to { $address }. If that was you, say yes.
calls-confirm-yes = Yes, send them here
calls-confirm-done = Calls go to { $address } from now on.
calls-stop = No more calls?
calls-stop-sure = Nothing more will be sent to { $address }.
calls-stop-yes = Stop them
calls-stop-done = Nothing more is sent to { $address }.

call-pace-once = At once
call-pace-once-help = unless you are looking at the table.
call-pace-idle = After five minutes
call-pace-idle-help = when you have not looked at the table for so long.
call-pace-daily = Once a day
call-pace-daily-help = one letter about everything that waits.
call-pace-never = Never
call-pace-never-help = the list of your tables says what waits.

way-mail = Mail
way-push = Notices
way-webhook = Webhook
way-state-new = not confirmed yet: open the link in our mail
way-state-good = works
way-state-refused = does not work
way-state-off = stopped
shape-json = a program, signed JSON
shape-discord = Discord
shape-slack = Slack
shape-matrix = Matrix

told-no-address = That is no address.
told-not-https = The address must begin with https.
told-other-port = Only the usual port of https is allowed.
told-unknown-name = Nobody knows that name.
told-private-network = That address lies inside a private network, where we send nothing.
told-no-connection = There was no connection.
told-not-safe = The mail server could not show that the line is safe.
told-no-answer = There was no answer in time; perhaps it arrived.
told-line-broke = The line broke; perhaps it arrived.
told-no-mail = This house sends no mail at present.

call-turn = Your turn: { $game }
call-turn-public = { $who } is awaited: { $game }
call-remind = Your time runs out: { $game }
call-remind-public = { $who }’s time runs out: { $game }
call-undo = An undo is asked: { $game }
call-undo-public = { $who } is asked for an undo: { $game }
call-undo-asked = { $who } would like to take a choice back and asks whether you agree.
call-late = Your time was up: { $game }
call-late-public = { $who }’s time was up: { $game }
call-late-asked = A bot plays on for you. You can take your seat again.
call-begun = The game begins: { $game }
call-begun-public = The game begins: { $game }
call-over = The game is over: { $game }
call-over-public = The game is over: { $game }
call-test = A call to see whether this works
call-test-says = It does. Calls from { $house } come this way.
call-test-open = Calls and quiet hours
call-confirm = Is this your address?
call-confirm-says = Somebody at { $house } wants calls to be sent here. If that was you, open the link; if not, do nothing, and nothing more will come.
call-confirm-open = Yes, this is my address
call-several = { $count ->
    [one] { $count } call
   *[other] { $count } calls
  } from your tables
call-more = { $count ->
    [one] { $count } line before that …
   *[other] { $count } lines before that …
  }
call-time-left = Time left: { $time }
call-open = To the table
call-state-waiting = waits
call-state-taken = on its way
call-state-handed = on its way
call-state-sent = sent
call-state-seen = not sent, you were there
call-state-failed = could not be sent
call-state-unsure = sent, perhaps
mail-why = You get this because you asked { $house } to call you.
mail-change = Change it:
mail-stop = Stop these mails:

pass-sure = This link opens the seat of { $name } in this browser, once.
pass-other = You are { $name } here. Your own tables stay with that name; keep it first if you want it back.
pass-yes = Sit down as { $name }

answer-one-table = A link has let this browser in to one table. Log in to see the rest.
answer-pass-used = That link has been used, or is too old. Log in, or wait for the next call.
answer-unknown-way = That way to reach you is not there any more.
answer-many-ways = { $most } ways are the most. Remove one first.
answer-many-mails = That address has had enough of our mail for today. Try again tomorrow.

table-calls = Calls at this table
table-calls-usual = as in your settings

app-sentence = Medieval board games with friends and against bots.
next-table = The next table that waits for you
next-table-short = Next
offline = No line to the house
offline-says = Nothing answers at present. Your tables are safe; whatever you had sent before is kept.
offline-again = Try again
notices-help = This browser shows a notice when you are called, even when no page of the house is open.
notices-on = Show notices here
notices-cannot = This browser shows no notices. On a phone, add the house to the home screen first.
notices-refused = The browser does not allow notices from this house. Its settings can change that.
notices-failed = That did not work: the browser could not reach its push service.
