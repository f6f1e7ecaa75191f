# Frame
skip-to-content = Zum Inhalt springen
nav-label = Hauptnavigation
nav-start = Start
nav-missions = Missionen
nav-campaigns = Kampagnen
nav-workshop = Werkstatt
puzzles-title = Aufgaben
nav-rules = Regeln
nav-replays = Aufzeichnungen
nav-watch = Zuschauen
nav-settings = Einstellungen
nav-about = Über
language-label = Sprache
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
copy-by-hand = Kopieren ist hier nicht möglich. Der Link ist markiert: Kopiere ihn von Hand.
copy-link = Link
loading = Wird geladen …
try-again = Noch einmal versuchen
choose-file = Datei auswählen
choose-files = Dateien auswählen
page-lost = Seite nicht gefunden.
page-lost-way = Zurück zum Start

# Start page
start-tagline = Dunkle Gänge. Wenig Munition. Viele Klauen.
start-lead = Das Brettspiel Space Hulk und das Kartenspiel Death Angel auf deinem Bildschirm: ein Trupp in schwerer Rüstung gegen das, was im Dunkeln lebt. Allein, zu zweit an einem Bildschirm oder mit einem Freund über einen Link.
start-play-now = Jetzt spielen
start-play-now-hint = Erste Schritte: zwei Marines, ein paar Minuten, alles erklärt
start-continue = Weiterspielen
start-your-turn = Du bist dran
start-waits = Die andere Seite entscheidet
start-waits-together = Die anderen entscheiden
start-not-begun = Wartet auf einen Spieler
start-missions-hint = Karten, Einsatzbefehle und Siegquoten
start-rules-hint = Beide Spiele in Kürze, die genauen Chancen und ein Glossar
puzzles-hint = Eine Entscheidung, eine beste Antwort: finde sie.
start-join = Per Link beitreten
start-join-hint = Ein Freund hat dir eine Einladung geschickt
start-watch-hint = Offene Partien, die andere gerade spielen

# New match
player-random = Zufall
player-random-about = Nimmt irgendeine erlaubte Aktion. Für die allerersten Schritte.
player-scout = Späher
player-scout-about = Wägt eine Aktion nach der anderen ab. Ein fairer Gegner für Einsteiger.
player-cadet = Kadett
player-cadet-about = Kennt die Pläne des Veteranen, zögert aber. Für alle, die den Späher schlagen.
player-veteran = Veteran
player-veteran-about = Plant für jede Einheit. Schwer zu schlagen.
player-captain = Hauptmann
player-captain-about = Schaut voraus bis zur Antwort des Gegners. Für alle, die den Veteranen schlagen.
player-master = Meister
player-master-about = Schaut voraus wie der Hauptmann, prüft aber mehr Ideen und viel öfter. Verzeiht nichts.
new-practice = Übungspartie
new-practice-about = Alles lässt sich zurücknehmen, sogar Würfel. Jede Rücknahme steht im Protokoll.
new-public = Zuschauer erlauben
new-name = Dein Name
new-name-about = Die anderen Spieler sehen ihn. Freiwillig.
name-guest = Gast
new-create = Beginnen
new-failed = Die Partie konnte nicht erstellt werden: { $why }

# Lobby, joining, watching
lobby-title = Warten auf die andere Seite
lobby-lead = Schick diesen Link deinem Freund. Die Partie beginnt, sobald ihr beide da seid.
lobby-link = Einladungslink
lobby-link-about = Wer den Link hat, kann beitreten. Ein Konto ist nicht nötig.
lobby-seats = Plätze
lobby-awaited = Alle sind bereit. Die Partie beginnt, wenn auch { $names } da ist: Der Browser dort öffnet dann die Zahl, die er für die Würfel versiegelt hat.
seat-you = Du
seat-open = frei
seat-computer = Computer: { $player }
seat-person = Ein Mensch
join-title = Du bist eingeladen
join-lead = Jemand hat dich zu einer Partie eingeladen.
join-button = Der Partie beitreten
join-joining = Beitritt läuft …
join-failed = Beitritt nicht möglich: { $why }
join-lead-by = { $host } hat dich eingeladen: { $game }.
join-title-closed = Diese Einladung ist geschlossen
join-void = Der Link ist falsch, oder er wurde durch einen neuen ersetzt. Bitte um den neuen Link.
join-full = Alle Plätze sind besetzt.
join-over = Diese Partie ist zu Ende.
join-watch = Die Partie ansehen
lobby-code = Der Link als QR-Code
lobby-fill = Computer spielen lassen
lobby-free = Platz freigeben
lobby-title-together = Warten auf die anderen Spieler
lobby-lead-together = { $count ->
    [one] Schick diesen Link deinem Freund. Die Partie beginnt, sobald der letzte Platz besetzt ist und alle da sind.
   *[other] Schick diesen Link deinen Freunden: { $count } Plätze sind frei. Die Partie beginnt, sobald alle besetzt und alle da sind.
}
resign-text-together = Die Partie ist verloren, wenn alle Spieler aufgeben.
set-ask-best-rolls = Death Angel: neu würfeln auch dann anbieten, wenn kein Wurf besser wäre
set-auto-attack = Death Angel: sofort angreifen, wenn jeder Marine ein Ziel und keinen Marker hat
set-ask-deadly-rolls = Death Angel: fragen, bevor ein Marker einen tödlichen Wurf wiederholt
enter-title = Per Link beitreten
enter-label = Einladungslink
enter-lead = Füge den Link ein, den du bekommen hast. Er beginnt mit der Adresse eines Blipfall-Servers.
enter-bad = Das ist kein Einladungslink. Einladungslinks enthalten „#/join/“.
enter-button = Beitreten
watch-title = Zuschauen
watch-lead = Partien auf diesem Server, die für Zuschauer offen sind.
watch-none = Gerade keine offene Partie. Beginne eine und erlaube Zuschauer, oder sieh dir eine Aufzeichnung an.
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
menu-keys = Tastenkürzel
menu-leave = Tisch verlassen
menu-resign = Aufgeben
menu-draw = Remis anbieten

# Prompts
ask-you = Du entscheidest
wait-computer = Der Computer überlegt
wait-computer-named = { $player } überlegt
wait-person = { $name } entscheidet
wait-people = Es entscheiden { $names }
wait-offline = { $name } ist nicht verbunden
wait-more = Es geschieht noch mehr …
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
clock-hours = { $hours } Std. { $minutes } Min.
clock-days = { $days } T. { $hours } Std.
clock-low = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}

# Dice
dice-title = Würfel
dice-none = Es wurde noch nicht gewürfelt.

# Odds
odds-title = Chancen
odds-counting = Wird berechnet …
odds-go = Ausführen
odds-too-many = Zu viele Möglichkeiten zum Berechnen.
odds-each = Jeder für sich
odds-how-many = Wie viele vernichtet werden

# Log
log-jump = Gehe zu …
log-title = Protokoll
log-filter = Zeigen
log-filter-all = Alles
log-filter-combat = Kämpfe und Würfel
log-filter-moves = Bewegung
log-filter-rules = Warum die Aliens es taten
log-latest = Zum Neuesten
log-empty = Noch ist nichts geschehen.
log-round = Runde { $round }

# At the table
step-aborted-late = Aus dem Start wurde nichts: Die Zahl für die Würfel von { $names } wurde nicht rechtzeitig geöffnet. Alle versiegeln eine neue.
step-aborted-withdrawn = Aus dem Start wurde nichts: { $names } konnte die versiegelte Zahl für die Würfel nicht öffnen. Alle versiegeln eine neue.
step-aborted-reseated = Aus dem Start wurde nichts: Ein Platz wechselte, nachdem die Zahlen für die Würfel versiegelt waren. Alle versiegeln eine neue.
step-undone = Zurückgenommen: { $seat }
step-draw_offered = Remisangebot: { $seat }
step-draw_declined = Remis abgelehnt: { $seat }
step-resigned = Aufgegeben: { $seat }
step-rematch_asked = Revanche gewünscht: { $seat }

# Events
event-unknown = { $type }

# End
over-you-won = Sieg
over-you-lost = Niederlage
over-reason-resigned = Eine Seite hat aufgegeben.
over-reason-resigned-together = Aufgegeben: { $names }.
over-reason-agreed = Beide Seiten haben sich auf Remis geeinigt.
over-reason-abandoned = Die Partie wurde abgebrochen.
over-reason-limit = Die Partie war zu lang: Nach 200 Runden oder 10.000 Aktionen ist sie ein Remis.
over-rematch = Revanche
over-rematch-wait = Warten auf die andere Seite …
over-rematch-wait-together = Warten auf die anderen …
over-try-again = Noch einmal ab Runde { $round }
over-try-again-round = Runde
over-rematch-go = Zur neuen Partie
over-show = Ergebnis
over-look = Plan ansehen
over-start = Zum Start

# Why not, refusals
why-not-title = Geht nicht
refused-unreachable = Der Server antwortet nicht.
refused-lost = Die Verbindung ging verloren, bevor die Antwort kam.
refused-bad_message = Der Server hat die Seite nicht verstanden. Lade sie neu.
refused-hello = Der Server hat die Seite nicht verstanden. Lade sie neu.
refused-garbage = Der Server hat die Seite nicht verstanden. Lade sie neu.
refused-replaced = Diese Partie ist in zu vielen Fenstern offen. Dieses wurde getrennt.
refused-protocol = Diese Seite ist älter als der Server. Lade sie neu.
refused-unauthorized = Der Server erkennt dich nicht. Lade die Seite neu.
refused-forbidden = Dazu hast du keine Berechtigung.
refused-not_found = Nicht gefunden.
refused-stale = Die Partie ist weitergegangen. Sieh auf den Plan und versuch es noch einmal.
refused-illegal_action = Die Regeln erlauben das nicht.
refused-not_your_turn = Das ist nicht deine Entscheidung.
refused-wrong_stage = Die Partie hat nicht begonnen oder ist vorbei.
refused-no_undo = Das lässt sich nicht mehr zurücknehmen.
refused-seat_taken = Der Platz ist besetzt.
refused-too_many = Zu viele Anfragen. Warte einen Moment.
refused-too_large = Das ist zu groß.
refused-storage = Der Server kann gerade nichts speichern. Nichts hat sich geändert.
refused-closing = Der Server wird gerade beendet.
refused-no_draw = Jetzt kann kein Remis angeboten werden.
refused-time_up = Die Zeit ist um.
refused-bad_terms = Der Server nimmt diese Einstellungen nicht an.
refused-bad_record = Die Datei ist beschädigt, keine Aufzeichnung von Blipfall, oder ihre Würfe lassen sich nicht beweisen.
refused-internal = Serverfehler. Einzelheiten stehen im Protokoll des Servers.
refused-other = Etwas ist schiefgegangen. Versuch es noch einmal.

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
undo-marked = Zurücknehmen (steht dann im Protokoll)
undo-marked-short = (im Protokoll vermerkt)

# Curtain
curtain-title = Bildschirm übergeben

# Chat and presence
chat-title = Chat
chat-empty = Noch keine Nachrichten.
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
net-old = Diese Seite ist älter als der Server. Lade sie neu.
net-reload = Neu laden
net-no-match = Partie nicht gefunden.

# Settings
settings-title = Einstellungen
settings-lead = Nur in diesem Browser gespeichert.
set-name = Name
set-animation = Animation auf dem Plan
set-computer-pace = Tempo des Computers
pace-instant = sofort
pace-fast = schnell
pace-normal = normal
pace-slow = langsam
set-confirm = Vor dem Handeln nachfragen
set-confirm-never = nie
set-confirm-dice = vor Schüssen und Nahkämpfen, deren Chancen nicht zu sehen sind
set-confirm-final = vor jeder endgültigen Aktion
set-warn-end-turn = Am Ende des Zugs warnen, wenn noch Punkte übrig sind
set-auto-pass = Automatisch passen, wenn nichts anderes möglich ist
set-text-size = Textgröße
set-contrast = Kontrast
contrast-normal = normal
contrast-high = hoch
set-motion = Bewegung
motion-system = wie im System eingestellt
motion-reduced = reduziert
settings-play = Spiel
settings-look = Darstellung
settings-keys = Tastenkürzel

# Keys
keys-title = Tastenkürzel
key-help = Diese Liste zeigen
key-board = Zum Plan
key-end-turn = Zug beenden
key-pass = Passen, oder die Animation überspringen
key-command = Kommandopunkte ein oder aus
key-undo = Zurücknehmen
key-log = Zum Protokoll
key-chat = Zum Chat
key-actions = Die Aktion mit dieser Nummer wählen; in Space Hulk behält jede Nummer ihre Bedeutung
key-overwatch = Feuerbereitschaft
key-guard = Wache
key-clear-jam = Ladehemmung beheben
key-escape = Schließen, oder Auswahl aufheben
key-name-space = Leertaste
key-name-digits = 1 bis 9

# About
about-title = Über Blipfall
about-lead = Blipfall ist freie Software von Leuten, die beide Spiele mögen.
about-unofficial = Blipfall ist inoffiziell. Es wurde von den Verlagen von Space Hulk und Death Angel weder gemacht noch gebilligt oder unterstützt. Die Namen der Spiele, ihrer Figuren, Waffen und Karten gehören ihren Eigentümern. Alle Texte, Bilder und Missionen sind für Blipfall entstanden.
about-license = Lizenziert unter MIT oder Apache-2.0, nach deiner Wahl.
about-version = Version { $version }
about-offline = Die Seite kommt aus dem Programm selbst. Sie lädt nichts von anderswo, setzt keine Cookies und braucht kein Konto.
about-dice = Alle Würfe folgen aus einer Zahl, die vor der Partie feststeht und danach aufgedeckt wird, sodass jeder sie nachprüfen kann.

# Tutorial
hint-title = Ausbilder
hint-next = Verstanden
hint-first = Lies zuerst, was der Ausbilder sagt, und drücke dann „Verstanden“.
hint-back = Zurück zum Schritt davor
hint-forward = Weiter zum nächsten Schritt
hint-done = Erledigt
hint-over = Das war der letzte Schritt. Bring jetzt die Mission zu Ende.
hint-waits = Du bist dran: Der Ausbilder wartet, bis es getan ist.
hint-skip = Schritt überspringen
hint-hide = Ausbilder ausblenden
hint-show = Ausbilder zeigen

# Games
game-space-hulk = Space Hulk
game-death-angel = Death Angel

start-play-next-hint = Die nächste Lektion oder das nächste Kapitel, das du noch nicht gespielt hast
start-remove = { $title } aus dieser Liste entfernen
start-put-back = { $count ->
    [one] { $count } entfernte Partie anzeigen
   *[other] { $count } entfernte Partien anzeigen
}
over-story = Die Geschichte der Partie
over-turnings = Wendepunkte

column-fold = Einklappen: { $column }
column-unfold = Ausklappen: { $column }

# Named in a match, told in files that are loaded later
guide-open-rule = Regel { $rule } lesen
guide-taught = Regeln dieses Schritts
over-replay = Aufzeichnung ansehen
refused-dropped = Dieses Gerät wurde aus der Liste deiner Geräte entfernt.
campaign-to-chapter = Weiter zu Kapitel { $number }
campaign-to-second-try = Zweiter Versuch von Kapitel { $number }
campaign-to-epilogue = Zum Epilog
coach-hint = Tipp
coach-blunder-title = Bist du sicher?
coach-blunder = Das verliert etwa { $points } Punkte von 100. Besser ist: { $action }.
coach-blunder-go = Trotzdem tun
set-warn-blunders = In Übungspartien vor groben Fehlern warnen
