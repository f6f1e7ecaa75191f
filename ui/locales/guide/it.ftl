# The rules to look up

nav-rules = Regole
guide-title = Regole
guide-lead = Tutte le regole dei due giochi in breve, con il numero che un rifiuto nomina.
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
guide-link-to = Link a “{ $title }”
guide-rules = Regole spiegate qui:
guide-see = Vedi anche
guide-open-rule = Leggi la regola { $rule }
guide-whole-page = Apri il capitolo in una nuova scheda
guide-no-entry = La guida non dice nulla di { $rule }.
guide-taught = Regole di questo passo
