# Frame
skip-to-content = Ugrás a tartalomhoz
nav-label = Főoldalak
nav-start = Kezdőlap
nav-missions = Küldetések
nav-watch = Nézés
nav-settings = Beállítások
nav-about = Névjegy
language-label = Nyelv
close = Bezárás
cancel = Mégse
copy = Másolás
copied = Kimásolva
loading = Betöltés …
try-again = Újra
page-lost = Nincs ilyen oldal.
page-lost-way = Vissza a kezdőlapra

# Start page
start-tagline = Sötét folyosók. Kevés lőszer. Sok karom.
start-lead = A Space Hulk társasjáték és a Death Angel kártyajáték a képernyődön: egy nehézpáncélos osztag az ellen, ami a sötétben él. Egyedül, egy képernyőnél ketten, vagy egy barátoddal linken át.
start-play-now = Játék most
start-play-now-hint = Első lépések: két katona, pár perc, minden elmagyarázva
start-continue = Folytatás
start-your-turn = Te jössz
start-waits = A másik oldal dönt
start-not-begun = Játékosra vár
start-missions-hint = Térképek, eligazítások, és hogy a gyakorlatban mi lett belőlük
start-rules-hint = Mindkét játék röviden, a pontos esélyek és egy szójegyzék
start-join = Csatlakozás linkkel
start-join-hint = Egy barátod meghívót küldött
start-watch-hint = Nyílt játszmák, amelyeket most mások játszanak

# New match
player-random = Véletlen
player-random-about = Bármelyik szabályos akciót választja. A legelső lépésekhez.
player-scout = Felderítő
player-scout-about = Egyszerre egy akciót mérlegel. Kezdőknek méltó ellenfél.
player-veteran = Veterán
player-veteran-about = Minden egységnek tervez. Nehéz legyőzni.
new-practice = Gyakorló játszma
new-practice-about = Bármi visszavehető, a dobások is. A napló minden visszavételt jelez.
new-public = Mások is nézhetik
new-name = A neved
new-name-about = Az asztalnál ülők látják. Üresen is maradhat.
name-guest = Vendég
new-create = Kezdés
new-failed = A játszmát nem sikerült megnyitni: { $why }

# Lobby, joining, watching
lobby-title = Várunk a másik oldalra
lobby-lead = Küldd el ezt a linket a barátodnak. A játszma indul, amint megnyitja.
lobby-link = Meghívólink
lobby-link-about = Akinél a link van, leülhet a helyre. Más nem kell hozzá.
lobby-seats = Helyek
seat-you = Te
seat-open = szabad
seat-computer = Gép: { $player }
seat-person = Egy játékos
join-title = Meghívtak
join-lead = Valaki Space Hulkot szeretne játszani veled.
join-button = Leülök
join-joining = Leülés …
join-failed = A helyet nem sikerült elfoglalni: { $why }
enter-title = Csatlakozás linkkel
enter-label = Meghívólink
enter-lead = Illeszd be a linket, amelyet kaptál. Egy Blipfall-kiszolgáló címével kezdődik.
enter-bad = Ez nem meghívólink. Abban benne van, hogy „#/join/”.
enter-button = Csatlakozás
watch-title = Nézés
watch-lead = Játszmák ezen a kiszolgálón, amelyek játékosait nem zavarja a közönség.
watch-none = Most nincs nyílt játszma.
watch-button = Nézem
watch-waiting = Játékosokra vár
watch-running = Játsszák

# Match
match-round = { $round }. forduló
match-round-of = { $round }. forduló / { $limit }
match-spectator = Néző vagy
match-you-are = Te: { $side }
match-board = Pálya
match-tabs = A játszma részei
tab-board = Pálya
tab-status = Állás
tab-log = Napló
tab-chat = Csevegés
match-menu = Menü
menu-settings = Beállítások
menu-keys = Billentyűk
menu-leave = Felállok az asztaltól
menu-resign = Feladom
menu-draw = Döntetlent ajánlok

# Prompts
ask-you = Te döntesz
wait-computer = A gép gondolkodik
wait-person = { $name } dönt
wait-offline = { $name } nincs itt
wait-more = Még történik valami
wait-skip = Ugrás előre

# Actions
actions-label = Akciók
actions-of = Akciók: { $unit }
actions-choose-unit = Válassz egységet a pályán vagy itt:

# Status
status-title = Állás
status-fallen = Elesett

# Clock
clock-label = Hátralévő idő
clock-left = { $minutes }:{ $seconds }
clock-low = { $seconds ->
    [one] Még { $seconds } másodperc
   *[other] Még { $seconds } másodperc
}

# Dice
dice-title = Kockák
dice-none = Még senki sem dobott.

# Odds
odds-title = Esélyek
odds-counting = Számolás …
odds-go = Mehet
odds-too-many = Túl sok lehetőség a számoláshoz.
odds-each = Külön-külön
odds-how-many = Hány semmisül meg

# Log
log-jump = Ugrás …
log-title = Napló
log-filter = Mutasd
log-filter-all = Minden
log-filter-combat = Harcok és kockák
log-filter-moves = Mozgás
log-filter-rules = Miért cselekszenek az idegenek
log-latest = A legújabbhoz
log-empty = Még nem történt semmi.
log-round = { $round }. forduló

# At the table
step-undone = Visszavéve: { $seat }
step-draw_offered = Döntetlenajánlat: { $seat }
step-draw_declined = Nincs döntetlen: { $seat }
step-resigned = Feladta: { $seat }
step-rematch_asked = Még egy játszma? { $seat }

# Events
event-unknown = { $type }

# End
over-you-won = Győzelem
over-you-lost = Vereség
over-reason-resigned = Az egyik oldal feladta.
over-reason-agreed = A két oldal döntetlenben egyezett meg.
over-reason-abandoned = Senki sem tért vissza az asztalhoz.
over-rematch = Visszavágó
over-rematch-wait = Várunk a másik oldalra …
over-rematch-go = Az új játszmához
over-show = Eredmény
over-look = Megnézem a pályát
over-start = A kezdőlapra

# Why not, refusals
why-not-title = Nem lehet
why-not-rule = { $rule } szabály
refused-unreachable = A kiszolgáló nem felel.
refused-lost = A kapcsolat megszakadt, mielőtt megjött a válasz.
refused-bad_message = A kiszolgáló nem értette az oldalt. Töltsd be újra.
refused-protocol = Ez az oldal régebbi, mint a kiszolgáló. Töltsd be újra.
refused-unauthorized = A kiszolgáló nem tudja, ki vagy.
refused-forbidden = Ez nem a te dolgod.
refused-not_found = Ilyen itt nincs.
refused-stale = Az asztalnál továbbhaladtak. Nézd meg újra.
refused-illegal_action = A szabályok nem engedik.
refused-not_your_turn = Nem te döntesz.
refused-wrong_stage = A játszma még nem kezdődött el, vagy már véget ért.
refused-no_undo = Ezt már nem lehet visszavenni.
refused-seat_taken = A hely foglalt.
refused-too_many = Ez egyszerre túl sok. Várj egy kicsit.
refused-too_large = Ez túl nagy.
refused-storage = A kiszolgáló most nem tud menteni. Nem történt semmi.
refused-closing = A kiszolgáló éppen leáll.
refused-no_draw = Most nem lehet döntetlent ajánlani.
refused-time_up = Lejárt az idő.
refused-bad_terms = Hibás a játszma leírása: { $message }
refused-internal = A kiszolgáló hibázott. A naplója többet tud.
refused-other = Elutasítva: { $message }

# Confirming
confirm-final = Ezt nem lehet visszavenni.
confirm-do = Mehet
confirm-again = Kérdezz meg mindig
end-turn-title = Befejezed a kört?
end-turn-left = { $count ->
    [one] { $count } egységnek van még akciópontja:
   *[other] { $count } egységnek van még akciópontja:
}
end-turn-go = Kör vége
end-turn-stay = Tovább játszom
resign-title = Feladod?
resign-text = A játszmát a másik oldal nyeri.
resign-go = Feladom
draw-offered = { $side ->
    [marine] A katonák döntetlent ajánlanak.
   *[alien] Az idegenek döntetlent ajánlanak.
}
draw-waiting = Döntetlent ajánlottál.
draw-accept = Elfogadom
draw-decline = Elutasítom
undo = Visszavonás
undo-none = Nincs mit visszavenni
undo-marked = Visszavonás (a napló jelzi)

# Curtain
curtain-title = Add át a képernyőt

# Chat and presence
chat-title = Csevegés
chat-empty = Még senki sem szólt.
chat-label = Üzenet
chat-send = Küldés
chat-only-players = Csak játékosok írhatnak.
presence-title = Az asztalnál
presence-here = itt van
presence-away = nincs itt
presence-watchers = { $count ->
    [one] { $count } néző
   *[other] { $count } néző
}

# Connection
net-connecting = Kapcsolódás …
net-lost = Megszakadt a kapcsolat. Újra próbáljuk …
net-retry = { $seconds ->
    [one] Megszakadt a kapcsolat. Új próba { $seconds } másodperc múlva.
   *[other] Megszakadt a kapcsolat. Új próba { $seconds } másodperc múlva.
}
net-retry-now = Próbáld most
net-refused = A kiszolgáló nem enged be: { $why }
net-old = Ez az oldal régebbi, mint a kiszolgáló. Töltsd be újra.
net-reload = Újratöltés
net-no-match = Nincs itt ilyen játszma.

# Settings
settings-title = Beállítások
settings-lead = Csak ez a böngésző őrzi őket.
set-name = Név
set-animation = Mozgás a pályán
set-computer-pace = A gép lépései
pace-instant = azonnal
pace-fast = gyors
pace-normal = közepes
pace-slow = lassú
set-confirm = Kérdezzen rá cselekvés előtt
set-confirm-never = soha
set-confirm-dice = lövés és közelharc előtt
set-confirm-final = minden végleges előtt
set-warn-end-turn = Figyelmeztessen a kör végén, ha maradt pont
set-auto-pass = Passzoljon magától, ha mást nem lehet
set-text-size = Betűméret
set-contrast = Kontraszt
contrast-normal = közepes
contrast-high = erős
set-motion = Mozgás
motion-system = ahogy a rendszer kéri
motion-reduced = kevesebb
settings-play = Játék
settings-look = Megjelenés
settings-keys = Billentyűk

# Keys
keys-title = Billentyűk
key-help = Ez a lista
key-board = A pályára
key-end-turn = Kör vége
key-pass = Passz, vagy a látottak átugrása
key-undo = Vissza
key-log = A naplóhoz
key-chat = A csevegéshez
key-actions = Az egyik látható akció
key-overwatch = Készenlét
key-guard = Védőállás
key-clear-jam = Akadás elhárítása
key-escape = Bezárás, vagy a kijelölés törlése
key-name-space = Szóköz
key-name-digits = 1–9

# About
about-title = Névjegy
about-lead = A Blipfall szabad szoftver, olyanok írják, akik mindkét játékot szeretik.
about-unofficial = A Blipfall nem hivatalos. Nem a Space Hulk vagy a Death Angel kiadói készítették, nem hagyták jóvá, és nem támogatják. A játékok neve a tulajdonosaiké. Itt minden szó, kép és küldetés a sajátunk.
about-license = MIT vagy Apache-2.0, ahogy tetszik.
about-version = { $version } verzió
about-offline = Az oldal magából a programból jön. Máshonnan semmit sem tölt be, nem használ sütiket, és nem kell hozzá fiók.
about-dice = A dobásokat egy szám dönti el, amely a játszma előtt rögzül, és utána kiderül, így bárki ellenőrizheti.

# Tutorial
hint-title = Kiképző
hint-next = Értem
hint-hide = A kiképző elrejtése
hint-show = A kiképző mutatása

# Games
game-space-hulk = Space Hulk
game-death-angel = Death Angel
