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
record-by-team = Per squadra
record-by-opponent = Per avversario
record-alone = Nessun altro
record-over-time = Quota di partite vinte, su tutte finora
record-span = dalla partita più vecchia alla più recente
record-export = Salva come file
record-errors = Errori: punti su 100 che una decisione perde in media
record-luck = Fortuna: punti su 100 che dadi e pescate hanno dato in una partita
record-errors-short = Errori
record-luck-short = Fortuna
record-analysed = Errori e fortuna sono noti per { $count } di { $of } partite. Una partita è analizzata quando qualcuno apre la scheda Analisi della sua registrazione.
record-not-analysed = Errori e fortuna appaiono qui appena una partita è stata analizzata: apri la scheda Analisi della sua registrazione.
