# Frame
skip-to-content = Vai al contenuto
nav-label = Navigazione principale
nav-start = Home
nav-missions = Missioni
nav-campaigns = Campagne
nav-workshop = Officina
puzzles-title = Problemi
nav-rules = Regole
nav-replays = Registrazioni
nav-watch = Guarda
nav-settings = Impostazioni
nav-about = Informazioni
language-label = Lingua
close = Chiudi
cancel = Annulla
copy = Copia
copied = Copiato
copy-by-hand = Qui non si può copiare. Il link è selezionato: copialo a mano.
copy-link = Link
loading = Caricamento…
try-again = Riprova
choose-file = Scegli un file
choose-files = Scegli i file
page-lost = Pagina non trovata.
page-lost-way = Torna alla pagina iniziale

# Start page
start-tagline = Corridoi bui. Pochi colpi. Molti artigli.
start-lead = Il gioco da tavolo Space Hulk e il gioco di carte Death Angel sul tuo schermo: una squadra in armatura pesante contro ciò che vive nel buio. Da solo, in due allo stesso schermo o con un amico tramite un link.
start-play-now = Gioca subito
start-play-now-hint = Primi passi: due Marine, pochi minuti, tutto spiegato
start-continue = Continua
start-your-turn = Tocca a te
start-waits = Decide l'altra parte
start-waits-together = Decidono gli altri
start-not-begun = In attesa di un giocatore
start-missions-hint = Mappe, briefing e percentuali di vittoria
start-rules-hint = I due giochi in breve, le probabilità esatte e un glossario
puzzles-hint = Una decisione, una risposta migliore: trovala.
start-join = Entra con un link
start-join-hint = Un amico ti ha mandato un invito
start-watch-hint = Partite aperte che altri stanno giocando ora

# New match
player-random = Casuale
player-random-about = Prende una qualunque azione permessa. Per i primissimi passi.
player-scout = Esploratore
player-scout-about = Valuta un'azione alla volta. Un avversario onesto per chi comincia.
player-cadet = Cadetto
player-cadet-about = Conosce i piani del veterano, ma esita. Per chi batte l'esploratore.
player-veteran = Veterano
player-veteran-about = Pianifica per ogni unità. Difficile da battere.
player-captain = Capitano
player-captain-about = Guarda avanti fino alla risposta del nemico. Per chi batte il veterano.
player-master = Maestro
player-master-about = Guarda avanti come il capitano, ma prova più idee e molte più volte. Non perdona nulla.
new-practice = Partita di prova
new-practice-about = Si può annullare tutto, anche i dadi. Ogni annullamento è segnato nel diario.
new-public = Ammetti spettatori
new-name = Il tuo nome
new-name-about = Lo vedono gli altri giocatori. Facoltativo.
name-guest = Ospite
new-create = Comincia
new-failed = Non è stato possibile creare la partita: { $why }

# Lobby, joining, watching
lobby-title = In attesa dell'altra parte
lobby-lead = Manda questo link al tuo amico. La partita comincia appena siete qui tutti e due.
lobby-link = Link d'invito
lobby-link-about = Chi ha il link può entrare. Non serve un account.
lobby-seats = Posti
lobby-awaited = Tutti sono pronti. La partita comincia quando arriva anche { $names }: il browser apre allora il numero che ha sigillato per i dadi.
seat-you = Tu
seat-open = libero
seat-computer = Computer: { $player }
seat-person = Giocatore umano
join-title = Sei invitato
join-lead = Qualcuno ti ha invitato a una partita.
join-button = Entra nella partita
join-joining = Ingresso in corso…
join-failed = Non è stato possibile entrare: { $why }
join-lead-by = { $host } ti ha invitato: { $game }.
join-title-closed = Questo invito è chiuso
join-void = Il link è sbagliato, o è stato sostituito da uno nuovo. Chiedi il link nuovo.
join-full = Tutti i posti sono occupati.
join-over = Questa partita è finita.
join-watch = Guarda la partita
lobby-code = Il link come codice QR
lobby-fill = Fai giocare il computer
lobby-free = Libera il posto
lobby-title-together = In attesa degli altri giocatori
lobby-lead-together = { $count ->
    [one] Manda questo link al tuo amico. La partita comincia appena l'ultimo posto è occupato e ci siete tutti.
   *[other] Manda questo link ai tuoi amici: { $count } posti sono liberi. La partita comincia appena sono tutti occupati e ci siete tutti.
}
resign-text-together = La partita è persa quando tutti i giocatori si arrendono.
set-ask-best-rolls = Death Angel: offri di ritirare anche quando nessun tiro sarebbe migliore
set-auto-attack = Death Angel: attacca subito quando ogni Marine ha un solo bersaglio e nessun segnalino
set-ask-deadly-rolls = Death Angel: chiedi prima di ripetere con un segnalino un tiro mortale
enter-title = Entra con un link
enter-label = Link d'invito
enter-lead = Incolla il link che hai ricevuto. Comincia con l'indirizzo di un server Blipfall.
enter-bad = Questo non è un link d'invito. I link d'invito contengono «#/join/».
enter-button = Entra
watch-title = Guarda
watch-lead = Partite su questo server aperte agli spettatori.
watch-none = Al momento nessuna partita aperta. Iniziane una e ammetti spettatori, oppure guarda una registrazione.
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
menu-keys = Scorciatoie da tastiera
menu-leave = Lascia il tavolo
menu-resign = Arrenditi
menu-draw = Proponi il pareggio

# Prompts
ask-you = Decidi tu
wait-computer = Il computer sta pensando
wait-computer-named = { $player } sta pensando
wait-person = Decide { $name }
wait-people = Decidono { $names }
wait-offline = { $name } non è collegato
wait-more = Sta succedendo altro…
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
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } g { $hours } h
clock-low = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
}

# Dice
dice-title = Dadi
dice-none = Non è ancora stato tirato nessun dado.

# Odds
odds-title = Probabilità
odds-counting = Calcolo…
odds-go = Procedi
odds-too-many = Troppe combinazioni da calcolare.
odds-each = Ciascuno per sé
odds-how-many = Quanti vengono distrutti

# Log
log-jump = Vai a…
log-title = Diario
log-filter = Mostra
log-filter-all = Tutto
log-filter-combat = Scontri e dadi
log-filter-moves = Movimento
log-filter-rules = Perché gli alieni lo hanno fatto
log-latest = Vai all'ultima riga
log-empty = Non è ancora successo niente.
log-round = Round { $round }

# At the table
step-aborted-late = L'inizio non è riuscito: il numero per i dadi di { $names } non è stato aperto in tempo. Tutti ne sigillano uno nuovo.
step-aborted-withdrawn = L'inizio non è riuscito: { $names } non poteva aprire il numero sigillato per i dadi. Tutti ne sigillano uno nuovo.
step-aborted-reseated = L'inizio non è riuscito: un posto ha cambiato giocatore dopo che i numeri per i dadi erano sigillati. Tutti ne sigillano uno nuovo.
step-undone = Annullato: { $seat }
step-draw_offered = Pareggio proposto: { $seat }
step-draw_declined = Pareggio rifiutato: { $seat }
step-resigned = Resa: { $seat }
step-rematch_asked = Rivincita richiesta: { $seat }

# Events
event-unknown = { $type }

# End
over-you-won = Vittoria
over-you-lost = Sconfitta
over-reason-resigned = Una parte si è arresa.
over-reason-resigned-together = Resa di { $names }.
over-reason-agreed = Le due parti hanno concordato il pareggio.
over-reason-abandoned = La partita è stata abbandonata.
over-reason-limit = La partita era troppo lunga: dopo 200 round o 10.000 azioni è pareggio.
over-rematch = Rivincita
over-rematch-wait = In attesa dell'altra parte…
over-rematch-wait-together = In attesa degli altri…
over-try-again = Riprova dal round { $round }
over-try-again-round = Round
over-rematch-go = Alla nuova partita
over-show = Esito
over-look = Guarda la plancia
over-start = Pagina iniziale

# Why not, refusals
why-not-title = Non si può
refused-unreachable = Il server non risponde.
refused-lost = Il collegamento è caduto prima della risposta.
refused-bad_message = Il server non ha capito la pagina. Ricaricala.
refused-hello = Il server non ha capito la pagina. Ricaricala.
refused-garbage = Il server non ha capito la pagina. Ricaricala.
refused-replaced = Questa partita è aperta in troppe finestre. Questa è stata scollegata.
refused-protocol = Questa pagina è più vecchia del server. Ricaricala.
refused-unauthorized = Il server non ti riconosce. Ricarica la pagina.
refused-forbidden = Non hai il permesso di farlo.
refused-not_found = Non trovato.
refused-stale = La partita è andata avanti. Guarda la plancia e riprova.
refused-illegal_action = Le regole non lo permettono.
refused-not_your_turn = La decisione non è tua.
refused-wrong_stage = La partita non è cominciata o è già finita.
refused-no_undo = Questo non si può più annullare.
refused-seat_taken = Il posto è occupato.
refused-too_many = Troppe richieste. Aspetta un momento.
refused-too_large = È troppo grande.
refused-storage = Il server ora non può salvare. Non è cambiato nulla.
refused-closing = Il server si sta spegnendo.
refused-no_draw = Ora non si può proporre il pareggio.
refused-time_up = Il tempo è scaduto.
refused-bad_terms = Il server non accetta queste impostazioni.
refused-bad_record = Il file è danneggiato, non è una registrazione di Blipfall o i suoi tiri non si possono dimostrare.
refused-internal = Errore del server. I dettagli sono nel suo registro.
refused-other = Qualcosa è andato storto. Riprova.

# Confirming
confirm-final = Questo non si può annullare.
confirm-do = Procedi
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
    [marine] I Marine propongono il pareggio.
   *[alien] Gli alieni propongono il pareggio.
}
draw-waiting = Hai proposto il pareggio.
draw-accept = Accetta
draw-decline = Rifiuta
undo = Annulla mossa
undo-none = Niente da annullare
undo-marked = Annulla mossa (segnato nel diario)
undo-marked-short = (segnato nel diario)

# Curtain
curtain-title = Passa lo schermo

# Chat and presence
chat-title = Chat
chat-empty = Ancora nessun messaggio.
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
net-connecting = Collegamento…
net-lost = Collegamento perso. Nuovo tentativo…
net-retry = { $seconds ->
    [one] Collegamento perso. Nuovo tentativo tra { $seconds } secondo.
   *[other] Collegamento perso. Nuovo tentativo tra { $seconds } secondi.
}
net-retry-now = Prova ora
net-old = Questa pagina è più vecchia del server. Ricaricala.
net-reload = Ricarica
net-no-match = Partita non trovata.

# Settings
settings-title = Impostazioni
settings-lead = Restano solo in questo browser.
set-name = Nome
set-animation = Animazione della plancia
set-computer-pace = Velocità del computer
pace-instant = subito
pace-fast = veloce
pace-normal = normale
pace-slow = lento
set-confirm = Chiedere prima di agire
set-confirm-never = mai
set-confirm-dice = prima di tiri e assalti di cui non si vedono le probabilità
set-confirm-final = prima di ciò che non si può annullare
set-warn-end-turn = Avvisa a fine turno se restano punti
set-auto-pass = Passa in automatico quando non c'è altro da fare
set-text-size = Dimensione del testo
set-contrast = Contrasto
contrast-normal = normale
contrast-high = alto
set-motion = Movimento
motion-system = come impostato nel sistema
motion-reduced = ridotto
settings-play = Gioco
settings-look = Aspetto
settings-keys = Scorciatoie da tastiera

# Keys
keys-title = Scorciatoie da tastiera
key-help = Mostra questo elenco
key-board = Vai alla plancia
key-end-turn = Fine del turno
key-pass = Passa, o salta l'animazione
key-command = Punti comando sì o no
key-undo = Annulla mossa
key-log = Vai al diario
key-chat = Vai alla chat
key-actions = Scegli l'azione con questo numero; in Space Hulk ogni numero mantiene il suo significato
key-overwatch = Sorveglianza
key-guard = Guardia
key-clear-jam = Libera l'arma
key-escape = Chiudi, o annulla la selezione
key-name-space = Spazio
key-name-digits = da 1 a 9

# About
about-title = Informazioni
about-lead = Blipfall è software libero, fatto da persone a cui piacciono entrambi i giochi.
about-unofficial = Blipfall non è ufficiale. Non è fatto, approvato o sostenuto dagli editori di Space Hulk o Death Angel. I nomi dei giochi, dei loro personaggi, delle armi e delle carte appartengono ai rispettivi proprietari. Tutti i testi, le immagini e le missioni sono stati creati per Blipfall.
about-license = Licenza MIT o Apache-2.0, a tua scelta.
about-version = Versione { $version }
about-offline = La pagina viene dal programma stesso. Non carica nulla da altrove, non usa cookie e non richiede un account.
about-dice = Tutti i tiri derivano da un numero fissato prima della partita e rivelato dopo, così chiunque può verificarli.

# Tutorial
hint-title = Istruttore
hint-next = Capito
hint-first = Prima leggi che cosa dice l'istruttore, poi premi «Capito».
hint-back = Torna al passo precedente
hint-forward = Vai al passo successivo
hint-done = Fatto
hint-over = Questo era l'ultimo passo. Ora porta a termine la missione.
hint-waits = Tocca a te: l'istruttore aspetta finché non l'hai fatto.
hint-skip = Salta questo passo
hint-hide = Nascondi l'istruttore
hint-show = Mostra l'istruttore

# Games
game-space-hulk = Space Hulk
game-death-angel = Death Angel

start-play-next-hint = La prossima lezione o il prossimo capitolo non ancora giocato
start-remove = Togli { $title } da questo elenco
start-put-back = { $count ->
    [one] Mostra { $count } partita tolta
   *[other] Mostra { $count } partite tolte
}
over-story = La storia della partita
over-turnings = Svolte

column-fold = Chiudi: { $column }
column-unfold = Apri: { $column }

# Named in a match, told in files that are loaded later
guide-open-rule = Leggi la regola { $rule }
guide-taught = Regole di questo passo
over-replay = Guarda la registrazione
refused-dropped = Questo dispositivo è stato rimosso dall'elenco dei tuoi dispositivi.
campaign-to-chapter = Avanti: capitolo { $number }
campaign-to-second-try = Secondo tentativo del capitolo { $number }
campaign-to-epilogue = All'epilogo
coach-hint = Suggerimento
coach-blunder-title = Sei sicuro?
coach-blunder = Così perdi circa { $points } punti su 100. Meglio: { $action }.
coach-blunder-go = Procedi comunque
set-warn-blunders = Nelle partite di pratica avvisami prima di un errore grave
