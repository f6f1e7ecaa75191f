# Start page
start-new-hint = The board game for two, or solo: choose mission, opponent and rules

# Missions
missions-title = Missions
missions-lead = A campaign of twelve chapters, with lessons before it and short fights beside it.
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
mission-no-limit = No round limit
mission-wins = Marines win { $share } of games
mission-wins-about = Measured on { $date } over { $games } games, { $player } against { $player }; 95% confidence interval { $low } to { $high }.
mission-wins-unknown = Not measured yet
mission-picture = Map of { $title }
mission-play = Play this mission
mission-learn = Take this lesson
mission-briefing = Briefing
mission-goals = Victory conditions
mission-goals-marine = The Marines win if
mission-goals-alien = The aliens win if
mission-goals-draw = It is a draw if
mission-author = By { $author }

# New match
new-title = New match
new-mission = Mission
new-opponent = Opponent
opponent-computer = Computer
opponent-computer-about = You choose a side, the program plays the other.
opponent-friend = Friend, by link
opponent-friend-about = You get a link to send. Whoever opens it plays the other side.
opponent-hotseat = Hot seat (one screen)
opponent-hotseat-about = Two players take turns on this screen. A curtain hides each side's secrets.
opponent-solo_a = Solo, variant A
opponent-solo_a-about = You lead the Marines. The aliens follow the Slovak fan rules for solo play: they hunt by priority and swarm.
opponent-solo_b = Solo, variant B
opponent-solo_b-about = You lead the Marines. The aliens follow the Italian fan rules for solo play: they move in groups and in greater numbers.
new-side = Your side
side-marine = Marines
side-alien = Aliens
new-computer = Computer player
new-rules = Rules
preset-fourth = 4th edition
preset-fourth-about = Overwatch fire is optional; where the editions differ, the newer wording applies.
preset-third = 3rd edition
preset-third-about = Overwatch fire is compulsory; Marines react to a reveal only after the last model is placed.
new-options = { $changed ->
    [0] Rule options
   *[other] Rule options ({ $changed } changed)
}
new-options-reset = Reset to preset
new-clock = Clock
clock-none = No clock
clock-seconds = { $seconds } s per Marine turn

# Options of the rules
option-true = yes
option-false = no
option-number = { $number }
option-overwatch_fire = Overwatch fire
option-overwatch_fire-about = Whether a Marine on overwatch may fire or has to, when an alien acts in his sight.
option-overwatch_covering = Several on overwatch
option-overwatch_covering-about = Whether you choose who fires before any dice are rolled, or everyone rolls, even at a target that is already dead.
option-cp_reactor = Who may react
option-cp_reactor-about = Whether any Marine may spend command points once one of them has seen the alien act, or only a Marine who sees it himself.
option-lurk_genestealer_cap = Genestealers at an entry
option-lurk_genestealer_cap-about = How many revealed Genestealers may lurk at one entry area.
option-forced_lurk_scope = Forced lurking
option-forced_lurk_scope-about = Whether Marines close to an entry hold back only the blips placed in this turn, or all that lurk there.
option-reveal_reactions = Reacting to a reveal
option-reveal_reactions-about = Whether Marines may react after each Genestealer that is placed, or once after the last.
option-reveal_reacts_in_marine_turn = Overwatch in your own turn
option-reveal_reacts_in_marine_turn-about = Whether overwatch also answers a blip that is revealed during the Marine turn.
option-assault_tie_turn = Turning after a tie
option-assault_tie_turn-about = Whether a defender who ties in close assault may turn to face the attacker.
option-parry_die = Parry
option-parry_die-about = Which of the enemy's dice a power sword forces to be rerolled.
option-door_close_overwatch = Overwatch at a closing door
option-door_close_overwatch-about = Whether a Marine on overwatch may or must fire at a door that an alien closes.
option-cp_overspend = Too many command points
option-cp_overspend-about = Whether spending more command points than were drawn is refused, or allowed and loses the game.
option-los_model = Line of sight
option-los_model-about = Whether the straight line from center to center decides, or sight outside rooms runs only along rows and columns.
option-blip_into_los = Blips into sight
option-blip_into_los-about = Whether a blip cannot step into sight at all, or steps back and is done for the turn.
option-door_placement = Doors
option-door_placement-about = Whether a door fills a square or stands between two squares.
option-door_operation = Opening doors
option-door_operation-about = Whether a door must lie in one of the three front squares, or any adjacent square will do.
option-door_close_on_unit = Closing a door on a unit
option-door_close_on_unit-about = Whether a door may be closed on a unit, which destroys the unit.
option-lurk_distance = Distance to an entry
option-lurk_distance-about = Whether the six squares around an entry area are counted along the path, or straight like weapon range.
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
value-witness_only = only a Marine who sees it
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
value-path = along the path
value-straight = straight
value-full = yes
value-short = no
value-destroyed = destroyed
value-normal = no effect
value-both = two
value-any = one
value-fixed = 2 and 1
value-as_move = as a step
value-forbid = refused
value-allow = allowed

# Match
phase-setup = Deployment
phase-marine_command = Command phase
phase-marine_action = Marine actions
phase-alien_reinforcement = Reinforcements
phase-alien_action = Alien actions
phase-mission_status = Mission status

# Prompts
wait-side = Waiting for the { $side ->
    [marine] Marines
   *[other] aliens
}
ask-action = Choose a unit and what it does.
ask-action-unit = { $unit } is active: choose another action, or finish.
ask-command = Keep this command counter, or redraw?
ask-reinforce = Which entry area gets the new blip?
ask-deploy = Place a Marine.
ask-activate = Which alien acts next?
ask-convert = A blip is seen: place the first Genestealer.
ask-broodlord = Does the Broodlord appear?
ask-place = Where is the next Genestealer placed?
ask-face = Which way does { $unit } face?
ask-free_shot = { $unit } may shoot for free after this move, or put down what he carries.
ask-free_shot_fire = { $unit } may shoot for free after this move.
ask-free_shot_drop = { $unit } may put down what he carries.
ask-free_shot_door = { $unit } may shoot at a door for free, or pass.
ask-parry = { $unit } may parry: which die must be rerolled?
ask-reroll = { $unit } is on guard: reroll a die?
ask-spend_psi = How many psi points does { $unit } spend on this assault?
ask-turn_to_face = { $unit } may turn to face the attacker.
ask-reaction = An alien has acted in view. React with one action, or pass.
ask-reaction-unit = { $unit } has acted in view. React with one action, or pass.
ask-reaction_paid = An alien has acted in view. Spend command points on one action, or pass.
ask-reaction_paid-unit = { $unit } has acted in view. Spend command points on one action, or pass.
ask-overwatch = { $unit } has acted in view. Who fires on overwatch?
ask-overwatch-nobody = An alien has acted in view. Who fires on overwatch?
ask-other = Choose one:

# Actions
action-cost-short = { $ap } AP
action-cp-short = { $cp } CP
action-free = free
actions-on-board = Choose a square on the board.
actions-all = All actions
actions-fewer = Show fewer
act-finish-other = Finish { $unit }, switch to { $next }
leave-title = Done with { $unit }?
leave-text = { $unit } would lose { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}. Then { $next } acts.
command-about = Command points are spent only while this is switched on, or while Shift is held.
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
act-end_activation = Finish this unit
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
act-reroll = Reroll die { $die }
act-spend_psi = { $points ->
    [0] No psi point
    [one] { $points } psi point
   *[other] { $points } psi points
}
act-turn_to_face = Turn to face
act-reinforce = Blip to entry { $entry }
act-place = Place at { $to }
act-broodlord = The Broodlord appears
act-redraw = Redraw
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
weapon-hammer_and_shield = thunder hammer and storm shield
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
board-fit = Fit the map
board-center = Center on the unit
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
board-held = must lurk this turn
board-acted = has acted
board-choices = options: { $choices }
board-free = free
board-cost = { $cost } AP
board-cost-cp = { $cost } AP ({ $cp } from CP)
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
board-object = { $object } lies here
board-spend-command = Use command points
board-verdict-killed = Killed
board-verdict-destroyed = Destroyed
board-verdict-missed = Missed
board-verdict-jammed = Jam
board-verdict-parried = Parried
board-verdict-won = Attacker wins
board-verdict-lost = Defender wins
board-verdict-tie = Tie
board-turn-marine = The Marines' turn
board-turn-alien = The aliens' turn
board-walk-stopped = Movement stops here.
board-key-focus = Move from square to square
board-key-choose = Select
board-key-cancel = Go back
board-key-units = Next and previous unit that can act
board-key-pan = Pan the map
board-key-zoom = Zoom
board-key-fit = Fit the map
board-key-center = Center on the unit

# Status
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
status-lurking = { $count } lurking at the entry areas
status-genestealers = { $count ->
    [one] { $count } Genestealer on the board
   *[other] { $count } Genestealers on the board
}
status-objectives = Objectives
status-progress = { $now } of { $target }
status-casualties = Casualties
status-escaped = Escaped
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
goal-marines_exited = Marines escaped
goal-marines_killed = Marines killed
goal-marines_on_board = Marines on the board
goal-aliens_killed = Aliens killed
goal-aliens_exited = Aliens escaped
goal-aliens_in_play = Aliens in play
goal-round = Round
goal-generators_damaged = Generators damaged
goal-marines_in = Marines in the area
goal-aliens_in = Aliens in the area
goal-limit-marine = After the last round the Marines win.
goal-limit-alien = After the last round the aliens win.
goal-limit-nobody = After the last round nobody wins.

# Dice
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
odds-killed = Target destroyed
odds-missed = No effect
odds-jammed = Weapon jams
odds-killed-jammed = Destroyed, weapon jams
odds-win = { $unit } wins
odds-lose = { $unit } dies
odds-tie = Tie
odds-then-parry = then parry
odds-then-reroll = then a die may be rerolled
odds-then-spend_psi = then psi points
odds-then-other = then a decision

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
event-bounced = { $unit } backs out of sight; its turn is over.
event-deployed = { $unit } stands at { $at }.
event-door_opened = { $unit } opens the door at { $at }.
event-door_closed = { $unit } closes the door at { $at }.
event-door_destroyed = The door at { $at } is destroyed.
event-generator_damaged = The generator at { $at } is damaged.
event-fired = { $unit } fires the { $weapon } at { $target }.
event-fired-sustained = { $unit } keeps firing the { $weapon } at { $target }.
event-fired-overwatch = { $unit } fires on overwatch at { $target } ({ $weapon }).
event-rolled = { $who } rolls { $dice } ({ $why }).
event-killed = { $unit } is killed ({ $cause }).
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
event-assaulted = { $unit } attacks { $target }.
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
event-blip_drawn = { $unit } arrives (value { $value }).
event-blip_drawn-hidden = { $unit } arrives.
event-blip_placed = { $unit } lurks at entry { $entry }.
event-blip_placed-held = { $unit } lurks at entry { $entry } and has to wait there.
event-blip_discarded = { $unit } is removed.
event-ambushed = Ambush: { $unit } at { $at }!
event-automaton = { $why }
event-joined = { $unit } joins { $into }.
event-grouped = { $unit } now numbers { $count }.
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
    [one] 1 Genestealer has no room and is lost.
   *[other] { $count } Genestealers have no room and are lost.
}
event-picked_up = { $unit } picks up { $object }.
event-dropped = Dropped at { $at }: { $object }.
event-handed = { $unit } hands { $object } to { $target }.
event-pushed = Pushed to { $at }: { $object }.
event-counters_removed = Overwatch and guard end with the round.
event-game_over = { $winner ->
    [marine] The Marines have won.
    [alien] The aliens have won.
   *[nobody] Nobody has won.
}
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
over-reason-round_limit = The last round is over.
over-reason-overspent = More command points were spent than were drawn.
over-reason-no_units = One side has no units left.
over-reason-stalemate = Neither side can act any more.
over-reason-no_marines = No Marines are left.
over-reason-out_of_reach = The Marines can no longer win.

# Curtain
curtain-text = { $side ->
    [marine] The Marine player decides now. Nobody else should look.
   *[alien] The alien player decides now. Nobody else should look.
}
curtain-lift = { $side ->
    [marine] I play the Marines: show the board
   *[alien] I play the aliens: show the board
}

over-next-lesson = Next lesson: { $title }
over-next-chapter = Next chapter: { $title }
recap-kills = Aliens killed by
recap-kills-line = { $unit }: { $count }
recap-luck = Luck of the dice
recap-luck-marine = Marines: { $sixes ->
    [one] 1 six
   *[other] { $sixes } sixes
} on { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $expected }{"\u00A0"}expected
recap-luck-alien = Aliens: { $sixes ->
    [one] 1 six
   *[other] { $sixes } sixes
} on { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $expected }{"\u00A0"}expected

act-reinforce-all = All { $count } to entry { $entry }
roster-lurks = lurks at { $entry }
roster-waits = waits to be placed
roster-value = { $count ->
    [one] { $count } Genestealer
   *[other] { $count } Genestealers
}

event-walked = { $count ->
    [one] { $unit } moves { $count } square to { $to }.
   *[other] { $unit } moves { $count } squares to { $to }.
}

odds-attacker = The attacker wins
odds-defender = The defender wins
