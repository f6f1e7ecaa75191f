# Frame
skip-to-content = Vai al contenuto
nav-label = Pagine principali
nav-start = Inizio
nav-missions = Missioni
nav-watch = Guarda
nav-settings = Impostazioni
nav-about = Informazioni
language-label = Lingua
close = Chiudi
cancel = Annulla
copy = Copia
copied = Copiato
loading = Caricamento …
try-again = Riprova
page-lost = Questa pagina non esiste.
page-lost-way = Torna all'inizio

# Start page
start-tagline = Corridoi bui. Pochi colpi. Molti artigli.
start-lead = Il gioco da tavolo Space Hulk e il gioco di carte Death Angel sul tuo schermo: una squadra in armatura pesante contro ciò che vive nel buio. Da solo, in due allo stesso schermo o con un amico tramite un link.
start-play-now = Gioca subito
start-play-now-hint = Primi passi: due Marine, pochi minuti, tutto spiegato
start-continue = Continua
start-your-turn = Tocca a te
start-waits = Decide l'altra parte
start-not-begun = In attesa di un giocatore
start-missions-hint = Mappe, istruzioni e com'è andata in pratica
start-rules-hint = I due giochi in breve, le probabilità esatte e un glossario
start-join = Entra con un link
start-join-hint = Un amico ti ha mandato un invito
start-watch-hint = Partite aperte che altri stanno giocando ora

# New match
player-random = Casuale
player-random-about = Prende una qualunque azione permessa. Per i primissimi passi.
player-scout = Esploratore
player-scout-about = Valuta un'azione alla volta. Un avversario onesto per chi comincia.
player-veteran = Veterano
player-veteran-about = Pianifica per ogni unità. Difficile da battere.
new-practice = Partita di prova
new-practice-about = Si può annullare tutto, anche i dadi. Ogni annullamento è segnato nel diario.
new-public = Altri possono guardare
new-name = Il tuo nome
new-name-about = Lo vedono gli altri al tavolo. Può restare vuoto.
name-guest = Ospite
new-create = Comincia
new-failed = Non è stato possibile aprire la partita: { $why }

# Lobby, joining, watching
lobby-title = In attesa dell'altra parte
lobby-lead = Manda questo link al tuo amico. La partita comincia appena lo apre.
lobby-link = Link d'invito
lobby-link-about = Chi ha il link può prendere il posto. Non serve altro.
lobby-seats = Posti
seat-you = Tu
seat-open = libero
seat-computer = Computer: { $player }
seat-person = Una persona
join-title = Sei invitato
join-lead = Qualcuno vuole giocare a Space Hulk con te.
join-button = Prendi posto
join-joining = Prendi posto …
join-failed = Non è stato possibile prendere posto: { $why }
enter-title = Entra con un link
enter-label = Link d'invito
enter-lead = Incolla il link che hai ricevuto. Comincia con l'indirizzo di un server Blipfall.
enter-bad = Questo non è un link d'invito. Un invito contiene «#/join/».
enter-button = Entra
watch-title = Guarda
watch-lead = Partite su questo server i cui giocatori non hanno nulla contro il pubblico.
watch-none = Al momento nessuna partita aperta.
watch-button = Guarda
watch-waiting = In attesa di giocatori
watch-running = In corso

# Match
match-round = Round { $round }
match-round-of = Round { $round } di { $limit }
match-spectator = Stai guardando
match-you-are = Tu: { $side }
match-board = Plancia
match-tabs = Parti della partita
tab-board = Plancia
tab-status = Stato
tab-log = Diario
tab-chat = Chat
match-menu = Menu
menu-settings = Impostazioni
menu-keys = Tasti
menu-leave = Lascia il tavolo
menu-resign = Arrenditi
menu-draw = Proponi la patta

# Prompts
ask-you = Decidi tu
wait-computer = Il computer sta pensando
wait-person = Decide { $name }
wait-offline = { $name } non è collegato
wait-more = Succede altro
wait-skip = Salta avanti

# Actions
actions-label = Azioni
actions-of = Azioni di { $unit }
actions-choose-unit = Scegli un'unità sulla plancia o qui:

# Status
status-title = Stato
status-fallen = Caduti

# Clock
clock-label = Tempo rimasto
clock-left = { $minutes }:{ $seconds }
clock-low = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
}

# Dice
dice-title = Dadi
dice-none = Non è ancora stato tirato nessun dado.

# Odds
odds-title = Probabilità
odds-counting = Calcolo …
odds-go = Fallo
odds-too-many = Troppe combinazioni da contare.
odds-each = Ciascuno per sé
odds-how-many = Quanti vengono distrutti

# Log
log-jump = Vai a …
log-title = Diario
log-filter = Mostra
log-filter-all = Tutto
log-filter-combat = Scontri e dadi
log-filter-moves = Movimento
log-filter-rules = Perché gli alieni agiscono
log-latest = Vai all'ultima riga
log-empty = Non è ancora successo niente.
log-round = Round { $round }

# At the table
step-undone = Annullato: { $seat }
step-draw_offered = Patta proposta: { $seat }
step-draw_declined = Niente patta: { $seat }
step-resigned = Resa: { $seat }
step-rematch_asked = Un'altra partita? { $seat }

# Events
event-unknown = { $type }

# End
over-you-won = Vittoria
over-you-lost = Sconfitta
over-reason-resigned = Una parte si è arresa.
over-reason-agreed = Le due parti hanno concordato la patta.
over-reason-abandoned = Nessuno è tornato al tavolo.
over-rematch = Rivincita
over-rematch-wait = In attesa dell'altra parte …
over-rematch-go = Alla nuova partita
over-show = Esito
over-look = Guarda la plancia
over-start = All'inizio

# Why not, refusals
why-not-title = Non si può
why-not-rule = Regola { $rule }
refused-unreachable = Il server non risponde.
refused-lost = Il collegamento è caduto prima della risposta.
refused-bad_message = Il server non ha capito la pagina. Ricaricala.
refused-protocol = Questa pagina è più vecchia del server. Ricaricala.
refused-unauthorized = Il server non sa chi sei.
refused-forbidden = Non spetta a te.
refused-not_found = Qui non c'è niente del genere.
refused-stale = La partita è andata avanti. Guarda di nuovo.
refused-illegal_action = Le regole non lo permettono.
refused-not_your_turn = La decisione non è tua.
refused-wrong_stage = La partita non è cominciata o è già finita.
refused-no_undo = Questo non si può più annullare.
refused-seat_taken = Il posto è occupato.
refused-too_many = Troppo in una volta. Aspetta un momento.
refused-too_large = È troppo grande.
refused-storage = Il server ora non può salvare. Non è stato fatto niente.
refused-closing = Il server sta per fermarsi.
refused-no_draw = Ora non si può proporre la patta.
refused-time_up = Il tempo è scaduto.
refused-bad_terms = Ci sono errori nei termini della partita: { $message }
refused-internal = Il server ha fatto un errore. Il suo registro ne sa di più.
refused-other = Rifiutato: { $message }

# Confirming
confirm-final = Questo non si può annullare.
confirm-do = Fallo
confirm-again = Chiedimelo ogni volta
end-turn-title = Finire il turno?
end-turn-left = { $count ->
    [one] { $count } unità ha ancora punti azione:
   *[other] { $count } unità hanno ancora punti azione:
}
end-turn-go = Fine del turno
end-turn-stay = Continua a giocare
resign-title = Arrendersi?
resign-text = L'altra parte vince la partita.
resign-go = Arrenditi
draw-offered = { $side ->
    [marine] I Marine propongono la patta.
   *[alien] Gli alieni propongono la patta.
}
draw-waiting = Hai proposto la patta.
draw-accept = Accetta
draw-decline = Rifiuta
undo = Annulla mossa
undo-none = Niente da annullare
undo-marked = Annulla mossa (sarà segnato)

# Curtain
curtain-title = Passa lo schermo

# Chat and presence
chat-title = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-label = Messaggio
chat-send = Invia
chat-only-players = Solo i giocatori possono scrivere.
presence-title = Al tavolo
presence-here = presente
presence-away = assente
presence-watchers = { $count ->
    [one] { $count } persona sta guardando
   *[other] { $count } persone stanno guardando
}

# Connection
net-connecting = Collegamento …
net-lost = Collegamento perso. Nuovo tentativo …
net-retry = { $seconds ->
    [one] Collegamento perso. Nuovo tentativo tra { $seconds } secondo.
   *[other] Collegamento perso. Nuovo tentativo tra { $seconds } secondi.
}
net-retry-now = Prova ora
net-refused = Il server non ci fa entrare: { $why }
net-old = Questa pagina è più vecchia del server. Ricaricala.
net-reload = Ricarica
net-no-match = Qui non c'è questa partita.

# Settings
settings-title = Impostazioni
settings-lead = Restano solo in questo browser.
set-name = Nome
set-animation = Movimenti sulla plancia
set-computer-pace = Mosse del computer
pace-instant = subito
pace-fast = veloce
pace-normal = normale
pace-slow = lento
set-confirm = Chiedere prima di agire
set-confirm-never = mai
set-confirm-dice = prima di tiri e assalti
set-confirm-final = prima di ciò che è definitivo
set-warn-end-turn = Avvisa a fine turno se restano punti
set-auto-pass = Passa da solo dove non c'è altro da fare
set-text-size = Dimensione del testo
set-contrast = Contrasto
contrast-normal = normale
contrast-high = alto
set-motion = Movimento
motion-system = come dice il sistema
motion-reduced = ridotto
settings-play = Gioco
settings-look = Aspetto
settings-keys = Tasti

# Keys
keys-title = Tasti
key-help = Mostra questo elenco
key-board = Vai alla plancia
key-end-turn = Fine del turno
key-pass = Passa, o salta ciò che si vede
key-undo = Annulla mossa
key-log = Vai al diario
key-chat = Vai alla chat
key-actions = Scegli una delle azioni mostrate
key-overwatch = Sorveglianza
key-guard = Guardia
key-clear-jam = Libera l'arma
key-escape = Chiudi, o togli la scelta
key-name-space = Spazio
key-name-digits = da 1 a 9

# About
about-title = Informazioni
about-lead = Blipfall è software libero, fatto da persone a cui piacciono entrambi i giochi.
about-unofficial = Blipfall non è ufficiale. Non è fatto, approvato o sostenuto dagli editori di Space Hulk o Death Angel. I nomi dei giochi appartengono ai loro proprietari. Ogni parola, immagine e missione qui è nostra.
about-license = MIT o Apache-2.0, come preferisci.
about-version = Versione { $version }
about-offline = La pagina viene dal programma stesso. Non carica nulla da altrove, non usa cookie e non richiede un account.
about-dice = I dadi sono decisi da un numero fissato prima della partita e mostrato dopo, così chiunque può verificarli.

# Tutorial
hint-title = Istruttore
hint-next = Capito
hint-hide = Nascondi l'istruttore
hint-show = Mostra l'istruttore

# Games
game-space-hulk = Space Hulk
game-death-angel = Death Angel
