# The first lesson of Death Angel

lesson-begin = Tanulás játék közben
lesson-begin-hint = Gyakorló játszma egyedül, kiképzővel az oldaladon.
lesson-formation = Ezek a katonáid, egymás mögött. Senki sem hagyja el az oszlopot. Ha mind elesnek, a játszma elveszett.
lesson-facing = A lámpa mutatja, merre néz a katona. Csak arra támad, és csak olyan messzire, amennyit a célkereszt melletti szám mond: a 0 a saját pozíciója, az 1 a szomszédos pozíciók is. Válassz ki egy katonát, és látod a hatótávját.
lesson-swarm = A piros egy raj. Ha támad, a katona dob: többet kell dobnia, mint ahány lap van a rajban. A mögötte álló raj ugyanolyan halálos.
lesson-terrain = A falak mentén ajtók, szellőzők és sötét sarkok vannak. Az események színt neveznek meg, és az ilyen színű terepnél génorzók jelennek meg; minél több a mező, annál gyakrabban. A fenti két szkennerpakliból jönnek.
lesson-choose = Válassz egy lapot mindhárom osztagodnak. A Támogatás jelzőt ad az újradobáshoz, a Mozgás + aktiválás mozgat és fordít, a Támadás tüzel. Minden lapnak saját képessége van: olvasd el.
lesson-resolve = A lapok a számuk sorrendjében kerülnek sorra. Válassz egy katonát, aztán azt, amit tegyen, vagy válassz a listából. Támadáskor egy koponya megöl egy génorzót. A Kész befejezi a lapot.
lesson-defense = Most minden raj támadott. Egy támogatásjelzővel a katona újradobhat, de csak olyan raj ellen, amely felé fordul.
lesson-event = Aztán esemény jött. Megteszi, amit mond, a színeinél génorzók jelennek meg, és a szimbólumát viselő rajok mozognak: bal oldalon le, jobb oldalon fel, vagy a katona mögé. Ösztönnél egy játékos dönt, mielőtt a többiek látnák.
lesson-again = A kijátszott lapot a következő körben nem lehet kijátszani. Gondolkodj két körrel előre, és fordítsd meg a katonákat, mielőtt a rajok mögéjük kerülnek.
lesson-travel = Ha egy fázis végén egy szkennerpakli üres, az alakzat a következő helyszínre megy. Így jutsz ki innen: hagyd, hogy jöjjenek, és éld túl.
lesson-end = Új helyszín, új terep. Az utolsó helyszín mondja meg, hogyan győzhetsz. Sok szerencsét, testvér.
