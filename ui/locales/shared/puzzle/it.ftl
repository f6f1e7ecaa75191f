# Problemi

puzzles-lead = Posizioni da partite giocate in cui una risposta è chiaramente migliore di tutte le altre. Conta la tua prima risposta, e puoi riprovare quante volte vuoi.
puzzles-daily = Problema del giorno
puzzles-streak = { $count ->
    [one] risolto per { $count } giorno di fila
   *[other] risolto per { $count } giorni di fila
  }
puzzles-open-only = Mostra solo i problemi a cui non ho ancora risposto
puzzles-count = { $solved } di { $of } risolti
puzzles-all = Tutti i problemi
puzzle-title = Problema: { $title }
puzzle-grade-easy = Facile
puzzle-grade-medium = Medio
puzzle-grade-hard = Difficile
puzzle-task = Compito
puzzle-ask = Giochi: { $side }. Qual è la cosa migliore da fare adesso?
puzzle-ask-more = Rispondi come in una partita. Si chiede una sola decisione: la prossima azione e nulla dopo.
puzzle-why = Perché
puzzle-solved = Risolto
puzzle-failed = Non risolto
puzzle-chance = { $action }: probabilità di vittoria { $chance }
puzzle-lost = { $action }: probabilità di vittoria { $chance }. Sono { $points } punti su 100 in meno della risposta migliore.
puzzle-better = La migliore è { $action }: probabilità di vittoria { $chance }
puzzle-dice = Che cosa possono portare i dadi: { $action }
puzzle-answers = Quanto vale ogni risposta
puzzle-yours = la tua risposta
puzzle-right = giusta
puzzle-more = { $count ->
    [one] un’altra risposta, peggiore
   *[other] altre { $count } risposte, tutte peggiori
  }
puzzle-exact = Le probabilità sono esatte: ogni risposta è stata provata con ogni tiro dei dadi.
puzzle-rollouts = Le probabilità vengono da molte partite che giocatori del computer del livello Veterano hanno giocato fino alla fine, con quello che potevi sapere.
puzzle-next = Prossimo problema
puzzle-again = Riprova
