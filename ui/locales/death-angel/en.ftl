# Death Angel
over-players = The Marines made it
over-players-lost = All is lost
over-reason-mission = The mission is accomplished.
over-reason-extermination = Every Genestealer is dead.
over-reason-slain = No Marines are left.

# The page for a new match
angel-start-hint = The card game for 1 to 6 players: a column of Marines, swarms on both sides
angel-new-lead = A single column of Marines in a narrow corridor, swarms on both sides. Win or lose together: alone or with up to five others.
angel-new-players = Players
angel-new-count = { $count ->
    [one] Solo
   *[other] { $count } players
}
angel-new-teams-each = { $count ->
    [one] 1 team each
   *[other] { $count } teams each
}
angel-new-seats = Who plays
angel-holder-me = Me
angel-holder-cadet = Computer: cadet
angel-holder-veteran = Computer: veteran
angel-holder-captain = Computer: captain
angel-holder-master = Computer: master
angel-holder-random = Computer: random
angel-holder-open = Open, by invitation link
angel-new-teams = Teams
angel-teams-chosen = Drafted in the game
angel-teams-chosen-about = Players take turns picking teams.
angel-teams-dealt = Dealt at random
angel-teams-dealt-about = The game begins at once.
angel-curtain = Hot seat: pass the screen around
angel-curtain-about = Several players share this screen: what one of them may see is hidden from the next.
angel-new-clock = Clock
angel-clock-none = No clock
angel-clock-minutes = { $count ->
    [one] 1 minute per decision
   *[other] { $count } minutes per decision
}
angel-clock-days = { $count ->
    [one] Over days: 1 day per decision
   *[other] Over days: { $count } days per decision
}
angel-clock-about = When the time is up, a simple answer is given for that player. In a game over days nobody has to stay: the home page shows whose turn it is.
angel-curtain-text = { $seat } decides now. Only this player should look at the screen.
angel-curtain-lift = I am { $seat }: show the table
angel-seat = Player { $number }

# Things on the table
angel-team = { $team } team
angel-foe = Genestealer ({ $symbol })
angel-foe-at = { $foe }, { $cell }
angel-share = { $count } on { $terrain }, the rest on the other card
angel-cell = position { $position } { $side }
angel-position = Position { $position }
angel-formation = Formation
angel-take = Take the { $team }
angel-take-short = Take
angel-nobody-yet = The teams are being chosen.
angel-pile = { $side ->
    [left] Left blip pile
   *[right] Right blip pile
}
angel-pile-about = { $side ->
    [left] Left blip pile: { $count }
   *[right] Right blip pile: { $count }
}
angel-location = Location: { $location }
angel-piles = { $left } on the left, { $right } on the right
angel-last-location = Last location
angel-locations-left = { $count ->
    [one] 1 location ahead
   *[other] { $count } locations ahead
}
angel-marine-about = { $marine }, { $team }, position { $position }, facing { $side }, range { $range }, tokens: { $tokens }
angel-mark-ready = Choose
angel-mark-target = Can be chosen
angel-mark-swap = Trade places
angel-mark-turn = Choose again to turn around
angel-swarm-about = Swarm, { $cell }: { $count } ({ $foes })
angel-terrain-about = { $terrain }, { $cell }, { $color }, tokens: { $tokens }
angel-order = Cards of this round in order
angel-committed = card chosen
angel-choosing = is choosing
angel-slot-chosen = chosen
angel-slot-next = to come
angel-slot-now = being played
angel-slot-done = played
angel-travel = The formation travels
angel-no-movement = No movement

# Status
angel-current = Current player
angel-last = last: { $card }
angel-slain = slain
angel-range = range { $range }
angel-supply = Tokens in the supply
angel-spawn-values = Spawn, major / minor
angel-deck-genestealers = Genestealer deck
angel-deck-events = Event deck
angel-slain-lords = Brood Lords slain
angel-force-now = This round
angel-force-coming = Next round
angel-last-event = Last event

# Choosing cards
angel-hand-of = Cards of the { $team } team
angel-used = played last round
angel-barred = not available
angel-committed-teams = Have chosen: { $teams }

# Help
angel-why-not = Not now:
angel-marine-team = Team: { $team }
angel-help-facing = { $marine } attacks only the side he faces, { $range ->
    [0] only at his own position
    [one] at most 1 position away
   *[other] at most { $range } positions away
}. He cannot reroll against a swarm behind him.
angel-help-terrain = Color: { $color }. Events of this color spawn Genestealers here. Threat { $threat } of 4: the more boxes, the more often.
angel-help-pile = Genestealers that spawn on this side come from this pile. Nobody knows the order.
angel-help-swarm = { $count ->
    [0] There is no swarm here.
   *[other] Its attack slays the Marine unless he rolls more than { $count }.
}

# What is asked
angel-ask-team = Choose a team
angel-ask-choose = Choose an action card, in secret
angel-ask-support = Who gets the support token?
angel-ask-enter-token = Who gets a token before the move?
angel-ask-tokens = { $left ->
    [one] 1 more Marine gets a token: who?
   *[other] { $left } more Marines get a token: who?
}
angel-ask-heal = Who gets a token?
angel-ask-lead = The blue team made a kill: who gets a token?
angel-ask-moves = The { $team } team may move, turn and activate
angel-ask-attacks = Attack with the { $team } team: choose who attacks, then the target
angel-ask-volley = The { $team } team may pay a token and attack
angel-ask-again = { $marine } may attack
angel-ask-artefact = { $marine } would die: use the Artefact?
angel-ask-kill = Which one dies? ({ $left } left)
angel-ask-strategize = Choose a swarm, then where it moves
angel-ask-power-field = Which swarm is held back?
angel-ask-door-token = One more token on the Door?
angel-ask-stealth = Discard from which pile, or spend whose token?
angel-ask-scout = Look at the next event?
angel-ask-scouted = { $card }: back on top, or to the bottom?
angel-ask-intimidate = Roll for Intimidation?
angel-ask-take = Which Genestealer goes back? ({ $left } left)
angel-ask-shuffle = Into which pile?
angel-ask-sanctuary = Into which pile?
angel-ask-panel-pile = Which pile loses its top card?
angel-ask-heal-turn = Does { $marine } turn?
angel-ask-limit = Which terrain card may spawn at most 1?
angel-ask-teleport = Pay a token, or roll?
angel-ask-launch = Pay a token, or roll?
angel-ask-pump = { $left ->
    [one] Which pile loses 1 card?
   *[other] Which pile loses { $left } cards?
}
angel-ask-spawn = Not enough blips: how many spawn where?
angel-ask-everywhere = Not enough blips: in front of which Marine?
angel-ask-deal = Which pile gets the extra card?
angel-ask-grow = Which swarm grows by { $left }?
angel-ask-bare = Behind which Marine does the Genestealer spawn?
angel-ask-place = Where does { $card } go?
angel-ask-instinct = Only you can see this: { $card }. Choose.
angel-ask-instinct-hidden = The current player decides about an event
angel-ask-other = Choose

# Actions
angel-act-choose = { $team }: { $number } { $card }
angel-act-support = Token for { $marine }
angel-act-swap = { $marine }: to position { $position }
angel-act-turn = { $marine }: turn around
angel-act-activate = { $marine }: activate { $terrain }
angel-act-attack = { $marine }: attack { $cell }
angel-act-attack-all-reroll = { $count ->
    [one] Attack and reroll misses: { $targets }
   *[other] The same, and reroll misses
}
angel-act-attack-all-about = The marked one dies first, then the next in line. If a swarm is gone, nobody switches to another by default.
angel-act-attack-all = { $count ->
    [one] Attack what is marked: { $targets }
   *[other] All attack what is marked: { $targets }
}
angel-act-turn-all = { $count ->
    [one] { $marines } turns to face the swarm; done
   *[other] { $marines } turn to face the swarms; done
}
angel-act-kill = Kill { $foe }, { $cell }
angel-act-reroll = Spend a token: reroll
angel-act-keep = Keep it
angel-act-pass = Pass
angel-choice-top = On top
angel-choice-bottom = To the bottom
angel-choice-token = Pay a token
angel-choice-roll = Roll the die
angel-choice-ability = Use it

# Odds
angel-odds-face = Rolls { $face }{ $skull ->
    [yes] {" "}with a skull
   *[no] {""}
}, may reroll
angel-odds-slain = Slain
angel-odds-holds = Survives
angel-odds-killed = Kills
angel-odds-missed = Misses
angel-odds-goes-on = It goes on

# Dice
angel-roller-nobody = The die
angel-roll-attack = attacks
angel-roll-defense = is attacked
angel-roll-charge = after the charge
angel-roll-intimidation = intimidates
angel-roll-tank = at the tank
angel-roll-chimney = at the chimney
angel-roll-flames = cleansing flames
angel-roll-assault = psychic assault
angel-roll-teleport = in the Teleportarium
angel-roll-overload = overload
angel-roll-launch = launch
angel-roll-pump = at the pump
angel-meaning-hit = Hit
angel-meaning-miss = Miss
angel-meaning-slain = Slain
angel-meaning-holds = Survives

# Events
angel-event-first_player = { $seat } begins.
angel-event-team_taken = { $seat } takes the { $team } team.
angel-event-dealt = { $marine } stands at position { $position }.
angel-event-phase = { $phase }
angel-event-chosen = { $team }: { $number } { $card } is chosen, in secret.
angel-event-committed = { $team }: a card is chosen.
angel-event-revealed = { $team }: { $number } { $card }
angel-event-current_player = { $seat } is the current player.
angel-event-resolving = { $number } { $card } ({ $team })
angel-event-tokens_given = { $marine } gets { $count ->
    [one] a support token
   *[other] { $count } support tokens
}.
angel-event-tokens_lost = { $marine } loses { $count ->
    [one] a support token
   *[other] { $count } support tokens
}.
angel-event-door_tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
} on the Door.
angel-event-location_token = A token is placed on the location.
angel-event-no_token = No token is left in the supply.
angel-event-swapped = { $marine } trades places with { $other }.
angel-event-turned = { $marine } turns: { $side }.
angel-event-activated = { $marine } activates: { $terrain }.
angel-event-terrain_placed = { $terrain }: { $cell }.
angel-event-terrain_removed = { $terrain } is removed.
angel-event-artefact_taken = { $seat } takes the Artefact.
angel-event-artefact_used = { $seat } uses the Artefact: the attack misses.
angel-event-attacked = { $marine } attacks: { $cell }.
angel-event-rolled = { $who } ({ $why }): { $dice }
angel-event-missed = { $for ->
    [defense] The attack on { $marine } misses.
   *[attack] { $marine } misses.
}
angel-event-killed = { $foe } is slain, { $cell }.
angel-event-discarded = { $foe } is discarded, { $cell }.
angel-event-swarm_attacks = The swarm at { $cell } attacks { $marine }.
angel-event-slain = { $marine } is slain.
angel-event-team_lost = The { $team } team is lost.
angel-event-swarm_moved = A swarm moves from { $from } to { $to }.
angel-event-shielded = The swarm at { $cell } is held by a power field.
angel-event-spawned = { $foe } spawns, { $cell }.
angel-event-event_drawn = Event: { $card }
angel-event-event_hidden = The current player reads an event.
angel-event-event_shown = Event shown: { $card }
angel-event-looked = You look at the next event: { $card }.
angel-event-looked_hidden = A player secretly looks at the next event.
angel-event-put_back = { $to ->
    [top] It goes back on top.
   *[bottom] It goes to the bottom.
}
angel-event-named = Chosen: { $target }
angel-event-blip_discarded = { $pile ->
    [left] The left pile
   *[right] The right pile
} loses a card: { $foe }.
angel-event-blips_dealt = { $pile ->
    [left] Left pile
   *[right] Right pile
}: { $count ->
    [one] 1 blip
   *[other] { $count } blips
}.
angel-event-shuffled_in = { $foe } is shuffled into { $pile ->
    [left] the left pile
   *[right] the right pile
}.
angel-event-deck_renewed = The discard pile is shuffled into a new deck.
angel-event-located = New location: { $location }
angel-event-rescued = { $marine } comes back.
angel-event-game_over = { $winner ->
    [players] The Marines made it.
   *[nobody] All is lost.
}

# Dangers, causes and verdicts
angel-take-over = Let the computer play on
angel-take-over-about = After ten seconds if all others agree; after two minutes anyone may. A player who returns can reclaim the seat.
angel-agreed = Agreed: { $names }
angel-agree = Agree: computer plays on
angel-take-back = Take my seat back
angel-because = { $cause }: { $question }
angel-needs = rolled { $face }, needs more than { $strength }
angel-chosen = chosen
angel-threat = { $chance } risk in the coming attacks
angel-threat-certain = certain to die in the coming attacks
angel-threat-behind = from behind
angel-theatre-spawn = { $terrain }: { $count ->
    [one] 1 spawns
   *[other] { $count } spawn
}
angel-ask-defense-dies = { $marine } rolled { $face }, needs more than { $strength }, and would die: reroll?
angel-ask-defense-holds = { $marine } rolled { $face }, needs more than { $strength }, and survives: reroll anyway?
angel-ask-rolled-hits = { $marine } rolled { $face }: a hit. Reroll anyway?
angel-ask-rolled-misses = { $marine } rolled { $face }: a miss. Reroll?
angel-ask-attacks-left = { $left ->
    [one] { $marine } may attack 1 more time
   *[other] { $marine } may attack { $left } more times
}
angel-act-pass-move = Done with this card
angel-act-pass-attack = Do not attack
angel-act-pass-attacks = No more attacks
angel-act-pass-kill = No more kills

# The story of a finished match
angel-recap-deaths = Fallen
angel-recap-round = Round { $round }: { $names }
angel-recap-kills = Kills
angel-recap-kill = { $marine }: { $count }
angel-recap-luck = Luck
angel-recap-attacks = Attacks: { $hits } of { $rolls } hit, { $expected } expected
angel-recap-defenses = Defenses: { $held } of { $rolls } held, { $expected } expected without tokens and cards
angel-recap-decided = The roll that decided
angel-recap-roll = Round { $round }: { $marine } rolled { $face } and needed more than { $strength }; { $chance } of all rolls save him
