# Start page
start-new-hint = Il gioco da tavolo, in due o da solo: missione, avversario e regole come vuoi tu

# Missions
missions-title = Missioni
missions-lead = Una campagna di dodici capitoli, con lezioni e scontri brevi.
series-tutorial = Addestramento
series-campaign = Il Nodo di Vesper
series-single = Scontri brevi
mission-chapter = Capitolo { $chapter }
mission-difficulty = Difficoltà { $level } su 5
mission-marines = { $count ->
    [one] { $count } Marine
   *[other] { $count } Marine
}
mission-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } round
}
mission-no-limit = Nessun limite di round
mission-wins = I Marine vincono il { $share } delle partite
mission-wins-about = Misurato il { $date } su { $games } partite, { $player } contro { $player }; intervallo di confidenza al 95%: da { $low } a { $high }.
mission-wins-unknown = Non ancora misurato
mission-picture = Mappa di { $title }
mission-play = Gioca questa missione
mission-learn = Segui questa lezione
mission-briefing = Briefing
mission-goals = Condizioni di vittoria
mission-goals-marine = I Marine vincono se
mission-goals-alien = Gli alieni vincono se
mission-goals-draw = È pareggio se
mission-author = Di { $author }

# New match
new-title = Nuova partita
new-mission = Missione
new-opponent = Avversario
opponent-computer = Computer
opponent-computer-about = Scegli una parte, il programma gioca l'altra.
opponent-friend = Un amico con un link
opponent-friend-about = Ricevi un link da spedire. Chi lo apre gioca l'altra parte.
opponent-hotseat = Uno schermo (hot seat)
opponent-hotseat-about = Due giocatori si alternano su questo schermo. Un sipario nasconde i segreti di ciascuna parte.
opponent-solo_a = Solitario, variante A
opponent-solo_a-about = Guidi i Marine. Gli alieni seguono le regole amatoriali slovacche per il gioco in solitario: cacciano per priorità e sciamano.
opponent-solo_b = Solitario, variante B
opponent-solo_b-about = Guidi i Marine. Gli alieni seguono le regole amatoriali italiane per il gioco in solitario: si muovono in gruppi e sono più numerosi.
new-side = La tua parte
side-marine = Marine
side-alien = Alieni
new-computer = Giocatore computer
new-rules = Regole
preset-fourth = 4ª edizione
preset-fourth-about = Il tiro di sorveglianza è facoltativo; dove le edizioni differiscono vale il testo più recente.
preset-third = 3ª edizione
preset-third-about = Il tiro di sorveglianza è obbligatorio; i Marine reagiscono a una rivelazione solo dopo l'ultimo modello piazzato.
new-options = { $changed ->
    [0] Opzioni delle regole
    [one] Opzioni delle regole ({ $changed } cambiata)
   *[other] Opzioni delle regole ({ $changed } cambiate)
}
new-options-reset = Torna ai valori dell'edizione
new-clock = Orologio
clock-none = Senza orologio
clock-seconds = { $seconds } s per ogni turno dei Marine

# Options of the rules
option-true = sì
option-false = no
option-number = { $number }
option-overwatch_fire = Tiro di sorveglianza
option-overwatch_fire-about = Se un Marine in sorveglianza può o deve sparare quando un alieno agisce nella sua vista.
option-overwatch_covering = Più Marine in sorveglianza
option-overwatch_covering-about = Se indichi chi spara prima del primo tiro, o tirano tutti, anche su un bersaglio già morto.
option-cp_reactor = Chi può reagire
option-cp_reactor-about = Se qualsiasi Marine può spendere punti comando quando qualcuno ha visto l'alieno agire, o solo chi lo vede.
option-lurk_genestealer_cap = Genoraptor a un ingresso
option-lurk_genestealer_cap-about = Quanti Genoraptor rivelati possono stare in agguato a un'area d'ingresso.
option-forced_lurk_scope = Agguato forzato
option-forced_lurk_scope-about = Se i Marine vicini a un ingresso trattengono solo i blip piazzati in questo turno, o tutti quelli in agguato.
option-reveal_reactions = Reagire a una rivelazione
option-reveal_reactions-about = Se i Marine possono reagire dopo ogni Genoraptor piazzato, o una volta dopo l'ultimo.
option-reveal_reacts_in_marine_turn = Sorveglianza nel proprio turno
option-reveal_reacts_in_marine_turn-about = Se la sorveglianza reagisce anche a un blip rivelato durante il turno dei Marine.
option-assault_tie_turn = Girarsi dopo un pareggio
option-assault_tie_turn-about = Se il difensore che pareggia in un assalto può girarsi verso l'attaccante.
option-parry_die = Parata
option-parry_die-about = Quale dado del nemico la spada potenziata fa ritirare.
option-door_close_overwatch = Sorveglianza e porte che si chiudono
option-door_close_overwatch-about = Se un Marine in sorveglianza può o deve sparare a una porta che un alieno chiude.
option-cp_overspend = Troppi punti comando
option-cp_overspend-about = Se spendere più punti comando di quelli pescati è rifiutato, o permesso e fa perdere la partita.
option-los_model = Linea di vista
option-los_model-about = Se decide solo la linea da centro a centro, o fuori dalle stanze si vede solo lungo righe e colonne.
option-blip_into_los = Blip in vista
option-blip_into_los-about = Se un blip non può affatto entrare in vista, o torna indietro e finisce il turno.
option-door_placement = Porte
option-door_placement-about = Se una porta occupa una casella o sta tra due caselle.
option-door_operation = Aprire le porte
option-door_operation-about = Se la porta deve stare in una delle tre caselle frontali, o basta una casella adiacente.
option-door_close_on_unit = Chiudere una porta su un'unità
option-door_close_on_unit-about = Se una porta può chiudersi su un'unità, distruggendola.
option-lurk_distance = Distanza da un ingresso
option-lurk_distance-about = Se le sei caselle attorno a un ingresso si contano lungo il percorso o in linea retta, come la gittata.
option-sustained_losses = Fine del fuoco prolungato
option-sustained_losses-about = Se il fuoco prolungato finisce anche quando il bersaglio esce di vista e alla fine del round.
option-burning_conversion = Blip nel fuoco
option-burning_conversion-about = Se un blip rivelato in una sezione in fiamme è distrutto prima di essere piazzato.
option-diagonal_block = Passi in diagonale
option-diagonal_block-about = Se per fermare un passo in diagonale servono due caselle bloccate, o ne basta una.
option-ladder_cost = Scale
option-ladder_cost-about = Se arrampicarsi costa 2 punti a un Marine e 1 a un alieno, o quanto un passo in avanti.
option-librarian_base_bonus = Ascia psionica del Bibliotecario
option-librarian_base_bonus-about = Quanto aggiunge il Bibliotecario in un assalto prima di spendere punti psi.
option-sustained_on_overwatch = Fuoco prolungato in sorveglianza
option-sustained_on_overwatch-about = Se tiri di sorveglianza ripetuti sullo stesso bersaglio contano come fuoco prolungato.
option-cp_on_door_close = Reagire a una porta che si chiude
option-cp_on_door_close-about = Se una porta vista chiudersi permette ai Marine di spendere punti comando.
option-sb_broodlord_once = Signore della Nidiata una volta sola
option-sb_broodlord_once-about = Solitario B: se il Signore della Nidiata può tornare dopo essere stato ucciso.
value-none = nessuno
value-may = può
value-must = deve
value-declare_subset = chi indichi tu
value-all_roll = tutti
value-any_marine = qualsiasi Marine
value-witness_only = solo chi lo vede
value-new_blips = i nuovi blip
value-all_blips = tutti i blip
value-per_model = dopo ciascuno
value-after_all = dopo l'ultimo
value-marine_choice = sceglie la parte dei Marine
value-highest = il più alto
value-reject = rifiutato
value-lose_game = partita persa
value-geometric = solo la linea
value-corridor_strict = righe e colonne
value-bounce = torna indietro
value-square = in una casella
value-edge = tra le caselle
value-front_three = tre caselle frontali
value-adjacent = qualsiasi adiacente
value-path = lungo il percorso
value-straight = in linea retta
value-full = sì
value-short = no
value-destroyed = distrutto
value-normal = nessun effetto
value-both = due
value-any = una
value-fixed = 2 e 1
value-as_move = come un passo
value-forbid = vietato
value-allow = permesso

# Match
phase-setup = Schieramento
phase-marine_command = Fase di comando
phase-marine_action = Azioni dei Marine
phase-alien_reinforcement = Rinforzi
phase-alien_action = Azioni degli alieni
phase-mission_status = Stato della missione

# Prompts
wait-side = { $side ->
    [marine] In attesa dei Marine
   *[other] In attesa degli alieni
}
ask-action = Scegli un'unità e cosa fa.
ask-action-unit = { $unit } è attivo: scegli un'altra azione, o concludi.
ask-command = Tieni questo segnalino comando o ripeschi?
ask-reinforce = A quale ingresso va il nuovo blip?
ask-deploy = Piazza un Marine.
ask-activate = Quale alieno agisce adesso?
ask-convert = Un blip è in vista: piazza il primo Genoraptor.
ask-broodlord = Appare il Signore della Nidiata?
ask-place = Dove va il prossimo Genoraptor?
ask-face = Dove guarda { $unit }?
ask-free_shot = { $unit } può sparare gratis dopo questo movimento, o posare ciò che porta.
ask-free_shot_fire = { $unit } può sparare gratis dopo questo movimento.
ask-free_shot_drop = { $unit } può posare ciò che porta.
ask-free_shot_door = { $unit } può sparare gratis a una porta, o passare.
ask-parry = { $unit } può parare: quale dado va ritirato?
ask-reroll = { $unit } è in guardia: ritirare un dado?
ask-spend_psi = Quanti punti psi spende { $unit } in questo assalto?
ask-turn_to_face = { $unit } può girarsi verso l'attaccante.
ask-reaction = Un alieno ha agito in vista. Reagisci con un'azione o passa.
ask-reaction-unit = { $unit } ha agito in vista. Reagisci con un'azione o passa.
ask-reaction_paid = Un alieno ha agito in vista. Spendi punti comando per un'azione, o passa.
ask-reaction_paid-unit = { $unit } ha agito in vista. Spendi punti comando per un'azione, o passa.
ask-overwatch = { $unit } ha agito in vista. Chi spara in sorveglianza?
ask-overwatch-nobody = Un alieno ha agito in vista. Chi spara in sorveglianza?
ask-other = Scegli una delle opzioni:

# Actions
action-cost-short = { $ap } PA
action-cp-short = { $cp } PC
action-free = gratis
actions-on-board = Scegli una casella sulla plancia.
actions-all = Tutte le azioni
actions-fewer = Meno azioni
act-finish-other = Concludi { $unit }, passa a { $next }
leave-title = Hai finito con { $unit }?
leave-text = { $unit } perderebbe { $points ->
    [one] { $points } punto azione
   *[other] { $points } punti azione
}. Poi agisce { $next }.
command-about = I punti comando si spendono solo finché questo è acceso, o finché si tiene premuto Maiusc.
act-move = Passo in { $to }
act-climb = Scala fino a { $to }
act-turn = { $facing ->
    [N] Gira a nord
    [E] Gira a est
    [S] Gira a sud
   *[W] Gira a ovest
}
act-fire = Spara: { $target }
act-assault = Assalta: { $target }
act-overwatch = Sorveglianza
act-guard = Guardia
act-clear_jam = Libera l'arma
act-reload = Ricarica
act-convert = Rivela
act-end_activation = Concludi questa unità
act-activate = Attiva { $unit }
act-door = { $to ->
    [open] Apri la porta
   *[closed] Chiudi la porta
}
act-enter = Entra sulla plancia
act-exit = Esci dalla plancia
act-give = Consegna: { $object }
act-drop = Posa: { $object }
act-psi-prescience = Prescienza
act-psi-force_barrier = Barriera di forza: { $target }
act-psi-psychic_storm = Tempesta psichica: { $target }
act-deploy = Piazza in { $to }
act-face = { $facing ->
    [N] Guarda a nord
    [E] Guarda a est
    [S] Guarda a sud
   *[W] Guarda a ovest
}
act-parry = Para il dado { $die }
act-reroll = Ritira il dado { $die }
act-spend_psi = { $points ->
    [0] Nessun punto psi
    [one] { $points } punto psi
   *[other] { $points } punti psi
}
act-turn_to_face = Girati verso l'attaccante
act-reinforce = Blip all'ingresso { $entry }
act-place = Piazza in { $to }
act-broodlord = Appare il Signore della Nidiata
act-redraw = Ripesca
act-keep = Tienilo
act-pass = Passa
act-end_turn = Fine del turno
target-door = porta { $at }
target-square = casella { $at }
target-section = sezione { $section }

# Units and weapons
unit-genestealer = Genoraptor { $number }
unit-blip = Blip { $number }
unit-broodlord = Signore della Nidiata
kind-marine = Marine
kind-genestealer = Genoraptor
kind-blip = Blip
kind-broodlord = Signore della Nidiata
rank-trooper = Marine
rank-sergeant = Sergente
rank-librarian = Bibliotecario
weapon-storm_bolter = requiem d'assalto
weapon-assault_cannon = cannone d'assalto
weapon-heavy_flamer = lanciafiamme pesante
weapon-none = nessuna arma da tiro
weapon-power_fist = maglio potenziato
weapon-chainfist = pugno a catena
weapon-lightning_claws = artigli fulminanti
weapon-power_sword = spada potenziata
weapon-hammer_and_shield = martello tonante e scudo tempesta
weapon-force_axe = ascia psionica
psi-prescience = Prescienza
psi-force_barrier = Barriera di forza
psi-psychic_storm = Tempesta psichica

# Board
board-label = Plancia
board-level = Livello { $level }
board-view = Vista
board-zoom-in = Ingrandisci
board-zoom-out = Rimpicciolisci
board-fit = Mostra tutta la mappa
board-center = Vai all'unità
board-actions = Azioni
board-show-unit = Mostra { $unit }
board-close = Chiudi
board-facing = rivolto a { $facing ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}
board-value = valore { $value }
board-group = gruppo di { $count }
board-points = { $count ->
    [one] { $count } punto azione
   *[other] { $count } punti azione
}
board-overwatch = in sorveglianza
board-guard = in guardia
board-jammed = arma inceppata
board-sustained = fuoco prolungato
board-ammunition = { $count ->
    [one] resta { $count } colpo
   *[other] restano { $count } colpi
}
board-psi = { $count ->
    [one] { $count } punto psi
   *[other] { $count } punti psi
}
board-carries = porta { $object }
board-held = deve restare in agguato
board-acted = ha già agito
board-choices = possibile: { $choices }
board-free = gratis
board-cost = { $cost } PA
board-cost-cp = { $cost } PA, di cui { $cp } PC
board-exit = uscita
board-exit-marine = uscita per i Marine
board-exit-alien = uscita per gli alieni
board-entry = area d'ingresso { $entry }
board-lurking = { $kind }: { $count }
board-door-open = porta aperta
board-door-closed = porta chiusa
board-door-destroyed = porta distrutta
board-ladder-up = scala in su
board-ladder-down = scala in giù
board-generator = generatore
board-generator-damaged = generatore danneggiato
board-fire = fuoco
board-barrier = barriera di forza
board-object = qui c'è { $object }
board-spend-command = Usa i punti comando
board-verdict-killed = Ucciso
board-verdict-destroyed = Distrutto
board-verdict-missed = Mancato
board-verdict-jammed = Inceppato
board-verdict-parried = Parato
board-verdict-won = Vince l'attaccante
board-verdict-lost = Vince il difensore
board-verdict-tie = Pareggio
board-turn-marine = Tocca ai Marine
board-turn-alien = Tocca agli alieni
board-walk-stopped = Il movimento si ferma qui.
board-key-focus = Da casella a casella
board-key-choose = Seleziona
board-key-cancel = Indietro
board-key-units = Unità successiva e precedente che può agire
board-key-pan = Sposta la mappa
board-key-zoom = Ingrandimento
board-key-fit = Mostra tutta la mappa
board-key-center = Vai all'unità

# Status
status-marines = Marine
status-aliens = Alieni
status-ap-of = { $unit }: { $ap ->
    [one] { $ap } punto azione
   *[other] { $ap } punti azione
}
status-cp = Punti comando
status-cp-left = { $left } di { $drawn } rimasti
status-cp-spent = { $spent } spesi, il segnalino è nascosto
status-cp-none = nessuno in questa missione
status-psi = Punti psi
status-ammo = Munizioni
status-reinforcements = { $blips ->
    [0] Nessun altro rinforzo
    [one] { $blips } blip ogni round
   *[other] { $blips } blip ogni round
}
status-blips = { $count ->
    [one] { $count } blip sulla plancia
   *[other] { $count } blip sulla plancia
}
status-lurking = { $count ->
    [one] { $count } in agguato agli ingressi
   *[other] { $count } in agguato agli ingressi
}
status-genestealers = { $count ->
    [one] { $count } Genoraptor sulla plancia
   *[other] { $count } Genoraptor sulla plancia
}
status-objectives = Obiettivi
status-progress = { $now } su { $target }
status-casualties = Perdite
status-escaped = In salvo
status-killed-aliens = { $count ->
    [0] Ancora nessun alieno ucciso
    [one] { $count } alieno ucciso
   *[other] { $count } alieni uccisi
}
state-overwatch = in sorveglianza
state-guard = in guardia
state-jammed = arma inceppata
state-done = finito
state-carries = porta: { $object }
goal-marines_exited = Marine usciti
goal-marines_killed = Marine uccisi
goal-marines_on_board = Marine sulla plancia
goal-aliens_killed = Alieni uccisi
goal-aliens_exited = Alieni usciti
goal-aliens_in_play = Alieni in gioco
goal-round = Round
goal-generators_damaged = Generatori danneggiati
goal-marines_in = Marine nell'area
goal-aliens_in = Alieni nell'area
goal-limit-marine = Dopo l'ultimo round vincono i Marine.
goal-limit-alien = Dopo l'ultimo round vincono gli alieni.
goal-limit-nobody = Dopo l'ultimo round non vince nessuno.

# Dice
roll-shot = tiro
roll-assault = assalto
roll-parry = parata
roll-guard = guardia
roll-flame = fiamme
roll-explosion = esplosione
roll-psychic_storm = tempesta psichica
roll-ladder = scala
roll-placement = piazzamento
roll-swarm = sciame
roll-broodlord = Signore della Nidiata
roll-entry = ingresso
roller-door = Porta
roller-aliens = Alieni

# Odds
odds-killed = Bersaglio distrutto
odds-missed = Nessun effetto
odds-jammed = L'arma si inceppa
odds-killed-jammed = Distrutto, l'arma si inceppa
odds-win = Vince { $unit }
odds-lose = Muore { $unit }
odds-tie = Pareggio
odds-then-parry = poi parata
odds-then-reroll = poi si può ritirare un dado
odds-then-spend_psi = poi punti psi
odds-then-other = poi una decisione

# Events
event-phase = { $phase }
event-command_drawn = Segnalino comando: { $value }
event-command_drawn-hidden = I Marine pescano un segnalino comando.
event-command_shown = Il segnalino comando era { $value }, spesi { $spent }.
event-cp_spent = { $unit }: { $points ->
    [one] { $points } punto comando
   *[other] { $points } punti comando
} ({ $spent } spesi in questo round)
event-moved = { $unit } va in { $to }.
event-turned = { $unit } si gira { $facing ->
    [N] a nord
    [E] a est
    [S] a sud
   *[W] a ovest
}.
event-turned-blip = { $unit } si gira.
event-entered = { $unit } entra da { $entry }, casella { $to }.
event-exited = { $unit } esce dalla plancia.
event-fell = { $unit } cade in { $to }.
event-bounced = { $unit } torna fuori vista; il suo turno è finito.
event-deployed = { $unit } è in { $at }.
event-door_opened = { $unit } apre la porta in { $at }.
event-door_closed = { $unit } chiude la porta in { $at }.
event-door_destroyed = La porta in { $at } è distrutta.
event-generator_damaged = Il generatore in { $at } è danneggiato.
event-fired = { $unit } spara ({ $weapon }): { $target }.
event-fired-sustained = { $unit } continua a sparare ({ $weapon }): { $target }.
event-fired-overwatch = { $unit } spara in sorveglianza ({ $weapon }): { $target }.
event-rolled = { $who } tira { $dice } ({ $why }).
event-killed = { $unit } viene ucciso ({ $cause }).
event-jammed = { $unit }: l'arma si inceppa!
event-jam_cleared = { $unit } libera l'arma.
event-reloaded = { $unit } ricarica.
event-exploded = { $unit }: il cannone d'assalto esplode!
event-flamed = { $unit } incendia { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}.
event-overwatch_set = { $unit } va in sorveglianza.
event-overwatch_lost = { $unit } non è più in sorveglianza.
event-guard_set = { $unit } si mette in guardia.
event-guard_lost = { $unit } non è più in guardia.
event-assaulted = { $unit } assalta: { $target }.
event-assault_scored = Assalto { $attacker } : { $defender }, { $result ->
    [attacker] vince l'attaccante.
    [defender] vince il difensore.
   *[tie] pareggio.
}
event-psi_spent = { $unit } spende { $points ->
    [one] { $points } punto psi
   *[other] { $points } punti psi
} (ne restano { $left }).
event-power_used = { $unit } usa { $power }.
event-power_used-at = { $unit } usa { $power }: { $target }.
event-blip_drawn = Arriva { $unit }, valore { $value }.
event-blip_drawn-hidden = Arriva { $unit }.
event-blip_placed = { $unit } è in agguato all'ingresso { $entry }.
event-blip_placed-held = { $unit } è in agguato all'ingresso { $entry } e deve aspettare.
event-blip_discarded = { $unit } viene rimosso.
event-ambushed = Imboscata: { $unit } in { $at }!
event-automaton = { $why }
event-joined = { $unit } si unisce a { $into }.
event-grouped = { $unit }: ora sono in { $count }.
event-retreated = { $unit } arretra in { $to }.
event-pile_reshuffled = I blip usati vengono mescolati ({ $blips }).
event-revealed = { $unit } è rivelato: { $value ->
    [one] { $value } Genoraptor
   *[other] { $value } Genoraptor
}!
event-broodlord_appeared = Appare il Signore della Nidiata!
event-placed = { $unit } è in { $at }.
event-lurks = { $unit } è in agguato all'ingresso { $entry }.
event-lost = { $count ->
    [one] { $count } Genoraptor non trova posto.
   *[other] { $count } Genoraptor non trovano posto.
}
event-picked_up = { $unit } prende: { $object }.
event-dropped = A terra in { $at }: { $object }.
event-handed = { $unit } consegna a { $target }: { $object }.
event-pushed = Spinto in { $at }: { $object }.
event-counters_removed = Sorveglianza e guardia finiscono con il round.
event-game_over = { $winner ->
    [marine] I Marine hanno vinto.
    [alien] Gli alieni hanno vinto.
   *[nobody] Non ha vinto nessuno.
}
cause-shot = tiro
cause-assault = assalto
cause-flame = fuoco
cause-explosion = esplosione
cause-psychic_storm = tempesta psichica
cause-fall = caduta
cause-door = porta

# End
over-marine = I Marine hanno vinto
over-alien = Gli alieni hanno vinto
over-nobody = Non ha vinto nessuno
over-reason-round_limit = L'ultimo round è finito.
over-reason-overspent = Sono stati spesi più punti comando di quelli pescati.
over-reason-no_units = Una parte non ha più unità.
over-reason-stalemate = Nessuna delle due parti può più agire.
over-reason-no_marines = Non resta nessun Marine.
over-reason-out_of_reach = I Marine non possono più vincere.

# Curtain
curtain-text = { $side ->
    [marine] Ora decide il giocatore dei Marine. Nessun altro dovrebbe guardare.
   *[alien] Ora decide il giocatore degli alieni. Nessun altro dovrebbe guardare.
}
curtain-lift = { $side ->
    [marine] Gioco i Marine: mostra la plancia
   *[alien] Gioco gli alieni: mostra la plancia
}

over-next-lesson = Prossima lezione: { $title }
over-next-chapter = Prossimo capitolo: { $title }
recap-kills = Alieni uccisi da
recap-kills-line = { $unit }: { $count }
recap-luck = Fortuna ai dadi
recap-luck-marine = Marine: { $sixes } sei con { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, attesi{"\u00A0"}{ $expected }
recap-luck-alien = Alieni: { $sixes } sei con { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, attesi{"\u00A0"}{ $expected }

act-reinforce-all = Tutti e { $count } all'ingresso { $entry }
roster-lurks = in agguato: { $entry }
roster-waits = da piazzare
roster-value = { $count } Genoraptor

event-walked = { $count ->
    [one] { $unit } si muove di { $count } casella fino a { $to }.
   *[other] { $unit } si muove di { $count } caselle fino a { $to }.
}

odds-attacker = Vince chi assalta
odds-defender = Vince chi è assaltato
