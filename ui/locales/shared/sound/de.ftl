# Sound

set-sound = Kurze Töne: Schritte, Türen, Schüsse, das Ping eines Blips

set-ambience = Das Summen des Rumpfes, solange Ton an ist
sound-switch = Ton
sound-offer = Mit Ton spielen?
sound-on = Ton an
sound-off = Nein, danke
