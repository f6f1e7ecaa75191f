# Frame
skip-to-content = Skip to the content
nav-label = Main pages
nav-start = Start
nav-missions = Missions
nav-watch = Watch
nav-settings = Settings
nav-about = About
language-label = Language
close = Close
cancel = Cancel
copy = Copy
copied = Copied
loading = Loading …
try-again = Try again
page-lost = There is no such page.
page-lost-way = Back to the start

# Start page
start-tagline = Dark corridors. Few bullets. Many claws.
start-lead = Space Hulk, the board game, and Death Angel, the card game, on your screen: a squad in heavy armor against what lives in the dark. Alone, at one screen, or with a friend by a link.
start-play-now = Play now
start-play-now-hint = First Steps: two Marines, a few minutes, everything explained
start-continue = Continue
start-your-turn = Your turn
start-waits = The other side is deciding
start-not-begun = Waiting for a player
start-missions-hint = Maps, briefings and how they went in practice
start-rules-hint = Both games in short, the exact odds, and a glossary
start-join = Join by a link
start-join-hint = A friend has sent you an invitation
start-watch-hint = Open matches that others are playing now

# New match
player-random = Random
player-random-about = Takes any legal action. A sparring partner for the very first steps.
player-scout = Scout
player-scout-about = Weighs one action at a time. A fair opponent for beginners.
player-veteran = Veteran
player-veteran-about = Plans for every unit. Hard to beat.
new-practice = Practice game
new-practice-about = Anything may be taken back, even dice. Each take-back is marked in the log.
new-public = Others may watch
new-name = Your name
new-name-about = The others at the table see it. It may stay empty.
name-guest = Guest
new-create = Begin
new-failed = The match could not be opened: { $why }

# Lobby, joining, watching
lobby-title = Waiting for the other side
lobby-lead = Send this link to your friend. The match begins as soon as it is opened.
lobby-link = Invitation link
lobby-link-about = Whoever has the link can take the seat. Nothing else is needed.
lobby-seats = Seats
seat-you = You
seat-open = free
seat-computer = Computer: { $player }
seat-person = A person
join-title = You are invited
join-lead = Somebody wants to play Space Hulk with you.
join-button = Take the seat
join-joining = Taking the seat …
join-failed = The seat could not be taken: { $why }
enter-title = Join by a link
enter-label = Invitation link
enter-lead = Paste the link that you have been sent. It begins with the address of a Blipfall server.
enter-bad = This is no invitation link. It contains “#/join/”.
enter-button = Join
watch-title = Watch
watch-lead = Matches on this server whose players do not mind being watched.
watch-none = No open match at the moment.
watch-button = Watch
watch-waiting = Waiting for players
watch-running = Being played

# Match
match-round = Round { $round }
match-round-of = Round { $round } of { $limit }
match-spectator = You are watching
match-you-are = You: { $side }
match-board = Board
match-tabs = Parts of the match
tab-board = Board
tab-status = Status
tab-log = Log
tab-chat = Chat
match-menu = Menu
menu-settings = Settings
menu-keys = Keys
menu-leave = Leave the table
menu-resign = Resign
menu-draw = Offer a draw

# Prompts
ask-you = Your decision
wait-computer = The computer is thinking
wait-person = { $name } is deciding
wait-offline = { $name } is not connected
wait-more = More is happening
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
clock-low = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

# Dice
dice-title = Dice
dice-none = No die has been rolled yet.

# Odds
odds-title = Odds
odds-counting = Counting …
odds-go = Do it
odds-too-many = Too many combinations to count.
odds-each = Each on its own
odds-how-many = How many are destroyed

# Log
log-jump = Jump to …
log-title = Log
log-filter = Show
log-filter-all = Everything
log-filter-combat = Fights and dice
log-filter-moves = Movement
log-filter-rules = Why the aliens act
log-latest = Jump to the latest
log-empty = Nothing has happened yet.
log-round = Round { $round }

# At the table
step-undone = Taken back: { $seat }
step-draw_offered = A draw is offered: { $seat }
step-draw_declined = No draw: { $seat }
step-resigned = Resigned: { $seat }
step-rematch_asked = Another game? { $seat }

# Events
event-unknown = { $type }

# End
over-you-won = Victory
over-you-lost = Defeat
over-reason-resigned = One side has resigned.
over-reason-agreed = Both sides agreed on a draw.
over-reason-abandoned = Nobody came back to the table.
over-rematch = Rematch
over-rematch-wait = Waiting for the other side …
over-rematch-go = To the new match
over-show = Result
over-look = Look at the board
over-start = To the start

# Why not, refusals
why-not-title = Not possible
why-not-rule = Rule { $rule }
refused-unreachable = The server does not answer.
refused-lost = The connection was lost before the answer came.
refused-bad_message = The server did not understand the page. Load it again.
refused-protocol = This page is older than the server. Load it again.
refused-unauthorized = The server does not know who you are.
refused-forbidden = That is not yours to do.
refused-not_found = There is no such thing here.
refused-stale = The table has moved on. Have another look.
refused-illegal_action = The rules do not allow that.
refused-not_your_turn = It is not your decision.
refused-wrong_stage = The match has not begun, or is over.
refused-no_undo = This can no longer be taken back.
refused-seat_taken = The seat is taken.
refused-too_many = Too much at once. Wait a moment.
refused-too_large = That is too large.
refused-storage = The server cannot store anything now. Nothing was done.
refused-closing = The server is about to stop.
refused-no_draw = No draw can be offered now.
refused-time_up = The time is up.
refused-bad_terms = The rules of this match have mistakes: { $message }
refused-internal = The server made a mistake. Its log knows more.
refused-other = Refused: { $message }

# Confirming
confirm-final = This cannot be taken back.
confirm-do = Do it
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
undo-none = Nothing to take back
undo-marked = Undo (will be marked)

# Curtain
curtain-title = Hand over

# Chat and presence
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-label = Message
chat-send = Send
chat-only-players = Only players can write.
presence-title = At the table
presence-here = here
presence-away = away
presence-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

# Connection
net-connecting = Connecting …
net-lost = The connection is lost. Trying again …
net-retry = { $seconds ->
    [one] The connection is lost. Next try in { $seconds } second.
   *[other] The connection is lost. Next try in { $seconds } seconds.
}
net-retry-now = Try now
net-refused = The server does not let us in: { $why }
net-old = This page is older than the server. Load it again.
net-reload = Load again
net-no-match = There is no such match here.

# Settings
settings-title = Settings
settings-lead = Kept in this browser only.
set-name = Name
set-animation = Movements on the board
set-computer-pace = The computer's moves
pace-instant = at once
pace-fast = fast
pace-normal = normal
pace-slow = slow
set-confirm = Ask before acting
set-confirm-never = never
set-confirm-dice = before shots and assaults
set-confirm-final = before all that is final
set-warn-end-turn = Warn at the end of a turn if units still have points
set-auto-pass = Pass by itself where there is nothing else to do
set-text-size = Size of text
set-contrast = Contrast
contrast-normal = normal
contrast-high = high
set-motion = Motion
motion-system = as the system says
motion-reduced = reduced
settings-play = Play
settings-look = Look
settings-keys = Keys

# Keys
keys-title = Keys
key-help = Show this list
key-board = Go to the board
key-end-turn = End the turn
key-pass = Pass, or skip what is shown
key-undo = Undo
key-log = Go to the log
key-chat = Go to the chat
key-actions = Choose one of the actions shown
key-overwatch = Overwatch
key-guard = Guard
key-clear-jam = Clear the jam
key-escape = Close, or choose nothing
key-name-space = Space
key-name-digits = 1 to 9

# About
about-title = About
about-lead = Blipfall is free software, made by people who like both games.
about-unofficial = Blipfall is unofficial. It is not made, endorsed or supported by the publishers of Space Hulk or Death Angel. All names of games belong to their owners. Every word, picture and mission here is our own.
about-license = MIT or Apache-2.0, as you like.
about-version = Version { $version }
about-offline = The page comes from the program itself. It loads nothing from elsewhere, sets no cookies and needs no account.
about-dice = Dice are decided by a number that is fixed before the match and shown after it, so that everybody can check them.

# Tutorial
hint-title = Instructor
hint-next = Understood
hint-hide = Hide the instructor
hint-show = Show the instructor

# Games
game-space-hulk = Space Hulk
game-death-angel = Death Angel
