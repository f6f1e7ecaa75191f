# Una persona su più dispositivi

settings-devices = Gestisci i dispositivi
devices-title = I tuoi dispositivi
devices-lead = Qui non hai né account né password: il server ti riconosce dal dispositivo. Aggiungine un secondo e potrai continuare a giocare anche lì; se ne perdi uno, resti comunque tu.
devices-add = Aggiungi un dispositivo
devices-add-about = Questo dispositivo mostra un codice e un'immagine. Inquadra l'immagine con l'altro dispositivo, oppure scrivi lì il codice.
devices-show = Mostra un codice
devices-have-code = Ho un codice
devices-add-how = Inquadra l'immagine con l'altro dispositivo. Oppure apri lì { $site }, scegli «Ho un codice» nelle impostazioni e scrivi:
devices-code = Codice per l'altro dispositivo
devices-picture = Codice QR per l'altro dispositivo
devices-until = Il codice vale una volta sola, fino alle { $time }. Non mostrarlo ad altri: chi lo usa diventa te.
devices-hide = Fatto
devices-added = { $name } è ora uno dei tuoi dispositivi.
devices-list = Dispositivi conosciuti
devices-none = Nessun dispositivo è ancora conosciuto: non hai ancora giocato su questo server. Se mostri un codice, questo sarà il primo.
devices-unnamed = Dispositivo senza nome
devices-this = questo dispositivo
devices-since = Aggiunto il { $day }
devices-drop = Rimuovi
devices-drop-title = Rimuovere { $name }?
devices-drop-about = Viene scollegato subito e non potrà più giocare a tuo nome. Le tue partite restano.
devices-safety = Ogni dispositivo in questo elenco può giocare a tuo nome, aggiungerne altri e rimuoverli. Le impostazioni restano su ciascun dispositivo.

device-title = Aggiungi questo dispositivo
device-lead = Scrivi il codice che l'altro tuo dispositivo mostra in «I tuoi dispositivi». Dopo sarai la stessa persona su entrambi.
device-code = Codice
device-add = Aggiungi questo dispositivo
device-before = Su questo dispositivo finora sei { $name }. Le partite di { $name } non saranno più nel tuo elenco qui.
device-wrong = Questo codice è sbagliato o non vale più. Mostrane uno nuovo sull'altro dispositivo.
device-done = Ciao di nuovo, { $name }. Questo dispositivo ora è uno dei tuoi.
device-go = Alla pagina iniziale

