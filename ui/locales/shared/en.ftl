# Frame
skip-to-content = Skip to content
nav-label = Main navigation
nav-start = Home
nav-missions = Missions
nav-campaigns = Campaigns
nav-workshop = Workshop
puzzles-title = Puzzles
nav-rules = Rules
nav-replays = Replays
nav-watch = Watch
nav-settings = Settings
nav-about = About
language-label = Language
close = Close
cancel = Cancel
copy = Copy
copied = Copied
copy-by-hand = Copying is not possible here. The link is selected: copy it by hand.
copy-link = Link
loading = Loading…
try-again = Try again
choose-file = Choose a file
choose-files = Choose files
page-lost = Page not found.
page-lost-way = Back to the home page

# Start page
start-tagline = Dark corridors. Few bullets. Many claws.
start-lead = The board game Space Hulk and the card game Death Angel on your screen: a squad in heavy armor against whatever lives in the dark. Play alone, share one screen, or send a friend a link.
start-play-now = Play now
start-play-now-hint = First Steps: two Marines, a few minutes, everything explained
start-continue = Continue
start-your-turn = Your turn
start-waits = Waiting for your opponent
start-waits-together = Waiting for the others
start-not-begun = Waiting for a player to join
start-missions-hint = Maps, briefings and win rates
start-rules-hint = Both games in brief, the exact odds, and a glossary
puzzles-hint = One decision, one best answer: find it.
start-join = Join with a link
start-join-hint = A friend has sent you an invitation
start-watch-hint = Open matches being played right now

# New match
player-random = Random
player-random-about = Plays random legal moves. For your very first games.
player-scout = Scout
player-scout-about = Weighs one action at a time. A fair opponent for beginners.
player-cadet = Cadet
player-cadet-about = Knows the veteran's plans, but wavers. For those who beat the scout.
player-veteran = Veteran
player-veteran-about = Plans for every unit. Hard to beat.
player-captain = Captain
player-captain-about = Looks ahead to the enemy's reply. For those who beat the veteran.
player-master = Master
player-master-about = Looks ahead like the captain, at more ideas and far more often. Forgives nothing.
new-practice = Practice game
new-practice-about = You can undo anything, even dice. Every undo is noted in the log.
new-public = Allow spectators
new-name = Your name
new-name-about = Shown to the other players. Optional.
name-guest = Guest
new-create = Start match
new-failed = The match could not be created: { $why }

# Lobby, joining, watching
lobby-title = Waiting for the other player
lobby-lead = Send this link to your friend. The match begins as soon as you are both here.
lobby-link = Invitation link
lobby-link-about = Anyone with the link can take the seat. No account needed.
lobby-seats = Seats
lobby-awaited = Everyone is ready. The match begins when { $names } is back to finish the dice set-up.
seat-you = You
seat-open = open
seat-computer = Computer: { $player }
seat-person = Human player
join-title = You are invited
join-lead = Someone has invited you to a match.
join-button = Join the match
join-joining = Joining…
join-failed = Could not join: { $why }
join-lead-by = { $host } has invited you: { $game }.
join-title-closed = This invitation is closed
join-void = This link is wrong, or the host has replaced it with a new one. Ask for the new link.
join-full = All seats are taken.
join-over = This match is over.
join-watch = Look at the match
lobby-code = The link as a QR code
lobby-fill = Let a computer play
lobby-free = Free the seat
lobby-title-together = Waiting for the other players
lobby-lead-together = { $count ->
    [one] Send this link to your friend. The match begins as soon as the last seat is taken and everyone is here.
   *[other] Send this link to your friends: { $count } seats are free. The match begins as soon as all are taken and everyone is here.
}
resign-text-together = The match is lost once all players give up.
set-ask-best-rolls = Death Angel: offer a reroll even when no roll could be better
set-auto-attack = Death Angel: attack at once when each Marine has one target and no token
set-ask-deadly-rolls = Death Angel: ask before a token rerolls a roll that would kill
enter-title = Join with a link
enter-label = Invitation link
enter-lead = Paste the link you were sent. It begins with the address of a Blipfall server.
enter-bad = This isn't an invitation link. Invitation links contain “#/join/”.
enter-button = Join
watch-title = Watch
watch-lead = Matches on this server that are open to spectators.
watch-none = No matches to watch right now. Start one and allow spectators, or look at a replay.
watch-button = Watch
watch-waiting = Waiting for players
watch-running = In progress

# Match
match-round = Round { $round }
match-round-of = Round { $round } of { $limit }
match-spectator = You are watching
match-you-are = You: { $side }
match-board = Board
match-tabs = Match views
tab-board = Board
tab-status = Status
tab-log = Log
tab-chat = Chat
match-menu = Menu
menu-settings = Settings
menu-keys = Keyboard shortcuts
menu-leave = Leave the table
menu-resign = Resign
menu-draw = Offer a draw

# Prompts
ask-you = Your decision
wait-computer = The computer is thinking
wait-computer-named = { $player } is thinking
wait-person = { $name } is deciding
wait-people = Waiting for { $names }
wait-offline = { $name } is not connected
wait-more = More to come…
wait-skip = Skip ahead

# Actions
actions-label = Actions
actions-of = Actions of { $unit }
actions-choose-unit = Choose a unit on the board or here:

# Status
status-title = Status
status-fallen = Fallen

# Clock
clock-label = Time left
clock-left = { $minutes }:{ $seconds }
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } d { $hours } h
clock-low = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

# Dice
dice-title = Dice
dice-none = No dice rolled yet.

# Odds
odds-title = Odds
odds-counting = Calculating…
odds-go = Confirm
odds-too-many = Too many combinations to calculate.
odds-each = Each on its own
odds-how-many = How many are destroyed

# Log
log-jump = Jump to…
log-title = Log
log-filter = Show
log-filter-all = Everything
log-filter-combat = Fights and dice
log-filter-moves = Movement
log-filter-rules = Why the aliens did it
log-latest = Jump to the latest
log-empty = Nothing has happened yet.
log-round = Round { $round }
step-aborted-late = The start was called off: { $names } did not open the sealed number for the dice in time. Everyone seals a new one.
step-aborted-withdrawn = The start was called off: { $names } could not open the sealed number for the dice. Everyone seals a new one.
step-aborted-reseated = The start was called off: a seat changed hands after the numbers for the dice were sealed. Everyone seals a new one.

# At the table
step-undone = Undo by { $seat }
step-draw_offered = Draw offered by { $seat }
step-draw_declined = Draw declined by { $seat }
step-resigned = { $seat } resigned
step-rematch_asked = Rematch requested by { $seat }

# Events
event-unknown = { $type }

# End
over-you-won = Victory
over-you-lost = Defeat
over-reason-resigned = One side has resigned.
over-reason-resigned-together = Gave up: { $names }.
over-reason-agreed = Both sides agreed on a draw.
over-reason-abandoned = The match was abandoned.
over-reason-limit = The match was too long: after 200 rounds or 10,000 actions it is a draw.
over-rematch = Rematch
over-rematch-wait = Waiting for your opponent…
over-rematch-wait-together = Waiting for the others…
over-try-again = Try again from round { $round }
over-try-again-round = Round
over-rematch-go = Go to the new match
over-show = Result
over-look = Look at the board
over-start = Home

# Why not, refusals
why-not-title = Not possible
refused-unreachable = The server does not answer.
refused-lost = The connection was lost before the answer came.
refused-bad_message = The server did not understand this page. Please reload it.
refused-hello = The server did not understand this page. Please reload it.
refused-garbage = The server did not understand this page. Please reload it.
refused-replaced = This match is open in too many windows. This one was disconnected.
refused-protocol = This page is older than the server. Please reload it.
refused-unauthorized = Your session is not recognized. Please reload the page.
refused-forbidden = You are not allowed to do that.
refused-not_found = Not found.
refused-stale = The game has moved on. Look at the board and try again.
refused-illegal_action = The rules do not allow that.
refused-not_your_turn = This is not your decision.
refused-wrong_stage = The match has not begun, or is over.
refused-no_undo = This can no longer be undone.
refused-seat_taken = The seat is taken.
refused-too_many = Too many requests. Please wait a moment.
refused-too_large = That is too large.
refused-storage = The server cannot save right now. Nothing has changed.
refused-closing = The server is shutting down.
refused-no_draw = No draw can be offered now.
refused-time_up = The time is up.
refused-bad_terms = The server does not accept these settings.
refused-bad_record = The file is damaged, is not a Blipfall record, or its dice cannot be proven.
refused-internal = Server error. Details are in the server's log.
refused-other = Something went wrong. Please try again.

# Confirming
confirm-final = This cannot be undone.
confirm-do = Confirm
confirm-again = Ask me every time
end-turn-title = End the turn?
end-turn-left = { $count ->
    [one] { $count } unit still has action points:
   *[other] { $count } units still have action points:
}
end-turn-go = End the turn
end-turn-stay = Keep playing
resign-title = Resign?
resign-text = The other side wins the match.
resign-go = Resign
draw-offered = { $side ->
    [marine] The Marines offer a draw.
   *[alien] The aliens offer a draw.
}
draw-waiting = You have offered a draw.
draw-accept = Agree
draw-decline = Decline
undo = Undo
undo-none = Nothing to undo
undo-marked = Undo (noted in the log)
undo-marked-short = (noted in the log)

# Curtain
curtain-title = Pass the screen

# Chat and presence
chat-title = Chat
chat-empty = No messages yet.
chat-label = Message
chat-send = Send
chat-only-players = Only players can chat.
presence-title = At the table
presence-here = here
presence-away = away
presence-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

# Connection
net-connecting = Connecting…
net-lost = The connection is lost. Trying again…
net-retry = { $seconds ->
    [one] The connection is lost. Next try in { $seconds } second.
   *[other] The connection is lost. Next try in { $seconds } seconds.
}
net-retry-now = Try now
net-old = This page is older than the server. Please reload it.
net-reload = Reload
net-no-match = Match not found.

# Settings
settings-title = Settings
settings-lead = Saved in this browser only.
set-name = Name
set-animation = Board animation
set-computer-pace = Computer speed
pace-instant = instant
pace-fast = fast
pace-normal = normal
pace-slow = slow
set-confirm = Confirm actions
set-confirm-never = never
set-confirm-dice = before shots and assaults whose odds are not shown
set-confirm-final = before anything that cannot be undone
set-warn-end-turn = Warn me if I end a turn with unspent action points
set-auto-pass = Pass automatically when nothing else is possible
set-text-size = Text size
set-contrast = Contrast
contrast-normal = normal
contrast-high = high
set-motion = Motion
motion-system = follow the system setting
motion-reduced = reduced
settings-play = Gameplay
settings-look = Appearance
settings-keys = Keyboard shortcuts

# Keys
keys-title = Keyboard shortcuts
key-help = Show this list
key-board = Go to the board
key-end-turn = End the turn
key-pass = Pass, or skip the animation
key-command = Command points on or off
key-undo = Undo
key-log = Go to the log
key-chat = Go to the chat
key-actions = Choose the action with this number; in Space Hulk each number keeps its meaning
key-overwatch = Overwatch
key-guard = Guard
key-clear-jam = Clear the jam
key-escape = Close, or clear the selection
key-name-space = Space
key-name-digits = 1 to 9

# About
about-title = About
about-lead = Blipfall is free software, made by people who like both games.
about-unofficial = Blipfall is unofficial. It is not made, endorsed or supported by the publishers of Space Hulk or Death Angel. The names of the games, their characters, weapons and cards belong to their owners. All texts, pictures and missions here were made for Blipfall.
about-license = Licensed under MIT or Apache-2.0, at your option.
about-version = Version { $version }
about-offline = Everything comes from the program itself: no outside requests, no cookies, no account.
about-dice = All dice follow from a number that is fixed before the match and revealed after it, so anyone can check them.

# Tutorial
hint-title = Instructor
hint-next = Got it
hint-first = Read what the instructor says first, then press “Got it”.
hint-back = Back to the previous step
hint-forward = On to the next step
hint-done = Done
hint-over = This was the last step. Now finish the mission.
hint-waits = Your turn: the instructor waits until it is done.
hint-skip = Skip this step
hint-hide = Hide the instructor
hint-show = Show the instructor

# Games
game-space-hulk = Space Hulk
game-death-angel = Death Angel

start-play-next-hint = The next lesson or chapter that you have not played yet
start-remove = Remove { $title } from this list
start-put-back = { $count ->
    [one] Show { $count } removed match
   *[other] Show { $count } removed matches
}
over-story = The story of the match
over-turnings = Turning points

column-fold = Fold away: { $column }
column-unfold = Unfold: { $column }

# Named in a match, told in files that are loaded later
guide-open-rule = Read rule { $rule }
guide-taught = Rules of this step
over-replay = Watch the replay
refused-dropped = This device was removed from your list of devices.
campaign-to-chapter = On to chapter { $number }
campaign-to-second-try = Second try of chapter { $number }
campaign-to-epilogue = To the epilogue
coach-hint = Hint
coach-blunder-title = Are you sure?
coach-blunder = This loses about { $points } points of 100. A better choice: { $action }.
coach-blunder-go = Do it anyway
set-warn-blunders = In practice games, warn me before a blunder
