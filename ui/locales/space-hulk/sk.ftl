# Start page
start-new-hint = Stolová hra pre dvoch alebo pre jedného: misia, súper a pravidlá podľa vás

# Missions
missions-title = Misie
missions-lead = Kampaň s dvanástimi kapitolami, k nej lekcie a krátke boje.
series-tutorial = Výcvik
series-campaign = Vesperský uzol
series-single = Krátke boje
mission-chapter = { $chapter }. kapitola
mission-difficulty = Náročnosť { $level } z 5
mission-marines = { $count ->
    [one] { $count } mariňák
    [few] { $count } mariňáci
    [many] { $count } mariňáka
   *[other] { $count } mariňákov
}
mission-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kolá
    [many] { $count } kola
   *[other] { $count } kôl
}
mission-no-limit = Bez obmedzenia kôl
mission-wins = Mariňáci vyhrávajú { $share } hier
mission-wins-about = Namerané { $date } v { $games } hrách, { $player } proti { $player }; s istotou 95 % je skutočný podiel { $low } až { $high }.
mission-wins-unknown = Zatiaľ nenamerané
mission-picture = Mapa misie { $title }
mission-play = Hrať túto misiu
mission-learn = Absolvovať túto lekciu
mission-briefing = Zadanie
mission-goals = Podmienky víťazstva
mission-goals-marine = Mariňáci vyhrajú, ak
mission-goals-alien = Votrelci vyhrajú, ak
mission-goals-draw = Remíza je, ak
mission-author = Autor: { $author }

# New match
new-title = Nová hra
new-mission = Misia
new-opponent = Súper
opponent-computer = Počítač
opponent-computer-about = Vyberiete si stranu, program hrá za druhú.
opponent-friend = Priateľ cez odkaz
opponent-friend-about = Dostanete odkaz na poslanie. Kto ho otvorí, hrá za druhú stranu.
opponent-hotseat = Jedna obrazovka (hot seat)
opponent-hotseat-about = Dvaja sa tu striedajú. Opona skryje, čo druhý nesmie vidieť.
opponent-solo_a = Sólo, variant A
opponent-solo_a-about = Vediete mariňákov. Votrelci sa riadia slovenskými fanúšikovskými pravidlami pre jedného hráča: lovia podľa priorít a útočia v roji.
opponent-solo_b = Sólo, variant B
opponent-solo_b-about = Vediete mariňákov. Votrelci sa riadia talianskymi fanúšikovskými pravidlami pre jedného hráča: chodia v skupinách a je ich viac.
new-side = Vaša strana
side-marine = Mariňáci
side-alien = Votrelci
new-computer = Počítačový hráč
new-rules = Pravidlá
preset-fourth = 4. edícia
preset-fourth-about = Streľba z hliadky je na vás; kde sa edície líšia, platí novší text.
preset-third = 3. edícia
preset-third-about = Streľba z hliadky je povinná; na odhalenie mariňáci reagujú až po poslednej umiestnenej figúrke.
new-options = { $changed ->
    [0] Voľby pravidiel
   *[other] Voľby pravidiel (zmenené: { $changed })
}
new-options-reset = Späť k prednastaveniu
new-clock = Hodiny
clock-none = Bez hodín
clock-seconds = { $seconds } s na ťah mariňákov

# Options of the rules
option-true = áno
option-false = nie
option-number = { $number }
option-overwatch_fire = Streľba z hliadky
option-overwatch_fire-about = Či mariňák na hliadke smie, alebo musí strieľať, keď votrelec koná v jeho zornom poli.
option-overwatch_covering = Viacerí na hliadke
option-overwatch_covering-about = Či pred prvým hodom určíte, kto strieľa, alebo hádžu všetci, aj na mŕtvy cieľ.
option-cp_reactor = Kto smie reagovať
option-cp_reactor-about = Či smie veliteľské body minúť ktorýkoľvek mariňák, keď votrelca niekto videl, alebo len ten, kto ho vidí sám.
option-lurk_genestealer_cap = Genozlodeji pri vstupe
option-lurk_genestealer_cap-about = Koľko odhalených Genozlodejov smie číhať pri jednom vstupe.
option-forced_lurk_scope = Nútené číhanie
option-forced_lurk_scope-about = Či mariňáci blízko vstupu zadržia len blipy položené v tomto ťahu, alebo všetky, čo tam číhajú.
option-reveal_reactions = Reakcia na odhalenie
option-reveal_reactions-about = Či mariňáci smú reagovať po každom umiestnenom Genozlodejovi, alebo raz po poslednom.
option-reveal_reacts_in_marine_turn = Hliadka vo vlastnom ťahu
option-reveal_reacts_in_marine_turn-about = Či hliadka reaguje aj na blip odhalený v ťahu mariňákov.
option-assault_tie_turn = Otočenie po remíze
option-assault_tie_turn-about = Či sa obranca po remíze v útoku zblízka smie otočiť k útočníkovi.
option-parry_die = Odrazenie
option-parry_die-about = Ktorú kocku nepriateľa dá silový meč hodiť znova.
option-door_close_overwatch = Hliadka a zatváranie dverí
option-door_close_overwatch-about = Či mariňák na hliadke smie, alebo musí strieľať na dvere, ktoré votrelec zatvára.
option-cp_overspend = Priveľa veliteľských bodov
option-cp_overspend-about = Či sa míňanie viac bodov, než sa vytiahlo, odmietne, alebo je dovolené a znamená prehru.
option-los_model = Línia pohľadu
option-los_model-about = Či rozhoduje len priamka zo stredu do stredu, alebo mimo miestností vidno len po radoch a stĺpcoch.
option-blip_into_los = Blip do výhľadu
option-blip_into_los-about = Či blip do výhľadu vôbec nesmie, alebo sa vráti a jeho ťah sa skončí.
option-door_placement = Dvere
option-door_placement-about = Či dvere vypĺňajú políčko, alebo stoja medzi dvoma políčkami.
option-door_operation = Otváranie dverí
option-door_operation-about = Či dvere musia byť na jednom z troch políčok vpredu, alebo stačí ktorékoľvek susedné.
option-door_close_on_unit = Zatvorenie dverí na jednotku
option-door_close_on_unit-about = Či sa dvere smú zatvoriť na jednotku, čo ju zničí.
option-lurk_distance = Vzdialenosť od vstupu
option-lurk_distance-about = Či sa šesť políčok okolo vstupu počíta po ceste, alebo priamo ako dostrel.
option-sustained_losses = Koniec súvislej streľby
option-sustained_losses-about = Či súvislá streľba končí aj stratou výhľadu na cieľ a koncom kola.
option-burning_conversion = Blipy v ohni
option-burning_conversion-about = Či je blip odhalený v horiacej sekcii zničený skôr, než sa umiestni.
option-diagonal_block = Kroky šikmo
option-diagonal_block-about = Či šikmému kroku bránia až dve blokované políčka, alebo stačí jedno.
option-ladder_cost = Rebríky
option-ladder_cost-about = Či lezenie stojí mariňáka 2 body a votrelca 1, alebo toľko ako krok vpred.
option-librarian_base_bonus = Sekera moci
option-librarian_base_bonus-about = Koľko knihovník pripočíta v útoku zblízka, kým neminie psi body.
option-sustained_on_overwatch = Súvislá streľba z hliadky
option-sustained_on_overwatch-about = Či sa opakované výstrely z hliadky na ten istý cieľ počítajú ako súvislá streľba.
option-cp_on_door_close = Reakcia na zatváranie dverí
option-cp_on_door_close-about = Či mariňáci smú minúť veliteľské body, keď vidia zatvárať sa dvere.
option-sb_broodlord_once = Broodlord len raz
option-sb_broodlord_once-about = Sólo variant B: či sa zabitý Broodlord smie vrátiť.
value-none = žiadne
value-may = smie
value-must = musí
value-declare_subset = koho určíte
value-all_roll = všetci
value-any_marine = ktorýkoľvek mariňák
value-witness_only = len kto to vidí
value-new_blips = nové blipy
value-all_blips = všetky blipy
value-per_model = po každom
value-after_all = po poslednom
value-marine_choice = vyberá strana mariňákov
value-highest = najvyššiu
value-reject = odmietnuté
value-lose_game = prehra
value-geometric = len priamka
value-corridor_strict = rady a stĺpce
value-bounce = vráti sa
value-square = na políčku
value-edge = medzi políčkami
value-front_three = tri políčka vpredu
value-adjacent = ktorékoľvek susedné
value-path = po ceste
value-straight = priamo
value-full = áno
value-short = nie
value-destroyed = zničený
value-normal = bez účinku
value-both = dve
value-any = jedno
value-fixed = 2 a 1
value-as_move = ako krok
value-forbid = zakázané
value-allow = dovolené

# Match
phase-setup = Rozmiestnenie
phase-marine_command = Veliteľská fáza
phase-marine_action = Akcie mariňákov
phase-alien_reinforcement = Fáza posíl
phase-alien_action = Akcie votrelcov
phase-mission_status = Stav misie

# Prompts
wait-side = { $side ->
    [marine] Čaká sa na mariňákov
   *[other] Čaká sa na votrelcov
}
ask-action = Vyberte jednotku a čo urobí.
ask-action-unit = Na rade: { $unit }. Pokračujte, alebo jednotku ukončite.
ask-command = Nechať veliteľský žetón, alebo ťahať ešte raz?
ask-reinforce = Kde číha nový blip?
ask-deploy = Umiestnite mariňáka.
ask-activate = Ktorý votrelec koná ďalej?
ask-convert = Blip je odhalený: umiestnite prvého Genozlodeja.
ask-broodlord = Objaví sa Broodlord?
ask-place = Kam sa umiestni ďalší Genozlodej?
ask-face = Kam bude otočený: { $unit }?
ask-free_shot = { $unit } smie po tomto pohybe zadarmo strieľať alebo položiť, čo nesie.
ask-free_shot_fire = { $unit } smie po tomto pohybe zadarmo strieľať.
ask-free_shot_drop = { $unit } smie položiť, čo nesie.
ask-free_shot_door = { $unit } smie zadarmo strieľať na dvere, alebo pasovať.
ask-parry = { $unit } smie odraziť: ktorá kocka sa hodí znova?
ask-reroll = { $unit } je na stráži: hodiť kocku znova?
ask-spend_psi = { $unit }: koľko psi bodov dá do tohto útoku?
ask-turn_to_face = { $unit } sa smie otočiť k útočníkovi.
ask-reaction = Votrelec konal vo výhľade. Reagujte jednou akciou, alebo pasujte.
ask-reaction-unit = { $unit } konal vo výhľade. Reagujte jednou akciou, alebo pasujte.
ask-reaction_paid = Votrelec konal vo výhľade. Zaplaťte jednu akciu veliteľskými bodmi, alebo pasujte.
ask-reaction_paid-unit = { $unit } konal vo výhľade. Zaplaťte jednu akciu veliteľskými bodmi, alebo pasujte.
ask-overwatch = { $unit } konal vo výhľade. Kto strieľa z hliadky?
ask-overwatch-nobody = Votrelec konal na očiach. Kto strieľa z hliadky?
ask-other = Vyberte jednu z možností:

# Actions
action-cost-short = { $ap } AB
action-cp-short = { $cp } VB
action-free = zadarmo
actions-on-board = Vyberte políčko na pláne.
actions-all = Všetky akcie
actions-fewer = Menej akcií
act-finish-other = { $unit } skončil, pokračuje { $next }
leave-title = { $unit } už skončil?
leave-text = { $unit } by stratil akčné body: { $points }. Potom koná { $next }.
command-about = Veliteľské body sa míňajú, len kým je toto zapnuté alebo kým držíte Shift.
act-move = Krok na { $to }
act-climb = Liezť na { $to }
act-turn = { $facing ->
    [N] Otočiť na sever
    [E] Otočiť na východ
    [S] Otočiť na juh
   *[W] Otočiť na západ
}
act-fire = Strieľať: { $target }
act-assault = Útok zblízka: { $target }
act-overwatch = Hliadka
act-guard = Stráž
act-clear_jam = Uvoľniť zbraň
act-reload = Nabiť
act-convert = Odhaliť
act-end_activation = Jednotka skončila
act-activate = Koná: { $unit }
act-door = { $to ->
    [open] Otvoriť dvere
   *[closed] Zatvoriť dvere
}
act-enter = Vstúpiť na plán
act-exit = Odísť z mapy
act-give = Odovzdať: { $object }
act-drop = Položiť: { $object }
act-psi-prescience = Predvídanie
act-psi-force_barrier = Silová bariéra: { $target }
act-psi-psychic_storm = Psychická búrka: { $target }
act-deploy = Umiestniť na { $to }
act-face = { $facing ->
    [N] Čelom na sever
    [E] Čelom na východ
    [S] Čelom na juh
   *[W] Čelom na západ
}
act-parry = Odraziť { $die }. kocku
act-reroll = Znova hodiť { $die }. kocku
act-spend_psi = { $points ->
    [0] Žiadny psi bod
    [one] { $points } psi bod
    [few] { $points } psi body
   *[other] { $points } psi bodov
}
act-turn_to_face = Otočiť sa k útočníkovi
act-reinforce = Blip k vstupu { $entry }
act-place = Umiestniť na { $to }
act-broodlord = Objaví sa Broodlord
act-redraw = Ťahať znova
act-keep = Nechať
act-pass = Pasovať
act-end_turn = Ukončiť ťah
target-door = dvere { $at }
target-square = políčko { $at }
target-section = sekcia { $section }

# Units and weapons
unit-genestealer = Genozlodej { $number }
unit-blip = Blip { $number }
unit-broodlord = Broodlord
kind-marine = mariňák
kind-genestealer = Genozlodej
kind-blip = blip
kind-broodlord = Broodlord
rank-trooper = mariňák
rank-sergeant = seržant
rank-librarian = knihovník
weapon-storm_bolter = storm bolter
weapon-assault_cannon = rotačný kanón
weapon-heavy_flamer = ťažký plameňomet
weapon-none = bez strelnej zbrane
weapon-power_fist = silová päsť
weapon-chainfist = reťazová päsť
weapon-lightning_claws = bleskové čepele
weapon-power_sword = silový meč
weapon-hammer_and_shield = hromové kladivo a hromový štít
weapon-force_axe = sekera moci
psi-prescience = Predvídanie
psi-force_barrier = Silová bariéra
psi-psychic_storm = Psychická búrka

# Board
board-label = Plán
board-level = Úroveň { $level }
board-view = Pohľad
board-zoom-in = Priblížiť
board-zoom-out = Oddialiť
board-fit = Ukázať celú mapu
board-center = K jednotke
board-actions = Akcie
board-show-unit = Ukázať: { $unit }
board-close = Zavrieť
board-facing = čelom na { $facing ->
    [N] sever
    [E] východ
    [S] juh
   *[W] západ
}
board-value = hodnota { $value }
board-group = v skupine: { $count }
board-points = { $count ->
    [one] { $count } akčný bod
    [few] { $count } akčné body
   *[other] { $count } akčných bodov
}
board-overwatch = na hliadke
board-guard = na stráži
board-jammed = zaseknutá zbraň
board-sustained = súvislá streľba
board-ammunition = { $count ->
    [one] zostáva { $count } výstrel
    [few] zostávajú { $count } výstrely
   *[other] zostáva { $count } výstrelov
}
board-psi = { $count ->
    [one] { $count } psi bod
    [few] { $count } psi body
   *[other] { $count } psi bodov
}
board-carries = nesie: { $object }
board-held = musí číhať
board-acted = už konal
board-choices = možné: { $choices }
board-free = zadarmo
board-cost = { $cost } AB
board-cost-cp = { $cost } AB, z toho { $cp } VB
board-exit = východ
board-exit-marine = východ pre mariňákov
board-exit-alien = východ pre votrelcov
board-entry = vstupná oblasť { $entry }
board-lurking = { $kind }: { $count }
board-door-open = otvorené dvere
board-door-closed = zatvorené dvere
board-door-destroyed = zničené dvere
board-ladder-up = rebrík nahor
board-ladder-down = rebrík nadol
board-generator = generátor
board-generator-damaged = poškodený generátor
board-fire = oheň
board-barrier = silová bariéra
board-object = leží tu: { $object }
board-spend-command = Použiť veliteľské body
board-verdict-killed = Zabitý
board-verdict-destroyed = Zničené
board-verdict-missed = Vedľa
board-verdict-jammed = Zaseknutá zbraň
board-verdict-parried = Odrazené
board-verdict-won = Vyhráva útočník
board-verdict-lost = Vyhráva obranca
board-verdict-tie = Remíza
board-turn-marine = Na ťahu sú mariňáci
board-turn-alien = Na ťahu sú votrelci
board-walk-stopped = Pohyb sa tu zastaví.
board-key-focus = Pohyb z políčka na políčko
board-key-choose = Vybrať, čo tam je
board-key-cancel = O krok späť
board-key-units = Ďalšia a predošlá jednotka, ktorá môže konať
board-key-pan = Posunúť mapu
board-key-zoom = Priblíženie
board-key-fit = Ukázať celú mapu
board-key-center = K jednotke

# Status
status-marines = Mariňáci
status-aliens = Votrelci
status-ap-of = { $unit }: { $ap ->
    [one] { $ap } akčný bod
    [few] { $ap } akčné body
    [many] { $ap } akčného bodu
   *[other] { $ap } akčných bodov
}
status-cp = Veliteľské body
status-cp-left = zostáva { $left } z { $drawn }
status-cp-spent = minuté: { $spent }, žetón je skrytý
status-cp-none = v tejto misii nie sú
status-psi = Psi body
status-ammo = Strelivo
status-reinforcements = { $blips ->
    [0] Posily už neprídu
    [one] { $blips } blip každé kolo
    [few] { $blips } blipy každé kolo
   *[other] { $blips } blipov každé kolo
}
status-blips = { $count ->
    [one] { $count } blip na pláne
    [few] { $count } blipy na pláne
   *[other] { $count } blipov na pláne
}
status-lurking = { $count ->
    [one] { $count } číha pri vstupoch
    [few] { $count } číhajú pri vstupoch
   *[other] { $count } číha pri vstupoch
}
status-genestealers = { $count ->
    [one] { $count } Genozlodej na pláne
    [few] { $count } Genozlodeji na pláne
   *[other] { $count } Genozlodejov na pláne
}
status-objectives = Ciele
status-progress = { $now } z { $target }
status-casualties = Straty
status-escaped = V bezpečí
status-killed-aliens = { $count ->
    [0] Zatiaľ žiadny zabitý votrelec
    [one] { $count } zabitý votrelec
    [few] { $count } zabití votrelci
   *[other] { $count } zabitých votrelcov
}
state-overwatch = na hliadke
state-guard = na stráži
state-jammed = zaseknutá zbraň
state-done = hotovo
state-carries = nesie: { $object }
goal-marines_exited = Uniknutí mariňáci
goal-marines_killed = Zabití mariňáci
goal-marines_on_board = Mariňáci na pláne
goal-aliens_killed = Zabití votrelci
goal-aliens_exited = Uniknutí votrelci
goal-aliens_in_play = Votrelci v hre
goal-round = Kolo
goal-generators_damaged = Poškodené generátory
goal-marines_in = Mariňáci v oblasti
goal-aliens_in = Votrelci v oblasti
goal-limit-marine = Po poslednom kole vyhrávajú mariňáci.
goal-limit-alien = Po poslednom kole vyhrávajú votrelci.
goal-limit-nobody = Po poslednom kole nevyhrá nikto.

# Dice
roll-shot = výstrel
roll-assault = útok zblízka
roll-parry = odrazenie
roll-guard = stráž
roll-flame = plamene
roll-explosion = výbuch
roll-psychic_storm = psychická búrka
roll-ladder = rebrík
roll-placement = umiestnenie
roll-swarm = efekt roja
roll-broodlord = Broodlord
roll-entry = vstup
roller-door = Dvere
roller-aliens = Votrelci

# Odds
odds-killed = Cieľ zničený
odds-missed = Bez účinku
odds-jammed = Zbraň sa zasekne
odds-killed-jammed = Cieľ zničený, zbraň sa zasekne
odds-win = Vyhrá { $unit }
odds-lose = Zomrie { $unit }
odds-tie = Remíza
odds-then-parry = potom odrazenie
odds-then-reroll = potom možno hodiť kocku znova
odds-then-spend_psi = potom psi body
odds-then-other = potom rozhodnutie

# Events
event-phase = { $phase }
event-command_drawn = Veliteľský žetón: { $value }
event-command_drawn-hidden = Mariňáci ťahajú veliteľský žetón.
event-command_shown = Veliteľský žetón mal hodnotu { $value }, minuté: { $spent }.
event-cp_spent = { $unit }: { $points ->
    [one] { $points } veliteľský bod
    [few] { $points } veliteľské body
   *[other] { $points } veliteľských bodov
} (v tomto kole minuté: { $spent })
event-moved = { $unit }: krok na { $to }.
event-turned = { $unit } sa otáča { $facing ->
    [N] na sever
    [E] na východ
    [S] na juh
   *[W] na západ
}.
event-turned-blip = { $unit } sa otáča.
event-entered = { $unit } prichádza vstupom { $entry } na { $to }.
event-exited = { $unit } odchádza z mapy.
event-fell = { $unit } padá na { $to }.
event-bounced = { $unit } cúva a jeho ťah sa končí.
event-deployed = { $unit } stojí na { $at }.
event-door_opened = { $unit } otvára dvere na { $at }.
event-door_closed = { $unit } zatvára dvere na { $at }.
event-door_destroyed = Dvere na { $at } sú zničené.
event-generator_damaged = Generátor na { $at } je poškodený.
event-fired = { $unit } strieľa ({ $weapon }): { $target }.
event-fired-sustained = { $unit } strieľa ďalej ({ $weapon }): { $target }.
event-fired-overwatch = { $unit } strieľa z hliadky ({ $weapon }): { $target }.
event-rolled = { $who }: hod { $dice } ({ $why }).
event-killed = { $unit } je mŕtvy ({ $cause }).
event-jammed = { $unit }: zbraň sa zasekla!
event-jam_cleared = { $unit } uvoľnil zbraň.
event-reloaded = { $unit } nabíja.
event-exploded = { $unit }: rotačný kanón vybuchol!
event-flamed = { $unit } zapaľuje { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políčok
}.
event-overwatch_set = { $unit } ide na hliadku.
event-overwatch_lost = { $unit } už nie je na hliadke.
event-guard_set = { $unit } stojí na stráži.
event-guard_lost = { $unit } už nie je na stráži.
event-assaulted = { $unit } útočí zblízka: { $target }.
event-assault_scored = Útok zblízka { $attacker } : { $defender }, { $result ->
    [attacker] vyhráva útočník.
    [defender] vyhráva obranca.
   *[tie] remíza.
}
event-psi_spent = { $unit } míňa { $points ->
    [one] { $points } psi bod
    [few] { $points } psi body
   *[other] { $points } psi bodov
} (zostáva { $left }).
event-power_used = { $unit }: { $power }.
event-power_used-at = { $unit }: { $power }, { $target }.
event-blip_drawn = Prichádza { $unit }, hodnota { $value }.
event-blip_drawn-hidden = Prichádza { $unit }.
event-blip_placed = { $unit } číha pri vstupe { $entry }.
event-blip_placed-held = { $unit } číha pri vstupe { $entry } a musí tam čakať.
event-blip_discarded = { $unit } je preč.
event-ambushed = Prepadnutie: { $unit } na { $at }!
event-automaton = { $why }
event-joined = { $unit } sa pripája: { $into }.
event-grouped = { $unit }: teraz ich je { $count }.
event-retreated = { $unit } ustupuje na { $to }.
event-pile_reshuffled = Použité blipy sa miešajú ({ $blips }).
event-revealed = { $unit } je odhalený: { $value ->
    [one] { $value } Genozlodej
    [few] { $value } Genozlodeji
   *[other] { $value } Genozlodejov
}!
event-broodlord_appeared = Objavil sa Broodlord!
event-placed = { $unit } stojí na { $at }.
event-lurks = { $unit } číha pri vstupe { $entry }.
event-lost = { $count ->
    [one] Pre { $count } Genozlodeja nie je miesto.
   *[other] Pre { $count } Genozlodejov nie je miesto.
}
event-picked_up = { $unit } berie: { $object }.
event-dropped = Na { $at } leží: { $object }.
event-handed = { $unit } odovzdáva: { $object }. Preberá { $target }.
event-pushed = Teraz na { $at }: { $object }.
event-counters_removed = Hliadka a stráž sa končia s kolom.
event-game_over = { $winner ->
    [marine] Mariňáci vyhrali.
    [alien] Votrelci vyhrali.
   *[nobody] Nevyhral nikto.
}
cause-shot = výstrel
cause-assault = útok zblízka
cause-flame = oheň
cause-explosion = výbuch
cause-psychic_storm = psychická búrka
cause-fall = pád
cause-door = dvere

# End
over-marine = Mariňáci vyhrali
over-alien = Votrelci vyhrali
over-nobody = Nevyhral nikto
over-reason-round_limit = Posledné kolo sa skončilo.
over-reason-overspent = Minulo sa viac veliteľských bodov, než sa vytiahlo.
over-reason-no_units = Jednej strane nezostali žiadne jednotky.
over-reason-stalemate = Ani jedna strana už nemôže konať.
over-reason-no_marines = Nezostal žiadny mariňák.
over-reason-out_of_reach = Mariňáci už nemôžu vyhrať.

# Curtain
curtain-text = { $side ->
    [marine] Teraz rozhoduje hráč mariňákov. Nikto iný by sa nemal pozerať.
   *[alien] Teraz rozhoduje hráč votrelcov. Nikto iný by sa nemal pozerať.
}
curtain-lift = { $side ->
    [marine] Hrám za mariňákov: ukázať plán
   *[alien] Hrám za votrelcov: ukázať plán
}

over-next-lesson = Ďalšia lekcia: { $title }
over-next-chapter = Ďalšia kapitola: { $title }
recap-kills = Kto zabil votrelcov
recap-kills-line = { $unit }: { $count }
recap-luck = Šťastie v kockách
recap-luck-marine = Mariňáci: { $sixes }× šestka z { $dice ->
    [one] 1 kocky
   *[other] { $dice } kociek
}, očakávaných{"\u00A0"}{ $expected }
recap-luck-alien = Votrelci: { $sixes }× šestka z { $dice ->
    [one] 1 kocky
   *[other] { $dice } kociek
}, očakávaných{"\u00A0"}{ $expected }

act-reinforce-all = Všetkých { $count } k vstupu { $entry }
roster-lurks = číha pri vstupe { $entry }
roster-waits = čaká na umiestnenie
roster-value = { $count ->
    [one] { $count } Genozlodej
    [few] { $count } Genozlodeji
   *[other] { $count } Genozlodejov
}

event-walked = { $count ->
    [one] { $unit }: { $count } pole na { $to }.
    [few] { $unit }: { $count } polia na { $to }.
   *[other] { $unit }: { $count } polí na { $to }.
}

odds-attacker = Vyhrá útočník
odds-defender = Vyhrá obranca
