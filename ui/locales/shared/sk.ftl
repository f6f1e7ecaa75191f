# Frame
skip-to-content = Preskočiť na obsah
nav-label = Hlavné stránky
nav-start = Štart
nav-missions = Misie
nav-watch = Pozerať
nav-settings = Nastavenia
nav-about = O hre
language-label = Jazyk
close = Zavrieť
cancel = Zrušiť
copy = Kopírovať
copied = Skopírované
loading = Načítava sa …
try-again = Skúsiť znova
page-lost = Takáto stránka neexistuje.
page-lost-way = Späť na štart

# Start page
start-tagline = Tmavé chodby. Málo nábojov. Veľa pazúrov.
start-lead = Stolová hra Space Hulk a kartová hra Death Angel na vašej obrazovke: čata v ťažkej zbroji proti tomu, čo žije v tme. Sám, dvaja pri jednej obrazovke alebo s priateľom cez odkaz.
start-play-now = Hrať hneď
start-play-now-hint = Prvé kroky: dvaja mariňáci, pár minút, všetko vysvetlené
start-continue = Pokračovať
start-your-turn = Ste na rade
start-waits = Rozhoduje druhá strana
start-not-begun = Čaká sa na hráča
start-missions-hint = Mapy, zadania a ako dopadli v praxi
start-rules-hint = Obe hry v krátkosti, presné šance a slovník pojmov
start-join = Pripojiť sa odkazom
start-join-hint = Priateľ vám poslal pozvánku
start-watch-hint = Otvorené hry, ktoré práve hrajú iní

# New match
player-random = Náhodný
player-random-about = Urobí ktorúkoľvek dovolenú akciu. Na úplne prvé kroky.
player-scout = Prieskumník
player-scout-about = Zvažuje vždy jednu akciu. Férový súper pre začiatočníkov.
player-veteran = Veterán
player-veteran-about = Plánuje za každú jednotku. Ťažko ho poraziť.
new-practice = Cvičná hra
new-practice-about = Vrátiť možno čokoľvek, aj kocky. Každé vrátenie sa zapíše do záznamu.
new-public = Iní sa smú pozerať
new-name = Vaše meno
new-name-about = Vidia ho ostatní pri stole. Môže zostať prázdne.
name-guest = Hosť
new-create = Začať
new-failed = Hru sa nepodarilo otvoriť: { $why }

# Lobby, joining, watching
lobby-title = Čaká sa na druhú stranu
lobby-lead = Pošlite priateľovi tento odkaz. Hra sa začne, len čo ho otvorí.
lobby-link = Odkaz s pozvánkou
lobby-link-about = Kto má odkaz, smie si sadnúť. Nič iné netreba.
lobby-seats = Miesta
seat-you = Vy
seat-open = voľné
seat-computer = Počítač: { $player }
seat-person = Hráč
join-title = Ste pozvaní
join-lead = Niekto si s vami chce zahrať Space Hulk.
join-button = Sadnúť si
join-joining = Sadáte si …
join-failed = Miesto sa nepodarilo obsadiť: { $why }
enter-title = Pripojiť sa odkazom
enter-label = Odkaz s pozvánkou
enter-lead = Vložte odkaz, ktorý ste dostali. Začína sa adresou servera Blipfall.
enter-bad = Toto nie je pozvánka. Pozvánka obsahuje „#/join/“.
enter-button = Pripojiť sa
watch-title = Pozerať
watch-lead = Hry na tomto serveri, ktorých hráčom diváci neprekážajú.
watch-none = Práve niet otvorenej hry.
watch-button = Pozerať
watch-waiting = Čaká sa na hráčov
watch-running = Hrá sa

# Match
match-round = Kolo { $round }
match-round-of = Kolo { $round } z { $limit }
match-spectator = Pozeráte sa
match-you-are = Vy: { $side }
match-board = Plán
match-tabs = Časti hry
tab-board = Plán
tab-status = Stav
tab-log = Záznam
tab-chat = Rozhovor
match-menu = Ponuka
menu-settings = Nastavenia
menu-keys = Klávesy
menu-leave = Odísť od stola
menu-resign = Vzdať sa
menu-draw = Ponúknuť remízu

# Prompts
ask-you = Rozhodujete vy
wait-computer = Počítač premýšľa
wait-person = Rozhoduje: { $name }
wait-offline = Nepripojený hráč: { $name }
wait-more = Deje sa ďalej
wait-skip = Preskočiť

# Actions
actions-label = Akcie
actions-of = Akcie: { $unit }
actions-choose-unit = Vyberte jednotku na pláne alebo tu:

# Status
status-title = Stav
status-fallen = Padlí

# Clock
clock-label = Zostávajúci čas
clock-left = { $minutes }:{ $seconds }
clock-low = { $seconds ->
    [one] Zostáva { $seconds } sekunda
    [few] Zostávajú { $seconds } sekundy
   *[other] Zostáva { $seconds } sekúnd
}

# Dice
dice-title = Kocky
dice-none = Zatiaľ sa nehádzalo.

# Odds
odds-title = Šance
odds-counting = Počíta sa …
odds-go = Urobiť
odds-too-many = Priveľa možností na spočítanie.
odds-each = Každý zvlášť
odds-how-many = Koľko ich bude zničených

# Log
log-jump = Prejsť na …
log-title = Záznam
log-filter = Zobraziť
log-filter-all = Všetko
log-filter-combat = Boje a kocky
log-filter-moves = Pohyb
log-filter-rules = Prečo votrelci konajú
log-latest = Na najnovšie
log-empty = Zatiaľ sa nič nestalo.
log-round = Kolo { $round }

# At the table
step-undone = Vrátené späť: { $seat }
step-draw_offered = Ponuka remízy: { $seat }
step-draw_declined = Bez remízy: { $seat }
step-resigned = Vzdali sa: { $seat }
step-rematch_asked = Ešte jednu hru? { $seat }

# Events
event-unknown = { $type }

# End
over-you-won = Víťazstvo
over-you-lost = Porážka
over-reason-resigned = Jedna strana sa vzdala.
over-reason-agreed = Obe strany sa dohodli na remíze.
over-reason-abandoned = K stolu sa nikto nevrátil.
over-rematch = Odveta
over-rematch-wait = Čaká sa na druhú stranu …
over-rematch-go = Do novej hry
over-show = Výsledok
over-look = Pozrieť si plán
over-start = Na štart

# Why not, refusals
why-not-title = Nedá sa
why-not-rule = Pravidlo { $rule }
refused-unreachable = Server neodpovedá.
refused-lost = Spojenie sa stratilo skôr, než prišla odpoveď.
refused-bad_message = Server stránke nerozumel. Načítajte ju znova.
refused-protocol = Táto stránka je staršia než server. Načítajte ju znova.
refused-unauthorized = Server nevie, kto ste.
refused-forbidden = To vám neprislúcha.
refused-not_found = Nič také tu nie je.
refused-stale = Hra sa medzitým pohla. Pozrite sa ešte raz.
refused-illegal_action = Pravidlá to nedovoľujú.
refused-not_your_turn = Rozhodnutie nie je vaše.
refused-wrong_stage = Hra sa ešte nezačala alebo sa už skončila.
refused-no_undo = Toto sa už nedá vrátiť.
refused-seat_taken = Miesto je obsadené.
refused-too_many = Priveľa naraz. Chvíľu počkajte.
refused-too_large = Je to príliš veľké.
refused-storage = Server teraz nemôže nič uložiť. Nič sa nestalo.
refused-closing = Server sa práve vypína.
refused-no_draw = Teraz sa remíza ponúknuť nedá.
refused-time_up = Čas vypršal.
refused-bad_terms = V zadaní tejto hry sú chyby: { $message }
refused-internal = Server urobil chybu. Viac je v jeho zázname.
refused-other = Odmietnuté: { $message }

# Confirming
confirm-final = Toto sa nedá vrátiť.
confirm-do = Urobiť
confirm-again = Pýtať sa vždy
end-turn-title = Ukončiť ťah?
end-turn-left = { $count ->
    [one] { $count } jednotka má ešte akčné body:
    [few] { $count } jednotky majú ešte akčné body:
   *[other] { $count } jednotiek má ešte akčné body:
}
end-turn-go = Ukončiť ťah
end-turn-stay = Hrať ďalej
resign-title = Vzdať sa?
resign-text = Hru vyhrá druhá strana.
resign-go = Vzdať sa
draw-offered = { $side ->
    [marine] Mariňáci ponúkajú remízu.
   *[alien] Votrelci ponúkajú remízu.
}
draw-waiting = Ponúkli ste remízu.
draw-accept = Súhlasiť
draw-decline = Odmietnuť
undo = Vrátiť
undo-none = Niet čo vrátiť
undo-marked = Vrátiť (zapíše sa)

# Curtain
curtain-title = Odovzdajte obrazovku

# Chat and presence
chat-title = Rozhovor
chat-empty = Zatiaľ nikto nič nepovedal.
chat-label = Správa
chat-send = Poslať
chat-only-players = Písať môžu len hráči.
presence-title = Pri stole
presence-here = je tu
presence-away = preč
presence-watchers = { $count ->
    [one] Pozerá sa { $count } človek
    [few] Pozerajú sa { $count } ľudia
   *[other] Pozerá sa { $count } ľudí
}

# Connection
net-connecting = Pripája sa …
net-lost = Spojenie sa stratilo. Skúša sa znova …
net-retry = { $seconds ->
    [one] Spojenie sa stratilo. Ďalší pokus o { $seconds } sekundu.
    [few] Spojenie sa stratilo. Ďalší pokus o { $seconds } sekundy.
   *[other] Spojenie sa stratilo. Ďalší pokus o { $seconds } sekúnd.
}
net-retry-now = Skúsiť hneď
net-refused = Server nás nepustil: { $why }
net-old = Táto stránka je staršia než server. Načítajte ju znova.
net-reload = Načítať znova
net-no-match = Takáto hra tu nie je.

# Settings
settings-title = Nastavenia
settings-lead = Ukladajú sa len v tomto prehliadači.
set-name = Meno
set-animation = Pohyby na pláne
set-computer-pace = Ťahy počítača
pace-instant = okamžite
pace-fast = rýchlo
pace-normal = normálne
pace-slow = pomaly
set-confirm = Pýtať sa pred akciou
set-confirm-never = nikdy
set-confirm-dice = pred streľbou a útokom
set-confirm-final = pred všetkým nevratným
set-warn-end-turn = Upozorniť na konci ťahu, ak majú jednotky ešte body
set-auto-pass = Prepustiť samo, kde sa nič iné nedá
set-text-size = Veľkosť textu
set-contrast = Kontrast
contrast-normal = normálny
contrast-high = vysoký
set-motion = Pohyb
motion-system = podľa systému
motion-reduced = obmedzený
settings-play = Hra
settings-look = Vzhľad
settings-keys = Klávesy

# Keys
keys-title = Klávesy
key-help = Ukázať tento zoznam
key-board = Prejsť na plán
key-end-turn = Ukončiť ťah
key-pass = Prepustiť alebo preskočiť, čo sa ukazuje
key-undo = Späť
key-log = Prejsť do záznamu
key-chat = Prejsť do rozhovoru
key-actions = Vybrať jednu zo zobrazených akcií
key-overwatch = Hliadka
key-guard = Stráž
key-clear-jam = Uvoľniť zbraň
key-escape = Zavrieť alebo zrušiť výber
key-name-space = Medzera
key-name-digits = 1 až 9

# About
about-title = O hre
about-lead = Blipfall je slobodný softvér ľudí, ktorí majú radi obe hry.
about-unofficial = Blipfall je neoficiálny. Vydavatelia hier Space Hulk a Death Angel ho nevytvorili, neschválili ani nepodporujú. Názvy hier patria ich vlastníkom. Každé slovo, obrázok a misia sú naše vlastné.
about-license = MIT alebo Apache-2.0, podľa vás.
about-version = Verzia { $version }
about-offline = Stránka pochádza priamo z programu. Odinakiaľ nič nenačítava, neukladá cookies a nepotrebuje účet.
about-dice = O kockách rozhoduje číslo, ktoré je určené pred hrou a ukáže sa po nej, takže si ich každý môže overiť.

# Tutorial
hint-title = Inštruktor
hint-next = Rozumiem
hint-hide = Skryť inštruktora
hint-show = Ukázať inštruktora

# Games
game-space-hulk = Space Hulk
game-death-angel = Death Angel
