# The first lesson of Death Angel

lesson-begin = Impara giocando
lesson-begin-hint = Una partita di prova da solo, con un istruttore al fianco.
lesson-formation = Questi sono i tuoi Marine, uno dietro l'altro. Nessuno lascia la fila. Se cadono tutti, la partita è persa.
lesson-facing = La lampada mostra dove guarda un Marine. Attacca solo lì, e solo fin dove dice il numero accanto al mirino: 0 è la sua posizione, 1 anche quelle vicine. Scegli un Marine per vedere la sua gittata.
lesson-swarm = Il rosso è uno sciame. Quando attacca, il Marine tira il dado: deve tirare più delle carte dello sciame. Uno sciame alle spalle è altrettanto mortale.
lesson-terrain = Lungo le pareti ci sono porte, condotti e angoli bui. Gli eventi indicano un colore, e i Genoraptor appaiono al terreno di quel colore; più caselle, più spesso. Vengono dalle due pile blip in alto.
lesson-choose = Scegli una carta per ognuna delle tue tre squadre. Supporto dà un segnalino per ritirare, Movimento + attivazione muove e gira, Attacco spara. Ogni carta ha un'abilità sua: leggila.
lesson-resolve = Le carte si giocano nell'ordine dei numeri. Scegli un Marine e poi ciò che deve fare, o scegli dalla lista. In un attacco un teschio uccide un Genoraptor. Fatto chiude la carta.
lesson-defense = Ora ogni sciame ha attaccato. Un segnalino supporto permette a un Marine di ritirare, ma solo contro uno sciame verso cui è girato.
lesson-event = Poi è arrivato un evento. Fa ciò che dice, ai suoi colori appaiono Genoraptor, e gli sciami con il suo simbolo si muovono: a sinistra giù, a destra su, o alle spalle del Marine. Con Istinto uno decide prima che gli altri lo vedano.
lesson-again = Una carta giocata non si può giocare nel round dopo. Pensa due round avanti, e gira i Marine prima che gli sciami arrivino alle loro spalle.
lesson-travel = Se alla fine di una fase una pila blip è vuota, la formazione va al luogo successivo. Così si esce di qui: lasciali venire, e sopravvivi.
lesson-end = Un nuovo luogo, nuovo terreno. L'ultimo luogo dice come si vince. Buona fortuna, fratello.
