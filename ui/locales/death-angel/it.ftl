# Death Angel
over-players = I Marine ce l'hanno fatta
over-players-lost = Tutto è perduto
over-reason-mission = La missione è compiuta.
over-reason-extermination = Tutti i Genoraptor sono morti.
over-reason-slain = Non è rimasto nessun Marine.

# The page for a new match
angel-start-hint = Il gioco di carte per 1–6 giocatori: una fila di Marine, sciami sui due lati
angel-new-lead = Una sola fila di Marine in un corridoio stretto, sciami sui due lati. Si vince o si perde insieme: da soli o con altri cinque al massimo.
angel-new-players = Giocatori
angel-new-count = { $count ->
    [one] Da solo
   *[other] { $count } giocatori
}
angel-new-teams-each = { $count ->
    [one] 1 squadra a testa
   *[other] { $count } squadre a testa
}
angel-new-seats = Chi gioca
angel-holder-me = Io
angel-holder-cadet = Computer: cadetto
angel-holder-veteran = Computer: veterano
angel-holder-captain = Computer: capitano
angel-holder-master = Computer: maestro
angel-holder-random = Computer: casuale
angel-holder-open = Libero, con un link d'invito
angel-new-teams = Squadre
angel-teams-chosen = Scelte nella partita
angel-teams-chosen-about = Ognuno prende le squadre a turno.
angel-teams-dealt = Distribuite a caso
angel-teams-dealt-about = La partita comincia subito.
angel-curtain = Passarsi lo schermo
angel-curtain-about = Più persone usano questo schermo: ciò che uno può vedere è nascosto al prossimo.
angel-new-clock = Orologio
angel-clock-none = Senza orologio
angel-clock-minutes = { $count ->
    [one] 1 minuto per decisione
   *[other] { $count } minuti per decisione
}
angel-clock-days = { $count ->
    [one] Su più giorni: 1 giorno per decisione
   *[other] Su più giorni: { $count } giorni per decisione
}
angel-clock-about = Allo scadere del tempo viene data una risposta semplice per quel giocatore. In una partita su più giorni nessuno deve restare: la pagina iniziale mostra a chi tocca.
angel-curtain-text = Ora decide { $seat }. Solo questo giocatore dovrebbe guardare lo schermo.
angel-curtain-lift = Sono { $seat }: mostra il tavolo
angel-seat = Giocatore { $number }

# Things on the table
angel-team = squadra { $team }
angel-foe = Genoraptor ({ $symbol })
angel-foe-at = { $foe }, { $cell }
angel-share = { $count } su { $terrain }, il resto sull'altra carta
angel-cell = posizione { $position } { $side }
angel-position = Posizione { $position }
angel-formation = Formazione
angel-take = Prendi la { $team }
angel-take-short = Prendi
angel-nobody-yet = Si scelgono le squadre.
angel-pile = { $side ->
    [left] Pila blip sinistra
   *[right] Pila blip destra
}
angel-pile-about = { $side ->
    [left] Pila blip sinistra: { $count }
   *[right] Pila blip destra: { $count }
}
angel-location = Luogo: { $location }
angel-piles = { $left } a sinistra, { $right } a destra
angel-last-location = Ultimo luogo
angel-locations-left = { $count ->
    [one] ancora 1 luogo
   *[other] ancora { $count } luoghi
}
angel-marine-about = { $marine }, { $team }, posizione { $position }, rivolto a { $side }, gittata { $range }, segnalini: { $tokens }
angel-mark-ready = Scegli
angel-mark-target = Si può scegliere
angel-mark-swap = Scambia il posto
angel-mark-turn = Sceglilo ancora per girarlo
angel-swarm-about = Sciame, { $cell }: { $count } ({ $foes })
angel-terrain-about = { $terrain }, { $cell }, { $color }, segnalini: { $tokens }
angel-order = Le carte del round in ordine
angel-committed = carta scelta
angel-choosing = sceglie
angel-slot-chosen = scelta
angel-slot-next = da giocare
angel-slot-now = in gioco
angel-slot-done = giocata
angel-travel = La formazione viaggia
angel-no-movement = Nessun movimento

# Status
angel-current = Giocatore di turno
angel-last = ultima: { $card }
angel-slain = caduto
angel-range = gittata { $range }
angel-supply = Segnalini nella riserva
angel-spawn-values = Apparizione, maggiore / minore
angel-deck-genestealers = Mazzo dei Genoraptor
angel-deck-events = Mazzo degli eventi
angel-slain-lords = Signori della Nidiata uccisi
angel-force-now = Questo round
angel-force-coming = Prossimo round
angel-last-event = Ultimo evento

# Choosing cards
angel-hand-of = Carte della squadra { $team }
angel-used = giocata nel round scorso
angel-barred = ora non si può
angel-committed-teams = Hanno scelto: { $teams }

# Help
angel-why-not = Non ora:
angel-marine-team = Squadra: { $team }
angel-help-facing = { $marine } attacca solo dal lato verso cui è girato, { $range ->
    [0] solo nella sua posizione
    [one] al massimo a 1 posizione
   *[other] al massimo a { $range } posizioni
}. Contro uno sciame alle spalle non può ritirare.
angel-help-terrain = Colore: { $color }. Gli eventi di questo colore fanno apparire qui dei Genoraptor. Minaccia { $threat } su 4: più è alta, più spesso.
angel-help-pile = I Genoraptor che appaiono su questo lato vengono da questa pila. Nessuno ne conosce l'ordine.
angel-help-swarm = { $count ->
    [0] Qui non c'è uno sciame.
   *[other] Il suo attacco uccide il Marine se non tira più di { $count }.
}

# What is asked
angel-ask-team = Scegli una squadra
angel-ask-choose = Scegli in segreto una carta azione
angel-ask-support = Chi riceve il segnalino supporto?
angel-ask-enter-token = Chi riceve un segnalino prima di muovere?
angel-ask-tokens = { $left ->
    [one] Ancora 1 Marine riceve un segnalino: chi?
   *[other] Ancora { $left } Marine ricevono un segnalino: chi?
}
angel-ask-heal = Chi riceve un segnalino?
angel-ask-lead = La squadra blu ha ucciso un Genoraptor: chi riceve un segnalino?
angel-ask-moves = La squadra { $team } può muoversi, girarsi e attivare
angel-ask-attacks = Squadra { $team }: scegli chi attacca, poi il bersaglio
angel-ask-volley = La squadra { $team } può pagare un segnalino e attaccare
angel-ask-again = { $marine } può attaccare
angel-ask-artefact = { $marine } cadrebbe: usare l'Artefatto?
angel-ask-kill = Quale muore? (ancora { $left })
angel-ask-strategize = Scegli uno sciame, poi dove va
angel-ask-power-field = Quale sciame viene trattenuto?
angel-ask-door-token = Un altro segnalino sulla Porta?
angel-ask-stealth = Da quale pila scartare, o il segnalino di chi spendere?
angel-ask-scout = Guardare il prossimo evento?
angel-ask-scouted = { $card }: di nuovo in cima, o in fondo?
angel-ask-intimidate = Tirare per Intimidazione?
angel-ask-take = Quale Genoraptor torna indietro? (ancora { $left })
angel-ask-shuffle = In quale pila?
angel-ask-sanctuary = In quale pila?
angel-ask-panel-pile = Quale pila perde la prima carta?
angel-ask-heal-turn = { $marine } si gira?
angel-ask-limit = A quale carta terreno può apparire al massimo 1 Genoraptor?
angel-ask-teleport = Pagare un segnalino, o tirare?
angel-ask-launch = Pagare un segnalino, o tirare?
angel-ask-pump = Quale pila ne perde { $left }?
angel-ask-spawn = Pochi blip: quanti ne appaiono e dove?
angel-ask-everywhere = Pochi blip: davanti a chi?
angel-ask-deal = Quale pila riceve la carta in più?
angel-ask-grow = Quale sciame cresce di { $left }?
angel-ask-bare = Dietro a chi appare il Genoraptor?
angel-ask-place = Dove va { $card }?
angel-ask-instinct = Lo vedi solo tu: { $card }. Scegli.
angel-ask-instinct-hidden = Il giocatore di turno decide su un evento
angel-ask-other = Scegli

# Actions
angel-act-choose = { $team }: { $number } { $card }
angel-act-support = Segnalino a { $marine }
angel-act-swap = { $marine }: alla posizione { $position }
angel-act-turn = { $marine }: girarsi
angel-act-activate = { $marine }: attivare { $terrain }
angel-act-attack = { $marine }: attacco, { $cell }
angel-act-attack-all-reroll = { $count ->
    [one] Attacca e ripeti i colpi mancati: { $targets }
   *[other] Lo stesso, ripetendo i colpi mancati
}
angel-act-attack-all-about = Prima muore quello segnato, poi il successivo della fila. Se uno sciame non c'è più, nessuno ne attacca un altro da solo.
angel-act-attack-all = { $count ->
    [one] Attacca il bersaglio segnato: { $targets }
   *[other] Tutti attaccano i bersagli segnati: { $targets }
}
angel-act-turn-all = { $count ->
    [one] { $marines } si gira verso lo sciame; fatto
   *[other] { $marines } si girano verso gli sciami; fatto
}
angel-act-kill = Uccidi: { $foe }, { $cell }
angel-act-reroll = Scarta un segnalino: ritira
angel-act-keep = Tieni
angel-act-pass = Passa
angel-choice-top = In cima
angel-choice-bottom = In fondo
angel-choice-token = Paga un segnalino
angel-choice-roll = Tira il dado
angel-choice-ability = Usa

# Odds
angel-odds-face = Tira { $face }{ $skull ->
    [yes] {" "}con un teschio
   *[no] {""}
}, può ritirare
angel-odds-slain = Cade
angel-odds-holds = Sopravvive
angel-odds-killed = Uccide
angel-odds-missed = Fallisce
angel-odds-goes-on = Si continua

# Dice
angel-roller-nobody = Il dado
angel-roll-attack = attacca
angel-roll-defense = è attaccato
angel-roll-charge = dopo la carica
angel-roll-intimidation = intimidisce
angel-roll-tank = al serbatoio
angel-roll-chimney = al camino
angel-roll-flames = fiamme purificatrici
angel-roll-assault = assalto psichico
angel-roll-teleport = nel Teleportarium
angel-roll-overload = sovraccarico
angel-roll-launch = lancio
angel-roll-pump = alla pompa
angel-meaning-hit = Colpito
angel-meaning-miss = Fallito
angel-meaning-slain = Caduto
angel-meaning-holds = Sopravvive

# Events
angel-event-first_player = Comincia { $seat }.
angel-event-team_taken = { $seat } prende la squadra { $team }.
angel-event-dealt = { $marine } sta alla posizione { $position }.
angel-event-phase = { $phase }
angel-event-chosen = { $team }: scelta in segreto { $number } { $card }.
angel-event-committed = { $team }: la carta è scelta.
angel-event-revealed = { $team }: { $number } { $card }
angel-event-current_player = È di turno { $seat }.
angel-event-resolving = { $number } { $card } ({ $team })
angel-event-tokens_given = { $marine } riceve { $count ->
    [one] un segnalino supporto
   *[other] { $count } segnalini supporto
}.
angel-event-tokens_lost = { $marine } perde { $count ->
    [one] un segnalino supporto
   *[other] { $count } segnalini supporto
}.
angel-event-door_tokens = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
} sulla Porta.
angel-event-location_token = Un segnalino viene messo sul luogo.
angel-event-no_token = La riserva dei segnalini è vuota.
angel-event-swapped = { $marine } scambia il posto con { $other }.
angel-event-turned = { $marine } si gira: { $side }.
angel-event-activated = { $marine } attiva: { $terrain }.
angel-event-terrain_placed = { $terrain }: { $cell }.
angel-event-terrain_removed = { $terrain }: rimosso.
angel-event-artefact_taken = { $seat } prende l'Artefatto.
angel-event-artefact_used = { $seat } usa l'Artefatto: l'attacco fallisce.
angel-event-attacked = { $marine } attacca: { $cell }.
angel-event-rolled = { $who } ({ $why }): { $dice }
angel-event-missed = { $for ->
    [defense] L'attacco contro { $marine } fallisce.
   *[attack] L'attacco di { $marine } fallisce.
}
angel-event-killed = Ucciso: { $foe }, { $cell }.
angel-event-discarded = Scartato: { $foe }, { $cell }.
angel-event-swarm_attacks = Lo sciame ({ $cell }) attacca { $marine }.
angel-event-slain = { $marine } è caduto.
angel-event-team_lost = La squadra { $team } è perduta.
angel-event-swarm_moved = Uno sciame va da { $from } a { $to }.
angel-event-shielded = Un campo di forza trattiene lo sciame: { $cell }.
angel-event-spawned = Appare: { $foe }, { $cell }.
angel-event-event_drawn = Evento: { $card }
angel-event-event_hidden = Il giocatore di turno legge un evento.
angel-event-event_shown = Evento rivelato: { $card }
angel-event-looked = Guardi il prossimo evento: { $card }.
angel-event-looked_hidden = Un giocatore guarda in segreto il prossimo evento.
angel-event-put_back = { $to ->
    [top] Torna in cima.
   *[bottom] Va in fondo.
}
angel-event-named = Scelta: { $target }
angel-event-blip_discarded = { $pile ->
    [left] La pila sinistra
   *[right] La pila destra
} perde una carta: { $foe }.
angel-event-blips_dealt = { $pile ->
    [left] Pila sinistra
   *[right] Pila destra
}: { $count } blip.
angel-event-shuffled_in = { $foe } viene mescolato: { $pile ->
    [left] pila sinistra
   *[right] pila destra
}.
angel-event-deck_renewed = Le carte scartate vengono rimescolate.
angel-event-located = Nuovo luogo: { $location }
angel-event-rescued = { $marine } ritorna.
angel-event-game_over = { $winner ->
    [players] I Marine ce l'hanno fatta.
   *[nobody] Tutto è perduto.
}

# Dangers, causes and verdicts
angel-take-over = Fai continuare il computer
angel-take-over-about = Possibile dopo dieci secondi se tutti gli altri sono d'accordo, e per chiunque dopo due minuti. Chi torna può riprendersi il posto.
angel-agreed = D'accordo: { $names }
angel-agree = D'accordo: continua il computer
angel-take-back = Riprendo il mio posto
angel-because = { $cause }: { $question }
angel-needs = tirato { $face }, serve più di { $strength }
angel-chosen = scelta
angel-threat = { $chance } di rischio nei prossimi attacchi
angel-threat-certain = muore di sicuro nei prossimi attacchi
angel-threat-behind = alle spalle
angel-theatre-spawn = { $terrain }: { $count ->
    [one] ne appare 1
   *[other] ne appaiono { $count }
}
angel-ask-defense-dies = { $marine } ha tirato { $face }, serve più di { $strength }: morirebbe. Ritirare?
angel-ask-defense-holds = { $marine } ha tirato { $face }, serve più di { $strength }: sopravvive. Ritirare lo stesso?
angel-ask-rolled-hits = { $marine } ha tirato { $face }: colpito. Ritirare lo stesso?
angel-ask-rolled-misses = { $marine } ha tirato { $face }: mancato. Ritirare?
angel-ask-attacks-left = { $left ->
    [one] { $marine } può attaccare ancora 1 volta
   *[other] { $marine } può attaccare ancora { $left } volte
}
angel-act-pass-move = Ho finito con questa carta
angel-act-pass-attack = Non attaccare
angel-act-pass-attacks = Basta attacchi
angel-act-pass-kill = Basta uccisioni

# The story of a finished match
angel-recap-deaths = Caduti
angel-recap-round = Round { $round }: { $names }
angel-recap-kills = Uccisioni
angel-recap-kill = { $marine }: { $count }
angel-recap-luck = Fortuna
angel-recap-attacks = Attacchi: { $hits } colpiti su { $rolls }, attesi { $expected }
angel-recap-defenses = Difese: { $held } riuscite su { $rolls }, attese { $expected } senza segnalini e carte
angel-recap-decided = Il tiro decisivo
angel-recap-roll = Round { $round }: { $marine } ha tirato { $face } e serviva più di { $strength }; lo salva il { $chance } dei tiri
