# The first lesson of Death Angel

lesson-begin = Spielend lernen
lesson-begin-hint = Eine Übungspartie allein, mit einem Ausbilder an der Seite.
lesson-formation = Das sind deine Marines, einer hinter dem anderen. Niemand verlässt die Reihe. Fallen alle, ist das Spiel verloren.
lesson-facing = Die Lampe zeigt, wohin ein Marine blickt. Nur dorthin greift er an, und nur so weit, wie die Zahl neben dem Fadenkreuz sagt: 0 ist seine eigene Position, 1 auch die benachbarten. Wähle einen Marine, um seine Reichweite zu sehen.
lesson-swarm = Rot ist ein Schwarm. Greift er an, würfelt der Marine: Er muss mehr würfeln, als der Schwarm Karten hat. Ein Schwarm hinter ihm ist genauso tödlich.
lesson-terrain = Türen, Schächte und dunkle Ecken säumen die Wände. Ereignisse nennen eine Farbe, und an Ausstattung dieser Farbe tauchen Symbionten auf; mehr Kästchen heißt: öfter. Sie kommen aus den beiden Signalstapeln oben.
lesson-choose = Wähle für jedes deiner drei Kampfteams eine Karte. Unterstützung gibt einen Marker zum Neuwürfeln, Bewegen + Aktivieren bewegt und ändert die Blickrichtung, Angriff feuert. Jede Karte hat eine eigene Fähigkeit: Lies sie.
lesson-resolve = Die Karten werden nach ihren Nummern gespielt. Wähle einen Marine und dann, was er tun soll, oder wähle aus der Liste. Beim Angriff tötet ein Totenkopf einen Symbionten. Fertig beendet die Karte.
lesson-defense = Nun hat jeder Schwarm angegriffen. Mit einem Unterstützungsmarker darf ein Marine neu würfeln, aber nur gegen einen Schwarm, den er anblickt.
lesson-event = Dann kam ein Ereignis. Es tut, was es sagt, an seinen Farben tauchen Symbionten auf, und Schwärme mit seinem Symbol bewegen sich: links abwärts, rechts aufwärts, oder hinter den Marine. Bei Instinkt entscheidet einer, bevor die anderen es sehen.
lesson-again = Eine gespielte Karte kann in der nächsten Runde nicht gespielt werden. Denk zwei Runden voraus, und drehe Marines um, bevor die Schwärme hinter ihnen sind.
lesson-travel = Ist am Ende einer Phase ein Signalstapel leer, rückt die Formation zum nächsten Standort vor. So kommst du hier heraus: Lass sie kommen, und überlebe.
lesson-end = Ein neuer Standort, neue Ausstattung. Der letzte Standort sagt, wie man gewinnt. Viel Glück, Bruder.
