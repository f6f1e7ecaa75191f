# Sound

set-sound = Suoni brevi: passi, porte, spari, il ping di un blip
