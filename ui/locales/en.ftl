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
start-new-hint = The board game for two, or alone: mission, opponent and rules as you like
start-missions-hint = Maps, briefings and how they went in practice
start-rules-hint = Both games in short, the exact odds, and a glossary
start-join = Join by a link
start-join-hint = A friend has sent you an invitation
start-watch-hint = Open matches that others are playing now

# Missions
missions-title = Missions
missions-lead = Fifteen chapters of one story, and a few short fights.
series-tutorial = Tutorials
series-campaign = The Vesper Knot
series-single = Short fights
mission-chapter = Chapter { $chapter }
mission-difficulty = Difficulty { $level } of 5
mission-marines = { $count ->
    [one] { $count } Marine
   *[other] { $count } Marines
}
mission-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
mission-no-limit = No limit of rounds
mission-wins = Marines win { $share }
mission-wins-about = Measured in { $games } games of { $player } against { $player } on { $date }; the true share is { $low } to { $high } with a confidence of 95 %.
mission-wins-unknown = Not measured yet
mission-picture = Map of { $title }
mission-play = Play this mission
mission-briefing = Briefing
mission-goals = Who wins
mission-goals-marine = The Marines win if
mission-goals-alien = The aliens win if
mission-goals-draw = Nobody wins if
mission-author = By { $author }

# New match
new-title = New match
new-mission = Mission
new-opponent = Opponent
opponent-computer = Computer
opponent-computer-about = You choose a side, the program plays the other.
opponent-friend = Friend by a link
opponent-friend-about = You get a link to send. Whoever opens it plays the other side.
opponent-hotseat = One screen
opponent-hotseat-about = Two people take turns here. A curtain hides what the other must not see.
opponent-solo_a = Solo, variant A
opponent-solo_a-about = You lead the Marines. The aliens follow the Slovak solo rules: they hunt by priorities and swarm.
opponent-solo_b = Solo, variant B
opponent-solo_b-about = You lead the Marines. The aliens follow the Italian solo rules: they move in groups and come in larger numbers.
new-side = Your side
side-marine = Marines
side-alien = Aliens
new-computer = Computer player
player-random = Random
player-random-about = Takes any legal action. A sparring partner for the very first steps.
player-scout = Scout
player-scout-about = Weighs one action at a time. A fair opponent for beginners.
player-veteran = Veteran
player-veteran-about = Plans for every unit. Hard to beat.
new-rules = Rules
preset-fourth = 4th edition
preset-fourth-about = Overwatch fire is a choice; the newer text wherever the editions differ.
preset-third = 3rd edition
preset-third-about = Overwatch fires whether you like it or not; reveals are answered at the end.
new-options = { $changed ->
    [0] Every rule that can be read in two ways
    [one] Every rule that can be read in two ways ({ $changed } changed)
   *[other] Every rule that can be read in two ways ({ $changed } changed)
}
new-options-reset = Back to the preset
new-clock = Clock
clock-none = No clock
clock-seconds = { $seconds } s for each Marine turn
new-practice = Practice game
new-practice-about = Anything may be taken back, even dice. Each take-back is marked in the log.
new-public = Others may watch
new-name = Your name
new-name-about = The others at the table see it. It may stay empty.
name-guest = Guest
new-create = Begin
new-failed = The match could not be opened: { $why }

# Options of the rules
option-true = yes
option-false = no
option-number = { $number }
option-overwatch_fire = Overwatch fire
option-overwatch_fire-about = Whether a Marine on overwatch may fire or has to, when an alien acts in his sight.
option-overwatch_covering = Several on overwatch
option-overwatch_covering-about = Whether you name those who fire before the first roll, or all of them roll, even at a dead target.
option-cp_reactor = Who may react
option-cp_reactor-about = Whether any Marine may spend command points once somebody has seen the alien act, or only one who sees it himself.
option-lurk_genestealer_cap = Genestealers at an entry
option-lurk_genestealer_cap-about = How many revealed Genestealers may lurk at one entry area.
option-forced_lurk_scope = Held at the entry
option-forced_lurk_scope-about = Whether Marines close to an entry hold back only the blips placed in this turn, or all that lurk there.
option-reveal_reactions = Answers to a reveal
option-reveal_reactions-about = Whether Marines may react after each Genestealer that is placed, or once after the last.
option-reveal_reacts_in_marine_turn = Overwatch in your own turn
option-reveal_reacts_in_marine_turn-about = Whether overwatch also answers a blip that is revealed during the Marine turn.
option-assault_tie_turn = Turning after a tie
option-assault_tie_turn-about = Whether a defender who ties in close assault may turn to face the attacker.
option-parry_die = Parry
option-parry_die-about = Which die of the enemy a power sword forces to be rolled again.
option-door_close_overwatch = Overwatch at a closing door
option-door_close_overwatch-about = Whether a Marine on overwatch may or must fire at a door that an alien closes.
option-cp_overspend = Too many command points
option-cp_overspend-about = Whether spending more command points than were drawn is refused, or allowed and loses the game.
option-los_model = Line of sight
option-los_model-about = Whether the line from middle to middle alone decides, or sight outside of rooms runs only along rows and columns.
option-blip_into_los = Blips into sight
option-blip_into_los-about = Whether a blip cannot step into sight at all, or steps back and is done for the turn.
option-door_placement = Doors
option-door_placement-about = Whether a door fills a square or stands between two squares.
option-door_operation = Opening doors
option-door_operation-about = Whether a door must lie in one of the three front squares, or any adjacent square will do.
option-door_close_on_unit = Closing a door on somebody
option-door_close_on_unit-about = Whether a door may be closed on a unit, which destroys it.
option-lurk_distance = Distance to an entry
option-lurk_distance-about = Whether the six squares around an entry are counted along the way or straight, as the range of a weapon.
option-sustained_losses = End of sustained fire
option-sustained_losses-about = Whether sustained fire also ends when the target goes out of sight and at the end of the round.
option-burning_conversion = Blips in the fire
option-burning_conversion-about = Whether a blip that is revealed in a burning section is destroyed before it is placed.
option-diagonal_block = Diagonal steps
option-diagonal_block-about = Whether two blocked squares are needed to stop a diagonal step, or one is enough.
option-ladder_cost = Ladders
option-ladder_cost-about = Whether climbing costs 2 points for a Marine and 1 for an alien, or as much as a step forward.
option-librarian_base_bonus = Librarian's force axe
option-librarian_base_bonus-about = What the Librarian adds in close assault before he spends psi points.
option-sustained_on_overwatch = Sustained fire on overwatch
option-sustained_on_overwatch-about = Whether repeated overwatch shots at the same target count as sustained fire.
option-cp_on_door_close = Reacting to a closing door
option-cp_on_door_close-about = Whether a door that is seen to close lets the Marines spend command points.
option-sb_broodlord_once = Broodlord only once
option-sb_broodlord_once-about = Solo variant B: whether the Broodlord may come back after he has been killed.
value-none = none
value-may = may
value-must = must
value-declare_subset = those you name
value-all_roll = all of them
value-any_marine = any Marine
value-witness_only = only one who sees it
value-new_blips = new blips
value-all_blips = all blips
value-per_model = after each
value-after_all = after the last
value-marine_choice = the Marine side chooses
value-highest = the highest
value-reject = refused
value-lose_game = loses the game
value-geometric = the line alone
value-corridor_strict = rows and columns
value-bounce = steps back
value-square = in a square
value-edge = between squares
value-front_three = three front squares
value-adjacent = any adjacent square
value-path = along the way
value-straight = straight
value-full = yes
value-short = no
value-destroyed = destroyed
value-normal = nothing special
value-both = two
value-any = one
value-fixed = 2 and 1
value-as_move = as a step

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
phase-setup = Deployment
phase-marine_command = Command phase
phase-marine_action = Marine actions
phase-alien_reinforcement = Reinforcements
phase-alien_action = Alien actions
phase-mission_status = Mission status

# Prompts
ask-you = Your decision
wait-side = Waiting for the { $side ->
    [marine] Marines
   *[other] aliens
}
wait-computer = The computer is thinking
wait-person = { $name } is deciding
wait-offline = { $name } is not connected
wait-more = More is happening
wait-skip = Skip ahead
ask-action = Choose a unit and what it does.
ask-action-unit = { $unit } is active: go on, or say that you are done.
ask-command = Keep the command counter or draw once more?
ask-reinforce = Where does the new blip lurk?
ask-deploy = Place a Marine.
ask-activate = Which alien acts next?
ask-convert = A blip is seen: place the first Genestealer.
ask-broodlord = Does the Broodlord appear?
ask-place = Where is the next Genestealer placed?
ask-face = Which way does { $unit } face?
ask-free_shot = { $unit } may shoot for free after this move, or put down what he carries.
ask-parry = { $unit } may parry: which die must be rolled again?
ask-reroll = { $unit } is on guard: roll a die again?
ask-spend_psi = How many psi points does { $unit } put into this assault?
ask-turn_to_face = { $unit } may turn to face the attacker.
ask-reaction = An alien has acted in sight. Answer with an action, or pass.
ask-reaction-unit = { $unit } has acted in sight. Answer with an action, or pass.
ask-overwatch = { $unit } has acted in sight. Who fires on overwatch?
ask-other = A decision is asked: choose one of the answers.

# Actions
actions-label = Actions
actions-of = Actions of { $unit }
actions-choose-unit = Choose a unit on the board or here:
action-cost-short = { $ap } AP
action-cp-short = { $cp } CP
action-free = free
actions-on-board = Choose a square on the board.
actions-all = All actions
actions-fewer = Fewer actions
act-finish-other = Done with { $unit }, go on with { $next }
act-move = Step to { $to }
act-climb = Climb to { $to }
act-turn = Turn { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
act-fire = Fire at { $target }
act-assault = Attack { $target }
act-overwatch = Overwatch
act-guard = Guard
act-clear_jam = Clear the jam
act-reload = Reload
act-convert = Reveal
act-end_activation = Done with this unit
act-activate = Activate { $unit }
act-door = { $to ->
    [open] Open the door
   *[closed] Close the door
}
act-enter = Enter the board
act-exit = Leave the map
act-give = Hand over { $object }
act-drop = Put down { $object }
act-psi-prescience = Prescience
act-psi-force_barrier = Force barrier at { $target }
act-psi-psychic_storm = Psychic storm: { $target }
act-deploy = Place at { $to }
act-face = { $facing ->
    [N] Face north
    [E] Face east
    [S] Face south
   *[W] Face west
}
act-parry = Parry die { $die }
act-reroll = Roll die { $die } again
act-spend_psi = { $points ->
    [0] No psi point
    [one] { $points } psi point
   *[other] { $points } psi points
}
act-turn_to_face = Turn to face
act-reinforce = Blip to entry { $entry }
act-place = Place at { $to }
act-broodlord = The Broodlord appears
act-redraw = Draw again
act-keep = Keep it
act-pass = Pass
act-end_turn = End the turn
target-door = door { $at }
target-square = square { $at }
target-section = section { $section }

# Units and weapons
unit-genestealer = Genestealer { $number }
unit-blip = Blip { $number }
unit-broodlord = Broodlord
kind-marine = Marine
kind-genestealer = Genestealer
kind-blip = Blip
kind-broodlord = Broodlord
rank-trooper = Marine
rank-sergeant = Sergeant
rank-librarian = Librarian
weapon-storm_bolter = storm bolter
weapon-assault_cannon = assault cannon
weapon-heavy_flamer = heavy flamer
weapon-none = no gun
weapon-power_fist = power fist
weapon-chainfist = chainfist
weapon-lightning_claws = lightning claws
weapon-power_sword = power sword
weapon-hammer_and_shield = hammer and shield
weapon-force_axe = force axe
psi-prescience = Prescience
psi-force_barrier = Force barrier
psi-psychic_storm = Psychic storm

# Board
board-label = Board
board-level = Level { $level }
board-view = View
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show everything
board-center = Go to the unit
board-actions = Actions
board-show-unit = Show { $unit }
board-close = Close
board-facing = facing { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
board-value = value { $value }
board-group = { $count } in a group
board-points = { $count ->
    [one] { $count } action point
   *[other] { $count } action points
}
board-overwatch = on overwatch
board-guard = on guard
board-jammed = weapon jammed
board-sustained = sustained fire
board-ammunition = { $count ->
    [one] { $count } shot left
   *[other] { $count } shots left
}
board-psi = { $count ->
    [one] { $count } psi point
   *[other] { $count } psi points
}
board-carries = carries { $object }
board-held = has to lurk
board-acted = has acted
board-choices = possible: { $choices }
board-free = free
board-cost = { $cost } AP
board-cost-cp = { $cost } AP, { $cp } of them CP
board-exit = exit
board-exit-marine = exit for Marines
board-exit-alien = exit for aliens
board-entry = entry area { $entry }
board-lurking = { $kind }: { $count }
board-door-open = open door
board-door-closed = closed door
board-door-destroyed = destroyed door
board-ladder-up = ladder up
board-ladder-down = ladder down
board-generator = generator
board-generator-damaged = damaged generator
board-fire = fire
board-barrier = force barrier
board-object = here lies { $object }
board-spend-command = Use command points
board-walk-stopped = The walk stops here.
board-key-focus = Move from square to square
board-key-choose = Choose what is there
board-key-cancel = One step back
board-key-units = Next and previous unit that can act
board-key-pan = Move the picture
board-key-zoom = Zoom
board-key-fit = Show everything
board-key-center = Go to the unit

# Status
status-title = Status
status-marines = Marines
status-aliens = Aliens
status-ap-of = { $unit }: { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}
status-cp = Command points
status-cp-left = { $left } of { $drawn } left
status-cp-spent = { $spent } spent, the counter is hidden
status-cp-none = None in this mission
status-psi = Psi points
status-ammo = Ammunition
status-reinforcements = { $blips ->
    [0] No more reinforcements
    [one] { $blips } blip each round
   *[other] { $blips } blips each round
}
status-blips = { $count ->
    [one] { $count } blip on the board
   *[other] { $count } blips on the board
}
status-lurking = { $count ->
    [one] { $count } lurks at the entries
   *[other] { $count } lurk at the entries
}
status-genestealers = { $count ->
    [one] { $count } Genestealer on the board
   *[other] { $count } Genestealers on the board
}
status-objectives = Objectives
status-progress = { $now } of { $target }
status-casualties = Casualties
status-fallen = Fallen
status-escaped = Away
status-killed-aliens = { $count ->
    [0] No alien killed yet
    [one] { $count } alien killed
   *[other] { $count } aliens killed
}
state-overwatch = on overwatch
state-guard = on guard
state-jammed = jammed
state-done = done
state-carries = carries { $object }
goal-marines_exited = Marines away
goal-marines_killed = Marines dead
goal-marines_on_board = Marines on the board
goal-aliens_killed = Aliens killed
goal-aliens_exited = Aliens away
goal-aliens_in_play = Aliens in play
goal-round = Round
goal-generators_damaged = Generators damaged
goal-marines_in = Marines in the area
goal-aliens_in = Aliens in the area
goal-limit-marine = After the last round the Marines win.
goal-limit-alien = After the last round the aliens win.
goal-limit-nobody = After the last round nobody wins.

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
roll-shot = shot
roll-assault = close assault
roll-parry = parry
roll-guard = guard
roll-flame = flames
roll-explosion = explosion
roll-psychic_storm = psychic storm
roll-ladder = ladder
roll-placement = placement
roll-swarm = swarm
roll-broodlord = Broodlord
roll-entry = entry
roller-door = Door
roller-aliens = Aliens

# Odds
odds-title = Odds
odds-counting = Counting …
odds-killed = Target destroyed
odds-missed = No effect
odds-jammed = Weapon jams
odds-killed-jammed = Destroyed, weapon jams
odds-win = { $unit } wins
odds-lose = { $unit } dies
odds-tie = Tie
odds-then-parry = then parry
odds-then-reroll = then a die may be rolled again
odds-then-spend_psi = then psi points
odds-then-other = then a decision
odds-go = Do it
odds-too-many = Too many combinations to count.

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
table-undone = Taken back: { $seat }
table-draw_offered = A draw is offered: { $seat }
table-draw_declined = No draw: { $seat }
table-resigned = Resigned: { $seat }
table-rematch_asked = Another game? { $seat }

# Events
event-phase = { $phase }
event-command_drawn = Command counter: { $value }
event-command_drawn-hidden = The Marines draw a command counter.
event-command_shown = The command counter was { $value }, { $spent } spent.
event-cp_spent = { $unit }: { $points ->
    [one] { $points } command point
   *[other] { $points } command points
} ({ $spent } spent in this round)
event-moved = { $unit } moves to { $to }.
event-turned = { $unit } turns { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}.
event-turned-blip = { $unit } turns.
event-entered = { $unit } enters at { $entry }, square { $to }.
event-exited = { $unit } leaves the map.
event-fell = { $unit } falls to { $to }.
event-bounced = { $unit } shies back and is done for the turn.
event-deployed = { $unit } stands at { $at }.
event-door_opened = { $unit } opens the door at { $at }.
event-door_closed = { $unit } closes the door at { $at }.
event-door_destroyed = The door at { $at } is destroyed.
event-generator_damaged = The generator at { $at } is damaged.
event-fired = { $unit } fires the { $weapon }: { $target }.
event-fired-sustained = { $unit } keeps firing the { $weapon }: { $target }.
event-fired-overwatch = { $unit } fires on overwatch ({ $weapon }): { $target }.
event-rolled = { $who } rolls { $dice } ({ $why }).
event-killed = { $unit } is dead ({ $cause }).
event-jammed = { $unit }: the weapon jams!
event-jam_cleared = { $unit } clears the jam.
event-reloaded = { $unit } reloads.
event-exploded = { $unit }: the assault cannon explodes!
event-flamed = { $unit } floods { $count ->
    [one] { $count } square
   *[other] { $count } squares
} with fire.
event-overwatch_set = { $unit } goes on overwatch.
event-overwatch_lost = { $unit } is no longer on overwatch.
event-guard_set = { $unit } stands on guard.
event-guard_lost = { $unit } is no longer on guard.
event-assaulted = { $unit } attacks: { $target }.
event-assault_scored = Close assault { $attacker } : { $defender }, { $result ->
    [attacker] the attacker wins.
    [defender] the defender wins.
   *[tie] a tie.
}
event-psi_spent = { $unit } spends { $points ->
    [one] { $points } psi point
   *[other] { $points } psi points
} ({ $left } left).
event-power_used = { $unit } uses { $power }.
event-power_used-at = { $unit } uses { $power }: { $target }.
event-blip_drawn = { $unit } comes, value { $value }.
event-blip_drawn-hidden = { $unit } comes.
event-blip_placed = { $unit } lurks at entry { $entry }.
event-blip_placed-held = { $unit } lurks at entry { $entry } and has to wait there.
event-blip_discarded = { $unit } is gone.
event-ambushed = Ambush: { $unit } at { $at }!
event-automaton = { $why }
event-joined = { $unit } joins { $into }.
event-grouped = { $unit } now counts { $count }.
event-retreated = { $unit } falls back to { $to }.
event-pile_reshuffled = Used blips are shuffled ({ $blips }).
event-revealed = { $unit } is revealed: { $value ->
    [one] { $value } Genestealer
   *[other] { $value } Genestealers
}!
event-broodlord_appeared = The Broodlord appears!
event-placed = { $unit } stands at { $at }.
event-lurks = { $unit } lurks at entry { $entry }.
event-lost = { $count ->
    [one] { $count } Genestealer finds no place.
   *[other] { $count } Genestealers find no place.
}
event-picked_up = { $unit } takes: { $object }.
event-dropped = { $object } lies at { $at }.
event-handed = { $unit } hands over to { $target }: { $object }.
event-pushed = { $object } is pushed to { $at }.
event-counters_removed = Overwatch and guard end with the round.
event-game_over = { $winner ->
    [marine] The Marines have won.
    [alien] The aliens have won.
   *[nobody] Nobody has won.
}
event-unknown = { $type }
cause-shot = shot
cause-assault = close assault
cause-flame = fire
cause-explosion = explosion
cause-psychic_storm = psychic storm
cause-fall = fall
cause-door = door

# End
over-marine = The Marines have won
over-alien = The aliens have won
over-nobody = Nobody has won
over-you-won = Victory
over-you-lost = Defeat
over-reason-round_limit = The last round is over.
over-reason-overspent = More command points were spent than were drawn.
over-reason-no_units = One side has nobody left.
over-reason-stalemate = Nobody can do anything more.
over-reason-no_marines = No Marine is left.
over-reason-out_of_reach = The Marines can no longer win.
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
curtain-text = { $side ->
    [marine] The Marines decide now. Only they should look at the screen.
   *[alien] The aliens decide now. Only they should look at the screen.
}
curtain-lift = { $side ->
    [marine] I play the Marines: show the board
   *[alien] I play the aliens: show the board
}

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
