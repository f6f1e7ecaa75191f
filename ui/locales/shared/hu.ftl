# Frame
skip-to-content = Ugrás a tartalomhoz
nav-label = Fő navigáció
nav-start = Kezdőlap
nav-missions = Küldetések
nav-campaigns = Hadjáratok
nav-workshop = Műhely
puzzles-title = Feladványok
nav-rules = Szabályok
nav-replays = Felvételek
nav-watch = Élő játszmák
nav-settings = Beállítások
nav-about = Névjegy
language-label = Nyelv
close = Bezárás
cancel = Mégse
copy = Másolás
copied = Kimásolva
copy-by-hand = Itt nem lehet másolni. A link ki van jelölve: másold ki kézzel.
copy-link = Link
loading = Betöltés…
try-again = Újra
choose-file = Fájl kiválasztása
choose-files = Fájlok kiválasztása
page-lost = Az oldal nem található.
page-lost-way = Vissza a kezdőlapra

# Start page
start-tagline = Sötét folyosók. Kevés lőszer. Sok karom.
start-lead = A Space Hulk társasjáték és a Death Angel kártyajáték a képernyődön: egy nehézpáncélos osztag az ellen, ami a sötétben él. Egyedül, egy képernyőnél ketten, vagy egy barátoddal linken át.
start-play-now = Játék most
start-play-now-hint = Első lépések: két katona, pár perc, minden elmagyarázva
start-continue = Folytatás
start-your-turn = Te jössz
start-waits = Az ellenfeledre vársz
start-waits-together = A többiekre vársz
start-not-begun = Játékos csatlakozására vár
start-missions-hint = Térképek, eligazítások és győzelmi arányok
start-rules-hint = Mindkét játék röviden, a pontos esélyek és egy szójegyzék
puzzles-hint = Egy döntés, egy legjobb válasz: találd meg!
start-join = Csatlakozás linkkel
start-join-hint = Egy barátod meghívót küldött
start-watch-hint = Nyílt játszmák, amelyeket most mások játszanak

# New match
player-random = Véletlen
player-random-about = Bármelyik szabályos akciót választja. A legelső lépésekhez.
player-scout = Felderítő
player-scout-about = Egyszerre egy akciót mérlegel. Kezdőknek méltó ellenfél.
player-cadet = Kadét
player-cadet-about = Ismeri a veterán terveit, de tétovázik. Annak, aki legyőzi a felderítőt.
player-veteran = Veterán
player-veteran-about = Minden egységnek tervez. Nehéz legyőzni.
player-captain = Kapitány
player-captain-about = Előrenéz az ellenfél válaszáig. Annak, aki legyőzi a veteránt.
player-master = Mester
player-master-about = Úgy néz előre, mint a kapitány, de több ötletet próbál ki, és sokkal többször. Semmit sem bocsát meg.
new-practice = Gyakorló játszma
new-practice-about = Bármi visszavonható, a dobások is. A napló minden visszavonást jelez.
new-public = Nézők engedélyezése
new-name = A neved
new-name-about = A többi játékos látja. Nem kötelező.
name-guest = Vendég
new-create = Kezdés
new-failed = A játszmát nem sikerült létrehozni: { $why }

# Lobby, joining, watching
lobby-title = Várunk a másik oldalra
lobby-lead = Küldd el ezt a linket a barátodnak. A játszma indul, amint mindketten itt vagytok.
lobby-link = Meghívólink
lobby-link-about = Bárki csatlakozhat, akinél a link van. Fiók nem kell.
lobby-seats = Helyek
lobby-awaited = Mindenki készen áll. A játszma akkor indul, amikor { $names } is itt van: az ottani böngésző ekkor nyitja fel a kockákhoz lepecsételt számát.
seat-you = Te
seat-open = szabad
seat-computer = Gép: { $player }
seat-person = Egy játékos
join-title = Meghívtak
join-lead = Valaki meghívott egy játszmára.
join-button = Csatlakozás a játszmához
join-joining = Csatlakozás…
join-failed = Nem sikerült csatlakozni: { $why }
join-lead-by = { $host } meghívott: { $game }.
join-title-closed = Ez a meghívó lezárult
join-void = A link hibás, vagy újat adtak ki helyette. Kérd az új linket.
join-full = Minden hely foglalt.
join-over = Ez a játszma véget ért.
join-watch = A játszma megtekintése
lobby-code = A link QR-kódként
lobby-fill = Játsszon a gép
lobby-free = Hely felszabadítása
lobby-title-together = Várunk a többi játékosra
lobby-lead-together = { $count ->
    [one] Küldd el ezt a linket a barátodnak. A játszma indul, amint az utolsó hely is foglalt, és mindenki itt van.
   *[other] Küldd el ezt a linket a barátaidnak: { $count } hely szabad. A játszma indul, amint minden hely foglalt, és mindenki itt van.
}
resign-text-together = A játszma elveszett, ha minden játékos feladja.
set-ask-best-rolls = Death Angel: ajánlja fel az újradobást akkor is, ha jobb dobás nincs
set-auto-attack = Death Angel: azonnal támadjon, ha minden katonának egy célpontja van és nincs jelzője
set-ask-deadly-rolls = Death Angel: kérdezzen, mielőtt jelző ismétel meg egy halálos dobást
enter-title = Csatlakozás linkkel
enter-label = Meghívólink
enter-lead = Illeszd be a linket, amelyet kaptál. Egy Blipfall-szerver címével kezdődik.
enter-bad = Ez nem meghívólink. A meghívólinkekben benne van: „#/join/”.
enter-button = Csatlakozás
watch-title = Élő játszmák
watch-lead = Játszmák ezen a szerveren, amelyeket bárki nézhet.
watch-none = Most nincs nyílt játszma. Indíts egyet, engedélyezd a nézőket, vagy nézz meg egy felvételt.
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
menu-keys = Billentyűparancsok
menu-leave = Felállok az asztaltól
menu-resign = Feladom
menu-draw = Döntetlent ajánlok

# Prompts
ask-you = Te döntesz
wait-computer = A gép gondolkodik
wait-computer-named = { $player } gondolkodik
wait-person = { $name } dönt
wait-people = Még dönt: { $names }
wait-offline = { $name } nincs itt
wait-more = Még történik valami…
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
clock-hours = { $hours } ó { $minutes } p
clock-days = { $days } n { $hours } ó
clock-low = { $seconds ->
    [one] Még { $seconds } másodperc
   *[other] Még { $seconds } másodperc
}

# Dice
dice-title = Kockák
dice-none = Még senki sem dobott.

# Odds
odds-title = Esélyek
odds-counting = Számítás…
odds-go = Mehet
odds-too-many = Túl sok lehetőség a kiszámításhoz.
odds-each = Külön-külön
odds-how-many = Hány semmisül meg

# Log
log-jump = Ugrás ide…
log-title = Napló
log-filter = Mutasd
log-filter-all = Minden
log-filter-combat = Harcok és kockák
log-filter-moves = Mozgás
log-filter-rules = Miért tették az idegenek
log-latest = A legújabbhoz
log-empty = Még nem történt semmi.
log-round = { $round }. forduló
step-aborted-late = A kezdésből nem lett semmi: { $names } száma a kockákhoz nem nyílt fel időben. Mindenki újat pecsétel le.
step-aborted-withdrawn = A kezdésből nem lett semmi: { $names } nem tudta felnyitni a kockákhoz lepecsételt számot. Mindenki újat pecsétel le.
step-aborted-reseated = A kezdésből nem lett semmi: egy hely gazdát cserélt, miután a számokat lepecsételték. Mindenki újat pecsétel le.

# At the table
step-undone = Visszavonta: { $seat }
step-draw_offered = Döntetlenajánlat: { $seat }
step-draw_declined = Elutasította a döntetlent: { $seat }
step-resigned = Feladta: { $seat }
step-rematch_asked = Visszavágót kér: { $seat }

# Events
event-unknown = { $type }

# End
over-you-won = Győzelem
over-you-lost = Vereség
over-reason-resigned = Az egyik oldal feladta.
over-reason-resigned-together = Feladta: { $names }.
over-reason-agreed = A két oldal döntetlenben egyezett meg.
over-reason-abandoned = A játszmát félbehagyták.
over-reason-limit = A játszma túl hosszú volt: 200 kör vagy 10 000 akció után döntetlen.
over-rematch = Visszavágó
over-rematch-wait = Várunk a másik oldalra…
over-rematch-wait-together = Várunk a többiekre…
over-try-again = Újrakezdés innen: { $round }. kör
over-try-again-round = Kör
over-rematch-go = Az új játszmához
over-show = Eredmény
over-look = Megnézem a pályát
over-start = A kezdőlapra

# Why not, refusals
why-not-title = Nem lehet
refused-unreachable = A szerver nem válaszol.
refused-lost = A kapcsolat megszakadt, mielőtt megjött a válasz.
refused-bad_message = A szerver nem értette ezt az oldalt. Töltsd be újra.
refused-hello = A szerver nem értette ezt az oldalt. Töltsd be újra.
refused-garbage = A szerver nem értette ezt az oldalt. Töltsd be újra.
refused-replaced = Ez a játszma túl sok ablakban van nyitva. Ezt az egyet leválasztottuk.
refused-protocol = Ez az oldal régebbi, mint a szerver. Töltsd be újra.
refused-unauthorized = A szerver nem ismer fel. Töltsd be újra az oldalt.
refused-forbidden = Ehhez nincs jogod.
refused-not_found = Nem található.
refused-stale = A játék közben továbbhaladt. Nézd meg a pályát, és próbáld újra.
refused-illegal_action = A szabályok nem engedik.
refused-not_your_turn = Nem te döntesz.
refused-wrong_stage = A játszma még nem kezdődött el, vagy már véget ért.
refused-no_undo = Ezt már nem lehet visszavonni.
refused-seat_taken = A hely foglalt.
refused-too_many = Túl sok kérés. Várj egy kicsit.
refused-too_large = Ez túl nagy.
refused-storage = A szerver most nem tud menteni. Semmi sem változott.
refused-closing = A szerver éppen leáll.
refused-no_draw = Most nem lehet döntetlent ajánlani.
refused-time_up = Lejárt az idő.
refused-bad_terms = A szerver nem fogadja el ezeket a beállításokat.
refused-bad_record = A fájl sérült, nem Blipfall-felvétel, vagy a dobásai nem bizonyíthatók.
refused-internal = Szerverhiba. A részletek a szerver naplójában vannak.
refused-other = Valami nem sikerült. Próbáld újra.

# Confirming
confirm-final = Ezt nem lehet visszavonni.
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
undo-none = Nincs mit visszavonni
undo-marked = Visszavonás (a napló jelzi)
undo-marked-short = (a naplóban jelölve)

# Curtain
curtain-title = Add át a képernyőt

# Chat and presence
chat-title = Csevegés
chat-empty = Még nincs üzenet.
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
net-connecting = Kapcsolódás…
net-lost = Megszakadt a kapcsolat. Újra próbáljuk…
net-retry = { $seconds ->
    [one] Megszakadt a kapcsolat. Új próba { $seconds } másodperc múlva.
   *[other] Megszakadt a kapcsolat. Új próba { $seconds } másodperc múlva.
}
net-retry-now = Próbáld most
net-old = Ez az oldal régebbi, mint a szerver. Töltsd be újra.
net-reload = Újratöltés
net-no-match = A játszma nem található.

# Settings
settings-title = Beállítások
settings-lead = Csak ez a böngésző őrzi őket.
set-name = Név
set-animation = Animáció a pályán
set-computer-pace = A gép sebessége
pace-instant = azonnal
pace-fast = gyors
pace-normal = közepes
pace-slow = lassú
set-confirm = Kérdezzen rá cselekvés előtt
set-confirm-never = soha
set-confirm-dice = lövés és közelharc előtt, ha az esélyek nem látszanak
set-confirm-final = minden visszavonhatatlan lépés előtt
set-warn-end-turn = Figyelmeztessen a kör végén, ha maradt pont
set-auto-pass = Passzoljon magától, ha mást nem lehet
set-text-size = Betűméret
set-contrast = Kontraszt
contrast-normal = közepes
contrast-high = erős
set-motion = Mozgás
motion-system = a rendszer beállítása szerint
motion-reduced = kevesebb
settings-play = Játék
settings-look = Megjelenés
settings-keys = Billentyűparancsok

# Keys
keys-title = Billentyűparancsok
key-help = Ez a lista
key-board = A pályára
key-end-turn = Kör vége
key-pass = Passz, vagy az animáció átugrása
key-command = Parancspontok be vagy ki
key-undo = Visszavonás
key-log = A naplóhoz
key-chat = A csevegéshez
key-actions = Az ilyen számú akció; a Space Hulkban minden szám megtartja a jelentését
key-overwatch = Készenlét
key-guard = Védőállás
key-clear-jam = Akadás elhárítása
key-escape = Bezárás, vagy a kijelölés törlése
key-name-space = Szóköz
key-name-digits = 1–9

# About
about-title = Névjegy
about-lead = A Blipfall szabad szoftver, olyanok írják, akik mindkét játékot szeretik.
about-unofficial = A Blipfall nem hivatalos. Nem a Space Hulk vagy a Death Angel kiadói készítették, nem hagyták jóvá, és nem támogatják. A játékok, szereplőik, fegyvereik és kártyáik neve a tulajdonosaiké. Minden szöveg, kép és küldetés a Blipfallhoz készült.
about-license = MIT vagy Apache-2.0 licenc, választásod szerint.
about-version = { $version } verzió
about-offline = Az oldal magából a programból jön. Máshonnan semmit sem tölt be, nem használ sütiket, és nem kell hozzá fiók.
about-dice = Minden dobás egy számból következik, amely a játszma előtt rögzül, és utána kiderül, így bárki ellenőrizheti.

# Tutorial
hint-title = Kiképző
hint-next = Értem
hint-first = Előbb olvasd el, mit mond a kiképző, aztán nyomd meg az „Értem” gombot.
hint-back = Vissza az előző lépésre
hint-forward = Tovább a következő lépésre
hint-done = Kész
hint-over = Ez volt az utolsó lépés. Most fejezd be a küldetést.
hint-waits = Te jössz: a kiképző megvárja, amíg megteszed.
hint-skip = Lépés kihagyása
hint-hide = A kiképző elrejtése
hint-show = A kiképző mutatása

# Games
game-space-hulk = Space Hulk
game-death-angel = Death Angel

start-play-next-hint = A következő lecke vagy fejezet, amelyet még nem játszottál
start-remove = { $title } eltávolítása a listáról
start-put-back = { $count } eltávolított játszma megjelenítése
over-story = A játszma története
over-turnings = Fordulópontok

column-fold = Összecsukás: { $column }
column-unfold = Kinyitás: { $column }

# Named in a match, told in files that are loaded later
guide-open-rule = { $rule } szabály elolvasása
guide-taught = E lépés szabályai
over-replay = A felvétel megnézése
refused-dropped = Ezt a készüléket eltávolították a készülékeid listájáról.
campaign-to-chapter = Tovább: { $number }. fejezet
campaign-to-second-try = { $number }. fejezet, második kísérlet
campaign-to-epilogue = Az utóhanghoz
coach-hint = Tipp
coach-blunder-title = Biztos vagy benne?
coach-blunder = Ez a 100-ból körülbelül { $points } pontot veszít. Jobb: { $action }.
coach-blunder-go = Mégis megteszem
set-warn-blunders = Gyakorló játszmában figyelmeztess súlyos hiba előtt
