# Replays

nav-replays = Registrazioni
over-replay = Guarda la registrazione
replays-title = Registrazioni
replays-lead = Le tue partite finite: riguardale, riavvolgi, condividi un momento o continua da lì.
replays-none = Nessuna partita è ancora finita.
replay-watch = Guarda
replay-import = Porta qui una registrazione
replay-import-about = Un file salvato qui o altrove. È accettato se ogni tiro si può dimostrare.
replay-import-failed = La registrazione non è stata accettata: { $why }
replay-imported = Presa da un file
replay-title = Registrazione: { $title }
replay-look = Visto da
replay-look-all = Tutto scoperto
replay-look-spectator = Come spettatore
replay-link = Copia link
replay-export = Salva file
replay-proof = Prova dei dadi
replay-play-on = Continua da qui
replay-play-on-about = In questo momento comincia una partita di prova; il computer prende gli altri posti. I dadi seguono lo stesso seme: chi fa lo stesso, tira lo stesso.
replay-play-as = Io gioco
replay-play-on-go = Continua
replay-controls = Riavvolgimento
replay-place = Momento
replay-moment = { $place } di { $last } · { $round } · { $phase }
replay-first = All'inizio
replay-last = Alla fine
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-turning-before = Alla svolta precedente
replay-turning-next = Alla prossima svolta
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-speed-slow = lenta
replay-speed-normal = normale
replay-speed-fast = veloce
replay-turning-death = Cade un Marine
replay-turning-place = Appare qualcosa di nuovo
replay-turning-goal = La missione avanza
replay-turning-end = La fine

# Proof of the dice

proof-title = Prova dei dadi
proof-how = Prima della partita il server ha chiuso un numero segreto in una busta sigillata: la sua impronta è stata mostrata a tutti. Poi il browser di ogni giocatore ha aggiunto un numero suo. Tutti i tiri derivano da questi numeri, quindi nessuno poteva scegliere o cambiare un tiro. Alla fine la busta si apre e tutto si ricalcola.
proof-proven = Tutto torna: i dadi derivano dal seme e tutto il resto dalle regole.
proof-failed = Qualcosa non torna.
proof-seal = La registrazione è come è stata scritta.
proof-commitment = Il segreto è quello chiuso prima della partita.
proof-contributions = I numeri dei giocatori fanno parte del seme.
proof-dice = Ogni tiro è quello che dà il seme.
proof-rules = Ogni azione segue le regole.
proof-ending = Il risultato è quello giocato.
proof-limits = Una registrazione non può dimostrare chi era alla tastiera, né che l'impronta sia stata mostrata in tempo: chi ha giocato può confrontarla con quella che ha visto.
proof-imported = Questa registrazione è stata presa da un file. I suoi dadi derivano dal suo seme; chi l'ha giocata qui non si sa, e i giocatori sono indicati con un numero.
