# Sound

set-sound = Kurze Töne: Schritte, Türen, Schüsse, das Ping eines Blips
