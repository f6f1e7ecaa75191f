# Start page
start-new-hint = A társasjáték kettesben vagy egyedül: küldetés, ellenfél és szabályok kedved szerint

# Missions
missions-title = Küldetések
missions-lead = Tizenkét fejezetes hadjárat, leckékkel és rövid harcokkal.
series-tutorial = Kiképzés
series-campaign = A Vesper-csomó
series-single = Rövid harcok
mission-chapter = { $chapter }. fejezet
mission-difficulty = Nehézség: { $level } / 5
mission-marines = { $count ->
    [one] { $count } katona
   *[other] { $count } katona
}
mission-rounds = { $count ->
    [one] { $count } forduló
   *[other] { $count } forduló
}
mission-no-limit = Nincs fordulókorlát
mission-wins = A katonák győzelmei: { $share }
mission-wins-about = Mérve: { $date }, { $games } játszma, { $player } { $player } ellen; 95%-os biztonsággal a valódi arány { $low } és { $high } között van.
mission-wins-unknown = Még nincs mérés
mission-picture = Térkép: { $title }
mission-play = Ezt a küldetést játszom
mission-learn = Ezt a leckét választom
mission-briefing = Eligazítás
mission-goals = A győzelem feltételei
mission-goals-marine = A katonák győznek, ha
mission-goals-alien = Az idegenek győznek, ha
mission-goals-draw = Döntetlen, ha
mission-author = Szerző: { $author }

# New match
new-title = Új játszma
new-mission = Küldetés
new-opponent = Ellenfél
opponent-computer = Számítógép
opponent-computer-about = Te oldalt választasz, a másikat a program játssza.
opponent-friend = Barát linkkel
opponent-friend-about = Kapsz egy elküldhető linket. Aki megnyitja, a másik oldalt játssza.
opponent-hotseat = Egy képernyő (hot seat)
opponent-hotseat-about = Ketten felváltva játszotok itt. Függöny takarja, amit a másik nem láthat.
opponent-solo_a = Egyedül, A változat
opponent-solo_a-about = Te vezeted a katonákat. Az idegenek a szlovák rajongói egyszemélyes szabályokat követik: fontosság szerint vadásznak és rajzanak.
opponent-solo_b = Egyedül, B változat
opponent-solo_b-about = Te vezeted a katonákat. Az idegenek az olasz rajongói egyszemélyes szabályokat követik: csoportban járnak, és többen jönnek.
new-side = A te oldalad
side-marine = Katonák
side-alien = Idegenek
new-computer = Gépi játékos
new-rules = Szabályok
preset-fourth = 4. kiadás
preset-fourth-about = A készenléti tűz választható; ahol a kiadások eltérnek, az újabb szöveg érvényes.
preset-third = 3. kiadás
preset-third-about = A készenléti tűz kötelező; a felfedésre a katonák csak az utolsó figura lerakása után reagálhatnak.
new-options = { $changed ->
    [0] Szabályváltozatok
   *[other] Szabályváltozatok (módosítva: { $changed })
}
new-options-reset = Vissza az alapértékekhez
new-clock = Óra
clock-none = Nincs óra
clock-seconds = { $seconds } mp a katonák minden körére

# Options of the rules
option-true = igen
option-false = nem
option-number = { $number }
option-overwatch_fire = Készenléti tűz
option-overwatch_fire-about = Lőhet-e vagy lőnie kell-e a készenlétben álló katonának, ha egy idegen a látóterében cselekszik.
option-overwatch_covering = Többen készenlétben
option-overwatch_covering-about = Az első dobás előtt megnevezed, ki lő, vagy mindenki dob, akár halott célpontra is.
option-cp_reactor = Ki reagálhat
option-cp_reactor-about = Bármelyik katona költhet-e parancspontot, ha valaki látta az idegent, vagy csak az, aki maga látja.
option-lurk_genestealer_cap = Génorzók a belépőnél
option-lurk_genestealer_cap-about = Hány felfedett génorzó leselkedhet egy belépési területnél.
option-forced_lurk_scope = Kényszerű leselkedés
option-forced_lurk_scope-about = A közeli katonák csak az ebben a körben letett blipeket tartják-e vissza, vagy mindet, amely ott leselkedik.
option-reveal_reactions = Válaszlépés a felfedésre
option-reveal_reactions-about = A katonák minden lerakott génorzó után reagálhatnak-e, vagy egyszer, az utolsó után.
option-reveal_reacts_in_marine_turn = Készenlét a saját körben
option-reveal_reacts_in_marine_turn-about = A készenlét a katonák körében felfedett blipre is reagál-e.
option-assault_tie_turn = Fordulás döntetlen után
option-assault_tie_turn-about = Közelharci döntetlen után a védő a támadó felé fordulhat-e.
option-parry_die = Hárítás
option-parry_die-about = Az ellenfél melyik kockáját dobatja újra az energiakard.
option-door_close_overwatch = Készenlét és csukódó ajtó
option-door_close_overwatch-about = A készenlétben álló katona lőhet-e vagy lőnie kell-e az ajtóra, amelyet egy idegen becsuk.
option-cp_overspend = Túl sok parancspont
option-cp_overspend-about = A húzottnál több parancspont elköltése tilos-e, vagy szabad, és vereséggel jár.
option-los_model = Látóvonal
option-los_model-about = Csak a középponttól középpontig húzott vonal dönt-e, vagy a termeken kívül csak sor és oszlop mentén lehet látni.
option-blip_into_los = Blip a látótérbe
option-blip_into_los-about = A blip egyáltalán nem léphet látótérbe, vagy visszalép, és a körének vége.
option-door_placement = Ajtók
option-door_placement-about = Az ajtó egy mezőt foglal el, vagy két mező között áll.
option-door_operation = Ajtónyitás
option-door_operation-about = Az ajtónak a három elülső mező egyikén kell lennie, vagy bármelyik szomszédos mező jó.
option-door_close_on_unit = Ajtó rácsukása egy egységre
option-door_close_on_unit-about = Rácsukható-e az ajtó egy egységre, amely ettől elpusztul.
option-lurk_distance = Távolság a belépőtől
option-lurk_distance-about = A belépő körüli hat mezőt útvonalon mérjük, vagy egyenesen, mint a lőtávot.
option-sustained_losses = A folyamatos tűz vége
option-sustained_losses-about = Véget vet-e a folyamatos tűznek az is, ha a célpont eltűnik a látótérből, és a forduló vége.
option-burning_conversion = Blip a tűzben
option-burning_conversion-about = Az égő szakaszban felfedett blip elpusztul-e, mielőtt lekerülne.
option-diagonal_block = Átlós lépések
option-diagonal_block-about = Az átlós lépést csak két elzárt mező akadályozza meg, vagy egy is elég.
option-ladder_cost = Létrák
option-ladder_cost-about = A mászás a katonának 2, az idegennek 1 pont, vagy annyi, mint egy előrelépés.
option-librarian_base_bonus = A könyvtáros pszi-bárdja
option-librarian_base_bonus-about = Mennyit ad hozzá a könyvtáros közelharcban, mielőtt pszi-pontot költ.
option-sustained_on_overwatch = Folyamatos tűz készenlétből
option-sustained_on_overwatch-about = Az ugyanarra a célpontra leadott ismételt készenléti lövések folyamatos tűznek számítanak-e.
option-cp_on_door_close = Válaszlépés csukódó ajtóra
option-cp_on_door_close-about = Költhetnek-e a katonák parancspontot, ha látják, hogy egy ajtó becsukódik.
option-sb_broodlord_once = Fészekúr csak egyszer
option-sb_broodlord_once-about = Egyszemélyes B változat: visszatérhet-e a megölt fészekúr.
value-none = nincs
value-may = lőhet
value-must = lőnie kell
value-declare_subset = akiket megnevezel
value-all_roll = mindenki
value-any_marine = bármelyik katona
value-witness_only = csak aki látja
value-new_blips = új blipek
value-all_blips = minden blip
value-per_model = mindegyik után
value-after_all = az utolsó után
value-marine_choice = a katonák oldala választ
value-highest = a legmagasabbat
value-reject = tilos
value-lose_game = vereség
value-geometric = csak a vonal
value-corridor_strict = sorok és oszlopok
value-bounce = visszalép
value-square = mezőn
value-edge = mezők között
value-front_three = három elülső mező
value-adjacent = bármely szomszédos
value-path = útvonalon
value-straight = egyenesen
value-full = igen
value-short = nem
value-destroyed = elpusztul
value-normal = nincs hatás
value-both = kettő
value-any = egy
value-fixed = 2 és 1
value-as_move = mint egy lépés
value-forbid = tilos
value-allow = szabad

# Match
phase-setup = Felállás
phase-marine_command = Parancsfázis
phase-marine_action = A katonák akciói
phase-alien_reinforcement = Erősítés
phase-alien_action = Az idegenek akciói
phase-mission_status = A küldetés állása

# Prompts
wait-side = { $side ->
    [marine] Várunk a katonákra
   *[other] Várunk az idegenekre
}
ask-action = Válassz egységet, és hogy mit tegyen.
ask-action-unit = Soron van: { $unit }. Folytasd, vagy fejezd be.
ask-command = Megtartod a parancsjelzőt, vagy újrahúzol?
ask-reinforce = Melyik belépőhöz kerüljön az új blip?
ask-deploy = Helyezz el egy katonát.
ask-activate = Melyik idegen következzen?
ask-convert = Felfedett blip: helyezd el az első génorzót.
ask-broodlord = Megjelenjen a fészekúr?
ask-place = Hová kerüljön a következő génorzó?
ask-face = Merre nézzen { $unit }?
ask-free_shot = { $unit } e mozgás után ingyen lőhet, vagy leteheti, amit visz.
ask-free_shot_fire = { $unit } e mozgás után ingyen lőhet.
ask-free_shot_drop = { $unit } leteheti, amit visz.
ask-free_shot_door = { $unit } ingyen lőhet egy ajtóra, vagy passzolhat.
ask-parry = { $unit } háríthat: melyik kockát kell újradobni?
ask-reroll = { $unit } védőállásban van: újradobsz egy kockát?
ask-spend_psi = { $unit }: hány pszi-pontot tesz ebbe a támadásba?
ask-turn_to_face = { $unit } a támadó felé fordulhat.
ask-reaction = Egy idegen a látótérben cselekedett. Válaszolj egy akcióval, vagy passzolj.
ask-reaction-unit = { $unit } a látótérben cselekedett. Válaszolj egy akcióval, vagy passzolj.
ask-reaction_paid = Egy idegen a látótérben cselekedett. Költs parancspontot egy akcióra, vagy passzolj.
ask-reaction_paid-unit = { $unit } a látótérben cselekedett. Költs parancspontot egy akcióra, vagy passzolj.
ask-overwatch = { $unit } a látótérben cselekedett. Ki lő készenlétből?
ask-overwatch-nobody = Egy idegen a szemetek láttára cselekedett. Ki lő készenlétből?
ask-other = Válassz egyet:

# Actions
action-cost-short = { $ap } AP
action-cp-short = { $cp } PP
action-free = ingyen
actions-on-board = Válassz egy mezőt a pályán.
actions-all = Minden akció
actions-fewer = Kevesebb akció
act-finish-other = { $unit } kész, { $next } következik
leave-title = { $unit } végzett?
leave-text = { $unit } elveszít { $points } akciópontot. Utána { $next } cselekszik.
command-about = Parancspontot csak akkor költesz, ha ez be van kapcsolva, vagy a Shift le van nyomva.
act-move = Lépés ide: { $to }
act-climb = Mászás ide: { $to }
act-turn = { $facing ->
    [N] Fordulás északra
    [E] Fordulás keletre
    [S] Fordulás délre
   *[W] Fordulás nyugatra
}
act-fire = Lövés: { $target }
act-assault = Közelharc: { $target }
act-overwatch = Készenlét
act-guard = Védőállás
act-clear_jam = Akadás elhárítása
act-reload = Újratöltés
act-convert = Felfedés
act-end_activation = Az egység kész
act-activate = Következik: { $unit }
act-door = { $to ->
    [open] Ajtó kinyitása
   *[closed] Ajtó becsukása
}
act-enter = Belépés a pályára
act-exit = Távozás a térképről
act-give = Átadás: { $object }
act-drop = Letétel: { $object }
act-psi-prescience = Előrelátás
act-psi-force_barrier = Erőfal: { $target }
act-psi-psychic_storm = Pszi-vihar: { $target }
act-deploy = Elhelyezés: { $to }
act-face = { $facing ->
    [N] Északra néz
    [E] Keletre néz
    [S] Délre néz
   *[W] Nyugatra néz
}
act-parry = { $die }. kocka hárítása
act-reroll = { $die }. kocka újradobása
act-spend_psi = { $points ->
    [0] Nulla pszi-pont
   *[other] { $points } pszi-pont
}
act-turn_to_face = Fordulás a támadó felé
act-reinforce = Blip ide: { $entry } belépő
act-place = Elhelyezés: { $to }
act-broodlord = A fészekúr megjelenik
act-redraw = Újrahúzás
act-keep = Megtartom
act-pass = Passz
act-end_turn = Kör vége
target-door = ajtó { $at }
target-square = mező { $at }
target-section = szakasz { $section }

# Units and weapons
unit-genestealer = Génorzó { $number }
unit-blip = Blip { $number }
unit-broodlord = Fészekúr
kind-marine = katona
kind-genestealer = génorzó
kind-blip = blip
kind-broodlord = fészekúr
rank-trooper = katona
rank-sergeant = őrmester
rank-librarian = könyvtáros
weapon-storm_bolter = sorozatvető
weapon-assault_cannon = rohamágyú
weapon-heavy_flamer = nehéz lángszóró
weapon-none = lőfegyver nélkül
weapon-power_fist = erőököl
weapon-chainfist = láncököl
weapon-lightning_claws = villámkarmok
weapon-power_sword = energiakard
weapon-hammer_and_shield = viharkalapács és viharpajzs
weapon-force_axe = pszi-bárd
psi-prescience = Előrelátás
psi-force_barrier = Erőfal
psi-psychic_storm = Pszi-vihar

# Board
board-label = Pálya
board-level = { $level }. szint
board-view = Nézet
board-zoom-in = Nagyítás
board-zoom-out = Kicsinyítés
board-fit = Teljes térkép
board-center = Az egységhez
board-actions = Akciók
board-show-unit = { $unit } megmutatása
board-close = Bezárás
board-facing = { $facing ->
    [N] észak
    [E] kelet
    [S] dél
   *[W] nyugat
} felé néz
board-value = értéke { $value }
board-group = { $count } fős csoport
board-points = { $count ->
    [one] { $count } akciópont
   *[other] { $count } akciópont
}
board-overwatch = készenlétben
board-guard = védőállásban
board-jammed = elakadt fegyver
board-sustained = folyamatos tűz
board-ammunition = { $count ->
    [one] { $count } lövés maradt
   *[other] { $count } lövés maradt
}
board-psi = { $count ->
    [one] { $count } pszi-pont
   *[other] { $count } pszi-pont
}
board-carries = viszi: { $object }
board-held = leselkednie kell
board-acted = már cselekedett
board-choices = lehetséges: { $choices }
board-free = ingyen
board-cost = { $cost } AP
board-cost-cp = { $cost } AP, ebből { $cp } PP
board-exit = kijárat
board-exit-marine = kijárat a katonáknak
board-exit-alien = kijárat az idegeneknek
board-entry = { $entry } belépési terület
board-lurking = { $kind }: { $count }
board-door-open = nyitott ajtó
board-door-closed = csukott ajtó
board-door-destroyed = lerombolt ajtó
board-ladder-up = létra felfelé
board-ladder-down = létra lefelé
board-generator = generátor
board-generator-damaged = sérült generátor
board-fire = tűz
board-barrier = erőfal
board-object = itt hever: { $object }
board-spend-command = Parancspontok használata
board-verdict-killed = Megölve
board-verdict-destroyed = Megsemmisült
board-verdict-missed = Mellé
board-verdict-jammed = Elakadt
board-verdict-parried = Hárítva
board-verdict-won = A támadó győz
board-verdict-lost = A védő győz
board-verdict-tie = Döntetlen
board-turn-marine = A katonák lépnek
board-turn-alien = Az idegenek lépnek
board-walk-stopped = A mozgás itt megáll.
board-key-focus = Mezőről mezőre
board-key-choose = Kiválasztás
board-key-cancel = Egy lépést vissza
board-key-units = Következő és előző cselekvőképes egység
board-key-pan = A térkép mozgatása
board-key-zoom = Nagyítás
board-key-fit = Teljes térkép
board-key-center = Az egységhez

# Status
status-marines = Katonák
status-aliens = Idegenek
status-ap-of = { $unit }: { $ap ->
    [one] { $ap } akciópont
   *[other] { $ap } akciópont
}
status-cp = Parancspontok
status-cp-left = maradt { $left } / { $drawn }
status-cp-spent = { $spent } elköltve, a jelző rejtett
status-cp-none = ebben a küldetésben nincs
status-psi = Pszi-pontok
status-ammo = Lőszer
status-reinforcements = { $blips ->
    [0] Nem jön több erősítés
   *[other] { $blips } blip minden fordulóban
}
status-blips = { $count ->
    [one] { $count } blip a pályán
   *[other] { $count } blip a pályán
}
status-lurking = { $count ->
    [one] { $count } leselkedik a belépőknél
   *[other] { $count } leselkedik a belépőknél
}
status-genestealers = { $count ->
    [one] { $count } génorzó a pályán
   *[other] { $count } génorzó a pályán
}
status-objectives = Célok
status-progress = { $now } / { $target }
status-casualties = Veszteségek
status-escaped = Kijutott
status-killed-aliens = { $count ->
    [0] Még egy idegen sem halt meg
   *[other] { $count } megölt idegen
}
state-overwatch = készenlétben
state-guard = védőállásban
state-jammed = elakadt a fegyvere
state-done = kész
state-carries = viszi: { $object }
goal-marines_exited = Kijutott katonák
goal-marines_killed = Megölt katonák
goal-marines_on_board = Katonák a pályán
goal-aliens_killed = Megölt idegenek
goal-aliens_exited = Kijutott idegenek
goal-aliens_in_play = Idegenek játékban
goal-round = Forduló
goal-generators_damaged = Sérült generátorok
goal-marines_in = Katonák a területen
goal-aliens_in = Idegenek a területen
goal-limit-marine = Az utolsó forduló után a katonák győznek.
goal-limit-alien = Az utolsó forduló után az idegenek győznek.
goal-limit-nobody = Az utolsó forduló után senki sem győz.

# Dice
roll-shot = lövés
roll-assault = közelharc
roll-parry = hárítás
roll-guard = védőállás
roll-flame = lángok
roll-explosion = robbanás
roll-psychic_storm = pszi-vihar
roll-ladder = létra
roll-placement = elhelyezés
roll-swarm = rajzás
roll-broodlord = fészekúr
roll-entry = belépés
roller-door = Ajtó
roller-aliens = Idegenek

# Odds
odds-killed = A célpont elpusztul
odds-missed = Nincs hatás
odds-jammed = A fegyver elakad
odds-killed-jammed = A célpont elpusztul, a fegyver elakad
odds-win = { $unit } győz
odds-lose = { $unit } meghal
odds-tie = Döntetlen
odds-then-parry = aztán hárítás
odds-then-reroll = aztán egy kocka újradobható
odds-then-spend_psi = aztán pszi-pontok
odds-then-other = aztán döntés

# Events
event-phase = { $phase }
event-command_drawn = Parancsjelző: { $value }
event-command_drawn-hidden = A katonák parancsjelzőt húznak.
event-command_shown = A parancsjelző értéke { $value } volt, elköltve: { $spent }.
event-cp_spent = { $unit }: { $points ->
    [one] { $points } parancspont
   *[other] { $points } parancspont
} (ebben a fordulóban elköltve: { $spent })
event-moved = { $unit } ide lép: { $to }.
event-turned = { $unit } { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} fordul.
event-turned-blip = { $unit } elfordul.
event-entered = { $unit } belép ({ $entry }), ide: { $to }.
event-exited = { $unit } elhagyja a térképet.
event-fell = { $unit } lezuhan ide: { $to }.
event-bounced = { $unit } visszalép a látótérből, a körének vége.
event-deployed = { $unit } itt áll: { $at }.
event-door_opened = { $unit } kinyitja az ajtót: { $at }.
event-door_closed = { $unit } becsukja az ajtót: { $at }.
event-door_destroyed = Lerombolt ajtó: { $at }.
event-generator_damaged = Megsérült generátor: { $at }.
event-fired = { $unit } lő ({ $weapon }): { $target }.
event-fired-sustained = { $unit } tovább lő ({ $weapon }): { $target }.
event-fired-overwatch = { $unit } készenlétből lő ({ $weapon }): { $target }.
event-rolled = { $who } dobása: { $dice } ({ $why }).
event-killed = { $unit } halott ({ $cause }).
event-jammed = { $unit }: elakadt a fegyver!
event-jam_cleared = { $unit } elhárítja az akadást.
event-reloaded = { $unit } újratölt.
event-exploded = { $unit }: felrobbant a rohamágyú!
event-flamed = { $unit } lángba borít { $count ->
    [one] { $count } mezőt
   *[other] { $count } mezőt
}.
event-overwatch_set = { $unit } készenlétbe áll.
event-overwatch_lost = { $unit } már nincs készenlétben.
event-guard_set = { $unit } védőállásba áll.
event-guard_lost = { $unit } már nincs védőállásban.
event-assaulted = { $unit } közelharcban támad: { $target }.
event-assault_scored = Közelharc { $attacker } : { $defender }, { $result ->
    [attacker] a támadó győz.
    [defender] a védő győz.
   *[tie] döntetlen.
}
event-psi_spent = { $unit } elkölt { $points ->
    [one] { $points } pszi-pontot
   *[other] { $points } pszi-pontot
} (maradt: { $left }).
event-power_used = { $unit }: { $power }.
event-power_used-at = { $unit }: { $power }, { $target }.
event-blip_drawn = Érkezik: { $unit }, értéke { $value }.
event-blip_drawn-hidden = Érkezik: { $unit }.
event-blip_placed = { $unit } itt leselkedik: { $entry } belépő.
event-blip_placed-held = { $unit } itt leselkedik: { $entry } belépő, és várnia kell.
event-blip_discarded = { $unit } eltűnt.
event-ambushed = Rajtaütés: { $unit }, { $at }!
event-automaton = { $why }
event-joined = { $unit } csatlakozik: { $into }.
event-grouped = { $unit }: most { $count } van benne.
event-retreated = { $unit } visszahúzódik ide: { $to }.
event-pile_reshuffled = A használt blipeket megkeverik ({ $blips }).
event-revealed = { $unit } felfedve: { $value ->
    [one] { $value } génorzó
   *[other] { $value } génorzó
}!
event-broodlord_appeared = Megjelent a fészekúr!
event-placed = { $unit } itt áll: { $at }.
event-lurks = { $unit } itt leselkedik: { $entry } belépő.
event-lost = { $count ->
    [one] { $count } génorzónak nincs helye.
   *[other] { $count } génorzónak nincs helye.
}
event-picked_up = { $unit } felveszi: { $object }.
event-dropped = Itt fekszik ({ $at }): { $object }.
event-handed = { $unit } átadja: { $object }. Átveszi: { $target }.
event-pushed = Ide került ({ $at }): { $object }.
event-counters_removed = A készenlét és a védőállás a fordulóval véget ér.
event-game_over = { $winner ->
    [marine] A katonák győztek.
    [alien] Az idegenek győztek.
   *[nobody] Senki sem győzött.
}
cause-shot = lövés
cause-assault = közelharc
cause-flame = tűz
cause-explosion = robbanás
cause-psychic_storm = pszi-vihar
cause-fall = zuhanás
cause-door = ajtó

# End
over-marine = A katonák győztek
over-alien = Az idegenek győztek
over-nobody = Senki sem győzött
over-reason-round_limit = Véget ért az utolsó forduló.
over-reason-overspent = Több parancspontot költöttek, mint amennyit húztak.
over-reason-no_units = Az egyik oldalnak nem maradt egysége.
over-reason-stalemate = Egyik oldal sem tud már cselekedni.
over-reason-no_marines = Egy katona sem maradt.
over-reason-out_of_reach = A katonák már nem győzhetnek.

# Curtain
curtain-text = { $side ->
    [marine] Most a katonák játékosa dönt. Más ne nézze a képernyőt.
   *[alien] Most az idegenek játékosa dönt. Más ne nézze a képernyőt.
}
curtain-lift = { $side ->
    [marine] Én vezetem a katonákat: mutasd a pályát
   *[alien] Én vezetem az idegeneket: mutasd a pályát
}

over-next-lesson = Következő lecke: { $title }
over-next-chapter = Következő fejezet: { $title }
recap-kills = Ki hány idegent ölt meg
recap-kills-line = { $unit }: { $count }
recap-luck = Kockaszerencse
recap-luck-marine = Katonák: { $sixes } hatos { $dice } kockából, várható:{"\u00A0"}{ $expected }
recap-luck-alien = Idegenek: { $sixes } hatos { $dice } kockából, várható:{"\u00A0"}{ $expected }

act-reinforce-all = Mind ide ({ $count }): { $entry } belépő
roster-lurks = lesben: { $entry }
roster-waits = elhelyezésre vár
roster-value = { $count } génorzó

event-walked = { $unit } { $count } mezőt lép ide: { $to }.

odds-attacker = A támadó nyer
odds-defender = A védő nyer
