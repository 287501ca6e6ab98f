# Keeping away, reports, and keeping a house.

## Keeping away

mute = Mute
mute-help = You no longer see what they say.
unmute = Hear them again
mute-on = You have muted this person: you do not see what they say.
mute-kind = muted
block = Block
block-help = You no longer meet at tables, and you do not see what they say.
unblock = Unblock
block-on = You have blocked this person: you do not meet at tables, and you do not see what they say.
block-kind = blocked
kept-away = Blocked and muted

## Reports

report = Report
report-about = Report { $name }
report-help = Whoever keeps this house reads it. The person you report does not learn who it was.
report-reason = What is it about?
reason-insults = Insults or harassment
reason-name = An offensive name
reason-cheating = Cheating, or one person on several seats
reason-leaving = Leaves games again and again
reason-other = Something else
report-text = What happened?
report-send = Send the report
leave-no-report = Do not report
report-sent = Thank you. Whoever keeps this house will read it.

## Keeping a house

keeping = Keep the house
keeping-reports = Reports
keeping-people = People
keeping-tables = Tables
keeping-orders = Orders
keeping-acts = Log of acts
keeping-done = Done, and written down.
count-people = People
count-kept = Kept names
count-tables-open = Open tables
count-tables-running = Running games
count-tables-over = Finished games
count-reports = Reports to settle
reports-open = To settle
reports-settled = Settled
no-reports = Nothing to settle.
report-from = From { $name }
report-table = To the table
report-settled-by = Settled by { $name }.
report-answer = What came of it
report-settle = Settle
report-person = To the person
people-find = Name, login or id
search-people = Search
person-guest = guest
person-barred = may only look
nobody-found = Nobody of that name.
do-bar = Let only look
do-unbar = Let play again
do-sessions = End sessions
do-unname = Take the name away
do-remove = Delete
remove-sure = Delete this person for good? Games stay, the name goes.
do-close = Close the table
close-sure = Close this table for everybody?
no-tables-so = No tables.
status-open = Open
status-running = Running
status-over = Finished
status-closed = Closed
status-kept = Of other rules
announcement = Announcement
announcement-help = Stands on every page and at every table. A language without a text gets another one’s.
maintenance = Maintenance
maintenance-on = Begin no new games.
maintenance-help = Games that go on, go on.
limits = Limits
limit-tables = Tables that one host may have under way
limit-guests-open = Guests may open tables for others
limit-guests-talk = Guests may talk at tables
act-when = When
act-who = Who
act-what = What
act-about = About
act-detail = Detail
no-acts = Nothing yet.
act-here = on the house’s computer
act-bar = let only look
act-unbar = let play again
act-sessions = ended sessions
act-unname = took the name away
act-remove = deleted
act-close = closed a table
act-settle = settled a report
act-announcement = announced
act-maintenance = maintenance
act-limits = changed limits

## What is refused

answer-suspended = Whoever keeps this house lets you only look for now.
answer-maintenance = The house is about to be closed for a while: no new games begin. Those that go on, go on.
answer-keeps-away = Somebody at this table and you do not play together.
answer-not-for-guests = Here that is for those who keep a name. Keep yours, it takes a moment.
answer-unknown-report = There is no such report to settle.
answer-many-blocks = { $most } people are the most that one can keep away from.
