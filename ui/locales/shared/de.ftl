# Frame
skip-to-content = Zum Inhalt springen
nav-label = Hauptseiten
nav-start = Start
nav-missions = Missionen
nav-watch = Zuschauen
nav-settings = Einstellungen
nav-about = Über
language-label = Sprache
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
loading = Wird geladen …
try-again = Noch einmal versuchen
page-lost = Diese Seite gibt es nicht.
page-lost-way = Zurück zum Start

# Start page
start-tagline = Dunkle Gänge. Wenig Munition. Viele Klauen.
start-lead = Das Brettspiel Space Hulk und das Kartenspiel Death Angel auf deinem Bildschirm: ein Trupp in schwerer Rüstung gegen das, was im Dunkeln lebt. Allein, zu zweit an einem Bildschirm oder mit einem Freund über einen Link.
start-play-now = Jetzt spielen
start-play-now-hint = Erste Schritte: zwei Marines, ein paar Minuten, alles erklärt
start-continue = Weiterspielen
start-your-turn = Du bist dran
start-waits = Die andere Seite entscheidet
start-not-begun = Wartet auf einen Spieler
start-missions-hint = Karten, Einsatzbefehle und wie sie ausgingen
start-rules-hint = Beide Spiele in Kürze, die genauen Chancen und ein Glossar
start-join = Per Link beitreten
start-join-hint = Ein Freund hat dir eine Einladung geschickt
start-watch-hint = Offene Partien, die andere gerade spielen

# New match
player-random = Zufall
player-random-about = Nimmt irgendeine erlaubte Aktion. Für die allerersten Schritte.
player-scout = Späher
player-scout-about = Wägt eine Aktion nach der anderen ab. Ein fairer Gegner für Einsteiger.
player-veteran = Veteran
player-veteran-about = Plant für jede Einheit. Schwer zu schlagen.
new-practice = Übungspartie
new-practice-about = Alles lässt sich zurücknehmen, sogar Würfel. Jede Rücknahme steht im Protokoll.
new-public = Andere dürfen zuschauen
new-name = Dein Name
new-name-about = Die anderen am Tisch sehen ihn. Er darf leer bleiben.
name-guest = Gast
new-create = Beginnen
new-failed = Die Partie konnte nicht eröffnet werden: { $why }

# Lobby, joining, watching
lobby-title = Warten auf die andere Seite
lobby-lead = Schick diesen Link deinem Freund. Die Partie beginnt, sobald er geöffnet wird.
lobby-link = Einladungslink
lobby-link-about = Wer den Link hat, kann den Platz einnehmen. Mehr braucht es nicht.
lobby-seats = Plätze
seat-you = Du
seat-open = frei
seat-computer = Computer: { $player }
seat-person = Ein Mensch
join-title = Du bist eingeladen
join-lead = Jemand möchte mit dir Space Hulk spielen.
join-button = Platz nehmen
join-joining = Platz wird eingenommen …
join-failed = Der Platz konnte nicht eingenommen werden: { $why }
enter-title = Per Link beitreten
enter-label = Einladungslink
enter-lead = Füge den Link ein, den du bekommen hast. Er beginnt mit der Adresse eines Blipfall-Servers.
enter-bad = Das ist kein Einladungslink. Er enthält „#/join/“.
enter-button = Beitreten
watch-title = Zuschauen
watch-lead = Partien auf diesem Server, deren Spieler nichts gegen Zuschauer haben.
watch-none = Gerade keine offene Partie.
watch-button = Zuschauen
watch-waiting = Wartet auf Spieler
watch-running = Wird gespielt

# Match
match-round = Runde { $round }
match-round-of = Runde { $round } von { $limit }
match-spectator = Du schaust zu
match-you-are = Du: { $side }
match-board = Spielplan
match-tabs = Teile der Partie
tab-board = Plan
tab-status = Stand
tab-log = Protokoll
tab-chat = Chat
match-menu = Menü
menu-settings = Einstellungen
menu-keys = Tasten
menu-leave = Tisch verlassen
menu-resign = Aufgeben
menu-draw = Remis anbieten

# Prompts
ask-you = Du entscheidest
wait-computer = Der Computer überlegt
wait-person = { $name } entscheidet
wait-offline = { $name } ist nicht verbunden
wait-more = Es geschieht noch mehr
wait-skip = Überspringen

# Actions
actions-label = Aktionen
actions-of = Aktionen: { $unit }
actions-choose-unit = Wähle eine Einheit auf dem Plan oder hier:

# Status
status-title = Stand
status-fallen = Gefallen

# Clock
clock-label = Restzeit
clock-left = { $minutes }:{ $seconds }
clock-low = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}

# Dice
dice-title = Würfel
dice-none = Es wurde noch nicht gewürfelt.

# Odds
odds-title = Chancen
odds-counting = Wird gezählt …
odds-go = Ausführen
odds-too-many = Zu viele Möglichkeiten zum Zählen.
odds-each = Jeder für sich
odds-how-many = Wie viele vernichtet werden

# Log
log-jump = Gehe zu …
log-title = Protokoll
log-filter = Zeigen
log-filter-all = Alles
log-filter-combat = Kämpfe und Würfel
log-filter-moves = Bewegung
log-filter-rules = Warum die Aliens handeln
log-latest = Zum Neuesten
log-empty = Noch ist nichts geschehen.
log-round = Runde { $round }

# At the table
step-undone = Zurückgenommen: { $seat }
step-draw_offered = Remisangebot: { $seat }
step-draw_declined = Kein Remis: { $seat }
step-resigned = Aufgegeben: { $seat }
step-rematch_asked = Noch eine Partie? { $seat }

# Events
event-unknown = { $type }

# End
over-you-won = Sieg
over-you-lost = Niederlage
over-reason-resigned = Eine Seite hat aufgegeben.
over-reason-agreed = Beide Seiten haben sich auf Remis geeinigt.
over-reason-abandoned = Niemand kam an den Tisch zurück.
over-rematch = Revanche
over-rematch-wait = Warten auf die andere Seite …
over-rematch-go = Zur neuen Partie
over-show = Ergebnis
over-look = Plan ansehen
over-start = Zum Start

# Why not, refusals
why-not-title = Geht nicht
why-not-rule = Regel { $rule }
refused-unreachable = Der Server antwortet nicht.
refused-lost = Die Verbindung ging verloren, bevor die Antwort kam.
refused-bad_message = Der Server hat die Seite nicht verstanden. Lade sie neu.
refused-protocol = Diese Seite ist älter als der Server. Lade sie neu.
refused-unauthorized = Der Server weiß nicht, wer du bist.
refused-forbidden = Das steht dir nicht zu.
refused-not_found = So etwas gibt es hier nicht.
refused-stale = Am Tisch ging es weiter. Sieh noch einmal hin.
refused-illegal_action = Die Regeln erlauben das nicht.
refused-not_your_turn = Das ist nicht deine Entscheidung.
refused-wrong_stage = Die Partie hat nicht begonnen oder ist vorbei.
refused-no_undo = Das lässt sich nicht mehr zurücknehmen.
refused-seat_taken = Der Platz ist besetzt.
refused-too_many = Zu viel auf einmal. Warte einen Moment.
refused-too_large = Das ist zu groß.
refused-storage = Der Server kann gerade nichts speichern. Nichts ist geschehen.
refused-closing = Der Server wird gerade beendet.
refused-no_draw = Jetzt kann kein Remis angeboten werden.
refused-time_up = Die Zeit ist um.
refused-bad_terms = Die Vorgaben der Partie haben Fehler: { $message }
refused-internal = Der Server hat einen Fehler gemacht. Sein Protokoll weiß mehr.
refused-other = Abgelehnt: { $message }

# Confirming
confirm-final = Das lässt sich nicht zurücknehmen.
confirm-do = Ausführen
confirm-again = Jedes Mal fragen
end-turn-title = Zug beenden?
end-turn-left = { $count ->
    [one] { $count } Einheit hat noch Aktionspunkte:
   *[other] { $count } Einheiten haben noch Aktionspunkte:
}
end-turn-go = Zug beenden
end-turn-stay = Weiterspielen
resign-title = Aufgeben?
resign-text = Die andere Seite gewinnt die Partie.
resign-go = Aufgeben
draw-offered = { $side ->
    [marine] Die Marines bieten Remis an.
   *[alien] Die Aliens bieten Remis an.
}
draw-waiting = Du hast Remis angeboten.
draw-accept = Annehmen
draw-decline = Ablehnen
undo = Zurücknehmen
undo-none = Nichts zurückzunehmen
undo-marked = Zurücknehmen (wird vermerkt)

# Curtain
curtain-title = Bildschirm übergeben

# Chat and presence
chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Nachricht
chat-send = Senden
chat-only-players = Nur Spieler können schreiben.
presence-title = Am Tisch
presence-here = da
presence-away = weg
presence-watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}

# Connection
net-connecting = Verbindung wird aufgebaut …
net-lost = Die Verbindung ist weg. Neuer Versuch …
net-retry = { $seconds ->
    [one] Die Verbindung ist weg. Nächster Versuch in { $seconds } Sekunde.
   *[other] Die Verbindung ist weg. Nächster Versuch in { $seconds } Sekunden.
}
net-retry-now = Jetzt versuchen
net-refused = Der Server lässt uns nicht ein: { $why }
net-old = Diese Seite ist älter als der Server. Lade sie neu.
net-reload = Neu laden
net-no-match = Diese Partie gibt es hier nicht.

# Settings
settings-title = Einstellungen
settings-lead = Nur in diesem Browser gespeichert.
set-name = Name
set-animation = Bewegungen auf dem Plan
set-computer-pace = Züge des Computers
pace-instant = sofort
pace-fast = schnell
pace-normal = normal
pace-slow = langsam
set-confirm = Vor dem Handeln nachfragen
set-confirm-never = nie
set-confirm-dice = vor Schüssen und Nahkämpfen
set-confirm-final = vor allem Endgültigen
set-warn-end-turn = Am Ende des Zugs warnen, wenn noch Punkte übrig sind
set-auto-pass = Von selbst passen, wo sonst nichts möglich ist
set-text-size = Textgröße
set-contrast = Kontrast
contrast-normal = normal
contrast-high = hoch
set-motion = Bewegung
motion-system = wie das System es sagt
motion-reduced = reduziert
settings-play = Spiel
settings-look = Aussehen
settings-keys = Tasten

# Keys
keys-title = Tasten
key-help = Diese Liste zeigen
key-board = Zum Plan
key-end-turn = Zug beenden
key-pass = Passen, oder Gezeigtes überspringen
key-undo = Zurück
key-log = Zum Protokoll
key-chat = Zum Chat
key-actions = Eine der gezeigten Aktionen wählen
key-overwatch = Feuerbereitschaft
key-guard = Wache
key-clear-jam = Hemmung beheben
key-escape = Schließen, oder Auswahl aufheben
key-name-space = Leertaste
key-name-digits = 1 bis 9

# About
about-title = Über Blipfall
about-lead = Blipfall ist freie Software von Leuten, die beide Spiele mögen.
about-unofficial = Blipfall ist inoffiziell. Es wurde von den Verlagen von Space Hulk und Death Angel weder gemacht noch gebilligt oder unterstützt. Die Namen der Spiele gehören ihren Eigentümern. Jedes Wort, jedes Bild und jede Mission hier stammt von uns.
about-license = MIT oder Apache-2.0, nach Wahl.
about-version = Version { $version }
about-offline = Die Seite kommt aus dem Programm selbst. Sie lädt nichts von anderswo, setzt keine Cookies und braucht kein Konto.
about-dice = Über die Würfel entscheidet eine Zahl, die vor der Partie feststeht und danach gezeigt wird, sodass jeder sie nachprüfen kann.

# Tutorial
hint-title = Ausbilder
hint-next = Verstanden
hint-hide = Ausbilder ausblenden
hint-show = Ausbilder zeigen

# Games
game-space-hulk = Space Hulk
game-death-angel = Death Angel
