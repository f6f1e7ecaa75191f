# Replays

nav-replays = Felvételek
over-replay = A felvétel megnézése
replays-title = Felvételek
replays-lead = Befejezett játszmáid: nézd meg újra, tekerd vissza, ossz meg egy pillanatot, vagy játssz onnan tovább.
replays-none = Még egy játszma sem ért véget.
replay-watch = Megnézem
replay-import = Felvétel behozása
replay-import-about = Itt vagy máshol mentett fájl. Elfogadjuk, ha minden dobása bizonyítható.
replay-import-failed = A felvételt nem fogadtuk el: { $why }
replay-imported = Fájlból behozva
replay-title = Felvétel: { $title }
replay-look = Kinek a szemével
replay-look-all = Minden nyitva
replay-look-spectator = Nézőként
replay-link = Link másolása
replay-export = Fájl mentése
replay-proof = Dobásbizonyíték
replay-play-on = Játék innen tovább
replay-play-on-about = Ebben a pillanatban gyakorlójáték kezdődik; a többi helyet a számítógép veszi át. A dobások ugyanabból a magból folytatódnak: aki ugyanazt teszi, ugyanazt dobja.
replay-play-as = Én játszom
replay-play-on-go = Tovább
replay-controls = Tekerés
replay-place = Pillanat
replay-moment = { $place } / { $last } · { $round } · { $phase }
replay-first = Az elejére
replay-last = A végére
replay-back = Egy lépés vissza
replay-forward = Egy lépés előre
replay-turning-before = Az előző fordulóponthoz
replay-turning-next = A következő fordulóponthoz
replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Sebesség
replay-speed-slow = lassú
replay-speed-normal = normál
replay-speed-fast = gyors
replay-turning-death = Elesik egy katona
replay-turning-place = Valami új jelenik meg
replay-turning-goal = Halad a küldetés
replay-turning-end = A vége

# Proof of the dice

proof-title = A dobások bizonyítéka
proof-how = A játszma előtt a szerver egy titkos számot zárt lepecsételt borítékba: az ujjlenyomatát mindenki látta. Aztán minden játékos böngészője hozzátett egy saját számot. Minden dobás ezekből következik, így senki sem választhatott vagy változtathatott meg dobást. A végén felnyitjuk a borítékot, és mindent újraszámolunk.
proof-proven = Minden stimmel: a dobások a magból következnek, minden más a szabályokból.
proof-failed = Valami nem stimmel.
proof-seal = A felvétel olyan, ahogyan megírták.
proof-commitment = A titok az, amelyet a játszma előtt elzártak.
proof-contributions = A játékosok számai a mag részei.
proof-dice = Minden dobás az, amelyet a mag ad.
proof-rules = Minden akció a szabályokat követi.
proof-ending = Az eredmény az, amit játszottak.
proof-limits = A felvétel nem bizonyíthatja, ki ült a billentyűzetnél, sem azt, hogy az ujjlenyomatot időben megmutatták: aki játszott, összevetheti azzal, amit látott.
proof-imported = Ezt a felvételt fájlból hozták be. Dobásai a magjából következnek; hogy ki játszotta, itt nem ismert, ezért a játékosokat szám jelöli.
