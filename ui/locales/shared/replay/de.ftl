# Replays

nav-replays = Aufzeichnungen
over-replay = Aufzeichnung ansehen
replays-title = Aufzeichnungen
replays-lead = Deine beendeten Partien: noch einmal ansehen, zurückspulen, einen Moment teilen oder von dort weiterspielen.
replays-none = Noch ist keine Partie beendet.
replay-watch = Ansehen
replay-import = Aufzeichnung hereinholen
replay-import-about = Eine Datei, die hier oder anderswo gespeichert wurde. Sie wird angenommen, wenn sich jeder Wurf darin beweisen lässt.
replay-import-failed = Die Aufzeichnung wurde nicht angenommen: { $why }
replay-imported = Aus einer Datei geholt
replay-title = Aufzeichnung: { $title }
replay-look = Gesehen von
replay-look-all = Alles offen
replay-look-spectator = Als Zuschauer
replay-link = Link kopieren
replay-export = Datei speichern
replay-proof = Würfelbeweis
replay-play-on = Ab hier weiterspielen
replay-play-on-about = In diesem Moment beginnt ein Übungsspiel; der Computer übernimmt die anderen Plätze. Die Würfel folgen weiter derselben Saat: Wer dasselbe tut, würfelt dasselbe.
replay-play-as = Ich spiele
replay-play-on-go = Weiterspielen
replay-controls = Spulen
replay-place = Moment
replay-moment = { $place } von { $last } · { $round } · { $phase }
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-turning-before = Zum vorigen Wendepunkt
replay-turning-next = Zum nächsten Wendepunkt
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = normal
replay-speed-fast = schnell
replay-turning-death = Ein Marine fällt
replay-turning-place = Etwas Neues taucht auf
replay-turning-goal = Der Auftrag kommt voran
replay-turning-end = Das Ende

# Proof of the dice

proof-title = Beweis der Würfel
proof-how = Vor der Partie hat der Server eine geheime Zahl in einen versiegelten Umschlag gelegt: Ihr Fingerabdruck wurde allen gezeigt. Dann hat der Browser jedes Spielers eine eigene Zahl hinzugefügt. Alle Würfe folgen aus diesen Zahlen; niemand konnte einen Wurf wählen oder ändern. Nach dem Ende wird der Umschlag geöffnet und alles nachgerechnet.
proof-proven = Alles stimmt: Die Würfel folgen aus der Saat und alles andere aus den Regeln.
proof-failed = Etwas stimmt nicht.
proof-seal = Die Aufzeichnung ist so, wie sie geschrieben wurde.
proof-commitment = Das Geheimnis ist das, das vor der Partie weggeschlossen wurde.
proof-contributions = Die Zahlen der Spieler sind Teil der Saat.
proof-dice = Jeder Wurf ist der, den die Saat ergibt.
proof-rules = Jede Aktion folgt den Regeln.
proof-ending = Das Ergebnis ist das gespielte.
proof-limits = Eine Aufzeichnung kann nicht beweisen, wer an der Tastatur saß, und auch nicht, dass der Fingerabdruck rechtzeitig gezeigt wurde: Wer gespielt hat, kann ihn mit dem vergleichen, den er gesehen hat.
proof-imported = Diese Aufzeichnung wurde aus einer Datei geholt. Ihre Würfel folgen aus ihrer Saat; wer gespielt hat, ist hier nicht bekannt, und ihre Spieler sind nummeriert.
