# Campaigns
campaigns-title = Campagne
campaigns-lead = Un solo ruolino per tutti i capitoli. Chi cade resta caduto, e una sconfitta cambia ciò che segue.
campaigns-mine = Le tue campagne
campaigns-start = Inizia una campagna
campaign-which = Campagna
campaign-level = Difficoltà
campaign-level-easiest = La più facile
campaign-level-between = Intermedia
campaign-level-hardest = La più difficile
campaign-start = Inizia la campagna
campaign-computer-about = Guidi i Marine in tutti i capitoli, e il programma gioca gli alieni.
campaign-own-files = Inizia dai tuoi file
campaign-own-files-about = Scegli insieme il file della campagna e quelli delle sue missioni.
campaign-bad-files = In questi file ci sono errori. «blipfall campaign check» li elenca riga per riga.
campaign-bad-save = Questa non è una campagna salvata, o qualcuno l'ha cambiata e i capitoli non seguono più l'uno dall'altro.
campaign-too-many = Hai salvato tutte le campagne che una persona può avere. Prima eliminane una.
campaign-import = Importa una campagna salvata
campaign-import-about = Un file salvato sulla pagina di una campagna, qui o su un altro server. La campagna resta segnata come importata.
campaign-imported = Importata
campaign-imported-about = Importata da un file: qui nessuno sa come siano stati giocati i capitoli precedenti.
campaign-against = Contro { $player }
campaign-two = Due giocatori su due schermi
campaign-chapter-of = Capitolo { $number } di { $count }
campaign-chapter-number = Capitolo { $number }
campaign-is-won = Vinta
campaign-is-lost = Persa
campaign-living =
    { $count ->
        [one] 1 Marine vivo
       *[other] { $count } Marine vivi
    }
campaign-fallen =
    { $count ->
        [0] nessun caduto
        [one] 1 caduto
       *[other] { $count } caduti
    }
campaign-second-try-short = Secondo tentativo
campaign-second-try = Secondo tentativo, in altre condizioni
campaign-who-goes = Partecipano: { $names }
campaign-play = Gioca il capitolo { $number }
campaign-go-on = Continua il capitolo { $number }
campaign-chapters = Capitoli
campaign-won = Vittoria
campaign-lost = Sconfitta
campaign-drawn = Pareggio
campaign-came-back = Tornati: { $names }
campaign-none-came-back = Non è tornato nessuno.
campaign-fell = Caduti: { $names }
campaign-comes-next = Questo è il prossimo capitolo.
campaign-not-yet = Non ancora giocato
campaign-roster = Ruolino
campaign-instead-of = Al posto di { $name }
campaign-survived =
    { $count ->
        [one] 1 capitolo superato
       *[other] { $count } capitoli superati
    }
campaign-kills =
    { $count ->
        [one] 1 alieno ucciso
       *[other] { $count } alieni uccisi
    }
campaign-medals = Medaglie
campaign-medal-kills =
    { $count ->
        [one] 1 alieno ucciso in un capitolo
       *[other] { $count } alieni uccisi in un capitolo
    }
campaign-wall = Il muro dei nomi
campaign-epilogue = Epilogo
campaign-nobody-lived = Nessuno.
campaign-all = Tutte le campagne
campaign-save = Salva in un file
campaign-drop = Elimina
campaign-drop-title = Eliminare questa campagna?
campaign-drop-about = I suoi capitoli e il suo ruolino andranno persi. Le registrazioni delle partite restano.
