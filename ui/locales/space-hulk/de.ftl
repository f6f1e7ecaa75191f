# Start page
start-new-hint = Das Brettspiel zu zweit oder allein: Mission, Gegner und Regeln nach Wunsch

# Missions
missions-title = Missionen
missions-lead = Eine Kampagne mit zwölf Kapiteln, dazu Lektionen und kurze Gefechte.
series-tutorial = Ausbildung
series-campaign = Der Vesperknoten
series-single = Kurze Gefechte
mission-chapter = Kapitel { $chapter }
mission-difficulty = Schwierigkeit { $level } von 5
mission-marines = { $count ->
    [one] { $count } Marine
   *[other] { $count } Marines
}
mission-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
mission-no-limit = Keine Rundengrenze
mission-wins = Siege der Marines: { $share }
mission-wins-about = Gemessen am { $date } in { $games } Partien, { $player } gegen { $player }; 95-%-Konfidenzintervall { $low } bis { $high }.
mission-wins-unknown = Noch nicht gemessen
mission-picture = Karte von { $title }
mission-play = Diese Mission spielen
mission-learn = Diese Lektion beginnen
mission-briefing = Einsatzbefehl
mission-goals = Siegbedingungen
mission-goals-marine = Die Marines gewinnen, wenn
mission-goals-alien = Die Aliens gewinnen, wenn
mission-goals-draw = Unentschieden ist es, wenn
mission-author = Von { $author }

# New match
new-title = Neue Partie
new-mission = Mission
new-opponent = Gegner
opponent-computer = Computer
opponent-computer-about = Du wählst eine Seite, das Programm spielt die andere.
opponent-friend = Freund per Link
opponent-friend-about = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, spielt die andere Seite.
opponent-hotseat = Ein Bildschirm (Hotseat)
opponent-hotseat-about = Zwei Leute wechseln sich hier ab. Ein Vorhang verdeckt, was der andere nicht sehen darf.
opponent-solo_a = Solo, Variante A
opponent-solo_a-about = Du führst die Marines. Die Aliens folgen den slowakischen Fan-Regeln für das Solospiel: Sie jagen nach Priorität und schwärmen.
opponent-solo_b = Solo, Variante B
opponent-solo_b-about = Du führst die Marines. Die Aliens folgen den italienischen Fan-Regeln für das Solospiel: Sie ziehen in Gruppen und sind zahlreicher.
new-side = Deine Seite
side-marine = Marines
side-alien = Aliens
new-computer = Computerspieler
new-rules = Regeln
preset-fourth = 4. Auflage
preset-fourth-about = Feuer aus der Feuerbereitschaft ist freiwillig; wo die Auflagen abweichen, gilt der neuere Text.
preset-third = 3. Auflage
preset-third-about = Feuer aus der Feuerbereitschaft ist Pflicht; auf eine Enthüllung reagieren die Marines erst nach der letzten aufgestellten Figur.
new-options = { $changed ->
    [0] Regeloptionen
   *[other] Regeloptionen ({ $changed } geändert)
}
new-options-reset = Zurück zur Auflage
new-clock = Uhr
clock-none = Keine Uhr
clock-seconds = { $seconds } s für jeden Zug der Marines

# Options of the rules
option-true = ja
option-false = nein
option-number = { $number }
option-overwatch_fire = Feuerbereitschaft
option-overwatch_fire-about = Ob ein Marine in Feuerbereitschaft schießen darf oder muss, wenn ein Alien in seiner Sicht handelt.
option-overwatch_covering = Mehrere in Feuerbereitschaft
option-overwatch_covering-about = Ob du vor dem ersten Wurf die Schützen nennst oder alle würfeln, auch auf ein totes Ziel.
option-cp_reactor = Wer reagieren darf
option-cp_reactor-about = Ob jeder Marine Kommandopunkte einsetzen darf, sobald jemand das Alien handeln sah, oder nur, wer es selbst sieht.
option-lurk_genestealer_cap = Symbionten an einem Eingang
option-lurk_genestealer_cap-about = Wie viele enthüllte Symbionten an einem Eingang lauern dürfen.
option-forced_lurk_scope = Erzwungenes Lauern
option-forced_lurk_scope-about = Ob Marines nahe einem Eingang nur die Blips dieses Zugs aufhalten oder alle, die dort lauern.
option-reveal_reactions = Reaktion auf eine Enthüllung
option-reveal_reactions-about = Ob die Marines nach jedem aufgestellten Symbionten reagieren dürfen oder einmal nach dem letzten.
option-reveal_reacts_in_marine_turn = Feuerbereitschaft im eigenen Zug
option-reveal_reacts_in_marine_turn-about = Ob die Feuerbereitschaft auch auf einen Blip reagiert, der im Zug der Marines enthüllt wird.
option-assault_tie_turn = Drehen nach Gleichstand
option-assault_tie_turn-about = Ob sich ein Verteidiger nach Gleichstand im Nahkampf zum Angreifer drehen darf.
option-parry_die = Parade
option-parry_die-about = Welchen Würfel des Gegners ein Energieschwert neu würfeln lässt.
option-door_close_overwatch = Feuerbereitschaft bei schließender Tür
option-door_close_overwatch-about = Ob ein Marine in Feuerbereitschaft auf eine Tür schießen darf oder muss, die ein Alien schließt.
option-cp_overspend = Zu viele Kommandopunkte
option-cp_overspend-about = Ob mehr Punkte als gezogen verweigert werden, oder erlaubt sind und das Spiel kosten.
option-los_model = Sichtlinie
option-los_model-about = Ob allein die Linie von Mittelpunkt zu Mittelpunkt entscheidet oder außerhalb von Räumen nur Reihen und Spalten zählen.
option-blip_into_los = Blips in Sicht
option-blip_into_los-about = Ob ein Blip gar nicht in Sicht treten kann oder zurückweicht und sein Zug endet.
option-door_placement = Türen
option-door_placement-about = Ob eine Tür ein Feld füllt oder zwischen zwei Feldern steht.
option-door_operation = Türen öffnen
option-door_operation-about = Ob die Tür auf einem der drei vorderen Felder liegen muss oder jedes benachbarte Feld genügt.
option-door_close_on_unit = Tür auf einer Einheit schließen
option-door_close_on_unit-about = Ob eine Tür auf einer Einheit geschlossen werden darf, was diese zerstört.
option-lurk_distance = Abstand zum Eingang
option-lurk_distance-about = Ob die sechs Felder um einen Eingang entlang des Weges oder gerade wie die Reichweite gezählt werden.
option-sustained_losses = Ende des Dauerfeuers
option-sustained_losses-about = Ob Dauerfeuer auch endet, wenn das Ziel außer Sicht gerät, und am Ende der Runde.
option-burning_conversion = Blips im Feuer
option-burning_conversion-about = Ob ein Blip, der in einem brennenden Abschnitt enthüllt wird, vor dem Aufstellen zerstört ist.
option-diagonal_block = Schräge Schritte
option-diagonal_block-about = Ob zwei versperrte Felder einen schrägen Schritt verhindern oder schon eines.
option-ladder_cost = Leitern
option-ladder_cost-about = Ob Klettern einen Marine 2 Punkte und ein Alien 1 kostet oder so viel wie ein Schritt nach vorn.
option-librarian_base_bonus = Psi-Axt des Scriptors
option-librarian_base_bonus-about = Was der Scriptor im Nahkampf addiert, bevor er Psipunkte ausgibt.
option-sustained_on_overwatch = Dauerfeuer aus der Feuerbereitschaft
option-sustained_on_overwatch-about = Ob wiederholte Schüsse aus der Feuerbereitschaft auf dasselbe Ziel als Dauerfeuer zählen.
option-cp_on_door_close = Reaktion auf eine schließende Tür
option-cp_on_door_close-about = Ob die Marines Kommandopunkte einsetzen dürfen, wenn sie eine Tür sich schließen sehen.
option-sb_broodlord_once = Symbiarch nur einmal
option-sb_broodlord_once-about = Solovariante B: ob der Symbiarch nach seinem Tod wiederkommen darf.
value-none = keine
value-may = darf
value-must = muss
value-declare_subset = wen du nennst
value-all_roll = alle
value-any_marine = jeder Marine
value-witness_only = nur wer es sieht
value-new_blips = neue Blips
value-all_blips = alle Blips
value-per_model = nach jedem
value-after_all = nach dem letzten
value-marine_choice = die Marines wählen
value-highest = den höchsten
value-reject = verweigert
value-lose_game = Spiel verloren
value-geometric = nur die Linie
value-corridor_strict = Reihen und Spalten
value-bounce = weicht zurück
value-square = auf einem Feld
value-edge = zwischen Feldern
value-front_three = drei vordere Felder
value-adjacent = jedes benachbarte
value-path = entlang des Weges
value-straight = gerade
value-full = ja
value-short = nein
value-destroyed = zerstört
value-normal = keine Wirkung
value-both = zwei
value-any = eines
value-fixed = 2 und 1
value-as_move = wie ein Schritt
value-forbid = verboten
value-allow = erlaubt

# Match
phase-setup = Aufstellung
phase-marine_command = Kommandophase
phase-marine_action = Aktionen der Marines
phase-alien_reinforcement = Verstärkung
phase-alien_action = Aktionen der Aliens
phase-mission_status = Missionsstand

# Prompts
wait-side = { $side ->
    [marine] Warten auf die Marines
   *[other] Warten auf die Aliens
}
ask-action = Wähle eine Einheit und was sie tut.
ask-action-unit = { $unit } ist am Zug: weiter, oder abschließen.
ask-command = Kommandomarker behalten oder neu ziehen?
ask-reinforce = An welchen Eingang kommt der neue Blip?
ask-deploy = Stell einen Marine auf.
ask-activate = Welches Alien handelt als Nächstes?
ask-convert = Ein Blip ist enthüllt: Stell den ersten Symbionten auf.
ask-broodlord = Erscheint der Symbiarch?
ask-place = Wohin kommt der nächste Symbiont?
ask-face = Wohin blickt { $unit }?
ask-free_shot = { $unit } darf nach dieser Bewegung kostenlos schießen oder Getragenes ablegen.
ask-free_shot_fire = { $unit } darf nach dieser Bewegung kostenlos schießen.
ask-free_shot_drop = { $unit } darf ablegen, was er trägt.
ask-free_shot_door = { $unit } darf kostenlos auf eine Tür schießen oder passen.
ask-parry = { $unit } darf parieren: Welcher Würfel wird neu gewürfelt?
ask-reroll = { $unit } ist auf Wache: einen Würfel neu würfeln?
ask-spend_psi = Wie viele Psipunkte setzt { $unit } in diesem Nahkampf ein?
ask-turn_to_face = { $unit } darf sich zum Angreifer drehen.
ask-reaction = Ein Alien hat in Sicht gehandelt. Reagiere mit einer Aktion oder passe.
ask-reaction-unit = { $unit } hat in Sicht gehandelt. Reagiere mit einer Aktion oder passe.
ask-reaction_paid = Ein Alien hat in Sicht gehandelt. Setze Kommandopunkte für eine Aktion ein oder passe.
ask-reaction_paid-unit = { $unit } hat in Sicht gehandelt. Setze Kommandopunkte für eine Aktion ein oder passe.
ask-overwatch = { $unit } hat in Sicht gehandelt. Wer feuert aus der Feuerbereitschaft?
ask-overwatch-nobody = Ein Alien hat in Sicht gehandelt. Wer feuert aus der Feuerbereitschaft?
ask-other = Wähle eine Möglichkeit:

# Actions
action-cost-short = { $ap } AP
action-cp-short = { $cp } KP
action-free = kostenlos
actions-on-board = Wähle ein Feld auf dem Plan.
actions-all = Alle Aktionen
actions-fewer = Weniger Aktionen
act-finish-other = { $unit } ist fertig, weiter mit { $next }
leave-title = { $unit } fertig?
leave-text = { $unit } verliert { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}. Dann handelt { $next }.
command-about = Kommandopunkte werden nur ausgegeben, solange das eingeschaltet ist oder die Umschalttaste gehalten wird.
act-move = Schritt nach { $to }
act-climb = Klettern nach { $to }
act-turn = { $facing ->
    [N] Nach Norden drehen
    [E] Nach Osten drehen
    [S] Nach Süden drehen
   *[W] Nach Westen drehen
}
act-fire = Feuern: { $target }
act-assault = Nahkampf: { $target }
act-overwatch = Feuerbereitschaft
act-guard = Wache
act-clear_jam = Ladehemmung beheben
act-reload = Nachladen
act-convert = Enthüllen
act-end_activation = Einheit ist fertig
act-activate = { $unit } handelt
act-door = { $to ->
    [open] Tür öffnen
   *[closed] Tür schließen
}
act-enter = Plan betreten
act-exit = Karte verlassen
act-give = Übergeben: { $object }
act-drop = Ablegen: { $object }
act-psi-prescience = Vorahnung
act-psi-force_barrier = Kraftbarriere: { $target }
act-psi-psychic_storm = Psisturm: { $target }
act-deploy = Aufstellen auf { $to }
act-face = { $facing ->
    [N] Blick nach Norden
    [E] Blick nach Osten
    [S] Blick nach Süden
   *[W] Blick nach Westen
}
act-parry = Würfel { $die } parieren
act-reroll = Würfel { $die } neu würfeln
act-spend_psi = { $points ->
    [0] Kein Psipunkt
    [one] { $points } Psipunkt
   *[other] { $points } Psipunkte
}
act-turn_to_face = Zum Angreifer drehen
act-reinforce = Blip an Eingang { $entry }
act-place = Aufstellen auf { $to }
act-broodlord = Der Symbiarch erscheint
act-redraw = Neu ziehen
act-keep = Behalten
act-pass = Passen
act-end_turn = Zug beenden
target-door = Tür { $at }
target-square = Feld { $at }
target-section = Abschnitt { $section }

# Units and weapons
unit-genestealer = Symbiont { $number }
unit-blip = Blip { $number }
unit-broodlord = Symbiarch
kind-marine = Marine
kind-genestealer = Symbiont
kind-blip = Blip
kind-broodlord = Symbiarch
rank-trooper = Marine
rank-sergeant = Sergeant
rank-librarian = Scriptor
weapon-storm_bolter = Sturmbolter
weapon-assault_cannon = Sturmkanone
weapon-heavy_flamer = schwerer Flammenwerfer
weapon-none = keine Schusswaffe
weapon-power_fist = Energiefaust
weapon-chainfist = Kettenfaust
weapon-lightning_claws = Energieklauen
weapon-power_sword = Energieschwert
weapon-hammer_and_shield = Energiehammer und Sturmschild
weapon-force_axe = Psi-Axt
psi-prescience = Vorahnung
psi-force_barrier = Kraftbarriere
psi-psychic_storm = Psisturm

# Board
board-label = Spielplan
board-level = Ebene { $level }
board-view = Ansicht
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganze Karte zeigen
board-center = Zur Einheit
board-actions = Aktionen
board-show-unit = { $unit } zeigen
board-close = Schließen
board-facing = blickt nach { $facing ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
board-value = Wert { $value }
board-group = Gruppe von { $count }
board-points = { $count ->
    [one] { $count } Aktionspunkt
   *[other] { $count } Aktionspunkte
}
board-overwatch = in Feuerbereitschaft
board-guard = auf Wache
board-jammed = Ladehemmung
board-sustained = Dauerfeuer
board-ammunition = { $count ->
    [one] noch { $count } Schuss
   *[other] noch { $count } Schuss
}
board-psi = { $count ->
    [one] { $count } Psipunkt
   *[other] { $count } Psipunkte
}
board-carries = trägt { $object }
board-held = muss lauern
board-acted = hat gehandelt
board-choices = möglich: { $choices }
board-free = frei
board-cost = { $cost } AP
board-cost-cp = { $cost } AP, davon { $cp } KP
board-exit = Ausgang
board-exit-marine = Ausgang für Marines
board-exit-alien = Ausgang für Aliens
board-entry = Eingang { $entry }
board-lurking = { $kind }: { $count }
board-door-open = offene Tür
board-door-closed = geschlossene Tür
board-door-destroyed = zerstörte Tür
board-ladder-up = Leiter nach oben
board-ladder-down = Leiter nach unten
board-generator = Generator
board-generator-damaged = beschädigter Generator
board-fire = Feuer
board-barrier = Kraftbarriere
board-object = hier liegt { $object }
board-spend-command = Kommandopunkte einsetzen
board-verdict-killed = Getötet
board-verdict-destroyed = Zerstört
board-verdict-missed = Daneben
board-verdict-jammed = Ladehemmung
board-verdict-parried = Pariert
board-verdict-won = Angreifer siegt
board-verdict-lost = Verteidiger siegt
board-verdict-tie = Gleichstand
board-turn-marine = Die Marines sind am Zug
board-turn-alien = Die Aliens sind am Zug
board-walk-stopped = Die Bewegung endet hier.
board-key-focus = Von Feld zu Feld
board-key-choose = Wählen, was dort ist
board-key-cancel = Einen Schritt zurück
board-key-units = Nächste und vorige Einheit, die handeln kann
board-key-pan = Karte verschieben
board-key-zoom = Zoom
board-key-fit = Ganze Karte zeigen
board-key-center = Zur Einheit

# Status
status-marines = Marines
status-aliens = Aliens
status-ap-of = { $unit }: { $ap ->
    [one] { $ap } Aktionspunkt
   *[other] { $ap } Aktionspunkte
}
status-cp = Kommandopunkte
status-cp-left = { $left } von { $drawn } übrig
status-cp-spent = { $spent } ausgegeben, der Marker ist verdeckt
status-cp-none = in dieser Mission keine
status-psi = Psipunkte
status-ammo = Munition
status-reinforcements = { $blips ->
    [0] Keine Verstärkung mehr
    [one] { $blips } Blip je Runde
   *[other] { $blips } Blips je Runde
}
status-blips = { $count ->
    [one] { $count } Blip auf dem Plan
   *[other] { $count } Blips auf dem Plan
}
status-lurking = { $count ->
    [one] { $count } lauert an den Eingängen
   *[other] { $count } lauern an den Eingängen
}
status-genestealers = { $count ->
    [one] { $count } Symbiont auf dem Plan
   *[other] { $count } Symbionten auf dem Plan
}
status-objectives = Ziele
status-progress = { $now } von { $target }
status-casualties = Verluste
status-escaped = Entkommen
status-killed-aliens = { $count ->
    [0] Noch kein Alien getötet
    [one] { $count } Alien getötet
   *[other] { $count } Aliens getötet
}
state-overwatch = feuerbereit
state-guard = auf Wache
state-jammed = Ladehemmung
state-done = fertig
state-carries = trägt: { $object }
goal-marines_exited = Marines entkommen
goal-marines_killed = Marines getötet
goal-marines_on_board = Marines auf dem Plan
goal-aliens_killed = Aliens getötet
goal-aliens_exited = Aliens entkommen
goal-aliens_in_play = Aliens im Spiel
goal-round = Runde
goal-generators_damaged = Generatoren beschädigt
goal-marines_in = Marines im Bereich
goal-aliens_in = Aliens im Bereich
goal-limit-marine = Nach der letzten Runde gewinnen die Marines.
goal-limit-alien = Nach der letzten Runde gewinnen die Aliens.
goal-limit-nobody = Nach der letzten Runde gewinnt niemand.

# Dice
roll-shot = Schuss
roll-assault = Nahkampf
roll-parry = Parade
roll-guard = Wache
roll-flame = Flammen
roll-explosion = Explosion
roll-psychic_storm = Psisturm
roll-ladder = Leiter
roll-placement = Aufstellung
roll-swarm = Schwarmeffekt
roll-broodlord = Symbiarch
roll-entry = Eingang
roller-door = Tür
roller-aliens = Aliens

# Odds
odds-killed = Ziel zerstört
odds-missed = Keine Wirkung
odds-jammed = Ladehemmung
odds-killed-jammed = Zerstört, Ladehemmung
odds-win = { $unit } gewinnt
odds-lose = { $unit } stirbt
odds-tie = Gleichstand
odds-then-parry = dann Parade
odds-then-reroll = dann darf neu gewürfelt werden
odds-then-spend_psi = dann Psipunkte
odds-then-other = dann eine Entscheidung

# Events
event-phase = { $phase }
event-command_drawn = Kommandomarker: { $value }
event-command_drawn-hidden = Die Marines ziehen einen Kommandomarker.
event-command_shown = Der Kommandomarker war { $value }, ausgegeben { $spent }.
event-cp_spent = { $unit }: { $points ->
    [one] { $points } Kommandopunkt
   *[other] { $points } Kommandopunkte
} ({ $spent } in dieser Runde)
event-moved = { $unit } geht nach { $to }.
event-turned = { $unit } dreht sich { $facing ->
    [N] nach Norden
    [E] nach Osten
    [S] nach Süden
   *[W] nach Westen
}.
event-turned-blip = { $unit } dreht sich.
event-entered = { $unit } kommt durch { $entry } auf { $to }.
event-exited = { $unit } verlässt die Karte.
event-fell = { $unit } fällt auf { $to }.
event-bounced = { $unit } weicht zurück und ist für diesen Zug fertig.
event-deployed = { $unit } steht auf { $at }.
event-door_opened = { $unit } öffnet die Tür auf { $at }.
event-door_closed = { $unit } schließt die Tür auf { $at }.
event-door_destroyed = Die Tür auf { $at } ist zerstört.
event-generator_damaged = Der Generator auf { $at } ist beschädigt.
event-fired = { $unit } feuert ({ $weapon }): { $target }.
event-fired-sustained = { $unit } feuert weiter ({ $weapon }): { $target }.
event-fired-overwatch = { $unit } feuert aus der Feuerbereitschaft ({ $weapon }): { $target }.
event-rolled = { $who } würfelt { $dice } ({ $why }).
event-killed = { $unit } wird getötet ({ $cause }).
event-jammed = { $unit }: Ladehemmung!
event-jam_cleared = { $unit } behebt die Ladehemmung.
event-reloaded = { $unit } lädt nach.
event-exploded = { $unit }: Die Sturmkanone explodiert!
event-flamed = { $unit } setzt { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} in Brand.
event-overwatch_set = { $unit } geht in Feuerbereitschaft.
event-overwatch_lost = { $unit } ist nicht mehr feuerbereit.
event-guard_set = { $unit } steht auf Wache.
event-guard_lost = { $unit } ist nicht mehr auf Wache.
event-assaulted = { $unit } greift im Nahkampf an: { $target }.
event-assault_scored = Nahkampf { $attacker } : { $defender }, { $result ->
    [attacker] der Angreifer gewinnt.
    [defender] der Verteidiger gewinnt.
   *[tie] Gleichstand.
}
event-psi_spent = { $unit } gibt { $points ->
    [one] { $points } Psipunkt
   *[other] { $points } Psipunkte
} aus ({ $left } übrig).
event-power_used = { $unit } wirkt { $power }.
event-power_used-at = { $unit } wirkt { $power }: { $target }.
event-blip_drawn = { $unit } kommt, Wert { $value }.
event-blip_drawn-hidden = { $unit } kommt.
event-blip_placed = { $unit } lauert an Eingang { $entry }.
event-blip_placed-held = { $unit } lauert an Eingang { $entry } und muss dort warten.
event-blip_discarded = { $unit } wird entfernt.
event-ambushed = Hinterhalt: { $unit } auf { $at }!
event-automaton = { $why }
event-joined = { $unit } stößt zu { $into }.
event-grouped = { $unit } zählt jetzt { $count }.
event-retreated = { $unit } zieht sich nach { $to } zurück.
event-pile_reshuffled = Benutzte Blips werden gemischt ({ $blips }).
event-revealed = { $unit } ist enthüllt: { $value ->
    [one] { $value } Symbiont
   *[other] { $value } Symbionten
}!
event-broodlord_appeared = Der Symbiarch erscheint!
event-placed = { $unit } steht auf { $at }.
event-lurks = { $unit } lauert an Eingang { $entry }.
event-lost = { $count ->
    [one] { $count } Symbiont findet keinen Platz.
   *[other] { $count } Symbionten finden keinen Platz.
}
event-picked_up = { $unit } nimmt: { $object }.
event-dropped = Auf { $at } liegt jetzt: { $object }.
event-handed = { $unit } übergibt an { $target }: { $object }.
event-pushed = Nach { $at } geschoben: { $object }.
event-counters_removed = Feuerbereitschaft und Wache enden mit der Runde.
event-game_over = { $winner ->
    [marine] Die Marines haben gewonnen.
    [alien] Die Aliens haben gewonnen.
   *[nobody] Niemand hat gewonnen.
}
cause-shot = Schuss
cause-assault = Nahkampf
cause-flame = Feuer
cause-explosion = Explosion
cause-psychic_storm = Psisturm
cause-fall = Sturz
cause-door = Tür

# End
over-marine = Die Marines haben gewonnen
over-alien = Die Aliens haben gewonnen
over-nobody = Niemand hat gewonnen
over-reason-round_limit = Die letzte Runde ist vorbei.
over-reason-overspent = Es wurden mehr Kommandopunkte ausgegeben als gezogen.
over-reason-no_units = Eine Seite hat keine Einheiten mehr.
over-reason-stalemate = Keine Seite kann mehr handeln.
over-reason-no_marines = Kein Marine ist übrig.
over-reason-out_of_reach = Die Marines können nicht mehr gewinnen.

# Curtain
curtain-text = { $side ->
    [marine] Jetzt entscheidet der Spieler der Marines. Niemand sonst sollte hinsehen.
   *[alien] Jetzt entscheidet der Spieler der Aliens. Niemand sonst sollte hinsehen.
}
curtain-lift = { $side ->
    [marine] Ich spiele die Marines: Plan zeigen
   *[alien] Ich spiele die Aliens: Plan zeigen
}

over-next-lesson = Nächste Lektion: { $title }
over-next-chapter = Nächstes Kapitel: { $title }
recap-kills = Aliens getötet von
recap-kills-line = { $unit }: { $count }
recap-luck = Würfelglück
recap-luck-marine = Marines: { $sixes ->
    [one] 1 Sechs
   *[other] { $sixes } Sechsen
} mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}, zu{"\u00A0"}erwarten{"\u00A0"}{ $expected }
recap-luck-alien = Aliens: { $sixes ->
    [one] 1 Sechs
   *[other] { $sixes } Sechsen
} mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}, zu{"\u00A0"}erwarten{"\u00A0"}{ $expected }

act-reinforce-all = Alle { $count } an Eingang { $entry }
roster-lurks = lauert bei { $entry }
roster-waits = wartet auf einen Platz
roster-value = { $count ->
    [one] { $count } Symbiont
   *[other] { $count } Symbionten
}

event-walked = { $count ->
    [one] { $unit } geht { $count } Feld nach { $to }.
   *[other] { $unit } geht { $count } Felder nach { $to }.
}

odds-attacker = Der Angreifer gewinnt
odds-defender = Der Verteidiger gewinnt
