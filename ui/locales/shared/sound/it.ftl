# Sound

set-sound = Suoni brevi: passi, porte, spari, il ping di un blip

set-ambience = Il ronzio dello scafo, mentre c'è il suono
sound-switch = Suono
sound-offer = Giocare con il suono?
sound-on = Attiva il suono
sound-off = No, grazie
