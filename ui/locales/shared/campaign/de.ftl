# Campaigns
campaigns-title = Kampagnen
campaigns-lead = Eine einzige Namensliste durch alle Kapitel. Wer fällt, bleibt gefallen, und eine Niederlage ändert, was danach kommt.
campaigns-mine = Deine Kampagnen
campaigns-start = Eine Kampagne beginnen
campaign-which = Kampagne
campaign-level = Schwierigkeit
campaign-level-easiest = Am leichtesten
campaign-level-between = Dazwischen
campaign-level-hardest = Am schwersten
campaign-start = Kampagne beginnen
campaign-computer-about = Du führst die Marines durch alle Kapitel, und das Programm spielt die Aliens.
campaign-own-files = Mit eigenen Dateien beginnen
campaign-own-files-about = Wähle die Datei der Kampagne und die ihrer Missionen zusammen aus.
campaign-bad-files = In diesen Dateien sind Fehler. „blipfall campaign check“ nennt sie Zeile für Zeile.
campaign-bad-save = Das ist keine gespeicherte Kampagne, oder jemand hat sie so verändert, dass ihre Kapitel nicht aufeinander folgen.
campaign-too-many = Mehr Kampagnen kann eine Person nicht speichern. Lösche zuerst eine davon.
campaign-import = Eine gespeicherte Kampagne laden
campaign-import-about = Eine Datei, die auf der Seite einer Kampagne gespeichert wurde, hier oder auf einem anderen Server. Sie bleibt als geladen gekennzeichnet.
campaign-imported = Aus einer Datei
campaign-imported-about = Aus einer Datei geladen: Niemand weiß hier, wie ihre früheren Kapitel gespielt wurden.
campaign-against = Gegen { $player }
campaign-two = Zwei Spieler an zwei Bildschirmen
campaign-chapter-of = Kapitel { $number } von { $count }
campaign-chapter-number = Kapitel { $number }
campaign-is-won = Gewonnen
campaign-is-lost = Verloren
campaign-living =
    { $count ->
        [one] 1 Marine lebt
       *[other] { $count } Marines leben
    }
campaign-fallen =
    { $count ->
        [0] niemand gefallen
       *[other] { $count } gefallen
    }
campaign-second-try-short = Zweiter Versuch
campaign-second-try = Zweiter Versuch, unter anderen Bedingungen
campaign-who-goes = Dabei: { $names }
campaign-play = Kapitel { $number } spielen
campaign-go-on = Kapitel { $number } weiterspielen
campaign-chapters = Kapitel
campaign-won = Sieg
campaign-lost = Niederlage
campaign-drawn = Remis
campaign-came-back = Zurückgekehrt: { $names }
campaign-none-came-back = Niemand kehrte zurück.
campaign-fell = Gefallen: { $names }
campaign-comes-next = Dieses Kapitel kommt als Nächstes.
campaign-not-yet = Noch nicht gespielt
campaign-roster = Namensliste
campaign-instead-of = An der Stelle von { $name }
campaign-survived =
    { $count ->
        [one] 1 Kapitel überlebt
       *[other] { $count } Kapitel überlebt
    }
campaign-kills =
    { $count ->
        [one] 1 Alien getötet
       *[other] { $count } Aliens getötet
    }
campaign-medals = Auszeichnungen
campaign-medal-kills =
    { $count ->
        [one] 1 Alien in einem Kapitel getötet
       *[other] { $count } Aliens in einem Kapitel getötet
    }
campaign-wall = Die Wand der Namen
campaign-epilogue = Epilog
campaign-nobody-lived = Niemand.
campaign-all = Alle Kampagnen
campaign-save = Als Datei speichern
campaign-drop = Löschen
campaign-drop-title = Diese Kampagne löschen?
campaign-drop-about = Ihre Kapitel und ihre Namensliste sind dann fort. Die Aufzeichnungen der Partien bleiben.
