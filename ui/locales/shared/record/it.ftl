# Il proprio bilancio

record-title = Il mio bilancio
record-lead = Le tue partite finite su questo server, al massimo le ultime { $most }.
record-none = Ancora nessuna partita finita.
record-matches = Partite
record-won = Vinte
record-lost = Perse
record-drawn = Pari
record-by-game = Per gioco
record-by-mission = Per missione
record-by-side = Per lato
record-by-opponent = Per avversario
record-alone = Nessun altro
record-over-time = Quota di partite vinte, su tutte finora
record-export = Salva come file
