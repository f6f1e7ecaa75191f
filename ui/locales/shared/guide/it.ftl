# The rules to look up

guide-title = Regole
guide-lead = Tutte le regole dei due giochi in breve, con i numeri che i rifiuti citano.
guide-search = Cerca nelle regole
guide-search-hint = una parola, o un numero come SH-MOVE-06
guide-found = { $count ->
    [0] Nessun risultato
    [one] 1 voce trovata
   *[other] { $count } voci trovate
}
guide-glossary = Glossario
guide-filter = Trova una parola
guide-chapters = Capitoli
guide-choose-chapter = Scegli un capitolo.
guide-link-to = Link a «{ $title }»
guide-rules = Regole spiegate qui:
guide-see = Vedi anche
guide-whole-page = Apri il capitolo in una nuova scheda
guide-no-entry = La guida non dice nulla di { $rule }.
guide-ten = Il gioco in dieci frasi
guide-example = Esempio:
guide-option = Con un'opzione:
guide-words-ahead = Parole di questo capitolo spiegate più avanti
guide-picture = Figura: { $title }
guide-picture-after = Figura: { $title }, un attimo dopo

# The exact odds

chance-title = Probabilità esatte
chance-lead = Esatte, non stimate: le regole sono state giocate con ogni tiro possibile.
chance-tables = Tabelle
chance-none = non possibile
chance-swarm-of = sciame di { $count }
chance-or-more = { $count } o più
chance-table-shots-in-the-marines-turn = Tiri nel turno dei Marine
chance-table-overwatch = Sorveglianza
chance-table-psychic-storm = Tempesta psichica
chance-table-a-marine-attacks-a-genestealer-that-faces-him = Un Marine assalta un Genoraptor girato verso di lui
chance-table-a-marine-attacks-a-genestealer-that-looks-away = Un Marine assalta un Genoraptor girato altrove
chance-table-a-marine-attacks-the-broodlord-who-faces-him = Un Marine assalta il Signore della Nidiata girato verso di lui
chance-table-a-genestealer-attacks-a-marine-who-faces-it = Un Genoraptor assalta un Marine girato verso di lui
chance-table-a-genestealer-attacks-a-marine-on-guard-who-faces-it = Un Genoraptor assalta un Marine in guardia girato verso di lui
chance-table-a-genestealer-attacks-a-marine-from-the-side = Un Genoraptor assalta un Marine di lato
chance-table-a-genestealer-attacks-a-marine-on-guard-from-the-side = Un Genoraptor assalta di lato un Marine in guardia
chance-table-the-broodlord-attacks-a-marine-who-faces-him = Il Signore della Nidiata assalta un Marine girato verso di lui
chance-table-the-broodlord-attacks-a-marine-on-guard-who-faces-him = Il Signore della Nidiata assalta un Marine in guardia girato verso di lui
chance-table-the-broodlord-attacks-a-marine-from-the-side = Il Signore della Nidiata assalta un Marine di lato
chance-table-a-marine-attacks-a-closed-door = Un Marine assalta una porta chiusa
chance-table-a-marine-attacks-at-least-one-genestealer-dies = Un Marine attacca: muore almeno un Genoraptor
chance-table-a-marine-attacks-a-large-swarm-so-many-genestealers-die = Un Marine attacca un grande sciame: quanti Genoraptor muoiono
chance-table-a-swarm-attacks-the-marine-lives = Uno sciame attacca: il Marine sopravvive
chance-table-a-swarm-attacks-a-marine-under-a-card-he-lives = Uno sciame attacca un Marine protetto da una carta: sopravvive
chance-table-single-rolls = Tiri singoli
chance-table-launch-control-room-the-roll-wins = { card-launch-control-room }: il tiro vince
chance-note-shots-in-the-marines-turn = La probabilità di distruggere il bersaglio con questo numero di tiri di fila, compreso il fuoco prolungato.
chance-note-overwatch = La probabilità che un alieno che va dritto verso un Marine in sorveglianza sia morto dopo questo numero di passi, e che un tiro inceppi l'arma. Si spara sempre; un'arma inceppata non spara più.
chance-note-psychic-storm = La probabilità di distruggere il bersaglio con una tempesta su di lui o su tutta la sua sezione.
chance-note-a-marine-attacks-a-genestealer-that-faces-him = Parate, ritiri e punti psi sono usati nel modo migliore.
chance-note-a-marine-attacks-a-closed-door = La probabilità che un colpo la distrugga.
chance-note-a-marine-attacks-at-least-one-genestealer-dies = I segnalini si spendono per ritirare finché non muore un Genoraptor.
chance-note-a-marine-attacks-a-large-swarm-so-many-genestealers-die = Senza segnalini; ogni attacco in più dato da una carta è usato.
chance-note-a-swarm-attacks-the-marine-lives = I segnalini si spendono per ritirare finché il tiro ucciderebbe. Alle spalle non servono: vale la prima colonna.
chance-note-a-swarm-attacks-a-marine-under-a-card-he-lives = Lo sciame è davanti a lui; { card-block } e { card-counter-attack } funzionano anche alle spalle.
chance-note-single-rolls = Questi tiri non si ritirano.
chance-note-launch-control-room-the-roll-wins = Secondo il numero di segnalini sul luogo.
chance-word-closed-door = porta chiusa
chance-word-jam-each-shot = inceppamento, a ogni tiro
chance-word-target = sul bersaglio
chance-word-section = sulla sua sezione
chance-word-alien-dies = muore l'alieno
chance-word-marine-dies = muore il Marine
chance-word-both-live = sopravvivono entrambi
chance-word-destroyed = distrutta
chance-word-attack = un Marine qualsiasi
chance-word-swarm = sciame
chance-word-swarm-with-a-brood-lord = sciame con un Signore della Nidiata
chance-word-no-card = nessuna carta
chance-word-chance = probabilità
chance-word-roll = tiro
chance-word-claudio-dies = Claudio muore
chance-word-the-marine-dies = il Marine muore
chance-word-it-is-removed = è rimosso
chance-word-a-marine-without-a-token-dies = un Marine senza segnalino muore
chance-word-two-genestealers-die = due Genoraptor muoiono
chance-count-shot = { $count ->
    [one] { $count } tiro
   *[other] { $count } tiri
}
chance-count-step = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
chance-count-token = { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}
chance-count-psi-point = { $count ->
    [one] { $count } punto psi
   *[other] { $count } punti psi
}
